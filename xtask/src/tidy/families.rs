//! Families stay in their crates: what draws, serves or measures names none of
//! them, and has none of their nouns. The one list is the only exception.
//!
//! Which families there are stands in the list. What is a family's own stands in
//! its manifest, under `[package.metadata.tapete]`: its `nouns`, and the `words`
//! that it uses where elsewhere we say another.

use super::{Check, Slip, Source, words};

pub(super) const CHECK: Check = Check {
    name: "families",
    about: "only the list of families names a family",
    find: |sources| Ok(find(sources)),
};

/// The one list.
const LIST: &str = "crates/workshop/src/families.rs";

/// The crates that import nothing of a family, name none as a text, and have
/// none of its nouns.
const APART: &[&str] = &[
    "speech", "lang", "game", "family", "bots", "arena", "draw", "workshop", "cli",
];

/// The crates whose texts show what authors write, which needs the words of some
/// family: tests hold those examples against it.
const WITH_EXAMPLES: &[&str] = &["lang"];

/// A family of the list.
pub(super) struct Family {
    name: String,
    nouns: Vec<String>,
    /// Words that are right in files about it, each with the reason; such as
    /// `board in src/text`, where it is right only in some.
    words: Vec<(String, String)>,
}

impl Family {
    /// Tells whether a file is about the family: its name, or a folder's.
    fn is_at_home(&self, path: &str) -> bool {
        path.split('/')
            .any(|it| it.split('.').next() == Some(&self.name))
    }

    /// Tells whether a word is right in a file about the family, though elsewhere
    /// we say another.
    pub(super) fn says(&self, word: &str, path: &str) -> bool {
        let is_right = |said: &str| match said.split_once(" in ") {
            // The manifest itself must be able to say it.
            Some((said, part)) => {
                said == word && (path.contains(part) || path.ends_with("/Cargo.toml"))
            }
            None => said == word,
        };
        self.is_at_home(path) && self.words.iter().any(|(it, _reason)| is_right(it))
    }
}

/// How far a file must stay from families.
#[derive(Clone, Copy, PartialEq)]
enum Distance {
    /// Its code names none.
    Code,
    /// The same, but its texts may show what authors write.
    CodeWithExamples,
    /// Not even a comment, a help text or a test has the name of one.
    Whole,
}

fn find(sources: &[Source]) -> Vec<Slip> {
    let families = families(sources);
    let mut slips = Vec::new();
    for source in sources {
        let Some(distance) = distance(&source.path) else {
            continue;
        };
        for (index, line) in source.text.lines().enumerate() {
            if distance != Distance::Whole {
                // The tests at the end of a file play real games.
                if line.starts_with("#[cfg(test)]") {
                    break;
                }
                if line.trim_start().starts_with("//") {
                    continue;
                }
            }
            let slip = slip_in(line, &families, distance);
            slips.extend(slip.map(|it| Slip::at_line(source, index, it)));
        }
    }
    slips
}

/// Returns what is wrong with a line.
fn slip_in(line: &str, families: &[Family], distance: Distance) -> Option<String> {
    let in_line = words(line);
    let in_code = match distance {
        Distance::CodeWithExamples => words(&without_texts(line)),
        Distance::Code | Distance::Whole => in_line.clone(),
    };
    for Family { name, nouns, .. } in families {
        if line.contains(&format!("tapete_{name}")) {
            return Some(format!(
                "`tapete_{name}` is imported; ask the entry of the family in `FAMILIES` instead, \
                 or make what is needed a part of every family's entry"
            ));
        }
        let is_named =
            line.contains(&format!("\"{name}\"")) || line.contains(&format!("games/{name}/"));
        if is_named || (distance == Distance::Whole && in_line.contains(name)) {
            return Some(format!(
                "`{name}` is named; what is asked of one family is asked of all, by their entries \
                 or by data in their crates"
            ));
        }
        if let Some(noun) = in_code.iter().find(|it| nouns.contains(it)) {
            return Some(format!(
                "`{noun}` is a noun of {name}; say what it is for every family, or move this there"
            ));
        }
    }
    None
}

/// Returns how far a file must stay from families; nothing for tests and samples,
/// which play real games, and for files that are none of ours to check.
fn distance(path: &str) -> Option<Distance> {
    if !path.ends_with(".rs") || path == LIST {
        return None;
    }
    if path.starts_with("xtask/src/") {
        return Some(Distance::Whole);
    }
    let (name, inside) = path.strip_prefix("crates/")?.split_once('/')?;
    if !APART.contains(&name) {
        return None;
    }
    if inside.starts_with("examples/") {
        return Some(Distance::Whole);
    }
    let inside = inside.strip_prefix("src/")?;
    let is_test = inside.contains("tests") || inside.contains("sample");
    let distance = match WITH_EXAMPLES.contains(&name) {
        true => Distance::CodeWithExamples,
        false => Distance::Code,
    };
    (!is_test).then_some(distance)
}

/// Returns a line without what stands in quotes. A text of several lines counts
/// as code from its second line.
fn without_texts(line: &str) -> String {
    let line = line.replace("\\\"", "");
    line.split('"').step_by(2).collect::<Vec<_>>().join(" ")
}

