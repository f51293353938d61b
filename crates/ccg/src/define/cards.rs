//! Cards: what each sentence makes, and the unions that the engine asks first.

use tapete_lang::{Place, Spelled, TextValue};
use tapete_speech::Said;

use super::book::{card_name, spelled};
use super::codes;
use super::maker::{Extra, Maker};
use super::say;
use super::scope::Scope;
use crate::find::fold;
use crate::model::{
    Ability, AbilityId, Card, CardId, Cards, Cost, Figure, Nature, Only, PROPERTIES_MAX, Payment,
    Qualities, Replaced, Replacement,
};
use crate::syntax::ast::{self, Clause, ClauseKind, Filter, Sentence, Worth};

/// How many cards a text may have.
pub(super) const CARDS_MAX: usize = 5000;
/// How many characters a name may have.
const NAME_MAX: usize = 60;

/// A card to be made: a sentence, or a basic land that a deck names by its type.
#[derive(Clone, Copy)]
pub(super) struct Wanted<'a> {
    pub(super) sentence: Option<&'a Sentence>,
    pub(super) library: bool,
}

/// The most power or toughness that a card has by itself.
const FIGURE_MAX: i64 = 999;

impl<'a> Maker<'a> {
    /// Gives every card of the text its number, and every subtype its bit.
    pub(super) fn number_cards(&mut self, wanted: &mut Vec<Wanted<'a>>) {
        let sentences: Vec<&'a Sentence> = self.book.cards().collect();
        for sentence in sentences {
            let name = card_name(sentence);
            let place = sentence
                .name
                .as_ref()
                .map_or(sentence.kind.place, |it| it.place);
            if self.card_id(name).is_some() {
                // The form tells already of two things of one kind.
                if sentence.name.is_some() && !self.problems.has_at(place) {
                    let args = vec![name.into()];
                    self.wrong_with(
                        &codes::CARD_TWICE,
                        place,
                        args,
                        vec![(codes::OTHER_NAME, Vec::new())],
                    );
                }
                continue;
            }
            let is_bad = name.trim().is_empty()
                || name.chars().count() > NAME_MAX
                || name.contains(['"', '\n']);
            if is_bad && !self.problems.has_at(place) {
                self.wrong(&codes::BAD_NAME, place, vec![name.into(), NAME_MAX.into()]);
            }
            if self.card_names.len() >= CARDS_MAX {
                return self.too_many(codes::CARDS, CARDS_MAX);
            }
            self.card_names.push(name.to_owned());
            wanted.push(Wanted {
                sentence: Some(sentence),
                library: false,
            });
        }
        // A subtype is declared by its use.
        for clause in wanted
            .iter()
            .filter_map(|it| it.sentence)
            .flat_map(|it| &it.clauses)
        {
            match &clause.kind {
                ClauseKind::Is(words) => {
                    for word in words {
                        self.subtype(word);
                    }
                }
                ClauseKind::Colored(words) => {
                    for word in words {
                        self.colour(word);
                    }
                }
                _ => {}
            }
        }
    }

    fn subtype(&mut self, word: &Spelled) {
        if self.kinds.bit(&word.text).is_some() {
            return;
        }
        if self.kinds.listed_only && !self.lists_of_library_only() {
            let known = self.kinds.names.clone();
            return self.unknown(&codes::UNKNOWN_TYPE, word, &known);
        }
        let bit = self.kinds.make(&word.text);
        self.kinds.subtypes.set(bit);
    }

    /// Tells whether only games of the library list subtypes: a text may then
    /// bring more.
    fn lists_of_library_only(&self) -> bool {
        let mut clauses = self.game_clauses().into_iter();
        !clauses.any(|(it, library)| {
            !library
                && matches!(&it.kind, ClauseKind::Names { list, .. } if list.text == "subtypes")
        })
    }

