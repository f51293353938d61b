//! How a match goes: what each move does, and what a turn brings when all have
//! ordered.

use tapete_game::{Chance, Events, Seat, SeatSet};

use crate::event::{Dropped, Event, FleetSent, List, Sighting, TurnReport};
use crate::flights::Sent;
use crate::galaxy::Galaxy;
use crate::maps;
use crate::options::{Building, Growth, NeutralBuilding, Ordering};
use crate::orders::Move;
use crate::state::{NOBODY, Order, SHIPS_MAX, Stage, State};

/// Marks the precedence of orders that no saved game records. Below it stand a
/// seat, and the number of the order among those of its turn in 20 bits.
pub(crate) const GIVEN: u32 = 1 << 30;

impl Galaxy {
    /// Begins a match.
    pub(crate) fn begin(
        &self,
        state: &mut State,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        state.clear(self);
        maps::make(self, state, chance);
        if self.options.builds_first {
            self.build(state, &mut None);
        }
        state.turn = 1;
        events.emit(|| Event::Began {
            rows: self.rows,
            columns: self.columns,
            planets: sightings(state),
        });
        self.open_turn(state);
        for (seat, chosen) in &self.opening {
            // A record that does not fit its rules is played as far as it does.
            if !self.acting(state).contains(*seat) || !self.can(state, *seat, chosen) {
                break;
            }
            self.act(state, *seat, chosen, chance, events);
        }
    }

    /// Tells whether a recorded move can be played.
    fn can(&self, state: &State, seat: Seat, chosen: &Move) -> bool {
        match chosen {
            Move::Order(order) => {
                let there = state.planets.get(usize::from(order.source));
                let is_own = there.is_some_and(|it| it.owner == seat.0 && it.ships >= order.ships);
                let target = usize::from(order.target);
                is_own && order.target != order.source && target < state.planets.len()
            }
            chosen => *chosen == Move::End,
        }
    }

    /// Plays a move of the list, or a whole order.
    pub(crate) fn act(
        &self,
        state: &mut State,
        seat: Seat,
        chosen: &Move,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let own = &mut state.seats[seat.index()];
        own.steps = own.steps.saturating_add(1);
        if let Some(pace) = state.pace.get_mut(state.turn as usize - 1) {
            pace[seat.index()] = pace[seat.index()].saturating_add(1);
        }
        match (*chosen, own.stage) {
            (Move::End, _) => self.end_turn(state, seat, chance, events),
            (Move::From(source), _) => choose(state, seat, Stage::From(source), events),
            (Move::To(target), Stage::From(source)) => {
                choose(state, seat, Stage::To(source, target), events);
            }
            (Move::Back, Stage::To(source, _)) => {
                choose(state, seat, Stage::From(source), events);
            }
            (Move::Back | Move::To(_), _) => choose(state, seat, Stage::Free, events),
            (Move::Send(ships), Stage::To(source, target)) => {
                let order = Order {
                    source,
                    target,
                    ships,
                };
                self.give(state, seat, order, false, events);
            }
            (Move::Every(ships), Stage::To(source, target)) => {
                let order = Order {
                    source,
                    target,
                    ships,
                };
                self.give_standing(state, seat, order, events);
            }
            // Amounts are listed only when both ends are chosen.
            (Move::Send(_) | Move::Every(_), _) => choose(state, seat, Stage::Free, events),
            (Move::Order(order), _) => self.give(state, seat, order, false, events),
            (Move::Standing(order), _) => self.give_standing(state, seat, order, events),
            (Move::Cancel(number), _) => {
                own.stage = Stage::Free;
                let order = state.take_order(seat, number);
                events.emit(|| Event::Cancelled {
                    seat,
                    number: u32::from(number) + 1,
                    fleet: self.fleet_sent(state, order),
                });
            }
            (Move::CancelStanding(number), _) => {
                own.stage = Stage::Free;
                let order = state.take_standing(seat, number);
                let planet = |index: u16| state.planets[usize::from(index)].name;
                events.emit(|| Event::StandingEnded {
                    seat,
                    number: u32::from(number) + 1,
                    source: planet(order.source),
                    target: planet(order.target),
                    ships: order.ships,
                });
            }
        }
    }

    /// Returns an order as its owner knows it.
    fn fleet_sent(&self, state: &State, order: Order) -> FleetSent {
        let (source, target) = (
            &state.planets[usize::from(order.source)],
            &state.planets[usize::from(order.target)],
        );
        FleetSent {
            source: source.name,
            target: target.name,
            ships: order.ships,
            arrives: state.turn + self.times.between(source.cell, target.cell),
        }
    }

