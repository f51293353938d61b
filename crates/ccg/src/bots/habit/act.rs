//! What to do in one's own turn, read off the cards.

use super::super::clash::health;
use super::super::{pocket, polarity, worth};
use crate::engine::is_player;
use crate::known::Known;
use crate::model::{
    Act, Activated, Card, Cards, Favour, NOTHING, Payment, Program, Step, Thing, Until, flags,
};
use crate::moves::Move;
use crate::state::{Context, Origin, State};

/// How many cards are laid down as resources before the hand is kept.
const PILE_ENOUGH: usize = 7;

/// How much habit likes what it does, beside the price of a card; an attachment
/// before nothing, a spell before an attachment, a permanent before a spell.
const PERMANENT: i32 = 3_000;
const SPELL: i32 = 2_600;
const ATTACHMENT: i32 = 2_500;

/// The most that habit likes to use an ability where nobody is active.
const USE: i32 = 1_500;

/// Returns the move that habit likes best; passes if it likes none.
pub(super) fn best(game: &Cards, state: &State, seat: u8, moves: &[Move]) -> Move {
    let mut best = (0, Move::Pass);
    for it in moves {
        let score = score(game, state, seat, *it);
        if score > best.0 {
            best = (score, *it);
        }
    }
    best.1
}

/// Returns the move that habit likes best if the printed cards of the hand are
/// enough to say so: a land or a permanent that nothing else listed can beat.
pub(super) fn obvious(known: &Known<'_>, moves: &[Move]) -> Option<Move> {
    let game = known.game();
    if game.options.has_active {
        return None;
    }
    let (mut best, mut bound) = ((0, Move::Pass), 0);
    for it in moves {
        match *it {
            Move::Play(thing) => {
                let card = known.printed(thing)?;
                match by_print(game, card) {
                    Some(score) if score > best.0 => best = (score, *it),
                    Some(_) => {}
                    None => bound = bound.max(SPELL + price(card)),
                }
            }
            Move::Use(..) => bound = bound.max(USE),
            Move::Pass => {}
            _ => return None,
        }
    }
    (best.0 > bound).then_some(best.1)
}

fn score(game: &Cards, state: &State, seat: u8, chosen: Move) -> i32 {
    match chosen {
        Move::Play(thing) => game
            .printed_card(state, thing)
            .map_or(0, |it| play(game, state, seat, thing, it)),
        Move::Use(thing, index) => {
            let id = game.activated_at(state, thing, index);
            let Some(id) = id else { return 0 };
            let it = game.activated.get(id.index());
            it.map_or(0, |it| {
                usage(game, state, seat, thing, Origin::Activated(id), it)
            })
        }
        Move::Evolve(..) => 8_500,
        Move::Own => {
            let pile = state.players[usize::from(seat & 1)]
                .piles
                .get(usize::from(game.roles.pile));
            let n = pile.map_or(0, |it| it.len());
            if n < PILE_ENOUGH { 7_000 } else { 0 }
        }
        Move::Strike(attacker, target) => strike(game, state, attacker, target),
        _ => 0,
    }
}

/// Returns how much habit likes to play a card whose print alone says so.
fn by_print(game: &Cards, card: &Card) -> Option<i32> {
    if worth::is_land(card) {
        return Some(10_000 + i32::from(card.makes.count_ones() as u8));
    }
    if game.options.payment == Payment::Attached && card.nature.attaches {
        return Some(8_000);
    }
    if game.options.has_active && card.nature.fights {
        return Some(9_000);
    }
    let is_plain = card.nature.permanent && !card.nature.enchants;
    is_plain.then(|| PERMANENT + price(card))
}

fn price(card: &Card) -> i32 {
    20 * i32::from(card.cost_total)
}

fn play(game: &Cards, state: &State, seat: u8, thing: Thing, card: &Card) -> i32 {
    if let Some(score) = by_print(game, card) {
        return score;
    }
    let price = price(card);
    let context = Context::of(thing, 0, seat);
    let origin = Origin::Spell(thing);
    if card.nature.permanent {
        let favour = polarity::of_attachment(game, card);
        return if has_fitting(game, state, origin, &context, favour) {
            ATTACHMENT + price
        } else {
            0
        };
    }
    let program = card.program.and_then(|it| game.programs.get(it.index()));
    program.map_or(0, |it| {
        if fits(game, state, origin, &context, it) {
            SPELL + price
        } else {
            0
        }
    })
}

