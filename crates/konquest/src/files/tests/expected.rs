//! What `expected.json` says of the examples.

use super::super::trace::{Trace, trace};
use super::super::{MapFile, SaveFile};
use super::examples_folder;
use serde_json::{Value, json};

/// Returns what each example must give.
pub(super) fn expected() -> serde_json::Map<String, Value> {
    let text = std::fs::read_to_string(examples_folder().join("expected.json")).unwrap();
    match serde_json::from_str(&text).unwrap() {
        Value::Object(all) => all,
        other => panic!("{other}"),
    }
}

/// Reads problems as code, line, column.
pub(super) fn problems(of: &Value) -> Vec<(String, u32, u32)> {
    let number = |it: &Value| u32::try_from(it.as_u64().unwrap()).unwrap();
    let all = of.as_array().unwrap().iter();
    let mut problems: Vec<(String, u32, u32)> = all
        .map(|it| {
            let id = it[0].as_str().unwrap().to_owned();
            (id, number(&it[1]), number(&it[2]))
        })
        .collect();
    problems.sort_by_key(|it| (it.1, it.2));
    problems
}

/// Shows a map in the form of `expected.json`.
pub(super) fn map_value(map: &MapFile) -> Value {
    let planets: Vec<Value> = map
        .planets
        .iter()
        .map(|planet| {
            let owner = map
                .players
                .iter()
                .find(|it| it.planets.contains(&planet.name));
            json!({
                "nombre": planet.name,
                "propietario": owner.map(|it| &it.name),
                "naves": planet.ships,
                "produccion": planet.production,
                "muertes_micro": planet.kill_micro,
                "lista": if planet.neutral { "PLANETAS_NEUTRALES" } else { "PLANETAS" },
            })
        })
        .collect();
    let players: Vec<Value> = map
        .players
        .iter()
        .map(|it| json!({"nombre": it.name, "tipo": it.kind.word(), "planetas": it.planets}))
        .collect();
    json!({
        "id": map.id,
        "filas": map.rows,
        "columnas": map.columns,
        "alAzar": map.random,
        "planetasNeutrales": map.n_random,
        "mapaCiego": map.blind,
        "acumular": map.accumulate,
        "mostrarNaves": map.show_ships,
        "mostrarEstadisticas": map.show_stats,
        "produccionNeutral": map.neutral_production.unwrap_or(0),
        "finalizacion": map.limit,
        "planetas": planets,
        "jugadores": players,
    })
}

/// Shows a saved game and its trace in the form of `expected.json`.
pub(super) fn save_value(save: &SaveFile) -> Value {
    let planets: Vec<Value> = save
        .planets
        .iter()
        .map(|it| {
            json!({
                "nombre": it.name,
                "propietario": it.owner,
                "naves": it.ships,
                "produccion": it.production,
                "muertes_micro": it.kill_micro,
                "fila": it.cell.0,
                "columna": it.cell.1,
            })
        })
        .collect();
    let players: Vec<Value> = save
        .players
        .iter()
        .map(|it| json!({"nombre": it.name, "tipo": it.kind.word(), "color": it.colour.word()}))
        .collect();
    let fleets: Vec<Value> = save
        .fleets
        .iter()
        .map(|it| {
            json!({
                "turno": it.sent,
                "llega": it.arrives,
                "de": planet_at(save, it.from),
                "a": planet_at(save, it.to),
                "naves": it.ships,
                "jugador": it.player,
            })
        })
        .collect();
    json!({
        "filas": save.rows,
        "columnas": save.columns,
        "mapaCiego": save.blind,
        "acumular": save.accumulate,
        "mostrarNaves": save.show_ships,
        "mostrarEstadisticas": save.show_stats,
        "finalizacion": save.limit,
        "planetas": planets,
        "jugadores": players,
        "envios": fleets,
        "traza": trace_value(save, &trace(save, None)),
    })
}

fn trace_value(save: &SaveFile, trace: &Trace) -> Value {
    // No example lands a fleet, so its events are the orders.
    assert!(trace.landings.is_empty() && trace.finish.is_none());
    let events: Vec<String> = save
        .fleets
        .iter()
        .map(|it| {
            let (from, to) = (planet_at(save, it.from), planet_at(save, it.to));
            let (sent, player, ships, arrives) = (it.sent, &it.player, it.ships, it.arrives);
            format!("t{sent} {player} {from}->{to} {ships} (llega t{arrives})")
        })
        .collect();
    let mut planets = serde_json::Map::new();
    for (planet, traced) in save.planets.iter().zip(&trace.planets) {
        let owner = traced.owner.map(|it| &save.players[it].name);
        planets.insert(
            planet.name.clone(),
            json!([owner, traced.ships, traced.production]),
        );
    }
    let in_flight: Vec<Value> = trace
        .in_flight
        .iter()
        .map(|&index| {
            let it = &save.fleets[index];
            let (from, to) = (planet_at(save, it.from), planet_at(save, it.to));
            json!([it.player, from, to, it.ships, it.arrives])
        })
        .collect();
    json!({
        "turno": trace.turn,
        "eventos": events,
        "fin": null,
        "planetas": planets,
        "en_vuelo": in_flight,
    })
}

fn planet_at(save: &SaveFile, cell: (u32, u32)) -> &str {
    let planet = save.planets.iter().find(|it| it.cell == cell);
    planet.map_or("?", |it| &it.name)
}
