//! The command that simulates: its tables, its JSON and its refusals.

use super::Desk;

#[test]
fn a_simulation_prints_tables_and_how_to_repeat_it() {
    let desk = Desk::new();
    let ran = desk
        .run("simulate block --matches 500 --seed 7")
        .ends(0)
        .says(&[
            "Block: 500 matches",
            "95 % interval",
            "0+2",
            "tiles_played",
            "to repeat it: tapete simulate block --matches 500 --seed 7",
        ]);
    assert_eq!(ran.err, "", "no progress bar where nobody sees it");
    desk.run("simulate block --matches 50 --lang es")
        .ends(0)
        .says(&["partidas", "--seed "]);
}

#[test]
fn matches_stopped_at_the_limit_are_pointed_out() {
    let desk = Desk::new();
    desk.write(
        "short.tapete",
        "new Domino called \"Short\" with_tiles Doubles(6) for_players 2 deals 7 turn_limit 3",
    );
    desk.run("simulate short.tapete --matches 20 --seed 1")
        .ends(0)
        .says(&["20 of 20 matches were stopped at the limit of 3 moves"]);
}

#[test]
fn the_numbers_are_the_same_for_any_number_of_threads() {
    let desk = Desk::new();
    let report = |threads: usize| {
        let line =
            format!("simulate draw --players 3 --matches 300 --seed 9 --threads {threads} --json");
        let mut json = desk.run(&line).ends(0).json();
        for key in ["seconds", "matches_per_second", "threads"] {
            json[key] = serde_json::Value::Null;
        }
        json
    };
    let alone = report(1);
    assert_eq!(alone, report(2));
    assert_eq!(alone, report(3));
    assert_eq!(alone["matches"], 300);
    assert_eq!(alone["outcomes"]["seats"].as_array().map(Vec::len), Some(3));
    for fact in ["tiles_played", "passes", "draws", "points"] {
        assert!(alone["facts"][fact].is_number(), "{fact}");
    }
    let ends = alone["ended_by"].as_object().expect("an object");
    assert_eq!(
        ends.values()
            .filter_map(serde_json::Value::as_u64)
            .sum::<u64>(),
        300
    );
}

#[test]
fn wrong_use_is_told_before_anything_is_played() {
    let desk = Desk::new();
    desk.run("simulate block --matches 0")
        .ends(2)
        .complains(&["at least 1 match"]);
    desk.run("simulate block --threads 99999")
        .ends(2)
        .complains(&["99999 threads"]);
    desk.run("simulate block --seed 4/2")
        .ends(2)
        .complains(&["tapete watch block --seed 4/2"]);
    desk.run("simulate block --bots rndom")
        .ends(2)
        .complains(&["did you mean `random`?"]);
    desk.run("simulate nothing").ends(2);
    desk.run("simulate block --matches many").ends(2);
}