    fn colour(&mut self, word: &Spelled) {
        let bit = self.kinds.bit(&word.text);
        if bit.is_some_and(|it| self.kinds.colours.has(it)) {
            return;
        }
        if matches!(
            word.text.as_str(),
            "Colourless" | "Colorless" | "colourless"
        ) {
            return;
        }
        let colours: Vec<u8> = self.kinds.colours.iter().collect();
        if colours.is_empty() {
            let bit = self.kinds.make(&word.text);
            return self.kinds.colours.set(bit);
        }
        let names = colours
            .iter()
            .filter_map(|it| self.kinds.names.get(usize::from(*it)));
        let known: Vec<String> = names.cloned().collect();
        self.unknown(&codes::UNKNOWN_TYPE, word, &known);
    }

    /// Returns the number of a card by its name; a basic land and a card of the
    /// library become part of the game when they are named.
    pub(super) fn wanted_card(&mut self, name: &str) -> Option<CardId> {
        if let Some(id) = self.card_id(name) {
            return Some(id);
        }
        let library = self.book.library_card(name);
        let is_basic = |maker: &Self| {
            let land = maker.land.or(maker.energy)?;
            let kind = maker.kinds.kind(name)?;
            let exact = maker
                .kinds
                .names
                .get(usize::from(maker.kinds.types.get(kind)?.bit))?;
            (exact == name && maker.kinds.extends(kind, land)).then_some(())
        };
        // A card of the library is of use only if the game has its type.
        let library = library.filter(|it| self.kinds.kind(&it.kind.text).is_some());
        if library.is_none() && is_basic(self).is_none() {
            return None;
        }
        let at = u16::try_from(self.card_names.len()).ok()?;
        self.card_names.push(name.to_owned());
        self.late.push(library);
        Some(CardId(at))
    }

    /// Returns a card that a sentence names, or tells that there is none.
    pub(super) fn card_named(&mut self, name: &TextValue) -> Option<CardId> {
        let found = self.wanted_card(&name.text);
        if found.is_none() && !self.book.is_part {
            let known = self.card_names.clone();
            let word = spelled(&name.text, name.place);
            self.unknown(&codes::UNKNOWN_CARD, &word, &known);
        }
        found
    }

    /// Returns a token that an effect makes.
    pub(super) fn token(&mut self, name: &TextValue) -> Option<CardId> {
        let id = self.wanted_card(&name.text);
        let Some(id) = id else {
            if self.book.is_part {
                return None;
            }
            let tokens = self.book.cards().filter(|it| is_token(it));
            let known: Vec<String> = tokens.map(|it| card_name(it).to_owned()).collect();
            let word = spelled(&name.text, name.place);
            self.unknown(&codes::UNKNOWN_TOKEN, &word, &known);
            return None;
        };
        let mut own = self.book.cards();
        let sentence = own.find(|it| card_name(it) == name.text);
        let sentence = sentence.or_else(|| self.book.library_card(&name.text));
        if !sentence.is_some_and(is_token) {
            self.wrong_with(
                &codes::NOT_A_TOKEN,
                name.place,
                vec![name.text.as_str().into()],
                vec![(codes::SAY_TOKEN, Vec::new())],
            );
            return None;
        }
        Some(id)
    }

