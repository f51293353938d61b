//! What a reader may know, in the shape of every family: the teams in their
//! formation, the hands, and what each seat has.

mod pieces;
mod show_move;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use tapete_game::{Arrangement, FactView, Reader, Seat, SeatView, Team, Tint, Tongue, View, Zone};
use tapete_speech::counted;

use crate::duel::Duel;
use crate::options::MONSTERS_MAX;
use crate::state::{FOR_EVER, Phase, State};

pub(crate) use pieces::states_text;

impl Duel {
    pub(crate) fn show(&self, state: &State, reader: Reader, tongue: Tongue) -> View {
        let mut zones = Vec::new();
        for seat in Seat::all(self.n_seats) {
            zones.push(self.team_zone(state, reader, seat, tongue));
        }
        for seat in Seat::all(self.n_seats) {
            zones.push(self.hand_zone(state, reader, seat, tongue));
        }
        View {
            game: self.name.clone(),
            family: "duel".to_owned(),
            reader,
            to_act: Vec::new(),
            seats: self.seat_views(state, reader, tongue),
            zones,
            facts: self.fact_views(state, tongue),
            palette: self.palette(),
            moves: Vec::new(),
            on_empty: on_empty(state, reader),
            marked: None,
            log: Vec::new(),
            outcome: None,
        }
    }

    /// Returns the monsters of a seat in the order in which the reader may know
    /// them: while formations are being chosen, nobody sees those of others, and
    /// before the decks are chosen there are none.
    pub(crate) fn order_seen(&self, state: &State, reader: Reader, seat: Seat) -> Vec<usize> {
        let Some(own) = state.seats.get(seat.index()) else {
            return Vec::new();
        };
        let n_monsters = self.n_monsters().min(MONSTERS_MAX);
        match state.phase {
            Phase::Decks => Vec::new(),
            Phase::Formation if !reader.reads(seat) => (0..n_monsters).collect(),
            Phase::Formation | Phase::Playing | Phase::Discarding => {
                own.in_order(n_monsters).collect()
            }
        }
    }

