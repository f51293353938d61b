//! Decks for the tools around them: from what a person names, a game or a file
//! of decks, to the decks in it and all that is wrong with them.

use tapete_ccg::tools::{CardText, Decks};
use tapete_lang::{FileId, Problems, Sources, Tongue};

use crate::cards::{CardsError, converted};
use crate::families::{FAMILIES, Family};
use crate::forms::form_of;
use crate::load::{Loaded, Read, Text, load};

/// The family that has these decks.
const FAMILY: &str = "ccg";

/// The decks of a text, and what is wrong with them.
pub struct OpenedDecks {
    /// The decks; those with errors cannot be played.
    pub decks: Decks,
    /// All texts, for showing problems.
    pub sources: Sources,
    /// All that is wrong.
    pub problems: Problems,
}

/// Opens the decks of a text, with all their problems.
pub fn decks_in(text: &Text, read: Read<'_>) -> Result<OpenedDecks, CardsError> {
    if let Some(Loaded {
        sources,
        mut problems,
        ..
    }) = load_dialect(text, &mut *read)
    {
        let file = FileId::default();
        let decks = tapete_ccg::form::decks(&sources, file, &mut problems);
        if decks.summaries().is_empty() && !problems.has_errors() {
            return Err(CardsError::NoCards);
        }
        return Ok(OpenedDecks {
            decks,
            sources,
            problems,
        });
    }
    let text = in_sentences(text, &mut *read)?;
    let loaded = load(&text, &[], None, read);
    let is_of_family = loaded.family.is_some_and(|it| it.name == FAMILY);
    let Loaded {
        sources,
        checked,
        mut problems,
        ..
    } = loaded;
    let decks = match is_of_family {
        true => Decks::read(&sources, &checked, &mut problems),
        false => return Err(CardsError::NoCards),
    };
    if decks.summaries().is_empty() && !problems.has_errors() {
        return Err(CardsError::NoCards);
    }
    Ok(OpenedDecks {
        decks,
        sources,
        problems,
    })
}

/// Writes the cards of a text as players read them; nothing if its family does
/// not write cards so.
pub fn card_texts_in(
    text: &Text,
    tongue: Tongue,
    read: Read<'_>,
) -> Option<Result<Vec<CardText>, CardsError>> {
    if let Some(loaded) = load_dialect(text, &mut *read) {
        if loaded.problems.has_errors() {
            let found = Box::new((loaded.sources, loaded.problems));
            return Some(Err(CardsError::Problems(found)));
        }
        let (sources, file) = (&loaded.sources, FileId::default());
        let mut unheard = Problems::new();
        let texts = tapete_ccg::form::card_texts(sources, file, tongue, &mut unheard);
        return Some(Ok(texts));
    }
    let text = match in_sentences(text, &mut *read) {
        Ok(text) => text,
        Err(CardsError::NoCards) => return None,
        Err(error) => return Some(Err(error)),
    };
    let loaded = load(&text, &[], None, read);
    let write = loaded.family.and_then(|it| it.card_texts)?;
    if loaded.problems.has_errors() {
        let found = Box::new((loaded.sources, loaded.problems));
        return Some(Err(CardsError::Problems(found)));
    }
    Some(Ok(write(&loaded.sources, &loaded.checked, tongue)))
}

/// Says what a word of cards means that every text knows, such as an ability.
pub fn known_word(word: &str, tongue: Tongue) -> Option<CardText> {
    let known = |it: &Family| it.known_word.and_then(|known| known(word, tongue));
    FAMILIES.iter().find_map(known)
}

/// Loads a file of cards that is not in the sentence form, as it stands, so that
/// problems point into it; nothing if the text is in another form.
fn load_dialect(text: &Text, read: Read<'_>) -> Option<Loaded> {
    let (family, _) = form_of(&text.name, &text.text)?;
    (family.name == FAMILY).then(|| load(text, &[], None, read))
}

/// Returns a text in the sentence form, converted if it is in another of a
/// family that writes cards as texts.
pub(crate) fn in_sentences(text: &Text, read: Read<'_>) -> Result<Text, CardsError> {
    let Some((family, _)) = form_of(&text.name, &text.text) else {
        return Ok(text.clone());
    };
    if family.card_texts.is_none() {
        return Err(CardsError::NoCards);
    }
    // The ending tells forms apart.
    converted(text, format!("{}.tapete", text.name), read)
}
