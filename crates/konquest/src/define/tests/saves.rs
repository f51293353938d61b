//! The saved games that the old program wrote, played by our engine.

use std::path::PathBuf;

use serde_json::Value;
use tapete_game::{Seat, Turn};
use tapete_lang::{Problems, Sources};

use crate::define::{galaxy_of_save, open_save, replay};
use crate::files::{self, FleetEntry, KonquestFile, SaveFile, SavedPlanet, SavedPlayer};
use crate::flow::owner;

/// Returns where the examples of the files are.
pub(crate) fn examples() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/konquest")
}

/// Reads an example.
pub(crate) fn read_example(path: &str) -> KonquestFile {
    let text = std::fs::read_to_string(examples().join(path)).expect("an example");
    let mut sources = Sources::new();
    let id = sources.add(path, text);
    let mut problems = Problems::new();
    files::read(&sources, id, &mut problems).expect("a file without errors")
}

/// Lists the examples of a folder.
pub(crate) fn list(folder: &str) -> Vec<String> {
    let entries = std::fs::read_dir(examples().join(folder)).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|it| it.expect("an entry").file_name())
        .map(|it| format!("{folder}/{}", it.to_string_lossy()))
        .collect();
    names.sort();
    names
}

fn save_of(path: &str) -> SaveFile {
    match read_example(path) {
        KonquestFile::Save(save) => save,
        KonquestFile::Map(_) => panic!("{path} is a map"),
    }
}

#[test]
fn every_save_replays_to_the_trace_that_the_old_program_gives() {
    let text = std::fs::read_to_string(examples().join("expected.json")).expect("expected.json");
    let expected: Value = serde_json::from_str(&text).expect("json");
    let paths = list("saves");
    assert_eq!(paths.len(), 5);
    for path in paths {
        let save = save_of(&path);
        let trace = &expected[&path]["value"]["traza"];
        let galaxy = galaxy_of_save(&save, &mut Problems::new()).expect("a galaxy");
        let state = replay(&galaxy, &save)
            .expect("a log that can be played")
            .state;
        assert_eq!(Value::from(state.turn), trace["turno"], "{path}");
        assert_eq!(trace["fin"], Value::Null, "{path}");
        assert!(state.end.is_none(), "{path}");
        let name = |seat: Seat| Value::from(save.players[seat.index()].name.as_str());
        let planets = trace["planetas"].as_object().expect("planets");
        assert_eq!(planets.len(), state.planets.len(), "{path}");
        for planet in &state.planets {
            let known = Value::from(vec![
                owner(planet.owner).map_or(Value::Null, name),
                Value::from(planet.ships),
                Value::from(planet.production),
            ]);
            assert_eq!(
                known,
                planets[planet.name.as_str()],
                "{path} {}",
                planet.name
            );
        }
        // The orders of the last turn are given and still in their hands.
        let mut fleets: Vec<Value> = Vec::new();
        for seat in Seat::all(galaxy.n_seats()) {
            let named = |it: u16| Value::from(state.planets[usize::from(it)].name.as_str());
            for it in state.flights.of(seat.0, state.turn) {
                fleets.push(Value::from(vec![
                    name(seat),
                    named(it.source),
                    named(it.target),
                    Value::from(it.ships),
                    Value::from(it.arrives),
                ]));
            }
            for it in &state.orders[state.orders_of(seat)] {
                let cells = [it.source, it.target].map(|it| state.planets[usize::from(it)].cell);
                fleets.push(Value::from(vec![
                    name(seat),
                    named(it.source),
                    named(it.target),
                    Value::from(it.ships),
                    Value::from(state.turn + galaxy.times.between(cells[0], cells[1])),
                ]));
            }
        }
        let mut known = trace["en_vuelo"].as_array().expect("fleets").clone();
        known.sort_by_key(Value::to_string);
        fleets.sort_by_key(Value::to_string);
        assert_eq!(fleets, known, "{path}");
    }
}

