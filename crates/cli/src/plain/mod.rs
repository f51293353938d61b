//! Playing and watching line by line: for scripts, for pipes, and for
//! terminals that cannot draw a screen.

mod ask;
mod describe;
mod listing;
mod play;
mod watch;

use std::io::{self, Write as _};

use tapete_game::{Match, Reader, Seat};

pub(crate) use describe::view as describe_view;
pub(crate) use play::play;
pub(crate) use watch::watch;

use crate::opening;
use crate::out::Out;
use crate::repeat;
use crate::screen::{Player, Table};
use crate::speech::{Speech, fill};
use crate::task::task;

/// Says how the match ended, seat by seat.
pub(crate) fn tell_outcome(playing: &Match, names: &[String], out: &mut Out) -> io::Result<()> {
    let speech = out.speech;
    let Some(outcome) = playing.outcome() else {
        return writeln!(out, "{}", speech.not_over);
    };
    let reason = playing.game().ending_text(outcome.ended_by, out.tongue);
    writeln!(out, "{}", fill(speech.ended_by, &[&reason]))?;
    let names = with_own_names(playing, names);
    for seat in Seat::all(outcome.n_seats()) {
        let name = names.get(seat.index()).map_or("", String::as_str);
        let standing = speech.standing_word(outcome.standing(seat));
        let line = fill(
            speech.standing,
            &[&seat, &name, &standing, &outcome.score(seat)],
        );
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Says how to have the same luck again.
pub(crate) fn tell_repeat(out: &mut Out) -> io::Result<()> {
    match repeat::seeded() {
        Some(command) => writeln!(out, "{}", fill(out.speech.show_again, &[&command])),
        None => Ok(()),
    }
}

/// Says what is played and who sits where.
fn tell_start(table: &Table, out: &mut Out) -> io::Result<()> {
    let speech = out.speech;
    let game = table.playing.game();
    let start = match table.keeps_secret {
        true => fill(speech.match_of_secret, &[&game.name()]),
        false => fill(speech.match_of, &[&game.name(), &table.seed]),
    };
    writeln!(out, "{start}")?;
    let has_teams = game.n_teams() < game.n_seats();
    let names = with_own_names(&table.playing, &shown_names(table, speech));
    for (seat, name) in game.seats().zip(names) {
        let mut line = fill(speech.seat_is, &[&seat, &name]);
        if has_teams {
            line.push_str(", ");
            line.push_str(&fill(speech.team, &[&game.team(seat)]));
        }
        writeln!(out, "{line}")?;
    }
    tell_task(table, out)
}

/// Says what the text says of itself, if the match is one with a task.
fn tell_task(table: &Table, out: &mut Out) -> io::Result<()> {
    match task(&table.playing, &table.texts, table.tongue) {
        Some(line) => writeln!(out, "{}", fill("{0}", &[&line])),
        None => Ok(()),
    }
}

/// Writes the replay where it was asked for.
fn save(table: &Table, out: &mut Out) -> anyhow::Result<()> {
    let Some(path) = &table.replay_path else {
        return Ok(());
    };
    let replay = tapete_workshop::record(&table.playing, &table.texts, names(table));
    opening::save(&replay, path, table.tongue)?;
    writeln!(out, "{}", fill(out.speech.saved, &[&path.display()]))?;
    Ok(())
}

/// Puts the names that the game's text gives to its seats before those of who
/// plays them.
fn with_own_names(playing: &Match, players: &[String]) -> Vec<String> {
    let view = playing.view(Reader::Spectator);
    let named = view.seats.iter().zip(players);
    let named = named.map(|(seat, player)| match &seat.name {
        Some(name) => format!("{name}, {player}"),
        None => player.clone(),
    });
    named.collect()
}

/// Returns who sits where, as a replay names them.
fn names(table: &Table) -> Vec<String> {
    let named = table.players.iter().map(|it| match it {
        Player::Person => "person".to_owned(),
        Player::Bot { name, .. } => name.clone(),
    });
    named.collect()
}

/// Returns who sits where, as a person reads it.
pub(crate) fn shown_names(table: &Table, speech: &Speech) -> Vec<String> {
    let people = table
        .players
        .iter()
        .filter(|it| matches!(it, Player::Person));
    let person = if people.count() > 1 {
        speech.person
    } else {
        speech.you
    };
    let named = table.players.iter().map(|it| match it {
        Player::Person => person.to_owned(),
        Player::Bot { name, .. } => name.clone(),
    });
    named.collect()
}
