//! The games that trials play: those that we ship, and small ones whose every
//! deal can be counted.

use std::path::Path;

use libtest_mimic::{Failed, Trial};
use tapete_game::Game;
use tapete_workshop::{Text, load, shipped, shipped_games};

use crate::golden::{files, project_file, read, shown};

/// A game under a name that tells trials apart, such as `draw/3`.
pub struct Named {
    /// The file's name, and how many play where the game leaves that open.
    pub name: String,
    /// The game.
    pub game: Game,
}

/// Compiles a text for that many seats, or says what is wrong with it.
pub fn compile(name: &str, text: &str, n_seats: Option<usize>) -> Result<Game, String> {
    let loaded = load(&Text::new(name, text), &[], n_seats, &mut project_file);
    loaded.game.ok_or_else(|| {
        let problems =
            tapete_lang::plain(&loaded.problems, &loaded.sources, tapete_lang::Tongue::En);
        format!("{name} gives no game:\n{problems}")
    })
}

/// Compiles a text for the smallest and the largest number of players that it
/// allows.
fn both_sizes(name: &str, path: &str, text: &str) -> Result<Vec<Named>, String> {
    let loaded = load(&Text::new(path, text), &[], None, &mut project_file);
    let sizes = match loaded.players {
        Some(sizes) if sizes.start() < sizes.end() => sizes,
        _ => {
            let game = compile(path, text, None)?;
            return Ok(vec![Named {
                name: name.to_owned(),
                game,
            }]);
        }
    };
    [*sizes.start(), *sizes.end()]
        .into_iter()
        .map(|n_seats| {
            Ok(Named {
                name: format!("{name}/{n_seats}"),
                game: compile(path, text, Some(n_seats))?,
            })
        })
        .collect()
}

/// Compiles every shipped game, for the smallest and the largest number of
/// players.
pub fn all_shipped() -> Result<Vec<Named>, String> {
    let mut games = Vec::new();
    for it in shipped_games() {
        games.extend(both_sizes(it.name, it.path, it.text)?);
    }
    Ok(games)
}

/// Compiles the small games of `tests/small`.
pub fn all_small() -> Result<Vec<Named>, String> {
    let mut games = Vec::new();
    for path in files("tests/small", "tapete") {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        games.extend(both_sizes(&stem, &shown(&path), &read(&path)?)?);
    }
    Ok(games)
}

/// Makes the trials that every file in `games/` is shipped and is well.
pub fn trials() -> Vec<Trial> {
    let mut trials: Vec<Trial> = shipped()
        .iter()
        .map(|it| {
            Trial::test(
                format!("game::{}-has-no-problem-and-is-formatted", it.name),
                || well(it.path, it.text),
            )
        })
        .collect();
    trials.push(Trial::test("game::every-file-in-games-is-shipped", || {
        let in_games = files("games", "tapete");
        for path in &in_games {
            let name = shown(path);
            if !shipped().iter().any(|it| it.path == name) {
                return Err(format!("{name} is not in the program; build it again").into());
            }
        }
        if in_games.is_empty() {
            return Err("there is no game in games/".into());
        }
        Ok(())
    }));
    trials
}

fn well(path: &str, text: &str) -> Result<(), Failed> {
    let loaded = load(&Text::new(path, text), &[], None, &mut project_file);
    let problems = tapete_lang::plain(&loaded.problems, &loaded.sources, tapete_lang::Tongue::En);
    if !problems.is_empty() {
        return Err(problems.into());
    }
    let mut sources = tapete_lang::Sources::new();
    let file = sources.add(path, text);
    match tapete_lang::format(&sources, file) {
        Ok(formatted) if formatted == text => Ok(()),
        Ok(_) => {
            let file = Path::new(path).display();
            Err(format!("not in canonical form; run `cargo run -- fmt {file}`").into())
        }
        Err(_) => Err("cannot be formatted".into()),
    }
}
