//! `cargo xtask run`: builds what is needed and opens the workshop.

use std::process::{Command, ExitCode};

use crate::Chore;
use crate::project::{build_release, passed_on, release_program, root, shown};

pub(crate) const CHORE: Chore = Chore {
    name: "run",
    line: "builds what is needed and opens the workshop",
    help: "\
Builds Tapete and opens the workshop: pick a game, pick seats, play.

Usage: cargo xtask run [ARGUMENTS]

  ARGUMENTS   handed to `tapete`; without any it opens the menu

Examples:
  cargo xtask run
  cargo xtask run play block --bots random
",
    work: run,
};

fn run(args: &[String]) -> Result<ExitCode, String> {
    build_release(&["-p", "tapete-cli"])?;
    let mut command = Command::new(release_program("tapete"));
    command.args(args).current_dir(root());
    let status = command
        .status()
        .map_err(|error| format!("cannot run `{}`: {error}", shown(&command)))?;
    Ok(passed_on(status))
}
