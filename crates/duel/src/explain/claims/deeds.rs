//! What a script does, counted for the comparison with its description.

use std::collections::BTreeMap;

use super::ClaimKind;
use super::sayings::{Amount, Saying};
use crate::explain::number::{figure, fixed, negated};
use crate::explain::values::{rolls, with_values};
use crate::script::ast::{
    Act, Action, Cond, CondKind, Expr, ExprKind, Function, Op, Script, Stmt, StmtKind,
};

/// All amounts of one kind.
#[derive(Clone, Debug, Default)]
struct Amounts {
    /// Those that stand in the script, each once, each with its repetitions,
    /// and all together.
    points: Vec<f64>,
    /// Shares of something, in per cent.
    shares: Vec<f64>,
    total: f64,
    /// Whether some amount is only known in a match.
    is_open: bool,
}

/// What a script does.
pub(super) struct Deeds {
    cost: f64,
    amounts: BTreeMap<ClaimKind, Amounts>,
    n_attacks_max: u32,
    /// Whether all attacks always happen.
    attacks_are_sure: bool,
    /// Whether states are taken away, which is healing in other words.
    cures: bool,
    rolls: bool,
}

impl Deeds {
    pub(super) fn of(script: &Script, cost: i32) -> Deeds {
        let script = &with_values(script);
        let mut deeds = Deeds {
            cost: f64::from(cost),
            amounts: BTreeMap::new(),
            n_attacks_max: 0,
            attacks_are_sure: true,
            cures: false,
            rolls: false,
        };
        deeds.note(ClaimKind::Cost, f64::from(cost), 1);
        script.conditions.iter().for_each(|it| deeds.needs(it));
        deeds.walk(&script.actions, 1, true);
        for trigger in &script.triggers {
            if let Some(turns) = trigger.turns {
                deeds.note(ClaimKind::Turns, f64::from(turns), 1);
            }
            trigger.when.iter().for_each(|it| deeds.needs(it));
            deeds.walk(&trigger.block, 1, false);
        }
        deeds.rolls = script.lets.iter().any(|it| rolls(&it.value));
        for (kind, amounts) in &mut deeds.amounts {
            // Times, chances and conditions do not add up.
            if !matches!(
                kind,
                ClaimKind::Turns | ClaimKind::Chance | ClaimKind::Needs
            ) {
                amounts.points.push(amounts.total);
            }
        }
        deeds
    }

    /// Tells whether what is said is right, or may be.
    pub(super) fn agree(&self, saying: &Saying, is_part: bool) -> bool {
        let known = self.amounts.get(&saying.kind);
        match saying.kind {
            ClaimKind::Attacks => match saying.amount {
                Amount::Points(count) if self.n_attacks_max > 0 => {
                    let max = f64::from(self.n_attacks_max);
                    let is_exact = self.attacks_are_sure && !is_part;
                    count == max || (!is_exact && count < max) || self.n_attacks_max == u32::MAX
                }
                _ => self.n_attacks_max > 0,
            },
            // An attack takes as much as the monster has.
            ClaimKind::Damage if self.n_attacks_max > 0 => true,
            ClaimKind::Healing if known.is_none() && self.cures => true,
            ClaimKind::Chance if self.rolls => true,
            ClaimKind::Needs => self.needs_agree(saying.amount),
            _ => known.is_some_and(|it| it.has(saying.amount)),
        }
    }

    /// Lists the numbers that would have been right.
    pub(super) fn shown(&self, kind: ClaimKind) -> String {
        if kind == ClaimKind::Attacks {
            return match self.n_attacks_max {
                0 => String::new(),
                count => count.to_string(),
            };
        }
        let Some(amounts) = self.amounts.get(&kind) else {
            return String::new();
        };
        let percent = |it: &f64| format!("{} %", figure(it.round()));
        let is_percent = kind == ClaimKind::Chance;
        let points = amounts.points.iter().filter(|it| **it != 0.0);
        let points = points.map(|it| if is_percent { percent(it) } else { figure(*it) });
        let mut all: Vec<String> = Vec::new();
        for shown in points.chain(amounts.shares.iter().map(percent)) {
            if !all.contains(&shown) {
                all.push(shown);
            }
        }
        all.join(", ")
    }

    fn note(&mut self, kind: ClaimKind, points: f64, times: u32) {
        let amounts = self.amounts.entry(kind).or_default();
        let repeated = points * f64::from(times);
        amounts.points.push(points);
        amounts.points.push(repeated);
        amounts.total += repeated;
    }

    /// Notes an amount, whatever it is worked out from.
    fn amount(&mut self, kind: ClaimKind, expr: &Expr, times: u32) {
        self.rolls |= rolls(expr);
        if let Some(points) = fixed(expr) {
            return self.note(kind, points.trunc(), times);
        }
        let amounts = self.amounts.entry(kind).or_default();
        match share(expr) {
            Some(share) => amounts.shares.extend([share, share * f64::from(times)]),
            None => amounts.is_open = true,
        }
    }

    fn life(&mut self, expr: &Expr, times: u32) {
        match (fixed(expr), negated(expr)) {
            (Some(points), _) if points < 0.0 => {
                self.note(ClaimKind::Damage, points.trunc().abs(), times);
            }
            (None, Some(positive)) => self.amount(ClaimKind::Damage, &positive, times),
            _ => self.amount(ClaimKind::Healing, expr, times),
        }
    }

