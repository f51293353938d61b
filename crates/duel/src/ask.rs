//! Answers to what players ask while they think: `?` all teams at a glance,
//! `?2` or `?Robar` what a card does, `?JARulay` what a monster is, `help` how
//! moves are written.

#[cfg(test)]
mod tests;

use tapete_game::{Reader, Seat, Telling, Tongue};
use tapete_speech::{counted, nearest};

use crate::duel::Duel;
use crate::find::best;
use crate::options::Discard;
use crate::run::attack_of;
use crate::state::State;
use crate::view::states_text;

/// How many letters of a question are repeated.
const LETTERS_MAX: usize = 40;

impl Duel {
    pub(crate) fn answer(
        &self,
        state: &State,
        question: &str,
        telling: Telling<'_>,
    ) -> Option<String> {
        let question = question.trim();
        if matches!(question, "help" | "ayuda") {
            return Some(self.moves_help(state, telling));
        }
        let wanted = question.strip_prefix('?')?.trim();
        if wanted.is_empty() {
            return Some(self.glance(state, telling));
        }
        Some(self.known(state, wanted, telling))
    }

    fn known(&self, state: &State, wanted: &str, telling: Telling<'_>) -> String {
        let tongue = telling.tongue();
        if let Some(card) = self.slot_asked(state, telling.reader(), wanted) {
            return self.power_known(card, tongue);
        }
        let powers = || self.powers.iter().map(|it| it.name.as_str());
        let monsters = || self.monsters.iter().map(|it| it.name.as_str());
        let decks = || self.decks.iter().map(|it| it.name.as_str());
        let elements = || {
            let spelt = |index: usize| {
                let element = self.elements.get(index);
                element.into_iter().flat_map(|it| {
                    let names = std::iter::once(&it.name).chain(&it.others);
                    names.map(String::as_str)
                })
            };
            (0..self.elements.len()).flat_map(move |index| spelt(index).map(move |it| (index, it)))
        };
        if let Some(card) = best(wanted, powers()) {
            return self.power_known(card as u16, tongue);
        }
        if let Some(card) = best(wanted, monsters()) {
            return self.monster_known(state, card, telling);
        }
        if let Some(deck) = best(wanted, decks()) {
            return self.deck_known(deck, tongue);
        }
        let element = best(wanted, elements().map(|it| it.1));
        if let Some((element, _)) = element.and_then(|it| elements().nth(it)) {
            let name = self.element_name(element as u8, tongue);
            return format!("{name}: {}", self.matchups(element, tongue));
        }
        let names = powers().chain(monsters()).chain(decks());
        let nearest = nearest(wanted, names);
        let shown: String = wanted.chars().take(LETTERS_MAX).collect();
        match (nearest, tongue) {
            (Some(name), Tongue::En) => {
                format!("there is no card or monster `{shown}`; did you mean `{name}`?")
            }
            (Some(name), Tongue::Es) => {
                format!("no hay ninguna carta ni monstruo `{shown}`; ¿querías decir `{name}`?")
            }
            (None, Tongue::En) => format!("there is no card or monster `{shown}`"),
            (None, Tongue::Es) => format!("no hay ninguna carta ni monstruo `{shown}`"),
        }
    }

    /// Returns the card that a player means by a number of the own hand.
    fn slot_asked(&self, state: &State, reader: Reader, wanted: &str) -> Option<u16> {
        let Reader::Seat(seat) = reader else {
            return None;
        };
        let slot = wanted.parse::<u8>().ok()?.checked_sub(1)?;
        self.slot_card(state, seat, slot)
    }

    /// Says what a power is: its cost, what it does, what its author wrote.
    fn power_known(&self, card: u16, tongue: Tongue) -> String {
        let Some(power) = self.powers.get(usize::from(card)) else {
            return String::new();
        };
        let (name, cost) = (&power.name, power.cost);
        let mut text = match tongue {
            Tongue::En => format!("{name}, cost {cost}: "),
            Tongue::Es => format!("{name}, coste {cost}: "),
        };
        text.push_str(&self.power_text(card, tongue));
        if !power.description.trim().is_empty() {
            text.push_str(&format!("\n«{}»", power.description.trim()));
        }
        text
    }

    /// Says what a monster is, and how those of this match stand.
    fn monster_known(&self, state: &State, card: usize, telling: Telling<'_>) -> String {
        let tongue = telling.tongue();
        let Some(monster) = self.monsters.get(card) else {
            return String::new();
        };
        let element = self.element_name(monster.element, tongue);
        let (name, life, attack) = (&monster.name, monster.life, monster.attack);
        let mut lines = vec![match tongue {
            Tongue::En => format!("{name}: {element}, life {life}, attack {attack}"),
            Tongue::Es => format!("{name}: {element}, vida {life}, ataque {attack}"),
        }];
        lines.push(self.matchups(usize::from(monster.element), tongue));
        if !monster.description.trim().is_empty() {
            lines.push(format!("«{}»", monster.description.trim()));
        }
        for seat in Seat::all(self.n_seats) {
            let cards = state.monster_cards(self, seat.index());
            for index in self.order_seen(state, telling.reader(), seat) {
                if cards.get(index).is_some_and(|it| usize::from(*it) == card) {
                    let it = self.standing(state, seat, index, tongue);
                    lines.push(format!("{}: {it}", telling.subject(seat)));
                }
            }
        }
        lines.join("\n")
    }

