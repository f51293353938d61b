//! `picture`: cards side by side.

use tapete_family::{Answer, Argument, Block, Count, Given, Gives, Kind, Refused, Tool, Workshop};
use tapete_lang::Bilingual;

use super::cards;
use crate::tools::gallery::{CARDS_MAX, gallery};

pub(super) const TOOL: Tool = Tool {
    name: "picture",
    others: &[],
    doc: Bilingual::new("Draw cards", "Dibuja cartas"),
    arguments: &[
        Argument::first(
            "file",
            Kind::File,
            Bilingual::new(
                "A shipped game or a file of cards",
                "Un juego incluido o un archivo de cartas",
            ),
        ),
        Argument::option(
            "card",
            Kind::Text,
            Bilingual::new(
                "Draw this card; may be given several times",
                "Dibuja esta carta; puede darse varias veces",
            ),
        )
        .count(Count::UpTo(CARDS_MAX))
        .shown("NAME"),
    ],
    gives: &[Gives::Picture],
    next: None,
    run,
};

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let tongue = workshop.tongue();
    let shelf = cards::open(workshop, given.must("file"))?.shelf;
    let names = given.all("card");
    if names.is_empty() && shelf.game().is_some() {
        let message = tongue.pick(
            "name the cards to draw, since the text has a game",
            "nombra las cartas que dibujar, ya que el texto tiene un juego",
        );
        return Err(Refused::Nothing(message.to_owned()));
    }
    let view = gallery(&shelf, names, tongue).map_err(Refused::Use)?;
    Ok(Answer::of(vec![Block::Picture(Box::new(view))]))
}