    fn walk(&mut self, block: &[Stmt], times: u32, is_sure: bool) {
        for step in block {
            match &step.kind {
                StmtKind::Let(item) => self.rolls |= rolls(&item.value),
                StmtKind::Act(act) => self.act(act, times, is_sure),
                StmtKind::If {
                    cond,
                    then,
                    otherwise,
                } => {
                    self.needs(cond);
                    self.walk(then, times, false);
                    self.walk(otherwise, times, false);
                }
                StmtKind::Chance {
                    percent,
                    then,
                    otherwise,
                } => {
                    let percent = f64::from(*percent);
                    self.note(ClaimKind::Chance, percent, 1);
                    if !otherwise.is_empty() {
                        self.note(ClaimKind::Chance, 100.0 - percent, 1);
                    }
                    self.walk(then, times, false);
                    self.walk(otherwise, times, false);
                }
                StmtKind::Repeat(count, block) => {
                    let times = times.saturating_mul(u32::from(*count));
                    self.walk(block, times, is_sure);
                }
                StmtKind::Each(_, block) => {
                    let before = self.n_attacks_max;
                    self.walk(block, times, false);
                    if self.n_attacks_max > before {
                        // As many as there are monsters.
                        self.n_attacks_max = u32::MAX;
                    }
                }
            }
        }
    }

    /// Notes the numbers that something is compared with.
    fn needs(&mut self, cond: &Cond) {
        match &cond.kind {
            CondKind::Numbers(left, _, right) => {
                let amounts = self.amounts.entry(ClaimKind::Needs).or_default();
                match (fixed(left), fixed(right)) {
                    (Some(number), None) | (None, Some(number)) => amounts.points.push(number),
                    // Compared with another figure of the match.
                    (None, None) => amounts.is_open = true,
                    (Some(_), Some(_)) => {}
                }
            }
            CondKind::And(left, right) | CondKind::Or(left, right) => {
                self.needs(left);
                self.needs(right);
            }
            CondKind::Not(inner) => self.needs(inner),
            CondKind::Elements(..) | CondKind::States(..) | CondKind::Is { .. } => {}
        }
    }

    /// Tells whether a number that the description compares with is one of the
    /// conditions, or of the next whole ones: `less than 5` is `at most 4`. The
    /// cost is needed too.
    fn needs_agree(&self, amount: Amount) -> bool {
        let Amount::Points(said) = amount else {
            return true;
        };
        let near = |it: &f64| (it - said).abs() <= 1.0;
        let known = self.amounts.get(&ClaimKind::Needs);
        let is_known = known.is_some_and(|it| it.is_open || it.points.iter().any(near));
        is_known || said == self.cost
    }

    fn act(&mut self, act: &Act, times: u32, is_sure: bool) {
        match &act.action {
            Action::Attack => {
                self.n_attacks_max = self.n_attacks_max.saturating_add(times);
                self.attacks_are_sure &= is_sure;
            }
            Action::Poison => self.note(ClaimKind::Poison, 0.0, times),
            Action::Purify | Action::Cleanse => self.cures = true,
            Action::Draw(expr) => self.amount(ClaimKind::Cards, expr, times),
            Action::Discard(expr) => self.amount(ClaimKind::Discards, expr, times),
            Action::PlayerLife(expr) | Action::TargetLife(expr) => self.life(expr, times),
            Action::UpdateEnergy(expr) => match negated(expr) {
                Some(_) => {}
                None => self.amount(ClaimKind::Energy, expr, times),
            },
            Action::StealEnergy(expr) => self.amount(ClaimKind::Energy, expr, times),
            Action::Shield(expr) => self.amount(ClaimKind::Shield, expr, times),
            Action::Burn(turns) => {
                self.note(ClaimKind::Burn, 0.0, times);
                self.amount(ClaimKind::Turns, turns, 1);
            }
            Action::Freeze(turns) => {
                self.note(ClaimKind::Freeze, 0.0, times);
                self.amount(ClaimKind::Turns, turns, 1);
            }
            Action::Sleep(turns) => {
                self.note(ClaimKind::Sleep, 0.0, times);
                self.amount(ClaimKind::Turns, turns, 1);
            }
            Action::Revive(life) => {
                self.cures = true;
                self.note(ClaimKind::Revive, 0.0, times);
                self.amount(ClaimKind::Healing, life, times);
            }
            Action::Buff(_, amount, turns) => {
                // More life for a while is life too.
                self.amount(ClaimKind::Healing, amount, times);
                self.amount(ClaimKind::Turns, turns, 1);
            }
            Action::Swap(..) | Action::SetType(_) => {}
        }
    }
}

impl Amounts {
    fn has(&self, amount: Amount) -> bool {
        let near = |list: &[f64], wanted: f64| list.iter().any(|it| (it - wanted).abs() < 0.75);
        self.is_open
            || match amount {
                Amount::Some => true,
                Amount::Points(points) => self.points.contains(&points),
                Amount::Percent(share) => near(&self.shares, share) || near(&self.points, share),
            }
    }
}

/// Returns which share of something a number is, in per cent.
fn share(expr: &Expr) -> Option<f64> {
    match &expr.kind {
        ExprKind::Binary(Op::Divide, _, by) => Some(100.0 / fixed(by).filter(|it| *it != 0.0)?),
        ExprKind::Binary(Op::Multiply, left, right) => {
            let by = fixed(left).or_else(|| fixed(right))?;
            Some(by * 100.0)
        }
        ExprKind::Call(Function::Percent, args) => fixed(args.get(1)?),
        _ => None,
    }
}
