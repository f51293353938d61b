//! Cards for the tools around them: from what a person names, a game, a file of
//! cards or a single card, to the shelf that the tools work on.

use std::path::{Path, PathBuf};

use tapete_duel::tools::{PowerDraft, Shelf};
use tapete_lang::{Problems, Sources, Tongue};
use tapete_speech::same_name;

use crate::convert::{ConvertError, convert};
use crate::forms::form_of;
use crate::load::{Loaded, Text, load};
use crate::open::{OpenError, disk_reader_in, find_text};
use crate::shipped::{Shipped, shipped, shipped_games};

/// The family that has cards.
const FAMILY: &str = "duel";
/// Where its shipped texts stand.
const FOLDER: &str = "games/duel/";
/// The ending of files that hold a script and nothing else.
const SCRIPT: &str = "duel";

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

/// Opens the cards of a game, of a file of cards or of a single card.
pub fn open_cards(name: &str, tongue: Tongue) -> Result<Cards, CardsError> {
    let text = find_text(name).map_err(CardsError::Open)?;
    cards_of(&text, None, tongue)
}

/// Opens the cards of a game, and those of a file of cards beside them.
pub fn open_cards_with(game: &str, card: &Text, tongue: Tongue) -> Result<Cards, CardsError> {
    let game = find_text(game).map_err(CardsError::Open)?;
    cards_of(&game, Some(card), tongue)
}

/// Finds the text of cards that a person names as a file; nothing if it is no
/// file but, perhaps, the name of a card.
pub fn find_cards_file(name: &str) -> Option<Result<Text, OpenError>> {
    let path = Path::new(name);
    let is_file = path.is_file() || path.extension().is_some_and(is_ending);
    is_file.then(|| find_text(name))
}

fn is_ending(ending: &std::ffi::OsStr) -> bool {
    ending == SCRIPT || ending == "json" || ending == "tapete" || ending == "ccg"
}

/// Returns a shipped text that has a power of that name: a game in one of whose
/// decks it is, if there is one.
pub fn game_with_power(power: &str) -> Option<&'static str> {
    let in_deck = |it: &&Shipped| {
        let cards = cards_of(&Text::new(it.path, it.text), None, Tongue::En);
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
    let cards = cards_of(&Text::new(text.path, text.text), None, Tongue::En);
    let Ok(cards) = cards else { return Vec::new() };
    let powers = cards.shelf.powers(Tongue::En);
    powers.into_iter().map(|it| it.name).collect()
}

/// Reads the cards of a text, and those of another beside them.
pub fn cards_of(main: &Text, extra: Option<&Text>, tongue: Tongue) -> Result<Cards, CardsError> {
    let main = sentences(main, tongue)?;
    let extra = extra.map(|it| sentences(it, tongue)).transpose()?;
    let mut read = disk_reader_in(PathBuf::new(), tongue);
    let extra: Vec<Text> = extra.into_iter().collect();
    let loaded = load(&main, &extra, None, &mut read);
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
    let powers = powers_in(own, tongue);
    Ok(Cards {
        shelf,
        powers,
        text: main,
    })
}

fn powers_in(text: &Text, tongue: Tongue) -> Vec<String> {
    let mut read = disk_reader_in(PathBuf::new(), tongue);
    let loaded = load(text, &[], None, &mut read);
    let powers = loaded.checked.of_kind("Power");
    powers
        .filter_map(|it| it.name().map(str::to_owned))
        .collect()
}

/// Returns a text in the sentence form: a JSON card is converted, a script that
/// stands alone becomes a power that costs nothing and is called like its file.
fn sentences(text: &Text, tongue: Tongue) -> Result<Text, CardsError> {
    if form_of(&text.name, &text.text).is_none() {
        return Ok(text.clone());
    }
    let path = Path::new(&text.name);
    // The ending tells forms apart.
    let as_text = format!("{}.tapete", text.name);
    if path.extension().is_some_and(|it| it == SCRIPT) {
        let mut read = disk_reader_in(PathBuf::new(), tongue);
        let loaded = load(text, &[], None, &mut read);
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
    converted(text, as_text, tongue)
}

/// Returns a text of another form in sentences, under a name.
pub(crate) fn converted(text: &Text, name: String, tongue: Tongue) -> Result<Text, CardsError> {
    let mut read = disk_reader_in(PathBuf::new(), tongue);
    match convert(text, false, &mut read) {
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
