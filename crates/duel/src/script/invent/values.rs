//! Made-up conditions, numbers, elements, states and monsters.

use super::super::ast::{
    Cmp, Cond, CondKind, Condition, ElementExpr, ElementKind, Expr, ExprKind, Field, Function, Op,
    StateExpr, StateKind, Variable, Who,
};
use super::Inventor;
use tapete_lang::Place;

const VARIABLES: [Variable; 13] = [
    Variable::PlayerMonsterLife,
    Variable::TargetMonsterLife,
    Variable::PlayerHandSize,
    Variable::TargetHandSize,
    Variable::PlayerEnergy,
    Variable::TargetEnergy,
    Variable::PlayerMonsterAttack,
    Variable::TargetMonsterAttack,
    Variable::PlayerMonsterMaxLife,
    Variable::TargetMonsterMaxLife,
    Variable::AlliesAlive,
    Variable::EnemiesAlive,
    Variable::Turn,
];

const STATES: [Condition; 7] = [
    Condition::Dead,
    Condition::Frozen,
    Condition::Asleep,
    Condition::Burned,
    Condition::Poisoned,
    Condition::Shielded,
    Condition::Normal,
];

/// Numbers that a text can write out, whole and not.
const NUMBERS: [f64; 10] = [0.0, 1.0, 2.0, 3.0, 5.0, 10.0, 0.25, 1.5, 100.0, 33.3];

impl Inventor {
    pub(super) fn cond(&mut self, depth: u64) -> Cond {
        self.n_nodes += 1;
        let n_kinds = if self.level == 0 { 4 } else { 10 };
        let kind = match self.dice.roll(n_kinds) {
            3 => CondKind::Elements(self.element(), self.equality(), self.element()),
            4 => CondKind::States(self.state(), self.equality(), self.state()),
            5 | 6 => CondKind::Is {
                who: self.who(),
                not: self.dice.roll(2) == 0,
                state: self.dice.pick(&STATES),
            },
            7 if depth > 0 => CondKind::Not(Box::new(self.cond(depth - 1))),
            8 if depth > 0 => CondKind::And(
                Box::new(self.cond(depth - 1)),
                Box::new(self.cond(depth - 1)),
            ),
            9 if depth > 0 => CondKind::Or(
                Box::new(self.cond(depth - 1)),
                Box::new(self.cond(depth - 1)),
            ),
            _ => {
                const ALL: [Cmp; 6] = [
                    Cmp::Equal,
                    Cmp::NotEqual,
                    Cmp::Less,
                    Cmp::LessEqual,
                    Cmp::Greater,
                    Cmp::GreaterEqual,
                ];
                CondKind::Numbers(self.expr(2), self.dice.pick(&ALL), self.expr(1))
            }
        };
        Cond {
            kind,
            place: Place::default(),
        }
    }

    fn equality(&mut self) -> Cmp {
        self.dice.pick(&[Cmp::Equal, Cmp::NotEqual])
    }

    pub(super) fn expr(&mut self, depth: u64) -> Expr {
        self.n_nodes += 1;
        let n_kinds = match (depth, self.level) {
            (0, _) => 4,
            (_, 0) => 8,
            _ => 12,
        };
        let kind = match self.dice.roll(n_kinds) {
            0 | 1 => ExprKind::Number(self.dice.pick(&NUMBERS)),
            2 if self.level > 0 && !self.slots.is_empty() => {
                let slots = self.slots.clone();
                ExprKind::Slot(self.dice.pick(&slots))
            }
            2 | 3 => self.variable(),
            4 => ExprKind::Minus(Box::new(self.expr(depth - 1))),
            5..=7 => {
                let op = self
                    .dice
                    .pick(&[Op::Add, Op::Subtract, Op::Multiply, Op::Divide]);
                let left = Box::new(self.expr(depth - 1));
                ExprKind::Binary(op, left, Box::new(self.expr(depth - 1)))
            }
            8 => {
                let function = self
                    .dice
                    .pick(&[Function::Min, Function::Max, Function::Percent]);
                ExprKind::Call(function, vec![self.expr(depth - 1), self.expr(depth - 1)])
            }
            9 => {
                let function = self.dice.pick(&[Function::Abs, Function::Floor]);
                ExprKind::Call(function, vec![self.expr(depth - 1)])
            }
            10 if self.luck => {
                let from = Box::new(self.expr(0));
                ExprKind::Random(from, Box::new(self.expr(depth - 1)))
            }
            _ => {
                const FIELDS: [Field; 4] =
                    [Field::Life, Field::MaxLife, Field::Attack, Field::Index];
                ExprKind::Field(self.who(), self.dice.pick(&FIELDS))
            }
        };
        Expr {
            kind,
            place: Place::default(),
        }
    }

    fn variable(&mut self) -> ExprKind {
        let known = if self.level == 0 {
            &VARIABLES[..3]
        } else {
            &VARIABLES
        };
        ExprKind::Variable(self.dice.pick(known))
    }

    pub(super) fn element(&mut self) -> ElementExpr {
        self.n_nodes += 1;
        let kind = match self.dice.roll(3) {
            0 => ElementKind::Of(self.side()),
            1 if self.level > 0 => ElementKind::Of(self.who()),
            _ => ElementKind::Element(self.dice.roll(5) as u8),
        };
        ElementExpr {
            kind,
            place: Place::default(),
        }
    }

    fn state(&mut self) -> StateExpr {
        self.n_nodes += 1;
        let kind = match self.dice.roll(3) {
            0 => StateKind::Of(self.side()),
            1 => StateKind::Of(self.who()),
            _ => StateKind::State(self.dice.pick(&STATES)),
        };
        StateExpr {
            kind,
            place: Place::default(),
        }
    }

    fn side(&mut self) -> Who {
        match self.dice.roll(2) {
            0 => Who::This,
            _ => Who::Target,
        }
    }

    pub(super) fn who(&mut self) -> Who {
        match self.dice.roll(if self.luck { 9 } else { 8 }) {
            0 => Who::This,
            1 => Who::Target,
            2 => Who::Front,
            3 => Who::Back,
            4 => Who::Weakest,
            5 => Who::Strongest,
            6 => Who::Ally(Box::new(self.expr(0))),
            7 => Who::Enemy(Box::new(self.expr(0))),
            _ => Who::Random,
        }
    }
}
