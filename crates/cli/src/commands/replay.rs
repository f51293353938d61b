//! `tapete replay`: a recorded match, move by move, or checked.

use std::io::Write as _;

use tapete_draw::text::screen as whole_screen;
use tapete_game::{Reader, ReplayError, Seat, Seed};
use tapete_workshop::{Text, read_text};

use crate::args::ReplayArgs;
use crate::failure::{unwell, wrong_use};
use crate::opening;
use crate::out::{Out, at_terminal};
use crate::plain;
use crate::recording::{self, Recording};
use crate::screen::{self, Player, Table};
use crate::seating;
use crate::speech::fill;

/// The columns of a position that is not drawn on a screen.
const WIDTH: usize = 80;

pub(super) fn run(args: &ReplayArgs, out: &mut Out) -> anyhow::Result<()> {
    let text = read_text(&args.file).map_err(|error| wrong_use(error.say(out.tongue)))?;
    let file = args.file.display().to_string();
    let tongue = out.tongue;
    let broken = |error: ReplayError| recording::broken(&file, &error, tongue);
    let written = text.clone();
    let opened = Recording::open(&Text::new(&file, text), tongue)?;
    opening::check_reader(&opened.game, args.seat, out.tongue)?;
    if args.verify {
        let n_events = opened.replay.verify(&opened.game).map_err(broken)?;
        let n_moves = opened.replay.moves.len();
        if let Some(line) = respelt(&opened, &written) {
            return Err(unwell(fill(out.speech.respelt, &[&file, &line])));
        }
        let verified = fill(out.speech.verified, &[&file, &n_moves, &n_events]);
        writeln!(out, "{verified}")?;
        if opened.hides && !opened.replay.is_marked() {
            writeln!(out, "{}", out.speech.verified_old)?;
        }
        return Ok(());
    }
    let reader = opened.reader(args.seat);
    if reader != args.seat {
        writeln!(out, "{}", out.speech.no_end_yet)?;
    }
    let at = match args.turn {
        Some(turn) => match opened.moves_before(turn).map_err(broken)? {
            Ok(n_moves) => Some(n_moves),
            Err(n_turns) => return Err(wrong_use(fill(out.speech.turn_too_late, &[&n_turns]))),
        },
        None => args.at,
    };
    let shown = if args.plain || !at_terminal() {
        match at {
            Some(n_moves) => show_at(&opened, n_moves, reader, out),
            None => show_all(&opened, reader, out),
        }
    } else {
        show_screen(opened, at, reader, out)
    };
    shown.map_err(|error| match error {
        Shown::Broken(error) => broken(error),
        Shown::Other(error) => error,
    })
}

/// Returns the first line that is not as this program wrote it: what reads the
/// same may still have been changed. Files of old versions and other forms are
/// not compared.
fn respelt(opened: &Recording, text: &str) -> Option<usize> {
    if !opened.hides || !opened.replay.is_marked() {
        return None;
    }
    let whole = opened.replay.write();
    if whole == text {
        return None;
    }
    let pairs = whole.split('\n').zip(text.split('\n'));
    let n_same = pairs.take_while(|(one, other)| one == other).count();
    Some(n_same + 1)
}

/// Why a replay could not be shown.
enum Shown {
    Broken(ReplayError),
    Other(anyhow::Error),
}

impl From<ReplayError> for Shown {
    fn from(error: ReplayError) -> Shown {
        Shown::Broken(error)
    }
}

impl From<std::io::Error> for Shown {
    fn from(error: std::io::Error) -> Shown {
        Shown::Other(error.into())
    }
}

impl From<anyhow::Error> for Shown {
    fn from(error: anyhow::Error) -> Shown {
        Shown::Other(error)
    }
}

