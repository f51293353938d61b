//! Numbers, costs, counters and abilities as text.

use super::Pen;
use crate::syntax::ast::{AbilityRef, Amount, Argument, Cost, Counter, Selector, Signed};
use crate::syntax::lexicon::Role;

impl Pen {
    pub(super) fn amount(self, amount: &Amount) -> String {
        match amount {
            Amount::Number(number) => number.to_string(),
            Amount::Name(name) => self.name(Role::Property, &name.text),
            Amount::Count { filter, zone } => {
                let count = self.word(Role::Quantity, "count");
                let filter = self.filter(filter);
                format!("{count}({filter}{})", self.within(zone.as_ref()))
            }
            Amount::Counters { counter, of } => {
                let counters = self.word(Role::Quantity, "counters");
                let counter = self.counter_name(counter);
                let of_word = self.glue("of");
                format!("{counters}({counter}) {of_word} {}", self.selector(of))
            }
            Amount::Of { name, of } => {
                let name = self.name(Role::Property, &name.text);
                format!("{name} {} {}", self.glue("of"), self.selector(of))
            }
            Amount::Add(left, right) => {
                format!("{} + {}", self.amount(left), self.operand(right))
            }
            Amount::Subtract(left, right) => {
                format!("{} - {}", self.amount(left), self.operand(right))
            }
            Amount::Multiply(left, right) => {
                format!("({} * {})", self.operand(left), self.operand(right))
            }
            Amount::Half { amount, up } => {
                let half = self.word(Role::Quantity, "half");
                let up = match up {
                    true => self.glue("rounded_up"),
                    false => "",
                };
                let is_closed = !is_open(amount) && !matches!(**amount, Amount::Half { .. });
                let amount = match is_closed {
                    true => self.operand(amount),
                    false => format!("({})", self.amount(amount)),
                };
                Self::spaced(&[&half, &amount, up])
            }
        }
    }

    /// Writes a number that something else follows or stands before.
    pub(super) fn operand(self, amount: &Amount) -> String {
        match amount {
            Amount::Add(..) | Amount::Subtract(..) => format!("({})", self.amount(amount)),
            _ => self.amount(amount),
        }
    }

    pub(super) fn counter_name(self, counter: &Counter) -> String {
        match counter.text.starts_with(['+', '-']) {
            true => counter.text.clone(),
            false => self.name(Role::Property, &counter.text),
        }
    }

    pub(super) fn counter(self, counter: &Counter) -> String {
        format!("{} {}", self.counter_name(counter), self.glue("counter"))
    }

    pub(super) fn signed(self, signed: &Signed) -> String {
        let sign = if signed.minus { '-' } else { '+' };
        format!("{sign}{}", self.amount(&signed.amount))
    }

    pub(super) fn ability(self, ability: &AbilityRef) -> String {
        if ability.args.is_empty() {
            return ability.name.text.clone();
        }
        let args: Vec<String> = ability.args.iter().map(|it| self.argument(it)).collect();
        format!("{}({})", ability.name.text, args.join(", "))
    }

    pub(super) fn abilities(self, abilities: &[AbilityRef]) -> String {
        let abilities: Vec<String> = abilities.iter().map(|it| self.ability(it)).collect();
        abilities.join(&format!(" {} ", self.glue("and")))
    }

    pub(super) fn argument(self, argument: &Argument) -> String {
        match argument {
            Argument::Amount(amount) => self.amount(amount),
            Argument::Filter(filter) => self.filter(filter),
            // A comma would begin the next argument.
            Argument::Cost(costs) => {
                let costs: Vec<String> = costs.iter().map(|it| self.cost(it)).collect();
                costs.join(&format!(" {} ", self.glue("and")))
            }
        }
    }

    /// Writes costs with `and`, or with commas where a filter would take the
    /// `and` for its own.
    pub(super) fn costs(self, costs: &[Cost]) -> String {
        let plain = costs.iter().all(|it| matches!(it, Cost::Some { .. }));
        let joint = match plain {
            true => format!(" {} ", self.glue("and")),
            false => ", ".to_owned(),
        };
        let costs: Vec<String> = costs.iter().map(|it| self.cost(it)).collect();
        costs.join(&joint)
    }

    fn cost(self, cost: &Cost) -> String {
        match cost {
            Cost::Tap(_) => self.word(Role::Verb, "tap"),
            Cost::Untap(_) => self.word(Role::Verb, "untap"),
            Cost::Some { amount, of } => {
                let of_name = self.name(Role::Property, &of.text);
                let is_simple = matches!(
                    amount,
                    Amount::Number(_) | Amount::Name(_) | Amount::Count { .. }
                );
                let is_resource = of.text.starts_with(char::is_uppercase);
                if is_simple && is_resource {
                    return format!("{} * {of_name}", self.amount(amount));
                }
                format!("{} {} {of_name}", self.glue("pay"), self.operand(amount))
            }
            Cost::Effect(effect) => self.effect(effect, false),
            Cost::Param(name) => self.name(Role::Kind, &name.text),
        }
    }
}

/// Tells whether a number ends in a filter, which would go on with `and`.
pub(super) fn is_open(amount: &Amount) -> bool {
    match amount {
        Amount::Number(_) | Amount::Name(_) | Amount::Count { .. } | Amount::Multiply(..) => false,
        // What is halved stands in parentheses then.
        Amount::Counters { of, .. } | Amount::Of { of, .. } => !matches!(**of, Selector::Ref(..)),
        Amount::Add(_, right) | Amount::Subtract(_, right) => match **right {
            Amount::Add(..) | Amount::Subtract(..) => false,
            _ => is_open(right),
        },
        Amount::Half { .. } => false,
    }
}
