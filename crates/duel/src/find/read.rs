//! The words of what a player types, in both tongues.

use tapete_speech::{folded, same_name};

/// What a line begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Play,
    End,
    Discard,
    Keep,
    Deck,
    Place,
}

const VERBS: [(Verb, &[&str]); 6] = [
    (
        Verb::Play,
        &["play", "juega", "jugar", "juego", "usa", "use", "usar"],
    ),
    (
        Verb::End,
        &[
            "end", "fin", "pass", "paso", "pasa", "pasar", "0", "termina", "terminar", "acabar",
        ],
    ),
    (
        Verb::Discard,
        &[
            "discard",
            "descarta",
            "descartar",
            "descarto",
            "throw",
            "tira",
            "tirar",
        ],
    ),
    (
        Verb::Keep,
        &["keep", "guarda", "guardar", "conserva", "conservar"],
    ),
    (Verb::Deck, &["deck", "mazo", "baraja"]),
    (
        Verb::Place,
        &["place", "coloca", "colocar", "pon", "poner", "put"],
    ),
];

/// Words that stand before a target.
const AGAINST: [&str; 8] = ["on", "at", "against", "a", "al", "contra", "sobre", "en"];
const SEAT: [&str; 2] = ["seat", "asiento"];

/// How many letters of a name must be given.
const LETTERS_MIN: usize = 3;

/// A line, cut into what is to be done and the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Command<'a> {
    pub(super) verb: Option<Verb>,
    pub(super) rest: &'a str,
}

/// A card, and the number of the seat that it is aimed at, if it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Aimed<'a> {
    pub(super) card: &'a str,
    pub(super) target: Option<usize>,
}

impl<'a> Command<'a> {
    pub(super) fn read(text: &'a str) -> Command<'a> {
        let text = text.trim();
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let first = first.to_lowercase();
        let verb = VERBS.iter().find(|it| it.1.contains(&first.as_str()));
        match verb {
            Some((verb, _)) => Command {
                verb: Some(*verb),
                rest: rest.trim(),
            },
            None => Command {
                verb: None,
                rest: text,
            },
        }
    }
}

/// Lists the ways in which a text can be a card and a target, the likeliest
/// first.
pub(super) fn aimed(text: &str) -> impl Iterator<Item = Aimed<'_>> {
    let whole = Aimed {
        card: text,
        target: None,
    };
    let cut = || {
        let (before, number) = text.rsplit_once(char::is_whitespace)?;
        let target = number.parse().ok()?;
        let before = without_last(before, &SEAT).unwrap_or(before).trim_end();
        let card = without_last(before, &AGAINST);
        let aimed = Aimed {
            card: card.unwrap_or(before).trim(),
            target: Some(target),
        };
        Some((card.is_some(), aimed))
    };
    let cut = cut().filter(|(_, aimed)| !aimed.card.is_empty());
    // `2 3` is a card and a seat: a whole line of numbers is no name.
    let is_number = |it: &str| it.bytes().all(|byte| byte.is_ascii_digit());
    let first = cut.filter(|(said, aimed)| *said || is_number(aimed.card));
    let last = cut.filter(|_| first.is_none());
    let [first, last] = [first, last].map(|it| it.map(|it| it.1));
    first.into_iter().chain([whole]).chain(last)
}

/// Lists the ways to cut a text at a word that stands before a target: what
/// stands before the word, and what behind it.
pub(super) fn against(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let spaces = text.char_indices().filter(|it| it.1.is_whitespace());
    spaces.filter_map(move |(at, _)| {
        let card = text.get(..at)?.trim();
        let (word, name) = text.get(at..)?.trim().split_once(char::is_whitespace)?;
        let word = word.to_lowercase();
        let is_against = AGAINST.contains(&word.as_str()) && !card.is_empty();
        is_against.then(|| (card, name.trim()))
    })
}

fn without_last<'a>(text: &'a str, words: &[&str]) -> Option<&'a str> {
    let text = text.trim_end();
    let (before, last) = text.rsplit_once(char::is_whitespace)?;
    let last = last.to_lowercase();
    words.contains(&last.as_str()).then_some(before)
}

/// Reads a number and what follows it: `2 Robar`.
pub(super) fn numbered(text: &str) -> Option<(usize, &str)> {
    let (number, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let is_number = !number.is_empty() && number.bytes().all(|it| it.is_ascii_digit());
    if !is_number {
        return None;
    }
    // What is too large for a number is too large for a slot.
    Some((number.parse().unwrap_or(usize::MAX), rest.trim()))
}

/// Tells whether a text is how a name begins; a letter or two may be a slip.
pub(super) fn starts_name(name: &str, text: &str) -> bool {
    let text = folded(text);
    text.chars().count() >= LETTERS_MIN && folded(name).starts_with(&text)
}

/// Finds the one name that a text means: as it is written, or else whatever the
/// case, or else the only one that begins so.
pub(crate) fn best<'a>(text: &str, names: impl Iterator<Item = &'a str> + Clone) -> Option<usize> {
    let exact = names.clone().position(|it| it == text);
    let same = || names.clone().position(|it| same_name(it, text));
    let begun = || {
        let mut found = names
            .clone()
            .enumerate()
            .filter(|it| starts_name(it.1, text));
        match (found.next(), found.next()) {
            (Some((index, _)), None) => Some(index),
            _ => None,
        }
    };
    exact.or_else(same).or_else(begun)
}
