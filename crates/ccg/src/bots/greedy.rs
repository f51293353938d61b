//! Looks one move ahead: every move is tried on a guess of what is hidden, what
//! it begins is let happen, and the match that is then best is wanted.
//!
//! Attackers and blockers are declared one by one, but judged together: sets of
//! attackers by the best blocks against them, blocks by the whole combat.

use tapete_game::Chance;
use tapete_speech::Bilingual;

use super::attacks::plan_attack;
use super::clash::plan_blocks;
use super::room::{Answers, PLANNED_MAX, Room, copy_into, with_room};
use super::think::{Mind, play_asking};
use super::{CardBot, Thinking, Ways, habit};
use crate::model::{Cards, Thing};
use crate::moves::Move;
use crate::state::{Ask, State};

pub(super) const BOT: CardBot = CardBot {
    name: "greedy",
    others: &["codicioso", "voraz"],
    doc: Bilingual::new(
        "Tries every move once and takes the one after which it stands best.",
        "Prueba cada jugada una vez y elige la que lo deja mejor.",
    ),
    choose: Ways {
        at_once: |_| None,
        from_list: choose,
    },
};

/// How many ways one decision tries at most.
const BUDGET: u32 = 300;

/// How many single blocks are tried at most.
const BLOCK_WAYS_MAX: usize = 80;

/// What a move must bring more than doing nothing.
pub(super) const EFFORT: i32 = 3;

pub(super) fn choose(thinking: &mut Thinking<'_>) -> Move {
    with_room(|room| {
        let (game, seat) = (thinking.game, thinking.seat);
        let known = &thinking.known;
        known.guessed(&mut room.seen, thinking.chance);
        let luck = thinking.chance.bits();
        let mind = Mind {
            game,
            seat: seat.0,
            turn: known.n_turns(),
            luck,
            budget: BUDGET,
            is_brief: false,
        };
        decide(mind, known.ask(), thinking.moves, room)
    })
}

/// Answers what is asked in a match that is itself a thought: nothing in it is
/// hidden any more. A brief answer does not compare whole declarations.
pub(super) fn answer(
    game: &Cards,
    state: &State,
    room: &mut Room,
    chance: &mut Chance,
    is_brief: bool,
) -> Move {
    let mut list = std::mem::take(&mut room.list);
    list.clear();
    game.list(state, state.asked, &mut list);
    let chosen = if list.len() < 2 {
        list.first().copied().unwrap_or(Move::Pass)
    } else {
        copy_into(game, state, &mut room.seen);
        let mind = Mind {
            game,
            seat: state.asked,
            turn: state.counts.turns,
            luck: chance.bits(),
            budget: BUDGET,
            is_brief,
        };
        decide(mind, state.ask, &list, room)
    };
    room.list = list;
    chosen
}

/// Decides on the guess that the room holds.
fn decide(mut mind: Mind<'_>, ask: Ask, moves: &[Move], room: &mut Room) -> Move {
    match ask {
        Ask::Mulligan => {
            let seen = room.seen.as_deref();
            seen.map_or(Move::Keep, |it| habit::mulligan(mind.game, it, mind.seat))
        }
        Ask::Damage { .. } | Ask::Source => Move::Usual,
        // Tried out one by one, attackers are no better than by habit; blocks are.
        Ask::Attackers if mind.is_brief => {
            let (seen, list) = (room.seen.as_deref(), &mut room.moves);
            seen.map_or(Move::Pass, |it| habit::answer(mind.game, it, list))
        }
        Ask::Attackers | Ask::Blockers if !mind.is_brief => declare(&mut mind, room, moves),
        _ => any(&mut mind, room, moves),
    }
}

/// Returns what comes of answers in a row, the last of them ending a
/// declaration if one is asked for.
pub(super) fn try_out(mind: &mut Mind<'_>, room: &mut Room, answers: &[Move]) -> i32 {
    let Room {
        seen,
        levels,
        lists,
        moves,
        ..
    } = room;
    let Some(seen) = seen.as_deref() else {
        return 0;
    };
    let mut chance = Chance::quick(mind.luck);
    let state = copy_into(mind.game, seen, &mut levels[0]);
    let declares = matches!(state.ask, Ask::Attackers | Ask::Blockers);
    let ask = state.ask;
    for chosen in answers {
        if state.ask == ask && state.end.is_none() {
            play_asking(mind.game, state, *chosen, &mut chance, mind.asks());
        }
    }
    if declares && state.ask == ask && state.end.is_none() {
        play_asking(mind.game, state, Move::Done, &mut chance, mind.asks());
    }
    let n_levels = if mind.is_brief { 1 } else { levels.len() };
    mind.explore(&mut levels[..n_levels], lists, moves, &mut chance)
}

