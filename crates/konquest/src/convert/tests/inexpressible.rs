//! What the old forms cannot say is told, thing by thing.

use tapete_lang::Tongue;

use super::super::to_map_file;
use crate::define::tests::checked;

fn reasons(text: &str) -> Vec<String> {
    let (checked, ..) = checked(text);
    let missing = to_map_file(&checked).expect_err("something that cannot be said");
    for it in &missing {
        assert_ne!(it.say(Tongue::En), it.say(Tongue::Es));
    }
    missing.iter().map(|it| it.say(Tongue::En)).collect()
}

#[test]
fn everything_that_a_map_cannot_say_is_listed() {
    let text = "new Galaxy called \"Two words\" on_map Grid(9, 9) rules Course travels Half \
        fights Undivided neutrals 3 \
        new Player called \"Maximiliano\" plays Passive new Player called \"Eva\" plays Hard \
        new Planet called \"Long\" at Cell(1, 1) owned_by \"Eva\" with_ships 3000000000 \
        produces -1 kills 1";
    let said = reasons(text);
    let beginnings = [
        "a player cannot be called `Maximiliano`",
        "there is no word for who plays `Maximiliano`",
        "a map cannot be called `Two words`",
        "there is no word for `travels`",
        "there is no word for `fights`",
        "`Maximiliano` owns no listed planet",
        "planets that luck makes always have 5 ships",
        "a planet cannot be called `Long`",
        "`Long` has 3000000000 ships",
        "`Long` has production -1",
        "`Long` has kill rate 1",
        "a map cannot say where `Long` lies",
        "a map lists at least one planet of nobody",
    ];
    assert_eq!(said.len(), beginnings.len(), "{said:#?}");
    for (said, begins) in said.iter().zip(beginnings) {
        assert!(said.starts_with(begins), "{said}");
    }
}

#[test]
fn symmetry_and_players_without_names_cannot_be_said() {
    let said = reasons(
        "new Galaxy called \"X\" on_map Grid(6, 6) for_players 2 symmetry Point neutrals 2",
    );
    assert!(
        said.iter()
            .any(|it| it.contains("a symmetric map cannot be said")),
        "{said:?}"
    );
    assert!(
        said.iter().any(|it| it.contains("players need names")),
        "{said:?}"
    );
    let said = reasons("new Galaxy called \"X\" on_map Grid(6, 6)");
    assert_eq!(said, ["the text holds no galaxy without errors"]);
}

#[test]
fn what_is_named_is_pointed_at() {
    let text = "new Galaxy called \"X\" on_map Grid(9, 9) orders InTurn \
        new Player called \"Ana\" new Player called \"Eva\" \
        new Planet called \"A\" owned_by 0 new Planet called \"B\" owned_by 1 \
        new Planet called \"C\"";
    let (checked, _, sources) = checked(text);
    let missing = to_map_file(&checked).expect_err("an order of playing");
    let places: Vec<&str> = missing
        .iter()
        .filter_map(|it| it.place)
        .map(|it| sources.slice(it))
        .collect();
    assert_eq!(places, ["orders InTurn"]);
    assert!(missing[0].say(Tongue::Es).contains("`ordena`"));
}
