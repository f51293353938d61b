//! What players do with a match besides moving: resign, run out of time, agree
//! on a draw, take moves back.

use std::sync::Arc;

use crate::called::{Called, TakenBack, UNDONE_MAX};
use crate::outcome::Outcome;
use crate::playing::{AnyMatch, MoveError};
use crate::refusal::RefusalCode;
use crate::rules::Rules;
use crate::seat::{Reader, Seat};
use crate::telling::Telling;
use crate::told::{About, Told};

use super::Playing;
use super::saved::as_text;

impl<R: Rules> Playing<R> {
    pub(super) fn call_end(
        &mut self,
        called: Called,
        telling: Telling<'_>,
    ) -> Result<(), MoveError> {
        let seat = called.loser().unwrap_or(Seat(0));
        if AnyMatch::turn(self) == crate::rules::Turn::Over {
            return Err(self.not_a_turn(seat, telling));
        }
        if seat.index() >= self.rules.n_seats() {
            let number = u32::from(seat.0) + 1;
            let reason = telling.pick(
                format!("nobody sits at place {number}"),
                format!("nadie ocupa el puesto {number}"),
            );
            return Err(MoveError::new(seat, RefusalCode::NotThere, reason));
        }
        self.called = Some(called);
        self.fast.listed = None;
        Ok(())
    }

    /// Returns the outcome of a match that its players ended: the team of the
    /// loser has lost, a single other team has won, and several share the end.
    pub(super) fn called_outcome(&self, called: Called) -> Outcome {
        let n_seats = self.rules.n_seats();
        let ended_by = called.ended_by();
        let mut outcome = match called.loser() {
            None => Outcome::tie(n_seats, ended_by),
            Some(loser) => {
                let lost = self.rules.team(loser);
                let is_rival = |seat: Seat| self.rules.team(seat) != lost;
                let mut rivals = Seat::all(n_seats).filter(|it| is_rival(*it));
                let first = rivals.next().map(|it| self.rules.team(it));
                match rivals.all(|it| Some(self.rules.team(it)) == first) {
                    true => Outcome::won_by(n_seats, ended_by, is_rival),
                    false => Outcome::tied_by(n_seats, ended_by, is_rival),
                }
            }
        };
        for seat in Seat::all(n_seats) {
            outcome.set_score(seat, self.rules.score(&self.state, seat));
        }
        outcome
    }

    /// Plays the first moves again, up to that many, and forgets the rest.
    pub(super) fn back_to(
        &mut self,
        n_moves: usize,
        telling: Telling<'_>,
    ) -> Result<(), MoveError> {
        let seat = match telling.reader() {
            Reader::Seat(seat) => seat,
            Reader::Spectator | Reader::Judge => Seat(0),
        };
        let refuse = |code, reason: &str| Err(MoveError::new(seat, code, reason));
        let (Some(seed), Some(story)) = (self.seed, &self.story) else {
            return refuse(
                RefusalCode::Impossible,
                telling.pick(
                    "moves of this match cannot be taken back",
                    "en esta partida no se puede volver atrás",
                ),
            );
        };
        if self.called.is_some() {
            return refuse(
                RefusalCode::Over,
                telling.pick("the match is over", "la partida ha terminado"),
            );
        }
        if n_moves >= story.played.len() {
            return refuse(
                RefusalCode::NotThere,
                telling.pick(
                    "there is no move to take back",
                    "no hay jugada que deshacer",
                ),
            );
        }
        if story.taken_back.len() >= UNDONE_MAX {
            return refuse(
                RefusalCode::NotAllowed,
                telling.pick(
                    "moves of this match were taken back too often",
                    "en esta partida ya se ha vuelto atrás demasiadas veces",
                ),
            );
        }
        let mut backs = story.taken_back.clone();
        backs.push(TakenBack {
            to: n_moves,
            moves: story.played[n_moves..].to_vec(),
        });
        let kept = story.played[..n_moves].to_vec();
        let mut again = Playing::start(Arc::clone(&self.rules), seed, true);
        for it in kept {
            let own = super::in_english(it.seat);
            AnyMatch::play(&mut again, it.seat, &it.text, own)?;
        }
        if let Some(story) = again.story.as_mut().map(Arc::make_mut) {
            story.taken_back = backs;
        }
        *self = again;
        Ok(())
    }

    /// Tells the end that the players brought about: always the last event.
    pub(super) fn told_end(&self, number: usize, telling: Telling<'_>) -> Option<Told> {
        let called = self.called?;
        let (kind, text) = match called {
            Called::Resigned(seat) => {
                let verb = telling.verb(seat, ["resign", "resigns"], ["te rindes", "se rinde"]);
                ("resigned", format!("{} {verb}", telling.subject(seat)))
            }
            Called::OutOfTime(seat) => {
                let name = telling.subject(seat);
                let verb = telling.verb(seat, ["run", "runs"], ["", ""]);
                let text = match telling.is_you(seat) {
                    true => telling.pick(
                        format!("{name} {verb} out of time"),
                        "Se te acaba el tiempo".to_owned(),
                    ),
                    false => telling.pick(
                        format!("{name} {verb} out of time"),
                        format!("A {name} se le acaba el tiempo"),
                    ),
                };
                ("out_of_time", text)
            }
            Called::Drawn => (
                "agreed_draw",
                telling
                    .pick("A draw is agreed", "Se acuerdan tablas")
                    .to_owned(),
            ),
        };
        let about = match called.loser() {
            Some(seat) => About::new(kind).by(seat),
            None => About::new(kind),
        };
        Some(Told {
            number,
            text,
            about,
            data: as_text(&called),
            n_played: self.n_played as usize,
        })
    }
}
