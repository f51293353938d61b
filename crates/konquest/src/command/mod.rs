//! Orders as people type them: `A3B`, `A*B`, `A50%B`, `C+3D`, `x3`, and the
//! words of the lists.

mod parse;
mod refuse;

use std::fmt::Write as _;

use tapete_game::{Seat, Tongue};

use crate::galaxy::Galaxy;
use crate::orders::Move;
use crate::state::{Order, Planet, SHIPS_MAX, Stage, State};
use parse::{Amount, Command};
use refuse::Refusal;

/// The longest text that can be an order.
const TEXT_MAX: usize = 80;

impl Galaxy {
    /// Writes the text that names a move.
    pub(crate) fn write_move(&self, state: &State, chosen: &Move, text: &mut String) {
        let name = |planet: u16| state.planets[usize::from(planet)].name;
        // Writing to a string cannot fail.
        let _ = match chosen {
            Move::End => write!(text, "end"),
            Move::Back => write!(text, "back"),
            Move::From(planet) => write!(text, "from {}", name(*planet)),
            Move::To(planet) => write!(text, "to {}", name(*planet)),
            Move::Send(ships) => write!(text, "send {ships}"),
            Move::Every(ships) => write!(text, "every turn {ships}"),
            Move::Order(order) => self.write_order(state, *order, "", text),
            Move::Standing(order) => self.write_order(state, *order, "+", text),
            Move::Cancel(number) => write!(text, "x{}", number + 1),
            Move::CancelStanding(number) => write!(text, "x+{}", number + 1),
        };
    }

    fn write_order(
        &self,
        state: &State,
        order: Order,
        plus: &str,
        text: &mut String,
    ) -> std::fmt::Result {
        let [source, target] =
            [order.source, order.target].map(|it| state.planets[usize::from(it)].name);
        let ships = order.ships;
        // With a planet E1, `E15B` could be 15 ships from E or 5 from E1.
        let is_start = |it: &Planet| {
            let rest = it.name.as_str().strip_prefix(source.as_str());
            rest.is_some_and(|it| it.starts_with(|it: char| it.is_ascii_digit()))
        };
        let may_mislead = source.has_digits() || target.has_digits();
        if may_mislead || state.planets.iter().any(is_start) {
            write!(text, "{source} {plus}{ships} {target}")
        } else {
            write!(text, "{source}{plus}{ships}{target}")
        }
    }

    /// Finds the move that a text means, or says why it is none now.
    pub(crate) fn find_move(
        &self,
        state: &State,
        seat: Seat,
        text: &str,
        tongue: Tongue,
    ) -> Result<Move, String> {
        let found = if text.len() > TEXT_MAX {
            Err(Refusal::NoOrder)
        } else {
            parse::parse(state, text).and_then(|it| self.meant(state, seat, it))
        };
        found.map_err(|refusal| refusal.say(state, text, tongue))
    }

    /// Holds a command against the state.
    fn meant(&self, state: &State, seat: Seat, command: Command) -> Result<Move, Refusal> {
        let own = &state.seats[seat.index()];
        let is_end = matches!(command, Command::End);
        if own.steps >= self.steps_max() && !is_end {
            return Err(Refusal::NoMoreOrders);
        }
        match command {
            Command::End if own.stage == Stage::Free => Ok(Move::End),
            // The end of the turn is a move at any time: what was being chosen
            // is dropped.
            Command::End => Ok(Move::End),
            Command::Back if own.stage == Stage::Free => Err(Refusal::NothingChosen),
            Command::Back => Ok(Move::Back),
            Command::From(planet) => self.from(state, seat, planet),
            Command::To(planet) => self.to(state, seat, planet),
            Command::Planet(planet) => match own.stage {
                Stage::From(_) => self.to(state, seat, planet),
                Stage::Free | Stage::To(..) => self.from(state, seat, planet),
            },
            Command::Send(amount) => {
                let Stage::To(source, target) = own.stage else {
                    return Err(Refusal::NothingChosen);
                };
                let order = self.order(state, seat, source, target, amount)?;
                Ok(Move::Send(order.ships))
            }
            Command::Every(ships) => {
                let Stage::To(source, target) = own.stage else {
                    return Err(Refusal::NothingChosen);
                };
                self.standing(state, seat, source, target, ships)?;
                Ok(Move::Every(ships))
            }
            Command::Order(source, amount, target) => {
                let order = self.order(state, seat, source, target, amount)?;
                Ok(Move::Order(order))
            }
            Command::Standing(source, amount, target) => {
                let Amount::Ships(ships) = amount else {
                    return Err(Refusal::StandingNeedsNumber);
                };
                let order = self.standing(state, seat, source, target, ships)?;
                Ok(Move::Standing(order))
            }
            Command::Cancel(number) => {
                let index = number_of(number, own.n_orders, Refusal::NoSuchOrder)?;
                Ok(Move::Cancel(index))
            }
            Command::CancelStanding(number) => {
                let index = number_of(number, own.n_standing, Refusal::NoSuchStanding)?;
                Ok(Move::CancelStanding(index))
            }
        }
    }

