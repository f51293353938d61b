//! What a game declares: types, zones, counters, and its settings.
//! Games are read from the first ancestor on, so that later ones override.

use tapete_lang::Spelled;

use super::codes;
use super::kinds::Kind;
use super::maker::Maker;
use super::names::labels;
use crate::model::{
    COUNTERS_MAX, Combat, CounterKind, DamageOrder, Mulligan, Nature, Options, PROPERTIES_MAX,
    Sight, ZONES_MAX, Zone, ZonePick,
};
use crate::syntax::ast::{Attribute, Clause, ClauseKind, SettingValue};

/// The most life that a match begins with.
pub(super) const LIFE_MAX: i64 = 9999;
/// Before a type: its cards that say nothing themselves (`except BasicEnergy`).
const BASIC: &str = "Basic";

impl<'a> Maker<'a> {
    /// Lists the clauses of the game and of what it extends, the oldest first.
    pub(super) fn game_clauses(&self) -> Vec<(&'a Clause, bool)> {
        let mut clauses = Vec::new();
        for game in &self.book.games {
            let library = self.book.is_library(game);
            clauses.extend(game.clauses.iter().map(|it| (it, library)));
        }
        clauses
    }

    /// Reads types, colours, subtypes, properties and counters.
    pub(super) fn read_kinds(&mut self) {
        let clauses = self.game_clauses();
        for (clause, _) in &clauses {
            if let ClauseKind::Type {
                name, attributes, ..
            } = &clause.kind
            {
                let bit = self.kinds.make(&name.text);
                let mut kind = Kind {
                    bit,
                    parent: None,
                    nature: Nature::default(),
                    says_lasting: false,
                    attaches_to: None,
                };
                for attribute in attributes {
                    describe(attribute, &mut kind);
                }
                match self.kinds.types.iter_mut().find(|it| it.bit == bit) {
                    Some(known) => *known = kind,
                    None => self.kinds.types.push(kind),
                }
            }
        }
        // Parents may be declared later than their children.
        for (clause, library) in &clauses {
            if let ClauseKind::Type {
                name,
                extends: Some(parent),
                ..
            } = &clause.kind
            {
                self.enter_library(*library, self.book.head());
                self.set_parent(name, parent);
            }
        }
        for (clause, library) in &clauses {
            self.enter_library(*library, self.book.head());
            if let ClauseKind::Names { list, names } = &clause.kind {
                for name in names {
                    self.read_name(&list.text, &name.text);
                }
            }
        }
        self.library = None;
    }

    /// Refuses types that start where nothing is in play: only heroes start.
    pub(super) fn check_starts(&mut self) {
        for (clause, library) in self.game_clauses() {
            let ClauseKind::Type { attributes, .. } = &clause.kind else {
                continue;
            };
            let starts = attributes.iter().find(|it| it.word.text == "starts_in");
            let Some(Some(SettingValue::Word(zone))) = starts.map(|it| &it.value) else {
                continue;
            };
            self.enter_library(library, self.book.head());
            let play = self.roles.play;
            match self.zone_of(zone) {
                Some(number) if number != ZonePick::IN_PLAY && number != play => {
                    let usual = self.zones.get(usize::from(play));
                    let usual = usual.map_or_else(String::new, |it| it.name.clone());
                    self.wrong_with(
                        &codes::NOT_SUPPORTED,
                        zone.place,
                        vec![format!("starts_in {}", zone.text).into()],
                        vec![(codes::STARTS_IN_PLAY, vec![usual.into()])],
                    );
                }
                _ => {}
            }
        }
        self.library = None;
    }

    fn set_parent(&mut self, name: &Spelled, parent: &Spelled) {
        let Some(above) = self.kinds.kind(&parent.text) else {
            let known = self.kinds.type_names();
            return self.unknown(&codes::UNKNOWN_TYPE, parent, &known);
        };
        let Some(own) = self.kinds.kind(&name.text) else {
            return;
        };
        let bit = self.kinds.types.get(own).map_or(0, |it| it.bit);
        if self.kinds.extends(above, bit) {
            self.wrong_with(
                &codes::EXTENDS_CYCLE,
                parent.place,
                vec![parent.text.as_str().into()],
                vec![(codes::BREAK_CYCLE, Vec::new())],
            );
            return;
        }
        if let Some(kind) = self.kinds.types.get_mut(own) {
            kind.parent = Some(above);
        }
    }

