//! Events for people to read: a log that reads like a report.

mod monsters;
mod names;

#[cfg(test)]
mod tests;

use std::fmt::{self, Write};

use tapete_game::{Seat, Telling};
use tapete_speech::{capital, counted, plural};

use super::{Event, Fighter};
use crate::duel::Duel;
use crate::state::EndedBy;

/// Writes an event.
pub(crate) fn write(duel: &Duel, event: &Event, telling: Telling<'_>, text: &mut String) {
    let teller = Teller { duel, telling };
    // Writing to a string cannot fail.
    let _ = teller.tell(event, text);
}

struct Teller<'a> {
    duel: &'a Duel,
    telling: Telling<'a>,
}

impl Teller<'_> {
    /// Names a monster with its player: `Ana's FlappyBird`.
    fn who(&self, who: &Fighter) -> String {
        let name = self.duel.fighter_name(who);
        let yours = format!("tu {name}");
        self.telling.owned(who.seat, &name, [&yours, &name])
    }

    /// Names it at the beginning of a sentence: `Your FlappyBird`.
    fn first(&self, who: &Fighter) -> String {
        match self.telling.is_you(who.seat) {
            true => capital(&self.who(who)),
            false => self.who(who),
        }
    }

    fn card(&self, card: u16) -> &str {
        self.duel.power_name(card)
    }

    fn cards(&self, n_cards: u32) -> String {
        counted(
            n_cards,
            self.telling.pick(["card", "cards"], ["carta", "cartas"]),
        )
    }

    fn monsters(&self, cards: &[u16]) -> String {
        let names: Vec<&str> = cards.iter().map(|it| self.duel.monster_name(*it)).collect();
        names.join(", ")
    }

    /// Begins a sentence: who, and what they do.
    fn does(&self, seat: Seat, en: [&'static str; 2], es: [&'static str; 2]) -> String {
        let verb = self.telling.verb(seat, en, es);
        format!("{} {verb}", self.telling.subject(seat))
    }

    /// Writes the text in the reader's language.
    fn say(&self, text: &mut String, en: String, es: String) -> fmt::Result {
        text.write_str(&self.telling.pick(en, es))
    }

    fn say_plain(&self, text: &mut String, en: &str, es: &str) -> fmt::Result {
        text.write_str(self.telling.pick(en, es))
    }

    fn tell(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
            Event::Seated { .. }
            | Event::ChoseDeck { .. }
            | Event::Placed { .. }
            | Event::Formed { .. } => self.start(event, text),
            Event::Round { .. }
            | Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::TurnCut { .. }
            | Event::Energy { .. }
            | Event::Lost { .. }
            | Event::Over { .. } => self.turn(event, text),
            Event::Drew { .. }
            | Event::DrawsLost { .. }
            | Event::Played { .. }
            | Event::Discarded { .. } => self.hand(event, text),
            Event::Luck { .. }
            | Event::Rolled { .. }
            | Event::DividedByZero
            | Event::OutOfFuel
            | Event::TooDeep => self.effect(event, text),
            Event::Ticked { .. }
            | Event::WoreOff { .. }
            | Event::BuffEnded { .. }
            | Event::Life { .. }
            | Event::NoEffect { .. }
            | Event::Gave { .. }
            | Event::Shielded { .. }
            | Event::Purified { .. }
            | Event::Cleansed { .. }
            | Event::Swapped { .. }
            | Event::Revived { .. }
            | Event::BecameElement { .. }
            | Event::Buffed { .. }
            | Event::Armed { .. }
            | Event::Triggered { .. }
            | Event::Died { .. } => self.monster(event, text),
        }
    }

    /// Before the first round: decks and formations. Half a formation is not
    /// worth a line: it is told when all stand.
    fn start(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
            Event::Seated {
                seat,
                deck,
                monsters,
                powers: _,
            } => {
                let monsters = self.monsters(monsters);
                match deck.and_then(|it| self.duel.decks.get(usize::from(it))) {
                    Some(deck) => {
                        let plays = self.does(*seat, ["play", "plays"], ["juegas", "juega"]);
                        let with = self.telling.pick("the deck", "el mazo");
                        write!(text, "{plays} {with} {}: {monsters}", deck.name)
                    }
                    None => {
                        let has = self.does(*seat, ["have", "has"], ["tienes", "tiene"]);
                        write!(text, "{has} {monsters}")
                    }
                }
            }
            Event::ChoseDeck { seat, deck } => {
                match deck.and_then(|it| self.duel.decks.get(usize::from(it))) {
                    Some(deck) => {
                        let chooses = self.does(*seat, ["choose", "chooses"], ["eliges", "elige"]);
                        let the = self.telling.pick("the deck", "el mazo");
                        write!(text, "{chooses} {the} {}", deck.name)
                    }
                    None => {
                        let has = self.does(*seat, ["have", "has"], ["has", "ha"]);
                        let chosen = self.telling.pick("chosen a deck", "elegido un mazo");
                        write!(text, "{has} {chosen}")
                    }
                }
            }
            Event::Formed { seat, order } => {
                let names: Vec<String> =
                    order.iter().map(|it| self.duel.fighter_name(it)).collect();
                let formation = ["tu formación", "formación"];
                let formation = self.telling.owned(*seat, "formation", formation);
                write!(text, "{}: {}", capital(&formation), names.join(", "))
            }
            _ => Ok(()),
        }
    }

    fn turn(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
            Event::Round { round } => {
                write!(text, "{} {round}", self.telling.pick("Round", "Ronda"))
            }
            Event::TurnBegan {
                seat,
                gained,
                energy,
            } => {
                let turn = self.telling.owned(*seat, "turn", ["tu turno", "turno"]);
                let label = self.telling.pick("energy", "energía");
                write!(text, "{}: {label} {energy} ({gained:+})", capital(&turn))
            }
            Event::TurnEnded { seat } => {
                let no_more = self.telling.pick("no more cards", "más cartas");
                let plays = self.does(*seat, ["play", "plays"], ["no juegas", "no juega"]);
                write!(text, "{plays} {no_more}")
            }
            Event::TurnCut { seat } => {
                let has = self.does(*seat, ["have", "has"], ["has", "ha"]);
                let played = self.telling.pick(
                    "played as many cards as a turn allows",
                    "jugado todas las cartas que caben en un turno",
                );
                write!(text, "{has} {played}")
            }
            Event::Energy { seat, from, to } => self.energy(*seat, (*from, *to), text),
            Event::Lost { seat } => {
                let has = self.does(
                    *seat,
                    ["have lost", "has lost"],
                    ["has perdido", "ha perdido"],
                );
                let left = self.telling.verb(
                    *seat,
                    ["no living monster is left"; 2],
                    [
                        "no te queda ningún monstruo vivo",
                        "no le queda ningún monstruo vivo",
                    ],
                );
                write!(text, "{has}: {left}")
            }
            Event::Over { by, winners } => self.over(*by, winners, text),
            _ => Ok(()),
        }
    }

    fn energy(&self, seat: Seat, (from, to): (i32, i32), text: &mut String) -> fmt::Result {
        let by = to.saturating_sub(from);
        let does = match by.signum() {
            1 => self.does(seat, ["gain", "gains"], ["ganas", "gana"]),
            -1 => self.does(seat, ["lose", "loses"], ["pierdes", "pierde"]),
            _ => {
                let energy = ["tu energía", "la energía"];
                let energy = capital(&self.telling.owned(seat, "energy", energy));
                let stays = self.telling.pick("stays at", "sigue en");
                return write!(text, "{energy} {stays} {to}");
            }
        };
        let by = by.unsigned_abs();
        let energy = self.telling.pick("energy", "de energía");
        write!(text, "{does} {by} {energy} ({from} → {to})")
    }

    fn over(&self, by: EndedBy, winners: &[Seat], text: &mut String) -> fmt::Result {
        let why = by.text(self.telling.tongue());
        match winners {
            [] => write!(
                text,
                "{}: {why}",
                self.telling.pick("Nobody wins", "No gana nadie")
            ),
            [one] => {
                let wins = self.does(*one, ["win", "wins"], ["ganas", "gana"]);
                write!(text, "{wins}: {why}")
            }
            several => {
                // The reader comes first, and is not called by name.
                let mut several = several.to_vec();
                several.sort_by_key(|it| !self.telling.is_you(*it));
                let names = several.iter().map(|it| self.telling.subject(*it));
                let mut names: Vec<_> = names.collect();
                let last = names.pop().unwrap_or_default();
                let names = names.join(", ");
                let [and, win] = self.telling.pick(["and", "win"], ["y", "ganan"]);
                write!(text, "{names} {and} {last} {win}: {why}")
            }
        }
    }

    fn hand(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
            Event::Drew {
                seat,
                n_cards,
                cards,
            } => {
                let draws = self.does(*seat, ["draw", "draws"], ["robas", "roba"]);
                write!(text, "{draws} {}", self.cards(u32::from(*n_cards)))?;
                for (index, held) in cards.iter().enumerate() {
                    let before = if index == 0 { ": " } else { ", " };
                    write!(text, "{before}{}", self.card(held.card))?;
                }
                Ok(())
            }
            Event::DrawsLost { seat, n_cards } => {
                let cards = self.cards(*n_cards);
                let hand = self.telling.owned(*seat, "hand", ["tu mano", "la mano"]);
                let are = plural(*n_cards, ["is", "are"]);
                let lost = plural(*n_cards, ["Se pierde", "Se pierden"]);
                self.say(
                    text,
                    format!("{cards} {are} lost: {hand} is full"),
                    format!("{lost} {cards}: {hand} está llena"),
                )
            }
            Event::Played {
                seat,
                held,
                by,
                target,
                cost,
                ..
            } => {
                let plays = self.does(*seat, ["play", "plays"], ["juegas", "juega"]);
                let (by, target) = (self.duel.fighter_name(by), self.who(target));
                let card = self.card(held.card);
                self.say(
                    text,
                    format!("{plays} {card} with {by} against {target} (cost {cost})"),
                    format!("{plays} {card} con {by} contra {target} (coste {cost})"),
                )
            }
            Event::Discarded {
                seat, held, chosen, ..
            } => {
                let throws = match chosen {
                    true => self.does(*seat, ["throw", "throws"], ["descartas", "descarta"]),
                    false => self.does(
                        *seat,
                        ["must throw"; 2],
                        ["tienes que descartar", "tiene que descartar"],
                    ),
                };
                let card = self.card(held.card);
                self.say(
                    text,
                    format!("{throws} {card} away"),
                    format!("{throws} {card}"),
                )
            }
            _ => Ok(()),
        }
    }

    fn effect(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
            Event::Luck { percent, held } => {
                let (en, es) = match held {
                    true => ("chance: it happens", "de probabilidad: sucede"),
                    false => ("chance: it does not happen", "de probabilidad: no sucede"),
                };
                write!(text, "{percent} % {}", self.telling.pick(en, es))
            }
            Event::Rolled { from, to, rolled } => self.say(
                text,
                format!("Random number from {from} to {to}: {rolled}"),
                format!("Número al azar entre {from} y {to}: {rolled}"),
            ),
            Event::DividedByZero => self.say_plain(
                text,
                "A division by zero gives 0",
                "Una división entre cero da 0",
            ),
            Event::OutOfFuel => self.say_plain(
                text,
                "The effect takes too many steps and is cut short",
                "El efecto da demasiados pasos y se corta",
            ),
            Event::TooDeep => self.say_plain(
                text,
                "The cards set each other off too often: the rest is left out",
                "Las cartas se activan unas a otras demasiado: se omite el resto",
            ),
            _ => Ok(()),
        }
    }

    /// Adds how long something lasts; 0 is without end.
    fn for_rounds(&self, rounds: u8, text: &mut String) -> fmt::Result {
        if rounds == 0 {
            return Ok(());
        }
        let forms = self.telling.pick(["round", "rounds"], ["ronda", "rondas"]);
        let lasts = self.telling.pick("for", "durante");
        write!(text, " {lasts} {}", counted(rounds, forms))
    }
}
