//! The commands, one file each.

mod calc;
mod check;
mod completions;
mod convert;
mod deck;
mod explain;
mod fmt;
mod games;
mod menu;
mod new;
mod picture;
mod play;
mod replay;
mod scene;
mod simulate;
mod solve;
mod try_card;
mod watch;
mod words;

pub(crate) mod cards;
pub(crate) mod columns;

use crate::args::{Args, Command};
use crate::out::Out;

/// Runs what was asked for; without a command, the menu.
pub(crate) fn run(args: Args, out: &mut Out) -> anyhow::Result<()> {
    let Some(command) = args.command else {
        return menu::run(out);
    };
    match command {
        Command::Games { json } => games::run(json, out),
        Command::Check { files, json } => check::run(&files, json, out),
        Command::Fmt { files, check } => fmt::run(&files, check, out),
        Command::Convert(args) => convert::run(&args, out),
        Command::Explain { code, json } => explain::run(code.as_deref(), json, out),
        Command::Words {
            word,
            json,
            markdown,
        } => words::run(word.as_deref(), json, markdown, out),
        Command::Play(args) => play::run(&args, out),
        Command::Watch(args) => watch::run(&args, out),
        Command::Simulate(args) => simulate::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Scene { files, update } => scene::run(&files, update, out),
        Command::Picture(args) => picture::run(&args, out),
        Command::New(args) => new::run(&args, out),
        Command::Try(args) => try_card::run(&args, out),
        Command::Calc(args) => calc::run(&args, out),
        Command::Solve(args) => solve::run(&args, out),
        Command::Deck { command } => deck::run(&command, out),
        Command::Completions { shell } => completions::run(shell, out),
    }
}