    fn read_name(&mut self, list: &str, name: &str) {
        match list {
            "colours" => {
                let bit = self.kinds.make(name);
                self.kinds.colours.set(bit);
            }
            "subtypes" => {
                let bit = self.kinds.make(name);
                self.kinds.subtypes.set(bit);
                self.kinds.listed_only = true;
            }
            "counters" => {
                self.add_counter(name);
            }
            _ if self.properties.iter().any(|it| it == name) => {}
            _ if self.properties.len() >= PROPERTIES_MAX => {
                self.too_many(codes::PROPERTIES, PROPERTIES_MAX);
            }
            _ => self.properties.push(name.to_owned()),
        }
    }

    pub(super) fn too_many(&mut self, what: tapete_lang::Bilingual, max: usize) {
        let place = self.book.head();
        self.wrong_with(
            &codes::TOO_MANY,
            place,
            vec![what.into(), max.into()],
            vec![(codes::LEAVE_OUT, Vec::new())],
        );
    }

    /// Adds a kind of counter, unless there are too many.
    pub(super) fn add_counter(&mut self, name: &str) -> Option<u8> {
        if let Some(known) = self.counter(name) {
            return Some(known);
        }
        if self.counters.len() >= COUNTERS_MAX {
            self.too_many(codes::COUNTERS, COUNTERS_MAX);
            return None;
        }
        let (power, toughness) = figures(name).unwrap_or((0, 0));
        let number = u8::try_from(self.counters.len()).ok()?;
        let is_opposite = |it: &CounterKind| {
            (it.power, it.toughness) == (-power, -toughness) && (power, toughness) != (0, 0)
        };
        let opposite = self.counters.iter().position(is_opposite);
        if let Some(other) = opposite.and_then(|it| self.counters.get_mut(it)) {
            other.cancels = Some(number);
        }
        self.counters.push(CounterKind {
            name: name.to_owned(),
            power,
            toughness,
            cancels: opposite.and_then(|it| u8::try_from(it).ok()),
            vital: name == "loyalty",
        });
        Some(number)
    }

    /// Reads the zones and which part each plays.
    pub(super) fn read_zones(&mut self) {
        for (clause, _) in self.game_clauses() {
            let ClauseKind::Zone { name, attributes } = &clause.kind else {
                continue;
            };
            // The stack is built in.
            if name.text == "stack" {
                continue;
            }
            let zone = zone(&name.text, attributes);
            match self.zones.iter_mut().find(|it| it.name == zone.name) {
                Some(known) => *known = zone,
                None => self.zones.push(zone),
            }
        }
        let has = |maker: &Self, names: &[&str]| {
            let found = maker
                .zones
                .iter()
                .position(|it| names.contains(&it.name.as_str()));
            found.and_then(|it| u8::try_from(it).ok())
        };
        // What no game of the kind can do without.
        let parts: [(&[&str], &str); 5] = [
            (&["deck", "library"], "deck"),
            (&["hand"], "hand"),
            (
                &["battlefield", "field", "play", "bench", "active"],
                "battlefield",
            ),
            (&["graveyard", "discard"], "graveyard"),
            (&["exile"], "exile"),
        ];
        for (names, name) in parts {
            if has(self, names).is_none() && self.zones.len() < ZONES_MAX {
                self.zones.push(zone(name, &[]));
            }
        }
        if self.zones.len() > ZONES_MAX {
            self.zones.truncate(ZONES_MAX);
            self.too_many(codes::ZONES, ZONES_MAX);
        }
        let role = |names: &[&str]| has(self, names).unwrap_or(u8::MAX);
        let play = ["bench", "battlefield", "field", "play", "active"].map(|it| role(&[it]));
        let play = play.into_iter().find(|it| *it != u8::MAX);
        let graveyard = role(&["graveyard", "discard"]);
        self.roles = crate::model::Roles {
            deck: role(&["deck", "library"]),
            hand: role(&["hand"]),
            play: play.unwrap_or(u8::MAX),
            graveyard,
            exile: has(self, &["exile"]).unwrap_or(graveyard),
            pile: self.pile().unwrap_or(role(&["resources"])),
            active: role(&["active"]),
            prizes: role(&["prizes"]),
        };
    }

