//! Answers to what players ask while they think: `?F` what is known of a
//! planet, `?A5B` what a fleet would come to, `A-B` how far it is, `?` their own
//! fleets and orders, `standings` what all have done, `help` how orders are
//! written.

use std::fmt::Write as _;

use tapete_game::{Seat, Telling, possessive};
use tapete_speech::plural;

use crate::command::order_meant;
use crate::event::{ships, turns_text};
use crate::flights::Fleet;
use crate::forecast;
use crate::galaxy::Galaxy;
use crate::sight::Sight;
use crate::state::{Order, SHIPS_MAX, State};
use crate::view::rate;

/// How many fleets an answer lists.
const FLEETS_MAX: usize = 40;

impl Galaxy {
    pub(crate) fn answer(
        &self,
        state: &State,
        question: &str,
        telling: Telling<'_>,
    ) -> Option<String> {
        let question = question.trim();
        match question {
            "help" | "ayuda" => return Some(self.orders_help(telling)),
            "standings" | "clasificación" | "clasificacion" => {
                return Some(self.standings(state, telling));
            }
            _ => {}
        }
        if let Some(name) = question.strip_prefix('?') {
            let name = name.trim();
            if name.is_empty() {
                return Some(self.fleets_known(state, telling));
            }
            return Some(match state.find(name) {
                Some(planet) => self.planet_known(state, planet, telling),
                None => self.fleet_asked(state, name, telling).unwrap_or_else(|| {
                    let shown: String = name.chars().take(20).collect();
                    telling.pick(
                        format!("there is no planet `{shown}`"),
                        format!("no hay ningún planeta `{shown}`"),
                    )
                }),
            });
        }
        let (one, other) = question.split_once('-')?;
        let [one, other] = [one.trim(), other.trim()].map(|it| state.find(it));
        Some(self.distance(state, one?, other?, telling))
    }

    /// Says what a fleet would come to; nothing if the question is about none.
    /// Its asker need not be able to send it, but must know of the ships.
    fn fleet_asked(&self, state: &State, text: &str, telling: Telling<'_>) -> Option<String> {
        let sight = Sight::new(self, state, telling.reader());
        let (source, amount, target) = order_meant(state, text)?;
        let start = sight.name(usize::from(source));
        if source == target {
            let both = format!("both are {start}: write two planets, as in `?A5B`");
            let es = format!("los dos son {start}: escribe dos planetas, como en `?A5B`");
            return Some(telling.pick(both, es));
        }
        let Some(ships) = amount.of(|| sight.ships(usize::from(source))) else {
            return Some(telling.pick(
                format!("how many ships are on {start} is hidden"),
                format!("no se ve cuántas naves hay en {start}"),
            ));
        };
        let order = Order {
            source,
            target,
            ships: ships.clamp(0, SHIPS_MAX),
        };
        let said = match ships {
            ..=0 => {
                return Some(
                    telling
                        .pick("no ships: nothing happens", "sin naves no pasa nada")
                        .to_owned(),
                );
            }
            _ => forecast::said(&sight, order, telling),
        };
        let unless = telling.pick(
            "if no other fleet comes before",
            "si no llega antes otra flota",
        );
        Some(format!("{said} ({unless})"))
    }

    /// Says how orders are written, with the first two letters that most maps
    /// have.
    fn orders_help(&self, telling: Telling<'_>) -> String {
        let mut lines = vec![
            ("A3B", "send 3 ships from A to B", "envía 3 naves de A a B"),
            (
                "A*B A50%B",
                "send all, or half of them",
                "envía todas, o la mitad",
            ),
            (
                "x1",
                "take back order 1 of this turn",
                "anula la orden 1 de este turno",
            ),
            (
                "?A ?",
                "what is known of A; your own fleets",
                "lo que se sabe de A; tus flotas",
            ),
            (
                "?A5B",
                "what 5 ships from A would come to at B",
                "en qué pararían 5 naves de A en B",
            ),
            (
                "standings",
                "what all have built, conquered and destroyed",
                "lo que cada cual construyó, conquistó y destruyó (o: clasificación)",
            ),
            (
                "A-B",
                "how far it is, and when a fleet would arrive",
                "a qué distancia está, y cuándo llegaría una flota",
            ),
            (
                "end",
                "end the turn, or an empty line when no order is half chosen",
                "termina el turno; también una línea vacía, si no hay una orden a medias",
            ),
        ];
        if self.options.standing {
            let standing = [
                (
                    "A+3B",
                    "send 3 ships every turn",
                    "envía 3 naves cada turno",
                ),
                ("x+1", "take back standing order 1", "anula la orden fija 1"),
            ];
            lines.splice(3..3, standing);
        }
        let line = |(order, en, es): &(&str, &str, &str)| {
            format!("{order:<9}  {}", telling.pick(*en, *es))
        };
        let lines: Vec<String> = lines.iter().map(line).collect();
        lines.join("\n")
    }

