//! `tapete deck test`: decks against decks, by bots, with the same luck from
//! both seats.

use std::cell::Cell;
use std::io::Write as _;

use serde::Serialize;
use tapete_workshop::{DeckSummary, Decks};

use super::super::columns::{align_right, fits, narrow, table};
use super::super::simulate::{THREADS_MAX, progress_bar};
use super::field::{Field, Score, bot_of};
use super::{check_well, find, find_all, interval, matters, mirror, open, percent};
use crate::args::DeckTestArgs;
use crate::failure::{unwell, wrong_use};
use crate::opening;
use crate::out::Out;
use crate::speech::{decks, fill};

/// The most matches of a pair of decks.
const MATCHES_MAX: u64 = 1_000_000;

#[derive(Serialize)]
struct TestJson<'a> {
    bot: &'a str,
    seed: u64,
    matches_per_pair: u64,
    pairs: Vec<PairJson<'a>>,
    decks: Vec<DeckJson<'a>>,
}

#[derive(Serialize)]
struct PairJson<'a> {
    deck: &'a str,
    rival: &'a str,
    #[serde(flatten)]
    score: Score,
}

#[derive(Serialize)]
pub(super) struct DeckJson<'a> {
    pub(super) deck: &'a str,
    #[serde(flatten)]
    pub(super) score: Score,
}

/// What two decks came to, as the first saw it.
struct Pair {
    one: usize,
    other: usize,
    score: Score,
}

pub(super) fn run(args: &DeckTestArgs, out: &mut Out) -> anyhow::Result<()> {
    let (speech, own) = (out.speech, decks(out.tongue));
    if args.matches == 0 {
        return Err(wrong_use(speech.no_matches));
    }
    if args.matches > MATCHES_MAX {
        let message = fill(own.too_many_matches, &[&args.matches, &MATCHES_MAX]);
        return Err(wrong_use(message));
    }
    if args.threads > THREADS_MAX {
        let message = fill(speech.too_many_threads, &[&args.threads, &THREADS_MAX]);
        return Err(wrong_use(message));
    }
    if args.leave_one_out && args.deck.is_none() {
        return Err(wrong_use(own.one_deck_for_each));
    }
    let opened = open(&args.file, out)?;
    let all = opened.decks.summaries();
    let pairs = pairs(args, all, out)?;
    let wanted: Vec<usize> = pairs.iter().flat_map(|it| [it.0, it.1]).collect();
    check_well(&opened, &wanted, &args.file, out)?;
    let Some((one, other)) = pairs.first().copied() else {
        let message = fill(own.too_few_decks, &[&args.file, &all.len()]);
        return Err(wrong_use(message));
    };
    for (one, other) in &pairs {
        check_meeting(&opened.decks, *one, *other, out)?;
    }
    let first = opened.decks.pair(one, other);
    let first = first.ok_or_else(|| unwell(fill(own.no_decks, &[&args.file])))?;
    let bot = bot_of(&first, args.bots.as_deref());
    let n_each = args.matches.div_ceil(2);
    let left_out = match args.leave_one_out {
        true => opened.decks.without_each(one),
        false => Vec::new(),
    };
    let n_games = (pairs.len() * (1 + left_out.len())) as u64;
    let bar = progress_bar(n_games * 2 * n_each, speech);
    let field = Field {
        bot,
        n_each,
        seed: opening::seed(args.seed).seed,
        threads: args.threads,
        tongue: out.tongue,
        bar: &bar,
        done: Cell::new(0),
    };
    if let Some(rival) = &args.mirror {
        let chosen: Vec<usize> = pairs.iter().map(|it| it.0).collect();
        return mirror::run(args, rival, &chosen, &opened.decks, &field, out);
    }
    if args.leave_one_out {
        let rivals: Vec<usize> = pairs.iter().map(|it| it.1).collect();
        return matters::run(args, &opened.decks, (one, &rivals), &left_out, &field, out);
    }
    let played = pairs
        .into_iter()
        .map(|(one, other)| {
            let points = points(&opened.decks, one, other, &field)?;
            let score = Score::of(&points);
            Ok(Pair { one, other, score })
        })
        .collect::<anyhow::Result<Vec<Pair>>>();
    bar.finish_and_clear();
    write_report(args, all, &played?, &field, out)
}

/// Lists the pairs that meet: one deck against the field, or all; in a mirror
/// each only itself.
fn pairs(
    args: &DeckTestArgs,
    all: &[DeckSummary],
    out: &Out,
) -> anyhow::Result<Vec<(usize, usize)>> {
    let Some(deck) = &args.deck else {
        let chosen = find_all(all, &args.decks, out)?;
        if args.mirror.is_some() {
            return Ok(chosen.into_iter().map(|it| (it, it)).collect());
        }
        let mut pairs = Vec::new();
        for (index, one) in chosen.iter().enumerate() {
            pairs.extend(chosen.iter().skip(index + 1).map(|other| (*one, *other)));
        }
        return Ok(pairs);
    };
    let deck = find(all, deck, out)?;
    if args.mirror.is_some() {
        return Ok(vec![(deck, deck)]);
    }
    let game = all.get(deck).map(|it| it.game.as_str());
    let rivals = match args.against.is_empty() && args.decks.is_empty() {
        // Decks of other games are no part of the field.
        true => (0..all.len())
            .filter(|it| *it != deck && all.get(*it).map(|it| it.game.as_str()) == game)
            .collect(),
        false => {
            let names: Vec<String> = args.against.iter().chain(&args.decks).cloned().collect();
            find_all(all, &names, out)?
        }
    };
    Ok(rivals.into_iter().map(|it| (deck, it)).collect())
}

