//! What a seat may choose, and the list of it.

use arrayvec::ArrayVec;
use tapete_game::Seat;

use crate::duel::{Check, Duel, Row};
use crate::options::{MONSTERS_MAX, PLAYERS_MAX, PLAYS_MAX, POWERS_EACH_MAX};
use crate::run::{self, At, Ends};
use crate::state::{Phase, State, UNKNOWN};

/// The most powers of a deck.
const POWERS_MAX: usize = MONSTERS_MAX * POWERS_EACH_MAX;

/// What a seat may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    /// Play the card of a slot of the hand against another seat.
    Play { slot: u8, target: Seat },
    /// Play no more cards in this turn.
    End,
    /// Throw the card of a slot away.
    Discard { slot: u8 },
    /// Keep the cards that are left.
    Keep,
    /// Play this deck of the game.
    Deck(u16),
    /// Put this monster on the next place of the formation.
    Place(u8),
}

impl Duel {
    /// Lists the moves of a seat that may act.
    #[inline]
    pub(crate) fn list(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        match state.phase {
            Phase::Playing => {
                self.each_play(state, seat, |it| moves.push(it));
                moves.push(Move::End);
            }
            Phase::Discarding => {
                let n_cards = state.seats[seat.index()].hand.len();
                moves.extend((0..n_cards).map(|slot| Move::Discard { slot: slot as u8 }));
                moves.push(Move::Keep);
            }
            Phase::Decks => {
                moves.extend((0..self.decks.len()).map(|deck| Move::Deck(deck as u16)));
            }
            Phase::Formation => {
                let own = &state.seats[seat.index()];
                let n_placed = usize::from(state.n_placed[seat.index()]);
                let placed = own.order.get(..n_placed).unwrap_or(&[]);
                let all = 0..self.n_monsters() as u8;
                let free = all.filter(|it| !placed.contains(it));
                moves.extend(free.map(Move::Place));
            }
        }
    }

    /// Goes through the cards that can be played now, in the order of the hand,
    /// each against every seat that it can be played against.
    #[inline]
    pub(crate) fn each_play(&self, state: &State, seat: Seat, mut found: impl FnMut(Move)) {
        let mut slots: ArrayVec<(Seat, u32), PLAYERS_MAX> = ArrayVec::new();
        for target in 0..self.n_seats.min(PLAYERS_MAX) {
            if target != seat.index() {
                let target = Seat(target as u8);
                slots.push((target, self.playable(state, seat, target)));
            }
        }
        for slot in 0..state.seats[seat.index()].hand.len() as u8 {
            for (target, playable) in &slots {
                if playable >> slot & 1 == 1 {
                    found(Move::Play {
                        slot,
                        target: *target,
                    });
                }
            }
        }
    }

    /// Returns the slots of a hand whose cards can be played against a seat, as
    /// bits.
    #[inline]
    pub(crate) fn playable(&self, state: &State, seat: Seat, target: Seat) -> u32 {
        if !state.drafted.is_empty() {
            let drafted = self.drafted_rows(state, seat.index());
            return self.playable_of(state, seat, target, &drafted);
        }
        let deck = usize::from(state.seats[seat.index()].deck);
        let rows = self.rows.get(deck).map_or(&[][..], |it| it);
        self.playable_of(state, seat, target, rows)
    }

    #[inline(always)]
    fn playable_of(&self, state: &State, seat: Seat, target: Seat, rows: &[Row]) -> u32 {
        let own = &state.seats[seat.index()];
        let other = &state.seats[target.index()];
        if other.lost || state.n_plays >= PLAYS_MAX {
            return 0;
        }
        let Some(front) = other.front(self.n_monsters()) else {
            return 0;
        };
        let front = At {
            seat: target.index(),
            monster: front,
        };
        // Bits of the monsters whose cards cannot be played.
        let mut idle = 0_u8;
        if self.may_idle {
            for (monster, it) in own.monsters.iter().enumerate() {
                idle |= u8::from(!it.acts()) << monster;
            }
        }
        let target = other.monsters[front.monster];
        let element = target.element & 63;
        let mut playable = 0;
        for (slot, power) in own.hand.cards().iter().enumerate() {
            let Some(row) = rows.get(usize::from(*power)) else {
                continue;
            };
            let check = &row.check;
            let mut may = (own.energy >= row.needs)
                & (idle >> (row.monster & 7) & 1 == 0)
                & (check.elements >> element & 1 == 1)
                & (target.life >= check.life_min)
                & (target.life <= check.life_max);
            if check.more && may {
                let by = At {
                    seat: seat.index(),
                    monster: usize::from(row.monster),
                };
                may = run::may_play_between(self, state, row.card, &Ends::new(by, front));
            }
            playable |= u32::from(may) << slot;
        }
        playable
    }

    /// Returns what must be known of the powers of a deck that luck made.
    #[inline(never)]
    fn drafted_rows(&self, state: &State, seat: usize) -> ArrayVec<Row, POWERS_MAX> {
        let Some(drafted) = state.drafted.get(seat) else {
            return ArrayVec::new();
        };
        let powers = (0_u8..).zip(&drafted.powers).take(POWERS_MAX);
        let row = |(power, card): (u8, &u16)| Row {
            needs: self
                .needs
                .get(usize::from(*card))
                .copied()
                .unwrap_or(i32::MAX),
            card: *card,
            monster: self.monster_of(power) as u8,
            check: Check::MORE,
        };
        powers.map(row).collect()
    }

    /// Tells whether the energy is enough for a card.
    #[inline]
    pub(crate) fn affords(&self, energy: i32, card: u16) -> bool {
        let needs = self.needs.get(usize::from(card));
        needs.is_some_and(|it| energy >= *it)
    }

    /// Returns the power in a slot of a seat's hand, if it is known.
    #[inline]
    pub(crate) fn held(&self, state: &State, seat: Seat, slot: u8) -> Option<u8> {
        let hand = &state.seats.get(seat.index())?.hand;
        let power = hand.cards().get(usize::from(slot)).copied()?;
        (power != UNKNOWN).then_some(power)
    }
}
