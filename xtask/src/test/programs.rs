//! Programs of tests: found among what cargo built, and run side by side.
//!
//! Cargo runs one after the other, and a core is idle whenever one of them is
//! down to its longest test.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{available_parallelism, scope};

use super::parts::{BUILD, SUITE};
use super::{Counts, closing};
use crate::json::Json;
use crate::project::cargo;

/// A program of tests.
#[derive(Debug, PartialEq, Eq)]
struct Program {
    /// Its package, and its target where the package has several.
    name: String,
    path: PathBuf,
    /// Where it runs: the folder of its package.
    folder: PathBuf,
    of_suite: bool,
}

/// Runs the programs of the suite, or all others, and prints their closing
/// lines, and everything that those say which fail.
pub(super) fn run(of_suite: bool) -> Result<Counts, String> {
    let mut programs = built()?;
    programs.retain(|it| it.of_suite == of_suite);
    // The largest first: it tends to take longest, and should not end alone.
    let size = |it: &Program| it.path.metadata().map_or(0, |it| it.len());
    programs.sort_by_cached_key(|it| std::cmp::Reverse(size(it)));
    let n_programs = available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let total = Mutex::new(Ok(Counts::default()));
    scope(|scope| {
        for _ in 0..n_programs.min(programs.len()) {
            scope.spawn(|| {
                while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let ran = program.run();
                    // Nobody panics while holding it.
                    let mut total = total.lock().unwrap_or_else(|it| it.into_inner());
                    *total = told(program, ran, total.clone());
                }
            });
        }
    });
    total.into_inner().unwrap_or_else(|it| it.into_inner())
}

/// Prints what came of a program and adds it to the total.
fn told(
    program: &Program,
    ran: Result<Ran, String>,
    total: Result<Counts, String>,
) -> Result<Counts, String> {
    let (ran, mut total) = (ran?, total?);
    if let Some(line) = &ran.closing {
        println!("{line} ({})", program.name);
    }
    if !ran.well {
        println!("{} failed:\n{}", program.name, ran.said);
    }
    total.add(ran.counts);
    Ok(total)
}

/// What came of a program.
struct Ran {
    well: bool,
    counts: Counts,
    closing: Option<String>,
    said: String,
}

impl Program {
    fn run(&self) -> Result<Ran, String> {
        let output = Command::new(&self.path)
            .arg("-q")
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .output()
            .map_err(|error| format!("cannot run {}: {error}", self.path.display()))?;
        let mut said = String::from_utf8_lossy(&output.stdout).into_owned();
        said.push_str(&String::from_utf8_lossy(&output.stderr));
        let line = said.lines().rev().find(|it| closing(it).is_some());
        let line = line.map(|it| it.trim().to_owned());
        let mut counts = line.as_deref().and_then(closing).unwrap_or_default();
        // A program that ends before its closing line must not pass unseen.
        let well = output.status.success() && line.is_some();
        if !well {
            counts.failed = counts.failed.max(1);
        }
        Ok(Ran {
            well,
            counts,
            closing: line,
            said,
        })
    }
}

/// Asks cargo for every program of tests, which builds what is not fresh.
fn built() -> Result<Vec<Program>, String> {
    let output = cargo(BUILD)
        .args(["-q", "--message-format", "json-render-diagnostics"])
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("cannot run cargo: {error}"))?;
    if !output.status.success() {
        return Err("the tests do not build; mend what is said above".to_owned());
    }
    let lines = String::from_utf8_lossy(&output.stdout);
    let programs = lines.lines().filter_map(program);
    Ok(programs.collect())
}

/// Reads a message of cargo, if it tells of a program of tests.
fn program(line: &str) -> Option<Program> {
    let message = Json::read(line).ok()?;
    let path = message.get("executable")?.text()?;
    if message.get("profile")?.get("test")? != &Json::Truth(true) {
        return None;
    }
    let manifest = Path::new(message.get("manifest_path")?.text()?);
    let target = message.get("target")?;
    let is_beside = target.get("kind")?.items().first()?.text()? == "test";
    let target = target.get("name")?.text()?;
    let package = package(message.get("package_id")?.text()?);
    let name = match target.replace('_', "-") == package {
        true => package.to_owned(),
        false => format!("{package} {target}"),
    };
    Some(Program {
        name,
        path: PathBuf::from(path),
        folder: manifest.parent()?.to_path_buf(),
        // Unit tests of the suite's own code are unit tests like any other.
        of_suite: package == SUITE && is_beside,
    })
}

/// Returns the name in an id such as `path+file:///a/b#tapete-lang@0.1.0`, or
/// `path+file:///a/xtask#0.1.0`, where the folder is called like the package.
fn package(id: &str) -> &str {
    let (address, after) = id.rsplit_once('#').unwrap_or(("", id));
    match after.split_once('@') {
        Some((name, _)) => name,
        None => address.rsplit('/').next().unwrap_or(after),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_named_in_both_forms_of_an_id() {
        assert_eq!(
            package("path+file:///a/crates/lang#tapete-lang@0.1.0"),
            "tapete-lang"
        );
        assert_eq!(package("path+file:///a/xtask#0.1.0"), "xtask");
    }

    #[test]
    fn programs_of_tests_are_told_from_other_messages() {
        let message = |test: bool| {
            format!(
                r#"{{"package_id":"path+file:///a/tests#tapete-suite@0.1.0","manifest_path":"/a/tests/Cargo.toml","target":{{"kind":["test"],"name":"suite"}},"profile":{{"test":{test}}},"executable":"/a/t/suite-1"}}"#
            )
        };
        let found = program(&message(true)).unwrap();
        assert_eq!(found.name, "tapete-suite suite");
        assert_eq!(found.folder, Path::new("/a/tests"));
        assert!(found.of_suite);
        assert_eq!(program(&message(false)), None);
        assert_eq!(
            program(r#"{"reason":"build-finished","success":true}"#),
            None
        );
    }
}
