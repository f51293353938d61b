//! JSON as data with places: what a file says, in its order, nothing lost.

use tapete_lang::{Bilingual, Span};

/// A value of a file.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Json {
    pub(crate) kind: JsonKind,
    pub(crate) span: Span,
}

/// What a value is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum JsonKind {
    Null,
    Flag(bool),
    /// As it is written, so that nothing is rounded.
    Number(String),
    Text(String),
    List(Vec<Json>),
    Object(Vec<Member>),
    /// Something that was not understood and has been reported.
    Broken,
}

/// A key with its value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Member {
    pub(crate) key: String,
    pub(crate) key_span: Span,
    pub(crate) value: Json,
}

impl Json {
    /// Returns a value that stands in no file.
    pub(crate) fn made(kind: JsonKind) -> Json {
        Json {
            kind,
            span: Span::default(),
        }
    }

    /// Returns a text that stands in no file.
    pub(crate) fn text_of(text: impl Into<String>) -> Json {
        Json::made(JsonKind::Text(text.into()))
    }

    /// Returns a number that stands in no file.
    pub(crate) fn number_of(number: impl Into<i64>) -> Json {
        let number: i64 = number.into();
        Json::made(JsonKind::Number(number.to_string()))
    }

    /// Returns an object that stands in no file.
    pub(crate) fn object_of(members: Vec<(String, Json)>) -> Json {
        let members = members.into_iter().map(|(key, value)| Member {
            key,
            key_span: Span::default(),
            value,
        });
        Json::made(JsonKind::Object(members.collect()))
    }

    /// Returns the members of an object.
    pub(crate) fn members(&self) -> &[Member] {
        match &self.kind {
            JsonKind::Object(members) => members,
            _ => &[],
        }
    }

    /// Returns the value of a key.
    pub(crate) fn get(&self, key: &str) -> Option<&Json> {
        let member = self.members().iter().find(|it| it.key == key)?;
        Some(&member.value)
    }

    /// Returns the values of a list.
    pub(crate) fn list(&self) -> Option<&[Json]> {
        match &self.kind {
            JsonKind::List(values) => Some(values),
            _ => None,
        }
    }

    /// Returns the text, if it is one.
    pub(crate) fn text(&self) -> Option<&str> {
        match &self.kind {
            JsonKind::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the whole number, if it is one.
    pub(crate) fn number(&self) -> Option<i64> {
        match &self.kind {
            JsonKind::Number(text) => text.parse().ok(),
            _ => None,
        }
    }

    /// Tells whether some part was not understood.
    pub(crate) fn is_broken(&self) -> bool {
        match &self.kind {
            JsonKind::Broken => true,
            JsonKind::List(values) => values.iter().any(Json::is_broken),
            JsonKind::Object(members) => members.iter().any(|it| it.value.is_broken()),
            JsonKind::Null | JsonKind::Flag(_) | JsonKind::Number(_) | JsonKind::Text(_) => false,
        }
    }

    /// Returns what to call the value when it is not what was needed.
    pub(crate) fn what(&self) -> Bilingual {
        match &self.kind {
            JsonKind::Null => Bilingual::new("nothing (`null`)", "nada (`null`)"),
            JsonKind::Flag(_) => Bilingual::new("true or false", "verdadero o falso"),
            JsonKind::Number(text) if text.parse::<i64>().is_err() => {
                Bilingual::new("a number that is not whole", "un número que no es entero")
            }
            JsonKind::Number(_) => Bilingual::new("a number", "un número"),
            JsonKind::Text(_) => Bilingual::new("a text", "un texto"),
            JsonKind::List(_) => Bilingual::new("a list", "una lista"),
            JsonKind::Object(_) => Bilingual::new("an object", "un objeto"),
            JsonKind::Broken => Bilingual::new("something unclear", "algo que no se entiende"),
        }
    }
}
