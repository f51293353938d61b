//! The text of a card as a player reads it, from what its script does.
//!
//! Every sentence comes from the tree, in both tongues, so that it is true
//! whatever the author wrote beside it; `claims` holds the two together.

mod act;
pub(crate) mod claims;
mod cond;
mod number;
mod steps;
mod values;
mod who;

#[cfg(test)]
mod tests;

use tapete_game::Tongue;
use tapete_speech::{Said, capital};

use crate::card::Element;
use crate::script::ast::{Cond, Occasion, Script, Stmt, StmtKind, Trigger};

pub(crate) use number::figure;
use who::Aim;
pub(crate) use who::state_word;

/// Returns how elements are called, in both tongues.
pub(crate) fn element_names(elements: &[Element]) -> Vec<Said> {
    let both = |element: &Element| Said::each(|it| element_name(element, it).to_owned());
    elements.iter().map(both).collect()
}

/// Returns the name of an element in a tongue.
///
/// The five of the original have their Spanish name first. An element of a
/// text's own has the English one first, as the words of the language have; a
/// text does not say in which tongue it is written.
pub(crate) fn element_name(element: &Element, tongue: Tongue) -> &str {
    const CLASSIC: [&str; 5] = ["Planta", "Agua", "Fuego", "Aire", "Tierra"];
    let first = &element.name;
    let other = element.others.first().unwrap_or(first);
    if CLASSIC.contains(&first.as_str()) {
        tongue.pick(other, first)
    } else {
        tongue.pick(first, other)
    }
}

/// Returns what a card does, in whole sentences.
pub(crate) fn card_text(script: &Script, elements: &[Said], tongue: Tongue) -> String {
    let script = &values::with_numbers(script);
    let names = names(script);
    let speech = Speech::new(elements, &names, tongue);
    let mut sentences: Vec<String> = script.lets.iter().map(|it| speech.naming(it)).collect();
    let clauses = speech.clauses(&script.actions);
    let needs: Vec<&Cond> = script.conditions.iter().collect();
    let is_plain = script.triggers.is_empty() && clauses.iter().all(|it| !it.is_compound);
    match (needs.as_slice(), clauses.as_slice()) {
        ([], []) => {}
        ([], clauses) if is_plain => sentences.push(speech.chain(clauses, false)),
        (needs, [_, ..]) if is_plain => {
            let needs = speech.all_of(needs);
            let done = speech.chain(&clauses, false);
            sentences.push(match tongue {
                Tongue::En => format!("if {needs}: {done}"),
                Tongue::Es => format!("si {needs}: {done}"),
            });
        }
        (needs, clauses) => {
            if !needs.is_empty() {
                let needs = speech.all_of(needs);
                sentences.push(match tongue {
                    Tongue::En => format!("can only be played if {needs}"),
                    Tongue::Es => format!("solo se puede jugar si {needs}"),
                });
            }
            sentences.extend(clauses.iter().map(|it| it.text.clone()));
        }
    }
    if script.triggers.is_empty() && clauses.is_empty() {
        let nothing = tongue.pick("does nothing", "no hace nada");
        sentences.push(nothing.to_owned());
    }
    sentences.extend(script.triggers.iter().map(|it| speech.trigger(it)));
    let sentences: Vec<String> = sentences.iter().map(|it| sentence(it)).collect();
    sentences.join(" ")
}

/// Returns a condition of a script as a clause: `the target has at least 100
/// life`.
pub(crate) fn condition_text(
    script: &Script,
    cond: &Cond,
    elements: &[Said],
    tongue: Tongue,
) -> String {
    let names = names(script);
    Speech::new(elements, &names, tongue).all_of(&[cond])
}

