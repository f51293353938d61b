//! What each seat has, and how the match stands.

use tapete_game::{Attribute, Role, Seat, SeatView, Team, Telling, Tint, Value};
use tapete_speech::Said;

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
    pub(super) fn seat_views(&self, state: &State, telling: Telling<'_>) -> Vec<SeatView> {
        let each = Seat::all(2).map(|seat| SeatView {
            facts: self.seat_facts(state, seat, telling),
            ..SeatView::new(seat, Team(seat.0), self.score_of(state, seat))
        });
        each.collect()
    }

    fn seat_facts(&self, state: &State, seat: Seat, telling: Telling<'_>) -> Vec<Attribute> {
        let Some(own) = state.players.get(seat.index()) else {
            return Vec::new();
        };
        let of = |label: &Said| label.get(telling.tongue()).to_owned();
        let mut facts = Vec::new();
        if !self.options.has_hero && !self.options.has_active {
            let life = Attribute::new("life", Role::Life, own.life);
            facts.push(life.labelled(telling.pick("life", "vida")));
        }
        for (resource, n) in self.resources.iter().zip(own.pool) {
            if n > 0 {
                let pool = Attribute::new(format!("pool.{}", resource.name), Role::Resource, n);
                facts.push(pool.labelled(of(&resource.label)));
            }
        }
        if let Some((ready, all)) = self.sources(state, seat) {
            let ready = Value::OutOf {
                now: ready as i64,
                most: all as i64,
            };
            let sources = Attribute::new("sources", Role::Resource, ready);
            facts.push(sources.labelled(telling.pick("sources ready", "fuentes listas")));
        }
        for (number, zone) in self.zones.iter().enumerate().filter(|(_, it)| !it.in_play) {
            let n = own.piles.get(number).map_or(0, |it| it.len());
            let always =
                number == usize::from(self.roles.hand) || number == usize::from(self.roles.deck);
            if always || n > 0 {
                let count = Attribute::new(format!("zone.{}", zone.name), Role::Count, n);
                facts.push(count.labelled(of(&zone.label)));
            }
        }
        for (kind, n) in self.counters.iter().zip(own.counters) {
            if n > 0 {
                let counters = Attribute::new(format!("counter.{}", kind.name), Role::Other, n);
                facts.push(counters.labelled(&kind.name));
            }
        }
        if let Some(deck) = self.decks.get(usize::from(self.seats[seat.index().min(1)])) {
            let deck = Attribute::new("deck", Role::Deck, deck.name.as_str());
            facts.push(deck.labelled(telling.pick("plays", "juega")));
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

    pub(super) fn fact_views(&self, state: &State, telling: Telling<'_>) -> Vec<Attribute> {
        let turn = state.counts.turns;
        let mut facts = Vec::new();
        if turn > 0 {
            let turn = Attribute::new("turn", Role::Turn, turn);
            facts.push(turn.labelled(telling.pick("turn", "turno")));
            let whose = telling.subject(Seat(state.active.min(1))).into_owned();
            let whose = Attribute::new("active", Role::Other, whose);
            facts.push(whose.labelled(telling.pick("whose turn", "juega")));
            if let Some(phase) = self.phases.get(usize::from(state.phase)) {
                let label = phase.label.get(telling.tongue());
                let phase = Attribute::new("phase", Role::Phase, label);
                facts.push(phase.labelled(telling.pick("phase", "fase")));
            }
        }
        if state.end.is_some() || state.ask == Ask::Nothing {
            return facts;
        }
        if self.is_puzzle() {
            let task = telling.pick("win this turn", "ganar en este turno");
            let task = Attribute::new("task", Role::Task, task);
            facts.push(task.labelled(telling.pick("task", "tarea")));
        }
        let asked = Attribute::new("asked", Role::Asked, self.asked_text(state, telling));
        facts.push(asked.labelled(asked_label(Seat(state.asked.min(1)), telling)));
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
            let known = |name: &str| {
                let name = name.to_lowercase();
                let mut tints = TINTS.iter();
                let found = tints.find(|(words, _)| words.contains(&name.as_str()));
                found.map(|it| it.1)
            };
            let colour = names.both().into_iter().find_map(known).unwrap_or_else(|| {
                n_others += 1;
                OTHERS[n_others % OTHERS.len()]
            });
            for name in names.both() {
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

/// Says whom the question is put to: `your move`, `Ana's move`.
fn asked_label(seat: Seat, telling: Telling<'_>) -> String {
    match telling.is_you(seat) {
        true => telling.pick("your move", "te toca").to_owned(),
        false => {
            let name = telling.name(seat);
            telling.pick(format!("{}'s move", name), format!("le toca a {name}"))
        }
    }
}
