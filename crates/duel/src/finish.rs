//! How a match ends, and for whom.

use tapete_game::{Events, FactWord, Outcome, Seat, SeatSet, Tongue};

use crate::duel::Duel;
use crate::effects::Stage;
use crate::event::Event;
use crate::options::AtLimit;
use crate::state::{End, EndedBy, State};

/// What is counted in every match, in the order of [`count`].
pub(crate) const FACTS: &[FactWord] = &[
    FactWord::new("rounds", "rounds", "rondas"),
    FactWord::new("plays", "cards played", "cartas jugadas"),
    FactWord::new("drawn", "cards drawn", "cartas robadas"),
    FactWord::new(
        "draws_lost",
        "draws lost to a full hand",
        "robos perdidos con la mano llena",
    ),
    FactWord::new("discarded", "cards thrown away", "cartas descartadas"),
    FactWord::new("damage", "life lost", "vida perdida"),
    FactWord::new("healed", "life gained", "vida ganada"),
    FactWord::new("deaths", "monsters that died", "monstruos muertos"),
    FactWord::new(
        "triggered",
        "triggers that went off",
        "disparadores activados",
    ),
];

/// Writes the counts of [`FACTS`].
pub(crate) fn count(state: &State, counts: &mut [i64]) {
    let all = [
        i64::from(state.round),
        i64::from(state.counts.plays),
        i64::from(state.counts.drawn),
        i64::from(state.counts.draws_lost),
        i64::from(state.counts.discarded),
        state.counts.damage,
        state.counts.healed,
        i64::from(state.counts.deaths),
        i64::from(state.counts.triggered),
    ];
    for (count, value) in counts.iter_mut().zip(all) {
        *count = value;
    }
}

impl<E: Events<Event>> Stage<'_, E> {
    /// Notes who has lost, the acting seat last; tells whether the match is over.
    #[inline]
    pub(crate) fn judge(&mut self) -> bool {
        if self.fallen {
            self.fallen = false;
            self.count_the_lost();
        }
        self.state.end.is_some()
    }

    #[inline(never)]
    fn count_the_lost(&mut self) {
        let duel = self.duel;
        let first = usize::from(self.state.acting) + 1;
        let mut newly = SeatSet::EMPTY;
        for step in 0..duel.n_seats {
            let seat = (first + step) % duel.n_seats;
            let own = &mut self.state.seats[seat];
            if !own.lost && own.n_living(duel.n_monsters()) == 0 {
                own.lost = true;
                own.hand.clear();
                let seat = Seat(seat as u8);
                newly.insert(seat);
                self.events.emit(|| Event::Lost { seat });
            }
        }
        if newly.is_empty() {
            return;
        }
        let left = Seat::all(duel.n_seats).filter(|it| !self.state.seats[it.index()].lost);
        let left: SeatSet = left.collect();
        if left.is_empty() {
            // Those who fell last share it.
            self.end(End {
                by: EndedBy::Nobody,
                winners: SeatSet::EMPTY,
                tied: newly,
            });
        } else if left.len() == 1 {
            self.end(End {
                by: EndedBy::LastTeam,
                winners: left,
                tied: SeatSet::EMPTY,
            });
        }
    }

    /// Ends a match that has lasted as many turns as it may: a puzzle is not
    /// solved, and whoever had the turn has lost.
    #[cold]
    pub(crate) fn end_by_turns(&mut self) {
        if self.state.end.is_some() {
            return;
        }
        if !self.duel.is_puzzle() {
            return self.end_at_limit(EndedBy::TurnLimit);
        }
        let acting = usize::from(self.state.acting);
        let left = Seat::all(self.duel.n_seats).filter(|it| !self.state.seats[it.index()].lost);
        self.end(End {
            by: EndedBy::Unsolved,
            winners: left.filter(|it| it.index() != acting).collect(),
            tied: SeatSet::EMPTY,
        });
    }

    /// Ends a match that has lasted as many rounds as it may.
    pub(crate) fn end_by_limit(&mut self) {
        self.end_at_limit(match self.duel.options.round_limit {
            Some(_) => EndedBy::RoundLimit,
            None => EndedBy::Bound,
        });
    }

    fn end_at_limit(&mut self, by: EndedBy) {
        let duel = self.duel;
        let n_monsters = duel.n_monsters();
        let life = |seat: Seat| self.state.seats[seat.index()].total_life(n_monsters);
        let left = Seat::all(duel.n_seats).filter(|it| !self.state.seats[it.index()].lost);
        let left: SeatSet = left.collect();
        let best = left.iter().map(life).max();
        let best: SeatSet = match duel.at_limit() {
            AtLimit::Nobody => left,
            AtLimit::MostLife => left.iter().filter(|it| Some(life(*it)) == best).collect(),
        };
        let (winners, tied) = match best.len() {
            1 => (best, SeatSet::EMPTY),
            _ => (SeatSet::EMPTY, best),
        };
        self.end(End { by, winners, tied });
    }

    fn end(&mut self, end: End) {
        self.state.end = Some(end);
        self.events.emit(|| Event::Over {
            by: end.by,
            winners: end.winners.iter().collect(),
        });
    }
}

impl Duel {
    pub(crate) fn outcome_of(&self, state: &State) -> Outcome {
        let Some(end) = state.end else {
            return Outcome::tie(self.n_seats, "");
        };
        let by = end.by.word();
        let mut outcome = if end.winners.is_empty() {
            Outcome::tied_by(self.n_seats, by, |seat| end.tied.contains(seat))
        } else {
            Outcome::won_by(self.n_seats, by, |seat| end.winners.contains(seat))
        };
        for seat in Seat::all(self.n_seats) {
            outcome.set_score(
                seat,
                state.seats[seat.index()].total_life(self.n_monsters()),
            );
        }
        outcome
    }
}

impl EndedBy {
    pub(crate) const ALL: [EndedBy; 6] = [
        EndedBy::LastTeam,
        EndedBy::Nobody,
        EndedBy::RoundLimit,
        EndedBy::Bound,
        EndedBy::TurnLimit,
        EndedBy::Unsolved,
    ];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            EndedBy::LastTeam => "last_team",
            EndedBy::Nobody => "nobody",
            EndedBy::RoundLimit => "round_limit",
            EndedBy::Bound => "bound",
            EndedBy::TurnLimit => "turns",
            EndedBy::Unsolved => "unsolved",
        }
    }

    pub(crate) fn text(self, tongue: Tongue) -> &'static str {
        match self {
            EndedBy::LastTeam => tongue.pick("only one team is left", "solo queda un equipo"),
            EndedBy::Nobody => tongue.pick("no team is left", "no queda ningún equipo"),
            EndedBy::RoundLimit => tongue.pick(
                "all rounds of the game were played",
                "se jugaron todas las rondas del juego",
            ),
            EndedBy::Bound => {
                tongue.pick("no match goes on for longer", "ninguna partida dura más")
            }
            EndedBy::TurnLimit => tongue.pick(
                "all turns of the game were played",
                "se jugaron todos los turnos del juego",
            ),
            EndedBy::Unsolved => {
                tongue.pick("the puzzle is not solved", "el problema queda sin resolver")
            }
        }
    }
}

/// Says why a match ended, by the word of its outcome.
pub(crate) fn ending_text(ended_by: &str, tongue: Tongue) -> &'static str {
    let by = EndedBy::ALL.into_iter().find(|it| it.word() == ended_by);
    by.map_or("", |it| it.text(tongue))
}
