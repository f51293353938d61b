//! What could have stood at a place, for messages.

use tapete_lang::help::WRITE;
use tapete_lang::{Bilingual, Phrase};
use tapete_speech::nearest;

/// What was expected.
#[derive(Clone, Copy)]
pub(super) enum Expected<'a> {
    /// One sign of the form.
    Sign(&'static str),
    /// A comma or a closing bracket.
    CommaOr(&'static str),
    /// One of some fields.
    Keys(&'a [&'static str]),
    Count,
    Rate,
    Flag,
    PlanetName,
    PlayerName,
    Id,
    Text,
    Choice(&'static [&'static str]),
    End,
}

const ONE_OF: Bilingual = Bilingual::new("one of {0}", "uno de {0}");
const COUNT: Bilingual = Bilingual::new("a whole number", "un número entero");
const RATE: Bilingual = Bilingual::new(
    "a decimal of the form 0.dddddd",
    "un decimal de la forma 0.dddddd",
);
const FLAG: Bilingual = Bilingual::new("`true` or `false`", "`true` o `false`");
const PLANET: Bilingual = Bilingual::new(
    "the name of a planet in quotes",
    "el nombre de un planeta entre comillas",
);
const PLAYER: Bilingual = Bilingual::new(
    "the name of a player in quotes",
    "el nombre de un jugador entre comillas",
);
const ID: Bilingual = Bilingual::new("a name in quotes", "un nombre entre comillas");
const END: Bilingual = Bilingual::new("the end of the file", "el fin del archivo");
const SIGN: Bilingual = Bilingual::new("`{0}`", "`{0}`");
const COMMA_OR: Bilingual = Bilingual::new("`,` or `{0}`", "`,` o `{0}`");
const CLOSING: Bilingual = Bilingual::new("`{0}`", "`{0}`");

const WRITE_SIGN: Bilingual =
    Bilingual::new("write `{0}` before this", "escribe `{0}` antes de esto");
const WRITE_COMMA_OR: Bilingual = Bilingual::new(
    "write `,` if more follows, or `{0}` to close",
    "escribe `,` si sigue algo más, o `{0}` para cerrar",
);
const WRITE_KEY: Bilingual = Bilingual::new(
    "write one of these fields here: {0}",
    "escribe aquí uno de estos campos: {0}",
);
const WRITE_CLOSE: Bilingual = Bilingual::new(
    "all fields are there: write `}` here",
    "ya están todos los campos: escribe `}` aquí",
);
const WRITE_COUNT: Bilingual = Bilingual::new(
    "write a whole number without a sign, such as `10`",
    "escribe un número entero sin signo, como `10`",
);
const WRITE_RATE: Bilingual = Bilingual::new(
    "write a decimal from 0.0 to 0.999999, such as `0.5`",
    "escribe un decimal de 0.0 a 0.999999, como `0.5`",
);
const WRITE_FLAG: Bilingual = Bilingual::new(
    "write `true` or `false` without quotes",
    "escribe `true` o `false` sin comillas",
);
const WRITE_NAME: Bilingual = Bilingual::new(
    "write the name in quotes: `\"{0}\"`",
    "escribe el nombre entre comillas: `\"{0}\"`",
);
const WRITE_ONE_OF: Bilingual = Bilingual::new(
    "write one of {0}, without quotes",
    "escribe uno de {0}, sin comillas",
);
const LEAVE_OUT: Bilingual = Bilingual::new(
    "leave out what follows: the file ends with its last `}`",
    "quita lo que sigue: el archivo termina con su última `}`",
);

impl Expected<'_> {
    /// Says what was expected.
    pub(super) fn phrase(self) -> Phrase {
        match self {
            Expected::Sign(sign) => Phrase::new(SIGN, vec![sign.into()]),
            Expected::CommaOr(close) => Phrase::new(COMMA_OR, vec![close.into()]),
            Expected::Keys([]) => Phrase::new(CLOSING, vec!["}".into()]),
            Expected::Keys([only]) => Phrase::new(SIGN, vec![(*only).into()]),
            Expected::Keys(keys) => Phrase::new(ONE_OF, vec![listed(keys).into()]),
            Expected::Count => COUNT.into(),
            Expected::Rate => RATE.into(),
            Expected::Flag => FLAG.into(),
            Expected::PlanetName => PLANET.into(),
            Expected::PlayerName => PLAYER.into(),
            Expected::Id | Expected::Text => ID.into(),
            Expected::Choice(words) => Phrase::new(ONE_OF, vec![listed(words).into()]),
            Expected::End => END.into(),
        }
    }

    /// Says what to write, given what was written instead.
    pub(super) fn help(self, written: &str) -> Phrase {
        match self {
            Expected::Sign(sign) => Phrase::new(WRITE_SIGN, vec![sign.into()]),
            Expected::CommaOr(close) => Phrase::new(WRITE_COMMA_OR, vec![close.into()]),
            Expected::Keys([]) => WRITE_CLOSE.into(),
            Expected::Keys([only]) => Phrase::new(WRITE, vec![(*only).into()]),
            Expected::Keys(keys) => Phrase::new(WRITE_KEY, vec![listed(keys).into()]),
            Expected::Count => WRITE_COUNT.into(),
            Expected::Rate => WRITE_RATE.into(),
            Expected::Flag => WRITE_FLAG.into(),
            Expected::PlanetName => name_help(written, "A"),
            Expected::PlayerName => name_help(written, "Ana"),
            Expected::Id | Expected::Text => name_help(written, "mapa"),
            Expected::Choice(words) => Phrase::new(WRITE_ONE_OF, vec![listed(words).into()]),
            Expected::End => LEAVE_OUT.into(),
        }
    }

    /// Returns the expected word nearest to what was written.
    pub(super) fn near(self, written: &str) -> Option<&'static str> {
        match self {
            Expected::Keys(keys) => nearest(written, keys.iter().copied()),
            Expected::Flag => nearest(written, ["true", "false"]),
            Expected::Choice(words) => nearest(written, words.iter().copied()),
            _ => None,
        }
    }
}

/// Shows the name that was written without quotes, or an example.
fn name_help(written: &str, example: &'static str) -> Phrase {
    let is_name = written.chars().all(|it| it.is_ascii_alphanumeric()) && !written.is_empty();
    let shown = if is_name { written } else { example };
    Phrase::new(WRITE_NAME, vec![shown.into()])
}

/// Writes words as a list.
pub(super) fn listed(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|it| format!("`{it}`")).collect();
    quoted.join(", ")
}
