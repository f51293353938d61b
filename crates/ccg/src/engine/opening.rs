//! Before the first turn: decks, hands, mulligans, what starts in play.

use tapete_game::{Events, Silent};

use super::zones::{Entering, new_card};
use super::{Stage, seat};
use crate::event::{Cause, Event};
use crate::model::{Mulligan, NOTHING, Thing};
use crate::state::{Ask, Context, Mode, State, add};

/// Hands without a card that may start are drawn again at most so often.
const REDRAWS_MAX: u8 = 30;

impl<E: Events<Event>> Stage<'_, E> {
    /// Begins a match, in the position that the text describes if it does.
    ///
    /// A position is set up line by line each time: its cards are taken from
    /// decks that luck has just shuffled, so none of it can be kept from the
    /// match before. That asks for memory once a match, and no move of it does.
    pub(crate) fn start(&mut self) {
        if self.game.position.is_empty() {
            return self.set_table(self.game.options.hand);
        }
        let mut unheard = Stage {
            game: self.game,
            state: &mut *self.state,
            chance: &mut *self.chance,
            events: &mut Silent,
            asks: self.asks,
        };
        unheard.set_table(0);
        for event in self.game.set_up(self.state) {
            self.emit(|| event);
        }
    }

    /// Shuffles both decks and draws hands.
    pub(crate) fn set_table(&mut self, n_cards: u8) {
        let decks = self.game.seats;
        *self.state = State::blank(self.game);
        self.emit(|| Event::Begins { decks });
        for player in 0..2u8 {
            self.lay_out(player);
        }
        for player in 0..2u8 {
            for (kind, resource) in self.game.resources.iter().enumerate().take(8) {
                self.state.players[usize::from(player)].pool[kind] = resource.at_start;
            }
            self.shuffle(player, self.game.roles.deck);
            self.draw_hand(player, n_cards);
        }
        self.state.mode = Mode::Opening;
    }

    /// Makes the cards of a player's deck.
    fn lay_out(&mut self, player: u8) {
        let Some(deck) = self
            .game
            .decks
            .get(usize::from(self.game.seats[usize::from(player)]))
        else {
            return;
        };
        let zone = self.game.roles.deck;
        for (card, n) in &deck.cards {
            for _ in 0..*n {
                let Some(thing) = new_card(self.state, *card, player, false) else {
                    return self.no_room(*card);
                };
                let index = usize::from(thing - crate::model::FIRST_CARD);
                self.state.cards[index].zone = zone;
                let pile = &mut self.state.players[usize::from(player)].piles[usize::from(zone)];
                add(pile, thing);
            }
        }
        if let Some(hero) = deck.hero
            && let Some(thing) = new_card(self.state, hero, player, false)
        {
            let entering = Entering::plainly(self.game.roles.play, Cause::Started);
            self.enter(thing, player, &entering, &Context::of(thing, 0, player));
            if let Some(card) = self.state.card_mut(thing) {
                card.stands &= !crate::state::stands::SICK;
            }
        }
    }

    fn draw_hand(&mut self, player: u8, n: u8) {
        for _ in 0..n {
            self.deal_card(player);
        }
        self.state.players[usize::from(player)].drawn = 0;
    }

    /// Deals a card, if there is one: a deck that is too small for the hand hurts
    /// nobody before the match begins.
    fn deal_card(&mut self, player: u8) {
        let deck = usize::from(self.game.roles.deck);
        let own = &self.state.players[usize::from(player)];
        if own.piles.get(deck).is_some_and(|it| !it.is_empty()) {
            self.draw(player);
        }
    }

    /// Asks whoever has not said yes to the hand; then the first turn begins.
    pub(super) fn open(&mut self) {
        for player in 0..2u8 {
            if self.state.players[usize::from(player)].kept {
                continue;
            }
            match self.game.options.mulligan {
                Mulligan::None => self.keep(player),
                Mulligan::London | Mulligan::Paris => {
                    if self.state.players[usize::from(player)].mulligans < 6 {
                        return self.ask(player, Ask::Mulligan);
                    }
                    self.keep(player);
                }
                Mulligan::Basic => self.redraw_until_basic(player),
            }
            if self.state.ask != Ask::Nothing {
                return;
            }
        }
        if self.game.options.has_active {
            for player in 0..2u8 {
                if self.game.active_of(self.state, player) == NOTHING
                    && self.has_basic_in_hand(player)
                {
                    return self.ask(player, Ask::Placing);
                }
                if !self.state.players[usize::from(player)].done_placing() {
                    if self.may_bench(player) {
                        return self.ask(player, Ask::Placing);
                    }
                    self.state.players[usize::from(player)].done = u16::MAX;
                }
            }
            self.set_prizes();
        }
        self.begin_turn(self.state.first);
    }

    fn has_basic_in_hand(&self, player: u8) -> bool {
        let hand = usize::from(self.game.roles.hand);
        let pile = self.state.players[usize::from(player)].piles.get(hand);
        pile.into_iter()
            .flatten()
            .any(|it| self.game.is_basic(self.state, *it))
    }

    fn may_bench(&self, player: u8) -> bool {
        self.has_basic_in_hand(player)
            && self.game.n_benched(self.state, player) < usize::from(self.game.options.bench)
    }

    fn set_prizes(&mut self) {
        for player in 0..2u8 {
            for _ in 0..self.game.options.prizes {
                let deck = usize::from(self.game.roles.deck);
                let top = self.state.players[usize::from(player)].piles[deck]
                    .last()
                    .copied();
                if let Some(thing) = top {
                    self.put(thing, self.game.roles.prizes, false, Cause::Prize);
                }
            }
        }
    }

    /// A hand without a creature that may start is shown and drawn again; the
    /// other player draws one card for each.
    fn redraw_until_basic(&mut self, player: u8) {
        let mut n = 0;
        while !self.has_basic_in_hand(player) && n < REDRAWS_MAX {
            n += 1;
            self.take_back_hand(player);
            self.draw_hand(player, self.game.options.hand);
        }
        self.state.players[usize::from(player)].mulligans = n;
        for _ in 0..n.min(3) {
            self.deal_card(Self::opponent(player));
        }
        self.keep(player);
    }

    fn keep(&mut self, player: u8) {
        self.state.players[usize::from(player)].kept = true;
    }

    fn take_back_hand(&mut self, player: u8) {
        let (hand, deck) = (self.game.roles.hand, self.game.roles.deck);
        while let Some(thing) =
            self.state.players[usize::from(player)].piles[usize::from(hand)].last()
        {
            let thing = *thing;
            self.put(thing, deck, false, Cause::Mulligan);
        }
        self.shuffle(player, deck);
        self.state.counts.mulligans += 1;
    }

    pub(super) fn mulligan(&mut self, player: u8) {
        let own = &mut self.state.players[usize::from(player)];
        own.mulligans += 1;
        let n_fewer = match self.game.options.mulligan {
            Mulligan::Paris => own.mulligans,
            _ => 0,
        };
        let n_cards = self.game.options.hand.saturating_sub(n_fewer);
        self.emit(|| Event::Mulligan {
            seat: seat(player),
            n_cards,
        });
        self.take_back_hand(player);
        self.draw_hand(player, n_cards);
    }

    /// Keeps the hand; as many cards go to the bottom as hands were refused.
    pub(super) fn keep_hand(&mut self, player: u8) {
        self.emit(|| Event::Kept { seat: seat(player) });
        self.keep(player);
        let n_mulligans = self.state.players[usize::from(player)].mulligans;
        if n_mulligans > 0 && self.game.options.mulligan == Mulligan::London {
            self.ask(player, Ask::Bottom);
        }
    }

    pub(super) fn put_to_bottom(&mut self, player: u8, thing: Thing) {
        self.put(thing, self.game.roles.deck, true, Cause::Bottom);
        let own = &mut self.state.players[usize::from(player)];
        own.bottomed += 1;
        if own.bottomed < own.mulligans {
            self.ask(player, Ask::Bottom);
        }
    }

    /// Puts a creature into play before the first turn.
    pub(super) fn place(&mut self, player: u8, thing: Thing) {
        let is_first = self.game.active_of(self.state, player) == NOTHING;
        let zone = if is_first {
            self.game.roles.active
        } else {
            self.game.roles.play
        };
        let entering = Entering::plainly(zone, Cause::Started);
        self.enter(thing, player, &entering, &Context::of(thing, 0, player));
    }
}
