//! The turn: phases, what they allow, endings and checks.

use super::codes;
use super::maker::Maker;
use super::names::labels;
use super::scope::Scope;
use crate::model::{
    Ability, Act, Check, Cmp, Cond, Ending, EndingKind, Options, Phase, PhaseKind, Pick, Prop,
    Step, Test, TriggerId, Who, allows,
};
use crate::syntax::ast::{self, Allow, ClauseKind, Effect, Flow, Selector};

/// How many phases a turn may have.
const PHASES_MAX: usize = 40;

/// A phase while its effects are still sentences.
struct Draft<'a> {
    phase: Phase,
    effect: Option<&'a Effect>,
    own: Option<&'a Effect>,
    /// `DrawCardAction` of the flow sentences.
    draws: bool,
    library: bool,
}

impl<'a> Maker<'a> {
    /// Reads the phases: those of the last game of the chain that has any.
    pub(super) fn read_phases(&mut self, options: &mut Options) {
        let games = self.book.games.clone();
        let has_phases = |it: &&&ast::Sentence| {
            let mut clauses = it.clauses.iter();
            clauses.any(|it| matches!(it.kind, ClauseKind::Phase { .. } | ClauseKind::Flow(_)))
        };
        let game = games.iter().rev().find(has_phases).copied();
        let mut drafts = Vec::new();
        for clause in game.iter().flat_map(|it| &it.clauses) {
            let library = game.is_some_and(|it| self.book.is_library(it));
            match &clause.kind {
                ClauseKind::Phase {
                    name,
                    attributes,
                    allows,
                    effect,
                } => {
                    let mut draft = draft(&name.text, library);
                    draft.phase.priority = attributes.iter().any(|it| it.word.text == "priority");
                    self.allow(allows, &mut draft);
                    if draft.phase.kind != PhaseKind::Untap {
                        draft.effect = effect.as_ref();
                    }
                    drafts.push(draft);
                }
                ClauseKind::Flow(flow) => {
                    options.attacks_one_by_one = true;
                    follow(flow, library, &mut drafts);
                }
                _ => {}
            }
        }
        if drafts.is_empty() {
            drafts = plain_turn();
        }
        if drafts.iter().all(|it| it.phase.kind != PhaseKind::Cleanup) {
            drafts.push(draft("cleanup", true));
        }
        if drafts.len() > PHASES_MAX {
            drafts.truncate(PHASES_MAX);
            self.too_many(codes::PHASES, PHASES_MAX);
        }
        let lands = |it: &&Draft<'_>| it.phase.allows & allows::LAND != 0;
        let is_once = |it: &Draft<'_>| it.phase.once & allows::LAND != 0;
        if options.lands_per_turn.is_none() && drafts.iter().filter(lands).any(is_once) {
            options.lands_per_turn = Some(1);
        }
        let attack = drafts
            .iter()
            .rposition(|it| it.phase.allows & allows::ATTACK != 0);
        let attack = attack.filter(|_| options.ends_turn);
        if let Some(next) = attack.and_then(|it| drafts.get_mut(it + 1)) {
            next.phase.after_attack = true;
        }
        // Effects may speak of phases, so all names come first.
        self.phases = drafts.iter().map(|it| it.phase.clone()).collect();
        for (at, draft) in drafts.iter().enumerate() {
            self.enter_library(draft.library, self.book.head());
            let program = self.phase_program(draft);
            let own = draft.own.map(|it| {
                let mut scope = Scope::of_card();
                self.effect(it, &mut scope);
                self.finish(scope)
            });
            let own_label = draft.own.map(|it| self.effect_label(it));
            if let Some(phase) = self.phases.get_mut(at) {
                phase.own_label = own_label.unwrap_or_default();
                phase.program = program;
                phase.own = own;
            }
        }
        self.library = None;
    }

    fn phase_program(&mut self, draft: &Draft<'_>) -> Option<crate::model::ProgramId> {
        let mut scope = Scope::of_card();
        if draft.draws {
            let one = self.number(1);
            scope.push(Step::Do(Act::Draw(Pick::One(Who::You), one)));
        }
        if let Some(effect) = draft.effect {
            self.effect(effect, &mut scope);
        }
        (!scope.steps.is_empty()).then(|| self.finish(scope))
    }

