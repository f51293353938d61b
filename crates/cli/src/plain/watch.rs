//! Shows a match between bots line by line.

use std::io::{self, BufRead as _, Write as _};

use tapete_game::Reader;

use super::describe;
use super::{save, tell_outcome, tell_repeat, tell_start};
use crate::failure::unwell;
use crate::out::Out;
use crate::screen::{Pace, Player, Table};

/// Shows each event as it happens, then the last position and the outcome.
pub(crate) fn watch(
    mut table: Table,
    pace: Pace,
    reader: Reader,
    out: &mut Out,
) -> anyhow::Result<()> {
    tell_start(&table, out)?;
    let mut n_told = 0;
    // Where nobody waits between moves, all is told at once: to look for what
    // is new after each of thousands of moves takes long.
    let is_quick = matches!(pace, Pace::Every(pause) if pause.is_zero());
    loop {
        if !is_quick || table.playing.is_over() {
            tell_new(&table, reader, &mut n_told, out)?;
        }
        let Some(seat) = table.playing.turn().seats().first() else {
            break;
        };
        if !wait(pace, out)? {
            return Err(unwell(out.speech.input_ended));
        }
        let Some(Player::Bot { bot, .. }) = table.players.get_mut(seat.index()) else {
            break;
        };
        let played = match table.playing.choose(seat, bot.as_mut()) {
            Ok(text) => table.playing.play(seat, &text),
            Err(error) => Err(error),
        };
        if let Err(error) = played {
            tell_new(&table, reader, &mut n_told, out)?;
            out.flush()?;
            return Err(unwell(error));
        }
    }
    let view = table.playing.view_in(reader, table.tongue);
    describe::view(&view, out)?;
    tell_outcome(&table.playing, reader, out)?;
    save(&table, out)?;
    Ok(tell_repeat(out)?)
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

/// Waits for the next move; false if the input ended instead.
fn wait(pace: Pace, out: &mut Out) -> io::Result<bool> {
    match pace {
        Pace::Every(pause) if pause.is_zero() => Ok(true),
        Pace::Every(pause) => {
            out.flush()?;
            std::thread::sleep(pause);
            Ok(true)
        }
        Pace::Step => {
            out.flush()?;
            Ok(io::stdin().lock().read_until(b'\n', &mut Vec::new())? > 0)
        }
    }
}
