//! The moves of a seat as screens show them.

use tapete_game::{Amounts, MoveRole, MoveView, Reader, Seat, Telling};

use crate::event::{ships, turns_text};
use crate::galaxy::Galaxy;
use crate::orders::Move;
use crate::state::{Order, SHIPS_MAX, Stage, State};

use super::route_text;

impl Galaxy {
    /// An empty line ends the turn, or takes back the part of an order that was
    /// chosen.
    pub(super) fn on_empty(&self, state: &State, reader: Reader) -> Option<String> {
        let Reader::Seat(seat) = reader else {
            return None;
        };
        if !self.acting(state).contains(seat) {
            return None;
        }
        let own = &state.seats[seat.index()];
        let chosen = match own.stage {
            Stage::From(_) | Stage::To(..) if own.steps < self.steps_max() => Move::Back,
            Stage::Free | Stage::From(_) | Stage::To(..) => Move::End,
        };
        Some(self.key(state, &chosen))
    }

    /// In the middle of an order the first move of the list takes it back, so
    /// another is marked: the nearest planet of somebody else, half of the
    /// ships.
    pub(super) fn marked(&self, state: &State, reader: Reader) -> Option<String> {
        let Reader::Seat(seat) = reader else {
            return None;
        };
        let own = state.seats.get(seat.index())?;
        if own.steps >= self.steps_max() {
            return None;
        }
        let mut moves = Vec::new();
        let chosen = match own.stage {
            Stage::Free => return None,
            Stage::From(source) => Move::To(self.nearest_other(state, seat, source)?),
            Stage::To(source, _) => {
                self.list(state, seat, &mut moves);
                let half = (state.planets[usize::from(source)].ships / 2).max(1);
                let is_send = |it: &&Move| **it == Move::Send(half);
                let halves = moves.iter().find(is_send);
                *halves.or_else(|| moves.iter().find(|it| matches!(it, Move::Every(_))))?
            }
        };
        Some(self.key(state, &chosen))
    }

    /// Returns the nearest planet that is not the seat's own, or else the
    /// nearest; of equally near ones the first.
    fn nearest_other(&self, state: &State, seat: Seat, source: u16) -> Option<u16> {
        let from = state.planets[usize::from(source)].cell;
        let others = (0_u16..).zip(&state.planets);
        let others = others.filter(|(index, _)| *index != source);
        let nearest = others.min_by_key(|(_, it)| (it.owner == seat.0, from.square_to(it.cell)));
        nearest.map(|(index, _)| index)
    }

    fn key(&self, state: &State, chosen: &Move) -> String {
        let mut text = String::new();
        self.write_move(state, chosen, &mut text);
        text
    }

    pub(crate) fn show_move(
        &self,
        state: &State,
        seat: Seat,
        chosen: &Move,
        telling: Telling<'_>,
    ) -> MoveView {
        let stage = state.seats[seat.index()].stage;
        let role = match chosen {
            Move::End => MoveRole::End,
            Move::Back | Move::Cancel(_) | Move::CancelStanding(_) => MoveRole::Undo,
            Move::From(_)
            | Move::To(_)
            | Move::Send(_)
            | Move::Every(_)
            | Move::Order(_)
            | Move::Standing(_) => MoveRole::Order,
        };
        let (source, target) = self.ends(state, seat, chosen);
        let name = |planet: u16| state.planets[usize::from(planet)].name.to_string();
        let key = self.key(state, chosen);
        let amounts = amounts(state, stage, chosen, &key);
        MoveView {
            number: number(state, stage, chosen),
            sources: source.map(name).into_iter().collect(),
            targets: target.map(name).into_iter().collect(),
            amounts,
            ..MoveView::new(key, role, self.move_label(state, seat, chosen, telling))
        }
    }

