//! What a word means to the reader of scripts.

use super::super::ast::{Condition, Function, Group, Occasion, Variable, Who};

/// What a word means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    Conditions,
    Actions,
    Number(Variable),
    /// The element of the own or the target monster.
    TypeOf(WhoWord),
    /// The state of the own or the target monster.
    StateOf(WhoWord),
    /// An element of the classic game; which one, the game's list says.
    Element,
    State(Condition),
    Who(WhoWord),
    /// A word that only follows the point of `Target.Life`.
    Field,
    Group(Group),
    Action(ActionWord),
    Function(FunctionWord),
    Statement(StatementWord),
    Occasion(Occasion),
}

/// A monster, as it is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WhoWord {
    This,
    Target,
    Front,
    Back,
    /// Needs a place in brackets.
    Ally,
    /// Needs a place in brackets.
    Enemy,
    Weakest,
    Strongest,
    Random,
}

impl WhoWord {
    /// Returns the monster, for words that need no place in brackets.
    pub(crate) fn alone(self) -> Option<Who> {
        match self {
            WhoWord::This => Some(Who::This),
            WhoWord::Target => Some(Who::Target),
            WhoWord::Front => Some(Who::Front),
            WhoWord::Back => Some(Who::Back),
            WhoWord::Weakest => Some(Who::Weakest),
            WhoWord::Strongest => Some(Who::Strongest),
            WhoWord::Random => Some(Who::Random),
            WhoWord::Ally | WhoWord::Enemy => None,
        }
    }
}

/// An action, as it is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ActionWord {
    Attack,
    Poison,
    Purify,
    Draw,
    PlayerLife,
    TargetLife,
    UpdateEnergy,
    Burn,
    Freeze,
    Sleep,
    Shield,
    Cleanse,
    Discard,
    StealEnergy,
    Swap,
    Revive,
    SetType,
    Buff,
}

/// What an action takes between its parentheses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Param {
    Number,
    Element,
    /// `Attack` or `MaxLife`.
    Stat,
}

impl ActionWord {
    /// Returns what the action takes.
    pub(crate) fn params(self) -> &'static [Param] {
        match self {
            ActionWord::Attack | ActionWord::Poison | ActionWord::Purify | ActionWord::Cleanse => {
                &[]
            }
            ActionWord::Draw
            | ActionWord::PlayerLife
            | ActionWord::TargetLife
            | ActionWord::UpdateEnergy
            | ActionWord::Burn
            | ActionWord::Freeze
            | ActionWord::Sleep
            | ActionWord::Shield
            | ActionWord::Discard
            | ActionWord::StealEnergy
            | ActionWord::Revive => &[Param::Number],
            ActionWord::Swap => &[Param::Number, Param::Number],
            ActionWord::SetType => &[Param::Element],
            ActionWord::Buff => &[Param::Stat, Param::Number, Param::Number],
        }
    }
}

/// A function, as it is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FunctionWord {
    Plain(Function),
    /// `random(a, b)`, which is luck.
    Random,
}

impl FunctionWord {
    /// Returns how many numbers it takes.
    pub(crate) fn n_args(self) -> usize {
        match self {
            FunctionWord::Plain(Function::Abs | Function::Floor) => 1,
            FunctionWord::Plain(Function::Min | Function::Max | Function::Percent)
            | FunctionWord::Random => 2,
        }
    }
}

/// A word that holds steps and conditions together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StatementWord {
    Language,
    Let,
    If,
    Else,
    Repeat,
    Chance,
    Each,
    /// `on`, before whom something is done to.
    On,
    /// `On`, which begins a trigger.
    Trigger,
    Is,
    For,
    Turns,
    When,
    And,
    Or,
    Not,
}
