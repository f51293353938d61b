//! Cards of collectible games as a view, to be drawn.

use std::path::PathBuf;

use tapete_game::View;
use tapete_lang::Tongue;

use crate::cards::CardsError;
use crate::decks::in_sentences;
use crate::load::load;
use crate::open::{disk_reader_in, find_text};

/// The family that has these cards.
const FAMILY: &str = "ccg";

/// Shows the cards with these names of a text, or all of a text that has cards
/// and no game; nothing if the text is of another family, or has a game and no
/// card was named. What cannot be shown is told in words.
pub fn card_gallery(
    name: &str,
    cards: &[String],
    tongue: Tongue,
) -> Result<Option<Result<View, String>>, CardsError> {
    let text = find_text(name).map_err(CardsError::Open)?;
    let text = match in_sentences(&text, tongue) {
        Ok(text) => text,
        Err(CardsError::NoCards) => return Ok(None),
        Err(error) => return Err(error),
    };
    let mut read = disk_reader_in(PathBuf::new(), tongue);
    let loaded = load(&text, &[], None, &mut read);
    if loaded.family.is_none_or(|it| it.name != FAMILY) {
        return Ok(None);
    }
    let has_game = loaded.checked.of_kind("CardGame").next().is_some();
    if has_game && cards.is_empty() {
        return Ok(None);
    }
    if loaded.problems.has_errors() {
        let found = Box::new((loaded.sources, loaded.problems));
        return Err(CardsError::Problems(found));
    }
    let (sources, checked) = (&loaded.sources, &loaded.checked);
    let view = tapete_ccg::tools::gallery(sources, checked, cards, tongue);
    Ok(Some(view))
}
