//! The names that a game gives to its elements.

/// What a script may name beyond the words of the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lexicon {
    /// The game's elements, in the order of its table.
    pub elements: Vec<ElementName>,
}

/// An element with all its spellings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ElementName {
    /// The spelling that is written.
    pub name: String,
    /// Other spellings that are read.
    pub others: Vec<String>,
}

impl Lexicon {
    /// Returns the five elements of the classic game.
    pub fn classic() -> Self {
        const NAMES: [(&str, &str); 5] = [
            ("Planta", "Plant"),
            ("Agua", "Water"),
            ("Fuego", "Fire"),
            ("Aire", "Air"),
            ("Tierra", "Earth"),
        ];
        let elements = NAMES.iter().map(|(name, other)| ElementName {
            name: (*name).to_owned(),
            others: vec![(*other).to_owned()],
        });
        Self {
            elements: elements.collect(),
        }
    }

    /// Returns the index of the element with a spelling.
    pub fn element(&self, text: &str) -> Option<u8> {
        let at = self
            .elements
            .iter()
            .position(|it| it.name == text || it.others.iter().any(|other| other == text));
        at.and_then(|it| u8::try_from(it).ok())
    }

    /// Returns the spelling of an element that is written.
    pub fn name(&self, element: u8) -> &str {
        self.elements
            .get(usize::from(element))
            .map_or("?", |it| &it.name)
    }

    /// Goes through every spelling of every element.
    pub(crate) fn spellings(&self) -> impl Iterator<Item = &str> {
        self.elements
            .iter()
            .flat_map(|it| std::iter::once(&it.name).chain(&it.others))
            .map(String::as_str)
    }
}
