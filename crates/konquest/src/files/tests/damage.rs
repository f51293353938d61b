//! Damaged texts: problems, never a panic, and never a long wait.

use super::super::{format, is_file, read};
use super::{Outcome, examples, samples};
use proptest::prelude::*;
use std::sync::LazyLock;
use tapete_lang::{PROBLEMS_MAX, Problems, Sources, Tongue};

static TEXTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let folders = ["maps", "maps_ext", "saves", "invalid"];
    let all = folders.iter().flat_map(|it| examples(it));
    all.map(|it| it.1).collect()
});

/// Reads, formats and renders; whatever comes of it must hold together.
fn endure(text: &str) {
    let mut sources = Sources::new();
    let id = sources.add("damaged", text);
    let mut problems = Problems::new();
    let file = read(&sources, id, &mut problems);
    assert_eq!(file.is_none(), problems.has_errors());
    assert!(problems.len() <= PROBLEMS_MAX);
    let _ = is_file(text);
    for problem in problems.sorted() {
        assert!(problem.place.span.start <= problem.place.span.end);
        assert!(problem.place.span.end as usize <= text.len());
        assert!(!problem.message(Tongue::Es).is_empty());
        assert!(!problem.help.is_empty(), "{}", problem.code.id);
        if let Some(fix) = &problem.fix {
            assert!(text.get(fix.place.span.range()).is_some());
        }
    }
    if let (Some(file), Ok(written)) = (file, format(&sources, id)) {
        assert_eq!(Outcome::of(&written).file, Some(file));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn damaged_examples_are_endured(
        index in any::<proptest::sample::Index>(),
        changes in proptest::collection::vec(
            (any::<proptest::sample::Index>(), 0..6_u8, any::<u8>()), 1..8,
        ),
    ) {
        let mut bytes = index.get(&TEXTS).clone().into_bytes();
        for (at, what, byte) in changes {
            if bytes.is_empty() {
                break;
            }
            let at = at.index(bytes.len());
            match what {
                0 => bytes[at] = byte,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, byte),
                3 => bytes.truncate(at),
                4 => bytes.insert(at, b"{}[]:,\"0.-"[usize::from(byte) % 10]),
                _ => {
                    let piece: Vec<u8> = bytes[at..].iter().copied().take(60).collect();
                    let to = usize::from(byte) % bytes.len();
                    bytes.splice(to..to, piece);
                }
            }
        }
        endure(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn shuffled_pieces_are_endured(
        pieces in proptest::collection::vec(0..24_usize, 0..200),
    ) {
        const PIECES: [&str; 24] = [
            "{", "}", "[", "]", ":", ",", "MAPA", "PLANETAS", "JUGADORES", "ENVIOS", "nombre",
            "naves", "tamaño", "filas", "\"A\"", "\"Ana", "10", "010", "0.5", "0.1234567",
            "true", "HUMANO", "azul", "-",
        ];
        let text: Vec<&str> = pieces.into_iter().map(|it| PIECES[it]).collect();
        endure(&text.join(" "));
        endure(&text.concat());
    }
}

const MEGABYTE: usize = 1 << 20;

#[test]
fn a_megabyte_of_anything_is_read_in_one_go() {
    for piece in [
        "{",
        "[",
        "}",
        "]",
        ",",
        ":",
        "\"",
        "\"a,",
        "\"a b\"",
        "-",
        "0",
        "0.",
        "1e9",
        "a",
        "a ",
        "ñ",
        "MAPA:",
        "{MAPA:",
        "[[{",
        "\0",
        "“",
        "\u{303}",
        "\r",
        "{ nombre: ",
        "\"A\":",
    ] {
        endure(&piece.repeat(MEGABYTE / piece.len()));
        let text = piece.repeat(MEGABYTE / 8 / piece.len());
        endure(&format!("{{ MAPA: {text}"));
        endure(&format!("{{ PLANETAS: [ {text}"));
    }
}

#[test]
fn nesting_a_thousand_deep_is_endured_anywhere() {
    for open in ["{", "[", "{a:", "{MAPA:", "{MAPA:{", "[{"] {
        let deep = open.repeat(1000);
        endure(&deep);
        endure(&samples::MAP.replacen("\"A\"", &deep, 1));
        endure(&samples::SAVE.replacen("azul", &deep, 1));
    }
}

#[test]
fn a_megabyte_with_a_mistake_everywhere_tells_the_first_and_counts_the_rest() {
    let planet = "{ nombre: \"A\", nave: 10, produccion: 5, porcentajeMuertes: 0.5 },";
    let planets = planet.repeat(MEGABYTE / planet.len());
    let text = samples::MAP.replacen("PLANETAS: [", &format!("PLANETAS: [{planets}"), 1);
    let outcome = Outcome::of(&text);
    assert_eq!(outcome.problems.len(), PROBLEMS_MAX);
    let n_found = PROBLEMS_MAX + outcome.problems.n_more();
    assert_eq!(n_found, MEGABYTE / planet.len());
    let claims = "\"zzz\",".repeat(MEGABYTE / 6);
    endure(&samples::MAP.replacen("[\"A\"", &format!("[{claims}\"A\""), 1));
    let fleet = "{ turnoEnvio: 1, turnoLlegada: 4, filaInicial: 0, columnaInicial: 0, filaObjetivo: 2, columnaObjetivo: 2, naves: 1, nombre: \"Ana\" },";
    let fleets = fleet.repeat(MEGABYTE / fleet.len());
    endure(&samples::SAVE.replacen("ENVIOS: [", &format!("ENVIOS: [{fleets}"), 1));
    let player = "{ nombre: \"Ana\", tipo: HUMANO, color: azul },";
    let players = player.repeat(MEGABYTE / player.len());
    endure(&samples::SAVE.replacen("JUGADORES: [", &format!("JUGADORES: [{players}"), 1));
}

#[test]
fn a_turn_in_two_thousand_million_is_played_at_once() {
    let far = samples::SAVE
        .replace("    finalizacion: 30", "    finalizacion: 2147483647")
        .replace(
            "turnoEnvio: 3, turnoLlegada: 6",
            "turnoEnvio: 2147483000, turnoLlegada: 2147483003",
        );
    assert_eq!(Outcome::of(&far).shown(), "");
}