    fn allow(&mut self, allowed: &'a [Allow], draft: &mut Draft<'a>) {
        for allow in allowed {
            let bits = match allow.what.text.as_str() {
                "play_land" => allows::LAND,
                "cast" => allows::CAST,
                "play" => allows::LAND | allows::CAST,
                "activate" => allows::ACTIVATE,
                "attack" => allows::ATTACK,
                "block" => allows::BLOCK,
                "move_card" => allows::OWN,
                "attach_energy" => allows::ATTACH,
                "bench" => allows::BENCH,
                "evolve" => allows::EVOLVE,
                "retreat" => allows::RETREAT,
                _ => {
                    let known = [
                        "play_land",
                        "cast",
                        "play",
                        "activate",
                        "attack",
                        "block",
                        "move_card",
                        "attach_energy",
                        "bench",
                        "evolve",
                        "retreat",
                    ];
                    self.unknown(&codes::UNKNOWN_WORD, &allow.what, &known.map(str::to_owned));
                    continue;
                }
            };
            draft.phase.allows |= bits;
            if allow.once {
                draft.phase.once |= bits;
            }
            if let Some(effect) = &allow.effect {
                draft.own = Some(effect);
            }
        }
    }

    /// Reads how the game ends.
    pub(super) fn read_endings(&mut self) -> Vec<Ending> {
        let mut endings: Vec<Ending> = Vec::new();
        for (clause, library) in self.game_clauses() {
            self.enter_library(library, self.book.head());
            let ending = match &clause.kind {
                ClauseKind::Ends { how, condition } => {
                    let mut scope = Scope::of_rule();
                    scope.about = Who::You;
                    let how = match how.text.as_str() {
                        "win" => EndingKind::Win,
                        "draw_game" => EndingKind::Draw,
                        _ => EndingKind::Lose,
                    };
                    Ending {
                        how,
                        condition: self.condition(condition, &mut scope),
                        word: match (how, self.ending_word(condition)) {
                            (EndingKind::Win, "prizes") => "prizes",
                            // Words that say what a loser lacks.
                            (EndingKind::Win, _) => "goal",
                            (EndingKind::Draw, _) => "drawn",
                            (EndingKind::Lose, word) => word,
                        },
                        label: self.condition_label(condition),
                    }
                }
                ClauseKind::Setting { name, values } if name.text == "poison" => {
                    let Some(ast::SettingValue::Number(number)) = values.first() else {
                        continue;
                    };
                    let Some(kind) = self.add_counter("poison") else {
                        continue;
                    };
                    let number = i32::try_from((*number).clamp(1, 999)).unwrap_or(10);
                    self.lose_at(Prop::Counter(kind), number, "poison")
                }
                ClauseKind::Setting { name, values } if name.text == "empty_deck" => {
                    let is_lose = matches!(values.first(),
                        Some(ast::SettingValue::Word(word)) if word.text == "lose");
                    if !is_lose {
                        continue;
                    }
                    self.lose_at(Prop::EmptyDraws, 1, "deck")
                }
                _ => continue,
            };
            let is_known = endings.iter().any(|it| {
                it.how == ending.how
                    && (it.condition == ending.condition
                        || it.word == ending.word && it.word == "deck")
            });
            if !is_known {
                endings.push(ending);
            }
        }
        self.library = None;
        endings
    }

    fn lose_at(&mut self, prop: Prop, number: i32, word: &'static str) -> Ending {
        let left = self.amount(crate::model::Amount::Prop(prop, Who::You));
        let right = self.number(number);
        Ending {
            how: EndingKind::Lose,
            condition: self.cond(Cond::Compare(left, Cmp::GreaterEqual, right)),
            word,
            label: Default::default(),
        }
    }

