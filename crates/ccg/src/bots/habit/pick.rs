//! Which thing to choose: the best of one's own for what is good, the best of
//! the other's for what is bad, the least where something is given away.

use super::super::{pocket, polarity, worth};
use crate::engine::is_player;
use crate::model::{Cards, Favour, Thing};
use crate::moves::Move;
use crate::state::{Ask, State};

/// Returns the best choice of a list; ends the choice where nothing is wanted.
pub(super) fn best(game: &Cards, state: &State, seat: u8, moves: &[Move]) -> Move {
    let mut best: Option<(i32, Move)> = None;
    for it in moves {
        let Move::Choose(thing) = *it else {
            continue;
        };
        let score = score(game, state, seat, thing);
        if best.is_none_or(|best| score > best.0) {
            best = Some((score, *it));
        }
    }
    let may_end = moves.contains(&Move::Done);
    match best {
        Some((score, _)) if may_end && score <= 0 => Move::Done,
        Some((_, chosen)) => chosen,
        None => moves.first().copied().unwrap_or(Move::Done),
    }
}

fn score(game: &Cards, state: &State, seat: u8, thing: Thing) -> i32 {
    let worth = worth_of(game, state, thing);
    let own = polarity::is_own(game, state, thing, seat);
    let by = |favour: Favour| match (favour, own) {
        (Favour::Bad, false) | (Favour::Good | Favour::Unknown, true) => worth,
        (Favour::Bad, true) | (Favour::Good | Favour::Unknown, false) => -worth,
    };
    match state.ask {
        Ask::Target => {
            let Some(it) = &state.announcing else {
                return worth;
            };
            if game.is_energy(state, it.item.context.this) {
                return needs_energy(game, state, thing);
            }
            by(polarity::of_target(game, state, it))
        }
        // What is given away.
        Ask::CostThing | Ask::Discard | Ask::HandLimit | Ask::Bottom => {
            10_000 - spare(game, state, seat, thing)
        }
        Ask::Scry => 60 - spare(game, state, seat, thing),
        Ask::Choose => {
            let at = state.frames.last().map_or(0, |it| it.at);
            let from_hand = state
                .card(thing)
                .is_some_and(|it| it.zone == game.roles.hand && own);
            if from_hand {
                return 10_000 - spare(game, state, seat, thing);
            }
            let in_play = is_player(thing) || game.in_play(state, thing);
            if !in_play {
                return worth;
            }
            match polarity::of_choice(game, at) {
                // Somebody must be chosen of one's own: the least.
                Favour::Bad => by(Favour::Bad),
                other => by(other),
            }
        }
        _ => worth.max(1),
    }
}

/// Returns what a thing is worth wherever it is.
fn worth_of(game: &Cards, state: &State, thing: Thing) -> i32 {
    if is_player(thing) {
        return 120;
    }
    let Some(printed) = game.printed_card(state, thing) else {
        return 0;
    };
    if !game.in_play(state, thing) {
        let figures = printed.toughness.number().map_or(0, i32::from);
        return worth::in_hand(game, printed) + figures.min(200);
    }
    if game.options.has_active && printed.nature.fights {
        return pocket::creature(game, state, thing);
    }
    if printed.nature.starts_in_play {
        return 120;
    }
    worth::in_play(game, state, thing).max(15)
}

/// Returns how much a card of the hand would be missed: lands beyond what is
/// needed are missed least.
fn spare(game: &Cards, state: &State, seat: u8, thing: Thing) -> i32 {
    let Some(printed) = game.printed_card(state, thing) else {
        return 0;
    };
    if game.in_play(state, thing) {
        return worth_of(game, state, thing);
    }
    let own = &state.players[usize::from(seat & 1)];
    let count = |zone: u8| {
        let pile = own.piles.get(usize::from(zone));
        let things = pile.into_iter().flatten();
        things
            .filter_map(|it| game.printed_card(state, *it))
            .filter(|it| worth::is_land(it))
            .count()
    };
    if worth::is_land(printed) {
        let n = count(game.roles.play) + count(game.roles.hand);
        return if n > 6 { 10 } else { 300 };
    }
    if game.roles.pile != u8::MAX {
        // What costs most is played last.
        let n = own
            .piles
            .get(usize::from(game.roles.pile))
            .map_or(0, |it| it.len());
        let late = i32::from(printed.cost_total) - n as i32 - 2;
        return worth::in_hand(game, printed) - 90 * late.max(0);
    }
    worth::in_hand(game, printed)
}

/// Returns how much a creature needs one more energy.
fn needs_energy(game: &Cards, state: &State, thing: Thing) -> i32 {
    let strength = pocket::strength(game, state, thing);
    let is_active = state
        .card(thing)
        .is_some_and(|it| it.zone == game.roles.active);
    let wants = if strength.lacks > 0 { 100 } else { 10 };
    wants + strength.promise + if is_active { 60 } else { 0 } - 8 * strength.lacks
}
