//! `tapete deck test --mirror BOT`: each deck against itself, so that only the
//! players differ.

use std::io::Write as _;

use serde::Serialize;
use tapete_arena::duel;
use tapete_workshop::Decks;

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

/// What a bot won with each deck.
struct Mirrored<'a> {
    bot: &'a str,
    decks: Vec<(&'a str, Score)>,
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
    let mut mirrored = Mirrored {
        bot,
        decks: Vec::new(),
        all: Score::default(),
    };
    for deck in chosen {
        let Some(game) = all.pair(*deck, *deck) else {
            let message = fill(decks(out.tongue).no_decks, &[&args.file]);
            return Err(unwell(message));
        };
        let (deals, seed) = (field.n_each, field.seed);
        let fared = duel(&game, bot, &field.bot, deals, seed, field.threads)
            .map_err(|error| told(&error, out.tongue))?;
        let score = Score::from_counts(fared.wins, fared.losses, fared.ties);
        let name = all.summaries().get(*deck).map_or("", |it| it.name.as_str());
        mirrored.decks.push((name, score));
        mirrored.all = mirrored.all.and(score);
        field.bar.inc(2 * field.n_each);
    }
    field.bar.finish_and_clear();
    write_report(args, &mirrored, field, out)
}

fn write_report(
    args: &DeckTestArgs,
    mirrored: &Mirrored<'_>,
    field: &Field<'_>,
    out: &mut Out,
) -> anyhow::Result<()> {
    let Mirrored {
        bot,
        decks: fared,
        all,
    } = mirrored;
    if args.json {
        let report = MirrorJson {
            bot,
            rival: &field.bot,
            seed: field.seed,
            matches_per_deck: 2 * field.n_each,
            decks: fared
                .iter()
                .map(|(deck, score)| test::DeckJson {
                    deck,
                    score: *score,
                })
                .collect(),
            all: *all,
        };
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
        return Ok(());
    }
    if args.csv {
        writeln!(out, "deck,matches,wins,losses,ties,win_rate,low,high")?;
        for (deck, score) in fared {
            writeln!(out, "{},{}", test::quoted(deck), test::csv(score))?;
        }
        return Ok(());
    }
    let speech = decks(out.tongue);
    let matches = 2 * field.n_each;
    let head = fill(speech.mirrored, &[&matches, bot, &field.bot]);
    writeln!(out, "{head}\n")?;
    let row = |deck: &str, it: &Score| {
        vec![
            fill("{0}", &[&deck]),
            percent(it.win_rate),
            interval(it.win_rate_low, it.win_rate_high),
            it.ties.to_string(),
        ]
    };
    let mut rows: Vec<Vec<String>> = fared.iter().map(|(deck, it)| row(deck, it)).collect();
    let [all_head, interval_head, ties_head] = speech.field_head;
    rows.push(row(all_head, all));
    let mut shown = table(&[speech.deck_head, bot, interval_head, ties_head], rows);
    align_right(&mut shown, &[1, 2, 3]);
    writeln!(out, "{}", shown.trim_fmt())?;
    if let Some(command) = crate::repeat::seeded() {
        writeln!(out, "\n{}: {command}", out.speech.to_repeat)?;
    }
    Ok(())
}
