//! A card before anything has happened to it.

use super::{CardState, Look, Paid};
use crate::model::{CardId, NOTHING};

impl CardState {
    /// Returns a card that is nowhere yet, and to which nothing has happened.
    pub(crate) fn nowhere(card: CardId, owner: u8) -> CardState {
        CardState {
            look: Look::default(),
            card,
            owner,
            controller: owner,
            zone: CardState::GONE,
            attached_to: NOTHING,
            blocks: NOTHING,
            used: 0,
            used_up: 0,
            today: 0,
            paid: Paid::default(),
            stands: 0,
            damage: 0,
            stamp: 0,
            since: 0,
            counters: Default::default(),
        }
    }
}
