//! What a script says, as a tree: level 0 of the language and level 1.
//!
//! Names of elements are already numbers here: the game's list of elements
//! says which. Everything keeps its place, for messages, traces and card text.

use tapete_lang::Place;

/// A whole script.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Script {
    /// Values with a name, in the order in which they are worked out: once,
    /// before the conditions.
    pub lets: Vec<Let>,
    /// All of them must hold.
    pub conditions: Vec<Cond>,
    /// What is done, in order.
    pub actions: Vec<Stmt>,
    /// What waits for something to happen once the card has been played.
    pub triggers: Vec<Trigger>,
    /// How many names with values the script has in all; each has a slot.
    pub n_slots: u16,
    /// The most steps that it can take when played, triggers apart.
    pub steps_max: u32,
}

/// `let name = expr`.
#[derive(Clone, Debug, PartialEq)]
pub struct Let {
    pub name: String,
    /// Where its value is kept.
    pub slot: u16,
    pub value: Expr,
    pub place: Place,
}

/// Something that holds or does not.
#[derive(Clone, Debug, PartialEq)]
pub struct Cond {
    pub kind: CondKind,
    pub place: Place,
}

/// What a condition is.
#[derive(Clone, Debug, PartialEq)]
pub enum CondKind {
    /// Two numbers.
    Numbers(Expr, Cmp, Expr),
    /// Two elements: `==` or `!=` only.
    Elements(ElementExpr, Cmp, ElementExpr),
    /// Two states: `==` or `!=` only.
    States(StateExpr, Cmp, StateExpr),
    /// `Target is Frozen`, `Self is not Burned`.
    Is {
        who: Who,
        not: bool,
        state: Condition,
    },
    And(Box<Cond>, Box<Cond>),
    Or(Box<Cond>, Box<Cond>),
    Not(Box<Cond>),
}

/// How two values are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cmp {
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
}

/// A number.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    pub kind: ExprKind,
    pub place: Place,
}

/// How a number is worked out.
#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    Number(f64),
    Variable(Variable),
    /// The value of a `let`, by its slot.
    Slot(u16),
    Minus(Box<Expr>),
    Binary(Op, Box<Expr>, Box<Expr>),
    /// `min(a, b)` and the like; the number of arguments is right.
    Call(Function, Vec<Expr>),
    /// `random(a, b)`: a whole number from a to b, each equally likely.
    Random(Box<Expr>, Box<Expr>),
    /// `Target.Life`.
    Field(Who, Field),
}

/// `+`, `-`, `*`, `/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    Add,
    Subtract,
    Multiply,
    Divide,
}

/// A function of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    Min,
    Max,
    Abs,
    Floor,
    /// `percent(x, p)`: p per cent of x.
    Percent,
}

/// A number that the match knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variable {
    PlayerMonsterLife,
    TargetMonsterLife,
    PlayerHandSize,
    TargetHandSize,
    PlayerEnergy,
    TargetEnergy,
    PlayerMonsterAttack,
    TargetMonsterAttack,
    PlayerMonsterMaxLife,
    TargetMonsterMaxLife,
    AlliesAlive,
    EnemiesAlive,
    Turn,
}

/// A number that a monster has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Life,
    MaxLife,
    Attack,
    /// The place in the formation, from 0.
    Index,
}

/// An element.
#[derive(Clone, Debug, PartialEq)]
pub struct ElementExpr {
    pub kind: ElementKind,
    pub place: Place,
}

/// Which element.
#[derive(Clone, Debug, PartialEq)]
pub enum ElementKind {
    /// One of the game's elements, by its index.
    Element(u8),
    /// The element of a monster: `TargetMonsterType`, `Ally[1].Type`.
    Of(Who),
}

/// A state.
#[derive(Clone, Debug, PartialEq)]
pub struct StateExpr {
    pub kind: StateKind,
    pub place: Place,
}

/// Which state.
#[derive(Clone, Debug, PartialEq)]
pub enum StateKind {
    State(Condition),
    /// The state of a monster that weighs most: `TargetMonsterState`.
    Of(Who),
}

