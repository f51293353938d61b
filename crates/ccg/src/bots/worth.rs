//! What single cards are worth: in hand by their price, in play by what they do.
//! A creature without abilities is worth about 50 for each point of power and
//! toughness.

use crate::model::{Card, Cards, Thing, Until, flags};
use crate::state::{LastingKind, State, stands};

/// What an unknown card in hand is worth.
pub(super) const ANY_CARD: i32 = 150;

/// What a land in hand is worth.
const LAND: i32 = 45;

/// Abilities that make a creature better or worse, beyond its figures, for each
/// point of power and on their own.
const BY_FLAG: &[(u64, i32, i32)] = &[
    (flags::FLYING, 22, 15),
    (flags::HORSEMANSHIP, 28, 15),
    (flags::SHADOW, 24, 0),
    (flags::MENACE, 10, 5),
    (flags::CANT_BE_BLOCKED, 30, 10),
    (flags::HEXPROOF, 4, 20),
    (flags::CANT_BE_TARGETED, 4, 20),
    (flags::LETHAL_TOUCH, 0, 70),
    (flags::EXCESS_TO_DEFENDER, 8, 0),
    (flags::DAMAGE_AS_COUNTERS, 10, 10),
    (flags::LIFE_LINKING, 18, 5),
    (flags::STRIKES_FIRST, 12, 10),
    (flags::STRIKES_AGAIN, 40, 10),
    (flags::CAN_BLOCK_FLIERS, 0, 12),
    (flags::NO_COUNTERATTACK, 20, 0),
    (flags::MUST_BE_ATTACKED, 0, 25),
    (flags::CANT_BE_DESTROYED, 15, 100),
    (flags::CANT_BE_ATTACKED, 10, 20),
    (flags::DOESNT_TAP_TO_ATTACK, 8, 8),
    (flags::CANT_ATTACK, -40, -10),
    (flags::CANT_BLOCK, -8, -15),
    (flags::DOESNT_UNTAP, -25, -40),
    (flags::MUST_ATTACK, -6, -5),
];

/// Tells whether a card is a land or something like it.
pub(super) fn is_land(card: &Card) -> bool {
    card.nature.no_cost && !card.nature.attaches
}

/// Returns what a card is worth in hand.
pub(super) fn in_hand(game: &Cards, card: &Card) -> i32 {
    if game.options.has_active {
        return match (card.nature.fights, card.nature.attaches) {
            (true, _) if card.evolves_from.is_some() => 30,
            (true, _) => 40,
            // It waits in hand for a creature: there it does nothing.
            (_, true) => 10,
            _ => 55,
        };
    }
    if is_land(card) {
        return LAND;
    }
    if game.roles.pile != u8::MAX {
        return 95 + 14 * i32::from(card.cost_total.min(8));
    }
    70 + 40 * i32::from(card.cost_total.min(8))
}

/// Returns what a thing in play is worth to whoever has it, heroes and
/// creatures of the pocket left out. What ends with the turn does not count.
pub(super) fn in_play(game: &Cards, state: &State, thing: Thing) -> i32 {
    let (Some(card), Some(printed)) = (state.card(thing), game.printed_card(state, thing)) else {
        return 0;
    };
    if let Some(kind) = printed.vital {
        let n = card.counters.get(usize::from(kind)).copied().unwrap_or(0);
        return 90 + 45 * i32::from(n.min(12));
    }
    if game.fights(state, thing) && !printed.nature.starts_in_play {
        return creature(game, state, thing);
    }
    if is_land(printed) {
        // Counted together.
        return 0;
    }
    if printed.nature.enchants && card.attached_to != crate::model::NOTHING {
        return 10;
    }
    let tapped = if card.is(stands::TAPPED) { 4 } else { 0 };
    75 + 42 * i32::from(printed.cost_total.min(8)) - tapped
}

/// Returns what a creature in play is worth.
pub(super) fn creature(game: &Cards, state: &State, thing: Thing) -> i32 {
    let (Some(card), Some(printed)) = (state.card(thing), game.printed_card(state, thing)) else {
        return 0;
    };
    let mut power = i32::from(card.look.power);
    let mut toughness = i32::from(card.look.toughness);
    let mut own = card.look.flags;
    for it in state.lasting.iter().filter(|it| it.on == thing) {
        if !matches!(it.until, Until::EndOfTurn | Until::EndOfCombat) {
            continue;
        }
        match it.what {
            LastingKind::Figures(more, tougher) => {
                power -= i32::from(more);
                toughness -= i32::from(tougher);
            }
            LastingKind::Prevent(..) => {}
            _ => own = printed.flags,
        }
    }
    if !game.options.heals {
        toughness -= i32::from(card.damage);
    }
    let (power, toughness) = (power.clamp(0, 30), toughness.clamp(0, 30));
    // Where wounds stay, a wounded creature still hits as hard.
    let mut worth = if game.options.heals {
        45 + 50 * power + 38 * toughness
    } else {
        60 + 55 * power + 24 * toughness
    };
    for (flag, by_power, alone) in BY_FLAG {
        if own & flag != 0 {
            worth += by_power * power + alone;
        }
    }
    if printed.has_activated {
        worth += 30;
    }
    if printed.has_statics {
        worth += 40;
    }
    if printed.listens != 0 {
        worth += 20;
    }
    if card.is(stands::TAPPED) {
        worth -= 6;
    }
    worth.max(10)
}

/// Returns what lands in play are worth together: the first ones most.
pub(super) fn lands(n: usize) -> i32 {
    const EACH: [i32; 8] = [160, 150, 140, 120, 100, 80, 60, 50];
    let first: i32 = EACH.iter().take(n).sum();
    first + 12 * n.saturating_sub(EACH.len()).min(12) as i32
}

/// Returns what life is worth: the last points most.
pub(super) fn life(points: i32) -> i32 {
    let points = points.clamp(0, 200);
    let part = |from: i32, to: i32| (points.min(to) - from).max(0);
    100 * part(0, 5) + 62 * part(5, 10) + 36 * part(10, 20) + 18 * part(20, 40) + part(40, 200)
}
