//! The meaning of a map configuration.

use super::super::codes;
use super::super::data::{Kind, MapFile, PlanetEntry, PlayerEntry};
use super::super::dialect::Habits;
use super::super::tree::{Node, Record};
use super::common::{Names, empty, limit, new_planet, players, rules, side};
use super::planets::{Cells, cell};
use std::collections::BTreeMap;
use tapete_lang::help::{DID_YOU_MEAN, ONE_OF};
use tapete_lang::{Bilingual, Diagnostic, PROBLEMS_MAX, Place, Problems};
use tapete_speech::nearest;

const ADD_ID: Bilingual = Bilingual::new(
    "write `id: \"mapa\"` in MAPA",
    "escribe `id: \"mapa\"` en MAPA",
);
const ADD_SIZE: Bilingual = Bilingual::new(
    "write `tamaño: { filas: 10, columnas: 10 }` in MAPA",
    "escribe `tamaño: { filas: 10, columnas: 10 }` en MAPA",
);
const ADD_NUMBER: Bilingual = Bilingual::new(
    "write `planetasNeutrales: 8` in MAPA, or `alAzar: false`",
    "escribe `planetasNeutrales: 8` en MAPA, o `alAzar: false`",
);
const DROP_REPEATED: Bilingual = Bilingual::new("leave this one out", "quita este");
const ADD_NEUTRALS: Bilingual = Bilingual::new(
    "write `NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: true, produccion: 1 }` in MAPA",
    "escribe `NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: true, produccion: 1 }` en MAPA",
);
const DROP_NUMBER: Bilingual = Bilingual::new(
    "write `alAzar: true`, or leave `planetasNeutrales` out",
    "escribe `alAzar: true`, o quita `planetasNeutrales`",
);
const WRITE: Bilingual = Bilingual::new("write {0} before `}`", "escribe {0} antes de `}`");
const ONE_OWNER: Bilingual = Bilingual::new(
    "write it for one player only",
    "escríbelo en un solo jugador",
);
const TO_PLANETS: Bilingual = Bilingual::new(
    "move the planet to PLANETAS, or leave it out here",
    "pasa el planeta a PLANETAS, o quítalo de aquí",
);
const ADD_OWNER: Bilingual = Bilingual::new(
    "write `\"{0}\"` in the `planetas` of a player, or move the planet to PLANETAS_NEUTRALES",
    "escribe `\"{0}\"` en los `planetas` de un jugador, o pasa el planeta a PLANETAS_NEUTRALES",
);
const ROOM: Bilingual = Bilingual::new(
    "write a larger `tamaño`, or at most {0} planets",
    "escribe un `tamaño` mayor, o a lo sumo {0} planetas",
);

/// Checks a map and returns it; what it returns counts only without errors.
pub(in super::super) fn map(
    file: &Record<'_>,
    habits: &mut Habits,
    problems: &mut Problems,
) -> Option<MapFile> {
    let items = file.record("MAPA")?;
    let size = items_of_map(items, problems);
    let random = items.flag("alAzar");
    let mut map = MapFile {
        id: items.name("id").map_or(String::new(), |it| it.0.to_owned()),
        rows: size.map_or(0, |it| it.0),
        columns: size.map_or(0, |it| it.1),
        random,
        n_random: items.count("planetasNeutrales"),
        blind: items.flag("mapaCiego"),
        accumulate: items.flag("acumular"),
        limit: limit(items),
        rules: rules(items),
        ..MapFile::default()
    };
    if let Some(neutrals) = items.record("NEUTRALES") {
        map.show_ships = neutrals.flag("mostrarNaves");
        map.show_stats = neutrals.flag("mostrarEstadisticas");
        map.neutral_production = Some(neutrals.count("produccion").unwrap_or(0).into());
    }
    for key in ["PLANETAS", "PLANETAS_NEUTRALES"] {
        let is_left_out = file.list(key).is_empty();
        if random && is_left_out {
            habits.n_marks += 1;
        } else {
            empty(file, key, problems);
        }
    }
    let planets = planets(file, size, &mut map, habits, problems);
    owners(file, &mut map, &planets, habits, problems);
    room(items, &map, size, &planets, problems);
    Some(map)
}

