//! The log of fleets: turns, cells, travel times, and whether it can be played.

use super::super::codes;
use super::super::data::{FleetEntry, SaveFile};
use super::super::trace::{self, Refusal};
use super::super::tree::Record;
use super::common::Names;
use super::planets::Cells;
use super::save::not_a_player;
use tapete_lang::{Bilingual, Diagnostic, Phrase, Problems};

const FROM_ONE: Bilingual =
    Bilingual::new("turns are counted from 1", "los turnos se cuentan desde 1");
const IN_ORDER: Bilingual = Bilingual::new(
    "a fleet of turn {0} stands before it",
    "antes hay un envío del turno {0}",
);
const NOT_PAST: Bilingual =
    Bilingual::new("there is a fleet of turn {0}", "hay un envío del turno {0}");
const SORT_THEM: Bilingual = Bilingual::new(
    "write the fleets in the order of `turnoEnvio`, from 1",
    "escribe los envíos en el orden de `turnoEnvio`, desde 1",
);
const LATER_TURN: Bilingual = Bilingual::new(
    "write `turno: {0}` or a later one",
    "escribe `turno: {0}` o uno posterior",
);
const CELL_OF_PLANET: Bilingual = Bilingual::new(
    "write the `fila` and `columna` of a planet",
    "escribe la `fila` y la `columna` de un planeta",
);
const OTHER_TARGET: Bilingual = Bilingual::new(
    "write the `fila` and `columna` of another planet",
    "escribe la `fila` y la `columna` de otro planeta",
);
const WRITE_ARRIVAL: Bilingual = Bilingual::new(
    "write `turnoLlegada: {0}`; turns from `{1}` to `{2}`: {3}",
    "escribe `turnoLlegada: {0}`; turnos de `{1}` a `{2}`: {3}",
);
const SOME_SHIPS: Bilingual = Bilingual::new(
    "write at least `naves: 1`, or leave the fleet out",
    "escribe al menos `naves: 1`, o quita el envío",
);
const NOT_OWNED: Bilingual =
    Bilingual::new("`{0}` does not belong to `{1}`", "`{0}` no es de `{1}`");
const TOO_FEW: Bilingual = Bilingual::new("`{0}` has only {1} ships", "`{0}` solo tiene {1} naves");
const OVER: Bilingual = Bilingual::new("the match is over", "la partida ya terminó");
const WRITE_OWNER: Bilingual = Bilingual::new(
    "write `nombre: \"{0}\"`, or leave the fleet out",
    "escribe `nombre: \"{0}\"`, o quita el envío",
);
const DROP_FLEET: Bilingual = Bilingual::new("leave the fleet out", "quita el envío");
const WRITE_SHIPS: Bilingual = Bilingual::new(
    "write at most `naves: {0}`",
    "escribe a lo sumo `naves: {0}`",
);

/// Checks and keeps the fleets; plays them again if all else is right.
pub(super) fn check(
    file: &Record<'_>,
    items: &Record<'_>,
    players: &Names<'_>,
    cells: &Cells,
    save: &mut SaveFile,
    problems: &mut Problems,
) {
    let mut latest = 0;
    for fleet in file.records("ENVIOS") {
        turn_order(fleet, &mut latest, problems);
        let entry = FleetEntry {
            sent: fleet.count("turnoEnvio").unwrap_or(0),
            arrives: fleet.count("turnoLlegada").unwrap_or(0),
            from: cell(fleet, "filaInicial", "columnaInicial").unwrap_or_default(),
            to: cell(fleet, "filaObjetivo", "columnaObjetivo").unwrap_or_default(),
            ships: fleet.count("naves").unwrap_or(0).into(),
            player: fleet.name("nombre").map_or("", |it| it.0).to_owned(),
            origin: fleet.name("nombre").map_or(fleet.close, |it| it.1).into(),
        };
        route(fleet, &entry, cells, save, problems);
        if let Some((0, place)) = fleet.number("naves") {
            problems.push(Diagnostic::new(&codes::E231, place).help(SOME_SHIPS));
        }
        if let Some((name, place)) = fleet.name("nombre")
            && !players.contains_key(name)
        {
            problems.push(not_a_player(name, place, players));
        }
        save.fleets.push(entry);
    }
    if let Some((turn, place)) = items.number("turno")
        && (turn < u64::from(latest) || turn == 0)
    {
        let reason = match turn {
            0 => FROM_ONE.into(),
            _ => Phrase::new(NOT_PAST, vec![i64::from(latest).into()]),
        };
        problems.push(
            Diagnostic::new(&codes::E229, place)
                .arg(turn.to_string())
                .arg(reason)
                .help_with(LATER_TURN, vec![i64::from(latest.max(1)).into()]),
        );
    }
    let is_curso = save.rules.as_deref().is_none_or(|it| it == "curso");
    if is_curso && !problems.has_errors() {
        replay(file, save, problems);
    }
}

fn cell(fleet: &Record<'_>, row: &str, column: &str) -> Option<(u32, u32)> {
    Some((fleet.count(row)?, fleet.count(column)?))
}

