//! Cards for the tools around them: from what a person names, a game, a file of
//! cards or a single card, to the shelf that the tools work on.

use std::path::Path;

use tapete_duel::tools::{PowerDraft, Shelf};
use tapete_lang::{Problems, Sources, Tongue};
use tapete_speech::same_name;

use crate::convert::{ConvertError, convert};
use crate::forms::form_of;
use crate::load::{Loaded, Read, Text, load};
use crate::open::OpenError;
use crate::shipped::{Shipped, shipped, shipped_games, shipped_reader};

/// The family that has cards.
const FAMILY: &str = "duel";
/// Where its shipped texts stand.
const FOLDER: &str = "games/duel/";
/// The ending of files that hold a script and nothing else.
pub(crate) const SCRIPT: &str = "duel";

/// Why there are no cards to work with.
pub enum CardsError {
    /// The text was not found or cannot be read.
    Open(OpenError),
    /// It has errors.
    Problems(Box<(Sources, Problems)>),
    /// It holds no cards.
    NoCards,
}

/// The cards of a text.
pub struct Cards {
    pub shelf: Shelf,
    /// The names of the powers of the card file, if one was named.
    pub powers: Vec<String>,
    /// The text itself, in the sentence form.
    pub text: Text,
}

/// Returns a shipped text that has a power of that name: a game in one of whose
/// decks it is, if there is one.
pub fn game_with_power(power: &str) -> Option<&'static str> {
    let in_deck = |it: &&Shipped| {
        let cards = shipped_cards(it);
        cards.is_ok_and(|it| it.shelf.deck_holds(power))
    };
    let has = |it: &&Shipped| {
        let powers = powers_of(it);
        powers.iter().any(|name| same_name(name, power))
    };
    let game = shipped_games().filter(of_family).find(in_deck);
    let text = || shipped().iter().filter(of_family).find(has);
    game.or_else(text).map(|it| it.path)
}

/// Returns the shipped game with the most powers, for whoever makes a deck.
pub fn game_of_cards() -> Option<&'static str> {
    let games: Vec<&Shipped> = shipped_games().filter(of_family).collect();
    // The first of equals: `max_by_key` gives the last.
    let most = games.iter().rev().max_by_key(|it| powers_of(it).len());
    most.map(|it| it.path)
}

fn of_family(text: &&Shipped) -> bool {
    text.path.starts_with(FOLDER)
}

fn powers_of(text: &Shipped) -> Vec<String> {
    let Ok(cards) = shipped_cards(text) else {
        return Vec::new();
    };
    let powers = cards.shelf.powers(Tongue::En);
    powers.into_iter().map(|it| it.name).collect()
}

fn shipped_cards(text: &Shipped) -> Result<Cards, CardsError> {
    let text = Text::new(text.path, text.text);
    cards_in(&text, None, &mut shipped_reader(Tongue::En))
}

/// Reads the cards of a text, and those of another beside them.
pub fn cards_in(main: &Text, extra: Option<&Text>, read: Read<'_>) -> Result<Cards, CardsError> {
    let main = sentences(main, &mut *read)?;
    let extra = extra.map(|it| sentences(it, &mut *read)).transpose()?;
    let extra: Vec<Text> = extra.into_iter().collect();
    let loaded = load(&main, &extra, None, &mut *read);
    if loaded.problems.has_errors() {
        let found = Box::new((loaded.sources, loaded.problems));
        return Err(CardsError::Problems(found));
    }
    let Loaded {
        sources,
        checked,
        family,
        ..
    } = loaded;
    let shelf = Shelf::new(sources, &checked);
    let has_elements = checked.of_kind("Element").next().is_some();
    let is_empty = shelf.is_empty() && !has_elements;
    if family.is_none_or(|it| it.name != FAMILY) || is_empty {
        return Err(CardsError::NoCards);
    }
    let own = extra.first().unwrap_or(&main);
    let powers = powers_in(own, read);
    Ok(Cards {
        shelf,
        powers,
        text: main,
    })
}

fn powers_in(text: &Text, read: Read<'_>) -> Vec<String> {
    let loaded = load(text, &[], None, read);
    let powers = loaded.checked.of_kind("Power");
    powers
        .filter_map(|it| it.name().map(str::to_owned))
        .collect()
}

/// Returns a text in the sentence form: a JSON card is converted, a script that
/// stands alone becomes a power that costs nothing and is called like its file.
fn sentences(text: &Text, read: Read<'_>) -> Result<Text, CardsError> {
    if form_of(&text.name, &text.text).is_none() {
        return Ok(text.clone());
    }
    let path = Path::new(&text.name);
    // The ending tells forms apart.
    let as_text = format!("{}.tapete", text.name);
    if path.extension().is_some_and(|it| it == SCRIPT) {
        let loaded = load(text, &[], None, read);
        if loaded.problems.has_errors() {
            let found = Box::new((loaded.sources, loaded.problems));
            return Err(CardsError::Problems(found));
        }
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let draft = PowerDraft {
            name: name.into_owned(),
            script: text.text.clone(),
            ..PowerDraft::default()
        };
        return Ok(Text::new(as_text, draft.sentence()));
    }
    converted(text, as_text, read)
}

/// Returns a text of another form in sentences, under a name.
pub(crate) fn converted(text: &Text, name: String, read: Read<'_>) -> Result<Text, CardsError> {
    match convert(text, false, read) {
        Ok(converted) => Ok(Text::new(name, converted.text)),
        Err(ConvertError::Problems(found)) => Err(CardsError::Problems(found)),
        Err(
            ConvertError::Unsaid(_)
            | ConvertError::NoForm(_)
            | ConvertError::Replay(_)
            | ConvertError::Unfinished,
        ) => Err(CardsError::NoCards),
    }
}
