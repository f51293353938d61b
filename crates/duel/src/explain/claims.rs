//! What a card's public description claims, held against what its script does.
//!
//! Only clear contradictions count: a number near a verb that the script does
//! not have there, or an effect that the script lacks. What a description leaves
//! out, or says in other words, is its own affair.

mod deeds;
mod sayings;
mod words;

#[cfg(test)]
mod tests;

use std::ops::Range;

use tapete_game::Tongue;

use crate::script::ast::Script;
use deeds::Deeds;

/// Something that the description says and the script does not do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    pub(crate) kind: ClaimKind,
    /// The words of the description.
    pub(crate) said: String,
    /// The numbers that would be right, such as `6` or `10 %`; empty if the
    /// script does nothing of the kind.
    pub(crate) does: String,
    /// Where the words stand in the description, in bytes.
    pub(crate) span: Range<usize>,
}

/// What a claim is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ClaimKind {
    Cost,
    Attacks,
    Cards,
    Discards,
    Healing,
    Damage,
    Energy,
    Shield,
    Turns,
    Chance,
    Poison,
    Burn,
    Freeze,
    Sleep,
    Revive,
}

impl Claim {
    /// Says what is wrong, in one sentence for the author.
    pub(crate) fn message(&self, tongue: Tongue) -> String {
        let (said, does) = (&self.said, &self.does);
        let [en, es] = self.kind.labels();
        match (tongue, does.is_empty()) {
            (Tongue::En, true) => {
                format!("the description says `{said}`, but the script has no {en}")
            }
            (Tongue::Es, true) => {
                let bare = es.split_once(' ').map_or(es, |it| it.1);
                format!("la descripción dice `{said}`, pero el código no tiene {bare}")
            }
            (Tongue::En, false) => format!("the description says `{said}`, but the {en} is {does}"),
            (Tongue::Es, false) => format!("la descripción dice `{said}`, pero {es} es {does}"),
        }
    }
}

impl ClaimKind {
    /// Returns what the number of the script is, in both tongues.
    fn labels(self) -> [&'static str; 2] {
        match self {
            ClaimKind::Cost => ["cost of the card", "el coste de la carta"],
            ClaimKind::Attacks => ["number of attacks", "el número de ataques"],
            ClaimKind::Cards => ["number of cards drawn", "el número de cartas robadas"],
            ClaimKind::Discards => [
                "number of cards discarded",
                "el número de cartas descartadas",
            ],
            ClaimKind::Healing => ["life gained", "la vida ganada"],
            ClaimKind::Damage => ["life taken", "la vida quitada"],
            ClaimKind::Energy => ["energy gained", "la energía ganada"],
            ClaimKind::Shield => ["shield given", "el escudo dado"],
            ClaimKind::Turns => ["number of turns", "el número de turnos"],
            ClaimKind::Chance => ["chance", "la probabilidad"],
            ClaimKind::Poison => ["poison", "el veneno"],
            ClaimKind::Burn => ["burning", "la quemadura"],
            ClaimKind::Freeze => ["freezing", "la congelación"],
            ClaimKind::Sleep => ["sleep", "el sueño"],
            ClaimKind::Revive => ["revival", "la resurrección"],
        }
    }
}

/// Words that speak of an attack.
const ATTACKS: &[&str] = &["attack", "attacks", "ataca", "atacas", "ataque", "ataques"];

/// Lists what a description claims and the script or the cost contradicts.
pub(crate) fn contradictions(description: &str, script: &Script, cost: i32) -> Vec<Claim> {
    let deeds = Deeds::of(script, cost);
    let words = words::read(description);
    let sayings = sayings::find(&words);
    let n_attacks = words.iter().filter(|it| it.is(ATTACKS)).count();
    let mut claims = Vec::new();
    for saying in sayings {
        // Attacks that are told one by one add up.
        let is_part = saying.kind == ClaimKind::Attacks && n_attacks > 1;
        if deeds.agree(&saying, is_part) {
            continue;
        }
        claims.push(Claim {
            kind: saying.kind,
            said: description
                .get(saying.span.clone())
                .unwrap_or("")
                .to_owned(),
            does: deeds.shown(saying.kind),
            span: saying.span,
        });
    }
    claims
}
