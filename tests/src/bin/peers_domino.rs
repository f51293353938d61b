//! Reads the lines of `tests/peers/domino/lines.py` and compares each with our games.

use std::collections::BTreeMap;
use std::io::BufRead;
use std::process::ExitCode;

use tapete_game::Game;
use tapete_suite::peers::{Comparison, Line, our_game};

fn main() -> ExitCode {
    match compare() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn compare() -> Result<bool, String> {
    let mut games: BTreeMap<String, (Game, Comparison)> = BTreeMap::new();
    for text in std::io::stdin().lock().lines() {
        let text = text.map_err(|error| format!("cannot read the lines: {error}"))?;
        let line = Line::read(&text)?;
        if !games.contains_key(&line.game) {
            let game = our_game(&line.game)?;
            games.insert(line.game.clone(), (game, Comparison::default()));
        }
        if let Some((game, comparison)) = games.get_mut(&line.game) {
            comparison.add(game, &line, &text);
        }
    }
    if games.is_empty() {
        return Err("there was no line; run this with `cargo xtask peers domino`".to_owned());
    }
    for (name, (_, comparison)) in &games {
        println!("{name}\n{comparison}");
    }
    Ok(games.values().all(|(_, it)| it.n_mismatches == 0))
}
