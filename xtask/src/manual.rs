//! `cargo xtask manual`: writes the words of the language into the manual.

use std::process::{Command, ExitCode};

use crate::Chore;
use crate::json::Json;
use crate::project::{built_program, is_shipped, output, read, root};

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
    let mut program = Command::new(built_program()?);
    let listed = output(program.args(["words", "--json"]).current_dir(root()))?;
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

/// A word as `tapete words --json` gives it.
struct Word<'a> {
    role: &'a str,
    /// The English spelling, then the others.
    spellings: Vec<&'a str>,
    /// The clauses whose conditions may ask for a variable, or the list of
    /// scripts or phrases that it stands in.
    clauses: Vec<&'a str>,
    doc: &'a str,
    example: &'a str,
}

impl<'a> Word<'a> {
    fn read(json: &'a Json) -> Option<Word<'a>> {
        let text = |name: &str| json.get(name).and_then(Json::text);
        let spellings = json.get("spellings")?.items();
        Some(Word {
            role: text("role")?,
            spellings: spellings.iter().filter_map(Json::text).collect(),
            clauses: json
                .get("clauses")
                .map_or(&[][..], Json::items)
                .iter()
                .filter_map(Json::text)
                .collect(),
            doc: json.get("doc")?.get("en")?.text()?,
            example: text("example")?,
        })
    }

    /// Reads a word that must be one.
    fn known(json: &'a Json) -> Result<Word<'a>, String> {
        Word::read(json)
            .ok_or_else(|| "`tapete words --json` lists a word that cannot be read here".to_owned())
    }

    fn name(&self) -> &'a str {
        self.spellings.first().copied().unwrap_or_default()
    }

    /// Returns the word with a heading of its own.
    fn section(&self, level: &str) -> String {
        let example = self.example.replace('\n', "\n    ");
        let (heading, doc) = (self.heading(), self.doc);
        format!("\n{level} {heading}\n\n{doc}\n\n    {example}\n")
    }

    /// Returns the head of a table whose first row is the word.
    fn table_head(&self) -> String {
        let title = match self.role {
            "variable" => format!("\n#### Variables of `{}`\n", self.clauses.join("`, `")),
            "script" => format!("\n#### Scripts: {}\n", self.clauses.concat()),
            "phrase" => format!("\n#### Inside clauses: {}\n", self.clauses.concat()),
            _ => String::new(),
        };
        let role = self.role;
        format!("{title}\n| {role} | also | meaning | example |\n|---|---|---|---|\n")
    }

    /// Returns the spellings as a heading: `deals` (`reparte`).
    fn heading(&self) -> String {
        match self.spellings.split_first() {
            Some((name, [])) => format!("`{name}`"),
            Some((name, others)) => format!("`{name}` (`{}`)", others.join("`, `")),
            None => String::new(),
        }
    }

    /// Returns the word as a line of a table.
    fn row(&self) -> String {
        let (name, others) = self
            .spellings
            .split_first()
            .map_or(("", &[][..]), |(name, others)| (*name, others));
        let others: Vec<String> = others.iter().map(|it| format!("`{it}`")).collect();
        let cells = [
            format!("`{name}`"),
            others.join(", "),
            self.doc.to_owned(),
            format!("`{}`", self.example.replace('\n', " ")),
        ];
        let cells = cells.map(|it| it.replace('|', "\\|"));
        format!("| {} |\n", cells.join(" | "))
    }
}

/// Writes the words as Markdown, family by family: what a newcomer needs first,
/// then the reference.
fn list(json: &Json) -> Result<String, String> {
    let of = |it: &Json, name: &str| it.get(name).and_then(Json::text).map(str::to_owned);
    let all = json.get("words").map_or(&[][..], Json::items);
    let mut text = String::new();
    for family in json.get("first").map_or(&[][..], Json::items) {
        let name = of(family, "family").unwrap_or_default();
        if !is_shipped(&name) {
            continue;
        }
        let about = family.get("doc").and_then(|it| of(it, "en"));
        let first = family.get("words").map_or(&[][..], Json::items);
        text.push_str(&format!(
            "{}## The words of `{name}`\n\n{}\n\n### What you need first\n\n",
            if text.is_empty() { "" } else { "\n" },
            about.unwrap_or_default()
        ));
        text.push_str("| word | also | meaning | example |\n|---|---|---|---|\n");
        for json in first {
            text.push_str(&Word::known(json)?.row());
        }
        let own = all
            .iter()
            .filter(|it| of(it, "family").as_deref() == Some(&*name));
        text.push_str(&reference(
            &own.map(Word::known).collect::<Result<Vec<_>, _>>()?,
        ));
    }
    if text.is_empty() {
        return Err("`tapete words --json` lists no words".to_owned());
    }
    Ok(text)
}

/// Writes the words of a family: a heading per kind and per clause, under each
/// clause a table of its names, and after the clauses of a kind a table of the
/// variables for each set of clauses that offer the same ones; then the words of
/// scripts and phrases, list by list. A kind with the clauses of another says so.
fn reference(words: &[Word<'_>]) -> String {
    let mut text = String::new();
    let mut kinds: Vec<(&str, Vec<&str>)> = Vec::new();
    let mut before: Option<&Word<'_>> = None;
    let mut is_known = false;
    for (at, word) in words.iter().enumerate() {
        if word.role == "kind" {
            text.push_str(&word.section("###"));
            let clauses = clauses(&words[at + 1..]);
            let twin = kinds
                .iter()
                .find(|it| it.1 == clauses && !clauses.is_empty());
            is_known = twin.is_some();
            if let Some((twin, _)) = twin {
                text.push_str(&format!("\nIts clauses are those of `{twin}`.\n"));
            }
            kinds.push((word.name(), clauses));
        } else if word.role == "clause" {
            if !is_known {
                text.push_str(&word.section("####"));
            }
        } else if !(is_known && word.role == "name") {
            let is_same =
                before.is_some_and(|it| it.role == word.role && it.clauses == word.clauses);
            if !is_same {
                text.push_str(&word.table_head());
            }
            text.push_str(&word.row());
        }
        before = Some(word);
    }
    text
}

/// Lists the clauses of a kind, whose words stand first in a list.
fn clauses<'a>(words: &[Word<'a>]) -> Vec<&'a str> {
    let own = words.iter().take_while(|it| it.role != "kind");
    own.filter(|it| it.role == "clause")
        .map(Word::name)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &str = r#"{"words": [
        {"family":"","role":"keyword","spellings":["new"],"doc":{"en":"x"},"example":"x"},
        {"family":"FAMILY","role":"kind","spellings":["Chess","Ajedrez"],"doc":{"en":"A game."},"example":"new Chess"},
        {"family":"FAMILY","role":"clause","spellings":["begins","sale"],"doc":{"en":"Who opens."},"example":"begins Next"},
        {"family":"FAMILY","role":"name","spellings":["Holder"],"doc":{"en":"The holder."},"example":"begins Holder(6|6)"},
        {"family":"FAMILY","role":"variable","clauses":["begins","deals"],"spellings":["players"],"doc":{"en":"How many."},"example":"players = 2"},
        {"family":"FAMILY","role":"kind","spellings":["Blitz"],"doc":{"en":"A short game."},"example":"new Blitz"},
        {"family":"FAMILY","role":"clause","spellings":["begins","sale"],"doc":{"en":"Who opens."},"example":"begins Next"},
        {"family":"FAMILY","role":"name","spellings":["Holder"],"doc":{"en":"The holder."},"example":"begins Holder(6|6)"},
        {"family":"FAMILY","role":"script","clauses":["Actions"],"spellings":["Attack"],"doc":{"en":"Attacks."},"example":"Attack()"}
    ], "first": [{"family":"FAMILY","doc":{"en":"Games of chess."},"words":[
        {"family":"FAMILY","role":"kind","spellings":["Chess","Ajedrez"],"doc":{"en":"A game."},"example":"new Chess"}
    ]}]}"#;

    #[test]
    fn words_become_headings_and_tables() {
        // Any folder of a crate serves as a family that is shipped.
        let words = WORDS.replace("FAMILY", "speech");
        let text = list(&Json::read(&words).unwrap()).unwrap();
        let begin = "## The words of `speech`\n\nGames of chess.\n\n### What you need first\n\n\
                     | word | also | meaning | example |\n|---|---|---|---|\n\
                     | `Chess` | `Ajedrez` | A game. | `new Chess` |\n\n\
                     ### `Chess` (`Ajedrez`)\n\nA game.\n";
        assert!(text.starts_with(begin), "{text}");
        let name = "| name | also | meaning | example |\n|---|---|---|---|\n| `Holder` |";
        assert_eq!(text.matches(name).count(), 1, "{text}");
        assert!(text.contains("Its clauses are those of `Chess`."), "{text}");
        assert!(text.contains("Holder(6\\|6)"), "{text}");
        assert!(
            text.contains("#### Variables of `begins`, `deals`\n\n| variable |"),
            "{text}"
        );
        assert!(
            text.contains("#### Scripts: Actions\n\n| script |"),
            "{text}"
        );
        assert!(!text.contains("`new`"), "{text}");
        assert!(list(&Json::read("{}").unwrap()).is_err());
    }

    #[test]
    fn only_what_is_between_the_marks_changes() {
        let manual = format!("before\n{BEGIN}\nold\n{END}\nafter\n");
        let new = replaced(&manual, "new\n").unwrap();
        assert_eq!(new, format!("before\n{BEGIN}\n\nnew\n\n{END}\nafter\n"));
        assert_eq!(replaced(&new, "new\n").unwrap(), new);
        assert!(replaced("no marks", "new").is_err());
    }
}
