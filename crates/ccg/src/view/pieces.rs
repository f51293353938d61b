//! Cards as pieces of a view.

use tapete_game::{Joint, Lie, Piece, Posture, Reader, Seat, Shape, Tongue};

use super::is_on_stack;
use crate::engine::is_player;
use crate::model::{Card, Cards, Figure, NOTHING, Qualities, Thing};
use crate::state::{CardState, LastingKind, Origin, StackItem, State, stands};

/// How many cards may lie under each other, each attached to the next.
const HOSTS_MAX: usize = 8;

impl Cards {
    pub(super) fn pile_pieces(
        &self,
        state: &State,
        reader: Reader,
        seat: Seat,
        zone: usize,
        tongue: Tongue,
    ) -> Vec<Piece> {
        let pile = state.players.get(seat.index());
        let pile = pile.and_then(|it| it.piles.get(zone)).into_iter().flatten();
        let name = self.zones.get(zone).map_or("", |it| &it.name);
        let mut pieces = Vec::new();
        for (place, thing) in pile.enumerate() {
            if !self.sees(state, reader, *thing) {
                pieces.push(piece(format!("{name}.{seat}.{place}"), Vec::new()));
            } else if self.host_of(state, *thing).is_none() {
                let host = pieces.len();
                pieces.push(self.card_piece(state, *thing, seat, tongue));
                self.attached_pieces(state, (*thing, host), seat, tongue, &mut pieces);
            }
        }
        pieces
    }

    /// Adds what is attached to a card: it lies with its host, whoever has it.
    fn attached_pieces(
        &self,
        state: &State,
        (host, to): (Thing, usize),
        seat: Seat,
        tongue: Tongue,
        pieces: &mut Vec<Piece>,
    ) {
        let things = state.things();
        for thing in things.filter(|it| self.host_of(state, *it) == Some(host)) {
            let mut it = self.card_piece(state, thing, seat, tongue);
            it.lie = Some(Lie::Joint(Joint { to, port: 0 }));
            pieces.push(it);
        }
    }

    /// Returns the card in play under which another lies: what it is attached to,
    /// or what that is attached to. Nothing for what is attached in a circle.
    fn host_of(&self, state: &State, thing: Thing) -> Option<Thing> {
        let under = |thing: Thing| {
            let card = state.card(thing).filter(|_| self.in_play(state, thing))?;
            let host = card.attached_to;
            let lies = host != NOTHING && !is_player(host) && self.in_play(state, host);
            lies.then_some(host)
        };
        let mut host = under(thing)?;
        for _ in 0..HOSTS_MAX {
            match under(host) {
                Some(further) => host = further,
                None => return Some(host),
            }
        }
        None
    }

    fn card_piece(&self, state: &State, thing: Thing, seat: Seat, tongue: Tongue) -> Piece {
        let mut it = piece(card_id(thing), self.faces(state, thing, tongue));
        let Some(card) = state.card(thing) else {
            return it;
        };
        it.owner = (card.owner != seat.0).then_some(Seat(card.owner.min(1)));
        if card.is(stands::TAPPED) {
            it.posture = Posture::Across;
        }
        it
    }

    /// What the stack holds, the next to happen first.
    pub(super) fn stack_pieces(&self, state: &State, tongue: Tongue) -> Vec<Piece> {
        let mut pieces = Vec::new();
        // What is being cast, or happening, is not among what waits.
        for thing in state.things() {
            let is_there = state.card(thing).is_some_and(is_on_stack);
            let waits = state
                .stack
                .iter()
                .any(|it| it.origin == Origin::Spell(thing));
            if is_there && !waits {
                pieces.push(piece(card_id(thing), self.faces(state, thing, tongue)));
            }
        }
        for (index, item) in state.stack.iter().enumerate().rev() {
            pieces.push(self.waiting_piece(state, index, item, tongue));
        }
        pieces
    }

    fn waiting_piece(
        &self,
        state: &State,
        index: usize,
        item: &StackItem,
        tongue: Tongue,
    ) -> Piece {
        let aimed = self.aimed_text(state, item, tongue);
        let mut it = match item.origin {
            Origin::Spell(thing) => {
                let mut faces = self.faces(state, thing, tongue);
                if let Some(states) = faces.get_mut(5) {
                    *states = aimed;
                }
                piece(card_id(thing), faces)
            }
            Origin::Trigger(_) | Origin::Activated(_) | Origin::Program(_) => {
                let this = item.context.this;
                let is_open = state.card(this).is_some_and(|it| self.is_open(it.zone));
                let source = is_open.then(|| self.name_of(state, this).to_owned());
                let faces = vec![
                    source.unwrap_or_default(),
                    String::new(),
                    tongue.pick("ability", "habilidad").to_owned(),
                    self.ability_label(item.origin, tongue),
                    String::new(),
                    aimed,
                    String::new(),
                ];
                piece(format!("stack.{index}"), faces)
            }
        };
        it.owner = Some(Seat(item.context.you.min(1)));
        it
    }

