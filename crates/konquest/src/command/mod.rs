//! Orders as people type them: `A3B`, `A*B`, `A50%B`, `C+3D`, `x3`, and the
//! words of the lists.

mod parse;
mod refuse;

use std::fmt::Write as _;

use tapete_game::{Names, Reader, Refusal, Seat, Telling, Tongue};
use tapete_speech::Said;

use crate::galaxy::Galaxy;
use crate::orders::Move;
use crate::state::{Order, Planet, SHIPS_MAX, Stage, State};
pub(crate) use parse::order_meant;
use parse::{Amount, Command};
use refuse::Reason;

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
        telling: Telling<'_>,
    ) -> Result<Move, Refusal> {
        let found = if text.len() > TEXT_MAX {
            Err(Reason::NoOrder)
        } else {
            parse::parse(state, text).and_then(|it| self.meant(state, seat, it))
        };
        found.map_err(|reason| reason.refuse(state, text, telling))
    }

    /// Finds the move that a text of a record means, or says why it is none in
    /// both languages, with the names that the game gives its players.
    pub(crate) fn find_recorded(
        &self,
        state: &State,
        seat: Seat,
        text: &str,
    ) -> Result<Move, Said> {
        let named = self.seats.iter().map(|it| it.name.as_deref());
        let names = Names::new(named.map(Option::unwrap_or_default));
        let find = |tongue| {
            let telling = Telling::new(Reader::Seat(seat), tongue, &names);
            self.find_move(state, seat, text, telling)
        };
        find(Tongue::En).map_err(|en| Said {
            es: find(Tongue::Es).err().map_or(String::new(), |it| it.reason),
            en: en.reason,
        })
    }

    /// Holds a command against the state.
    fn meant(&self, state: &State, seat: Seat, command: Command) -> Result<Move, Reason> {
        let own = &state.seats[seat.index()];
        let is_end = matches!(command, Command::End);
        if own.steps >= self.steps_max() && !is_end {
            return Err(Reason::NoMoreOrders);
        }
        match command {
            Command::End if own.stage == Stage::Free => Ok(Move::End),
            // The end of the turn is a move at any time: what was being chosen
            // is dropped.
            Command::End => Ok(Move::End),
            Command::Back if own.stage == Stage::Free => Err(Reason::NothingChosen),
            Command::Back => Ok(Move::Back),
            Command::From(planet) => self.from(state, seat, planet),
            Command::To(planet) => self.to(state, seat, planet),
            Command::Planet(planet) => match own.stage {
                Stage::From(_) => self.to(state, seat, planet),
                Stage::Free | Stage::To(..) => self.from(state, seat, planet),
            },
            Command::Send(amount) => {
                let Stage::To(source, target) = own.stage else {
                    return Err(Reason::NothingChosen);
                };
                let order = self.order(state, seat, source, target, amount)?;
                Ok(Move::Send(order.ships))
            }
            Command::Every(ships) => {
                let Stage::To(source, target) = own.stage else {
                    return Err(Reason::NothingChosen);
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
                    return Err(Reason::StandingNeedsNumber);
                };
                let order = self.standing(state, seat, source, target, ships)?;
                Ok(Move::Standing(order))
            }
            Command::Cancel(number) => {
                let index = number_of(number, own.n_orders, Reason::NoSuchOrder)?;
                Ok(Move::Cancel(index))
            }
            Command::CancelStanding(number) => {
                let index = number_of(number, own.n_standing, Reason::NoSuchStanding)?;
                Ok(Move::CancelStanding(index))
            }
        }
    }

    fn from(&self, state: &State, seat: Seat, planet: u16) -> Result<Move, Reason> {
        own(state, seat, planet)?;
        let is_empty = state.planets[usize::from(planet)].ships == 0;
        if is_empty && !self.may_stand(state, seat) {
            return Err(Reason::TooFew(planet, 1));
        }
        if state.planets.len() < 2 {
            return Err(Reason::Itself(planet));
        }
        Ok(Move::From(planet))
    }

    fn to(&self, state: &State, seat: Seat, planet: u16) -> Result<Move, Reason> {
        match state.seats[seat.index()].stage {
            Stage::From(source) if source == planet => Err(Reason::Itself(planet)),
            Stage::From(_) => Ok(Move::To(planet)),
            Stage::Free | Stage::To(..) => Err(Reason::NothingChosen),
        }
    }

    fn order(
        &self,
        state: &State,
        seat: Seat,
        source: u16,
        target: u16,
        amount: Amount,
    ) -> Result<Order, Reason> {
        own(state, seat, source)?;
        if source == target {
            return Err(Reason::Itself(source));
        }
        let there = state.planets[usize::from(source)].ships;
        let ships = match amount {
            Amount::Ships(0) => return Err(Reason::Zero),
            Amount::Ships(ships) => ships,
            Amount::All if there == 0 => return Err(Reason::TooFew(source, 1)),
            Amount::All => there,
            Amount::Percent(percent) if percent > 100 => return Err(Reason::Percent),
            Amount::Percent(percent) => {
                let part = (i128::from(there) * i128::from(percent) / 100) as i64;
                if part == 0 {
                    return Err(Reason::PartOfNothing(source, percent));
                }
                part
            }
        };
        if ships > there {
            return Err(Reason::TooFew(source, ships));
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
    ) -> Result<Order, Reason> {
        own(state, seat, source)?;
        if !self.options.standing {
            return Err(Reason::NoStanding);
        }
        if !self.may_stand(state, seat) {
            return Err(Reason::NoMoreOrders);
        }
        if source == target {
            return Err(Reason::Itself(source));
        }
        if !(1..=SHIPS_MAX).contains(&ships) {
            return Err(Reason::Zero);
        }
        Ok(Order {
            source,
            target,
            ships,
        })
    }
}

fn own(state: &State, seat: Seat, planet: u16) -> Result<(), Reason> {
    if state.is_of(usize::from(planet), seat) {
        Ok(())
    } else {
        Err(Reason::NotYours(planet))
    }
}

fn number_of(number: i64, count: u16, reason: fn(i64, u16) -> Reason) -> Result<u16, Reason> {
    match u16::try_from(number) {
        Ok(number) if (1..=count).contains(&number) => Ok(number - 1),
        _ => Err(reason(number, count)),
    }
}

#[cfg(test)]
mod tests;
