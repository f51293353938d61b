//! To whom something is told: the language, who reads, and what the players
//! are called.

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

use tapete_speech::{Tongue, is_hidden};

use crate::seat::{Reader, Seat};

/// The longest name of a player, in characters.
const NAME_CHARS_MAX: usize = 40;

/// What the players of a match are called, seat by seat. Whoever starts a match
/// says so; a seat without a name is `Player 1` and so on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Arc<[Option<String>]>);

impl Names {
    /// Takes the names of the seats in order; an empty name is none. Names are
    /// cut to a line that fits a screen.
    pub fn new<T: AsRef<str>>(names: impl IntoIterator<Item = T>) -> Names {
        let clean = |name: T| {
            let words: Vec<&str> = name.as_ref().split_whitespace().collect();
            let name = words.join(" ");
            let chars = name.chars().filter(|it| !is_hidden(*it));
            let name: String = chars.take(NAME_CHARS_MAX).collect();
            (!name.is_empty()).then_some(name)
        };
        let names: Vec<Option<String>> = names.into_iter().map(clean).collect();
        match names.iter().all(Option::is_none) {
            true => Names::default(),
            false => Names(names.into()),
        }
    }

    /// Returns names that say only the numbers of seats, for scripts and tests:
    /// `seat 0`, `seat 1`.
    pub fn of_seats(n_seats: usize) -> Names {
        Names::new(Seat::all(n_seats).map(|seat| format!("seat {seat}")))
    }

    /// Tells, without reading them, whether these are the very same names.
    pub(crate) fn is_same(&self, other: &Names) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Returns no names at all.
    pub fn none() -> &'static Names {
        static NONE: LazyLock<Names> = LazyLock::new(Names::default);
        &NONE
    }

    /// Returns these names, and the others where these have none.
    pub fn or(&self, others: &Names) -> Names {
        let n_seats = self.0.len().max(others.0.len());
        let given = |seat| self.given(seat).or_else(|| others.given(seat));
        Names::new(Seat::all(n_seats).map(|seat| given(seat).unwrap_or_default()))
    }

    /// Returns the name of a seat, if it was given one.
    pub fn given(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index())?.as_deref()
    }

    /// Returns what the player of a seat is called.
    pub fn get(&self, seat: Seat, tongue: Tongue) -> Cow<'_, str> {
        match self.given(seat) {
            Some(name) => Cow::Borrowed(name),
            None => {
                let number = u32::from(seat.0) + 1;
                let player = tongue.pick("Player", "Jugador");
                Cow::Owned(format!("{player} {number}"))
            }
        }
    }
}

/// To whom something is told.
///
/// Sentences speak to the reader: `you play 3|4`, and of the others by their
/// names: `Ana plays 3|4`. The methods give the parts of such sentences.
#[derive(Clone, Copy, Debug)]
pub struct Telling<'a> {
    reader: Reader,
    tongue: Tongue,
    names: &'a Names,
}

impl<'a> Telling<'a> {
    /// Tells that reader, in that language, with those names.
    pub fn new(reader: Reader, tongue: Tongue, names: &'a Names) -> Telling<'a> {
        Telling {
            reader,
            tongue,
            names,
        }
    }

    /// Returns who reads.
    pub fn reader(self) -> Reader {
        self.reader
    }

    /// Returns the language.
    pub fn tongue(self) -> Tongue {
        self.tongue
    }

    /// Returns what the players are called.
    pub fn names(self) -> &'a Names {
        self.names
    }

    /// Returns the text in the reader's language.
    pub fn pick<T>(self, en: T, es: T) -> T {
        self.tongue.pick(en, es)
    }

    /// Tells whether the reader sits there. The judge sits nowhere.
    pub fn is_you(self, seat: Seat) -> bool {
        self.reader == Reader::Seat(seat)
    }

