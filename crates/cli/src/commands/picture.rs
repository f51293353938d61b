//! `tapete picture`: a position, a whole match as a moving picture, or cards.

use std::io::Write as _;
use std::path::Path;

use tapete_draw::{FRAMES_MAX, GifOptions, PictureOptions, gif, png, svg};
use tapete_game::{Match, Reader, Replay, Tongue};
use tapete_workshop::{Text, read_text, record, write_atomically};

use crate::args::PictureArgs;
use crate::failure::{unwell, wrong_use};
use crate::opening;
use crate::out::Out;
use crate::recording::{self, Found, Recording};
use crate::repeat;
use crate::seating;
use crate::speech::fill;
use crate::tool;

/// How the picture is written, from the ending of its file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Svg,
    Png,
    Gif,
}

/// A match to draw: how it begins, and its moves.
struct Film {
    start: Match,
    replay: Replay,
}

pub(super) fn run(args: &PictureArgs, out: &mut Out) -> anyhow::Result<()> {
    let (speech, tongue) = (out.speech, out.tongue);
    let shown = args.output.display();
    let Some(format) = format(&args.output) else {
        return Err(wrong_use(fill(speech.wrong_ending, &[&shown])));
    };
    if let Some(view) = tool::picture(&args.what, &args.cards, out)? {
        let picture = svg(&view, &options(tongue));
        let bytes = match format {
            Format::Svg => picture.into_bytes(),
            Format::Png => png(&picture, 2.0)?,
            Format::Gif => gif(std::iter::once(picture), GifOptions::default())?,
        };
        return write(args, &bytes, out);
    }
    let is_made = args.seed.is_some() || args.players.is_some() || !args.bots.is_empty();
    let recording = recorded(&args.what, out)?;
    if recording.is_some() && is_made {
        return Err(wrong_use(fill(speech.replay_is_played, &[&args.what])));
    }
    let (film, reader) = match recording {
        Some(recording) => {
            let reader = recording.reader(args.seat);
            (of_recording(&args.what, recording, tongue)?, reader)
        }
        None => (of_game(args, out)?, args.seat),
    };
    opening::check_reader(film.start.game(), args.seat, tongue)?;
    if reader != args.seat {
        writeln!(out, "{}", out.speech.no_end_yet)?;
    }
    let n_all = film.replay.moves.len();
    let n_moves = args.at.unwrap_or(n_all);
    if n_moves > n_all {
        return Err(wrong_use(fill(speech.at_too_late, &[&n_all])));
    }
    let bytes = match format {
        Format::Svg => at(&film, n_moves, reader, tongue)?.into_bytes(),
        Format::Png => png(&at(&film, n_moves, reader, tongue)?, 2.0)?,
        Format::Gif if n_moves >= FRAMES_MAX => {
            let message = fill(speech.gif_too_long, &[&n_moves, &(FRAMES_MAX - 1)]);
            return Err(wrong_use(message));
        }
        Format::Gif => {
            let frames = frames(&film, n_moves, reader, tongue)?;
            gif(frames.into_iter(), GifOptions::default())?
        }
    };
    write(args, &bytes, out)?;
    if let Some(command) = repeat::seeded() {
        writeln!(out, "{}: {command}", speech.to_repeat)?;
    }
    Ok(())
}

fn write(args: &PictureArgs, bytes: &[u8], out: &mut Out) -> anyhow::Result<()> {
    write_atomically(&args.output, bytes).map_err(|error| unwell(error.say(out.tongue)))?;
    let shown = args.output.display();
    writeln!(out, "{}", fill(out.speech.file_written, &[&shown]))?;
    Ok(())
}

fn format(path: &Path) -> Option<Format> {
    let ending = path.extension()?.to_string_lossy().to_lowercase();
    match ending.as_str() {
        "svg" => Some(Format::Svg),
        "png" => Some(Format::Png),
        "gif" => Some(Format::Gif),
        _ => None,
    }
}

/// Opens a file that records a match; a game has no braces around it, or
/// nobody has played it.
fn recorded(what: &str, out: &Out) -> anyhow::Result<Option<Recording>> {
    let path = Path::new(what);
    if path.extension().is_some_and(|it| it == "tapete") || !path.is_file() {
        return Ok(None);
    }
    let text = read_text(path).map_err(|it| wrong_use(it.say(out.tongue)))?;
    if !text.trim_start().starts_with('{') {
        return Ok(None);
    }
    match Recording::find(&Text::new(what, text), out.tongue)? {
        Found::Match(recording) => Ok(Some(*recording)),
        Found::Game => Ok(None),
    }
}

fn of_recording(what: &str, recording: Recording, tongue: Tongue) -> anyhow::Result<Film> {
    let start = recording.replay.start(&recording.game);
    let mut start = start.map_err(|error| recording::broken(what, &error, tongue))?;
    seating::name_recorded(&mut start, &recording.replay.players, tongue)?;
    Ok(Film {
        start,
        replay: recording.replay,
    })
}

fn of_game(args: &PictureArgs, out: &Out) -> anyhow::Result<Film> {
    let tongue = out.tongue;
    let opened = opening::game(&args.what, &args.bots, args.players, tongue)?;
    let game = &opened.game;
    let names = seating::bot_names(game, &opened.bots, tongue)?;
    let seed = opening::seed(args.seed);
    let mut bots = game
        .seats()
        .zip(&names)
        .map(|(seat, name)| seating::bot(game, name, seat, seed, tongue))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let mut start = game.start(seed);
    let players = seating::seated(game, &names, seed, tongue)?;
    seating::name_players(&mut start, &players, &[], tongue)?;
    let mut playing = start.clone();
    playing.play_out(&mut bots).map_err(unwell)?;
    let replay = record(&playing, &opened.loaded.texts, names);
    Ok(Film { start, replay })
}

fn at(film: &Film, n_moves: usize, reader: Reader, tongue: Tongue) -> anyhow::Result<String> {
    let replay = &film.replay;
    let mut playing = replay.play_to(film.start.game(), n_moves).map_err(unwell)?;
    playing.name_players(film.start.names().clone());
    Ok(frame(&playing, reader, tongue))
}

fn frames(
    film: &Film,
    n_moves: usize,
    reader: Reader,
    tongue: Tongue,
) -> anyhow::Result<Vec<String>> {
    let mut playing = film.start.clone();
    let mut frames = vec![frame(&playing, reader, tongue)];
    for it in film.replay.moves.iter().take(n_moves) {
        playing.play(it.seat, &it.text).map_err(unwell)?;
        frames.push(frame(&playing, reader, tongue));
    }
    Ok(frames)
}

fn frame(playing: &Match, reader: Reader, tongue: Tongue) -> String {
    svg(&playing.view_in(reader, tongue), &options(tongue))
}

fn options(tongue: Tongue) -> PictureOptions {
    PictureOptions {
        tongue,
        ..PictureOptions::default()
    }
}
