//! Shows a match between bots line by line.

use std::io::{self, BufRead as _, Write as _};

use tapete_game::Reader;

use super::describe;
use super::{names, save, tell_outcome, tell_repeat, tell_start};
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
    loop {
        let story = table.playing.story(reader, table.tongue);
        let new = story.iter().skip(n_told);
        for told in new.filter(|it| !it.text.is_empty()) {
            writeln!(out, "{}", told.text)?;
        }
        n_told = story.len();
        let Some(seat) = table.playing.turn().seats().first() else {
            break;
        };
        if !wait(pace, out)? {
            return Err(unwell(out.speech.input_ended));
        }
        let Some(Player::Bot { bot, .. }) = table.players.get_mut(seat.index()) else {
            break;
        };
        let text = table.playing.choose(seat, bot.as_mut()).map_err(unwell)?;
        table.playing.play(seat, &text).map_err(unwell)?;
    }
    let view = table.playing.view_in(reader, table.tongue);
    describe::view(&view, out)?;
    tell_outcome(&table.playing, &names(&table), out)?;
    save(&table, out)?;
    Ok(tell_repeat(out)?)
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
