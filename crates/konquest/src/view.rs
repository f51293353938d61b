//! What a reader may know, in the shape of every family: the map with its
//! planets, the reader's own fleets, and what was ordered in this turn.

use tapete_game::{
    Arrangement, Extent, FactView, Lie, MoveView, Piece, Place, Posture, Reader, Seat, SeatView,
    Shape, Team, Tongue, View, Way, Zone,
};

use crate::battle::RATE_ONE;
use crate::event::{ships, turns_text};
use crate::flow::owner;
use crate::galaxy::Galaxy;
use crate::orders::Move;
use crate::sight::Sight;
use crate::state::{Order, Stage, State};

/// How many orders of each kind a view lists.
const ORDERS_MAX: usize = 50;

/// What stands for a figure that the reader may not know.
const HIDDEN: &str = "?";

impl Galaxy {
    pub(crate) fn show(&self, state: &State, reader: Reader, tongue: Tongue) -> View {
        View {
            game: self.name.clone(),
            family: "konquest".to_owned(),
            reader,
            to_act: Vec::new(),
            seats: self.seat_views(state, reader, tongue),
            zones: vec![self.map(state, reader, tongue)],
            facts: self.fact_views(state, reader, tongue),
            palette: Vec::new(),
            on_empty: self.on_empty(state, reader),
            marked: None,
            moves: Vec::new(),
            log: Vec::new(),
            outcome: None,
        }
    }

    /// An empty line ends the turn of a seat that may still act.
    fn on_empty(&self, state: &State, reader: Reader) -> Option<String> {
        match reader {
            Reader::Seat(seat) if self.acting(state).contains(seat) => Some("end".to_owned()),
            Reader::Seat(_) | Reader::Spectator | Reader::Judge => None,
        }
    }

    fn seat_views(&self, state: &State, reader: Reader, tongue: Tongue) -> Vec<SeatView> {
        let each = Seat::all(self.n_seats()).map(|seat| {
            let own = &state.seats[seat.index()];
            let mut facts = vec![fact(
                "planets",
                tongue.pick("planets", "planetas"),
                own.n_planets,
            )];
            if reader.reads(seat) {
                facts.push(fact(
                    "ships",
                    tongue.pick("ships", "naves"),
                    state.ships_of(seat),
                ));
                facts.push(fact(
                    "fleets",
                    tongue.pick("fleets", "flotas"),
                    own.n_fleets + u32::from(own.n_orders),
                ));
            }
            SeatView {
                seat,
                name: self.seats[seat.index()].name.clone(),
                team: Team(seat.0),
                score: i64::from(own.n_planets),
                facts,
            }
        });
        each.collect()
    }

    fn fact_views(&self, state: &State, reader: Reader, tongue: Tongue) -> Vec<FactView> {
        let turn = match self.options.limit {
            0 => state.turn.to_string(),
            limit => format!("{} / {limit}", state.turn),
        };
        let mut facts = vec![fact("turn", tongue.pick("turn", "turno"), turn)];
        if self.sights.blind {
            let label = tongue.pick("map", "mapa");
            facts.push(fact("blind", label, tongue.pick("blind", "ciego")));
        }
        let Reader::Seat(seat) = reader else {
            return facts;
        };
        if seat.index() >= self.n_seats() {
            return facts;
        }
        let name = |planet: u16| state.planets[usize::from(planet)].name;
        match state.seats[seat.index()].stage {
            Stage::Free => {}
            Stage::From(source) => facts.push(fact(
                "chosen",
                tongue.pick("chosen", "elegido"),
                format!("{} → …", name(source)),
            )),
            Stage::To(source, target) => facts.push(fact(
                "chosen",
                tongue.pick("chosen", "elegido"),
                format!("{} → {}", name(source), name(target)),
            )),
        }
        let lists = [
            (
                "order",
                tongue.pick("order", "orden"),
                self.orders_shown(state, seat),
            ),
            (
                "standing",
                tongue.pick("every turn", "cada turno"),
                &state.standing[state.standing_of(seat)],
            ),
        ];
        for (word, label, orders) in lists {
            for (index, order) in orders.iter().enumerate().take(ORDERS_MAX) {
                facts.push(FactView {
                    name: format!("{word}.{}", index + 1),
                    label: format!("{label} {}", index + 1),
                    value: self.order_text(state, order, word == "order", tongue),
                });
            }
            if orders.len() > ORDERS_MAX {
                let more = orders.len() - ORDERS_MAX;
                facts.push(fact(word, label, format!("+{more} …")));
            }
        }
        facts
    }

