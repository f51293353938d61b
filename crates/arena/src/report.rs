//! What a simulation says, as plain data for JSON and for tables.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tapete_game::{Game, Seat, Team};

use crate::simulation::Simulation;
use crate::stats::{rate, wilson};
use crate::tally::{Record, Tally};

/// A simulation and what it showed. Rates lie between 0 and 1; bounds hold 95
/// times of 100.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The game's name.
    pub game: String,
    /// Its family.
    pub family: String,
    /// The bot in each seat.
    pub bots: Vec<String>,
    /// The seed; match `i` is `seed/i`.
    pub seed: u64,
    /// How many matches were played.
    pub matches: u64,
    /// How many were asked for: more, if the simulation was stopped.
    pub asked: u64,
    /// How many moves were chosen.
    pub moves: u64,
    /// How long it took.
    pub seconds: f64,
    /// How many matches were played in a second.
    pub matches_per_second: f64,
    /// How many threads worked.
    pub threads: usize,
    /// Turns per match.
    pub turns: Turns,
    /// Who won.
    pub outcomes: Outcomes,
    /// How many matches ended for each reason.
    pub ended_by: BTreeMap<String, u64>,
    /// The mean of what the family counts.
    pub facts: BTreeMap<String, f64>,
    /// The bounds of those means, low and high.
    pub facts_ci: BTreeMap<String, [f64; 2]>,
}

/// Turns per match, forced ones included.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turns {
    /// Their mean.
    pub mean: f64,
    /// Their standard deviation.
    pub sd: f64,
}

/// Who won.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcomes {
    /// Seat by seat.
    pub seats: Vec<SeatReport>,
    /// Team by team.
    pub teams: Vec<TeamReport>,
}

/// How one seat came out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatReport {
    /// Which seat.
    pub seat: Seat,
    /// Who played it.
    pub bot: String,
    /// Its team.
    pub team: Team,
    /// How often it won, lost and tied.
    #[serde(flatten)]
    pub record: RecordReport,
    /// The mean of the seat's score.
    pub mean_score: f64,
}

/// How one team came out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TeamReport {
    /// Which team.
    pub team: Team,
    /// Its seats.
    pub seats: Vec<Seat>,
    /// How often it won, lost and tied.
    #[serde(flatten)]
    pub record: RecordReport,
}

/// How often a seat or a team won, lost and tied.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordReport {
    /// Matches that it won.
    pub wins: u64,
    /// Matches that others won.
    pub losses: u64,
    /// Matches that nobody won.
    pub ties: u64,
    /// Wins by matches.
    pub win_rate: f64,
    /// The lower bound of the rate.
    pub win_rate_low: f64,
    /// The upper bound of the rate.
    pub win_rate_high: f64,
}

impl Report {
    /// Writes up a tally; the caller measured the seconds.
    pub fn new(game: &Game, options: &Simulation, tally: &Tally, seconds: f64) -> Report {
        let facts = || game.facts().iter().zip(&tally.facts);
        Report {
            game: game.name().to_owned(),
            family: game.family().to_owned(),
            bots: tally.bots.clone(),
            seed: options.seed,
            matches: tally.matches,
            asked: options.matches,
            moves: tally.moves,
            seconds,
            matches_per_second: if seconds > 0.0 {
                tally.matches as f64 / seconds
            } else {
                0.0
            },
            threads: options.n_threads(),
            turns: Turns {
                mean: tally.turns.mean(),
                sd: tally.turns.sd(),
            },
            outcomes: Outcomes {
                seats: game
                    .seats()
                    .map(|seat| seat_report(game, tally, seat))
                    .collect(),
                teams: (0..game.n_teams())
                    .map(|team| team_report(game, tally, Team(team as u8)))
                    .collect(),
            },
            ended_by: tally
                .ended_by
                .iter()
                .map(|(name, count)| ((*name).to_owned(), *count))
                .collect(),
            facts: facts()
                .map(|(word, sum)| (word.name.to_owned(), sum.mean()))
                .collect(),
            facts_ci: facts()
                .map(|(word, sum)| {
                    let interval = sum.interval();
                    (word.name.to_owned(), [interval.low, interval.high])
                })
                .collect(),
        }
    }

    /// Writes the report as JSON, over several lines.
    pub fn json(&self) -> String {
        // Plain data with texts for keys: JSON refuses none of it.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }
}

fn seat_report(game: &Game, tally: &Tally, seat: Seat) -> SeatReport {
    let its = tally.seats.get(seat.index()).copied().unwrap_or_default();
    SeatReport {
        seat,
        bot: tally.bots.get(seat.index()).cloned().unwrap_or_default(),
        team: game.team(seat),
        record: record_report(its.record, tally.matches),
        mean_score: its.score as f64 / tally.matches.max(1) as f64,
    }
}

fn team_report(game: &Game, tally: &Tally, team: Team) -> TeamReport {
    let record = tally.teams.get(usize::from(team.0)).copied();
    TeamReport {
        team,
        seats: game
            .seats()
            .filter(|seat| game.team(*seat) == team)
            .collect(),
        record: record_report(record.unwrap_or_default(), tally.matches),
    }
}

fn record_report(record: Record, matches: u64) -> RecordReport {
    let Record { wins, losses, ties } = record;
    let interval = wilson(wins, matches);
    RecordReport {
        wins,
        losses,
        ties,
        win_rate: rate(wins, matches),
        win_rate_low: interval.low,
        win_rate_high: interval.high,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulation::simulate;
    use crate::toy;

    #[test]
    fn a_report_says_what_the_tally_counts() {
        let game = toy::pairs();
        let options = Simulation {
            matches: 400,
            seed: 42,
            threads: 1,
        };
        let bots = ["perfect".to_owned(), "azar".to_owned()];
        let tally = simulate(&game, &bots, &options, &|_| {}).expect("a simulation");
        let report = Report::new(&game, &options, &tally, 0.5);
        assert_eq!(report.matches_per_second, 800.0);
        assert_eq!(report.bots, ["Perfect", "random", "Perfect", "random"]);
        assert_eq!(report.ended_by.values().sum::<u64>(), 400);
        let teams = &report.outcomes.teams;
        assert_eq!(teams[1].seats, [Seat(1), Seat(3)]);
        assert_eq!(teams[0].record.wins, teams[1].record.losses);
        assert_eq!(teams[0].record.wins, report.outcomes.seats[2].record.wins);
        assert!(teams[0].record.win_rate_low < teams[0].record.win_rate);
        let [low, high] = report.facts_ci["stones"];
        assert!(low < report.facts["stones"] && report.facts["stones"] < high);

        let json: serde_json::Value = serde_json::from_str(&report.json()).expect("JSON");
        assert_eq!(json["outcomes"]["seats"][3]["bot"], "random");
        assert_eq!(
            json["outcomes"]["teams"][0]["seats"],
            serde_json::json!([0, 2])
        );
        assert_eq!(json["turns"]["mean"], report.turns.mean);
    }
}
