//! The tools around decks, files of the dialect, and tests of cards in one line.

use super::cards::run;
use super::{Desk, Ran};

const DECKS: &str = "games/ccg/classic/classic_decks.tapete";

/// Two small decks, one of which has too many copies and an unknown card.
const WRONG: &str = "new Creature called \"Ox\" colored Green with_damage 2 with_health 3 requires 1 * Forest\n\
    new Deck called \"Well\" for_game \"Classic\"\n  holds 56 * \"Forest\"\n  holds 4 * \"Ox\"\n\
    new Deck called \"Wrong\" for_game \"Classic\"\n  holds 56 * \"Forest\"\n  holds 5 * \"Ox\"\n  holds 1 * \"Oxx\"\n";

/// The same without mistakes, and a second kind of creature.
const WELL: &str = "new Creature called \"Ox\" colored Green with_damage 4 with_health 4 requires 1 * Forest\n\
    new Creature called \"Kid\" colored Green with_damage 0 with_health 1 requires 1 * Forest\n\
    new Deck called \"Herd\" for_game \"Classic\" idea \"Many oxen.\"\n  holds 52 * \"Forest\"\n  holds 4 * \"Ox\"\n  holds 4 * \"Kid\"\n\
    new Deck called \"Kids\" for_game \"Classic\"\n  holds 56 * \"Forest\"\n  holds 4 * \"Kid\"\n";

fn desk() -> Desk {
    let desk = Desk::new();
    desk.write("wrong.tapete", WRONG).write("well.tapete", WELL);
    desk
}

fn test(desk: &Desk, rest: &[&str]) -> Ran {
    let start = [
        "deck",
        "test",
        "well.tapete",
        "--bots",
        "random",
        "--seed",
        "3",
    ];
    run(desk, &[&start[..], rest].concat())
}

#[test]
fn decks_are_checked_with_line_and_column() {
    let desk = desk();
    desk.run("deck check well.tapete").ends(0).says(&[
        "Herd (Classic): 60 cards, 3 different: allowed",
        "Kids (Classic): 60 cards, 2 different: allowed",
    ]);
    let ran = desk.run("deck check wrong.tapete").ends(1).says(&[
        "wrong.tapete:",
        "Oxx",
        "Wrong (Classic): 62 cards, 3 different: not allowed",
    ]);
    assert!(
        ran.out.contains(":8:") || ran.out.contains(":7:"),
        "{}",
        ran.out
    );
    let json = desk.run("deck check wrong.tapete --json").ends(1).json();
    assert_eq!(json["decks"][0]["errors"], 0);
    assert_eq!(json["decks"][1]["allowed"], false);
    desk.run("deck check wrong.tapete --deck Wron --lang es")
        .ends(2)
        .complains(&["¿querías decir `Wrong`?"]);
    desk.run("deck check block")
        .ends(2)
        .complains(&["holds no decks"]);
    run(&desk, &["deck", "check", DECKS])
        .ends(0)
        .says(&["Dawn march (Classic): 60 cards"]);
}

#[test]
fn what_a_deck_is_made_of_is_counted() {
    let desk = desk();
    desk.run("deck stats well.tapete --deck Herd")
        .ends(0)
        .says(&[
            "Many oxen.",
            "1 │████████ 8",
            "resources in the first 7 cards",
            "turn 2",
        ]);
    let json = desk
        .run("deck stats well.tapete --deck Herd --hands 200 --seed 1 --json")
        .ends(0)
        .json();
    let deck = &json["decks"][0];
    assert_eq!(deck["curve"][1], 8);
    assert_eq!(deck["sources"], 52);
    assert_eq!(deck["needs"][0]["symbols"], 8);
    assert_eq!(deck["drawn"]["hands"], 200);
    desk.run("deck stats well.tapete --hands 0").ends(2);
    for file in ["shadowlike", "pocketlike", "thesis"] {
        let file = format!("games/ccg/{file}/{file}_decks.tapete");
        run(
            &desk,
            &[
                "deck", "stats", &file, "--lang", "es", "--hands", "20", "--seed", "2",
            ],
        )
        .ends(0)
        .says(&["cartas por tipo", "turno 3"]);
    }
}

#[test]
fn decks_play_each_other_with_the_same_numbers_on_any_threads() {
    let desk = desk();
    test(&desk, &["--matches", "20"]).ends(0).says(&[
        "20 matches for each pair of decks",
        "Herd",
        "95 % interval",
        "--seed 3",
    ]);
    let report = |threads: &str| {
        let rest = ["--matches", "30", "--json", "--threads", threads];
        test(&desk, &rest).ends(0).json()
    };
    let alone = report("1");
    assert_eq!(alone, report("2"));
    let pair = &alone["pairs"][0];
    assert_eq!(pair["matches"], 30);
    let herd = pair["win_rate"].as_f64().expect("a rate");
    let kids = alone["decks"][1]["win_rate"].as_f64().expect("a rate");
    assert!((herd + kids - 1.0).abs() < 1e-9);
    assert!(herd > 0.5, "oxen beat kids: {herd}");
    test(&desk, &["--matches", "4", "--csv"])
        .ends(0)
        .says(&["deck,rival,matches", "\"Herd\",\"Kids\",4,"]);
}

