//! Two bots, the same deals from both sides: which plays better, with the luck
//! of the deal taken out.

use serde::{Deserialize, Serialize};
use tapete_bots::seating;
use tapete_game::{Game, Outcome, Seat, Seed, Standing};

use crate::error::ArenaError;
use crate::simulation::Crew;
use crate::stats::Sum;
use crate::tally::Record;
use crate::work::{Bench, NEVER, share_out};

/// What a win is worth; a tie is worth half of it, so points stay whole.
const WIN_POINTS: i64 = 2;

/// How bot `a` fared against bot `b`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Duel {
    /// The first bot.
    pub a: String,
    /// The second bot.
    pub b: String,
    /// The seed; deal `i` is `seed/i`.
    pub seed: u64,
    /// How many deals were dealt.
    pub deals: u64,
    /// How many matches were played: each deal with every seating.
    pub matches: u64,
    /// Matches that `a` won.
    pub wins: u64,
    /// Matches that `b` won.
    pub losses: u64,
    /// Matches that nobody won, or both.
    pub ties: u64,
    /// What `a` scored in the mean: 1 for a win, ½ for a tie. Equal bots score ½.
    pub score: f64,
    /// The lower bound of the score, over deals.
    pub score_low: f64,
    /// The upper bound of the score, over deals.
    pub score_high: f64,
}

/// Lets two bots play every deal from both sides.
///
/// With two teams, `a` plays for one and `b` for the other, then they change
/// places; two seats that play alone are two such teams. With more teams the
/// bots alternate round the table, and the seating is turned and swapped until
/// each bot has had every place equally often: 2 matches per deal for an even
/// number of teams, twice that number for an odd one.
pub fn duel(
    game: &Game,
    a: &str,
    b: &str,
    deals: u64,
    seed: u64,
    threads: usize,
) -> Result<Duel, ArenaError> {
    let sides = sides(game);
    let name = |name: &str| Ok::<_, ArenaError>(seating(game, &[name.to_owned()])?.swap_remove(0));
    let (a, b) = (name(a)?, name(b)?);
    let tables: Vec<Vec<String>> = sides
        .iter()
        .map(|side| {
            let pick = |is_a: &bool| if *is_a { a.clone() } else { b.clone() };
            side.iter().map(pick).collect()
        })
        .collect();
    let parts = share_out(deals, threads, &NEVER, &|_| {}, || {
        Ok(Swapping {
            crews: tables
                .iter()
                .map(|names| Crew::new(game, names))
                .collect::<Result<_, ArenaError>>()?,
            sides: &sides,
            seed,
            points: Sum::default(),
            record: Record::default(),
        })
    })?;
    let (mut points, mut record) = (Sum::default(), Record::default());
    for (its_points, its_record) in &parts {
        points.merge(its_points);
        record.merge(its_record);
    }
    let n_tables = tables.len() as u64;
    let scale = (WIN_POINTS * n_tables as i64) as f64;
    let interval = points.interval();
    Ok(Duel {
        a,
        b,
        seed,
        deals,
        matches: deals * n_tables,
        wins: record.wins,
        losses: record.losses,
        ties: record.ties,
        score: points.mean() / scale,
        score_low: (interval.low / scale).max(0.0),
        score_high: (interval.high / scale).min(1.0),
    })
}

/// Lists the seatings of one deal; each tells for every seat whether `a` sits there.
fn sides(game: &Game) -> Vec<Vec<bool>> {
    let n_teams = game.n_teams().max(1);
    let mut sides: Vec<Vec<bool>> = Vec::new();
    for turned in 0..n_teams {
        for swapped in [0, 1] {
            let side: Vec<bool> = game
                .seats()
                .map(|seat| {
                    let place = (usize::from(game.team(seat).0) + turned) % n_teams;
                    (place + swapped).is_multiple_of(2)
                })
                .collect();
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
    }
    sides
}

/// One thread of a duel: a match for every seating.
struct Swapping<'a> {
    crews: Vec<Crew<'a>>,
    sides: &'a [Vec<bool>],
    seed: u64,
    points: Sum,
    record: Record,
}

