//! How a hand ends, what it brings, and how hands make a match.

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

/// Reads what ends a hand; a block always must.
pub(super) fn read_ends(item: &CheckedItem, problems: &mut Problems) -> Ends {
    let Some(line) = item.line("ends") else {
        return Ends {
            out: true,
            blocked: true,
            team_out: false,
        };
    };
    let mut ends = Ends::default();
    let names = line.value.names().iter();
    for index in names.filter_map(|it| index_of(ends::NAMES, it.id())) {
        (ends::CHOICES[index].note)(&mut ends);
    }
    if !ends.blocked {
        problems.push(Diagnostic::new(&NEVER_ENDS, line.place).help(codes::ADD_BLOCKED));
    }
    ends
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