    /// Returns what people read of an ability on the stack.
    pub(crate) fn ability_label(&self, origin: Origin, tongue: Tongue) -> String {
        let pick = |label: &[String; 2]| tongue.pick(&label[0], &label[1]).clone();
        match origin {
            Origin::Activated(id) => {
                let it = self.activated.get(id.index());
                it.map_or(String::new(), |it| pick(&it.label))
            }
            Origin::Trigger(id) => {
                let it = self.triggers.get(id.index());
                it.map_or(String::new(), |it| pick(&it.label))
            }
            Origin::Spell(_) | Origin::Program(_) => String::new(),
        }
    }

    /// Says what something on the stack is aimed at.
    fn aimed_text(&self, state: &State, item: &StackItem, tongue: Tongue) -> String {
        let n: usize = item
            .context
            .n_targets
            .iter()
            .map(|it| usize::from(*it))
            .sum();
        let targets = item.context.targets.iter().take(n);
        let names: Vec<String> = targets
            .filter(|it| it.0 != NOTHING)
            .map(|(thing, _)| self.open_name(state, *thing, tongue))
            .collect();
        if names.is_empty() {
            return String::new();
        }
        format!("→ {}", names.join(", "))
    }

    /// Names a thing that lies open, for everybody.
    pub(crate) fn open_name(&self, state: &State, thing: Thing, tongue: Tongue) -> String {
        if is_player(thing) {
            return match tongue {
                Tongue::En => format!("seat {thing}"),
                Tongue::Es => format!("asiento {thing}"),
            };
        }
        let is_open = state.card(thing).is_some_and(|it| self.is_open(it.zone));
        if is_open {
            self.name_of(state, thing).to_owned()
        } else {
            tongue.pick("a card", "una carta").to_owned()
        }
    }

    /// Returns the faces of a card, as [`Shape::Card`] orders them.
    fn faces(&self, state: &State, thing: Thing, tongue: Tongue) -> Vec<String> {
        let Some(card) = state.card(thing) else {
            return Vec::new();
        };
        let Some(printed) = self.cards.get(card.card.index()) else {
            return vec!["?".to_owned(); 7];
        };
        let pick = |text: &[String; 2]| tongue.pick(&text[0], &text[1]).clone();
        vec![
            printed.name.clone(),
            self.shown_cost(printed).to_owned(),
            pick(&printed.type_line),
            pick(&printed.text),
            self.figures_text(state, thing),
            self.states_text(state, thing, tongue),
            self.colour_text(printed, tongue),
        ]
    }

