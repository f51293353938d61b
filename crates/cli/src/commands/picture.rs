//! `tapete picture`: a position, or a whole match as a moving picture.

use std::io::Write as _;
use std::path::Path;

use tapete_draw::{FRAMES_MAX, GifOptions, PictureOptions, gif, png, svg};
use tapete_game::{Match, Reader, Replay, ReplayError, Tongue};
use tapete_workshop::{open_replay, read_text, record, write_atomically};

use crate::args::PictureArgs;
use crate::failure::{unwell, wrong_use};
use crate::opening;
use crate::out::Out;
use crate::repeat;
use crate::speech::fill;

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
    names: Vec<String>,
}

pub(super) fn run(args: &PictureArgs, out: &mut Out) -> anyhow::Result<()> {
    let (speech, tongue) = (out.speech, out.tongue);
    let shown = args.output.display();
    let Some(format) = format(&args.output) else {
        return Err(wrong_use(fill(speech.wrong_ending, &[&shown])));
    };
    if is_replay(&args.what)
        && (args.seed.is_some() || args.players.is_some() || args.bots.is_some())
    {
        return Err(wrong_use(fill(speech.replay_is_played, &[&args.what])));
    }
    let film = match is_replay(&args.what) {
        true => of_replay(&args.what, out)?,
        false => of_game(args, out)?,
    };
    opening::check_reader(film.start.game(), args.seat, tongue)?;
    let reader = film.replay.reader(args.seat);
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
    write_atomically(&args.output, &bytes).map_err(|error| unwell(error.say(out.lang_tongue())))?;
    writeln!(out, "{}", fill(speech.picture_written, &[&shown]))?;
    if let Some(command) = repeat::seeded() {
        writeln!(out, "{}: {command}", speech.to_repeat)?;
    }
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

/// A replay is JSON and a game is not.
fn is_replay(what: &str) -> bool {
    let path = Path::new(what);
    if path.extension().is_some_and(|it| it == "tapete") || !path.is_file() {
        return false;
    }
    read_text(path).is_ok_and(|text| text.trim_start().starts_with('{'))
}

fn of_replay(what: &str, out: &Out) -> anyhow::Result<Film> {
    let text = read_text(Path::new(what)).map_err(|it| wrong_use(it.say(out.lang_tongue())))?;
    let broken = |error: ReplayError| unwell(format!("{what}: {}", error.say(out.tongue)));
    let opened = open_replay(&text).map_err(broken)?;
    let start = opened.replay.start(&opened.game).map_err(broken)?;
    Ok(Film {
        start,
        names: opened.replay.players.clone(),
        replay: opened.replay,
    })
}

fn of_game(args: &PictureArgs, out: &Out) -> anyhow::Result<Film> {
    let tongue = out.tongue;
    let random = vec!["random".to_owned()];
    let bots = args.bots.as_ref().unwrap_or(&random);
    let opened = opening::game(&args.what, bots, args.players, tongue)?;
    let game = &opened.game;
    let names = opening::bot_names(game, &opened.bots, tongue)?;
    let seed = opening::seed(args.seed);
    let mut bots = game
        .seats()
        .zip(&names)
        .map(|(seat, name)| opening::bot(game, name, seat, seed, tongue))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let start = game.start(seed);
    let mut playing = start.clone();
    playing.play_out(&mut bots).map_err(unwell)?;
    let replay = record(&playing, &opened.loaded.texts, names.clone());
    Ok(Film {
        start,
        replay,
        names,
    })
}

fn at(film: &Film, n_moves: usize, reader: Reader, tongue: Tongue) -> anyhow::Result<String> {
    let playing = film
        .replay
        .play_to(film.start.game(), n_moves)
        .map_err(unwell)?;
    Ok(frame(&playing, &film.names, reader, tongue))
}

fn frames(
    film: &Film,
    n_moves: usize,
    reader: Reader,
    tongue: Tongue,
) -> anyhow::Result<Vec<String>> {
    let mut playing = film.start.clone();
    let mut frames = vec![frame(&playing, &film.names, reader, tongue)];
    for it in film.replay.moves.iter().take(n_moves) {
        playing.play(it.seat, &it.text).map_err(unwell)?;
        frames.push(frame(&playing, &film.names, reader, tongue));
    }
    Ok(frames)
}

fn frame(playing: &Match, names: &[String], reader: Reader, tongue: Tongue) -> String {
    let options = PictureOptions {
        tongue,
        names: names.to_vec(),
        ..PictureOptions::default()
    };
    svg(&playing.view_in(reader, tongue), &options)
}
