//! What creatures are worth where one is active and attacks with the energy
//! that is attached to it.

use crate::model::{Act, Amount, Cards, Step, Thing};
use crate::state::{State, stands};

/// How many steps of an attack are read.
const STEPS_MAX: usize = 24;

/// Returns the damage that a program deals, taken from the numbers in it; a
/// flip of a coin halves nothing here.
pub(super) fn damage_of(game: &Cards, program: crate::model::ProgramId) -> i32 {
    let Some(program) = game.programs.get(program.index()) else {
        return 0;
    };
    let mut sum = 0;
    for step in game
        .steps
        .iter()
        .skip(usize::from(program.start))
        .take(STEPS_MAX)
    {
        match step {
            Step::End => break,
            Step::Do(Act::Deal { amount, .. }) => {
                sum += match game.amounts.get(amount.index()) {
                    Some(Amount::Number(number)) => *number,
                    _ => 20,
                };
            }
            _ => {}
        }
    }
    sum
}

/// Returns how many energies are attached to a creature.
pub(super) fn energies(game: &Cards, state: &State, thing: Thing) -> i32 {
    let is_on = |it: &Thing| {
        state.card(*it).is_some_and(|it| it.attached_to == thing)
            && game
                .printed_card(state, *it)
                .is_some_and(|it| it.energy != 0)
    };
    state.things().filter(is_on).count() as i32
}

/// What a creature can do: the best attack it can pay for, and what it would
/// do with more energy.
pub(super) struct Strength {
    pub(super) now: i32,
    pub(super) promise: i32,
    /// How many energies its dearest attack still lacks.
    pub(super) lacks: i32,
}

/// Works out what a creature can do with its attacks.
pub(super) fn strength(game: &Cards, state: &State, thing: Thing) -> Strength {
    let mut strength = Strength {
        now: 0,
        promise: 0,
        lacks: 0,
    };
    let n_energies = energies(game, state, thing);
    let Some(card) = state.card(thing) else {
        return strength;
    };
    let player = card.controller;
    game.each_ability(state, thing, |id| {
        let all = game
            .abilities
            .get(id.index())
            .map(|it| it.activated.as_slice());
        for id in all.unwrap_or_default() {
            let Some(it) = game
                .activated
                .get(id.index())
                .filter(|it| it.attack.is_some())
            else {
                continue;
            };
            let damage = damage_of(game, it.program).max(10);
            let Some(cost) = game.cost(it.costs) else {
                continue;
            };
            let total = i32::from(Cards::total(cost)).max(1);
            if game.can_afford(state, player, cost, thing, 0, 0) {
                strength.now = strength.now.max(damage);
            } else {
                // Energy of another kind does not bring it nearer.
                let ready = n_energies.min(total - 1);
                strength.promise = strength.promise.max(damage * (ready + 1) / (total + 1));
                strength.lacks = strength.lacks.max(total - ready);
            }
        }
        true
    });
    strength
}

/// Returns what a creature in play is worth to whoever has it.
pub(super) fn creature(game: &Cards, state: &State, thing: Thing) -> i32 {
    let Some(card) = state.card(thing) else {
        return 0;
    };
    let left = i32::from(card.look.toughness) - i32::from(card.damage);
    let strength = strength(game, state, thing);
    let n_energies = energies(game, state, thing).min(5);
    let is_active = card.zone == game.roles.active;
    let attack = 4 * strength.now + 2 * (strength.promise - strength.now / 2).max(0);
    let mut worth = 50 + 2 * left.clamp(0, 300) + 12 * n_energies;
    worth += if is_active { attack } else { attack * 6 / 10 };
    if is_active && card.is(stands::ASLEEP | stands::PARALYSED | stands::CONFUSED) {
        worth -= 60;
    }
    let poison = game.counter("poison").map_or(0, |kind| {
        card.counters.get(usize::from(kind)).copied().unwrap_or(0)
    });
    worth - 40 * i32::from(poison.min(5))
}

/// Tells whether the active creature of a player could knock out the other.
pub(super) fn threat(game: &Cards, state: &State, player: u8) -> bool {
    let (one, other) = (
        game.active_of(state, player),
        game.active_of(state, 1 - player.min(1)),
    );
    let (Some(hunter), Some(prey)) = (
        game.printed_card(state, one),
        game.printed_card(state, other),
    ) else {
        return false;
    };
    let mut hit = strength(game, state, one).now;
    if hunter.energy & prey.weakness != 0 {
        hit *= i32::from(game.options.weakness.max(1));
    }
    if hunter.energy & prey.resistance != 0 {
        hit -= i32::from(game.options.resistance);
    }
    hit > 0 && hit >= super::clash::health(state, other)
}
