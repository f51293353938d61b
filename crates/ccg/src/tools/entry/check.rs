//! `deck check`: whether decks are allowed in their games, and what is wrong
//! with those that are not.

use serde::Serialize;
use tapete_family::{Answer, Block, Given, Refused, Tool, Workshop, say};
use tapete_lang::{Bilingual, ProblemJson, Severity};

use super::decks::{find_all, open, within};
use super::{DECK, FILE};
use crate::tools::deck::DeckSummary;

pub(super) const TOOL: Tool = Tool {
    name: "deck check",
    others: &[],
    doc: Bilingual::new(
        "Tell whether decks are allowed in their game, and what is wrong",
        "Dice si los mazos están permitidos en su juego, y qué está mal",
    ),
    arguments: &[FILE, DECK],
    gives: &[],
    next: None,
    run,
};

const WELL: Bilingual = Bilingual::new(
    "{0} ({1}): {2} cards, {3} different: allowed",
    "{0} ({1}): {2} cartas, {3} distintas: permitido",
);
const WRONG: Bilingual = Bilingual::new(
    "{0} ({1}): {2} cards, {3} different: not allowed, errors: {4}",
    "{0} ({1}): {2} cartas, {3} distintas: no permitido, errores: {4}",
);
const ELSEWHERE: Bilingual = Bilingual::new(
    "{0} ({1}): {2} cards, {3} different: not judged, because parts of it are in other texts",
    "{0} ({1}): {2} cartas, {3} distintas: sin juzgar, porque partes de él están en otros textos",
);
const UNJUDGED: Bilingual = Bilingual::new(
    "{0} ({1}): not looked at, because other parts of the text have errors",
    "{0} ({1}): sin mirar, porque otras partes del texto tienen errores",
);

#[derive(Serialize)]
struct CheckJson {
    decks: Vec<DeckJson>,
    problems: Vec<ProblemJson>,
}

#[derive(Serialize)]
struct DeckJson {
    deck: String,
    game: String,
    cards: usize,
    different: usize,
    errors: usize,
    allowed: bool,
}

fn run(workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
    let tongue = workshop.tongue();
    let opened = open(workshop, given.must("file"))?;
    let all = opened.decks.summaries();
    let wanted = find_all(all, given.all("deck"), tongue)?;
    let problems = opened.about(&wanted);
    let errors_of = |deck: &DeckSummary| {
        let errors = opened.problems.sorted().into_iter();
        let errors = errors.filter(|it| it.code.severity == Severity::Error);
        errors.filter(|it| within(it.place, deck)).count()
    };
    let decks = wanted.iter().filter_map(|at| {
        let deck = all.get(*at)?;
        Some(DeckJson {
            deck: deck.name.clone(),
            game: deck.game.clone(),
            cards: deck.n_cards,
            different: deck.n_different,
            errors: errors_of(deck),
            allowed: opened.decks.can_meet(*at, *at),
        })
    });
    let report = CheckJson {
        decks: decks.collect(),
        problems: tapete_lang::to_json(&problems, &opened.sources, tongue),
    };
    let has_errors = problems.has_errors();
    let lines = report.decks.iter().map(|it| {
        let text = match (it.allowed, it.errors) {
            (true, _) => WELL,
            (false, 0) if opened.problems.has_errors() => UNJUDGED,
            (false, 0) => ELSEWHERE,
            (false, _) => WRONG,
        };
        let args: [&dyn std::fmt::Display; 5] =
            [&it.deck, &it.game, &it.cards, &it.different, &it.errors];
        Block::Note(say(text, tongue, &args))
    });
    let lines: Vec<Block> = lines.collect();
    let mut blocks = Vec::new();
    if !problems.is_empty() {
        blocks.push(Block::problems(opened.sources, problems, tongue));
    }
    blocks.extend(lines);
    let mut answer = Answer::of(blocks).with_json(&report);
    answer.is_unwell = has_errors;
    Ok(answer)
}
