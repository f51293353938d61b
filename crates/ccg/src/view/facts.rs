//! What each seat has, and how the match stands.

use tapete_game::{FactView, Reader, Seat, SeatView, Team, Tint, Tongue};

use crate::model::{Card, Cards, Payment};
use crate::state::{Ask, State, stands};

/// Colours of the frames, by the names that authors use.
const TINTS: [(&[&str], &str); 12] = [
    (&["white", "blanco", "plains", "llanura"], "#e9e0c9"),
    (
        &["blue", "azul", "island", "isla", "water", "agua"],
        "#3f7fbf",
    ),
    (
        &[
            "black",
            "negro",
            "swamp",
            "pantano",
            "darkness",
            "oscuridad",
        ],
        "#4a4048",
    ),
    (
        &["red", "rojo", "mountain", "montaña", "fire", "fuego"],
        "#c0452f",
    ),
    (
        &[
            "green", "verde", "forest", "bosque", "grass", "planta", "leaf", "hoja",
        ],
        "#4c8a4a",
    ),
    (&["gold", "oro", "multicolour", "multicolor"], "#c9a23f"),
    (
        &[
            "colourless",
            "colorless",
            "incoloro",
            "gray",
            "grey",
            "gris",
        ],
        "#9a9a9a",
    ),
    (
        &[
            "lightning",
            "rayo",
            "electric",
            "yellow",
            "amarillo",
            "spark",
            "chispa",
        ],
        "#d9b93b",
    ),
    (
        &[
            "psychic",
            "psíquico",
            "purple",
            "morado",
            "shadow",
            "sombra",
        ],
        "#8a5aa8",
    ),
    (
        &[
            "fighting", "lucha", "earth", "tierra", "brown", "marrón", "stone", "piedra",
        ],
        "#a9683c",
    ),
    (
        &["metal", "steel", "acero", "artifact", "artefacto"],
        "#7d8a94",
    ),
    (&["light", "luz", "orange", "naranja"], "#d98a3b"),
];

/// Colours of what has a name of its own, in turn.
const OTHERS: [&str; 6] = [
    "#6b8fa3", "#8f6ba3", "#6ba38f", "#a38f6b", "#a36b7d", "#7da36b",
];

impl Cards {
    pub(super) fn seat_views(&self, state: &State, tongue: Tongue) -> Vec<SeatView> {
        let each = Seat::all(2).map(|seat| SeatView {
            seat,
            name: None,
            team: Team(seat.0),
            score: self.score_of(state, seat),
            facts: self.seat_facts(state, seat, tongue),
        });
        each.collect()
    }

    fn seat_facts(&self, state: &State, seat: Seat, tongue: Tongue) -> Vec<FactView> {
        let Some(own) = state.players.get(seat.index()) else {
            return Vec::new();
        };
        let mut facts = Vec::new();
        if !self.options.has_hero && !self.options.has_active {
            facts.push(fact("life", tongue.pick("life", "vida"), own.life));
        }
        for (resource, n) in self.resources.iter().zip(own.pool) {
            if n > 0 {
                let label = tongue.pick(&resource.label[0], &resource.label[1]);
                facts.push(fact(&format!("pool.{}", resource.name), label, n));
            }
        }
        if let Some((ready, all)) = self.sources(state, seat) {
            let label = tongue.pick("sources ready", "fuentes listas");
            facts.push(fact("sources", label, format!("{ready} / {all}")));
        }
        for (number, zone) in self.zones.iter().enumerate().filter(|(_, it)| !it.in_play) {
            let n = own.piles.get(number).map_or(0, |it| it.len());
            let label = tongue.pick(&zone.label[0], &zone.label[1]);
            let always =
                number == usize::from(self.roles.hand) || number == usize::from(self.roles.deck);
            if always || n > 0 {
                facts.push(fact(&zone.name, label, n));
            }
        }
        for (kind, n) in self.counters.iter().zip(own.counters) {
            if n > 0 {
                facts.push(fact(&format!("counter.{}", kind.name), &kind.name, n));
            }
        }
        if let Some(deck) = self.decks.get(usize::from(self.seats[seat.index().min(1)])) {
            facts.push(fact("deck_name", tongue.pick("plays", "juega"), &deck.name));
        }
        facts
    }