fn show_screen(
    opened: Recording,
    at: Option<usize>,
    reader: Reader,
    out: &mut Out,
) -> Result<(), Shown> {
    let keeps_secret = opened.keeps_secret();
    // The game of another form's file is that of its last turn, so that its text
    // would not play these moves again.
    let texts = match opened.hides {
        true => opened.replay.texts.clone(),
        false => Vec::new(),
    };
    let replay = opened.replay;
    let n_all = replay.moves.len();
    let n_moves = at.unwrap_or(0);
    if n_moves > n_all {
        return Err(wrong_use(fill(out.speech.at_too_late, &[&n_all])).into());
    }
    let mut playing = replay.play_to(&opened.game, n_all)?;
    seating::name_recorded(&mut playing, &replay.players, out.tongue)?;
    let table = Table {
        seed: playing.seed().unwrap_or(Seed::new(0)),
        playing,
        players: replay.players.into_iter().map(Player::recorded).collect(),
        tongue: out.tongue,
        texts,
        replay_path: None,
        keeps_secret,
    };
    screen::replay(table, n_moves, reader)?;
    Ok(())
}

fn show_at(opened: &Recording, n_moves: usize, reader: Reader, out: &mut Out) -> Result<(), Shown> {
    let replay = &opened.replay;
    let n_all = replay.moves.len();
    if n_moves > n_all {
        return Err(wrong_use(fill(out.speech.at_too_late, &[&n_all])).into());
    }
    let mut playing = replay.play_to(&opened.game, n_moves)?;
    seating::name_recorded(&mut playing, &replay.players, out.tongue)?;
    let view = playing.view_in(reader, out.tongue);
    writeln!(out, "{}", fill(out.speech.after_moves, &[&n_moves, &n_all]))?;
    let sheet = whole_screen(&view, WIDTH, out.tongue);
    write!(out, "{}", sheet.to_plain_string())?;
    Ok(())
}

fn show_all(opened: &Recording, reader: Reader, out: &mut Out) -> Result<(), Shown> {
    let (replay, tongue, speech) = (&opened.replay, out.tongue, out.speech);
    let mut playing = replay.start(&opened.game)?;
    seating::name_recorded(&mut playing, &replay.players, out.tongue)?;
    writeln!(
        out,
        "{}",
        match replay.is_finished() {
            true => fill(speech.match_of, &[&replay.game, &replay.seed]),
            false => fill(speech.match_of_secret, &[&replay.game]),
        }
    )?;
    let name = |seat: Seat| playing.names().get(seat, tongue).into_owned();
    let names: Vec<String> = opened.game.seats().map(name).collect();
    for (name, player) in names.iter().zip(&replay.players) {
        writeln!(out, "{}", fill(speech.seat_is, &[name, player]))?;
    }
    // As far as it can be played; what stops it is told at the end.
    let mut stopped = None;
    for (index, next) in replay.moves.iter().enumerate() {
        if let Err(error) = playing.play(next.seat, &next.text) {
            stopped = Some((index, error));
            break;
        }
    }
    let story = playing.story(reader, tongue);
    let mut told = story.iter().peekable();
    for n_played in 0..=playing.played().len() {
        if let Some(it) = n_played.checked_sub(1).and_then(|it| replay.moves.get(it)) {
            // Of a choice that the reader may not know, only that it was made.
            let text = if reader.reads(it.seat) {
                &it.text
            } else {
                "…"
            };
            let line = fill(
                speech.move_number,
                &[&n_played, &names[it.seat.index()], &text],
            );
            writeln!(out, "{line}")?;
        }
        while let Some(it) = told.next_if(|it| it.n_played <= n_played) {
            if !it.text.is_empty() {
                writeln!(out, "  {}", it.text)?;
            }
        }
    }
    if let Some((index, error)) = stopped {
        out.flush()?;
        return Err(replay.refused(index, &error).into());
    }
    plain::describe_view(&playing.view_in(reader, tongue), out)?;
    plain::tell_outcome(&playing, reader, out)?;
    Ok(())
}
