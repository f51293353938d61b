//! "Win this turn": whether the seat that acts can win before its turn ends,
//! whatever luck brings and whatever the others answer, and how.
//!
//! The search plays real moves on copies of the match, deeper and deeper, so
//! that the first win it finds is a shortest one. Positions that are reached
//! again are known by their keys. Where a move draws luck, it wins only if it
//! wins with every luck; where another seat chooses in between, only if it wins
//! against everything that seat may choose.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use serde::Serialize;
use tapete_game::{Match, Seat, Standing, Turn, outcomes};

/// How many positions a solver looks at unless somebody says otherwise.
pub const POSITIONS_MAX: u64 = 200_000;
/// How many outcomes of luck one move may have; what has more proves nothing.
const OUTCOMES_MAX: usize = 5_000;
/// How many moves a line may have: no turn is longer.
const DEPTH_MAX: u32 = 300;

/// What a solver found out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Solution {
    /// Who is to win.
    pub seat: Seat,
    /// Whether it wins.
    pub verdict: Verdict,
    /// A shortest line that wins, with the answers that hold out longest; empty
    /// without one.
    pub line: Vec<Step>,
    /// The moves that win, of all that the seat has first.
    pub winning: Vec<String>,
    /// How many moves it has first.
    pub n_moves: usize,
    /// How many positions were looked at.
    pub n_positions: u64,
    /// Whether nothing was left out: then `winning` is complete, and a missing
    /// win is proven.
    pub complete: bool,
}

/// Whether a seat wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It can win this turn, whatever luck brings and the others do.
    Wins,
    /// It cannot make sure of a win this turn.
    NoWin,
    /// The bound was reached before either was proven.
    Unknown,
    /// Nobody chooses alone: the match is over, or several choose together.
    NoTurn,
}

/// A move of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// Who plays it.
    pub seat: Seat,
    /// The text that plays it.
    pub text: String,
    /// In how many ways luck can go on after it; 1 without luck. The line goes
    /// on as after the longest.
    pub n_outcomes: usize,
}

/// Looks for a win in this turn, in at most so many positions.
pub fn solve(playing: &Match, positions_max: u64) -> Solution {
    let Turn::Seat(seat) = playing.turn() else {
        return Solution {
            seat: Seat(0),
            verdict: Verdict::NoTurn,
            line: Vec::new(),
            winning: Vec::new(),
            n_moves: 0,
            n_positions: 0,
            complete: true,
        };
    };
    // Nobody reads a story of what is tried.
    let mut silent = playing.clone();
    silent.forget_story();
    let playing = &silent;
    let mut search = Search {
        seat,
        n_turns: playing.n_turns(),
        known: BTreeMap::new(),
        n_positions: 0,
        positions_max,
        left_out: false,
        spares: Rc::default(),
    };
    let moves = playing.moves(seat);
    let mut found: Vec<Found> = vec![Found::Cut; moves.len()];
    for depth in 1..=DEPTH_MAX {
        let open: Vec<usize> = (0..moves.len())
            .filter(|it| found[*it] == Found::Cut)
            .collect();
        if open.is_empty() || search.is_full() {
            break;
        }
        for index in open {
            found[index] = search.after(playing, seat, index, depth - 1);
        }
    }
    let best = (0..moves.len())
        .filter_map(|index| match found[index] {
            Found::Win(n_moves) => Some((n_moves, index)),
            Found::Cut | Found::NoWin => None,
        })
        .min();
    let complete = !search.left_out && !found.contains(&Found::Cut);
    let verdict = match best {
        Some(_) => Verdict::Wins,
        None if complete => Verdict::NoWin,
        None => Verdict::Unknown,
    };
    let line = best.map_or(Vec::new(), |(_, index)| search.line(playing, index));
    let wins = |index: &usize| matches!(found[*index], Found::Win(_));
    Solution {
        seat,
        verdict,
        line,
        winning: (0..moves.len())
            .filter(wins)
            .map(|it| moves[it].clone())
            .collect(),
        n_moves: moves.len(),
        n_positions: search.n_positions,
        complete,
    }
}

/// What is known of a position, or of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    /// It wins in so many moves, whatever luck brings.
    Win(u32),
    /// Whatever is played, it does not make sure of a win.
    NoWin,
    /// It does not win in as many moves as were looked at.
    Cut,
}

struct Search {
    seat: Seat,
    n_turns: u64,
    /// What is known of positions, and to which depth they were looked at.
    known: BTreeMap<u128, (Found, u32)>,
    n_positions: u64,
    positions_max: u64,
    /// Something had too much luck, or the bound was reached.
    left_out: bool,
    /// Matches that are no longer looked at, for their memory.
    spares: Rc<RefCell<Vec<Match>>>,
}

impl Search {
    fn is_full(&self) -> bool {
        self.n_positions >= self.positions_max
    }

    /// Tells what comes of a position in at most `depth` moves.
    fn position(&mut self, playing: &mut Match, depth: u32) -> Found {
        if let Some(outcome) = playing.outcome() {
            let wins = outcome.standing(self.seat) == Standing::Won;
            return if wins { Found::Win(0) } else { Found::NoWin };
        }
        let Turn::Seat(seat) = playing.turn() else {
            return Found::NoWin;
        };
        if playing.n_turns() != self.n_turns {
            return Found::NoWin;
        }
        if depth == 0 {
            return Found::Cut;
        }
        let key = playing.key();
        match self.known.get(&key) {
            Some((found @ Found::NoWin, _)) => return *found,
            Some((Found::Win(n_moves), _)) if *n_moves <= depth => return Found::Win(*n_moves),
            Some((_, looked)) if *looked >= depth => return Found::Cut,
            _ => {}
        }
        if self.is_full() {
            self.left_out = true;
            return Found::Cut;
        }
        self.n_positions += 1;
        let found = match seat == self.seat {
            true => self.best_move(playing, depth),
            false => self.worst_answer(playing, seat, depth),
        };
        self.known.insert(key, (found, depth));
        found
    }

