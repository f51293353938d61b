//! Moves as texts that name them, and as people read them.

use std::fmt::Write as _;

use tapete_game::{MoveRole, MoveView, Seat, Telling};

use super::decks::deck_id;
use super::pieces::{monster_id, slot_id};
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
        telling: Telling<'_>,
    ) -> MoveView {
        let mut key = String::new();
        self.write_move(state, seat, chosen, &mut key);
        let role = match chosen {
            Move::Play { .. } => MoveRole::Play,
            Move::End => MoveRole::End,
            Move::Discard { .. } => MoveRole::Discard,
            Move::Keep => MoveRole::Confirm,
            Move::Deck(_) | Move::Place(_) => MoveRole::Choose,
        };
        let mut sources = Vec::new();
        let mut targets = Vec::new();
        match chosen {
            Move::End | Move::Keep => {}
            Move::Deck(deck) => sources.push(deck_id(usize::from(*deck))),
            Move::Play { slot, target } => {
                sources.push(slot_id(state, seat, usize::from(*slot)));
                let power = self.held(state, seat, *slot);
                sources.extend(power.map(|it| monster_id(seat, self.monster_of(it))));
                let front = self.front_of(state, *target);
                targets.extend(front.map(|it| monster_id(*target, it)));
            }
            Move::Discard { slot } => sources.push(slot_id(state, seat, usize::from(*slot))),
            Move::Place(monster) => sources.push(monster_id(seat, usize::from(*monster))),
        }
        let label = self.move_label(state, seat, chosen, telling);
        MoveView {
            number: self.move_number(state, seat, chosen),
            sources,
            targets,
            ..MoveView::new(key, role, label)
        }
    }

    /// Numbers moves as players do: cards by their slot of the hand, monsters
    /// and decks by their place in the list. With several rivals a card is
    /// several moves.
    fn move_number(&self, state: &State, seat: Seat, chosen: &Move) -> u32 {
        match chosen {
            Move::End | Move::Keep => 0,
            Move::Play { slot, .. } => match self.rivals(state, seat).count() {
                1 => u32::from(*slot) + 1,
                _ => MoveView::UNNUMBERED,
            },
            Move::Discard { slot } => u32::from(*slot) + 1,
            Move::Deck(deck) => u32::from(*deck) + 1,
            Move::Place(monster) => u32::from(*monster) + 1,
        }
    }

    fn move_label(&self, state: &State, seat: Seat, chosen: &Move, telling: Telling<'_>) -> String {
        match chosen {
            Move::End => telling.pick("end the turn", "terminar el turno").to_owned(),
            Move::Keep => telling
                .pick("keep these cards", "conservar estas cartas")
                .to_owned(),
            Move::Play { slot, target } => self.play_label(state, seat, *slot, *target, telling),
            Move::Discard { slot } => {
                let card = self.slot_card(state, seat, *slot);
                let name = card.map_or("?", |it| self.power_name(it));
                telling.pick(format!("throw {name} away"), format!("descartar {name}"))
            }
            Move::Deck(deck) => match self.decks.get(usize::from(*deck)) {
                None => "?".to_owned(),
                Some(deck) => {
                    let monsters = deck.monsters.iter();
                    let names: Vec<&str> = monsters.map(|it| self.monster_name(*it)).collect();
                    format!("{}: {}", deck.name, names.join(", "))
                }
            },
            Move::Place(monster) => {
                let monster = usize::from(*monster);
                let placed = state.n_placed.get(seat.index()).copied().unwrap_or(0);
                let place = u32::from(placed) + 1;
                let name = self.monster_called(state, seat, monster);
                telling.pick(
                    format!("place {place}: {name}"),
                    format!("puesto {place}: {name}"),
                )
            }
        }
    }

    fn front_of(&self, state: &State, target: Seat) -> Option<usize> {
        state.seats.get(target.index())?.front(self.n_monsters())
    }

    /// Says which card is played, by whom, against whom, what it costs and what
    /// it does.
    fn play_label(
        &self,
        state: &State,
        seat: Seat,
        slot: u8,
        target: Seat,
        telling: Telling<'_>,
    ) -> String {
        let power = self.held(state, seat, slot);
        let card = self.slot_card(state, seat, slot);
        let (Some(power), Some(card)) = (power, card) else {
            return "?".to_owned();
        };
        let name = self.power_name(card);
        let cost = self.powers.get(usize::from(card)).map_or(0, |it| it.cost);
        let own = self.monster_called(state, seat, self.monster_of(power));
        let front = self.front_of(state, target);
        let mut aimed = front.map_or(String::new(), |it| self.monster_called(state, target, it));
        if self.n_seats > 2 {
            aimed = telling.owned(target, &aimed, [&aimed, &aimed]);
        }
        let does = shortened(&self.power_text(card, telling.tongue()));
        let costs = telling.pick("cost", "coste");
        format!("{name} ({costs} {cost}), {own} → {aimed}: {does}")
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
