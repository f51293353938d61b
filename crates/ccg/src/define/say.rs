//! Names of abilities, costs and types as people read them.

use tapete_lang::{Bilingual, Tongue};

use crate::model::{Cost, Resource};
use crate::syntax::ast::{self, Argument, Filter};
use crate::syntax::lexicon;

/// Returns what tells an ability with its arguments from all others.
pub(super) fn key(name: &str, given: &[(String, Argument)]) -> String {
    let args: Vec<String> = given.iter().map(|it| argument(&it.1, Tongue::En)).collect();
    format!("{name}({})", args.join(","))
}

fn argument(argument: &Argument, tongue: Tongue) -> String {
    match argument {
        Argument::Amount(it) => amount(it, tongue),
        Argument::Filter(it) => filter(it, tongue),
        Argument::Cost(costs) => {
            let parts: Vec<String> = costs.iter().map(|it| cost(it, tongue)).collect();
            parts.join(" + ")
        }
    }
}

fn amount(it: &ast::Amount, tongue: Tongue) -> String {
    match it {
        ast::Amount::Number(number) => number.to_string(),
        ast::Amount::Name(name) => name.text.clone(),
        ast::Amount::Add(one, other) => {
            format!("{} + {}", amount(one, tongue), amount(other, tongue))
        }
        ast::Amount::Subtract(one, other) => {
            format!("{} - {}", amount(one, tongue), amount(other, tongue))
        }
        ast::Amount::Multiply(one, other) => {
            format!("{} * {}", amount(one, tongue), amount(other, tongue))
        }
        ast::Amount::Count { filter: it, .. } => format!("count({})", filter(it, tongue)),
        ast::Amount::Of { name, of } => format!("{} {of:?}", name.text),
        ast::Amount::Counters { counter, of } => format!("{} {of:?}", counter.text),
        ast::Amount::Half { amount: it, .. } => format!("½ {}", amount(it, tongue)),
    }
}

fn filter(it: &Filter, tongue: Tongue) -> String {
    match it {
        Filter::Word(word) => lexicon::spell_kind(&word.text, tongue),
        Filter::Named(name) => format!("\"{}\"", name.text),
        Filter::With(ability) => format!("with {}", ability.name.text),
        Filter::Without(ability) => format!("without {}", ability.name.text),
        Filter::WithCounter(counter) => format!("with {}", counter.text),
        Filter::ControlledBy(who) => format!("controlled_by {}", who.text),
        Filter::Compare {
            property,
            cmp,
            amount: right,
        } => format!("{} {cmp:?} {}", property.text, amount(right, tongue)),
        Filter::Not(inner) => format!("not {}", filter(inner, tongue)),
        Filter::And(one, other) => format!("{} {}", filter(one, tongue), filter(other, tongue)),
        Filter::Or(one, other) => {
            let or = Bilingual::new("or", "o").get(tongue);
            format!("{} {or} {}", filter(one, tongue), filter(other, tongue))
        }
    }
}

fn cost(it: &ast::Cost, tongue: Tongue) -> String {
    match it {
        ast::Cost::Tap(_) => Bilingual::new("tap", "girar").get(tongue).to_owned(),
        ast::Cost::Untap(_) => Bilingual::new("untap", "enderezar").get(tongue).to_owned(),
        ast::Cost::Some { amount: it, of } if of.text == super::costs::GENERIC => {
            amount(it, tongue)
        }
        ast::Cost::Some { amount: it, of } => {
            format!(
                "{} {}",
                amount(it, tongue),
                lexicon::spell_kind(&of.text, tongue)
            )
        }
        ast::Cost::Effect(effect) => format!("{:?}", effect.kind),
        ast::Cost::Param(word) => word.text.clone(),
    }
}

/// Returns a cost in letters, such as `3BB`; `0` for none.
pub(super) fn cost_text(cost: &Cost, resources: &[Resource]) -> String {
    let mut text = "X".repeat(usize::from(cost.x.min(3)));
    // The one kind that pays for everything needs no letter.
    let is_plain = |it: &Resource| it.quality.is_none() && it.is_general;
    let all = || cost.of.iter().zip(resources);
    let plain = all().filter(|it| is_plain(it.1)).map(|it| u16::from(*it.0));
    let generic = u16::from(cost.generic) + plain.sum::<u16>();
    if generic > 0 {
        text.push_str(&generic.to_string());
    }
    for (number, resource) in all().filter(|it| !is_plain(it.1)) {
        if *number > 4 {
            text.push_str(&format!("{number}{}", resource.letter));
        } else {
            text.extend(std::iter::repeat_n(resource.letter, usize::from(*number)));
        }
    }
    if text.is_empty() {
        text.push('0');
    }
    text
}
