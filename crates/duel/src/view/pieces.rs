//! Monsters and cards as pieces of a view.

use tapete_game::{Attribute, Mark, Mood, Piece, Role, Seat, Shape, Telling, Tongue, Value};
use tapete_speech::Said;

use crate::duel::Duel;
use crate::event::Fighter;
use crate::explain::{card_text, element_names, state_word};
use crate::run::attack_of;
use crate::script::ast::Condition;
use crate::state::{Monster, State};

impl Duel {
    pub(super) fn monster_piece(
        &self,
        state: &State,
        seat: Seat,
        monster: usize,
        telling: Telling<'_>,
    ) -> Piece {
        let tongue = telling.tongue();
        let found = state.seats.get(seat.index());
        let found = found.and_then(|it| it.monsters.get(monster).copied());
        let it = found.unwrap_or_default();
        let shown = MonsterShown {
            name: self.monster_called(state, seat, monster),
            element: self.element_name(it.element, tongue).to_owned(),
            life: (it.life, it.start_life),
            attack: attack_of(self, &it),
            states: marks(&it, tongue),
        };
        Piece {
            attributes: shown.attributes(tongue),
            ..Piece::new(monster_id(seat, monster), Shape::Figure)
        }
    }

    /// Returns the name of a monster of a team.
    pub(crate) fn monster_called(&self, state: &State, seat: Seat, monster: usize) -> String {
        let cards = state.monster_cards(self, seat.index());
        cards.get(monster).map_or("?".to_owned(), |card| {
            self.fighter_name(&Fighter {
                seat,
                index: monster as u8,
                card: *card,
            })
        })
    }

    pub(super) fn hand_pieces(
        &self,
        state: &State,
        seat: Seat,
        telling: Telling<'_>,
    ) -> Vec<Piece> {
        let is_read = telling.reader().reads(seat);
        let n_cards = state.seats.get(seat.index()).map_or(0, |it| it.hand.len());
        let each = (0..n_cards).map(|slot| {
            let attributes = match is_read {
                true => self.card_attributes(state, seat, slot, telling.tongue()),
                false => Vec::new(),
            };
            Piece {
                attributes,
                ..Piece::new(slot_id(state, seat, slot), Shape::Card)
            }
        });
        each.collect()
    }

    fn card_attributes(
        &self,
        state: &State,
        seat: Seat,
        slot: usize,
        tongue: Tongue,
    ) -> Vec<Attribute> {
        let held = self.held(state, seat, slot as u8);
        let power = held.and_then(|it| Some((it, state.power_card(self, seat.index(), it)?)));
        let Some((power, card)) = power else {
            return Vec::new();
        };
        let monster = self.monster_of(power);
        let bearer = state.seats[seat.index()].monsters.get(monster);
        let element = bearer.map_or("", |it| self.element_name(it.element, tongue));
        let shown = PowerShown {
            name: self.power_name(card as u16).to_owned(),
            cost: self.powers.get(card).map_or(0, |it| it.cost),
            text: self.power_text(card as u16, tongue),
            bearer: Some((
                self.monster_called(state, seat, monster),
                element.to_owned(),
            )),
        };
        shown.attributes(tongue)
    }

    /// Returns what a power does, in whole sentences.
    pub(crate) fn power_text(&self, card: u16, tongue: Tongue) -> String {
        let Some(card) = self.powers.get(usize::from(card)) else {
            return String::new();
        };
        card_text(&card.script, &self.element_names(), tongue)
    }

    /// Returns how the elements are called.
    pub(crate) fn element_names(&self) -> Vec<Said> {
        element_names(&self.elements)
    }
}

/// What a picture shows of a monster.
pub(crate) struct MonsterShown {
    pub(crate) name: String,
    pub(crate) element: String,
    /// What is left of it, and what there was.
    pub(crate) life: (i32, i32),
    pub(crate) attack: i32,
    pub(crate) states: Vec<Mark>,
}

