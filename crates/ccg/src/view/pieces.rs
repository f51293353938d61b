//! Cards as pieces of a view.

use tapete_game::{
    Attribute, Joint, Lie, Piece, Posture, Role, Seat, Shape, Telling, Tongue, Value,
};
use tapete_speech::Said;

use super::{is_on_stack, zone_id};
use crate::engine::is_player;
use crate::model::{Card, Cards, Figure, NOTHING, Qualities, Thing};
use crate::state::{Origin, StackItem, State, stands};

/// How many cards may lie under each other, each attached to the next.
const HOSTS_MAX: usize = 8;

impl Cards {
    pub(super) fn pile_pieces(
        &self,
        state: &State,
        seat: Seat,
        zone: usize,
        telling: Telling<'_>,
    ) -> Vec<Piece> {
        let pile = state.players.get(seat.index());
        let pile = pile.and_then(|it| it.piles.get(zone)).into_iter().flatten();
        let name = zone_id(self, zone, seat);
        let mut pieces = Vec::new();
        for (place, thing) in pile.enumerate() {
            if !self.sees(state, telling.reader(), *thing) {
                pieces.push(Piece::new(format!("{name}.{place}"), Shape::Card));
            } else if self.host_of(state, *thing).is_none() {
                let host = self.card_piece(state, *thing, seat, telling);
                let to = host.id.clone();
                pieces.push(host);
                self.attached_pieces(state, (*thing, &to), seat, telling, &mut pieces);
            }
        }
        pieces
    }