/// Reads the families of the list, and what is their own.
pub(super) fn families(sources: &[Source]) -> Vec<Family> {
    let list = sources.iter().find(|it| it.path == LIST);
    let text = list.map_or("", |it| it.text.as_str());
    let names = text.split("&tapete_").skip(1);
    let names = names.filter_map(|it| Some(it.split_once("::FAMILY")?.0));
    let family = |name: &str| {
        let package = format!("name = \"tapete-{}\"", name.replace('_', "-"));
        let manifest = sources
            .iter()
            .find(|it| it.path.ends_with("/Cargo.toml") && it.text.contains(&package));
        let text = manifest.map_or("", |it| it.text.as_str());
        let said = |word: String| match word.split_once(": ") {
            Some((word, reason)) => (word.to_owned(), reason.to_owned()),
            None => (word, String::new()),
        };
        Family {
            name: name.to_owned(),
            nouns: quoted(text, "nouns"),
            words: quoted(text, "words").into_iter().map(said).collect(),
        }
    };
    names.map(family).collect()
}

/// Returns the texts of a list in a manifest.
fn quoted(manifest: &str, name: &str) -> Vec<String> {
    let list = manifest.split_once(&format!("\n{name} = [")).map(|it| it.1);
    let list = list.and_then(|it| Some(it.split_once("]\n")?.0));
    let quoted = list.unwrap_or("").split('"').skip(1).step_by(2);
    quoted.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    const LISTED: &str = "pub static FAMILIES: &[&Family] = &[&tapete_chess::FAMILY];\n";
    const MANIFEST: &str = "[package]\nname = \"tapete-chess\"\n\
                            [package.metadata.tapete]\nnouns = [\"pawn\", \"bishop\"]\n\
                            words = [\n  \"board: what it is played on\",\n  \
                            \"agent in src/text: what one may type\",\n]\n";

    fn slips(path: &str, text: &str) -> Vec<Slip> {
        find(&[
            source(LIST, LISTED),
            source("crates/chess/Cargo.toml", MANIFEST),
            source("crates/chess/src/lib.rs", "pub struct Pawn;\n"),
            source(path, text),
        ])
    }

    #[test]
    fn what_names_no_family_is_fine() {
        for text in [
            "fn draw() {}\n",
            "// A pawn of chess is drawn here.\nfn draw() {}\n",
            "fn draw() {}\n#[cfg(test)]\nmod tests { use tapete_chess::FAMILY; }\n",
        ] {
            assert_eq!(slips("crates/workshop/src/open.rs", text), [], "{text}");
        }
        for (path, text) in [
            ("tests/src/chess.rs", "use tapete_chess::Square;\n"),
            ("crates/cli/src/a/tests.rs", "\"chess\"\n"),
            ("crates/draw/src/sample/pawns.rs", "struct Pawn;\n"),
            (
                "crates/lang/src/codes.rs",
                "wrong: \"new Pawn called \\\"A\\\"\"\n",
            ),
            ("crates/chess/examples/limit_chess.rs", "struct Pawn;\n"),
            ("crates/workshop/examples/speed.rs", "// Any game.\n"),
            ("xtask/src/bench.rs", "// What is measured is data.\n"),
        ] {
            assert_eq!(slips(path, text), [], "{path}: {text}");
        }
    }

    #[test]
    fn a_family_outside_its_crate_is_a_slip() {
        for (path, text) in [
            ("crates/workshop/src/open.rs", "use tapete_chess::Square;\n"),
            (
                "crates/cli/src/commands/try.rs",
                "if family == \"chess\" {}\n",
            ),
            ("crates/draw/src/lib.rs", "let all = \"games/chess/\";\n"),
            ("crates/workshop/src/open.rs", "struct PawnRow;\n"),
            ("crates/arena/src/lib.rs", "fn count_bishop() {}\n"),
            ("crates/draw/src/shapes.rs", "struct Pawn;\n"),
            ("crates/game/src/view.rs", "fn pawn() {}\n"),
            ("crates/lang/src/codes.rs", "fn pawn() -> &str { \"x\" }\n"),
            ("crates/lang/src/codes.rs", "let family = \"chess\";\n"),
        ] {
            let found = slips(path, text);
            assert_eq!(found.len(), 1, "{path}: {text}");
            assert!(found[0].place.ends_with(".rs:1"), "{:?}", found[0]);
        }
    }

    #[test]
    fn chores_and_examples_have_no_family_in_any_line() {
        for text in [
            "mod chess;\n",
            "enum Kind { Chess }\n",
            "match name { \"chess\" => 1 }\n",
            "  cargo xtask bench chess|draughts\n",
            "// Measures chess.\n",
            "fn limit_chess() {}\n",
            "let pawns = 8; let bishop = 2;\n",
        ] {
            for path in ["xtask/src/bench.rs", "crates/workshop/examples/speed.rs"] {
                assert_eq!(slips(path, text).len(), 1, "{path}: {text}");
            }
        }
        let test = "#[cfg(test)]\nmod tests { fn chess() {} }\n";
        assert_eq!(slips("xtask/src/tidy/length.rs", test).len(), 1);
    }

    #[test]
    fn what_is_a_familys_own_is_read() {
        let families = families(&[
            source(LIST, LISTED),
            source("crates/chess/Cargo.toml", MANIFEST),
            source("crates/chess/src/lib.rs", "pub struct Pawn;\n"),
        ]);
        let chess = &families[0];
        assert_eq!(chess.nouns, ["pawn", "bishop"]);
        assert!(chess.says("board", "games/chess/a.tapete"));
        assert!(!chess.says("board", "crates/draw/src/lib.rs"));
        assert!(chess.says("agent", "crates/chess/src/text.rs"));
        assert!(!chess.says("agent", "crates/chess/src/lib.rs"));
        assert!(!chess.says("pawn", "games/chess/a.tapete"));
        for path in ["crates/chess/src/lib.rs", "docs/chess.md"] {
            assert!(chess.is_at_home(path), "{path}");
        }
        assert!(!chess.is_at_home("docs/chessboards.md"));
    }
}
