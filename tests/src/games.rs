//! The games that trials play: those that we ship, and small ones whose every
//! deal can be counted.

use std::path::Path;

use libtest_mimic::{Failed, Trial};
use tapete_game::{Game, Seed};
use tapete_lang::lex;
use tapete_workshop::{FAMILIES, Text, load, shipped, shipped_games};

use crate::golden::{files, project_file, read, shown};

/// A game under a name that tells trials apart, such as `draw/3`.
pub struct Named {
    /// The file's name, and how many play where the game leaves that open.
    pub name: String,
    /// The game.
    pub game: Game,
    /// Where its text stands, from the root of the project.
    path: String,
    text: String,
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
    let named = |name, game| Named {
        name,
        game,
        path: path.to_owned(),
        text: text.to_owned(),
    };
    let sizes = match loaded.players {
        Some(sizes) if sizes.start() < sizes.end() => sizes,
        _ => {
            let game = compile(path, text, None)?;
            return Ok(vec![named(name.to_owned(), game)]);
        }
    };
    [*sizes.start(), *sizes.end()]
        .into_iter()
        .map(|n_seats| {
            let game = compile(path, text, Some(n_seats))?;
            Ok(named(format!("{name}/{n_seats}"), game))
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

/// How much is looked at in a match, in bytes of states: those of all moves,
/// once for every seat.
const FOLLOWED_BYTES: usize = 110_000_000;

/// How many turns of a card game are followed: each has many moves, and all
/// that a hand hides is tried at each.
const CARD_TURNS: u64 = 4;

impl Named {
    /// Tells whether the game begins in the middle of a match.
    pub fn is_puzzle(&self) -> bool {
        self.path.contains("/puzzles/")
    }

    /// Returns the game, or the same with so few turns that a random match can
    /// be followed: hundreds of planets and ten seats are much to look at.
    pub fn followed(&self) -> Result<Game, String> {
        let (mut n_bytes, mut turns) = looked_at(&self.game)?;
        let mut game = self.game.clone();
        if self.game.family() == "ccg" && turns > CARD_TURNS {
            turns = CARD_TURNS;
            game = compile(&self.path, &with_limit(&self.text, turns), None)?;
            n_bytes = looked_at(&game)?.0;
        }
        while n_bytes > FOLLOWED_BYTES && turns > 1 {
            turns /= 2;
            let shortened = with_limit(&self.text, turns);
            game = compile(&self.path, &shortened, Some(self.game.n_seats()))?;
            n_bytes = looked_at(&game)?.0;
        }
        Ok(game)
    }
}

/// Plays a random match and returns how much there is to look at, and how many
/// turns it has.
fn looked_at(game: &Game) -> Result<(usize, u64), String> {
    let seed = Seed::new(3);
    let mut bots =
        tapete_bots::team(game, &["random".to_owned()]).map_err(|error| error.to_string())?;
    for (seat, bot) in game.seats().zip(&mut bots) {
        bot.start(seat, seed.for_seat(seat.index()));
    }
    let mut playing = game.start_silent(seed);
    playing
        .play_out(&mut bots)
        .map_err(|error| error.to_string())?;
    let n_moves = playing.n_played() as usize;
    let n_bytes = n_moves * game.n_seats() * playing.state_text().len();
    Ok((n_bytes, playing.n_turns()))
}

/// Writes a text with another `turn_limit`, which card games call `turns_max`.
fn with_limit(text: &str, turns: u64) -> String {
    let limit = |it: &str| {
        let kinds = FAMILIES.iter().flat_map(|it| it.vocabulary.kinds);
        let mut words = kinds.flat_map(|it| it.clauses).map(|it| &it.word);
        words.any(|word| ["turn_limit", "turns_max"].contains(&word.name) && word.is(it))
    };
    let game = |it: &str| {
        FAMILIES.iter().any(|family| {
            let mut kinds = family.vocabulary.kinds.iter();
            kinds.any(|kind| kind.word.name == family.game_kind && kind.word.is(it))
        })
    };
    let pieces: Vec<&str> = lex(text)
        .iter()
        .map(|it| text.get(it.span.range()).unwrap_or(""))
        .collect();
    let said = pieces.iter().position(|it| limit(it));
    let is_cards = pieces.contains(&"CardGame");
    let mut changed = String::new();
    let mut wants_name = false;
    for (index, piece) in pieces.iter().enumerate() {
        let is_number = piece.bytes().all(|it| it.is_ascii_digit());
        if said.is_some_and(|said| index == said + 2) && is_number {
            changed.push_str(&turns.to_string());
            continue;
        }
        changed.push_str(piece);
        wants_name |= said.is_none() && game(piece);
        if wants_name && piece.starts_with('"') {
            let limit = if is_cards { "turns_max" } else { "turn_limit" };
            changed.push_str(&format!(" {limit} {turns}"));
            wants_name = false;
        }
    }
    changed
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
    match tapete_workshop::format(path, text) {
        Ok(formatted) if formatted == text => Ok(()),
        Ok(_) => {
            let file = Path::new(path).display();
            Err(format!("not in canonical form; run `cargo run -- fmt {file}`").into())
        }
        Err(_) => Err("cannot be formatted".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_changed_or_added() {
        let said = "// turns\nnew Galaxy called \"X\"\n  turn_limit 100 neutrals 5";
        let changed = "// turns\nnew Galaxy called \"X\"\n  turn_limit 7 neutrals 5";
        assert_eq!(with_limit(said, 7), changed);
        let unsaid = "new Galaxy called \"X\"\n  neutrals 5";
        let added = "new Galaxy called \"X\" turn_limit 7\n  neutrals 5";
        assert_eq!(with_limit(unsaid, 7), added);
        let spanish = "nueva Galaxia llamada \"X\" límite_de_turnos 40";
        let changed = "nueva Galaxia llamada \"X\" límite_de_turnos 7";
        assert_eq!(with_limit(spanish, 7), changed);
    }
}
