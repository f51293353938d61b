//! What people read of cards and abilities, in both tongues, from their trees.

use tapete_speech::Said;

use super::costs::GENERIC;
use super::maker::Maker;
use super::names::labels;
use crate::explain::{self, GameWord, Names, Noun, WordKind};
use crate::model::Card;
use crate::syntax::ast::{AbilityRef, Cond, Cost, Effect, Event, Sentence};
use crate::syntax::fill::{ANYTHING, filled};

/// An ability with so many figures is explained on the card itself.
const REMINDED_MIN: usize = 2;

impl Maker<'_> {
    fn names(&self) -> Names<'_> {
        Names {
            words: &self.words,
            sentences: self.book.text(),
        }
    }

    /// Learns the words of the game: its types, colours and resources, and how
    /// costs write them.
    pub(super) fn learn_words(&mut self) {
        let genre = Names::default();
        let mut words: Vec<GameWord> = Vec::new();
        for kind in &self.kinds.types {
            let Some(name) = self.kinds.names.get(usize::from(kind.bit)) else {
                continue;
            };
            let known = genre.known_noun(name);
            let (noun, is_type) = known.unwrap_or_else(|| (own_noun(name), true));
            words.push(GameWord {
                word: name.clone(),
                noun,
                kind: if is_type {
                    WordKind::Type
                } else {
                    WordKind::Subtype
                },
                letter: None,
                is_generic: false,
            });
        }
        let colours = self.kinds.colours.iter();
        for name in colours.filter_map(|it| self.kinds.names.get(usize::from(it))) {
            if !genre.is_colour(name) {
                words.push(GameWord {
                    word: name.clone(),
                    noun: own_noun(name),
                    kind: WordKind::Colour,
                    letter: None,
                    is_generic: false,
                });
            }
        }
        for resource in &self.resources {
            // What a pile gives, or a pool that pays for all, is just a number.
            let is_generic = resource.quality.is_none() && resource.is_general;
            let letter = resource.quality.map(|_| resource.letter);
            match words.iter_mut().find(|it| it.word == resource.name) {
                Some(word) => (word.letter, word.is_generic) = (letter, is_generic),
                None => words.push(self.resource_word(&resource.name, letter, is_generic)),
            }
        }
        let any = [GENERIC, ANYTHING].map(str::to_owned);
        for name in self.generic.iter().chain(&any) {
            match words.iter_mut().find(|it| it.word == *name) {
                Some(word) => word.is_generic = true,
                None => words.push(self.resource_word(name, None, true)),
            }
        }
        self.words = words;
    }

    fn resource_word(&self, name: &str, letter: Option<char>, is_generic: bool) -> GameWord {
        let known = Names::default().known_noun(name);
        GameWord {
            word: name.to_owned(),
            noun: known.map_or_else(|| own_noun(name), |it| it.0),
            kind: WordKind::Resource,
            letter,
            is_generic,
        }
    }

    /// Returns an ability with its arguments, such as `Absorb 1`.
    pub(super) fn keyword_label(&self, ability: &AbilityRef) -> Said {
        Said::each(|it| explain::keyword_label(ability, &self.names(), it))
    }

    /// Returns what an ability means; a parameter stays as it is called.
    pub(super) fn ability_text(&self, sentence: &Sentence) -> Said {
        Said::each(|it| explain::ability_text(sentence, &self.names(), it))
    }

    /// Returns what an activated ability is called.
    pub(super) fn activated_label(&self, costs: &[Cost], effect: &Effect) -> Said {
        let costs = self.closed_costs(costs);
        Said::each(|it| explain::activated_label(&costs, effect, &self.names(), it))
    }

    /// Returns what an effect does, in short, for those who choose it.
    pub(super) fn effect_label(&self, effect: &Effect) -> Said {
        let filled = match self.given.is_empty() {
            true => None,
            false => filled(effect, &self.given),
        };
        let effect = filled.as_ref().unwrap_or(effect);
        Said::each(|it| explain::activated_label(&[], effect, &self.names(), it))
    }

    /// Returns what a rule of the game asks for.
    pub(super) fn condition_label(&self, condition: &Cond) -> Said {
        Said::each(|it| explain::condition_label(condition, &self.names(), it))
    }

    /// Returns what a trigger waits for.
    pub(super) fn trigger_label(&self, events: &[Event]) -> Said {
        Said::each(|it| explain::trigger_label(events, &self.names(), it))
    }

    /// Writes the type line and the text of a card.
    pub(super) fn word_card(&self, sentence: &Sentence, card: &mut Card) {
        let names = self.names();
        card.type_line = Said::each(|it| explain::type_line(sentence, &names, it));
        let remind = |it: &AbilityRef| self.reminder(it, sentence);
        card.text = Said::each(|it| explain::rules_text(sentence, &names, &remind, it));
    }

    /// Returns what an ability means on a card, if its name and figures alone
    /// say too little: several figures in a row tell nobody which is which.
    fn reminder(&self, ability: &AbilityRef, card: &Sentence) -> Option<Sentence> {
        let needs_words = ability.args.len() >= REMINDED_MIN;
        let mut meaning = self.meaning(ability).filter(|_| needs_words)?;
        // It speaks of the card, not of an ability: `your hero`, `esta arma`.
        meaning.kind = card.kind.clone();
        Some(meaning)
    }
}

/// Makes a noun of a word that only this game has; with a small letter, as the
/// types of the genre are written.
fn own_noun(name: &str) -> Noun {
    let named = labels(name);
    let [en, es] = named.both().map(str::to_lowercase);
    let feminine = es.ends_with('a');
    Noun::regular(&en, &es, feminine)
}
