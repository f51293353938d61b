//! `tapete games`: what is shipped.

use std::io::Write as _;

use serde::Serialize;
use tapete_family::Family;
use tapete_workshop::{Shipped, Text, disk_reader, load, offered_games};

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
    /// Whether a newcomer begins the family with it.
    start_here: bool,
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
    let offered = offered_games().map(|it| about(it, out.tongue));
    let mut games: Vec<GameJson> = offered.collect();
    games.sort_by_key(|it| !it.start_here);
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
            match it.start_here {
                true => fill(speech.games_start, &[&it.line]),
                false => it.line.to_owned(),
            },
        ]
    });
    let table = table(&speech.games_head, rows.collect());
    writeln!(out, "{}\n\n{}", table.trim_fmt(), speech.games_hint)?;
    Ok(())
}

fn about(
    (family, shipped): (&'static Family, &'static Shipped),
    tongue: tapete_lang::Tongue,
) -> GameJson {
    let text = Text::new(shipped.path, shipped.text);
    let loaded = load(&text, &[], None, &mut disk_reader("".into()));
    let players = loaded.players.unwrap_or(0..=0);
    GameJson {
        name: shipped.name,
        title: loaded
            .game
            .map(|it| it.name().to_owned())
            .unwrap_or_default(),
        family: family.name,
        players: PlayersJson {
            min: *players.start(),
            max: *players.end(),
        },
        line: shipped.line(tongue),
        path: shipped.path,
        start_here: shipped.name == family.start_here,
    }
}
