//! `tapete deck test --leave-one-out`: which card matters. Each is left out in
//! turn, and the same matches are played again.

use std::io::Write as _;

use serde::Serialize;
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

/// How many standard errors an interval of 95 % reaches.
const NORMAL_95: f64 = 1.959_964;

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
    let pairs = whole.iter().zip(points);
    let each = pairs.map(|(with, without)| f64::from(*with) - f64::from(*without));
    let each: Vec<f64> = each.map(|it| it / WIN).collect();
    let (difference, [low, high]) = paired(&each);
    CardJson {
        card: &without.card,
        copies: without.copies,
        instead: &without.instead,
        win_rate_without: Score::of(points).win_rate,
        difference,
        difference_low: low,
        difference_high: high,
    }
}

/// Returns the mean of the differences of pairs, each from -1 to 1, and where it
/// lies 95 times of 100.
///
/// As Agresti and Min (2005) do, two pairs are added, one that is equal and one
/// half for and half against, so that a few pairs that happen to agree do not
/// look like certainty.
fn paired(each: &[f64]) -> (f64, [f64; 2]) {
    let sum: f64 = each.iter().sum();
    let squares: f64 = each.iter().map(|it| it * it).sum();
    let n = each.len() as f64;
    let (mean, more) = (sum / n.max(1.0), n + 2.0);
    let middle = sum / more;
    let variance = ((squares + 1.0) / more - middle * middle).max(0.0);
    let reach = NORMAL_95 * (variance / more).sqrt();
    let (low, high) = (middle - reach, middle + reach);
    (mean, [low.min(mean).max(-1.0), high.max(mean).min(1.0)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_equal_matches_are_no_certainty() {
        let (mean, [low, high]) = paired(&[0.0; 10]);
        assert_eq!(mean, 0.0);
        assert!(low < -0.1 && high > 0.1, "{low} {high}");
    }

    #[test]
    fn many_matches_narrow_it_down() {
        let mut each = vec![0.0; 9000];
        each.extend([1.0; 700]);
        each.extend([-1.0; 300]);
        let (mean, [low, high]) = paired(&each);
        assert!((mean - 0.04).abs() < 1e-9);
        assert!(0.033 < low && high < 0.047, "{low} {high}");
    }
}
