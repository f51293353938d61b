//! What both files ask: a size, players with names, lists that hold something.

use super::super::codes;
use super::super::data::RULES_WORDS;
use super::super::tree::Record;
use std::collections::BTreeMap;
use tapete_lang::{Bilingual, Diagnostic, Place, Problems};

/// The largest number of rows and of columns.
pub(in super::super) const SIDE_MAX: u32 = 64;

/// The largest number of players: there is one colour for each.
pub(in super::super) const PLAYERS_MAX: usize = 10;

/// The owner of planets that belong to nobody.
pub(in super::super) const NEUTRAL: &str = "Neutral";

const WRITE_SIDE: Bilingual = Bilingual::new(
    "write a number from 1 to {0}",
    "escribe un número de 1 a {0}",
);
const OTHER_NAME: Bilingual = Bilingual::new(
    "write another name for one of them",
    "escribe otro nombre para uno de los dos",
);
const FIRST_ONE: Bilingual = Bilingual::new("the first is here", "el primero está aquí");
const ADD_PLAYER: Bilingual = Bilingual::new(
    "write a second player before `]`, perhaps with `tipo: FACIL`",
    "escribe un segundo jugador antes de `]`, quizá con `tipo: FACIL`",
);
const DROP_PLAYERS: Bilingual =
    Bilingual::new("keep at most {0} players", "deja a lo sumo {0} jugadores");
const NOT_NEUTRAL: Bilingual = Bilingual::new(
    "write another name: `Neutral` stands for nobody",
    "escribe otro nombre: `Neutral` quiere decir nadie",
);
const PLAYER: Bilingual = Bilingual::new("player", "jugador");
const ADD_ELEMENT: Bilingual = Bilingual::new(
    "write at least one element between `[` and `]`, or `alAzar: true` for a random map",
    "escribe al menos un elemento entre `[` y `]`, o `alAzar: true` para un mapa al azar",
);

/// Names that were met, each with where it stands.
pub(super) type Names<'a> = BTreeMap<&'a str, Place>;

/// Reads one side of the size, if it is in range.
pub(super) fn side(size: &Record<'_>, key: &'static str, problems: &mut Problems) -> Option<u32> {
    let (number, place) = size.number(key)?;
    let side = u32::try_from(number).unwrap_or(u32::MAX);
    if (1..=SIDE_MAX).contains(&side) {
        return Some(side);
    }
    problems.push(
        Diagnostic::new(&codes::E210, place)
            .arg(key)
            .arg(number.to_string())
            .arg(i64::from(SIDE_MAX))
            .help_with(WRITE_SIDE, vec![i64::from(SIDE_MAX).into()]),
    );
    None
}

/// Keeps a name of a planet; tells whether it is new.
pub(super) fn new_planet<'a>(
    names: &mut Names<'a>,
    (name, place): (&'a str, Place),
    problems: &mut Problems,
) -> bool {
    if let Some(&first) = names.get(name) {
        problems.push(
            Diagnostic::new(&codes::E201, place)
                .arg(name)
                .label(first, FIRST_ONE)
                .help(OTHER_NAME),
        );
        return false;
    }
    names.insert(name, place);
    true
}

/// Checks the names and the number of the players of `JUGADORES`.
pub(super) fn players<'a>(file: &Record<'a>, problems: &mut Problems) -> Names<'a> {
    let mut names = Names::new();
    let mut n_players = 0;
    let n_all = file.records("JUGADORES").count();
    for (name, place) in file.records("JUGADORES").filter_map(|it| it.name("nombre")) {
        n_players += 1;
        if let Some(&first) = names.get(name) {
            problems.push(
                Diagnostic::new(&codes::E202, place)
                    .arg(name)
                    .label(first, FIRST_ONE)
                    .help(OTHER_NAME),
            );
        }
        names.entry(name).or_insert(place);
        if name == NEUTRAL {
            problems.push(
                Diagnostic::new(&codes::E107, place)
                    .arg(name)
                    .arg(PLAYER)
                    .help(NOT_NEUTRAL),
            );
        }
        if n_players == PLAYERS_MAX + 1 {
            problems.push(
                Diagnostic::new(&codes::E207, place)
                    .arg(n_all)
                    .arg(PLAYERS_MAX)
                    .help_with(DROP_PLAYERS, vec![PLAYERS_MAX.into()]),
            );
        }
    }
    if let Some(close) = file.list_close("JUGADORES").filter(|_| n_all < 2) {
        problems.push(
            Diagnostic::new(&codes::E206, close)
                .arg(n_all)
                .help(ADD_PLAYER),
        );
    }
    names
}

/// Returns the preset of rules that a file names.
pub(super) fn rules(items: &Record<'_>) -> Option<String> {
    let word = RULES_WORDS.get(items.choice("reglas")?)?;
    Some((*word).to_owned())
}

/// Returns after how many turns a match ends; 0 says that it does not.
pub(super) fn limit(items: &Record<'_>) -> Option<u32> {
    items.count("finalizacion").filter(|&it| it > 0)
}

/// Tells that a list is empty; only the extended reading lets one come so far.
pub(super) fn empty(record: &Record<'_>, key: &'static str, problems: &mut Problems) -> bool {
    let close = record.list_close(key);
    let Some(close) = close.filter(|_| record.list(key).is_empty()) else {
        return false;
    };
    problems.push(
        Diagnostic::new(&codes::E106, close)
            .arg(key)
            .help(ADD_ELEMENT),
    );
    true
}
