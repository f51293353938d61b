//! A map configuration as text.

use super::super::data::{MapFile, PlanetEntry};
use super::super::number::decimal;
use super::pen::Pen;

pub(super) fn write(map: &MapFile) -> String {
    Pen::file(|pen| {
        pen.object("MAPA", |pen| items(pen, map));
        let own = map.planets.iter().filter(|it| !it.neutral);
        pen.list("PLANETAS", own, |pen, it| planet(pen, it, None));
        let default = map.neutral_production.unwrap_or(0);
        let neutral = map.planets.iter().filter(|it| it.neutral);
        pen.list("PLANETAS_NEUTRALES", neutral, |pen, it| {
            planet(pen, it, Some(default));
        });
        pen.list("JUGADORES", &map.players, |pen, player| {
            pen.element(|pen| {
                pen.name("nombre", &player.name);
                pen.list("planetas", &player.planets, |pen, it| pen.name_element(it));
                pen.field("tipo", player.kind.word());
            });
        });
    })
}

fn items(pen: &mut Pen, map: &MapFile) {
    pen.name("id", &map.id);
    pen.object("tamaño", |pen| {
        pen.field("filas", map.rows);
        pen.field("columnas", map.columns);
    });
    pen.field("alAzar", map.random);
    if let Some(n_random) = map.n_random {
        pen.field("planetasNeutrales", n_random);
    }
    pen.field("mapaCiego", map.blind);
    pen.field("acumular", map.accumulate);
    let speaks_of_neutrals = map.show_ships || map.show_stats || map.neutral_production.is_some();
    if speaks_of_neutrals {
        pen.object("NEUTRALES", |pen| {
            pen.field("mostrarNaves", map.show_ships);
            pen.field("mostrarEstadisticas", map.show_stats);
            pen.field("produccion", map.neutral_production.unwrap_or(0));
        });
    }
    if let Some(limit) = map.limit.filter(|&it| it > 0) {
        pen.field("finalizacion", limit);
    }
    if let Some(rules) = &map.rules {
        pen.field("reglas", rules);
    }
}

/// Writes a planet; a neutral one says its production only if it is its own.
fn planet(pen: &mut Pen, planet: &PlanetEntry, default: Option<i64>) {
    pen.element(|pen| {
        pen.name("nombre", &planet.name);
        pen.field("naves", planet.ships);
        if default != Some(planet.production) {
            pen.field("produccion", planet.production);
        }
        pen.field("porcentajeMuertes", decimal(planet.kill_micro));
    });
}