    /// Tells what comes of a position in which the seat itself chooses.
    fn best_move(&mut self, playing: &mut Match, depth: u32) -> Found {
        let mut best = Found::NoWin;
        for index in 0..playing.n_moves(self.seat) {
            // A longer line than one that is known is not looked for.
            let depth = match best {
                Found::Win(n_moves) => n_moves.saturating_sub(1),
                Found::Cut | Found::NoWin => depth,
            };
            if depth == 0 {
                break;
            }
            best = match (best, self.after(playing, self.seat, index, depth - 1)) {
                (Found::Win(one), Found::Win(other)) => Found::Win(one.min(other)),
                (win @ Found::Win(_), _) | (_, win @ Found::Win(_)) => win,
                (Found::NoWin, Found::NoWin) => Found::NoWin,
                (Found::Cut | Found::NoWin, Found::Cut | Found::NoWin) => Found::Cut,
            };
        }
        best
    }

    /// Tells what comes of a position in which another seat chooses: what its
    /// best answer leaves.
    fn worst_answer(&mut self, playing: &mut Match, seat: Seat, depth: u32) -> Found {
        let n_moves = playing.n_moves(seat);
        let mut worst = None;
        for index in 0..n_moves {
            let found = self.after(playing, seat, index, depth - 1);
            worst = Some(worst.map_or(found, |it| worse(it, found)));
            if found == Found::NoWin {
                break;
            }
        }
        worst.unwrap_or(Found::NoWin)
    }

    /// Tells what comes of a move if at most `depth` follow it: what the worst
    /// luck makes of it.
    fn after(&mut self, playing: &Match, seat: Seat, index: usize, depth: u32) -> Found {
        let mut worst = Found::Win(0);
        let all = self.each_outcome(playing, seat, index, |search, next| {
            let found = match next {
                Some(next) => search.position(next, depth),
                None => Found::NoWin,
            };
            worst = worse(worst, found);
            // One luck that does not win is enough.
            worst != Found::NoWin
        });
        match worst {
            Found::Win(n_moves) if all => Found::Win(n_moves + 1),
            Found::NoWin => Found::NoWin,
            Found::Win(_) => {
                self.left_out = true;
                Found::Cut
            }
            Found::Cut => Found::Cut,
        }
    }

    /// Plays a move with every luck; tells whether all was gone through.
    fn each_outcome(
        &mut self,
        playing: &Match,
        seat: Seat,
        index: usize,
        mut heard: impl FnMut(&mut Search, Option<&mut Match>) -> bool,
    ) -> bool {
        let spares = Rc::clone(&self.spares);
        outcomes(
            OUTCOMES_MAX,
            |chance| {
                let spare = spares.borrow_mut().pop();
                let mut next = spare.unwrap_or_else(|| playing.clone());
                next.copy_from(playing);
                next.set_chance(chance.clone());
                let played = next.play_nth(seat, index);
                *chance = next.chance().clone();
                played.ok().map(|()| next)
            },
            |mut next, _| {
                let goes_on = heard(self, next.as_mut());
                spares.borrow_mut().extend(next);
                goes_on
            },
        )
    }

    /// Returns the line that begins with a move and wins soonest.
    fn line(&mut self, playing: &Match, index: usize) -> Vec<Step> {
        let mut line = Vec::new();
        let mut playing = playing.clone();
        let mut chosen = Some((self.seat, index));
        while let Some((seat, index)) = chosen {
            let Some(text) = playing.moves(seat).into_iter().nth(index) else {
                break;
            };
            let mut n_outcomes = 0;
            let mut longest: Option<(u32, Match)> = None;
            self.each_outcome(&playing, seat, index, |search, next| {
                n_outcomes += 1;
                let Some(next) = next else { return true };
                let Found::Win(n_moves) = search.position(next, DEPTH_MAX) else {
                    return true;
                };
                if longest.as_ref().is_none_or(|it| it.0 < n_moves) {
                    longest = Some((n_moves, next.clone()));
                }
                true
            });
            line.push(Step {
                seat,
                text,
                n_outcomes,
            });
            let Some((n_left, next)) = longest else { break };
            playing = next;
            chosen = self.chosen(&playing, n_left);
        }
        line
    }

    /// Returns the first move that wins in so many moves, or the first answer
    /// after which as many are needed.
    fn chosen(&mut self, playing: &Match, n_left: u32) -> Option<(Seat, usize)> {
        let depth = n_left.checked_sub(1)?;
        let Turn::Seat(seat) = playing.turn() else {
            return None;
        };
        let mut moves = 0..playing.moves(seat).len();
        let found = moves.find(|it| self.after(playing, seat, *it, depth) == Found::Win(n_left));
        found.map(|it| (seat, it))
    }
}

/// Returns the worse of two things that luck may bring.
fn worse(one: Found, other: Found) -> Found {
    match (one, other) {
        (Found::NoWin, _) | (_, Found::NoWin) => Found::NoWin,
        (Found::Cut, _) | (_, Found::Cut) => Found::Cut,
        (Found::Win(one), Found::Win(other)) => Found::Win(one.max(other)),
    }
}

#[cfg(test)]
mod tests;
