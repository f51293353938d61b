//! The `tapete` program: the only crate that prints.
//!
//! Exit codes: 0 well, 1 the thing asked about is not well, 2 wrong use; 130
//! after Ctrl+C and 128 and the signal's number after another that asked to end,
//! when what was promised has been done.

mod args;
mod asking;
mod commands;
mod failure;
mod help;
mod keyboard;
mod making;
mod opening;
mod out;
mod passing;
mod plain;
mod recording;
mod repeat;
mod saving;
mod screen;
mod seating;
mod signals;
mod speech;
mod task;
mod thinking;
mod tool;
mod usage;

use std::io::Write as _;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let tongue = args::tongue_of(std::env::args_os());
    let (args, called) = match args::read(tongue) {
        Ok(read) => read,
        Err(error) => {
            return failure::report_use(&error, tongue);
        }
    };
    out::set_color(args.color);
    let mut out = out::Out::new(tongue);
    let done = commands::run(args, called, &mut out).and_then(|()| Ok(out.flush()?));
    let code = match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error, tongue),
    };
    signals::exit_code().map_or(code, ExitCode::from)
}
