//! A card game, compiled: cards, abilities, programs and rules as tables that
//! refer to each other by number. `define` makes it, the engine only reads it.
//!
//! Nothing is looked up by name during play. Parameters of abilities are gone:
//! `Absorb(1)` and `Absorb(2)` are two entries of the table of abilities.

mod ability;
mod card;
mod game;
mod program;
mod test;

pub(crate) use ability::*;
pub(crate) use card::*;
pub(crate) use game::*;
pub(crate) use program::*;
pub(crate) use test::*;

/// A player (0, 1) or a card (from [`FIRST_CARD`] on) of a match.
pub(crate) type Thing = u8;

/// No thing.
pub(crate) const NOTHING: Thing = u8::MAX;

/// The first thing that is a card.
pub(crate) const FIRST_CARD: Thing = 2;

/// How many cards a match may have, tokens included.
pub(crate) const CARDS_MAX: usize = 250;

/// How many things a match may have: its cards and both players.
pub(crate) const THINGS_MAX: usize = CARDS_MAX + FIRST_CARD as usize;

/// How many kinds of counters a game may have.
pub(crate) const COUNTERS_MAX: usize = 8;

/// How many kinds of resources a game may have (each colour of mana is one).
pub(crate) const RESOURCES_MAX: usize = 8;

/// How many zones a game may have, play included.
pub(crate) const ZONES_MAX: usize = 8;

/// How many targets a spell or an ability may have.
pub(crate) const TARGETS_MAX: usize = 4;

/// How many things one effect may ask for.
pub(crate) const CHOICES: i32 = 16;

/// How many properties of its own a game may give to cards (`hp`, `retreat`).
pub(crate) const PROPERTIES_MAX: usize = 6;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
        pub(crate) struct $name(pub(crate) u16);

        impl $name {
            #[inline]
            pub(crate) fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    )*};
}

ids! {
    /// An entry of [`Cards::cards`].
    CardId,
    /// An entry of [`Cards::abilities`]: an ability with its arguments.
    AbilityId,
    /// An entry of [`Cards::ability_names`]: an ability whatever its arguments.
    AbilityName,
    TriggerId,
    ActivatedId,
    StaticId,
    RuleId,
    ReplacementId,
    CostId,
    ProgramId,
    TestId,
    AmountId,
    CondId,
}
