//! Rule lists of the text: reads them, and finds lines that can never apply
//! and cases for which no line is left.

use std::ops::RangeInclusive;

use tapete_lang::{CheckedItem, Diagnostic, Line, Problems};

use super::codes::{ADD_DEFAULT, NEVER_APPLIES, NO_LINE_LEFT, WHY_NEVER};
use crate::rule_list::RuleList;

/// Where `blocked` stands among the variables of [`Case::End`].
pub(super) const BLOCKED_SLOT: usize = 3;

/// Where `hand_number` stands wherever it may be used.
const HAND_SLOT: usize = 1;

/// Which variables the conditions of a list may use.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    /// `players`.
    Players,
    /// `players`, `hand_number`.
    Hand,
    /// `players`, `hand_number`, `last_passed`, `table.tiles`.
    Turn,
    /// `players`, `hand_number`, `out`, `blocked`.
    End,
}

/// The cases that can come up in a game.
pub(super) struct Cases {
    pub(super) players: RangeInclusive<usize>,
    pub(super) n_tiles: usize,
    /// Whether a match is a single hand.
    pub(super) one_hand: bool,
    pub(super) ends_when_out: bool,
}

impl Cases {
    /// Lists the values that the variables can have together. Of hand numbers,
    /// which have no end, a few stand for all.
    pub(super) fn list(&self, case: Case) -> Vec<[i64; 4]> {
        let hands: &[i64] = if self.one_hand || case == Case::Players {
            &[1]
        } else {
            &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100, 1_000_000]
        };
        let mut rest: Vec<(i64, i64)> = match case {
            Case::Players | Case::Hand => vec![(0, 0)],
            Case::Turn => (1..=self.n_tiles as i64)
                .flat_map(|tiles| [(0, tiles), (1, tiles)])
                .collect(),
            Case::End => vec![(0, 1)],
        };
        if case == Case::End && self.ends_when_out {
            rest.push((1, 0));
        }
        let mut cases = Vec::new();
        for n_seats in self.players.clone() {
            for hand in hands {
                for (third, fourth) in &rest {
                    cases.push([n_seats as i64, *hand, *third, *fourth]);
                }
            }
        }
        cases
    }
}

/// Reads the lines of a clause as a rule list; nothing if there are none, or if
/// one of them was wrong.
pub(super) fn read_list<T>(
    item: &CheckedItem,
    clause: &str,
    case: Case,
    cases: &Cases,
    problems: &mut Problems,
    read: impl Fn(&Line) -> Option<T>,
) -> Option<RuleList<T>> {
    let lines = item.lines(clause);
    if lines.is_empty() || item.failed(clause) {
        return None;
    }
    let all = cases.list(case);
    let mut applied = vec![false; lines.len()];
    let mut unruled = None;
    for values in &all {
        let holds = |line: &Line| {
            line.when
                .as_ref()
                .is_none_or(|it| it.holds(|slot| values[slot]))
        };
        match lines.iter().position(holds) {
            Some(index) => applied[index] = true,
            None => unruled = unruled.or(Some(values)),
        }
    }
    for (line, applied) in lines.iter().zip(applied) {
        let by_hand = |it: &tapete_lang::Formula| it.variables().any(|slot| slot == HAND_SLOT);
        // Not every hand number was tried.
        let unsure = !cases.one_hand && line.when.as_ref().is_some_and(by_hand);
        if !applied && !unsure {
            problems.push(
                Diagnostic::new(&NEVER_APPLIES, line.place)
                    .arg(clause)
                    .help(WHY_NEVER),
            );
        }
    }
    if let (Some(values), Some(last)) = (unruled, lines.last()) {
        problems.push(
            Diagnostic::new(&NO_LINE_LEFT, last.place)
                .arg(clause)
                .arg(describe(case, values))
                .help_with(ADD_DEFAULT, vec![clause.into()]),
        );
        return None;
    }
    let lines = lines
        .iter()
        .map(|line| Some((line.when.clone(), read(line)?)));
    Some(RuleList::new(lines.collect::<Option<Vec<_>>>()?))
}

/// Names a case by its variables, as an author would write them.
fn describe(case: Case, values: &[i64; 4]) -> String {
    let [players, hand, third, fourth] = values;
    let mut text = format!("players = {players}");
    if case != Case::Players {
        text.push_str(&format!(", hand_number = {hand}"));
    }
    match case {
        Case::Players | Case::Hand => {}
        Case::Turn if *third == 1 => text.push_str(", last_passed"),
        Case::Turn => text.push_str(&format!(", table.tiles = {fourth}")),
        Case::End if *third == 1 => text.push_str(", out"),
        Case::End => text.push_str(", blocked"),
    }
    text
}
