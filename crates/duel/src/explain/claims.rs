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
use tapete_speech::Bilingual;

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
    Needs,
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
        let Bilingual { en, es } = self.kind.labels();
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
    fn labels(self) -> Bilingual {
        match self {
            ClaimKind::Cost => Bilingual::new("cost of the card", "el coste de la carta"),
            ClaimKind::Attacks => Bilingual::new("number of attacks", "el número de ataques"),
            ClaimKind::Cards => {
                Bilingual::new("number of cards drawn", "el número de cartas robadas")
            }
            ClaimKind::Discards => Bilingual::new(
                "number of cards discarded",
                "el número de cartas descartadas",
            ),
            ClaimKind::Healing => Bilingual::new("life gained", "la vida ganada"),
            ClaimKind::Damage => Bilingual::new("life taken", "la vida quitada"),
            ClaimKind::Energy => Bilingual::new("energy gained", "la energía ganada"),
            ClaimKind::Shield => Bilingual::new("shield given", "el escudo dado"),
            ClaimKind::Turns => Bilingual::new("number of turns", "el número de turnos"),
            ClaimKind::Chance => Bilingual::new("chance", "la probabilidad"),
            ClaimKind::Needs => {
                Bilingual::new("number in the conditions", "el número de las condiciones")
            }
            ClaimKind::Poison => Bilingual::new("poison", "el veneno"),
            ClaimKind::Burn => Bilingual::new("burning", "la quemadura"),
            ClaimKind::Freeze => Bilingual::new("freezing", "la congelación"),
            ClaimKind::Sleep => Bilingual::new("sleep", "el sueño"),
            ClaimKind::Revive => Bilingual::new("revival", "la resurrección"),
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
