//! The whole truth of a match: flat, and cheap to copy.

use serde::{Deserialize, Serialize};
use tapete_game::{Seat, SeatSet};

use crate::duel::Duel;
use crate::hand::Hand;
use crate::options::MONSTERS_MAX;
use crate::script::ast::Condition;

/// A card of a hand that nobody knows: what a planning player draws.
pub(crate) const UNKNOWN: u8 = u8::MAX;

/// Something added for a while.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Buff {
    pub(crate) amount: i32,
    pub(crate) rounds: u8,
}

/// A monster on its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Monster {
    pub(crate) life: i32,
    /// The life it started with.
    pub(crate) start_life: i32,
    pub(crate) start_attack: i32,
    pub(crate) shield: i32,
    pub(crate) attack_buff: Buff,
    pub(crate) life_buff: Buff,
    pub(crate) element: u8,
    /// Its death has been dealt with: its cards are gone.
    pub(crate) dead: bool,
    pub(crate) poisoned: bool,
    /// Rounds left.
    pub(crate) burned: u8,
    pub(crate) frozen: u8,
    pub(crate) asleep: u8,
}

impl Monster {
    /// Tells whether it lives: nothing happens to a monster without life.
    #[inline]
    pub(crate) fn lives(&self) -> bool {
        self.life > 0
    }

    /// Tells whether its cards can be played.
    #[inline]
    pub(crate) fn acts(&self) -> bool {
        self.frozen == 0 && self.asleep == 0
    }

    /// Returns the life it starts with, and what was added for a while.
    #[inline]
    pub(crate) fn max_life(&self) -> i32 {
        self.start_life.saturating_add(self.life_buff.amount).max(1)
    }

    /// Tells whether a state holds.
    pub(crate) fn is(&self, state: Condition) -> bool {
        match state {
            Condition::Dead => !self.lives(),
            Condition::Frozen => self.lives() && self.frozen > 0,
            Condition::Asleep => self.lives() && self.asleep > 0,
            Condition::Burned => self.lives() && self.burned > 0,
            Condition::Poisoned => self.lives() && self.poisoned,
            Condition::Shielded => self.lives() && self.shield > 0,
            Condition::Normal => self.state() == Condition::Normal,
        }
    }

    /// Returns the state that weighs most.
    pub(crate) fn state(&self) -> Condition {
        const BY_WEIGHT: [Condition; 6] = [
            Condition::Dead,
            Condition::Frozen,
            Condition::Asleep,
            Condition::Burned,
            Condition::Poisoned,
            Condition::Shielded,
        ];
        let holds = BY_WEIGHT.into_iter().find(|it| self.is(*it));
        holds.unwrap_or(Condition::Normal)
    }
}

/// A seat: its monsters, its hand, its energy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct SeatState {
    pub(crate) monsters: [Monster; MONSTERS_MAX],
    /// The monsters by their place in the formation.
    pub(crate) order: [u8; MONSTERS_MAX],
    pub(crate) hand: Hand,
    pub(crate) energy: i32,
    /// An index of the game's decks, unless decks are made by luck.
    pub(crate) deck: u16,
    /// Its life in all when the present turn began, whoever's turn it is.
    pub(crate) life_before: i64,
    /// How many turns it has begun.
    pub(crate) n_turns: u16,
    /// Bits of the powers of its deck that all have seen.
    pub(crate) seen: u64,
    pub(crate) lost: bool,
}

/// What the acting seat is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) enum Phase {
    /// Those of [`State::pending`] choose their decks.
    Decks,
    /// Those of [`State::pending`] put their monsters in order.
    Formation,
    #[default]
    Playing,
    /// Cards may be thrown away, then the turn ends.
    Discarding,
}

