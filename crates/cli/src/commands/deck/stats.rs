//! `tapete deck stats`: what decks are made of, and what their first hands
//! bring.

use std::io::Write as _;

use serde::Serialize;
use tapete_workshop::{CURVE_MAX, Count, DeckStats, Drawn, HANDS_MAX, Opening};

use super::super::columns::{align_right, table};
use super::{check_well, find_all, open, percent};
use crate::args::DeckStatsArgs;
use crate::failure::wrong_use;
use crate::opening;
use crate::out::Out;
use crate::speech::{decks, fill};

/// How wide the longest bar of a chart is.
const BAR_MAX: usize = 40;

#[derive(Serialize)]
struct StatsJson {
    decks: Vec<DeckJson>,
}

#[derive(Serialize)]
struct DeckJson {
    #[serde(flatten)]
    stats: DeckStats,
    opening: Opening,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<Drawn>,
}

pub(super) fn run(args: &DeckStatsArgs, out: &mut Out) -> anyhow::Result<()> {
    if let Some(hands) = args.hands.filter(|it| !(1..=HANDS_MAX).contains(it)) {
        let speech = decks(out.tongue);
        let template = match hands {
            0 => speech.no_hands,
            _ => speech.too_many_hands,
        };
        let message = fill(template, &[&hands, &HANDS_MAX]);
        return Err(wrong_use(message));
    }
    let opened = open(&args.of.file, out)?;
    let wanted = find_all(opened.decks.summaries(), args.of.deck.as_slice(), out)?;
    check_well(&opened, &wanted, &args.of.file, out)?;
    let hands = args.hands.map(|it| (it, opening::seed(args.seed).seed));
    let all = wanted.into_iter().filter_map(|at| {
        Some(DeckJson {
            stats: opened.decks.stats(at, out.tongue)?,
            opening: opened.decks.opening(at)?,
            drawn: match hands {
                Some((hands, seed)) => opened.decks.draw_hands(at, hands, seed),
                None => None,
            },
        })
    });
    let all: Vec<DeckJson> = all.collect();
    if args.of.json {
        let text = serde_json::to_string_pretty(&StatsJson { decks: all })?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    for (index, deck) in all.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        write_deck(deck, out)?;
    }
    if let Some(command) = crate::repeat::seeded() {
        writeln!(out, "\n{}: {command}", out.speech.to_repeat)?;
    }
    Ok(())
}

fn write_deck(deck: &DeckJson, out: &mut Out) -> anyhow::Result<()> {
    let speech = decks(out.tongue);
    let stats = &deck.stats;
    let bold = anstyle::Style::new().bold();
    let head = fill(
        speech.made_of,
        &[
            &stats.deck,
            &stats.game,
            &stats.cards,
            &stats.different,
            &stats.sources,
        ],
    );
    writeln!(out, "{bold}{head}{bold:#}")?;
    if !stats.idea.is_empty() {
        writeln!(out, "{}", fill("{0}", &[&stats.idea]))?;
    }
    if let Some(hero) = &stats.hero {
        writeln!(out, "{}", fill(speech.hero, &[hero]))?;
    }
    write_counts(speech.types, &stats.types, out)?;
    if stats.curve.iter().skip(1).any(|it| *it > 0) {
        let is_attacks = deck.opening.basic.is_some();
        let head = if is_attacks {
            speech.curve_attacks
        } else {
            speech.curve
        };
        let costs = stats.curve.iter().enumerate().map(|(cost, n)| Count {
            name: match cost {
                CURVE_MAX => format!("{cost}+"),
                cost => cost.to_string(),
            },
            cards: *n,
        });
        write_counts(head, &costs.collect::<Vec<_>>(), out)?;
        let mean = format!("{:.2}", stats.mean_cost);
        writeln!(out, "  {}", fill(speech.mean_cost, &[&mean]))?;
    }
    if !stats.colours.is_empty() {
        write_counts(speech.colours, &stats.colours, out)?;
    }
    if !stats.needs.is_empty() {
        let rows = stats.needs.iter().map(|it| {
            vec![
                fill("{0}", &[&it.resource]),
                it.sources.to_string(),
                it.cards.to_string(),
                it.symbols.to_string(),
            ]
        });
        let mut needs = table(&speech.needs_head, rows.collect());
        align_right(&mut needs, &[1, 2, 3]);
        writeln!(out, "\n{}", needs.trim_fmt())?;
    }
    write_opening(&deck.opening, deck.drawn.as_ref(), out)
}

fn write_opening(opening: &Opening, drawn: Option<&Drawn>, out: &mut Out) -> anyhow::Result<()> {
    let speech = decks(out.tongue);
    if !opening.sources.is_empty() {
        let head = fill(speech.sources_in_hand, &[&opening.hand]);
        write_shares(&head, &opening.sources, out)?;
        let mean = format!("{:.2}", opening.mean_sources);
        writeln!(out, "  {}", fill(speech.mean_sources, &[&mean]))?;
    }
    if let Some(basic) = opening.basic {
        let share = percent(basic);
        writeln!(out, "\n{}", fill(speech.basic, &[&opening.hand, &share]))?;
    }
    let row = |name: &str, shares: &[f64]| {
        let shares = shares.iter().map(|it| percent(*it));
        std::iter::once(name.to_owned()).chain(shares).collect()
    };
    let mut rows: Vec<Vec<String>> = vec![
        row(speech.goes_first, &opening.play_first),
        row(speech.goes_second, &opening.play_second),
    ];
    if let Some(drawn) = drawn {
        rows.push(row(speech.drawn_play, &drawn.play));
    }
    let mut plays = table(&speech.play_head, rows);
    align_right(&mut plays, &[1, 2, 3]);
    writeln!(out, "\n{}", plays.trim_fmt())?;
    let Some(drawn) = drawn else { return Ok(()) };
    let head = fill(speech.drawn, &[&drawn.hands]);
    if drawn.sources.iter().skip(1).any(|it| *it > 0.0) {
        write_shares(&head, &drawn.sources, out)?;
    } else {
        writeln!(out, "\n{head}")?;
    }
    let kept = speech.kept_head.iter().zip(&drawn.kept);
    let kept: Vec<String> = kept
        .map(|(when, share)| format!("{when} {}", percent(*share)))
        .collect();
    writeln!(out, "  {}: {}", speech.kept, kept.join(", "))?;
    Ok(())
}

/// Draws how many cards have each name.
fn write_counts(head: &str, counts: &[Count], out: &mut Out) -> anyhow::Result<()> {
    let most = counts.iter().map(|it| it.cards).max().unwrap_or(0).max(1);
    let names: Vec<String> = counts.iter().map(|it| fill("{0}", &[&it.name])).collect();
    let width = names.iter().map(|it| it.chars().count()).max().unwrap_or(0);
    writeln!(out, "\n{head}")?;
    for (name, count) in names.iter().zip(counts) {
        // A bar is as long as the number, unless that is wider than the chart.
        let length = match most > BAR_MAX {
            true => (count.cards * BAR_MAX).div_ceil(most),
            false => count.cards,
        };
        let line = format!("  {name:>width$} │{} {}", "█".repeat(length), count.cards);
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Draws the chances of 0, 1, 2 ….
fn write_shares(head: &str, shares: &[f64], out: &mut Out) -> anyhow::Result<()> {
    writeln!(out, "\n{head}")?;
    for (n, share) in shares.iter().enumerate() {
        let length = (share * BAR_MAX as f64).round() as usize;
        let bar = "█".repeat(length.min(BAR_MAX));
        writeln!(out, "  {n} │{bar} {}", percent(*share))?;
    }
    Ok(())
}
