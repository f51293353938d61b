//! A program while it is compiled: its steps, its targets, and what `it` and
//! `that_player` mean at this point of the sentence.

use tapete_speech::Said;

use super::maker::Maker;
use crate::model::{
    Act, Favour, NO_MODE, Pick, Program, ProgramId, Step, TARGETS_MAX, Target, Who, ZonePick,
};
use crate::syntax::ast::Filter;

/// The most steps that one program may have.
const STEPS_MAX: usize = 2000;
/// The most steps of all programs together; jumps have 16 bits.
const ALL_STEPS_MAX: usize = 60_000;

/// What a program has so far.
#[derive(Clone, Debug)]
pub(super) struct Scope {
    pub(super) steps: Vec<Step>,
    /// What steps ask, as people read it, by their place.
    pub(super) labels: Vec<(usize, Said)>,
    pub(super) targets: Vec<Target>,
    pub(super) favours: [Favour; TARGETS_MAX],
    /// What `it` means now.
    pub(super) it: Pick,
    /// The other side of the event (`blocker`, `attacker`).
    pub(super) other: Who,
    pub(super) that_player: Who,
    /// Inside what else, if at all: only what is not inside anything is chosen
    /// when the program is announced.
    pub(super) depth: u16,
    /// Where one of several effects is taken that was chosen then, and how many
    /// there are.
    pub(super) modes: (u16, u8),
    /// Which of them is compiled now.
    pub(super) mode: u8,
    /// Whether an event has already said which player that is.
    pub(super) of_event: bool,
    /// What `that_creature` means where it is not `it`.
    pub(super) that_creature: Option<Who>,
    /// Who chooses, draws, discards: you, unless another is named.
    pub(super) doer: Pick,
    /// Whom `they_control` means: the player whom the effect is about, if it
    /// names one.
    pub(super) they: Option<Who>,
    /// The clause `target` of a thesis action.
    pub(super) aim: Option<Filter>,
    /// Whom a number without `of` is about.
    pub(super) about: Who,
    /// Whether `Player` means heroes: damage in games with heroes.
    pub(super) heroes: bool,
    /// Whether what is compiled now is good for whom it is about.
    pub(super) favour: Favour,
    /// Whether there is a program at all: a static rule cannot ask anybody.
    pub(super) asks: bool,
}

impl Scope {
    /// Returns the scope of what a card says of itself.
    pub(super) fn of_card() -> Scope {
        Scope {
            steps: Vec::new(),
            labels: Vec::new(),
            targets: Vec::new(),
            favours: [Favour::Unknown; TARGETS_MAX],
            it: Pick::One(Who::This),
            other: Who::Other,
            that_player: Who::ThatPlayer,
            depth: 0,
            modes: (0, 0),
            mode: NO_MODE,
            of_event: false,
            that_creature: None,
            doer: Pick::One(Who::You),
            they: None,
            aim: None,
            about: Who::This,
            heroes: false,
            favour: Favour::Unknown,
            asks: true,
        }
    }

    /// Returns the scope of a static rule, a test or a number.
    pub(super) fn of_rule() -> Scope {
        Scope {
            asks: false,
            ..Scope::of_card()
        }
    }

    /// Returns the scope of what a trigger does, in which `it` is of the event.
    pub(super) fn of_event(it: Who) -> Scope {
        Scope {
            it: Pick::One(it),
            of_event: true,
            ..Scope::of_card()
        }
    }

    /// Returns where the next step will stand.
    pub(super) fn at(&self) -> u16 {
        u16::try_from(self.steps.len()).unwrap_or(u16::MAX)
    }

    pub(super) fn push(&mut self, step: Step) -> usize {
        self.steps.push(step);
        self.steps.len() - 1
    }

    pub(super) fn act(&mut self, act: Act) {
        self.push(Step::Do(act));
    }

    /// Makes the step at that place jump to the next one.
    pub(super) fn land(&mut self, at: usize) {
        let to = self.at();
        if let Some(
            Step::Jump(end)
            | Step::If(_, end)
            | Step::May(end)
            | Step::PayOr(_, _, end)
            | Step::Flip(end),
        ) = self.steps.get_mut(at)
        {
            *end = to;
        }
    }
}

impl Maker<'_> {
    /// Ends a program and puts it into the tables.
    pub(super) fn finish(&mut self, mut scope: Scope) -> ProgramId {
        scope.push(Step::End);
        let is_full = scope.steps.len() > STEPS_MAX
            || self.steps.len() + scope.steps.len() > ALL_STEPS_MAX
            || self.programs.len() >= ALL_STEPS_MAX;
        if is_full {
            self.is_full();
            scope.labels.clear();
            scope.steps.clear();
            scope.steps.push(Step::End);
        }
        let start = u16::try_from(self.steps.len()).unwrap_or(0);
        for (at, label) in std::mem::take(&mut scope.labels) {
            let at = u16::try_from(at).unwrap_or(0).saturating_add(start);
            self.step_labels.insert(at, label);
        }
        let is_mana = is_mana(&scope.steps) && scope.targets.is_empty();
        let is_cast = matches!(
            scope.steps.first(),
            Some(Step::Do(Act::Move(Pick::One(Who::This), to))) if to.zone == ZonePick::STACK
        );
        let moved = scope.steps.into_iter().map(|mut step| {
            match &mut step {
                Step::Jump(to)
                | Step::If(_, to)
                | Step::May(to)
                | Step::PayOr(_, _, to)
                | Step::Flip(to)
                | Step::Next(to)
                | Step::ForEach { end: to, .. }
                | Step::Repeat { end: to, .. } => *to = to.saturating_add(start),
                _ => {}
            }
            step
        });
        self.steps.extend(moved);
        if is_full && !self.programs.is_empty() {
            return ProgramId(0);
        }
        self.programs.push(Program {
            start,
            targets: scope.targets,
            is_mana,
            modes_at: scope.modes.0.saturating_add(start),
            modes: scope.modes.1,
            is_cast,
            kind: scope.favours,
        });
        ProgramId((self.programs.len() - 1) as u16)
    }
}

/// Tells whether steps only add resources.
fn is_mana(steps: &[Step]) -> bool {
    let adds = |it: &Step| matches!(it, Step::Do(Act::Add(_)) | Step::AddAny(_));
    let is_plain = |it: &Step| {
        adds(it)
            || matches!(
                it,
                Step::End | Step::Jump(_) | Step::OneOf(_) | Step::Mode(_)
            )
    };
    steps.iter().any(adds) && steps.iter().all(is_plain)
}
