//! Whether something is good for what it is aimed at.

use crate::model::{Act, Amount, Card, Cards, Favour, Mod, Pick, Step, Thing, flags};
use crate::state::{Announcing, Origin, State};

/// What nobody wants on a creature of their own.
const HARMS: u64 = flags::CANT_ATTACK
    | flags::CANT_BLOCK
    | flags::DOESNT_UNTAP
    | flags::MUST_ATTACK
    | flags::CANT_RETREAT;

/// Tells whether what is announced is good for the target that is asked for.
pub(super) fn of_target(game: &Cards, state: &State, it: &Announcing) -> Favour {
    if let Origin::Spell(thing) = it.item.origin
        && let Some(printed) = game.printed_card(state, thing)
        && printed.nature.permanent
    {
        return of_attachment(game, printed);
    }
    let program = match it.item.origin {
        Origin::Spell(thing) => game.printed_card(state, thing).and_then(|it| it.program),
        Origin::Trigger(id) => game.triggers.get(id.index()).map(|it| it.program),
        Origin::Activated(id) => game.activated.get(id.index()).map(|it| it.program),
        Origin::Program(id) => Some(id),
    };
    let program = program.and_then(|it| game.programs.get(it.index()));
    program.map_or(Favour::Unknown, |program| {
        let slot = usize::from(it.slot);
        program.kind.get(slot).copied().unwrap_or_default()
    })
}

/// Tells whether an aura is good for what it is on.
pub(super) fn of_attachment(game: &Cards, card: &Card) -> Favour {
    let mut sum = 0;
    for ability in card
        .abilities
        .iter()
        .filter_map(|it| game.abilities.get(it.index()))
    {
        let statics = ability.statics.iter();
        for it in statics.filter_map(|it| game.statics.get(it.index())) {
            sum += match it.what {
                Mod::Figures(power, toughness) => sign(game, power) + sign(game, toughness),
                Mod::Gain(_) => 1,
                Mod::Flags(bits) if bits & HARMS != 0 => -2,
                Mod::Flags(_) => 1,
                Mod::Rule(_) | Mod::Lose(_) | Mod::LoseAll => -1,
                _ => 0,
            };
        }
    }
    if sum < 0 { Favour::Bad } else { Favour::Good }
}

fn sign(game: &Cards, id: crate::model::AmountId) -> i32 {
    match game.amounts.get(id.index()) {
        Some(Amount::Number(number)) => number.signum(),
        Some(Amount::Subtract(..)) => -1,
        _ => 1,
    }
}

/// Tells whether what follows a choice is good for what is chosen.
pub(super) fn of_choice(game: &Cards, at: u16) -> Favour {
    let next = game.steps.iter().skip(usize::from(at) + 1).take(3);
    for step in next {
        match step {
            Step::Do(act) => {
                if let Some(favour) = of_act(act) {
                    return favour;
                }
            }
            Step::Keep => {}
            _ => break,
        }
    }
    Favour::Unknown
}

fn of_act(act: &Act) -> Option<Favour> {
    let is_chosen =
        |pick: &Pick| matches!(pick, Pick::Chosen | Pick::One(crate::model::Who::Chosen));
    match act {
        Act::Destroy(pick)
        | Act::Exile(pick)
        | Act::Sacrifice(pick)
        | Act::Tap(pick)
        | Act::Detach(pick)
        | Act::KnockOut(pick)
        | Act::LoseLife(pick, _)
        | Act::Mill(pick, _)
        | Act::Deal { to: pick, .. } => is_chosen(pick).then_some(Favour::Bad),
        Act::Untap(pick)
        | Act::Regenerate(pick)
        | Act::GainLife(pick, _)
        | Act::Draw(pick, _)
        | Act::Move(pick, _)
        | Act::PutCounters(_, _, pick)
        | Act::Attach(pick, _) => is_chosen(pick).then_some(Favour::Good),
        Act::GainControl(pick, _) => is_chosen(pick).then_some(Favour::Bad),
        _ => None,
    }
}

/// Tells whether a thing is on a player's side.
pub(super) fn is_own(game: &Cards, state: &State, thing: Thing, player: u8) -> bool {
    game.controller(state, thing) == player
}
