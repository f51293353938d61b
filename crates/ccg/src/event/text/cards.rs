//! Cards that move, are cast and are used, as people read it.

use std::fmt::{self, Write};

use tapete_game::{Seat, Tongue};

use super::{Teller, Verb};
use crate::event::{Aims, Cause, Event, Named};
use crate::model::{ActivatedId, CardId, NOTHING, Thing, TriggerId};
use crate::state::{CardState, Origin};

/// What a card is aimed at.
pub(super) struct Aimed {
    /// At the reader alone, who is named before a Spanish verb.
    pub(super) te: bool,
    /// Otherwise what stands behind the verb.
    pub(super) text: String,
}

impl Teller<'_> {
    /// Cards that come, are cast and are used.
    pub(super) fn tell_card(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
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
            } => self.tell_trigger(*seat, card, *trigger, text),
            Event::Fizzles { card } => {
                let name = self.card(card);
                self.say(
                    text,
                    format_args!("{name} does nothing"),
                    format_args!("{name} no hace nada"),
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
            // The others are told elsewhere.
            _ => Ok(()),
        }
    }

    fn tell_trigger(
        &self,
        seat: Seat,
        card: &Named,
        trigger: TriggerId,
        text: &mut String,
    ) -> fmt::Result {
        let label = self
            .game
            .ability_label(Origin::Trigger(trigger), self.telling.tongue());
        let label = match label.as_str() {
            "" => String::new(),
            label => format!(" ({label})"),
        };
        if card.thing == NOTHING {
            let seat = self.seat(seat);
            return self.say(
                text,
                format_args!("a rule of the game triggers for {seat}{label}"),
                format_args!("se dispara una regla del juego para {seat}{label}"),
            );
        }
        let name = self.card_of(card, seat);
        self.say(
            text,
            format_args!("{name} triggers{label}"),
            format_args!("{name} se dispara{label}"),
        )
    }

    /// Names what a card is put on: the text of the card says which.
    fn evolved_from(&self, card: &Named) -> &str {
        let printed = card.card.and_then(|it| self.game.cards.get(it.index()));
        let from = printed.and_then(|it| it.evolves_from);
        let from = from.and_then(|it| self.game.cards.get(it.index()));
        let unknown = self.pick("a creature", "una criatura");
        from.map_or(unknown, |it| &it.name)
    }

    pub(super) fn tell_move(
        &self,
        card: &Named,
        owner: Seat,
        from: u8,
        to: u8,
        cause: Cause,
        text: &mut String,
    ) -> fmt::Result {
        let name = self.card(card);
        let own = self.card_of(card, owner);
        let does = |verb| self.does(owner, verb);
        let roles = self.game.roles;
        match cause {
            Cause::Drawn => {
                let does = does([["draw", "draws"], ["robas", "roba"]]);
                write!(text, "{does} {name}")
            }
            Cause::Discarded => {
                let does = does([["discard", "discards"], ["descartas", "descarta"]]);
                write!(text, "{does} {name}")
            }
            Cause::Lost => {
                let does = does([["discard", "discards"], ["descartas", "descarta"]]);
                self.say(
                    text,
                    format_args!("{does} {name} at random"),
                    format_args!("{does} {name} al azar"),
                )
            }
            // What is cast is told when it is paid for.
            Cause::Played if to == CardState::ON_STACK => Ok(()),
            Cause::Played => {
                let does = does([["play", "plays"], ["juegas", "juega"]]);
                write!(text, "{does} {name}")
            }
            Cause::Milled => self.say(
                text,
                format_args!(
                    "{own} goes from {} to {}",
                    self.the_zone(roles.deck, owner),
                    self.the_zone(to, owner)
                ),
                format_args!(
                    "{own} va {} {}",
                    after_de(&self.the_zone(roles.deck, owner)),
                    after_a(&self.the_zone(to, owner))
                ),
            ),
            Cause::Destroyed | Cause::Died if self.fights(card) => self.say(
                text,
                format_args!("{own} dies"),
                format_args!("{own} muere"),
            ),
            Cause::Destroyed => self.say(
                text,
                format_args!("{own} is destroyed"),
                format_args!("{own} se destruye"),
            ),
            Cause::Died => self.tell_arrival(&own, owner, [CardState::GONE, to], text),
            Cause::Sacrificed => self.say(
                text,
                format_args!("{own} is sacrificed"),
                format_args!("{own} se sacrifica"),
            ),
            Cause::Exiled => self.say(
                text,
                format_args!("{own} is exiled"),
                format_args!("{own} se exilia"),
            ),
            Cause::Bottom | Cause::Returned | Cause::Prize | Cause::Resolved => {
                self.tell_return(card, owner, [from, to], cause, text)
            }
            Cause::Countered => self.say(
                text,
                format_args!("{own} is countered"),
                format_args!("{own} se contrarresta"),
            ),
            // The card below goes with the one that is told.
            Cause::Evolved if to == roles.graveyard => Ok(()),
            Cause::Evolved => {
                let from = self.evolved_from(card);
                let does = does([["evolve", "evolves"], ["evolucionas", "evoluciona"]]);
                self.say(
                    text,
                    format_args!("{does} {from} into {name}"),
                    format_args!("{does} {from} a {name}"),
                )
            }
            Cause::KnockedOut => self.say(
                text,
                format_args!("{own} is knocked out"),
                format_args!("{own} queda fuera de combate"),
            ),
            Cause::Mulligan | Cause::Created => Ok(()),
            Cause::Started if self.game.is_open(to) => self.say(
                text,
                format_args!("{own} starts in play"),
                format_args!("{own} empieza en juego"),
            ),
            Cause::Started => Ok(()),
        }
    }

    /// A card that comes back from where it was, or is done.
    fn tell_return(
        &self,
        card: &Named,
        owner: Seat,
        [from, to]: [u8; 2],
        cause: Cause,
        text: &mut String,
    ) -> fmt::Result {
        let own = self.card_of(card, owner);
        let roles = self.game.roles;
        match cause {
            // How many go to the bottom is told when all have been looked at.
            Cause::Bottom if from == to && card.card.is_none() => Ok(()),
            Cause::Bottom => self.say(
                text,
                format_args!("{own} goes to the bottom of {}", self.the_zone(to, owner)),
                format_args!("{own} va al fondo {}", after_de(&self.the_zone(to, owner))),
            ),
            // Energy lies with its creature, wherever that stands.
            Cause::Returned if self.is_energy(card) && self.is_play(from) => {
                self.tell_arrival(&own, owner, [CardState::GONE, to], text)
            }
            Cause::Returned | Cause::Prize => self.tell_arrival(&own, owner, [from, to], text),
            // It was cast before everybody's eyes.
            Cause::Resolved if to == roles.graveyard => Ok(()),
            Cause::Resolved if to == roles.exile => self.say(
                text,
                format_args!("{own} is exiled"),
                format_args!("{own} se exilia"),
            ),
            Cause::Resolved if to == roles.hand => self.tell_arrival(&own, owner, [from, to], text),
            // A copy that is done is nowhere.
            Cause::Resolved if !self.is_play(to) => Ok(()),
            _ => self.say(
                text,
                format_args!("{own} enters"),
                format_args!("{own} entra"),
            ),
        }
    }

    /// A card that is put somewhere.
    fn tell_arrival(
        &self,
        own: &str,
        owner: Seat,
        [from, to]: [u8; 2],
        text: &mut String,
    ) -> fmt::Result {
        if to == CardState::GONE {
            return self.say(
                text,
                format_args!("{own} ceases to exist"),
                format_args!("{own} deja de existir"),
            );
        }
        let (from, to) = (self.the_zone(from, owner), self.the_zone(to, owner));
        let (from_en, from_es) = match from.as_str() {
            "" => (String::new(), String::new()),
            from => (format!(" from {from}"), format!(" {}", after_de(from))),
        };
        self.say(
            text,
            format_args!("{own} goes{from_en} to {to}"),
            format_args!("{own} va{from_es} {}", after_a(&to)),
        )
    }

    /// Names a zone of a player with its article, `your hand` for the reader's
    /// own; a card on its way through the stack comes from nowhere that is told.
    fn the_zone(&self, zone: u8, owner: Seat) -> String {
        let label = self.zone(zone);
        // What is in play may lie on the other side.
        let is_yours = self.telling.is_you(owner) && !self.is_play(zone);
        match (self.telling.tongue(), label) {
            (_, "") => String::new(),
            (Tongue::En, "exile" | "play") => label.to_owned(),
            (Tongue::En, _) if is_yours => format!("your {label}"),
            (Tongue::Es, _) if is_yours => format!("tu {label}"),
            (Tongue::En, _) => format!("the {label}"),
            (Tongue::Es, _) => format!("{} {label}", article(label)),
        }
    }

    pub(super) fn tell_cast(
        &self,
        seat: Seat,
        card: &Named,
        aimed: &Aimed,
        kicked: bool,
        x: i16,
        text: &mut String,
    ) -> fmt::Result {
        let (does, name) = (
            self.does_to(seat, aimed.te, [["cast", "casts"], ["lanzas", "lanza"]]),
            self.card(card),
        );
        let x = if x > 0 {
            format!(" (X = {x})")
        } else {
            String::new()
        };
        let extra = match kicked {
            true => self.pick(" with its extra cost", " con su coste extra"),
            false => "",
        };
        write!(text, "{does} {name}{x}{extra}{}", aimed.text)
    }

    /// Begins a sentence with what a player does; in Spanish with the word for
    /// the reader to whom it is done: `Ana te lanza`.
    fn does_to(&self, seat: Seat, te: bool, [en, es]: Verb) -> String {
        let verb = self.telling.verb(seat, en, es);
        let te = if te { "te " } else { "" };
        format!("{} {te}{verb}", self.telling.subject(seat))
    }

    pub(super) fn tell_use(
        &self,
        seat: Seat,
        card: &Named,
        ability: ActivatedId,
        aimed: &Aimed,
        text: &mut String,
    ) -> fmt::Result {
        let (name, at) = (self.card(card), &aimed.text);
        let it = self.game.activated.get(ability.index());
        if let Some(attack) = it.and_then(|it| it.attack.as_deref()) {
            let te = if aimed.te { "te " } else { "" };
            return self.say(
                text,
                format_args!("{name} attacks with {attack}{at}"),
                format_args!("{name} {te}ataca con {attack}{at}"),
            );
        }
        let label = it.map_or("", |it| it.label.get(self.telling.tongue()));
        let label = match label {
            "" => String::new(),
            label => format!(" ({label})"),
        };
        let at = match aimed.te {
            true => " contra ti",
            false => at,
        };
        let does = self.does(seat, [["use", "uses"], ["usas", "usa"]]);
        write!(text, "{does} {name}{at}{label}")
    }

    /// Says what a card is aimed at: every target of it.
    pub(super) fn aimed(&self, (thing, card): (Thing, Option<CardId>), also: &Aims) -> Aimed {
        let first = Named { thing, card };
        let all = std::iter::once(&first).chain(also.iter());
        let all: Vec<&Named> = all.filter(|it| it.thing != NOTHING).collect();
        let is_spanish = self.telling.tongue() == Tongue::Es;
        if let [only] = all.as_slice()
            && is_spanish
            && self.is_you(only.thing)
        {
            return Aimed {
                te: true,
                text: String::new(),
            };
        }
        let mut text = String::new();
        for it in all {
            let whom = self.whom(it.thing, it.card);
            text.push_str(&match text.is_empty() {
                true => self.pick(format!(" at {whom}"), format!(" a {whom}")),
                false => self.pick(format!(" and {whom}"), format!(" y a {whom}")),
            });
        }
        Aimed { te: false, text }
    }

    /// Says which types and colours a card has now.
    pub(super) fn tell_becoming(
        &self,
        card: &Named,
        number: u16,
        text: &mut String,
    ) -> fmt::Result {
        let name = self.card(card);
        let bits = self.game.becomes.get(usize::from(number));
        let words = bits.into_iter().flat_map(|it| it.iter());
        let words = words.filter_map(|it| self.game.qualities.get(usize::from(it)));
        let words: Vec<&str> = words.map(|it| it.get(self.telling.tongue())).collect();
        let words = words.join(" ");
        self.say(
            text,
            format_args!("{name} becomes {words}"),
            format_args!("{name} se convierte en {words}"),
        )
    }

    /// Tells whether a card is a creature as printed; what is not known may be.
    fn fights(&self, card: &Named) -> bool {
        let card = card.card.and_then(|it| self.game.cards.get(it.index()));
        card.is_none_or(|it| it.nature.fights)
    }

    fn is_play(&self, zone: u8) -> bool {
        let zone = self.game.zones.get(usize::from(zone));
        zone.is_some_and(|it| it.in_play)
    }

    fn is_energy(&self, card: &Named) -> bool {
        let card = card.card.and_then(|it| self.game.cards.get(it.index()));
        self.game.options.has_active && card.is_some_and(|it| it.nature.attaches && it.energy != 0)
    }
}

/// Returns the Spanish article of a zone. Games may name zones of their own: how
/// such a word ends says what it is.
fn article(label: &str) -> &'static str {
    let noun = label.split(' ').next().unwrap_or(label);
    match noun {
        "mano" => "la",
        _ if noun.ends_with("os") => "los",
        _ if noun.ends_with("as") => "las",
        _ if noun.ends_with('a') || noun.ends_with("ión") || noun.ends_with("dad") => "la",
        _ => "el",
    }
}

/// `a` before a Spanish zone: `al cementerio`, `a la mano`.
fn after_a(zone: &str) -> String {
    match zone.strip_prefix("el ") {
        Some(noun) => format!("al {noun}"),
        None => format!("a {zone}"),
    }
}

/// `de` before a Spanish zone: `del cementerio`, `de la mano`.
fn after_de(zone: &str) -> String {
    match zone.strip_prefix("el ") {
        Some(noun) => format!("del {noun}"),
        None => format!("de {zone}"),
    }
}
