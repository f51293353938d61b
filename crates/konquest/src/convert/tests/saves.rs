//! Matches become saved games and go on from there.

use tapete_game::{Game, Seat, Seed, Tongue as GameTongue, Turn};
use tapete_lang::Tongue;

use super::super::{map_to_save_file, to_save_file};
use crate::define::open_save;
use crate::define::tests::saves::{list, read_example};
use crate::define::tests::{checked, galaxy};
use crate::files::{self, KonquestFile, SaveFile};

/// Plays random moves, listed ones, and returns them with what is then known.
fn played(game: &Game, seed: Seed, n_moves: usize) -> (Vec<(Seat, String)>, String, u64) {
    let mut playing = game.start(seed);
    let mut chance = tapete_game::Chance::quick(seed.seed + 7);
    let mut moves = Vec::new();
    while moves.len() < n_moves && !matches!(playing.turn(), Turn::Over) {
        let Some(seat) = playing.turn().seats().first() else {
            break;
        };
        let listed = playing.moves(seat);
        // Half the turns end at once, so that turns pass.
        let index = match chance.below(2) {
            0 => 0,
            _ => chance.below(listed.len() as u32) as usize,
        };
        let text = listed[index].clone();
        playing.play(seat, &text).expect("a listed move");
        moves.push((seat, text));
    }
    let planets = position(&playing.truth());
    (moves, planets, playing.n_turns())
}

/// Returns what a truth says of planets.
fn position(truth: &str) -> String {
    let truth: serde_json::Value = serde_json::from_str(truth).expect("json");
    let planets = truth["state"]["planets"].as_array().expect("planets");
    let known = |it: &serde_json::Value| {
        format!(
            "{} {} {} {}",
            it["name"], it["owner"], it["ships"], it["production"]
        )
    };
    planets.iter().map(known).collect::<Vec<_>>().join("\n")
}

const PLAYERS: &str = "new Player called \"Ana\" plays Human new Player called \"Eva\" plays Easy ";
const PLACED: &str = "new Planet called \"A\" at Cell(0, 0) owned_by \"Ana\" with_ships 20 \
    new Planet called \"B\" at Cell(4, 4) owned_by \"Eva\" with_ships 20 \
    new Planet called \"C\" at Cell(2, 2) with_ships 3 produces 2 kills 0.25 \
    new Planet called \"D\" at Cell(0, 3) produces 1";

fn resumed(save: &SaveFile) -> (String, u64) {
    let text = files::write(&KonquestFile::Save(save.clone())).expect("a file");
    let mut sources = tapete_lang::Sources::new();
    let id = sources.add("text", text);
    let read = files::read(&sources, id, &mut tapete_lang::Problems::new());
    assert_eq!(read, Some(KonquestFile::Save(save.clone())));
    let opening = open_save(save).expect("an opening");
    let mut playing = opening.game.start(opening.seed);
    for (seat, text) in &opening.moves {
        let done = playing.play_in(*seat, text, GameTongue::En);
        assert!(done.is_ok(), "{text}");
    }
    (position(&playing.truth()), playing.n_turns())
}

#[test]
fn a_match_that_was_saved_goes_on_where_it_stopped() {
    let drawn = "neutrals 4 neutral_ships 2 neutral_names ThreeLetters";
    let rules = [
        format!("lands AsSent {PLAYERS}{PLACED}"),
        format!("rules Literal accumulates Before turn_limit 30 {PLAYERS}{PLACED}"),
        format!("rules PlanetWars {PLAYERS}{PLACED}"),
        format!("lands AsSent {drawn} {PLAYERS}"),
        // Dice, and planets that all lie where the text says.
        format!("rules Kde {PLAYERS}{PLACED}"),
    ];
    for rules in rules {
        let text = format!("new Galaxy called \"X\" on_map Grid(6, 6) {rules}");
        let game = Game::new(galaxy(&text));
        let (checked, ..) = checked(&text);
        for number in 0..20 {
            let seed = Seed::new(number);
            let (moves, planets, turn) = played(&game, seed, 10 + 12 * number as usize);
            let save = match to_save_file(&checked, None, seed, &moves) {
                Ok(save) => save,
                // A standing order is all that may be in the way here.
                Err(missing) => {
                    let standing = |it: &super::super::Inexpressible| {
                        it.say(Tongue::En).contains("standing orders")
                    };
                    assert!(missing.iter().all(standing), "{rules}: {missing:?}");
                    continue;
                }
            };
            assert_eq!(resumed(&save), (planets, turn), "{rules} {number}");
        }
    }
}

