//! What a reader may know, in the shape of every family: the teams in their
//! formation, the hands, and what each seat has.

mod decks;
mod marked;
mod pieces;
mod show_move;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use tapete_game::{
    Arrangement, Attribute, Reader, Role, Seat, SeatView, Team, Telling, Tint, Tongue, Value, View,
    Zone, ZoneRole,
};
use tapete_speech::counted;

use crate::duel::Duel;
use crate::options::MONSTERS_MAX;
use crate::state::{FOR_EVER, Phase, State};

pub(crate) use pieces::{MonsterShown, PowerShown, card_id, monster_id, slot_id, states_text};

impl Duel {
    pub(crate) fn show(&self, state: &State, telling: Telling<'_>) -> View {
        let teams = Seat::all(self.n_seats).map(|seat| self.team_zone(state, seat, telling));
        let hands = Seat::all(self.n_seats).map(|seat| self.hand_zone(state, seat, telling));
        View {
            seats: self.seat_views(state, telling),
            zones: self
                .deck_zone(state, telling)
                .into_iter()
                .chain(teams)
                .chain(hands)
                .collect(),
            facts: self.fact_views(state, telling),
            palette: self.palette(),
            on_empty: quiet(state, telling.reader()).map(str::to_owned),
            marked: self.marked(state, telling.reader()),
            ..View::blank()
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

    fn team_zone(&self, state: &State, seat: Seat, telling: Telling<'_>) -> Zone {
        let order = self.order_seen(state, telling.reader(), seat);
        let pieces = order
            .iter()
            .map(|monster| self.monster_piece(state, seat, *monster, telling));
        Zone {
            label: telling.owned(seat, "team", ["tu equipo", "equipo"]),
            short: telling.pick("team", "equipo").to_owned(),
            owner: Some(seat),
            pieces: pieces.collect(),
            ..Zone::new(team_id(seat), ZoneRole::Team, "", Arrangement::Row)
        }
    }

    fn hand_zone(&self, state: &State, seat: Seat, telling: Telling<'_>) -> Zone {
        Zone {
            label: telling.owned(seat, "hand", ["tu mano", "mano"]),
            short: telling.pick("hand", "mano").to_owned(),
            owner: Some(seat),
            pieces: self.hand_pieces(state, seat, telling),
            ..Zone::new(hand_id(seat), ZoneRole::Hand, "", Arrangement::Row)
        }
    }

    fn seat_views(&self, state: &State, telling: Telling<'_>) -> Vec<SeatView> {
        let each = Seat::all(self.n_seats).map(|seat| {
            let own = &state.seats[seat.index()];
            let n_monsters = self.n_monsters();
            let living = Value::OutOf {
                now: own.n_living(n_monsters) as i64,
                most: n_monsters as i64,
            };
            let fact =
                |name: &str, role, label, value| Attribute::new(name, role, value).labelled(label);
            let energy = telling.pick("energy", "energía");
            let cards = telling.pick("cards", "cartas");
            let monsters = telling.pick("living monsters", "monstruos vivos");
            let mut facts = vec![
                fact("energy", Role::Resource, energy, Value::from(own.energy)),
                fact("cards", Role::Count, cards, Value::from(own.hand.len())),
                fact("monsters", Role::Count, monsters, living),
            ];
            if let Some(deck) = self.deck_seen(state, telling.reader(), seat) {
                let label = telling.pick("deck", "mazo");
                facts.push(fact("deck", Role::Deck, label, Value::from(deck)));
            }
            let waiting = self.waiting(state, seat, telling.tongue());
            let label = telling.pick("waits", "espera");
            facts.extend(waiting.into_iter().zip(1..).map(|(value, number)| {
                fact(
                    &format!("waits.{number}"),
                    Role::Waiting,
                    label,
                    Value::from(value),
                )
            }));
            if own.lost {
                let lost = telling.pick("has lost", "ha perdido");
                facts.push(Attribute::new("lost", Role::Out, lost));
            }
            SeatView {
                facts,
                ..SeatView::new(seat, Team(seat.0), own.total_life(n_monsters))
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

    fn fact_views(&self, state: &State, telling: Telling<'_>) -> Vec<Attribute> {
        let mut facts = Vec::new();
        if state.round > 0 {
            let round = match self.options.round_limit {
                None => Value::from(state.round),
                Some(limit) => Value::OutOf {
                    now: i64::from(state.round),
                    most: i64::from(limit),
                },
            };
            let label = telling.pick("round", "ronda");
            facts.push(Attribute::new("round", Role::Turn, round).labelled(label));
        }
        if state.end.is_some() {
            return facts;
        }
        let (en, es) = match state.phase {
            Phase::Decks => ("choosing decks", "elección de mazos"),
            Phase::Formation => ("choosing formations", "elección de formaciones"),
            Phase::Playing => ("playing cards", "juego de cartas"),
            Phase::Discarding => ("throwing cards away", "descarte"),
        };
        if self.is_puzzle() {
            let task = telling.pick("win this turn", "ganar en este turno");
            let task = Attribute::new("task", Role::Task, task);
            facts.push(task.labelled(telling.pick("task", "tarea")));
        }
        let label = telling.pick("phase", "fase");
        let phase = Attribute::new("phase", Role::Phase, telling.pick(en, es));
        facts.push(phase.labelled(label));
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
fn quiet(state: &State, reader: Reader) -> Option<&'static str> {
    let Reader::Seat(seat) = reader else {
        return None;
    };
    if state.end.is_some() || state.seat() != seat {
        return None;
    }
    match state.phase {
        Phase::Playing => Some("end"),
        Phase::Discarding => Some("keep"),
        Phase::Decks | Phase::Formation => None,
    }
}

/// Names the zone of a seat's monsters.
pub(crate) fn team_id(seat: Seat) -> String {
    format!("team.{seat}")
}

/// Names the zone of a seat's cards.
pub(crate) fn hand_id(seat: Seat) -> String {
    format!("hand.{seat}")
}
