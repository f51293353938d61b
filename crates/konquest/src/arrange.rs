//! Positions for scenes, set up line by line: `planet A 0 20` gives planet A to
//! seat 0 with 20 ships, `fleet 0 A B 5 3` sends 5 ships that arrive in turn 3.

use tapete_game::Seat;

use crate::event::{Event, FleetSent};
use crate::flights::Sent;
use crate::flow::sightings;
use crate::galaxy::Galaxy;
use crate::state::{NOBODY, SHIPS_MAX, State};

const HELP: &str = "write `planet A 0 20` (planet, owner or `nobody`, ships), \
     `production A 10`, `fleet 0 A B 5 3` (seat, source, target, ships, turn of arrival) \
     or `turn 7`";

impl Galaxy {
    pub(crate) fn arrange_line(
        &self,
        state: &mut State,
        line: &str,
        story: &mut Vec<Event>,
    ) -> Result<(), String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let untouched = state.orders.is_empty() && state.end.is_none();
        if !untouched {
            return Err("a position is set up before the first order".to_owned());
        }
        match words.as_slice() {
            ["planet", name, owner, ships] => {
                let index = planet(state, name)?;
                let owner = match *owner {
                    "nobody" => NOBODY,
                    seat => self.seat(seat)?.0,
                };
                let ships = number(ships, 0, SHIPS_MAX)?;
                let old = state.planets[index].owner;
                state.planets[index].owner = owner;
                state.planets[index].ships = ships;
                for (owner, step) in [(old, -1), (owner, 1)] {
                    if owner != NOBODY {
                        let own = &mut state.seats[usize::from(owner)];
                        own.n_planets = own.n_planets.saturating_add_signed(step);
                    }
                }
            }
            ["production", name, amount] => {
                let index = planet(state, name)?;
                let amount = number(amount, -SHIPS_MAX, SHIPS_MAX)?;
                state.planets[index].production = amount;
                state.planets[index].first_production = amount;
            }
            ["turn", turn] => {
                if state.seats.iter().any(|it| it.n_fleets > 0) {
                    return Err("set the turn before the fleets".to_owned());
                }
                state.turn = number(turn, 1, i64::from(self.turns_max()))? as u32;
            }
            ["fleet", seat, source, target, ships, turn] => {
                let seat = self.seat(seat)?;
                let (source, target) = (planet(state, source)?, planet(state, target)?);
                let ships = number(ships, 1, SHIPS_MAX)?;
                let latest = state.turn + self.times.turns_max();
                let from = i64::from(state.turn) + 1;
                let arrives = number(turn, from, i64::from(latest))? as u32;
                let own = &mut state.seats[seat.index()];
                own.n_fleets += 1;
                own.ships_flying += ships;
                // Different for all fleets, whoever they belong to.
                let rank = u32::from(seat.0) << 20 | own.n_fleets;
                state.flights.send(Sent {
                    owner: seat.0,
                    source: source as u16,
                    target: target as u16,
                    ships,
                    sent: state.turn.saturating_sub(1),
                    arrives,
                    rank,
                });
                *state.heading_mut(seat.0, target as u16) += 1;
            }
            _ => return Err(format!("`{line}` is no command here; {HELP}")),
        }
        self.open_turn(state);
        self.retell(state, story);
        Ok(())
    }

    fn seat(&self, text: &str) -> Result<Seat, String> {
        let number = number(text, 0, self.n_seats() as i64 - 1)?;
        Ok(Seat(number as u8))
    }

    /// Makes the story such that it leads to this position.
    fn retell(&self, state: &State, story: &mut Vec<Event>) {
        story.clear();
        story.push(Event::Began {
            rows: self.rows,
            columns: self.columns,
            planets: sightings(state),
        });
        for seat in Seat::all(self.n_seats()) {
            let fleets = state.flights.of(seat.0, state.turn);
            story.extend(fleets.enumerate().map(|(index, fleet)| Event::Ordered {
                seat,
                number: index as u32 + 1,
                fleet: FleetSent {
                    source: state.planets[usize::from(fleet.source)].name,
                    target: state.planets[usize::from(fleet.target)].name,
                    ships: fleet.ships,
                    arrives: fleet.arrives,
                },
                standing: false,
            }));
        }
    }
}

fn planet(state: &State, name: &str) -> Result<usize, String> {
    let names = || {
        let names: Vec<&str> = state.planets.iter().map(|it| it.name.as_str()).collect();
        format!("there is no planet `{name}`; there are {}", names.join(" "))
    };
    state.find(name).ok_or_else(names)
}

fn number(text: &str, min: i64, max: i64) -> Result<i64, String> {
    match text.parse() {
        Ok(number) if (min..=max).contains(&number) => Ok(number),
        _ => Err(format!(
            "`{text}` is not a number from {min} to {max}; {HELP}"
        )),
    }
}
