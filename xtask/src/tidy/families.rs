//! Families stay in their crates: what draws, serves or measures names none of
//! them, and has none of their nouns. The one list is the only exception.
//!
//! Which families there are stands in the list; the nouns that are a family's own
//! stand in its manifest, as `nouns` under `[package.metadata.tapete]`.

use super::{Check, Slip, Source, words};

pub(super) const CHECK: Check = Check {
    name: "families",
    about: "only the list of families names a family",
    find: |sources| Ok(find(sources)),
};

/// The one list.
const LIST: &str = "crates/workshop/src/families.rs";

/// The crates that import nothing of a family, and name none as a text.
const APART: &[&str] = &[
    "speech", "lang", "game", "family", "bots", "arena", "draw", "workshop", "cli",
];

/// The crates that do not even have the nouns of a family. What is drawn has
/// shapes and roles of its own, which its code must name somehow.
const WITHOUT_NOUNS: &[&str] = &["speech", "family", "bots", "arena", "workshop"];

/// A family of the list.
struct Family {
    name: String,
    nouns: Vec<String>,
}

fn find(sources: &[Source]) -> Vec<Slip> {
    let families = families(sources);
    let mut slips = Vec::new();
    for source in sources {
        let Some(name) = crate_of(&source.path) else {
            continue;
        };
        if source.path == LIST || !APART.contains(&name) {
            continue;
        }
        for (index, line) in code(&source.text) {
            slips.extend(slip_in(line, &families, name).map(|it| Slip::at_line(source, index, it)));
        }
    }
    slips
}

/// Returns what is wrong with a line of a crate.
fn slip_in(line: &str, families: &[Family], crate_name: &str) -> Option<String> {
    for Family { name, nouns } in families {
        if line.contains(&format!("tapete_{name}")) {
            return Some(format!(
                "`tapete_{name}` is imported; ask the entry of the family in `FAMILIES` instead, \
                 or make what is needed a part of every family's entry"
            ));
        }
        if line.contains(&format!("\"{name}\"")) || line.contains(&format!("games/{name}/")) {
            return Some(format!(
                "`{name}` is named; what is asked of one family is asked of all, by their entries"
            ));
        }
        let noun = words(line).into_iter().find(|it| nouns.contains(it));
        if let Some(noun) = noun.filter(|_| WITHOUT_NOUNS.contains(&crate_name)) {
            return Some(format!(
                "`{noun}` is a noun of {name}; say what it is for every family, or move this there"
            ));
        }
    }
    None
}

/// Returns the crate whose own code a file is; nothing for tests, samples and
/// examples, which play real games.
fn crate_of(path: &str) -> Option<&str> {
    let rest = path.strip_prefix("crates/")?;
    let (name, inside) = rest.split_once("/src/")?;
    let is_test = inside.contains("tests") || inside.contains("sample");
    (inside.ends_with(".rs") && !is_test).then_some(name)
}

/// Lists the lines of code: neither comments nor the tests at the end of a file.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_code = |line: &str| !line.trim_start().starts_with("//");
    let lines = text.lines().enumerate();
    let lines = lines.take_while(|it| !it.1.starts_with("#[cfg(test)]"));
    lines.filter(move |it| is_code(it.1))
}

/// Reads the families of the list, and their nouns.
fn families(sources: &[Source]) -> Vec<Family> {
    let list = sources.iter().find(|it| it.path == LIST);
    let text = list.map_or("", |it| it.text.as_str());
    let names = text.split("&tapete_").skip(1);
    let names = names.filter_map(|it| Some(it.split_once("::FAMILY")?.0));
    let family = |name: &str| {
        let manifest = sources.iter().find(|it| {
            let package = format!("name = \"tapete-{}\"", name.replace('_', "-"));
            it.path.ends_with("/Cargo.toml") && it.text.contains(&package)
        });
        Family {
            name: name.to_owned(),
            nouns: manifest.map_or(Vec::new(), |it| nouns(&it.text)),
        }
    };
    names.map(family).collect()
}

fn nouns(manifest: &str) -> Vec<String> {
    let line = manifest.lines().find_map(|it| it.strip_prefix("nouns = "));
    let quoted = line.unwrap_or("").split('"').skip(1).step_by(2);
    quoted.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    fn slips(path: &str, text: &str) -> Vec<Slip> {
        let list = "pub static FAMILIES: &[&Family] = &[&tapete_chess::FAMILY];\n";
        let manifest = "[package]\nname = \"tapete-chess\"\n\
                        [package.metadata.tapete]\nnouns = [\"pawn\", \"bishop\"]\n";
        find(&[
            source(LIST, list),
            source("crates/chess/Cargo.toml", manifest),
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
        assert_eq!(slips("crates/draw/src/shapes.rs", "struct Pawn;\n"), []);
        assert_eq!(
            slips("tests/src/chess.rs", "use tapete_chess::Square;\n"),
            []
        );
        assert_eq!(slips("crates/cli/src/a/tests.rs", "\"chess\"\n"), []);
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
        ] {
            let found = slips(path, text);
            assert_eq!(found.len(), 1, "{path}: {text}");
            assert!(found[0].place.ends_with(".rs:1"), "{:?}", found[0]);
        }
    }
}
