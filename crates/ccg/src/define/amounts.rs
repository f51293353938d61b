//! Amounts and conditions.

use tapete_lang::Place;

use super::codes;
use super::filters::{compare, is_of_player};
use super::maker::Maker;
use super::scope::Scope;
use crate::model::{Amount, AmountId, Cmp, Cond, CondId, Pick, Prop, Test, TestId, Who, ZonePick};
use crate::syntax::ast::{self, Argument, Counter, Ref, Selector, Signed};

impl Maker<'_> {
    /// Compiles an amount.
    pub(super) fn amount_of(&mut self, amount: &ast::Amount, scope: &mut Scope) -> AmountId {
        let worked_out = match amount {
            ast::Amount::Number(number) => Amount::Number(clamp(*number)),
            ast::Amount::Name(name) => {
                if let Some(given) = self.argument(&name.text).cloned() {
                    return self.amount_argument(&given, name.place, scope);
                }
                match name.text.as_str() {
                    "X" | "x" => Amount::X,
                    "that_much" | "that_many" => Amount::ThatMuch,
                    _ => match self.prop(name) {
                        Some(prop) => {
                            let who = if is_of_player(prop) && scope.about == Who::This {
                                Who::You
                            } else {
                                scope.about
                            };
                            Amount::Prop(prop, who)
                        }
                        None => Amount::Number(0),
                    },
                }
            }
            ast::Amount::Count { filter, zone } => {
                let test = self.filter(filter, scope);
                let test = self.of_cards(test);
                let zone = self.zone_pick(zone.as_ref(), scope);
                Amount::Count(test, zone)
            }
            ast::Amount::Counters { counter, of } => {
                let Some(kind) = self.counter_kind(counter) else {
                    return self.number(0);
                };
                Amount::Prop(Prop::Counter(kind), self.who(of, scope))
            }
            ast::Amount::Of { name, of } => match self.prop(name) {
                Some(prop) => Amount::Prop(prop, self.who(of, scope)),
                None => Amount::Number(0),
            },
            ast::Amount::Add(one, other) => {
                let (one, other) = (self.amount_of(one, scope), self.amount_of(other, scope));
                match (self.constant(one), self.constant(other)) {
                    (Some(one), Some(other)) => Amount::Number(one.saturating_add(other)),
                    _ => Amount::Add(one, other),
                }
            }
            ast::Amount::Subtract(one, other) => {
                let (one, other) = (self.amount_of(one, scope), self.amount_of(other, scope));
                match (self.constant(one), self.constant(other)) {
                    (Some(one), Some(other)) => Amount::Number(one.saturating_sub(other)),
                    _ => Amount::Subtract(one, other),
                }
            }
            ast::Amount::Multiply(one, other) => {
                let (one, other) = (self.amount_of(one, scope), self.amount_of(other, scope));
                return self.times(one, other);
            }
            ast::Amount::Half { amount, up } => {
                let amount = self.amount_of(amount, scope);
                if *up {
                    Amount::HalfUp(amount)
                } else {
                    Amount::HalfDown(amount)
                }
            }
        };
        self.amount(worked_out)
    }

    fn amount_argument(&mut self, given: &Argument, place: Place, scope: &mut Scope) -> AmountId {
        // Arguments are closed: no word of theirs is a parameter.
        let outer = std::mem::take(&mut self.given);
        let amount = match given {
            Argument::Amount(amount) => Some(self.amount_of(amount, scope)),
            Argument::Filter(ast::Filter::Word(word)) if word.text == "X" => {
                Some(self.amount(Amount::X))
            }
            _ => None,
        };
        self.given = outer;
        amount.unwrap_or_else(|| {
            self.wrong(&codes::WRONG_ARGUMENT, place, vec![codes::A_NUMBER.into()]);
            self.number(0)
        })
    }

    /// Returns the number that an amount always is.
    pub(super) fn constant(&self, amount: AmountId) -> Option<i32> {
        match self.amounts.get(amount.index()) {
            Some(Amount::Number(number)) => Some(*number),
            _ => None,
        }
    }

    pub(super) fn times(&mut self, one: AmountId, other: AmountId) -> AmountId {
        match (self.constant(one), self.constant(other)) {
            (Some(one), Some(other)) => self.number(one.saturating_mul(other)),
            (Some(1), None) => other,
            (None, Some(1)) => one,
            _ => self.amount(Amount::Multiply(one, other)),
        }
    }

    /// Compiles `+2`, `-N`.
    pub(super) fn signed(&mut self, signed: &Signed, scope: &mut Scope) -> AmountId {
        let amount = self.amount_of(&signed.amount, scope);
        if !signed.minus {
            return amount;
        }
        self.negative(amount)
    }

    pub(super) fn negative(&mut self, amount: AmountId) -> AmountId {
        match self.constant(amount) {
            Some(number) => self.number(number.saturating_neg()),
            None => {
                let none = self.number(0);
                self.amount(Amount::Subtract(none, amount))
            }
        }
    }

    /// Returns the kind of a counter, or tells that there is none.
    pub(super) fn counter_kind(&mut self, counter: &Counter) -> Option<u8> {
        if let Some(kind) = self.counter(&counter.text) {
            return Some(kind);
        }
        if self.library.is_some() {
            // The library speaks of more counters than each game declares.
            return self.add_counter(&counter.text);
        }
        let known: Vec<String> = self.counters.iter().map(|it| it.name.clone()).collect();
        let word = super::book::spelled(&counter.text, counter.place);
        self.unknown(&codes::UNKNOWN_COUNTER, &word, &known);
        None
    }

    /// Compiles a condition.
    pub(super) fn condition(&mut self, cond: &ast::Cond, scope: &mut Scope) -> CondId {
        let made = match cond {
            ast::Cond::Not(inner) => Cond::Not(self.condition(inner, scope)),
            ast::Cond::And(one, other) => {
                Cond::And(self.condition(one, scope), self.condition(other, scope))
            }
            ast::Cond::Or(one, other) => {
                Cond::Or(self.condition(one, scope), self.condition(other, scope))
            }
            ast::Cond::HasCounter {
                who,
                counter,
                none,
                had,
            } => {
                let Some(kind) = self.counter_kind(counter) else {
                    return self.cond(Cond::Never);
                };
                if *had {
                    Cond::HadCounter(self.who(who, scope), kind, !*none)
                } else {
                    let mut test = self.test(Test::HasCounter(kind));
                    if *none {
                        test = self.test(Test::Not(test));
                    }
                    self.passes(who, test, scope)
                }
            }
            ast::Cond::HasAbility {
                who,
                ability,
                lacks,
            } => {
                let test = self.with_ability(&ability.name, *lacks);
                self.passes(who, test, scope)
            }
            ast::Cond::Is { who, filter, .. } => {
                let test = self.filter(filter, scope);
                self.passes(who, test, scope)
            }
            ast::Cond::Controls { who, what } => self.controls(who, what, scope),
            ast::Cond::Compare { left, cmp, right } => {
                let (left, right) = (self.amount_of(left, scope), self.amount_of(right, scope));
                Cond::Compare(left, compare(*cmp), right)
            }
            ast::Cond::Word(word) => match word.text.as_str() {
                "kicked" => Cond::Kicked,
                "your_turn" => Cond::YourTurn,
                "opponents_turn" | "not_your_turn" => {
                    let yours = self.cond(Cond::YourTurn);
                    Cond::Not(yours)
                }
                "opponent_was_dealt_damage_this_turn" => Cond::OpponentDamaged,
                "you_attacked_this_turn" => Cond::YouAttacked,
                "creature_died_this_turn" => Cond::CreatureDied,
                "you_gained_life_this_turn" => Cond::YouGainedLife,
                "you_played_a_land_this_turn" => Cond::YouPlayedLand,
                "main_phase" => Cond::MainPhase,
                "in_combat" => Cond::InCombat,
                "in_hand" => Cond::ThisIn(self.roles.hand),
                "in_graveyard" => Cond::ThisIn(self.roles.graveyard),
                "in_exile" => Cond::ThisIn(self.roles.exile),
                "cast_by_effect" => Cond::Recast,
                "you_were_dealt_damage_this_turn" => self.some_of_you(Prop::DamagedThisTurn),
                "you_cast_a_spell_this_turn" => self.some_of_you(Prop::CastThisTurn),
                "first_turn" => {
                    let (turn, one) = (Amount::Prop(Prop::Turn, Who::You), self.number(1));
                    Cond::Compare(self.amount(turn), Cmp::LessEqual, one)
                }
                "always" => Cond::Always,
                "never" => Cond::Never,
                _ => {
                    let known = [
                        "kicked",
                        "your_turn",
                        "opponents_turn",
                        "opponent_was_dealt_damage_this_turn",
                        "you_attacked_this_turn",
                        "creature_died_this_turn",
                    ];
                    self.unknown(&codes::UNKNOWN_WORD, word, &known.map(str::to_owned));
                    Cond::Never
                }
            },
        };
        self.cond(made)
    }

    /// Whether a number of yours is more than none.
    fn some_of_you(&mut self, prop: Prop) -> Cond {
        let (number, none) = (self.amount(Amount::Prop(prop, Who::You)), self.number(0));
        Cond::Compare(number, Cmp::Greater, none)
    }

    /// Whether somebody passes a test: one thing, or some of them.
    fn passes(&mut self, who: &Selector, test: TestId, scope: &mut Scope) -> Cond {
        match who {
            Selector::Each {
                other,
                filter,
                zone,
            } => {
                // Each passes if none does not.
                let (all, zone) = self.tested(*other, filter, zone.as_ref(), scope);
                let not = self.test(Test::Not(test));
                let both = self.both(all, not);
                let some = self.cond(Cond::Exists(both, zone));
                Cond::Not(some)
            }
            Selector::Some {
                how: ast::How::Choice | ast::How::Random,
                other,
                filter,
                zone,
                ..
            } => {
                let (some, zone) = self.tested(*other, filter, zone.as_ref(), scope);
                let both = self.both(some, test);
                Cond::Exists(both, zone)
            }
            _ => Cond::Is(self.who(who, scope), test),
        }
    }

    fn controls(&mut self, who: &Selector, what: &Selector, scope: &mut Scope) -> Cond {
        let who = self.who(who, scope);
        let (other, filter, min) = match what {
            Selector::Each { other, filter, .. } => (*other, filter, None),
            Selector::Some {
                other, filter, min, ..
            } => (*other, filter, Some(min)),
            Selector::Ref(Ref::This, _) => {
                let this = self.test(Test::This);
                return Cond::Controls(who, this);
            }
            _ => {
                let thing = self.who(what, scope);
                let test = self.test(Test::YouControl);
                return Cond::Is(thing, test);
            }
        };
        let (test, _) = self.tested(other, filter, None, scope);
        let min = min.map(|it| self.amount_of(it, scope));
        let least = min.and_then(|it| self.constant(it)).unwrap_or(1);
        if least <= 1 && min.is_none_or(|it| self.constant(it).is_some()) {
            return Cond::Controls(who, test);
        }
        let side = match who {
            Who::Opponent => Test::OpponentControls,
            _ => Test::YouControl,
        };
        let side = self.test(side);
        let test = self.both(test, side);
        let count = self.amount(Amount::Count(test, ZonePick::PLAY));
        let least = min.unwrap_or_else(|| self.number(1));
        Cond::Compare(count, Cmp::GreaterEqual, least)
    }

    /// Compiles a condition about each thing as a test of that thing.
    pub(super) fn condition_test(&mut self, cond: &ast::Cond, scope: &mut Scope) -> TestId {
        match cond {
            ast::Cond::Not(inner) => {
                let inner = self.condition_test(inner, scope);
                self.test(Test::Not(inner))
            }
            ast::Cond::And(one, other) => {
                let one = self.condition_test(one, scope);
                let other = self.condition_test(other, scope);
                self.both(one, other)
            }
            ast::Cond::Or(one, other) => {
                let one = self.condition_test(one, scope);
                let other = self.condition_test(other, scope);
                self.test(Test::Or(one, other))
            }
            ast::Cond::HasCounter { counter, none, .. } => {
                let Some(kind) = self.counter_kind(counter) else {
                    return self.test(Test::Never);
                };
                let test = self.test(Test::HasCounter(kind));
                if *none {
                    self.test(Test::Not(test))
                } else {
                    test
                }
            }
            ast::Cond::HasAbility { ability, lacks, .. } => {
                self.with_ability(&ability.name, *lacks)
            }
            ast::Cond::Is { filter, .. } => self.filter(filter, scope),
            ast::Cond::Compare {
                left: ast::Amount::Name(name) | ast::Amount::Of { name, .. },
                cmp,
                right,
            } => {
                let Some(prop) = self.prop(name) else {
                    return self.test(Test::Never);
                };
                let right = self.amount_of(right, scope);
                self.test(Test::Compare(prop, compare(*cmp), right))
            }
            ast::Cond::Compare { .. } | ast::Cond::Controls { .. } | ast::Cond::Word(_) => {
                let holds = self.condition(cond, scope);
                self.test(Test::Holds(holds))
            }
        }
    }

    /// Returns the one thing of a pick; of several, the first.
    pub(super) fn one_of(&self, pick: Pick) -> Who {
        match pick {
            Pick::One(who) => who,
            Pick::Chosen => Who::Chosen,
            Pick::Target(slot) => Who::Target(slot),
            Pick::Each(..) => Who::It,
        }
    }
}

fn clamp(number: i64) -> i32 {
    let number = number.clamp(-9999, 9999);
    i32::try_from(number).unwrap_or(0)
}
