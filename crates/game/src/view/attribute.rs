//! What is known of a piece, a seat or a match: named, typed values, each with
//! a role by which a drawing decides and a label that people read.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One thing that is known of a piece, a seat or a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attribute {
    /// Its name for programs, such as `production`; the same in every language
    /// and different from the other names beside it.
    pub name: String,
    /// What it is for a drawing.
    #[serde(default, skip_serializing_if = "Role::is_other")]
    pub role: Role,
    /// What people read before the value.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// What it is now.
    pub value: Value,
}

impl Attribute {
    /// Returns an attribute with that role, and with no label yet.
    pub fn new(name: impl Into<String>, role: Role, value: impl Into<Value>) -> Attribute {
        Attribute {
            name: name.into(),
            role,
            label: String::new(),
            value: value.into(),
        }
    }

    /// Returns the attribute with what people read before its value.
    #[must_use]
    pub fn labelled(mut self, label: impl Into<String>) -> Attribute {
        self.label = label.into();
        self
    }

    /// Returns the value as people read it.
    pub fn text(&self) -> String {
        self.value.to_string()
    }
}

/// What an attribute is for a drawing; the rest of what it means is in its
/// label.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Of a piece: what it is called.
    Title,
    /// What has to be paid for it.
    Cost,
    /// What kind of thing it is, in a line.
    Kind,
    /// What it does, in sentences.
    Rules,
    /// The name of its colour or element; the palette says how it is painted.
    Colour,
    /// The life that is left, mostly out of the life it began with.
    Life,
    /// How hard it hits.
    Attack,
    /// How much it takes to overcome it.
    Defence,
    /// The states it is in, a list of marks.
    States,
    /// To what other piece or player it belongs, or on which it lies.
    Bearer,
    /// What it is aimed at.
    Aim,
    /// Ships that stand or fly there.
    Ships,
    /// What it makes every turn.
    Production,
    /// How good its ships fight.
    Strength,
    /// Of a seat or a match: what can be spent, such as energy.
    Resource,
    /// How many pieces are in one of its zones.
    Count,
    /// Which deck it plays.
    Deck,
    /// What waits to happen.
    Waiting,
    /// That the seat is out of the match.
    Out,
    /// The turn, round or hand, mostly out of how many.
    Turn,
    /// The part of the turn.
    Phase,
    /// What a puzzle asks for.
    Task,
    /// What is asked of the seat that acts.
    Asked,
    /// Where one may play.
    Ends,
    /// Anything else: a line with a label.
    #[default]
    Other,
}

impl Role {
    fn is_other(&self) -> bool {
        *self == Role::Other
    }
}

/// The value of an attribute.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// A whole number.
    Number(i64),
    /// A number with digits after the point: `units` of 4 and `places` of 1 is 0.4.
    Decimal { units: i64, places: u8 },
    /// How much there is now, out of how much there can be.
    OutOf { now: i64, most: i64 },
    /// A few words.
    Text(String),
    /// Sentences that say what something does.
    Rules(String),
    /// States, such as poisoned or tapped.
    States(Vec<Mark>),
    /// Something that this reader may not know.
    Unknown,
}

impl Value {
    /// Returns the number, or how much there is now.
    pub fn number(&self) -> Option<i64> {
        match self {
            Value::Number(number) => Some(*number),
            Value::OutOf { now, .. } => Some(*now),
            Value::Decimal { .. }
            | Value::Text(_)
            | Value::Rules(_)
            | Value::States(_)
            | Value::Unknown => None,
        }
    }

    /// Returns the states; none for any other value.
    pub fn marks(&self) -> &[Mark] {
        match self {
            Value::States(marks) => marks,
            _ => &[],
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Decimal { units, places } => write_decimal(f, *units, *places),
            Value::OutOf { now, most } => write!(f, "{now} / {most}"),
            Value::Text(text) | Value::Rules(text) => f.write_str(text),
            Value::States(marks) => {
                let texts: Vec<String> = marks.iter().map(Mark::text).collect();
                f.write_str(&texts.join(", "))
            }
            Value::Unknown => f.write_str("?"),
        }
    }
}

