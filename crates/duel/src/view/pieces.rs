//! Monsters and cards as pieces of a view.

use tapete_game::{Piece, Posture, Seat, Shape, Tongue};
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
        tongue: Tongue,
    ) -> Piece {
        let found = state.seats.get(seat.index());
        let found = found.and_then(|it| it.monsters.get(monster).copied());
        let it = found.unwrap_or_default();
        Piece {
            id: monster_id(seat, monster),
            shape: Shape::Monster,
            faces: vec![
                self.monster_called(state, seat, monster),
                self.element_name(it.element, tongue).to_owned(),
                it.life.to_string(),
                it.start_life.to_string(),
                attack_of(self, &it).to_string(),
                states_text(&it, tongue),
            ],
            owner: None,
            posture: Posture::Upright,
            lie: None,
            fresh: false,
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
        is_read: bool,
        tongue: Tongue,
    ) -> Vec<Piece> {
        let ids = self.card_ids(state, seat, is_read);
        let each = ids.into_iter().enumerate().map(|(slot, id)| Piece {
            id,
            shape: Shape::Power,
            faces: if is_read {
                self.card_faces(state, seat, slot, tongue)
            } else {
                Vec::new()
            },
            owner: None,
            posture: Posture::Upright,
            lie: None,
            fresh: false,
        });
        each.collect()
    }

    /// Names the cards of a hand. A card that the reader knows is named by what
    /// it is, and keeps its name when others before it are played; equal ones
    /// are counted. A hidden one is named by its place.
    pub(super) fn card_ids(&self, state: &State, seat: Seat, is_read: bool) -> Vec<String> {
        let Some(own) = state.seats.get(seat.index()) else {
            return Vec::new();
        };
        let powers = state.powers(self, seat.index());
        let kinds: Vec<Option<(usize, u16)>> = own
            .hand
            .cards()
            .iter()
            .map(|power| {
                let card = powers.get(usize::from(*power))?;
                is_read.then(|| (self.monster_of(*power), *card))
            })
            .collect();
        let each = kinds.iter().enumerate().map(|(slot, kind)| match kind {
            None => format!("hand.{seat}.{slot}"),
            Some((monster, card)) => {
                let before = kinds.iter().take(slot).filter(|it| *it == kind).count();
                format!("card.{seat}.{monster}.{card}.{before}")
            }
        });
        each.collect()
    }

    fn card_faces(&self, state: &State, seat: Seat, slot: usize, tongue: Tongue) -> Vec<String> {
        let held = self.held(state, seat, slot as u8);
        let power = held.and_then(|it| Some((it, state.power_card(self, seat.index(), it)?)));
        let Some((power, card)) = power else {
            return Vec::new();
        };
        let monster = self.monster_of(power);
        let element = state.seats[seat.index()].monsters.get(monster);
        vec![
            self.power_name(card as u16).to_owned(),
            self.powers.get(card).map_or(0, |it| it.cost).to_string(),
            self.power_text(card as u16, tongue),
            self.monster_called(state, seat, monster),
            element.map_or(String::new(), |it| {
                self.element_name(it.element, tongue).to_owned()
            }),
        ]
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

/// Names a monster; the same all through a match.
pub(super) fn monster_id(seat: Seat, monster: usize) -> String {
    format!("monster.{seat}.{monster}")
}

/// Returns the states of a monster, with the rounds that are left or the points
/// of its shield.
pub(crate) fn states_text(monster: &Monster, tongue: Tongue) -> String {
    if !monster.lives() {
        return state_word(Condition::Dead, tongue).to_owned();
    }
    let states = [
        (Condition::Frozen, i32::from(monster.frozen)),
        (Condition::Asleep, i32::from(monster.asleep)),
        (Condition::Burned, i32::from(monster.burned)),
        (Condition::Poisoned, 0),
        (Condition::Shielded, monster.shield),
    ];
    let holding = states.into_iter().filter(|it| monster.is(it.0));
    let named = holding.map(|(state, count)| {
        let word = match state {
            Condition::Shielded => tongue.pick("shield", "escudo"),
            _ => state_word(state, tongue),
        };
        match count {
            0 => word.to_owned(),
            _ => format!("{word} {count}"),
        }
    });
    named.collect::<Vec<_>>().join(", ")
}
