//! Cards for the commands that work with them, and why there are none.

use std::io::Write as _;

use tapete_workshop::{Cards, CardsError, Text, cards_of, open_cards, open_cards_with};

use crate::failure::{unwell, wrong_use};
use crate::out::{Out, stderr_colored};
use crate::speech::{fill, tools};

/// Opens the cards of a game or file.
pub(crate) fn open(name: &str, out: &Out) -> anyhow::Result<Cards> {
    open_cards(name, out.tongue).map_err(|error| refused(name, error, out))
}

/// Opens the cards of a text, and those of a game before them.
pub(crate) fn of_text(text: &Text, game: Option<&str>, out: &Out) -> anyhow::Result<Cards> {
    let tongue = out.tongue;
    let cards = match game {
        None => cards_of(text, None, tongue),
        Some(game) => open_cards_with(game, text, tongue),
    };
    cards.map_err(|error| refused(&text.name, error, out))
}

/// Says why a text gives no cards; its problems one by one.
pub(crate) fn refused(name: &str, error: CardsError, out: &Out) -> anyhow::Error {
    let speech = tools(out.tongue);
    match error {
        CardsError::Open(error) => wrong_use(error.say(out.tongue)),
        CardsError::Problems(found) => {
            let (sources, problems) = *found;
            let tongue = out.tongue;
            let shown = tapete_lang::render(&problems, &sources, tongue, stderr_colored());
            // Where this cannot be written, nothing else can be told either.
            let _ = write!(anstream::stderr(), "{shown}");
            unwell(fill(speech.cards_wrong, &[&name]))
        }
        CardsError::NoCards => wrong_use(fill(speech.no_cards, &[&name])),
    }
}