    /// Adds what is attached to a card: it lies with its host, whoever has it.
    fn attached_pieces(
        &self,
        state: &State,
        (host, to): (Thing, &str),
        seat: Seat,
        telling: Telling<'_>,
        pieces: &mut Vec<Piece>,
    ) {
        let things = state.things();
        for thing in things.filter(|it| self.host_of(state, *it) == Some(host)) {
            let mut it = self.card_piece(state, thing, seat, telling);
            let to = to.to_owned();
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

    fn card_piece(&self, state: &State, thing: Thing, seat: Seat, telling: Telling<'_>) -> Piece {
        let mut it = self.open_piece(state, thing, telling);
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
    pub(super) fn stack_pieces(&self, state: &State, telling: Telling<'_>) -> Vec<Piece> {
        let mut pieces = Vec::new();
        // What is being cast, or happening, is not among what waits.
        for thing in state.things() {
            let is_there = state.card(thing).is_some_and(is_on_stack);
            let waits = state
                .stack
                .iter()
                .any(|it| it.origin == Origin::Spell(thing));
            if is_there && !waits {
                pieces.push(self.open_piece(state, thing, telling));
            }
        }
        for (index, item) in state.stack.iter().enumerate().rev() {
            pieces.push(self.waiting_piece(state, index, item, telling));
        }
        pieces
    }

    fn waiting_piece(
        &self,
        state: &State,
        index: usize,
        item: &StackItem,
        telling: Telling<'_>,
    ) -> Piece {
        let mut it = match item.origin {
            Origin::Spell(thing) => self.open_piece(state, thing, telling),
            Origin::Trigger(_) | Origin::Activated(_) | Origin::Program(_) => {
                self.ability_piece(state, index, item, telling)
            }
        };
        let aimed = self.aimed_text(state, item, telling);
        if !aimed.is_empty() {
            let aim = Attribute::new("aim", Role::Aim, aimed);
            it.attributes
                .push(aim.labelled(telling.pick("target", "objetivo")));
        }
        it.owner = Some(Seat(item.context.you.min(1)));
        it
    }

    /// An ability that waits: it is called by what it is of, if that lies open.
    fn ability_piece(
        &self,
        state: &State,
        index: usize,
        item: &StackItem,
        telling: Telling<'_>,
    ) -> Piece {
        let this = item.context.this;
        let open = state.card(this).filter(|it| self.is_open(it.zone));
        let id = |item: &StackItem| {
            let source = match open {
                Some(card) => format!("{this}.{}", card.card.0),
                None => "hidden".to_owned(),
            };
            match item.origin {
                Origin::Trigger(id) => format!("ability.{source}.trigger.{}", id.0),
                Origin::Activated(id) => format!("ability.{source}.use.{}", id.0),
                Origin::Program(id) => format!("ability.{source}.rule.{}", id.0),
                Origin::Spell(thing) => self.id_of(state, thing),
            }
        };
        // What waits below was there before: the number of an ability stays as
        // it is while others come and go above.
        let below = state.stack.iter().take(index);
        let n_alike = below.filter(|it| {
            let is_same = it.origin == item.origin;
            is_same && (it.context.this == this || open.is_none())
        });
        let mut it = Piece::new(format!("{}.{}", id(item), n_alike.count() + 1), Shape::Card);
        if open.is_some() {
            let name = self.name_of(state, this);
            it.attributes
                .push(Attribute::new("title", Role::Title, name));
        }
        let kind = telling.pick("ability", "habilidad");
        it.attributes.push(Attribute::new("kind", Role::Kind, kind));
        let label = self.ability_label(item.origin, telling.tongue());
        if !label.is_empty() {
            let label = Value::Rules(label);
            it.attributes
                .push(Attribute::new("rules", Role::Rules, label));
        }
        it
    }

    /// Returns what people read of an ability on the stack.
    pub(crate) fn ability_label(&self, origin: Origin, tongue: Tongue) -> String {
        let pick = |label: &Said| label.get(tongue).to_owned();
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
    fn aimed_text(&self, state: &State, item: &StackItem, telling: Telling<'_>) -> String {
        let n: usize = item
            .context
            .n_targets
            .iter()
            .map(|it| usize::from(*it))
            .sum();
        let targets = item.context.targets.iter().take(n);
        let names: Vec<String> = targets
            .filter(|it| it.0 != NOTHING)
            .map(|(thing, _)| match is_player(*thing) {
                // Here it stands alone, without a word before it.
                true => alone(Seat(*thing), telling),
                false => self.open_name(state, *thing, telling),
            })
            .collect();
        names.join(", ")
    }

    /// Names a thing that lies open, for everybody.
    pub(crate) fn open_name(&self, state: &State, thing: Thing, telling: Telling<'_>) -> String {
        if is_player(thing) {
            return telling.object(Seat(thing)).into_owned();
        }
        let is_open = state.card(thing).is_some_and(|it| self.is_open(it.zone));
        if is_open {
            self.name_of(state, thing).to_owned()
        } else {
            telling.pick("a card", "una carta").to_owned()
        }
    }

    /// Returns a card of which a reader may know which it is.
    fn open_piece(&self, state: &State, thing: Thing, telling: Telling<'_>) -> Piece {
        let mut it = Piece::new(self.id_of(state, thing), Shape::Card);
        let Some(card) = state.card(thing) else {
            return it;
        };
        let Some(printed) = self.cards.get(card.card.index()) else {
            it.attributes
                .push(Attribute::new("title", Role::Title, "?"));
            return it;
        };
        it.attributes = self.as_printed(printed, telling);
        it.attributes.extend(self.figures(state, thing, telling));
        let marks = self.state_marks(state, thing, telling);
        if !marks.is_empty() {
            it.attributes
                .push(Attribute::new("states", Role::States, marks));
        }
        if card.attached_to != NOTHING {
            let on = self.open_name(state, card.attached_to, telling);
            let on = Attribute::new("bearer", Role::Bearer, on);
            it.attributes.push(on.labelled(telling.pick("on", "en")));
        }
        it
    }

    /// Returns what is printed on a card, without its figures.
    pub(crate) fn as_printed(&self, printed: &Card, telling: Telling<'_>) -> Vec<Attribute> {
        let pick = |text: &Said| text.get(telling.tongue()).to_owned();
        let cost = self.shown_cost(printed).to_owned();
        let title = Attribute::new("title", Role::Title, printed.name.as_str());
        let all = [
            title,
            Attribute::new("cost", Role::Cost, cost),
            Attribute::new("kind", Role::Kind, pick(&printed.type_line)),
            Attribute::new("rules", Role::Rules, Value::Rules(pick(&printed.text))),
            Attribute::new(
                "colour",
                Role::Colour,
                self.colour_text(printed, telling.tongue()),
            ),
        ];
        let is_empty = |it: &Attribute| match &it.value {
            Value::Text(text) | Value::Rules(text) => text.is_empty(),
            _ => false,
        };
        let all = all.into_iter();
        all.filter(|it| it.role == Role::Title || !is_empty(it))
            .collect()
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

    /// Returns the colour of a card's frame: its own, that of the energy it
    /// gives, or none.
    pub(crate) fn colour_text(&self, printed: &Card, tongue: Tongue) -> String {
        let name = |bit: u8| {
            let names = self.qualities.get(usize::from(bit));
            names.map(|it| it.get(tongue).to_owned())
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
                resource.map_or(String::new(), |it| it.label.get(tongue).to_owned())
            }
            (Some(_), Some(_)) => tongue.pick("multicolour", "multicolor").to_owned(),
            (None, _) => tongue.pick("colourless", "incoloro").to_owned(),
        }
    }
}

/// Names a player where no word stands before the name.
fn alone(seat: Seat, telling: Telling<'_>) -> String {
    match telling.is_you(seat) {
        true => telling.pick("you", "tú").to_owned(),
        false => telling.name(seat).into_owned(),
    }
}