#[test]
fn a_match_of_an_example_map_is_saved_or_says_why_not() {
    let mut n_saved = 0;
    for path in list("maps") {
        let file = read_example(&path);
        let game = crate::define::compile_file(&file, None, &mut tapete_lang::Problems::new());
        let game = game.expect("a game");
        let (moves, planets, turn) = played(&game, Seed::new(3), 80);
        match map_to_save_file(&file, Seed::new(3), &moves) {
            Ok(save) => {
                n_saved += 1;
                assert_eq!(resumed(&save), (planets, turn), "{path}");
            }
            Err(missing) => {
                assert!(
                    missing[0].say(Tongue::En).contains("did not land"),
                    "{path}"
                );
            }
        }
    }
    assert!(n_saved >= 8, "{n_saved}");
}

#[test]
fn a_saved_game_that_is_played_on_keeps_its_log() {
    for path in list("saves") {
        let file = read_example(&path);
        let KonquestFile::Save(old) = &file else {
            panic!("{path} is a map");
        };
        let same = map_to_save_file(&file, Seed::new(0), &[]).expect("a save");
        let sorted = |save: &SaveFile| {
            let mut save = save.clone();
            save.planets.sort_by_key(|it| (it.owner.is_none(), it.cell));
            save
        };
        assert_eq!(sorted(&same), sorted(old), "{path}");
        let more = map_to_save_file(&file, Seed::new(0), &[(Seat(0), "end".to_owned())]);
        assert!(more.is_ok(), "{path}: {more:?}");
    }
}

#[test]
fn dice_on_a_map_that_luck_made_cannot_be_saved() {
    let text = format!("new Galaxy called \"X\" on_map Grid(6, 6) rules Kde neutrals 2 {PLAYERS}");
    let (first, ..) = checked(&text);
    let missing = to_save_file(&first, None, Seed::new(1), &[]).expect_err("dice");
    assert!(
        missing[0].say(Tongue::En).contains("the battles have dice"),
        "{missing:?}"
    );
    let text = format!("new Galaxy called \"X\" on_map Grid(6, 6) rules Kde {PLAYERS}{PLACED}");
    let (second, ..) = checked(&text);
    let save = to_save_file(&second, None, Seed::new(9), &[]).expect("a save");
    assert_eq!(save.seed, Some(9));
    assert_eq!(save.rules.as_deref(), Some("kde"));
    let second_match = Seed { seed: 9, index: 2 };
    let missing = to_save_file(&second, None, second_match, &[]).expect_err("9/2");
    assert!(missing[0].say(Tongue::En).contains("9/2"), "{missing:?}");
}

#[test]
fn what_a_save_cannot_say_is_listed() {
    let text = format!(
        "new Galaxy called \"X\" on_map Grid(6, 6) rules Kde accumulates After \
         neutrals_build Same(4) {PLAYERS}{PLACED}"
    );
    let (checked, ..) = checked(&text);
    let moves = [
        (Seat(0), "A+3B".to_owned()),
        (Seat(0), "end".to_owned()),
        (Seat(0), "end".to_owned()),
    ];
    let missing = to_save_file(&checked, None, Seed::new(1), &moves).expect_err("much");
    let said: Vec<String> = missing.iter().map(|it| it.say(Tongue::En)).collect();
    for part in [
        "`neutrals_build`",
        "production has grown before the first turn",
        "move 3, `end`, cannot be played: it is not their turn",
    ] {
        assert!(said.iter().any(|it| it.contains(part)), "{part}: {said:#?}");
    }
    let missing = to_save_file(&checked, None, Seed::new(1), &moves[..2]).expect_err("much");
    let said: Vec<String> = missing.iter().map(|it| it.say(Tongue::Es)).collect();
    assert!(
        said.iter().any(|it| it.contains("órdenes fijas")),
        "{said:#?}"
    );
}
