//! What a seat may choose in its turn: orders piece by piece, whole orders,
//! taking orders back, and the end of the turn.

use serde::{Deserialize, Serialize};
use tapete_game::Seat;

use crate::galaxy::Galaxy;
use crate::state::{Order, STANDING_MAX, Stage, State};

/// A move. Lists offer an order piece by piece (`From`, `To`, `Send`), so that
/// they stay short on any map; a whole order can be played at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Move {
    End,
    From(u16),
    To(u16),
    Send(i64),
    Every(i64),
    Back,
    Order(Order),
    Standing(Order),
    /// By its index among the seat's orders.
    Cancel(u16),
    CancelStanding(u16),
}

impl Galaxy {
    /// Lists what a seat may choose; the end of the turn first.
    pub(crate) fn list(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let own = &state.seats[seat.index()];
        if own.steps >= self.steps_max() {
            // Half an order, too, is dropped with the end of the turn.
            moves.push(Move::End);
            return;
        }
        match own.stage {
            Stage::Free => {
                moves.push(Move::End);
                let stands = self.may_stand(state, seat);
                if state.planets.len() > 1 {
                    let sources = state.planets.iter().enumerate();
                    moves.extend(
                        sources
                            .filter(|(_, it)| it.owner == seat.0 && (it.ships > 0 || stands))
                            .map(|(index, _)| Move::From(index as u16)),
                    );
                }
                moves.extend((0..own.n_orders).map(Move::Cancel));
                moves.extend((0..own.n_standing).map(Move::CancelStanding));
            }
            Stage::From(source) => {
                moves.push(Move::Back);
                let targets = 0..state.planets.len() as u16;
                moves.extend(targets.filter(|it| *it != source).map(Move::To));
            }
            Stage::To(source, _) => {
                moves.push(Move::Back);
                let ships = state.planets[usize::from(source)].ships;
                moves.extend(amounts(ships).map(Move::Send));
                if self.may_stand(state, seat) {
                    moves.extend(amounts(ships.max(1)).map(Move::Every));
                }
            }
        }
    }

    /// Tells whether a seat may give one more order for every turn.
    pub(crate) fn may_stand(&self, state: &State, seat: Seat) -> bool {
        let n_standing = usize::from(state.seats[seat.index()].n_standing);
        self.options.standing && n_standing < STANDING_MAX
    }
}

/// Returns the amounts that are listed: one, the quarters, all; each once.
fn amounts(ships: i64) -> impl Iterator<Item = i64> {
    let parts = [1, ships / 4, ships / 2, ships - ships / 4, ships];
    let first_of = move |index: usize| !parts[..index].contains(&parts[index]);
    (0..parts.len())
        .filter(move |index| (1..=ships).contains(&parts[*index]) && first_of(*index))
        .map(move |index| parts[index])
}

impl State {
    /// Adds an order behind the others of its seat; the ships are gone from
    /// their planet.
    pub(crate) fn add_order(&mut self, seat: Seat, order: Order) {
        let planet = &mut self.planets[usize::from(order.source)];
        planet.ships -= order.ships;
        planet.ordered += order.ships;
        let end = self.orders_of(seat).end;
        self.orders.insert(end, order);
        self.seats[seat.index()].n_orders += 1;
    }

    /// Takes an order back; its ships return.
    pub(crate) fn take_order(&mut self, seat: Seat, number: u16) -> Order {
        let place = self.orders_of(seat).start + usize::from(number);
        let order = self.orders.remove(place);
        let planet = &mut self.planets[usize::from(order.source)];
        planet.ships += order.ships;
        planet.ordered -= order.ships;
        self.seats[seat.index()].n_orders -= 1;
        order
    }

    pub(crate) fn add_standing(&mut self, seat: Seat, order: Order) {
        let end = self.standing_of(seat).end;
        self.standing.insert(end, order);
        self.seats[seat.index()].n_standing += 1;
    }

    pub(crate) fn take_standing(&mut self, seat: Seat, number: u16) -> Order {
        let place = self.standing_of(seat).start + usize::from(number);
        self.seats[seat.index()].n_standing -= 1;
        self.standing.remove(place)
    }
}