/// How the present turn began, for whoever judges what it has brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct TurnStart {
    pub(crate) energy: i32,
    pub(crate) n_cards: u8,
    /// How many cards of then are still held: they stand first.
    pub(crate) n_old: u8,
    /// What the cards of this turn have cost.
    pub(crate) spent: i32,
    /// Against whom the last card was played.
    pub(crate) aimed: Option<u8>,
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum EndedBy {
    /// One team is left.
    LastTeam,
    /// Nobody is left.
    Nobody,
    /// The limit of rounds that the rules give.
    RoundLimit,
    /// Our own bound of rounds.
    Bound,
    /// The limit of turns that the rules give.
    TurnLimit,
    /// The one turn of a puzzle.
    Unsolved,
}

/// Why and for whom a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct End {
    pub(crate) by: EndedBy,
    /// Those who won; none for a tie.
    pub(crate) winners: SeatSet,
    /// Those who share a tie; all others lost.
    pub(crate) tied: SeatSet,
}

/// What is counted in every match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Counts {
    pub(crate) plays: u32,
    pub(crate) drawn: u32,
    pub(crate) draws_lost: u32,
    pub(crate) damage: i64,
    pub(crate) healed: i64,
    pub(crate) deaths: u32,
    pub(crate) discarded: u32,
    pub(crate) triggered: u32,
    pub(crate) turns: u32,
}

/// The powers of a deck that was made by luck, and its monsters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Drafted {
    pub(crate) monsters: Vec<u16>,
    pub(crate) powers: Vec<u16>,
}

/// The whole truth.
#[derive(Debug, PartialEq, Hash, Serialize)]
pub(crate) struct State {
    pub(crate) seats: Vec<SeatState>,
    /// For each seat, power of its deck and trigger of that power: how many
    /// rounds it still waits; 0 if it does not, [`FOR_EVER`] without end. Empty
    /// if no power of the game has triggers.
    pub(crate) armed: Vec<u8>,
    /// Decks made by luck, one for each seat; empty otherwise.
    pub(crate) drafted: Vec<Drafted>,
    pub(crate) round: u32,
    pub(crate) acting: u8,
    pub(crate) phase: Phase,
    /// Those who still choose before the first round.
    pub(crate) pending: SeatSet,
    /// How many monsters each seat that chooses has placed.
    pub(crate) n_placed: [u8; tapete_game::SEATS_MAX],
    /// Cards played in this turn.
    pub(crate) n_plays: u16,
    pub(crate) turn: TurnStart,
    pub(crate) counts: Counts,
    pub(crate) end: Option<End>,
}

/// A trigger that waits as long as its monster lives.
pub(crate) const FOR_EVER: u8 = u8::MAX;

impl State {
    /// Returns a state to begin a match in.
    pub(crate) fn blank(duel: &Duel) -> State {
        let n_armed = duel.n_seats * duel.n_powers() * duel.n_triggers;
        State {
            seats: vec![SeatState::default(); duel.n_seats],
            armed: vec![0; n_armed],
            drafted: Vec::new(),
            round: 0,
            acting: 0,
            phase: Phase::Playing,
            pending: SeatSet::EMPTY,
            n_placed: [0; tapete_game::SEATS_MAX],
            n_plays: 0,
            turn: TurnStart::default(),
            counts: Counts::default(),
            end: None,
        }
    }

    /// Becomes the same as another state, in the memory that is there.
    #[inline]
    pub(crate) fn copy_from(&mut self, other: &State) {
        self.seats.clone_from(&other.seats);
        self.armed.clone_from(&other.armed);
        // List by list: a whole deck copied would be new memory.
        let n_drafted = other.drafted.len();
        self.drafted.resize_with(n_drafted, Drafted::default);
        for (own, other) in self.drafted.iter_mut().zip(&other.drafted) {
            own.monsters.clone_from(&other.monsters);
            own.powers.clone_from(&other.powers);
        }
        self.round = other.round;
        self.acting = other.acting;
        self.phase = other.phase;
        self.pending = other.pending;
        self.n_placed = other.n_placed;
        self.n_plays = other.n_plays;
        self.turn = other.turn;
        self.counts = other.counts;
        self.end = other.end;
    }