#[test]
fn the_card_that_matters_stands_first() {
    let desk = desk();
    let rest = [
        "--deck",
        "Herd",
        "--leave-one-out",
        "--against",
        "Kids",
        "--matches",
        "60",
    ];
    let json = test(&desk, &[&rest[..], &["--json"]].concat())
        .ends(0)
        .json();
    let cards = json["cards"].as_array().expect("cards");
    assert_eq!(cards.len(), 2, "the only land is not left out: {json}");
    assert_eq!(cards[0]["card"], "Ox");
    assert_eq!(cards[0]["instead"][0][0], "Kid");
    test(&desk, &rest)
        .ends(0)
        .says(&["wins without", "Ox", "4 Kid"]);
}

#[test]
fn tests_of_decks_that_cannot_be_say_why() {
    let desk = desk();
    desk.run("deck test well.tapete --leave-one-out").ends(2);
    test(&desk, &["--matches", "0"])
        .ends(2)
        .complains(&["`matches` is a whole number from 1 to 1000000"]);
    test(&desk, &["--decks", "Herd"])
        .ends(2)
        .complains(&["at least two decks"]);
    desk.run("deck test well.tapete --bots grdy --matches 2")
        .ends(2);
    desk.run("deck test wrong.tapete")
        .ends(1)
        .complains(&["wrong.tapete has errors"]);
    desk.run("deck --lang es")
        .ends(0)
        .says(&["tapete deck check", "Cuenta tipos"]);
    desk.run("deck test --help --lang es")
        .ends(0)
        .says(&["Uso: tapete deck test", "Cuántas partidas por pareja"]);
}

#[test]
fn scenarios_are_run_with_the_cards_of_their_author() {
    let desk = Desk::new();
    desk.write(
        "brute.tapete",
        "new Creature called \"Brute\" colored Black with_damage 2 with_health 2 has_ability Undying requires 1 * Swamp\n",
    );
    let well = "cards \"brute.tapete\"\n# comment\n\
        back | A: T \"Brute\" | D: B 3/3 | attack T; block B>T; damage | alive T\n\
        high | A: F 2/2 Flying | D: B 3/3 | attack F; !block B>F; block; damage | D.life=18\n";
    desk.write("well.txt", well);
    desk.run("scene well.txt")
        .ends(0)
        .says(&["2 scenarios, 2 passed"]);
    desk.run("scene well.txt --lang es")
        .ends(0)
        .says(&["2 casos, 2 bien"]);
    desk.run("scene --update well.txt")
        .ends(1)
        .complains(&["nothing to update"]);
    desk.write("wrong.txt", well.replace("D.life=18", "D.life=17"));
    desk.run("scene wrong.txt").ends(1).says(&[
        "failed high (wrong.txt:4)",
        "D.life is 18, not 17",
        "2 scenarios, 1 passed",
    ]);
    desk.write("gone.txt", well.replace("brute.tapete", "gone.tapete"));
    desk.run("scene gone.txt")
        .ends(1)
        .says(&["line 1", "gone.tapete"]);
}

#[test]
fn files_of_the_dialect_are_checked_formatted_converted_and_explained() {
    let desk = Desk::new();
    let text = "// A wall.\nval wall = new Creature called \"Old Wall\" with_damage 0 with_health 4 requires 1 * Land\n\
        ability Sturdy(N):\n  instead of this would_be_dealt damage: prevent N damage to this\n";
    desk.write("a.ccg", text);
    desk.run("check a.ccg").ends(0);
    desk.run("fmt a.ccg").ends(0);
    let formatted = desk.read("a.ccg");
    assert!(formatted.contains("// A wall."), "{formatted}");
    desk.run("fmt --check a.ccg").ends(0);
    desk.run("convert a.ccg -o a.tapete").ends(0);
    desk.run("check a.tapete").ends(0);
    desk.run("convert a.tapete")
        .ends(0)
        .says(&["ability Sturdy(N)"]);
    desk.run("explain a.ccg").ends(0).says(&["Old Wall", "0/4"]);
    desk.run("explain flying")
        .ends(0)
        .says(&["Flying", "Ability"]);
    desk.run("explain Flying --lang es")
        .ends(0)
        .says(&["Habilidad"]);
    desk.write("b.ccg", "val wall = new Creature called\n");
    desk.run("check b.ccg").ends(1);
    let json = run(
        &desk,
        &[
            "explain",
            "games/ccg/shadowlike/shadowlike_cards.tapete",
            "--json",
        ],
    )
    .ends(0)
    .json();
    assert!(json["cards"].as_array().is_some_and(|it| it.len() > 30));
}