/// Tries every move; what does nothing comes last in the list, and wins ties.
fn any(mind: &mut Mind<'_>, room: &mut Room, moves: &[Move]) -> Move {
    let mut best: Option<(i32, Move)> = None;
    for (index, chosen) in moves.iter().rev().enumerate() {
        let rest = (moves.len() - index) as u32;
        mind.budget = mind.budget.max(2 * rest);
        let worth = try_out(mind, room, &[*chosen]);
        if best.is_none_or(|it| worth > it.0 + EFFORT) {
            best = Some((worth, *chosen));
        }
    }
    best.map_or(Move::Pass, |it| it.1)
}

/// Tries sets of attackers or blocks.
fn declare(mind: &mut Mind<'_>, room: &mut Room, moves: &[Move]) -> Move {
    let mut ways = std::mem::take(&mut room.ways);
    ways.clear();
    let mut add = |answers: &[Move]| ways.push(answers.iter().copied().collect());
    if moves.iter().any(|it| matches!(it, Move::Attack(_))) {
        attack_ways(mind, room, moves, &mut add);
    } else {
        block_ways(mind, room, moves, &mut add);
    }
    let mut best: Option<(i32, Move)> = None;
    for answers in &ways {
        let worth = try_out(mind, room, answers);
        if best.is_none_or(|it| worth > it.0 + EFFORT) {
            best = Some((worth, answers.first().copied().unwrap_or(Move::Done)));
        }
    }
    room.ways = ways;
    let first = moves.first().copied().unwrap_or(Move::Done);
    best.map_or(first, |it| it.1)
}

/// Adds no more attackers, those that habit likes, all, each one alone, and all
/// but one: whoever has most to do at home stays there.
pub(super) fn attack_ways(
    mind: &Mind<'_>,
    room: &Room,
    moves: &[Move],
    add: &mut impl FnMut(&[Move]),
) {
    let Some(seen) = room.seen.as_deref() else {
        return;
    };
    if moves.contains(&Move::Done) {
        add(&[]);
    }
    let planned: Answers = plan_attack(mind.game, seen, mind.seat)
        .into_iter()
        .map(Move::Attack)
        .collect();
    if !planned.is_empty() {
        add(&planned);
    }
    let all: Answers = moves
        .iter()
        .filter(|it| matches!(it, Move::Attack(_)))
        .take(PLANNED_MAX)
        .copied()
        .collect();
    if all.len() > 1 {
        add(&all);
    }
    for chosen in &all {
        add(&[*chosen]);
    }
    if (3..=8).contains(&all.len()) {
        for index in 0..all.len() {
            let mut but_one = all.clone();
            but_one.remove(index);
            add(&but_one);
        }
    }
}

/// Adds no more blocks, those that habit likes, and each one more, alone and
/// with what habit adds to it.
pub(super) fn block_ways(
    mind: &Mind<'_>,
    room: &Room,
    moves: &[Move],
    add: &mut impl FnMut(&[Move]),
) {
    let Some(seen) = room.seen.as_deref() else {
        return;
    };
    if moves.contains(&Move::Done) {
        add(&[]);
    }
    let block = |it: (Thing, Thing)| Move::Block(it.0, it.1);
    let plan = plan_blocks(mind.game, seen, mind.seat, moves);
    let plan: Answers = plan.into_iter().map(block).collect();
    if !plan.is_empty() {
        add(&plan);
    }
    for chosen in moves.iter().take(BLOCK_WAYS_MAX) {
        let Move::Block(blocker, attacker) = *chosen else {
            continue;
        };
        add(&[*chosen]);
        let is_apart = |it: &&Move| match it {
            Move::Block(other, whom) => *other != blocker && *whom != attacker,
            _ => false,
        };
        let apart = plan.iter().filter(is_apart).take(PLANNED_MAX - 1);
        let with: Answers = std::iter::once(chosen).chain(apart).copied().collect();
        if with.len() > 1 {
            add(&with);
        }
    }
}
