//! Moves as people type them: `play ember`, `ataca Craw Ox`, `3`, and the texts
//! of the lists; and why something is not a move now.

mod combat;
mod missing;
mod read;
mod refuse;
mod why;

#[cfg(test)]
mod tests;

use tapete_game::{Refusal, Seat, Telling};

use crate::model::Cards;
use crate::moves::Move;
use crate::state::{Ask, State};
use crate::view::quiet_move;
use read::{Command, Verb, fits, folded, parts};

pub(crate) use read::{fits as name_fits, folded as fold};

/// The longest text that can be a move; names can be long.
const TEXT_MAX: usize = 400;

/// A listed move, cut into what can be typed for it.
struct Listed {
    chosen: Move,
    /// What it is about, in all ways that it can be called; folded.
    names: Vec<String>,
    /// What it is against, folded.
    other: Option<String>,
}

impl Cards {
    /// Finds the move that a text means, or says why it is none now.
    pub(crate) fn find_move(
        &self,
        state: &State,
        seat: Seat,
        text: &str,
        moves: &[Move],
        telling: Telling<'_>,
    ) -> Result<Move, Refusal> {
        let text = text.trim();
        let mut written = String::new();
        let exact = moves.iter().find(|it| {
            written.clear();
            self.write_move(state, seat, it, &mut written);
            written == text
        });
        if let Some(found) = exact {
            return Ok(*found);
        }
        if text.is_empty() || text.len() > TEXT_MAX || moves.is_empty() {
            return Err(self.refuse_plainly(state, seat, text, moves, telling));
        }
        if let Ok(number) = text.parse::<i32>() {
            return self
                .by_number(state, seat, number, moves)
                .ok_or_else(|| self.refuse_number(state, seat, text, moves, telling));
        }
        let command = Command::read(text);
        let mut found = match command.verb {
            Some(verb) => self.by_verb(state, seat, (verb, command.rest), moves, telling),
            None => Vec::new(),
        };
        if found.is_empty() {
            // A card may begin with a word that is a verb elsewhere.
            found = self.by_name(state, seat, text, moves, telling, |_| true);
        }
        match found.as_slice() {
            [only] => Ok(*only),
            [] => Err(self.refuse(state, seat, (&command, text), moves, telling)),
            several => Err(self.refuse_several(state, seat, several, telling)),
        }
    }

    /// A number is an amount where one is asked, else a line of the list, as a
    /// view numbers them: 0 is the move of an empty line.
    fn by_number(&self, state: &State, seat: Seat, number: i32, moves: &[Move]) -> Option<Move> {
        let amount = i16::try_from(number).ok().map(Move::Number);
        let amount = amount.filter(|it| moves.contains(it));
        if amount.is_some() && matches!(state.ask, Ask::X | Ask::Damage { .. }) {
            return amount;
        }
        let number = u32::try_from(number).ok()?;
        let quiet = quiet_move(moves);
        if number == 0 {
            return quiet;
        }
        let own = |it: &&Move| self.move_number(state, seat, it) == number;
        let listed = moves.iter().filter(|it| Some(**it) != quiet);
        let place = usize::try_from(number - 1).ok()?;
        match state.ask {
            Ask::X | Ask::Damage { .. } | Ask::OneOf(_) => moves.iter().find(own).copied(),
            _ => listed.copied().nth(place),
        }
    }

    fn by_verb(
        &self,
        state: &State,
        seat: Seat,
        (verb, rest): (Verb, &str),
        moves: &[Move],
        telling: Telling<'_>,
    ) -> Vec<Move> {
        let plain = |wanted: &[Move]| -> Vec<Move> {
            let found = wanted.iter().find(|it| moves.contains(it));
            let found = found.filter(|_| rest.is_empty());
            found.into_iter().copied().collect()
        };
        match verb {
            Verb::Pass => plain(&[Move::Pass, Move::Done]),
            Verb::Done => plain(&[Move::Done, Move::Pass]),
            Verb::Keep => plain(&[Move::Keep]),
            Verb::Mulligan => plain(&[Move::Mulligan]),
            Verb::Own => plain(&[Move::Own]),
            Verb::Retreat => plain(&[Move::Retreat]),
            Verb::Yes => plain(&[Move::Yes]),
            Verb::No => plain(&[Move::No, Move::Done]),
            Verb::Usual => plain(&[Move::Usual]),
            Verb::Number => {
                let number = rest.parse().ok().map(Move::Number);
                let listed = number.filter(|it| moves.contains(it));
                listed.into_iter().collect()
            }
            Verb::Play
            | Verb::Use
            | Verb::Attack
            | Verb::Block
            | Verb::Evolve
            | Verb::Choose
            | Verb::Kind
            | Verb::First => {
                let is_meant = |it: &Move| self.is_of(state, verb, it);
                self.by_name(state, seat, rest, moves, telling, is_meant)
            }
        }
    }

