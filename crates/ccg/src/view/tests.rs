//! The laws of play, of views and of secrets on the games that are shipped.

use tapete_game::{Chance, Game, Lie, Reader, Role, Seat, Seed, Tongue, ZoneRole, laws};
use tapete_lang::{check, load, plain};

/// Loads a shipped game.
pub(crate) fn shipped(path: &str) -> Game {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/ccg/");
    let name = format!("{root}{path}");
    let (sources, tree, mut problems) = load(&name, &[&crate::PHRASING], &mut |it, _| {
        std::fs::read_to_string(it).map_err(|it| it.to_string())
    });
    let checked = check(&tree, &[&crate::words::VOCABULARY], &mut problems);
    let game = crate::define::compile(&sources, &checked, None, &mut problems);
    let report = plain(&problems, &sources, tapete_lang::Tongue::En);
    game.unwrap_or_else(|| panic!("{path}: {report}"))
}

pub(crate) const GAMES: [&str; 4] = [
    "classic/dawn_mirror.tapete",
    "thesis/thesis.tapete",
    "shadowlike/two_captains.tapete",
    "pocketlike/kiln_and_river.tapete",
];

/// How many turns of a match the laws look at.
const TURNS: u16 = 6;

/// Loads the start of a shipped game with the bot that people meet. The others
/// are held to the laws at fewer places, by tests of their own.
fn beginning(path: &str) -> Game {
    let mut game = crate::bots::tests::games::shipped(path);
    game.options.turns_max = TURNS;
    game.bots.truncate(1);
    Game::new(game)
}

#[test]
fn shipped_games_keep_the_laws_of_play() {
    for path in GAMES {
        let game = beginning(path);
        laws::keep(&game, Seed::new(1)).unwrap_or_else(|it| panic!("{path}: {it}"));
    }
}

#[test]
fn no_reader_learns_what_lies_hidden() {
    for path in GAMES {
        let game = beginning(path);
        laws::secrets(&game, Seed::new(7)).unwrap_or_else(|it| panic!("{path}: {it}"));
    }
}

#[test]
fn typed_texts_of_random_matches_find_their_moves() {
    for path in GAMES {
        let game = shipped(path);
        for seed in 0..6 {
            let mut chance = Chance::quick(seed);
            let mut playing = game.start_silent(Seed::new(seed));
            while let Some(seat) = playing.turn().seats().first() {
                let moves = playing.moves(seat);
                let index = chance.below(moves.len() as u32) as usize;
                let mut by_index = playing.clone();
                by_index.play_nth(seat, index).expect("a listed move");
                let typed = moves[index].to_uppercase();
                playing
                    .play(seat, &typed)
                    .unwrap_or_else(|it| panic!("{path}: {typed}: {it}"));
                assert_eq!(
                    playing.state_text(),
                    by_index.state_text(),
                    "{path}: {typed}"
                );
            }
        }
    }
}

#[test]
fn a_seat_sees_its_own_hand_and_only_the_backs_of_the_other() {
    let playing = shipped(GAMES[0]).start(Seed::new(2));
    let view = playing.view(Reader::Seat(Seat(0)));
    let hidden = |id: &str| {
        let zone = view.zone(id).expect("a hand");
        zone.pieces.iter().filter(|it| it.is_hidden()).count()
    };
    assert_eq!((hidden("hand.0"), hidden("hand.1")), (0, 7));
    assert_eq!(hidden("deck.0"), 53, "nobody sees a deck");
}

#[test]
fn the_number_shown_is_the_number_that_is_typed() {
    for path in GAMES {
        let mut chance = Chance::quick(5);
        let mut playing = shipped(path).start_silent(Seed::new(5));
        for _ in 0..60 {
            let Some(seat) = playing.turn().seats().first() else {
                break;
            };
            for it in playing.view(Reader::Seat(seat)).moves {
                let (mut by_key, mut by_number) = (playing.clone(), playing.clone());
                by_key.play(seat, &it.key).expect("a listed move");
                let typed = it.number.to_string();
                by_number
                    .play(seat, &typed)
                    .unwrap_or_else(|error| panic!("{path}: {typed} for {}: {error}", it.key));
                assert_eq!(
                    by_key.state_text(),
                    by_number.state_text(),
                    "{path}: {it:?}"
                );
            }
            let n_moves = playing.moves(seat).len() as u32;
            let index = chance.below(n_moves) as usize;
            playing.play_nth(seat, index).expect("a listed move");
        }
    }
}

