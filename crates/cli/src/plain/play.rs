//! Plays a match line by line.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use tapete_draw::seat_name;
use tapete_game::{MoveError, Reader, RefusalCode, SEATS_MAX, Seat, View, Zone};

use super::ask::{self, Answer};
use super::describe;
use super::listing;
use super::{
    names, play_bot, reader_of, save, tell_outcome, tell_repeat, tell_saved, tell_start, tell_task,
};
use crate::asking;
use crate::failure::unwell;
use crate::keyboard::{self, Typed};
use crate::out::Out;
use crate::passing::Passing;
use crate::saving;
use crate::screen::{Player, Table};
use crate::signals;
use crate::speech::fill;

/// How much of its story is told again when a match goes on.
const N_RETOLD: usize = 12;

/// The question to which a family answers how its moves are written.
const HELP: &str = "help";

/// How a person's turn went.
enum Turned {
    Played,
    /// Played, and goes on passing until something happens.
    PassesOn(Passing),
    Quit,
    InputEnded,
}

/// How playing ended.
enum Ended {
    /// The match did; the seat to which it was shown last, if to any.
    Over(Option<Seat>),
    /// The person left, or the program is to end.
    Left,
    /// The input did.
    Input,
}

/// Plays until the match ends, the person leaves, the input ends or the program
/// is to end.
pub(crate) fn play(mut table: Table, out: &mut Out) -> anyhow::Result<()> {
    signals::listen();
    let mut n_told = [0; SEATS_MAX];
    let ended = play_on(&mut table, &mut n_told, out);
    // Whatever ended it, what was promised comes before anything is said: whoever
    // would hear it may be gone.
    let saved = save(&table);
    let ended = match ended {
        Ok(ended) => ended,
        // A lost match is worse than what stopped it.
        Err(error) => return saved.and(Err(error)),
    };
    match ended {
        Ended::Over(shown_to) => finish(&table, shown_to, &mut n_told, out)?,
        Ended::Left => writeln!(out, "{}", out.speech.left)?,
        Ended::Input => {}
    }
    let saved = saved?;
    let is_saved = saved.is_some();
    tell_saved(saved, out)?;
    match (ended, is_saved) {
        (Ended::Over(_) | Ended::Left, _) => Ok(tell_repeat(out)?),
        (Ended::Input, true) => Err(unwell(out.speech.input_ended_saved)),
        (Ended::Input, false) => Err(unwell(out.speech.input_ended)),
    }
}

/// Plays as far as it goes; `n_told` is how much of the story each seat has read.
fn play_on(
    table: &mut Table,
    n_told: &mut [usize; SEATS_MAX],
    out: &mut Out,
) -> anyhow::Result<Ended> {
    tell_start(table, out)?;
    let people = table.players.iter();
    let people = people.filter(|it| matches!(it, Player::Person)).count();
    let mut shown_to: Option<Seat> = None;
    // The seat and the turn for which the table was shown last.
    let mut shown_at = None;
    if table.playing.n_played() > 0 {
        for seat in table.playing.game().seats() {
            let n_events = table.playing.n_told(Reader::Seat(seat));
            n_told[seat.index()] = n_events.saturating_sub(N_RETOLD);
        }
    }
    let mut passing: Option<Passing> = None;
    while let Some(seat) = table.playing.turn().seats().first() {
        passing.take_if(|it| !it.goes_on(&table.playing));
        if let Some(Player::Bot { .. }) = table.players.get(seat.index()) {
            match play_bot(table, seat, passing.as_mut()) {
                Some(played) => played.map_err(unwell)?,
                None => return Ok(Ended::Left),
            }
            continue;
        }
        if let Some(mut it) = passing.take().filter(|it| it.is_of(seat)) {
            let view = table.playing.view_in(Reader::Seat(seat), table.tongue);
            if let Some(text) = it.next(&view) {
                table.playing.play(seat, &text).map_err(unwell)?;
                passing = Some(it);
                continue;
            }
        }
        if people > 1 && shown_to != Some(seat) && !pass_screen(table, seat, out)? {
            return Ok(Ended::Left);
        }
        shown_to = Some(seat);
        tell_story(table, Reader::Seat(seat), &mut n_told[seat.index()], out)?;
        let now = (seat, table.playing.n_turns());
        let is_same_turn = shown_at.replace(now) == Some(now);
        match person(table, seat, is_same_turn, out)? {
            Turned::Played => {}
            Turned::PassesOn(it) => passing = Some(it),
            Turned::Quit => return Ok(Ended::Left),
            Turned::InputEnded => return Ok(Ended::Input),
        }
    }
    Ok(Ended::Over(shown_to))
}

