//! The tutorial, followed to the letter: every text is saved as it says, every
//! command is run, and what comes out is what the page shows.
//!
//! In a page, a text begins with ```` ```tapete FILE ```` and is saved under that
//! name. In a ```` ```console ```` block a line `$ tapete …` is run; the lines
//! below it are what it prints. A line that begins with `> ` is typed, and `…`
//! alone stands for lines that are left out. `UPDATE_EXPECT=1` writes down what
//! comes out now, in blocks that leave nothing out.

use std::path::{Path, PathBuf};

use super::Desk;

/// What stands for any lines.
const LEFT_OUT: &str = "…";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/tutorial")
}

/// Follows a page from top to bottom.
fn follow(name: &str) {
    let path = folder().join(name);
    let page = std::fs::read_to_string(&path).expect("the page");
    let desk = Desk::new();
    let mut again = String::new();
    let mut rest = page.as_str();
    let mut n_commands = 0;
    while let Some((before, block)) = rest.split_once("\n```") {
        let (head, block) = block.split_once('\n').expect("a block has lines");
        let (text, after) = block.split_once("\n```").expect("a block ends");
        again.push_str(&format!("{before}\n```{head}\n"));
        match head.split_once(' ') {
            Some(("tapete", file)) => {
                desk.write(file.trim(), format!("{text}\n"));
                again.push_str(text);
            }
            _ if head == "console" => {
                let commands = commands(text);
                n_commands += commands.len();
                let shown: Vec<String> = commands.iter().map(|it| it.run(name, &desk)).collect();
                again.push_str(&shown.join("\n"));
            }
            _ => again.push_str(text),
        }
        again.push_str("\n```");
        rest = after;
    }
    again.push_str(rest);
    assert!(n_commands > 0, "{name} shows no command");
    if again != page {
        std::fs::write(&path, again).expect("written");
    }
}

/// A command of a page and what it shows.
struct Shown<'a> {
    line: &'a str,
    lines: Vec<&'a str>,
}

/// Lists the commands of a block.
fn commands(text: &str) -> Vec<Shown<'_>> {
    let mut commands: Vec<Shown<'_>> = Vec::new();
    for line in text.lines() {
        match (line.strip_prefix("$ tapete "), commands.last_mut()) {
            (Some(line), _) => commands.push(Shown {
                line,
                lines: Vec::new(),
            }),
            (None, Some(last)) => last.lines.push(line),
            (None, None) => panic!("a block begins with a command, not with `{line}`"),
        }
    }
    commands
}

impl Shown<'_> {
    /// Runs the command and holds what it prints against the page; returns the
    /// part of the page as it should be.
    fn run(&self, page: &str, desk: &Desk) -> String {
        let typed = self.lines.iter().filter_map(|it| it.strip_prefix("> "));
        let typed: String = typed.map(|it| format!("{it}\n")).collect();
        let ran = desk.run_with(self.line, &typed);
        let printed = format!("{}{}", ran.out, ran.err);
        let printed: Vec<&str> = printed.lines().map(str::trim_end).collect();
        if !agree(&self.lines, &printed) {
            let is_whole = !self.lines.contains(&LEFT_OUT);
            let updates = std::env::var_os("UPDATE_EXPECT").is_some() && is_whole;
            assert!(
                updates,
                "{page}: `tapete {}` prints\n{}\ninstead of\n{}",
                self.line,
                printed.join("\n"),
                self.lines.join("\n")
            );
            return format!("$ tapete {}\n{}", self.line, printed.join("\n"));
        }
        let lines = self.lines.iter().map(|it| format!("\n{it}"));
        format!("$ tapete {}{}", self.line, lines.collect::<String>())
    }
}

/// Tells whether lines are what a page shows.
fn agree(shown: &[&str], printed: &[&str]) -> bool {
    match shown {
        [] => printed.is_empty(),
        [LEFT_OUT, rest @ ..] => (0..=printed.len()).any(|it| agree(rest, &printed[it..])),
        [first, rest @ ..] => printed.first() == Some(first) && agree(rest, &printed[1..]),
    }
}

#[test]
fn left_out_lines_may_be_any_number_and_others_must_agree() {
    assert!(agree(&["a", LEFT_OUT, "c"], &["a", "b", "b", "c"]));
    assert!(agree(&["a", LEFT_OUT], &["a"]));
    assert!(!agree(&["a", LEFT_OUT, "c"], &["a", "b"]));
    assert!(!agree(&["a"], &["a", "b"]));
    assert!(!agree(&[], &["a"]));
}

#[test]
fn every_page_has_a_test() {
    let mut pages: Vec<String> = std::fs::read_dir(folder())
        .expect("the tutorial")
        .map(|it| it.expect("a page").file_name().to_string_lossy().into())
        .filter(|it| it != "README.md")
        .collect();
    pages.sort();
    assert_eq!(pages, PAGES);
}

macro_rules! pages {
    ($($name:ident $file:literal;)*) => {
        const PAGES: &[&str] = &[$($file),*];
        $(
            #[test]
            fn $name() {
                follow($file);
            }
        )*
    };
}

pages! {
    an_evening_of_dominoes "1-dominoes.md";
    an_evening_of_duels "2-duel.md";
    an_evening_of_cards "3-cards.md";
    an_evening_in_space "4-galaxy.md";
}
