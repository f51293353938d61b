//! Cards tried, calculated, explained and drawn.

use std::process::Stdio;

use super::{Desk, Ran, command};

/// A small game whose figures can be worked out by hand.
pub(crate) const SMALL: &str = "new Duel called \"Small\" for_players 2 rules Seed team_of 1 powers_each 2\n\
    new Monster called \"Hoja\" is Plant with_life 100 with_attack 30\n\
    new Monster called \"Brasa\" is Fire with_life 90 with_attack 50\n\
    new Power called \"Golpe\" costs 10 Conditions { } Actions { Attack() }\n\
    new Power called \"Moneda\" costs 5 Conditions { TargetMonsterLife > 20 }\n  \
      Actions { chance 30% { UpdateTargetMonsterLife(-45) } }\n\
    new Deck called \"Uno\" monsters \"Brasa\" powers \"Golpe\", \"Moneda\"\n\
    new Deck called \"Dos\" monsters \"Hoja\" powers \"Golpe\", \"Moneda\"\n";

/// A card of the JSON form.
const JSON: &str = "{ \"code\": \"Conditions{ TargetMonsterLife >= 100 }\\nActions{ Attack() Attack() }\",\n\
    \"activationEnergy\": 60, \"id\": 8, \"name\": \"figura\", \"publicDescription\": \"\" }";

fn desk() -> Desk {
    let desk = Desk::new();
    desk.write("small.tapete", SMALL)
        .write("figura.json", JSON)
        .write(
            "golpe.duel",
            "Conditions{}\nActions{\n  Attack()\n  Poison()\n}\n",
        )
        .write("wrong.duel", "Conditions{}\nActions{\n  Atack()\n}\n");
    desk
}

/// Runs a command whose words may have spaces.
pub(crate) fn run(desk: &Desk, args: &[&str]) -> Ran {
    let output = command(desk.folder.path(), "")
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    Ran::new(output)
}

#[test]
fn a_card_of_a_game_is_tried_in_a_position() {
    let desk = desk();
    let args = [
        "try",
        "moneda",
        "--game",
        "small.tapete",
        "--position",
        "life 1 Hoja 60",
        "--position",
        "energy 0 7",
    ];
    run(&desk, &args).ends(0).says(&[
        "Moneda (5 energy), played by Brasa of seat 0 against Hoja of seat 1",
        "Hoja: Plant, life 60/100",
        "✓ TargetMonsterLife > 20   [60 | 20]",
        "7/10 of all luck (70 %)",
        "3/10 of all luck (30 %)",
        "Hoja of seat 1: life 60 → 15",
        "seat 0: energy 7 → 2",
    ]);
    let args = [&args[..6], &["--lang", "es", "--position", "life 1 Hoja 9"]].concat();
    run(&desk, &args).ends(0).says(&[
        "jugada por Brasa del asiento 0",
        "✗ TargetMonsterLife > 20   [9 | 20]",
        "no se puede jugar: ",
    ]);
    let args = [
        "try",
        "Moneda",
        "--game",
        "small.tapete",
        "--seed",
        "1",
        "--json",
    ];
    let json = run(&desk, &args).ends(0).json();
    assert_eq!(json["outcomes"].as_array().map(Vec::len), Some(1));
    assert_eq!(json["conditions"][0]["comparisons"][0]["left"], "100");
}

#[test]
fn a_card_that_stands_alone_is_tried_with_plain_monsters() {
    let desk = desk();
    desk.run("try golpe.duel").ends(0).says(&[
        "golpe (0 energy), played by Own of seat 0 against Target of seat 1",
        "200 → 150",
        "state normal → poisoned",
    ]);
    desk.run("try figura.json --lang es").ends(0).says(&[
        "figura (60 de energía)",
        "[200 | 100]",
        "vida 200 → 100",
    ]);
    desk.run("try golpe.duel --game small.tapete --by Brasa")
        .ends(0)
        .says(&["played by Brasa of seat 0 against Hoja"]);
    desk.run("try Robar").ends(0).says(&["in the game of "]);
}

#[test]
fn what_cannot_be_tried_says_why() {
    let desk = desk();
    desk.run("try wrong.duel").ends(1).complains(&[
        "error[duel:E001]",
        "wrong.duel:3:3",
        "did you mean `Attack`?",
    ]);
    desk.run("try gone.duel").ends(2).complains(&["gone.duel"]);
    desk.run("try small.tapete")
        .ends(2)
        .complains(&["has several powers", "Golpe, Moneda"]);
    desk.run("try Moneda --game small.tapete --by Nadie")
        .ends(2)
        .complains(&["there is no monster `Nadie`"]);
    desk.run("try Moneda --game small.tapete --against 5 --lang es")
        .ends(2)
        .complains(&["no puede ir contra el asiento 5"]);
    desk.run("try NoSuchCardAtAll")
        .ends(2)
        .complains(&["--game"]);
    desk.run("try Golpe --game block")
        .ends(2)
        .complains(&["holds no cards"]);
    let args = [
        "try",
        "Golpe",
        "--game",
        "small.tapete",
        "--position",
        "lif 1",
    ];
    run(&desk, &args).ends(2).complains(&["lif 1"]);
}

#[test]
fn the_calculator_tells_who_kills_whom() {
    let desk = desk();
    desk.run("calc small.tapete").ends(0).says(&[
        "damage of one attack",
        "who kills whom",
        "the least energy with which Uno kills each monster of Dos",
        "2× Golpe (Brasa)",
    ]);
    desk.run("calc small.tapete Brasa Hoja --lang es")
        .ends(0)
        .says(&[
            "poderes de Brasa contra Hoja (100 de vida)",
            "de 0 a 45, media 13.5",
        ]);
    desk.run("calc small.tapete Uno")
        .ends(0)
        .says(&["Uno kills"]);
    let json = desk
        .run("calc small.tapete Brasa Hoja --json")
        .ends(0)
        .json();
    assert_eq!(json["pairs"][0]["attacks"], 2);
    desk.run("calc small.tapete Brasas")
        .ends(2)
        .complains(&["did you mean `Brasa`?"]);
    desk.run("calc small.tapete Brasa Dos")
        .ends(2)
        .complains(&["two monsters or two decks"]);
    desk.run("calc block")
        .ends(2)
        .complains(&["block holds no cards"]);
}

#[test]
fn cards_are_explained_and_drawn() {
    let desk = desk();
    desk.run("explain small.tapete").ends(0).says(&[
        "Hoja: Plant, life 100, attack 30",
        "Golpe: costs 10. Attack.",
    ]);
    desk.run("explain figura.json --lang es")
        .ends(0)
        .says(&["figura: cuesta 60."]);
    let json = desk.run("explain golpe.duel --json").ends(0).json();
    assert_eq!(json["powers"][0]["name"], "golpe");
    desk.run("picture small.tapete --card Golpe --card hoja -o a.svg")
        .ends(0);
    let drawn = desk.read("a.svg");
    assert!(drawn.contains("Golpe") && drawn.contains("Hoja") && !drawn.contains("Brasa"));
    desk.run("picture figura.json -o b.png")
        .ends(0)
        .says(&["b.png written"]);
    desk.run("picture golpe.duel -o c.gif").ends(0);
    desk.run("picture small.tapete --seed 1 --at 0 -o d.svg")
        .ends(0);
    desk.run("picture small.tapete --card Nada -o e.svg --lang es")
        .ends(2)
        .complains(&["no hay ninguna carta `Nada`"]);
    desk.run("picture small.tapete --card Golpe --seed 1 -o e.svg")
        .ends(2);
}