    /// Says against which elements one is strong and weak, both ways.
    fn matchups(&self, element: usize, tongue: Tongue) -> String {
        let factor = |one: usize, other: usize| self.factor(one as u8, other as u8) - 100;
        let named = |change: &dyn Fn(usize) -> i32| {
            let all = (0..self.elements.len()).filter(|it| change(*it) != 0);
            let each = all.map(|it| {
                let name = self.element_name(it as u8, tongue);
                format!("{name} {:+} %", change(it))
            });
            let list: Vec<String> = each.collect();
            if list.is_empty() {
                tongue
                    .pick("as against all", "igual contra todos")
                    .to_owned()
            } else {
                list.join(", ")
            }
        };
        let attacks = named(&|other| factor(element, other));
        let receives = named(&|other| factor(other, element));
        match tongue {
            Tongue::En => format!("attacks: {attacks}; is attacked: {receives}"),
            Tongue::Es => format!("ataca: {attacks}; recibe: {receives}"),
        }
    }

    fn deck_known(&self, deck: usize, tongue: Tongue) -> String {
        let Some(deck) = self.decks.get(deck) else {
            return String::new();
        };
        let mut lines = vec![match tongue {
            Tongue::En => format!("deck {}:", deck.name),
            Tongue::Es => format!("mazo {}:", deck.name),
        }];
        lines.extend(self.deck_lines(deck, tongue));
        lines.join("\n")
    }

    /// Lists all teams with what everybody sees.
    fn glance(&self, state: &State, telling: Telling<'_>) -> String {
        let tongue = telling.tongue();
        let mut lines = Vec::new();
        for (seat, own) in Seat::all(self.n_seats).zip(&state.seats) {
            let who = telling.subject(seat);
            lines.push(match own.lost {
                true => {
                    let lost = telling.verb(
                        seat,
                        ["have lost", "has lost"],
                        ["has perdido", "ha perdido"],
                    );
                    format!("{who} {lost}")
                }
                false => {
                    let forms = telling.pick(["card", "cards"], ["carta", "cartas"]);
                    let cards = counted(own.hand.len(), forms);
                    let label = telling.pick("energy", "energía");
                    format!("{who}: {label} {}, {cards}", own.energy)
                }
            });
            for index in self.order_seen(state, telling.reader(), seat) {
                lines.push(format!("  {}", self.standing(state, seat, index, tongue)));
            }
            for waiting in self.waiting(state, seat, tongue) {
                let label = telling.pick("waits", "espera");
                lines.push(format!("  {label}: {waiting}"));
            }
        }
        lines.join("\n")
    }

    /// Says how a monster of a team stands: `JARulay (Plant) 120/350, attack 100`.
    fn standing(&self, state: &State, seat: Seat, index: usize, tongue: Tongue) -> String {
        let name = self.monster_called(state, seat, index);
        let found = state.seats.get(seat.index());
        let found = found.and_then(|it| it.monsters.get(index).copied());
        let it = found.unwrap_or_default();
        let element = self.element_name(it.element, tongue);
        let (life, start, attack) = (it.life, it.start_life, attack_of(self, &it));
        let label = tongue.pick("attack", "ataque");
        let states = states_text(&it, tongue);
        let comma = if states.is_empty() { "" } else { ", " };
        format!("{name} ({element}) {life}/{start}, {label} {attack}{comma}{states}")
    }

    fn moves_help(&self, state: &State, telling: Telling<'_>) -> String {
        let mut lines = vec![(
            "2".to_owned(),
            "play your second card; by name: robar",
            "juega tu segunda carta; por su nombre: robar",
        )];
        if self.n_seats > 2 {
            let own = match telling.reader() {
                Reader::Seat(seat) => seat,
                Reader::Spectator | Reader::Judge => Seat(0),
            };
            let rival = self.rivals(state, own).next().unwrap_or(own);
            let on = telling.pick("on", "a");
            lines = vec![(
                format!("2 {on} {}", telling.name(rival)),
                "play your second card against that player; by name: robar on …",
                "juega tu segunda carta contra esa persona; por su nombre: robar a …",
            )];
        }
        lines.push((
            "end, 0".to_owned(),
            "end the turn; an empty line does too",
            "termina el turno; también una línea vacía",
        ));
        if self.options.discard == Discard::EndOfTurn {
            lines.push((
                "discard 2".to_owned(),
                "after the end: throw your second card away",
                "después del final: descarta tu segunda carta",
            ));
            lines.push((
                "keep".to_owned(),
                "keep the cards that are left",
                "conserva las cartas que quedan",
            ));
        }
        lines.push((
            "?2 ?Robar".to_owned(),
            "what a card does; a monster, a deck or an element too",
            "qué hace una carta; también un monstruo, un mazo o un elemento",
        ));
        lines.push((
            "?".to_owned(),
            "all teams at a glance",
            "todos los equipos de un vistazo",
        ));
        let line = |(text, en, es): &(String, &str, &str)| {
            format!("{text:<9}  {}", telling.pick(*en, *es))
        };
        let lines: Vec<String> = lines.iter().map(line).collect();
        lines.join("\n")
    }
}
