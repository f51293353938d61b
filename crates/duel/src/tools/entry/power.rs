//! `new power`: what it costs, and its script.

use tapete_family::{
    Answer, Argument, Asked, Block, Code, CodeCheck, CodeWords, Count, Given, Gives, Kind,
    NewSentence, Question, Refused, Tool, Workshop, say,
};
use tapete_lang::{Bilingual, Tongue};

use super::cards::Cards;
use super::source::source;
use super::{FROM, NAME, SAYS, TO};
use crate::script::{SCRIPT_WORDS, ScriptRole};
use crate::tools::make::{PowerDraft, check_script};

/// The most energy that a card may cost.
const COST_MAX: u64 = 1_000_000;

const EMPTY: Bilingual = Bilingual::new(
    "the script is empty; the least is `Conditions { } Actions { Attack() }`",
    "el guion está vacío; lo mínimo es `Conditions { } Actions { Attack() }`",
);
const UNWELL: Bilingual = Bilingual::new(
    "the script of {0} has errors",
    "el guion de {0} tiene errores",
);

pub(super) const TOOL: Tool = Tool {
    name: "new power",
    others: &["poder"],
    doc: Bilingual::new(
        "Make a power: cost, and what it does as a script",
        "Hace un poder: lo que cuesta, y lo que hace como guion",
    ),
    arguments: &[
        NAME,
        Argument::option(
            "cost",
            Kind::Number(0..=COST_MAX),
            Bilingual::new("The energy that it costs", "La energía que cuesta"),
        )
        .count(Count::Asked)
        .shown("N"),
        Argument::option(
            "script",
            Kind::Text,
            Bilingual::new("What it does, as a script", "Lo que hace, como guion"),
        )
        .count(Count::Asked),
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
    if !given.has("name") {
        return Ok(Some(super::name_question(tongue)));
    }
    if !given.has("cost") {
        let text = tongue.pick("energy that it costs", "energía que cuesta");
        return Ok(Some(Question {
            argument: "cost",
            text: text.to_owned(),
            asked: Asked::Number {
                min: 0,
                max: COST_MAX,
            },
        }));
    }
    if !given.has("script") {
        let cards = source(workshop, given, |_| true)?;
        let code = code(cards, given.must("name"), tongue);
        let text = tongue.pick("the script", "el guion");
        return Ok(Some(Question {
            argument: "script",
            text: text.to_owned(),
            asked: Asked::Code(code),
        }));
    }
    // The script is not to be lost for want of a description.
    Ok((!given.has("says")).then(|| super::says_question(tongue, Asked::Remark)))
}

fn code(cards: Cards, name: &str, tongue: Tongue) -> Code {
    let words = SCRIPT_WORDS.iter().map(|list| {
        let is_declared = list.role == ScriptRole::Element;
        CodeWords {
            title: list.role.title().get(tongue).to_owned(),
            words: list.words.iter().map(|it| &it.word).collect(),
            names: match is_declared {
                true => cards.shelf.elements(tongue),
                false => Vec::new(),
            },
        }
    });
    let words = words.collect();
    let name = format!("{name}.duel");
    let called = name.clone();
    Code {
        name,
        check: Box::new(move |script| check(&cards, &called, script, tongue)),
        words,
        if_empty: EMPTY.get(tongue).to_owned(),
    }
}

fn check(cards: &Cards, name: &str, script: &str, tongue: Tongue) -> CodeCheck {
    let found = check_script(&cards.shelf, name, script, tongue);
    CodeCheck {
        sources: found.sources,
        problems: found.problems,
        text: found.text,
    }
}

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let tongue = workshop.tongue();
    let (name, script) = (given.must("name"), given.must("script"));
    if script.trim().is_empty() {
        return Err(Refused::Use(EMPTY.get(tongue).to_owned()));
    }
    let cards = source(workshop, given, |_| true)?;
    let found = check(&cards, &format!("{name}.duel"), script, tongue);
    if found.text.is_none() {
        let message = say(UNWELL, tongue, &[&name]);
        return Err(Refused::problems(found.sources, found.problems, message));
    }
    let cost = given.number("cost").and_then(|it| i64::try_from(it).ok());
    let draft = PowerDraft {
        name: name.to_owned(),
        cost: cost.unwrap_or_default(),
        says: given.must("says").trim().to_owned(),
        script: script.to_owned(),
    };
    Ok(Answer::of(vec![Block::New(NewSentence {
        kind: "Power",
        text: draft.sentence(),
        name: draft.name,
        uses: None,
    })]))
}