fn check_meeting(all: &Decks, one: usize, other: usize, out: &Out) -> anyhow::Result<()> {
    if all.can_meet(one, other) {
        return Ok(());
    }
    let of = |at: usize| all.summaries().get(at);
    let name = |at: usize| of(at).map_or("", |it| it.name.as_str());
    let game = |at: usize| of(at).map_or("", |it| it.game.as_str());
    let message = fill(
        decks(out.tongue).cannot_meet,
        &[&name(one), &game(one), &name(other), &game(other)],
    );
    Err(wrong_use(message))
}

/// Plays two decks; tells what the first scored in each match.
pub(super) fn points(
    all: &Decks,
    one: usize,
    other: usize,
    field: &Field<'_>,
) -> anyhow::Result<Vec<u8>> {
    match (all.pair(one, other), all.pair(other, one)) {
        (Some(first), Some(second)) => field.both(&first, &second),
        _ => Ok(Vec::new()),
    }
}

fn write_report(
    args: &DeckTestArgs,
    all: &[DeckSummary],
    pairs: &[Pair],
    field: &Field<'_>,
    out: &mut Out,
) -> anyhow::Result<()> {
    let name = |at: usize| all.get(at).map_or("", |it| it.name.as_str());
    let mut chosen: Vec<usize> = pairs.iter().flat_map(|it| [it.one, it.other]).collect();
    chosen.sort_unstable();
    chosen.dedup();
    let score = |one: usize, other: usize| {
        let as_played = pairs.iter().find(|it| (it.one, it.other) == (one, other));
        let turned = || pairs.iter().find(|it| (it.other, it.one) == (one, other));
        let found = as_played.map(|it| it.score);
        found.or_else(|| turned().map(|it| it.score.turned()))
    };
    let whole = |deck: usize| {
        let rivals = chosen.iter().filter(|it| **it != deck);
        let scores = rivals.filter_map(|it| score(deck, *it));
        let own = score(deck, deck);
        own.into_iter()
            .chain(scores)
            .fold(Score::default(), Score::and)
    };
    let matches = 2 * field.n_each;
    if args.json {
        let report = TestJson {
            bot: &field.bot,
            seed: field.seed,
            matches_per_pair: matches,
            pairs: pairs
                .iter()
                .map(|it| PairJson {
                    deck: name(it.one),
                    rival: name(it.other),
                    score: it.score,
                })
                .collect(),
            decks: chosen
                .iter()
                .map(|it| DeckJson {
                    deck: name(*it),
                    score: whole(*it),
                })
                .collect(),
        };
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
        return Ok(());
    }
    if args.csv {
        writeln!(out, "deck,rival,matches,wins,losses,ties,win_rate,low,high")?;
        for it in pairs {
            let names = format!("{},{}", quoted(name(it.one)), quoted(name(it.other)));
            writeln!(out, "{names},{}", csv(&it.score))?;
        }
        return Ok(());
    }
    let speech = decks(out.tongue);
    writeln!(out, "{}\n", fill(speech.tested, &[&matches, &field.bot]))?;
    let numbers: Vec<String> = (1..=chosen.len()).map(|it| it.to_string()).collect();
    let mut head = vec!["", speech.deck_head];
    head.extend(numbers.iter().map(String::as_str));
    let rows_of = |one: &dyn Fn(&Score) -> String, all: &dyn Fn(&Score) -> Vec<String>| {
        let rows = chosen.iter().zip(&numbers).map(|(deck, number)| {
            let mut row = vec![number.clone(), fill("{0}", &[&name(*deck)])];
            row.extend(chosen.iter().map(|rival| match score(*deck, *rival) {
                Some(it) => one(&it),
                None => "·".to_owned(),
            }));
            row.extend(all(&whole(*deck)));
            row
        });
        rows.collect::<Vec<Vec<String>>>()
    };
    let full = rows_of(&cell, &|it| {
        vec![
            percent(it.win_rate),
            interval(it.win_rate_low, it.win_rate_high),
            it.ties.to_string(),
        ]
    });
    let full_head: Vec<&str> = head.iter().copied().chain(speech.field_head).collect();
    let mut shown = table(&full_head, full);
    if !fits(&shown) {
        // Rates alone are read better than broken cells.
        let brief = rows_of(&|it| format!("{:.0}", 100.0 * it.win_rate), &|it| {
            vec![cell(it)]
        });
        head.extend(speech.field_head.first());
        shown = table(&head, brief);
        narrow(&mut shown);
    }
    let n_columns = shown.column_count();
    let columns: Vec<usize> = (0..n_columns).filter(|it| *it != 1).collect();
    align_right(&mut shown, &columns);
    writeln!(out, "{}", shown.trim_fmt())?;
    writeln!(out, "{}", speech.tested_note)?;
    if let Some(command) = crate::repeat::seeded() {
        writeln!(out, "\n{}: {command}", out.speech.to_repeat)?;
    }
    Ok(())
}

/// A rate and half of its interval, in percent.
fn cell(score: &Score) -> String {
    let half = (score.win_rate_high - score.win_rate_low) / 2.0;
    format!("{:.0} ±{:.0}", 100.0 * score.win_rate, 100.0 * half)
}

pub(super) fn csv(score: &Score) -> String {
    let Score {
        matches,
        wins,
        losses,
        ties,
        win_rate,
        win_rate_low,
        win_rate_high,
    } = score;
    format!("{matches},{wins},{losses},{ties},{win_rate:.4},{win_rate_low:.4},{win_rate_high:.4}")
}

pub(super) fn quoted(name: &str) -> String {
    format!("\"{}\"", fill("{0}", &[&name]).replace('"', "\"\""))
}
