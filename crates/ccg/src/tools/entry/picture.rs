//! `picture`: cards side by side.

use tapete_family::{Answer, Argument, Block, Count, Given, Gives, Kind, Refused, Tool, Workshop};
use tapete_lang::Bilingual;

use super::FAMILY;
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
    let (name, cards) = (given.must("file"), given.all("card"));
    let text = workshop.in_sentences(&workshop.find(name)?)?;
    let loaded = workshop.load(&text, &[]);
    let has_game = loaded.checked.of_kind("CardGame").next().is_some();
    if !loaded.is_of(FAMILY) || (has_game && cards.is_empty()) {
        let message = tongue.pick(
            "name the cards to draw, since the text has a game",
            "nombra las cartas que dibujar, ya que el texto tiene un juego",
        );
        return Err(Refused::Nothing(message.to_owned()));
    }
    let loaded = loaded.without_errors(name, tongue)?;
    let view = gallery(&loaded.sources, &loaded.checked, cards, tongue);
    let view = view.map_err(Refused::Use)?;
    Ok(Answer::of(vec![Block::Picture(Box::new(view))]))
}
