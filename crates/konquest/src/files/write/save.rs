//! A saved game as text, in the order of the seed.

use super::super::check::NEUTRAL;
use super::super::data::{FleetEntry, SaveFile, SavedPlanet};
use super::super::number::decimal;
use super::pen::Pen;

pub(super) fn write(save: &SaveFile) -> String {
    Pen::file(|pen| {
        pen.object("MAPA", |pen| items(pen, save));
        let own = save.planets.iter().filter(|it| it.owner.is_some());
        pen.list("PLANETAS", own, planet);
        let neutral = || save.planets.iter().filter(|it| it.owner.is_none());
        if neutral().next().is_some() {
            pen.list("PLANETAS_NEUTRALES", neutral(), planet);
        }
        pen.list("JUGADORES", &save.players, |pen, player| {
            pen.element(|pen| {
                pen.name("nombre", &player.name);
                pen.field("tipo", player.kind.word());
                pen.field("color", player.colour.word());
            });
        });
        if !save.fleets.is_empty() {
            pen.list("ENVIOS", &save.fleets, fleet);
        }
    })
}

fn items(pen: &mut Pen, save: &SaveFile) {
    pen.object("tamaño", |pen| {
        pen.field("filas", save.rows);
        pen.field("columnas", save.columns);
    });
    pen.field("mapaCiego", save.blind);
    pen.field("acumular", save.accumulate);
    pen.object("NEUTRALES", |pen| {
        pen.field("mostrarNaves", save.show_ships);
        pen.field("mostrarEstadisticas", save.show_stats);
    });
    if let Some(limit) = save.limit.filter(|&it| it > 0) {
        pen.field("finalizacion", limit);
    }
    if let Some(rules) = &save.rules {
        pen.field("reglas", rules);
    }
    if let Some(seed) = save.seed {
        pen.field("semilla", seed);
    }
    if let Some(turn) = save.turn {
        pen.field("turno", turn);
    }
}

fn planet(pen: &mut Pen, planet: &SavedPlanet) {
    pen.element(|pen| {
        pen.name("nombre", &planet.name);
        pen.name("propietario", planet.owner.as_deref().unwrap_or(NEUTRAL));
        pen.field("naves", planet.ships);
        pen.field("produccion", planet.production);
        pen.field("porcentajeMuertes", decimal(planet.kill_micro));
        pen.field("neutral", planet.owner.is_none());
        pen.field("fila", planet.cell.0);
        pen.field("columna", planet.cell.1);
    });
}

fn fleet(pen: &mut Pen, fleet: &FleetEntry) {
    pen.element(|pen| {
        pen.field("turnoEnvio", fleet.sent);
        pen.field("turnoLlegada", fleet.arrives);
        pen.field("filaInicial", fleet.from.0);
        pen.field("columnaInicial", fleet.from.1);
        pen.field("filaObjetivo", fleet.to.0);
        pen.field("columnaObjetivo", fleet.to.1);
        pen.field("naves", fleet.ships);
        pen.name("nombre", &fleet.player);
    });
}
