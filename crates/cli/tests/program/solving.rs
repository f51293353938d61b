//! Wins in this turn, proven or refuted.

use super::Desk;
use super::cards::{SMALL, run};

fn desk() -> Desk {
    let desk = Desk::new();
    desk.write("small.tapete", SMALL);
    // A puzzle: the coin may miss, and then the attack alone is not enough.
    let puzzle = SMALL.replace(
        "rules Seed",
        "rules Seed starts_with \"life 1 Hoja 90\", \"energy 0 60\", \"hand 0 Golpe, Moneda, Golpe\"",
    );
    desk.write("puzzle.tapete", &puzzle);
    desk
}

#[test]
fn a_win_is_proven_with_a_shortest_line() {
    let desk = desk();
    let ran = desk.run("solve puzzle.tapete").ends(0);
    ran.says(&[
        "you can win this turn with 2 moves",
        "1. ",
        "2. ",
        "winning first moves: ",
        "positions searched: ",
    ]);
    let json = desk.run("solve puzzle.tapete --json").ends(0).json();
    assert_eq!(json["verdict"], "wins");
    assert_eq!(json["line"].as_array().map(Vec::len), Some(2));
    assert_eq!(json["complete"], true);
}

#[test]
fn luck_wins_nothing_for_sure() {
    let desk = desk();
    // 55 and 45 would be enough, but the coin may miss.
    let args = [
        "solve",
        "small.tapete",
        "--position",
        "hand 0 Golpe, Moneda",
    ];
    run(&desk, &args)
        .ends(1)
        .says(&["you cannot force a win this turn"]);
    // With two attacks the coin does not matter, whether it is played or not.
    let args = [
        "solve",
        "small.tapete",
        "--position",
        "hand 0 Moneda, Golpe, Golpe",
        "--json",
    ];
    let json = run(&desk, &args).ends(0).json();
    assert_eq!(json["winning"].as_array().map(Vec::len), Some(3), "{json}");
}

#[test]
fn a_bound_and_a_wrong_position_are_told() {
    let desk = desk();
    desk.run("solve puzzle.tapete --positions 0 --lang es")
        .ends(1)
        .says(&["no se encontró ninguna victoria en 0 posiciones"]);
    let args = ["solve", "small.tapete", "--position", "life 9 Hoja 1"];
    run(&desk, &args).ends(2).complains(&["`life 9 Hoja 1`: "]);
    desk.run("solve gone.tapete").ends(2);
    desk.run("solve block")
        .ends(1)
        .says(&["cannot force a win"]);
}

#[test]
fn what_luck_leaves_open_is_not_blamed_on_the_bound() {
    let ran = desk().run("solve first_match --positions 20000").ends(1);
    ran.says(&[
        "chance leaves too many ways to try them all",
        "positions searched: ",
    ]);
}