    fn from(&self, state: &State, seat: Seat, planet: u16) -> Result<Move, Refusal> {
        own(state, seat, planet)?;
        let is_empty = state.planets[usize::from(planet)].ships == 0;
        if is_empty && !self.may_stand(state, seat) {
            return Err(Refusal::TooFew(planet, 1));
        }
        if state.planets.len() < 2 {
            return Err(Refusal::Itself(planet));
        }
        Ok(Move::From(planet))
    }

    fn to(&self, state: &State, seat: Seat, planet: u16) -> Result<Move, Refusal> {
        match state.seats[seat.index()].stage {
            Stage::From(source) if source == planet => Err(Refusal::Itself(planet)),
            Stage::From(_) => Ok(Move::To(planet)),
            Stage::Free | Stage::To(..) => Err(Refusal::NothingChosen),
        }
    }

    fn order(
        &self,
        state: &State,
        seat: Seat,
        source: u16,
        target: u16,
        amount: Amount,
    ) -> Result<Order, Refusal> {
        own(state, seat, source)?;
        if source == target {
            return Err(Refusal::Itself(source));
        }
        let there = state.planets[usize::from(source)].ships;
        let ships = match amount {
            Amount::Ships(0) => return Err(Refusal::Zero),
            Amount::Ships(ships) => ships,
            Amount::All if there == 0 => return Err(Refusal::TooFew(source, 1)),
            Amount::All => there,
            Amount::Percent(percent) if percent > 100 => return Err(Refusal::Percent),
            Amount::Percent(percent) => {
                let part = (i128::from(there) * i128::from(percent) / 100) as i64;
                if part == 0 {
                    return Err(Refusal::PartOfNothing(source, percent));
                }
                part
            }
        };
        if ships > there {
            return Err(Refusal::TooFew(source, ships));
        }
        Ok(Order {
            source,
            target,
            ships,
        })
    }

    fn standing(
        &self,
        state: &State,
        seat: Seat,
        source: u16,
        target: u16,
        ships: i64,
    ) -> Result<Order, Refusal> {
        own(state, seat, source)?;
        if !self.options.standing {
            return Err(Refusal::NoStanding);
        }
        if !self.may_stand(state, seat) {
            return Err(Refusal::NoMoreOrders);
        }
        if source == target {
            return Err(Refusal::Itself(source));
        }
        if !(1..=SHIPS_MAX).contains(&ships) {
            return Err(Refusal::Zero);
        }
        Ok(Order {
            source,
            target,
            ships,
        })
    }
}

fn own(state: &State, seat: Seat, planet: u16) -> Result<(), Refusal> {
    if state.is_of(usize::from(planet), seat) {
        Ok(())
    } else {
        Err(Refusal::NotYours(planet))
    }
}

fn number_of(number: i64, count: u16, refusal: fn(i64, u16) -> Refusal) -> Result<u16, Refusal> {
    match u16::try_from(number) {
        Ok(number) if (1..=count).contains(&number) => Ok(number - 1),
        _ => Err(refusal(number, count)),
    }
}

#[cfg(test)]
mod tests;
