//! Moves as texts that name them, and as people read them.

use std::fmt::Write as _;

use tapete_game::{MoveView, Seat, Tongue};

use super::pieces::monster_id;
use crate::duel::Duel;
use crate::moves::Move;
use crate::state::State;

/// How many letters of what a card does stand in a label.
const EFFECT_LETTERS_MAX: usize = 90;

impl Duel {
    /// Writes the text that names a move; the same in both tongues.
    pub(crate) fn write_move(&self, state: &State, seat: Seat, chosen: &Move, text: &mut String) {
        // Writing to a string cannot fail.
        let _ = match chosen {
            Move::End => write!(text, "end"),
            Move::Keep => write!(text, "keep"),
            Move::Play { slot, target } => {
                self.write_card(state, seat, "play", *slot, text);
                if self.n_seats > 2 {
                    write!(text, " on {target}")
                } else {
                    Ok(())
                }
            }
            Move::Discard { slot } => {
                self.write_card(state, seat, "discard", *slot, text);
                Ok(())
            }
            Move::Deck(deck) => {
                let name = self
                    .decks
                    .get(usize::from(*deck))
                    .map_or("?", |it| &it.name);
                write!(text, "deck {}", one_line(name))
            }
            Move::Place(monster) => {
                let cards = state.monster_cards(self, seat.index());
                let card = cards.get(usize::from(*monster)).copied();
                let name = one_line(card.map_or("?", |it| self.monster_name(it)));
                write!(text, "place {} {name}", u32::from(*monster) + 1)
            }
        };
    }

    fn write_card(&self, state: &State, seat: Seat, verb: &str, slot: u8, text: &mut String) {
        let name = self.slot_card(state, seat, slot);
        let name = one_line(name.map_or("?", |it| self.power_name(it)));
        // Writing to a string cannot fail.
        let _ = write!(text, "{verb} {} {name}", u32::from(slot) + 1);
    }

    /// Returns the card in a slot of a hand, if it is known.
    pub(crate) fn slot_card(&self, state: &State, seat: Seat, slot: u8) -> Option<u16> {
        let power = self.held(state, seat, slot)?;
        let card = state.power_card(self, seat.index(), power)?;
        Some(card as u16)
    }

    /// Describes a move of a seat for the screen.
    pub(crate) fn show_move(
        &self,
        state: &State,
        seat: Seat,
        chosen: &Move,
        tongue: Tongue,
    ) -> MoveView {
        let mut text = String::new();
        self.write_move(state, seat, chosen, &mut text);
        let mut touches = Vec::new();
        let label = match chosen {
            Move::End => tongue.pick("end the turn", "terminar el turno").to_owned(),
            Move::Keep => tongue
                .pick("keep these cards", "conservar estas cartas")
                .to_owned(),
            Move::Play { slot, target } => {
                touches = self.card_ids(state, seat, true);
                touches = touches
                    .into_iter()
                    .skip(usize::from(*slot))
                    .take(1)
                    .collect();
                self.play_label(state, seat, *slot, *target, &mut touches, tongue)
            }
            Move::Discard { slot } => {
                touches = self.card_ids(state, seat, true);
                touches = touches
                    .into_iter()
                    .skip(usize::from(*slot))
                    .take(1)
                    .collect();
                let card = self.slot_card(state, seat, *slot);
                let name = card.map_or("?", |it| self.power_name(it));
                match tongue {
                    Tongue::En => format!("throw {name} away"),
                    Tongue::Es => format!("descartar {name}"),
                }
            }
            Move::Deck(deck) => match self.decks.get(usize::from(*deck)) {
                None => text.clone(),
                Some(deck) => {
                    let names: Vec<&str> = deck
                        .monsters
                        .iter()
                        .map(|it| self.monster_name(*it))
                        .collect();
                    format!("{}: {}", deck.name, names.join(", "))
                }
            },
            Move::Place(monster) => {
                let monster = usize::from(*monster);
                touches.push(monster_id(seat, monster));
                let place = state.n_placed.get(seat.index()).copied().unwrap_or(0);
                let (place, name) = (
                    u32::from(place) + 1,
                    self.monster_called(state, seat, monster),
                );
                match tongue {
                    Tongue::En => format!("place {place}: {name}"),
                    Tongue::Es => format!("puesto {place}: {name}"),
                }
            }
        };
        MoveView {
            text,
            label,
            touches,
            spot: None,
            faces: Vec::new(),
        }
    }

    /// Says which card is played, by whom, against whom, what it costs and what
    /// it does.
    fn play_label(
        &self,
        state: &State,
        seat: Seat,
        slot: u8,
        target: Seat,
        touches: &mut Vec<String>,
        tongue: Tongue,
    ) -> String {
        let power = self.held(state, seat, slot);
        let card = self.slot_card(state, seat, slot);
        let (Some(power), Some(card)) = (power, card) else {
            return "?".to_owned();
        };
        let monster = self.monster_of(power);
        touches.push(monster_id(seat, monster));
        let name = self.power_name(card);
        let cost = self.powers.get(usize::from(card)).map_or(0, |it| it.cost);
        let own = self.monster_called(state, seat, monster);
        let front = state.seats.get(target.index());
        let front = front.and_then(|it| it.front(self.n_monsters()));
        let mut aimed = front.map_or(String::new(), |front| {
            touches.push(monster_id(target, front));
            self.monster_called(state, target, front)
        });
        if self.n_seats > 2 {
            aimed = match tongue {
                Tongue::En => format!("{aimed} of seat {target}"),
                Tongue::Es => format!("{aimed} del asiento {target}"),
            };
        }
        let does = shortened(&self.power_text(card, tongue));
        match tongue {
            Tongue::En => format!("{name} (cost {cost}), {own} → {aimed}: {does}"),
            Tongue::Es => format!("{name} (coste {cost}), {own} → {aimed}: {does}"),
        }
    }
}

/// Returns a name as one can type it: in one line, without spaces around it.
fn one_line(name: &str) -> String {
    let words = name.split(|it: char| it.is_whitespace() || it.is_control());
    let words: Vec<&str> = words.filter(|it| !it.is_empty()).collect();
    if words.is_empty() {
        return "?".to_owned();
    }
    words.join(" ")
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(EFFECT_LETTERS_MAX) {
        None => text.to_owned(),
        Some((end, _)) => {
            let cut = text.get(..end).unwrap_or(text);
            let whole = cut.rsplit_once(' ').map_or(cut, |it| it.0);
            format!("{} …", whole.trim_end_matches([',', ';', ':', '.']))
        }
    }
}
