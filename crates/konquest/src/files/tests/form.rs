//! Characters, words and form: which problem, and where.

use super::{Outcome, map_with, problems_at, save_with};
use tapete_lang::Tongue;

fn map(part: &str, by: &str) -> String {
    problems_at(&map_with(part, by))
}

fn save(part: &str, by: &str) -> String {
    problems_at(&save_with(part, by))
}

#[test]
fn characters_that_begin_nothing_are_told_once_for_a_run() {
    assert_eq!(map("naves: 3", "naves: ¦(3¦)"), "E001 E001");
    assert_eq!(map("naves: 3", "naves: ¦--3"), "E001");
    assert_eq!(map("naves: 3", "naves: 3 ¦// tres"), "E001");
    assert_eq!(map("0.25", "¦.25"), "E001");
    assert_eq!(map("naves: 3", "naves: ¦\0"), "E001");
    assert_eq!(map("\"C\"", "¦“C¦”"), "E001 E001");
}

#[test]
fn names_end_where_the_author_meant_them_to() {
    assert_eq!(map("\"base\"", "¦\"\""), "E003");
    assert_eq!(map("\"base\"", "\"mi¦ mapa\""), "E003");
    assert_eq!(map("\"base\"", "\"¦1base\""), "E003");
    assert_eq!(map("\"base\"", "\"pe¦ña\""), "E003");
    assert_eq!(map("\"base\",", "¦\"base"), "E002");
    assert_eq!(map("\"Dos\", ", "\"Dos¦, "), "E003");
    assert_eq!(map("\"C\"", "¦\"C"), "E002");
    assert_eq!(map("\"base\"", "\"$_a-1\""), "");
}

#[test]
fn bad_numbers_are_one_problem() {
    assert_eq!(map("naves: 3", "naves: ¦03"), "E004");
    assert_eq!(map("naves: 3", "naves: ¦010"), "E004");
    assert_eq!(map("naves: 3", "naves: ¦3.5"), "E005");
    assert_eq!(map("naves: 3", "naves: ¦0.5"), "E101");
    assert_eq!(map("0.25", "0.123456¦7"), "E005");
    assert_eq!(map("0.25", "0.123456¦789"), "E005");
    assert_eq!(map("0.25", "¦1.0"), "E005");
    assert_eq!(map("0.25", "¦0.2.5"), "E005");
    assert_eq!(map("0.25", "¦5.0E-4"), "E005");
    assert_eq!(map("0.25", "0."), "");
    assert_eq!(map("0.25", "0.000001"), "");
    assert_eq!(map("0.25", "¦1"), "E101");
}

#[test]
fn unknown_words_are_told_with_the_nearest_one() {
    assert_eq!(map("naves: 3", "¦naved: 3"), "E006");
    assert_eq!(map("mapaCiego: false", "mapaCiego: ¦flase"), "E006");
    assert_eq!(map("JUGADORES", "¦Jugadores"), "E006");
    assert_eq!(map("nombre: \"C\"", "nombre: ¦C"), "E006");
    let outcome = Outcome::of(&map_with("finalizacion", "finalisacion"));
    assert!(
        outcome
            .said(Tongue::En)
            .contains("did you mean `finalizacion`?")
    );
    let outcome = Outcome::of(&map_with("nombre: \"C\"", "nombre: C"));
    assert!(
        outcome
            .said(Tongue::En)
            .contains("write the name in quotes: `\"C\"`")
    );
}

#[test]
fn what_else_was_expected_is_listed() {
    assert_eq!(map("naves: 3", "naves ¦3"), "E101");
    assert_eq!(map("naves: 3,", "naves: ¦,"), "E101");
    assert_eq!(map("naves: 3", "naves: \"¦3\""), "E003");
    assert_eq!(map("naves: 3", "naves: ¦\"tres\""), "E101");
    assert_eq!(map("MAPA: {", "MAPA: ¦["), "E101");
    assert_eq!(map("{\n  MAPA", "¦MAPA"), "E101");
    assert_eq!(map("naves: 3", "naves: ¦true"), "E101");
    assert_eq!(map("\"Uno\"", "¦3"), "E101");
    let outcome = Outcome::of(&map_with("naves: 3,", "fila: 2,"));
    let said = outcome.said(Tongue::Es);
    let expected =
        "se esperaba uno de `naves`, `produccion`, `porcentajeMuertes` y se encontró `fila`";
    assert!(said.contains(expected), "{said}");
}

