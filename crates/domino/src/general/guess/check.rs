//! What is asked of a finished deal, because it cannot be said of one tile
//! alone.

use rustc_hash::FxHashMap;
use tapete_game::{Chance, Lent, Seat};

use super::homes::Fit;
use super::lots::Lots;
use super::past::{Moment, Past, Time};
use crate::begins::Deal;
use crate::general::deal::{HeldLists, REDEALS_MAX};
use crate::general::game::General;
use crate::general::state::State;
use crate::general::variables::About;
use crate::guess::{Holder, ManyTiles, Pile, TileBits};
use crate::pieces::Id;
use crate::variables::hand_slots;

/// A deal, with the way that each tile went.
pub(super) struct Held<'a> {
    pub(super) lots: &'a Lots,
    pub(super) dealt: &'a [Pile<ManyTiles>],
    pub(super) plays: &'a FxHashMap<Id, (Seat, Time)>,
}

impl Held<'_> {
    /// Shows the tiles that a seat held just before some time.
    fn each(&self, seat: Seat, time: Time, mut show: impl FnMut(Id)) {
        let holder = Holder::Seat(seat);
        let is_left = |tile: Id| self.plays.get(&tile).is_none_or(|it| it.1 >= time);
        for lot in &self.lots.list {
            if let Some(tile) = lot.tile
                && lot.holder_before(time) == holder
                && is_left(tile)
            {
                show(tile);
            }
        }
        for pile in self.dealt {
            let lot = &self.lots.list[pile.lot];
            if lot.holder_before(time) == holder {
                let tiles = pile.tiles.list().map(|it| it as Id);
                tiles.filter(|it| is_left(*it)).for_each(&mut show);
            }
        }
    }

    /// Puts the hands as they were just before some time into a state.
    fn fill(&self, state: &mut State, time: Time) {
        for (seat, hand) in state.hands.iter_mut().enumerate() {
            hand.clear();
            self.each(Seat(seat as u8), time, |tile| hand.push(tile));
            hand.sort_unstable();
        }
    }
}

/// What is asked of a deal.
pub(super) struct Check<'a> {
    game: &'a General,
    past: &'a Past,
    fits: &'a [Fit],
    opening: bool,
    redeals: bool,
}

impl<'a> Check<'a> {
    pub(super) fn new(game: &'a General, past: &'a Past, fits: &'a [Fit]) -> Check<'a> {
        // Of pairs no two are equally heavy, so that the tile says it all.
        let plain = !game.has_copies && game.set.n_faces == 2;
        let opened = past.opened.as_ref();
        Check {
            game,
            past,
            fits,
            opening: opened.is_some_and(|it| !plain || it.tile.is_none()),
            redeals: !game.deal.redeals.is_empty()
                && !past.reorganised
                && past.n_redeals < REDEALS_MAX,
        }
    }

    /// Lists the moments before now at which a seat could have played, with what
    /// fitted then.
    fn able(&self) -> impl Iterator<Item = (&Moment, &Fit)> {
        let fits = self
            .fits
            .iter()
            .map(|it| (&self.past.moments[it.moment], it));
        fits.filter(|(moment, _)| moment.able && moment.time < self.past.now)
    }

    /// Tells whether anything is asked at all.
    pub(super) fn is_needed(&self) -> bool {
        self.able().next().is_some() || self.opening || self.redeals || self.past.asks_hidden
    }

    /// Tells whether a deal agrees.
    pub(super) fn holds(&self, held: &Held<'_>) -> bool {
        if !self.is_needed() {
            return true;
        }
        self.able().all(|(moment, fit)| {
            let mut fits = false;
            held.each(moment.seat, moment.time, |tile| {
                fits |= fit.tiles.has(tile as usize);
            });
            fits
        }) && (!self.past.asks_hidden || self.moments_agree(held))
            && (!self.opening || self.opening_agrees(held))
            && (!self.redeals || !self.would_redeal(held))
    }

    fn moments_agree(&self, held: &Held<'_>) -> bool {
        let mut state: Lent<State> = Lent::new();
        self.past.moments.iter().all(|moment| {
            state.clone_from(&moment.past);
            held.fill(&mut state, moment.time);
            self.game.can_place(&state, moment.seat) == moment.able
        })
    }

    /// Tells whether the rules would let the same seat open.
    fn opening_agrees(&self, held: &Held<'_>) -> bool {
        let Some(opened) = &self.past.opened else {
            return true;
        };
        let mut state = self.dealt_state();
        state.table.clear(&self.game.table);
        held.fill(&mut state, opened.time);
        let mut line = None;
        let slots = hand_slots(self.game.n_seats, state.hand_number);
        let begins = &self.game.deal.begins;
        begins.apply(self.game.every_line, slots, |it| line = Some(*it));
        let Some(line) = line else {
            return true;
        };
        let hands = HeldLists {
            game: self.game,
            state: &state,
        };
        let deal = Deal {
            held: &hands,
            hand_number: state.hand_number,
            last: state.last_hand,
        };
        let mut chance = Chance::scripted(Vec::new());
        let opening = (line.choice.open)(&deal, line.given, &mut chance);
        let by_luck = !chance.drawn().is_empty();
        let unheld = (0..self.game.set.len()).filter(|it| opening.unheld.contains(&hands, *it));
        (by_luck || opening.seat == opened.seat)
            && self.game.opening_tile(&state, opening.seat, opening.tile) == opened.tile
            && unheld.eq(opened.unheld.iter().copied())
    }

    /// Tells whether the rules would have the tiles dealt anew.
    fn would_redeal(&self, held: &Held<'_>) -> bool {
        let mut state = self.dealt_state();
        let time = self
            .past
            .opened
            .as_ref()
            .map_or(self.past.now, |it| it.time);
        held.fill(&mut state, time);
        let slots = self.game.slots(&state, About::seat(Seat(0)));
        self.game.deal.redeals.iter().any(|it| it.holds(slots))
    }

    /// Returns what everybody knew when the hand was dealt.
    fn dealt_state(&self) -> Lent<State> {
        let mut state: Lent<State> = Lent::new();
        state.reset(self.game.n_seats);
        if let Some(moment) = self.past.moments.first() {
            state.hand_number = moment.past.hand_number;
            state.last_hand = moment.past.last_hand;
            state.last_winner = moment.past.last_winner;
            state.formulas.clone_from(&moment.past.formulas);
            state.scores = moment.past.scores;
        }
        state
    }
}
