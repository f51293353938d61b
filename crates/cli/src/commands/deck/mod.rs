//! `tapete deck`: whether decks are allowed, what they are made of, and how
//! they fare against each other.

mod check;
mod field;
mod matters;
mod mirror;
mod stats;
mod test;

use std::io::Write as _;

use tapete_lang::{Diagnostic, Place, Problems};
use tapete_speech::{nearest, same_name};
use tapete_workshop::{CardsError, DeckSummary, OpenedDecks, open_decks};

use super::cards;
use crate::args::DeckCommand;
use crate::failure::{unwell, wrong_use};
use crate::out::{Out, stderr_colored};
use crate::speech::{decks, fill, tools};

pub(super) fn run(command: &DeckCommand, out: &mut Out) -> anyhow::Result<()> {
    match command {
        DeckCommand::Check(args) => check::run(args, out),
        DeckCommand::Stats(args) => stats::run(args, out),
        DeckCommand::Test(args) => test::run(args, out),
    }
}

/// Opens the decks of a game or file, whatever is wrong with them.
fn open(file: &str, out: &Out) -> anyhow::Result<OpenedDecks> {
    open_decks(file, out.tongue).map_err(|error| match error {
        CardsError::NoCards => wrong_use(fill(decks(out.tongue).no_decks, &[&file])),
        error => cards::refused(file, error, out),
    })
}

/// Makes sure that the decks that are wanted are well; shows what is wrong
/// otherwise. What is wrong with other decks of the text matters to nobody.
fn check_well(opened: &OpenedDecks, wanted: &[usize], file: &str, out: &Out) -> anyhow::Result<()> {
    if !wanted.iter().all(|it| opened.decks.can_meet(*it, *it)) {
        let (tongue, colored) = (out.tongue, stderr_colored());
        let problems = about(opened, wanted);
        let shown = tapete_lang::render(&problems, &opened.sources, tongue, colored);
        // Where this cannot be written, nothing else can be told either.
        let _ = write!(anstream::stderr(), "{shown}");
        return Err(unwell(fill(tools(out.tongue).cards_wrong, &[&file])));
    }
    Ok(())
}

/// Returns the problems of a text without those that stand in other decks than
/// the wanted ones.
fn about(opened: &OpenedDecks, wanted: &[usize]) -> Problems {
    let all = opened.decks.summaries();
    let is_told = |problem: &&Diagnostic| {
        let deck = all.iter().position(|it| within(problem.place, it));
        deck.is_none_or(|it| wanted.contains(&it))
    };
    let mut problems = Problems::new();
    let sorted = opened.problems.sorted().into_iter();
    problems.extend(sorted.filter(is_told).cloned());
    problems
}

fn within(place: Place, deck: &DeckSummary) -> bool {
    let span = deck.place.span;
    place.file == deck.place.file && span.start <= place.span.start && place.span.end <= span.end
}

/// Returns the number of a deck that was named.
fn find(all: &[DeckSummary], name: &str, out: &Out) -> anyhow::Result<usize> {
    let exact = all.iter().position(|it| it.name == name);
    let alike = || all.iter().position(|it| same_name(&it.name, name));
    if let Some(found) = exact.or_else(alike) {
        return Ok(found);
    }
    let speech = decks(out.tongue);
    let names: Vec<&str> = all.iter().map(|it| it.name.as_str()).collect();
    let message = match nearest(name, names.iter().copied()) {
        Some(near) => fill(speech.unknown_deck_near, &[&name, &near]),
        None => fill(speech.unknown_deck, &[&name, &names.join(", ")]),
    };
    Err(wrong_use(message))
}

/// Returns the numbers of the decks that were named, each once; of all if none
/// was.
fn find_all(all: &[DeckSummary], names: &[String], out: &Out) -> anyhow::Result<Vec<usize>> {
    if names.is_empty() {
        return Ok((0..all.len()).collect());
    }
    let mut found = Vec::new();
    for name in names {
        let at = find(all, name.trim(), out)?;
        if !found.contains(&at) {
            found.push(at);
        }
    }
    Ok(found)
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn interval(low: f64, high: f64) -> String {
    format!("{:.1} – {:.1} %", 100.0 * low, 100.0 * high)
}