    /// Returns the planets where the ships of a move start and where they go.
    fn ends(&self, state: &State, seat: Seat, chosen: &Move) -> (Option<u16>, Option<u16>) {
        let of_order = |order: &Order| (Some(order.source), Some(order.target));
        match (chosen, state.seats[seat.index()].stage) {
            (Move::End, _) | (Move::Back, Stage::Free) => (None, None),
            (Move::From(source), _) => (Some(*source), None),
            (Move::To(target), Stage::From(source) | Stage::To(source, _)) => {
                (Some(source), Some(*target))
            }
            (Move::To(target), Stage::Free) => (None, Some(*target)),
            (Move::Back | Move::Send(_) | Move::Every(_), Stage::From(source)) => {
                (Some(source), None)
            }
            (Move::Back | Move::Send(_) | Move::Every(_), Stage::To(source, target)) => {
                (Some(source), Some(target))
            }
            (Move::Send(_) | Move::Every(_), Stage::Free) => (None, None),
            (Move::Order(order) | Move::Standing(order), _) => of_order(order),
            (Move::Cancel(number), _) => {
                of_order(&self.orders_shown(state, seat)[usize::from(*number)])
            }
            (Move::CancelStanding(number), _) => {
                let place = state.standing_of(seat).start + usize::from(*number);
                of_order(&state.standing[place])
            }
        }
    }

    fn move_label(&self, state: &State, seat: Seat, chosen: &Move, telling: Telling<'_>) -> String {
        let tongue = telling.tongue();
        let planet = |index: u16| &state.planets[usize::from(index)];
        let every = telling.pick("every turn", "cada turno");
        match chosen {
            Move::End => telling.pick("end the turn", "terminar el turno").to_owned(),
            Move::Back => telling.pick("back", "atrás").to_owned(),
            Move::From(source) => {
                let it = planet(*source);
                format!("{} ({})", it.name, ships(it.ships, tongue))
            }
            Move::To(target) => {
                let it = planet(*target);
                let turns = match state.seats[seat.index()].stage {
                    Stage::From(source) | Stage::To(source, _) => {
                        self.times.between(planet(source).cell, it.cell)
                    }
                    Stage::Free => 0,
                };
                format!("→ {} ({})", it.name, turns_text(turns, tongue))
            }
            Move::Send(count) => ships(*count, tongue),
            Move::Every(count) => format!("{} {every}", ships(*count, tongue)),
            Move::Order(order) => self.order_text(state, order, telling),
            Move::Standing(order) => {
                format!("{} {every}", route_text(state, order, telling))
            }
            Move::Cancel(number) => {
                let order = &self.orders_shown(state, seat)[usize::from(*number)];
                let what = self.order_text(state, order, telling);
                format!("{} {what}", telling.pick("take back", "anular"))
            }
            Move::CancelStanding(number) => {
                let place = state.standing_of(seat).start + usize::from(*number);
                let what = route_text(state, &state.standing[place], telling);
                format!("{} {what} {every}", telling.pick("take back", "anular"))
            }
        }
    }
}

/// Between the listed amounts any other may be ordered too.
fn amounts(state: &State, stage: Stage, chosen: &Move, key: &str) -> Option<Amounts> {
    let Stage::To(source, _) = stage else {
        return None;
    };
    let (listed, most) = match chosen {
        Move::Send(listed) => (*listed, state.planets[usize::from(source)].ships),
        Move::Every(listed) => (*listed, SHIPS_MAX),
        _ => return None,
    };
    let before = key.strip_suffix(&listed.to_string())?;
    Some(Amounts {
        least: 1,
        most,
        listed,
        before: before.to_owned(),
        after: String::new(),
    })
}

/// Numbers the moves that choose an amount: whoever types 7 wants to send 7
/// ships. Amounts for every turn follow far above all that can be sent, so that
/// nobody who mistypes gives a standing order. All other lists are numbered from
/// the first move to the last.
fn number(state: &State, stage: Stage, chosen: &Move) -> u32 {
    let Stage::To(source, _) = stage else {
        return MoveView::UNNUMBERED;
    };
    let number = match chosen {
        Move::Send(count) => Some(*count),
        Move::Every(count) => {
            let ships = state.planets[usize::from(source)].ships.max(10);
            let above = ships
                .checked_ilog10()
                .and_then(|it| 10_i64.checked_pow(it + 2));
            above.and_then(|it| it.checked_add(*count))
        }
        Move::Back => Some(0),
        _ => None,
    };
    let number = number.and_then(|it| u32::try_from(it).ok());
    number.unwrap_or(MoveView::UNNUMBERED)
}
