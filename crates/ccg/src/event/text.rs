//! Events for people to read: a log that reads like a report.
//!
//! What everybody sees anyway, such as phases that pass and lands that are
//! tapped, gets no line.

mod cards;
mod ends;
mod figures;
mod hands;
mod places;

use std::borrow::Cow;
use std::fmt::{self, Write};

use tapete_game::{Seat, Telling};
use tapete_speech::{capital, counted};

use super::{Event, Named};
use crate::engine::is_player;
use crate::model::{CardId, Cards, Thing};

/// Writes an event.
pub(crate) fn write(game: &Cards, event: &Event, telling: Telling<'_>, text: &mut String) {
    let teller = Teller { game, telling };
    // Writing to a string cannot fail.
    let _ = teller.tell(event, text);
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

    /// The same within a sentence: `you draw`.
    fn who_does(&self, seat: Seat, verb: Verb) -> String {
        let [en, es] = verb;
        let verb = self.telling.verb(seat, en, es);
        format!("{} {verb}", self.telling.who(seat))
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
        zone.map_or("", |it| it.label.get(self.telling.tongue()))
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
            Event::Begins { .. }
            | Event::Turn { .. }
            | Event::Skips { .. }
            | Event::ExtraTurn { .. }
            | Event::Rule { .. }
            | Event::Draw { .. }
            | Event::Loses { .. }
            | Event::Wins { .. }
            | Event::Bound { .. } => self.tell_course(event, text),
            Event::Moves { .. }
            | Event::Casts { .. }
            | Event::Uses { .. }
            | Event::Triggers { .. }
            | Event::Fizzles { .. }
            | Event::Created { .. }
            | Event::Copied { .. }
            | Event::Aims { .. } => self.tell_card(event, text),
            Event::Damage { .. }
            | Event::Prevented { .. }
            | Event::Life { .. }
            | Event::Counters { .. }
            | Event::Healed { .. }
            | Event::Figures { .. }
            | Event::Gains { .. }
            | Event::LosesAbility { .. }
            | Event::LosesAll { .. }
            | Event::Becomes { .. }
            | Event::BecomesFigures { .. }
            | Event::Afflicted { .. } => self.tell_change(event, text),
            Event::Attacks { .. }
            | Event::Blocks { .. }
            | Event::NoBlocks { .. }
            | Event::Attached { .. }
            | Event::Detached { .. }
            | Event::Control { .. }
            | Event::Active { .. } => self.tell_place(event, text),
            Event::Mulligan { .. }
            | Event::Kept { .. }
            | Event::Shuffled { .. }
            | Event::Reveals { .. }
            | Event::Looks { .. }
            | Event::Sees { .. }
            | Event::Scries { .. }
            | Event::EmptyDeck { .. }
            | Event::Flips { .. }
            | Event::Declines { .. } => self.tell_hand(event, text),
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
