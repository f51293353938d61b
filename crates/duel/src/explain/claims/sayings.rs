//! Claims in a description: verbs with the numbers near them.

use std::ops::Range;

use super::ClaimKind;
use super::words::Word;

/// How far a number may stand from its verb.
const NEAR: usize = 8;

/// How much is claimed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Amount {
    /// That it happens, without a number.
    Some,
    Points(f64),
    Percent(f64),
}

/// Something that a description says.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Saying {
    pub(super) kind: ClaimKind,
    pub(super) amount: Amount,
    pub(super) span: Range<usize>,
}

const CARDS: &[&str] = &["card", "cards", "carta", "cartas"];
const LIFE: &[&str] = &["life", "vida"];
const ENERGY: &[&str] = &["energy", "energia"];
const TURNS: &[&str] = &[
    "turn", "turns", "round", "rounds", "turno", "turnos", "ronda", "rondas",
];

/// What makes a statement depend on something, up to the next comma.
const CONDITIONAL: &[&str] = &[
    "if", "when", "whenever", "unless", "after", "before", "while", "si", "cuando", "tras",
    "salvo", "antes", "despues", "mientras", "al", "until", "hasta",
];

/// What stands before a noun, or turns a verb into its opposite.
const NO_VERB: &[&str] = &[
    "not", "never", "no", "nunca", "without", "sin", "cannot", "its", "the", "all", "his", "her",
    "your", "enemy", "next", "of", "from", "by", "to", "against", "que", "quien", "lo", "la", "le",
    "se", "los", "las", "el", "un", "una", "who", "which", "that", "cure", "cures", "more",
    "extra", "su", "sus", "tu", "tus", "a", "an", "up", "than", "de",
];

/// What may follow a verb that is done to somebody.
const OBJECT: &[&str] = &[
    "the", "a", "an", "all", "each", "every", "it", "its", "target", "enemy", "enemies", "and",
    "y", "al", "todo", "todos", "cada", "el", "la", "los", "un", "una", "twice", ",",
];

/// Finds all claims, in their order.
pub(super) fn find(words: &[Word]) -> Vec<Saying> {
    let mut sayings = Vec::new();
    for index in 0..words.len() {
        sayings.extend(at(words, index));
    }
    sayings
}

/// Finds the claim that begins with a word.
fn at(words: &[Word], index: usize) -> Option<Saying> {
    let verb = words.get(index)?;
    if verb.number().is_some() {
        return chance(words, index);
    }
    if let Some(needed) = needed(words, index) {
        return Some(needed);
    }
    let rest = rest_of(words, index);
    let to = |last: usize, kind, amount| Saying {
        kind,
        amount,
        span: verb.span.start..words.get(last).map_or(verb.span.end, |it| it.span.end),
    };
    let text = verb.text.as_str();
    match text {
        "cost" | "costs" | "cuesta" | "coste" | "costo" => {
            let (at, number) = number_in(rest, 3)?;
            let unit = rest.get(at + 1);
            let is_energy = unit.is_none_or(|it| !it.is(LIFE) && !it.is(CARDS) && it.text != "%");
            return is_energy.then(|| to(index + 1 + at, ClaimKind::Cost, Amount::Points(number)));
        }
        "shield" | "escudo" => {
            let [of, number, ..] = rest else {
                return None;
            };
            let number = number.number().filter(|_| of.is(&["of", "de"]))?;
            return Some(to(index + 2, ClaimKind::Shield, Amount::Points(number)));
        }
        "for" | "durante" => {
            let [number, unit, ..] = rest else {
                return None;
            };
            let number = number.number().filter(|_| unit.is(TURNS))?;
            return Some(to(index + 2, ClaimKind::Turns, Amount::Points(number)));
        }
        _ => {}
    }
    if !is_statement(words, index) {
        return None;
    }
    match text {
        "draws" | "draw" | "roba" | "robas" | "robar" => {
            counted(rest, CARDS).map(|(at, amount)| to(index + 1 + at, ClaimKind::Cards, amount))
        }
        "discards" | "discard" | "descarta" | "descartas" => {
            counted(rest, CARDS).map(|(at, amount)| to(index + 1 + at, ClaimKind::Discards, amount))
        }
        "attacks" | "attack" | "ataca" | "atacas" => match times(rest) {
            Some((at, count)) => Some(to(
                index + 1 + at,
                ClaimKind::Attacks,
                Amount::Points(count),
            )),
            None => {
                let is_noun = text == "attack" && !is_order(words, index);
                let is_done = has_object(rest) && !is_noun;
                is_done.then(|| to(index, ClaimKind::Attacks, Amount::Some))
            }
        },
        "poisons" | "poison" | "envenena" => state(words, index, "poison", ClaimKind::Poison),
        "burns" | "burn" | "quema" => state(words, index, "burn", ClaimKind::Burn),
        "freezes" | "freeze" | "congela" => state(words, index, "freeze", ClaimKind::Freeze),
        "adormece" | "duerme" => {
            let to_whom = rest.first().is_some_and(|it| it.is(&["a", "al"]));
            to_whom.then(|| to(index, ClaimKind::Sleep, Amount::Some))
        }
        "puts" | "put" => {
            let at = rest.windows(2).take(NEAR).position(
                |it| matches!(it, [one, other] if one.text == "to" && other.text == "sleep"),
            )?;
            Some(to(index + 2 + at, ClaimKind::Sleep, Amount::Some))
        }
        "revives" | "revive" | "resucita" => state(words, index, "revive", ClaimKind::Revive),
        "heals" | "heal" | "cura" | "sana" | "restores" | "recovers" | "regains" | "recupera"
        | "restaura" | "gains" | "gain" | "gana" | "takes" | "take" | "removes" | "drains"
        | "quita" | "resta" | "deals" | "inflige" => {
            let (at, kind, amount) = points(text, rest)?;
            Some(to(index + 1 + at, kind, amount))
        }
        _ => None,
    }
}

