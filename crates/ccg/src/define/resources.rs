//! Resources: what `requires` means, which there are, when they are lost and
//! full again.

use tapete_lang::Spelled;

use super::codes;
use super::maker::Maker;
use super::names::{labels, same_word};
use crate::model::{Lasts, Options, Payment, RESOURCES_MAX, Refills, Resource};
use crate::syntax::ast::{Attribute, ClauseKind, SettingValue};

/// What `requires` means if nothing is said.
const LAND: &str = "Land";

impl Maker<'_> {
    /// Reads what `requires` means and which resources there are.
    pub(super) fn read_resources(&mut self, options: &mut Options) {
        self.check_starts();
        let clauses = self.game_clauses();
        let means = clauses.iter().rev().find_map(|(it, _)| match &it.kind {
            ClauseKind::RequiresMeans { how, of } => Some((how, of)),
            _ => None,
        });
        let mut groups: Vec<Spelled> = Vec::new();
        let mut paid = None;
        if let Some((how, of)) = means {
            options.payment = match how.text.as_str() {
                "presence" => Payment::Presence,
                "pool" => Payment::Pool,
                "attached" => Payment::Attached,
                _ => Payment::Pay,
            };
            if let (Some(of), Payment::Presence | Payment::Attached) = (of, options.payment) {
                groups.push(of.clone());
            }
            paid = of.as_ref().map(|it| it.text.clone());
        }
        for (clause, library) in &clauses {
            let ClauseKind::Resource { name, attributes } = &clause.kind else {
                continue;
            };
            self.enter_library(*library, self.book.head());
            let from = attributes.iter().find(|it| it.word.text == "from");
            match from.and_then(|it| it.value.as_ref()) {
                Some(SettingValue::Word(from)) => {
                    self.generic.push(name.text.clone());
                    groups.push(from.clone());
                }
                _ => self.lone_resource(name, attributes, options),
            }
        }
        if groups.is_empty() && self.resources.is_empty() && self.kinds.bit(LAND).is_some() {
            groups.push(super::book::spelled(LAND, self.book.head()));
        }
        for group in groups {
            self.resource_group(&group, options);
        }
        let paid = paid.and_then(|it| self.resource(&it));
        if let Some(resource) = paid.and_then(|it| self.resources.get_mut(it)) {
            resource.is_general = true;
        }
        self.library = None;
    }

    /// Says when what lands give is lost.
    fn mana_lasts(&self) -> Lasts {
        let clauses = self.game_clauses();
        let mut attributes = clauses.iter().rev().filter_map(|(it, _)| match &it.kind {
            ClauseKind::Resource { attributes, .. } => Some(attributes),
            _ => None,
        });
        let of_lands = attributes.find(|it| said(it, "from").is_some());
        of_lands.map_or(Lasts::Phase, |it| lasts(it, Lasts::Phase))
    }

    /// Returns the zone of the cards that each give one of a resource.
    pub(super) fn pile(&self) -> Option<u8> {
        let clauses = self.game_clauses();
        let attributes = clauses.iter().filter_map(|(it, _)| match &it.kind {
            ClauseKind::Resource { attributes, .. } => Some(attributes),
            _ => None,
        });
        let mut named = attributes.flatten().filter_map(|it| match &it.value {
            Some(SettingValue::Word(zone)) if it.word.text == "one_per_card_in" => Some(zone),
            _ => None,
        });
        let zone = named.next_back()?;
        let at = self.zones.iter().position(|it| it.name == zone.text);
        at.and_then(|it| u8::try_from(it).ok())
    }

    fn lone_resource(&mut self, name: &Spelled, attributes: &[Attribute], options: &mut Options) {
        let says = |word: &str| attributes.iter().any(|it| it.word.text == word);
        if self.resource(&name.text).is_none() {
            self.add_resource(&name.text, letter(&name.text), None);
        }
        let Some(at) = self.resource(&name.text) else {
            return;
        };
        let from_pile = says("one_per_card_in");
        let refills = refills(attributes);
        let usual = match from_pile || refills != Refills::Never {
            true => Lasts::Ever,
            false => Lasts::Phase,
        };
        if let Some(resource) = self.resources.get_mut(at) {
            resource.keeps = says("keeps");
            resource.lasts = lasts(attributes, usual);
            resource.refills = refills;
            resource.from_pile = from_pile;
        }
        if from_pile {
            options.pile_resource = u8::try_from(at).ok();
        }
    }

    /// Each type that extends this one is a resource.
    fn resource_group(&mut self, group: &Spelled, options: &mut Options) {
        let Some(bit) = self.kinds.bit(&group.text) else {
            let known = self.kinds.type_names();
            return self.unknown(&codes::UNKNOWN_TYPE, group, &known);
        };
        if options.payment == Payment::Attached {
            self.energy = Some(bit);
        } else {
            options.land = Some(bit);
            self.land = Some(bit);
        }
        self.generic.push(group.text.clone());
        let kinds: Vec<u8> = (0..self.kinds.types.len())
            .filter(|it| self.kinds.extends(*it, bit))
            .filter_map(|it| self.kinds.types.get(it).map(|it| it.bit))
            .filter(|it| *it != bit)
            .collect();
        for kind in kinds {
            let Some(name) = self.kinds.names.get(usize::from(kind)).cloned() else {
                continue;
            };
            if self.resource(&name).is_none() {
                self.add_resource(&name, letter(&name), Some(kind));
            }
        }
    }

    /// Adds a resource, unless there are too many.
    pub(super) fn add_resource(&mut self, name: &str, letter: char, quality: Option<u8>) {
        if self.resources.len() >= RESOURCES_MAX {
            return self.too_many(codes::RESOURCES, RESOURCES_MAX);
        }
        let is_free = |it: char| !self.resources.iter().any(|other| other.letter == it);
        let own = name.chars().flat_map(char::to_uppercase);
        let letter = std::iter::once(letter)
            .chain(own)
            .chain('A'..='Z')
            .find(|it| is_free(*it));
        let lasts = self.mana_lasts();
        self.resources.push(Resource {
            name: name.to_owned(),
            label: labels(name),
            letter: letter.unwrap_or('?'),
            quality,
            keeps: lasts == Lasts::Ever,
            lasts,
            refills: Refills::Never,
            from_pile: false,
            at_start: 0,
            is_general: quality.is_some() || name == "Colourless",
        });
    }
}

