//! `cargo xtask test`: every test of the project, of every kind, with one
//! closing summary.

use std::io::{BufRead, BufReader};
use std::process::{ExitCode, Stdio};
use std::time::Instant;

use crate::Chore;
use crate::project::cargo;

pub(crate) const CHORE: Chore = Chore {
    name: "test",
    line: "runs every test of the project, of every kind",
    help: "\
Runs every test of the project, part after part, and goes on after a part that
fails. The last line says how many passed and failed.

Usage: cargo xtask test [--only PART]... [--list]

  --only PART   runs this part alone; may be repeated
  --list        lists the parts and the command of each
",
    work: test,
};

/// One part of the tests: a command that can also be run alone.
struct Part {
    name: &'static str,
    about: &'static str,
    /// What cargo is asked to do.
    args: &'static [&'static str],
    /// Whether the command prints lines that count its tests; otherwise the
    /// part counts as one.
    counts: bool,
}

const PARTS: &[Part] = &[
    Part {
        name: "format",
        about: "the code is formatted",
        args: &["fmt", "--all", "--check"],
        counts: false,
    },
    Part {
        name: "lint",
        about: "clippy finds nothing",
        args: &[
            "clippy",
            "-q",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ],
        counts: false,
    },
    Part {
        name: "unit",
        about: "tests beside the code, of the program, and examples in docs",
        args: &[
            "test",
            "-q",
            "--workspace",
            "--exclude",
            "tapete-suite",
            "--no-fail-fast",
        ],
        counts: true,
    },
    Part {
        name: "suite",
        about: "scenes, laws, secrets, playthroughs, replays, statistics",
        args: &["test", "-q", "-p", "tapete-suite", "--no-fail-fast"],
        counts: true,
    },
    Part {
        name: "wasm",
        about: "all below the program builds for WebAssembly, and plays there as here",
        args: &["run", "-q", "-p", "xtask", "--", "wasm"],
        counts: true,
    },
    Part {
        name: "tidy",
        about: "the invariants of the tree",
        args: &["run", "-q", "-p", "xtask", "--", "tidy"],
        counts: true,
    },
    Part {
        name: "manual",
        about: "the manual's word list is fresh",
        args: &["run", "-q", "-p", "xtask", "--", "manual", "--check"],
        counts: false,
    },
];

/// How many tests came out how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    passed: u64,
    failed: u64,
    skipped: u64,
}

/// A part that has run.
struct Ran {
    part: &'static Part,
    counts: Counts,
    seconds: f64,
}

fn test(args: &[String]) -> Result<ExitCode, String> {
    let Some(parts) = chosen(args)? else {
        for part in PARTS {
            println!(
                "{:<8} {}\n         {}",
                part.name,
                part.about,
                command_line(part)
            );
        }
        return Ok(ExitCode::SUCCESS);
    };
    let mut done = Vec::new();
    for part in parts {
        println!("\n== {}: {}", part.name, command_line(part));
        done.push(run(part)?);
    }
    print!("{}", summary(&done));
    let well = done.iter().all(|it| it.counts.failed == 0);
    Ok(if well {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Returns the parts to run, or nothing when they are only to be listed.
fn chosen(args: &[String]) -> Result<Option<Vec<&'static Part>>, String> {
    let mut only = Vec::new();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--list" => return Ok(None),
            "--only" => {
                let name = args.next().ok_or("`--only` needs the name of a part")?;
                let part = PARTS.iter().find(|it| it.name == name).ok_or_else(|| {
                    let names: Vec<&str> = PARTS.iter().map(|it| it.name).collect();
                    format!(
                        "there is no part `{name}`; the parts are {}",
                        names.join(", ")
                    )
                })?;
                only.push(part);
            }
            other => return Err(format!("unknown argument `{other}`")),
        }
    }
    Ok(Some(if only.is_empty() {
        PARTS.iter().collect()
    } else {
        only
    }))
}