#[test]
fn an_opened_save_plays_its_moves_and_hands_over_with_the_orders_given() {
    for path in list("saves") {
        let save = save_of(&path);
        let opening = open_save(&save).expect("an opening");
        let mut playing = opening.game.start(opening.seed);
        for (seat, text) in &opening.moves {
            playing
                .play(*seat, text)
                .expect("a move that can be played");
        }
        let last = save.fleets.last().map_or(1, |it| it.sent);
        assert_eq!(playing.n_turns(), u64::from(last), "{path}");
        let Turn::Together(seats) = playing.turn() else {
            panic!("{path} is over");
        };
        assert_eq!(seats.iter().count(), save.players.len(), "{path}");
        let n_ordered = save.fleets.iter().filter(|it| it.sent == last).count();
        let tail = opening.moves.iter().rev().take(n_ordered);
        assert!(tail.clone().all(|(_, text)| text != "end"), "{path}");
        // The game of the file begins there by itself.
        let file = KonquestFile::Save(save);
        let game = crate::define::compile_file(&file, None, &mut Problems::new()).expect("a game");
        let begun = game.start(opening.seed);
        assert_eq!(begun.n_turns(), u64::from(last), "{path}");
        assert_eq!(begun.state_text(), playing.state_text(), "{path}");
    }
}

fn small(rules: &str) -> SaveFile {
    let planet = |name: &str, owner: &str, cell| SavedPlanet {
        name: name.to_owned(),
        owner: Some(owner.to_owned()),
        ships: 10,
        production: 2,
        kill_micro: 500_000,
        cell,
        ..SavedPlanet::default()
    };
    let player = |name: &str| SavedPlayer {
        name: name.to_owned(),
        ..SavedPlayer::default()
    };
    SaveFile {
        rows: 3,
        columns: 3,
        planets: vec![planet("A", "Ana", (0, 0)), planet("B", "Eva", (0, 2))],
        players: vec![player("Ana"), player("Eva")],
        rules: Some(rules.to_owned()),
        ..SaveFile::default()
    }
}

fn fleet(sent: u32, from: (u32, u32), to: (u32, u32), ships: i64, player: &str) -> FleetEntry {
    FleetEntry {
        sent,
        arrives: sent + 1,
        from,
        to,
        ships,
        player: player.to_owned(),
        ..FleetEntry::default()
    }
}

#[test]
fn players_that_order_one_after_the_other_hand_over_in_the_middle_of_the_turn() {
    let mut save = small("kde");
    save.fleets = vec![
        fleet(1, (0, 0), (0, 2), 3, "Ana"),
        fleet(2, (0, 2), (0, 0), 1, "Eva"),
    ];
    save.seed = Some(5);
    let opening = open_save(&save).expect("an opening");
    let texts: Vec<(u8, &str)> = opening
        .moves
        .iter()
        .map(|(seat, text)| (seat.0, text.as_str()))
        .collect();
    let expected = [(0, "A3B"), (0, "end"), (1, "end"), (0, "end"), (1, "B1A")];
    assert_eq!(texts, expected);
    assert_eq!(opening.seed.seed, 5);
}

#[test]
fn a_log_goes_on_to_the_turn_that_the_file_names() {
    let mut save = small("literal");
    save.turn = Some(4);
    let opening = open_save(&save).expect("an opening");
    assert_eq!(opening.moves.len(), 6, "{:?}", opening.moves);
    assert!(opening.moves.iter().all(|(_, text)| text == "end"));
}

#[test]
fn an_order_that_cannot_be_given_is_refused_with_its_turn() {
    let mut save = small("kde");
    save.fleets = vec![fleet(1, (0, 0), (0, 2), 11, "Ana")];
    let refused = open_save(&save).expect_err("too many ships");
    assert_eq!(refused.sorted()[0].code.id, "E228");
    save.fleets = vec![fleet(1, (0, 2), (0, 0), 1, "Ana")];
    assert!(open_save(&save).is_err(), "not hers");
    save.fleets = vec![fleet(1, (1, 1), (0, 0), 1, "Ana")];
    assert!(open_save(&save).is_err(), "no planet there");
    save.fleets = vec![fleet(2_000_000_000, (0, 0), (0, 2), 1, "Ana")];
    assert!(open_save(&save).is_err(), "the match is over by then");
}