    /// Returns the name of the deck that a seat plays, if the reader may know it.
    pub(crate) fn deck_seen<'a>(
        &'a self,
        state: &State,
        reader: Reader,
        seat: Seat,
    ) -> Option<&'a str> {
        let is_chosen = state.phase != Phase::Decks;
        let is_open = is_chosen && self.decks_open();
        let is_own = reader.reads(seat) && (is_chosen || !state.pending.contains(seat));
        if !state.drafted.is_empty() || !(is_open || is_own) {
            return None;
        }
        let deck = state.seats.get(seat.index())?.deck;
        self.decks.get(usize::from(deck)).map(|it| it.name.as_str())
    }

    fn team_zone(&self, state: &State, reader: Reader, seat: Seat, tongue: Tongue) -> Zone {
        let order = self.order_seen(state, reader, seat);
        let pieces = order
            .iter()
            .map(|monster| self.monster_piece(state, seat, *monster, tongue));
        zone(
            format!("team.{seat}"),
            match tongue {
                Tongue::En => format!("team of seat {seat}"),
                Tongue::Es => format!("equipo del asiento {seat}"),
            },
            seat,
            pieces.collect(),
        )
    }

    fn hand_zone(&self, state: &State, reader: Reader, seat: Seat, tongue: Tongue) -> Zone {
        zone(
            format!("hand.{seat}"),
            match tongue {
                Tongue::En => format!("hand of seat {seat}"),
                Tongue::Es => format!("mano del asiento {seat}"),
            },
            seat,
            self.hand_pieces(state, seat, reader.reads(seat), tongue),
        )
    }

    fn seat_views(&self, state: &State, reader: Reader, tongue: Tongue) -> Vec<SeatView> {
        let each = Seat::all(self.n_seats).map(|seat| {
            let own = &state.seats[seat.index()];
            let n_living = own.n_living(self.n_monsters());
            let mut facts = vec![
                fact("energy", tongue.pick("energy", "energía"), own.energy),
                fact("cards", tongue.pick("cards", "cartas"), own.hand.len()),
                fact(
                    "monsters",
                    tongue.pick("living monsters", "monstruos vivos"),
                    format!("{n_living} / {}", self.n_monsters()),
                ),
            ];
            if let Some(deck) = self.deck_seen(state, reader, seat) {
                facts.push(fact("deck", tongue.pick("deck", "mazo"), deck));
            }
            let waiting = self.waiting(state, seat, tongue);
            facts.extend(
                waiting
                    .into_iter()
                    .zip(1..)
                    .map(|(value, number)| FactView {
                        name: format!("waits.{number}"),
                        label: tongue.pick("waits", "espera").to_owned(),
                        value,
                    }),
            );
            if own.lost {
                facts.push(fact("lost", tongue.pick("has lost", "ha perdido"), "✗"));
            }
            SeatView {
                seat,
                name: None,
                team: Team(seat.0),
                score: own.total_life(self.n_monsters()),
                facts,
            }
        });
        each.collect()
    }

    /// Lists what waits to go off. Of equal cards of one monster others cannot
    /// tell which was played, so they are one line.
    pub(crate) fn waiting(&self, state: &State, seat: Seat, tongue: Tongue) -> Vec<String> {
        if !self.has_triggers || state.phase == Phase::Decks {
            return Vec::new();
        }
        let mut longest: BTreeMap<(usize, u16, usize), u8> = BTreeMap::new();
        let powers = state.powers(self, seat.index());
        for (power, card) in (0_u8..).zip(powers) {
            for trigger in 0..self.n_triggers {
                let rounds = state.armed(self, seat.index(), power, trigger);
                if rounds > 0 {
                    let key = (self.monster_of(power), *card, trigger);
                    let kept = longest.entry(key).or_default();
                    *kept = rounds.max(*kept);
                }
            }
        }
        let cards = state.monster_cards(self, seat.index());
        let each = longest.into_iter().map(|((monster, card, _), rounds)| {
            let monster = cards.get(monster).map_or("?", |it| self.monster_name(*it));
            let name = self.power_name(card);
            if rounds == FOR_EVER {
                return format!("{name} ({monster})");
            }
            let rounds = counted(
                rounds,
                tongue.pick(["round", "rounds"], ["ronda", "rondas"]),
            );
            format!("{name} ({monster}), {rounds}")
        });
        each.collect()
    }

    fn fact_views(&self, state: &State, tongue: Tongue) -> Vec<FactView> {
        let mut facts = Vec::new();
        if state.round > 0 {
            let round = match self.options.round_limit {
                None => state.round.to_string(),
                Some(limit) => format!("{} / {limit}", state.round),
            };
            facts.push(fact("round", tongue.pick("round", "ronda"), round));
        }
        if state.end.is_some() {
            return facts;
        }
        let acting: Vec<String> = match state.phase {
            Phase::Playing | Phase::Discarding => vec![state.seat().to_string()],
            Phase::Decks | Phase::Formation => {
                state.pending.iter().map(|it| it.to_string()).collect()
            }
        };
        let label = tongue.pick("to act", "le toca");
        facts.push(fact("acts", label, acting.join(", ")));
        let (en, es) = match state.phase {
            Phase::Decks => ("choosing decks", "elección de mazos"),
            Phase::Formation => ("choosing formations", "elección de formaciones"),
            Phase::Playing => ("playing cards", "juego de cartas"),
            Phase::Discarding => ("throwing cards away", "descarte"),
        };
        facts.push(fact(
            "phase",
            tongue.pick("phase", "fase"),
            tongue.pick(en, es),
        ));
        facts
    }

    /// Every spelling of an element has its colour.
    fn palette(&self) -> Vec<Tint> {
        let spellings = self.elements.iter().flat_map(|element| {
            let names = std::iter::once(&element.name).chain(&element.others);
            names.map(|name| Tint {
                face: name.clone(),
                colour: element.colour.clone(),
            })
        });
        spellings.collect()
    }
}

/// An empty line ends the turn of the seat that acts, or keeps its cards.
fn on_empty(state: &State, reader: Reader) -> Option<String> {
    let Reader::Seat(seat) = reader else {
        return None;
    };
    if state.end.is_some() || state.seat() != seat {
        return None;
    }
    match state.phase {
        Phase::Playing => Some("end".to_owned()),
        Phase::Discarding => Some("keep".to_owned()),
        Phase::Decks | Phase::Formation => None,
    }
}

fn zone(id: String, label: String, owner: Seat, pieces: Vec<tapete_game::Piece>) -> Zone {
    Zone {
        id,
        label,
        owner: Some(owner),
        arrangement: Arrangement::Row,
        pieces,
        anchor: None,
        arms: Vec::new(),
        extent: None,
    }
}

fn fact(name: &str, label: &str, value: impl ToString) -> FactView {
    FactView {
        name: name.to_owned(),
        label: label.to_owned(),
        value: value.to_string(),
    }
}