/// Runs one part, prints its closing lines, and everything it said if it failed.
fn run(part: &'static Part) -> Result<Ran, String> {
    let start = Instant::now();
    let mut child = cargo(part.args)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot run cargo: {error}"))?;
    let mut said = Vec::new();
    let mut counts = Counts::default();
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).lines() {
            let line = line.map_err(|error| format!("cannot read what cargo prints: {error}"))?;
            let Some(found) = closing(&line) else {
                said.push(line);
                continue;
            };
            println!("{line}");
            counts.passed += found.passed;
            counts.failed += found.failed;
            counts.skipped += found.skipped;
        }
    }
    let status = child
        .wait()
        .map_err(|error| format!("cannot wait for cargo: {error}"))?;
    if !part.counts {
        counts = Counts::default();
    }
    if !status.success() {
        println!("{}", said.join("\n"));
        counts.failed = counts.failed.max(1);
    } else if !part.counts {
        println!("{}: ok", part.name);
        counts.passed = 1;
    } else if counts == Counts::default() {
        // A runner that no longer says how many tests it ran must not pass unseen.
        println!("{}: no test was counted", part.name);
        counts.failed = 1;
    }
    Ok(Ran {
        part,
        counts,
        seconds: start.elapsed().as_secs_f64(),
    })
}

/// Reads the closing line of a runner, such as
/// `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
fn closing(line: &str) -> Option<Counts> {
    let (_, counted) = line.split_once(" result: ")?;
    let (_, counted) = counted.split_once(". ")?;
    let count = |word: &str| {
        counted.split(';').find_map(|it| {
            let (number, name) = it.trim().split_once(' ')?;
            (name == word).then(|| number.parse().ok()).flatten()
        })
    };
    Some(Counts {
        passed: count("passed")?,
        failed: count("failed")?,
        skipped: count("ignored").unwrap_or(0),
    })
}

fn command_line(part: &Part) -> String {
    format!("cargo {}", part.args.join(" "))
}

fn summary(done: &[Ran]) -> String {
    let mut text = format!(
        "\n{:<8} {:>7} {:>7} {:>7} {:>8}\n",
        "part", "passed", "failed", "skipped", "seconds"
    );
    for ran in done {
        let counts = ran.counts;
        text.push_str(&format!(
            "{:<8} {:>7} {:>7} {:>7} {:>8.1}\n",
            ran.part.name, counts.passed, counts.failed, counts.skipped, ran.seconds
        ));
    }
    for ran in done.iter().filter(|it| it.counts.failed > 0) {
        text.push_str(&format!(
            "{} failed; repeat it with: cargo xtask test --only {}   (or: {})\n",
            ran.part.name,
            ran.part.name,
            command_line(ran.part)
        ));
    }
    let passed: u64 = done.iter().map(|it| it.counts.passed).sum();
    let failed: u64 = done.iter().map(|it| it.counts.failed).sum();
    text.push_str(&format!("{passed} passed, {failed} failed\n"));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_are_counted() {
        let line =
            "test result: FAILED. 12 passed; 3 failed; 1 ignored; 0 measured; 0 filtered out";
        let counts = Counts {
            passed: 12,
            failed: 3,
            skipped: 1,
        };
        assert_eq!(closing(line), Some(counts));
        assert_eq!(
            closing("tidy result: ok. 9 passed; 0 failed").map(|it| it.passed),
            Some(9)
        );
        assert_eq!(closing("test a_result ... ok"), None);
    }

    #[test]
    fn the_summary_ends_with_the_totals_and_says_how_to_repeat() {
        let ran = |index: usize, passed, failed| Ran {
            part: &PARTS[index],
            counts: Counts {
                passed,
                failed,
                skipped: 0,
            },
            seconds: 1.0,
        };
        let text = summary(&[ran(0, 1, 0), ran(2, 40, 2)]);
        assert!(text.ends_with("41 passed, 2 failed\n"), "{text}");
        assert!(text.contains("cargo xtask test --only unit"), "{text}");
        assert!(!text.contains("--only format"), "{text}");
    }

    #[test]
    fn an_unknown_part_is_refused_with_the_known_ones() {
        let args = ["--only".to_owned(), "unti".to_owned()];
        let error = chosen(&args).err().unwrap();
        assert!(
            error.contains("`unti`") && error.contains("unit"),
            "{error}"
        );
    }
}
