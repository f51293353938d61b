//! Names, sizes, owners, cells and fleets: which problem, and where.

use super::{Outcome, map_with, problems_at, save_with};
use tapete_lang::Tongue;

fn map(part: &str, by: &str) -> String {
    problems_at(&map_with(part, by))
}

fn save(part: &str, by: &str) -> String {
    problems_at(&save_with(part, by))
}

#[test]
fn the_size_is_from_1_to_64() {
    assert_eq!(map("filas: 6", "filas: ¦0"), "E210");
    assert_eq!(map("columnas: 6", "columnas: ¦65"), "E210");
    assert_eq!(map("filas: 6", "filas: 64"), "");
    assert_eq!(save("filas: 5", "filas: ¦0"), "E210");
}

#[test]
fn large_numbers_are_told_and_silence_the_rest() {
    assert_eq!(map("filas: 6", "filas: ¦99999999999999999999999"), "E212");
    assert_eq!(map("naves: 3", "naves: ¦2147483648"), "E212");
    assert_eq!(map("naves: 3", "naves: 2147483647"), "");
    assert_eq!(map("finalizacion: 30", "finalizacion: ¦4294967296"), "E212");
}

#[test]
fn a_map_has_a_name_and_a_size() {
    assert_eq!(map("id: \"base\",", ""), "E213@10:3");
    assert_eq!(map("tamaño: { filas: 6, columnas: 6 },", ""), "E213@10:3");
    let text = map_with("id: \"base\",", "").replace("tamaño: { filas: 6, columnas: 6 },", "");
    assert_eq!(Outcome::of(&text).shown(), "E213@10:3 E213@10:3");
}

#[test]
fn random_planets_must_be_counted_and_fit() {
    assert_eq!(map("alAzar: false", "¦alAzar: true"), "E211");
    let random = "alAzar: true, planetasNeutrales: ";
    assert_eq!(map("alAzar: false", &format!("{random}33")), "");
    assert_eq!(map("alAzar: false", &format!("{random}¦34")), "E209");
    assert_eq!(
        map("alAzar: false", &format!("{random}¦2147483647")),
        "E209"
    );
    assert_eq!(
        map("alAzar: false", "alAzar: false, ¦planetasNeutrales: 99"),
        "W304"
    );
}

#[test]
fn players_own_listed_planets_once() {
    assert_eq!(map("[\"B\"]", "[\"B\", ¦\"B\"]"), "E204");
    assert_eq!(map("[\"B\"]", "[¦\"C\"]"), "E205 W301@13:15");
    assert_eq!(map("[\"B\"]", "[¦\"b\"]"), "E203 W301@13:15");
    assert_eq!(map("\"Dos\"", "¦\"Uno\""), "E202");
    assert_eq!(map("\"Dos\"", "¦\"Neutral\""), "E107");
    assert_eq!(
        map(
            ",\n    { nombre: \"Dos\", planetas: [\"B\"], tipo: FACIL }",
            ""
        ),
        "E206@20:3 W301@13:15"
    );
}

#[test]
fn an_unowned_planet_is_neutral_but_not_in_the_neutral_list() {
    let outcome = Outcome::of(&map_with("planetas: [\"B\"]", "planetas: [\"A\"]"));
    assert_eq!(outcome.shown(), "E204@20:33 W301@13:15");
    let three =
        "{ nombre: \"D\", naves: 1, produccion: 1, porcentajeMuertes: 0.5 }, { nombre: \"A\"";
    let outcome = Outcome::of(&map_with("{ nombre: \"A\"", three));
    assert_eq!(outcome.shown(), "W301@12:15");
    let map = outcome.map();
    assert!(
        map.players
            .iter()
            .all(|it| !it.planets.contains(&"D".to_owned()))
    );
    assert!(!map.planets[0].neutral);
}

#[test]
fn cells_are_inside_and_free() {
    let cell = "fila: 2, columna: 2 }";
    // Of the two fleets that fly there the first is told, not each.
    let lands_nowhere = "E225@21:88";
    assert_eq!(
        save(cell, "fila: 2, columna: ¦5 }"),
        format!("E221 {lands_nowhere}")
    );
    assert_eq!(
        save(cell, "fila: ¦9, columna: ¦9 }"),
        format!("E221 E221 {lands_nowhere}")
    );
    assert_eq!(
        save(cell, "fila: ¦0, columna: 0 }"),
        format!("E222 {lands_nowhere}")
    );
}

#[test]
fn owners_are_players_and_agree_with_their_flag() {
    assert_eq!(
        save("propietario: \"Bot\"", "propietario: ¦\"Zoe\""),
        "E223"
    );
    assert_eq!(save("0.5, neutral: false", "0.5, neutral: ¦true"), "E224");
    assert_eq!(save("0.25, neutral: true", "0.25, neutral: ¦false"), "E224");
    assert_eq!(save("\"Neutral\", naves: 4", "¦\"Ana\", naves: 4"), "E223");
    let text = save_with("propietario: \"Bot\"", "propietario: \"Bop\"");
    assert!(
        Outcome::of(&text)
            .said(Tongue::En)
            .contains("did you mean `Bot`?")
    );
}

