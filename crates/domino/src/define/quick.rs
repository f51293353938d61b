//! Which games the fast path can play, and how they get there.

use tapete_lang::Formula;

use crate::begins;
use crate::draws::Draw;
use crate::draws::passes::Passing;
use crate::general::{General, Numbered};
use crate::quick::Domino;
use crate::quick::tile::{FACE_MAX, TileSet};
use crate::reorganises::Reorganise;
use crate::rule_list::RuleList;
use crate::scores;
use crate::sights::Sight;
use crate::ties;
use crate::turns::Order;
use crate::variables::slot;
use crate::wins;
use crate::wins::counts::Count;

/// The choices that the fast path knows, by their names.
const BEGINS: &[&str] = &[
    "Seat",
    "HighestDouble",
    "Holder",
    "Winner",
    "Next",
    "AnySeat",
];
const WINS: &[&str] = &["FewestPoints", "LowestHand", "WhoIsOut"];
const TIES: &[&str] = &["Nobody", "Starter"];
const SCORES: &[&str] = &["LosersPoints", "AllPoints", "Difference", "OnePoint"];

/// Moves a game to the fast path, or returns it as it is.
pub(super) fn quick(game: Box<General>) -> Result<Domino, Box<General>> {
    let Some(set) = tile_set(&game) else {
        return Err(game);
    };
    let Some(draws) = draws(&game) else {
        return Err(game);
    };
    if !is_quick(&game) {
        return Err(game);
    }
    let game = *game;
    Ok(Domino {
        name: game.name,
        n_seats: game.n_seats,
        teams: game.teams,
        n_teams: game.n_teams,
        fitting: set.with_face,
        hand_size: game.deal.hand_size,
        draws,
        keeps: game.turn.keeps,
        turns: game.turn.order,
        begins: game.deal.begins,
        ends_when_out: game.hand.ends_when_out,
        wins: game.hand.wins,
        ties: game.hand.ties,
        scores: game.hand.scores,
        plays_to: game.whole.plays_to,
        moves_max: game.whole.moves_max,
        set,
        bots: game.bots,
        plans: game.plans,
    })
}

/// Returns the set, if it is all pairs from 0 up to a face of one digit.
fn tile_set(game: &General) -> Option<TileSet> {
    let values = &game.set.values;
    let face_max = values.len().checked_sub(1)? as u8;
    let set = TileSet::doubles(face_max);
    let same_values = face_max <= FACE_MAX
        && values
            .numbers
            .iter()
            .enumerate()
            .all(|(index, it)| *it == index as i64)
        && values
            .names
            .iter()
            .enumerate()
            .all(|(index, it)| *it == index.to_string());
    let same_tiles = || {
        game.set.is_listed()
            && game.set.n_faces == 2
            && game.set.len() as usize == set.len()
            && (0..game.set.len()).all(|tile| {
                let (high, low) = set.tile(tile as u8).faces();
                game.set.faces(tile).as_slice() == [high, low]
                    && game.points[tile as usize] == i64::from(high + low)
            })
    };
    (same_values && same_tiles() && game.worth.is_empty()).then_some(set)
}

/// Tells whether a seat that cannot play draws until it can; nothing if it
/// does anything else.
fn draws(game: &General) -> Option<bool> {
    match game.turn.draws.lines() {
        [(None, line)] => match line.choice {
            Draw::Nothing if !game.turn.uses_stock => Some(false),
            Draw::UntilPlayable => Some(true),
            _ => None,
        },
        _ => None,
    }
}

fn is_quick(game: &General) -> bool {
    let deal = &game.deal;
    let turn = &game.turn;
    let hand = &game.hand;
    let whole = &game.whole;
    let hand_slots = [slot::PLAYERS, slot::HAND_NUMBER];
    let turn_slots = [
        slot::PLAYERS,
        slot::HAND_NUMBER,
        slot::LAST_PASSED,
        slot::TABLE_TILES,
    ];
    let end_slots = [slot::PLAYERS, slot::HAND_NUMBER, slot::OUT, slot::BLOCKED];
    let is_equal = |plain: &Vec<u64>| {
        let mut each = plain.iter().enumerate();
        each.all(|(value, fits)| *fits == 1 << value)
    };
    let is_turn = |it: &Numbered<Order>| matches!(it.choice, Order::Clockwise | Order::Reverse);
    let table = game.is_line
        && !game.table.fills_first
        && game.table.doubles == crate::general::Doubles::Free
        && game.plays.is_plain
        && game.plays.plain.as_ref().is_some_and(is_equal);
    let dealt = deal.dealer.choice.deal.is_none()
        && !deal.dealer.choice.redraws
        && deal.redeals.is_empty()
        && always(&deal.reorganises, |it| it.choice == Reorganise::Nothing)
        && always(&deal.sees, |it| *it == Sight::Own)
        && !game.reveals()
        && each(&deal.begins, &hand_slots, |it| {
            known(it.choice, begins::CHOICES, begins::NAMES, BEGINS)
        });
    let turns = !turn.may_draw
        && turn.drawn == crate::draws::drawn::Drawn::Playable
        && turn.draw_costs.is_empty()
        && turn.pass_costs.is_empty()
        && always(&turn.passes, |it| *it == Passing::WhenStuck)
        && turn
            .order
            .as_ref()
            .is_none_or(|it| each(it, &turn_slots, is_turn));
    let ended = !hand.ends_when_team_out
        && hand.stops.is_empty()
        && hand.counts == Count::Points
        && hand.ranks.is_none()
        && hand.gains.is_empty()
        && hand.pass_gains.is_empty()
        && hand.hand_gains.is_empty()
        && hand.score_times.is_empty()
        && hand.rounds_to.is_none()
        && known(hand.ties, ties::CHOICES, ties::NAMES, TIES)
        && each(&hand.wins, &end_slots, |it| {
            known(*it, wins::CHOICES, wins::NAMES, WINS)
        })
        && each(&hand.scores, &end_slots, |it| {
            known(it.choice, scores::CHOICES, scores::NAMES, SCORES)
        });
    let matched = !whole.exactly && !whole.at_once && whole.n_hands.is_none() && !whole.lowest_wins;
    table && dealt && turns && ended && matched && !game.every_line && !game.tile_points.drawn
}

/// Tells whether a choice is one of those named.
fn known<T>(
    choice: &'static T,
    choices: &'static [T],
    names: &[tapete_lang::NameWord],
    wanted: &[&str],
) -> bool {
    let index = choices.iter().position(|it| std::ptr::eq(it, choice));
    index.is_some_and(|it| wanted.contains(&names[it].word.name))
}

/// Tells whether a list always decides the same, and what is wanted.
fn always<T>(list: &RuleList<T>, wanted: impl Fn(&T) -> bool) -> bool {
    list.lines().iter().all(|(_, it)| wanted(it))
}

/// Tells whether all choices of a list are wanted, and all its conditions ask
/// only for these variables.
fn each<T>(list: &RuleList<T>, slots: &[usize], wanted: impl Fn(&T) -> bool) -> bool {
    let asks = |it: &Formula| it.variables().all(|slot| slots.contains(&slot));
    list.lines()
        .iter()
        .all(|(when, it)| wanted(it) && when.as_ref().is_none_or(asks))
}
