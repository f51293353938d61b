//! `cargo xtask peers`: compares our games with those of other programs, move
//! by move. Needs Python and a network, so it is no part of the tests.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use crate::Chore;
use crate::project::{build_release, passed_on, release_program, root, shown, succeeds, target};

pub(crate) const CHORE: Chore = Chore {
    name: "peers",
    line: "compares our games with those of other programs",
    help: "\
Plays random lines of OpenSpiel's two domino games and replays every line in
ours: the same legal plays at every decision, the same ends. Lists where the
scores differ and why. Makes a Python environment under target/peers and
installs `open_spiel` into it; not part of the tests.

Usage: cargo xtask peers domino [--lines N] [--seed S]

  --lines N   lines of each of the two games (default 100000)
  --seed S    seed of the first line (default 1)
",
    work: peers,
};

/// The release that the comparison was written for.
const OPEN_SPIEL: &str = "open_spiel==2.0.2";

fn peers(args: &[String]) -> Result<ExitCode, String> {
    let Some((family, options)) = args.split_first() else {
        return Err("say what to compare: `cargo xtask peers domino`".to_owned());
    };
    if family != "domino" {
        return Err(format!(
            "there is nothing to compare for `{family}`; write `domino`"
        ));
    }
    check(options)?;
    let python = python()?;
    build_release(&["-p", "tapete-suite", "--bin", "peers_domino"])?;

    let mut theirs = Command::new(python);
    theirs
        .arg(root().join("xtask/peers/domino.py"))
        .args(options);
    let mut playing = theirs
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot run `{}`: {error}", shown(&theirs)))?;
    let lines = playing
        .stdout
        .take()
        .ok_or("the other program prints nothing")?;
    let mut ours = Command::new(release_program("peers_domino"));
    let compared = ours
        .stdin(lines)
        .status()
        .map_err(|error| format!("cannot run `{}`: {error}", shown(&ours)))?;
    let played = playing
        .wait()
        .map_err(|error| format!("cannot wait for the other program: {error}"))?;
    if !played.success() {
        eprintln!(
            "error: `{}` failed ({played}); its lines above are not all",
            shown(&theirs)
        );
        return Ok(ExitCode::FAILURE);
    }
    Ok(passed_on(compared))
}

fn check(options: &[String]) -> Result<(), String> {
    for pair in options.chunks(2) {
        match pair {
            [name, number] if name == "--lines" || name == "--seed" => {
                let number: Result<u64, _> = number.parse();
                number.map_err(|_| format!("`{name}` needs a whole number"))?;
            }
            [other, ..] => {
                return Err(format!(
                    "unknown argument `{other}`, or its number is missing"
                ));
            }
            [] => {}
        }
    }
    Ok(())
}

/// Returns a Python that has the other program, making it at the first call.
fn python() -> Result<PathBuf, String> {
    let home = target().join("peers").join(OPEN_SPIEL.replace("==", "-"));
    let ready = home.join("ready");
    let python = ["bin/python", "Scripts/python.exe"]
        .map(|it| home.join(it))
        .into_iter();
    if ready.exists()
        && let Some(found) = python.clone().find(|it| it.exists())
    {
        return Ok(found);
    }
    let system = ["python3", "python"]
        .into_iter()
        .find(|it| runs(Path::new(it)))
        .ok_or("Python is not installed; install Python 3.10 or newer and run this again")?;
    made(Command::new(system).args(["-m", "venv"]).arg(&home))?;
    let found = python.clone().find(|it| it.exists()).ok_or_else(|| {
        format!(
            "{} holds no Python; delete it and run this again",
            home.display()
        )
    })?;
    made(Command::new(&found).args(["-m", "pip", "install", "--quiet", OPEN_SPIEL]))?;
    std::fs::write(&ready, "")
        .map_err(|error| format!("cannot write {}: {error}", ready.display()))?;
    Ok(found)
}

fn made(command: &mut Command) -> Result<(), String> {
    if succeeds(command)? {
        return Ok(());
    }
    Err(format!(
        "`{}` failed; it needs Python with venv, and a network",
        shown(command)
    ))
}

fn runs(program: &Path) -> bool {
    Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|it| it.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_options_are_refused_before_anything_is_installed() {
        let words = |text: &str| {
            text.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert!(check(&words("--lines 10 --seed 3")).is_ok());
        for wrong in ["--lines", "--lines ten", "--fast 1", "10"] {
            assert!(check(&words(wrong)).is_err(), "{wrong}");
        }
    }
}
