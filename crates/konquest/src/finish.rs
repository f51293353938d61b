//! How a match ends, and for whom.

use tapete_game::{Events, FactWord, Outcome, Seat, SeatSet, Tongue};

use crate::event::{Event, Row};
use crate::galaxy::Galaxy;
use crate::options::{LimitCheck, Ranking, Victory};
use crate::state::{End, EndedBy, State};

/// What is counted in every match, in the order of [`count`].
pub(crate) const FACTS: &[FactWord] = &[
    FactWord {
        name: "fleets",
        doc: "fleets sent",
        es: "flotas enviadas",
    },
    FactWord {
        name: "battles",
        doc: "battles fought",
        es: "batallas",
    },
    FactWord {
        name: "captures",
        doc: "planets captured",
        es: "planetas conquistados",
    },
    FactWord {
        name: "duel_rounds",
        doc: "rounds of duels",
        es: "rondas de duelo",
    },
];

/// Writes the counts of [`FACTS`].
pub(crate) fn count(state: &State, counts: &mut [i64]) {
    let all = [
        state.counts.fleets,
        state.counts.battles,
        state.counts.captures,
        state.counts.rounds,
    ];
    for (count, value) in counts.iter_mut().zip(all) {
        *count = value;
    }
}

impl Galaxy {
    /// Ends the match if somebody has won; tells whether it did.
    pub(crate) fn check_victory(&self, state: &mut State) -> bool {
        let mut alive = SeatSet::EMPTY;
        let mut n_alive = 0;
        for seat in Seat::all(self.n_seats()) {
            if state.is_alive(seat) {
                alive.insert(seat);
                n_alive += 1;
            }
        }
        let end = match (n_alive, alive.first(), self.options.victory) {
            (1, _, Victory::LastAlive) => Some((EndedBy::LastAlive, alive)),
            (0, _, _) => Some((EndedBy::Nobody, SeatSet::EMPTY)),
            (_, Some(_), Victory::AllPlanets) => {
                let owner = state.planets.first().map(|it| it.owner);
                let is_one = state.planets.iter().all(|it| Some(it.owner) == owner);
                let seat = owner.and_then(crate::flow::owner).filter(|_| is_one);
                seat.map(|seat| (EndedBy::AllPlanets, SeatSet::one(seat)))
            }
            _ => None,
        };
        state.end = end.map(|(by, winners)| End { by, winners });
        if state.end.is_some() {
            state.pending = SeatSet::EMPTY;
        }
        state.end.is_some()
    }

    /// Tells whether the limit is reached when the counter changes.
    pub(crate) fn ends_at_counter(&self, state: &State) -> bool {
        let limit = self.options.limit;
        self.options.limit_check == LimitCheck::AtCounter && limit > 0 && state.turn >= limit
    }

    /// Tells whether all turns have been played.
    pub(crate) fn ends_after_turns(&self, state: &State) -> bool {
        state.turn > self.turns_max()
    }

    /// Ends the match for whoever is ahead.
    pub(crate) fn finish_by_rank(&self, state: &mut State) {
        let rank = |seat: Seat| {
            let planets = i64::from(state.seats[seat.index()].n_planets);
            match self.options.ranking {
                Ranking::PlanetsThenShips => (planets, state.ships_of(seat)),
                Ranking::Planets => (planets, 0),
                Ranking::Ships => (state.ships_of(seat), 0),
            }
        };
        let best = Seat::all(self.n_seats()).map(rank).max();
        let mut winners = SeatSet::EMPTY;
        let mut n_best = 0;
        for seat in Seat::all(self.n_seats()) {
            if Some(rank(seat)) == best {
                winners.insert(seat);
                n_best += 1;
            }
        }
        let by = match self.options.limit {
            0 => EndedBy::Bound,
            _ => EndedBy::Limit,
        };
        state.end = Some(End {
            by,
            winners: if n_best == 1 { winners } else { SeatSet::EMPTY },
        });
        state.pending = SeatSet::EMPTY;
    }

    pub(crate) fn outcome_of(&self, state: &State) -> Outcome {
        let n_seats = self.n_seats();
        let Some(end) = state.end else {
            return Outcome::tie(n_seats, "");
        };
        let mut outcome = if end.winners.is_empty() {
            Outcome::tie(n_seats, end.by.word())
        } else {
            Outcome::won_by(n_seats, end.by.word(), |seat| end.winners.contains(seat))
        };
        for seat in Seat::all(n_seats) {
            outcome.set_score(seat, i64::from(state.seats[seat.index()].n_planets));
        }
        outcome
    }

    /// Tells the end and what each seat did.
    pub(crate) fn tell_end(&self, state: &State, events: &mut impl Events<Event>) {
        let Some(end) = state.end else { return };
        events.emit(|| Event::Over {
            by: end.by,
            winners: end.winners.iter().collect(),
            table: Seat::all(self.n_seats())
                .map(|seat| row(state, seat))
                .collect(),
        });
    }
}

fn row(state: &State, seat: Seat) -> Row {
    let own = &state.seats[seat.index()];
    let planets = state.planets.iter().filter(|it| it.owner == seat.0);
    Row {
        seat,
        planets: own.n_planets,
        ships: state.ships_of(seat),
        production: planets.map(|it| it.production).sum(),
        built: own.tally.built,
        captured: own.tally.captured,
        sent: own.tally.sent,
        fleets_destroyed: own.tally.fleets_destroyed,
        ships_destroyed: own.tally.ships_destroyed,
    }
}

impl EndedBy {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            EndedBy::LastAlive => "last_alive",
            EndedBy::AllPlanets => "all_planets",
            EndedBy::Nobody => "nobody",
            EndedBy::Limit => "limit",
            EndedBy::Bound => "bound",
        }
    }

    fn of(word: &str) -> Option<EndedBy> {
        let all = [
            EndedBy::LastAlive,
            EndedBy::AllPlanets,
            EndedBy::Nobody,
            EndedBy::Limit,
            EndedBy::Bound,
        ];
        all.into_iter().find(|it| it.word() == word)
    }

    pub(crate) const fn text(self, tongue: Tongue) -> &'static str {
        let (en, es) = match self {
            EndedBy::LastAlive => ("only one player is left", "solo queda un jugador"),
            EndedBy::AllPlanets => (
                "one player has all planets",
                "un jugador tiene todos los planetas",
            ),
            EndedBy::Nobody => ("nobody is left", "no queda nadie"),
            EndedBy::Limit => (
                "all turns of the game were played",
                "se jugaron todos los turnos del juego",
            ),
            EndedBy::Bound => (
                "a match without a turn limit ends here",
                "una partida sin límite de turnos acaba aquí",
            ),
        };
        match tongue {
            Tongue::En => en,
            Tongue::Es => es,
        }
    }
}

/// Says why a match ended, by the word of its outcome.
pub(crate) fn ending_text(ended_by: &str, tongue: Tongue) -> &'static str {
    match EndedBy::of(ended_by) {
        Some(by) => by.text(tongue),
        None => "",
    }
}
