//! Replays matches of other programs in our games and compares: the same
//! plays at every choice, the same ends. Scores are compared too; where they
//! differ, the other program's rule is named.

mod line;

use std::collections::BTreeMap;
use std::fmt;

use tapete_game::{Game, Match, Outcome, Seat, Seed, Standing, Turn};

use crate::games::compile;
pub use line::{Choice, Line, Play};

/// Two players, seven tiles each, the rest asleep.
const BLOCK: &str = "\
new Domino called \"Block for two\"
  with_tiles Doubles(6) for_players 2 deals 7 begins Seat(0)
  ends Out or Blocked wins FewestPoints scores LosersPoints
";

/// Four players in pairs, all tiles dealt.
const TEAM: &str = "\
new Domino called \"Block in pairs\"
  with_tiles Doubles(6) for_players 4 in_teams_of 2 deals 7 begins Seat(0)
  ends Out or Blocked wins FewestPoints scores LosersPoints
";

/// Returns our game for a game of theirs, by the name in its lines.
pub fn our_game(name: &str) -> Result<Game, String> {
    match name {
        "block" => compile("block", BLOCK, None),
        "team" => compile("team", TEAM, None),
        other => Err(format!("there is no game `{other}`")),
    }
}

/// What many lines of one game came to.
#[derive(Default)]
pub struct Comparison {
    pub n_lines: u64,
    pub n_choices: u64,
    pub n_plays: u64,
    pub n_out: u64,
    pub n_blocked: u64,
    /// Lines that did not replay, and what went wrong in the first.
    pub n_mismatches: u64,
    pub first_mismatch: Option<String>,
    /// How their score related to ours, with the first example of each.
    pub scores: BTreeMap<Scoring, (u64, String)>,
}

/// How the other program's score relates to ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scoring {
    /// The same winners, the same points.
    Same,
    /// The same winners, other points.
    OtherPoints,
    /// Somebody is out, but they score it as a tie.
    OutButTied,
    /// Somebody is out, but they let the others win.
    OutButLost,
    /// A block with another winner.
    OtherBlock,
    /// A score outside the bounds that the other program declares.
    OutOfBounds,
}

impl Scoring {
    /// Returns what this is, in one sentence.
    pub fn about(self) -> &'static str {
        match self {
            Scoring::Same => "same winners, same points",
            Scoring::OtherPoints => "same winners, other points",
            Scoring::OutButTied => "a seat is out, but they call it a tie",
            Scoring::OutButLost => "a seat is out, but they let the others win",
            Scoring::OtherBlock => "a block that they decide otherwise",
            Scoring::OutOfBounds => "a score outside the bounds that they declare",
        }
    }
}

impl Comparison {
    /// Replays one line and counts what came of it.
    pub fn add(&mut self, game: &Game, line: &Line, text: &str) {
        self.n_lines += 1;
        match self.replay(game, line) {
            Err(mismatch) => {
                self.n_mismatches += 1;
                self.first_mismatch
                    .get_or_insert_with(|| format!("{mismatch}\n    in: {text}"));
            }
            Ok(outcome) => {
                for scoring in scorings(line, &outcome) {
                    let entry = self
                        .scores
                        .entry(scoring)
                        .or_insert_with(|| (0, text.to_owned()));
                    entry.0 += 1;
                }
            }
        }
    }