    /// Tells whether a move can be meant by a verb.
    fn is_of(&self, state: &State, verb: Verb, chosen: &Move) -> bool {
        match (verb, chosen) {
            (Verb::Play, Move::Play(_) | Move::Evolve(..))
            | (Verb::Use, Move::Use(..))
            | (Verb::Attack, Move::Attack(_) | Move::Strike(..))
            | (Verb::Block, Move::Block(..))
            | (Verb::Evolve, Move::Evolve(..))
            | (Verb::Choose, Move::Choose(_) | Move::Kind(_) | Move::First(_))
            | (Verb::Kind, Move::Kind(_))
            | (Verb::First, Move::First(_)) => true,
            (Verb::Attack, Move::Use(thing, index)) => self.is_attack(state, *thing, *index),
            _ => false,
        }
    }

    /// Lists the moves that a name may mean, the best ones only.
    fn by_name(
        &self,
        state: &State,
        seat: Seat,
        typed: &str,
        moves: &[Move],
        telling: Telling<'_>,
        is_meant: impl Fn(&Move) -> bool,
    ) -> Vec<Move> {
        let (one, other) = parts(typed);
        let whole = self.seat_meant(&folded(typed), seat, telling);
        let one = self.seat_meant(&one, seat, telling);
        let other = other.map(|it| self.seat_meant(&it, seat, telling));
        if whole.is_empty() {
            return Vec::new();
        }
        let mut best = 0;
        let mut found = Vec::new();
        for chosen in moves.iter().filter(|it| is_meant(it)) {
            let listed = self.listed(state, seat, chosen);
            let score = listed.score(&whole, &one, other.as_deref());
            if score > best {
                best = score;
                found.clear();
            }
            if score > 0 && score == best {
                found.push(listed.chosen);
            }
        }
        found
    }

    fn listed(&self, state: &State, seat: Seat, chosen: &Move) -> Listed {
        let mut text = String::new();
        self.write_move(state, seat, chosen, &mut text);
        let rest = text.split_once(' ').map_or("", |it| it.1);
        let (one, other) = match rest.split_once(" > ") {
            Some((one, other)) => (one, Some(folded(other))),
            None => (rest, None),
        };
        let mut names = vec![folded(one)];
        if let Move::Kind(kind) = chosen
            && let Some(resource) = self.resources.get(usize::from(*kind))
        {
            names.extend(resource.label.both().map(folded));
            names.push(folded(&resource.letter.to_string()));
        }
        Listed {
            chosen: *chosen,
            names,
            other,
        }
    }
}

impl Listed {
    /// Says how well this is meant: by the whole text, or by its two parts.
    fn score(&self, whole: &str, one: &str, other: Option<&str>) -> u8 {
        let by = |typed: &str| self.names.iter().map(|it| fits(it, typed)).max();
        let Some(against) = &self.other else {
            return by(whole).unwrap_or(0) * 4;
        };
        match other {
            None => by(whole).unwrap_or(0),
            Some(other) => match (by(one).unwrap_or(0), fits(against, other)) {
                (0, _) | (_, 0) => 0,
                (one, other) => one * 4 + other,
            },
        }
    }
}

impl Cards {
    /// Returns how seats are written, whatever people call them. A card goes
    /// before a player of the same name.
    fn seat_meant(&self, typed: &str, seat: Seat, telling: Telling<'_>) -> String {
        let rival = 1 - seat.0.min(1);
        match typed {
            "me" | "myself" | "you" | "yo" | "mi" | "tu" | "ti" => format!("seat {}", seat.0),
            "opponent" | "rival" | "oponente" | "enemy" | "enemigo" | "face" => {
                format!("seat {rival}")
            }
            _ => {
                let mut seats = Seat::all(2);
                let named = seats.find(|it| folded(&telling.name(*it)) == typed);
                let is_card = || self.cards.iter().any(|it| it.folded == typed);
                if let Some(named) = named.filter(|_| !is_card()) {
                    return format!("seat {named}");
                }
                let number = typed.strip_prefix("asiento ");
                number.map_or_else(|| typed.to_owned(), |it| format!("seat {it}"))
            }
        }
    }
}
