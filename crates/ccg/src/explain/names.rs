//! How the names of a game are called in each tongue, and their letters in
//! costs: the words of the genre, and those that a game declares itself.

use tapete_game::Tongue;

use super::noun::{Noun, spaced};
use super::table::{COLOURS, NOUNS, STATES};
use crate::syntax::ast::Sentence;

/// A word that a game brings, such as a type or a resource of its own.
#[derive(Clone, Debug)]
pub(crate) struct GameWord {
    /// As it stands in texts, singular.
    pub(crate) word: String,
    pub(crate) noun: Noun,
    /// A type, a resource, a colour or a subtype.
    pub(crate) kind: WordKind,
    /// For costs, such as `B`.
    pub(crate) letter: Option<char>,
    /// In costs just a number: any land, any energy.
    pub(crate) is_generic: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WordKind {
    Type,
    Subtype,
    Colour,
    Resource,
}

/// What the writer knows beside the sentence itself.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Names<'a> {
    /// Words of the game; they go before those of the genre.
    pub(crate) words: &'a [GameWord],
    /// The other sentences of the text, for the figures of what is created.
    pub(crate) sentences: &'a [Sentence],
}

/// What a word of a filter is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Known {
    /// Stands for the thing: `creature`, `Vampire`. Subtypes have a capital.
    Noun { noun: Noun, is_type: bool },
    /// English, Spanish masculine singular.
    Adjective(String, String),
    /// A state that comes after the noun: `you control`.
    After(&'static str, &'static str, &'static str),
}

impl Names<'_> {
    /// Returns what a word means, whether it is written in singular or plural.
    pub(super) fn known(&self, word: &str) -> Known {
        if let Some(it) = self.game_word(word) {
            return match it.kind {
                WordKind::Colour => Known::Adjective(it.noun.en[0].clone(), it.noun.es[0].clone()),
                WordKind::Type | WordKind::Subtype | WordKind::Resource => Known::Noun {
                    noun: it.noun.clone(),
                    is_type: it.kind == WordKind::Type,
                },
            };
        }
        if let Some(it) = COLOURS.iter().find(|it| it.0.eq_ignore_ascii_case(word)) {
            return Known::Adjective(it.1.to_owned(), it.2.to_owned());
        }
        if let Some(it) = STATES.iter().find(|it| it.word.eq_ignore_ascii_case(word)) {
            return if it.after {
                Known::After(it.en, it.es, it.es_many)
            } else {
                Known::Adjective(it.en.to_owned(), it.es.to_owned())
            };
        }
        if let Some((noun, is_type)) = genre_noun(word) {
            return Known::Noun { noun, is_type };
        }
        if word.starts_with(char::is_uppercase) {
            return Known::Noun {
                noun: Noun::unknown(word),
                is_type: false,
            };
        }
        Known::Adjective(spaced(word), spaced(word))
    }

    /// Returns the noun of a type, a subtype, a resource or a property.
    pub(super) fn noun(&self, word: &str) -> Noun {
        if let Some(it) = self.game_word(word) {
            return it.noun.clone();
        }
        genre_noun(word).map_or_else(|| Noun::unknown(word), |it| it.0)
    }

    /// Returns the noun of a word of the genre, and whether it is a type of
    /// cards; nothing for a word that only some game has.
    pub(crate) fn known_noun(&self, word: &str) -> Option<(Noun, bool)> {
        genre_noun(word)
    }

    /// Returns whether a word is a colour that every game calls so.
    pub(crate) fn is_colour(&self, word: &str) -> bool {
        COLOURS.iter().any(|it| it.0.eq_ignore_ascii_case(word))
    }

    /// Returns whether a word is a type of cards.
    pub(super) fn is_type(&self, word: &str) -> bool {
        matches!(self.known(word), Known::Noun { is_type: true, .. })
    }

    /// Returns whether a word is a noun rather than a colour or a state.
    pub(super) fn is_noun(&self, word: &str) -> bool {
        matches!(self.known(word), Known::Noun { .. })
    }

    /// Returns the letter of a resource in costs.
    pub(super) fn letter(&self, word: &str) -> Option<char> {
        if let Some(it) = self.game_word(word) {
            return it.letter;
        }
        const LETTERS: [(&str, char); 12] = [
            ("Plain", 'W'),
            ("Plains", 'W'),
            ("Island", 'U'),
            ("Swamp", 'B'),
            ("Mountain", 'R'),
            ("Forest", 'G'),
            ("White", 'W'),
            ("Blue", 'U'),
            ("Black", 'B'),
            ("Red", 'R'),
            ("Green", 'G'),
            ("Colourless", 'C'),
        ];
        let found = LETTERS.iter().find(|it| is_word(it.0, word));
        found.map(|it| it.1)
    }

    /// Returns whether any source pays it, so that a number is enough.
    pub(super) fn is_generic(&self, word: &str) -> bool {
        match self.game_word(word) {
            Some(it) => it.is_generic,
            None => ["Land", "Mana", "Resource"]
                .iter()
                .any(|it| is_word(it, word)),
        }
    }

    /// Returns the sentence that makes the card of a name.
    pub(super) fn sentence(&self, name: &str) -> Option<&Sentence> {
        let is_it = |it: &&Sentence| it.name.as_ref().is_some_and(|it| it.text == name);
        self.sentences.iter().find(is_it)
    }

    fn game_word(&self, word: &str) -> Option<&GameWord> {
        let found = self
            .words
            .iter()
            .find(|it| it.word.eq_ignore_ascii_case(word));
        found.or_else(|| self.words.iter().find(|it| is_word(&it.word, word)))
    }
}

/// Returns the noun of the genre, and whether it is a type of cards.
fn genre_noun(word: &str) -> Option<(Noun, bool)> {
    let found = NOUNS.iter().find(|it| {
        is_word(it.word, word) || it.en_many.is_some_and(|it| it.eq_ignore_ascii_case(word))
    })?;
    let mut noun = Noun::regular(found.en, found.es, found.feminine);
    if let Some(many) = found.en_many {
        many.clone_into(&mut noun.en[1]);
    }
    Some((noun, found.is_type))
}

/// Returns whether a word is that noun, in singular or in regular plural.
fn is_word(noun: &str, word: &str) -> bool {
    word.eq_ignore_ascii_case(noun) || super::noun::plural_en(noun).eq_ignore_ascii_case(word)
}

/// Returns the display of a colour, or of another word, with a small letter.
pub(super) fn quality(names: &Names<'_>, word: &str, tongue: Tongue) -> String {
    match names.known(word) {
        Known::Noun { noun, .. } => noun.say(false, tongue).to_owned(),
        Known::Adjective(en, es) => tongue.pick(en, es),
        Known::After(en, es, _) => tongue.pick(en, es).to_owned(),
    }
}

impl Known {
    /// Returns the words after `is`, and whether Spanish says `es` rather than
    /// `está`; nothing where a noun is needed.
    pub(super) fn state(self) -> Option<(String, String, bool)> {
        match self {
            Known::Noun { .. } => None,
            Known::Adjective(en, es) => {
                let lasting = COLOURS.iter().any(|it| it.1 == en)
                    || [
                        "multicoloured",
                        "monocoloured",
                        "colourless",
                        "basic",
                        "legendary",
                    ]
                    .contains(&en.as_str());
                Some((en, es, lasting))
            }
            Known::After(..) => None,
        }
    }
}
