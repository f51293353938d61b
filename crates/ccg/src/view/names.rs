//! What a reader may see, and how things are called: the same name for the same
//! thing in move texts, labels and questions.

use tapete_game::{Reader, Seat, Telling};

use crate::engine::is_player;
use crate::event::Numbers;
use crate::model::{CardId, Cards, Sight, Thing};
use crate::state::{CardState, State, stands};

impl Cards {
    /// Tells whether a seat knows which card a thing in that zone is: it sees
    /// the zone, or knows that this card lies there.
    pub(crate) fn knows(&self, state: &State, seat: Seat, zone: u8, thing: Thing) -> bool {
        let Some(card) = state.card(thing) else {
            return true;
        };
        let is_told = stands::KNOWN
            .get(seat.index())
            .is_some_and(|it| card.is(*it));
        is_told
            || match self.zones.get(usize::from(zone)).map(|it| it.sight) {
                // The stack, and nowhere.
                None | Some(Sight::Public) => true,
                Some(Sight::Private) => card.controller == seat.0,
                Some(Sight::Hidden) => false,
            }
    }

    /// Tells whether a reader may know which card a thing is. A spectator sees
    /// only what lies open.
    pub(crate) fn sees(&self, state: &State, reader: Reader, thing: Thing) -> bool {
        let Some(card) = state.card(thing) else {
            return true;
        };
        match reader {
            Reader::Judge => true,
            Reader::Seat(seat) => self.knows(state, seat, card.zone, thing),
            Reader::Spectator => self.is_open(card.zone),
        }
    }

    /// Tells whether everybody sees a zone.
    pub(crate) fn is_open(&self, zone: u8) -> bool {
        let zone = self.zones.get(usize::from(zone));
        zone.is_none_or(|it| it.sight == Sight::Public)
    }

    /// Returns the name of a card.
    pub(crate) fn card_name(&self, card: CardId) -> &str {
        self.cards.get(card.index()).map_or("?", |it| &it.name)
    }

    /// Returns the name of the card that a thing is.
    pub(crate) fn name_of(&self, state: &State, thing: Thing) -> &str {
        state.card(thing).map_or("?", |it| self.card_name(it.card))
    }

    /// Names a thing as a seat writes it: `Craw Ox`, `Craw Ox #2`, `seat 1`.
    /// Things of one name are counted among those that the seat can see in the
    /// same place: in play on both sides, on the stack, in a kind of zone.
    pub(crate) fn called(&self, state: &State, seat: Seat, thing: Thing) -> String {
        if is_player(thing) {
            return format!("seat {thing}");
        }
        if !self.sees(state, Reader::Seat(seat), thing) {
            return "?".to_owned();
        }
        let name = written(self.name_of(state, thing));
        let number = self.number_of(state, seat, thing);
        if number > 1 {
            format!("{name} #{number}")
        } else {
            name
        }
    }

    /// Tells two things in play from others of their names.
    pub(crate) fn numbers(&self, state: &State, one: Thing, other: Thing) -> Numbers {
        // What is in play is seen by all.
        let number = |thing| match is_player(thing) {
            true => 1,
            false => self.number_of(state, Seat(0), thing).clamp(1, 255) as u8,
        };
        Numbers(number(one), number(other))
    }

    /// Returns which of the things of its name a thing is, from 1.
    fn number_of(&self, state: &State, seat: Seat, thing: Thing) -> usize {
        let mut number = 0;
        let mut is_past = false;
        let card = state.card(thing).map(|it| it.card);
        let name = self.name_of(state, thing);
        // Most tables hold many of few cards.
        let mut last = (card, true);
        self.each_beside(state, thing, |other| {
            let mut is_named = || {
                let card = state.card(other).map(|it| it.card);
                if card != last.0 {
                    last = (card, letters(self.name_of(state, other)).eq(letters(name)));
                }
                last.1
            };
            let is_alike = !is_past && self.sees(state, Reader::Seat(seat), other) && is_named();
            number += usize::from(is_alike);
            is_past |= other == thing;
        });
        number
    }

    /// Calls with all things in the same place as one, in a fixed order.
    fn each_beside(&self, state: &State, thing: Thing, mut call: impl FnMut(Thing)) {
        let Some(card) = state.card(thing) else {
            return;
        };
        if self.in_play(state, thing) {
            return self.each_in_play(state, call);
        }
        if card.zone >= CardState::ON_STACK {
            let zone = card.zone;
            let there = |it: &Thing| state.card(*it).is_some_and(|it| it.zone == zone);
            return state.things().filter(there).for_each(call);
        }
        for player in &state.players {
            for it in player
                .piles
                .get(usize::from(card.zone))
                .into_iter()
                .flatten()
            {
                call(*it);
            }
        }
    }

    /// Names a thing for people: `Craw Ox`, `Ana`, `you`.
    pub(crate) fn label_of(
        &self,
        state: &State,
        seat: Seat,
        thing: Thing,
        telling: Telling<'_>,
    ) -> String {
        if is_player(thing) {
            return telling.object(Seat(thing)).into_owned();
        }
        self.called(state, seat, thing)
    }
}

/// Returns the letters of a name as one can type it, without their case: names
/// are alike if these are. Large tables compare many, so nothing is written.
fn letters(name: &str) -> impl Iterator<Item = char> + '_ {
    let is_empty = name.chars().all(is_gap);
    let mut chars = name.trim_matches(is_gap).chars().peekable();
    let spaced = std::iter::from_fn(move || {
        let it = chars.next()?;
        if !is_gap(it) {
            return Some(sign(it));
        }
        while chars.next_if(|it| is_gap(*it)).is_some() {}
        Some(' ')
    });
    let nameless = is_empty.then_some('?').into_iter();
    let lower = spaced.flat_map(char::to_lowercase);
    // A Greek word may end in another small letter than the one it has inside.
    nameless.chain(lower.map(|it| if it == 'ς' { 'σ' } else { it }))
}

/// Tells whether a character stands between words.
fn is_gap(it: char) -> bool {
    it.is_whitespace() || it.is_control()
}

/// Returns what is written for a sign that means something in a move.
fn sign(it: char) -> char {
    match it {
        '#' => '♯',
        '>' => '›',
        '@' => '＠',
        _ => it,
    }
}

/// Returns a name as one can type it: in one line, without the signs that mean
/// something in a move, and never like the name of a seat.
pub(crate) fn written(name: &str) -> String {
    let words = name.split(is_gap).filter(|it| !it.is_empty());
    let words: Vec<&str> = words.collect();
    let name: String = words.join(" ").chars().map(sign).collect();
    let is_seat = name.to_lowercase().starts_with("seat ");
    if name.is_empty() {
        "?".to_owned()
    } else if is_seat {
        format!("“{name}”")
    } else {
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_alike_where_they_are_written_alike() {
        let names = [
            "Ox",
            "ox",
            "OX ",
            " O x",
            "o\t\u{7}X",
            "o#x",
            "O♯X",
            "a>b@",
            "A›B＠",
            "",
            "?",
            " \n",
            "seat 1",
            "Seat  1",
            "ΑΣ",
            "ας",
            "ÑAME",
            "ñame",
        ];
        for one in names {
            for other in names {
                let is_alike = letters(one).eq(letters(other));
                let is_written = written(one).to_lowercase() == written(other).to_lowercase();
                assert_eq!(is_alike, is_written, "{one:?} {other:?}");
            }
        }
    }
}
