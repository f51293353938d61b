//! The script as a whole: `language`, `let`, the two blocks, triggers, and what
//! has no business between them.

use super::super::ast::{Cond, Let, Script, Stmt};
use super::super::codes;
use super::super::lexeme::{Kind, Lexeme, Sign};
use super::super::words::{Meaning, StatementWord};
use super::Reader;
use super::told;
use tapete_lang::{Bilingual, Diagnostic};
use tapete_speech::nearest;

const CONDITIONS: &str = "Conditions";
const ACTIONS: &str = "Actions";

/// What stands where a block word should.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Head {
    /// The block is there, its word too or as good as.
    Block,
    /// There is no such block.
    Missing,
    /// What belongs into the block is there, without word and brace.
    Bare,
}

impl Reader<'_> {
    /// Reads a whole script.
    pub(super) fn script(&mut self) -> Script {
        let mut script = Script::default();
        self.language();
        self.no_luck = Some(
            Bilingual::new(
                "a value before `Conditions`",
                "un valor antes de `Conditions`",
            )
            .into(),
        );
        script.lets = self.lets();
        self.no_luck = None;
        let n_names = self.scope.len();
        match self.conditions_head() {
            Head::Block => script.conditions = self.conditions_block(),
            Head::Missing | Head::Bare => {}
        }
        match self.actions_head() {
            Head::Block => script.actions = self.actions_block(),
            Head::Bare => script.actions = self.bare_actions(),
            Head::Missing => {}
        }
        self.scope.truncate(n_names);
        script.triggers = self.triggers();
        self.nothing_after();
        script
    }

    /// Reads the inside of `Conditions { … }` in a sentence.
    pub(super) fn conditions_alone(&mut self) -> Vec<Cond> {
        let mut conditions = Vec::new();
        while !self.is_end() {
            conditions.extend(self.conditions());
            if !self.is_end() {
                // The sentence closes the block, so this is too much.
                self.no_block_here();
            }
        }
        conditions
    }

    /// Reads the inside of `Actions { … }` in a sentence.
    pub(super) fn actions_alone(&mut self) -> Vec<Stmt> {
        let steps = self.steps();
        if !self.is_end() {
            self.nothing_after();
        }
        steps
    }

    /// Tells of a block word inside `Conditions`, and goes past its block.
    fn no_block_here(&mut self) {
        self.close_block_expected();
        self.bump();
        if self.is(Sign::OpenBlock) {
            self.skip_block();
        }
    }

    fn close_block_expected(&mut self) {
        let found = self.found();
        let help = Bilingual::new("close the block with `}`", "cierra el bloque con `}`");
        self.error(self.here(&codes::E103).arg(found).help(help));
    }

    fn language(&mut self) {
        if !self.eat_word(StatementWord::Language) {
            return;
        }
        let help = Bilingual::new("write `language 1`", "escribe `language 1`");
        match self.kind() {
            Kind::Number(level) => {
                if level != 0.0 && level != 1.0 {
                    let text = self.slice();
                    let here = self.place();
                    let diagnostic = self.here(&codes::E210).arg(text).help(help).fix(here, "1");
                    self.error(diagnostic);
                }
                self.bump();
            }
            Kind::BadNumber => self.bump(),
            _ => self.expected(Bilingual::new("a level", "un nivel"), help),
        }
    }

    fn lets(&mut self) -> Vec<Let> {
        let mut lets = Vec::new();
        while self.is_word(StatementWord::Let) {
            let began = self.at;
            let depth = self.depth;
            match self.let_value() {
                Some(value) => lets.push(value),
                None => self.discard(began),
            }
            self.depth = depth;
        }
        lets
    }

    /// Finds `Conditions`, or whatever stands for it.
    fn conditions_head(&mut self) -> Head {
        if self.kind() == Kind::Word(Meaning::Conditions) {
            self.bump();
            return Head::Block;
        }
        let found = self.found();
        let here = self.place();
        let diagnostic = self.here(&codes::E101).arg(found);
        if self.kind() == Kind::Word(Meaning::Actions) || self.stands_for(ACTIONS) {
            let before = tapete_lang::Place {
                span: tapete_lang::Span::new(here.span.start, here.span.start),
                ..here
            };
            let diagnostic = diagnostic
                .help(Bilingual::new(
                    "write `Conditions { }` before it, even if there are none",
                    "escribe antes `Conditions { }`, aunque no haya ninguna",
                ))
                .fix(before, "Conditions { }\n");
            self.error_first(diagnostic);
            return Head::Missing;
        }
        let help = Bilingual::new(
            "begin the script with `Conditions { }`",
            "comienza el guion con `Conditions { }`",
        );
        if self.stands_for(CONDITIONS) || self.is_before_brace() {
            self.error_first(misspelt(diagnostic, CONDITIONS));
            self.bump();
            return Head::Block;
        }
        match self.how_to_use() {
            Some(help) => self.misplaced(help),
            None => self.error(diagnostic.help(help)),
        }
        if self.is(Sign::OpenBlock) {
            return Head::Block;
        }
        self.skip_to(|it| {
            it.is_block_word() || it.stands_for(ACTIONS) || it.stands_for(CONDITIONS)
        });
        if self.kind() == Kind::Word(Meaning::Conditions) || self.stands_for(CONDITIONS) {
            return self.conditions_head();
        }
        Head::Missing
    }

    /// Finds `Actions`, or whatever stands for it.
    fn actions_head(&mut self) -> Head {
        if self.kind() == Kind::Word(Meaning::Actions) {
            self.actions_word = self.place();
            self.bump();
            return Head::Block;
        }
        let found = self.found();
        let diagnostic = self.here(&codes::E104).arg(found);
        if self.is_end() {
            let diagnostic = diagnostic
                .help(told::ADD_ACTIONS)
                .fix(self.after(), "\nActions {\n}\n");
            self.error(diagnostic);
            return Head::Missing;
        }
        if self.actions_follow() {
            self.between();
            return self.actions_head();
        }
        if self.stands_for(ACTIONS) || self.is_before_brace() {
            self.error_first(misspelt(diagnostic, ACTIONS));
            self.bump();
            return Head::Block;
        }
        if self.is(Sign::OpenBlock) {
            let before = self.place();
            self.error(diagnostic.help(told::ADD_ACTIONS).fix(before, "Actions {"));
            return Head::Block;
        }
        self.error(diagnostic.help(told::ADD_ACTIONS));
        Head::Bare
    }

    /// Tells whether `Actions`, perhaps misspelt, follows further on, so that
    /// what is here stands between the blocks.
    fn actions_follow(&self) -> bool {
        let misspelt = |it: &[Lexeme]| {
            it[0].kind == Kind::Unknown && it[1].kind == Kind::Sign(Sign::OpenBlock)
        };
        self.actions_word_follows()
            || (!self.is_before_brace() && self.rest().windows(2).any(misspelt))
    }

    fn actions_word_follows(&self) -> bool {
        let actions = Kind::Word(Meaning::Actions);
        self.rest().iter().any(|it| it.kind == actions)
    }

    fn rest(&self) -> &[Lexeme] {
        self.lexemes.get(self.at..).unwrap_or(&[])
    }

    /// Tells of what stands between the blocks, and goes past it.
    fn between(&mut self) {
        let found = self.found();
        let help = Bilingual::new(
            "move it into `Conditions` or `Actions`, or leave it out",
            "llévalo a `Conditions` o a `Actions`, o quítalo",
        );
        self.error(self.here(&codes::E105).arg(found).help(help));
        let word_follows = self.actions_word_follows();
        self.bump();
        self.skip_to(|it| {
            it.kind() == Kind::Word(Meaning::Actions)
                || (!word_follows && it.kind() == Kind::Unknown && it.is_before_brace())
        });
    }

    fn is_block_word(&self) -> bool {
        matches!(
            self.kind(),
            Kind::Word(Meaning::Conditions | Meaning::Actions)
        )
    }

    /// Tells whether a word stands right before a brace.
    fn is_before_brace(&self) -> bool {
        let is_word = matches!(
            self.kind(),
            Kind::Unknown | Kind::Name | Kind::Word(_) | Kind::Element(_)
        );
        is_word && self.lexeme_at(1).kind == Kind::Sign(Sign::OpenBlock)
    }

    /// Tells whether an unknown word is a misspelt block word.
    fn stands_for(&self, word: &str) -> bool {
        if self.kind() != Kind::Unknown {
            return false;
        }
        let text = self.slice();
        let fault = self.faults.iter().find(|it| it.lexeme == Some(self.at));
        let fix = fault.and_then(|it| it.diagnostic.fix.as_ref());
        fix.is_some_and(|it| it.text == word) || nearest(&text, [CONDITIONS, ACTIONS]) == Some(word)
    }

    /// Reads the block after `Conditions`.
    fn conditions_block(&mut self) -> Vec<Cond> {
        if !self.open_outer() {
            return Vec::new();
        }
        let conditions = self.conditions();
        self.close_block();
        self.open.pop();
        conditions
    }

    /// Reads conditions up to the end of their block.
    fn conditions(&mut self) -> Vec<Cond> {
        self.no_luck = Some(Bilingual::new("conditions", "las condiciones").into());
        let mut conditions = Vec::new();
        while !self.at_edge() {
            let misspelt_next = self.stands_for(ACTIONS) && self.is_before_brace();
            if misspelt_next {
                break;
            }
            let began = self.at;
            let depth = self.depth;
            match self.condition() {
                Some(condition) => conditions.push(condition),
                None => self.discard(began),
            }
            self.depth = depth;
        }
        self.no_luck = None;
        conditions
    }

    /// Reads the block after `Actions`.
    fn actions_block(&mut self) -> Vec<Stmt> {
        if !self.open_outer() {
            return Vec::new();
        }
        let steps = self.steps();
        self.close_block();
        self.open.pop();
        steps
    }

    /// Reads steps whose block has neither word nor braces.
    fn bare_actions(&mut self) -> Vec<Stmt> {
        self.open.push(None);
        let steps = self.steps();
        self.eat(Sign::CloseBlock);
        self.open.pop();
        steps
    }

    /// Goes past the `{` of one of the two blocks, or tells that it is missing
    /// and reads on as if it were there. Tells whether there is a block at all.
    fn open_outer(&mut self) -> bool {
        if self.is(Sign::OpenBlock) {
            self.open.push(Some(self.at));
            self.bump();
            return true;
        }
        self.open_block_expected();
        if self.is_end() || self.is_block_word() {
            return false;
        }
        self.open.push(None);
        true
    }

    /// Tells of whatever follows the script.
    fn nothing_after(&mut self) {
        if self.is_end() {
            return;
        }
        let found = self.found();
        let help = Bilingual::new(
            "move it into `Actions`, or leave it out; triggers begin with `On`",
            "llévalo a `Actions`, o quítalo; los disparadores comienzan con `On`",
        );
        self.error(self.here(&codes::E106).arg(found).help(help));
    }
}

/// Adds how to spell a block word.
fn misspelt(diagnostic: Diagnostic, word: &'static str) -> Diagnostic {
    let help = Bilingual::new("write `{0}`", "escribe `{0}`");
    let place = diagnostic.place;
    diagnostic
        .help_with(help, vec![word.into()])
        .fix(place, word)
}