    /// Makes a card of a sentence.
    pub(super) fn make_card(&mut self, at: usize, wanted: Wanted<'_>, payment: Payment) -> Card {
        let name = self.card_names.get(at).cloned().unwrap_or_default();
        let mut card = self.blank(&name);
        let lending = wanted.sentence.and_then(|it| self.lending(it));
        let sentence = lending.as_ref().or(wanted.sentence);
        let (kind, clauses): (Spelled, &[Clause]) = match sentence {
            Some(sentence) => (sentence.kind.clone(), &sentence.clauses),
            None => (spelled(&name, self.book.head()), &[]),
        };
        self.enter_library(wanted.library, self.book.head());
        self.apply_kind(&kind, &mut card);
        let mut own = Ability::default();
        let mut extra = Extra::default();
        let mut figures = Figures::default();
        let aim = clauses.iter().find_map(|it| match &it.kind {
            ClauseKind::Target(filter) => Some(filter),
            _ => None,
        });
        for clause in clauses {
            self.card_clause(clause, aim, &mut card, &mut own, &mut figures);
        }
        // A target says whom a one-shot card hits; else what it is put on.
        let rules: Vec<Clause> = clauses
            .iter()
            .filter(|it| card.nature.attaches || !matches!(it.kind, ClauseKind::Target(_)))
            .cloned()
            .collect();
        self.body(&rules, &mut own, &mut extra);
        self.finish_figures(&kind, &figures, wanted, &mut card);
        self.simple_makers(&mut own, &mut card);
        self.attachment(&kind, extra, &mut card);
        if payment == Payment::Attached {
            card.energy = self.makes_of(&card.qualities);
        } else {
            card.makes |= self.makes_of(&card.qualities);
        }
        let is_empty = Ability::default() == own;
        if !is_empty {
            let id = AbilityId(self.abilities.len() as u16);
            self.abilities.push(own);
            self.extras.push(Extra::default());
            card.abilities.push(id);
        }
        for id in &card.abilities {
            let more = self.extras.get(id.index()).copied().unwrap_or_default();
            card.kicker = card.kicker.or(more.kicker);
            let is_free = extra.attaches_to.is_none() && card.nature.attaches;
            if is_free && more.attaches_to.is_some() {
                card.attaches_to = more.attaches_to;
                card.nature.enchants = true;
            }
        }
        card.kicker = card.kicker.or(extra.kicker);
        if let Some(sentence) = sentence {
            self.word_card(sentence, &mut card);
        }
        self.library = None;
        card
    }

    fn blank(&mut self, name: &str) -> Card {
        let free = self.cost(Cost::default());
        Card {
            name: name.to_owned(),
            folded: fold(name),
            nature: Nature::default(),
            qualities: Qualities::default(),
            subtypes: Qualities::default(),
            colours: Qualities::default(),
            cost: free,
            cost_total: 0,
            kicker: None,
            power: Figure::Number(0),
            toughness: Figure::Number(0),
            properties: [0; PROPERTIES_MAX],
            abilities: Vec::new(),
            flags: 0,
            marks: 0,
            listens: 0,
            has_statics: false,
            has_rules: false,
            has_replacements: false,
            has_activated: false,
            only: Only::default(),
            program: None,
            attaches_to: None,
            makes: 0,
            is_token: false,
            vital: None,
            evolves_from: None,
            weakness: 0,
            resistance: 0,
            retreat: free,
            energy: 0,
            type_line: Default::default(),
            text: Default::default(),
            cost_text: "0".to_owned(),
            flavor: String::new(),
            rarity: String::new(),
        }
    }

    fn apply_kind(&mut self, kind: &Spelled, card: &mut Card) {
        // `new Card` of the thesis is a card of no type at all.
        if kind.text == "Card" {
            card.nature.permanent = true;
            return;
        }
        let Some(at) = self.kinds.kind(&kind.text) else {
            let known = self.kinds.type_names();
            return self.unknown(&codes::UNKNOWN_TYPE, kind, &known);
        };
        card.qualities.add(&self.kinds.line(at));
        card.nature = self.kinds.nature(at);
    }

