//! Fights, and what lies with whom, as people read it.

use std::fmt;

use super::Teller;
use crate::event::Event;

/// Tells a thing from others of its name, as it is typed.
fn nth(name: String, number: u8) -> String {
    match number {
        0 | 1 => name,
        number => format!("{name} #{number}"),
    }
}

impl Teller<'_> {
    /// Fights, and what lies with whom.
    pub(super) fn tell_place(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
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
            Event::Active { seat, card } => {
                let name = self.card_of(card, *seat);
                self.say(
                    text,
                    format_args!("{name} is active now"),
                    format_args!("{name} está ahora activa"),
                )
            }
            // The others are told elsewhere.
            _ => Ok(()),
        }
    }
}
