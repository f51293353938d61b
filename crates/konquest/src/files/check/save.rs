//! The meaning of a saved game.

use super::super::codes;
use super::super::data::{Colour, Kind, SaveFile, SavedPlanet, SavedPlayer};
use super::super::tree::Record;
use super::common::{NEUTRAL, Names, empty, limit, new_planet, players, rules, side};
use super::fleets;
use super::planets::{Cells, cell};
use std::collections::{BTreeMap, BTreeSet};
use tapete_lang::help::{DID_YOU_MEAN, ONE_OF};
use tapete_lang::{Bilingual, Diagnostic, Place, Problems};
use tapete_speech::nearest;

const WRITE_NEUTRAL: Bilingual = Bilingual::new(
    "write `\"Neutral\"`, or move the planet to PLANETAS",
    "escribe `\"Neutral\"`, o pasa el planeta a PLANETAS",
);
const A_PLAYER: Bilingual = Bilingual::new("a player", "un jugador");
const THE_NEUTRAL: Bilingual = Bilingual::new(
    "the owner of a neutral planet",
    "el propietario de un planeta neutral",
);
const WRITE_FLAG: Bilingual = Bilingual::new("write `neutral: {0}`", "escribe `neutral: {0}`");
const OTHER_COLOUR: Bilingual =
    Bilingual::new("write a free colour: {0}", "escribe un color libre: {0}");

/// Checks a saved game and returns it; what it returns counts only without
/// errors.
pub(in super::super) fn save(file: &Record<'_>, problems: &mut Problems) -> Option<SaveFile> {
    let items = file.record("MAPA")?;
    let size = items.record("tamaño").and_then(|size| {
        let rows = side(size, "filas", problems);
        let columns = side(size, "columnas", problems);
        Some((rows?, columns?))
    });
    let mut save = SaveFile {
        rows: size.map_or(0, |it| it.0),
        columns: size.map_or(0, |it| it.1),
        blind: items.flag("mapaCiego"),
        accumulate: items.flag("acumular"),
        limit: limit(items),
        rules: rules(items),
        seed: items.number("semilla").map(|it| it.0),
        turn: items.count("turno"),
        ..SaveFile::default()
    };
    if let Some(neutrals) = items.record("NEUTRALES") {
        save.show_ships = neutrals.flag("mostrarNaves");
        save.show_stats = neutrals.flag("mostrarEstadisticas");
    }
    for key in ["PLANETAS", "PLANETAS_NEUTRALES", "ENVIOS"] {
        empty(file, key, problems);
    }
    let names = players(file, problems);
    seats(file, &mut save, problems);
    let cells = planets(file, size, &names, &mut save, problems);
    fleets::check(file, items, &names, &cells, &mut save, problems);
    // Planets of nobody stand last when they are written, wherever they stood.
    save.planets.sort_by_key(|it| it.owner.is_none());
    Some(save)
}

/// Checks the colours and keeps the players.
fn seats(file: &Record<'_>, save: &mut SaveFile, problems: &mut Problems) {
    let mut colours: BTreeMap<Colour, String> = BTreeMap::new();
    let chosen = |it: &Record<'_>| {
        let index = it.choice("color")?;
        Colour::ALL.get(index).copied()
    };
    let taken: BTreeSet<Colour> = file.records("JUGADORES").filter_map(chosen).collect();
    for player in file.records("JUGADORES") {
        let Some((name, place)) = player.name("nombre") else {
            continue;
        };
        let colour = chosen(player).unwrap_or_default();
        if let Some(owner) = colours.get(&colour) {
            let free: Vec<String> = Colour::ALL
                .into_iter()
                .filter(|it| !taken.contains(it))
                .map(|it| format!("`{}`", it.word()))
                .collect();
            let place = player.value("color").map_or(place, |it| it.place);
            problems.push(
                Diagnostic::new(&codes::E230, place)
                    .arg(colour.word())
                    .arg(owner.as_str())
                    .help_with(OTHER_COLOUR, vec![free.join(", ").into()]),
            );
        }
        colours.entry(colour).or_insert_with(|| name.to_owned());
        save.players.push(SavedPlayer {
            name: name.to_owned(),
            kind: player
                .choice("tipo")
                .and_then(|it| Kind::ALL.get(it).copied())
                .unwrap_or_default(),
            colour,
            origin: place.into(),
        });
    }
}

/// Checks the planets, keeps them, and returns them by their cells.
fn planets(
    file: &Record<'_>,
    size: Option<(u32, u32)>,
    players: &Names<'_>,
    save: &mut SaveFile,
    problems: &mut Problems,
) -> Cells {
    let mut names = Names::new();
    let mut own_names = Vec::new();
    let mut cells = Cells::new();
    let own = file.records("PLANETAS").map(|it| (it, false));
    let neutral = file.records("PLANETAS_NEUTRALES").map(|it| (it, true));
    for (planet, is_neutral_section) in own.chain(neutral) {
        let Some((name, place)) = planet.name("nombre") else {
            continue;
        };
        let index = save.planets.len();
        new_planet(&mut names, (name, place), problems);
        own_names.push(name.to_owned());
        let owner = owner(planet, is_neutral_section, players, problems);
        let cell = cell(planet, index, size, &own_names, &mut cells, problems);
        save.planets.push(SavedPlanet {
            name: name.to_owned(),
            owner,
            ships: planet.count("naves").unwrap_or(0).into(),
            production: planet.count("produccion").unwrap_or(0).into(),
            kill_micro: planet.rate("porcentajeMuertes").unwrap_or(0),
            cell: cell.unwrap_or_default(),
            origin: place.into(),
        });
    }
    cells
}

/// Reads the owner of a planet and holds it against its flag.
fn owner(
    planet: &Record<'_>,
    is_neutral_section: bool,
    players: &Names<'_>,
    problems: &mut Problems,
) -> Option<String> {
    let (owner, place) = planet.name("propietario")?;
    let is_player = players.contains_key(owner) && owner != NEUTRAL;
    if is_neutral_section && owner != NEUTRAL {
        problems.push(
            Diagnostic::new(&codes::E223, place)
                .arg(owner)
                .arg(THE_NEUTRAL)
                .help(WRITE_NEUTRAL),
        );
        return None;
    }
    if !is_player && owner != NEUTRAL {
        problems.push(not_a_player(owner, place, players));
        return None;
    }
    let flag = planet.flag("neutral");
    if flag == is_player {
        let place = planet.value("neutral").map_or(place, |it| it.place);
        let (said, right) = (flag.to_string(), (!flag).to_string());
        problems.push(
            Diagnostic::new(&codes::E224, place)
                .arg(said)
                .arg(owner)
                .help_with(WRITE_FLAG, vec![right.clone().into()])
                .fix(place, right),
        );
    }
    is_player.then(|| owner.to_owned())
}

/// Tells that a name is not that of a player.
pub(super) fn not_a_player(name: &str, place: Place, players: &Names<'_>) -> Diagnostic {
    let problem = Diagnostic::new(&codes::E223, place).arg(name).arg(A_PLAYER);
    let known = || players.keys().copied().take(20);
    match nearest(name, known()) {
        Some(near) => problem
            .help_with(DID_YOU_MEAN, vec![near.into()])
            .fix(place, format!("\"{near}\"")),
        None => {
            let shown: Vec<String> = known().map(|it| format!("`\"{it}\"`")).collect();
            problem.help_with(ONE_OF, vec![shown.join(", ").into()])
        }
    }
}
