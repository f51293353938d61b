//! The commands, one file each.

mod check;
mod completions;
mod convert;
mod explain;
mod fmt;
mod games;
mod menu;
mod picture;
mod play;
mod replay;
mod scene;
mod simulate;
mod solve;
mod watch;
mod words;

pub(crate) mod columns;

use std::io::Write as _;

use crate::args::{Args, Command};
use crate::out::Out;
use crate::tool::{self, command::Called};

pub(crate) use simulate::progress_bar;

/// Runs what was asked for; without a command, the menu.
pub(crate) fn run(args: Args, called: Option<Called>, out: &mut Out) -> anyhow::Result<()> {
    if is_for_programs(&args, called.as_ref()) {
        out.is_data();
    }
    match called {
        Some(Called::Tool(call)) => return tool::run(*call, out),
        Some(Called::Group(group)) => return list(group, out),
        None => {}
    }
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
        Command::Solve(args) => solve::run(&args, out),
        Command::Completions { shell } => completions::run(shell, out),
    }
}

/// Tells whether what is printed is data rather than words for people.
fn is_for_programs(args: &Args, called: Option<&Called>) -> bool {
    match (&args.command, called) {
        (_, Some(Called::Tool(call))) => call.json || call.csv,
        (Some(Command::Games { json }), _)
        | (Some(Command::Check { json, .. }), _)
        | (Some(Command::Explain { json, .. }), _) => *json,
        (Some(Command::Words { json, markdown, .. }), _) => *json || *markdown,
        (Some(Command::Simulate(args)), _) => args.json,
        (Some(Command::Solve(args)), _) => args.json,
        (Some(Command::Fmt { .. } | Command::Convert(_) | Command::Completions { .. }), _) => true,
        _ => false,
    }
}

/// Says which tools a group has.
fn list(group: &str, out: &mut Out) -> anyhow::Result<()> {
    let names = tool::command::in_group(group).map(|it| it.name.chars().count());
    let width = names.max().unwrap_or(0);
    for tool in tool::command::in_group(group) {
        let (name, doc) = (tool.name, tool.doc.get(out.tongue));
        writeln!(out, "tapete {name:width$}   {doc}")?;
    }
    Ok(())
}
