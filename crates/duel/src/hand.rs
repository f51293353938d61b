//! The cards that a seat holds.

use std::hash::{Hash, Hasher};

use serde::Serialize;

use crate::options::HAND_MAX;

/// A hand: powers of the seat's deck, in the order in which they came.
///
/// The cards are numbered as they come, so that a view can name them. Everybody
/// sees how many come and from which slots they go, so the numbers tell nothing.
/// Hands that hold the same cards are equal, whatever their numbers.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(crate) struct Hand {
    cards: [u8; HAND_MAX],
    n_cards: u8,
    /// For each slot, how many cards had come into the hand before this one.
    #[serde(skip)]
    serials: [u16; HAND_MAX],
    /// How many cards have come into the hand.
    #[serde(skip)]
    n_came: u16,
}

impl Hand {
    #[inline]
    pub(crate) fn cards(&self) -> &[u8] {
        self.cards.get(..usize::from(self.n_cards)).unwrap_or(&[])
    }

    #[inline]
    pub(crate) fn cards_mut(&mut self) -> &mut [u8] {
        self.cards
            .get_mut(..usize::from(self.n_cards))
            .unwrap_or(&mut [])
    }

    /// Returns the number of the card in a slot, counted from 0 as they came: no
    /// other card of the seat ever has it.
    pub(crate) fn serial(&self, slot: usize) -> u16 {
        self.serials.get(slot).copied().unwrap_or(u16::MAX)
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        usize::from(self.n_cards)
    }

    /// Adds a card; a hand without room stays as it is.
    #[inline]
    pub(crate) fn push(&mut self, card: u8) {
        let end = usize::from(self.n_cards);
        if end < HAND_MAX {
            self.cards[end] = card;
            self.serials[end] = self.n_came;
            self.n_came = self.n_came.wrapping_add(1);
            self.n_cards += 1;
        }
    }

    /// Takes the card of a slot out; those behind it move up.
    #[inline]
    pub(crate) fn remove(&mut self, slot: usize) {
        let n_cards = usize::from(self.n_cards);
        if slot >= n_cards {
            return;
        }
        // A hand is too short for the detour of moving a block.
        for place in slot + 1..n_cards {
            self.cards[place - 1] = self.cards[place];
            self.serials[place - 1] = self.serials[place];
        }
        self.n_cards -= 1;
        // What lies beyond the hand is always the same, so that equal hands
        // are equal states.
        self.cards[n_cards - 1] = 0;
    }

    /// Takes all cards out. Whatever comes later is another card.
    pub(crate) fn clear(&mut self) {
        *self = Hand {
            n_came: self.n_came,
            ..Hand::default()
        };
    }
}

impl PartialEq for Hand {
    fn eq(&self, other: &Hand) -> bool {
        self.cards == other.cards && self.n_cards == other.n_cards
    }
}

impl Eq for Hand {}

impl Hash for Hand {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.cards.hash(hasher);
        self.n_cards.hash(hasher);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn serials(hand: &Hand) -> Vec<u16> {
        (0..hand.len()).map(|it| hand.serial(it)).collect()
    }

    #[test]
    fn a_card_keeps_its_number_and_no_other_ever_gets_it() {
        let mut hand = Hand::default();
        for card in [7, 3, 7] {
            hand.push(card);
        }
        hand.remove(0);
        hand.push(7);
        assert_eq!(hand.cards(), [3, 7, 7]);
        assert_eq!(serials(&hand), [1, 2, 3]);
        hand.clear();
        hand.push(3);
        assert_eq!(serials(&hand), [4]);
    }

    #[test]
    fn hands_of_the_same_cards_are_equal() {
        let [mut one, mut other] = [Hand::default(); 2];
        one.push(5);
        for card in [1, 5] {
            other.push(card);
        }
        assert_ne!(one, other);
        other.remove(0);
        assert_ne!(serials(&one), serials(&other));
        assert_eq!(one, other);
    }
}