#[test]
fn commas_are_missed_and_found_too_many() {
    assert_eq!(map("\"C\", naves", "\"C\" ¦naves"), "E102");
    assert_eq!(map("0.25 }", "0.25¦, }"), "E103");
    assert_eq!(map("0.5 },\n    {", "0.5 }\n    ¦{"), "E102");
    assert_eq!(map("[\"A\"]", "[\"A\"¦,]"), "E103");
    assert_eq!(map("[\"B\"]", "[\"B\" ¦\"A\"]"), "E102");
    assert_eq!(map("  ],\n  JUGADORES", "  ]\n  ¦JUGADORES"), "E102");
    assert_eq!(map("\"C\",", "\"C\",¦,"), "E101");
    assert_eq!(map("tipo: FACIL }\n", "tipo: FACIL }¦,\n"), "E103");
    assert_eq!(map("  ]\n}", "  ]¦,\n}"), "E103");
}

#[test]
fn missing_and_repeated_fields_are_told_at_the_brace_and_at_the_second_key() {
    assert_eq!(
        map(
            "naves: 3, porcentajeMuertes: 0.25 }",
            "porcentajeMuertes: 0.25 ¦}"
        ),
        "E105"
    );
    assert_eq!(
        map(
            "naves: 10, produccion: 5, porcentajeMuertes: 0.5 }",
            "naves: 10, porcentajeMuertes: 0.5 ¦}"
        ),
        "E105"
    );
    assert_eq!(map(", columnas: 6 }", " ¦}"), "E105");
    assert_eq!(map(", produccion: 1 }", " ¦}"), "E105");
    assert_eq!(map(", tipo: FACIL }", " ¦}"), "E105");
    assert_eq!(
        map("nombre: \"C\", naves: 3, porcentajeMuertes: 0.25 }", "¦}"),
        "E105"
    );
    assert_eq!(map("naves: 3", "naves: 3, ¦naves: 3"), "E104");
    let players = super::samples::MAP.find(",\n  JUGADORES").unwrap();
    let text = format!("{}\n¦}}\n", &super::samples::MAP[..players]);
    assert_eq!(problems_at(&text), "E105");
}

#[test]
fn names_have_classes() {
    assert_eq!(map("\"C\"", "¦\"Ceres\""), "E107");
    assert_eq!(map("\"C\"", "¦\"C1\""), "E107");
    assert_eq!(map("\"Dos\"", "¦\"Dos_2\""), "E107");
    assert_eq!(map("\"Dos\"", "¦\"Dos45678901\""), "E107");
    assert_eq!(map("\"Dos\"", "\"Dos4567890\""), "");
    assert_eq!(map("[\"B\"]", "[¦\"B1\"]"), "E107");
    assert_eq!(map("\"base\"", "\"A\""), "");
}

#[test]
fn choices_offer_the_nearest_word() {
    assert_eq!(map("FACIL", "¦MEDIO"), "E109");
    assert_eq!(map("FACIL", "¦\"FACIL\""), "E109");
    assert_eq!(map("FACIL", "¦facil"), "E109");
    assert_eq!(map("FACIL", "¦3"), "E109");
    assert_eq!(map("tipo: FACIL }", "tipo: ¦}"), "E101");
    assert_eq!(save("amarillo", "¦amarilo"), "E109");
    let outcome = Outcome::of(&map_with("FACIL", "facil"));
    assert!(
        outcome
            .said(Tongue::Es)
            .contains("¿quisiste decir `FACIL`?")
    );
}

#[test]
fn a_saved_game_has_a_fixed_order() {
    let colour_first = "¦color: amarillo, tipo: FACIL";
    assert_eq!(save("tipo: FACIL, color: amarillo", colour_first), "E108");
    assert_eq!(save("tipo: FACIL, color", "¦color"), "E108");
    assert_eq!(save(", color: amarillo }", " ¦}"), "E105");
    assert_eq!(save("naves: 4,", "naves: 4, ¦naves: 4,"), "E104");
    assert_eq!(save("naves: 4,", "naves: 4, ¦tipo: FACIL,"), "E101");
    assert_eq!(
        save("mapaCiego: false", "¦acumular: false, mapaCiego: false"),
        "E108 E104@5:5"
    );
    assert_eq!(
        save("finalizacion: 30", "reglas: kde, ¦finalizacion: 30"),
        "E108"
    );
}

#[test]
fn every_object_tells_its_own_problem_in_one_run() {
    let text = map_with("filas: 6, columnas", "filas ¦6, columnas")
        .replace("nombre: \"A\", naves: 10", "nombre: \"A\" ¦naves: 10")
        .replace("nombre: \"B\", naves: 10", "nombre: \"B\", naves: ¦diez")
        .replace(
            "naves: 3, porcentajeMuertes: 0.25 }",
            "porcentajeMuertes: 0.25 ¦}",
        )
        .replace("tipo: FACIL", "tipo: ¦BOT, tipo: FACIL, otro: 3");
    assert_eq!(problems_at(&text), "E101 E102 E006 E105 E109");
}

