//! `tapete calc`: what kills what, in how many plays, with which energy.

use std::io::Write as _;

use comfy_table::Table;
use tapete_workshop::{Calc, DeckKills, Pair, PowerRow, calc};

use super::cards;
use super::columns::{align_right, table};
use crate::args::CalcArgs;
use crate::failure::wrong_use;
use crate::out::Out;
use crate::speech::{ToolSpeech, fill, tools};

pub(super) fn run(args: &CalcArgs, out: &mut Out) -> anyhow::Result<()> {
    let cards = cards::open(&args.game, out)?;
    let calc = calc(&cards.shelf, &args.names, out.tongue).map_err(wrong_use)?;
    if args.json {
        let text = serde_json::to_string_pretty(&calc)?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    let speech = tools(out.tongue);
    let mut parts: Vec<(String, Table)> = Vec::new();
    if !calc.attackers.is_empty() {
        parts.push((speech.attackers.to_owned(), attackers(&calc, speech)));
    }
    if !calc.pairs.is_empty() {
        parts.push((speech.pairs.to_owned(), pairs(&calc.pairs, speech)));
    }
    if let Some(first) = calc.powers.first() {
        let head = fill(
            speech.powers,
            &[&first.attacker, &first.defender, &first.life],
        );
        parts.push((head, powers(&calc.powers, speech)));
    }
    for it in &calc.decks {
        let head = fill(speech.decks, &[&it.deck, &it.rival]);
        parts.push((head, decks(it, speech)));
    }
    for (index, (head, table)) in parts.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{head}")?;
        writeln!(out, "{table}")?;
    }
    if !calc.decks.is_empty() {
        writeln!(out, "{}", speech.left_out)?;
    }
    if args.names.is_empty() {
        writeln!(out, "{}", fill(speech.calc_hint, &[&args.game]))?;
    }
    Ok(())
}

fn attackers(calc: &Calc, speech: &ToolSpeech) -> Table {
    let elements = calc.elements.iter().map(String::as_str);
    let head: Vec<&str> = speech.attackers_head.into_iter().chain(elements).collect();
    let rows = calc.attackers.iter().map(|it| {
        let mut row = vec![
            shown(&it.monster),
            shown(&it.element),
            it.life.to_string(),
            it.attack.to_string(),
        ];
        row.extend(it.damage.iter().map(i32::to_string));
        row
    });
    let mut table = table(&head, rows.collect());
    let numbers: Vec<usize> = (2..head.len()).collect();
    align_right(&mut table, &numbers);
    table
}

fn pairs(pairs: &[Pair], speech: &ToolSpeech) -> Table {
    let rows = pairs.iter().map(|it| {
        let attacks = it
            .attacks
            .map_or(speech.never.to_owned(), |it| it.to_string());
        vec![
            shown(&it.attacker),
            shown(&it.defender),
            it.damage.to_string(),
            it.life.to_string(),
            attacks,
        ]
    });
    let mut table = table(&speech.pairs_head, rows.collect());
    align_right(&mut table, &[2, 3, 4]);
    table
}

fn powers(powers: &[PowerRow], speech: &ToolSpeech) -> Table {
    let rows = powers.iter().map(|it| {
        let mut row = vec![shown(&it.power), it.cost.to_string()];
        if !it.playable {
            row.push(speech.unplayable.to_owned());
            row.extend([String::new(), String::new()]);
            return row;
        }
        row.push(if it.damage_min == it.damage_max {
            it.damage_min.to_string()
        } else {
            let range = fill(speech.range, &[&it.damage_min, &it.damage_max]);
            fill(speech.mean, &[&range, &mean(it.damage_mean)])
        });
        let plays = (it.plays_min.map(i64::from), it.plays_max.map(i64::from));
        row.push(spread(plays, it.plays_mean, speech));
        let energy = (it.energy_min, it.energy_max);
        row.push(spread(energy, it.energy_mean, speech));
        row
    });
    let mut table = table(&speech.powers_head, rows.collect());
    align_right(&mut table, &[1]);
    table
}

/// Writes how many it takes: one number, or from the best luck to the worst.
fn spread(
    (least, most): (Option<i64>, Option<i64>),
    middle: Option<f64>,
    speech: &ToolSpeech,
) -> String {
    match (least, most) {
        (Some(least), Some(most)) if least == most => least.to_string(),
        (Some(least), Some(most)) => {
            let range = fill(speech.range, &[&least, &most]);
            middle.map_or(range.clone(), |it| fill(speech.mean, &[&range, &mean(it)]))
        }
        (Some(least), None) => fill(speech.at_least, &[&least]),
        (None, _) => speech.never.to_owned(),
    }
}

fn mean(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn decks(kills: &DeckKills, speech: &ToolSpeech) -> Table {
    let rows = kills.kills.iter().map(|it| {
        let plays: Vec<String> = it
            .plays
            .iter()
            .map(|(power, by, times)| {
                let play = fill(speech.by, &[power, by]);
                match times {
                    1 => play,
                    times => format!("{times}× {play}"),
                }
            })
            .collect();
        let energy = match (it.energy, it.bounded) {
            (Some(energy), _) => energy.to_string(),
            (None, true) => speech.bounded.to_owned(),
            (None, false) => speech.never.to_owned(),
        };
        vec![
            shown(&it.monster),
            it.life.to_string(),
            energy,
            plays.join(", "),
        ]
    });
    let mut table = table(&speech.decks_head, rows.collect());
    align_right(&mut table, &[1, 2]);
    table
}

/// A name in a file cannot steer the terminal.
fn shown(name: &str) -> String {
    fill("{0}", &[&name])
}
