//! Card games in the words of the thesis: its files make cards and games that
//! can be played, and say the same when they are written anew.

use libtest_mimic::{Failed, Trial};
use tapete_game::{Game, Seed};
use tapete_lang::Tongue;
use tapete_workshop::{Loaded, Text, convert, format, load};

use crate::golden::{files, project_file, read, root, shown};

/// Where the files lie.
const FOLDER: &str = "crates/ccg/src/syntax/tests/texts";

/// How many random matches each game plays.
const MATCHES: u64 = 6;

/// How many cards of `cards.ccg` a deck is tried with, and how many copies.
const COPIES: usize = 4;

/// Makes the trials.
pub fn trials() -> Vec<Trial> {
    let mut trials: Vec<Trial> = files(FOLDER, "ccg")
        .into_iter()
        .map(|path| {
            let name = shown(&path);
            Trial::test(format!("ccg::{name}-is-read-and-written"), move || {
                let text = read(&path)?;
                is_written(&name, &text)
            })
        })
        .collect();
    trials.push(Trial::test(
        "ccg::the-cards-of-the-thesis-are-played",
        cards,
    ));
    trials.push(Trial::test(
        "ccg::the-games-of-the-thesis-are-played",
        games,
    ));
    trials
}

fn loaded(name: &str, text: &str) -> Loaded {
    load(&Text::new(name, text), &[], None, &mut project_file)
}

fn errors(loaded: &Loaded) -> Result<(), Failed> {
    match loaded.problems.has_errors() {
        true => Err(tapete_lang::plain(&loaded.problems, &loaded.sources, Tongue::En).into()),
        false => Ok(()),
    }
}

/// What is formatted stays as it is.
fn is_written(name: &str, text: &str) -> Result<(), Failed> {
    let told = |_| Failed::from("it cannot be formatted");
    let once = format(name, text).map_err(told)?;
    let twice = format(name, &once).map_err(told)?;
    match once == twice {
        true => Ok(()),
        false => Err(format!("written anew it changes:\n{once}").into()),
    }
}

/// Returns the cards of the thesis in sentences, without their decks.
fn sentences() -> Result<String, Failed> {
    let text = read(&root().join(FOLDER).join("cards.ccg"))?;
    let lines = text.lines().filter(|it| !it.starts_with("deck "));
    let text: Vec<&str> = lines.collect();
    let main = Text::new("cards.ccg", text.join("\n"));
    let converted = convert(&main, false, &mut project_file);
    Ok(converted.map_err(|_| "it cannot be converted")?.text)
}

/// Plays decks of Classic that hold all those cards, a few at a time.
fn cards() -> Result<(), Failed> {
    let cards = sentences()?;
    let names: Vec<&str> = cards
        .split("\nnew ")
        .filter(|it| !it.contains("is_token"))
        .filter_map(|it| it.split('"').nth(1))
        .collect();
    if names.len() < 20 {
        return Err(format!("there are only {} cards", names.len()).into());
    }
    for (index, some) in names.chunks(COPIES * 2).enumerate() {
        let held: Vec<String> = some.iter().map(|it| format!("4 * \"{it}\"")).collect();
        let text = format!(
            "{cards}\nnew Deck called \"Tried\" holds {}, 8 * Plains, 8 * Island, 8 * Swamp, \
             8 * Mountain, 8 * Forest\n\
             new CardGame called \"Tried\" extends \"Classic\" deck_size 40 uses \"Tried\" \"Tried\"\n",
            held.join(", ")
        );
        let loaded = loaded("tried.tapete", &text);
        errors(&loaded)?;
        let game = loaded.game.ok_or("it makes no game")?;
        play(&game, index as u64)?;
    }
    Ok(())
}

/// Plays the games of the thesis: two words of it have another meaning in
/// sentences, so they are replaced.
fn games() -> Result<(), Failed> {
    let text = read(&root().join(FOLDER).join("games.ccg"))?;
    let text = text
        .replace("type Ability ", "type Trick ")
        .replace("new Ability called", "new Trick called")
        .replace("except BasicEnergy", "except Energy");
    // Each game begins with a comment; its cards follow it.
    let parts: Vec<&str> = text.split("\n// ").collect();
    if parts.len() != DECKS.len() {
        return Err(format!("there are {} games", parts.len()).into());
    }
    for (index, (part, deck)) in parts.iter().zip(DECKS).enumerate() {
        let part = part.split_once('\n').map_or("", |it| it.1);
        let loaded = loaded("tried.ccg", &format!("{part}\n{deck}\n"));
        errors(&loaded)?;
        let game = loaded.game;
        let game = game.ok_or_else(|| format!("game {} cannot be played", index + 1))?;
        play(&game, index as u64)?;
    }
    Ok(())
}

/// A deck for each game, in the order of the file, with what it still lacks.
const DECKS: &[&str] = &[
    "new Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Forest\n\
     deck \"D\" for \"Thesis\" { 10 * Forest, 10 * \"Ox\" }",
    "new Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Forest\n\
     deck \"D\" for \"Classic\" { 56 * Forest, 4 * \"Ox\" }",
    "new Ally called \"One\" with_damage 1 with_health 1 requires 1 * Resource\n\
     new Ally called \"Two\" with_damage 2 with_health 2 requires 2 * Resource\n\
     new Ally called \"Three\" with_damage 3 with_health 3 requires 3 * Resource\n\
     new Ally called \"Four\" with_damage 4 with_health 4 requires 4 * Resource\n\
     new Ally called \"Five\" with_damage 5 with_health 5 requires 5 * Resource\n\
     new Ally called \"Six\" with_damage 6 with_health 6 requires 6 * Resource\n\
     deck \"D\" for \"Shadowlike\" { 1 * \"Ash Warden\", 4 * \"Pit Mastiff\", 4 * \"Veil Stalker\", \
     4 * \"Bone Rain\", 4 * \"Old Cleaver\", 4 * \"One\", 4 * \"Two\", 4 * \"Three\", 4 * \"Four\", \
     4 * \"Five\", 4 * \"Six\" }",
    "deck \"D\" for \"Pocketlike\" { 4 * \"Cinder Cub\", 4 * \"Blaze Bear\", 4 * \"Field Notes\", \
     48 * \"Fire Energy\" }",
];

/// Plays random matches to their end.
fn play(game: &Game, first: u64) -> Result<(), Failed> {
    let bots = ["random".to_owned()];
    for index in 0..MATCHES {
        let seed = Seed {
            seed: 17 + first,
            index,
        };
        let mut players = tapete_bots::team(game, &bots).map_err(|it| it.to_string())?;
        for (seat, player) in game.seats().zip(&mut players) {
            player.start(seat, seed.for_seat(seat.index()));
        }
        let mut playing = game.start(seed);
        playing
            .play_out(&mut players)
            .map_err(|it| it.to_string())?;
        if playing.outcome().is_none() {
            return Err(format!("match {index} has no outcome").into());
        }
    }
    Ok(())
}