/// Checks the items of `MAPA` and returns the size.
fn items_of_map(items: &Record<'_>, problems: &mut Problems) -> Option<(u32, u32)> {
    for &(place, key) in &items.repeated {
        problems.push(
            Diagnostic::new(&codes::W302, place)
                .arg(key)
                .help(DROP_REPEATED),
        );
    }
    for (key, help) in [("id", ADD_ID), ("tamaño", ADD_SIZE)] {
        if items.entry(key).is_none() {
            problems.push(
                Diagnostic::new(&codes::E213, items.close)
                    .arg(key)
                    .help(help),
            );
        }
    }
    if items.entry("NEUTRALES").is_none() {
        problems.push(Diagnostic::new(&codes::W303, items.close).help(ADD_NEUTRALS));
    }
    let n_random = items.entry("planetasNeutrales");
    match (items.flag("alAzar"), n_random) {
        (true, None) => {
            let place = items.entry("alAzar").map_or(items.close, |it| it.key);
            problems.push(Diagnostic::new(&codes::E211, place).help(ADD_NUMBER));
        }
        (false, Some(entry)) => {
            problems.push(Diagnostic::new(&codes::W304, entry.key).help(DROP_NUMBER));
        }
        _ => {}
    }
    let size = items.record("tamaño")?;
    let rows = side(size, "filas", problems);
    let columns = side(size, "columnas", problems);
    Some((rows?, columns?))
}

/// Where the planets of a map are written.
struct Planets<'a> {
    /// Every planet that has a name of its own, by its name.
    by_name: BTreeMap<&'a str, usize>,
    /// Where the name of each planet stands.
    places: Vec<Place>,
}

fn planets<'a>(
    file: &Record<'a>,
    size: Option<(u32, u32)>,
    map: &mut MapFile,
    habits: &mut Habits,
    problems: &mut Problems,
) -> Planets<'a> {
    let mut names = Names::new();
    let mut cells = Cells::new();
    let mut own_names: Vec<String> = Vec::new();
    let mut planets = Planets {
        by_name: BTreeMap::new(),
        places: Vec::new(),
    };
    let own = file.records("PLANETAS").map(|it| (it, false));
    let neutral = file.records("PLANETAS_NEUTRALES").map(|it| (it, true));
    for (planet, neutral) in own.chain(neutral) {
        let Some((name, place)) = planet.name("nombre") else {
            continue;
        };
        let index = map.planets.len();
        if new_planet(&mut names, (name, place), problems) {
            planets.by_name.insert(name, index);
        }
        planets.places.push(place);
        own_names.push(name.to_owned());
        let production = planet.count("produccion").map(i64::from);
        let cell = cell(planet, index, size, &own_names, &mut cells, problems);
        habits.n_marks += usize::from(cell.is_some());
        half_a_cell(planet, problems);
        map.planets.push(PlanetEntry {
            name: name.to_owned(),
            ships: planet.count("naves").unwrap_or(0).into(),
            production: production
                .or(map.neutral_production)
                .filter(|_| production.is_some() || neutral)
                .unwrap_or(0),
            kill_micro: planet.rate("porcentajeMuertes").unwrap_or(0),
            neutral,
            cell,
            origin: place.into(),
        });
    }
    planets
}

/// A place needs both its numbers.
fn half_a_cell(planet: &Record<'_>, problems: &mut Problems) {
    match (planet.entry("fila"), planet.entry("columna")) {
        (Some(_), None) => problems.push(lacks(planet, "`columna`")),
        (None, Some(_)) => problems.push(lacks(planet, "`fila`")),
        _ => {}
    }
}

