//! What clauses and arguments take, in words.

use crate::diagnostic::Phrase;
use crate::tree::FACES_MAX;
use crate::words::{ArgTakes, Takes};
use tapete_speech::Bilingual;

/// Says what a clause takes.
pub(super) fn describe(takes: &Takes) -> Phrase {
    let (template, args) = match takes {
        Takes::Nothing => (Bilingual::new("no value", "ningún valor"), None),
        Takes::Number { min, max } => (
            Bilingual::new("a number from {0} to {1}", "un número de {0} a {1}"),
            Some(vec![(*min).into(), (*max).into()]),
        ),
        Takes::NumberOrRange { min, max } => (
            Bilingual::new(
                "a number or a range from {0} to {1}",
                "un número o un intervalo de {0} a {1}",
            ),
            Some(vec![(*min).into(), (*max).into()]),
        ),
        Takes::Amount => (
            Bilingual::new("a number or a calculation", "un número o un cálculo"),
            None,
        ),
        Takes::Faces => (
            Bilingual::new(
                "a tile of at most {0} faces, such as `6|6`",
                "una ficha de a lo sumo {0} caras, como `6|6`",
            ),
            Some(vec![FACES_MAX.into()]),
        ),
        Takes::Text => (
            Bilingual::new("a text in quotes", "un texto entre comillas"),
            None,
        ),
        Takes::Name(_) => (Bilingual::new("one name", "un nombre"), None),
        Takes::AnyOf(_) => (
            Bilingual::new("names joined by `or`", "nombres unidos por `o`"),
            None,
        ),
        Takes::Combined(_) => (
            Bilingual::new(
                "names combined with `and`, `or` and `not`",
                "nombres combinados con `y`, `o` y `no`",
            ),
            None,
        ),
        Takes::Free => (Bilingual::new("a value", "un valor"), None),
        Takes::Phrase => (Bilingual::new("a phrase", "una frase"), None),
        Takes::Block => (Bilingual::new("a block `{ … }`", "un bloque `{ … }`"), None),
    };
    Phrase::new(template, args.unwrap_or_default())
}

/// Says what an argument is.
pub(super) fn describe_arg(takes: &ArgTakes) -> Phrase {
    match takes {
        ArgTakes::Number { min, max } => describe(&Takes::Number {
            min: *min,
            max: *max,
        }),
        ArgTakes::Faces => describe(&Takes::Faces),
        ArgTakes::Text => describe(&Takes::Text),
        ArgTakes::Name(names) => describe(&Takes::Name(names)),
        ArgTakes::Free => describe(&Takes::Free),
    }
}
