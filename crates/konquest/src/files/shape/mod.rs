//! The form of the two files, as data: which fields an object has, in which
//! order, and what each of them takes.

mod map;
mod save;

pub(super) use map::MAP;
pub(super) use save::SAVE;

use super::data::{COLOUR_WORDS, KIND_WORDS, RULES_WORDS};
use tapete_lang::Bilingual;

/// An object: what it is called and what it holds.
#[derive(Debug)]
pub(super) struct Shape {
    /// What it is, as in "a planet".
    pub(super) what: Bilingual,
    pub(super) fields: &'static [Field],
    pub(super) order: Order,
    /// Whether a field may come again, with a warning.
    pub(super) may_repeat: bool,
}

/// Whether the fields of an object stand in the order of its shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Free,
    Fixed,
}

/// One field of an object.
#[derive(Debug)]
pub(super) struct Field {
    pub(super) key: &'static str,
    /// Other spellings that only the extended reading knows.
    pub(super) aliases: &'static [&'static str],
    pub(super) takes: Takes,
    pub(super) need: Need,
}

/// Whether a field may be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    Must,
    /// Mandatory, but the extended reading knows a default.
    Usual,
    May,
    /// Known to the extended reading only.
    Dialect,
}

/// What the value of a field is.
#[derive(Debug)]
pub(super) enum Takes {
    /// A whole number of 31 bits.
    Count,
    /// A whole number of 64 bits.
    Seed,
    /// A kill rate.
    Rate,
    Flag,
    /// The name of a map.
    Id,
    /// The name of a new planet.
    NewPlanet,
    /// The name of a planet written elsewhere.
    Planet,
    Player,
    /// One of some words.
    Choice(&'static [&'static str]),
    /// A text without any rule.
    Anything,
    Record(&'static Shape),
    List(&'static Takes),
}

/// The sections of a file; reading finds its way back at these words.
pub(super) const SECTIONS: [&str; 5] = [
    "MAPA",
    "PLANETAS",
    "PLANETAS_NEUTRALES",
    "JUGADORES",
    "ENVIOS",
];

const KIND: Takes = Takes::Choice(&KIND_WORDS);
const COLOUR: Takes = Takes::Choice(&COLOUR_WORDS);
const RULES: Field = may("reglas", Takes::Choice(&RULES_WORDS));

const fn field(key: &'static str, takes: Takes, need: Need) -> Field {
    Field {
        key,
        aliases: &[],
        takes,
        need,
    }
}

const fn must(key: &'static str, takes: Takes) -> Field {
    field(key, takes, Need::Must)
}

const fn usual(key: &'static str, takes: Takes) -> Field {
    field(key, takes, Need::Usual)
}

const fn may(key: &'static str, takes: Takes) -> Field {
    field(key, takes, Need::May)
}

const fn dialect(key: &'static str, takes: Takes) -> Field {
    field(key, takes, Need::Dialect)
}

/// The size of a map under its own name; sibling programs write others, and
/// some systems write `ñ` as two characters.
const fn size(shape: &'static Shape, need: Need) -> Field {
    Field {
        key: "tamaño",
        aliases: &["size", "tamano", "taman\u{303}o"],
        takes: Takes::Record(shape),
        need,
    }
}

/// Lists every word of the two files, keys and values.
pub(super) fn words() -> impl Iterator<Item = &'static str> {
    let keys = [&MAP, &SAVE]
        .into_iter()
        .flat_map(|it| keys(it, Vec::new()));
    let values = ["true", "false"]
        .into_iter()
        .chain(KIND_WORDS)
        .chain(COLOUR_WORDS)
        .chain(RULES_WORDS);
    keys.chain(values)
}

/// Lists the keys of a shape and of all shapes in it.
fn keys(shape: &'static Shape, mut found: Vec<&'static str>) -> Vec<&'static str> {
    for field in shape.fields {
        if field.need != Need::Dialect {
            found.push(field.key);
        }
        let mut takes = &field.takes;
        while let Takes::List(of) = takes {
            takes = of;
        }
        if let Takes::Record(inner) = takes {
            found = keys(inner, found);
        }
    }
    found
}

/// Tells whether a word belongs to one of the two files.
pub(super) fn is_word(text: &str) -> bool {
    words().any(|it| it == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_the_seed_is_known() {
        for word in [
            "MAPA",
            "tamaño",
            "planetasNeutrales",
            "PLANETAS_NEUTRALES",
            "planetas",
            "turnoEnvio",
            "filaInicial",
            "columnaObjetivo",
            "propietario",
            "grisClaro",
            "DIFICIL",
            "true",
        ] {
            assert!(is_word(word), "{word}");
        }
        for word in ["size", "posicionX", "MEDIO", "mapa", ""] {
            assert!(!is_word(word), "{word}");
        }
    }
}