    /// Returns how many sources of resources are ready, and how many there are.
    pub(crate) fn sources(&self, state: &State, seat: Seat) -> Option<(usize, usize)> {
        if !matches!(self.options.payment, Payment::Pay | Payment::Presence) {
            return None;
        }
        let is_source = |it: &Card| {
            let is_land = self.options.land.is_some_and(|land| it.qualities.has(land));
            it.makes != 0 || is_land
        };
        // A game may be without any: resources come from a pile, or by turns.
        if !self.cards.iter().any(is_source) {
            return None;
        }
        let pile = state.players.get(seat.index())?;
        let pile = pile.piles.get(usize::from(self.roles.play))?;
        let all = pile.iter().filter_map(|it| state.card(*it));
        let all = all.filter(|it| self.cards.get(it.card.index()).is_some_and(is_source));
        let (mut ready, mut n) = (0, 0);
        for card in all {
            n += 1;
            ready += usize::from(!card.is(stands::TAPPED));
        }
        Some((ready, n))
    }

    pub(super) fn fact_views(
        &self,
        state: &State,
        reader: Reader,
        tongue: Tongue,
    ) -> Vec<FactView> {
        let turn = state.counts.turns;
        let mut facts = Vec::new();
        if turn > 0 {
            let value = match tongue {
                Tongue::En => format!("{turn} (seat {})", state.active),
                Tongue::Es => format!("{turn} (asiento {})", state.active),
            };
            facts.push(fact("turn", tongue.pick("turn", "turno"), value));
            if let Some(phase) = self.phases.get(usize::from(state.phase)) {
                let label = tongue.pick(&phase.label[0], &phase.label[1]);
                facts.push(fact("phase", tongue.pick("phase", "fase"), label));
            }
        }
        if state.end.is_some() || state.ask == Ask::Nothing {
            return facts;
        }
        if self.is_puzzle() {
            let task = tongue.pick("win this turn", "ganar en este turno");
            facts.push(fact("task", tongue.pick("task", "tarea"), task));
        }
        let label = match tongue {
            Tongue::En => format!("seat {} is to", state.asked),
            Tongue::Es => format!("el asiento {} debe", state.asked),
        };
        let asked = self.asked_text(state, reader, tongue);
        facts.push(fact("asked", &label, asked));
        facts
    }

    /// Every name that a frame may have, with its colour.
    pub(crate) fn palette(&self) -> Vec<Tint> {
        let mut palette: Vec<Tint> = Vec::new();
        let mut n_others = 0;
        let colours = self.colours.iter();
        let colours = colours.filter_map(|bit| self.qualities.get(usize::from(bit)));
        let resources = self.resources.iter().map(|it| &it.label);
        for names in colours.chain(resources) {
            let known = |name: &String| {
                let name = name.to_lowercase();
                let mut tints = TINTS.iter();
                let found = tints.find(|(words, _)| words.contains(&name.as_str()));
                found.map(|it| it.1)
            };
            let colour = names.iter().find_map(known).unwrap_or_else(|| {
                n_others += 1;
                OTHERS[n_others % OTHERS.len()]
            });
            for name in names {
                add_tint(&mut palette, name, colour);
            }
        }
        for (name, colour) in [
            ("multicolour", "#c9a23f"),
            ("multicolor", "#c9a23f"),
            ("colourless", "#9a9a9a"),
            ("incoloro", "#9a9a9a"),
        ] {
            add_tint(&mut palette, name, colour);
        }
        palette
    }
}

fn add_tint(palette: &mut Vec<Tint>, name: &str, colour: &str) {
    if !name.is_empty() && palette.iter().all(|it| it.face != name) {
        palette.push(Tint {
            face: name.to_owned(),
            colour: colour.to_owned(),
        });
    }
}

fn fact(name: &str, label: &str, value: impl ToString) -> FactView {
    FactView {
        name: name.to_owned(),
        label: label.to_owned(),
        value: value.to_string(),
    }
}
