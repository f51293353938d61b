//! Playthroughs: one whole random match per shipped game, with every seat's
//! view, every move and every event, as text.
//!
//! Of each view only the lines that changed since that reader's last one are
//! written; a line that is gone is written with `-`. Of a very long match only
//! the beginning is written; the rest is played, and its length, its outcome and
//! a digest of its moves and last state close the text.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use libtest_mimic::{Failed, Trial};
use tapete_game::{Chance, Game, Match, Names, Reader, Seed, Tongue};
use tapete_workshop::{Shipped, shipped_games};

use crate::games::compile;
use crate::golden::{compare, root};
use crate::view_text::{reader_text, view_lines};

/// The seed of every playthrough.
const SEED: Seed = Seed { seed: 1, index: 0 };

/// Who plays: the letters stand in the order of the seats.
const NAMES: [&str; 10] = [
    "Ana", "Ben", "Carla", "Diego", "Eva", "Finn", "Gala", "Hugo", "Inés", "Jon",
];

/// After so many moves only events are written, so that a match to 200 points
/// stays readable.
const VIEWS_MAX: u32 = 30;

/// The same once the text has this many bytes: hands of fifty tiles fill it
/// earlier.
const TEXT_MAX: usize = 200_000;

/// A match with more moves than this is very long, and so many of them are
/// written, if the text does not reach [`TEXT_MAX`] before: ten players with a
/// hundred turns, or hundreds of planets, would fill megabytes.
const LONG_MOVES: u32 = 1_100;
const FIRST_MOVES: u32 = 200;

/// Makes one trial per shipped game.
pub fn trials() -> Vec<Trial> {
    shipped_games()
        .map(|it| Trial::test(format!("playthrough::{}", it.name), || run(it)))
        .collect()
}

fn run(shipped: &Shipped) -> Result<(), Failed> {
    let game = compile(shipped.path, shipped.text, None)?;
    let now = playthrough(&game, shipped.name)?;
    let path = root().join(format!("tests/playthroughs/{}.txt", shipped.name));
    compare(&path, &now, &format!("playthrough::{}", shipped.name))
}

/// What each reader was shown last.
type Seen = BTreeMap<String, Vec<String>>;

fn playthrough(game: &Game, name: &str) -> Result<String, String> {
    let mut text = format!(
        "game {name}: {:?} of {}, {} seats, seed {SEED}, random moves\n",
        game.name(),
        game.family(),
        game.n_seats()
    );
    let mut playing = game.start(SEED);
    playing.name_players(game.names().or(&Names::new(NAMES)));
    let mut chance = Chance::quick(SEED.seed);
    let mut seen = Seen::new();
    let mut n_told = 0;
    let is_long = n_moves(game)? > LONG_MOVES;
    loop {
        write_events(&playing, &mut n_told, &mut text);
        let is_early = playing.n_played() < VIEWS_MAX && text.len() < TEXT_MAX;
        if is_early || playing.is_over() {
            let end = if is_long { TEXT_MAX } else { usize::MAX };
            write_views(&playing, &mut seen, end, &mut text);
        }
        let Some(seat) = playing.turn().seats().first() else {
            return Ok(text);
        };
        if is_long && (playing.n_played() >= FIRST_MOVES || text.len() > TEXT_MAX) {
            write_rest(&mut playing, &mut chance, &mut text)?;
            return Ok(text);
        }
        let moves = playing.moves(seat);
        let index = chance.below(moves.len() as u32) as usize;
        let _ = writeln!(
            text,
            "\n== move {}: seat {seat} plays {} of {}: {}",
            playing.n_played() + 1,
            index + 1,
            moves.len(),
            moves.get(index).map_or("", String::as_str)
        );
        playing
            .play_nth(seat, index)
            .map_err(|error| format!("after {} moves: {error}", playing.n_played()))?;
    }
}

/// Returns how many moves the match of a playthrough has.
fn n_moves(game: &Game) -> Result<u32, String> {
    let mut playing = game.start_silent(SEED);
    play_rest(&mut playing, &mut Chance::quick(SEED.seed))?;
    Ok(playing.n_played())
}

/// Plays a match to its end, at random.
fn play_rest(playing: &mut Match, chance: &mut Chance) -> Result<(), String> {
    while let Some(seat) = playing.turn().seats().first() {
        let n_moves = playing.moves(seat).len();
        let index = chance.below(n_moves as u32) as usize;
        playing
            .play_nth(seat, index)
            .map_err(|error| format!("after {} moves: {error}", playing.n_played()))?;
    }
    Ok(())
}

/// Plays a match to its end and writes what became of it.
fn write_rest(playing: &mut Match, chance: &mut Chance, text: &mut String) -> Result<(), String> {
    let n_written = playing.n_played();
    play_rest(playing, chance)?;
    let rest = playing.played().iter().skip(n_written as usize);
    let mut told = String::new();
    for played in rest {
        let _ = writeln!(told, "{} {}", played.seat, played.text);
    }
    told.push_str(&playing.state_text());
    let outcome = playing.view(Reader::Spectator).outcome;
    let outcome = outcome.ok_or("the match has no outcome")?;
    let _ = writeln!(
        text,
        "\n== {} more moves, not written; their digest is {:016x}\noutcome: {} {:?} {:?}",
        playing.n_played() - n_written,
        digest(&told),
        outcome.ended_by,
        outcome.standings,
        outcome.scores
    );
    Ok(())
}

/// Returns a number that changes with any change of the text (FNV-1a).
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |digest, byte| {
        (digest ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

/// Writes what happened since the last call, as the judge knows it, and to
/// whom it was told differently.
fn write_events(playing: &Match, n_told: &mut usize, text: &mut String) {
    let story = playing.story(Reader::Judge, Tongue::En);
    for told in &story[*n_told..] {
        let line = format!("event {}", told.text);
        let _ = writeln!(text, "{}\n      {}", line.trim_end(), told.data);
    }
    *n_told = story.len();
}

/// Writes what every reader is shown now, until the text is full.
fn write_views(playing: &Match, seen: &mut Seen, end: usize, text: &mut String) {
    let seats = playing.game().seats().map(Reader::Seat);
    for reader in seats.chain([Reader::Spectator]) {
        if text.len() > end {
            return;
        }
        let mut view = playing.view(reader);
        let log = std::mem::take(&mut view.log);
        let mut lines = view_lines(&view);
        lines.extend(log.last().map(|it| format!("last told: {it}")));
        let before = seen.entry(reader_text(reader)).or_default();
        let _ = writeln!(text, "view of {}", reader_text(reader));
        for gone in before.iter().filter(|it| !lines.contains(it)) {
            let word = gone.split(':').next().unwrap_or(gone);
            if !lines.iter().any(|it| it.split(':').next() == Some(word)) {
                let _ = writeln!(text, "  - {gone}");
            }
        }
        for line in lines.iter().filter(|it| !before.contains(it)) {
            let _ = writeln!(text, "  {line}");
        }
        *before = lines;
    }
}
