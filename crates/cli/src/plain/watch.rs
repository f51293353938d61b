//! Shows a match between bots line by line.

use std::io::{self, Write as _};
use std::time::Instant;

use tapete_game::Reader;

use super::describe;
use super::{play_bot, save, tell_outcome, tell_repeat, tell_saved, tell_start};
use crate::failure::unwell;
use crate::keyboard::{self, Typed};
use crate::out::Out;
use crate::screen::{Pace, Table};
use crate::signals::{self, Waited};

/// How watching ended.
enum Ended {
    /// The match did.
    Over,
    /// The program is to end.
    Left,
    /// The input did.
    Input,
}

/// Shows each event as it happens, then the last position and the outcome.
pub(crate) fn watch(
    mut table: Table,
    pace: Pace,
    reader: Reader,
    out: &mut Out,
) -> anyhow::Result<()> {
    signals::listen();
    let ended = watch_on(&mut table, pace, reader, out);
    // Before anything is said: whoever would hear it may be gone.
    let saved = save(&table);
    let ended = match ended {
        Ok(ended) => ended,
        Err(error) => return saved.and(Err(error)),
    };
    match ended {
        Ended::Over => {
            let view = table.playing.view_in(reader, table.tongue);
            describe::view(&view, out)?;
            tell_outcome(&table.playing, reader, out)?;
        }
        Ended::Left => writeln!(out, "{}", out.speech.left)?,
        Ended::Input => {}
    }
    let saved = saved?;
    let is_saved = saved.is_some();
    tell_saved(saved, out)?;
    match (ended, is_saved) {
        (Ended::Over | Ended::Left, _) => Ok(tell_repeat(out)?),
        (Ended::Input, true) => Err(unwell(out.speech.input_ended_saved)),
        (Ended::Input, false) => Err(unwell(out.speech.input_ended)),
    }
}

fn watch_on(table: &mut Table, pace: Pace, reader: Reader, out: &mut Out) -> anyhow::Result<Ended> {
    tell_start(table, out)?;
    let mut n_told = 0;
    // Where nobody waits between moves, all is told at once: to look for what
    // is new after each of thousands of moves takes long.
    let is_quick = matches!(pace, Pace::Every(pause) if pause.is_zero());
    loop {
        if !is_quick || table.playing.is_over() {
            tell_new(table, reader, &mut n_told, out)?;
        }
        let Some(seat) = table.playing.turn().seats().first() else {
            return Ok(Ended::Over);
        };
        match wait(pace, out)? {
            Waited::Found(()) => {}
            Waited::Late => return Ok(Ended::Input),
            Waited::Asked => return Ok(Ended::Left),
        }
        match play_bot(table, seat, None) {
            Some(Ok(())) => {}
            Some(Err(error)) => {
                tell_new(table, reader, &mut n_told, out)?;
                out.flush()?;
                return Err(unwell(error));
            }
            None => {
                tell_new(table, reader, &mut n_told, out)?;
                return Ok(Ended::Left);
            }
        }
    }
}

/// Tells what has happened since the last time.
fn tell_new(table: &Table, reader: Reader, n_told: &mut usize, out: &mut Out) -> io::Result<()> {
    let new = table.playing.story_since(reader, *n_told, table.tongue);
    for told in new.iter().filter(|it| !it.text.is_empty()) {
        writeln!(out, "{}", told.text)?;
    }
    *n_told += new.len();
    Ok(())
}

/// Waits for the next move; late if the input ended instead.
fn wait(pace: Pace, out: &mut Out) -> io::Result<Waited<()>> {
    match pace {
        Pace::Every(pause) if pause.is_zero() => Ok(Waited::Found(())),
        Pace::Every(pause) => {
            out.flush()?;
            let until = Instant::now() + pause;
            Ok(match signals::wait(Some(until), || None::<()>) {
                Waited::Asked => Waited::Asked,
                Waited::Found(()) | Waited::Late => Waited::Found(()),
            })
        }
        Pace::Step => {
            out.flush()?;
            Ok(match keyboard::line()? {
                Typed::Line(_) => Waited::Found(()),
                Typed::End => Waited::Late,
                Typed::Asked => Waited::Asked,
            })
        }
    }
}