/// Returns what follows a word in its sentence, up to the next comma.
fn rest_of(words: &[Word], index: usize) -> &[Word] {
    let rest = words.get(index + 1..).unwrap_or(&[]);
    let end = rest.iter().position(|it| it.is_stop() || it.text == ",");
    rest.get(..end.unwrap_or(rest.len())).unwrap_or(rest)
}

/// Tells whether a verb states what the card does: it is no noun, not denied,
/// and no condition leads to it.
fn is_statement(words: &[Word], index: usize) -> bool {
    let before = words.get(..index).unwrap_or(&[]);
    let start = before.iter().rposition(|it| it.is_stop() || it.text == ",");
    let before = before.get(start.map_or(0, |it| it + 1)..).unwrap_or(&[]);
    let is_led = before.iter().any(|it| it.is(CONDITIONAL));
    let last = before.last();
    let is_denied = before
        .iter()
        .rev()
        .take(2)
        .any(|it| it.is(&["not", "never", "no", "nunca", "without", "sin", "cannot"]));
    !is_led && !is_denied && last.is_none_or(|it| !it.is(NO_VERB))
}

/// Tells whether a word stands where an order does.
fn is_order(words: &[Word], index: usize) -> bool {
    let before = index.checked_sub(1).and_then(|it| words.get(it));
    before.is_none_or(|it| it.is_stop() || it.is(&[",", "and", "then", "y", "luego"]))
}

fn has_object(rest: &[Word]) -> bool {
    rest.first().is_none_or(|it| it.is(OBJECT))
}

/// `poisons the target`; the plain form is a verb only where an order stands.
fn state(words: &[Word], index: usize, plain: &str, kind: ClaimKind) -> Option<Saying> {
    let verb = words.get(index)?;
    let rest = rest_of(words, index);
    // `a` is an object in English and leads to one in Spanish.
    let is_verb = verb.text != plain || is_order(words, index);
    (is_verb && has_object(rest)).then(|| Saying {
        kind,
        amount: Amount::Some,
        span: verb.span.clone(),
    })
}

/// Finds a number within the next words.
fn number_in(rest: &[Word], within: usize) -> Option<(usize, f64)> {
    let mut numbers = rest.iter().take(within).enumerate();
    numbers.find_map(|(at, word)| Some((at, word.number()?)))
}

/// Finds a number of things, or that there are some: `2 more cards`.
fn counted(rest: &[Word], units: &[&str]) -> Option<(usize, Amount)> {
    let unit = rest.iter().take(5).position(|it| it.is(units))?;
    let before = rest.get(..unit)?;
    let is_vague = before
        .iter()
        .any(|it| it.is(&["up", "hasta", "many", "tantas", "que", "than"]));
    let amount = match number_in(before, unit) {
        _ if is_vague => Amount::Some,
        Some((_, number)) => Amount::Points(number),
        None if before.iter().any(|it| it.is(&["a", "an", "una", "un"])) => Amount::Points(1.0),
        None => Amount::Some,
    };
    Some((unit, amount))
}

/// Finds how often: `twice`, `3 times`, `dos veces`.
fn times(rest: &[Word]) -> Option<(usize, f64)> {
    for (at, word) in rest.iter().take(NEAR).enumerate() {
        if word.is(&["and", "y", "then", "luego", "if", "si"]) {
            return None;
        }
        match word.text.as_str() {
            "twice" => return Some((at, 2.0)),
            "thrice" => return Some((at, 3.0)),
            _ => {}
        }
        let is_times = rest
            .get(at + 1)
            .is_some_and(|it| it.is(&["times", "veces"]));
        if let (Some(number), true) = (word.number(), is_times) {
            return Some((at + 1, number));
        }
    }
    None
}

