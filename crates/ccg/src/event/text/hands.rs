//! Hands and decks: what is drawn again, looked at, shown and shuffled.

use std::fmt::{self, Write};

use tapete_game::Seat;

use super::Teller;
use crate::event::Event;

/// Cards that are looked at get a line each, up to so many.
const SEEN_MAX: u8 = 10;

impl Teller<'_> {
    /// Hands and decks, and coins that are flipped.
    pub(super) fn tell_hand(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
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
            } => self.tell_scry(*seat, *n_bottom, *n_cards, text),
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
            // The others are told elsewhere.
            _ => Ok(()),
        }
    }

    fn tell_scry(&self, seat: Seat, n_bottom: u8, n_cards: u8, text: &mut String) -> fmt::Result {
        if n_bottom == 0 || n_cards == 0 {
            let does = self.does(seat, [["leave", "leaves"], ["dejas", "deja"]]);
            return self.say(
                text,
                format_args!("{does} the top of the deck as it is"),
                format_args!("{does} como está lo alto del mazo"),
            );
        }
        let does = self.does(seat, [["put", "puts"], ["pones", "pone"]]);
        let cards = self.cards(n_bottom);
        self.say(
            text,
            format_args!("{does} {cards} on the bottom of the deck"),
            format_args!("{does} {cards} al fondo del mazo"),
        )
    }
}
