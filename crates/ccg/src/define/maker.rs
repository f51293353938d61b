//! The tables of a game while they are made, and how problems are told.

use std::collections::BTreeMap;

use tapete_lang::{Arg, Bilingual, Code, Diagnostic, Place, Problems, Spelled};
use tapete_speech::{Said, nearest};

use super::book::Book;
use super::codes::{self, DID_YOU_MEAN, KNOWN};
use super::kinds::Kinds;
use super::names::same_word;
use crate::explain::GameWord;
use crate::model::{
    Ability, Activated, Amount, AmountId, CardId, Cond, CondId, Cost, CostId, CounterKind, Phase,
    Program, Qualities, Replacement, Resource, Roles, Rule, Static, Step, Test, TestId, Trigger,
    Zone,
};
use crate::syntax::ast::{Argument, Sentence};
use crate::syntax::lexicon;

/// The most entries that a table may have; equal ones are looked for one by one.
const ENTRIES_MAX: usize = 20_000;

/// What an ability with its arguments adds to a card besides its rules.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Extra {
    pub(super) kicker: Option<CostId>,
    pub(super) attaches_to: Option<TestId>,
}

/// A cost that somebody must be able to pay, and where it stands.
pub(super) struct Asked {
    pub(super) resource: usize,
    pub(super) word: String,
    pub(super) place: Place,
}

/// A target that somebody must be able to be.
pub(super) struct Aimed {
    pub(super) test: TestId,
    pub(super) zone: u8,
    pub(super) place: Place,
}

/// Everything that is known and made while a text is compiled.
pub(super) struct Maker<'a> {
    pub(super) book: &'a Book<'a>,
    pub(super) problems: &'a mut Problems,
    /// Whether evasion of the library becomes flags.
    pub(super) fast: bool,
    pub(super) combat: crate::model::Combat,
    pub(super) has_hero: bool,
    /// The quality of lands, and of energy that is attached.
    pub(super) land: Option<u8>,
    pub(super) energy: Option<u8>,
    /// Words for resources of any kind that pays.
    pub(super) generic: Vec<String>,
    /// How people read the words of the game.
    pub(super) words: Vec<GameWord>,
    pub(super) kinds: Kinds,
    pub(super) zones: Vec<Zone>,
    pub(super) roles: Roles,
    pub(super) phases: Vec<Phase>,
    pub(super) resources: Vec<Resource>,
    pub(super) counters: Vec<CounterKind>,
    pub(super) properties: Vec<String>,
    pub(super) card_names: Vec<String>,
    /// Cards named in passing, to be made after those of the text.
    pub(super) late: Vec<Option<&'a Sentence>>,
    pub(super) abilities: Vec<Ability>,
    pub(super) extras: Vec<Extra>,
    pub(super) ability_names: Vec<String>,
    pub(super) mark_of: Vec<Option<u8>>,
    pub(super) n_marks: u8,
    /// The abilities that are made, by name and arguments.
    pub(super) made: BTreeMap<String, crate::model::AbilityId>,
    /// The abilities that are being made, to find circles.
    pub(super) making: Vec<String>,
    pub(super) triggers: Vec<Trigger>,
    pub(super) activated: Vec<Activated>,
    pub(super) statics: Vec<Static>,
    pub(super) rules: Vec<Rule>,
    pub(super) replacements: Vec<Replacement>,
    pub(super) costs: Vec<Cost>,
    pub(super) programs: Vec<Program>,
    pub(super) steps: Vec<Step>,
    /// What a step asks, as people read it.
    pub(super) step_labels: BTreeMap<u16, Said>,
    pub(super) tests: Vec<Test>,
    pub(super) amounts: Vec<Amount>,
    pub(super) conds: Vec<Cond>,
    pub(super) becomes: Vec<Qualities>,
    /// The arguments of the ability that is being made.
    pub(super) given: Vec<(String, Argument)>,
    /// Where the text uses the library, while something of the library is made.
    pub(super) library: Option<Place>,
    pub(super) asked: Vec<Asked>,
    pub(super) aimed: Vec<Aimed>,
    /// Cards that a trigger makes when something enters that passes the test.
    pub(super) bred: Vec<(TestId, CardId, Place)>,
    /// Whether the table is full; told once.
    pub(super) full: bool,
}

macro_rules! tables {
    ($($add:ident $table:ident $entry:ty => $id:ident),* $(,)?) => {$(
        pub(super) fn $add(&mut self, entry: $entry) -> $id {
            if self.$table.len() >= ENTRIES_MAX {
                self.is_full();
                return $id(0);
            }
            self.$table.push(entry);
            $id((self.$table.len() - 1) as u16)
        }
    )*};
}

use crate::model::{ActivatedId, ReplacementId, RuleId, StaticId, TriggerId};