impl Bench for Swapping<'_> {
    type Total = (Sum, Record);

    fn piece(&mut self, index: u64) -> Result<(), ArenaError> {
        let seed = Seed {
            seed: self.seed,
            index,
        };
        let mut points = 0;
        for (crew, side) in self.crews.iter_mut().zip(self.sides) {
            let standing = standing_of_a(&crew.play(seed)?, side);
            self.record.add(standing);
            points += match standing {
                Standing::Won => WIN_POINTS,
                Standing::Tied => WIN_POINTS / 2,
                Standing::Lost => 0,
            };
        }
        self.points.add(points);
        Ok(())
    }

    fn total(self) -> (Sum, Record) {
        (self.points, self.record)
    }
}

/// Tells how `a` came out: tied where nobody won, or seats of both bots did.
fn standing_of_a(outcome: &Outcome, side: &[bool]) -> Standing {
    let is_a = |seat: Seat| side.get(seat.index()).copied().unwrap_or(false);
    let a_won = outcome.winners().any(is_a);
    let b_won = outcome.winners().any(|seat| !is_a(seat));
    match (a_won, b_won) {
        (true, false) => Standing::Won,
        (false, true) => Standing::Lost,
        (true, true) | (false, false) => Standing::Tied,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy;

    #[test]
    fn equal_bots_score_exactly_one_half() {
        for game in [
            toy::singles(2),
            toy::singles(3),
            toy::singles(4),
            toy::pairs(),
        ] {
            let duel = duel(&game, "random", "azar", 200, 1, 2).expect("a duel");
            assert_eq!((duel.score, duel.wins), (0.5, duel.losses), "{game:?}");
        }
    }

    #[test]
    fn the_better_bot_scores_more_than_one_half() {
        let game = toy::singles(2);
        let duel = duel(&game, "perfect", "random", 500, 1, 0).expect("a duel");
        assert!(duel.score_low > 0.7, "{duel:?}");
        assert!(duel.score_high < 1.0, "washed heaps are ties: {duel:?}");
        assert_eq!((duel.deals, duel.matches), (500, 1000));
        assert_eq!(duel.wins + duel.losses + duel.ties, 1000);
    }

    #[test]
    fn a_duel_is_the_same_on_any_number_of_threads() {
        let game = toy::pairs();
        let run = |threads| duel(&game, "perfect", "random", 333, 9, threads).expect("a duel");
        assert_eq!(run(1), run(3));
    }

    #[test]
    fn each_bot_has_every_place_equally_often() {
        for (game, n_tables) in [
            (toy::pairs(), 2),
            (toy::singles(2), 2),
            (toy::singles(3), 6),
            (toy::singles(4), 2),
        ] {
            let sides = sides(&game);
            assert_eq!(sides.len(), n_tables, "{sides:?}");
            for seat in game.seats() {
                let n_a = sides.iter().filter(|side| side[seat.index()]).count();
                assert_eq!(n_a * 2, n_tables, "{sides:?}");
            }
        }
    }

    #[test]
    fn a_match_that_both_sides_or_neither_win_is_tied() {
        let side = [true, false, true, false];
        let standing = |winners: &[u8]| {
            let outcome = Outcome::won_by(4, "over", |seat| winners.contains(&seat.0));
            standing_of_a(&outcome, &side)
        };
        assert_eq!(standing(&[0]), Standing::Won);
        assert_eq!(standing(&[0, 2]), Standing::Won);
        assert_eq!(standing(&[3]), Standing::Lost);
        assert_eq!(standing(&[0, 1]), Standing::Tied, "a seat of each");
        assert_eq!(standing(&[0, 1, 2, 3]), Standing::Tied);
        assert_eq!(standing(&[]), Standing::Tied);
    }

    #[test]
    fn an_unknown_bot_is_named() {
        let error = duel(&toy::pairs(), "random", "perfet", 1, 1, 1).expect_err("a refusal");
        assert!(
            error.to_string().contains("did you mean `Perfect`?"),
            "{error}"
        );
    }
}