    fn card_clause(
        &mut self,
        clause: &Clause,
        aim: Option<&Filter>,
        card: &mut Card,
        own: &mut Ability,
        figures: &mut Figures,
    ) {
        match &clause.kind {
            ClauseKind::Is(words) => {
                for word in words {
                    self.apply_subtype(word, card);
                }
            }
            ClauseKind::Colored(words) => {
                let bits = words.iter().filter_map(|it| self.kinds.bit(&it.text));
                for bit in bits.filter(|it| self.kinds.colours.has(*it)) {
                    card.qualities.set(bit);
                    card.colours.set(bit);
                }
            }
            ClauseKind::With { name, value } => self.worth(name, value, card, own, figures),
            ClauseKind::Has(abilities) => {
                for ability in abilities {
                    if let Some(bits) = super::rules::flag(&ability.name.text)
                        && self.book.ability(&ability.name.text).is_none()
                    {
                        own.flags |= bits;
                    } else if let Some(id) = self.ability(ability) {
                        card.abilities.push(id);
                    }
                }
            }
            ClauseKind::Requires(costs) => {
                let mut scope = Scope::of_rule();
                let cost = self.cost_of(costs, &mut scope);
                let total = Cards::total(&cost);
                card.cost_total = u8::try_from(total).unwrap_or(u8::MAX);
                card.cost_text = say::cost_text(&cost, &self.resources);
                card.cost = self.cost(cost);
            }
            ClauseKind::Does(effect) => {
                let mut scope = Scope::of_card();
                scope.aim = aim.cloned();
                self.effect(effect, &mut scope);
                let program = self.finish(scope);
                if card.nature.permanent {
                    self.wrong_with(
                        &codes::NOT_ONE_SHOT,
                        clause.place,
                        vec![card.name.as_str().into()],
                        vec![(codes::SAY_WHEN, Vec::new())],
                    );
                }
                card.program = Some(program);
            }
            ClauseKind::EvolvesFrom(name) => card.evolves_from = self.card_named(name),
            ClauseKind::IsToken => card.is_token = true,
            ClauseKind::PlayOnly(words) => {
                card.only = self.only(words);
                let of_abilities = [
                    "from_graveyard",
                    "from_battlefield",
                    "once_per_turn",
                    "once_per_game",
                    "while_active",
                ];
                for word in words {
                    if of_abilities.contains(&word.text.as_str()) {
                        let args = vec![word.text.as_str().into()];
                        self.wrong(&codes::NOT_SUPPORTED, word.place, args);
                    }
                }
            }
            ClauseKind::Text(text) => card.text = Said::same(&text.text),
            ClauseKind::Flavor(text) => card.flavor = text.text.clone(),
            ClauseKind::Rarity(word) => card.rarity = word.text.clone(),
            _ => {}
        }
    }

    fn apply_subtype(&mut self, word: &Spelled, card: &mut Card) {
        let Some(bit) = self.kinds.bit(&word.text) else {
            return;
        };
        let is_energy = |maker: &Self, kind: usize| {
            maker.energy.is_some_and(|it| maker.kinds.extends(kind, it))
        };
        match self.kinds.kind(&word.text) {
            Some(kind) if !is_energy(self, kind) => {
                card.qualities.add(&self.kinds.line(kind));
                let more = self.kinds.nature(kind);
                card.nature.permanent |= more.permanent;
                card.nature.fights |= more.fights;
                card.nature.attaches |= more.attaches;
            }
            _ => {
                card.qualities.set(bit);
                if self.kinds.colours.has(bit) {
                    card.colours.set(bit);
                } else {
                    card.subtypes.set(bit);
                }
            }
        }
    }

