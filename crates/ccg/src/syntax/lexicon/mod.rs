//! Every word of the grammar of cards, as data: spellings, meaning, example.
//!
//! The reader knows words only through this list, so that both tongues, "did
//! you mean" and the manual say the same.

mod attributes;
mod clauses;
mod conditions;
mod events;
mod glue;
mod kinds;
mod phases;
mod predicates;
mod properties;
mod selectors;
mod settings;
mod shown;
mod states;
mod verbs;
mod zones;

pub(crate) use shown::{phrase_in_spanish, phrase_words};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use tapete_lang::{Bilingual, Tongue, Word};

/// Where a word can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Role {
    /// The words that begin a clause of a card, an ability or a deck.
    Clause,
    /// The words that begin a clause of a game.
    GameClause,
    /// The settings of a game: one word and its values.
    Setting,
    /// The words that a setting can have as its value.
    SettingValue,
    /// The words that group clauses of a game in braces.
    Group,
    /// The words that describe a zone, a type, a resource or a phase.
    Attribute,
    /// The words that say when a resource is lost or filled.
    When,
    /// The meanings of `requires` and the styles of combat.
    Means,
    /// The phases that games usually have; a game may name others.
    Phase,
    /// What a phase can allow.
    Allow,
    /// The verbs that begin an effect.
    Verb,
    /// The verbs after whom they speak of.
    Predicate,
    /// What can be forbidden, demanded or left out.
    Rule,
    /// The moments until which an effect lasts.
    Until,
    /// When or where a card or an ability may be used.
    Timing,
    /// The words for what the sentence has already named.
    Ref,
    /// The words that say how things are picked.
    Select,
    /// The words that say whose zone or whose phase.
    Whose,
    /// The lower-case words of filters: what something is at the moment.
    State,
    /// The zones that games usually have; a game may name others.
    Zone,
    /// The verbs of events: what can have happened, or be about to.
    EventVerb,
    /// The moments that belong to no player.
    Moment,
    /// The words that are conditions by themselves.
    Condition,
    /// The numbers that cards and players usually have, and the names of counters.
    Property,
    /// The words that make a number.
    Quantity,
    /// The small words that hold a sentence together.
    Glue,
    /// The names that games usually give to types and resources: English, Spanish, and both again in the plural.
    Kind,
    /// The names that games usually give to colours.
    Colour,
}

/// Every word, role by role.
pub(crate) static LISTS: &[(Role, &[Word])] = &[
    (Role::Clause, clauses::CLAUSES),
    (Role::GameClause, clauses::GAME_CLAUSES),
    (Role::Setting, settings::SETTINGS),
    (Role::SettingValue, settings::SETTING_VALUES),
    (Role::Group, settings::GROUPS),
    (Role::Attribute, attributes::ATTRIBUTES),
    (Role::When, attributes::WHENS),
    (Role::Means, attributes::MEANS),
    (Role::Phase, phases::PHASES),
    (Role::Allow, phases::ALLOWS),
    (Role::Verb, verbs::VERBS),
    (Role::Predicate, predicates::PREDICATES),
    (Role::Rule, predicates::RULES),
    (Role::Until, predicates::UNTILS),
    (Role::Timing, predicates::TIMINGS),
    (Role::Ref, selectors::REFS),
    (Role::Select, selectors::SELECTS),
    (Role::Whose, selectors::WHOSES),
    (Role::State, states::STATES),
    (Role::Zone, zones::ZONES),
    (Role::EventVerb, events::EVENT_VERBS),
    (Role::Moment, events::MOMENTS),
    (Role::Condition, conditions::CONDITIONS),
    (Role::Property, properties::PROPERTIES),
    (Role::Quantity, properties::QUANTITIES),
    (Role::Glue, glue::GLUE),
    (Role::Kind, kinds::KINDS),
    (Role::Colour, kinds::COLOURS),
];

/// A role that a spelling can have, and the word that it then is.
pub(crate) type Sense = (Role, &'static Word);

const fn word(
    name: &'static str,
    others: &'static [&'static str],
    en: &'static str,
    es: &'static str,
    example: &'static str,
) -> Word {
    Word {
        name,
        others,
        doc: Bilingual::new(en, es),
        example,
    }
}

