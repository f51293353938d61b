//! The text whose elements and cards somebody makes a new one of.

use tapete_family::{Given, Refused, Workshop};

use super::cards::{self, Cards};

/// Opens the text whose cards are used: the one that was named, the one that
/// what is made goes into, or a shipped game.
pub(super) fn source(
    workshop: &dyn Workshop,
    given: &Given,
    is_enough: fn(&Cards) -> bool,
) -> Result<Cards, Refused> {
    if let Some(from) = given.text("from") {
        return cards::open(workshop, from);
    }
    let goes_to = given
        .text("to")
        .and_then(|it| cards::open(workshop, it).ok());
    if let Some(found) = goes_to.filter(is_enough) {
        return Ok(found);
    }
    cards::game_of_cards(workshop).ok_or_else(|| {
        let message = workshop.tongue().pick(
            "no game with cards is shipped; name one with `from`",
            "no viene incluido ningún juego con cartas; nombra uno con `from`",
        );
        Refused::Use(message.to_owned())
    })
}
