//! `cargo xtask wasm`: everything below the program builds for WebAssembly and
//! plays there as it does here, to the byte.
//!
//! A machine without the target or without Node is told so; what it cannot run
//! counts as skipped.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use crate::Chore;
use crate::project::{cargo, root, shown, succeeds, target};

pub(crate) const CHORE: Chore = Chore {
    name: "wasm",
    line: "builds for WebAssembly and plays there as here",
    help: "\
Builds every crate below the program for wasm32-unknown-unknown, without what
needs a system: disk, threads, pictures. Then Node loads a small module, plays
some matches, and must come to the same bytes as the native program.

Adds the target with rustup where it is missing. Without the target, or without
Node, it says so and skips what needs them.

Usage: cargo xtask wasm
",
    work: wasm,
};

/// Where nothing of a system is.
const TARGET: &str = "wasm32-unknown-unknown";

/// The profile of the module: `[profile.wasm]` in the manifest.
const PROFILE: &str = "wasm";

/// The crates that need a system: the program itself.
const NEED_A_SYSTEM: &[&str] = &["cli"];

/// One game of each family, with a bot of its own.
const GAMES: &[(&str, &str)] = &[
    ("block", "Data"),
    ("five_elements", "strategist"),
    ("first_match", "greedy"),
    ("first_steps", "hard"),
];

/// The seeds of the matches that random bots play.
const SEEDS: &[u32] = &[1, 2, 3];

/// How many matches a simulation has: enough for two threads to share.
const MATCHES: u32 = 40;

/// Something that the module and the program are both asked.
struct Question {
    /// As the module is asked.
    module: String,
    /// As the program is asked.
    program: Vec<String>,
    /// Whether the program writes the answer to the file that `--save` names,
    /// not to its output.
    saves: bool,
}

fn wasm(args: &[String]) -> Result<ExitCode, String> {
    if let Some(other) = args.first() {
        return Err(format!("unknown argument `{other}`"));
    }
    let questions = questions();
    if let Err(reason) = has_target() {
        eprintln!("skipped: nothing was built for {TARGET}: {reason}");
        println!("build result: ok. 0 passed; 0 failed; 1 ignored");
        skip_matches(questions.len());
        return Ok(ExitCode::SUCCESS);
    }
    if !built()? {
        println!("build result: FAILED. 0 passed; 1 failed");
        return Ok(ExitCode::FAILURE);
    }
    println!("build result: ok. 1 passed; 0 failed");
    if let Err(reason) = has_node() {
        eprintln!("skipped: no match was played in the module: {reason}");
        skip_matches(questions.len());
        return Ok(ExitCode::SUCCESS);
    }
    let folder = target().join(PROFILE).join("native");
    ask_program(&questions, &folder)?;
    let mut node = Command::new("node");
    node.arg(root().join("tests/wasm/same.mjs"))
        .arg(module())
        .arg(&folder)
        .args(questions.iter().map(|it| &it.module));
    Ok(if succeeds(&mut node)? {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn skip_matches(n_questions: usize) {
    println!("node result: ok. 0 passed; 0 failed; {n_questions} ignored");
}

/// Makes sure that the target is there, or says why it is not.
fn has_target() -> Result<(), String> {
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args(["--print", "target-libdir", "--target", TARGET]);
    let printed = rustc.output().map_err(|error| error.to_string())?;
    let folder = String::from_utf8_lossy(&printed.stdout).trim().to_owned();
    if printed.status.success() && Path::new(&folder).is_dir() {
        return Ok(());
    }
    eprintln!("the target {TARGET} is missing; rustup adds it");
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", TARGET]).current_dir(root());
    match rustup.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`{}` failed", shown(&rustup))),
        Err(_) => Err(format!(
            "it is not installed and there is no rustup; install it, then run `{}`",
            shown(&rustup)
        )),
    }
}

fn has_node() -> Result<(), String> {
    let mut node = Command::new("node");
    let node = node.arg("--version").stdout(Stdio::null());
    match node.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) | Err(_) => Err("Node is not installed; it would run it".to_owned()),
    }
}