    fn planet_known(&self, state: &State, planet: usize, telling: Telling<'_>) -> String {
        let sight = Sight::new(self, state, telling.reader());
        let it = &state.planets[planet];
        let owner = match sight.owner(planet) {
            Some(seat) if telling.is_you(seat) => telling.pick("yours", "tuyo").to_owned(),
            Some(seat) => {
                let name = telling.name(seat);
                telling.pick(possessive(&name), format!("de {name}"))
            }
            None => "neutral".to_owned(),
        };
        let (row, column) = (it.cell.row, it.cell.column);
        let hidden = telling.pick("unknown", "desconocida");
        let hidden_ships = telling.pick("unknown", "desconocidas");
        let ships = sight
            .ships(planet)
            .map_or(hidden_ships.to_owned(), |count| count.to_string());
        let production = sight
            .production(planet)
            .map_or(hidden.to_owned(), |count| count.to_string());
        let kill = sight.kill(planet).map_or(hidden.to_owned(), rate);
        let name = it.name;
        telling.pick(
            format!(
                "{name} ({owner}): row {row}, column {column}; ships {ships}, production {production}, kill rate {kill}"
            ),
            format!(
                "{name} ({owner}): fila {row}, columna {column}; naves {ships}, producción {production}, letalidad {kill}"
            ),
        )
    }

    fn distance(&self, state: &State, one: usize, other: usize, telling: Telling<'_>) -> String {
        let [from, to] = [one, other].map(|it| &state.planets[it]);
        if one == other {
            let name = from.name;
            return telling.pick(
                format!("both are {name}: write two planets, as in `A-B`"),
                format!("los dos son {name}: escribe dos planetas, como en `A-B`"),
            );
        }
        // In hundredths of a light year, to the nearest.
        let square = u64::from(from.cell.square_to(to.cell)) * 10_000;
        let root = square.isqrt();
        let hundredths = root + u64::from(square > root * root + root);
        let years = format!("{}.{:02}", hundredths / 100, hundredths % 100);
        let turns = self.times.between(from.cell, to.cell);
        let arrives = state.turn + turns;
        let (one, other) = (from.name, to.name);
        let turns = turns_text(turns, telling.tongue());
        telling.pick(
            format!(
                "from {one} to {other}: {years} light years, {turns}; a fleet sent now arrives in turn {arrives}"
            ),
            format!(
                "de {one} a {other}: {years} años luz, {turns}; una flota enviada ahora llega en el turno {arrives}"
            ),
        )
    }

    /// Lists the reader's own fleets with where they go and when they arrive.
    fn fleets_known(&self, state: &State, telling: Telling<'_>) -> String {
        let mut lines = Vec::new();
        let mut n_more = 0;
        for seat in Seat::all(self.n_seats()).filter(|it| telling.reader().reads(*it)) {
            for fleet in state.flights.of(seat.0, state.turn) {
                if lines.len() == FLEETS_MAX {
                    n_more += 1;
                    continue;
                }
                let line = fleet_line(state, fleet, telling);
                lines.push(match telling.is_you(seat) {
                    true => line,
                    false => format!("{}: {line}", telling.name(seat)),
                });
            }
        }
        if lines.is_empty() {
            return telling
                .pick("you have no fleets under way", "no tienes flotas en camino")
                .to_owned();
        }
        let mut text = lines.join("\n");
        if n_more > 0 {
            // Writing to a string cannot fail.
            let _ = write!(text, "\n+{n_more} …");
        }
        text
    }
}

fn fleet_line(state: &State, fleet: &Fleet, telling: Telling<'_>) -> String {
    let [source, target] = [fleet.source, fleet.target].map(|it| &state.planets[usize::from(it)]);
    let count = ships(fleet.ships, telling.tongue());
    let kill = rate(source.kill);
    let (source, target, arrives) = (source.name, target.name, fleet.arrives);
    let arrive = plural(fleet.ships, ["llega", "llegan"]);
    telling.pick(
        format!("{count} from {source} to {target}, kill rate {kill}, arriving in turn {arrives}"),
        format!("{count} de {source} a {target}, letalidad {kill}, {arrive} en el turno {arrives}"),
    )
}
