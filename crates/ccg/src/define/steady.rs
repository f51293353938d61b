//! Which statics change only when something in play comes, goes, is attached,
//! gets counters or changes sides. Whatever does that is noted in the state, so
//! that the rest of the time these need not be asked again.

use super::maker::Maker;
use crate::model::{
    Amount, AmountId, Cond, CondId, Mod, Pick, Static, Test, TestId, Who, ZonePick,
};

/// How deep tests and amounts are followed; what goes deeper is asked each time.
const DEPTH_MAX: usize = 24;

impl Maker<'_> {
    /// Notes of every static whether it is steady.
    pub(super) fn find_steady(&mut self) {
        if !self.fast {
            return;
        }
        for index in 0..self.statics.len() {
            let is_steady = self.is_steady(&self.statics[index]);
            self.statics[index].is_steady = is_steady;
        }
    }

    fn is_steady(&self, it: &Static) -> bool {
        let whom = match it.who {
            Pick::One(who) => matches!(who, Who::This | Who::Attached),
            Pick::Each(test, zone) => zone.zone == ZonePick::IN_PLAY && self.steady_test(test, 0),
            Pick::Chosen | Pick::Target(_) => false,
        };
        let what = match it.what {
            Mod::Figures(power, toughness) | Mod::SetFigures(power, toughness) => {
                self.steady_amount(power, 0) && self.steady_amount(toughness, 0)
            }
            Mod::Gain(_)
            | Mod::Lose(_)
            | Mod::LoseAll
            | Mod::Become(_)
            | Mod::Rule(_)
            | Mod::Flags(_)
            | Mod::Costs(_) => true,
        };
        let when = it.condition.is_none_or(|it| self.steady_condition(it, 0));
        when && whom && what
    }

    fn steady_condition(&self, id: CondId, depth: usize) -> bool {
        let Some(condition) = self.conds.get(id.index()) else {
            return false;
        };
        let of = |id| depth < DEPTH_MAX && self.steady_condition(id, depth + 1);
        match *condition {
            Cond::Always | Cond::Never => true,
            Cond::Not(one) => of(one),
            Cond::And(one, two) | Cond::Or(one, two) => of(one) && of(two),
            Cond::Is(Who::This | Who::Attached, test)
            | Cond::Controls(Who::You | Who::Opponent, test) => self.steady_test(test, depth + 1),
            _ => false,
        }
    }

    fn steady_amount(&self, id: AmountId, depth: usize) -> bool {
        let Some(amount) = self.amounts.get(id.index()) else {
            return false;
        };
        let of = |id| depth < DEPTH_MAX && self.steady_amount(id, depth + 1);
        match *amount {
            Amount::Number(_) => true,
            Amount::Count(test, zone) => {
                zone.zone == ZonePick::IN_PLAY && self.steady_test(test, depth + 1)
            }
            Amount::Add(one, two) | Amount::Subtract(one, two) | Amount::Multiply(one, two) => {
                of(one) && of(two)
            }
            Amount::HalfDown(one) | Amount::HalfUp(one) => of(one),
            Amount::X | Amount::ThatMuch | Amount::Prop(..) => false,
        }
    }

    fn steady_test(&self, id: TestId, depth: usize) -> bool {
        let Some(test) = self.tests.get(id.index()) else {
            return false;
        };
        let of = |id| depth < DEPTH_MAX && self.steady_test(id, depth + 1);
        match *test {
            Test::Not(one) => of(one),
            Test::And(one, two) | Test::Or(one, two) => of(one) && of(two),
            Test::Always
            | Test::Never
            | Test::Is(_)
            | Test::Player
            | Test::Card
            | Test::Permanent
            | Test::Token
            | Test::YouControl
            | Test::OpponentControls
            | Test::YouOwn
            | Test::This
            | Test::Other
            | Test::Attached
            | Test::Equipped
            | Test::Enchanted
            | Test::AttachedToThis
            | Test::HasCounter(_)
            | Test::Named(_)
            | Test::You
            | Test::Opponent => true,
            _ => false,
        }
    }
}