/// Writes a decimal number without the zeros at its end.
fn write_decimal(f: &mut fmt::Formatter<'_>, units: i64, places: u8) -> fmt::Result {
    let scale = 10_u64.saturating_pow(u32::from(places));
    let (whole, rest) = (units.unsigned_abs() / scale, units.unsigned_abs() % scale);
    let sign = if units < 0 { "-" } else { "" };
    let rest = format!("{rest:0width$}", width = usize::from(places));
    match rest.trim_end_matches('0') {
        "" => write!(f, "{sign}{whole}"),
        rest => write!(f, "{sign}{whole}.{rest}"),
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64);

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<Vec<Mark>> for Value {
    fn from(marks: Vec<Mark>) -> Value {
        Value::States(marks)
    }
}

/// A state that a piece is in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mark {
    /// Its name for programs, such as `poisoned`.
    pub name: String,
    /// What people read.
    pub label: String,
    /// How often, how long or how much of it, if that is a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<i64>,
    /// Whether it is good for whoever has the piece.
    #[serde(default, skip_serializing_if = "Mood::is_neutral")]
    pub mood: Mood,
    /// Whether the posture of the piece shows it, as a turned card shows that it
    /// was used: a drawing need not say it in words as well.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_posture: bool,
}

impl Mark {
    /// Returns a state that is neither good nor bad, without a count.
    pub fn new(name: impl Into<String>, label: impl Into<String>) -> Mark {
        Mark {
            name: name.into(),
            label: label.into(),
            count: None,
            mood: Mood::Neutral,
            is_posture: false,
        }
    }

    /// Returns the state with how much of it there is.
    #[must_use]
    pub fn counted(mut self, count: i64) -> Mark {
        self.count = Some(count);
        self
    }

    /// Returns the state with what it is for whoever has the piece.
    #[must_use]
    pub fn felt(mut self, mood: Mood) -> Mark {
        self.mood = mood;
        self
    }

    /// Returns the state as one that the posture of its piece shows.
    #[must_use]
    pub fn shown_by_posture(mut self) -> Mark {
        self.is_posture = true;
        self
    }

    /// Returns the state as people read it: `poisoned`, `shield 15`.
    pub fn text(&self) -> String {
        match self.count {
            None => self.label.clone(),
            Some(count) => format!("{} {count}", self.label),
        }
    }
}

/// Whether a state is good for whoever has the piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mood {
    Good,
    Bad,
    #[default]
    Neutral,
    /// It is out of the match, or overcome.
    Gone,
}

impl Mood {
    fn is_neutral(&self) -> bool {
        *self == Mood::Neutral
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_read_as_people_write_them() {
        let texts = [
            Value::from(-3_i32).to_string(),
            Value::Decimal {
                units: 400,
                places: 3,
            }
            .to_string(),
            Value::Decimal {
                units: -1205,
                places: 3,
            }
            .to_string(),
            Value::Decimal {
                units: 2000,
                places: 3,
            }
            .to_string(),
            Value::OutOf { now: 2, most: 5 }.to_string(),
            Value::Unknown.to_string(),
            Value::from(vec![
                Mark::new("poisoned", "poisoned").felt(Mood::Bad),
                Mark::new("shield", "shield").counted(15),
            ])
            .to_string(),
        ];
        assert_eq!(
            texts,
            [
                "-3",
                "0.4",
                "-1.205",
                "2",
                "2 / 5",
                "?",
                "poisoned, shield 15"
            ]
        );
    }

    #[test]
    fn numbers_that_do_not_fit_are_the_largest() {
        assert_eq!(Value::from(u64::MAX), Value::Number(i64::MAX));
    }

    #[test]
    fn what_is_left_out_comes_back() {
        let plain = Attribute::new("range", Role::Other, 3_u8);
        let text = serde_json::to_string(&plain).expect("plain data");
        assert_eq!(text, r#"{"name":"range","value":{"number":3}}"#);
        assert_eq!(serde_json::from_str::<Attribute>(&text).ok(), Some(plain));
    }
}
