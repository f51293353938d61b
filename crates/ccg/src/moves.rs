//! What a seat may choose.

use serde::{Deserialize, Serialize};

use crate::model::Thing;

/// A choice. Things are named by number; texts name them for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Move {
    /// Does nothing now; ends the phase when nothing waits.
    Pass,
    /// Ends a declaration, or a choice that has enough.
    Done,
    Keep,
    Mulligan,
    /// Plays a card: a land, a spell, a creature onto the bench.
    Play(Thing),
    /// Uses an activated ability or an attack of a card, by its index among the
    /// card's abilities.
    Use(Thing, u8),
    /// The phase's own action.
    Own,
    /// Declares an attacker; or attacks, in direct combat.
    Attack(Thing),
    Strike(Thing, Thing),
    /// Blocker, attacker.
    Block(Thing, Thing),
    /// Puts a card on the one it evolves from.
    Evolve(Thing, Thing),
    Retreat,
    /// Chooses a thing: a target, something to sacrifice, discard, return.
    Choose(Thing),
    Yes,
    No,
    /// An amount: X, damage to a blocker, which of several effects.
    Number(i16),
    /// Lets the rules divide damage or pay as usual.
    Usual,
    /// A resource kind: which colour, which source.
    Kind(u8),
    /// A waiting trigger, by its index.
    First(u8),
}
