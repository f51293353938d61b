//! The cards that we ship: every script keeps its bounds, every deck is legal,
//! and no power is dead.

use libtest_mimic::{Failed, Trial};
use tapete_game::{Game, Seat, Seed};
use tapete_lang::Tongue;
use tapete_workshop::{Loaded, Text, load, shipped, shipped_reader};

use crate::games::compile;

/// Where the cards lie.
const FOLDER: &str = "games/duel/cards/";

/// The set that we designed: at least so many monsters, powers and decks.
const SET: &str = "games/duel/cards/decks.tapete";
const MONSTERS_MIN: usize = 40;
const POWERS_MIN: usize = 90;
const DECKS_MIN: usize = 10;

/// The one card that cannot be played, as the original had it for trying things
/// out.
const NEVER: &str = "nunca";

/// The elements of the monsters in front, own and enemy.
const ELEMENTS: &[&str] = &["Planta", "Agua", "Fuego", "Aire", "Tierra"];

/// Positions in which a power may be playable: each is a list of lines.
const POSITIONS: &[&[&str]] = &[
    &[],
    &["life 1 Uno 30"],
    &["life 0 Uno 10"],
    &["life 0 Uno 10", "life 1 Uno 30", "round 9"],
    &["state 1 Uno poisoned"],
    &["state 1 Uno burned 3"],
    &["state 1 Uno frozen 3"],
    &["state 1 Uno asleep 3"],
    &["state 1 Uno shield 30"],
    &["state 0 Uno poisoned"],
    &["state 0 Uno burned 3"],
    &["state 0 Uno shield 30"],
    &["dead 0 Dos"],
    &["dead 0 Dos", "dead 0 Tres"],
    &["dead 1 Dos", "dead 1 Tres"],
    &["formation 0 Dos, Tres, Uno"],
    &["energy 1 0", "hand 1"],
];

/// Makes the trials.
pub fn trials() -> Vec<Trial> {
    let texts = shipped().iter().filter(|it| it.path.starts_with(FOLDER));
    let mut trials: Vec<Trial> = texts
        .map(|it| {
            let name = format!("card::every-power-of-{}-can-be-played", it.name);
            Trial::test(name, || no_power_is_dead(it.path, it.text))
        })
        .collect();
    trials.push(Trial::test(
        "card::the-set-is-as-large-as-it-should-be",
        || {
            let set = shipped().iter().find(|it| it.path == SET);
            let set = set.ok_or("there is no set of cards")?;
            let cards = cards(set.path, set.text)?.checked;
            let count = |kind| cards.of_kind(kind).count();
            let found = (count("Monster"), count("Power"), count("Deck"));
            if found.0 < MONSTERS_MIN || found.1 < POWERS_MIN || found.2 < DECKS_MIN {
                return Err(format!("{found:?} monsters, powers and decks are too few").into());
            }
            Ok(())
        },
    ));
    trials
}

/// Reads the cards of a shipped text. A script beyond its bounds or a deck that
/// is not legal would be an error.
fn cards(path: &str, text: &str) -> Result<Loaded, Failed> {
    let read = &mut shipped_reader(Tongue::En);
    let loaded = load(&Text::new(path, text), &[], None, read);
    match loaded.problems.has_errors() {
        true => Err(format!("{path} cannot be read as cards").into()),
        false => Ok(loaded),
    }
}

fn no_power_is_dead(path: &str, text: &str) -> Result<(), Failed> {
    let cards = cards(path, text)?;
    let mut dead = Vec::new();
    let powers = cards.checked.of_kind("Power");
    let powers = powers.filter_map(|it| it.name());
    for power in powers.filter(|it| *it != NEVER) {
        if !is_played_somewhere(path, power)? {
            dead.push(power);
        }
    }
    if dead.is_empty() {
        return Ok(());
    }
    let dead = dead.join(", ");
    Err(format!("no position was found in which these can be played: {dead}").into())
}

fn is_played_somewhere(path: &str, power: &str) -> Result<bool, Failed> {
    for element in ELEMENTS {
        let game = with_power(path, power, element)?;
        for lines in POSITIONS {
            if is_played(&game, power, lines)? {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// Makes a game in which every card is that power.
fn with_power(path: &str, power: &str, element: &str) -> Result<Game, Failed> {
    let powers = format!("powers \"{power}\", \"{power}\", \"{power}\", \"{power}\"\n");
    let text = format!(
        "include \"{path}\"\n\
         new Monster called \"Uno\" is {element} with_life 150 with_attack 40\n\
         new Monster called \"Dos\" is Fuego with_life 150 with_attack 40\n\
         new Monster called \"Tres\" is Agua with_life 150 with_attack 40\n\
         new Deck called \"Tried\" monsters \"Uno\", \"Dos\", \"Tres\"\n\
         {powers}{powers}{powers}\
         new Duel called \"Tried\" uses \"Tried\" hand 3\n"
    );
    compile("tried.tapete", &text, None).map_err(Failed::from)
}

fn is_played(game: &Game, power: &str, lines: &[&str]) -> Result<bool, Failed> {
    let mut playing = game.start(Seed::new(1));
    for line in lines {
        let arranged = playing.arrange(line);
        arranged.map_err(|it| format!("`{line}`: {it}"))?;
    }
    let moves = playing.moves(Seat(0));
    let Some(chosen) = moves.iter().find(|it| it.contains(power)) else {
        return Ok(false);
    };
    playing
        .play(Seat(0), chosen)
        .map_err(|it| format!("`{chosen}` is listed and refused: {it}"))?;
    Ok(true)
}
