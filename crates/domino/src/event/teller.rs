//! Who tells the story of a game to a reader, and the phrases that depend on
//! who reads.

use std::borrow::Cow;

use tapete_game::{Seat, Team, Telling, Tongue};

use super::{Event, TileName};

/// Tells the events of one game to one reader.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub(crate) telling: Telling<'a>,
    /// Whether everybody plays alone: then a team is its only player.
    pub(crate) alone: bool,
    /// How many arms of the table belong to seats: the first ones, in order.
    pub(crate) n_trains: u8,
}

impl Teller<'_> {
    /// Writes an event that was told.
    pub(crate) fn write<T: TileName>(self, event: &Event<T>, text: &mut String) {
        // Writing to a string cannot fail.
        let _ = match self.telling.tongue() {
            Tongue::En => self.write_en(event, text),
            Tongue::Es => self.write_es(event, text),
        };
    }

    /// Names a player at the beginning of a sentence.
    pub(super) fn who(&self, seat: Seat) -> Cow<'_, str> {
        self.telling.subject(seat)
    }

    /// Names a player in a list.
    pub(super) fn listed(&self, seat: Seat) -> Cow<'_, str> {
        match self.telling.is_you(seat) {
            true => Cow::Borrowed(self.telling.pick("you", "tú")),
            false => self.telling.name(seat),
        }
    }

    /// Returns the form of a verb for the reader, or for anybody else.
    pub(super) fn form<'t>(&self, seat: Seat, [yours, theirs]: [&'t str; 2]) -> &'t str {
        match self.telling.is_you(seat) {
            true => yours,
            false => theirs,
        }
    }

    /// Begins a sentence with a player and what it does: `You play`, `Ana plays`.
    pub(super) fn does(&self, seat: Seat, verb: [&str; 2]) -> String {
        format!("{} {}", self.who(seat), self.form(seat, verb))
    }

    /// Begins a sentence with what a team does, which is called by its letter or
    /// by its only player.
    pub(super) fn team_does(&self, team: u8, verb: [&str; 2]) -> String {
        match self.alone {
            true => self.does(Seat(team), verb),
            false => {
                let word = self.telling.pick("Team", "El equipo");
                format!("{word} {} {}", Team(team), verb[1])
            }
        }
    }

    /// Returns whose arm of the table that is, if it is somebody's.
    pub(crate) fn owner(self, arm: u8) -> Option<Seat> {
        (arm < self.n_trains).then_some(Seat(arm))
    }

    /// Names an arm of the table, as a label does: `Ana's train`, `tren de Ana`.
    pub(crate) fn arm_label(self, arm: u8) -> String {
        let telling = self.telling;
        match self.owner(arm) {
            Some(seat) => telling.owned(seat, "train", ["tu tren", "tren"]),
            None if self.n_trains > 0 => telling.pick("everybody's train", "tren de todos").into(),
            None => format!("{} {arm}", telling.pick("arm", "brazo")),
        }
    }

    /// Names an arm within a sentence: `Ana's train`, `el tren de Ana`.
    pub(super) fn arm(&self, arm: u8) -> String {
        let telling = self.telling;
        match self.owner(arm) {
            Some(seat) => telling.owned(seat, "train", ["tu tren", "el tren"]),
            None => telling.pick(self.arm_label(arm), format!("el {}", self.arm_label(arm))),
        }
    }

    /// Names the arm on which a seat plays, within a sentence.
    pub(super) fn arm_of(&self, seat: Seat, arm: u8) -> String {
        let is_own = self.owner(arm) == Some(seat) && !self.telling.is_you(seat);
        match is_own {
            true => self.telling.pick("their own train", "su tren").to_owned(),
            false => self.arm(arm),
        }
    }
}
