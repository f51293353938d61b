//! Strategies: each rates a placement by what the seat may know.

use tapete_game::Seat;
use tapete_lang::{ArgTakes, ArgWord};

use crate::known::{Known, Play};

choices! { Strategy:
    bota_gorda, doubles_first, heuristic, data, keep_variety, lightest, any_tile,
    takes_points, team_heuristic, both_ends, most_of, frequent, data_keeper, doubles_last,
    repeater, table_counter, less_played, passer, against_rivals, for_the_team,
    supportive, carrier, disabler, smart, mod5, drunk,
    casino, best_accompanied, higher, fake_start,
}

/// A way to rate moves.
pub(crate) struct Strategy {
    /// Returns how good it looks to place a tile; the highest is played.
    pub(crate) rate: fn(&dyn Known, &Play) -> i64,
}

/// What every strategy takes in parentheses.
const WEIGHT: &[ArgWord] = &[ArgWord {
    name: "weight",
    takes: ArgTakes::Number { min: 1, max: 1000 },
    needed: false,
}];

/// Sums what is counted for each value, one that comes twice twice.
fn over(values: &[u8], count: impl Fn(u8) -> u32) -> i64 {
    values.iter().map(|it| i64::from(count(*it))).sum()
}

/// Makes a rating in which of equals the heaviest tile is the best.
fn then_heaviest(rating: i64, play: &Play) -> i64 {
    // Above what any tile is worth.
    const STEP: i64 = 1 << 32;
    rating
        .saturating_mul(STEP)
        .saturating_add(play.points.clamp(-STEP / 2 + 1, STEP / 2 - 1))
}

/// Rates a move by how often the own hand shows what is then open.
///
/// The ends that stay as they are count the same for every move, so that the
/// difference a move makes is enough.
fn own_ends(known: &dyn Known, play: &Play) -> i64 {
    let covered = play.covers.map_or(0, |it| i64::from(known.count_of(it)));
    over(&play.opens, |value| known.count_of(value)) - covered
}

/// Rates a move by what it does for a partner: leave open what it showed, cover
/// what it lacks, leave its ends alone.
fn support(known: &dyn Known, play: &Play, partner: Seat) -> i64 {
    let showed = |value| u32::from(known.n_put(partner, value) > 0);
    let freed = play.covers.is_some_and(|it| known.lacks(partner, it));
    let spoiled = play.covered_seat == Some(partner);
    over(&play.opens, showed) + i64::from(freed) - i64::from(spoiled)
}

/// Rates a move by what it does for the own hand.
fn carry(known: &dyn Known, play: &Play) -> i64 {
    let own = play.covered_seat == Some(known.seat());
    2 * over(&play.opens, |value| known.count_of(value)) - 3 * i64::from(own)
}

/// Rates a move by what it spoils for rivals.
fn disable(known: &dyn Known, play: &Play) -> i64 {
    let next = known.rivals().find(|it| *it == known.next_seat());
    let lacked = |value| u32::from(next.is_some_and(|it| known.lacks(it, value)));
    let wanted = |value| u32::from(known.rivals().any(|it| known.n_put(it, value) > 0));
    let covers = known.rivals().any(|it| play.covered_seat == Some(it));
    2 * over(&play.opens, lacked) + i64::from(covers) - over(&play.opens, wanted)
}