#[test]
fn a_planet_of_nobody_may_stand_among_the_others() {
    let extra = "PLANETAS: [\n    { nombre: \"D\", propietario: \"Neutral\", naves: 1, produccion: 1, porcentajeMuertes: 0.5, neutral: true, fila: 0, columna: 4 },";
    let outcome = Outcome::of(&save_with("PLANETAS: [", extra));
    assert_eq!(outcome.shown(), "");
    let names: Vec<String> = outcome
        .save()
        .planets
        .into_iter()
        .map(|it| it.name)
        .collect();
    assert_eq!(names, ["A", "B", "D", "C"]);
}

#[test]
fn fleets_go_from_a_planet_to_another_in_the_right_time() {
    let target = "filaObjetivo: 2, columnaObjetivo: 2, naves: 8";
    assert_eq!(
        save(target, "filaObjetivo: ¦3, columnaObjetivo: 2, naves: 8"),
        "E225"
    );
    assert_eq!(
        save(target, "filaObjetivo: ¦0, columnaObjetivo: 0, naves: 8"),
        "E226"
    );
    assert_eq!(save("filaInicial: 0", "filaInicial: ¦99"), "E225");
    assert_eq!(save("turnoLlegada: 4", "turnoLlegada: ¦5"), "E227");
    assert_eq!(save("naves: 8", "naves: ¦0"), "E231");
    assert_eq!(
        save("naves: 8, nombre: \"Ana\"", "naves: 8, nombre: ¦\"Eva\""),
        "E223"
    );
    let times = "turnoEnvio: 1, turnoLlegada: 4";
    assert_eq!(save(times, "turnoEnvio: ¦0, turnoLlegada: 3"), "E229");
    assert_eq!(save(times, "turnoEnvio: 4, turnoLlegada: 7"), "E229@22:19");
}

#[test]
fn a_log_is_played_again() {
    assert_eq!(save("naves: 8", "naves: 10"), "");
    assert_eq!(save("naves: 8", "naves: ¦11"), "E228");
    assert_eq!(
        save("naves: 7", "naves: 20"),
        "",
        "two turns have built ten"
    );
    assert_eq!(save("naves: 7", "naves: ¦21"), "E228");
    assert_eq!(
        save("naves: 7, nombre: \"Bot\"", "naves: 7, nombre: ¦\"Ana\""),
        "E228"
    );
    let said = Outcome::of(&save_with("naves: 7", "naves: 21")).said(Tongue::Es);
    assert!(
        said.contains("en el turno 3 `B` solo tiene 20 naves"),
        "{said}"
    );
    // After the last turn nobody gives orders.
    let outcome = Outcome::of(&save_with("finalizacion: 30", "finalizacion: 2"));
    assert_eq!(outcome.shown(), "E228@22:129");
    assert!(
        outcome
            .said(Tongue::En)
            .contains("in turn 3 the match is over")
    );
}

#[test]
fn other_rules_have_other_travel_times_and_no_replay_here() {
    let kde = save_with(
        "finalizacion: 30",
        "finalizacion: 30, reglas: kde, semilla: 18446744073709551615, turno: 9",
    )
    .replace("turnoLlegada: 4", "turnoLlegada: 3")
    .replace("turnoLlegada: 6", "turnoLlegada: 5");
    let outcome = Outcome::of(&kde);
    assert_eq!(outcome.shown(), "");
    let save_file = outcome.save();
    assert_eq!(save_file.rules.as_deref(), Some("kde"));
    assert_eq!(save_file.seed, Some(u64::MAX));
    assert_eq!(save_file.turn, Some(9));
    assert_eq!(save("finalizacion: 30", "reglas: otras"), "E109@7:13");
    assert_eq!(save("finalizacion: 30", "turno: 2"), "E229@7:12");
    assert_eq!(save("finalizacion: 30", "turno: 0"), "E229@7:12");
    assert_eq!(
        save("finalizacion: 30", "semilla: 18446744073709551616"),
        "E212@7:14"
    );
}

#[test]
fn a_map_may_name_its_rules_and_no_limit_is_none() {
    let map_file = Outcome::of(&map_with(
        "finalizacion: 30",
        "finalizacion: 0, reglas: literal",
    ))
    .map();
    assert_eq!(map_file.rules.as_deref(), Some("literal"));
    assert_eq!(map_file.limit, None);
    assert_eq!(map("finalizacion: 30", "reglas: ajedrez"), "E109@9:13");
}