static SENSES: LazyLock<BTreeMap<&'static str, Vec<Sense>>> = LazyLock::new(|| {
    let mut senses: BTreeMap<&str, Vec<Sense>> = BTreeMap::new();
    for (role, words) in LISTS {
        for word in *words {
            for spelling in word.spellings() {
                let senses = senses.entry(spelling).or_default();
                let known = senses
                    .iter()
                    .any(|it| it.0 == *role && it.1.name == word.name);
                if !known {
                    senses.push((*role, word));
                }
            }
        }
    }
    senses
});

/// Returns what a spelling can be.
pub(crate) fn senses(spelling: &str) -> &'static [Sense] {
    SENSES.get(spelling).map_or(&[], Vec::as_slice)
}

/// Lists the words of a role.
pub(crate) fn words(role: Role) -> &'static [Word] {
    let list = LISTS.iter().find(|it| it.0 == role);
    list.map_or(&[], |it| it.1)
}

/// Returns the word of a role by its English name.
fn named(role: Role, name: &str) -> Option<&'static Word> {
    let mut senses = senses(name).iter();
    senses
        .find(|it| it.0 == role && it.1.name == name)
        .map(|it| it.1)
}

/// Writes a word of a role in one tongue; a name that is no word stays.
pub(crate) fn spell(role: Role, name: &str, tongue: Tongue) -> &str {
    match (tongue, named(role, name)) {
        (Tongue::Es, Some(word)) => word.spelled().es,
        _ => name,
    }
}

/// Returns the Spanish spelling of a word that games give names with: of a
/// zone, a phase, a property, a rule or a player. Other words stay.
pub(crate) fn in_spanish(name: &str) -> &str {
    let roles = [
        Role::Zone,
        Role::Phase,
        Role::Property,
        Role::Ref,
        Role::Rule,
    ];
    let mut words = roles.iter().filter_map(|it| named(*it, name));
    words.next().map_or(name, |it| it.spelled().es)
}

/// Returns the English spelling of a name of a type, a colour or a resource,
/// also after `Non`; the plural stays one, and other names stay as they are.
pub(crate) fn kind_in_english(name: &str) -> String {
    if let Some(english) = lone_kind(name) {
        return english.to_owned();
    }
    let negated = name.strip_prefix("No").and_then(lone_kind);
    match negated {
        Some(english) => format!("Non{english}"),
        None => name.to_owned(),
    }
}

fn lone_kind(name: &str) -> Option<&'static str> {
    for (role, word) in senses(name) {
        match role {
            Role::Colour => return Some(word.name),
            Role::Kind => {
                // Others are Spanish, English plural, Spanish plural.
                let at = word.others.iter().position(|it| *it == name);
                return match at {
                    None | Some(0) => Some(word.name),
                    _ => Some(word.others.get(1).copied().unwrap_or(word.name)),
                };
            }
            _ => {}
        }
    }
    None
}

/// Writes a name of a type, a colour or a resource in one tongue.
pub(crate) fn spell_kind(name: &str, tongue: Tongue) -> String {
    if tongue == Tongue::En {
        return name.to_owned();
    }
    let negated = name.strip_prefix("Non").and_then(lone_kind_in_spanish);
    match (lone_kind_in_spanish(name), negated) {
        (Some(spanish), _) => spanish.to_owned(),
        (None, Some(spanish)) => format!("No{spanish}"),
        (None, None) => name.to_owned(),
    }
}

fn lone_kind_in_spanish(name: &str) -> Option<&'static str> {
    let kind = senses(name)
        .iter()
        .find(|it| matches!(it.0, Role::Kind | Role::Colour));
    let (role, word) = kind?;
    let is_plural = *role == Role::Kind && word.others.get(1) == Some(&name);
    let at = if is_plural { 2 } else { 0 };
    word.others.get(at).copied()
}

#[cfg(test)]
mod tests;
