//! A bounded fuzz run: thousands of texts that nobody wrote, from a fixed seed.
//!
//! Whatever a text or a file says, reading, telling its problems and formatting
//! it panic nothing; whatever compiles is played to its end without losing a
//! piece, and a sample of it keeps the laws and the secrets.

mod ccg;
mod compose;
mod duel;
mod files;
mod galaxy;
mod invent;
mod mutate;
mod script;
mod whole;

use std::panic::{AssertUnwindSafe, catch_unwind};

use libtest_mimic::{Failed, Trial};
use tapete_game::{Chance, Game, Piece, Reader, Seed, Shape, View, laws};
use tapete_lang::{Code, Severity, Tongue, lex, plain, render, to_json};
use tapete_workshop::{Loaded, Text, load};

/// How many texts each trial reads.
const TEXTS: u64 = 2_500;

/// The same for texts of cards, whose matches are long.
const CARD_TEXTS: u64 = 2_500;

/// The longest match that is followed; shipped games may last longer.
const MOVES_MAX: u32 = 150;

/// Of the texts that compile, every so many is held against the laws.
const LAWS_EVERY: u64 = 60;

/// Laws follow a match to its end, so longer ones are left out.
const LAWS_MOVES_MAX: u32 = 200;

/// The name of a text, and of a file that holds a script and nothing else.
const TEXT: &str = "fuzz.tapete";
const SCRIPT: &str = "fuzz.duel";
const DIALECT: &str = "fuzz.ccg";

/// How many texts of invented clauses must give a game, or nothing is tested.
const GAMES_MIN: u64 = TEXTS / 100;

/// Makes the trials.
pub fn trials() -> Vec<Trial> {
    vec![
        Trial::test("fuzz::a-shipped-game-with-mistakes-breaks-nothing", || {
            run(TEXT, mutate::text, 0)
        }),
        Trial::test("fuzz::clauses-put-together-at-random-break-nothing", || {
            run(TEXT, invent::text, GAMES_MIN)
        }),
        Trial::test("fuzz::a-file-with-mistakes-breaks-nothing", || {
            run(TEXT, files::mutated, GAMES_MIN)
        }),
        Trial::test("fuzz::files-put-together-at-random-break-nothing", || {
            run(TEXT, files::invented, GAMES_MIN)
        }),
        Trial::test("fuzz::a-script-with-mistakes-breaks-nothing", || {
            run(SCRIPT, duel::script, 0)
        }),
        Trial::test("fuzz::cards-with-mistakes-break-nothing", || {
            run(TEXT, duel::cards, GAMES_MIN)
        }),
        Trial::test("fuzz::bytes-that-nobody-wrote-break-nothing", || {
            run(SCRIPT, duel::bytes, 0)?;
            run(TEXT, duel::bytes, 0)
        }),
        Trial::test(
            "fuzz::cards-in-sentences-with-mistakes-break-nothing",
            || run(TEXT, ccg::cards, GAMES_MIN),
        ),
        Trial::test("fuzz::cards-put-together-at-random-break-nothing", || {
            run_some(TEXT, ccg::text, CARD_TEXTS, GAMES_MIN)
        }),
        Trial::test("fuzz::the-dialect-with-mistakes-breaks-nothing", || {
            run_some(DIALECT, ccg::dialect, CARD_TEXTS, 0)
        }),
        Trial::test("fuzz::composed-games-are-played-to-their-end", whole::run),
        Trial::test("fuzz::shipped-games-keep-their-pieces", whole::shipped),
    ]
}

fn run(name: &str, make: fn(&mut Chance) -> String, games_min: u64) -> Result<(), Failed> {
    run_some(name, make, TEXTS, games_min)
}

fn run_some(
    name: &str,
    make: fn(&mut Chance) -> String,
    n_texts: u64,
    games_min: u64,
) -> Result<(), Failed> {
    let mut n_games = 0;
    for number in 0..n_texts {
        let text = make(&mut Chance::new(Seed::new(number)));
        let tried = catch_unwind(AssertUnwindSafe(|| whole_way(name, &text, number, n_games)));
        match tried.unwrap_or_else(|_| Err("it panics".to_owned())) {
            Ok(is_game) => n_games += u64::from(is_game),
            Err(problem) => return Err(format!("text {number}: {problem}\n{text}").into()),
        }
    }
    if n_games < games_min {
        return Err(format!("only {n_games} of {n_texts} texts gave a game").into());
    }
    Ok(())
}

/// Takes one text through everything; tells whether it gave a game.
fn whole_way(name: &str, text: &str, number: u64, n_games: u64) -> Result<bool, String> {
    let loaded = read_as(name, text);
    tell(&loaded)?;
    if let Some(canonical) = formatted(name, text) {
        keeps_meaning(name, text, &canonical, &loaded)?;
    }
    let Some(game) = &loaded.game else {
        return Ok(false);
    };
    let seed = Seed::new(number);
    play(game, seed)?;
    if n_games.is_multiple_of(LAWS_EVERY) && game.moves_max() <= LAWS_MOVES_MAX {
        laws::keep(game, seed).map_err(|it| it.to_string())?;
        laws::secrets(game, seed).map_err(|it| it.to_string())?;
    }
    Ok(true)
}