/// Tells how the match ended.
fn finish(
    table: &Table,
    shown_to: Option<Seat>,
    n_told: &mut [usize; SEATS_MAX],
    out: &mut Out,
) -> io::Result<()> {
    // After the end nothing is hidden any more, but each event is told as the
    // last reader was told it, so that nothing is told twice.
    match shown_to {
        Some(seat) => tell_story(table, Reader::Seat(seat), &mut n_told[seat.index()], out)?,
        None => tell_story(table, Reader::Spectator, &mut 0, out)?,
    }
    describe::view(&ended_view(table), out)?;
    tell_outcome(&table.playing, reader_of(&table.players), out)
}

/// Returns what lies open after the end: everything, in the words in which the only
/// person here read it all along.
fn ended_view(table: &Table) -> View {
    let open = table.playing.view_in(Reader::Judge, table.tongue);
    let Reader::Seat(seat) = reader_of(&table.players) else {
        return open;
    };
    let own = table.playing.view_in(Reader::Seat(seat), table.tongue);
    let zones = open.zones.into_iter().map(|zone| match own.zone(&zone.id) {
        Some(read) => Zone {
            label: read.label.clone(),
            ..zone
        },
        None => zone,
    });
    View {
        zones: zones.collect(),
        ..own
    }
}

fn tell_story(table: &Table, reader: Reader, n_told: &mut usize, out: &mut Out) -> io::Result<()> {
    let new = table.playing.story_since(reader, *n_told, table.tongue);
    for told in new.iter().filter(|it| !it.text.is_empty()) {
        writeln!(out, "  {}", told.text)?;
    }
    *n_told += new.len();
    Ok(())
}

/// Hides what the last person saw before the next one looks; false if the program
/// is to end instead.
fn pass_screen(table: &Table, seat: Seat, out: &mut Out) -> io::Result<bool> {
    let view = table.playing.view_in(Reader::Spectator, table.tongue);
    let name = seat_name(&view, seat, table.tongue);
    let at_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if at_terminal {
        // Enough to scroll any hand out of sight; the last line stays.
        write!(out, "{}", "\n".repeat(100))?;
    }
    writeln!(out, "{}", fill(out.speech.pass_screen, &[&name]))?;
    if at_terminal {
        writeln!(out, "{}", fill(out.speech.press_enter, &[&name]))?;
        out.flush()?;
        // Where the input has ended, the next question says so.
        return Ok(!matches!(keyboard::line()?, Typed::Asked));
    }
    Ok(true)
}

/// Saves the match into the file that was named, or the one it came from.
fn save_where_asked(table: &Table, file: &str, out: &mut Out) -> anyhow::Result<()> {
    let asked = (!file.is_empty()).then(|| PathBuf::from(file));
    match (asked, &table.replay_path) {
        (Some(path), _) => save_now(table, &path, true, out)?,
        (None, Some(path)) => save_now(table, path, false, out)?,
        (None, None) => writeln!(out, "{}", out.speech.save_where)?,
    }
    Ok(())
}

