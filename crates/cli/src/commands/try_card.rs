//! `tapete try`: what a card does in a position, step by step.

use std::io::Write as _;

use tapete_workshop::{
    Ask, Cards, Trial, TriedCondition, TriedOutcome, find_cards_file, game_with_power, trial,
};

use super::cards;
use crate::args::TryArgs;
use crate::failure::wrong_use;
use crate::out::Out;
use crate::speech::{fill, tools};

pub(super) fn run(args: &TryArgs, out: &mut Out) -> anyhow::Result<()> {
    let (cards, power) = open(args, out)?;
    let ask = Ask {
        power: &power,
        by: args.by.as_deref(),
        against: args.against,
        position: &args.position,
        seed: args.seed,
        tongue: out.tongue,
    };
    let trial = trial(&cards.shelf, ask).map_err(wrong_use)?;
    if args.json {
        let text = serde_json::to_string_pretty(&trial)?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    show(&trial, cards.shelf.game(), out)
}

/// Finds the card that was asked for: a file, or a power of a game.
fn open(args: &TryArgs, out: &Out) -> anyhow::Result<(Cards, String)> {
    let speech = tools(out.tongue);
    let card = args.card.as_str();
    let Some(found) = find_cards_file(card) else {
        let game = match &args.game {
            Some(game) => game.as_str(),
            None => game_with_power(card)
                .ok_or_else(|| wrong_use(fill(speech.no_such_card, &[&card])))?,
        };
        let power = args.power.as_deref().unwrap_or(card).to_owned();
        return Ok((cards::open(game, out)?, power));
    };
    let text = found.map_err(|error| wrong_use(error.say(out.tongue)))?;
    let cards = cards::of_text(&text, args.game.as_deref(), out)?;
    let power = match (&args.power, cards.powers.as_slice()) {
        (Some(power), _) => power.clone(),
        (None, [power]) => power.clone(),
        (None, []) => return Err(wrong_use(fill(speech.no_power, &[&card]))),
        (None, powers) => {
            let powers = powers.join(", ");
            return Err(wrong_use(fill(speech.which_power, &[&card, &powers])));
        }
    };
    Ok((cards, power))
}

fn show(trial: &Trial, game: Option<&str>, out: &mut Out) -> anyhow::Result<()> {
    let speech = tools(out.tongue);
    let head = fill(
        speech.tried,
        &[
            &trial.card,
            &trial.cost,
            &trial.by,
            &trial.seat,
            &trial.target,
            &trial.against,
        ],
    );
    writeln!(out, "{head}")?;
    writeln!(out, "{}", fill("{0}", &[&trial.text]))?;
    writeln!(out)?;
    let game = game.map_or(String::new(), |it| {
        format!(", {}", fill(speech.of_game, &[&it]))
    });
    writeln!(out, "{}{game}", speech.position)?;
    for line in &trial.position {
        writeln!(out, "  {}", fill("{0}", &[line]))?;
    }
    writeln!(out, "\n{}", speech.conditions)?;
    if trial.conditions.is_empty() {
        writeln!(out, "  {}", speech.no_conditions)?;
    }
    for condition in &trial.conditions {
        show_condition(condition, out)?;
    }
    if let Some(refused) = &trial.refused {
        writeln!(out, "\n{}", fill(speech.refused, &[refused]))?;
    }
    for outcome in &trial.outcomes {
        show_outcome(outcome, trial.outcomes.len() > 1, out)?;
    }
    if trial.n_more > 0 {
        writeln!(out, "\n{}", fill(speech.more_outcomes, &[&trial.n_more]))?;
    }
    if !trial.complete {
        writeln!(out, "\n{}", speech.too_much_luck)?;
    }
    Ok(())
}

fn mark(holds: bool) -> &'static str {
    if holds { "✓" } else { "✗" }
}

/// Shows a condition: one comparison on its line, several below it.
fn show_condition(condition: &TriedCondition, out: &mut Out) -> anyhow::Result<()> {
    let mark_all = mark(condition.holds);
    let (written, meaning) = (&condition.written, &condition.meaning);
    match condition.comparisons.as_slice() {
        [only] => {
            let line = fill(
                "  {0} {1}   [{2} | {3}]   {4}",
                &[&mark_all, written, &only.left, &only.right, meaning],
            );
            writeln!(out, "{line}")?;
        }
        several => {
            let line = fill("  {0} {1}   {2}", &[&mark_all, written, meaning]);
            writeln!(out, "{line}")?;
            for it in several {
                let mark = mark(it.holds);
                let line = fill(
                    "      {0} {1}   [{2} | {3}]",
                    &[&mark, &it.written, &it.left, &it.right],
                );
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(())
}

fn show_outcome(outcome: &TriedOutcome, is_luck: bool, out: &mut Out) -> anyhow::Result<()> {
    let speech = tools(out.tongue);
    let head = match (&outcome.share, outcome.probability) {
        (Some(share), Some(probability)) if is_luck => {
            let percent = percent(probability);
            fill(speech.with_luck, &[share, &percent])
        }
        _ => speech.what_it_does.to_owned(),
    };
    writeln!(out, "\n{head}")?;
    for step in &outcome.steps {
        let written = match step.written.as_str() {
            "" => speech.afterwards,
            written => written,
        };
        writeln!(out, "  {}", fill("{0}", &[&written]))?;
        if step.events.is_empty() {
            writeln!(out, "    {}", speech.nothing_happens)?;
        }
        for event in &step.events {
            writeln!(out, "    {}", fill("{0}", &[event]))?;
        }
    }
    writeln!(out, "  {}", speech.in_all)?;
    if outcome.total.is_empty() {
        writeln!(out, "    {}", speech.nothing_changes)?;
    }
    for it in &outcome.total {
        let line = fill(
            "    {0}: {1} {2} → {3}",
            &[&it.who, &it.what, &it.from, &it.to],
        );
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Writes a share in per cent, as exactly as two digits behind the point can.
fn percent(probability: f64) -> String {
    let text = format!("{:.2}", probability * 100.0);
    let text = text.trim_end_matches('0').trim_end_matches('.');
    text.to_owned()
}
