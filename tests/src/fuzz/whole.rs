//! Composed games, each followed to its very end.
//!
//! A text is refused with a reason, or its game ends within its own limit; on
//! the way no tile or planet is lost or doubled, every move has a text of its own that
//! plays it, and a seat that must act always can. A game that hangs is named,
//! too: games are played in a thread that is watched. `FUZZ_GAMES=200000` plays
//! more of them, `FUZZ_FROM=5000` begins at another text.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use libtest_mimic::Failed;
use tapete_game::{Chance, Game, Match, Reader, Seed, laws};

use super::{compose, duel, galaxy, lasting, read, tell};
use crate::games::{Named, all_shipped};

/// How many texts are composed.
const TEXTS: u64 = 2_500;

/// Of the texts, one of so many is a galaxy, and as many are duels.
const GALAXIES_EVERY: u64 = 4;

/// One in so many must give a game, or nothing is tested.
const GAMES_SHARE: u64 = 4;

/// How long one text may take before it counts as hanging.
const PATIENCE: Duration = Duration::from_secs(60);

/// Of the texts, every so many is held against the laws of play, and as many
/// against those of secrecy; no multiple of [`GALAXIES_EVERY`], so that all kinds
/// of texts have their turn.
const LAWS_EVERY: u64 = 41;

/// The pieces of large sets, and of late positions, are counted only now and
/// then.
const COUNTED_MAX: usize = 120;
const COUNTED_UNTIL: u32 = 60;

/// What the watched thread tells.
enum News {
    Begun(u64),
    Wrong(String),
    Done { n_games: u64 },
}

/// Composes texts and plays their games.
pub(super) fn run() -> Result<(), Failed> {
    let asked = |name: &str| std::env::var(name).ok()?.parse::<u64>().ok();
    let from = asked("FUZZ_FROM").unwrap_or(0);
    let n_texts = asked("FUZZ_GAMES").unwrap_or(TEXTS);
    let (teller, news) = channel();
    thread::spawn(move || play_all(from..from + n_texts, &teller));
    let mut current = 0;
    loop {
        match news.recv_timeout(PATIENCE) {
            Ok(News::Begun(number)) => current = number,
            Ok(News::Wrong(problem)) => return Err(problem.into()),
            Ok(News::Done { n_games }) if n_games * GAMES_SHARE < n_texts => {
                return Err(format!("only {n_games} of {n_texts} texts gave a game").into());
            }
            Ok(News::Done { .. }) => return Ok(()),
            Err(RecvTimeoutError::Timeout) => {
                let text = text(current);
                return Err(format!("text {current} hangs:\n{text}").into());
            }
            Err(RecvTimeoutError::Disconnected) => {
                return Err(format!("text {current} ended the thread").into());
            }
        }
    }
}

/// Plays every shipped game with the same care.
pub(super) fn shipped() -> Result<(), Failed> {
    for Named { name, game, .. } in all_shipped()? {
        let seed = Seed::new(5);
        let view = game.start(seed).view(Reader::Judge);
        let is_unlisted = view.facts.iter().any(|it| it.name == "undealt");
        play(&game, seed, is_unlisted).map_err(|it| format!("{name}: {it}"))?;
    }
    Ok(())
}

fn text(number: u64) -> String {
    let mut chance = Chance::new(Seed::new(number));
    match number % GALAXIES_EVERY {
        0 => galaxy::text(&mut chance),
        2 => duel::text(&mut chance),
        _ => compose::text(&mut chance),
    }
}

/// Plays the games of many texts, until one of them goes wrong.
fn play_all(numbers: std::ops::Range<u64>, teller: &Sender<News>) {
    let mut n_games = 0;
    for number in numbers {
        let text = text(number);
        // Nobody may listen any more; then there is nothing left to tell.
        let _ = teller.send(News::Begun(number));
        match tried(&text, number) {
            Ok(is_game) => n_games += u64::from(is_game),
            Err(problem) => {
                let small = shrunk(&text, number);
                let told = format!("text {number}: {problem}\n{small}");
                let _ = teller.send(News::Wrong(told));
                return;
            }
        }
    }
    let _ = teller.send(News::Done { n_games });
}

/// Takes one text to the end of its game; tells whether it has one.
fn tried(text: &str, number: u64) -> Result<bool, String> {
    catch_unwind(AssertUnwindSafe(|| whole(text, number)))
        .unwrap_or_else(|_| Err("it panics".to_owned()))
}

