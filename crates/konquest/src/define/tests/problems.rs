//! What bad texts get before anybody sits down.

use tapete_lang::{Problems, Sources, Tongue, plain};

use super::try_galaxy;
use crate::files;

/// Compiles a text or a file; returns whether it makes a game, and its problems.
fn try_text(text: &str) -> (bool, String) {
    if !files::is_file(text) {
        let (galaxy, problems) = try_galaxy(text, None);
        return (galaxy.is_some(), problems);
    }
    let mut sources = Sources::new();
    let id = sources.add("text", text);
    let mut problems = Problems::new();
    let file = files::read(&sources, id, &mut problems);
    let game = file.and_then(|it| crate::define::compile_file(&it, None, &mut problems));
    (game.is_some(), plain(&problems, &sources, Tongue::En))
}

#[test]
fn every_code_is_reported_for_its_wrong_text_and_not_for_its_right_one() {
    for code in crate::define::codes::OF_TEXTS {
        let id = format!("[konquest:{}]", code.id);
        let (_, problems) = try_text(code.wrong);
        assert!(problems.contains(&id), "{}: {problems}", code.wrong);
        let (is_game, problems) = try_text(code.right);
        assert_eq!(problems, "", "{}", code.right);
        assert!(is_game, "{}", code.right);
    }
}

#[test]
fn the_codes_of_texts_and_files_are_one_list_without_twins() {
    let mut ids: Vec<&str> = crate::CODES.iter().map(|it| it.id).collect();
    assert_eq!(
        ids.len(),
        crate::define::codes::OF_TEXTS.len() + files::CODES.len()
    );
    let n_all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), n_all);
}

#[test]
fn all_problems_of_a_text_are_reported_at_once() {
    let (galaxy, problems) = try_galaxy(
        "new Galaxy called \"X\"\n  on_map Grid(2, 2)\n  home_kills 7\n  neutrals 9\n\
         new Player called \"Ana\"\nnew Player called \"Eva\"\n\
         new Planet called \"A\" at Cell(2, 0) owned_by \"Ena\"\n\
         new Planet called \"B B\" kills 0.5 0.6\n\
         new Planet called \"C\" owned_by Nadie at Cell(1, 1) kills \"x\"\n\
         new Planet called \"D\" owned_by 2 at Cell(1, 1)\n",
        None,
    );
    assert!(galaxy.is_none());
    let found: Vec<&str> = problems
        .lines()
        .filter_map(|line| line.split(['[', ']']).nth(1))
        .collect();
    assert_eq!(
        found,
        [
            "konquest:planets-do-not-fit",
            "konquest:wrong-rate",
            "konquest:cell-outside",
            "konquest:unknown-owner",
            "konquest:bad-planet-name",
            "lang:wrong-value",
            "konquest:unknown-owner",
            "konquest:cell-taken",
        ],
        "{problems}"
    );
}

#[test]
fn messages_show_the_numbers_and_what_to_write() {
    let (_, problems) = try_galaxy(
        "new Galaxy called \"X\" on_map Grid(3, 3) for_players 2..4 neutrals 6",
        None,
    );
    assert!(
        problems.contains("10 planets do not fit on the map with 4 players: there is room for 9"),
        "{problems}"
    );
    assert!(problems.contains("at most 5 `neutrals`"), "{problems}");
}

#[test]
fn clauses_that_change_nothing_are_told() {
    let text = "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 fights Melee \
                lands Random home_kills 0.5 captured_production Reset checks_limit AtCounter \
                shows_ships neutrals_build Own neutrals_produce 3 neutral_names InOrder";
    let (galaxy, problems) = try_galaxy(text, None);
    assert!(galaxy.is_some());
    for clause in [
        "lands",
        "home_kills",
        "captured_production",
        "checks_limit",
        "shows_ships",
        "neutrals_build",
        "neutrals_produce",
        "neutral_names",
    ] {
        let said = format!("`{clause}` has no effect");
        assert!(problems.contains(&said), "{clause}: {problems}");
    }
}

#[test]
fn a_text_of_a_hundred_thousand_planets_is_refused() {
    let mut text = String::from("new Galaxy called \"X\" on_map Grid(64, 64) for_players 2\n");
    for number in 0..100_000 {
        text.push_str(&format!("new Planet called \"P{number}\" kills 0.5\n"));
    }
    let (galaxy, problems) = try_galaxy(&text, None);
    assert!(galaxy.is_none());
    assert!(problems.contains("100002 planets do not fit"), "{problems}");
}
