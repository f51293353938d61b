//! Tests of combiners and strategies on turns made by hand.

mod combining;
mod rating;

use arrayvec::ArrayVec;
use tapete_game::{Chance, Seat};

use super::combiners;
use super::plan::{BotPlan, PlanLine};
use super::strategies::{self, Strategy};
use crate::choice::index_of;
use crate::known::{Known, Play, PlayKind};
use crate::pieces::Faces;

/// A turn of seat 0 in which everything is laid down.
#[derive(Default)]
struct Laid {
    n_seats: usize,
    hand: Vec<Faces>,
    plays: Vec<Play>,
    n_tiles: Vec<u32>,
    n_placed: Vec<u32>,
    lacks: Vec<(u8, u8)>,
    put: Vec<(u8, u8)>,
    covered: Vec<(u8, u8)>,
    seen: Vec<u8>,
    n_on_table: usize,
}

impl Known for Laid {
    fn seat(&self) -> Seat {
        Seat(0)
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn team_of(&self, seat: Seat) -> u8 {
        seat.0 % 2
    }

    fn next_seat(&self) -> Seat {
        Seat(1)
    }

    fn n_values(&self) -> usize {
        7
    }

    fn number(&self, value: u8) -> i64 {
        i64::from(value)
    }

    fn each_held(&self, show: &mut dyn FnMut(&Faces, i64)) {
        for faces in &self.hand {
            show(
                faces,
                faces.as_slice().iter().map(|it| i64::from(*it)).sum(),
            );
        }
    }

    fn count_of(&self, value: u8) -> u32 {
        self.hand.iter().filter(|it| it.contains(value)).count() as u32
    }

    fn n_tiles(&self, seat: Seat) -> u32 {
        self.n_tiles.get(seat.index()).copied().unwrap_or(7)
    }

    fn n_in_stock(&self) -> usize {
        0
    }

    fn n_on_table(&self) -> usize {
        self.n_on_table
    }

    fn last_passed(&self) -> bool {
        false
    }

    fn own_turns(&self) -> u32 {
        3
    }

    fn own_passes(&self) -> u32 {
        1
    }

    fn own_score(&self) -> i64 {
        20
    }

    fn ends_sum(&self) -> i64 {
        9
    }

    fn hand_number(&self) -> u32 {
        2
    }

    fn n_open(&self, _: u8) -> u32 {
        0
    }

    fn n_seen(&self, value: u8) -> u32 {
        self.seen.iter().filter(|it| **it == value).count() as u32
    }

    fn lacks(&self, seat: Seat, value: u8) -> bool {
        self.lacks.contains(&(seat.0, value))
    }

    fn n_put(&self, seat: Seat, value: u8) -> u32 {
        count(&self.put, (seat.0, value))
    }

    fn n_covered(&self, seat: Seat, value: u8) -> u32 {
        count(&self.covered, (seat.0, value))
    }

    fn n_placed_by(&self, seat: Seat) -> u32 {
        self.n_placed.get(seat.index()).copied().unwrap_or(0)
    }

    fn play(&self, index: usize) -> Play {
        self.plays[index].clone()
    }
}

fn count(list: &[(u8, u8)], wanted: (u8, u8)) -> u32 {
    list.iter().filter(|it| **it == wanted).count() as u32
}

impl Laid {
    /// Returns a turn for four in pairs with tiles to choose from, each of which
    /// covers its first face, put by seat 1, and leaves the second open.
    fn with(tiles: &[[u8; 2]]) -> Laid {
        Laid {
            n_seats: 4,
            hand: tiles.iter().map(|it| Faces::new(it)).collect(),
            plays: tiles.iter().map(tile).collect(),
            n_on_table: 1,
            ..Laid::default()
        }
    }

    /// Returns the same with these tiles in hand that cannot be played.
    fn and_holding(mut self, tiles: &[[u8; 2]]) -> Laid {
        self.hand.extend(tiles.iter().map(|it| Faces::new(it)));
        self
    }

    /// Makes every move an opening.
    fn opening(mut self) -> Laid {
        for play in &mut self.plays {
            play.covers = None;
            play.covered_seat = None;
            play.opens = play.faces.as_slice().iter().copied().collect();
        }
        self.n_on_table = 0;
        self
    }

    /// Returns which moves a plan chooses in many turns, each once.
    fn chosen(&self, plan: &BotPlan) -> Vec<usize> {
        let mut chosen: Vec<usize> = (0..200).map(|seed| self.once(plan, seed)).collect();
        chosen.sort_unstable();
        chosen.dedup();
        chosen
    }

    fn once(&self, plan: &BotPlan, seed: u64) -> usize {
        plan.choose(self, self.plays.len(), &mut Chance::quick(seed))
    }
}

fn tile(faces: &[u8; 2]) -> Play {
    Play {
        kind: PlayKind::Place,
        faces: Faces::new(faces),
        points: i64::from(faces[0]) + i64::from(faces[1]),
        covers: Some(faces[0]),
        covered_seat: Some(Seat(1)),
        opens: ArrayVec::from_iter([faces[1]]),
        ..Play::default()
    }
}

fn strategy(name: &str) -> &'static Strategy {
    &strategies::CHOICES[index_of(strategies::NAMES, name).expect("a strategy")]
}

fn plan(combiner: &str, lines: &[(&'static Strategy, u32)]) -> BotPlan {
    let index = index_of(combiners::NAMES, combiner).expect("a combiner");
    let line = |(strategy, weight): &(&'static Strategy, u32)| PlanLine {
        when: None,
        strategy,
        weight: *weight,
    };
    BotPlan {
        lines: lines.iter().map(line).collect(),
        combiner: &combiners::CHOICES[index],
    }
}
