//! What a reader may know, in the shape of every family: the map with its
//! planets, the reader's own fleets, and what was ordered in this turn.

mod moves;

#[cfg(test)]
mod tests;

use tapete_game::{
    Arrangement, Attribute, Extent, Lie, Piece, Place, Reader, Role, Seat, SeatView, Shape, Team,
    Telling, Value, View, Way, Zone, ZoneRole,
};

use crate::battle::RATE_ONE;
use crate::event::ships;
use crate::flights::Fleet;
use crate::flow::{GIVEN, owner};
use crate::forecast;
use crate::galaxy::Galaxy;
use crate::sight::Sight;
use crate::state::{Order, Stage, State};

/// How many orders of each kind a view lists.
const ORDERS_MAX: usize = 50;

/// How many digits a kill rate has after the point.
const RATE_PLACES: u8 = RATE_ONE.ilog10() as u8;

/// The id of the only zone.
pub(crate) const MAP: &str = "map";

impl Galaxy {
    pub(crate) fn show(&self, state: &State, telling: Telling<'_>) -> View {
        View {
            seats: self.seat_views(state, telling),
            zones: vec![self.map(state, telling)],
            facts: self.fact_views(state, telling),
            on_empty: self.on_empty(state, telling.reader()),
            marked: self.marked(state, telling.reader()),
            ..View::blank()
        }
    }

    fn seat_views(&self, state: &State, telling: Telling<'_>) -> Vec<SeatView> {
        let each = Seat::all(self.n_seats()).map(|seat| {
            let own = &state.seats[seat.index()];
            let planets = telling.pick("planets", "planetas");
            let mut facts =
                vec![Attribute::new("planets", Role::Count, own.n_planets).labelled(planets)];
            if telling.reader().reads(seat) {
                let ships = telling.pick("ships", "naves");
                let fleets = telling.pick("fleets", "flotas");
                let n_fleets = own.n_fleets + u32::from(own.n_orders);
                facts.extend([
                    Attribute::new("ships", Role::Ships, state.ships_of(seat)).labelled(ships),
                    Attribute::new("fleets", Role::Count, n_fleets).labelled(fleets),
                ]);
            }
            facts.extend(self.standing_facts(state, seat, telling));
            SeatView {
                facts,
                hue: self.seats[seat.index()].hue,
                ..SeatView::new(seat, Team(seat.0), i64::from(own.n_planets))
            }
        });
        each.collect()
    }

    fn fact_views(&self, state: &State, telling: Telling<'_>) -> Vec<Attribute> {
        let turn = match self.options.limit {
            0 => Value::from(state.turn),
            // What lands after the last turn belongs to none.
            limit => Value::OutOf {
                now: i64::from(state.turn.min(limit)),
                most: i64::from(limit),
            },
        };
        let label = telling.pick("turn", "turno");
        let mut facts = vec![Attribute::new("turn", Role::Turn, turn).labelled(label)];
        if self.sights.blind {
            let blind = telling.pick("blind", "ciego");
            let label = telling.pick("map", "mapa");
            facts.push(Attribute::new("blind", Role::Other, blind).labelled(label));
        }
        let Reader::Seat(seat) = telling.reader() else {
            return facts;
        };
        if seat.index() >= self.n_seats() {
            return facts;
        }
        facts.extend(asked(state, seat, telling));
        facts.extend(self.forecast_fact(state, seat, telling));
        let orders = self.orders_shown(state, seat);
        let each = |order: &Order| self.order_text(state, order, telling);
        let label = telling.pick("order", "orden");
        facts.extend(numbered("order", label, orders, each));
        let standing = &state.standing[state.standing_of(seat)];
        let each = |order: &Order| route_text(state, order, telling);
        let label = telling.pick("every turn", "cada turno");
        facts.extend(numbered("standing", label, standing, each));
        facts
    }

    /// Says what all ships of the order being chosen would come to.
    fn forecast_fact(&self, state: &State, seat: Seat, telling: Telling<'_>) -> Option<Attribute> {
        let Stage::To(source, target) = state.seats[seat.index()].stage else {
            return None;
        };
        let ships = state.planets[usize::from(source)].ships;
        let order = Order {
            source,
            target,
            ships,
        };
        let sight = Sight::new(self, state, telling.reader());
        let text = forecast::said(&sight, order, telling);
        let label = telling.pick("forecast", "previsión");
        (ships > 0).then(|| Attribute::new("forecast", Role::Other, text).labelled(label))
    }

