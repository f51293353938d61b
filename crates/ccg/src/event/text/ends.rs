//! How a match begins and ends: the decks, the rule that ended it, and what was
//! more than there is room for.

use std::fmt::{self, Write};

use tapete_game::Seat;

use super::Teller;
use crate::engine::is_player;
use crate::event::{Bound, Event, Named};
use crate::finish::UNSOLVED;
use crate::model::{EndingKind, NOTHING};

impl Teller<'_> {
    /// How the match goes: whose turn it is, and how it ends.
    pub(super) fn tell_course(&self, event: &Event, text: &mut String) -> fmt::Result {
        match event {
            Event::Begins { decks } => self.tell_begin(decks, text),
            Event::Turn { seat, turn } => {
                let whose = self.telling.who(*seat);
                self.say(
                    text,
                    format_args!("turn {turn}: {whose}"),
                    format_args!("turno {turn}: {whose}"),
                )
            }
            Event::Skips { seat, phase } => {
                let does = self.does(*seat, [["skip", "skips"], ["te saltas", "se salta"]]);
                let phase = self.game.phases.get(usize::from(*phase));
                let phase = phase.map_or("", |it| it.label.get(self.telling.tongue()));
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
                let does = self.who_does(*seat, verb);
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
            // The others are told elsewhere.
            _ => Ok(()),
        }
    }

    pub(super) fn why(&self, word: &str) -> String {
        match crate::finish::ending_text(word, self.telling.tongue()) {
            "" => String::new(),
            why => format!(": {why}"),
        }
    }

    /// Says which rule of the game ends the match, in the words of the game.
    pub(super) fn tell_rule(&self, seat: Seat, ending: u8, text: &mut String) -> fmt::Result {
        let Some(ending) = self.game.endings.get(usize::from(ending)) else {
            return Ok(());
        };
        let rule = ending.label.get(self.telling.tongue());
        let whom = self.seat(seat);
        let (en, es) = match ending.how {
            EndingKind::Win => ("you win", "ganas"),
            EndingKind::Lose => ("you lose", "pierdes"),
            EndingKind::Draw => ("it is a draw", "hay empate"),
        };
        // The rule speaks to whom it holds for: to others it is quoted.
        let [open, close] = match self.telling.is_you(seat) {
            true => ["", ""],
            false => ["“", "”"],
        };
        self.say(
            text,
            format_args!("a rule of the game holds for {whom}: {open}{en} if {rule}{close}"),
            format_args!("se cumple una regla del juego para {whom}: {open}{es} si {rule}{close}"),
        )
    }

    pub(super) fn tell_begin(&self, decks: &[u16; 2], text: &mut String) -> fmt::Result {
        let name = |deck: u16| {
            let deck = self.game.decks.get(usize::from(deck));
            deck.map_or("?", |it| it.name.as_str())
        };
        let verb = [["play", "plays"], ["juegas", "juega"]];
        let [one, other] = decks.map(name);
        let (first, second) = (self.does(Seat(0), verb), self.who_does(Seat(1), verb));
        write!(text, "{first} {one}, {second} {other}")
    }

    pub(super) fn tell_bound(&self, what: Bound, card: &Named, text: &mut String) -> fmt::Result {
        let name = match card.card {
            Some(_) => self.card(card),
            None if is_player(card.thing) => self.telling.name(Seat(card.thing)).into_owned(),
            None if card.thing == NOTHING => return Ok(()),
            None => self.card(card),
        };
        match what {
            Bound::Loop => self.say(
                text,
                format_args!("{name} is part of what goes on without end"),
                format_args!("{name} es parte de lo que no termina nunca"),
            ),
            Bound::Effects => self.say(
                text,
                format_args!("too many effects last: none more on {name}"),
                format_args!("duran demasiados efectos: ninguno más en {name}"),
            ),
            Bound::Cards => self.say(
                text,
                format_args!("there is no room for {name}"),
                format_args!("no hay sitio para {name}"),
            ),
            Bound::Stack => self.say(
                text,
                format_args!("too much waits: {name} does nothing"),
                format_args!("espera demasiado: {name} no hace nada"),
            ),
            Bound::Times => self.say(
                text,
                format_args!("too many times: {name} does it no more often"),
                format_args!("demasiadas veces: {name} no lo hace más"),
            ),
            Bound::Triggers => self.say(
                text,
                format_args!("too many abilities wait: that of {name} is lost"),
                format_args!("esperan demasiadas habilidades: la de {name} se pierde"),
            ),
        }
    }
}
