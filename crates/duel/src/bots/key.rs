//! What makes two positions of one turn the same for a plan: a key of 128 bits.
//!
//! It holds all monsters and energies, the sizes of hands, the acting seat's own
//! cards however they lie, what waits to be set off, and what was spent.

use crate::duel::Duel;
use crate::options::{MONSTERS_MAX, POWERS_EACH_MAX};
use crate::state::{Monster, SeatState, State, UNKNOWN};

/// The powers of a deck, each named by the first that is the same card of the
/// same monster: to play one copy or the other is the same.
#[derive(Clone, Copy)]
pub(super) struct Copies([u8; MONSTERS_MAX * POWERS_EACH_MAX]);

impl Default for Copies {
    fn default() -> Copies {
        Copies([0; MONSTERS_MAX * POWERS_EACH_MAX])
    }
}

impl Copies {
    /// Finds the copies in a seat's deck.
    pub(super) fn new(duel: &Duel, state: &State, seat: usize) -> Copies {
        let mut copies = Copies::default();
        let powers = state.powers(duel, seat);
        for (index, card) in powers.iter().enumerate().take(copies.0.len()) {
            let monster = duel.monster_of(index as u8);
            // Copies that wait for something wait each for itself.
            let waits = duel
                .powers
                .get(usize::from(*card))
                .is_some_and(|it| !it.script.triggers.is_empty());
            let same = |it: &usize| {
                !waits && powers.get(*it) == Some(card) && duel.monster_of(*it as u8) == monster
            };
            let first = (0..index).find(same).unwrap_or(index);
            copies.0[index] = first as u8;
        }
        copies
    }

    /// Returns the first power that is the same as this one.
    #[inline]
    pub(super) fn first(&self, power: u8) -> u8 {
        self.0.get(usize::from(power)).copied().unwrap_or(UNKNOWN)
    }
}

/// A key of two halves that are mixed differently.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Key(pub(super) u64, pub(super) u64);

impl Key {
    #[inline]
    fn mix(&mut self, word: u64) {
        self.0 = fold(self.0 ^ word, 0x9e37_79b9_7f4a_7c15);
        self.1 = fold(self.1 ^ word.rotate_left(29), 0xd6e8_feb8_6659_fd93);
    }

    /// Returns the key of a position in the turn of a seat.
    pub(super) fn of(duel: &Duel, state: &State, seat: usize, copies: &Copies) -> Key {
        let mut key = Key(0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344);
        for own in &state.seats {
            key.mix(pair(own.energy, own.hand.len() as i32) ^ u64::from(own.lost) << 63);
            for monster in own.monsters.iter().take(duel.n_monsters()) {
                key.mix_monster(monster);
            }
            key.mix(order(own));
        }
        let own = &state.seats[seat];
        let n_old = usize::from(state.turn.n_old);
        // A sum does not care for the order.
        let mut held = 0_u64;
        for power in own.hand.cards().iter().take(n_old) {
            let card = u64::from(copies.first(*power)) + 1;
            held = held.wrapping_add(fold(card, 0xa076_1d64_78bd_642f));
        }
        key.mix(held);
        key.mix(pair(state.turn.spent, i32::from(state.n_plays)));
        for part in state.armed.chunks(8) {
            let mut bytes = [0; 8];
            bytes[..part.len()].copy_from_slice(part);
            key.mix(u64::from_le_bytes(bytes));
        }
        key
    }

    #[inline]
    fn mix_monster(&mut self, monster: &Monster) {
        let has_more = monster.shield != 0
            || monster.asleep != 0
            || monster.attack_buff != Default::default()
            || monster.life_buff != Default::default();
        let flags = u32::from_le_bytes([
            monster.element,
            u8::from(monster.dead) | u8::from(monster.poisoned) << 1 | u8::from(has_more) << 2,
            monster.burned,
            monster.frozen,
        ]);
        self.mix(pair(monster.life, flags as i32));
        if has_more {
            let rounds = u32::from_le_bytes([
                monster.asleep,
                monster.attack_buff.rounds,
                monster.life_buff.rounds,
                0,
            ]);
            self.mix(pair(monster.shield, rounds as i32));
            self.mix(pair(monster.attack_buff.amount, monster.life_buff.amount));
        }
    }
}

fn order(own: &SeatState) -> u64 {
    let mut bytes = [0; 8];
    bytes[..MONSTERS_MAX].copy_from_slice(&own.order);
    u64::from_le_bytes(bytes)
}

#[inline]
fn pair(high: i32, low: i32) -> u64 {
    u64::from(high as u32) << 32 | u64::from(low as u32)
}

/// Multiplies and lays both halves of the product over each other.
#[inline]
fn fold(word: u64, by: u64) -> u64 {
    let product = u128::from(word) * u128::from(by);
    product as u64 ^ (product >> 64) as u64
}
