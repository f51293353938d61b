//! `cargo xtask tidy`: keeps the invariants that a machine can keep.
//!
//! Each check reads the tree and returns slips; each slip says where it is and
//! what to do. A check is a pure function over texts, so that its tests can
//! show that it fails when it should.

mod arrows;
mod coverage;
mod docs;
mod families;
mod leftovers;
mod length;
mod overflow;
mod vocabulary;

use std::path::Path;
use std::process::ExitCode;

use crate::Chore;
use crate::project::{files, read, root};

pub(crate) const CHORE: Chore = Chore {
    name: "tidy",
    line: "keeps the invariants of the tree",
    help: "\
Checks what a machine can check about the tree: arrows between crates, families
in their crates, file length, vocabulary, first sentences of files, leftovers, lists that lose what
does not fit, and that every word, diagnostic and game is shown by a test. Each message says what to do.

Usage: cargo xtask tidy [--list]

  --list   lists the checks
",
    work: tidy,
};

/// A file of the project: its path from the root, with `/`, and its text.
pub(crate) struct Source {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Slip {
    /// Where, such as `crates/lang/src/lib.rs:12`.
    pub(crate) place: String,
    /// What is wrong and what to do.
    pub(crate) message: String,
}

impl Slip {
    pub(crate) fn at_line(source: &Source, line_index: usize, message: String) -> Slip {
        Slip {
            place: format!("{}:{}", source.path, line_index + 1),
            message,
        }
    }

    pub(crate) fn in_file(source: &Source, message: String) -> Slip {
        Slip {
            place: source.path.clone(),
            message,
        }
    }
}

/// One check of the tree.
pub(crate) struct Check {
    name: &'static str,
    about: &'static str,
    find: fn(&[Source]) -> Result<Vec<Slip>, String>,
}

const CHECKS: &[Check] = &[
    arrows::CHECK,
    families::CHECK,
    length::CHECK,
    vocabulary::CHECK,
    docs::CHECK,
    leftovers::CHECK,
    overflow::CHECK,
    coverage::WORDS,
    coverage::DIAGNOSTICS,
    coverage::GAMES,
];

/// What the checks read; everything else is data.
const READ: &[&str] = &["rs", "toml", "md", "tapete", "scene", "py", "txt"];

fn tidy(args: &[String]) -> Result<ExitCode, String> {
    match args {
        [] => {}
        [list] if list == "--list" => {
            for check in CHECKS {
                println!("{:<12} {}", check.name, check.about);
            }
            return Ok(ExitCode::SUCCESS);
        }
        [other, ..] => return Err(format!("unknown argument `{other}`")),
    }
    let sources = sources(&root())?;
    let mut failed = 0;
    for check in CHECKS {
        let slips = (check.find)(&sources)?;
        println!(
            "{:<12} {}",
            check.name,
            if slips.is_empty() { "ok" } else { "FAILED" }
        );
        for slip in &slips {
            println!("  {}: {}", slip.place, slip.message);
        }
        failed += usize::from(!slips.is_empty());
    }
    println!("{}", length::medians(&sources));
    let passed = CHECKS.len() - failed;
    let word = if failed == 0 { "ok" } else { "FAILED" };
    println!("tidy result: {word}. {passed} passed; {failed} failed");
    Ok(if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Reads every text of the project that a check may want.
fn sources(root: &Path) -> Result<Vec<Source>, String> {
    let mut sources = Vec::new();
    for path in files(root)? {
        let name = path.strip_prefix(root).unwrap_or(&path);
        let parts: Vec<_> = name.iter().map(|it| it.to_string_lossy()).collect();
        let path_text = parts.join("/");
        let extension = path.extension().map(|it| it.to_string_lossy().into_owned());
        let known = extension.is_some_and(|it| READ.contains(&it.as_str()));
        if known || path_text == ".ci/run" {
            sources.push(Source {
                text: read(&path)?,
                path: path_text,
            });
        }
    }
    Ok(sources)
}

/// Lists the whole words of a text in lower case: `TokenKind` and `token_kind`
/// are both `token` and `kind`; `keyboard` is one word.
pub(crate) fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut after_small = false;
    for glyph in text.chars() {
        let begins = glyph.is_uppercase() && after_small;
        if (!glyph.is_alphabetic() || begins) && !word.is_empty() {
            words.push(std::mem::take(&mut word));
        }
        if glyph.is_alphabetic() {
            word.extend(glyph.to_lowercase());
        }
        after_small = glyph.is_lowercase();
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

#[cfg(test)]
pub(crate) fn source(path: &str, text: &str) -> Source {
    Source {
        path: path.to_owned(),
        text: text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_fall_into_words() {
        assert_eq!(
            words("TokenKind token_kind keyboard"),
            ["token", "kind", "token", "kind", "keyboard"]
        );
        assert_eq!(words("a-b ñandú9x"), ["a", "b", "ñandú", "x"]);
    }

    #[test]
    fn every_check_has_its_own_name() {
        for (index, check) in CHECKS.iter().enumerate() {
            assert!(CHECKS[..index].iter().all(|it| it.name != check.name));
        }
    }
}