/// Tells whether a program has somebody to be aimed at that makes it good.
fn fits(game: &Cards, state: &State, origin: Origin, context: &Context, program: &Program) -> bool {
    if program.targets.is_empty() {
        return true;
    }
    let favour = program.kind[0];
    // What helps for one turn is for combat.
    if favour == Favour::Good && is_short(game, program) {
        return false;
    }
    has_fitting(game, state, origin, context, favour)
}

fn is_short(game: &Cards, program: &Program) -> bool {
    let steps = game.steps.iter().skip(usize::from(program.start)).take(8);
    for step in steps {
        match step {
            Step::End => return false,
            Step::Do(Act::Modify { until, .. }) if *until != Until::ForEver => return true,
            Step::Do(Act::Prevent { .. } | Act::Regenerate(_)) => return true,
            _ => {}
        }
    }
    false
}

/// Tells whether the first target can be one that the effect suits.
fn has_fitting(
    game: &Cards,
    state: &State,
    origin: Origin,
    context: &Context,
    favour: Favour,
) -> bool {
    let Some(target) = game.target_spec(state, origin, 0) else {
        return true;
    };
    let mut found = false;
    game.each_target(state, target, context, |thing| {
        let own = polarity::is_own(game, state, thing, context.you);
        let suits = match favour {
            Favour::Good | Favour::Unknown => own,
            Favour::Bad => !own && (is_player(thing) || worth::in_play(game, state, thing) > 100),
        };
        // Cards elsewhere are wanted or not by their zone alone.
        found = suits || !is_player(thing) && !game.in_play(state, thing);
        !found
    });
    found
}

fn usage(
    game: &Cards,
    state: &State,
    seat: u8,
    thing: Thing,
    origin: Origin,
    it: &Activated,
) -> i32 {
    if it.attack.is_some() {
        return 200 + 10 * pocket::damage_of(game, it.program);
    }
    let (Some(program), Some(cost)) = (game.programs.get(it.program.index()), game.cost(it.costs))
    else {
        return 0;
    };
    if program.is_mana {
        return 0;
    }
    let attaches = matches!(
        game.steps.get(usize::from(program.start)),
        Some(Step::Do(Act::Attach(..)))
    );
    if attaches {
        let is_free = state
            .card(thing)
            .is_some_and(|it| it.attached_to == NOTHING);
        return if is_free { 1_200 } else { 0 };
    }
    let is_bounded = it.only.once_per_turn || cost.tap;
    let context = Context::of(thing, 0, seat);
    if is_bounded && !is_short(game, program) && fits(game, state, origin, &context, program) {
        // Of several abilities of one card the dearest is meant to be best, but
        // what takes the last counter is not wanted.
        return USE;
    }
    0
}

fn strike(game: &Cards, state: &State, attacker: Thing, target: Thing) -> i32 {
    let power = |thing: Thing| {
        state
            .card(thing)
            .map_or(0, |it| i32::from(it.look.power.max(0)))
    };
    let hit = power(attacker);
    let rival = 1 - state.active.min(1);
    let hero = game.hero(state, rival);
    let strikes_back = game.options.counterattack
        && game.flags(state, attacker) & flags::NO_COUNTERATTACK == 0
        && !is_player(target);
    let back = if strikes_back { power(target) } else { 0 };
    let own = if attacker == game.hero(state, state.active) {
        20 * back
    } else if back >= health(state, attacker) {
        worth::creature(game, state, attacker)
    } else {
        12 * back
    };
    if is_player(target) || target == hero {
        let left = if is_player(target) {
            state.players[usize::from(target & 1)].life
        } else {
            health(state, hero)
        };
        if hit >= left {
            return 6_000;
        }
        return 400 + 25 * hit - own;
    }
    let theirs = if hit >= health(state, target) {
        worth::creature(game, state, target)
    } else {
        10 * hit
    };
    400 + theirs - own
}
