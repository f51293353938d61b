//! How a hand ends, what it brings, and how hands make a match.

use std::ops::RangeInclusive;

use tapete_lang::{CheckedItem, Diagnostic, Line, Problems};

use super::codes::{self, NEVER_ENDS, OUT_OF_REACH, UNWON_BLOCK};
use super::lists::Case;
use super::reading::Reading;
use crate::choice::index_of;
use crate::ends::{self, Ends};
use crate::general::{HandRules, MatchRules, Numbered};
use crate::rule_list::RuleList;
use crate::variables::hand_slots;
use crate::variables::slot;
use crate::wins::{self, Win, counts, ranks};
use crate::{scores, ties};

/// How many moves a match may have if its text does not say.
const MOVES_MAX_DEFAULT: i64 = 10_000;

/// How many rounds of passes are tried to see whether a hand surely stops.
const ROUNDS_TRIED: i64 = 100;

/// What is tried for all that nobody can know before a hand is played.
const TRIED: [i64; 8] = [0, 1, 2, 5, 7, 10, 100, 100_000];

/// Reads what ends a hand; something always must once nobody can play.
pub(super) fn read_ends(
    item: &CheckedItem,
    players: &RangeInclusive<usize>,
    problems: &mut Problems,
) -> Ends {
    let Some(line) = item.line("ends") else {
        return Ends {
            out: true,
            blocked: true,
            ..Ends::default()
        };
    };
    let mut ends = Ends::default();
    let names = line.value.names().iter();
    for index in names.filter_map(|it| index_of(ends::NAMES, it.id())) {
        (ends::CHOICES[index].note)(&mut ends);
    }
    let goes_on = !ends.blocked && !ends.all_pass;
    if goes_on && !item.failed("stops") && !surely_stops(item, players) {
        problems.push(Diagnostic::new(&NEVER_ENDS, line.place).help(codes::ADD_BLOCKED));
    }
    ends
}

/// Tells whether some line of `stops` surely holds sooner or later while
/// everybody passes for ever, with however many players.
fn surely_stops(item: &CheckedItem, players: &RangeInclusive<usize>) -> bool {
    let lines = item.lines("stops");
    let holds = |n_seats: usize| {
        lines.iter().any(|line| {
            let Some(when) = &line.when else {
                return true;
            };
            (1..=ROUNDS_TRIED).any(|round| {
                TRIED.iter().all(|unknown| {
                    when.holds(|slot| after_rounds(slot, n_seats as i64, round, *unknown))
                })
            })
        })
    };
    players.clone().all(holds)
}

/// Returns what a variable is worth once nobody can play and everybody has
/// passed so often, the last of them just now; what does not follow from that is
/// `unknown`.
fn after_rounds(index: usize, n_seats: i64, round: i64, unknown: i64) -> i64 {
    match index {
        slot::PLAYERS => n_seats,
        slot::LAST_PASSED | slot::STUCK => 1,
        slot::PASSER_AGAIN => i64::from(round > 1),
        slot::OWN_PASSES | slot::MOST_PASSES => round,
        slot::PASSED_TWICE => {
            if round > 1 {
                n_seats
            } else {
                0
            }
        }
        slot::ALL_PASSES | slot::MATCH_PASSES | slot::PASSES_ROW => round * n_seats,
        // A stuck hand has begun, or is dealt anew.
        slot::TABLE_TILES => unknown.max(1),
        slot::OUT | slot::CAPICUA | slot::BRIDGE | slot::CLOSED | slot::PLAYED_DOUBLE => 0,
        slot::OPENING_PASSED | slot::TEAM_OUT => 0,
        _ => unknown,
    }
}

