//! The settings of a game that says nothing about them.

use crate::model::{Combat, DamageOrder, Mulligan, Options, Payment};

/// Returns the settings of a game that says nothing.
pub(super) fn usual() -> Options {
    Options {
        life: 20,
        hand: 7,
        prizes: 0,
        hand_limit: None,
        full_hand_draws_nothing: false,
        mulligan: Mulligan::None,
        first_draw: true,
        deck_size: 0,
        copies: None,
        copies_except: None,
        only_basic_except: false,
        payment: Payment::Pay,
        combat: Combat::Blocks,
        damage_order: DamageOrder::Declared,
        untaps: true,
        sickness: true,
        heals: true,
        counterattack: true,
        defender_deals_first: false,
        exhaust: true,
        ends_turn: false,
        weakness: 1,
        resistance: 0,
        has_stack: false,
        fatigue: 0,
        has_hero: false,
        has_active: false,
        attacks_one_by_one: false,
        lands_per_turn: None,
        bench: 5,
        turns_max: 200,
        land: None,
        pile_resource: None,
    }
}
