//! Moves as people type them: `play ember`, `ataca Craw Ox`, `3`, and the texts
//! of the lists; and why something is not a move now.

mod combat;
mod missing;
mod read;
mod refuse;

#[cfg(test)]
mod tests;

use tapete_game::{Seat, Tongue};

use crate::model::Cards;
use crate::moves::Move;
use crate::state::State;
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
        tongue: Tongue,
    ) -> Result<Move, String> {
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
            return Err(self.refuse_plainly(state, seat, text, moves, tongue));
        }
        if let Ok(number) = text.parse::<i32>() {
            return self
                .by_number(number, moves)
                .ok_or_else(|| self.refuse_plainly(state, seat, text, moves, tongue));
        }
        let command = Command::read(text);
        let mut found = match command.verb {
            Some(verb) => self.by_verb(state, seat, verb, command.rest, moves),
            None => Vec::new(),
        };
        if found.is_empty() {
            // A card may begin with a word that is a verb elsewhere.
            found = self.by_name(state, seat, text, moves, |_| true);
        }
        match found.as_slice() {
            [only] => Ok(*only),
            [] => Err(self.refuse(state, seat, &command, text, moves, tongue)),
            several => Err(self.refuse_several(state, seat, several, tongue)),
        }
    }

    /// A number is an amount where one is asked, else a line of the list.
    fn by_number(&self, number: i32, moves: &[Move]) -> Option<Move> {
        let asks = moves.iter().any(|it| matches!(it, Move::Number(_)));
        if asks {
            let wanted = Move::Number(i16::try_from(number).ok()?);
            return moves.contains(&wanted).then_some(wanted);
        }
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        moves.get(index).copied()
    }

    fn by_verb(
        &self,
        state: &State,
        seat: Seat,
        verb: Verb,
        rest: &str,
        moves: &[Move],
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
                let number = rest.parse().ok();
                let found = number.and_then(|it| self.by_number(it, moves));
                let is_amount = |it: &Move| matches!(it, Move::Number(_));
                found.filter(is_amount).into_iter().collect()
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
                self.by_name(state, seat, rest, moves, is_meant)
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
            (Verb::Attack, Move::Use(thing, index)) => {
                let id = self.activated_at(state, *thing, *index);
                let it = id.and_then(|it| self.activated.get(it.index()));
                it.is_some_and(|it| it.attack.is_some())
            }
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
        is_meant: impl Fn(&Move) -> bool,
    ) -> Vec<Move> {
        let (one, other) = parts(typed);
        let whole = seat_meant(&folded(typed), seat);
        let one = seat_meant(&one, seat);
        let other = other.map(|it| seat_meant(&it, seat));
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
            names.extend(resource.label.iter().map(|it| folded(it)));
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

/// Returns how seats are written, whatever people call them.
fn seat_meant(typed: &str, seat: Seat) -> String {
    let rival = 1 - seat.0.min(1);
    match typed {
        "me" | "myself" | "yo" | "mi" => format!("seat {}", seat.0),
        "opponent" | "rival" | "oponente" | "enemy" | "enemigo" | "face" => format!("seat {rival}"),
        _ => {
            let number = ["asiento ", "player ", "jugador "]
                .iter()
                .find_map(|it| typed.strip_prefix(it));
            number.map_or_else(|| typed.to_owned(), |it| format!("seat {it}"))
        }
    }
}
