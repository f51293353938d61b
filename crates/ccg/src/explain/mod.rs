//! The text of a card as a player reads it, in both tongues, from its tree.
//!
//! Every sentence comes from what the card does, so it is true whatever the
//! author calls things. Nothing here knows whether a name is declared: an
//! unknown one is written as it stands.

mod ability;
mod amount;
mod card;
mod change;
mod cond;
mod cost;
mod deed;
mod effect;
mod event;
mod filter;
mod keyword;
mod label;
mod moving;
mod names;
mod noun;
mod rule;
mod step;
mod table;
mod verb;
mod who;

#[cfg(test)]
mod tests;

use std::cell::{Cell, RefCell};

use tapete_game::Tongue;
use tapete_speech::{Said, capital, said};

use crate::syntax::ast::{ClauseKind, Sentence};
use noun::article_es;

pub(crate) use card::{ability_text, rules_text, type_line};
pub(crate) use label::{activated_label, condition_label, keyword_label, trigger_label};
#[cfg(test)]
pub(crate) use label::{attack_label, cost_text};
pub(crate) use names::{GameWord, Names, WordKind};
pub(crate) use noun::Noun;

/// What a sentence has named so far, so that `it` is said only where a reader
/// cannot take it for something else.
#[derive(Clone, Debug, Default)]
struct Named {
    /// The card itself was named.
    this: bool,
    /// Something else was named: the noun.
    other: Option<Noun>,
    /// More than one thing was named last.
    many: bool,
    /// The card has left play: what it had is past.
    gone: bool,
}

/// A writer of one card's text in one tongue.
struct Speech<'a> {
    names: &'a Names<'a>,
    tongue: Tongue,
    /// The card itself in Spanish: `esta criatura`.
    this: String,
    this_feminine: bool,
    /// What it is attached to, in both tongues.
    attached: Said,
    /// Short phrases: no subject for the card itself, no durations.
    brief: bool,
    /// Inside `always`: what holds rather than what happens.
    lasts: Cell<bool>,
    /// Inside `instead of` damage: a part of that damage.
    absorbs: Cell<bool>,
    /// How many amounts stand inside each other here.
    depth: Cell<u8>,
    named: RefCell<Named>,
}

/// An amount inside so many others is written as a letter: no reader would
/// follow it, and each level is written several times.
const DEPTH_MAX: u8 = 4;

impl<'a> Speech<'a> {
    fn new(sentence: Option<&Sentence>, names: &'a Names<'a>, tongue: Tongue) -> Speech<'a> {
        let kind = sentence.map_or("Card", |it| it.kind.text.as_str());
        let noun = match kind {
            "Ability" | "Card" | "Instant" | "Sorcery" => names.noun("Card"),
            kind => names.noun(kind),
        };
        let demonstrative = if noun.feminine { "esta" } else { "este" };
        let attached = match kind {
            "Equipment" => said!("equipped creature", "la criatura equipada"),
            "Aura" => {
                let noun = match sentence.and_then(enchants) {
                    Some(filter) => Speech::bare(names, tongue).head(filter, filter::As::Permanent),
                    None => names.noun("Creature"),
                };
                let article = article_es(&noun.es[0], noun.feminine, false, true);
                let enchanted = noun::agree("encantado", noun.feminine, false);
                Said::new(
                    format!("enchanted {}", noun.en[0]),
                    format!("{article} {} {enchanted}", noun.es[0]),
                )
            }
            "Weapon" | "Armor" | "Item" => said!("your hero", "tu héroe"),
            _ => said!(
                "the creature it's attached to",
                "la criatura que lleva esta carta"
            ),
        };
        Speech {
            this: format!("{demonstrative} {}", noun.es[0]),
            this_feminine: noun.feminine,
            attached,
            ..Speech::bare(names, tongue)
        }
    }

    fn bare(names: &'a Names<'a>, tongue: Tongue) -> Speech<'a> {
        Speech {
            names,
            tongue,
            this: "esta carta".to_owned(),
            this_feminine: true,
            attached: Default::default(),
            brief: false,
            lasts: Cell::new(false),
            absorbs: Cell::new(false),
            depth: Cell::new(0),
            named: RefCell::default(),
        }
    }

    /// Forgets what was named, at the start of a sentence.
    fn afresh(&self) {
        *self.named.borrow_mut() = Named::default();
    }

    fn remember(&self, noun: &Noun) {
        let mut named = self.named.borrow_mut();
        named.other = Some(noun.clone());
        named.many = false;
    }

    fn remember_many(&self, many: bool) {
        self.named.borrow_mut().many = many;
    }

    /// Joins with commas and `or`.
    fn or(&self, list: &[String]) -> String {
        join(list, self.tongue.pick("or", "o"))
    }

    /// Joins with commas and `and`.
    fn and(&self, list: &[String]) -> String {
        join(list, self.tongue.pick("and", "y"))
    }
}

/// Returns what an aura may be put on.
fn enchants(sentence: &Sentence) -> Option<&crate::syntax::ast::Filter> {
    sentence.clauses.iter().find_map(|it| match &it.kind {
        ClauseKind::Target(filter) => Some(filter),
        _ => None,
    })
}

fn join(list: &[String], word: &str) -> String {
    match list {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => {
            let word = match word {
                "o" if starts_with_sound(last, &["o", "ho"]) => "u",
                "y" if starts_with_sound(last, &["i", "hi"]) => "e",
                word => word,
            };
            format!("{} {word} {last}", rest.join(", "))
        }
    }
}

fn starts_with_sound(text: &str, sounds: &[&str]) -> bool {
    let lower = text.to_lowercase();
    let is_diphthong = lower.starts_with("hie") || lower.starts_with("hia");
    !is_diphthong && sounds.iter().any(|it| lower.starts_with(it))
}

/// Makes a sentence: a capital, a full stop, Spanish contractions.
fn finish(text: &str, tongue: Tongue) -> String {
    let mut text = contracted(text.trim(), tongue);
    if text.is_empty() {
        return text;
    }
    if !text.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    capital(&text)
}

fn contracted(text: &str, tongue: Tongue) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if tongue == Tongue::En {
        return text;
    }
    format!(" {text}")
        .replace(" a el ", " al ")
        .replace(" de el ", " del ")
        .trim_start()
        .to_owned()
}
