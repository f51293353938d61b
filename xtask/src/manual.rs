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

/// Writes the words as Markdown: a heading per kind and per clause, under each
/// clause a table of its names, and after the clauses of a kind a table of the
/// variables for each set of clauses that offer the same ones; then the words of
/// scripts and phrases, list by list.
fn list(json: &Json) -> Result<String, String> {
    let mut text = String::new();
    let mut before = (String::new(), Vec::new());
    let shipped =
        |it: &&Json| is_shipped(it.get("family").and_then(Json::text).unwrap_or_default());
    let listed = json.get("words").map_or(&[][..], Json::items);
    for json in listed.iter().filter(shipped) {
        let word = Word::read(json)
            .ok_or("`tapete words --json` lists a word that cannot be read here")?;
        match word.role {
            // The words of the form have their own chapter.
            "keyword" => continue,
            "kind" | "clause" => {
                let level = if word.role == "kind" { "###" } else { "####" };
                if !text.is_empty() {
                    text.push('\n');
                }
                let example = word.example.replace('\n', "\n    ");
                text.push_str(&format!(
                    "{level} {}\n\n{}\n\n    {example}\n",
                    word.heading(),
                    word.doc
                ));
            }
            role => {
                let is_same = before.0 == role && before.1 == word.clauses;
                if !is_same && role == "variable" {
                    let clauses = word.clauses.join("`, `");
                    text.push_str(&format!("\n#### Variables of `{clauses}`\n"));
                }
                if !is_same && role == "script" {
                    let list = word.clauses.concat();
                    text.push_str(&format!("\n#### Scripts: {list}\n"));
                }
                if !is_same && role == "phrase" {
                    let list = word.clauses.concat();
                    text.push_str(&format!("\n#### Inside clauses: {list}\n"));
                }
                if !is_same {
                    text.push_str(&format!(
                        "\n| {role} | also | meaning | example |\n|---|---|---|---|\n"
                    ));
                }
                text.push_str(&word.row());
            }
        }
        before = (word.role.to_owned(), word.clauses);
    }
    if text.is_empty() {
        return Err("`tapete words --json` lists no words".to_owned());
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &str = r#"{"words": [
        {"role":"keyword","spellings":["new"],"doc":{"en":"x"},"example":"x"},
        {"role":"kind","spellings":["Chess","Ajedrez"],"doc":{"en":"A game."},"example":"new Chess"},
        {"role":"clause","spellings":["begins","sale"],"doc":{"en":"Who opens."},"example":"begins Next"},
        {"role":"name","spellings":["Holder"],"doc":{"en":"The holder."},"example":"begins Holder(6|6)"},
        {"role":"variable","clauses":["begins","deals"],"spellings":["players"],"doc":{"en":"How many."},"example":"players = 2"},
        {"role":"script","clauses":["Actions"],"spellings":["Attack"],"doc":{"en":"Attacks."},"example":"Attack()"}
    ]}"#;

    #[test]
    fn words_become_headings_and_tables() {
        let text = list(&Json::read(WORDS).unwrap()).unwrap();
        assert!(
            text.starts_with("### `Chess` (`Ajedrez`)\n\nA game.\n"),
            "{text}"
        );
        assert!(
            text.contains("| name | also | meaning | example |\n|---|---|---|---|\n| `Holder` |")
        );
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
