//! What a file of the dialect says in the end: one sentence for each card.

use super::{Expr, Script, ScriptKind};
use crate::syntax::ast::{AbilityRef, Clause, ClauseKind, Sentence};
use crate::syntax::codes;
use std::collections::BTreeMap;
use tapete_lang::{Diagnostic, Place, Problems, Spelled, TextValue};
use tapete_speech::nearest;

pub(super) fn sentences(script: &Script, problems: &mut Problems) -> Vec<Sentence> {
    let mut resolving = Resolving {
        sentences: Vec::new(),
        known: BTreeMap::new(),
        problems,
    };
    let mut flows = Vec::new();
    for item in script.meant.as_ref().unwrap_or(&script.items) {
        match &item.kind {
            ScriptKind::Sentence(sentence) => resolving.sentences.push(sentence.clone()),
            ScriptKind::Bind { name, value, .. } | ScriptKind::Assign { name, value } => {
                resolving.give(name, value);
            }
            ScriptKind::Flow(flow) => flows.push(Clause {
                place: item.place,
                kind: ClauseKind::Flow(flow.clone()),
            }),
            ScriptKind::Import(_) | ScriptKind::Include(_) | ScriptKind::Statement { .. } => {}
        }
    }
    let mut sentences = resolving.sentences;
    sentences.extend(turn_flow(flows));
    sentences
}

/// Makes a game of the flow sentences that stand by themselves.
fn turn_flow(flows: Vec<Clause>) -> Option<Sentence> {
    let place = flows.first()?.place;
    Some(Sentence {
        kind: Spelled {
            text: "CardGame".to_owned(),
            place,
        },
        name: Some(TextValue {
            text: "Turn flow".to_owned(),
            place,
        }),
        clauses: flows,
        place,
        broken: false,
    })
}

struct Resolving<'p> {
    sentences: Vec<Sentence>,
    /// The card of each name, if it is one.
    known: BTreeMap<String, Option<usize>>,
    problems: &'p mut Problems,
}

impl Resolving<'_> {
    fn give(&mut self, name: &Spelled, value: &Expr) {
        let card = match value {
            Expr::Sentence(sentence) => {
                self.sentences.push(sentence.clone());
                Some(self.sentences.len() - 1)
            }
            Expr::Decorated { ability, base, .. } => {
                let card = self.own_card(name, base);
                let sentence = card.and_then(|it| self.sentences.get_mut(it));
                if let Some(sentence) = sentence {
                    sentence.clauses.push(granted(ability));
                }
                card
            }
            Expr::Parent(base) => {
                let card = self.own_card(name, base);
                let sentence = card.and_then(|it| self.sentences.get_mut(it));
                if let Some(sentence) = sentence {
                    let is_granted = |it: &Clause| matches!(it.kind, ClauseKind::Has(_));
                    if let Some(last) = sentence.clauses.iter().rposition(is_granted) {
                        sentence.clauses.remove(last);
                    }
                }
                card
            }
            Expr::Name(other) => self.card(other),
            Expr::Requirements(_) | Expr::Target(_) => None,
        };
        self.known.insert(name.text.clone(), card);
    }

    /// Returns the card of a name, or tells that there is none.
    fn card(&mut self, name: &Spelled) -> Option<usize> {
        match self.known.get(&name.text) {
            Some(card) => *card,
            None => {
                self.unknown(name.place, &name.text);
                None
            }
        }
    }

    /// Returns the card to change: the name's own one, or a copy of another.
    fn own_card(&mut self, name: &Spelled, base: &Spelled) -> Option<usize> {
        let card = self.card(base)?;
        if name.text == base.text {
            return Some(card);
        }
        let copy = self.sentences.get(card)?.clone();
        self.sentences.push(copy);
        Some(self.sentences.len() - 1)
    }

    fn unknown(&mut self, place: Place, name: &str) {
        let near = nearest(name, self.known.keys().map(String::as_str));
        let diagnostic = Diagnostic::new(&codes::UNKNOWN_BINDING, place).arg(name);
        let diagnostic = match near {
            Some(near) => diagnostic.help_with(
                tapete_lang::Bilingual::new("did you mean `{0}`?", "¿querías decir `{0}`?"),
                vec![near.into()],
            ),
            None => diagnostic,
        };
        self.problems.push(diagnostic);
    }
}

fn granted(ability: &Spelled) -> Clause {
    Clause {
        place: ability.place,
        kind: ClauseKind::Has(vec![AbilityRef {
            name: ability.clone(),
            args: Vec::new(),
        }]),
    }
}
