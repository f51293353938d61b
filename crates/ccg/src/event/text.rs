//! Events for people to read: a log that reads like a report.
//!
//! What everybody sees anyway, such as phases that pass and lands that are
//! tapped, gets no line.

mod cards;
mod ends;
mod figures;

use std::fmt::{self, Write};

use tapete_game::{Seat, Tongue};
use tapete_speech::counted;

use super::{Event, Named};
use crate::engine::is_player;
use crate::finish::UNSOLVED;
use crate::model::{CardId, Cards, NOTHING, Thing};
use crate::state::Origin;

/// Cards that are looked at get a line each, up to so many.
const SEEN_MAX: u8 = 10;

/// Writes an event.
pub(crate) fn write(game: &Cards, event: &Event, tongue: Tongue, text: &mut String) {
    let teller = Teller { game, tongue };
    // Writing to a string cannot fail.
    let _ = teller.tell(event, text);
}

/// Tells a thing from others of its name, as it is typed.
fn nth(name: String, number: u8) -> String {
    match number {
        0 | 1 => name,
        number => format!("{name} #{number}"),
    }
}

struct Teller<'a> {
    game: &'a Cards,
    tongue: Tongue,
}

impl Teller<'_> {
    fn seat(&self, seat: Seat) -> String {
        match self.tongue {
            Tongue::En => format!("seat {seat}"),
            Tongue::Es => format!("el asiento {seat}"),
        }
    }

    fn of_seat(&self, seat: Seat) -> String {
        match self.tongue {
            Tongue::En => format!("of seat {seat}"),
            Tongue::Es => format!("del asiento {seat}"),
        }
    }

    /// Names a card, or says that it is one.
    fn card(&self, card: &Named) -> String {
        match card.card {
            Some(card) => self.game.card_name(card).to_owned(),
            None => self.tongue.pick("a card", "una carta").to_owned(),
        }
    }

    /// Names a card or a player whom something happens to.
    fn whom(&self, thing: Thing, card: Option<CardId>) -> String {
        if is_player(thing) {
            return self.seat(Seat(thing));
        }
        self.card(&Named { thing, card })
    }

    /// `a` before a name, in Spanish with its article: `al asiento 1`.
    fn to_whom(&self, thing: Thing, card: Option<CardId>) -> String {
        match self.tongue {
            Tongue::En => format!("to {}", self.whom(thing, card)),
            Tongue::Es if is_player(thing) => format!("al asiento {thing}"),
            Tongue::Es => format!("a {}", self.whom(thing, card)),
        }
    }

    fn zone(&self, zone: u8) -> &str {
        let zone = self.game.zones.get(usize::from(zone));
        zone.map_or("", |it| self.tongue.pick(&it.label[0], &it.label[1]))
    }

    fn say(
        &self,
        text: &mut String,
        en: fmt::Arguments<'_>,
        es: fmt::Arguments<'_>,
    ) -> fmt::Result {
        text.write_fmt(self.tongue.pick(en, es))
    }

    fn tell(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
            Event::Begins { decks } => self.tell_begin(decks, text),
            Event::Mulligan { seat, n_cards } => {
                let seat = self.seat(*seat);
                let cards = self.cards(*n_cards);
                self.say(
                    text,
                    format_args!("{seat} draws another hand of {cards}"),
                    format_args!("{seat} cambia la mano por otra de {cards}"),
                )
            }
            Event::Kept { seat } => {
                let seat = self.seat(*seat);
                self.say(
                    text,
                    format_args!("{seat} keeps the hand"),
                    format_args!("{seat} conserva la mano"),
                )
            }
            Event::Turn { seat, turn } => self.say(
                text,
                format_args!("turn {turn}: seat {seat}"),
                format_args!("turno {turn}: asiento {seat}"),
            ),
            Event::Moves {
                card,
                owner,
                from,
                to,
                cause,
                ..
            } => self.tell_move(card, *owner, *from, *to, *cause, text),
            Event::Casts {
                seat,
                card,
                target,
                target_card,
                also,
                kicked,
                x,
            } => {
                let aimed = self.aimed((*target, *target_card), also);
                self.tell_cast(*seat, card, &aimed, *kicked, *x, text)
            }
            Event::Uses {
                seat,
                card,
                ability,
                target,
                target_card,
                also,
            } => {
                let aimed = self.aimed((*target, *target_card), also);
                self.tell_use(*seat, card, *ability, &aimed, text)
            }
            Event::Triggers {
                seat,
                card,
                trigger,
            } => {
                let name = match card.thing {
                    NOTHING => self.tongue.pick("the game", "el juego").to_owned(),
                    _ => self.card(card),
                };
                let label = self
                    .game
                    .ability_label(Origin::Trigger(*trigger), self.tongue);
                let label = match label.as_str() {
                    "" => String::new(),
                    label => format!(" ({label})"),
                };
                let of = self.of_seat(*seat);
                self.say(
                    text,
                    format_args!("{name} {of} triggers{label}"),
                    format_args!("{name} {of} se dispara{label}"),
                )
            }
            Event::Fizzles { card } => {
                let name = self.card(card);
                self.say(
                    text,
                    format_args!("{name} does nothing"),
                    format_args!("{name} no hace nada"),
                )
            }
            Event::Attacks {
                card,
                target,
                target_card,
                numbers,
            } => {
                let name = nth(self.card(card), numbers.0);
                let whom = nth(self.whom(*target, *target_card), numbers.1);
                let to_whom = nth(self.to_whom(*target, *target_card), numbers.1);
                self.say(
                    text,
                    format_args!("{name} attacks {whom}"),
                    format_args!("{name} ataca {to_whom}"),
                )
            }
            Event::Blocks {
                card,
                attacker,
                numbers,
            } => {
                let name = nth(self.card(card), numbers.0);
                let attacker = nth(self.card(attacker), numbers.1);
                self.say(
                    text,
                    format_args!("{name} blocks {attacker}"),
                    format_args!("{name} bloquea a {attacker}"),
                )
            }
            Event::NoBlocks { seat } => {
                let seat = self.seat(*seat);
                self.say(
                    text,
                    format_args!("{seat} does not block"),
                    format_args!("{seat} no bloquea"),
                )
            }
            Event::Damage {
                source,
                target,
                target_card,
                amount,
                ..
            } => self.tell_damage(source, (*target, *target_card), *amount, text),
            Event::Prevented {
                target,
                target_card,
                amount,
            } => {
                let to = self.to_whom(*target, *target_card);
                self.say(
                    text,
                    format_args!("{amount} damage {to} is prevented"),
                    format_args!("se previenen {amount} de daño {to}"),
                )
            }
            Event::Life { seat, change, life } => self.tell_life(*seat, *change, *life, text),
            Event::Counters {
                on,
                on_card,
                kind,
                change,
            } => self.tell_counters((*on, *on_card), *kind, *change, text),
            Event::Figures {
                card,
                power,
                toughness,
            } => {
                let name = self.card(card);
                self.say(
                    text,
                    format_args!("{name} gets {power:+}/{toughness:+}"),
                    format_args!("{name} obtiene {power:+}/{toughness:+}"),
                )
            }
            Event::Gains {
                card,
                ability,
                gains,
            } => self.tell_gain(card, *ability, *gains, text),
            Event::LosesAbility { card, name } => {
                let ability = self.game.ability_names.get(name.index());
                let ability = ability.map_or("", |it| it.as_str());
                let name = self.card(card);
                self.say(
                    text,
                    format_args!("{name} loses {ability}"),
                    format_args!("{name} pierde {ability}"),
                )
            }
            Event::LosesAll { card } => {
                let name = self.card(card);
                self.say(
                    text,
                    format_args!("{name} loses all abilities"),
                    format_args!("{name} pierde todas sus habilidades"),
                )
            }
            Event::Healed {
                on,
                on_card,
                change,
            } => self.tell_healed((*on, *on_card), *change, text),
            Event::Becomes { card, number } => self.tell_becoming(card, *number, text),
            Event::BecomesFigures {
                card,
                power,
                toughness,
            } => {
                let name = self.card(card);
                self.say(
                    text,
                    format_args!("{name} becomes {power}/{toughness}"),
                    format_args!("{name} se convierte en {power}/{toughness}"),
                )
            }
            Event::Afflicted { card, stands } => self.tell_affliction(card, *stands, text),
            Event::Attached { card, to } => {
                let (name, to) = (self.card(card), self.card(to));
                self.say(
                    text,
                    format_args!("{name} is attached to {to}"),
                    format_args!("{name} se anexa a {to}"),
                )
            }
            Event::Detached { card } => {
                let name = self.card(card);
                self.say(
                    text,
                    format_args!("{name} comes off"),
                    format_args!("{name} se desprende"),
                )
            }
            Event::Control { card, seat } => {
                let (name, seat) = (self.card(card), self.seat(*seat));
                self.say(
                    text,
                    format_args!("{seat} gains control of {name}"),
                    format_args!("{seat} gana el control de {name}"),
                )
            }
            Event::Created { seat, card } => {
                let (name, seat) = (self.card(card), self.seat(*seat));
                self.say(
                    text,
                    format_args!("{seat} creates {name}"),
                    format_args!("{seat} crea {name}"),
                )
            }
            Event::Copied { seat, card } => {
                let (name, seat) = (self.card(card), self.seat(*seat));
                self.say(
                    text,
                    format_args!("{seat} copies {name}"),
                    format_args!("{seat} copia {name}"),
                )
            }
            Event::Aims {
                card,
                target,
                target_card,
                also,
            } => {
                let name = self.card(card);
                let aimed = self.aimed((*target, *target_card), also);
                self.say(
                    text,
                    format_args!("the copy of {name} is aimed{aimed}"),
                    format_args!("la copia de {name} se dirige{aimed}"),
                )
            }
            Event::Shuffled { seat } => {
                let seat = self.seat(*seat);
                self.say(
                    text,
                    format_args!("{seat} shuffles"),
                    format_args!("{seat} baraja"),
                )
            }
            Event::Reveals { seat, card } => {
                let (name, seat) = (self.card(card), self.seat(*seat));
                self.say(
                    text,
                    format_args!("{seat} reveals {name}"),
                    format_args!("{seat} muestra {name}"),
                )
            }
            Event::Looks { seat, n_cards } => {
                let (seat, cards) = (self.seat(*seat), self.cards(*n_cards));
                self.say(
                    text,
                    format_args!("{seat} looks at {cards}"),
                    format_args!("{seat} mira {cards}"),
                )
            }
            // A whole deck is looked through: the view shows it.
            Event::Sees { among, .. } if *among > SEEN_MAX => Ok(()),
            Event::Sees { seat, card, .. } => {
                let (name, seat) = (self.card(card), self.seat(*seat));
                self.say(
                    text,
                    format_args!("{seat} sees {name}"),
                    format_args!("{seat} ve {name}"),
                )
            }
            Event::Scries {
                seat,
                n_bottom,
                n_cards,
            } => {
                let (seat, cards) = (self.seat(*seat), self.cards(*n_bottom));
                if *n_bottom == 0 || *n_cards == 0 {
                    return self.say(
                        text,
                        format_args!("{seat} leaves the top of the deck as it is"),
                        format_args!("{seat} deja como está lo alto del mazo"),
                    );
                }
                self.say(
                    text,
                    format_args!("{seat} puts {cards} on the bottom of the deck"),
                    format_args!("{seat} pone {cards} al fondo del mazo"),
                )
            }
            Event::EmptyDeck { seat } => {
                let seat = self.seat(*seat);
                self.say(
                    text,
                    format_args!("{seat} cannot draw: the deck is empty"),
                    format_args!("{seat} no puede robar: el mazo está vacío"),
                )
            }
            Event::Flips { seat, heads } => {
                let seat = self.seat(*seat);
                let side = match heads {
                    true => self.tongue.pick("heads", "cara"),
                    false => self.tongue.pick("tails", "cruz"),
                };
                self.say(
                    text,
                    format_args!("{seat} flips a coin: {side}"),
                    format_args!("{seat} lanza una moneda: {side}"),
                )
            }
            Event::Declines { seat } => {
                let seat = self.seat(*seat);
                self.say(
                    text,
                    format_args!("{seat} declines"),
                    format_args!("{seat} lo rechaza"),
                )
            }
            Event::Skips { seat, phase } => {
                let seat = self.seat(*seat);
                let phase = self.game.phases.get(usize::from(*phase));
                let phase = phase.map_or("", |it| self.tongue.pick(&it.label[0], &it.label[1]));
                self.say(
                    text,
                    format_args!("{seat} skips: {phase}"),
                    format_args!("{seat} se salta: {phase}"),
                )
            }
            Event::ExtraTurn { seat } => {
                let seat = self.seat(*seat);
                self.say(
                    text,
                    format_args!("{seat} will take another turn"),
                    format_args!("{seat} jugará otro turno"),
                )
            }
            Event::Active { seat, card } => {
                let (name, of) = (self.card(card), self.of_seat(*seat));
                self.say(
                    text,
                    format_args!("{name} {of} is active now"),
                    format_args!("{name} {of} está ahora activa"),
                )
            }
            Event::Bound { what, card } => self.tell_bound(*what, card, text),
            Event::Rule { seat, ending } => self.tell_rule(*seat, *ending, text),
            Event::Draw { word } => {
                let why = self.why(word);
                self.say(
                    text,
                    format_args!("it is a draw{why}"),
                    format_args!("empate{why}"),
                )
            }
            Event::Loses {
                seat,
                word: UNSOLVED,
            } => {
                let seat = self.seat(*seat);
                self.say(
                    text,
                    format_args!("not solved: {seat} has not won this turn"),
                    format_args!("sin resolver: {seat} no ha ganado en este turno"),
                )
            }
            // A puzzle that is not solved is nobody's victory.
            Event::Wins { word: UNSOLVED, .. } => Ok(()),
            // Whoever has reached a goal has; the other lacks nothing.
            Event::Loses { seat, word: "goal" } => {
                let seat = self.seat(*seat);
                self.say(
                    text,
                    format_args!("{seat} loses"),
                    format_args!("{seat} pierde"),
                )
            }
            Event::Loses { seat, word } => {
                let (seat, why) = (self.seat(*seat), self.why(word));
                self.say(
                    text,
                    format_args!("{seat} loses{why}"),
                    format_args!("{seat} pierde{why}"),
                )
            }
            Event::Wins { seat, word: _ } => {
                let seat = self.seat(*seat);
                self.say(
                    text,
                    format_args!("{seat} wins"),
                    format_args!("{seat} gana"),
                )
            }
            // Everybody sees these, or they are half of something that is told.
            Event::Phase { .. }
            | Event::Paid { .. }
            | Event::Taps { .. }
            | Event::Chooses { .. }
            | Event::Resource { .. } => Ok(()),
        }
    }

    fn cards(&self, n: u8) -> String {
        counted(n, self.tongue.pick(["card", "cards"], ["carta", "cartas"]))
    }
}
