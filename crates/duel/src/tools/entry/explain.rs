//! `explain`: what every card of a text is and does.

use serde::Serialize;
use tapete_family::{Answer, Block, Given, Refused, Tool, Workshop};
use tapete_lang::Bilingual;

use super::cards;
use crate::tools::shelf::CardFigures;

pub(super) const TOOL: Tool = Tool::explain(
    Bilingual::new(
        "Tell what every card of a text is and does",
        "Dice qué es y qué hace cada carta de un texto",
    ),
    run,
);

#[derive(Serialize)]
struct CardsJson {
    monsters: Vec<CardJson>,
    powers: Vec<CardJson>,
}

/// A card as programs read it: what it is and does, in the person's language.
#[derive(Serialize)]
struct CardJson {
    name: String,
    text: String,
}

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let shelf = cards::open(workshop, given.must("file"))?.shelf;
    let tongue = workshop.tongue();
    let (monsters, powers) = (shelf.monsters(tongue), shelf.powers(tongue));
    let all = monsters.iter().chain(&powers);
    let lines: Vec<String> = all
        .map(|it| format!("{}: {}", it.name, it.figures))
        .collect();
    let as_json = |it: CardFigures| CardJson {
        name: it.name,
        text: it.figures,
    };
    let json = CardsJson {
        monsters: monsters.into_iter().map(as_json).collect(),
        powers: powers.into_iter().map(as_json).collect(),
    };
    let lines = Block::Text(lines.join("\n"));
    Ok(Answer::of(vec![lines]).with_json(&json))
}
