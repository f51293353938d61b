//! `tapete deck test --mirror BOT`: each deck against itself, so that only the
//! players differ.

use std::io::Write as _;

use serde::Serialize;
use tapete_arena::duel;
use tapete_workshop::{DeckSummary, Decks};

use super::super::columns::{align_right, table};
use super::field::{Field, Score, told};
use super::{interval, percent, test};
use crate::args::DeckTestArgs;
use crate::failure::unwell;
use crate::out::Out;
use crate::speech::{decks, fill};

#[derive(Serialize)]
struct MirrorJson<'a> {
    bot: &'a str,
    rival: &'a str,
    seed: u64,
    matches_per_deck: u64,
    decks: Vec<test::DeckJson<'a>>,
    all: Score,
}

/// Lets a bot meet the one of the field with each deck, every deal from both
/// seats.
pub(super) fn run(
    args: &DeckTestArgs,
    bot: &str,
    chosen: &[usize],
    all: &Decks,
    field: &Field<'_>,
    out: &mut Out,
) -> anyhow::Result<()> {
    let speech = decks(out.tongue);
    let mut scores = Vec::new();
    for deck in chosen {
        let Some(game) = all.pair(*deck, *deck) else {
            return Err(unwell(fill(speech.no_decks, &[&args.file])));
        };
        let (deals, seed) = (field.n_each, field.seed);
        let fared = duel(&game, bot, &field.bot, deals, seed, field.threads)
            .map_err(|error| told(&error, out.tongue))?;
        scores.push(Score::from_counts(fared.wins, fared.losses, fared.ties));
        field.bar.inc(2 * field.n_each);
    }
    field.bar.finish_and_clear();
    let whole = scores.iter().copied().fold(Score::default(), Score::and);
    write_report(
        args,
        bot,
        chosen,
        all.summaries(),
        &scores,
        whole,
        field,
        out,
    )
}

#[expect(clippy::too_many_arguments, reason = "all that a report says")]
fn write_report(
    args: &DeckTestArgs,
    bot: &str,
    chosen: &[usize],
    all: &[DeckSummary],
    scores: &[Score],
    whole: Score,
    field: &Field<'_>,
    out: &mut Out,
) -> anyhow::Result<()> {
    let name = |at: &usize| all.get(*at).map_or("", |it| it.name.as_str());
    let named = || chosen.iter().map(name).zip(scores);
    if args.json {
        let report = MirrorJson {
            bot,
            rival: &field.bot,
            seed: field.seed,
            matches_per_deck: 2 * field.n_each,
            decks: named()
                .map(|(deck, score)| test::DeckJson {
                    deck,
                    score: *score,
                })
                .collect(),
            all: whole,
        };
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
        return Ok(());
    }
    if args.csv {
        writeln!(out, "deck,matches,wins,losses,ties,win_rate,low,high")?;
        for (deck, score) in named() {
            writeln!(out, "{},{}", test::quoted(deck), test::csv(score))?;
        }
        return Ok(());
    }
    let speech = decks(out.tongue);
    let matches = 2 * field.n_each;
    let head = fill(speech.mirrored, &[&matches, &bot, &field.bot]);
    writeln!(out, "{head}\n")?;
    let row = |deck: &str, it: &Score| {
        vec![
            fill("{0}", &[&deck]),
            percent(it.win_rate),
            interval(it.win_rate_low, it.win_rate_high),
            it.ties.to_string(),
        ]
    };
    let mut rows: Vec<Vec<String>> = named().map(|(deck, it)| row(deck, it)).collect();
    let [all_head, interval_head, ties_head] = speech.field_head;
    rows.push(row(all_head, &whole));
    let mut shown = table(&[speech.deck_head, bot, interval_head, ties_head], rows);
    align_right(&mut shown, &[1, 2, 3]);
    writeln!(out, "{}", shown.trim_fmt())?;
    if let Some(command) = crate::repeat::seeded() {
        writeln!(out, "\n{}: {command}", out.speech.to_repeat)?;
    }
    Ok(())
}
