//! What one can't do, must do or has as a rule: flags where they say it all,
//! rules with tests where they do not.

use tapete_lang::Spelled;

use super::codes;
use super::maker::Maker;
use super::scope::Scope;
use crate::model::{Act, Favour, Mod, Rule, RuleWord, Test, TestId, Until, flags};
use crate::syntax::ast::{Effect, EffectKind, Filter, Modal, Ref, Selector};

/// The rule flags that a text may name.
const FLAGS: &[(&str, u64)] = &[
    ("LethalTouch", flags::LETHAL_TOUCH),
    ("ExcessToDefender", flags::EXCESS_TO_DEFENDER),
    ("DamageAsCounters", flags::DAMAGE_AS_COUNTERS),
    ("LifeLinking", flags::LIFE_LINKING),
    ("StrikesFirst", flags::STRIKES_FIRST),
    ("StrikesAgain", flags::STRIKES_AGAIN),
    ("NoSummoningSickness", flags::NO_SUMMONING_SICKNESS),
    ("CanBlockFliers", flags::CAN_BLOCK_FLIERS),
    ("NoCounterattack", flags::NO_COUNTERATTACK),
    ("AnyTime", flags::ANY_TIME),
    ("MustBeAttacked", flags::MUST_BE_ATTACKED),
    ("DamageAsPoison", flags::DAMAGE_AS_POISON),
    ("TapsCreaturesToPay", flags::TAPS_CREATURES_TO_PAY),
    ("ExilesGraveyardToPay", flags::EXILES_GRAVEYARD_TO_PAY),
    ("EverySubtype", flags::EVERY_SUBTYPE),
];

/// The abilities of the library that the fast path knows by name.
const FAST: &[(&str, u64)] = &[
    ("Flying", flags::FLYING),
    ("Horsemanship", flags::HORSEMANSHIP),
    ("Shadow", flags::SHADOW),
    ("Menace", flags::MENACE),
    ("Hexproof", flags::HEXPROOF),
];

