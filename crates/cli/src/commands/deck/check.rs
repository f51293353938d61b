//! `tapete deck check`: whether decks are allowed in their games, and what is
//! wrong with those that are not.

use std::io::Write as _;

use serde::Serialize;
use tapete_lang::{ProblemJson, Severity};
use tapete_workshop::DeckSummary;

use super::{about, find_all, open, within};
use crate::args::DecksArgs;
use crate::opening;
use crate::out::Out;
use crate::speech::{decks, fill};

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

pub(super) fn run(args: &DecksArgs, out: &mut Out) -> anyhow::Result<()> {
    let opened = open(&args.file, out)?;
    let all = opened.decks.summaries();
    let wanted = find_all(all, args.deck.as_slice(), out)?;
    let problems = about(&opened, &wanted);
    let errors_of = |deck: &DeckSummary| {
        let errors = opened.problems.sorted().into_iter();
        let errors = errors.filter(|it| it.code.severity == Severity::Error);
        errors.filter(|it| within(it.place, deck)).count()
    };
    let is_well = |at: usize| opened.decks.can_meet(at, at);
    let tongue = out.tongue;
    if args.json {
        let each = wanted.iter().filter_map(|at| Some((*at, all.get(*at)?)));
        let report = CheckJson {
            decks: each
                .map(|(at, it)| DeckJson {
                    deck: it.name.clone(),
                    game: it.game.clone(),
                    cards: it.n_cards,
                    different: it.n_different,
                    errors: errors_of(it),
                    allowed: is_well(at),
                })
                .collect(),
            problems: tapete_lang::to_json(&problems, &opened.sources, tongue),
        };
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        let colored = out.colored();
        let shown = tapete_lang::render(&problems, &opened.sources, tongue, colored);
        write!(out, "{shown}")?;
        let speech = decks(out.tongue);
        for (at, deck) in wanted.iter().filter_map(|at| Some((*at, all.get(*at)?))) {
            let n_errors = errors_of(deck);
            let template = match (is_well(at), n_errors) {
                (true, _) => speech.deck_well,
                (false, 0) if opened.problems.has_errors() => speech.deck_unjudged,
                (false, 0) => speech.deck_elsewhere,
                (false, _) => speech.deck_wrong,
            };
            let (cards, different) = (deck.n_cards, deck.n_different);
            let args: [&dyn std::fmt::Display; 5] =
                [&deck.name, &deck.game, &cards, &different, &n_errors];
            writeln!(out, "{}", fill(template, &args))?;
        }
    }
    out.flush()?;
    match problems.has_errors() {
        true => Err(opening::said()),
        false => Ok(()),
    }
}