/// Leaves out every line without which the text still goes wrong.
fn shrunk(text: &str, number: u64) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let mut index = lines.len();
    while index > 1 {
        index -= 1;
        let mut fewer = lines.clone();
        fewer.remove(index);
        if tried(&fewer.join("\n"), number).is_err() {
            lines = fewer;
        }
    }
    lines.join("\n")
}

fn whole(text: &str, number: u64) -> Result<bool, String> {
    let loaded = read(text);
    tell(&loaded)?;
    let Some(game) = &loaded.game else {
        return Ok(false);
    };
    let seed = Seed::new(number);
    let finished = play(game, seed, text.contains(compose::UNLISTED))?;
    replays(game, &finished)?;
    match number % LAWS_EVERY {
        0 => laws::keep(game, seed).map_err(|it| it.to_string())?,
        1 => laws::secrets(game, seed).map_err(|it| it.to_string())?,
        _ => {}
    }
    Ok(true)
}

/// Plays a random match to its end. Of a set too large to be listed, nobody
/// sees what is not dealt.
fn play(game: &Game, seed: Seed, is_unlisted: bool) -> Result<Match, String> {
    let mut chance = Chance::quick(seed.for_seat(0));
    let mut playing = game.start(seed);
    let mut pieces = all_pieces(&playing)?;
    while !playing.is_over() {
        if playing.n_played() > game.moves_max() {
            return Err(format!("it goes on after {} moves", playing.n_played()));
        }
        let seat = playing.turn().seats().first();
        let seat = seat.ok_or("nobody must act, and the match is not over")?;
        let moves = playing.moves(seat);
        let mut sorted: Vec<&String> = moves.iter().collect();
        sorted.sort_unstable();
        if let Some(twice) = sorted.windows(2).find(|it| it[0] == it[1]) {
            return Err(format!("two moves are called `{}`", twice[0]));
        }
        let index = chance.below(moves.len() as u32) as usize;
        let chosen = moves.get(index).ok_or("a seat must act and has no move")?;
        let played = playing.play(seat, chosen);
        played.map_err(|it| format!("`{chosen}` is listed and refused: {it}"))?;
        let last = playing.played().last().map(|it| it.text.as_str());
        if last != Some(chosen) {
            return Err(format!("`{chosen}` plays {last:?}"));
        }
        let n_pieces: usize = pieces.values().sum();
        let is_close = n_pieces < COUNTED_MAX && playing.n_played() < COUNTED_UNTIL;
        if is_close || playing.n_played().is_multiple_of(32) || playing.is_over() {
            let now = all_pieces(&playing)?;
            // Before decks are chosen, nothing is on the table.
            if is_unlisted || pieces.is_empty() {
                pieces = now;
            } else if now != pieces {
                return Err(format!(
                    "after {} moves {n_pieces} pieces have become {}",
                    playing.n_played(),
                    now.values().sum::<usize>()
                ));
            }
        }
    }
    if playing.outcome().is_none() {
        return Err("the match is over without an outcome".to_owned());
    }
    Ok(playing)
}

/// Counts the pieces of each kind, wherever they lie; no piece lies twice.
fn all_pieces(playing: &Match) -> Result<HashMap<Vec<String>, usize>, String> {
    let view = playing.view(Reader::Judge);
    let all = view.zones.iter().flat_map(|it| &it.pieces);
    let mut ids: Vec<&str> = all.map(|it| it.id.as_str()).collect();
    ids.sort_unstable();
    if let Some(twice) = ids.windows(2).find(|it| it[0] == it[1]) {
        return Err(format!("{} lies in two places", twice[0]));
    }
    let mut counts = HashMap::new();
    for piece in lasting(&view) {
        // The name of a piece stays, its figures change; a tile may be turned.
        let mut faces = piece.faces.clone();
        if faces.is_empty() {
            faces.extend(piece.called());
        }
        faces.sort_unstable();
        *counts.entry(faces).or_default() += 1;
    }
    Ok(counts)
}

/// Plays the same moves with the same luck: everything is the same.
fn replays(game: &Game, finished: &Match) -> Result<(), String> {
    let seed = finished.seed().ok_or("a match without a seed")?;
    let mut again = game.start(seed);
    for played in finished.played() {
        again
            .play(played.seat, &played.text)
            .map_err(|it| format!("`{}` is refused in the replay: {it}", played.text))?;
    }
    if again.truth() != finished.truth() {
        return Err("the replay is another match".to_owned());
    }
    Ok(())
}
