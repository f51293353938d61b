//! The cards of a game as its text gives them: elements, monsters, powers, decks.

use std::sync::Arc;

use tapete_lang::Place;

use crate::script::ast::Script;

/// An element, and what it does to the others.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Element {
    /// As it is written in texts.
    pub(crate) name: String,
    /// Other spellings; the first is the one in the other language.
    pub(crate) others: Vec<String>,
    /// How it is drawn, as `#rrggbb`.
    pub(crate) colour: String,
    /// Whether an attack with it ends freezing.
    pub(crate) thaws: bool,
    /// For each element, by how many steps an attack on it is stronger.
    pub(crate) against: Vec<i8>,
}

/// A monster card.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MonsterCard {
    pub(crate) name: String,
    pub(crate) description: String,
    /// An index of the game's elements.
    pub(crate) element: u8,
    pub(crate) life: i32,
    pub(crate) attack: i32,
    /// Whether it starts poisoned, as the state of a card can say.
    pub(crate) poisoned: bool,
    pub(crate) place: Place,
}

/// A power card.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PowerCard {
    pub(crate) name: String,
    pub(crate) description: String,
    pub(crate) cost: i32,
    pub(crate) script: Arc<Script>,
    pub(crate) place: Place,
}

/// A deck: monsters in formation order, and as many powers for each.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Deck {
    pub(crate) name: String,
    /// Indices of the game's monsters.
    pub(crate) monsters: Vec<u16>,
    /// Indices of the game's powers: those of the first monster, then those of
    /// the second …
    pub(crate) powers: Vec<u16>,
    pub(crate) place: Place,
}

/// Returns the five elements of the original with their table.
pub(crate) fn classic_elements() -> Vec<Element> {
    let element = |name: &str, other: &str, colour: &str, thaws, against: [i8; 5]| Element {
        name: name.to_owned(),
        others: vec![other.to_owned()],
        colour: colour.to_owned(),
        thaws,
        against: against.to_vec(),
    };
    vec![
        element("Planta", "Plant", "#4f9d4a", false, [0, 1, -1, -1, 1]),
        element("Agua", "Water", "#3b82c4", false, [-1, 0, 1, 0, 1]),
        element("Fuego", "Fire", "#d1493a", true, [1, -1, 1, 0, -1]),
        element("Aire", "Air", "#8fa9b8", false, [1, 0, 0, 0, 1]),
        element("Tierra", "Earth", "#a9793d", false, [1, 0, 1, 0, 0]),
    ]
}

/// Returns the five elements with a table in which none is better: each is
/// strong against two and weak against the two others.
pub(crate) fn modern_elements() -> Vec<Element> {
    // In this order each beats the next two.
    const CIRCLE: [&str; 5] = ["Fuego", "Planta", "Aire", "Agua", "Tierra"];
    let mut elements = classic_elements();
    let rank = |name: &str| CIRCLE.iter().position(|it| *it == name).unwrap_or(0);
    let ranks: Vec<usize> = elements.iter().map(|it| rank(&it.name)).collect();
    for (element, own) in elements.iter_mut().zip(&ranks) {
        let ahead = ranks.iter().map(|other| (other + 5 - own) % 5);
        element.against = ahead
            .map(|steps| match steps {
                0 => 0,
                1 | 2 => 1,
                _ => -1,
            })
            .collect();
    }
    elements
}
