//! Short phrases for choices: costs, activated abilities, attacks, triggers.

use tapete_game::Tongue;
use tapete_speech::capital;

use super::names::Names;
use super::verb::Form;
use super::{Speech, contracted};
use crate::syntax::ast::{AbilityRef, Cond, Cost, Effect, Event};

/// Returns a cost: `3BB`, `1W, tap`.
#[cfg(test)]
pub(crate) fn cost_text(costs: &[Cost], names: &Names<'_>, tongue: Tongue) -> String {
    let speech = Speech::new(None, names, tongue);
    contracted(&speech.costs(costs), tongue)
}

/// Returns an activated ability in short: `1B: gets +1/+1`.
pub(crate) fn activated_label(
    costs: &[Cost],
    effect: &Effect,
    names: &Names<'_>,
    tongue: Tongue,
) -> String {
    let mut speech = Speech::new(None, names, tongue);
    let costs = speech.costs(costs);
    speech.brief = true;
    let done = speech.effect(effect, Form::Order);
    let text = if costs.is_empty() {
        done
    } else {
        format!("{costs}: {done}")
    };
    contracted(&capital(&text), tongue)
}

/// Returns an attack in short: `Flare (2): deal 30 damage to your opponent`.
#[cfg(test)]
pub(crate) fn attack_label(
    name: &str,
    costs: &[Cost],
    effect: &Effect,
    names: &Names<'_>,
    tongue: Tongue,
) -> String {
    let mut speech = Speech::new(None, names, tongue);
    let costs = speech.costs(costs);
    speech.brief = true;
    let done = speech.effect(effect, Form::Order);
    let text = if costs.is_empty() {
        format!("{name}: {done}")
    } else {
        format!("{name} ({costs}): {done}")
    };
    contracted(&text, tongue)
}

/// Returns what a trigger waits for, in short: `when it enters`.
pub(crate) fn trigger_label(events: &[Event], names: &Names<'_>, tongue: Tongue) -> String {
    let speech = Speech::new(None, names, tongue);
    speech.named.borrow_mut().this = true;
    contracted(&speech.when(events), tongue)
}

/// Returns a condition in short: `your life is 40 or more`.
pub(crate) fn condition_label(condition: &Cond, names: &Names<'_>, tongue: Tongue) -> String {
    let speech = Speech::new(None, names, tongue);
    contracted(&speech.cond(condition, true), tongue)
}

/// Returns an ability with what is given to it: `Absorb 1`, `Protection from black`.
pub(crate) fn keyword_label(ability: &AbilityRef, names: &Names<'_>, tongue: Tongue) -> String {
    let speech = Speech::new(None, names, tongue);
    capital(&contracted(&speech.keyword(ability), tongue))
}