    /// Returns the seat that acts.
    #[inline]
    pub(crate) fn seat(&self) -> Seat {
        Seat(self.acting)
    }

    /// Makes the cards of a hand, from a slot on, the first of their kind: nobody
    /// can tell which of two equal powers of a monster a card is, so no state
    /// does either.
    #[inline]
    pub(crate) fn fold_copies(&mut self, duel: &Duel, seat: usize, first_slot: usize) {
        if !duel.has_copies {
            return;
        }
        for slot in first_slot..self.seats[seat].hand.len() {
            let power = self.seats[seat].hand.cards()[slot];
            let powers = self.powers(duel, seat);
            // A card that nobody knows has none.
            let Some(card) = powers.get(usize::from(power)) else {
                continue;
            };
            let own = duel.monster_of(power) * usize::from(duel.options.n_powers);
            let first = (own..).zip(powers.get(own..).unwrap_or(&[]));
            let first = first.into_iter().find(|it| it.1 == card).map(|it| it.0);
            if let Some(first) = first {
                self.seats[seat].hand.cards_mut()[slot] = first as u8;
            }
        }
    }

    /// Returns the power cards of a seat's deck.
    #[inline]
    pub(crate) fn powers<'a>(&'a self, duel: &'a Duel, seat: usize) -> &'a [u16] {
        match self.drafted.get(seat) {
            Some(drafted) => &drafted.powers,
            None => {
                let deck = usize::from(self.seats[seat].deck);
                duel.decks.get(deck).map_or(&[], |it| &it.powers)
            }
        }
    }

    /// Returns the monster cards of a seat's deck.
    pub(crate) fn monster_cards<'a>(&'a self, duel: &'a Duel, seat: usize) -> &'a [u16] {
        match self.drafted.get(seat) {
            Some(drafted) => &drafted.monsters,
            None => {
                let deck = usize::from(self.seats[seat].deck);
                duel.decks.get(deck).map_or(&[], |it| &it.monsters)
            }
        }
    }

    /// Returns which card a power of a seat's deck is.
    #[inline]
    pub(crate) fn power_card(&self, duel: &Duel, seat: usize, power: u8) -> Option<usize> {
        let card = self.powers(duel, seat).get(usize::from(power))?;
        Some(usize::from(*card))
    }
}

impl Clone for State {
    fn clone(&self) -> State {
        State {
            seats: self.seats.clone(),
            armed: self.armed.clone(),
            drafted: self.drafted.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, other: &State) {
        self.copy_from(other);
    }
}

impl SeatState {
    /// Returns the first living monster of the formation.
    #[inline]
    pub(crate) fn front(&self, n_monsters: usize) -> Option<usize> {
        self.in_order(n_monsters)
            .find(|it| self.monsters[*it].lives())
    }

    /// Lists the monsters in formation order.
    #[inline]
    pub(crate) fn in_order(
        &self,
        n_monsters: usize,
    ) -> impl DoubleEndedIterator<Item = usize> + '_ {
        let order = self.order.get(..n_monsters).unwrap_or(&[]);
        order
            .iter()
            .map(|it| usize::from(*it).min(MONSTERS_MAX - 1))
    }

    /// Returns how many monsters live.
    #[inline]
    pub(crate) fn n_living(&self, n_monsters: usize) -> usize {
        let monsters = self.monsters.get(..n_monsters).unwrap_or(&[]);
        monsters.iter().filter(|it| it.lives()).count()
    }

    /// Returns the life of all its monsters together.
    pub(crate) fn total_life(&self, n_monsters: usize) -> i64 {
        let monsters = self.monsters.get(..n_monsters).unwrap_or(&[]);
        monsters.iter().map(|it| i64::from(it.life)).sum()
    }
}
