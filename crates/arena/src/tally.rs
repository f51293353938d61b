//! What is counted over many matches: whole numbers only, so that parts merge
//! to the same tally in any order.

use std::collections::BTreeMap;

use tapete_game::{Game, Match, Outcome, Seat, Standing};

use crate::stats::Sum;

/// What many matches came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The bot in each seat.
    pub bots: Vec<String>,
    /// How many matches were played.
    pub matches: u64,
    /// How many moves were chosen in them.
    pub moves: u64,
    /// Turns per match, forced ones included.
    pub turns: Sum,
    /// How each seat came out.
    pub seats: Vec<SeatTally>,
    /// How each team came out.
    pub teams: Vec<Record>,
    /// How many matches ended for each reason.
    pub ended_by: BTreeMap<&'static str, u64>,
    /// What the family counts, in the order of [`Game::facts`].
    pub facts: Vec<Sum>,
    /// The lowest seat of each team, which speaks for all of them.
    speakers: Vec<Option<Seat>>,
}

/// Wins, losses and ties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Matches won.
    pub wins: u64,
    /// Matches that others won.
    pub losses: u64,
    /// Matches that nobody won.
    pub ties: u64,
}

/// How one seat came out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    /// Its wins, losses and ties.
    pub record: Record,
    /// The sum of its scores.
    pub score: i128,
}

impl Record {
    /// Counts one match.
    #[inline]
    pub fn add(&mut self, standing: Standing) {
        match standing {
            Standing::Won => self.wins += 1,
            Standing::Lost => self.losses += 1,
            Standing::Tied => self.ties += 1,
        }
    }

    /// Adds the matches of another record.
    pub fn merge(&mut self, other: &Record) {
        self.wins += other.wins;
        self.losses += other.losses;
        self.ties += other.ties;
    }
}

impl Tally {
    /// Returns the tally of no match, for the bots in their seats.
    pub(crate) fn new(game: &Game, bots: Vec<String>) -> Tally {
        let n_teams = game.n_teams();
        let speaker = |team| {
            game.seats()
                .find(|seat| usize::from(game.team(*seat).0) == team)
        };
        Tally {
            bots,
            matches: 0,
            moves: 0,
            turns: Sum::default(),
            seats: vec![SeatTally::default(); game.n_seats()],
            teams: vec![Record::default(); n_teams],
            ended_by: BTreeMap::new(),
            facts: vec![Sum::default(); game.facts().len()],
            speakers: (0..n_teams).map(speaker).collect(),
        }
    }

    /// Counts a match that has ended; `counts` is scratch, one place per fact.
    pub(crate) fn add(&mut self, played: &Match, outcome: &Outcome, counts: &mut [i64]) {
        self.matches += 1;
        self.moves += u64::from(played.n_played());
        self.turns
            .add(i64::try_from(played.n_turns()).unwrap_or(i64::MAX));
        for (index, seat) in self.seats.iter_mut().enumerate() {
            let at = Seat(index as u8);
            seat.record.add(outcome.standing(at));
            seat.score += i128::from(outcome.score(at));
        }
        for (team, speaker) in self.teams.iter_mut().zip(&self.speakers) {
            if let Some(seat) = speaker {
                team.add(outcome.standing(*seat));
            }
        }
        *self.ended_by.entry(outcome.ended_by).or_insert(0) += 1;
        counts.fill(0);
        played.count(counts);
        for (fact, count) in self.facts.iter_mut().zip(counts) {
            fact.add(*count);
        }
    }

    /// Adds the matches of another tally of the same game and bots.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.matches += other.matches;
        self.moves += other.moves;
        self.turns.merge(&other.turns);
        for (seat, its) in self.seats.iter_mut().zip(&other.seats) {
            seat.record.merge(&its.record);
            seat.score += its.score;
        }
        for (team, its) in self.teams.iter_mut().zip(&other.teams) {
            team.merge(its);
        }
        for (ended_by, count) in &other.ended_by {
            *self.ended_by.entry(ended_by).or_insert(0) += count;
        }
        for (fact, its) in self.facts.iter_mut().zip(&other.facts) {
            fact.merge(its);
        }
    }
}
