//! What was read, before anybody asks whether it makes sense.

use super::shape::Shape;
use tapete_lang::Place;

/// An object with its fields.
#[derive(Debug)]
pub(super) struct Record<'a> {
    pub(super) shape: &'static Shape,
    pub(super) entries: Vec<Entry<'a>>,
    /// Keys that came again and do not count.
    pub(super) repeated: Vec<(Place, &'static str)>,
    /// The closing brace.
    pub(super) close: Place,
}

/// A field with its value.
#[derive(Debug)]
pub(super) struct Entry<'a> {
    /// Its index in the shape.
    pub(super) field: usize,
    pub(super) key: Place,
    pub(super) value: Value<'a>,
}

/// A value and where it stands.
#[derive(Debug)]
pub(super) struct Value<'a> {
    pub(super) place: Place,
    pub(super) node: Node<'a>,
}

/// What a value is.
#[derive(Debug)]
pub(super) enum Node<'a> {
    Number(u64),
    /// Millionths.
    Rate(u32),
    Flag(bool),
    Name(&'a str),
    /// The index of one of the words of the field.
    Choice(usize),
    /// Its elements, and the closing bracket.
    List(Vec<Value<'a>>, Place),
    Record(Record<'a>),
    /// Something was wrong with it and was told.
    Broken,
}

impl<'a> Record<'a> {
    /// Tells whether a field of the shape was read.
    pub(super) fn has(&self, field: usize) -> bool {
        self.entries.iter().any(|it| it.field == field)
    }

    /// Returns the field with a key.
    pub(super) fn entry(&self, key: &str) -> Option<&Entry<'a>> {
        let fields = self.shape.fields;
        self.entries
            .iter()
            .find(|it| fields.get(it.field).is_some_and(|it| it.key == key))
    }

    /// Returns the value of a field.
    pub(super) fn value(&self, key: &str) -> Option<&Value<'a>> {
        self.entry(key).map(|it| &it.value)
    }

    /// Returns a whole number and its place.
    pub(super) fn number(&self, key: &str) -> Option<(u64, Place)> {
        let value = self.value(key)?;
        match value.node {
            Node::Number(number) => Some((number, value.place)),
            _ => None,
        }
    }

    /// Returns a whole number that fits; the reader has seen to that.
    pub(super) fn count(&self, key: &str) -> Option<u32> {
        self.number(key).and_then(|it| u32::try_from(it.0).ok())
    }

    /// Returns a kill rate in millionths.
    pub(super) fn rate(&self, key: &str) -> Option<u32> {
        match self.value(key)?.node {
            Node::Rate(micro) => Some(micro),
            _ => None,
        }
    }

    /// Returns a truth, false if it is not said.
    pub(super) fn flag(&self, key: &str) -> bool {
        matches!(self.value(key).map(|it| &it.node), Some(Node::Flag(true)))
    }

    /// Returns a name and its place.
    pub(super) fn name(&self, key: &str) -> Option<(&'a str, Place)> {
        let value = self.value(key)?;
        match value.node {
            Node::Name(name) => Some((name, value.place)),
            _ => None,
        }
    }

    /// Returns the index of the word that was chosen.
    pub(super) fn choice(&self, key: &str) -> Option<usize> {
        match self.value(key)?.node {
            Node::Choice(index) => Some(index),
            _ => None,
        }
    }

    /// Returns an object in this one.
    pub(super) fn record(&self, key: &str) -> Option<&Record<'a>> {
        match &self.value(key)?.node {
            Node::Record(record) => Some(record),
            _ => None,
        }
    }

    /// Lists the elements of a field; none if it is not there.
    pub(super) fn list(&self, key: &str) -> &[Value<'a>] {
        match self.value(key).map(|it| &it.node) {
            Some(Node::List(values, _)) => values,
            _ => &[],
        }
    }

    /// Lists the objects of a field.
    pub(super) fn records(&self, key: &str) -> impl Iterator<Item = &Record<'a>> {
        self.list(key).iter().filter_map(|it| match &it.node {
            Node::Record(record) => Some(record),
            _ => None,
        })
    }

    /// Returns where a list ends.
    pub(super) fn list_close(&self, key: &str) -> Option<Place> {
        match &self.value(key)?.node {
            Node::List(_, close) => Some(*close),
            _ => None,
        }
    }
}
