//! Single values: numbers, truths, names and words.

use super::super::codes;
use super::super::dialect::Mode;
use super::super::lexeme::{LexemeKind, unquoted};
use super::super::names;
use super::super::number;
use super::super::shape::Takes;
use super::super::tree::{Node, Value};
use super::Parser;
use super::expected::{Expected, listed};
use tapete_lang::help::DID_YOU_MEAN;
use tapete_lang::{Bilingual, Diagnostic};
use tapete_speech::nearest;

const AT_MOST: Bilingual = Bilingual::new("write at most `{0}`", "escribe a lo sumo `{0}`");
const PLANET: Bilingual = Bilingual::new("planet", "planeta");
const PLAYER: Bilingual = Bilingual::new("player", "jugador");
const MAP: Bilingual = Bilingual::new("map", "mapa");
const MAP_NAMES: Bilingual = Bilingual::new(
    "write a letter first, then letters from A to Z, digits, `_` or `-`, such as `\"{0}\"`",
    "escribe primero una letra, después letras de la A a la Z, dígitos, `_` o `-`, como `\"{0}\"`",
);
const PLANET_NAMES: Bilingual = Bilingual::new(
    "write 1 to 3 letters from A to Z, such as `\"{0}\"`",
    "escribe de 1 a 3 letras de la A a la Z, como `\"{0}\"`",
);
const PLAYER_NAMES: Bilingual = Bilingual::new(
    "write a letter and up to 9 more letters or digits, such as `\"{0}\"`",
    "escribe una letra y hasta 9 letras o dígitos más, como `\"{0}\"`",
);
const ONE_OF: Bilingual = Bilingual::new(
    "write one of these words, without quotes",
    "escribe una de estas palabras, sin comillas",
);
const WITHOUT_QUOTES: Bilingual =
    Bilingual::new("write `{0}` without quotes", "escribe `{0}` sin comillas");

/// The largest whole number of the original.
const COUNT_MAX: u64 = i32::MAX as u64;

impl<'a> Parser<'a, '_> {
    /// Reads a value; after a problem returns nothing and stays where it is,
    /// or returns a broken value and goes on.
    pub(super) fn value(&mut self, takes: &'static Takes, key: &'static str) -> Option<Value<'a>> {
        let place = self.place();
        let node = match takes {
            Takes::Record(shape) => {
                let record = self.record(shape)?;
                return Some(Value {
                    place: place.to(record.close),
                    node: Node::Record(record),
                });
            }
            Takes::List(of) => return self.list(of, key),
            Takes::Count => self.number(COUNT_MAX)?,
            Takes::Seed => self.number(u64::MAX)?,
            Takes::Rate => self.rate()?,
            Takes::Flag => self.flag()?,
            Takes::Choice(words) => self.choice(words)?,
            Takes::Id => self.name(Expected::Id, names::is_id)?,
            Takes::Anything => self.name(Expected::Text, |_| true)?,
            Takes::NewPlanet => {
                let node = self.planet()?;
                if matches!(node, Node::Name(name) if names::is_planet_with_digits(name)) {
                    self.habits.n_digit_names += 1;
                }
                node
            }
            Takes::Planet => self.planet()?,
            Takes::Player => self.name(Expected::PlayerName, names::is_player)?,
        };
        self.step();
        Some(Value { place, node })
    }

    fn number(&mut self, max: u64) -> Option<Node<'a>> {
        if self.kind() != LexemeKind::Integer {
            self.unexpected(Expected::Count);
            return None;
        }
        let written = self.written();
        match written.parse::<u64>() {
            Ok(number) if number <= max => Some(Node::Number(number)),
            _ => {
                self.late.push(
                    Diagnostic::new(&codes::E212, self.place())
                        .arg(written)
                        .help_with(AT_MOST, vec![max.to_string().into()]),
                );
                Some(Node::Broken)
            }
        }
    }

    fn rate(&mut self) -> Option<Node<'a>> {
        if self.kind() != LexemeKind::Decimal {
            self.unexpected(Expected::Rate);
            return None;
        }
        Some(Node::Rate(number::micro(self.written())))
    }

    fn flag(&mut self) -> Option<Node<'a>> {
        match (self.kind(), self.written()) {
            (LexemeKind::Word, "true") => Some(Node::Flag(true)),
            (LexemeKind::Word, "false") => Some(Node::Flag(false)),
            _ => {
                self.unexpected(Expected::Flag);
                None
            }
        }
    }

    fn choice(&mut self, words: &'static [&'static str]) -> Option<Node<'a>> {
        let (kind, written) = (self.kind(), self.written());
        let is_quoted = kind == LexemeKind::Name;
        let word = if is_quoted {
            unquoted(written)
        } else {
            written
        };
        let known = words.iter().position(|it| *it == word);
        match (kind, known) {
            (LexemeKind::Word, Some(index)) => return Some(Node::Choice(index)),
            (LexemeKind::Name, Some(index)) if self.text.mode == Mode::Extended => {
                self.habits.n_quoted_words += 1;
                return Some(Node::Choice(index));
            }
            (
                LexemeKind::Word | LexemeKind::Name | LexemeKind::Integer | LexemeKind::Decimal,
                _,
            ) => {}
            _ => {
                self.unexpected(Expected::Choice(words));
                return None;
            }
        }
        let place = self.place();
        let found = self.found();
        let problem = Diagnostic::new(&codes::E109, place)
            .arg(found)
            .arg(listed(words));
        let near = nearest(word, words.iter().copied());
        self.tell(match (known.and_then(|it| words.get(it)), near) {
            (Some(word), _) => problem
                .help_with(WITHOUT_QUOTES, vec![(*word).into()])
                .fix(place, *word),
            (None, Some(near)) => problem
                .help_with(DID_YOU_MEAN, vec![near.into()])
                .fix(place, near),
            (None, None) => problem.help(ONE_OF),
        });
        Some(Node::Broken)
    }

    fn planet(&mut self) -> Option<Node<'a>> {
        let is_extended = self.text.mode == Mode::Extended;
        self.name(Expected::PlanetName, |it| {
            names::is_planet(it) || (is_extended && names::is_planet_with_digits(it))
        })
    }

    /// Reads a name in quotes that some class allows.
    fn name(&mut self, expected: Expected<'_>, allows: impl Fn(&str) -> bool) -> Option<Node<'a>> {
        if self.kind() != LexemeKind::Name {
            self.unexpected(expected);
            return None;
        }
        let name = unquoted(self.written());
        if allows(name) {
            return Some(Node::Name(name));
        }
        let (what, help, example) = match expected {
            Expected::PlanetName => (PLANET, PLANET_NAMES, shortened(name, 3, false)),
            Expected::PlayerName => (PLAYER, PLAYER_NAMES, shortened(name, 10, true)),
            _ => (MAP, MAP_NAMES, shortened(name, 10, true)),
        };
        self.tell(
            Diagnostic::new(&codes::E107, self.place())
                .arg(name)
                .arg(what)
                .help_with(help, vec![example.into()]),
        );
        Some(Node::Broken)
    }
}

/// Returns the beginning of a name that a class allows.
fn shortened(name: &str, n_letters: usize, with_digits: bool) -> String {
    let fits = |it: &char| it.is_ascii_alphabetic() || (with_digits && it.is_ascii_digit());
    let kept: String = name.chars().filter(fits).take(n_letters).collect();
    match names::is_player(&kept) {
        true => kept,
        false => "A".to_owned(),
    }
}
