//! Looks one move ahead: every move is tried on a guess of what is hidden, what
//! it begins is let happen, and the match that is then best is wanted.
//!
//! Attackers and blockers are declared one by one, but judged together: sets of
//! attackers by the best blocks against them, blocks by the whole combat.

use arrayvec::ArrayVec;
use tapete_game::Chance;

use super::attacks::plan_attack;
use super::clash::plan_blocks;
use super::room::{Room, copy_into, with_room};
use super::think::{Mind, play};
use super::{CardBot, Thinking, habit};
use crate::guess::guess_in_place;
use crate::model::Thing;
use crate::moves::Move;
use crate::state::{Ask, BLOCKS_MAX};

pub(super) const BOT: CardBot = CardBot {
    name: "greedy",
    others: &["codicioso", "voraz"],
    doc: "Tries every move once and takes the one after which it stands best.",
    doc_es: "Prueba cada jugada una vez y elige la que lo deja mejor.",
    choose,
};

/// How many ways one decision tries at most.
const BUDGET: u32 = 300;

/// What a move must bring more than doing nothing.
const EFFORT: i32 = 3;

pub(super) fn choose(thinking: &mut Thinking<'_>) -> Move {
    with_room(|room| {
        let (game, seat) = (thinking.game, thinking.seat);
        let seen = copy_into(game, thinking.state, &mut room.seen);
        guess_in_place(game, seen, seat, thinking.chance);
        let luck = thinking.chance.bits();
        decide(thinking, room, luck)
    })
}

/// Decides on the guess that the room holds.
pub(super) fn decide(thinking: &Thinking<'_>, room: &mut Room, luck: u64) -> Move {
    let mut mind = Mind {
        game: thinking.game,
        seat: thinking.seat.0,
        turn: thinking.state.counts.turns,
        luck,
        budget: BUDGET,
    };
    match thinking.state.ask {
        Ask::Mulligan => habit::mulligan(mind.game, thinking.state, mind.seat),
        Ask::Damage { .. } | Ask::Source => Move::Usual,
        Ask::Attackers => attack(&mut mind, room, thinking.moves),
        Ask::Blockers => block(&mut mind, room, thinking.moves),
        _ => any(&mut mind, room, thinking.moves),
    }
}

/// Returns what comes of answers in a row, the last of them ending a
/// declaration if one is asked for.
fn try_out(mind: &mut Mind<'_>, room: &mut Room, answers: &[Move]) -> i32 {
    let Room {
        seen,
        levels,
        lists,
        moves,
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
            play(mind.game, state, *chosen, &mut chance);
        }
    }
    if declares && state.ask == ask && state.end.is_none() {
        play(mind.game, state, Move::Done, &mut chance);
    }
    mind.explore(levels, lists, moves, &mut chance)
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

/// Tries no more attackers, each one more, all, and those that habit likes.
fn attack(mind: &mut Mind<'_>, room: &mut Room, moves: &[Move]) -> Move {
    let planned = match room.seen.as_deref() {
        Some(seen) => plan_attack(mind.game, seen, mind.seat),
        None => return Move::Done,
    };
    let planned: ArrayVec<Move, BLOCKS_MAX> = planned.into_iter().map(Move::Attack).collect();
    let all: ArrayVec<Move, BLOCKS_MAX> = moves
        .iter()
        .filter(|it| matches!(it, Move::Attack(_)))
        .take(BLOCKS_MAX)
        .copied()
        .collect();
    let mut best: Option<(i32, Move)> = None;
    let mut offer = |mind: &mut Mind<'_>, room: &mut Room, answers: &[Move]| {
        let first = answers.first().copied().unwrap_or(Move::Done);
        let worth = try_out(mind, room, answers);
        if best.is_none_or(|it| worth > it.0 + EFFORT) {
            best = Some((worth, first));
        }
    };
    if moves.contains(&Move::Done) {
        offer(mind, room, &[]);
    }
    if !planned.is_empty() {
        offer(mind, room, &planned);
    }
    offer(mind, room, &all);
    for chosen in &all {
        offer(mind, room, &[*chosen]);
    }
    // All but one: whoever has most to do at home stays there.
    if (3..=8).contains(&all.len()) {
        for index in 0..all.len() {
            let mut but_one = all.clone();
            but_one.remove(index);
            offer(mind, room, &but_one);
        }
    }
    best.map_or(Move::Done, |it| it.1)
}

/// Tries no more blocks, each one more, and what habit adds to it.
fn block(mind: &mut Mind<'_>, room: &mut Room, moves: &[Move]) -> Move {
    let mut best: Option<(i32, Move)> = None;
    let mut offer = |mind: &mut Mind<'_>, room: &mut Room, answers: &[Move]| {
        let first = answers.first().copied().unwrap_or(Move::Done);
        let worth = try_out(mind, room, answers);
        if best.is_none_or(|it| worth > it.0 + EFFORT) {
            best = Some((worth, first));
        }
    };
    if moves.contains(&Move::Done) {
        offer(mind, room, &[]);
    }
    let plan = planned_blocks(mind, room, moves);
    if !plan.is_empty() {
        offer(mind, room, &plan);
    }
    if moves.len() <= 80 {
        for chosen in moves {
            let Move::Block(blocker, attacker) = *chosen else {
                continue;
            };
            offer(mind, room, &[*chosen]);
            // The rest as habit would, without this blocker.
            let mut with = ArrayVec::<Move, BLOCKS_MAX>::new();
            with.push(*chosen);
            for it in &plan {
                if let Move::Block(other, whom) = it
                    && *other != blocker
                    && *whom != attacker
                {
                    let _ = with.try_push(*it);
                }
            }
            if with.len() > 1 {
                offer(mind, room, &with);
            }
        }
    }
    let first = moves.first().copied().unwrap_or(Move::Done);
    best.map_or(first, |it| it.1)
}

fn planned_blocks(mind: &Mind<'_>, room: &Room, moves: &[Move]) -> ArrayVec<Move, BLOCKS_MAX> {
    let Some(seen) = room.seen.as_deref() else {
        return ArrayVec::new();
    };
    let plan = plan_blocks(mind.game, seen, mind.seat, moves);
    let block = |it: (Thing, Thing)| Move::Block(it.0, it.1);
    plan.into_iter().map(block).collect()
}
