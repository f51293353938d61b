//! Events for people to read: a log that reads like a report.
//!
//! What everybody sees anyway, such as phases that pass and lands that are
//! tapped, gets no line.

mod cards;
mod ends;
mod figures;

use std::fmt::{self, Write};

use std::borrow::Cow;

use tapete_game::{Seat, Telling};
use tapete_speech::{capital, counted, plural};

use super::{Event, Named};
use crate::engine::is_player;
use crate::finish::UNSOLVED;
use crate::model::{CardId, Cards, NOTHING, Thing};
use crate::state::Origin;

/// Cards that are looked at get a line each, up to so many.
const SEEN_MAX: u8 = 10;

/// Writes an event.
pub(crate) fn write(game: &Cards, event: &Event, telling: Telling<'_>, text: &mut String) {
    let teller = Teller { game, telling };
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

/// The forms of a verb that go with `you` and with a name, in both languages.
type Verb = [[&'static str; 2]; 2];

struct Teller<'a> {
    game: &'a Cards,
    telling: Telling<'a>,
}

impl Teller<'_> {
    fn pick<T>(&self, en: T, es: T) -> T {
        self.telling.pick(en, es)
    }

    /// Begins a sentence with a player and what that player does: `You draw`,
    /// `Ana draws`.
    fn does(&self, seat: Seat, verb: Verb) -> String {
        let [en, es] = verb;
        let verb = self.telling.verb(seat, en, es);
        format!("{} {verb}", self.telling.subject(seat))
    }

    /// The same for a player or a card.
    fn happens(&self, (thing, card): (Thing, Option<CardId>), verb: Verb) -> String {
        if is_player(thing) {
            return self.does(Seat(thing), verb);
        }
        let [[_, en], [_, es]] = verb;
        format!(
            "{} {}",
            self.card(&Named { thing, card }),
            self.pick(en, es)
        )
    }

    /// Names a player within a sentence: `you`, `Ana`; after a Spanish
    /// preposition `ti`, `Ana`.
    fn seat(&self, seat: Seat) -> Cow<'_, str> {
        self.telling.object(seat)
    }

    /// Names a card, or says that it is one.
    fn card(&self, card: &Named) -> String {
        match card.card {
            Some(card) => self.game.card_name(card).to_owned(),
            None => self.pick("a card", "una carta").to_owned(),
        }
    }

    /// Begins a sentence with a card of a player: `Your Ox`, `Ana's Ox`.
    fn card_of(&self, card: &Named, seat: Seat) -> String {
        let is_you = self.telling.is_you(seat);
        if card.card.is_none() {
            let es = match is_you {
                true => "una carta tuya".to_owned(),
                false => format!("una carta de {}", self.telling.name(seat)),
            };
            let cards = self.telling.owned(seat, "cards", ["tus cartas", "cartas"]);
            return self.pick(format!("one of {cards}"), es);
        }
        let name = self.card(card);
        let own = self
            .telling
            .owned(seat, &name, [&format!("tu {name}"), &name]);
        match is_you {
            true => capital(&own),
            false => own,
        }
    }

    /// Names a card or a player to whom something is done.
    fn whom(&self, thing: Thing, card: Option<CardId>) -> String {
        if is_player(thing) {
            return self.seat(Seat(thing)).into_owned();
        }
        self.card(&Named { thing, card })
    }

    /// Tells whether it is the reader to whom something is done.
    fn is_you(&self, thing: Thing) -> bool {
        is_player(thing) && self.telling.is_you(Seat(thing))
    }

    fn zone(&self, zone: u8) -> &str {
        let zone = self.game.zones.get(usize::from(zone));
        zone.map_or("", |it| self.pick(&it.label[0], &it.label[1]))
    }

    fn say(
        &self,
        text: &mut String,
        en: fmt::Arguments<'_>,
        es: fmt::Arguments<'_>,
    ) -> fmt::Result {
        text.write_fmt(self.pick(en, es))
    }

    fn tell(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
            Event::Begins { decks } => self.tell_begin(decks, text),
            Event::Mulligan { seat, n_cards } => {
                let does = self.does(*seat, [["draw", "draws"], ["cambias", "cambia"]]);
                let cards = self.cards(*n_cards);
                self.say(
                    text,
                    format_args!("{does} another hand of {cards}"),
                    format_args!("{does} la mano por otra de {cards}"),
                )
            }
            Event::Kept { seat } => {
                let does = self.does(*seat, [["keep", "keeps"], ["conservas", "conserva"]]);
                let hand = match self.telling.is_you(*seat) {
                    true => "your hand",
                    false => "the hand",
                };
                self.say(
                    text,
                    format_args!("{does} {hand}"),
                    format_args!("{does} la mano"),
                )
            }
            Event::Turn { seat, turn } => {
                let whose = match self.telling.is_you(*seat) {
                    true => Cow::Borrowed(self.pick("you", "tú")),
                    false => self.telling.name(*seat),
                };
                self.say(
                    text,
                    format_args!("turn {turn}: {whose}"),
                    format_args!("turno {turn}: {whose}"),
                )
            }
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
                let label = self
                    .game
                    .ability_label(Origin::Trigger(*trigger), self.telling.tongue());
                let label = match label.as_str() {
                    "" => String::new(),
                    label => format!(" ({label})"),
                };
                if card.thing == NOTHING {
                    let seat = self.seat(*seat);
                    return self.say(
                        text,
                        format_args!("a rule of the game triggers for {seat}{label}"),
                        format_args!("se dispara una regla del juego para {seat}{label}"),
                    );
                }
                let name = self.card_of(card, *seat);
                self.say(
                    text,
                    format_args!("{name} triggers{label}"),
                    format_args!("{name} se dispara{label}"),
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
                if self.is_you(*target) {
                    return self.say(
                        text,
                        format_args!("{name} attacks you"),
                        format_args!("{name} te ataca"),
                    );
                }
                self.say(
                    text,
                    format_args!("{name} attacks {whom}"),
                    format_args!("{name} ataca a {whom}"),
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
                let verb = [
                    ["do not block", "does not block"],
                    ["no bloqueas", "no bloquea"],
                ];
                text.push_str(&self.does(*seat, verb));
                Ok(())
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
                let whom = self.whom(*target, *target_card);
                let te = if self.is_you(*target) { "te " } else { "" };
                let to = match te {
                    "" => format!(" a {whom}"),
                    _ => String::new(),
                };
                let es = plural(*amount, ["previene", "previenen"]);
                self.say(
                    text,
                    format_args!("{amount} damage to {whom} is prevented"),
                    format_args!("se {te}{es} {amount} de daño{to}"),
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
                let does = self.does(*seat, [["gain", "gains"], ["ganas", "gana"]]);
                let name = self.card(card);
                self.say(
                    text,
                    format_args!("{does} control of {name}"),
                    format_args!("{does} el control de {name}"),
                )
            }
            Event::Created { seat, card } => {
                let does = self.does(*seat, [["create", "creates"], ["creas", "crea"]]);
                write!(text, "{does} {}", self.card(card))
            }
            Event::Copied { seat, card } => {
                let does = self.does(*seat, [["copy", "copies"], ["copias", "copia"]]);
                write!(text, "{does} {}", self.card(card))
            }
            Event::Aims {
                card,
                target,
                target_card,
                also,
            } => {
                let name = self.card(card);
                let aimed = self.aimed((*target, *target_card), also);
                let at = match aimed.te {
                    true => " a ti",
                    false => &aimed.text,
                };
                self.say(
                    text,
                    format_args!("the copy of {name} is aimed{at}"),
                    format_args!("la copia de {name} se dirige{at}"),
                )
            }
            Event::Shuffled { seat } => {
                text.push_str(&self.does(*seat, [["shuffle", "shuffles"], ["barajas", "baraja"]]));
                Ok(())
            }
            Event::Reveals { seat, card } => {
                let does = self.does(*seat, [["reveal", "reveals"], ["muestras", "muestra"]]);
                write!(text, "{does} {}", self.card(card))
            }
            Event::Looks { seat, n_cards } => {
                let does = self.does(*seat, [["look at", "looks at"], ["miras", "mira"]]);
                write!(text, "{does} {}", self.cards(*n_cards))
            }
            // A whole deck is looked through: the view shows it.
            Event::Sees { among, .. } if *among > SEEN_MAX => Ok(()),
            Event::Sees { seat, card, .. } => {
                let does = self.does(*seat, [["see", "sees"], ["ves", "ve"]]);
                write!(text, "{does} {}", self.card(card))
            }
            Event::Scries {
                seat,
                n_bottom,
                n_cards,
            } => {
                if *n_bottom == 0 || *n_cards == 0 {
                    let does = self.does(*seat, [["leave", "leaves"], ["dejas", "deja"]]);
                    return self.say(
                        text,
                        format_args!("{does} the top of the deck as it is"),
                        format_args!("{does} como está lo alto del mazo"),
                    );
                }
                let does = self.does(*seat, [["put", "puts"], ["pones", "pone"]]);
                let cards = self.cards(*n_bottom);
                self.say(
                    text,
                    format_args!("{does} {cards} on the bottom of the deck"),
                    format_args!("{does} {cards} al fondo del mazo"),
                )
            }
            Event::EmptyDeck { seat } => {
                let verb = [["cannot draw"; 2], ["no puedes robar", "no puede robar"]];
                let does = self.does(*seat, verb);
                self.say(
                    text,
                    format_args!("{does}: the deck is empty"),
                    format_args!("{does}: el mazo está vacío"),
                )
            }
            Event::Flips { seat, heads } => {
                let does = self.does(*seat, [["flip", "flips"], ["lanzas", "lanza"]]);
                let side = match heads {
                    true => self.pick("heads", "cara"),
                    false => self.pick("tails", "cruz"),
                };
                self.say(
                    text,
                    format_args!("{does} a coin: {side}"),
                    format_args!("{does} una moneda: {side}"),
                )
            }
            Event::Declines { seat } => {
                let verb = [["decline", "declines"], ["lo rechazas", "lo rechaza"]];
                text.push_str(&self.does(*seat, verb));
                Ok(())
            }
            Event::Skips { seat, phase } => {
                let does = self.does(*seat, [["skip", "skips"], ["te saltas", "se salta"]]);
                let phase = self.game.phases.get(usize::from(*phase));
                let phase = phase.map_or("", |it| self.pick(&it.label[0], &it.label[1]));
                write!(text, "{does}: {phase}")
            }
            Event::ExtraTurn { seat } => {
                let does = self.does(*seat, [["will take"; 2], ["jugarás", "jugará"]]);
                self.say(
                    text,
                    format_args!("{does} another turn"),
                    format_args!("{does} otro turno"),
                )
            }
            Event::Active { seat, card } => {
                let name = self.card_of(card, *seat);
                self.say(
                    text,
                    format_args!("{name} is active now"),
                    format_args!("{name} está ahora activa"),
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
                let verb = [
                    ["have not won", "has not won"],
                    ["no has ganado", "no ha ganado"],
                ];
                let does = self.does(*seat, verb);
                self.say(
                    text,
                    format_args!("not solved: {does} this turn"),
                    format_args!("sin resolver: {does} en este turno"),
                )
            }
            // A puzzle that is not solved is nobody's victory.
            Event::Wins { word: UNSOLVED, .. } => Ok(()),
            Event::Loses { seat, word } => {
                let does = self.does(*seat, [["lose", "loses"], ["pierdes", "pierde"]]);
                // Whoever has reached a goal has; the other lacks nothing.
                let why = match *word {
                    "goal" => String::new(),
                    word => self.why(word),
                };
                write!(text, "{does}{why}")
            }
            Event::Wins { seat, word: _ } => {
                text.push_str(&self.does(*seat, [["win", "wins"], ["ganas", "gana"]]));
                Ok(())
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
        counted(n, self.pick(["card", "cards"], ["carta", "cartas"]))
    }
}