    fn ending_word(&self, condition: &ast::Cond) -> &'static str {
        let of = |amount: &ast::Amount| match amount {
            ast::Amount::Of { name, of } => match (name.text.as_str(), &**of) {
                (_, Selector::Ref(ast::Ref::Hero, _)) => Some("hero"),
                ("life", _) => Some("life"),
                ("poison", _) => Some("poison"),
                _ => None,
            },
            ast::Amount::Name(name) => match name.text.as_str() {
                "life" => Some("life"),
                "poison" => Some("poison"),
                "cards_drawn_from_empty_deck" => Some("deck"),
                "prizes_left" => Some("prizes"),
                _ => None,
            },
            ast::Amount::Counters { counter, .. } if counter.text == "poison" => Some("poison"),
            ast::Amount::Count { .. } => Some("creatures"),
            _ => None,
        };
        match condition {
            ast::Cond::Compare { left, right, .. } => of(left).or(of(right)).unwrap_or("rules"),
            ast::Cond::And(one, other) | ast::Cond::Or(one, other) => match self.ending_word(one) {
                "rules" => self.ending_word(other),
                word => word,
            },
            ast::Cond::Not(inner) => self.ending_word(inner),
            ast::Cond::Controls { .. } => "creatures",
            _ => "rules",
        }
    }

    /// Reads the checks of the game's own.
    pub(super) fn read_checks(&mut self) -> Vec<Check> {
        let mut checks = Vec::new();
        for (clause, library) in self.game_clauses() {
            let ClauseKind::StateBased {
                what,
                condition,
                effect,
            } = &clause.kind
            else {
                continue;
            };
            self.enter_library(library, self.book.head());
            let mut scope = Scope::of_event(Who::It);
            scope.about = Who::It;
            let mut test = match what {
                Selector::Each { other, filter, .. } | Selector::Some { other, filter, .. } => {
                    self.tested(*other, filter, None, &mut scope).0
                }
                _ => self.test(Test::Permanent),
            };
            if let Some(condition) = condition {
                let holds = self.condition_test(condition, &mut scope);
                test = self.both(test, holds);
            }
            // `opponent` is the opponent of whoever controls it.
            self.effect(effect, &mut scope);
            let program = self.finish(scope);
            checks.push(Check { test, program });
        }
        self.library = None;
        checks
    }
}

impl Maker<'_> {
    /// Reads the triggers that the game itself has.
    pub(super) fn read_answers(&mut self) -> Vec<TriggerId> {
        let mut own = Ability::default();
        for (clause, library) in self.game_clauses() {
            let ClauseKind::When {
                events,
                condition,
                effect,
            } = &clause.kind
            else {
                continue;
            };
            self.enter_library(library, self.book.head());
            self.trigger(events, condition.as_ref(), effect, clause.place, &mut own);
        }
        self.library = None;
        own.triggers
    }
}

fn draft<'a>(name: &str, library: bool) -> Draft<'a> {
    let kind = match name {
        "untap" => PhaseKind::Untap,
        "declare_attackers" => PhaseKind::DeclareAttackers,
        "declare_blockers" => PhaseKind::DeclareBlockers,
        "damage" => PhaseKind::Damage,
        "cleanup" => PhaseKind::Cleanup,
        _ => PhaseKind::Plain,
    };
    Draft {
        phase: Phase {
            name: name.to_owned(),
            label: labels(name),
            kind,
            priority: false,
            allows: 0,
            once: 0,
            program: None,
            own: None,
            own_label: Default::default(),
            is_draw: name == "draw",
            after_attack: false,
            combat: matches!(kind, PhaseKind::DeclareBlockers | PhaseKind::Damage),
        },
        effect: None,
        own: None,
        draws: false,
        library,
    }
}

/// The flow sentences of the first prototype: their names say what they are.
fn follow(flow: &Flow, library: bool, drafts: &mut Vec<Draft<'_>>) {
    let step = |name: &str, with: u16| {
        let mut step = draft(name, library);
        step.phase.allows = with;
        step
    };
    let names = std::iter::once(&flow.phase).chain(flow.steps.iter().map(|it| &it.name));
    let mut in_attack = false;
    for name in names {
        let name = name.text.as_str();
        if name.starts_with("DrawCard") && name.ends_with("Action") {
            let mut draw = step("draw", 0);
            draw.draws = true;
            drafts.push(draw);
        } else if name.starts_with("PlayCard") && name.ends_with("Action") {
            drafts.push(step("play", allows::LAND | allows::CAST | allows::ACTIVATE));
        } else if name.starts_with("DeclareAttack") {
            drafts.push(step("declare_attackers", allows::ATTACK));
        } else if name.starts_with("DeclareDefence") || name.starts_with("DeclareBlock") {
            drafts.push(step("declare_blockers", allows::BLOCK));
        } else if name == "AttackPhase" {
            if in_attack {
                drafts.push(step("damage", 0));
            }
            in_attack = true;
        }
    }
}

/// The turn of a game that says nothing of it.
fn plain_turn<'a>() -> Vec<Draft<'a>> {
    let step = |name: &str, with: u16| {
        let mut step = draft(name, true);
        step.phase.allows = with;
        step
    };
    let mut draw = step("draw", 0);
    draw.draws = true;
    vec![
        step("untap", 0),
        step("upkeep", 0),
        draw,
        step("main", allows::LAND | allows::CAST | allows::ACTIVATE),
        step("declare_attackers", allows::ATTACK),
        step("declare_blockers", allows::BLOCK),
        step("damage", 0),
        step("cleanup", 0),
    ]
}