/// Lists the names that a script gives to values, with their slots.
fn names(script: &Script) -> Vec<(u16, &str)> {
    fn walk<'a>(block: &'a [Stmt], names: &mut Vec<(u16, &'a str)>) {
        for step in block {
            match &step.kind {
                StmtKind::Let(item) => names.push((item.slot, &item.name)),
                StmtKind::Act(_) => {}
                StmtKind::If {
                    then, otherwise, ..
                }
                | StmtKind::Chance {
                    then, otherwise, ..
                } => {
                    walk(then, names);
                    walk(otherwise, names);
                }
                StmtKind::Repeat(_, block) | StmtKind::Each(_, block) => walk(block, names),
            }
        }
    }
    let mut names: Vec<(u16, &str)> = script
        .lets
        .iter()
        .map(|it| (it.slot, it.name.as_str()))
        .collect();
    walk(&script.actions, &mut names);
    for trigger in &script.triggers {
        walk(&trigger.block, &mut names);
    }
    names
}

/// Gives a clause its capital and its full stop.
pub(crate) fn sentence(clause: &str) -> String {
    let mut text = capital(clause);
    if !text.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    text
}

/// How a script is spoken of: the tongue, and what its words mean where they
/// stand.
#[derive(Clone, Copy)]
struct Speech<'a> {
    elements: &'a [Said],
    names: &'a [(u16, &'a str)],
    tongue: Tongue,
    /// What `Target` means here.
    aim: Aim,
}

impl<'a> Speech<'a> {
    fn new(elements: &'a [Said], names: &'a [(u16, &'a str)], tongue: Tongue) -> Self {
        Speech {
            elements,
            names,
            tongue,
            aim: Aim::Target,
        }
    }

    fn en(self) -> bool {
        self.tongue == Tongue::En
    }

    fn trigger(self, trigger: &Trigger) -> String {
        let speech = Speech {
            aim: match trigger.on {
                Occasion::Attacked => Aim::Attacker,
                Occasion::Damaged => Aim::Enemy,
                Occasion::TurnStart | Occasion::TurnEnd | Occasion::Death | Occasion::Drawn => {
                    Aim::First
                }
            },
            ..self
        };
        let when = match (trigger.on, self.tongue) {
            (Occasion::TurnStart, Tongue::En) => "at the start of your turn",
            (Occasion::TurnStart, Tongue::Es) => "al empezar tu turno",
            (Occasion::TurnEnd, Tongue::En) => "at the end of your turn",
            (Occasion::TurnEnd, Tongue::Es) => "al terminar tu turno",
            (Occasion::Attacked, Tongue::En) => "when this monster is attacked",
            (Occasion::Attacked, Tongue::Es) => "cuando atacan a este monstruo",
            (Occasion::Damaged, Tongue::En) => "when this monster is damaged",
            (Occasion::Damaged, Tongue::Es) => "cuando este monstruo recibe daño",
            (Occasion::Death, Tongue::En) => "when this monster dies",
            (Occasion::Death, Tongue::Es) => "cuando este monstruo muere",
            (Occasion::Drawn, Tongue::En) => "when you draw cards",
            (Occasion::Drawn, Tongue::Es) => "cuando robas cartas",
        };
        let span = match (trigger.turns, trigger.on) {
            (Some(1), _) => self
                .tongue
                .pick("for 1 turn, ", "durante 1 turno, ")
                .to_owned(),
            (Some(turns), _) if self.en() => format!("for {turns} turns, "),
            (Some(turns), _) => format!("durante {turns} turnos, "),
            (None, Occasion::Death) => String::new(),
            (None, _) => {
                let span = (
                    "as long as this monster lives, ",
                    "mientras viva este monstruo, ",
                );
                self.tongue.pick(span.0, span.1).to_owned()
            }
        };
        let only = trigger.when.as_ref().map_or(String::new(), |cond| {
            let needs = speech.all_of(&[cond]);
            match self.tongue {
                Tongue::En => format!(", if {needs}"),
                Tongue::Es => format!(", si {needs}"),
            }
        });
        let done = speech.block(&trigger.block, false);
        format!("{span}{when}{only}: {done}")
    }
}