fn read(text: &str) -> Loaded {
    read_as(TEXT, text)
}

fn read_as(name: &str, text: &str) -> Loaded {
    let main = Text::new(name, text);
    load(
        &main,
        &[],
        None,
        &mut |_, _| Err("there is none".to_owned()),
    )
}

/// Tells the problems in every form; each must point into the text.
fn tell(loaded: &Loaded) -> Result<(), String> {
    let Loaded {
        problems, sources, ..
    } = loaded;
    for tongue in [Tongue::En, Tongue::Es] {
        let shown = plain(problems, sources, tongue) + &render(problems, sources, tongue, false);
        // Signs without a shape are shown by their numbers.
        let shown = shown.replace("\\u{", "\\u");
        for unfilled in ["{0}", "{1}", "{2}"] {
            let in_text = (0..sources.len()).any(|it| {
                sources
                    .text(tapete_lang::FileId(it as u16))
                    .contains(unfilled)
            });
            if shown.contains(unfilled) && !in_text {
                return Err(format!("a message lacks its {unfilled}:\n{shown}"));
            }
        }
        for problem in to_json(problems, sources, tongue) {
            let begins = (problem.line, problem.column);
            let ends = (problem.end.line, problem.end.column);
            if problem.message.is_empty() || ends < begins {
                return Err(format!("a problem points nowhere: {problem:?}"));
            }
        }
    }
    if loaded.game.is_some() == problems.has_errors() && loaded.players.is_some() {
        return Err("a text gives a game exactly if it has no errors".to_owned());
    }
    Ok(())
}

fn formatted(name: &str, text: &str) -> Option<String> {
    tapete_workshop::format(name, text).ok()
}

fn keeps_meaning(name: &str, text: &str, canonical: &str, loaded: &Loaded) -> Result<(), String> {
    if formatted(name, canonical).as_deref() != Some(canonical) {
        return Err(format!("formatting is not stable:\n{canonical}"));
    }
    let comments = |it: &str| lex(it).iter().filter(|it| it.kind.is_comment()).count();
    if comments(text) != comments(canonical) {
        return Err(format!("formatting loses a comment:\n{canonical}"));
    }
    let again = read_as(name, canonical);
    // A file that says something twice loses its warning with the second, one that
    // leaves a key out has it then, and a script is laid out as it is read.
    let is_file = name == SCRIPT || name == DIALECT || text.trim_start().starts_with('{');
    let n_problems = |it: &Loaded| {
        let all = it.problems.sorted();
        // Notes are about the form.
        let counted = |code: &Code| match code.severity {
            Severity::Error => true,
            Severity::Warning => !is_file,
            Severity::Note => false,
        };
        all.iter().filter(|it| counted(it.code)).count()
    };
    let same =
        again.game.is_some() == loaded.game.is_some() && n_problems(&again) == n_problems(loaded);
    if !same {
        return Err(format!("formatting changes what it says:\n{canonical}"));
    }
    Ok(())
}

/// Plays a random match; every piece stays somewhere.
fn play(game: &Game, seed: Seed) -> Result<(), String> {
    let mut chance = Chance::quick(seed.for_seat(0));
    let mut playing = game.start(seed);
    let n_pieces = |playing: &tapete_game::Match| lasting(&playing.view(Reader::Judge)).count();
    let mut n_at_first = n_pieces(&playing);
    while !playing.is_over() && playing.n_played() < MOVES_MAX {
        let seat = playing.turn().seats().first();
        let seat = seat.ok_or("nobody must act, and the match is not over")?;
        let moves = playing.moves(seat);
        let index = chance.below(moves.len() as u32) as usize;
        let chosen = moves.get(index).ok_or("a seat must act and has no move")?;
        let played = playing.play(seat, chosen);
        played.map_err(|it| format!("`{chosen}` is listed and refused: {it}"))?;
        if playing.n_played().is_multiple_of(16) || playing.is_over() {
            let n_now = n_pieces(&playing);
            // Before decks are chosen, nothing is on the table.
            if n_at_first == 0 {
                n_at_first = n_now;
            }
            if n_now != n_at_first {
                return Err(format!("{n_at_first} pieces have become {n_now}"));
            }
        }
    }
    if playing.is_over() && playing.outcome().is_none() {
        return Err("the match is over without an outcome".to_owned());
    }
    Ok(())
}

/// Lists the pieces that stay as long as the match does; fleets and cards of
/// an urn come and go.
fn lasting(view: &View) -> impl Iterator<Item = &Piece> {
    let pieces = view.zones.iter().flat_map(|it| &it.pieces);
    pieces.filter(|it| !matches!(it.shape, Shape::Mover | Shape::Card))
}

/// Returns one of some things.
fn one_of<T: Copy>(things: &[T], chance: &mut Chance) -> Option<T> {
    let index = chance.below(things.len() as u32) as usize;
    things.get(index).copied()
}
