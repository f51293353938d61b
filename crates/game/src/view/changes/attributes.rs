//! What has changed of a list of attributes: of a piece, a seat or a match.
//! Most of a list stays as it was, so only what differs is sent.

use serde::{Deserialize, Serialize};

use super::super::attribute::{Attribute, Role, Value};
use super::{are_different, differs, take};

/// What has changed of a list of attributes. What is left out is as it was.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct AttributeChanges {
    /// The new list, where the rest cannot say how it came from the old one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all: Option<Vec<Attribute>>,
    /// The names of attributes that are gone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<String>,
    /// New attributes, put in one after the other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub came: Vec<NewAttribute>,
    /// What is different about attributes that were there before.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub altered: Vec<AttributePatch>,
}

/// An attribute that was not there before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NewAttribute {
    /// Its place in the new list, counted from 0.
    pub place: usize,
    #[serde(flatten)]
    pub attribute: Attribute,
}

/// What is different about an attribute. What is left out is as it was.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AttributePatch {
    /// The name of the attribute.
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
}

impl AttributeChanges {
    /// Tells whether nothing has changed.
    pub fn is_empty(&self) -> bool {
        *self == AttributeChanges::default()
    }

    /// Returns what leads from one list to another.
    pub(super) fn between(old: &[Attribute], new: &[Attribute]) -> AttributeChanges {
        if old == new {
            return AttributeChanges::default();
        }
        let found = AttributeChanges {
            all: None,
            gone: missing(old, new).map(|it| it.1.name.clone()).collect(),
            came: missing(new, old)
                .map(|(place, it)| NewAttribute {
                    place,
                    attribute: it.clone(),
                })
                .collect(),
            altered: new
                .iter()
                .filter_map(|it| AttributePatch::between(named(old, &it.name)?, it))
                .collect(),
        };
        // Names that are there twice, or that changed places.
        let names = new.iter().map(|it| it.name.as_str());
        if are_different(names) && found.applied(old) == new {
            return found;
        }
        AttributeChanges {
            all: Some(new.to_vec()),
            ..AttributeChanges::default()
        }
    }

    /// Returns the list that follows from an old one.
    pub(super) fn applied(&self, old: &[Attribute]) -> Vec<Attribute> {
        if let Some(all) = &self.all {
            return all.clone();
        }
        let stays = |it: &&Attribute| !self.gone.contains(&it.name);
        let mut new: Vec<Attribute> = old.iter().filter(stays).cloned().collect();
        for it in &self.came {
            let place = it.place.min(new.len());
            new.insert(place, it.attribute.clone());
        }
        for patch in &self.altered {
            if let Some(it) = new.iter_mut().find(|it| it.name == patch.name) {
                patch.alter(it);
            }
        }
        new
    }
}

impl AttributePatch {
    /// Returns what leads from one attribute to another of that name; nothing if
    /// they are equal.
    fn between(old: &Attribute, new: &Attribute) -> Option<AttributePatch> {
        (old != new).then(|| AttributePatch {
            name: new.name.clone(),
            value: differs(&old.value, &new.value),
            role: differs(&old.role, &new.role),
            label: differs(&old.label, &new.label),
        })
    }

    fn alter(&self, attribute: &mut Attribute) {
        take(&mut attribute.value, &self.value);
        take(&mut attribute.role, &self.role);
        take(&mut attribute.label, &self.label);
    }
}

fn named<'a>(list: &'a [Attribute], name: &str) -> Option<&'a Attribute> {
    list.iter().find(|it| it.name == name)
}

/// Lists what a list has and another has not, by name, with its places.
fn missing<'a>(
    list: &'a [Attribute],
    other: &'a [Attribute],
) -> impl Iterator<Item = (usize, &'a Attribute)> {
    let each = list.iter().enumerate();
    each.filter(|it| named(other, &it.1.name).is_none())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn list(names: &[(u8, i64)]) -> Vec<Attribute> {
        let each = names.iter();
        each.map(|(name, value)| Attribute::new(format!("a{name}"), Role::Other, *value))
            .collect()
    }

    #[test]
    fn what_came_and_what_is_gone_is_sent_alone() {
        let old = list(&[(1, 1), (2, 2), (3, 3), (4, 4)]);
        let new = list(&[(9, 9), (1, 1), (3, 3), (8, 8), (4, 5)]);
        let found = AttributeChanges::between(&old, &new);
        assert_eq!(found.gone, ["a2"]);
        let places: Vec<usize> = found.came.iter().map(|it| it.place).collect();
        assert_eq!(places, [0, 3]);
        assert_eq!((found.altered.len(), found.all.as_ref()), (1, None));
        assert_eq!(found.applied(&old), new);
    }

    #[test]
    fn lists_in_another_order_are_sent_whole() {
        let (old, new) = (list(&[(1, 1), (2, 2)]), list(&[(2, 2), (1, 1)]));
        assert!(AttributeChanges::between(&old, &new).all.is_some());
    }

    proptest! {
        #[test]
        fn any_list_leads_to_any_other(
            old in prop::collection::vec((0_u8..6, 0_i64..3), 0..7),
            new in prop::collection::vec((0_u8..6, 0_i64..3), 0..7),
        ) {
            let (old, new) = (list(&old), list(&new));
            let found = AttributeChanges::between(&old, &new);
            let text = serde_json::to_string(&found).expect("plain data");
            let read: AttributeChanges = serde_json::from_str(&text).expect("what was written");
            prop_assert_eq!(read.applied(&old), new);
        }
    }
}