    /// Returns the cost of a card as it is shown: nothing for one that is never
    /// paid for.
    pub(crate) fn shown_cost<'a>(&self, printed: &'a Card) -> &'a str {
        let nature = &printed.nature;
        let is_free = nature.no_cost || nature.starts_in_play || printed.is_token;
        // Where creatures are active, their attacks cost something, not they.
        let is_played = self.options.has_active && printed.cost_text == "0";
        match is_free || is_played {
            true => "",
            false => &printed.cost_text,
        }
    }

    /// Returns power and toughness, or what is left of the health in games
    /// where damage stays; printed ones outside play.
    pub(crate) fn figures_text(&self, state: &State, thing: Thing) -> String {
        let Some(card) = state.card(thing) else {
            return String::new();
        };
        let Some(printed) = self.cards.get(card.card.index()) else {
            return String::new();
        };
        if !self.in_play(state, thing) {
            return self.printed_figures(printed);
        }
        if !self.fights(state, thing) && !printed.nature.starts_in_play {
            return String::new();
        }
        let look = card.look;
        if self.options.has_active {
            return format!("{}/{}", look.toughness - card.damage, look.toughness);
        }
        format!("{}/{}", look.power, look.toughness)
    }

    /// Returns the printed figures of a card; `*` for one that is worked out.
    pub(crate) fn printed_figures(&self, printed: &Card) -> String {
        if !printed.nature.fights && !printed.nature.starts_in_play {
            return String::new();
        }
        let figure = |it: Figure| it.number().map_or("*".to_owned(), |it| it.to_string());
        let health = figure(printed.toughness);
        if self.options.has_active {
            return health;
        }
        format!("{}/{health}", figure(printed.power))
    }

    /// Says how a card in play stands: `tapped, attacking, +1/+1 ×2, damage 1`.
    pub(crate) fn states_text(&self, state: &State, thing: Thing, tongue: Tongue) -> String {
        let Some(card) = state.card(thing) else {
            return String::new();
        };
        let mut words: Vec<String> = Vec::new();
        if self.in_play(state, thing) {
            self.standing_words(state, thing, card, tongue, &mut words);
        }
        for (kind, n) in self.counters.iter().zip(card.counters) {
            match n {
                0 => {}
                1 => words.push(kind.name.clone()),
                n => words.push(format!("{} ×{n}", kind.name)),
            }
        }
        if card.damage > 0 {
            let label = tongue.pick("damage", "daño");
            words.push(format!("{label} {}", card.damage));
        }
        if card.attached_to != NOTHING {
            let on = self.open_name(state, card.attached_to, tongue);
            words.push(format!("{} {on}", tongue.pick("on", "en")));
        }
        words.join(", ")
    }

    fn standing_words(
        &self,
        state: &State,
        thing: Thing,
        card: &CardState,
        tongue: Tongue,
        words: &mut Vec<String>,
    ) {
        const WORDS: [(u16, &str, &str); 8] = [
            (stands::TAPPED, "tapped", "girada"),
            (stands::ATTACKING, "attacking", "atacando"),
            (stands::BLOCKED, "blocked", "bloqueada"),
            (stands::SHIELDED, "regenerates", "se regenera"),
            (stands::ASLEEP, "asleep", "dormida"),
            (stands::PARALYSED, "paralysed", "paralizada"),
            (stands::CONFUSED, "confused", "confundida"),
            (stands::TOKEN, "token", "ficha"),
        ];
        for (bit, en, es) in WORDS {
            if card.is(bit) {
                words.push(tongue.pick(en, es).to_owned());
            }
        }
        if card.blocks != NOTHING {
            // As moves name it: attackers of one name are told apart.
            let whom = match self.in_play(state, card.blocks) {
                true => self.called(state, Seat(card.controller), card.blocks),
                false => self.open_name(state, card.blocks, tongue),
            };
            words.push(format!("{} {whom}", tongue.pick("blocks", "bloquea a")));
        }
        if self.options.sickness && self.fights(state, thing) && self.is_sick(state, thing) {
            words.push(tongue.pick("just came", "recién llegada").to_owned());
        }
        let by_effects = state.lasting.iter().filter(|it| it.on == thing);
        let by_effects = by_effects.filter_map(|it| match it.what {
            LastingKind::Gain(id) => Some(id),
            _ => None,
        });
        let by_others = state.granted.iter().filter(|it| it.0 == thing);
        for id in by_effects.chain(by_others.map(|it| it.1)) {
            if let Some(ability) = self.abilities.get(id.index()) {
                let label = tongue.pick(&ability.label[0], &ability.label[1]);
                if !label.is_empty() && !words.contains(label) {
                    words.push(label.clone());
                }
            }
        }
    }

    /// Returns the colour of a card's frame: its own, that of the energy it
    /// gives, or none.
    pub(crate) fn colour_text(&self, printed: &Card, tongue: Tongue) -> String {
        let name = |bit: u8| {
            let names = self.qualities.get(usize::from(bit));
            names.map(|it| tongue.pick(&it[0], &it[1]).clone())
        };
        let colours: &Qualities = &printed.colours;
        let mut own = colours.iter();
        if let Some(first) = own.next() {
            if own.next().is_some() {
                return tongue.pick("multicolour", "multicolor").to_owned();
            }
            return name(first).unwrap_or_default();
        }
        let kinds = printed.energy | printed.makes;
        let mut kinds = (0..8usize).filter(|it| kinds >> it & 1 == 1);
        match (kinds.next(), kinds.next()) {
            (Some(kind), None) => {
                let resource = self.resources.get(kind);
                resource.map_or(String::new(), |it| {
                    tongue.pick(&it.label[0], &it.label[1]).clone()
                })
            }
            (Some(_), Some(_)) => tongue.pick("multicolour", "multicolor").to_owned(),
            (None, _) => tongue.pick("colourless", "incoloro").to_owned(),
        }
    }
}

/// Names a card that a reader can follow.
pub(super) fn card_id(thing: Thing) -> String {
    format!("card.{thing}")
}

fn piece(id: String, faces: Vec<String>) -> Piece {
    Piece {
        id,
        shape: Shape::Card,
        faces,
        owner: None,
        posture: Posture::Upright,
        lie: None,
        fresh: false,
    }
}
