//! New cards and decks: what a person said, checked, and as a sentence.

use std::fmt::Write as _;

use tapete_game::{Chance, Tongue};
use tapete_lang::{Problems, Sources};

use crate::explain::card_text;
use crate::script::parse;

use super::shelf::{Shelf, find};

/// A monster that somebody makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MonsterDraft {
    pub name: String,
    /// As it is written in texts.
    pub element: String,
    pub life: i64,
    pub attack: i64,
    /// The description; may be empty.
    pub says: String,
}

/// A power that somebody makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PowerDraft {
    pub name: String,
    pub cost: i64,
    /// The description; may be empty.
    pub says: String,
    /// The script, without errors.
    pub script: String,
}

/// A deck that somebody makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckDraft {
    pub name: String,
    /// From the front.
    pub monsters: Vec<String>,
    /// Those of the first monster, then those of the second.
    pub powers: Vec<Vec<String>>,
}

impl MonsterDraft {
    /// Writes the monster as a sentence.
    pub fn sentence(&self) -> String {
        let mut text = format!("new Monster called {}", quoted(&self.name));
        let (element, life, attack) = (&self.element, self.life, self.attack);
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "\n  is {element}\n  with_life {life}\n  with_attack {attack}"
        );
        says(&self.says, &mut text);
        text.push('\n');
        text
    }
}

impl PowerDraft {
    /// Writes the power as a sentence. A script of the two blocks alone stands
    /// there as it is, any other within `script`.
    pub fn sentence(&self) -> String {
        let mut text = format!("new Power called {}", quoted(&self.name));
        let _ = write!(text, "\n  costs {}", self.cost);
        says(&self.says, &mut text);
        let script = self.script.trim();
        if self.is_two_blocks() {
            let _ = write!(text, "\n  {script}\n");
        } else {
            let _ = write!(text, "\n  script {{\n{script}\n}}\n");
        }
        text
    }

    fn is_two_blocks(&self) -> bool {
        let mut sources = Sources::new();
        let file = sources.add("", self.script.as_str());
        let lexicon = crate::script::Lexicon::classic();
        let script = parse(&sources, file, &lexicon, &mut Problems::new());
        let is_plain =
            |it: crate::script::ast::Script| it.lets.is_empty() && it.triggers.is_empty();
        self.script.trim_start().starts_with("Conditions") && script.is_some_and(is_plain)
    }
}

impl DeckDraft {
    /// Writes the deck as a sentence.
    pub fn sentence(&self) -> String {
        let list = |names: &[String]| {
            let names: Vec<String> = names.iter().map(|it| quoted(it)).collect();
            names.join(", ")
        };
        let mut text = format!("new Deck called {}", quoted(&self.name));
        let _ = write!(text, "\n  monsters {}", list(&self.monsters));
        for powers in &self.powers {
            let _ = write!(text, "\n  powers {}", list(powers));
        }
        text.push('\n');
        text
    }
}

fn says(said: &str, text: &mut String) {
    if !said.is_empty() {
        let _ = write!(text, "\n  says {}", quoted(said));
    }
}

/// Writes a text in quotes.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for it in text.chars() {
        match it {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            it if it.is_control() => {
                let _ = write!(quoted, "\\u{{{:x}}}", u32::from(it));
            }
            it => quoted.push(it),
        }
    }
    quoted.push('"');
    quoted
}

/// What is to be said of a script.
pub struct ScriptCheck {
    /// The script, to point into.
    pub sources: Sources,
    pub problems: Problems,
    /// What it does, in whole sentences, if it has no errors.
    pub text: Option<String>,
}

/// Looks at a script that is being written.
pub fn check_script(shelf: &Shelf, name: &str, script: &str, tongue: Tongue) -> ScriptCheck {
    let mut sources = Sources::new();
    let file = sources.add(name, script);
    let mut problems = Problems::new();
    let read = parse(&sources, file, &shelf.lexicon(), &mut problems);
    ScriptCheck {
        sources,
        text: read.map(|it| card_text(&it, &shelf.element_names(), tongue)),
        problems,
    }
}

/// Says what keeps a deck from being legal; nothing if it is.
pub fn whats_wrong(shelf: &Shelf, draft: &DeckDraft, tongue: Tongue) -> Vec<String> {
    let mut wrong = Vec::new();
    let (n_monsters, n_powers) = (shelf.n_monsters(), shelf.n_powers());
    let n_found = draft.monsters.len();
    if n_found != n_monsters {
        wrong.push(match tongue {
            Tongue::En => format!("a deck has {n_monsters} monsters, and this has {n_found}"),
            Tongue::Es => format!("un mazo tiene {n_monsters} monstruos, y este tiene {n_found}"),
        });
    }
    for (index, monster) in draft.monsters.iter().enumerate() {
        let n_found = draft.powers.get(index).map_or(0, Vec::len);
        if n_found != n_powers {
            wrong.push(match tongue {
                Tongue::En => {
                    format!("each monster has {n_powers} powers, and {monster} has {n_found}")
                }
                Tongue::Es => {
                    format!("cada monstruo tiene {n_powers} poderes, y {monster} tiene {n_found}")
                }
            });
        }
    }
    let monsters = shelf.monster_names();
    for name in draft
        .monsters
        .iter()
        .filter(|it| find(it, &monsters).is_none())
    {
        wrong.push(match tongue {
            Tongue::En => format!("there is no monster `{name}`"),
            Tongue::Es => format!("no hay ningún monstruo `{name}`"),
        });
    }
    let powers: Vec<&str> = shelf
        .plan
        .powers
        .iter()
        .map(|it| it.name.as_str())
        .collect();
    let used = draft.powers.iter().flatten();
    for name in used.filter(|it| find(it, &powers).is_none()) {
        wrong.push(match tongue {
            Tongue::En => format!("there is no power `{name}`"),
            Tongue::Es => format!("no hay ningún poder `{name}`"),
        });
    }
    wrong
}

/// Fills what a deck still lacks by luck: cards that it does not have yet, as
/// long as there are some.
pub fn random_deck(shelf: &Shelf, draft: &mut DeckDraft, chance: &mut Chance) {
    let monsters = shelf.monster_names();
    while draft.monsters.len() < shelf.n_monsters() {
        let Some(name) = pick(&monsters, &draft.monsters, chance) else {
            return;
        };
        draft.monsters.push(name);
    }
    draft.powers.resize(draft.monsters.len(), Vec::new());
    let all: Vec<&str> = shelf
        .plan
        .powers
        .iter()
        .map(|it| it.name.as_str())
        .collect();
    for powers in &mut draft.powers {
        while powers.len() < shelf.n_powers() {
            let Some(name) = pick(&all, powers, chance) else {
                return;
            };
            powers.push(name);
        }
    }
}

/// Takes a name by luck, if possible one that is not taken yet.
fn pick(names: &[&str], taken: &[String], chance: &mut Chance) -> Option<String> {
    let is_free = |it: &&&str| !taken.iter().any(|name| name == **it);
    let free: Vec<&&str> = names.iter().filter(is_free).collect();
    let from = if free.is_empty() {
        names.iter().collect()
    } else {
        free
    };
    let index = chance.below(u32::try_from(from.len()).ok()?) as usize;
    from.get(index).map(|it| (**it).to_owned())
}
