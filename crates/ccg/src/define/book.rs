//! All sentences that count: those of the text, and those of the library that
//! it does not define anew.

use tapete_lang::{Diagnostic, Place, Problems, Spelled, TextValue};
use tapete_speech::nearest;

use super::codes::{
    self, DID_YOU_MEAN, EXTENDS_CYCLE, FIRST_GAME, ONE_GAME, SEVERAL_GAMES, UNKNOWN_GAME,
};
use crate::syntax::ast::{ClauseKind, Sentence};

/// The kind of thing that is played.
pub(super) const GAME: &str = "CardGame";
pub(super) const ABILITY: &str = "Ability";
pub(super) const DECK: &str = "Deck";

/// The sentences, sorted.
pub(crate) struct Book<'a> {
    /// From the first ancestor to the game itself.
    pub(super) games: Vec<&'a Sentence>,
    text: &'a [Sentence],
    library: &'a [Sentence],
    /// The text is a part of a game: other parts may have more cards.
    pub(super) is_part: bool,
}

/// A sentence, and whether it is one of the library.
#[derive(Clone, Copy)]
pub(super) struct Found<'a> {
    pub(super) sentence: &'a Sentence,
    pub(super) library: bool,
}

fn name(sentence: &Sentence) -> Option<&str> {
    sentence.name.as_ref().map(|it| it.text.as_str())
}

fn is_game(sentence: &&Sentence) -> bool {
    sentence.kind.text == GAME
}

fn extended(sentence: &Sentence) -> Option<&TextValue> {
    sentence.clauses.iter().rev().find_map(|it| match &it.kind {
        ClauseKind::Extends(name) => Some(name),
        _ => None,
    })
}

