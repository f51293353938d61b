//! Statistics of random play on branching tables against known figures.
//!
//! The figures come from a program that shares no code with ours, which played
//! 40,000 matches of each game. There a move is a tile and the value of an end;
//! which of the ends that show this value gets the tile is left to chance. Our
//! list tells ends apart wherever the rules do, so it is not what is drawn from
//! here. Both are samples, so they may differ by [`ERRORS_MAX`] standard errors
//! of the difference; seeds are fixed, so what passes once passes always.

use tapete_game::{Chance, Play, Seat, Seed, Silent, Turn};

use super::compiled;
use crate::general::General;
use crate::general::moves::Move;
use crate::general::state::State;
use crate::pieces::Id;
use crate::state::How;

/// How many standard errors two samples may lie apart: chance exceeds this
/// once in 150,000 comparisons.
const ERRORS_MAX: f64 = 4.5;

/// How many matches the figures come from, and how many we play.
const MATCHES: u64 = 40_000;

/// What is known of one game.
struct Figures {
    clauses: &'static str,
    tiles: f64,
    passes: f64,
    /// Points scored before the hand ends.
    points: f64,
    blocked: f64,
    /// How often each seat is out.
    out: &'static [f64],
}

const MULTI2: Figures = Figures {
    clauses: "with_tiles Doubles(6) for_players 2 deals 7 branches EveryDouble scores Nothing",
    tiles: 11.161,
    passes: 0.968,
    points: 0.0,
    blocked: 0.4936,
    out: &[0.3300, 0.1763],
};

const LONGANA4: Figures = Figures {
    clauses: "with_tiles Doubles(6) for_players 4 deals 7 on_table PlayerArms
              plays_on PreviousArm when last_passed begins Holder(6|6)
              ends Out or AllPass scores Nothing",
    tiles: 19.581,
    passes: 9.533,
    points: 0.0,
    blocked: 0.4713,
    // Whoever holds the opening tile, every seat is alike.
    out: &[0.1322, 0.1322, 0.1322, 0.1322],
};

/// The same, blocked only when nobody could play.
const LONGANA4_TRUE: Figures = Figures {
    clauses: "with_tiles Doubles(6) for_players 4 deals 7 on_table PlayerArms
              plays_on PreviousArm when last_passed begins Holder(6|6)
              ends Out or Blocked scores Nothing",
    tiles: 20.043,
    passes: 11.010,
    points: 0.0,
    blocked: 0.3797,
    out: &[0.1551, 0.1551, 0.1551, 0.1551],
};

const FIVES4: Figures = Figures {
    clauses: "with_tiles Doubles(6) for_players 4 deals 7
              branches FirstDouble sides_open WhenCovered
              gains ends.total when ends.total % 5 = 0 scores Nothing",
    tiles: 23.631,
    passes: 1.944,
    points: 49.3,
    blocked: 0.1351,
    out: &[0.4340, 0.2202, 0.1364, 0.0742],
};

#[test]
fn every_double_branches_as_known() {
    agrees(&MULTI2);
}

#[test]
fn arms_of_players_are_as_known() {
    agrees(&LONGANA4);
}

#[test]
fn arms_of_players_that_block_when_nobody_can_play_are_as_known() {
    agrees(&LONGANA4_TRUE);
}

#[test]
fn all_fives_is_as_known() {
    agrees(&FIVES4);
}

/// A sum and a sum of squares.
#[derive(Clone, Copy, Default)]
struct Sum {
    sum: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.squares += value * value;
    }
}

fn agrees(figures: &Figures) {
    let game = compiled(figures.clauses);
    let mut state = game.blank();
    let [mut tiles, mut passes, mut points, mut blocked] = [Sum::default(); 4];
    let mut out = vec![Sum::default(); game.n_seats];
    for index in 0..MATCHES {
        let mut chance = Chance::new(Seed { seed: 2026, index });
        game.start(&mut state, &mut chance, &mut Silent);
        while let Turn::Seat(seat) = game.turn(&state) {
            let chosen = choose(&game, &state, seat, &mut chance);
            game.play(&mut state, seat, &chosen, &mut chance, &mut Silent);
        }
        let how = state.ended.map(|end| end.how);
        assert!(matches!(how, Some(How::Out | How::Blocked)), "{how:?}");
        tiles.add(f64::from(state.n_tiles_played()));
        passes.add(f64::from(state.counts.passes));
        points.add(state.counts.points as f64);
        blocked.add(f64::from(u8::from(how == Some(How::Blocked))));
        for (seat, own) in out.iter_mut().enumerate() {
            own.add(f64::from(u8::from(state.hands[seat].is_empty())));
        }
    }
    let compare = |what: &str, ours: Sum, wanted: f64, unit: f64| {
        let n = MATCHES as f64;
        let mean = ours.sum / n;
        let variance = (ours.squares / n - mean * mean).max(0.0);
        // The other sample had as many matches and the spread that ours has.
        let allowed = ERRORS_MAX * (variance * 2.0 / n).sqrt() + unit;
        assert!(
            (mean - wanted).abs() <= allowed,
            "{what}: {mean:.5}, wanted {wanted} (at most {allowed:.5} away): {}",
            figures.clauses
        );
    };
    compare("tiles", tiles, figures.tiles, 0.001);
    compare("passes", passes, figures.passes, 0.001);
    compare("points", points, figures.points, 0.05);
    compare("blocked", blocked, figures.blocked, 0.0001);
    for (seat, (ours, wanted)) in out.into_iter().zip(figures.out).enumerate() {
        compare(&format!("out {seat}"), ours, *wanted, 0.0005);
    }
}

/// Chooses a tile and the value of an end, all such pairs alike, then any end
/// with this value.
fn choose(game: &General, state: &State, seat: Seat, chance: &mut Chance) -> Move {
    let spots = &state.table.spots;
    let mut ways: Vec<(Id, u8, Vec<Move>)> = Vec::new();
    for tile in state.hand(seat) {
        for (spot, open) in spots.iter().enumerate() {
            if !game.fits_spot(state, seat, *tile, spot) {
                continue;
            }
            let faces = game.set.faces(*tile);
            let turn = (0..2).find(|turn| faces.get(*turn) == open.need);
            let is_root = state.table.is_empty();
            let place = Move::Place {
                tile: *tile,
                spot: spot as u16,
                turn: if is_root { 0 } else { turn.unwrap_or(0) as u8 },
            };
            let same = |it: &&mut (Id, u8, Vec<Move>)| it.0 == *tile && it.1 == open.need;
            match ways.iter_mut().find(same) {
                Some((_, _, places)) => places.push(place),
                None => ways.push((*tile, open.need, vec![place])),
            }
        }
    }
    let (_, _, places) = &ways[chance.below(ways.len() as u32) as usize];
    places[chance.below(places.len() as u32) as usize]
}
