//! Which games the fast path can play, and how they get there.

use tapete_lang::Formula;

use crate::begins;
use crate::draws::drawn::Drawn;
use crate::draws::passes::Passing;
use crate::draws::{self, Source};
use crate::general::{
    DealRules, Doubles, General, HandRules, MatchRules, Numbered, PlayRules, TurnRules,
};
use crate::quick::Domino;
use crate::quick::tile::{FACE_MAX, TileSet};
use crate::reorganises::Reorganise;
use crate::rule_list::RuleList;
use crate::scores;
use crate::sights::Sight;
use crate::ties;
use crate::turns::{self, Order};
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
const DRAWS: &[&str] = &["UntilPlayable"];
const TURNS: &[&str] = &["Clockwise", "Reverse"];
const WINS: &[&str] = &["FewestPoints", "LowestHand", "WhoIsOut"];
const TIES: &[&str] = &["Nobody", "Starter"];
const SCORES: &[&str] = &["LosersPoints", "AllPoints", "Difference", "OnePoint"];

/// The variables that the fast path knows when a hand begins, after a turn, and
/// when a hand has ended.
const HAND_SLOTS: &[usize] = &[slot::PLAYERS, slot::HAND_NUMBER];
const TURN_SLOTS: &[usize] = &[
    slot::PLAYERS,
    slot::HAND_NUMBER,
    slot::LAST_PASSED,
    slot::TABLE_TILES,
];
const END_SLOTS: &[usize] = &[slot::PLAYERS, slot::HAND_NUMBER, slot::OUT, slot::BLOCKED];

/// What it knows besides when it gives what a won hand brings.
const GAIN_SLOTS: &[usize] = &[
    slot::PLAYERS,
    slot::HAND_NUMBER,
    slot::OUT,
    slot::BLOCKED,
    slot::CAPICUA,
    slot::PLAYED_DOUBLE,
    slot::PLAYED_POINTS,
    slot::PLAYED_HIGH,
    slot::PLAYED_LOW,
];

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
        asks_all: game.block.asks_all,
        wins: game.hand.wins,
        ties: game.hand.ties,
        scores: game.hand.scores,
        hand_gains: game.hand.hand_gains,
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
        [(None, line)] if line.choice.source == Source::Nowhere => {
            (!game.turn.uses_stock).then_some(false)
        }
        [(None, line)] => known(line.choice, draws::CHOICES, draws::NAMES, DRAWS).then_some(true),
        _ => None,
    }
}

/// Tells whether the fast path knows all rules of a game.
///
/// All rules are named here, those that do not matter too: one that is added
/// later must be looked at before a game may leave the general path.
fn is_quick(game: &General) -> bool {
    deals_quickly(&game.deal)
        && game.is_line
        && !game.table.fills_first
        && game.table.doubles == Doubles::Free
        && plays_quickly(&game.plays)
        && turns_quickly(&game.turn)
        && ends_quickly(&game.hand)
        && (game.block.when_stuck || game.block.when_all_pass)
        && counts_quickly(&game.whole)
        && !game.every_line
        && !game.tile_points.drawn
}

fn deals_quickly(rules: &DealRules) -> bool {
    let DealRules {
        hand_size: _,
        dealer,
        redeals,
        reorganises,
        sees,
        reveals_doubles,
        reveals,
        begins,
    } = rules;
    dealer.choice.deal.is_none()
        && !dealer.choice.redraws
        && redeals.is_empty()
        && always(reorganises, |it| it.choice == Reorganise::Nothing)
        && always(sees, |it| *it == Sight::Own)
        && !reveals_doubles
        && reveals.is_empty()
        && each(begins, HAND_SLOTS, |it| {
            known(it.choice, begins::CHOICES, begins::NAMES, BEGINS)
        })
}

fn plays_quickly(rules: &PlayRules) -> bool {
    let PlayRules {
        plain: _,
        is_plain,
        is_plain_on_arms: _,
        is_equal,
        // What is plain has none of these.
        matches: _,
        wild_tiles: _,
        wild_doubles: _,
        forbidden_tiles: _,
        forbidden_doubles: _,
        forbidden_on_partner: _,
        forbidden_before_double: _,
        // A line has no arms.
        arms: _,
        marks_arms: _,
        long_first_turn: _,
    } = rules;
    *is_plain && *is_equal
}

fn turns_quickly(rules: &TurnRules) -> bool {
    let TurnRules {
        // The function `draws` judges these.
        draws: _,
        uses_stock: _,
        stock_is_open: _,
        keeps: _,
        may_draw,
        drawn,
        draw_costs,
        passes,
        pass_costs,
        order,
    } = rules;
    let is_turn =
        |it: &Numbered<&'static Order>| known(it.choice, turns::CHOICES, turns::NAMES, TURNS);
    !may_draw
        && *drawn == Drawn::Playable
        && draw_costs.is_empty()
        && pass_costs.is_empty()
        && always(passes, |it| *it == Passing::WhenStuck)
        && order
            .as_ref()
            .is_none_or(|it| each(it, TURN_SLOTS, is_turn))
}

fn ends_quickly(rules: &HandRules) -> bool {
    let HandRules {
        ends_when_out: _,
        ends_when_team_out,
        stops,
        counts,
        wins,
        ties,
        ranks,
        scores,
        gains,
        pass_gains,
        hand_gains,
        score_times,
        rounds_to,
    } = rules;
    !ends_when_team_out
        && stops.is_empty()
        && *counts == Count::Points
        && ranks.is_none()
        && [gains, pass_gains, score_times]
            .iter()
            .all(|it| it.is_empty())
        && hand_gains.iter().all(|(when, amount)| {
            let mut formulas = when.iter().chain([amount]);
            formulas.all(|it| it.variables().all(|slot| GAIN_SLOTS.contains(&slot)))
        })
        && rounds_to.is_none()
        && known(*ties, ties::CHOICES, ties::NAMES, TIES)
        && each(wins, END_SLOTS, |it| {
            known(*it, wins::CHOICES, wins::NAMES, WINS)
        })
        && each(scores, END_SLOTS, |it| {
            known(it.choice, scores::CHOICES, scores::NAMES, SCORES)
        })
}

fn counts_quickly(rules: &MatchRules) -> bool {
    let MatchRules {
        plays_to: _,
        exactly,
        at_once,
        n_hands,
        lowest_wins,
        moves_max: _,
    } = rules;
    !exactly && !at_once && n_hands.is_none() && !lowest_wins
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
