//! The variants of sibling programs, and slips that are none.

use super::{Outcome, map_with, samples, save_with};
use tapete_lang::Tongue;

fn accepts(text: &str) {
    let outcome = Outcome::of(text);
    assert!(
        outcome.file.is_some(),
        "{text}\n{}",
        outcome.said(Tongue::En)
    );
    assert!(outcome.errors.is_empty());
}

/// The sample as real JSON: keys and kinds in quotes.
fn json() -> String {
    let mut text = String::new();
    let mut rest = samples::MAP;
    while let Some(colon) = rest.find(':') {
        let start = rest[..colon]
            .rfind(|it: char| !it.is_alphanumeric() && it != '_')
            .map_or(0, |it| it + 1);
        text.push_str(&rest[..start]);
        text.push_str(&format!("\"{}\":", &rest[start..colon]));
        rest = &rest[colon + 1..];
    }
    text.push_str(rest);
    text.replace("HUMANO", "\"HUMANO\"")
        .replace("FACIL", "\"FACIL\"")
}

#[test]
fn real_json_means_the_same() {
    let text = json();
    assert!(
        serde_json::from_str::<serde_json::Value>(&text).is_ok(),
        "{text}"
    );
    accepts(&text);
    assert_eq!(Outcome::of(&text).map(), Outcome::of(samples::MAP).map());
}

#[test]
fn problems_of_a_dialect_are_told_in_its_own_terms() {
    let text = json().replace("[\"B\"]", "[\"Z\"]");
    let outcome = Outcome::of(&text);
    let ids: Vec<&str> = outcome.errors.iter().map(|it| it.0.as_str()).collect();
    assert_eq!(ids, ["E203"], "{}", outcome.said(Tongue::En));
}

#[test]
fn typographic_quotes_are_quotes() {
    let text = samples::MAP;
    let mut curly = String::new();
    let mut is_open = false;
    for it in text.chars() {
        match (it, is_open) {
            ('"', false) => curly.push('“'),
            ('"', true) => curly.push('”'),
            _ => curly.push(it),
        }
        is_open ^= it == '"';
    }
    accepts(&curly);
    assert_eq!(Outcome::of(&curly).map(), Outcome::of(text).map());
}

#[test]
fn the_size_has_other_names() {
    for alias in ["size", "tamano", "taman\u{303}o"] {
        accepts(&map_with("tamaño", alias));
        accepts(&save_with("tamaño", alias));
    }
}

#[test]
fn long_decimals_are_a_habit_or_a_slip() {
    assert_eq!(
        Outcome::of(&map_with("0.25", "0.2500001")).shown(),
        "E005@16:57"
    );
    let text = map_with("0.25", "0.2500001").replace("0.5", "0.405755138115353");
    accepts(&text);
    let map = Outcome::of(&text).map();
    assert_eq!(map.planets[0].kill_micro, 405_755);
    assert_eq!(map.planets[2].kill_micro, 250_000);
}

#[test]
fn planets_with_digits_are_a_habit_or_a_slip() {
    let one = samples::MAP.replace("\"A\"", "\"P1\"");
    assert_eq!(Outcome::of(&one).shown(), "E107@12:15 E107@19:33");
    accepts(&one.replace("\"B\"", "\"P2\""));
}

#[test]
fn lists_may_be_empty_on_random_maps_only() {
    let random = map_with("alAzar: false", "alAzar: true, planetasNeutrales: 6");
    let neutral = "\n    { nombre: \"C\", naves: 3, porcentajeMuertes: 0.25 }\n  ";
    accepts(&random.replace(neutral, ""));
    assert_eq!(Outcome::of(&map_with(neutral, "")).shown(), "E106@15:24");
    let nobody_has_planets = random.replace("[\"A\"]", "[]").replace("[\"B\"]", "[]");
    let map = Outcome::of(&nobody_has_planets).map();
    assert!(map.players.iter().all(|it| it.planets.is_empty()));
    let crowded = nobody_has_planets.replace("planetasNeutrales: 6", "planetasNeutrales: 32");
    assert_eq!(Outcome::of(&crowded).errors, [("E209".to_owned(), 5, 38)]);
}

#[test]
fn planets_may_have_places() {
    let text = samples::MAP
        .replace("naves: 10", "posicionX: 4, posicionY: 1, naves: 10")
        .replacen("posicionX: 4", "posicionX: 2", 1)
        .replace("HUMANO", "HUMANO, color: \"255,0,0,255\"");
    accepts(&text);
    let map = Outcome::of(&text).map();
    let cells: Vec<Option<(u32, u32)>> = map.planets.iter().map(|it| it.cell).collect();
    assert_eq!(cells, [Some((1, 2)), Some((1, 4)), None]);
    let outside = text.replace("posicionX: 2", "posicionX: 6");
    assert_eq!(Outcome::of(&outside).errors, [("E221".to_owned(), 12, 31)]);
    let twice = text.replace("posicionX: 2", "posicionX: 4");
    assert_eq!(Outcome::of(&twice).errors, [("E222".to_owned(), 13, 45)]);
}

#[test]
fn half_a_place_is_a_slip() {
    let text = map_with("naves: 3,", "naves: 3, fila: 2,");
    assert_eq!(Outcome::of(&text).shown(), "E101@16:30");
}

#[test]
fn fields_with_a_default_may_be_left_out_in_a_dialect_only() {
    let without = samples::MAP
        .replace(", tipo: FACIL", "")
        .replace(", produccion: 1 }", " }")
        .replace("naves: 3, ", "");
    let shown = Outcome::of(&without).shown();
    assert_eq!(shown, "E105@8:64 E105@16:44 E105@20:38");
    let text = without.replace("tamaño", "size");
    accepts(&text);
    let map = Outcome::of(&text).map();
    assert_eq!(map.neutral_production, Some(0));
    assert_eq!(map.planets[2].ships, 0);
}

#[test]
fn a_saved_game_in_another_order_throughout_is_read() {
    let one = save_with(
        "propietario: \"Bot\", naves: 10",
        "naves: 10, propietario: \"Bot\"",
    );
    assert_eq!(Outcome::of(&one).shown(), "E108@11:20");
    let both = one.replace(
        "propietario: \"Ana\", naves: 10",
        "naves: 10, propietario: \"Ana\"",
    );
    accepts(&both);
    assert_eq!(Outcome::of(&both).save(), Outcome::of(samples::SAVE).save());
}

#[test]
fn an_empty_log_is_never_written() {
    let start = samples::SAVE.find("  ENVIOS: [").unwrap();
    let text = format!("{}  ENVIOS: [\n  ]\n}}\n", &samples::SAVE[..start]);
    assert_eq!(Outcome::of(&text).shown(), "E106@21:3");
    let alias = text.replace("tamaño", "size");
    assert_eq!(Outcome::of(&alias).shown(), "E106@21:3");
}