#[test]
fn files_of_several_games_are_explained_and_judged_as_they_are_checked() {
    let desk = Desk::new();
    let text = "game \"A\" extends \"Classic\" { life 10 }\n\
        new Creature called \"Ox\" with_damage 1 with_health 1 requires 1 * Forest\n\
        deck \"D\" for \"A\" { 56 Forest, 4 Ox }\n\
        game \"B\" extends \"Thesis\" { life 12 }\n\
        new Creature called \"Elk\" with_damage 2 with_health 1 requires 1 * Forest\n\
        deck \"E\" for \"B\" { 20 Elk }\n";
    desk.write("two.ccg", text);
    desk.run("check two.ccg").ends(0);
    desk.run("explain two.ccg").ends(0).says(&["Ox", "Elk"]);
    desk.run("deck check two.ccg")
        .ends(0)
        .says(&["D (A)", "E (B)"]);
    desk.write("two.ccg", text.replace("4 Ox", "5 Ox"));
    let checked = desk.run("deck check two.ccg").ends(1);
    checked.says(&["two.ccg:3:33", "deck-copies", "not allowed, errors: 1"]);
}

#[test]
fn decks_without_their_cards_are_checked_by_their_numbers() {
    let desk = Desk::new();
    let deck = "new Deck called \"D\" for_game \"Classic\" holds 56 * Forest, 4 * \"Elk\"\n";
    desk.write("d.tapete", deck);
    let checked = desk.run("check d.tapete").ends(0);
    checked.says(&["cards-elsewhere", "Elk", "was not checked"]);
    desk.write("d.tapete", deck.replace("56", "6"));
    desk.run("check d.tapete").ends(1).says(&["deck-size"]);
}

#[test]
fn a_deck_that_is_well_has_figures_whatever_the_others_are() {
    let desk = desk();
    let of = |deck: &str| run(&desk, &["deck", "stats", "wrong.tapete", "--deck", deck]);
    of("Well").ends(0).says(&["Well", "60"]);
    of("Wrong").ends(1).complains(&["unknown-card"]);
    desk.run("deck stats wrong.tapete").ends(1);
    let hands = desk.run("deck stats well.tapete --hands 0").ends(2);
    hands.complains(&["`hands` is a whole number from 1 to 1000000, not `0`"]);
}

#[test]
fn each_problem_of_a_deck_is_told_once() {
    let desk = desk();
    let slip = desk.run("deck check wrong.tapete").ends(1);
    assert_eq!(slip.out.matches("`Oxx`").count(), 1, "{}", slip.out);
    // The cards of a text of decks alone may be in another text.
    desk.write(
        "d.tapete",
        "new Deck called \"D\" for_game \"Classic\" holds 56 * Forest, 4 * \"Elk\"\n",
    );
    let alone = desk.run("deck check d.tapete").ends(0);
    let alone = alone.says(&["cards-elsewhere", "not judged"]);
    assert!(!alone.out.contains("unknown-card"), "{}", alone.out);
}

#[test]
fn a_mistyped_game_is_one_problem() {
    let desk = desk();
    // A game whose name is like none may be in another text.
    for (game, code, result) in [
        ("Classik", "error[ccg:unknown-game]", 1),
        ("Nothing of the kind", "note[ccg:game-elsewhere]", 0),
    ] {
        let text = WELL.replace("\"Classic\"", &format!("\"{game}\""));
        desk.write("typo.tapete", text);
        let ran = desk.run("deck check typo.tapete").ends(result);
        assert_eq!(ran.out.matches(code).count(), 2, "a deck each: {}", ran.out);
        assert_eq!(ran.out.matches("[ccg:").count(), 2, "{}", ran.out);
    }
}

#[test]
fn a_mirror_compares_players_with_the_same_deck() {
    let desk = desk();
    let args = ["--mirror", "quick", "--matches", "20"];
    test(&desk, &args)
        .ends(0)
        .says(&["what quick wins against random", "Herd", "Kids", "all"]);
    let json = test(&desk, &[&args[..], &["--json", "--deck", "Herd"]].concat())
        .ends(0)
        .json();
    assert_eq!(json["decks"][0]["deck"], "Herd");
    assert_eq!(json["all"]["matches"], 20);
    // The same player on both sides wins as often as it loses.
    let equal = ["--mirror", "random", "--matches", "20", "--json"];
    let json = test(&desk, &equal).ends(0).json();
    assert_eq!(json["all"]["win_rate"], 0.5);
    test(&desk, &["--mirror", "nobody", "--matches", "2"])
        .ends(2)
        .complains(&["nobody"]);
}