    /// Returns what the player of a seat is called, reader or not.
    pub fn name(self, seat: Seat) -> Cow<'a, str> {
        self.names.get(seat, self.tongue)
    }

    /// Names a player at the beginning of a sentence: `You`, `Ana`.
    pub fn subject(self, seat: Seat) -> Cow<'a, str> {
        match self.is_you(seat) {
            true => Cow::Borrowed(self.pick("You", "Tú")),
            false => self.name(seat),
        }
    }

    /// Names a player within a sentence, as who does something: `you`, `Ana`.
    pub fn who(self, seat: Seat) -> Cow<'a, str> {
        match self.is_you(seat) {
            true => Cow::Borrowed(self.pick("you", "tú")),
            false => self.name(seat),
        }
    }

    /// Names a player within a sentence, as whom something is done to or with:
    /// `you`, `Ana`; in Spanish after a preposition, `ti`, `Ana`.
    pub fn object(self, seat: Seat) -> Cow<'a, str> {
        match self.is_you(seat) {
            true => Cow::Borrowed(self.pick("you", "ti")),
            false => self.name(seat),
        }
    }

    /// Returns the form of a verb that goes with a player: first the one for
    /// `you` and then the one for a name, in both languages.
    pub fn verb(
        self,
        seat: Seat,
        [en_you, en_name]: [&'static str; 2],
        [es_you, es_name]: [&'static str; 2],
    ) -> &'static str {
        match self.is_you(seat) {
            true => self.pick(en_you, es_you),
            false => self.pick(en_name, es_name),
        }
    }

    /// Names something that belongs to a player: `your hand`, `Ana's hand`,
    /// `tu mano`, `la mano de Ana`. The Spanish noun is given with what stands
    /// before it for the reader and for others: `["tu mano", "la mano"]`.
    pub fn owned(self, seat: Seat, en: &str, [es_yours, es_theirs]: [&str; 2]) -> String {
        let name = self.name(seat);
        match (self.is_you(seat), self.tongue) {
            (true, Tongue::En) => format!("your {en}"),
            (true, Tongue::Es) => es_yours.to_owned(),
            (false, Tongue::En) => format!("{} {en}", possessive(&name)),
            (false, Tongue::Es) => format!("{es_theirs} de {name}"),
        }
    }
}

/// Returns the English form of a name before what its bearer has: `Ana's`,
/// `Carlos's`.
pub fn possessive(name: &str) -> String {
    format!("{name}'s")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        Names::new(["Ana", "", "  Bot\n 2 "])
    }

    #[test]
    fn a_seat_without_a_name_is_a_numbered_player() {
        let names = names();
        let all = |tongue| [0, 1, 2, 3].map(|it| names.get(Seat(it), tongue).into_owned());
        assert_eq!(all(Tongue::En), ["Ana", "Player 2", "Bot 2", "Player 4"]);
        assert_eq!(all(Tongue::Es), ["Ana", "Jugador 2", "Bot 2", "Jugador 4"]);
    }

    #[test]
    fn names_are_one_line_that_fits() {
        let long = "x".repeat(500);
        let names = Names::new([long.as_str(), "a\u{1b}[31mb\u{7}"]);
        let name = |seat| names.get(Seat(seat), Tongue::En).into_owned();
        assert_eq!(name(0).chars().count(), NAME_CHARS_MAX);
        assert_eq!(name(1), "a[31mb");
    }

    #[test]
    fn sentences_speak_to_the_reader_and_name_the_others() {
        let names = names();
        let line = |reader, tongue| {
            let telling = Telling::new(reader, tongue, &names);
            let verb = telling.verb(Seat(0), ["draw", "draws"], ["robas", "roba"]);
            let hand = telling.owned(Seat(2), "hand", ["tu mano", "la mano"]);
            let from = telling.pick("from", "de");
            format!("{} {verb} {from} {hand}", telling.subject(Seat(0)))
        };
        let ana = Reader::Seat(Seat(0));
        let bot = Reader::Seat(Seat(2));
        assert_eq!(line(ana, Tongue::En), "You draw from Bot 2's hand");
        assert_eq!(line(bot, Tongue::En), "Ana draws from your hand");
        assert_eq!(line(ana, Tongue::Es), "Tú robas de la mano de Bot 2");
        assert_eq!(
            line(Reader::Judge, Tongue::Es),
            "Ana roba de la mano de Bot 2"
        );
    }
}
