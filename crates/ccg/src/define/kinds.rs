//! Types, subtypes and colours: which bit each has, and what a type means.

use tapete_speech::Said;

use super::names::{labels, same_word};
use crate::model::{Nature, Qualities};

/// How many types, subtypes and colours a game may have.
pub(super) const QUALITIES_MAX: usize = 256;

/// A type of cards as the game declares it.
#[derive(Clone, Debug)]
pub(super) struct Kind {
    pub(super) bit: u8,
    pub(super) parent: Option<usize>,
    pub(super) nature: Nature,
    /// Whether it says `permanent` or `one_shot` itself.
    pub(super) says_lasting: bool,
    /// What it is attached to, such as `Hero`.
    pub(super) attaches_to: Option<String>,
}

/// The qualities of a game.
#[derive(Default)]
pub(super) struct Kinds {
    pub(super) names: Vec<String>,
    pub(super) types: Vec<Kind>,
    pub(super) colours: Qualities,
    pub(super) subtypes: Qualities,
    /// Only the subtypes that the game lists exist.
    pub(super) listed_only: bool,
    pub(super) overflow: bool,
}

impl Kinds {
    /// Returns the bit of a word, singular or plural.
    pub(super) fn bit(&self, word: &str) -> Option<u8> {
        let exact = self.names.iter().position(|it| it == word);
        let found = exact.or_else(|| self.names.iter().position(|it| same_word(it, word)));
        found.and_then(|it| u8::try_from(it).ok())
    }

    /// Returns the bit of a word that may be new.
    pub(super) fn make(&mut self, word: &str) -> u8 {
        if let Some(bit) = self.bit(word) {
            return bit;
        }
        if self.names.len() >= QUALITIES_MAX {
            self.overflow = true;
            return u8::MAX;
        }
        self.names.push(word.to_owned());
        (self.names.len() - 1) as u8
    }

    /// Returns the declared type of a word.
    pub(super) fn kind(&self, word: &str) -> Option<usize> {
        let bit = self.bit(word)?;
        self.types.iter().position(|it| it.bit == bit)
    }

    /// Returns the bits of a type and of all that it extends.
    pub(super) fn line(&self, kind: usize) -> Qualities {
        let mut bits = Qualities::default();
        let mut next = Some(kind);
        for _ in 0..self.types.len() {
            let Some(kind) = next.and_then(|it| self.types.get(it)) else {
                break;
            };
            bits.set(kind.bit);
            next = kind.parent;
        }
        bits
    }

    /// Returns what a type means, with what it inherits.
    pub(super) fn nature(&self, kind: usize) -> Nature {
        let mut nature = Nature::default();
        let mut lasting = None;
        let mut next = Some(kind);
        for _ in 0..self.types.len() {
            let Some(kind) = next.and_then(|it| self.types.get(it)) else {
                break;
            };
            let own = kind.nature;
            if kind.says_lasting && lasting.is_none() {
                lasting = Some(own.permanent);
            }
            nature.fights |= own.fights;
            nature.no_cost |= own.no_cost;
            nature.any_time |= own.any_time;
            nature.uses_stack |= own.uses_stack;
            nature.attaches |= own.attaches;
            nature.enchants |= own.enchants;
            nature.starts_in_play |= own.starts_in_play;
            nature.basic |= own.basic;
            next = kind.parent;
        }
        // A type that only attaches, or fights, stays in play.
        nature.permanent = lasting.unwrap_or(nature.attaches || nature.fights);
        nature
    }

    /// Returns what a type is attached to, with what it inherits.
    pub(super) fn attaches_to(&self, kind: usize) -> Option<&str> {
        let mut next = Some(kind);
        for _ in 0..self.types.len() {
            let kind = next.and_then(|it| self.types.get(it))?;
            if let Some(word) = &kind.attaches_to {
                return Some(word);
            }
            next = kind.parent;
        }
        None
    }

    /// Tells whether a type is another or extends it.
    pub(super) fn extends(&self, kind: usize, bit: u8) -> bool {
        self.line(kind).has(bit)
    }

    /// Returns the bits of all declared types.
    pub(super) fn type_bits(&self) -> Qualities {
        let mut bits = Qualities::default();
        for kind in &self.types {
            bits.set(kind.bit);
        }
        bits
    }

    /// Lists the names of types alone.
    pub(super) fn type_names(&self) -> Vec<String> {
        let names = self
            .types
            .iter()
            .filter_map(|it| self.names.get(usize::from(it.bit)));
        names.cloned().collect()
    }

    /// Returns the names with their Spanish.
    pub(super) fn labels(&self) -> Vec<Said> {
        self.names.iter().map(|it| labels(it)).collect()
    }
}