    fn orders_shown<'a>(&self, state: &'a State, seat: Seat) -> &'a [Order] {
        &state.orders[state.orders_of(seat)]
    }

    /// Says what an order of this turn does, and when its ships arrive.
    fn order_text(&self, state: &State, order: &Order, telling: Telling<'_>) -> String {
        let [source, target] =
            [order.source, order.target].map(|it| &state.planets[usize::from(it)]);
        let arrives = state.turn + self.times.between(source.cell, target.cell);
        let route = route_text(state, order, telling);
        format!("{route}, {} {arrives}", telling.pick("turn", "turno"))
    }

    fn map(&self, state: &State, telling: Telling<'_>) -> Zone {
        let reader = telling.reader();
        let sight = Sight::new(self, state, reader);
        let mut pieces: Vec<Piece> = (0..state.planets.len())
            .map(|planet| planet_piece(state, &sight, planet, telling))
            .collect();
        for seat in Seat::all(self.n_seats()).filter(|it| reader.reads(*it)) {
            let name = |planet: u16| state.planets[usize::from(planet)].name.to_string();
            let ships = telling.pick("ships", "naves");
            pieces.extend(state.flights.of(seat.0, state.turn).map(|fleet| Piece {
                attributes: vec![Attribute::new("ships", Role::Ships, fleet.ships).labelled(ships)],
                lie: Some(Lie::Way(Way {
                    source: name(fleet.source),
                    target: name(fleet.target),
                    gone: turns(state.turn - fleet.sent),
                    left: turns(fleet.arrives - state.turn),
                })),
                owner: Some(seat),
                ..Piece::new(fleet_id(seat, fleet), Shape::Mover)
            }));
        }
        Zone {
            pieces,
            extent: Some(Extent {
                columns: u16::from(self.columns),
                rows: u16::from(self.rows),
            }),
            ..Zone::new(
                MAP,
                ZoneRole::Map,
                telling.pick("map", "mapa"),
                Arrangement::Chart,
            )
        }
    }
}

/// Names a fleet by the turn in which it was sent and the number of the order;
/// by its precedence where a saved game says that.
fn fleet_id(seat: Seat, fleet: &Fleet) -> String {
    let (turn, rank) = (fleet.sent, fleet.rank);
    match rank & GIVEN {
        0 => format!("fleet.{seat}.{turn}.rank{rank}"),
        _ => format!("fleet.{seat}.{turn}.{}", rank & 0xf_ffff),
    }
}

/// Asks for what is missing of the order that the reader is choosing.
fn asked(state: &State, seat: Seat, telling: Telling<'_>) -> Option<Attribute> {
    let name = |planet: u16| state.planets[usize::from(planet)].name;
    let text = match state.seats[seat.index()].stage {
        Stage::Free => return None,
        Stage::From(source) => {
            let source = name(source);
            telling.pick(
                format!("from {source} to which planet?"),
                format!("¿de {source} a qué planeta?"),
            )
        }
        Stage::To(source, target) => {
            let (source, target) = (name(source), name(target));
            telling.pick(
                format!("how many ships from {source} to {target}?"),
                format!("¿cuántas naves de {source} a {target}?"),
            )
        }
    };
    let label = telling.pick("order", "orden");
    Some(Attribute::new("asked", Role::Asked, text).labelled(label))
}

/// Lists orders by their numbers; of very many only the first.
fn numbered(
    name: &str,
    label: &str,
    orders: &[Order],
    text: impl Fn(&Order) -> String,
) -> Vec<Attribute> {
    let fact = |(index, order): (usize, &Order)| {
        let number = index + 1;
        Attribute::new(format!("{name}.{number}"), Role::Waiting, text(order))
            .labelled(format!("{label} {number}"))
    };
    let shown = orders.iter().take(ORDERS_MAX).enumerate();
    let mut facts: Vec<Attribute> = shown.map(fact).collect();
    let n_more = orders.len().saturating_sub(ORDERS_MAX);
    if n_more > 0 {
        let more = format!("+{n_more} …");
        facts.push(Attribute::new(format!("{name}.more"), Role::Waiting, more).labelled(label));
    }
    facts
}

/// Says from where to where, and how many ships.
fn route_text(state: &State, order: &Order, telling: Telling<'_>) -> String {
    let [source, target] =
        [order.source, order.target].map(|it| state.planets[usize::from(it)].name);
    let count = ships(order.ships, telling.tongue());
    format!("{source} → {target}, {count}")
}

fn planet_piece(state: &State, sight: &Sight<'_>, planet: usize, telling: Telling<'_>) -> Piece {
    let it = &state.planets[planet];
    let known = |figure: Option<i64>| figure.map_or(Value::Unknown, Value::from);
    let kill = sight.kill(planet).map_or(Value::Unknown, |micro| {
        let units = i64::from(micro);
        let places = RATE_PLACES;
        Value::Decimal { units, places }
    });
    Piece {
        attributes: vec![
            Attribute::new("name", Role::Title, it.name.to_string()),
            Attribute::new("ships", Role::Ships, known(sight.ships(planet)))
                .labelled(telling.pick("ships", "naves")),
            Attribute::new(
                "production",
                Role::Production,
                known(sight.production(planet)),
            )
            .labelled(telling.pick("production", "producción")),
            Attribute::new("kill_rate", Role::Strength, kill)
                .labelled(telling.pick("kill rate", "letalidad")),
        ],
        lie: Some(Lie::Place(Place {
            column: u16::from(it.cell.column),
            row: u16::from(it.cell.row),
        })),
        owner: owner(it.owner),
        fresh: it.captured == state.turn,
        ..Piece::new(it.name.as_str(), Shape::Disc)
    }
}

/// Turns of a flight: never more than the map is wide and high.
fn turns(count: u32) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// Writes a kill rate as a decimal: `0.4`, `1`.
pub(crate) fn rate(micro: u32) -> String {
    let text = format!("{}.{:06}", micro / RATE_ONE, micro % RATE_ONE);
    let trimmed = text.trim_end_matches('0').trim_end_matches('.');
    trimmed.to_owned()
}