    fn worth(
        &mut self,
        name: &Spelled,
        value: &Worth,
        card: &mut Card,
        own: &mut Ability,
        figures: &mut Figures,
    ) {
        let mut scope = Scope::of_rule();
        match (name.text.as_str(), value) {
            ("damage" | "power", Worth::Amount(amount)) => {
                self.is_bounded(amount, name.place);
                card.power = self.figure(amount, &mut scope);
                figures.power = true;
            }
            ("health" | "toughness", Worth::Amount(amount)) => {
                self.is_bounded(amount, name.place);
                card.toughness = self.figure(amount, &mut scope);
                figures.toughness = true;
            }
            ("retreat", Worth::Cost(costs)) => card.retreat = self.costs(costs, &mut scope),
            ("retreat", Worth::Amount(amount)) => {
                let costs = [ast::Cost::Some {
                    amount: amount.clone(),
                    of: spelled(super::costs::GENERIC, name.place),
                }];
                card.retreat = self.costs(&costs, &mut scope);
            }
            ("weakness" | "resistance", Worth::Name(word)) => {
                let Some(resource) = self.resource(&word.text) else {
                    let known: Vec<String> =
                        self.resources.iter().map(|it| it.name.clone()).collect();
                    return self.unknown(&codes::UNKNOWN_RESOURCE, word, &known);
                };
                let bit = 1_u8.checked_shl(resource as u32).unwrap_or(0);
                if name.text == "weakness" {
                    card.weakness |= bit;
                } else {
                    card.resistance |= bit;
                }
            }
            (property, Worth::Amount(amount)) => {
                let number = self.amount_of(amount, &mut scope);
                let constant = self.constant(number);
                let at = self.properties.iter().position(|it| it == property);
                let counter = self.counter(property);
                if at.is_none() && counter.is_none() {
                    let mut known = vec!["damage".to_owned(), "health".to_owned()];
                    known.extend(self.properties.iter().cloned());
                    return self.unknown(&codes::UNKNOWN_PROPERTY, name, &known);
                }
                if property == "hp" && !figures.toughness {
                    card.toughness = self.figure(amount, &mut scope);
                    figures.toughness = true;
                    figures.power = true;
                }
                if let Some(place) = at.and_then(|it| card.properties.get_mut(it)) {
                    let number = constant.unwrap_or(0).clamp(-9999, 9999);
                    *place = i16::try_from(number).unwrap_or(0);
                }
                // `with loyalty 4`: the counters it enters with.
                if let Some(kind) = counter {
                    let is_vital = self
                        .counters
                        .get(usize::from(kind))
                        .is_some_and(|it| it.vital);
                    card.vital = is_vital.then_some(kind).or(card.vital);
                    let what = Replaced::EntersWith(number, kind);
                    let id = self.add_replacement(Replacement {
                        what,
                        condition: None,
                        zone: crate::model::ZonePick::IN_PLAY,
                        of: crate::model::Subject::This,
                        other: crate::model::Subject::Anything,
                        combat: false,
                    });
                    own.replacements.push(id);
                }
            }
            (_, Worth::Cost(_) | Worth::Name(_)) => {
                self.unknown(&codes::UNKNOWN_PROPERTY, name, &self.properties.clone());
            }
        }
    }

    /// Warns of a figure that is more than is counted.
    fn is_bounded(&mut self, amount: &ast::Amount, place: Place) {
        if let ast::Amount::Number(number) = amount
            && !(-FIGURE_MAX..=FIGURE_MAX).contains(number)
        {
            let bound = (*number).clamp(-FIGURE_MAX, FIGURE_MAX);
            let args = vec![(*number).into(), bound.into()];
            self.wrong(&codes::NUMBER_BOUNDED, place, args);
        }
    }

    fn figure(&mut self, amount: &ast::Amount, scope: &mut Scope) -> Figure {
        let id = self.amount_of(amount, scope);
        match self.constant(id) {
            Some(number) => {
                let number = i64::from(number).clamp(-FIGURE_MAX, FIGURE_MAX);
                Figure::Number(i16::try_from(number).unwrap_or(0))
            }
            None => Figure::Amount(id),
        }
    }

    fn finish_figures(
        &mut self,
        kind: &Spelled,
        figures: &Figures,
        wanted: Wanted<'_>,
        card: &mut Card,
    ) {
        let is_broken = wanted.sentence.is_some_and(|it| it.broken);
        let needs_power = card.nature.fights && !card.nature.starts_in_play;
        let is_whole = figures.toughness && (figures.power || !needs_power);
        if card.nature.fights && !is_whole && !is_broken {
            self.wrong_with(
                &codes::NO_FIGURES,
                kind.place,
                vec![card.name.as_str().into()],
                vec![(codes::SAY_FIGURES, Vec::new())],
            );
        }
        if card.nature.fights && !figures.toughness {
            card.toughness = Figure::Number(1);
        }
    }
}

/// Which figures a card says.
#[derive(Default)]
struct Figures {
    power: bool,
    toughness: bool,
}

pub(super) fn is_token(sentence: &Sentence) -> bool {
    sentence
        .clauses
        .iter()
        .any(|it| matches!(it.kind, ClauseKind::IsToken))
}

/// Returns where a sentence's name stands.
pub(super) fn place_of(sentence: &Sentence) -> Place {
    sentence
        .name
        .as_ref()
        .map_or(sentence.kind.place, |it| it.place)
}
