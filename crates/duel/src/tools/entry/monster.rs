//! `new monster`: its element and its figures.

use tapete_family::{
    Answer, Argument, Asked, Block, Count, Given, Gives, Kind, NewSentence, Pick, Picked, Question,
    Refused, Tool, Workshop, say,
};
use tapete_lang::Bilingual;

use super::cards::Cards;
use super::source::source;
use super::{FROM, NAME, SAYS, TO};
use crate::tools::make::MonsterDraft;

/// The most life and attack that a text may give.
const FIGURE_MAX: u64 = 1_000_000;

const NO_ELEMENT: Bilingual = Bilingual::new("there is no element `{0}`", "no hay elemento `{0}`");

pub(super) const TOOL: Tool = Tool {
    name: "new monster",
    others: &["monstruo"],
    doc: Bilingual::new(
        "Make a monster: element, life, attack",
        "Hace un monstruo: elemento, vida, ataque",
    ),
    arguments: &[
        NAME,
        Argument::option(
            "element",
            Kind::Text,
            Bilingual::new("Its element", "Su elemento"),
        )
        .count(Count::Asked)
        .shown("NAME"),
        Argument::option(
            "life",
            Kind::Number(1..=FIGURE_MAX),
            Bilingual::new("Its life", "Su vida"),
        )
        .count(Count::Asked)
        .shown("N"),
        Argument::option(
            "attack",
            Kind::Number(0..=FIGURE_MAX),
            Bilingual::new("Its attack", "Su ataque"),
        )
        .count(Count::Asked)
        .shown("N"),
        SAYS,
        FROM,
        TO,
    ],
    gives: &[Gives::Sentence],
    next: Some(next),
    run,
};

fn next(workshop: &dyn Workshop, given: &Given) -> Result<Option<Question>, Refused> {
    let tongue = workshop.tongue();
    let question = |argument, en: &str, es: &str, asked| Question {
        argument,
        text: tongue.pick(en, es).to_owned(),
        asked,
    };
    if !given.has("name") {
        return Ok(Some(super::name_question(tongue)));
    }
    if !given.has("element") {
        let cards = source(workshop, given, |_| true)?;
        let asked = elements(&cards, tongue.pick(NO_ELEMENT.en, NO_ELEMENT.es), tongue);
        return Ok(Some(question("element", "element", "elemento", asked)));
    }
    if !given.has("life") {
        let (min, max) = (1, FIGURE_MAX);
        return Ok(Some(question(
            "life",
            "life",
            "vida",
            Asked::Number { min, max },
        )));
    }
    if !given.has("attack") {
        let (min, max) = (0, FIGURE_MAX);
        return Ok(Some(question(
            "attack",
            "attack",
            "ataque",
            Asked::Number { min, max },
        )));
    }
    Ok((!given.has("says")).then(|| super::says_question(tongue, Asked::Line { if_empty: None })))
}

fn elements(cards: &Cards, no_such: &'static str, tongue: tapete_lang::Tongue) -> Asked {
    let elements = cards.shelf.plan.elements.iter();
    let names = cards.shelf.elements(tongue);
    let from = names.into_iter().zip(elements).map(|(name, it)| {
        let spellings = std::iter::once(&it.name).chain(&it.others);
        Picked {
            others: spellings.filter(|it| **it != name).cloned().collect(),
            name,
            about: String::new(),
        }
    });
    Asked::Pick(Pick {
        title: tongue.pick("elements", "elementos").to_owned(),
        from: from.collect(),
        n_left: 1,
        n_taken: 0,
        by_luck: Vec::new(),
        no_such,
    })
}

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let cards = source(workshop, given, |_| true)?;
    let wanted = given.must("element");
    let Some(element) = cards.shelf.element_written(wanted) else {
        let message = say(NO_ELEMENT, workshop.tongue(), &[&wanted]);
        return Err(Refused::Use(message));
    };
    let figure = |name: &str| given.number(name).and_then(|it| i64::try_from(it).ok());
    let draft = MonsterDraft {
        name: given.must("name").to_owned(),
        element: element.to_owned(),
        life: figure("life").unwrap_or_default(),
        attack: figure("attack").unwrap_or_default(),
        says: given.must("says").trim().to_owned(),
    };
    Ok(Answer::of(vec![Block::New(NewSentence {
        kind: "Monster",
        text: draft.sentence(),
        name: draft.name,
        uses: None,
    })]))
}
