//! Cards that are used once, what X and `kicked` need, and cards that are put
//! on others.

use tapete_lang::Place;

use super::{clause_word, said};
use crate::define::cards::place_of;
use crate::define::codes;
use crate::define::maker::Maker;
use crate::model::{AbilityId, Act, Card, CostId, Pick, ProgramId, Step, Who};
use crate::syntax::ast::{
    AbilityRef, Amount, Argument, Clause, ClauseKind, Cond, Cost, Event, EventKind, Ref, Selector,
    Sentence,
};
use crate::syntax::lexicon::Role;
use crate::syntax::walk::{Node, walk, walk_costs};

/// How deep abilities are made of others, at most.
const PARTS_MAX: usize = 32;

impl Maker<'_> {
    /// Tells of an X that nothing paid for.
    pub(super) fn check_x(&mut self, sentence: &Sentence, card: Option<&Card>) {
        let has_x = |id: CostId| self.costs.get(id.index()).is_some_and(|it| it.x > 0);
        let paid = card.into_iter().flat_map(|it| [Some(it.cost), it.kicker]);
        if paid.flatten().any(has_x) {
            return;
        }
        let mut wrong: Vec<Place> = Vec::new();
        for clause in &sentence.clauses {
            let is_paid = match &clause.kind {
                ClauseKind::Requires(_)
                | ClauseKind::MayAlsoPay(_)
                | ClauseKind::Has(_)
                | ClauseKind::Means(_)
                | ClauseKind::Takes(_) => true,
                ClauseKind::Can { costs, .. } | ClauseKind::Attack { costs, .. } => {
                    let mut found = Vec::new();
                    walk_costs(costs, &mut |node| found.extend(x_of(node)));
                    !found.is_empty() || costs.iter().any(|it| matches!(it, Cost::Param(_)))
                }
                _ => false,
            };
            if !is_paid {
                wrong.extend(unpaid(clause));
            }
        }
        for place in wrong {
            self.wrong(&codes::NO_X, place, Vec::new());
        }
    }

    /// Tells of a condition on an extra cost that the card does not have.
    pub(super) fn check_kicker(&mut self, sentence: &Sentence, card: &Card) {
        if card.kicker.is_some() {
            return;
        }
        let mut places: Vec<Place> = Vec::new();
        for clause in &sentence.clauses {
            walk(clause, &mut |node| {
                if let Node::Cond(Cond::Word(word)) = node
                    && word.text == "kicked"
                {
                    places.push(word.place);
                }
            });
        }
        for place in places {
            self.wrong(&codes::NO_KICKER, place, vec![card.name.as_str().into()]);
        }
    }

    /// Tells of a card that is used once and does nothing then, or says what
    /// only cards in play have.
    pub(super) fn check_once(&mut self, sentence: &Sentence, card: &Card) {
        if card.nature.permanent {
            return;
        }
        let says_effect = |it: &Clause| matches!(it.kind, ClauseKind::Does(_));
        let does = sentence.clauses.iter().any(says_effect);
        let has_uses = card.abilities.iter().any(|it| !self.is_blank(*it));
        let name = card.name.as_str();
        // `new Sorcery` alone names only the type.
        if !does && !has_uses && sentence.name.is_some() {
            let place = place_of(sentence);
            self.wrong(&codes::NO_EFFECT, place, vec![name.into()]);
        }
        for clause in &sentence.clauses {
            if is_for_play(&clause.kind) {
                let args = vec![name.into(), clause_word(&clause.kind)];
                let help = match clause.kind {
                    ClauseKind::When { .. } => vec![(codes::SAY_DOES, Vec::new())],
                    _ => Vec::new(),
                };
                self.wrong_with(&codes::NEVER_IN_PLAY, clause.place, args, help);
            }
        }
    }

    /// Tells of a target that a card in play never asks for, and of a cost that
    /// nobody asks for.
    pub(super) fn check_idle(&mut self, sentence: &Sentence, card: &Card) {
        let nature = card.nature;
        let is_nothing = |it: &Cost| {
            let zero = Amount::Number(0);
            matches!(it, Cost::Some { amount, .. } if *amount == zero)
        };
        for clause in &sentence.clauses {
            let code = match &clause.kind {
                ClauseKind::Target(_) if nature.permanent && !nature.attaches => {
                    &codes::IDLE_TARGET
                }
                ClauseKind::Requires(costs) if nature.no_cost && !costs.iter().all(is_nothing) => {
                    &codes::IDLE_COST
                }
                _ => continue,
            };
            self.wrong(code, clause.place, vec![card.name.as_str().into()]);
        }
    }

    /// Tells whether an ability says nothing that could ever happen.
    fn is_blank(&self, id: AbilityId) -> bool {
        self.abilities
            .get(id.index())
            .is_none_or(|it| it.triggers.is_empty() && it.activated.is_empty())
    }

    /// Tells of an aura that is put on nothing, and of equipment that nobody
    /// can attach.
    pub(super) fn check_attached(&mut self, sentence: &Sentence, card: &Card) {
        let kind = self.kinds.kind(&sentence.kind.text);
        let is_worn = kind.is_some_and(|it| self.kinds.attaches_to(it).is_some());
        let nature = card.nature;
        if !nature.attaches || nature.enchants || is_worn {
            return;
        }
        let is_put = card.abilities.iter().any(|it| self.attaches_itself(*it, 0));
        if !is_put {
            let args = vec![card.name.as_str().into()];
            self.wrong(&codes::PUT_ON_NOTHING, place_of(sentence), args);
        }
    }

    fn attaches_itself(&self, id: AbilityId, depth: usize) -> bool {
        let Some(ability) = self.abilities.get(id.index()) else {
            return false;
        };
        let triggers = ability.triggers.iter().filter_map(|it| {
            let trigger = self.triggers.get(it.index())?;
            Some(trigger.program)
        });
        let activated = ability.activated.iter().filter_map(|it| {
            let activated = self.activated.get(it.index())?;
            Some(activated.program)
        });
        let mut programs = triggers.chain(activated);
        let mut parts = ability.parts.iter();
        programs.any(|it| self.program_attaches(it))
            || depth < PARTS_MAX && parts.any(|it| self.attaches_itself(*it, depth + 1))
    }

    fn program_attaches(&self, program: ProgramId) -> bool {
        let start = self.programs.get(program.index()).map(|it| it.start);
        let steps = start.and_then(|it| self.steps.get(usize::from(it)..));
        let mut steps = steps.into_iter().flatten();
        let mut own = steps.by_ref().take_while(|it| **it != Step::End);
        own.any(|it| {
            let moved = match it {
                Step::Do(Act::Attach(what, _)) => what,
                Step::Do(Act::Move(what, to)) if to.attached_to.is_some() => what,
                _ => return false,
            };
            matches!(moved, Pick::One(Who::This | Who::It))
        })
    }

    /// Tells of `blocker` and `attacker` where no event says who that is.
    pub(super) fn check_other_side(&mut self, sentence: &Sentence) {
        let of_ability = sentence.kind.text == crate::define::book::ABILITY;
        let mut found: Vec<(Ref, Place)> = Vec::new();
        for clause in &sentence.clauses {
            let has_none = match &clause.kind {
                // What an ability does may be done after an event of combat.
                ClauseKind::Does(_) => !of_ability,
                ClauseKind::Can { .. } | ClauseKind::Attack { .. } => true,
                ClauseKind::When { events, .. } => events.iter().all(is_of_time),
                _ => false,
            };
            if has_none {
                walk(clause, &mut |node| {
                    if let Node::Selector(Selector::Ref(which, place)) = node
                        && matches!(which, Ref::Blocker | Ref::Attacker)
                    {
                        found.push((*which, *place));
                    }
                });
            }
        }
        for (which, place) in found {
            let (word, help) = match which {
                Ref::Blocker => ("blocker", codes::SAY_BLOCKING),
                _ => ("attacker", codes::SAY_ATTACKING),
            };
            let args = vec![said(Role::Ref, word)];
            let help = vec![(help, Vec::new())];
            self.wrong_with(&codes::NO_OTHER_SIDE, place, args, help);
        }
    }
}

