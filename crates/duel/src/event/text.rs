//! Events for people to read: a log that reads like a report.

mod names;

#[cfg(test)]
mod tests;

use std::fmt::{self, Write};

use tapete_game::{Seat, Tongue};
use tapete_speech::{counted, plural};

use super::{Cause, Event, Fighter, Figure, Given};
use crate::duel::Duel;

use names::given_word;

/// Writes an event.
pub(crate) fn write(duel: &Duel, event: &Event, tongue: Tongue, text: &mut String) {
    let teller = Teller { duel, tongue };
    // Writing to a string cannot fail.
    let _ = teller.tell(event, text);
}

struct Teller<'a> {
    duel: &'a Duel,
    tongue: Tongue,
}

impl Teller<'_> {
    fn seat(&self, seat: Seat) -> String {
        self.duel.called(seat, self.tongue)
    }

    /// Names a monster with its player: `FlappyBird of seat 1`.
    fn who(&self, who: &Fighter) -> String {
        let name = self.duel.fighter_name(who);
        let seat = who.seat;
        match self.tongue {
            Tongue::En => format!("{name} of seat {seat}"),
            Tongue::Es => format!("{name} del asiento {seat}"),
        }
    }

    fn card(&self, card: u16) -> &str {
        self.duel.power_name(card)
    }

    fn cards(&self, n_cards: u32) -> String {
        counted(
            n_cards,
            self.tongue.pick(["card", "cards"], ["carta", "cartas"]),
        )
    }

    fn monsters(&self, cards: &[u16]) -> String {
        let names: Vec<&str> = cards.iter().map(|it| self.duel.monster_name(*it)).collect();
        names.join(", ")
    }

    fn tell(&self, event: &Event, text: &mut String) -> fmt::Result {
        let tongue = self.tongue;
        match event {
            Event::Seated {
                seat,
                deck,
                monsters,
                powers: _,
            } => {
                let (seat, monsters) = (self.seat(*seat), self.monsters(monsters));
                let deck = deck.and_then(|it| self.duel.decks.get(usize::from(it)));
                match (deck, tongue) {
                    (Some(deck), Tongue::En) => {
                        write!(text, "{seat} plays the deck {}: {monsters}", deck.name)
                    }
                    (Some(deck), Tongue::Es) => {
                        write!(text, "{seat} juega el mazo {}: {monsters}", deck.name)
                    }
                    (None, Tongue::En) => write!(text, "{seat} has {monsters}"),
                    (None, Tongue::Es) => write!(text, "{seat} tiene {monsters}"),
                }
            }
            Event::ChoseDeck { seat, deck } => {
                let seat = self.seat(*seat);
                let deck = deck.and_then(|it| self.duel.decks.get(usize::from(it)));
                match (deck, tongue) {
                    (Some(deck), Tongue::En) => {
                        write!(text, "{seat} chooses the deck {}", deck.name)
                    }
                    (Some(deck), Tongue::Es) => write!(text, "{seat} elige el mazo {}", deck.name),
                    (None, Tongue::En) => write!(text, "{seat} has chosen a deck"),
                    (None, Tongue::Es) => write!(text, "{seat} ha elegido un mazo"),
                }
            }
            // Half a formation is not worth a line: it is told when all stand.
            Event::Placed { .. } => Ok(()),
            Event::Formed { seat, order } => {
                let names: Vec<String> =
                    order.iter().map(|it| self.duel.fighter_name(it)).collect();
                let (seat, names) = (self.seat(*seat), names.join(", "));
                match tongue {
                    Tongue::En => write!(text, "{seat} stands in this order: {names}"),
                    Tongue::Es => write!(text, "{seat} forma en este orden: {names}"),
                }
            }
            Event::Round { round } => write!(text, "{} {round}", tongue.pick("round", "ronda")),
            Event::Ticked { who, by, from, to } => {
                let (who, lost) = (self.who(who), from.saturating_sub(*to));
                let by = match (by, tongue) {
                    (Given::Burn, Tongue::En) => "by burning",
                    (Given::Burn, Tongue::Es) => "por la quemadura",
                    (_, Tongue::En) => "by poison",
                    (_, Tongue::Es) => "por el veneno",
                };
                match tongue {
                    Tongue::En => write!(text, "{who} loses {lost} life {by} ({from} → {to})"),
                    Tongue::Es => write!(text, "{who} pierde {lost} de vida {by} ({from} → {to})"),
                }
            }
            Event::WoreOff { who, state } => {
                let (who, word) = (self.who(who), given_word(*state, tongue));
                match tongue {
                    Tongue::En => write!(text, "{who} is no longer {word}"),
                    Tongue::Es => write!(text, "{who} ya no está {word}"),
                }
            }
            Event::BuffEnded { who, figure } => {
                let (who, figure) = (self.who(who), figure_word(*figure, tongue));
                match tongue {
                    Tongue::En => write!(text, "the {figure} of {who} is as before"),
                    Tongue::Es => write!(text, "{figure} de {who} vuelve a ser como antes"),
                }
            }
            Event::TurnBegan {
                seat,
                gained,
                energy,
            } => {
                let seat = self.seat(*seat);
                match tongue {
                    Tongue::En => write!(text, "turn of {seat}: energy {energy} ({gained:+})"),
                    Tongue::Es => {
                        write!(
                            text,
                            "turno del {}: energía {energy} ({gained:+})",
                            bare(&seat)
                        )
                    }
                }
            }
            Event::Drew {
                seat,
                n_cards,
                cards,
            } => {
                let (seat, counted) = (self.seat(*seat), self.cards(u32::from(*n_cards)));
                write!(text, "{seat} {} {counted}", tongue.pick("draws", "roba"))?;
                for (index, held) in cards.iter().enumerate() {
                    let before = if index == 0 { ": " } else { ", " };
                    write!(text, "{before}{}", self.card(held.card))?;
                }
                Ok(())
            }
            Event::DrawsLost { seat, n_cards } => {
                let (seat, cards) = (self.seat(*seat), self.cards(*n_cards));
                match (tongue, n_cards) {
                    (Tongue::En, 1) => write!(text, "{cards} is lost: the hand of {seat} is full"),
                    (Tongue::En, _) => write!(text, "{cards} are lost: the hand of {seat} is full"),
                    (Tongue::Es, n_cards) => {
                        let verb = plural(*n_cards, ["se pierde", "se pierden"]);
                        let seat = bare(&seat);
                        write!(text, "{verb} {cards}: la mano del {seat} está llena")
                    }
                }
            }
            Event::Played {
                seat,
                slot: _,
                held,
                by,
                target,
                cost,
            } => {
                let (seat, card) = (self.seat(*seat), self.card(held.card));
                let (by, target) = (self.duel.fighter_name(by), self.who(target));
                match tongue {
                    Tongue::En => {
                        write!(
                            text,
                            "{seat} plays {card} with {by} against {target} (cost {cost})"
                        )
                    }
                    Tongue::Es => {
                        write!(
                            text,
                            "{seat} juega {card} con {by} contra {target} (coste {cost})"
                        )
                    }
                }
            }
            Event::Life {
                who,
                from,
                to,
                absorbed,
                attack: _,
            } => self.life(who, (*from, *to), *absorbed, text),
            Event::NoEffect { who } => {
                let who = self.who(who);
                match tongue {
                    Tongue::En => write!(text, "nothing happens to {who}, which is dead"),
                    Tongue::Es => write!(text, "nada le pasa a {who}, que está muerto"),
                }
            }
            Event::Gave { who, state, rounds } => {
                let (who, word) = (self.who(who), given_word(*state, tongue));
                match (state, tongue) {
                    (Given::Sleep, Tongue::En) => write!(text, "{who} falls asleep")?,
                    (Given::Sleep, Tongue::Es) => write!(text, "{who} se duerme")?,
                    (_, Tongue::En) => write!(text, "{who} is {word}")?,
                    (_, Tongue::Es) => write!(text, "{who} queda {word}")?,
                }
                self.for_rounds(*rounds, text)
            }
            Event::Shielded { who, from, to } => {
                let who = self.who(who);
                match tongue {
                    Tongue::En => write!(text, "the shield of {who} grows ({from} → {to})"),
                    Tongue::Es => write!(text, "crece el escudo de {who} ({from} → {to})"),
                }
            }
            Event::Purified { who } => {
                let who = self.who(who);
                match tongue {
                    Tongue::En => write!(text, "{who} is free from all harmful states"),
                    Tongue::Es => write!(text, "{who} queda libre de todo estado dañino"),
                }
            }
            Event::Cleansed { who } => {
                let who = self.who(who);
                match tongue {
                    Tongue::En => write!(text, "{who} loses all states, shields and bonuses"),
                    Tongue::Es => write!(text, "{who} pierde todo estado, escudo y mejora"),
                }
            }
            Event::Energy { seat, from, to } => {
                let (seat, by) = (self.seat(*seat), to.saturating_sub(*from));
                let (en, es) = match by.signum() {
                    1 => ("gains", "gana"),
                    -1 => ("loses", "pierde"),
                    _ => ("keeps its energy", "mantiene su energía"),
                };
                write!(text, "{seat} {}", tongue.pick(en, es))?;
                if by == 0 {
                    return write!(text, " ({to})");
                }
                let by = by.unsigned_abs();
                match tongue {
                    Tongue::En => write!(text, " {by} energy ({from} → {to})"),
                    Tongue::Es => write!(text, " {by} de energía ({from} → {to})"),
                }
            }
            Event::Discarded {
                seat, held, chosen, ..
            } => {
                let (seat, card) = (self.seat(*seat), self.card(held.card));
                match (tongue, chosen) {
                    (Tongue::En, true) => write!(text, "{seat} throws {card} away"),
                    (Tongue::En, false) => write!(text, "{seat} must throw {card} away"),
                    (Tongue::Es, true) => write!(text, "{seat} descarta {card}"),
                    (Tongue::Es, false) => write!(text, "{seat} tiene que descartar {card}"),
                }
            }
            Event::Swapped { one, other } => {
                let (one, other) = (self.duel.fighter_name(one), self.who(other));
                match tongue {
                    Tongue::En => write!(text, "{one} and {other} change places"),
                    Tongue::Es => write!(text, "{one} y {other} cambian de puesto"),
                }
            }
            Event::Revived { who, life } => {
                let who = self.who(who);
                match tongue {
                    Tongue::En => write!(text, "{who} lives again (0 → {life})"),
                    Tongue::Es => write!(text, "{who} vuelve a la vida (0 → {life})"),
                }
            }
            Event::BecameElement { who, element } => {
                let (who, element) = (self.who(who), self.duel.element_name(*element, tongue));
                match tongue {
                    Tongue::En => write!(text, "{who} is of element {element} now"),
                    Tongue::Es => write!(text, "{who} es ahora del elemento {element}"),
                }
            }
            Event::Buffed {
                who,
                figure,
                amount,
                rounds,
            } => {
                let (who, figure) = (self.who(who), figure_word(*figure, tongue));
                match tongue {
                    Tongue::En => write!(text, "the {figure} of {who} is changed by {amount:+}")?,
                    Tongue::Es => write!(text, "{figure} de {who} cambia en {amount:+}")?,
                }
                self.for_rounds(*rounds, text)
            }
            Event::Luck { percent, held } => match (tongue, held) {
                (Tongue::En, true) => write!(text, "{percent} % chance: it happens"),
                (Tongue::En, false) => write!(text, "{percent} % chance: it does not happen"),
                (Tongue::Es, true) => write!(text, "{percent} % de probabilidad: sucede"),
                (Tongue::Es, false) => write!(text, "{percent} % de probabilidad: no sucede"),
            },
            Event::Rolled { from, to, rolled } => match tongue {
                Tongue::En => write!(text, "a random number from {from} to {to}: {rolled}"),
                Tongue::Es => write!(text, "un número al azar entre {from} y {to}: {rolled}"),
            },
            Event::DividedByZero => {
                let (en, es) = ("a division by zero gives 0", "una división entre cero da 0");
                text.write_str(tongue.pick(en, es))
            }
            Event::Armed {
                who,
                card,
                cause,
                rounds,
            } => {
                let (who, card) = (self.who(who), self.card(*card));
                let cause = cause_text(*cause, tongue);
                match tongue {
                    Tongue::En => write!(text, "{card} of {who} waits {cause}")?,
                    Tongue::Es => write!(text, "{card} de {who} espera {cause}")?,
                }
                self.for_rounds(rounds.unwrap_or(0), text)
            }
            Event::Triggered { who, card, .. } => {
                let (who, card) = (self.who(who), self.card(*card));
                match tongue {
                    Tongue::En => write!(text, "{card} of {who} goes off"),
                    Tongue::Es => write!(text, "{card} de {who} se activa"),
                }
            }
            Event::OutOfFuel => text.write_str(tongue.pick(
                "the effect takes too many steps and is cut short",
                "el efecto da demasiados pasos y se corta",
            )),
            Event::TooDeep => text.write_str(tongue.pick(
                "the cards set each other off too often: the rest is left out",
                "las cartas se activan unas a otras demasiado: se omite el resto",
            )),
            Event::Died { who, slots } => {
                let (whole, name) = (self.who(who), self.duel.fighter_name(who));
                match tongue {
                    Tongue::En => write!(text, "{whole} dies")?,
                    Tongue::Es => write!(text, "{whole} muere")?,
                }
                let cards = self.cards(slots.len() as u32);
                match (slots.len(), tongue) {
                    (0, _) => Ok(()),
                    (1, Tongue::En) => write!(text, "; {cards} of {name} vanishes from the hand"),
                    (_, Tongue::En) => write!(text, "; {cards} of {name} vanish from the hand"),
                    (1, Tongue::Es) => {
                        write!(text, "; desaparece de la mano {cards} de {name}")
                    }
                    (_, Tongue::Es) => write!(text, "; desaparecen de la mano {cards} de {name}"),
                }
            }
            Event::Lost { seat } => {
                let seat = self.seat(*seat);
                match tongue {
                    Tongue::En => write!(text, "{seat} has lost: no monster of its team lives"),
                    Tongue::Es => write!(text, "{seat} ha perdido: no vive ningún monstruo suyo"),
                }
            }
            Event::TurnEnded { seat } => {
                let seat = self.seat(*seat);
                match tongue {
                    Tongue::En => write!(text, "{seat} plays no more cards"),
                    Tongue::Es => write!(text, "{seat} no juega más cartas"),
                }
            }
            Event::TurnCut { seat } => {
                let seat = self.seat(*seat);
                match tongue {
                    Tongue::En => {
                        write!(text, "{seat} has played as many cards as fit into a turn")
                    }
                    Tongue::Es => write!(
                        text,
                        "{seat} ha jugado tantas cartas como caben en un turno"
                    ),
                }
            }
            Event::Over { by, winners } => {
                let why = by.text(tongue);
                let names: Vec<String> = winners.iter().map(|it| self.seat(*it)).collect();
                match (names.as_slice(), tongue) {
                    ([], Tongue::En) => write!(text, "nobody wins: {why}"),
                    ([], Tongue::Es) => write!(text, "no gana nadie: {why}"),
                    ([one], Tongue::En) => write!(text, "{one} wins: {why}"),
                    ([one], Tongue::Es) => write!(text, "gana el {}: {why}", bare(one)),
                    (all, Tongue::En) => write!(text, "{} win: {why}", all.join(", ")),
                    (all, Tongue::Es) => write!(text, "ganan {}: {why}", all.join(", ")),
                }
            }
        }
    }

    fn life(
        &self,
        who: &Fighter,
        (from, to): (i32, i32),
        absorbed: i32,
        text: &mut String,
    ) -> fmt::Result {
        let who = self.who(who);
        if absorbed > 0 {
            match self.tongue {
                Tongue::En => write!(text, "the shield of {who} absorbs {absorbed}")?,
                Tongue::Es => write!(text, "el escudo de {who} absorbe {absorbed}")?,
            }
            if from == to {
                return Ok(());
            }
            text.push_str("; ");
        }
        let by = (i64::from(to) - i64::from(from)).unsigned_abs();
        let who = match (absorbed > 0, self.tongue) {
            (false, _) => who,
            (true, Tongue::En) => "it".to_owned(),
            (true, Tongue::Es) => String::new(),
        };
        let told = match (to.cmp(&from), self.tongue) {
            (std::cmp::Ordering::Less, Tongue::En) => {
                format!("{who} loses {by} life ({from} → {to})")
            }
            (std::cmp::Ordering::Less, Tongue::Es) => {
                format!("{who} pierde {by} de vida ({from} → {to})")
            }
            (std::cmp::Ordering::Greater, Tongue::En) => {
                format!("{who} gains {by} life ({from} → {to})")
            }
            (std::cmp::Ordering::Greater, Tongue::Es) => {
                format!("{who} gana {by} de vida ({from} → {to})")
            }
            (std::cmp::Ordering::Equal, Tongue::En) => {
                format!("the life of {who} stays as it is ({to})")
            }
            (std::cmp::Ordering::Equal, Tongue::Es) => {
                format!("la vida de {who} queda como está ({to})")
            }
        };
        text.write_str(told.trim_start())
    }

    /// Adds how long something lasts; 0 is without end.
    fn for_rounds(&self, rounds: u8, text: &mut String) -> fmt::Result {
        if rounds == 0 {
            return Ok(());
        }
        let rounds = counted(
            rounds,
            self.tongue.pick(["round", "rounds"], ["ronda", "rondas"]),
        );
        match self.tongue {
            Tongue::En => write!(text, " for {rounds}"),
            Tongue::Es => write!(text, " durante {rounds}"),
        }
    }
}

/// Returns the name of a seat after `del` or `el`.
fn bare(seat: &str) -> &str {
    seat.strip_prefix("el ").unwrap_or(seat)
}

fn figure_word(figure: Figure, tongue: Tongue) -> &'static str {
    match figure {
        Figure::Attack => tongue.pick("attack", "el ataque"),
        Figure::MaxLife => tongue.pick("maximum life", "la vida máxima"),
    }
}

fn cause_text(cause: Cause, tongue: Tongue) -> &'static str {
    let (en, es) = match cause {
        Cause::TurnStart => ("for the start of its turn", "al comienzo de su turno"),
        Cause::TurnEnd => ("for the end of its turn", "al final de su turno"),
        Cause::Attacked => ("for an attack", "un ataque"),
        Cause::Damaged => ("for damage", "un daño"),
        Cause::Death => ("for its death", "su muerte"),
        Cause::Drawn => ("for cards to be drawn", "a que se roben cartas"),
    };
    tongue.pick(en, es)
}
