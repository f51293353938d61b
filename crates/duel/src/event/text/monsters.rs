//! What happens to monsters, for people to read.

use std::cmp::Ordering;
use std::fmt::{self, Write};

use tapete_game::Tongue;
use tapete_speech::{Bilingual, plural};

use super::Teller;
use super::names::given_word;
use crate::event::{Cause, Event, Fighter, Figure, Given};

impl Teller<'_> {
    pub(super) fn monster(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
            Event::Ticked { who, by, from, to } => self.ticked(who, *by, (*from, *to), text),
            Event::Life {
                who,
                from,
                to,
                absorbed,
                attack: _,
            } => self.life(who, (*from, *to), *absorbed, text),
            Event::Gave { who, state, rounds } => self.gave(who, *state, *rounds, text),
            Event::WoreOff { who, state } => {
                let who = self.first(who);
                let word = given_word(*state, self.telling.tongue());
                self.say(
                    text,
                    format!("{who} is no longer {word}"),
                    format!("{who} ya no está {word}"),
                )
            }
            Event::BuffEnded { .. }
            | Event::Buffed { .. }
            | Event::Shielded { .. }
            | Event::Revived { .. }
            | Event::BecameElement { .. } => self.figure(event, text),
            Event::NoEffect { who } => {
                let who = self.first(who);
                self.say(
                    text,
                    format!("{who} is dead: nothing happens to it"),
                    format!("{who} está muerto: no le pasa nada"),
                )
            }
            Event::Purified { who } => {
                let who = self.first(who);
                self.say(
                    text,
                    format!("{who} is free from all harmful states"),
                    format!("{who} queda libre de todo estado dañino"),
                )
            }
            Event::Cleansed { who } => {
                let who = self.first(who);
                self.say(
                    text,
                    format!("{who} loses all states, shields and bonuses"),
                    format!("{who} pierde todo estado, escudo y mejora"),
                )
            }
            Event::Swapped { one, other } => {
                let (one, other) = (self.first(one), self.duel.fighter_name(other));
                self.say(
                    text,
                    format!("{one} and {other} change places"),
                    format!("{one} y {other} cambian de puesto"),
                )
            }
            Event::Armed {
                who,
                card,
                cause,
                rounds,
            } => {
                let (who, card) = (self.who(who), self.card(*card));
                let cause = cause_text(*cause, self.telling.tongue());
                self.say(
                    text,
                    format!("{card} of {who} waits {cause}"),
                    format!("{card} de {who} espera {cause}"),
                )?;
                self.for_rounds(rounds.unwrap_or(0), text)
            }
            Event::Triggered { who, card, .. } => {
                let (who, card) = (self.who(who), self.card(*card));
                self.say(
                    text,
                    format!("{card} of {who} goes off"),
                    format!("{card} de {who} se activa"),
                )
            }
            Event::Died { who, slots } => self.died(who, slots.len(), text),
            _ => Ok(()),
        }
    }

    fn ticked(
        &self,
        who: &Fighter,
        by: Given,
        (from, to): (i32, i32),
        text: &mut String,
    ) -> fmt::Result {
        let (who, lost) = (self.first(who), from.saturating_sub(to));
        let [en, es] = match by {
            Given::Burn => ["from burning", "por la quemadura"],
            Given::Poison | Given::Freeze | Given::Sleep => ["from poison", "por el veneno"],
        };
        self.say(
            text,
            format!("{who} loses {lost} life {en} ({from} → {to})"),
            format!("{who} pierde {lost} de vida {es} ({from} → {to})"),
        )
    }

    fn gave(&self, who: &Fighter, state: Given, rounds: u8, text: &mut String) -> fmt::Result {
        let who = self.first(who);
        let word = given_word(state, self.telling.tongue());
        match state {
            Given::Sleep => self.say(
                text,
                format!("{who} falls asleep"),
                format!("{who} se duerme"),
            )?,
            Given::Poison | Given::Burn | Given::Freeze => self.say(
                text,
                format!("{who} is {word}"),
                format!("{who} queda {word}"),
            )?,
        }
        self.for_rounds(rounds, text)
    }

    /// What changes a figure of a monster, or its element.
    fn figure(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
            Event::BuffEnded { who, figure } => {
                let (Bilingual { en, es }, who) = (figure_words(*figure), self.who(who));
                self.say(
                    text,
                    format!("The {en} of {who} is back to normal"),
                    format!("{es} de {who} vuelve a lo normal"),
                )
            }
            Event::Buffed {
                who,
                figure,
                amount,
                rounds,
            } => {
                let (Bilingual { en, es }, who) = (figure_words(*figure), self.who(who));
                self.say(
                    text,
                    format!("The {en} of {who} changes by {amount:+}"),
                    format!("{es} de {who} cambia en {amount:+}"),
                )?;
                self.for_rounds(*rounds, text)
            }
            Event::Shielded { who, from, to } => {
                let who = self.who(who);
                self.say(
                    text,
                    format!("The shield of {who} grows ({from} → {to})"),
                    format!("Crece el escudo de {who} ({from} → {to})"),
                )
            }
            Event::Revived { who, life } => {
                let who = self.first(who);
                self.say(
                    text,
                    format!("{who} lives again (0 → {life})"),
                    format!("{who} vuelve a la vida (0 → {life})"),
                )
            }
            Event::BecameElement { who, element } => {
                let who = self.first(who);
                let element = self.duel.element_name(*element, self.telling.tongue());
                self.say(
                    text,
                    format!("{who} changes to the element {element}"),
                    format!("{who} pasa a ser del elemento {element}"),
                )
            }
            _ => Ok(()),
        }
    }

    fn life(
        &self,
        who: &Fighter,
        (from, to): (i32, i32),
        absorbed: i32,
        text: &mut String,
    ) -> fmt::Result {
        let (owned, mut first) = (self.who(who), self.first(who));
        if absorbed > 0 {
            self.say(
                text,
                format!("The shield of {owned} absorbs {absorbed}"),
                format!("El escudo de {owned} absorbe {absorbed}"),
            )?;
            if from == to {
                return Ok(());
            }
            text.push_str("; ");
            first = self.telling.pick("it", "").to_owned();
        }
        let by = (i64::from(to) - i64::from(from)).unsigned_abs();
        let [en, es] = match to.cmp(&from) {
            Ordering::Less => ["loses", "pierde"],
            Ordering::Greater => ["gains", "gana"],
            Ordering::Equal => {
                return self.say(
                    text,
                    format!("The life of {owned} stays at {to}"),
                    format!("La vida de {owned} sigue en {to}"),
                );
            }
        };
        let told = self.telling.pick(
            format!("{first} {en} {by} life ({from} → {to})"),
            format!("{first} {es} {by} de vida ({from} → {to})"),
        );
        text.write_str(told.trim_start())
    }

    fn died(&self, who: &Fighter, n_cards: usize, text: &mut String) -> fmt::Result {
        let (first, name) = (self.first(who), self.duel.fighter_name(who));
        self.say(text, format!("{first} dies"), format!("{first} muere"))?;
        if n_cards == 0 {
            return Ok(());
        }
        let n_cards = n_cards as u32;
        let cards = self.cards(n_cards);
        let vanish = plural(n_cards, ["vanishes", "vanish"]);
        let vanishes = plural(n_cards, ["desaparece", "desaparecen"]);
        self.say(
            text,
            format!("; {cards} of {name} {vanish} from the hand"),
            format!("; {vanishes} de la mano {cards} de {name}"),
        )
    }
}

/// Names a figure, in Spanish as it begins a sentence.
fn figure_words(figure: Figure) -> Bilingual {
    match figure {
        Figure::Attack => Bilingual::new("attack", "El ataque"),
        Figure::MaxLife => Bilingual::new("maximum life", "La vida máxima"),
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
