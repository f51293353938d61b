//! `cargo xtask run`: builds what is needed and opens the workshop.

use std::process::{Command, ExitCode};

use crate::Chore;
use crate::project::{cargo, passed_on, root, shown, succeeds, target};

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

/// The profile for playing: `[profile.play]` in the manifest. It is built in half
/// the time of the one for measuring.
const PROFILE: &str = "play";

fn run(args: &[String]) -> Result<ExitCode, String> {
    let name = format!("tapete{}", std::env::consts::EXE_SUFFIX);
    let program = target().join(PROFILE).join(name);
    if !program.exists() {
        eprintln!("Tapete is built before its first start; that takes a minute or two.");
    }
    // Not quiet: whoever waits sees what is being built.
    let mut build = cargo(&["build", "--profile", PROFILE, "-p", "tapete-cli"]);
    if !succeeds(&mut build)? {
        return Err(format!(
            "`{}` failed; mend what it says above",
            shown(&build)
        ));
    }
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    let status = command
        .status()
        .map_err(|error| format!("cannot run `{}`: {error}", shown(&command)))?;
    Ok(passed_on(status))
}
