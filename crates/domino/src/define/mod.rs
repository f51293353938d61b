//! From checked text to a game: reads the clauses, and reports what cannot be
//! played before anybody sits down.

mod bots;
mod codes;
mod hand;
mod lists;
mod quick;
mod reading;
mod seats;
mod table;
mod tiles;
mod turn;

use std::ops::RangeInclusive;

use tapete_game::Game;
use tapete_lang::{Checked, CheckedItem, Diagnostic, Problems};

use crate::bots::BotPlan;
use crate::combining::{self, Combining};
use crate::general::{BlockRules, General, Reopens};
use crate::pieces::Id;
use crate::state::HANDS_MAX;
use crate::tile_points::{self, TilePoints};
use crate::tile_set::Set;
use codes::SEVERAL_GAMES;
use lists::Cases;
use reading::Reading;

pub use codes::CODES;

/// Returns how many players the game of a text may have; nothing if the text
/// has no game or does not say.
pub fn players(checked: &Checked) -> Option<RangeInclusive<usize>> {
    let item = checked.of_kind("Domino").next()?;
    let (from, to) = item.line("for_players")?.value.range()?;
    Some(from.max(2) as usize..=to.max(from) as usize)
}

/// Compiles the game of a text for a number of seats, or for the smallest that
/// the text allows; nothing if the text has no game, or one with errors.
pub fn compile(checked: &Checked, n_seats: Option<usize>, problems: &mut Problems) -> Option<Game> {
    let game = general(checked, n_seats, problems)?;
    if game.plans.iter().any(BotPlan::asks_turns) {
        return Some(Game::new(game));
    }
    Some(match quick::quick(Box::new(game)) {
        Ok(game) => Game::new(game),
        Err(game) => Game::new(*game),
    })
}

/// Compiles as [`compile`] does, but never for the fast path.
pub(crate) fn compile_general(
    checked: &Checked,
    n_seats: Option<usize>,
    problems: &mut Problems,
) -> Option<Game> {
    general(checked, n_seats, problems).map(Game::new)
}

/// Reads the game of a text for the general path, which can play any.
pub(crate) fn general(
    checked: &Checked,
    n_seats: Option<usize>,
    problems: &mut Problems,
) -> Option<General> {
    let (bots, plans) = bots::read(checked, problems);
    let mut items = checked.of_kind("Domino");
    let item = items.next()?;
    for other in items {
        problems.push(
            Diagnostic::new(&SEVERAL_GAMES, other.head())
                .arg(item.name().unwrap_or_default())
                .label(item.head(), codes::FIRST_GAME),
        );
    }
    let (from, to) = item.line("for_players")?.value.range()?;
    let players = from.max(2) as usize..=(to as usize).min(HANDS_MAX);
    let n_seats = n_seats.unwrap_or(*players.start());
    let is_allowed = players.contains(&n_seats);
    // Problems are told for a text as a whole, whoever wants to play.
    let read_for = if is_allowed {
        n_seats
    } else {
        *players.start()
    };
    let mut game = read(item, &players, read_for, problems)?;
    if !is_allowed || problems.has_errors() {
        return None;
    }
    game.bots = bots;
    game.plans = plans;
    Some(game)
}

/// Reads a game; nothing if a part that all else needs is missing or wrong.
fn read(
    item: &CheckedItem,
    players: &RangeInclusive<usize>,
    n_seats: usize,
    problems: &mut Problems,
) -> Option<General> {
    let ends = hand::read_ends(item, players, problems);
    let set = tiles::read_set(item, problems);
    let has = |clause| item.line(clause).is_some();
    let mut reading = Reading {
        item,
        cases: Cases {
            players: players.clone(),
            n_tiles: set.as_ref().map_or(0, |set| i64::from(set.len())),
            one_hand: !has("plays_to") && !has("plays_hands"),
            ends_when_out: ends.out || ends.team_out,
            blocks: ends.blocked || ends.all_pass,
            stops: has("stops"),
            every_line: false,
        },
        problems,
        asked: 0,
    };
    let combining = combining::CHOICES[reading.chosen("combines", combining::NAMES).0];
    reading.cases.every_line = combining == Combining::Every;
    let (teams, n_teams) = reading.teams(players, n_seats);
    let hand = reading.hand(&ends);
    let whole = reading.whole(n_seats);
    let set = set?;
    let table = reading.table(&set, n_seats)?;
    let plays = reading.plays(&set, &table);
    let deal = reading.deal(&set, players, n_seats)?;
    let turn = reading.turn(&set, &deal, players, n_seats);
    let block = BlockRules::new(&ends, &hand.stops, Reopens::read(&plays, &turn));
    let tile_points = reading.tile_points(&set);
    let worth = reading.worth(&set);
    let is_listed = set.is_listed();
    let n_listed = if is_listed { set.len() } else { 0 };
    Some(General {
        name: item.name().unwrap_or_default().to_owned(),
        n_seats,
        teams,
        n_teams,
        masks: (0..n_listed).map(|tile| set.faces(tile).mask()).collect(),
        points: (0..n_listed)
            .map(|tile| {
                let own = worth.iter().find(|(it, _)| *it == set.kind(tile));
                own.map_or_else(|| tile_points.of(&set, tile), |(_, points)| *points)
            })
            .collect(),
        tile_points,
        worth,
        has_copies: (0..n_listed).any(|tile| set.kind(tile) != tile),
        deal,
        is_line: table::is_line(&table, &set),
        table,
        plays,
        turn,
        hand,
        block,
        whole,
        every_line: reading.cases.every_line,
        asked: reading.asked,
        set,
        bots: Vec::new(),
        plans: Vec::new(),
    })
}

impl Reading<'_> {
    fn tile_points(&mut self, set: &Set) -> &'static TilePoints {
        let (index, _) = self.chosen("tile_points", tile_points::NAMES);
        let points = &tile_points::CHOICES[index];
        if points.drawn && !set.is_listed() {
            self.clash("tile_points", "with_tiles", codes::UNLISTED);
        }
        points
    }

    /// Reads the tiles that are worth something else.
    fn worth(&mut self, set: &Set) -> Vec<(Id, i64)> {
        let lines = self.lines("worth", |line, problems| {
            let name = line.value.name()?;
            let tile = tiles::tile_of(name, set, problems)?;
            Some((set.kind(tile), name.number(1)?))
        });
        lines.into_iter().map(|(_, it)| it).collect()
    }
}