    /// Returns the bit of heroes, in games that have them.
    pub(super) fn hero_bit(&self) -> Option<u8> {
        let kind = self
            .kinds
            .types
            .iter()
            .find(|it| it.nature.starts_in_play)?;
        Some(kind.bit)
    }

    /// Reads the settings.
    pub(super) fn read_settings(&mut self, options: &mut Options) {
        for (clause, library) in self.game_clauses() {
            self.enter_library(library, self.book.head());
            match &clause.kind {
                ClauseKind::Setting { name, values } => self.setting(name, values, options),
                ClauseKind::Combat(style) => {
                    options.combat = match style.text.as_str() {
                        "direct" => Combat::Direct,
                        "active" => Combat::Active,
                        _ => Combat::Blocks,
                    };
                }
                ClauseKind::Zone { name, attributes } if name.text == "hand" => {
                    let limit = attributes.iter().find(|it| it.word.text == "limit");
                    if let Some(Some(SettingValue::Number(limit))) = limit.map(|it| &it.value) {
                        options.hand_limit = u8::try_from(*limit).ok();
                    }
                }
                _ => {}
            }
        }
        self.library = None;
        options.has_stack |= self.kinds.types.iter().any(|it| it.nature.uses_stack);
        options.has_hero |= self.hero_bit().is_some();
        options.has_active |= options.combat == Combat::Active;
        if let Some(bench) = self.zones.iter().find(|it| it.name == "bench") {
            options.bench = bench.limit.unwrap_or(5);
        }
        if options.prizes == 0 {
            self.roles.prizes = u8::MAX;
        }
        self.combat = options.combat;
        self.has_hero = options.has_hero;
    }

    pub(super) fn setting(
        &mut self,
        name: &Spelled,
        values: &[SettingValue],
        options: &mut Options,
    ) {
        let number = values.iter().find_map(|it| match it {
            SettingValue::Number(number) => Some(*number),
            _ => None,
        });
        let words: Vec<&Spelled> = values
            .iter()
            .filter_map(|it| match it {
                SettingValue::Word(word) => Some(word),
                _ => None,
            })
            .collect();
        let word = words.first().map_or("", |it| it.text.as_str());
        let yes = matches!(word, "yes" | "required") || number.is_some_and(|it| it > 0);
        let small = number.and_then(|it| u8::try_from(it).ok());
        match name.text.as_str() {
            "life" => {
                if let Some(number) = number.filter(|it| *it > LIFE_MAX) {
                    let args = vec![number.into(), LIFE_MAX.into()];
                    self.wrong(&codes::NUMBER_BOUNDED, name.place, args);
                }
                options.life = i32::try_from(number.unwrap_or(20).clamp(1, LIFE_MAX)).unwrap_or(20)
            }
            "hand" => options.hand = small.unwrap_or(7).min(20),
            "hand_limit" => options.hand_limit = small,
            "prizes" => options.prizes = small.unwrap_or(0).min(20),
            "hero" => options.has_hero |= yes,
            "active" => options.has_active |= yes,
            "mulligan" => {
                options.mulligan = match word.to_lowercase().as_str() {
                    "london" => Mulligan::London,
                    "paris" => Mulligan::Paris,
                    "basic" => Mulligan::Basic,
                    _ => Mulligan::None,
                }
            }
            "first_draw" => options.first_draw = yes,
            "deck_size" | "size" => {
                options.deck_size = u16::try_from(number.unwrap_or(0).clamp(0, 120)).unwrap_or(60);
            }
            "copies" => {
                options.copies = small.filter(|_| word != "any");
                let except = words
                    .iter()
                    .filter(|it| !matches!(it.text.as_str(), "any" | "except"));
                for except in except {
                    self.except(except, options);
                }
            }
            "except" => {
                if let Some(word) = words.first() {
                    self.except(word, options);
                }
            }
            "damage_order" => {
                options.damage_order = if word == "free" {
                    DamageOrder::Free
                } else {
                    DamageOrder::Declared
                };
            }
            // Where nothing is untapped, attacking taps nothing.
            "untap" => (options.untaps, options.exhaust) = (yes, yes),
            "summoning_sickness" => options.sickness = yes,
            "heal_damage" => options.heals = !matches!(word, "never" | "no"),
            "counterattack" => options.counterattack = yes,
            "defender_deals_first" => options.defender_deals_first = yes,
            "exhaust" => options.exhaust = yes,
            "ends_turn" => options.ends_turn = yes,
            "weakness" => {
                options.weakness = match word {
                    "double" => 2,
                    "triple" => 3,
                    _ => small.unwrap_or(1).clamp(1, 9),
                };
            }
            "resistance" => options.resistance = small.unwrap_or(0),
            "stack" => options.has_stack = yes,
            "lands_per_turn" => options.lands_per_turn = small,
            "turns_max" => {
                options.turns_max =
                    u16::try_from(number.unwrap_or(200).clamp(1, 2000)).unwrap_or(200);
            }
            "empty_deck" => options.fatigue = u8::from(word == "damage"),
            "energy" => {
                let at = self.resource("Energy");
                if let Some(resource) = at.and_then(|it| self.resources.get_mut(it)) {
                    resource.at_start = small.map_or(0, i16::from);
                }
            }
            // `players` is always two; the others are read where they matter.
            _ => {}
        }
    }

