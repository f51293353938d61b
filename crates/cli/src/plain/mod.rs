//! Playing and watching line by line: for scripts, for pipes, and for
//! terminals that cannot draw a screen.

mod ask;
mod describe;
mod listing;
mod play;
mod watch;

use std::io::{self, Write as _};

use tapete_draw::seat_heading;
use tapete_game::{Match, MoveError, Reader, Seat};
use tapete_speech::counted;

pub(crate) use describe::view as describe_view;
pub(crate) use play::play;
pub(crate) use watch::watch;

use crate::out::Out;
use crate::passing::Passing;
use crate::repeat;
use crate::saving;
use crate::screen::{Player, Table};
use crate::speech::fill;
use crate::task::task;
use crate::thinking::Thinking;

/// Returns the move that a typed line means by its number or key, for tests.
#[cfg(test)]
pub(crate) fn index_of_typed(line: &str, view: &tapete_game::View) -> Option<usize> {
    match ask::read(line, view) {
        ask::Answer::Nth(index) => Some(index),
        _ => None,
    }
}

/// Says how the match ended, player by player.
pub(crate) fn tell_outcome(playing: &Match, reader: Reader, out: &mut Out) -> io::Result<()> {
    let (speech, tongue) = (out.speech, out.tongue);
    let Some(outcome) = playing.outcome() else {
        return writeln!(out, "{}", speech.not_over);
    };
    let reason = playing.game().ending_text(outcome.ended_by, tongue);
    writeln!(out, "{}", fill(speech.ended_by, &[&reason]))?;
    let view = playing.view_in(reader, tongue);
    for seat in Seat::all(outcome.n_seats()) {
        let name = seat_heading(&view, seat, tongue);
        let standing = speech.standing_word(outcome.standing(seat));
        let points = tongue.pick(["point", "points"], ["punto", "puntos"]);
        let points = counted(outcome.score(seat), points);
        let line = fill(speech.standing, &[&name, &standing, &points]);
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
    let view = table.playing.view_in(reader_of(&table.players), out.tongue);
    for (seat, player) in game.seats().zip(&table.players) {
        let name = seat_heading(&view, seat, out.tongue);
        let mut line = match player {
            Player::Person => name,
            Player::Bot { name: bot, .. } => fill(speech.seat_is, &[&name, bot]),
        };
        if has_teams {
            line.push_str(", ");
            line.push_str(&fill(speech.team, &[&game.team(seat)]));
        }
        writeln!(out, "{}", fill("{0}", &[&line]))?;
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

/// Writes the replay where it was asked for; returns how to say so, nothing if
/// nobody asked.
fn save(table: &Table) -> anyhow::Result<Option<String>> {
    let Some(path) = &table.replay_path else {
        return Ok(None);
    };
    let replay = tapete_workshop::record(&table.playing, &table.texts, names(table));
    let saved = saving::save(&replay, path, table.tongue)?;
    Ok(Some(saved.say(path, table.tongue)))
}

/// Says that the replay was written, if it was.
fn tell_saved(saved: Option<String>, out: &mut Out) -> io::Result<()> {
    match saved {
        Some(said) => writeln!(out, "{said}"),
        None => Ok(()),
    }
}

/// Lets the bot of a seat play a move; nothing if the program is to end before
/// it has chosen one, or nobody sits there. Whoever passes hears of it.
fn play_bot(
    table: &mut Table,
    seat: Seat,
    passing: Option<&mut Passing>,
) -> Option<Result<(), MoveError>> {
    let thinking = Thinking::begin(&table.playing, seat, &mut table.players)?;
    let thought = thinking.wait_long()?;
    let chosen = thought.taken(seat, &mut table.players);
    Some(chosen.and_then(|text| {
        if let Some(passing) = passing {
            passing.hear(&table.playing, seat, &text);
        }
        table.playing.play(seat, &text)
    }))
}

/// Returns who sits where, as a replay names them.
fn names(table: &Table) -> Vec<String> {
    let named = table.players.iter().map(|it| match it {
        Player::Person => "person".to_owned(),
        Player::Bot { name, .. } => name.clone(),
    });
    named.collect()
}

/// Returns who reads what is told of all: the only person, or whoever watches.
pub(crate) fn reader_of(players: &[Player]) -> Reader {
    let people = Seat::all(players.len()).zip(players);
    let mut people = people.filter(|(_, it)| matches!(it, Player::Person));
    match (people.next(), people.next()) {
        (Some((only, _)), None) => Reader::Seat(only),
        _ => Reader::Spectator,
    }
}