/// Gives the planets to their players.
fn owners<'a>(
    file: &Record<'a>,
    map: &mut MapFile,
    planets: &Planets<'a>,
    habits: &mut Habits,
    problems: &mut Problems,
) {
    players(file, problems);
    let mut owners: BTreeMap<usize, &str> = BTreeMap::new();
    for player in file.records("JUGADORES") {
        let Some((name, place)) = player.name("nombre") else {
            continue;
        };
        let mut own = Vec::new();
        for claim in player.list("planetas") {
            let Node::Name(claimed) = claim.node else {
                continue;
            };
            let place = claim.place;
            let Some(&index) = planets.by_name.get(claimed) else {
                // Past the limit a problem is only counted, so no help is sought.
                let is_shown = problems.len() < PROBLEMS_MAX;
                problems.push(match is_shown {
                    true => unknown_planet(claimed, place, map),
                    false => Diagnostic::new(&codes::E203, place),
                });
                continue;
            };
            if map.planets.get(index).is_some_and(|it| it.neutral) {
                problems.push(
                    Diagnostic::new(&codes::E205, place)
                        .arg(claimed)
                        .help(TO_PLANETS),
                );
            } else if let Some(owner) = owners.get(&index) {
                problems.push(
                    Diagnostic::new(&codes::E204, place)
                        .arg(claimed)
                        .arg(*owner)
                        .help(ONE_OWNER),
                );
            } else {
                owners.insert(index, name);
                own.push(claimed.to_owned());
            }
        }
        // The standard form has no player without a planet; on a random map
        // the dialects give everybody one.
        match map.random && player.list("planetas").is_empty() {
            true => habits.n_marks += 1,
            false => no_planets(player, problems),
        }
        map.players.push(PlayerEntry {
            name: name.to_owned(),
            kind: player
                .choice("tipo")
                .and_then(|it| Kind::ALL.get(it).copied())
                .unwrap_or_default(),
            planets: own,
            origin: place.into(),
        });
    }
    for (index, planet) in map.planets.iter().enumerate() {
        let is_first = planets.by_name.get(planet.name.as_str()) == Some(&index);
        if is_first && !planet.neutral && !owners.contains_key(&index) {
            let place = planets.places.get(index).copied().unwrap_or_default();
            problems.push(
                Diagnostic::new(&codes::W301, place)
                    .arg(planet.name.as_str())
                    .help_with(ADD_OWNER, vec![planet.name.as_str().into()]),
            );
        }
    }
}

/// Tells that a player has no planet on a map that is not random.
fn no_planets(player: &Record<'_>, problems: &mut Problems) {
    empty(player, "planetas", problems);
    if player.entry("planetas").is_none() {
        problems.push(lacks(player, "`planetas`"));
    }
}

/// Tells that an object lacks a field that the form alone does not ask for.
fn lacks(record: &Record<'_>, key: &'static str) -> Diagnostic {
    Diagnostic::new(&codes::E105, record.close)
        .arg(record.shape.what)
        .arg(key)
        .help_with(WRITE, vec![key.into()])
}

fn unknown_planet(claimed: &str, place: Place, map: &MapFile) -> Diagnostic {
    /// How many names are worth reading.
    const SHOWN_MAX: usize = 12;
    let names = || {
        let own = map.planets.iter().filter(|it| !it.neutral);
        own.map(|it| it.name.as_str())
    };
    let problem = Diagnostic::new(&codes::E203, place).arg(claimed);
    match nearest(claimed, names().take(1000)) {
        Some(near) => problem.help_with(DID_YOU_MEAN, vec![near.into()]),
        None => {
            let shown: Vec<String> = names()
                .take(SHOWN_MAX)
                .map(|it| format!("`\"{it}\"`"))
                .collect();
            problem.help_with(ONE_OF, vec![shown.join(", ").into()])
        }
    }
}

/// Checks that all planets, the random ones too, find a cell.
fn room(
    items: &Record<'_>,
    map: &MapFile,
    size: Option<(u32, u32)>,
    planets: &Planets<'_>,
    problems: &mut Problems,
) {
    let Some((rows, columns)) = size else {
        return;
    };
    let n_cells = rows as usize * columns as usize;
    let n_listed = map.planets.len();
    let n_random = match (map.random, map.n_random) {
        (true, Some(n_random)) => n_random as usize,
        _ => 0,
    };
    // A player without a planet gets one.
    let n_homeless = match map.random {
        true => map
            .players
            .iter()
            .filter(|it| it.planets.is_empty())
            .count(),
        false => 0,
    };
    let n_all = n_listed + n_random + n_homeless;
    if n_all <= n_cells {
        return;
    }
    let place = match planets.places.get(n_cells) {
        Some(&first_without_room) => first_without_room,
        None => items
            .value("planetasNeutrales")
            .map_or(items.close, |it| it.place),
    };
    problems.push(
        Diagnostic::new(&codes::E209, place)
            .arg(n_all)
            .arg(n_cells)
            .help_with(ROOM, vec![n_cells.into()]),
    );
}