/// Finds how much is given or taken, and of what.
fn points(verb: &str, rest: &[Word]) -> Option<(usize, ClaimKind, Amount)> {
    let heals = matches!(
        verb,
        "heals"
            | "heal"
            | "cura"
            | "sana"
            | "restores"
            | "recovers"
            | "regains"
            | "recupera"
            | "restaura"
    );
    let gains = matches!(verb, "gains" | "gain" | "gana");
    let until = rest
        .iter()
        .position(|it| it.is(&["and", "y", "then", "luego", "if", "si", "for", "durante"]));
    let rest = rest.get(..until.unwrap_or(rest.len()).min(NEAR))?;
    let found = rest.iter().enumerate().find_map(|(at, word)| {
        if let Some(share) = word.share() {
            return Some((at, Amount::Percent(share)));
        }
        let number = word.number()?;
        let is_percent = rest.get(at + 1).is_some_and(|it| it.text == "%");
        Some(if is_percent {
            (at + 1, Amount::Percent(number))
        } else {
            (at, Amount::Points(number))
        })
    });
    let (at, amount) = found?;
    let unit = rest
        .iter()
        .skip(at + 1)
        .take(5)
        .position(|it| it.is(LIFE) || it.is(ENERGY));
    let unit = unit.map(|it| at + 1 + it);
    let is = |units: &[&str]| {
        unit.and_then(|it| rest.get(it))
            .is_some_and(|it| it.is(units))
    };
    let is_damage = rest
        .iter()
        .skip(at + 1)
        .take(3)
        .any(|it| it.is(&["damage", "dano"]));
    let last = unit.unwrap_or(at);
    match verb {
        _ if is(ENERGY) => gains.then_some((last, ClaimKind::Energy, amount)),
        _ if heals => Some((last, ClaimKind::Healing, amount)),
        _ if gains => is(LIFE).then_some((last, ClaimKind::Healing, amount)),
        "deals" | "inflige" => is_damage.then_some((at + 1, ClaimKind::Damage, amount)),
        _ => is(LIFE).then_some((last, ClaimKind::Damage, amount)),
    }
}

/// `if the target has less than 100 life`, `con menos de 3 cartas`: a number that
/// something must have, after a word that leads to a condition.
fn needed(words: &[Word], index: usize) -> Option<Saying> {
    const LEADS: &[&str] = &[
        "if", "when", "while", "unless", "with", "si", "cuando", "mientras", "salvo", "con",
    ];
    const BOUNDS: [[&str; 2]; 12] = [
        ["less", "than"],
        ["fewer", "than"],
        ["more", "than"],
        ["at", "least"],
        ["at", "most"],
        ["menos", "de"],
        ["mas", "de"],
        ["al", "menos"],
        ["como", "minimo"],
        ["como", "maximo"],
        ["lo", "sumo"],
        ["por", "debajo"],
    ];
    let first = words.get(index)?;
    let rest = rest_of(words, index);
    let [second, number, ..] = rest else {
        return None;
    };
    let is_bound = BOUNDS
        .iter()
        .any(|[one, other]| first.text == *one && second.text == *other);
    let said = number.number().filter(|_| is_bound)?;
    let unit = rest
        .iter()
        .skip(2)
        .take(3)
        .position(|it| it.is(LIFE) || it.is(CARDS) || it.is(ENERGY))?;
    let is_share = rest.get(2).is_some_and(|it| it.text == "%");
    let before = words.get(..index)?;
    let start = before.iter().rposition(|it| it.is_stop() || it.text == ",");
    let before = before.get(start.map_or(0, |it| it + 1)..)?;
    let is_led = before.iter().rev().take(NEAR).any(|it| it.is(LEADS));
    let last = rest.get(2 + unit)?;
    (is_led && !is_share).then_some(Saying {
        kind: ClaimKind::Needs,
        amount: Amount::Points(said),
        span: first.span.start..last.span.end,
    })
}

/// `30 % chance`, `un 30 % de probabilidad`.
fn chance(words: &[Word], index: usize) -> Option<Saying> {
    let number = words.get(index)?;
    let rest = rest_of(words, index);
    let is_percent = rest.first().is_some_and(|it| it.text == "%");
    let named = rest.iter().take(4).position(|it| {
        it.is(&[
            "chance",
            "chances",
            "probability",
            "probabilidad",
            "posibilidad",
        ])
    })?;
    let last = words.get(index + 1 + named)?;
    is_percent.then(|| Saying {
        kind: ClaimKind::Chance,
        amount: Amount::Percent(number.number().unwrap_or(0.0)),
        span: number.span.start..last.span.end,
    })
}
