//! Tells how fast one game is played by bots on one thread, by the path that
//! suits it or by another path of its family.
//!
//! `cargo run --release -p tapete-workshop --example speed -- block --path general`
//!
//! Of a number of matches all are played; of a time, about as many as fit. What
//! it prints is for `cargo xtask bench`.

use std::time::Instant;

use tapete_arena::{Simulation, simulate};
use tapete_game::Game;
use tapete_workshop::{find_text, load};

/// How many matches the first measurement has, where a time is given.
const MATCHES_FIRST: u64 = 16;

/// What is asked.
struct Wish {
    name: String,
    /// Another path of the family than the one that suits the game.
    path: Option<String>,
    bots: String,
    seats: Option<usize>,
    matches: Option<u64>,
    milliseconds: u64,
    seed: u64,
}

fn main() {
    let answer = wish().and_then(|wish| {
        let game = game(&wish)?;
        measure(&game, &wish)
    });
    match answer {
        Ok(text) => println!("{text}"),
        Err(problem) => {
            eprintln!("{problem}");
            std::process::exit(2);
        }
    }
}

fn wish() -> Result<Wish, String> {
    let mut wish = Wish {
        name: String::new(),
        path: None,
        bots: "random".to_owned(),
        seats: None,
        matches: None,
        milliseconds: 300,
        seed: 42,
    };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        if arg == "--bots" {
            wish.bots = args.next().unwrap_or_default();
            continue;
        }
        if arg == "--path" {
            wish.path = args.next();
            continue;
        }
        let mut number = || {
            let text = args.next().unwrap_or_default();
            text.parse::<u64>()
                .map_err(|_| format!("`{arg}` needs a whole number, not `{text}`"))
        };
        match arg.as_str() {
            "--seats" => wish.seats = Some(number()? as usize),
            "--matches" => wish.matches = Some(number()?.max(1)),
            "--milliseconds" => wish.milliseconds = number()?,
            "--seed" => wish.seed = number()?,
            _ => wish.name = arg,
        }
    }
    if wish.name.is_empty() {
        return Err("say which game: `speed block`".to_owned());
    }
    Ok(wish)
}

/// Compiles the game, for the path that is asked.
fn game(wish: &Wish) -> Result<Game, String> {
    let text = find_text(&wish.name).map_err(|problem| format!("{}: {problem:?}", wish.name))?;
    let mut read = |name: &str, _: &str| std::fs::read_to_string(name).map_err(|it| it.to_string());
    let loaded = load(&text, &[], wish.seats, &mut read);
    let game = match &wish.path {
        None => loaded.game,
        Some(path) => loaded.game_by(path, wish.seats),
    };
    game.ok_or_else(|| {
        let shown = tapete_lang::plain(&loaded.problems, &loaded.sources, tapete_lang::Tongue::En);
        format!("{} gives no game\n{shown}", wish.name)
    })
}

/// Plays, and says how fast as one JSON object.
fn measure(game: &Game, wish: &Wish) -> Result<String, String> {
    let enough = wish.milliseconds as f64 / 1000.0;
    let mut matches = wish.matches.unwrap_or(MATCHES_FIRST);
    let bots: Vec<String> = wish.bots.split(',').map(str::to_owned).collect();
    loop {
        let options = Simulation {
            matches,
            seed: wish.seed,
            threads: 1,
        };
        let start = Instant::now();
        let tally = simulate(game, &bots, &options, &|_| {})
            .map_err(|problem| format!("{}: {problem}", wish.name))?;
        let seconds = start.elapsed().as_secs_f64().max(1e-9);
        if wish.matches.is_none() && seconds < 0.7 * enough {
            // The first matches are slower than the rest: not too far at once.
            let growth = (enough / seconds).clamp(1.5, 16.0);
            matches = (matches as f64 * growth) as u64;
            continue;
        }
        let matches = matches as f64;
        let turns = tally.turns.mean() * matches;
        return Ok(format!(
            "{{\"matches\":{matches},\"seconds\":{seconds:.4},\"matches_per_second\":{:.1},\
             \"turns\":{turns:.0},\"turns_per_second\":{:.1},\"microseconds_per_turn\":{:.4}}}",
            matches / seconds,
            turns / seconds,
            seconds / turns.max(1.0) * 1e6,
        ));
    }
}