    fn give(
        &self,
        state: &mut State,
        seat: Seat,
        order: Order,
        standing: bool,
        events: &mut impl Events<Event>,
    ) {
        state.seats[seat.index()].stage = Stage::Free;
        state.add_order(seat, order);
        events.emit(|| Event::Ordered {
            seat,
            number: u32::from(state.seats[seat.index()].n_orders),
            fleet: self.fleet_sent(state, order),
            standing,
        });
    }

    fn give_standing(
        &self,
        state: &mut State,
        seat: Seat,
        order: Order,
        events: &mut impl Events<Event>,
    ) {
        state.seats[seat.index()].stage = Stage::Free;
        state.add_standing(seat, order);
        let planet = |index: u16| state.planets[usize::from(index)].name;
        events.emit(|| Event::Standing {
            seat,
            number: u32::from(state.seats[seat.index()].n_standing),
            source: planet(order.source),
            target: planet(order.target),
            ships: order.ships,
        });
    }

    fn end_turn(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        state.seats[seat.index()].stage = Stage::Free;
        for place in state.standing_of(seat) {
            let order = state.standing[place];
            if state.planets[usize::from(order.source)].ships >= order.ships {
                self.give(state, seat, order, true, events);
            }
        }
        state.pending.remove(seat);
        events.emit(|| Event::Ready { seat });
        match self.options.ordering {
            Ordering::Together => {
                if state.pending.is_empty() {
                    for seat in Seat::all(self.n_seats()) {
                        self.depart(state, seat);
                    }
                    self.advance(state, chance, events);
                }
            }
            Ordering::InTurn => {
                if events.is_heard() {
                    let left = state.planets.iter();
                    let planets: List<Sighting> =
                        left.filter(|it| it.ordered > 0).map(sighting).collect();
                    if !planets.is_empty() {
                        events.emit(|| Event::Left { seat, planets });
                    }
                }
                self.depart(state, seat);
                if state.pending.is_empty() {
                    self.advance(state, chance, events);
                }
            }
        }
    }

    /// Lets the ships of a seat's orders go.
    fn depart(&self, state: &mut State, seat: Seat) {
        let orders = state.orders_of(seat);
        for (number, place) in orders.clone().enumerate() {
            let order = state.orders[place];
            let (source, target) = (usize::from(order.source), usize::from(order.target));
            let cells = [source, target].map(|it| state.planets[it].cell);
            state.planets[source].ordered = 0;
            state.flights.send(Sent {
                owner: seat.0,
                source: order.source,
                target: order.target,
                ships: order.ships,
                sent: state.turn,
                arrives: state.turn + self.times.between(cells[0], cells[1]),
                rank: self.rank(state.turn, seat, number as u32),
            });
            *state.heading_mut(seat.0, order.target) += 1;
            let own = &mut state.seats[seat.index()];
            own.n_fleets += 1;
            own.ships_flying += order.ships;
            own.tally.sent += 1;
            state.counts.fleets += 1;
        }
        state.orders.drain(orders);
        state.seats[seat.index()].n_orders = 0;
    }

    /// Returns the precedence of an order among those of its turn: as a saved
    /// game records it, or by seat and then as given.
    fn rank(&self, turn: u32, seat: Seat, number: u32) -> u32 {
        if !self.recorded.is_empty() {
            let key = (turn, seat.0, number);
            let recorded = &self.recorded;
            let place = recorded.binary_search_by_key(&key, |it| (it.turn, it.seat, it.number));
            if let Ok(place) = place {
                return recorded[place].rank;
            }
        }
        GIVEN | u32::from(seat.0) << 20 | number.min(0xf_ffff)
    }

    /// Brings the next turn, or the end.
    fn advance(&self, state: &mut State, chance: &mut Chance, events: &mut impl Events<Event>) {
        let mut report = events.is_heard().then(TurnReport::default);
        loop {
            state.turn += 1;
            if self.ends_at_counter(state) {
                self.finish_by_rank(state);
                break;
            }
            if self.options.building == Building::BeforeLandings {
                self.build(state, &mut report);
            }
            self.land(state, chance, &mut report);
            if self.check_victory(state) {
                break;
            }
            if self.options.building == Building::AfterLandings {
                self.build(state, &mut report);
            }
            if self.ends_after_turns(state) {
                self.finish_by_rank(state);
                break;
            }
            self.open_turn(state);
            if !state.pending.is_empty() {
                break;
            }
            // Nobody has a planet to order from: the next turn comes at once.
            self.tell_turn(state, &mut report, events);
        }
        self.tell_turn(state, &mut report, events);
        if state.end.is_some() {
            self.tell_end(state, events);
        }
    }

