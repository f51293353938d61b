//! The program as its user runs it: every command, its exit codes, its
//! messages in both languages, and what it leaves on disk.

mod cards;
mod decks;
mod forms;
mod making;
mod matches;
mod replays;
mod scenes;
#[cfg(unix)]
mod signals;
mod simulations;
mod solving;
mod texts;
mod tutorial;
mod usage;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// A folder of its own in which the program runs.
struct Desk {
    folder: TempDir,
}

/// What the program did.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Desk {
    fn new() -> Desk {
        Desk {
            folder: tempfile::tempdir().expect("a folder"),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) -> &Desk {
        std::fs::write(self.path(name), text).expect("written");
        self
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("readable")
    }

    fn n_files(&self) -> usize {
        std::fs::read_dir(self.folder.path())
            .expect("listed")
            .count()
    }

    /// Runs a command line whose words have no spaces.
    fn run(&self, line: &str) -> Ran {
        self.run_with(line, "")
    }

    /// Runs a command line with something to read.
    fn run_with(&self, line: &str, input: &str) -> Ran {
        let mut child = command(self.folder.path(), line)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let mut stdin = child.stdin.take().expect("its input");
        // The program may have ended before it read all.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        Ran::new(child.wait_with_output().expect("it ends"))
    }
}

fn command(folder: &Path, line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapete"));
    command
        .args(line.split_whitespace())
        .current_dir(folder)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .env("LANG", "C");
    command
}

impl Ran {
    fn new(output: Output) -> Ran {
        Ran {
            code: output.status.code().expect("it was not killed"),
            out: String::from_utf8(output.stdout).expect("UTF-8"),
            err: String::from_utf8(output.stderr).expect("UTF-8"),
        }
    }

    /// Checks the exit code.
    #[track_caller]
    fn ends(self, code: i32) -> Ran {
        assert_eq!(self.code, code, "out: {}\nerr: {}", self.out, self.err);
        self
    }

    /// Checks that standard output holds each text.
    #[track_caller]
    fn says(self, texts: &[&str]) -> Ran {
        for text in texts {
            assert!(self.out.contains(text), "no `{text}` in:\n{}", self.out);
        }
        self
    }

    /// Checks that standard error holds each text.
    #[track_caller]
    fn complains(self, texts: &[&str]) -> Ran {
        for text in texts {
            assert!(self.err.contains(text), "no `{text}` in:\n{}", self.err);
        }
        self
    }

    /// Reads standard output as one JSON object.
    #[track_caller]
    fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).expect("one JSON object")
    }
}
