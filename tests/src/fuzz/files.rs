//! Map files and saved games of Konquest: those of `tests/konquest` with mistakes,
//! and map files put together at random.

use std::fmt::Write as _;
use std::sync::LazyLock;

use tapete_game::Chance;

use super::mutate::mistake;
use super::one_of;
use crate::golden::{files, read};

/// What may be typed by mistake.
const SLIPS: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\"",
    "“",
    "'",
    "-",
    ".",
    "0",
    "00",
    "1",
    "2147483647",
    "2147483648",
    "99999999999999999999",
    "0.",
    ".5",
    "0.5",
    "0.1234567",
    "1e9",
    "true",
    "false",
    "null",
    "MAPA",
    "PLANETAS",
    "planetas",
    "ENVIOS",
    "JUGADORES",
    "nombre",
    "naves",
    "tamano",
    "size",
    "HUMANO",
    "azul",
    "reglas",
    "kde",
    "\"A\"",
    "\"Neutral\"",
    "\"\"",
    "//",
    "ñ",
    "\u{feff}",
    "\0",
    "\r",
    "\n",
    "\t",
];

/// The files that others might have written.
static WRITTEN: LazyLock<Vec<String>> = LazyLock::new(|| {
    let folders = ["maps", "maps_ext", "saves", "invalid"];
    let paths = folders.map(|it| files(&format!("tests/konquest/{it}"), "json"));
    let texts = paths.iter().flatten().map(|it| read(it));
    texts.filter_map(Result::ok).collect()
});

/// Returns a file with one to four mistakes.
pub(super) fn mutated(chance: &mut Chance) -> String {
    let index = chance.below(WRITTEN.len() as u32) as usize;
    let text = WRITTEN.get(index).map_or("", String::as_str);
    let mut parts = parts(text);
    for _ in 0..=chance.below(4) {
        mistake(&mut parts, SLIPS, chance);
    }
    parts.concat()
}

/// Takes a text apart into words, spaces and single signs.
pub(super) fn parts(text: &str) -> Vec<String> {
    let class = |it: char| match it {
        it if it.is_alphanumeric() => 1,
        it if it.is_whitespace() => 2,
        _ => 0,
    };
    let mut parts: Vec<String> = Vec::new();
    let mut last = 0;
    for it in text.chars() {
        match parts.last_mut() {
            Some(part) if class(it) > 0 && class(it) == last => part.push(it),
            _ => parts.push(it.to_string()),
        }
        last = class(it);
    }
    parts
}

/// Returns a map file: mostly a sound one, with its fields in any order.
pub(super) fn invented(chance: &mut Chance) -> String {
    let n_players = 2 + chance.below(3);
    let n_planets = n_players + chance.below(3);
    let mut names: Vec<&str> = vec!["A", "B", "C", "D", "Ab", "aB", "Abc", "x", "P1"];
    chance.shuffle(&mut names);
    let (homes, rest) = names.split_at(n_planets as usize);
    let neutrals = &rest[..1 + chance.below(2) as usize];
    let players = (0..n_players).map(|number| {
        let name = ["Ana", "Bot", "Eva", "Leo"][number as usize];
        let mut fields = vec![
            field("nombre", &format!("\"{name}\""), chance),
            field(
                "planetas",
                &format!("[\"{}\"]", homes[number as usize]),
                chance,
            ),
            field(
                "tipo",
                odd(&["HUMANO", "FACIL", "DIFICIL"], "MEDIO", chance),
                chance,
            ),
        ];
        object(&mut fields, chance)
    });
    let players: Vec<String> = players.collect();
    let homes: Vec<String> = homes.iter().map(|it| planet(it, false, chance)).collect();
    let neutrals: Vec<String> = neutrals.iter().map(|it| planet(it, true, chance)).collect();
    let mut sections = vec![
        field("MAPA", &map(chance), chance),
        field("PLANETAS", &format!("[{}]", homes.join(", ")), chance),
        field(
            "PLANETAS_NEUTRALES",
            &format!("[{}]", neutrals.join(", ")),
            chance,
        ),
        field("JUGADORES", &format!("[{}]", players.join(", ")), chance),
    ];
    object(&mut sections, chance)
}

fn map(chance: &mut Chance) -> String {
    let side = |chance: &mut Chance| odd(&["4", "5", "9"], "65", chance).to_owned();
    let mut size = vec![
        field("filas", &side(chance), chance),
        field("columnas", &side(chance), chance),
    ];
    let mut neutrals = vec![
        field("mostrarNaves", truth(chance), chance),
        field("mostrarEstadisticas", truth(chance), chance),
        field("produccion", number(chance), chance),
    ];
    let mut items = vec![
        field("id", odd(&["\"base\"", "\"x_1\""], "\"\"", chance), chance),
        field("tamaño", &object(&mut size, chance), chance),
    ];
    let others = [
        field("alAzar", truth(chance), chance) + ", planetasNeutrales: 3",
        field("mapaCiego", truth(chance), chance),
        field("acumular", truth(chance), chance),
        field("NEUTRALES", &object(&mut neutrals, chance), chance),
        field("finalizacion", odd(&["5", "9", "30"], "0", chance), chance),
        field(
            "reglas",
            odd(&["curso", "literal", "kde", "planetwars"], "otras", chance),
            chance,
        ),
    ];
    // `reglas` comes last, and the others anywhere.
    for item in others {
        if chance.below(3) > 0 {
            items.push(item);
        }
    }
    format!("{{ {} }}", items.join(", "))
}

fn planet(name: &str, is_neutral: bool, chance: &mut Chance) -> String {
    let mut fields = vec![
        field("nombre", &format!("\"{name}\""), chance),
        field("naves", number(chance), chance),
        field(
            "porcentajeMuertes",
            odd(&["0.5", "0.", "0.999999"], "1", chance),
            chance,
        ),
    ];
    if !is_neutral || chance.below(2) == 0 {
        fields.push(field("produccion", number(chance), chance));
    }
    object(&mut fields, chance)
}

/// Writes a field, now and then with its key in quotes.
fn field(key: &str, value: &str, chance: &mut Chance) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = match chance.below(30) {
        0 => write!(text, "\"{key}\": {value}"),
        1 => write!(text, "{key}:\n\t{value}"),
        _ => write!(text, "{key}: {value}"),
    };
    text
}

/// Writes fields in any order.
fn object(fields: &mut [String], chance: &mut Chance) -> String {
    chance.shuffle(fields);
    format!("{{ {} }}", fields.join(", "))
}

fn truth(chance: &mut Chance) -> &'static str {
    odd(&["true", "false"], "\"true\"", chance)
}

fn number(chance: &mut Chance) -> &'static str {
    odd(&["0", "1", "5", "12", "2147483647"], "2147483648", chance)
}

/// Returns one of some values, and rarely one that does not fit.
fn odd(values: &[&'static str], wrong: &'static str, chance: &mut Chance) -> &'static str {
    if chance.below(40) == 0 {
        return wrong;
    }
    one_of(values, chance).unwrap_or(wrong)
}