    fn tell_turn(
        &self,
        state: &State,
        report: &mut Option<TurnReport>,
        events: &mut impl Events<Event>,
    ) {
        if let Some(mut told) = report.take() {
            told.turn = state.turn;
            told.planets = sightings(state);
            events.emit(|| Event::Turn(told));
            *report = Some(TurnReport::default());
        }
    }

    /// Names those who must order in this turn: all that have a planet.
    pub(crate) fn open_turn(&self, state: &mut State) {
        state.pending = SeatSet::EMPTY;
        for seat in Seat::all(self.n_seats()) {
            let own = &mut state.seats[seat.index()];
            own.steps = 0;
            if own.n_planets > 0 {
                state.pending.insert(seat);
            }
        }
    }

    /// Lets every planet build the ships of a turn.
    pub(crate) fn build(&self, state: &mut State, report: &mut Option<TurnReport>) {
        let options = &self.options;
        for planet in &mut state.planets {
            if planet.captured == state.turn && state.turn > 0 && !options.captured_build {
                continue;
            }
            if options.growth == Growth::Before {
                planet.production = (planet.production + 1).min(SHIPS_MAX);
            }
            let built = match options.neutral_building {
                NeutralBuilding::Same(ships) if planet.owner == NOBODY => ships,
                NeutralBuilding::Same(_) | NeutralBuilding::Own => planet.production,
            };
            let before = planet.ships;
            planet.ships = (before + built).clamp(0, SHIPS_MAX);
            if options.growth == Growth::After {
                planet.production = (planet.production + 1).min(SHIPS_MAX);
            }
            if planet.owner != NOBODY {
                let tally = &mut state.seats[usize::from(planet.owner)].tally;
                tally.built = (tally.built + (planet.ships - before).max(0)).min(i64::MAX / 2);
            }
            if before < SHIPS_MAX
                && planet.ships == SHIPS_MAX
                && let Some(report) = report
            {
                report.full.push((planet.name, owner(planet.owner)));
            }
        }
    }

    /// Takes away the standing orders from a planet that was captured.
    pub(crate) fn drop_standing(
        &self,
        state: &mut State,
        seat: Seat,
        planet: u16,
        report: &mut Option<TurnReport>,
    ) {
        if state.seats[seat.index()].n_standing == 0 {
            return;
        }
        for place in state.standing_of(seat).rev() {
            let order = state.standing[place];
            if order.source != planet {
                continue;
            }
            state.standing.remove(place);
            state.seats[seat.index()].n_standing -= 1;
            if let Some(report) = report {
                let name = |index: u16| state.planets[usize::from(index)].name;
                report.dropped.push(Dropped {
                    seat,
                    source: name(order.source),
                    target: name(order.target),
                    ships: order.ships,
                });
            }
        }
    }
}

/// Goes on or back with an order that is chosen piece by piece.
fn choose(state: &mut State, seat: Seat, stage: Stage, events: &mut impl Events<Event>) {
    state.seats[seat.index()].stage = stage;
    let name = |planet: u16| state.planets[usize::from(planet)].name;
    events.emit(|| {
        let (source, target) = match stage {
            Stage::Free => (None, None),
            Stage::From(source) => (Some(name(source)), None),
            Stage::To(source, target) => (Some(name(source)), Some(name(target))),
        };
        Event::Chose {
            seat,
            source,
            target,
        }
    });
}

/// Returns the owner as a seat.
#[inline]
pub(crate) fn owner(owner: u8) -> Option<Seat> {
    (owner != NOBODY).then_some(Seat(owner))
}

/// Returns all there is to see of a planet.
fn sighting(planet: &crate::state::Planet) -> Sighting {
    Sighting {
        planet: planet.name,
        cell: planet.cell,
        owner: owner(planet.owner),
        ships: Some(planet.ships),
        production: Some(planet.production),
        kill: Some(planet.kill),
    }
}

/// Returns all there is to see of all planets.
pub(crate) fn sightings(state: &State) -> List<Sighting> {
    state.planets.iter().map(sighting).collect()
}
