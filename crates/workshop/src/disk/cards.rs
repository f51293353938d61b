//! Cards and decks by what a person names: a game, a file of cards or of decks,
//! or a single card.

use std::path::{Path, PathBuf};

use tapete_ccg::tools::CardText;
use tapete_game::View;
use tapete_lang::Tongue;

use super::{disk_reader_in, find_text};
use crate::cards::{Cards, CardsError, SCRIPT, cards_in};
use crate::decks::{OpenedDecks, card_texts_in, decks_in};
use crate::gallery::gallery_in;
use crate::load::Text;
use crate::open::OpenError;

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

/// Reads the cards of a text, and those of another beside them.
pub fn cards_of(main: &Text, extra: Option<&Text>, tongue: Tongue) -> Result<Cards, CardsError> {
    cards_in(main, extra, &mut disk_reader_in(PathBuf::new(), tongue))
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

/// Opens the decks of a game or of a file, with all their problems.
pub fn open_decks(name: &str, tongue: Tongue) -> Result<OpenedDecks, CardsError> {
    let text = find_text(name).map_err(CardsError::Open)?;
    decks_in(&text, &mut disk_reader_in(PathBuf::new(), tongue))
}

/// Writes the cards of a text as players read them; nothing if its family does
/// not write cards so.
pub fn read_cards(text: &Text, tongue: Tongue) -> Option<Result<Vec<CardText>, CardsError>> {
    card_texts_in(text, tongue, &mut disk_reader_in(PathBuf::new(), tongue))
}

/// Shows the cards with these names of a game or of a file, or all of a text
/// that has cards and no game; nothing if the text is of another family, or has
/// a game and no card was named. What cannot be shown is told in words.
pub fn card_gallery(
    name: &str,
    cards: &[String],
    tongue: Tongue,
) -> Result<Option<Result<View, String>>, CardsError> {
    let text = find_text(name).map_err(CardsError::Open)?;
    let read = &mut disk_reader_in(PathBuf::new(), tongue);
    gallery_in(&text, cards, tongue, read)
}