    fn orders_shown<'a>(&self, state: &'a State, seat: Seat) -> &'a [Order] {
        &state.orders[state.orders_of(seat)]
    }

    fn order_text(&self, state: &State, order: &Order, once: bool, tongue: Tongue) -> String {
        let [source, target] =
            [order.source, order.target].map(|it| &state.planets[usize::from(it)]);
        let route = format!("{} {} → {}", order.ships, source.name, target.name);
        if !once {
            return route;
        }
        let arrives = state.turn + self.times.between(source.cell, target.cell);
        format!("{route}, {} {arrives}", tongue.pick("turn", "turno"))
    }

    fn map(&self, state: &State, reader: Reader, tongue: Tongue) -> Zone {
        let sight = Sight::new(self, state, reader);
        let mut pieces: Vec<Piece> = (0..state.planets.len())
            .map(|planet| planet_piece(state, &sight, planet))
            .collect();
        for seat in Seat::all(self.n_seats()).filter(|it| reader.reads(*it)) {
            for fleet in state.flights.of(seat.0, state.turn) {
                let left = fleet.arrives - state.turn;
                pieces.push(Piece {
                    id: format!("fleet.{}.{}", fleet.sent, fleet.rank),
                    shape: Shape::Fleet,
                    faces: vec![fleet.ships.to_string()],
                    posture: Posture::Upright,
                    lie: Some(Lie::Way(Way {
                        source: usize::from(fleet.source),
                        target: usize::from(fleet.target),
                        gone: (state.turn - fleet.sent) as u16,
                        left: left as u16,
                    })),
                    owner: Some(seat),
                    fresh: false,
                });
            }
        }
        Zone {
            id: "map".to_owned(),
            label: tongue.pick("map", "mapa").to_owned(),
            owner: None,
            arrangement: Arrangement::Chart,
            pieces,
            anchor: None,
            arms: Vec::new(),
            extent: Some(Extent {
                columns: u16::from(self.columns),
                rows: u16::from(self.rows),
            }),
        }
    }

    pub(crate) fn show_move(
        &self,
        state: &State,
        seat: Seat,
        chosen: &Move,
        tongue: Tongue,
    ) -> MoveView {
        let mut text = String::new();
        self.write_move(state, chosen, &mut text);
        let planet = |index: u16| &state.planets[usize::from(index)];
        let stage = state.seats[seat.index()].stage;
        let mut touches = Vec::new();
        let label = match chosen {
            Move::End => tongue.pick("end the turn", "terminar el turno").to_owned(),
            Move::Back => tongue.pick("back", "atrás").to_owned(),
            Move::From(source) => {
                let it = planet(*source);
                touches.push(it.name.to_string());
                format!("{} ({})", it.name, ships(it.ships, tongue))
            }
            Move::To(target) => {
                let it = planet(*target);
                touches.push(it.name.to_string());
                let turns = match stage {
                    Stage::From(source) | Stage::To(source, _) => {
                        touches.push(planet(source).name.to_string());
                        self.times.between(planet(source).cell, it.cell)
                    }
                    Stage::Free => 0,
                };
                format!("→ {} ({})", it.name, turns_text(turns, tongue))
            }
            Move::Send(count) => {
                touches = route_of(state, stage);
                ships(*count, tongue)
            }
            Move::Every(count) => {
                touches = route_of(state, stage);
                format!(
                    "{} {}",
                    ships(*count, tongue),
                    tongue.pick("every turn", "cada turno")
                )
            }
            Move::Order(order) => self.order_text(state, order, true, tongue),
            Move::Standing(order) => {
                let route = self.order_text(state, order, false, tongue);
                format!("{route} {}", tongue.pick("every turn", "cada turno"))
            }
            Move::Cancel(number) => {
                let order = &self.orders_shown(state, seat)[usize::from(*number)];
                let what = self.order_text(state, order, true, tongue);
                format!("{} {what}", tongue.pick("take back", "anular"))
            }
            Move::CancelStanding(number) => {
                let place = state.standing_of(seat).start + usize::from(*number);
                let what = self.order_text(state, &state.standing[place], false, tongue);
                let every = tongue.pick("every turn", "cada turno");
                format!("{} {what} {every}", tongue.pick("take back", "anular"))
            }
        };
        MoveView {
            text,
            label,
            touches,
            spot: None,
            faces: Vec::new(),
        }
    }
}

/// Returns the planets of the order that is being chosen: where it goes, and
/// where it comes from.
fn route_of(state: &State, stage: Stage) -> Vec<String> {
    let name = |index: u16| state.planets[usize::from(index)].name.to_string();
    match stage {
        Stage::To(source, target) => vec![name(target), name(source)],
        Stage::From(source) => vec![name(source)],
        Stage::Free => Vec::new(),
    }
}

fn planet_piece(state: &State, sight: &Sight<'_>, planet: usize) -> Piece {
    let it = &state.planets[planet];
    let figure = |figure: Option<i64>| figure.map_or(HIDDEN.to_owned(), |it| it.to_string());
    Piece {
        id: it.name.to_string(),
        shape: Shape::Planet,
        faces: vec![
            it.name.to_string(),
            figure(sight.ships(planet)),
            figure(sight.production(planet)),
            sight.kill(planet).map_or(HIDDEN.to_owned(), rate),
        ],
        posture: Posture::Upright,
        lie: Some(Lie::Place(Place {
            column: u16::from(it.cell.column),
            row: u16::from(it.cell.row),
        })),
        owner: owner(it.owner),
        fresh: it.captured == state.turn,
    }
}

/// Writes a kill rate as a decimal: `0.4`, `1`.
pub(crate) fn rate(micro: u32) -> String {
    let text = format!("{}.{:06}", micro / RATE_ONE, micro % RATE_ONE);
    let trimmed = text.trim_end_matches('0').trim_end_matches('.');
    trimmed.to_owned()
}

fn fact(name: &str, label: &str, value: impl ToString) -> FactView {
    FactView {
        name: name.to_owned(),
        label: label.to_owned(),
        value: value.to_string(),
    }
}
