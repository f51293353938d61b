//! Plays a game many times with random bots and counts what the figures tell.

use tapete_game::{Game, Seat, Seed, Standing};

/// A mean and the standard deviation of what it is the mean of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mean {
    pub(super) mean: f64,
    pub(super) sd: f64,
}

/// What many matches came to.
pub(super) struct Sample {
    pub(super) matches: u64,
    /// Name, sum and sum of squares of each fact.
    facts: Vec<(&'static str, i64, i64)>,
    blocked: u64,
    /// How often each seat won a match that ended by being out.
    out: Vec<u64>,
    /// How often seat 0 won, lost and tied.
    standings: [u64; 3],
}

/// Plays so many matches with random bots.
pub(super) fn sample(game: &Game, matches: u64) -> Result<Sample, String> {
    let random = ["random".to_owned()];
    let mut bots = tapete_bots::team(game, &random).map_err(|error| error.to_string())?;
    let seed = |index| Seed { seed: 2026, index };
    let mut sample = Sample {
        matches,
        facts: game.facts().iter().map(|it| (it.name, 0, 0)).collect(),
        blocked: 0,
        out: vec![0; game.n_seats()],
        standings: [0; 3],
    };
    let mut counts = vec![0; game.facts().len()];
    let mut playing = game.start_silent(seed(0));
    for index in 0..matches {
        playing.restart(seed(index));
        for (seat, bot) in game.seats().zip(&mut bots) {
            bot.start(seat, seed(index).for_seat(seat.index()));
        }
        playing
            .play_out(&mut bots)
            .map_err(|error| format!("seed {}: {error}", seed(index)))?;
        let outcome = playing
            .outcome()
            .ok_or_else(|| format!("seed {}: no outcome", seed(index)))?;
        match outcome.ended_by {
            "blocked" => sample.blocked += 1,
            "out" => outcome.winners().for_each(|it| sample.out[it.index()] += 1),
            other => return Err(format!("seed {}: ended by {other}", seed(index))),
        }
        let standing = match outcome.standing(Seat(0)) {
            Standing::Won => 0,
            Standing::Lost => 1,
            Standing::Tied => 2,
        };
        sample.standings[standing] += 1;
        playing.count(&mut counts);
        for ((_, sum, squares), count) in sample.facts.iter_mut().zip(&counts) {
            *sum += count;
            *squares += count * count;
        }
    }
    Ok(sample)
}

impl Sample {
    /// Returns the mean of what the family counts under that name.
    pub(super) fn fact(&self, name: &str) -> Mean {
        let n = self.matches as f64;
        let found = self.facts.iter().find(|(it, _, _)| *it == name);
        let Some((_, sum, squares)) = found else {
            return Mean {
                mean: f64::INFINITY,
                sd: 0.0,
            };
        };
        let mean = *sum as f64 / n;
        let variance = (*squares as f64 / n - mean * mean).max(0.0);
        Mean {
            mean,
            sd: variance.sqrt(),
        }
    }

    pub(super) fn blocked(&self) -> Mean {
        self.rate(self.blocked)
    }

    pub(super) fn out(&self, seat: usize) -> Mean {
        self.rate(self.out.get(seat).copied().unwrap_or(0))
    }

    pub(super) fn wins(&self) -> Mean {
        self.rate(self.standings[0])
    }

    pub(super) fn losses(&self) -> Mean {
        self.rate(self.standings[1])
    }

    pub(super) fn ties(&self) -> Mean {
        self.rate(self.standings[2])
    }

    fn rate(&self, count: u64) -> Mean {
        let mean = count as f64 / self.matches as f64;
        Mean {
            mean,
            sd: (mean * (1.0 - mean)).sqrt(),
        }
    }
}
