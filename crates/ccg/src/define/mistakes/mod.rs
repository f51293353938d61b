//! Texts that can be read and played, but not as anybody means them. Each is
//! told where it stands, before play.

mod contrary;
mod once;
mod places;
mod settings;
mod things;

use std::collections::BTreeMap;

use tapete_lang::{Arg, Tongue};
use tapete_speech::Said;

use super::book::{DECK, GAME, card_name};
use super::maker::Maker;
use crate::model::Card;
use crate::syntax::ast::{ClauseKind, Sentence};
use crate::syntax::lexicon::{self, Role};
use crate::syntax::print;

impl Maker<'_> {
    /// Tells of filters that contradict themselves. It comes before all that asks
    /// what could pass them, so that each is told once.
    pub(super) fn check_contrary(&mut self) {
        let text: Vec<&Sentence> = self.book.text().iter().collect();
        for sentence in text {
            self.check_filters(sentence);
        }
    }

    /// Tells of what the text says that surely is not meant.
    pub(super) fn check_mistakes(&mut self, cards: &[Card]) {
        let mut named: BTreeMap<&str, &Card> = BTreeMap::new();
        for card in cards {
            named.entry(&card.name).or_insert(card);
        }
        let text: Vec<&Sentence> = self.book.text().iter().collect();
        for sentence in text {
            self.check_places(sentence);
            self.check_twice(sentence);
            self.check_things(sentence);
            if sentence.kind.text == GAME {
                self.check_settings(sentence);
            }
            // What is missing may stand in what was not understood.
            if sentence.broken {
                continue;
            }
            self.check_other_side(sentence);
            if sentence.kind.text == GAME {
                self.check_x(sentence, None);
            } else if let Some(card) = named.get(card_name(sentence))
                && sentence.kind.text != DECK
                && self.kinds.kind(&sentence.kind.text).is_some()
            {
                self.check_x(sentence, Some(card));
                self.check_kicker(sentence, card);
                self.check_once(sentence, card);
                self.check_attached(sentence, card);
                self.check_idle(sentence, card);
            }
        }
    }
}

/// Returns a word of a role in both languages.
fn said(role: Role, word: &str) -> Arg {
    Arg::Said(Said {
        en: word.to_owned(),
        es: lexicon::spell(role, word, Tongue::Es).to_owned(),
    })
}

/// Returns the word that a clause begins with, in both languages.
fn clause_word(clause: &ClauseKind) -> Arg {
    Arg::Said(Said {
        en: print::clause_word(clause, Tongue::En),
        es: print::clause_word(clause, Tongue::Es),
    })
}
