//! Tells how many bytes a view has, and how many the changes that one move
//! makes to it, as JSON: for one game of each family, or the games that are
//! named, played by random moves.
//!
//! `cargo run --release -p tapete-workshop --example views -- block archipelago`
//!
//! The figures of the shipped games are in docs/notes/views.md.

use tapete_game::{Chance, Game, Match, Names, Reader, Seat, Seed, Tongue, View, apply, changes};
use tapete_workshop::{FAMILIES, load, shipped_games, shipped_reader, shipped_text};

/// How many matches of a game are measured.
const MATCHES: u64 = 4;

/// The most moves of a match that are measured.
const MOVES_MAX: u32 = 400;

fn main() {
    let mut names: Vec<String> = std::env::args().skip(1).collect();
    if names.is_empty() {
        names = first_games();
    }
    println!(
        "| game | family | view: median | most | changes: median | nine of ten below | most | moves |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for name in names {
        match measure(&name) {
            Ok(line) => println!("{line}"),
            Err(problem) => {
                eprintln!("{problem}");
                std::process::exit(2);
            }
        }
    }
}

/// Returns the first shipped game of each family.
fn first_games() -> Vec<String> {
    let of = |family: &str| {
        shipped_games().find(|it| {
            let loaded = load_shipped(it.name);
            loaded.is_ok_and(|game| game.family() == family)
        })
    };
    let each = FAMILIES.iter().filter_map(|it| of(it.name));
    each.map(|it| it.name.to_owned()).collect()
}

fn load_shipped(name: &str) -> Result<Game, String> {
    let text = shipped_text(name).map_err(|it| format!("{name}: {it:?}"))?;
    let loaded = load(&text, &[], None, &mut shipped_reader(Tongue::En));
    loaded
        .game
        .ok_or_else(|| format!("{name}: its text makes no game"))
}

fn measure(name: &str) -> Result<String, String> {
    let game = load_shipped(name)?;
    let mut views = Vec::new();
    let mut steps = Vec::new();
    let mut n_moves = 0;
    for index in 0..MATCHES {
        let mut playing = game.start(Seed { seed: 1, index });
        let names = game.seats().map(|seat| format!("Player {}", seat.0 + 1));
        playing.name_players(Names::new(names));
        n_moves += follow(&mut playing, index, &mut views, &mut steps)?;
    }
    views.sort_unstable();
    steps.sort_unstable();
    let at = |sorted: &[usize], share: usize| {
        let index = (sorted.len().saturating_sub(1)) * share / 100;
        sorted.get(index).copied().unwrap_or_default()
    };
    Ok(format!(
        "| {name} | {} | {} | {} | {} | {} | {} | {n_moves} |",
        game.family(),
        at(&views, 50),
        at(&views, 100),
        at(&steps, 50),
        at(&steps, 90),
        at(&steps, 100),
    ))
}

/// Plays a match at random and measures what each seat and a spectator get.
fn follow(
    playing: &mut Match,
    luck: u64,
    views: &mut Vec<usize>,
    steps: &mut Vec<usize>,
) -> Result<u32, String> {
    let mut chance = Chance::quick(luck);
    let readers: Vec<Reader> = Seat::all(playing.game().n_seats())
        .map(Reader::Seat)
        .chain([Reader::Spectator])
        .collect();
    let mut seen: Vec<View> = readers.iter().map(|it| playing.view(*it)).collect();
    while let Some(seat) = playing.turn().seats().first() {
        if playing.n_played() >= MOVES_MAX {
            break;
        }
        let n_listed = playing.moves(seat).len();
        let index = chance.below(u32::try_from(n_listed).unwrap_or(u32::MAX)) as usize;
        let played = playing.play_nth(seat, index);
        played.map_err(|it| format!("a listed move is refused: {it}"))?;
        for (reader, old) in readers.iter().zip(&mut seen) {
            let new = playing.view(*reader);
            let changed = changes(old, &new);
            if apply(old, &changed) != new {
                return Err("the changes do not lead to the new view".to_owned());
            }
            views.push(bytes(&new)?);
            steps.push(bytes(&changed)?);
            *old = new;
        }
    }
    Ok(playing.n_played())
}

fn bytes(data: &impl serde::Serialize) -> Result<usize, String> {
    let text = serde_json::to_string(data).map_err(|it| it.to_string())?;
    Ok(text.len())
}
