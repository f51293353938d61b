//! Our chores: one command each, in Rust, without dependencies, so that a
//! machine with nothing but Rust can run them all.

mod bench;
mod json;
mod manual;
mod peers;
mod project;
mod run;
mod test;
mod tidy;
mod wasm;

use std::process::ExitCode;

/// One chore.
struct Chore {
    name: &'static str,
    /// One line for the list of chores.
    line: &'static str,
    /// What `--help` prints.
    help: &'static str,
    /// Does it; a refusal says what to do.
    work: fn(&[String]) -> Result<ExitCode, String>,
}

/// Every chore, in the order in which a newcomer meets them.
const CHORES: &[Chore] = &[
    run::CHORE,
    test::CHORE,
    tidy::CHORE,
    manual::CHORE,
    wasm::CHORE,
    bench::CHORE,
    peers::CHORE,
];

/// What a wrong use of a chore exits with.
const WRONG_USE: u8 = 2;

/// Ends quietly when nobody reads on, as in `cargo xtask tidy | head`; the
/// macros that print would otherwise panic.
fn end_with_the_reader() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let message = info.payload_as_str().unwrap_or_default();
        if message.contains("failed printing to") {
            std::process::exit(i32::from(WRONG_USE));
        }
        usual(info);
    }));
}

fn main() -> ExitCode {
    end_with_the_reader();
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some((name, rest)) = args.split_first() else {
        print!("{}", overview());
        return ExitCode::from(WRONG_USE);
    };
    if matches!(name.as_str(), "help" | "--help" | "-h") {
        print!("{}", overview());
        return ExitCode::SUCCESS;
    }
    let Some(chore) = CHORES.iter().find(|it| it.name == name) else {
        eprintln!("error: there is no chore `{name}`\n");
        eprint!("{}", overview());
        return ExitCode::from(WRONG_USE);
    };
    // `run` hands its arguments on: only a leading `--help` is about the chore.
    if matches!(rest.first().map(String::as_str), Some("--help" | "-h")) {
        print!("{}", chore.help);
        return ExitCode::SUCCESS;
    }
    match (chore.work)(rest) {
        Ok(code) => code,
        Err(refusal) => {
            eprintln!("error: {refusal}");
            eprintln!("help: `cargo xtask {name} --help` shows how to use it");
            ExitCode::from(WRONG_USE)
        }
    }
}

fn overview() -> String {
    let mut text = String::from("The chores of Tapete.\n\nUsage: cargo xtask CHORE [--help]\n\n");
    for chore in CHORES {
        text.push_str(&format!("  {:<8} {}\n", chore.name, chore.line));
    }
    text
}