#[test]
fn zones_have_their_parts_by_the_rules_of_the_game() {
    let roles = |path: &str| {
        let view = shipped(path).start(Seed::new(1)).view(Reader::Spectator);
        let own = view.zones.iter();
        let own = own.filter(|it| it.owner == Some(Seat(0)));
        own.map(|it| it.role).collect::<Vec<ZoneRole>>()
    };
    let has = |path: &str, wanted: &[ZoneRole]| {
        let roles = roles(path);
        for role in wanted {
            let n = roles.iter().filter(|it| *it == role).count();
            assert_eq!(n, 1, "{path}: {role:?} of {roles:?}");
        }
    };
    let usual = [ZoneRole::Hand, ZoneRole::Deck, ZoneRole::Discard];
    for path in GAMES {
        has(path, &usual);
    }
    has(GAMES[0], &[ZoneRole::Battlefield, ZoneRole::Removed]);
    has(GAMES[2], &[ZoneRole::Battlefield]);
    has(
        GAMES[3],
        &[ZoneRole::Front, ZoneRole::Bench, ZoneRole::Prizes],
    );
}

#[test]
fn what_is_attached_lies_with_its_host() {
    let mut n_attached = 0;
    for path in ["pocketlike/kiln_and_river.tapete", GAMES[2]] {
        let mut chance = Chance::quick(3);
        let mut playing = shipped(path).start(Seed::new(3));
        while let Some(seat) = playing.turn().seats().first() {
            let index = chance.below(playing.moves(seat).len() as u32) as usize;
            playing.play_nth(seat, index).expect("a listed move");
            let view = playing.view(Reader::Spectator);
            for zone in &view.zones {
                for (at, piece) in zone.pieces.iter().enumerate() {
                    let Some(Lie::Joint(joint)) = &piece.lie else {
                        continue;
                    };
                    let host = zone.place_of(&joint.to).expect("its host");
                    assert!(host < at && zone.pieces[host].lie.is_none());
                    assert_eq!(
                        Some(piece.text(Role::Bearer)),
                        zone.pieces[host].called(),
                        "{piece:?}"
                    );
                    n_attached += 1;
                }
            }
        }
    }
    assert!(n_attached > 20, "{n_attached}");
}

#[test]
fn a_question_about_a_card_tells_what_its_abilities_mean() {
    let playing = shipped(GAMES[0]).start(Seed::new(2));
    let asked = |text: &str, tongue| playing.ask(Reader::Spectator, text, tongue);
    let herald = asked("?Drumline Herald", Tongue::En).expect("an answer");
    assert!(
        herald.contains("\nBattle cry: Whenever this attacks, each other attacking creature"),
        "{herald}"
    );
}

#[test]
fn refusals_say_what_is_wrong_in_both_tongues() {
    let mut playing = shipped(GAMES[0]).start(Seed::new(2));
    for seat in [Seat(0), Seat(1)] {
        playing.play(seat, "keep").expect("a hand is kept");
    }
    let seat = playing.turn().seats().first().expect("somebody acts");
    let mut refused = |text: &str, tongue| {
        let error = playing.play_in(seat, text, tongue);
        error.expect_err("it is no move").reason
    };
    assert_eq!(
        refused("play Militia", Tongue::En),
        "Militia is not in your hand"
    );
    assert_eq!(
        refused("juega Militia", Tongue::Es),
        "Militia no está en tu mano"
    );
    assert_eq!(
        refused("attack Militia, Plains", Tongue::En),
        "attackers are declared one at a time: `attack A`, and `done` after the last"
    );
    assert_eq!(
        refused("mulligan", Tongue::En),
        "hands are kept or drawn again before the first turn"
    );
    assert!(refused("zzz", Tongue::Es).contains("no es una jugada"));
}
