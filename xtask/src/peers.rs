//! `cargo xtask peers`: compares our games with those of other programs, move
//! by move. Needs Python and a network, so it is no part of the tests.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use crate::Chore;
use crate::json::Json;
use crate::project::{
    build_release, passed_on, read, release_program, root, shown, succeeds, target,
};

pub(crate) const CHORE: Chore = Chore {
    name: "peers",
    line: "compares our games with those of other programs",
    help: "\
Plays random lines of another program's games and replays every line in ours:
the same legal plays at every decision, the same ends. Lists where the scores
differ and why. Makes a Python environment under target/peers and installs the
other program into it; not part of the tests.

What is compared is in `tests/peers/NAME`: a `peer.json`, and the script that
plays the lines. Without a name it lists those that there are.

Usage: cargo xtask peers NAME [--lines N] [--seed S]

  --lines N   lines of each game (default 100000)
  --seed S    seed of the first line (default 1)
",
    work: peers,
};

/// Where the comparisons are, a folder each.
const HOME: &str = "tests/peers";

/// What a `peer.json` says.
struct Peer {
    /// What is compared, in one line.
    about: String,
    /// The other program with its release, as pip names it.
    requirement: String,
    /// The Python script that prints the other program's lines.
    script: PathBuf,
    /// The program of the suite that reads them and plays them in ours.
    program: String,
}

impl Peer {
    fn read(name: &str) -> Result<Peer, String> {
        let folder = Path::new(HOME).join(name);
        let file = folder.join("peer.json");
        let json = Json::read(&read(&root().join(&file))?)?;
        let text = |name: &str| {
            let text = json.get(name).and_then(Json::text);
            text.ok_or_else(|| format!("{}: `{name}` needs a text", file.display()))
        };
        Ok(Peer {
            about: text("about")?.to_owned(),
            requirement: text("requirement")?.to_owned(),
            script: root().join(&folder).join(text("script")?),
            program: text("program")?.to_owned(),
        })
    }
}

/// Lists the comparisons by name.
fn names() -> Result<Vec<String>, String> {
    let unread = |error| format!("cannot list {HOME}: {error}");
    let mut names = Vec::new();
    for entry in std::fs::read_dir(root().join(HOME)).map_err(unread)? {
        names.push(
            entry
                .map_err(unread)?
                .file_name()
                .to_string_lossy()
                .into_owned(),
        );
    }
    names.sort();
    Ok(names)
}

/// Lists the comparisons, a line each.
fn listed() -> Result<String, String> {
    let line = |name: String| {
        let peer = Peer::read(&name)?;
        Ok(format!("  cargo xtask peers {name:<10} {}", peer.about))
    };
    let lines: Vec<String> = names()?
        .into_iter()
        .map(line)
        .collect::<Result<_, String>>()?;
    Ok(lines.join("\n"))
}

fn peers(args: &[String]) -> Result<ExitCode, String> {
    let Some((name, options)) = args.split_first() else {
        return Err(format!("say what to compare:\n{}", listed()?));
    };
    if !names()?.contains(name) {
        return Err(format!(
            "there is nothing to compare for `{name}`; write one of these:\n{}",
            listed()?
        ));
    }
    check(options)?;
    let peer = Peer::read(name)?;
    let python = python(&peer.requirement)?;
    build_release(&["-p", "tapete-suite", "--bin", &peer.program])?;

    let mut theirs = Command::new(python);
    theirs.arg(&peer.script).args(options);
    let mut playing = theirs
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot run `{}`: {error}", shown(&theirs)))?;
    let lines = playing
        .stdout
        .take()
        .ok_or("the other program prints nothing")?;
    let mut ours = Command::new(release_program(&peer.program));
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
fn python(requirement: &str) -> Result<PathBuf, String> {
    let home = target().join("peers").join(requirement.replace("==", "-"));
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
    made(Command::new(&found).args(["-m", "pip", "install", "--quiet", requirement]))?;
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
        for wrong in ["", "no-such-peer"] {
            let refusal = peers(&words(wrong)).expect_err(wrong);
            assert!(refusal.contains("cargo xtask peers "), "{refusal}");
        }
    }

    /// Every comparison's own data: it can be read, and its script is there.
    #[test]
    fn the_data_of_every_comparison_is_well() {
        let names = names().expect("the comparisons");
        assert!(!names.is_empty());
        for name in names {
            let peer = Peer::read(&name).expect(&name);
            assert!(peer.script.is_file(), "{}", peer.script.display());
        }
    }
}
