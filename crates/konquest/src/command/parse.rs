//! From a typed line to a command: which planets, how many ships.

use super::refuse::Reason;
use crate::state::State;

/// How many ships.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Amount {
    Ships(i64),
    Percent(i64),
    All,
}

impl Amount {
    /// Returns the ships that are meant, where so many are; nothing if that
    /// would have to be known and is not.
    pub(crate) fn of(self, there: impl Fn() -> Option<i64>) -> Option<i64> {
        match self {
            Amount::Ships(ships) => Some(ships),
            Amount::All => there(),
            Amount::Percent(percent) => {
                Some((i128::from(there()?) * i128::from(percent) / 100) as i64)
            }
        }
    }
}

/// What a line asks for, before it is held against the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    End,
    Back,
    From(u16),
    To(u16),
    Planet(u16),
    Send(Amount),
    Every(i64),
    Order(u16, Amount, u16),
    Standing(u16, Amount, u16),
    Cancel(i64),
    CancelStanding(i64),
}

/// Reads a line.
pub(super) fn parse(state: &State, text: &str) -> Result<Command, Reason> {
    let text = text.trim();
    let lower = text.to_lowercase();
    match lower.as_str() {
        "end" | "fin" => return Ok(Command::End),
        "back" | "atrás" | "atras" => return Ok(Command::Back),
        _ => {}
    }
    // Before the words of the lists: a planet may be called like one of them.
    let orders = orders(state, text);
    match orders.as_slice() {
        [order] => return Ok(*order),
        [] => {}
        _ => return Err(Reason::Ambiguous),
    }
    if let Some((words, rest)) = worded(text) {
        return match words {
            Words::From => Ok(Command::From(planet(state, rest)?)),
            Words::To => Ok(Command::To(planet(state, rest)?)),
            Words::Send => Ok(Command::Send(lone_amount(rest).ok_or(Reason::NoOrder)?)),
            Words::Every => match lone_amount(rest) {
                Some(Amount::Ships(ships)) => Ok(Command::Every(ships)),
                _ => Err(Reason::StandingNeedsNumber),
            },
        };
    }
    if let Some(rest) = text.strip_prefix(['x', 'X']) {
        let rest = rest.trim_start();
        let standing = rest.strip_prefix('+');
        if let Some(number) = number(standing.unwrap_or(rest).trim()) {
            return Ok(match standing {
                Some(_) => Command::CancelStanding(number),
                None => Command::Cancel(number),
            });
        }
    }
    if let Some(index) = state.find(text) {
        return Ok(Command::Planet(index as u16));
    }
    if let Some(amount) = lone_amount(text) {
        return Ok(Command::Send(amount));
    }
    if let Some(Amount::Ships(ships)) = text.strip_prefix('+').and_then(lone_amount) {
        return Ok(Command::Every(ships));
    }
    Err(what_is_wrong(state, text))
}

enum Words {
    From,
    To,
    Send,
    Every,
}

/// Splits a line that begins with words of the lists.
fn worded(text: &str) -> Option<(Words, &str)> {
    let begins = |words: &str| {
        let start = text.get(..words.len())?;
        let rest = &text[words.len()..];
        let ends_word = rest.starts_with(char::is_whitespace);
        (start.to_lowercase() == words && ends_word).then(|| rest.trim())
    };
    let any = |all: &[&str]| all.iter().find_map(|it| begins(it));
    None.or_else(|| any(&["from", "desde"]).map(|it| (Words::From, it)))
        .or_else(|| any(&["to", "hacia"]).map(|it| (Words::To, it)))
        .or_else(|| any(&["send", "envía", "envia"]).map(|it| (Words::Send, it)))
        .or_else(|| any(&["every turn", "cada turno"]).map(|it| (Words::Every, it)))
}

fn planet(state: &State, name: &str) -> Result<u16, Reason> {
    match state.find(name) {
        Some(index) => Ok(index as u16),
        None => Err(Reason::NoPlanet(name.to_owned())),
    }
}

/// Returns the order that a line means if it means one only.
pub(crate) fn order_meant(state: &State, text: &str) -> Option<(u16, Amount, u16)> {
    match orders(state, text).as_slice() {
        [Command::Order(source, amount, target)] => Some((*source, *amount, *target)),
        _ => None,
    }
}

/// Lists every reading of a line as a whole order. A name may end in digits, so
/// that there can be more than one.
fn orders(state: &State, text: &str) -> Vec<Command> {
    let mut found = Vec::new();
    for (source, planet) in state.planets.iter().enumerate() {
        let Some(rest) = text.strip_prefix(planet.name.as_str()) else {
            continue;
        };
        let rest = rest.trim_start();
        let plus = rest.strip_prefix('+');
        let rest = plus.unwrap_or(rest).trim_start();
        let Some((amount, name)) = amount(rest) else {
            continue;
        };
        if let Some(target) = state.find(name.trim()) {
            let (source, target) = (source as u16, target as u16);
            found.push(match plus {
                Some(_) => Command::Standing(source, amount, target),
                None => Command::Order(source, amount, target),
            });
        }
    }
    found
}

/// Reads an amount at the start of a text.
fn amount(text: &str) -> Option<(Amount, &str)> {
    if let Some(rest) = text.strip_prefix('*') {
        return Some((Amount::All, rest));
    }
    let n_digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let number = number(&text[..n_digits])?;
    let rest = text[n_digits..].trim_start();
    match rest.strip_prefix('%') {
        Some(rest) => Some((Amount::Percent(number), rest)),
        None => Some((Amount::Ships(number), rest)),
    }
}

fn lone_amount(text: &str) -> Option<Amount> {
    amount(text.trim())
        .filter(|(_, rest)| rest.trim().is_empty())
        .map(|(amount, _)| amount)
}

/// Reads a number; one beyond all ships is taken as more than there can be.
fn number(digits: &str) -> Option<i64> {
    let is_number = !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(i64::MAX))
}

/// Says what keeps a line that looks like an order from being one.
fn what_is_wrong(state: &State, text: &str) -> Reason {
    let Some(at) = text.find(|it: char| it.is_ascii_digit() || matches!(it, '*' | '+')) else {
        let looks_like_name = !text.is_empty() && text.chars().all(char::is_alphanumeric);
        return if looks_like_name {
            Reason::NoPlanet(text.to_owned())
        } else {
            Reason::NoOrder
        };
    };
    let source = text[..at].trim();
    let rest = text[at..].trim_start_matches('+').trim_start();
    let Some((_, target)) = amount(rest) else {
        return Reason::NoOrder;
    };
    for name in [source, target.trim()] {
        if name.is_empty() || !name.chars().all(char::is_alphanumeric) {
            return Reason::NoOrder;
        }
        if state.find(name).is_none() {
            return Reason::NoPlanet(name.to_owned());
        }
    }
    Reason::NoOrder
}