impl Reading<'_> {
    /// Reads how a hand ends and what it brings.
    pub(super) fn hand(&mut self, ends: &Ends) -> HandRules {
        let wins = self.list("wins", Case::End, false, |line| {
            let index = index_of(wins::NAMES, line.value.name()?.id())?;
            Some(&wins::CHOICES[index])
        });
        self.check_blocks(wins.as_ref());
        let read_score = |line: &Line| {
            let name = line.value.name()?;
            Some(Numbered {
                choice: &scores::CHOICES[index_of(scores::NAMES, name.id())?],
                number: name.number(0).unwrap_or(0),
            })
        };
        let scores = self
            .list("scores", Case::End, false, read_score)
            .unwrap_or_else(|| {
                RuleList::always(Numbered {
                    choice: &scores::CHOICES[0],
                    number: 0,
                })
            });
        HandRules {
            ends_when_out: ends.out,
            ends_when_team_out: ends.team_out,
            stops: self.conditions("stops"),
            counts: counts::CHOICES[self.chosen("counts", counts::NAMES).0],
            wins: wins.unwrap_or_else(|| RuleList::always(&wins::CHOICES[0])),
            ties: &ties::CHOICES[self.chosen("ties", ties::NAMES).0],
            ranks: self
                .has("ranks")
                .then(|| ranks::CHOICES[self.chosen("ranks", ranks::NAMES).0]),
            scores,
            gains: self.amounts("gains"),
            pass_gains: self.amounts("pass_gains"),
            hand_gains: self.amounts("hand_gains"),
            score_times: self.amounts("score_times"),
            rounds_to: self.number("rounds_to"),
        }
    }

    /// Reads how hands make a match.
    pub(super) fn whole(&mut self, n_seats: usize) -> MatchRules {
        let targets = self.list("plays_to", Case::Players, false, |line| line.value.number());
        let plays_to = targets.and_then(|it| it.pick(hand_slots(n_seats, 1)).copied());
        let n_hands = self.number("plays_hands");
        self.check_target();
        if !self.has("plays_to") {
            self.no_effect(&["exactly", "ends_at_once"], codes::NO_TARGET);
        }
        if plays_to.is_none() && n_hands.is_none() {
            self.no_effect(&["lowest_wins"], codes::ONE_HAND);
        }
        MatchRules {
            plays_to,
            exactly: self.has("exactly"),
            at_once: self.has("ends_at_once"),
            n_hands: n_hands.map(|it| it as u32),
            lowest_wins: self.has("lowest_wins"),
            moves_max: self
                .number("turn_limit")
                .unwrap_or(MOVES_MAX_DEFAULT)
                .max(1) as u32,
        }
    }

    /// A target must be there to be reached, unless hands are counted anyway.
    fn check_target(&mut self) {
        let Some(target) = self.item.line("plays_to") else {
            return;
        };
        let scores = self.item.lines("scores");
        let brings_nothing = |line: &Line| line.value.name().is_some_and(|it| it.id() == "Nothing");
        let other_points = [
            "gains",
            "pass_gains",
            "hand_gains",
            "draw_costs",
            "pass_costs",
            "plays_hands",
        ];
        if !scores.is_empty()
            && scores.iter().all(brings_nothing)
            && !other_points.iter().any(|clause| self.has(clause))
        {
            self.problems
                .push(Diagnostic::new(&OUT_OF_REACH, target.place).help(codes::ADD_POINTS));
        }
    }

    /// A block must have a winner by some rule.
    fn check_blocks(&mut self, wins: Option<&RuleList<&'static Win>>) {
        let (Some(wins), Some(line)) = (wins, self.item.line("wins")) else {
            return;
        };
        let cases = self.cases.list(Case::End);
        let unwon = cases
            .iter()
            .filter(|case| case[slot::BLOCKED] == 1)
            .any(|case| {
                let slots = |slot: usize| case.get(slot).copied().unwrap_or(0);
                wins.pick(slots).is_some_and(|win| !win.decides_block)
            });
        if unwon && !self.cases.every_line {
            self.problems
                .push(Diagnostic::new(&UNWON_BLOCK, line.place).help(codes::ADD_BLOCK_WINNER));
        }
    }
}
