//! Matches one by one in their order, to be compared with others of the same
//! luck.

use tapete_bots::seating;
use tapete_game::{Game, Seat, Seed, Standing};

use crate::error::ArenaError;
use crate::simulation::{Crew, Simulation};
use crate::work::{Bench, NEVER, share_out};

/// Plays many matches between bots and returns, match by match, what seat 0
/// scored: 2 for a win, 1 for a tie, 0 for a loss.
///
/// Luck, bots and `progress` are those of [`simulate`](crate::simulate), so the
/// same match of two games has the same luck, on any number of threads.
pub fn series(
    game: &Game,
    bots: &[String],
    options: &Simulation,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<u8>, ArenaError> {
    let names = seating(game, bots)?;
    let parts = share_out(options.matches, options.threads, &NEVER, progress, || {
        Ok(Noting {
            crew: Crew::new(game, &names)?,
            seed: options.seed,
            noted: Vec::new(),
        })
    })?;
    let mut all: Vec<(u64, u8)> = parts.into_iter().flatten().collect();
    all.sort_unstable();
    Ok(all.into_iter().map(|it| it.1).collect())
}

/// One thread of a series.
struct Noting<'a> {
    crew: Crew<'a>,
    seed: u64,
    noted: Vec<(u64, u8)>,
}

impl Bench for Noting<'_> {
    type Total = Vec<(u64, u8)>;

    fn piece(&mut self, index: u64) -> Result<(), ArenaError> {
        let seed = Seed {
            seed: self.seed,
            index,
        };
        let points = match self.crew.play(seed)?.standing(Seat(0)) {
            Standing::Won => 2,
            Standing::Tied => 1,
            Standing::Lost => 0,
        };
        self.noted.push((index, points));
        Ok(())
    }

    fn total(self) -> Vec<(u64, u8)> {
        self.noted
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulation::simulate;
    use crate::toy;

    #[test]
    fn a_series_is_the_simulation_match_by_match_on_any_number_of_threads() {
        let game = toy::singles(2);
        let bots = ["perfect".to_owned(), "random".to_owned()];
        let options = |threads| Simulation {
            matches: 333,
            seed: 9,
            threads,
        };
        let run = |threads| series(&game, &bots, &options(threads), &|_| {}).expect("a series");
        let alone = run(1);
        assert_eq!(alone, run(3));
        let tally = simulate(&game, &bots, &options(1), &|_| {}).expect("a simulation");
        let n_won = alone.iter().filter(|it| **it == 2).count() as u64;
        assert_eq!(n_won, tally.seats[0].record.wins);
        assert_eq!(alone.len(), 333);
    }
}