/// Returns where a piece says X.
fn x_of(node: Node<'_>) -> Option<Place> {
    match node {
        Node::Amount(Amount::Name(word)) if matches!(word.text.as_str(), "X" | "x") => {
            Some(word.place)
        }
        _ => None,
    }
}

/// Lists every X of a clause; in what is given to abilities it may be a cost.
fn unpaid(clause: &Clause) -> Vec<Place> {
    let mut all: Vec<Place> = Vec::new();
    let mut given: Vec<Place> = Vec::new();
    let costs = |ability: &AbilityRef, given: &mut Vec<Place>| {
        for argument in &ability.args {
            if let Argument::Cost(costs) = argument {
                walk_costs(costs, &mut |node| given.extend(x_of(node)));
            }
        }
    };
    walk(clause, &mut |node| match node {
        Node::Ability(ability) => costs(ability, &mut given),
        node => all.extend(x_of(node)),
    });
    all.retain(|it| !given.contains(it));
    all.sort_unstable();
    all.dedup();
    all
}

/// Tells whether an event is a moment rather than a deed.
fn is_of_time(event: &Event) -> bool {
    match &event.kind {
        EventKind::Phase { .. } | EventKind::Moment(_) | EventKind::LastRemoved { .. } => true,
        EventKind::Happens { verb, .. } => {
            matches!(
                verb.text.as_str(),
                "enters" | "draws" | "casts" | "discards"
            )
        }
    }
}

/// Tells whether a clause has a use only in play.
fn is_for_play(clause: &ClauseKind) -> bool {
    match clause {
        ClauseKind::With { name, .. } => matches!(
            name.text.as_str(),
            "damage" | "power" | "health" | "toughness"
        ),
        ClauseKind::Can { only, .. } => {
            let elsewhere = ["from_hand", "from_graveyard"];
            !only.iter().any(|it| elsewhere.contains(&it.text.as_str()))
        }
        ClauseKind::EntersTapped | ClauseKind::EntersWith { .. } => true,
        ClauseKind::When { events, .. } => events.iter().all(|it| match &it.kind {
            EventKind::Happens {
                who: Selector::Ref(Ref::This, _),
                verb,
                ..
            } => matches!(
                verb.text.as_str(),
                "enters" | "attacks" | "blocks" | "becomes_blocked" | "taps" | "untaps"
            ),
            _ => false,
        }),
        _ => false,
    }
}