#[test]
fn a_missing_bracket_is_one_problem() {
    let after_map = "finalizacion: 30\n  },\n  PLANETAS";
    assert_eq!(map(after_map, "finalizacion: 30,\n  ¦PLANETAS"), "E101");
    assert_eq!(map(after_map, "finalizacion: 30\n  ¦PLANETAS"), "E102");
    assert_eq!(
        map(after_map, "finalizacion: 30\n  }¦},\n  PLANETAS"),
        "E101"
    );
    let after_planets = "0.5 }\n  ],\n  PLANETAS_NEUTRALES";
    assert_eq!(map(after_planets, "0.5 },\n  ¦PLANETAS_NEUTRALES"), "E101");
    assert_eq!(map(after_planets, "0.5 }\n  ¦PLANETAS_NEUTRALES"), "E101");
    assert_eq!(
        map(after_planets, "0.5 }\n  ]¦],\n  PLANETAS_NEUTRALES"),
        "E101"
    );
    assert_eq!(map("0.5 },\n    {", "0.5 \n    ¦{"), "E101");
    assert_eq!(map("[\"B\"], tipo", "[\"B\", ¦tipo"), "E101");
    assert_eq!(map("PLANETAS: [\n    {", "PLANETAS: \n    ¦{"), "E101");
}

#[test]
fn a_text_cut_anywhere_has_problems_and_nothing_worse() {
    let text = super::samples::MAP.trim_end();
    for end in 1..text.len() {
        if text.is_char_boundary(end) {
            let outcome = Outcome::of(&text[..end]);
            assert!(outcome.file.is_none(), "{}", &text[..end]);
            assert_eq!(
                outcome.errors.len(),
                1,
                "{} {}",
                outcome.shown(),
                &text[..end]
            );
        }
    }
}

#[test]
fn an_empty_text_and_other_texts_are_told() {
    assert_eq!(Outcome::of("").shown(), "E101@1:1");
    assert_eq!(Outcome::of("  \n").shown(), "E101@2:1");
    assert_eq!(Outcome::of("{}").shown(), "E105@1:2");
    assert_eq!(Outcome::of("{").shown(), "E101@1:2");
    assert_eq!(Outcome::of("[]").shown(), "E101@1:1");
    assert_eq!(Outcome::of("{ ENVIOS: [] }").shown(), "E108@1:3 E106@1:12");
}

#[test]
fn a_file_is_known_by_its_first_character() {
    for text in ["{", "\u{feff} \t\r\n{ MAPA", "\u{c}{"] {
        assert!(super::super::is_file(text), "{text:?}");
    }
    for text in ["", "new Galaxy", " [", "\"{"] {
        assert!(!super::super::is_file(text), "{text:?}");
    }
}

#[test]
fn fields_out_of_order_are_told_beside_other_errors() {
    // Twice, so that without another error it would be a dialect.
    let turned = |text: String| {
        text.replace(
            "nombre: \"A\", propietario: \"Ana\"",
            "propietario: \"Ana\", nombre: \"A\"",
        )
        .replace(
            "nombre: \"B\", propietario: \"Bot\"",
            "propietario: \"Bot\", nombre: \"B\"",
        )
    };
    let shown = |text: &str| Outcome::of(text).shown();
    assert_eq!(shown(&turned(save_with("", ""))), "", "a dialect");
    let wrong = turned(save_with("tipo: FACIL", "tipo: FACILL"));
    assert_eq!(shown(&wrong), "E108@10:7 E108@11:7 E109@18:28");
    // In the same object too, whichever comes first.
    let both = save_with(
        "tipo: FACIL, color: amarillo",
        "color: amarillo, tipo: FACILL",
    );
    assert_eq!(shown(&both), "E108@18:22 E109@18:45");
    let both = save_with(
        "nombre: \"Bot\", tipo: FACIL",
        "tipo: FACILL, nombre: \"Bot\"",
    );
    assert_eq!(shown(&both), "E108@18:7 E109@18:13");
    // A misspelt word is not taken for a field that is left out.
    let misspelt = save_with("{ nombre: \"Bot\"", "{ nombr: \"Bot\"");
    assert_eq!(shown(&misspelt), "E006@18:7");
}

#[test]
fn a_file_without_its_first_brace_is_told_so_and_read_on() {
    let map = map_with("", "").trim_start().replacen('{', "", 1);
    assert!(super::super::is_file(&map), "{map}");
    assert!(
        Outcome::of(&map).shown().starts_with("E101@2:3"),
        "{}",
        Outcome::of(&map).shown()
    );
    assert_eq!(Outcome::of(&map).errors.len(), 1);
    let wrong = map.replace("tipo: FACIL", "tipo: BOT");
    assert_eq!(
        Outcome::of(&wrong).errors.len(),
        2,
        "{}",
        Outcome::of(&wrong).shown()
    );
    let real = "\"MAPA\": { \"id\": \"x\" } }";
    assert!(super::super::is_file(real));
    assert!(!super::super::is_file("new Galaxy called \"MAPA\""));
}