    fn replay(&mut self, game: &Game, line: &Line) -> Result<Outcome, String> {
        let mut playing = game.start_silent(Seed::new(0));
        for (seat, hand) in line.hands.iter().enumerate() {
            let tiles: Vec<String> = hand.iter().map(|(a, b)| format!("{a}|{b}")).collect();
            playing.arrange(&format!("deal {seat} {}", tiles.join(" ")))?;
        }
        let mut ends = None;
        let mut n_left: Vec<usize> = line.hands.iter().map(Vec::len).collect();
        for (index, choice) in line.choices.iter().enumerate() {
            let at = |what: String| format!("choice {}: {what}", index + 1);
            self.n_choices += 1;
            let seat = choice.seat;
            if playing.turn() != Turn::Seat(seat) {
                return Err(at(format!(
                    "theirs is seat {seat}, ours {:?}",
                    playing.turn()
                )));
            }
            let ours = our_plays(&playing, seat, ends)?;
            let mut plays: Vec<Play> = ours.iter().map(|(play, _)| *play).collect();
            let mut theirs = choice.plays.clone();
            plays.sort_unstable();
            theirs.sort_unstable();
            if plays != theirs {
                return Err(at(format!("theirs are {theirs:?}, ours {plays:?}")));
            }
            self.n_plays += plays.len() as u64;
            let text = ours.iter().find(|(play, _)| *play == choice.chosen);
            let (_, text) =
                text.ok_or_else(|| at("they chose what they do not list".to_owned()))?;
            playing
                .play(seat, text)
                .map_err(|error| at(error.to_string()))?;
            ends = Some(choice.chosen.ends_after(ends, text.ends_with("left")));
            n_left[seat.index()] -= 1;
        }
        let outcome = playing.outcome().ok_or("theirs has ended, ours goes on")?;
        let ended_by = if n_left.contains(&0) {
            "out"
        } else {
            "blocked"
        };
        if outcome.ended_by != ended_by {
            return Err(format!(
                "theirs ended by {ended_by}, ours by {}",
                outcome.ended_by
            ));
        }
        match ended_by {
            "out" => self.n_out += 1,
            _ => self.n_blocked += 1,
        }
        Ok(outcome)
    }
}

/// Lists our moves as plays, each with the text that plays it.
fn our_plays(
    playing: &Match,
    seat: Seat,
    ends: Option<[u8; 2]>,
) -> Result<Vec<(Play, String)>, String> {
    let read = |text: String| {
        let (tile, end) = text.split_once(' ').unwrap_or((&text, ""));
        let tile = line::tile(tile).ok_or_else(|| format!("`{text}` is no play"))?;
        let end = match (ends, end) {
            (None, _) => None,
            (Some([left, _]), "" | "left") => Some(left),
            (Some([_, right]), "right") => Some(right),
            (Some(_), _) => return Err(format!("`{text}` is no play")),
        };
        Ok((Play { tile, end }, text))
    };
    playing.moves(seat).into_iter().map(read).collect()
}

/// Says in what ways their score relates to ours.
fn scorings(line: &Line, outcome: &Outcome) -> Vec<Scoring> {
    let mut found = Vec::new();
    let bound = if line.returns.len() == 2 { 69.0 } else { 100.0 };
    if line.returns.iter().any(|it| it.abs() > bound) {
        found.push(Scoring::OutOfBounds);
    }
    let theirs = |index: usize| match line.returns[index] {
        it if it > 0.0 => Standing::Won,
        it if it < 0.0 => Standing::Lost,
        _ => Standing::Tied,
    };
    let seats = 0..line.returns.len();
    let agree = seats
        .clone()
        .all(|it| theirs(it) == outcome.standing(Seat(it as u8)));
    let out = outcome.ended_by == "out";
    let tied = seats.clone().all(|it| theirs(it) == Standing::Tied);
    let same_points = || {
        outcome
            .winners()
            .all(|it| line.returns[it.index()] == outcome.score(it) as f64)
    };
    found.push(match (agree, out, tied) {
        (true, ..) if same_points() => Scoring::Same,
        (true, ..) => Scoring::OtherPoints,
        (false, true, true) => Scoring::OutButTied,
        (false, true, false) => Scoring::OutButLost,
        (false, false, _) => Scoring::OtherBlock,
    });
    found
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "  {} lines, {} choices, {} plays compared; {} out, {} blocked",
            self.n_lines, self.n_choices, self.n_plays, self.n_out, self.n_blocked
        )?;
        writeln!(f, "  {} mismatches of plays or ends", self.n_mismatches)?;
        if let Some(mismatch) = &self.first_mismatch {
            writeln!(f, "    the first: {mismatch}")?;
        }
        writeln!(f, "  scores:")?;
        for (scoring, (count, example)) in &self.scores {
            writeln!(f, "    {count:>7}  {}", scoring.about())?;
            if *scoring != Scoring::Same {
                writeln!(f, "             such as: {example}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
