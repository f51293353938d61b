//! `tapete games`: what is shipped.

use std::io::Write as _;

use serde::Serialize;
use tapete_workshop::{Shipped, Text, disk_reader, load, shipped_games};

use super::columns::table;
use crate::out::Out;
use crate::speech::fill;

/// A shipped game as programs read it.
#[derive(Serialize)]
struct GameJson {
    name: &'static str,
    title: String,
    family: &'static str,
    players: PlayersJson,
    line: &'static str,
    path: &'static str,
}

#[derive(Serialize)]
struct PlayersJson {
    min: usize,
    max: usize,
}

#[derive(Serialize)]
struct GamesJson {
    games: Vec<GameJson>,
}

pub(super) fn run(json: bool, out: &mut Out) -> anyhow::Result<()> {
    let games: Vec<GameJson> = shipped_games().map(|it| about(it, out.tongue)).collect();
    if json {
        let text = serde_json::to_string_pretty(&GamesJson { games })?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    let speech = out.speech;
    let rows = games.iter().map(|it| {
        let (min, max) = (it.players.min, it.players.max);
        let players = if min == max {
            fill(speech.players, &[&min])
        } else {
            fill(speech.players_range, &[&min, &max])
        };
        vec![
            it.name.to_owned(),
            it.family.to_owned(),
            players,
            it.line.to_owned(),
        ]
    });
    let table = table(&speech.games_head, rows.collect());
    writeln!(out, "{}\n\n{}", table.trim_fmt(), speech.games_hint)?;
    Ok(())
}

fn about(shipped: &'static Shipped, tongue: tapete_lang::Tongue) -> GameJson {
    let text = Text::new(shipped.path, shipped.text);
    let loaded = load(&text, &[], None, &mut disk_reader("".into()));
    let players = loaded.players.unwrap_or(0..=0);
    GameJson {
        name: shipped.name,
        title: loaded
            .game
            .map(|it| it.name().to_owned())
            .unwrap_or_default(),
        family: loaded.family.map_or("", |it| it.name),
        players: PlayersJson {
            min: *players.start(),
            max: *players.end(),
        },
        line: shipped.line(tongue),
        path: shipped.path,
    }
}