impl MonsterShown {
    pub(crate) fn attributes(self, tongue: Tongue) -> Vec<Attribute> {
        let (now, most) = self.life;
        let life = Value::OutOf {
            now: i64::from(now),
            most: i64::from(most),
        };
        let mut attributes = vec![
            Attribute::new("name", Role::Title, self.name),
            Attribute::new("element", Role::Colour, self.element)
                .labelled(tongue.pick("element", "elemento")),
            Attribute::new("life", Role::Life, life).labelled(tongue.pick("life", "vida")),
            Attribute::new("attack", Role::Attack, self.attack)
                .labelled(tongue.pick("attack", "ataque")),
        ];
        if !self.states.is_empty() {
            let label = tongue.pick("states", "estados");
            attributes.push(Attribute::new("states", Role::States, self.states).labelled(label));
        }
        attributes
    }
}

/// What a picture shows of a power.
pub(crate) struct PowerShown {
    pub(crate) name: String,
    pub(crate) cost: i32,
    pub(crate) text: String,
    /// The monster of a match that it belongs to, and that monster's element.
    pub(crate) bearer: Option<(String, String)>,
}

impl PowerShown {
    pub(crate) fn attributes(self, tongue: Tongue) -> Vec<Attribute> {
        let mut attributes = vec![
            Attribute::new("name", Role::Title, self.name),
            Attribute::new("cost", Role::Cost, self.cost).labelled(tongue.pick("cost", "coste")),
            Attribute::new("text", Role::Rules, Value::Rules(self.text)),
        ];
        if let Some((bearer, element)) = self.bearer {
            attributes.extend([
                Attribute::new("monster", Role::Bearer, bearer)
                    .labelled(tongue.pick("monster", "monstruo")),
                Attribute::new("element", Role::Colour, element)
                    .labelled(tongue.pick("element", "elemento")),
            ]);
        }
        attributes
    }
}

/// Names a monster; the same all through a match.
pub(crate) fn monster_id(seat: Seat, monster: usize) -> String {
    format!("monster.{seat}.{monster}")
}

/// Names a card of a hand, known or not: all readers can follow it, from the
/// draw that they were told of to the slot from which it goes.
pub(crate) fn card_id(seat: Seat, serial: u16) -> String {
    format!("card.{seat}.{serial}")
}

/// Names the card in a slot of a hand.
pub(crate) fn slot_id(state: &State, seat: Seat, slot: usize) -> String {
    let own = state.seats.get(seat.index());
    card_id(seat, own.map_or(u16::MAX, |it| it.hand.serial(slot)))
}

/// Returns the states of a monster, with the rounds that are left or the points
/// of its shield.
pub(crate) fn marks(monster: &Monster, tongue: Tongue) -> Vec<Mark> {
    if !monster.lives() {
        let word = state_word(Condition::Dead, tongue);
        return vec![Mark::new("dead", word).felt(Mood::Gone)];
    }
    let states = [
        (Condition::Frozen, "frozen", i64::from(monster.frozen)),
        (Condition::Asleep, "asleep", i64::from(monster.asleep)),
        (Condition::Burned, "burned", i64::from(monster.burned)),
        (Condition::Poisoned, "poisoned", 0),
        (Condition::Shielded, "shield", i64::from(monster.shield)),
    ];
    let holding = states.into_iter().filter(|it| monster.is(it.0));
    let each = holding.map(|(state, name, count)| {
        let (word, mood) = match state {
            Condition::Shielded => (tongue.pick("shield", "escudo"), Mood::Good),
            _ => (state_word(state, tongue), Mood::Bad),
        };
        let mark = Mark::new(name, word).felt(mood);
        match count {
            0 => mark,
            _ => mark.counted(count),
        }
    });
    each.collect()
}

/// Returns the states of a monster as people read them.
pub(crate) fn states_text(monster: &Monster, tongue: Tongue) -> String {
    Value::States(marks(monster, tongue)).to_string()
}