/// Returns the word after an attribute.
fn said<'a>(attributes: &'a [Attribute], word: &str) -> Option<&'a str> {
    let found = attributes.iter().find(|it| it.word.text == word)?;
    match &found.value {
        Some(SettingValue::Word(value)) => Some(value.text.as_str()),
        _ => None,
    }
}

/// Says when a resource is lost: as the text says, else as usual.
fn lasts(attributes: &[Attribute], usual: Lasts) -> Lasts {
    match said(attributes, "empties") {
        Some("each_turn") => Lasts::Turn,
        Some(_) => Lasts::Phase,
        None if attributes.iter().any(|it| it.word.text == "keeps") => Lasts::Ever,
        None => usual,
    }
}

/// Says when a resource is full again.
fn refills(attributes: &[Attribute]) -> Refills {
    match said(attributes, "refill") {
        Some("each_phase") => Refills::Phase,
        Some(_) => Refills::Turn,
        None => Refills::Never,
    }
}

/// Returns the letter of the lands that everybody knows.
fn letter(name: &str) -> char {
    match name {
        "Plains" => 'W',
        "Island" => 'U',
        "Swamp" => 'B',
        "Mountain" => 'R',
        "Forest" => 'G',
        _ if same_word("Resource", name) => 'R',
        _ => name.chars().next().unwrap_or('?').to_ascii_uppercase(),
    }
}