/// Asks a person for a move until there is one. A map is shown once a turn:
/// it fills a page, and orders hardly change it.
fn person(
    table: &mut Table,
    seat: Seat,
    is_same_turn: bool,
    out: &mut Out,
) -> anyhow::Result<Turned> {
    let speech = out.speech;
    let reader = Reader::Seat(seat);
    let view = table.playing.view_in(reader, table.tongue);
    match is_same_turn && describe::has_map(&view) {
        true => describe::facts(&view, out)?,
        false => describe::view(&view, out)?,
    }
    let on_empty = view.on_empty.clone();
    show_moves(table, &view, out)?;
    loop {
        write!(out, "{}", speech.choose)?;
        out.flush()?;
        let typed = keyboard::line()?;
        let Typed::Line(line) = typed else {
            writeln!(out)?;
            return Ok(match typed {
                Typed::Asked => Turned::Quit,
                Typed::End | Typed::Line(_) => Turned::InputEnded,
            });
        };
        if !io::stdin().is_terminal() {
            // A script cannot be seen being typed.
            writeln!(out, "{}", line.trim())?;
        }
        let played = match ask::read(&line, &view) {
            Answer::Nothing => continue,
            Answer::Help => {
                tell_help(table, reader, out)?;
                continue;
            }
            Answer::Mark => {
                tell_task(table, out)?;
                match table.playing.ask(reader, "?", table.tongue) {
                    Some(answer) => writeln!(out, "{}", fill("{0}", &[&answer]))?,
                    None => tell_help(table, reader, out)?,
                }
                continue;
            }
            Answer::PassOn => {
                let begun = Passing::begin(&table.playing, seat, &view);
                let (Some(begun), Some(text)) = (begun, &on_empty) else {
                    writeln!(out, "{}", speech.no_passing)?;
                    continue;
                };
                match table.playing.play(seat, text) {
                    Ok(()) => return Ok(Turned::PassesOn(begun)),
                    Err(error) => tell_refused(&error, out)?,
                }
                continue;
            }
            Answer::Moves => {
                show_moves(table, &view, out)?;
                continue;
            }
            Answer::Table => {
                show_table(table, seat, out)?;
                continue;
            }
            Answer::Save(file) => {
                save_where_asked(table, file, out)?;
                continue;
            }
            Answer::Quit => return Ok(Turned::Quit),
            Answer::NoSuchNumber(number) => {
                let reason = asking::why_no_number(&table.playing, &view, number, table.tongue);
                let told = match &reason {
                    Some(reason) => fill(speech.refused, &[reason]),
                    None => fill(speech.no_such_number, &[&number]),
                };
                writeln!(out, "{told}")?;
                continue;
            }
            Answer::Nth(index) => table.playing.play_nth(seat, index),
            Answer::Text(text) => {
                let asked = asking::answer(&table.playing, &view, text, table.tongue);
                if let Some(answer) = asked {
                    writeln!(out, "{}", fill("{0}", &[&answer]))?;
                    continue;
                }
                table.playing.play_in(seat, text, table.tongue)
            }
        };
        let Err(error) = played else {
            return Ok(Turned::Played);
        };
        // A tile alone may mean one of several moves.
        let view = table.playing.view_in(reader, table.tongue);
        let meant = listing::of_typed(&view, &line);
        if meant.is_empty() {
            tell_refused(&error, out)?;
            continue;
        }
        writeln!(out, "{}", fill(speech.which_move, &[&meant.len()]))?;
        for line in meant {
            writeln!(out, "{line}")?;
        }
    }
}

/// Says why a move is refused.
fn tell_refused(error: &MoveError, out: &mut Out) -> io::Result<()> {
    // What is no move at all will be none later either.
    match error.code {
        RefusalCode::NotAMove | RefusalCode::NotThere | RefusalCode::Ambiguous => {
            writeln!(out, "{}", fill("{0}", &[&error.reason]))
        }
        _ => writeln!(out, "{}", fill(out.speech.refused, &[&error.reason])),
    }
}

/// Says what can be written; first how the family's moves are.
fn tell_help(table: &Table, reader: Reader, out: &mut Out) -> io::Result<()> {
    let speech = out.speech;
    let Some(own) = table.playing.ask(reader, HELP, table.tongue) else {
        return writeln!(out, "{}", speech.play_help);
    };
    writeln!(out, "{}", fill("{0}", &[&own]))?;
    writeln!(out, "{}", speech.play_help_own)
}

fn show_table(table: &Table, seat: Seat, out: &mut Out) -> io::Result<()> {
    let view = table.playing.view_in(Reader::Seat(seat), table.tongue);
    describe::view(&view, out)
}

fn show_moves(table: &Table, view: &View, out: &mut Out) -> io::Result<()> {
    let people = table.players.iter();
    let is_alone = people.filter(|it| matches!(it, Player::Person)).count() == 1;
    let whose = match view.reader {
        Reader::Seat(seat) if !is_alone => {
            let name = seat_name(view, seat, table.tongue);
            fill(out.speech.your_turn_named, &[&name])
        }
        _ => out.speech.your_turn.to_owned(),
    };
    writeln!(out, "{whose}")?;
    describe::moves(view, out)?;
    match view.on_empty_label() {
        Some(label) => writeln!(out, "{}", fill(out.speech.empty_line, &[&label])),
        None => Ok(()),
    }
}

/// Saves in the middle of a match; whoever names a file means the one that is
/// there now.
fn save_now(table: &Table, path: &Path, is_named: bool, out: &mut Out) -> anyhow::Result<()> {
    let tongue = table.tongue;
    let replay = tapete_workshop::record(&table.playing, &table.texts, names(table));
    let saved = saving::check(is_named.then_some(path), tongue)
        .and_then(|()| saving::save(&replay, path, tongue));
    match saved {
        Ok(saved) => writeln!(out, "{}", saved.say(path, tongue))?,
        Err(error) => writeln!(out, "{error}")?,
    }
    Ok(())
}