/// A state of a monster. Where several hold, the first of this list is the one
/// that `State` and `TargetMonsterState` mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    Dead,
    Frozen,
    Asleep,
    Burned,
    Poisoned,
    Shielded,
    Normal,
}

/// A monster, as seen from the card.
#[derive(Clone, Debug, PartialEq)]
pub enum Who {
    /// The card's own monster.
    This,
    /// The one that was the first living enemy when the card was played; inside
    /// `each` the one at hand.
    Target,
    /// The first living monster of the target's formation, as it is now.
    Front,
    /// The last living one.
    Back,
    /// A place of the own formation, from 0.
    Ally(Box<Expr>),
    /// A place of the target's formation, from 0.
    Enemy(Box<Expr>),
    /// The living enemy with the least life; the first of equals.
    Weakest,
    /// The living enemy with the most life; the first of equals.
    Strongest,
    /// A living enemy by luck.
    Random,
}

/// Whose monsters `each` goes through: the living ones, in formation order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    Allies,
    /// Those of the target player.
    Enemies,
    /// The acting player's, then those of the others in seat order.
    All,
}

/// One step.
#[derive(Clone, Debug, PartialEq)]
pub struct Stmt {
    pub kind: StmtKind,
    pub place: Place,
}

/// What a step does.
#[derive(Clone, Debug, PartialEq)]
pub enum StmtKind {
    Let(Let),
    Act(Act),
    If {
        cond: Cond,
        then: Vec<Stmt>,
        otherwise: Vec<Stmt>,
    },
    /// 1 to 20 times.
    Repeat(u8, Vec<Stmt>),
    /// 0 to 100 per cent.
    Chance {
        percent: u8,
        then: Vec<Stmt>,
        otherwise: Vec<Stmt>,
    },
    Each(Group, Vec<Stmt>),
}

/// An action, and on whom; without `on` it is the default of the action.
#[derive(Clone, Debug, PartialEq)]
pub struct Act {
    pub action: Action,
    pub on: Option<Who>,
    pub place: Place,
}

/// What an action does.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Attack,
    Poison,
    Purify,
    Draw(Expr),
    /// `UpdatePlayerMonsterLife(n)` and `Heal(n)`.
    PlayerLife(Expr),
    /// `UpdateTargetMonsterLife(n)`.
    TargetLife(Expr),
    UpdateEnergy(Expr),
    Burn(Expr),
    Freeze(Expr),
    Sleep(Expr),
    Shield(Expr),
    Cleanse,
    Discard(Expr),
    StealEnergy(Expr),
    Swap(Expr, Expr),
    Revive(Expr),
    SetType(ElementExpr),
    Buff(Stat, Expr, Expr),
}

impl Action {
    /// Tells whom it is done to where the script does not say: the card's own
    /// monster for what helps, the target for what harms.
    pub fn helps(&self) -> bool {
        match self {
            Action::Purify
            | Action::Draw(_)
            | Action::PlayerLife(_)
            | Action::UpdateEnergy(_)
            | Action::Shield(_)
            | Action::Cleanse
            | Action::Swap(..)
            | Action::Revive(_)
            | Action::SetType(_)
            | Action::Buff(..) => true,
            Action::Attack
            | Action::Poison
            | Action::TargetLife(_)
            | Action::Burn(_)
            | Action::Freeze(_)
            | Action::Sleep(_)
            | Action::Discard(_)
            | Action::StealEnergy(_) => false,
        }
    }
}

/// What `Buff` changes for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stat {
    Attack,
    MaxLife,
}

/// `On Damaged for 2 turns when Self.Life < 50 { … }`.
#[derive(Clone, Debug, PartialEq)]
pub struct Trigger {
    pub on: Occasion,
    /// How many rounds it waits; without it, as long as its monster lives.
    pub turns: Option<u8>,
    pub when: Option<Cond>,
    pub block: Vec<Stmt>,
    /// The most steps that it can take.
    pub steps_max: u32,
    pub place: Place,
}

/// What a trigger waits for, always of its own monster or that one's player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    TurnStart,
    TurnEnd,
    Attacked,
    Damaged,
    Death,
    Drawn,
}
