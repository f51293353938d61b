//! Plays the match once more until it tells the seat the same story.

use tapete_game::{Chance, Lent, Reader, Seat};

use super::prior;
use crate::event::{Event, told};
use crate::galaxy::Galaxy;
use crate::name::Name;
use crate::orders::Move;
use crate::state::{Order, PACE_TURNS, Stage, State};

/// The largest galaxy for which this is tried.
const PLANETS_MAX: usize = 4;

/// How many moves are played in vain at most.
const MOVES_MAX: u32 = 20_000;

/// Fills in a state that another match, in which the seat was told the same and
/// everybody made as many moves, could be in; tells whether one was found.
///
/// Each match is as likely as its luck, and each choice of the others that was
/// not told as likely as any other that would not have been.
pub(super) fn again(
    galaxy: &Galaxy,
    truth: &State,
    story: &[Event],
    seat: Seat,
    chance: &mut Chance,
    state: &mut State,
) -> bool {
    if truth.planets.len() > PLANETS_MAX || truth.turn as usize > PACE_TURNS {
        return false;
    }
    let mut attempt = Attempt {
        galaxy,
        truth,
        seat,
        state,
        events: Lent::new(),
        moves: Lent::new(),
        n_moves: 0,
    };
    while attempt.n_moves < MOVES_MAX {
        // A beginning that disagrees costs something too.
        attempt.n_moves += 1;
        if attempt.play(story, chance).is_some() {
            return true;
        }
    }
    false
}

struct Attempt<'a> {
    galaxy: &'a Galaxy,
    truth: &'a State,
    seat: Seat,
    state: &'a mut State,
    /// What the last moves told the seat.
    events: Lent<Vec<Event>>,
    moves: Lent<Vec<Move>>,
    n_moves: u32,
}

impl Attempt<'_> {
    /// Plays along a story; nothing if it tells another one.
    fn play(&mut self, story: &[Event], chance: &mut Chance) -> Option<()> {
        let (first, mut rest) = story.split_first()?;
        let Event::Began { planets, .. } = first else {
            return None;
        };
        prior::beginning(self.galaxy, self.state, planets, chance);
        let began = Event::Began {
            rows: self.galaxy.rows,
            columns: self.galaxy.columns,
            planets: crate::flow::sightings(self.state),
        };
        if self.told(&began).as_ref() != Some(first) {
            return None;
        }
        while let Some(next) = rest.first() {
            self.events.clear();
            match next {
                Event::Ready { seat } if *seat != self.seat => {
                    let n_before = self.pace(*seat).checked_sub(1)?;
                    self.choose_for(*seat, n_before, chance)?;
                    // The end of the turn is listed only between orders.
                    if self.state.seats[seat.index()].stage != Stage::Free {
                        return None;
                    }
                    self.act(*seat, Move::End, chance);
                }
                event => {
                    let own = self.own_move(event)?;
                    self.act(self.seat, own, chance);
                }
            }
            let n_told = self.events.len();
            if n_told == 0 || rest.len() < n_told || **self.events != rest[..n_told] {
                return None;
            }
            rest = &rest[n_told..];
        }
        for seat in self.galaxy.acting(self.state).iter() {
            if seat != self.seat {
                self.choose_for(seat, self.pace(seat), chance)?;
            }
        }
        self.take_over();
        Some(())
    }

    fn told(&self, event: &Event) -> Option<Event> {
        told(event, Reader::Seat(self.seat), self.galaxy.sights)
    }

    /// Returns how many moves a seat made in the turn that is played again.
    fn pace(&self, seat: Seat) -> u16 {
        let turn = self.state.turn as usize - 1;
        self.truth.pace.get(turn).map_or(0, |it| it[seat.index()])
    }

    fn act(&mut self, seat: Seat, chosen: Move, chance: &mut Chance) {
        self.n_moves += 1;
        let mut all: Lent<Vec<Event>> = Lent::new();
        self.galaxy
            .act(self.state, seat, &chosen, chance, &mut *all);
        let heard: Lent<Vec<Event>> = all.iter().filter_map(|it| self.told(it)).collect();
        self.events.extend_from_slice(&heard);
    }

    /// Makes moves that nobody else is told of, each equally likely.
    fn choose_for(&mut self, seat: Seat, n_moves: u16, chance: &mut Chance) -> Option<()> {
        for _ in 0..n_moves {
            let mut moves = std::mem::take(&mut self.moves);
            moves.clear();
            self.galaxy.list(self.state, seat, &mut moves);
            moves.retain(|it| *it != Move::End);
            let chosen = moves
                .get(chance.below(moves.len() as u32) as usize)
                .copied();
            self.moves = moves;
            self.act(seat, chosen?, chance);
        }
        Some(())
    }

    /// Returns the seat's own move that an event tells of.
    fn own_move(&self, event: &Event) -> Option<Move> {
        let order = |source: &str, target: &str, ships: i64| {
            Some(Order {
                source: self.state.find(source)? as u16,
                target: self.state.find(target)? as u16,
                ships,
            })
        };
        let index = |number: &u32| u16::try_from(number.checked_sub(1)?).ok();
        match event {
            Event::Ready { .. } => Some(Move::End),
            Event::Chose { source, target, .. } => {
                let planet = |name: &Name| Some(self.state.find(name.as_str())? as u16);
                match (source, target) {
                    (_, Some(target)) => Some(Move::To(planet(target)?)),
                    (Some(source), None) => Some(Move::From(planet(source)?)),
                    (None, None) => Some(Move::Back),
                }
            }
            // What standing orders send comes with the end of the turn.
            Event::Ordered { standing: true, .. } => Some(Move::End),
            Event::Ordered { fleet, .. } => {
                let order = order(fleet.source.as_str(), fleet.target.as_str(), fleet.ships)?;
                let there = self.state.planets[usize::from(order.source)].ships;
                (order.ships <= there).then_some(Move::Order(order))
            }
            Event::Cancelled { number, .. } => Some(Move::Cancel(index(number)?)),
            Event::Standing {
                source,
                target,
                ships,
                ..
            } => Some(Move::Standing(order(
                source.as_str(),
                target.as_str(),
                *ships,
            )?)),
            Event::StandingEnded { number, .. } => Some(Move::CancelStanding(index(number)?)),
            Event::Began { .. } | Event::Left { .. } | Event::Turn(_) | Event::Over { .. } => None,
        }
    }

    /// Takes over what the seat knows of itself and the story does not tell: how
    /// far it is with choosing, and how many moves everybody made.
    fn take_over(&mut self) {
        let (own, true_own) = (
            &mut self.state.seats[self.seat.index()],
            &self.truth.seats[self.seat.index()],
        );
        own.stage = true_own.stage;
        own.steps = true_own.steps;
        self.state.pace = self.truth.pace;
    }
}
