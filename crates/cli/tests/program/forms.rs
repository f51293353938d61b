//! Files of Konquest in their old form, maps and saved games: formatted,
//! converted, played, and shown as recorded matches.

use super::Desk;

/// A map of the old form, loosely written.
const MAP: &str = include_str!("../../../../tests/konquest/maps/m02_completo.json");
/// A saved game with fleets on their way.
const SAVE: &str = include_str!("../../../../tests/konquest/saves/s02_envios.json");
/// A small galaxy in sentences, with one thing that a map cannot say.
const PLACED: &str = "new Galaxy called \"Placed\"\n  for_players 2 on_map Grid(3, 3)\n  turn_limit 9\n\
    new Planet called \"A\" at Cell(0, 0) owned_by 0 with_ships 5 produces 2 kills 0.5\n\
    new Planet called \"B\" at Cell(2, 2) owned_by 1 with_ships 5 produces 2 kills 0.5\n\
    new Planet called \"C\" at Cell(1, 1) with_ships 1 produces 1 kills 0.5\n";

fn desk() -> Desk {
    let desk = Desk::new();
    desk.write("map.json", MAP).write("save.json", SAVE);
    desk
}

#[test]
fn files_of_either_form_are_checked_and_formatted() {
    let desk = desk();
    let ran = desk.run("check map.json save.json").ends(0);
    assert!(!ran.out.contains("says nothing"), "{}", ran.out);
    let loose = MAP.replace(": ", ":   ").replace('\n', "\n\n");
    desk.write("loose.json", &loose);
    desk.run("fmt --check loose.json")
        .ends(1)
        .says(&["loose.json is not in canonical form"]);
    desk.run("fmt loose.json map.json").ends(0);
    assert_eq!(desk.read("loose.json"), desk.read("map.json"));
    desk.run("fmt --check loose.json map.json").ends(0);
    assert_eq!(
        desk.run_with("fmt -", &loose).ends(0).out,
        desk.read("map.json")
    );
    desk.write("broken.json", "{ MAPA: { id: \"x\" }");
    desk.run("fmt broken.json --lang es")
        .ends(1)
        .complains(&["error[konquest:", "se dejó como estaba"]);
    assert_eq!(desk.read("broken.json"), "{ MAPA: { id: \"x\" }");
}

#[test]
fn a_map_becomes_sentences_and_a_map_again() {
    let desk = desk();
    let ran = desk.run("convert map.json").ends(0).says(&["new Galaxy"]);
    desk.run("convert map.json -o map.tapete")
        .ends(0)
        .says(&["map.tapete written"]);
    assert_eq!(desk.read("map.tapete"), ran.out);
    desk.run("check map.tapete").ends(0);
    let back = desk.run_with("convert -", &ran.out).ends(0);
    desk.run("fmt map.json").ends(0);
    assert_eq!(back.out, desk.read("map.json"));
}

#[test]
fn what_the_other_form_cannot_say_is_told_with_its_place() {
    let desk = Desk::new();
    desk.write("placed.tapete", PLACED);
    let ran = desk.run("convert placed.tapete -o out.json").ends(1);
    let ran = ran.complains(&[
        "placed.tapete:4:5: a map cannot say where `A` lies",
        "placed.tapete:5:5: ",
        "placed.tapete was not converted",
    ]);
    assert_eq!(ran.out, "");
    desk.run("convert placed.tapete --lang es")
        .ends(1)
        .complains(&["placed.tapete:4:5: ", "no se convirtió"]);
    assert_eq!(desk.n_files(), 1, "nothing is written");
    desk.run("convert block")
        .ends(1)
        .complains(&["family domino, which has no other form"]);
    desk.write("wrong.tapete", "new Galaxy called \"X\" on_mapp Grid(3, 3)");
    desk.run("convert wrong.tapete")
        .ends(1)
        .complains(&["error[lang:unknown-clause]", "was not converted"]);
}

#[test]
fn converting_never_replaces_its_origin() {
    let desk = desk();
    desk.run("convert map.json -o ./map.json")
        .ends(2)
        .complains(&["would replace what is converted"]);
    desk.run("convert map.json -o .")
        .ends(2)
        .complains(&["is a folder"]);
    desk.run("convert gone.json").ends(2);
    desk.run("convert map.json -o gone/map.tapete")
        .ends(1)
        .complains(&["cannot write gone/map.tapete"]);
    assert_eq!(desk.read("map.json"), MAP);
    assert_eq!(desk.n_files(), 2);
}

#[test]
fn a_match_becomes_a_saved_game_once_nothing_is_hidden() {
    let desk = desk();
    desk.run("watch map.json --bots weak,passive,passive --seed 1 --save whole.json")
        .ends(0);
    desk.run("convert whole.json -o whole_save.json").ends(0);
    desk.run("check whole_save.json").ends(0);
    desk.run("replay whole_save.json --verify")
        .ends(0)
        .says(&["events agree"]);
    desk.run_with("play map.json --save left.json", "\nquit\n")
        .ends(0);
    desk.run("convert left.json")
        .ends(1)
        .complains(&["no end yet", "--reveal"]);
    desk.run("convert left.json --reveal")
        .ends(0)
        .says(&["JUGADORES"]);
    desk.write("broken.json", "{\"tapete_replay\": 1, oops");
    desk.run("convert broken.json")
        .ends(1)
        .complains(&["broken.json: "]);
}

#[test]
fn a_saved_game_is_shown_as_a_match_that_hides_nothing() {
    let desk = desk();
    let ran = desk.run("replay save.json").ends(0);
    assert!(!ran.out.contains("no end yet"), "{}", ran.out);
    let ran = ran.says(&["ships from", "the match is not over"]);
    assert!(!ran.out.contains("…"), "every order is read: {}", ran.out);
    desk.run("replay save.json --at 1 --seat 1")
        .ends(0)
        .says(&["after 1 of "]);
    desk.run("replay save.json --turn 2")
        .ends(0)
        .says(&["turn: 2"]);
    desk.run("replay save.json --turn 999")
        .ends(2)
        .complains(&["the match has only"]);
    desk.run("replay save.json --verify --lang es")
        .ends(0)
        .says(&["coinciden"]);
    desk.run("picture save.json --at 1 -o save.svg").ends(0);
    desk.run("picture map.json --seed 1 --at 0 -o map.svg")
        .ends(0);
    desk.run("replay map.json")
        .ends(2)
        .complains(&["no recorded match; `tapete play`"]);
    desk.run("replay map.json --lang es")
        .ends(2)
        .complains(&["ninguna partida grabada"]);
}

#[test]
fn a_saved_game_is_played_on_from_where_it_stopped() {
    let desk = desk();
    let shown = desk.run("replay save.json").ends(0);
    let turn = shown.out.lines().rfind(|it| it.starts_with("turn: "));
    let turn = turn.expect("a turn").to_owned();
    desk.run_with("play save.json --seats 0 --bots passive", "quit\n")
        .ends(0)
        .says(&[&turn]);
    desk.run("simulate save.json --matches 2 --seed 1").ends(0);
}