/// Checks that fleets come in the order of their turns.
fn turn_order(fleet: &Record<'_>, latest: &mut u32, problems: &mut Problems) {
    let Some((turn, place)) = fleet.number("turnoEnvio") else {
        return;
    };
    let turn = u32::try_from(turn).unwrap_or(u32::MAX);
    if 0 < turn && *latest <= turn {
        *latest = turn;
        return;
    }
    let reason = match turn {
        0 => FROM_ONE.into(),
        _ => Phrase::new(IN_ORDER, vec![i64::from(*latest).into()]),
    };
    problems.push(
        Diagnostic::new(&codes::E229, place)
            .arg(i64::from(turn))
            .arg(reason)
            .help(SORT_THEM),
    );
}

/// Checks that a fleet goes from a planet to another and how long that takes.
fn route(
    fleet: &Record<'_>,
    entry: &FleetEntry,
    cells: &Cells,
    save: &SaveFile,
    problems: &mut Problems,
) {
    let has_size = save.rows > 0 && save.columns > 0;
    if !has_size {
        // No planet has a cell then, and that was told.
        return;
    }
    let ends = [
        ("filaInicial", "columnaInicial"),
        ("filaObjetivo", "columnaObjetivo"),
    ];
    let [source, target] = ends.map(|(row, column)| {
        let cell = cell(fleet, row, column)?;
        let planet = cells.get(&cell);
        // A planet whose own cell was refused may be meant: then the first
        // such fleet is told, and not each.
        let may_be_meant = cells.len() < save.planets.len();
        let is_news = !(may_be_meant
            && problems
                .sorted()
                .iter()
                .any(|it| it.code.id == codes::E225.id));
        if planet.is_none() && is_news {
            let (_, place) = fleet.number(row)?;
            problems.push(
                Diagnostic::new(&codes::E225, place)
                    .arg(i64::from(cell.0))
                    .arg(i64::from(cell.1))
                    .help(CELL_OF_PLANET),
            );
        }
        planet.and_then(|it| save.planets.get(it.planet))
    });
    let (Some(source), Some(target)) = (source, target) else {
        return;
    };
    if entry.from == entry.to {
        if let Some((_, place)) = fleet.number("filaObjetivo") {
            problems.push(
                Diagnostic::new(&codes::E226, place)
                    .arg(target.name.as_str())
                    .help(OTHER_TARGET),
            );
        }
        return;
    }
    let rules = save.rules.as_deref().unwrap_or("curso");
    let n_turns = trace::travel(rules, entry.from, entry.to);
    let expected = u64::from(entry.sent) + u64::from(n_turns);
    let (Some((arrives, place)), Some(_)) =
        (fleet.number("turnoLlegada"), fleet.number("turnoEnvio"))
    else {
        return;
    };
    if arrives != expected {
        problems.push(
            Diagnostic::new(&codes::E227, place)
                .arg(arrives.to_string())
                .help_with(
                    WRITE_ARRIVAL,
                    vec![
                        expected.to_string().into(),
                        source.name.as_str().into(),
                        target.name.as_str().into(),
                        i64::from(n_turns).into(),
                    ],
                )
                .fix(place, expected.to_string()),
        );
    }
}

/// Plays the log again and tells every order that could not be given.
fn replay(file: &Record<'_>, save: &SaveFile, problems: &mut Problems) {
    let fleets: Vec<&Record<'_>> = file.records("ENVIOS").collect();
    let trace = trace::trace(save, None);
    for (index, refusal) in &trace.refused {
        let (Some(fleet), Some(entry)) = (fleets.get(*index), save.fleets.get(*index)) else {
            continue;
        };
        let turn = i64::from(entry.sent);
        let source = save.planets.iter().find(|it| it.cell == entry.from);
        let source = source.map_or("", |it| it.name.as_str());
        let (key, reason, help) = match refusal {
            Refusal::NotOwned { owner } => (
                "nombre",
                Phrase::new(NOT_OWNED, vec![source.into(), entry.player.as_str().into()]),
                match owner.and_then(|it| save.players.get(it)) {
                    Some(owner) => Phrase::new(WRITE_OWNER, vec![owner.name.as_str().into()]),
                    None => DROP_FLEET.into(),
                },
            ),
            Refusal::TooFew { ships: 0 } => (
                "naves",
                Phrase::new(TOO_FEW, vec![source.into(), 0_i64.into()]),
                DROP_FLEET.into(),
            ),
            Refusal::TooFew { ships } => (
                "naves",
                Phrase::new(TOO_FEW, vec![source.into(), (*ships).into()]),
                Phrase::new(WRITE_SHIPS, vec![(*ships).into()]),
            ),
            Refusal::Over => ("nombre", OVER.into(), DROP_FLEET.into()),
            Refusal::NoSuchPlanet => ("filaInicial", NOT_OWNED.into(), DROP_FLEET.into()),
        };
        let Some(place) = fleet.value(key).map(|it| it.place) else {
            continue;
        };
        problems.push(
            Diagnostic::new(&codes::E228, place)
                .arg(turn)
                .arg(reason)
                .help(help),
        );
    }
}
