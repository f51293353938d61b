//! `explain`: every card and ability of a text as players read it.

use serde::Serialize;
use tapete_family::{Answer, Block, Card, Given, Refused, Tool, Workshop, say};
use tapete_lang::{Bilingual, FileId, Problems, Tongue};

use super::FAMILY;
use crate::form;
use crate::tools::texts::{CardText, card_texts, library_word};

pub(super) const TOOL: Tool = Tool::explain(
    Bilingual::new(
        "Tell what every card and ability of a text says",
        "Dice qué pone cada carta y habilidad de un texto",
    ),
    run,
);

const NO_CARDS: Bilingual = Bilingual::new("{0} holds no cards", "{0} no contiene cartas");

#[derive(Serialize)]
struct TextsJson {
    cards: Vec<CardText>,
}

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let tongue = workshop.tongue();
    let name = given.must("file");
    let text = workshop.find(name)?;
    let is_dialect = form::is_dialect(&text.name);
    let text = match is_dialect {
        true => text,
        false => workshop.in_sentences(&text)?,
    };
    let loaded = workshop.load(&text, &[]);
    let none = || Refused::Nothing(say(NO_CARDS, tongue, &[&name]));
    if !loaded.is_of(FAMILY) {
        return Err(none());
    }
    let loaded = loaded.without_errors(name, tongue)?;
    let texts = match is_dialect {
        true => {
            let mut unheard = Problems::new();
            form::card_texts(&loaded.sources, FileId::default(), tongue, &mut unheard)
        }
        false => card_texts(&loaded.sources, &loaded.checked, tongue),
    };
    match texts.is_empty() {
        true => Err(none()),
        false => Ok(answer(texts)),
    }
}

fn answer(texts: Vec<CardText>) -> Answer {
    let cards = texts.iter().map(|it| {
        let about = [&it.cost, &it.types, &it.figures].into_iter();
        let about: Vec<&str> = about
            .map(String::as_str)
            .filter(|it| !it.is_empty())
            .collect();
        Block::Card(Card {
            name: it.name.clone(),
            about: about.join(" · "),
            text: it.text.clone(),
        })
    });
    Answer::of(cards.collect()).with_json(&TextsJson { cards: texts })
}

/// Says what an ability or a verb of cards means that every text knows.
pub(crate) fn known_word(word: &str, tongue: Tongue) -> Option<Answer> {
    library_word(word, tongue).map(|it| answer(vec![it]))
}