    /// Reads of which cards a deck may hold any number: those of a type, or with
    /// `Basic` before it those of the type that say nothing themselves.
    fn except(&mut self, word: &Spelled, options: &mut Options) {
        let whole = self.kinds.bit(&word.text);
        let basic = word.text.strip_prefix(BASIC);
        let basic = basic.and_then(|it| self.kinds.bit(it));
        if whole.or(basic).is_none() {
            let known = self.kinds.type_names();
            self.unknown(&codes::UNKNOWN_TYPE, word, &known);
        }
        options.copies_except = whole.or(basic);
        options.only_basic_except = whole.is_none();
    }
}

fn describe(attribute: &Attribute, kind: &mut Kind) {
    let nature = &mut kind.nature;
    match attribute.word.text.as_str() {
        "permanent" => {
            nature.permanent = true;
            kind.says_lasting = true;
        }
        "one_shot" => {
            nature.permanent = false;
            kind.says_lasting = true;
        }
        "fights" => nature.fights = true,
        "no_cost" => nature.no_cost = true,
        "any_time" => nature.any_time = true,
        "uses_stack" => nature.uses_stack = true,
        "starts_in" => nature.starts_in_play = true,
        "basic" => nature.basic = true,
        "attaches" => {
            nature.attaches = true;
            if let Some(SettingValue::Word(word)) = &attribute.value {
                kind.attaches_to = Some(word.text.clone());
            }
        }
        _ => {}
    }
}

fn zone(name: &str, attributes: &[Attribute]) -> Zone {
    let usual = match name {
        "deck" | "library" | "prizes" => Sight::Hidden,
        "hand" => Sight::Private,
        _ => Sight::Public,
    };
    let said = attributes
        .iter()
        .find_map(|it| match it.word.text.as_str() {
            "hidden" | "face_down" => Some(Sight::Hidden),
            "private" => Some(Sight::Private),
            "public" => Some(Sight::Public),
            _ => None,
        });
    let limit = attributes.iter().find_map(|it| match &it.value {
        Some(SettingValue::Number(limit)) if it.word.text == "limit" => u8::try_from(*limit).ok(),
        _ => None,
    });
    Zone {
        name: name.to_owned(),
        label: labels(name),
        sight: said.unwrap_or(usual),
        // More cards in hand are discarded later.
        limit: limit.filter(|_| name != "hand"),
        in_play: matches!(name, "battlefield" | "field" | "play" | "active" | "bench"),
        is_shared: attributes.iter().any(|it| it.word.text == "shared"),
    }
}

/// Returns what a counter such as `+1/+1` adds.
fn figures(name: &str) -> Option<(i16, i16)> {
    let (power, toughness) = name.split_once('/')?;
    let number = |it: &str| it.trim_start_matches('+').parse::<i16>().ok();
    Some((
        number(power)?.clamp(-99, 99),
        number(toughness)?.clamp(-99, 99),
    ))
}