impl<'a> Book<'a> {
    /// Sorts the sentences of a text; nothing if it has no game, which is no
    /// problem by itself.
    pub(super) fn of(
        text: &'a [Sentence],
        library: &'a [Sentence],
        problems: &mut Problems,
    ) -> Option<Book<'a>> {
        let games: Vec<&Sentence> = text.iter().filter(is_game).collect();
        let is_extended = |game: &&&Sentence| {
            let by = |other: &&Sentence| extended(other).map(|it| it.text.as_str()) == name(game);
            name(game).is_some() && games.iter().any(|it| !std::ptr::eq(*it, **game) && by(it))
        };
        let mut played = games.iter().filter(|it| !is_extended(it));
        let game = *played.next().or(games.last())?;
        for other in played {
            problems.push(
                Diagnostic::new(&SEVERAL_GAMES, other.kind.place)
                    .arg(name(other).unwrap_or_default())
                    .label(game.kind.place, FIRST_GAME)
                    .help(ONE_GAME),
            );
        }
        Some(Book::with(game, text, library, problems))
    }

    /// Sorts the sentences of a text without a game, as if it were for that
    /// game of the library.
    pub(super) fn for_game(
        game: &str,
        text: &'a [Sentence],
        library: &'a [Sentence],
        problems: &mut Problems,
    ) -> Option<Book<'a>> {
        let is_it = |it: &&Sentence| is_game(it) && name(it) == Some(game);
        let game = library.iter().find(is_it)?;
        Some(Book::with(game, text, library, problems))
    }

    fn with(
        game: &'a Sentence,
        text: &'a [Sentence],
        library: &'a [Sentence],
        problems: &mut Problems,
    ) -> Book<'a> {
        let mut games = vec![game];
        let mut last = game;
        while let Some(wanted) = extended(last) {
            let all = || text.iter().chain(library).filter(is_game);
            let mut known = all();
            let found = known.find(|it| name(it) == Some(&wanted.text) && !std::ptr::eq(*it, last));
            let Some(found) = found else {
                let mut problem =
                    Diagnostic::new(&UNKNOWN_GAME, wanted.place).arg(wanted.text.as_str());
                let others = all().filter(|it| !std::ptr::eq(*it, last));
                let names: Vec<&str> = others.filter_map(name).collect();
                let near = nearest(&wanted.text, names.iter().copied());
                problem = match near {
                    Some(near) => problem.help_with(DID_YOU_MEAN, vec![near.into()]),
                    None => problem.help_with(codes::KNOWN, vec![names.join(", ").into()]),
                };
                problems.push(problem);
                // The rest is read as if the near one was meant, so that one slip
                // does not make every type unknown.
                let is_near = |it: &&Sentence| near.is_some() && name(it) == near;
                let meant = all().find(|it| is_near(it) && !std::ptr::eq(*it, last));
                let Some(meant) =
                    meant.filter(|it| !games.iter().any(|own| std::ptr::eq(*own, *it)))
                else {
                    break;
                };
                games.push(meant);
                last = meant;
                continue;
            };
            if games.iter().any(|it| std::ptr::eq(*it, found)) {
                problems.push(
                    Diagnostic::new(&EXTENDS_CYCLE, wanted.place)
                        .arg(wanted.text.as_str())
                        .help(codes::BREAK_CYCLE),
                );
                break;
            }
            games.push(found);
            last = found;
        }
        games.reverse();
        Book {
            games,
            text,
            library,
            is_part: false,
        }
    }

    /// Returns the same, of a text that is a part of a game.
    pub(super) fn part(self) -> Book<'a> {
        Book {
            is_part: true,
            ..self
        }
    }

    /// Returns the game itself.
    pub(super) fn game(&self) -> Option<&'a Sentence> {
        self.games.last().copied()
    }

    /// Returns a place for what concerns the whole.
    pub(super) fn head(&self) -> Place {
        let game = self.game().filter(|it| !self.is_library(it));
        let first = game.or(self.text.first());
        first.map(|it| it.kind.place).unwrap_or_default()
    }

    /// Returns all sentences of the text.
    pub(super) fn text(&self) -> &'a [Sentence] {
        self.text
    }

    /// Tells whether a sentence is one of the library.
    pub(super) fn is_library(&self, sentence: &Sentence) -> bool {
        self.library.iter().any(|it| std::ptr::eq(it, sentence))
    }

    /// Returns the ability of a name: the text's own before the library's.
    pub(super) fn ability(&self, wanted: &str) -> Option<Found<'a>> {
        let is_it =
            |it: &&Sentence| it.kind.text == ABILITY && is_rules(it) && name(it) == Some(wanted);
        let own = self.text.iter().find(is_it).map(|sentence| Found {
            sentence,
            library: false,
        });
        own.or_else(|| {
            self.library.iter().find(is_it).map(|sentence| Found {
                sentence,
                library: true,
            })
        })
    }

    /// Lists the names of all abilities.
    pub(super) fn ability_names(&self) -> Vec<String> {
        let all = self.text.iter().chain(self.library);
        let abilities = all.filter(|it| it.kind.text == ABILITY && is_rules(it));
        abilities.filter_map(name).map(str::to_owned).collect()
    }

    /// Lists the abilities that the text itself defines.
    pub(super) fn own_abilities(&self) -> impl Iterator<Item = &'a Sentence> + use<'a> {
        let text = self.text;
        text.iter()
            .filter(|it| it.kind.text == ABILITY && is_rules(it))
    }

    /// Lists the cards of the text.
    pub(super) fn cards(&self) -> impl Iterator<Item = &'a Sentence> + use<'a> {
        let text = self.text;
        text.iter().filter(|it| is_card(it))
    }

    /// Returns a card of the library.
    pub(super) fn library_card(&self, wanted: &str) -> Option<&'a Sentence> {
        self.library
            .iter()
            .find(|it| is_card(it) && name(it) == Some(wanted))
    }

    /// Returns the name of a card of the library that is of just that type.
    pub(super) fn library_card_of(&self, kind: &str) -> Option<&'a str> {
        let found = self
            .library
            .iter()
            .find(|it| is_card(it) && it.kind.text == kind);
        found.map(card_name)
    }

    /// Lists the decks of the text.
    pub(super) fn decks(&self) -> impl Iterator<Item = &'a Sentence> + use<'a> {
        let text = self.text;
        text.iter().filter(|it| it.kind.text == DECK)
    }

    /// Tells whether a game of that name is the one played or one that it
    /// extends.
    pub(super) fn plays(&self, game: &str) -> bool {
        self.games.iter().any(|it| name(it) == Some(game))
    }

    /// Lists the names of all games there are.
    pub(super) fn game_names(&self) -> Vec<String> {
        let all = self.text.iter().chain(self.library).filter(is_game);
        all.filter_map(name).map(str::to_owned).collect()
    }

    /// Tells whether a game of that name exists anywhere.
    pub(super) fn knows_game(&self, game: &str) -> bool {
        let mut all = self.text.iter().chain(self.library).filter(is_game);
        all.any(|it| name(it) == Some(game))
    }
}

/// Tells whether a sentence of the kind `Ability` is one of rules: games may
/// have cards whose type is `Ability`, which cost something.
fn is_rules(sentence: &Sentence) -> bool {
    let is_card = |it: &ClauseKind| {
        matches!(
            it,
            ClauseKind::Requires(_) | ClauseKind::Colored(_) | ClauseKind::Rarity(_)
        )
    };
    !sentence.clauses.iter().any(|it| is_card(&it.kind))
}

fn is_card(sentence: &Sentence) -> bool {
    match sentence.kind.text.as_str() {
        GAME | DECK => false,
        ABILITY => !is_rules(sentence),
        _ => true,
    }
}

/// Returns the name of a card: its own, or that of its type.
pub(super) fn card_name(sentence: &Sentence) -> &str {
    name(sentence).unwrap_or(&sentence.kind.text)
}

/// Returns a word as written at a place.
pub(super) fn spelled(text: &str, place: Place) -> Spelled {
    Spelled {
        text: text.to_owned(),
        place,
    }
}
