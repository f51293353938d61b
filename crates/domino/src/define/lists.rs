//! Rule lists of the text: reads them, and finds lines that can never apply
//! and cases for which no line is left.

use std::ops::RangeInclusive;

use tapete_lang::{CheckedItem, Diagnostic, Formula, Line, Problems};

use super::codes::{ADD_DEFAULT, NEVER_APPLIES, NO_LINE_LEFT, WHY_NEVER};
use crate::rule_list::RuleList;
use crate::variables::slot;

/// How many of the first variables a case gives values to.
const N_KNOWN: usize = slot::STOPPED + 1;

/// Values of the first variables, in their slots.
pub(super) type Values = [i64; N_KNOWN];

/// How many tiles on the table are tried one by one.
const TILES_TRIED: i64 = 64;

/// When a list is asked, and so which variables have a value that can be tried.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    /// Before the first hand.
    Players,
    /// When a hand begins.
    Hand,
    /// After a turn.
    Turn,
    /// When a hand has ended.
    End,
}

impl Case {
    /// Lists the slots that have a value that can be tried.
    fn known(self) -> &'static [usize] {
        match self {
            Case::Players => &[slot::PLAYERS],
            Case::Hand => &[slot::PLAYERS, slot::HAND_NUMBER],
            Case::Turn => &[
                slot::PLAYERS,
                slot::HAND_NUMBER,
                slot::LAST_PASSED,
                slot::TABLE_TILES,
            ],
            Case::End => &[
                slot::PLAYERS,
                slot::HAND_NUMBER,
                slot::OUT,
                slot::BLOCKED,
                slot::STOPPED,
            ],
        }
    }
}

/// The cases that can come up in a game.
pub(super) struct Cases {
    pub(super) players: RangeInclusive<usize>,
    pub(super) n_tiles: i64,
    /// Whether a match is a single hand.
    pub(super) one_hand: bool,
    pub(super) ends_when_out: bool,
    /// Whether passing ends a hand.
    pub(super) blocks: bool,
    pub(super) stops: bool,
    /// Whether every line that holds applies, not only the first.
    pub(super) every_line: bool,
}

impl Cases {
    /// Lists the values that the variables can have together. Of hand numbers,
    /// which have no end, a few stand for all.
    pub(super) fn list(&self, case: Case) -> Vec<Values> {
        let hands: &[i64] = if self.one_hand || case == Case::Players {
            &[1]
        } else {
            &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100, 1_000_000]
        };
        let mut rest: Vec<Values> = Vec::new();
        let mut add = |values: &[(usize, i64)]| {
            let mut all = [0; N_KNOWN];
            for (slot, value) in values {
                all[*slot] = *value;
            }
            rest.push(all);
        };
        match case {
            Case::Players | Case::Hand => add(&[]),
            Case::Turn => {
                for tiles in 1..=self.n_tiles.min(TILES_TRIED) {
                    add(&[(slot::TABLE_TILES, tiles)]);
                    add(&[(slot::TABLE_TILES, tiles), (slot::LAST_PASSED, 1)]);
                }
            }
            Case::End => {
                if self.blocks {
                    add(&[(slot::BLOCKED, 1)]);
                }
                if self.ends_when_out {
                    add(&[(slot::OUT, 1)]);
                }
                if self.stops {
                    add(&[(slot::STOPPED, 1)]);
                }
            }
        }
        let mut cases = Vec::new();
        for n_seats in self.players.clone() {
            for hand in hands {
                for values in &rest {
                    let mut values = *values;
                    values[slot::PLAYERS] = n_seats as i64;
                    values[slot::HAND_NUMBER] = *hand;
                    cases.push(values);
                }
            }
        }
        cases
    }

    /// Tells whether a condition that asks for nothing but the players, or for
    /// nothing at all, holds for no number of players.
    pub(super) fn never(&self, when: &Formula) -> bool {
        self.decides(Case::Players, when)
            && !self
                .list(Case::Players)
                .iter()
                .any(|values| when.holds(|slot| values.get(slot).copied().unwrap_or(0)))
    }

    /// Tells whether the cases try every value of all that a condition asks.
    fn decides(&self, case: Case, when: &Formula) -> bool {
        let tables_are_tried = self.n_tiles <= TILES_TRIED;
        when.variables().all(|slot| {
            case.known().contains(&slot) && (slot != slot::TABLE_TILES || tables_are_tried)
        })
    }
}

/// What is read of a rule list.
pub(super) struct ListOf<'a> {
    pub(super) item: &'a CheckedItem,
    pub(super) clause: &'a str,
    pub(super) case: Case,
    /// Whether something holds where no line does.
    pub(super) has_fallback: bool,
}

/// Reads the lines of a clause as a rule list; nothing if there are none, or if
/// one of them was wrong.
pub(super) fn read_list<T>(
    list: &ListOf<'_>,
    cases: &Cases,
    problems: &mut Problems,
    read: impl Fn(&Line) -> Option<T>,
) -> Option<RuleList<T>> {
    let ListOf {
        item, clause, case, ..
    } = *list;
    let lines = item.lines(clause);
    if lines.is_empty() || item.failed(clause) {
        return None;
    }
    let mut applied = vec![false; lines.len()];
    let mut unruled = None;
    for values in &cases.list(case) {
        let mut is_ruled = false;
        for (index, line) in lines.iter().enumerate() {
            let is_default = line.when.is_none();
            let unsure = line
                .when
                .as_ref()
                .is_some_and(|it| !cases.decides(case, it));
            if unsure {
                applied[index] = true;
                continue;
            }
            let holds = line
                .when
                .as_ref()
                .is_none_or(|it| it.holds(|slot| values.get(slot).copied().unwrap_or(0)));
            if holds && !(is_ruled && (is_default || !cases.every_line)) {
                applied[index] = true;
                is_ruled = true;
            }
            if is_ruled && !cases.every_line {
                break;
            }
        }
        if !is_ruled {
            unruled = unruled.or(Some(*values));
        }
    }
    for (line, applied) in lines.iter().zip(applied) {
        let by_hand = |it: &Formula| it.variables().any(|slot| slot == slot::HAND_NUMBER);
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
    if let (Some(values), Some(last), false) = (unruled, lines.last(), list.has_fallback) {
        problems.push(
            Diagnostic::new(&NO_LINE_LEFT, last.place)
                .arg(clause)
                .arg(describe(case, &values))
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
fn describe(case: Case, values: &Values) -> String {
    let mut text = format!("players = {}", values[slot::PLAYERS]);
    if case != Case::Players {
        text.push_str(&format!(", hand_number = {}", values[slot::HAND_NUMBER]));
    }
    match case {
        Case::Players | Case::Hand => {}
        Case::Turn if values[slot::LAST_PASSED] == 1 => text.push_str(", last_passed"),
        Case::Turn => text.push_str(&format!(", table.tiles = {}", values[slot::TABLE_TILES])),
        Case::End if values[slot::OUT] == 1 => text.push_str(", out"),
        Case::End if values[slot::STOPPED] == 1 => text.push_str(", stopped"),
        Case::End => text.push_str(", blocked"),
    }
    text
}
