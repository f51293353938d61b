//! What is put on others lends them its figures: a weapon hits with its damage
//! until it is worn out.

use tapete_lang::{Place, Spelled};

use super::book::spelled;
use super::library::library;
use super::maker::Maker;
use crate::syntax::ast::{
    Amount, Clause, ClauseKind, Cond, Counter, Duration, Effect, EffectKind, Filter, Ref, Selector,
    Sentence, Signed, Worth,
};

/// How often a weapon can be used: the property, and the counters that it
/// enters with.
const DURABILITY: &str = "durability";
/// The ability of the library that says how a weapon wears out.
const WIELDED: &str = "Wielded";

impl Maker<'_> {
    /// Returns a card that is put on others and does not fight itself as the
    /// rules that its figures mean; nothing if it has none to lend.
    pub(super) fn lending(&mut self, sentence: &Sentence) -> Option<Sentence> {
        if !self.lends(sentence) {
            return None;
        }
        let damage = figure(sentence, &["damage", "power"]);
        let health = figure(sentence, &["health", "toughness"]);
        let place = damage.or(health)?.0;
        let durability = figure(sentence, &[DURABILITY]).filter(|_| damage.is_some());
        let taken: Vec<Place> = [damage, health, durability]
            .into_iter()
            .flatten()
            .map(|it| it.0)
            .collect();
        let mut lent = sentence.clone();
        lent.clauses.retain(|it| !taken.contains(&it.place));
        if let Some((place, amount)) = durability {
            self.add_counter(DURABILITY);
            let counter = Counter {
                text: DURABILITY.to_owned(),
                place,
            };
            let kind = ClauseKind::EntersWith {
                amount: amount.clone(),
                counter,
                condition: None,
            };
            lent.clauses.push(Clause { place, kind });
        }
        let number = |it: Option<(Place, &Amount)>| Signed {
            minus: false,
            amount: it.map_or(Amount::Number(0), |it| it.1.clone()),
        };
        let gets = EffectKind::Gets {
            who: Selector::Ref(Ref::Attached, place),
            power: number(damage),
            toughness: number(health),
            per: None,
            duration: Duration::Unsaid,
        };
        let kind = ClauseKind::Always {
            condition: Some(Cond::Is {
                who: Selector::Ref(Ref::This, place),
                filter: Filter::Word(spelled("attached", place)),
                was: false,
            }),
            effects: vec![Effect { place, kind: gets }],
        };
        lent.clauses.push(Clause { place, kind });
        if durability.is_some() {
            lent.clauses.extend(wearing());
        }
        Some(lent)
    }

    /// Tells whether a card is put on others and does not fight itself.
    fn lends(&self, sentence: &Sentence) -> bool {
        let also = sentence.clauses.iter().filter_map(|it| match &it.kind {
            ClauseKind::Is(words) => Some(words),
            _ => None,
        });
        let all = also.flatten().chain([&sentence.kind]);
        let natures = all.filter_map(|it: &Spelled| {
            let kind = self.kinds.kind(&it.text)?;
            Some(self.kinds.nature(kind))
        });
        let (mut attaches, mut fights) = (false, false);
        for nature in natures {
            attaches |= nature.attaches;
            fights |= nature.fights;
        }
        attaches && !fights
    }
}

/// Returns where a card says a figure, and which; of several the last counts.
fn figure<'a>(sentence: &'a Sentence, names: &[&str]) -> Option<(Place, &'a Amount)> {
    sentence.clauses.iter().rev().find_map(|it| match &it.kind {
        ClauseKind::With {
            name,
            value: Worth::Amount(amount),
        } if names.contains(&name.text.as_str()) => Some((it.place, amount)),
        _ => None,
    })
}

/// Returns how a weapon wears out, as the library says it.
fn wearing() -> impl Iterator<Item = Clause> {
    let is_it = |it: &&Sentence| {
        it.kind.text == super::book::ABILITY
            && it.name.as_ref().is_some_and(|it| it.text == WIELDED)
    };
    let clauses = library().iter().find(is_it).into_iter();
    let clauses = clauses.flat_map(|it| &it.clauses);
    clauses
        .filter(|it| matches!(it.kind, ClauseKind::When { .. }))
        .cloned()
}
