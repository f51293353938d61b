//! Cards of collectible games as a view, to be drawn.

use tapete_game::View;
use tapete_lang::Tongue;

use crate::cards::CardsError;
use crate::decks::in_sentences;
use crate::load::{Read, Text, load};

/// The family that has these cards.
const FAMILY: &str = "ccg";

/// Shows the cards with these names of a text, or all of a text that has cards
/// and no game; nothing if the text is of another family, or has a game and no
/// card was named. What cannot be shown is told in words.
pub fn gallery_in(
    text: &Text,
    cards: &[String],
    tongue: Tongue,
    read: Read<'_>,
) -> Result<Option<Result<View, String>>, CardsError> {
    let text = match in_sentences(text, &mut *read) {
        Ok(text) => text,
        Err(CardsError::NoCards) => return Ok(None),
        Err(error) => return Err(error),
    };
    let loaded = load(&text, &[], None, read);
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