impl Maker<'_> {
    tables! {
        add_trigger triggers Trigger => TriggerId,
        add_activated activated Activated => ActivatedId,
        add_static statics Static => StaticId,
        add_replacement replacements Replacement => ReplacementId,
    }

    /// Returns the number of a test; equal tests share one.
    pub(super) fn test(&mut self, test: Test) -> TestId {
        TestId(self.shared(|it| &mut it.tests, test))
    }

    pub(super) fn amount(&mut self, amount: Amount) -> AmountId {
        AmountId(self.shared(|it| &mut it.amounts, amount))
    }

    pub(super) fn number(&mut self, number: i32) -> AmountId {
        self.amount(Amount::Number(number))
    }

    pub(super) fn cond(&mut self, cond: Cond) -> CondId {
        CondId(self.shared(|it| &mut it.conds, cond))
    }

    pub(super) fn cost(&mut self, cost: Cost) -> CostId {
        CostId(self.shared(|it| &mut it.costs, cost))
    }

    pub(super) fn rule(&mut self, rule: Rule) -> RuleId {
        RuleId(self.shared(|it| &mut it.rules, rule))
    }

    fn shared<T: PartialEq>(&mut self, table: fn(&mut Self) -> &mut Vec<T>, entry: T) -> u16 {
        let entries = table(self);
        if let Some(found) = entries.iter().position(|it| *it == entry) {
            return found as u16;
        }
        if entries.len() >= ENTRIES_MAX {
            self.is_full();
            return 0;
        }
        entries.push(entry);
        (entries.len() - 1) as u16
    }

    pub(super) fn is_full(&mut self) {
        if !self.full {
            self.full = true;
            let place = self.book.head();
            self.problems.push(
                Diagnostic::new(&codes::TOO_MANY, place)
                    .arg(codes::THINGS)
                    .arg(ENTRIES_MAX)
                    .help(codes::LEAVE_OUT),
            );
        }
    }

    pub(super) fn both(&mut self, one: TestId, other: TestId) -> TestId {
        let always = self.test(Test::Always);
        if one == always {
            other
        } else if other == always || one == other {
            one
        } else {
            self.test(Test::And(one, other))
        }
    }

    /// Tells a problem: in the text, or where the text uses the library.
    pub(super) fn wrong(&mut self, code: &'static Code, place: Place, args: Vec<Arg>) {
        self.wrong_with(code, place, args, Vec::new());
    }

    pub(super) fn wrong_with(
        &mut self,
        code: &'static Code,
        place: Place,
        args: Vec<Arg>,
        help: Vec<(Bilingual, Vec<Arg>)>,
    ) {
        let mut diagnostic = Diagnostic::new(code, self.library.unwrap_or(place));
        diagnostic.args = args;
        if help.is_empty()
            && let Some(template) = codes::remedy(code)
        {
            let args = diagnostic.args.clone();
            diagnostic = diagnostic.help_with(template, args);
        }
        for (template, args) in help {
            diagnostic = diagnostic.help_with(template, args);
        }
        self.problems.push(diagnostic);
    }

    /// Tells of a word that nothing has, with the nearest that exists.
    pub(super) fn unknown(&mut self, code: &'static Code, word: &Spelled, known: &[String]) {
        let near = nearest(&word.text, known.iter().map(String::as_str)).map(str::to_owned);
        let mut diagnostic =
            Diagnostic::new(code, self.library.unwrap_or(word.place)).arg(word.text.as_str());
        match near {
            Some(near) => {
                diagnostic = diagnostic.help_with(DID_YOU_MEAN, vec![near.as_str().into()]);
                if self.library.is_none() {
                    diagnostic = diagnostic.fix(word.place, near);
                }
            }
            None => {
                if !known.is_empty() {
                    let en: Vec<&str> = known.iter().take(12).map(String::as_str).collect();
                    let es: Vec<&str> = en.iter().map(|it| lexicon::in_spanish(it)).collect();
                    let (en, es) = (en.join(", "), es.join(", "));
                    diagnostic = diagnostic.help_with(KNOWN, vec![Arg::Said(Said { en, es })]);
                }
                if let Some(template) = codes::remedy_of_unknown(code) {
                    diagnostic = diagnostic.help_with(template, vec![word.text.as_str().into()]);
                }
            }
        }
        self.problems.push(diagnostic);
    }

    /// Returns the argument that a word stands for, inside an ability.
    pub(super) fn argument(&self, word: &str) -> Option<&Argument> {
        self.given.iter().find(|it| it.0 == word).map(|it| &it.1)
    }

    /// Returns the resource kind of a word, singular or plural.
    pub(super) fn resource(&self, word: &str) -> Option<usize> {
        self.resources
            .iter()
            .position(|it| same_word(&it.name, word))
    }

    /// Returns the counter kind of a name.
    pub(super) fn counter(&self, name: &str) -> Option<u8> {
        let found = self.counters.iter().position(|it| it.name == name);
        found.and_then(|it| u8::try_from(it).ok())
    }

    /// Returns the card of a name.
    pub(super) fn card_id(&self, name: &str) -> Option<CardId> {
        let found = self.card_names.iter().position(|it| it == name);
        found.and_then(|it| u16::try_from(it).ok()).map(CardId)
    }
}