/// What `cant`, `must` and `doesnt` may be followed by: the flag, and the rule
/// for when `by` or `except_by` narrows it.
type Narrowed = (Modal, &'static str, u64, Option<RuleWord>);

const RULES: &[Narrowed] = &[
    (
        Modal::Cant,
        "attack",
        flags::CANT_ATTACK,
        Some(RuleWord::CantAttack),
    ),
    (
        Modal::Cant,
        "block",
        flags::CANT_BLOCK,
        Some(RuleWord::CantBlock),
    ),
    (
        Modal::Cant,
        "be_blocked",
        flags::CANT_BE_BLOCKED,
        Some(RuleWord::CantBeBlocked),
    ),
    (
        Modal::Cant,
        "be_targeted",
        flags::CANT_BE_TARGETED,
        Some(RuleWord::CantBeTargeted),
    ),
    (
        Modal::Cant,
        "be_destroyed",
        flags::CANT_BE_DESTROYED,
        Some(RuleWord::CantBeDestroyed),
    ),
    (
        Modal::Cant,
        "be_attacked",
        flags::CANT_BE_ATTACKED,
        Some(RuleWord::CantBeAttacked),
    ),
    (Modal::Cant, "be_damaged", 0, Some(RuleWord::CantBeDamaged)),
    (
        Modal::Cant,
        "be_enchanted",
        0,
        Some(RuleWord::CantBeEnchanted),
    ),
    (
        Modal::Cant,
        "be_attached",
        0,
        Some(RuleWord::CantBeEnchanted),
    ),
    (Modal::Cant, "be_countered", flags::CANT_BE_COUNTERED, None),
    (Modal::Cant, "retreat", flags::CANT_RETREAT, None),
    (Modal::Cant, "activate", flags::CANT_ACTIVATE, None),
    (
        Modal::Cant,
        "be_regenerated",
        flags::CANT_BE_REGENERATED,
        None,
    ),
    (Modal::Cant, "untap", flags::DOESNT_UNTAP, None),
    (
        Modal::Must,
        "attack",
        flags::MUST_ATTACK,
        Some(RuleWord::MustAttack),
    ),
    (Modal::Must, "be_attacked", flags::MUST_BE_ATTACKED, None),
    (Modal::Must, "block", flags::MUST_BLOCK, None),
    (Modal::Doesnt, "untap", flags::DOESNT_UNTAP, None),
    (
        Modal::Doesnt,
        "tap_to_attack",
        flags::DOESNT_TAP_TO_ATTACK,
        None,
    ),
];

/// A ruling: bits, or a rule with tests.
#[derive(Clone, Copy, Debug)]
pub(super) enum Ruling {
    Flags(u64),
    Rule(Rule),
}

impl Ruling {
    pub(super) fn as_mod(self, maker: &mut Maker<'_>) -> Mod {
        match self {
            Ruling::Flags(bits) => Mod::Flags(bits),
            Ruling::Rule(rule) => Mod::Rule(maker.rule(rule)),
        }
    }
}

/// Returns the bits of a rule flag.
pub(super) fn flag(name: &str) -> Option<u64> {
    FLAGS.iter().find(|it| it.0 == name).map(|it| it.1)
}

/// Returns the bits of an ability that the fast path knows.
pub(super) fn fast_flag(name: &str) -> Option<u64> {
    FAST.iter().find(|it| it.0 == name).map(|it| it.1)
}

/// Tells whether a ruling is good for whom it is about.
pub(super) fn favour(modal: Modal, word: &str) -> Favour {
    match (modal, word) {
        (Modal::Cant, "be_regenerated") => Favour::Bad,
        (Modal::Cant, word) if word.starts_with("be_") => Favour::Good,
        (Modal::Doesnt, "tap_to_attack") => Favour::Good,
        _ => Favour::Bad,
    }
}

impl Maker<'_> {
    /// What comes from a player is what that player controls.
    fn of_player(&mut self, test: TestId) -> TestId {
        match self.tests.get(test.index()) {
            Some(Test::You) => self.test(Test::YouControl),
            Some(Test::Opponent) => self.test(Test::OpponentControls),
            Some(Test::Player) => self.test(Test::Always),
            _ => test,
        }
    }

    /// Compiles `destroy … then it cant be_regenerated`: what is said last must
    /// hold first, or it comes too late. Tells whether the effects are that.
    pub(super) fn destroy_for_good(
        &mut self,
        first: &Effect,
        second: &Effect,
        scope: &mut Scope,
    ) -> bool {
        let EffectKind::Destroy(what) = &first.kind else {
            return false;
        };
        let is_meant = matches!(&second.kind, EffectKind::Rule {
            who: Selector::Ref(Ref::It | Ref::ThatCreature, _),
            modal: Modal::Cant,
            word,
            by: None,
            except_by: None,
            ..
        } if word.text == "be_regenerated");
        if is_meant {
            scope.favour = Favour::Bad;
            let who = self.pick(what, scope);
            scope.act(Act::Modify {
                who,
                what: Mod::Flags(flags::CANT_BE_REGENERATED),
                until: Until::EndOfTurn,
            });
            scope.act(Act::Destroy(who));
        }
        is_meant
    }

    /// Compiles `cant be_blocked except_by 2 Creature`.
    pub(super) fn ruling(
        &mut self,
        modal: Modal,
        word: &Spelled,
        by: Option<&Filter>,
        except: Option<&(i64, Filter)>,
        scope: &mut Scope,
    ) -> Option<Ruling> {
        let known = RULES.iter().find(|it| it.0 == modal && it.1 == word.text);
        let Some((_, _, bits, rule)) = known else {
            let of_modal = RULES.iter().filter(|it| it.0 == modal);
            let known: Vec<String> = of_modal.map(|it| it.1.to_owned()).collect();
            self.unknown(&codes::UNKNOWN_RULE, word, &known);
            return None;
        };
        if by.is_none() && except.is_none() && *bits != 0 {
            return Some(Ruling::Flags(*bits));
        }
        let Some(rule) = rule else {
            let args = vec![word.text.as_str().into()];
            self.wrong(&codes::NOT_NARROWED, word.place, args);
            return None;
        };
        let by = by.map(|it| {
            let test = self.filter(it, scope);
            self.of_player(test)
        });
        let except = except.map(|(number, filter)| {
            let number = u8::try_from((*number).clamp(1, 99)).unwrap_or(1);
            (number, self.filter(filter, scope))
        });
        Some(Ruling::Rule(Rule {
            word: *rule,
            by,
            except,
            condition: None,
        }))
    }
}
