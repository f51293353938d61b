//! A bot's plan: which strategies apply now, and how the move comes of them.

use tapete_game::Chance;
use tapete_lang::Formula;

use super::combiners::Combiner;
use super::strategies::Strategy;
use super::variables::{asks_turns, variable};
use crate::known::{Known, Play, PlayKind};

/// Which strategies choose when, and how they do so together.
pub(crate) struct BotPlan {
    pub(crate) lines: Vec<PlanLine>,
    pub(crate) combiner: &'static Combiner,
}

/// A strategy, when it is active, and how much it counts.
pub(crate) struct PlanLine {
    pub(crate) when: Option<Formula>,
    pub(crate) strategy: &'static Strategy,
    pub(crate) weight: u32,
}

/// A turn in which a plan must choose.
pub(crate) struct Deciding<'a> {
    known: &'a dyn Known,
    n_moves: usize,
    lines: &'a [PlanLine],
}

impl BotPlan {
    /// Returns the plan of a bot that always plays one strategy.
    pub(crate) fn always(strategy: &'static Strategy, combiner: &'static Combiner) -> BotPlan {
        BotPlan {
            lines: vec![PlanLine {
                when: None,
                strategy,
                weight: 1,
            }],
            combiner,
        }
    }

    /// Tells whether it asks what only the general path keeps.
    pub(crate) fn asks_turns(&self) -> bool {
        let conditions = self.lines.iter().filter_map(|line| line.when.as_ref());
        conditions.into_iter().any(asks_turns)
    }

    /// Chooses a move by its index; of equally good ones, one at random.
    ///
    /// Who can place a tile does; who cannot draws if it may, and passes last.
    pub(crate) fn choose(&self, known: &dyn Known, n_moves: usize, chance: &mut Chance) -> usize {
        let deciding = Deciding {
            known,
            n_moves,
            lines: &self.lines,
        };
        (self.combiner.choose)(&deciding, chance)
    }
}

impl<'a> Deciding<'a> {
    /// Lists the lines that are active now.
    pub(crate) fn active(&self) -> impl Iterator<Item = &'a PlanLine> {
        let known = self.known;
        let slots = move |slot| variable(known, slot);
        self.lines
            .iter()
            .filter(move |line| line.when.as_ref().is_none_or(|it| it.holds(slots)))
    }

    /// Returns the move that one strategy likes best.
    pub(crate) fn best_of(&self, strategy: &Strategy, chance: &mut Chance) -> usize {
        self.best_by(chance, |play| (strategy.rate)(self.known, play))
    }

    /// Returns any placement.
    pub(crate) fn any(&self, chance: &mut Chance) -> usize {
        self.best_by(chance, |_| 0)
    }

    fn best_by(&self, chance: &mut Chance, rate: impl Fn(&Play) -> i64) -> usize {
        let mut best = (0, i64::MIN);
        let mut chosen = 0;
        let mut n_best = 0;
        for index in 0..self.n_moves {
            let play = self.known.play(index);
            let rating = (urge(play.kind), rating(&play, &rate));
            if rating > best {
                (best, chosen, n_best) = (rating, index, 1);
            } else if rating == best {
                n_best += 1;
                if chance.below(n_best) == 0 {
                    chosen = index;
                }
            }
        }
        chosen
    }

    /// Returns the moves between which strategies decide: those that are most
    /// urgent by their kind.
    pub(crate) fn candidates(&self, chance: &mut Chance) -> Candidates {
        let mut candidates = Candidates::default();
        let mut most = 0;
        for index in 0..self.n_moves {
            let urge = urge(self.known.play(index).kind);
            if urge > most {
                candidates = Candidates::default();
                most = urge;
            }
            if urge == most {
                candidates.add(index, chance);
            }
        }
        candidates
    }

    /// Rates candidates by a strategy.
    pub(crate) fn rate(&self, strategy: &Strategy, candidates: &Candidates, ratings: &mut Ratings) {
        for (rated, index) in ratings.iter_mut().zip(candidates.indices()) {
            let play = self.known.play(*index);
            *rated = rating(&play, |it| (strategy.rate)(self.known, it));
        }
    }
}

/// The most moves that are weighed against each other, of which a line never
/// has as many; of more, as many are taken at random.
pub(crate) const CANDIDATES_MAX: usize = 128;

/// One number for each candidate.
pub(crate) type Ratings = [i64; CANDIDATES_MAX];

/// The moves that are weighed against each other.
pub(crate) struct Candidates {
    indices: [usize; CANDIDATES_MAX],
    /// How many were found; those that did not fit count, too.
    n_found: usize,
}

impl Default for Candidates {
    fn default() -> Candidates {
        Candidates {
            indices: [0; CANDIDATES_MAX],
            n_found: 0,
        }
    }
}

impl Candidates {
    fn add(&mut self, index: usize, chance: &mut Chance) {
        let place = if self.n_found < CANDIDATES_MAX {
            self.n_found
        } else {
            // So each of those found stays with the same likelihood.
            chance.below(self.n_found as u32 + 1) as usize
        };
        if let Some(it) = self.indices.get_mut(place) {
            *it = index;
        }
        self.n_found += 1;
    }

    pub(crate) fn len(&self) -> usize {
        self.n_found.min(CANDIDATES_MAX)
    }

    pub(crate) fn indices(&self) -> &[usize] {
        &self.indices[..self.len()]
    }

    /// Keeps only those with the best rating, and their order.
    pub(crate) fn keep_best(&mut self, ratings: &Ratings) {
        let ratings = &ratings[..self.len()];
        let Some(best) = ratings.iter().max() else {
            return;
        };
        let mut n_kept = 0;
        for (place, rating) in ratings.iter().enumerate() {
            if rating == best {
                self.indices[n_kept] = self.indices[place];
                n_kept += 1;
            }
        }
        self.n_found = n_kept;
    }

    /// Returns any of them.
    pub(crate) fn any(&self, chance: &mut Chance) -> usize {
        match self.indices() {
            [] => 0,
            [only] => *only,
            several => several[chance.below(several.len() as u32) as usize],
        }
    }
}

/// Returns how much a kind of move comes before others; never 0.
fn urge(kind: PlayKind) -> u8 {
    match kind {
        PlayKind::Place => 4,
        PlayKind::Draw => 3,
        PlayKind::Other => 2,
        PlayKind::Pass => 1,
    }
}

/// Rates what is placed; between moves of another kind there is no difference.
fn rating(play: &Play, rate: impl Fn(&Play) -> i64) -> i64 {
    match play.kind {
        PlayKind::Place => rate(play),
        PlayKind::Draw | PlayKind::Pass | PlayKind::Other => 0,
    }
}
