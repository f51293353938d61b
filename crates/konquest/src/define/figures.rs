//! Figures that are drawn at the start, and kill rates.

use tapete_lang::codes as lang_codes;
use tapete_lang::{
    Arg, Bilingual, CheckedItem, CheckedValue, Diagnostic, Problems, Value, ValueKind,
};

use super::Reading;
use super::codes::{self, EMPTY_RANGE, WRONG_RATE};
use crate::battle::RATE_ONE;
use crate::galaxy::{Draws, Naming, Randoms};
use crate::words::spelled;

/// How many decimals a kill rate has at most.
const DECIMALS_MAX: usize = 6;

const A_RATE: Bilingual = Bilingual::new("a kill rate", "una letalidad");

impl Reading<'_> {
    /// Reads the figures of homes.
    pub(super) fn home(&mut self) -> Draws {
        self.draws(Draws::HOME, ["home_ships", "home_production", "home_kills"])
    }

    /// Reads the planets of nobody that luck makes.
    pub(super) fn randoms(&mut self) -> Randoms {
        let clauses = ["neutral_ships", "neutral_production", "neutral_kills"];
        let count = self.number("neutrals").unwrap_or(0);
        Randoms {
            count: u16::try_from(count).unwrap_or(u16::MAX),
            draws: self.draws(Draws::KDE, clauses),
            naming: Naming::InOrder,
        }
    }

    fn draws(&mut self, usual: Draws, [ships, production, kills]: [&'static str; 3]) -> Draws {
        let range = |clause: &str| self.item.line(clause)?.value.range();
        Draws {
            ships: range(ships).unwrap_or(usual.ships),
            production: range(production).unwrap_or(usual.production),
            kill: rates(self.item, kills, self.problems).unwrap_or(usual.kill),
        }
    }
}

/// Reads a clause that takes a kill rate.
pub(super) fn rate(
    item: &CheckedItem,
    clause: &'static str,
    problems: &mut Problems,
) -> Option<u32> {
    let value = only_value(item, clause, (A_RATE, codes::RATE), problems)?;
    read_rate(clause, value, problems)
}

/// Reads a clause that takes a kill rate or a range of them.
fn rates(item: &CheckedItem, clause: &'static str, problems: &mut Problems) -> Option<(u32, u32)> {
    let value = only_value(item, clause, (A_RATE, codes::RATE), problems)?;
    let ValueKind::Range(from, to) = &value.kind else {
        return read_rate(clause, value, problems).map(|it| (it, it));
    };
    let (first, last) = (
        read_rate(clause, from, problems),
        read_rate(clause, to, problems),
    );
    let (first, last) = (first?, last?);
    if first > last {
        let ends = [first, last].map(|it| Arg::from(rate_text(it)));
        let [first, last] = ends.clone();
        problems.push(
            value
                .diagnostic(&EMPTY_RANGE)
                .arg(first)
                .arg(last)
                .help_with(codes::TURN_ROUND, ends.to_vec()),
        );
        return None;
    }
    Some((first, last))
}

/// Returns the one value of a clause that the family reads itself; if there is
/// none or more, says what is wanted and what to write.
pub(super) fn only_value<'a>(
    item: &'a CheckedItem,
    clause: &'static str,
    (wanted, help): (Bilingual, Bilingual),
    problems: &mut Problems,
) -> Option<&'a Value> {
    let line = item.line(clause)?;
    let CheckedValue::Raw(values) = &line.value else {
        return None;
    };
    match values.as_slice() {
        [] => {
            problems.push(
                Diagnostic::new(&lang_codes::MISSING_VALUE, line.place)
                    .arg(spelled(clause))
                    .help(help),
            );
            None
        }
        [value] => Some(value),
        [_, second, ..] => {
            problems.push(
                second
                    .diagnostic(&lang_codes::TOO_MANY_VALUES)
                    .arg(spelled(clause))
                    .arg(wanted)
                    .help(help),
            );
            None
        }
    }
}

/// Reports a value of another sort than a clause takes.
pub(super) fn wrong_value(clause: &'static str, value: &Value, wanted: Bilingual) -> Diagnostic {
    value
        .diagnostic(&lang_codes::WRONG_VALUE)
        .arg(spelled(clause))
        .arg(wanted)
        .arg(value.what())
}

fn read_rate(clause: &'static str, value: &Value, problems: &mut Problems) -> Option<u32> {
    let (said, rate) = match &value.kind {
        ValueKind::Number(number) => {
            let rate = u32::try_from(*number).ok().filter(|it| *it <= 1);
            (number.to_string(), rate.map(|it| it * RATE_ONE))
        }
        ValueKind::Decimal(text) => (text.clone(), millionths(text)),
        _ => {
            problems.push(wrong_value(clause, value, A_RATE).help(codes::RATE));
            return None;
        }
    };
    if rate.is_none() {
        problems.push(value.diagnostic(&WRONG_RATE).arg(said).help(codes::RATE));
    }
    rate
}

/// Returns a decimal in millionths; nothing if it is not from 0 to 1 or has too
/// many decimals.
fn millionths(text: &str) -> Option<u32> {
    let (whole, decimals) = text.split_once('.')?;
    if decimals.len() > DECIMALS_MAX {
        return None;
    }
    let whole: u32 = whole.parse().ok().filter(|it| *it <= 1)?;
    let part: u32 = format!("{decimals:0<DECIMALS_MAX$}").parse().ok()?;
    let rate = whole * RATE_ONE + part;
    (rate <= RATE_ONE).then_some(rate)
}

/// Writes a kill rate as texts do.
pub(crate) fn rate_text(rate: u32) -> String {
    let (whole, part) = (rate / RATE_ONE, rate % RATE_ONE);
    if part == 0 {
        return whole.to_string();
    }
    let decimals = format!("{part:0DECIMALS_MAX$}");
    format!("{whole}.{}", decimals.trim_end_matches('0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_read_as_they_are_written() {
        for rate in [0, 1, 10, 400_000, 999_999, 1_000_000] {
            let text = rate_text(rate);
            let read = match text.contains('.') {
                true => millionths(&text),
                false => text.parse::<u32>().ok().map(|it| it * RATE_ONE),
            };
            assert_eq!(read, Some(rate), "{text}");
        }
        for text in ["0.1234567", "1.000001", "2.5", "-0.4"] {
            assert_eq!(millionths(text), None, "{text}");
        }
    }
}
