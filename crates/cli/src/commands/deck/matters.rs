//! `tapete deck test --leave-one-out`: which card matters. Each is left out in
//! turn, and the same matches are played again.

use std::io::Write as _;

use serde::Serialize;
use tapete_arena::Sum;
use tapete_workshop::{Decks, Without};

use super::super::columns::{align_right, table};
use super::field::{Field, Score};
use super::{interval, percent, test};
use crate::args::DeckTestArgs;
use crate::failure::unwell;
use crate::out::Out;
use crate::speech::{decks, fill};

/// What a win scores.
const WIN: f64 = 2.0;

#[derive(Serialize)]
struct MattersJson<'a> {
    deck: &'a str,
    against: Vec<&'a str>,
    bot: &'a str,
    seed: u64,
    #[serde(flatten)]
    score: Score,
    cards: Vec<CardJson<'a>>,
}

#[derive(Serialize)]
struct CardJson<'a> {
    card: &'a str,
    copies: usize,
    instead: &'a [(String, usize)],
    win_rate_without: f64,
    difference: f64,
    difference_low: f64,
    difference_high: f64,
}

pub(super) fn run(
    args: &DeckTestArgs,
    all: &Decks,
    (deck, rivals): (usize, &[usize]),
    left_out: &[Without],
    field: &Field<'_>,
    out: &mut Out,
) -> anyhow::Result<()> {
    let summaries = all.summaries();
    let name = |at: usize| summaries.get(at).map_or("", |it| it.name.as_str());
    let speech = decks(out.tongue);
    if left_out.is_empty() {
        let message = fill(speech.nothing_to_leave_out, &[&name(deck)]);
        return Err(unwell(message));
    }
    let mut whole: Vec<u8> = Vec::new();
    for rival in rivals {
        whole.extend(test::points(all, deck, *rival, field)?);
    }
    let mut cards: Vec<CardJson<'_>> = Vec::new();
    for without in left_out {
        let mut points: Vec<u8> = Vec::new();
        for rival in rivals {
            let first = all.pair_without(deck, without, *rival, false);
            let second = all.pair_without(deck, without, *rival, true);
            if let (Some(first), Some(second)) = (first, second) {
                points.extend(field.both(&first, &second)?);
            }
        }
        cards.push(compared(without, &whole, &points));
    }
    field.bar.finish_and_clear();
    // What matters most first; of equals the order of the deck.
    cards.sort_by(|one, other| other.difference.total_cmp(&one.difference));
    let score = Score::of(&whole);
    let against: Vec<&str> = rivals.iter().map(|it| name(*it)).collect();
    if args.json {
        let report = MattersJson {
            deck: name(deck),
            against,
            bot: &field.bot,
            seed: field.seed,
            score,
            cards,
        };
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
        return Ok(());
    }
    let (rate, range) = (
        percent(score.win_rate),
        interval(score.win_rate_low, score.win_rate_high),
    );
    let tested = fill(speech.tested, &[&(2 * field.n_each), &field.bot]);
    writeln!(out, "{tested}")?;
    let head = fill(
        speech.matters,
        &[&name(deck), &rate, &range, &against.join(", ")],
    );
    writeln!(out, "{head}\n")?;
    let rows = cards.iter().map(|it| {
        let instead = it.instead.iter().map(|(name, n)| format!("{n} {name}"));
        let instead: Vec<String> = instead.collect();
        let is_sure = it.difference_low > 0.0 || it.difference_high < 0.0;
        let mark = if is_sure { " *" } else { "" };
        vec![
            fill("{0}", &[&it.card]),
            it.copies.to_string(),
            percent(it.win_rate_without),
            format!("{:+.1} %{mark}", 100.0 * it.difference),
            interval(it.difference_low, it.difference_high),
            fill("{0}", &[&instead.join(", ")]),
        ]
    });
    let mut shown = table(&speech.matters_head, rows.collect());
    align_right(&mut shown, &[1, 2, 3, 4]);
    writeln!(out, "{}", shown.trim_fmt())?;
    writeln!(out, "{}", speech.matters_note)?;
    if let Some(command) = crate::repeat::seeded() {
        writeln!(out, "\n{}: {command}", out.speech.to_repeat)?;
    }
    Ok(())
}

/// Compares match by match: luck that helps both decks cancels out.
fn compared<'a>(without: &'a Without, whole: &[u8], points: &[u8]) -> CardJson<'a> {
    let mut sum = Sum::default();
    for (with, without) in whole.iter().zip(points) {
        sum.add(i64::from(*with) - i64::from(*without));
    }
    let interval = sum.interval();
    CardJson {
        card: &without.card,
        copies: without.copies,
        instead: &without.instead,
        win_rate_without: Score::of(points).win_rate,
        difference: sum.mean() / WIN,
        difference_low: interval.low / WIN,
        difference_high: interval.high / WIN,
    }
}
