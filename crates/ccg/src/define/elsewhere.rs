//! Decks of a text without a game, whose cards and game may be in other texts:
//! what can be checked is, and what cannot is told.

use tapete_lang::TextValue;
use tapete_speech::nearest;

use super::cards::place_of;
use super::codes;
use super::decks::{DECK_MAX, card, held};
use super::maker::Maker;
use crate::model::{Card, Deck, Options};
use crate::syntax::ast::{ClauseKind, Sentence};

/// How many cards that are missing are compared with those that are there.
const COMPARED_MAX: usize = 60;
/// How many are named.
const NAMED_MAX: usize = 5;

impl Maker<'_> {
    /// Tells of a game that nobody knows; another text may have it, unless the
    /// name is nearly that of one that is known.
    pub(super) fn unknown_game(&mut self, game: &TextValue) {
        let known = self.book.game_names();
        let near = nearest(&game.text, known.iter().map(String::as_str));
        if self.book.is_part && near.is_none() {
            let args = vec![game.text.as_str().into()];
            let help = vec![(codes::INCLUDE_GAME, Vec::new())];
            return self.wrong_with(&codes::GAME_ELSEWHERE, game.place, args, help);
        }
        let word = super::book::spelled(&game.text, game.place);
        self.unknown(&codes::UNKNOWN_GAME, &word, &known);
    }

    /// Checks a deck some of whose cards are in other texts: how many it holds,
    /// and how many copies of the cards that are known.
    pub(super) fn check_part(
        &mut self,
        sentence: &Sentence,
        deck: &Deck,
        cards: &[Card],
        options: &Options,
    ) {
        if for_game(sentence).is_none() {
            return;
        }
        let lines = held(sentence).filter_map(|it| usize::try_from(it.0).ok());
        let size = lines.fold(0, usize::saturating_add);
        let least = usize::from(options.deck_size.max(1));
        // One of them may be the hero.
        if size < least || size > DECK_MAX + 1 {
            let args = vec![
                deck.name.as_str().into(),
                size.into(),
                least.into(),
                DECK_MAX.into(),
            ];
            self.wrong(&codes::DECK_SIZE, place_of(sentence), args);
        }
        for (id, number) in &deck.cards {
            if let Some(held) = card(cards, *id) {
                let at = self.line_of(sentence, &held.name);
                self.check_copies(held, *number, at.unwrap_or(place_of(sentence)), options);
            }
        }
    }

    /// Tells which cards of the decks of a part are not in it.
    pub(super) fn check_elsewhere(&mut self) {
        if !self.book.is_part {
            return;
        }
        // Decks for another game that is known are checked by its rules.
        let is_own = |it: &&Sentence| {
            let game = for_game(it).map(|it| it.text.as_str());
            game.is_none_or(|it| self.book.plays(it) || !self.book.knows_game(it))
        };
        let decks: Vec<&Sentence> = self.book.decks().filter(is_own).collect();
        let mut missing: Vec<&TextValue> = Vec::new();
        for (_, name) in decks.iter().flat_map(|it| held(it)) {
            let is_known = self.card_id(&name.text).is_some();
            if !is_known && !missing.iter().any(|it| it.text == name.text) {
                missing.push(name);
            }
        }
        let mut rest: Vec<&TextValue> = Vec::new();
        for (at, name) in missing.into_iter().enumerate() {
            let known = self.card_names.iter().map(String::as_str);
            let near = match at < COMPARED_MAX {
                true => nearest(&name.text, known),
                false => None,
            };
            let Some(near) = near.map(str::to_owned) else {
                rest.push(name);
                continue;
            };
            let args = vec![name.text.as_str().into()];
            let help = vec![(codes::DID_YOU_MEAN, vec![near.as_str().into()])];
            self.wrong_with(&codes::CARD_NOT_HERE, name.place, args, help);
        }
        if let Some(first) = rest.first() {
            let names = rest.iter().map(|it| it.text.as_str());
            let mut names: Vec<&str> = names.take(NAMED_MAX).collect();
            if rest.len() > names.len() {
                names.push("…");
            }
            let args = vec![rest.len().into(), names.join(", ").into()];
            let help = vec![(codes::INCLUDE_CARDS, Vec::new())];
            self.wrong_with(&codes::CARDS_ELSEWHERE, first.place, args, help);
        }
    }
}

/// Returns the game that a deck names.
fn for_game(deck: &Sentence) -> Option<&TextValue> {
    deck.clauses.iter().find_map(|it| match &it.kind {
        ClauseKind::ForGame(name) => Some(name),
        _ => None,
    })
}