/// Builds every crate that needs no system, and the module.
fn built() -> Result<bool, String> {
    let to_module = ["--target", TARGET, "--profile", PROFILE];
    let mut crates = cargo(&["build", "-q", "--no-default-features"]);
    crates.args(to_module);
    for name in below_the_program()? {
        crates.arg("-p").arg(format!("tapete-{name}"));
    }
    let mut module = cargo(&["rustc", "-q", "-p", "tapete-wasm", "--lib"]);
    module.args(["--crate-type", "cdylib"]).args(to_module);
    Ok(succeeds(&mut crates)? && succeeds(&mut module)?)
}

/// Lists the folders of all crates below the program, sorted.
fn below_the_program() -> Result<Vec<String>, String> {
    let folder = root().join("crates");
    let entries = fs::read_dir(&folder)
        .map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
    let names = entries.flatten().filter(|it| it.path().is_dir());
    let mut names: Vec<String> = names
        .map(|it| it.file_name().to_string_lossy().into_owned())
        .filter(|it| !NEED_A_SYSTEM.contains(&it.as_str()))
        .collect();
    names.sort();
    Ok(names)
}

fn module() -> PathBuf {
    let folder = target().join(TARGET).join(PROFILE);
    folder.join("tapete_wasm.wasm")
}

fn questions() -> Vec<Question> {
    let mut questions = Vec::new();
    for (game, own) in GAMES {
        let random = SEEDS.iter().map(|seed| ("random", *seed));
        for (bot, seed) in random.chain([(*own, SEEDS[0])]) {
            let program = format!("watch {game} --bots {bot} --seed {seed} --save");
            questions.push(Question {
                module: format!("watch {game} {bot} {seed}"),
                program: words(&program),
                saves: true,
            });
        }
        let (seed, threads) = (SEEDS[0], 2);
        let program = format!(
            "simulate {game} --bots random --seed {seed} --matches {MATCHES} --threads {threads} --json"
        );
        questions.push(Question {
            module: format!("simulate {game} random {seed} {MATCHES}"),
            program: words(&program),
            saves: false,
        });
    }
    questions
}

fn words(line: &str) -> Vec<String> {
    line.split(' ').map(str::to_owned).collect()
}

/// Writes what the native program answers, one file for each question.
fn ask_program(questions: &[Question], folder: &Path) -> Result<(), String> {
    // With all of the workspace, so that what the tests built serves here.
    let mut build = cargo(&["build", "-q", "--workspace", "--bins"]);
    if !succeeds(&mut build)? {
        return Err(format!("`{}` failed", shown(&build)));
    }
    let cannot = |what: &Path, error| format!("cannot write {}: {error}", what.display());
    fs::create_dir_all(folder).map_err(|error| cannot(folder, error))?;
    let name = format!("tapete{}", std::env::consts::EXE_SUFFIX);
    let program = target().join("debug").join(name);
    for (index, question) in questions.iter().enumerate() {
        let path = folder.join(index.to_string());
        let file = File::create(&path).map_err(|error| cannot(&path, error))?;
        let mut command = Command::new(&program);
        command.args(&question.program).current_dir(root());
        if question.saves {
            command.arg(&path).stdout(Stdio::null());
        } else {
            command.stdout(file);
        }
        if !succeeds(&mut command)? {
            return Err(format!("`{}` failed", shown(&command)));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_module_and_the_program_are_asked_the_same() {
        let questions = questions();
        assert_eq!(questions.len(), GAMES.len() * (SEEDS.len() + 2));
        for question in &questions {
            for word in question.module.split(' ') {
                let has = question.program.iter().any(|it| it == word);
                assert!(has, "{word} of `{}`", question.module);
            }
        }
    }

    #[test]
    fn the_program_is_left_out_and_everything_else_is_built() {
        let crates = below_the_program().unwrap();
        assert!(!crates.contains(&"cli".to_owned()));
        for name in ["arena", "draw", "game", "workshop"] {
            assert!(crates.contains(&name.to_owned()), "{name}");
        }
    }
}
