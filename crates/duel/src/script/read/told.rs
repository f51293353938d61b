//! How mistakes are told: once for each place, with what to do about them.

use super::super::ast::Cmp;
use super::super::codes;
use super::super::lexeme::{Kind, Sign};
use super::super::words::{Meaning, StatementWord};
use super::Reader;
use tapete_lang::{Arg, Bilingual, Code, Diagnostic, Phrase, Place};

pub(super) const THE_END: Bilingual = Bilingual::new("the end of the text", "el final del texto");
pub(super) const ADD_ACTIONS: Bilingual = Bilingual::new(
    "write what the card does: `Actions { Attack() }`",
    "escribe lo que hace la carta: `Actions { Attack() }`",
);
pub(super) const SHORTER: Bilingual = Bilingual::new(
    "write it shorter, or make two cards of it",
    "escríbelo más corto, o haz dos cartas",
);
pub(super) const AFTER_THIS: Bilingual = Bilingual::new("after this", "después de esto");

/// What values are called in messages.
pub(super) const A_NUMBER: Bilingual = Bilingual::new("a number", "un número");
pub(super) const A_TYPE: Bilingual = Bilingual::new("a type", "un tipo");
pub(super) const A_STATE: Bilingual = Bilingual::new("a state", "un estado");

impl Reader<'_> {
    /// Tells of an error, unless something was told at its place.
    pub(super) fn error(&mut self, diagnostic: Diagnostic) {
        let start = diagnostic.place.span.start;
        if self.notes.stopped || self.lexer_told(start) || !self.told.insert(start) {
            return;
        }
        self.notes.problems.push(diagnostic);
    }

    /// Tells of an error at a place where the lexer's own word does not count:
    /// a misspelt block word.
    pub(super) fn error_first(&mut self, diagnostic: Diagnostic) {
        if self.told.insert(diagnostic.place.span.start) {
            self.notes.problems.push(diagnostic);
        }
    }

    /// Tells whether the lexer has something to say of the lexeme at a byte.
    fn lexer_told(&self, start: u32) -> bool {
        let at = self.lexemes.partition_point(|it| it.span.start < start);
        let lexeme = self.lexemes.get(at).filter(|it| it.span.start == start);
        let is_odd = |it: Kind| matches!(it, Kind::Unknown | Kind::BadNumber);
        lexeme.is_some_and(|it| is_odd(it.kind) || (it.kind == Kind::End && self.ends_in_comment))
    }

    /// Reads something of which nothing more is to be said.
    pub(super) fn quietly<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> T {
        let problems = self.notes.problems.clone();
        let told = self.told.clone();
        let result = read(self);
        // That the script is too big is always worth saying.
        if !self.notes.stopped {
            self.notes.problems = problems;
            self.told = told;
        }
        result
    }

    /// Tells of something that is missing inside a condition or a step. What
    /// was left out right before may have stood for it.
    pub(super) fn missing(&mut self, diagnostic: Diagnostic) {
        if !self.lexeme().after_odd {
            self.error(diagnostic);
        }
    }

    /// Returns a diagnostic about the present lexeme.
    pub(super) fn here(&self, code: &'static Code) -> Diagnostic {
        Diagnostic::new(code, self.place())
    }

    /// Returns the present lexeme as a message names it.
    pub(super) fn found(&self) -> Arg {
        match self.kind() {
            Kind::End => THE_END.into(),
            _ => format!("`{}`", self.slice()).into(),
        }
    }

    /// Returns the place right after the last lexeme that was read.
    pub(super) fn after(&self) -> Place {
        self.extent.place(self.span_before().after())
    }

    /// Adds the label "after this" at the lexeme before.
    pub(super) fn after_this(&self, diagnostic: Diagnostic) -> Diagnostic {
        match self.at {
            0 => diagnostic,
            _ => diagnostic.label(self.extent.place(self.span_before()), AFTER_THIS),
        }
    }

    /// Tells of something else than level 1 needs here.
    pub(super) fn expected(&mut self, what: impl Into<Arg>, help: impl Into<Phrase>) {
        let found = self.found();
        let diagnostic = self.here(&codes::E116).arg(what).arg(found).help(help);
        self.missing(diagnostic);
    }

    /// Tells of a word that means something only elsewhere.
    pub(super) fn misplaced(&mut self, help: impl Into<Phrase>) {
        let text = self.slice();
        self.error(self.here(&codes::E001).arg(text).help(help));
    }

    /// Tells of luck where none may be.
    pub(super) fn luck(&mut self, place: Place, word: &str) {
        let Some(what) = self.no_luck.clone() else {
            return;
        };
        let help = Bilingual::new(
            "move it to `Actions` or to the block of a trigger",
            "llévalo a `Actions` o al bloque de un disparador",
        );
        let diagnostic = Diagnostic::new(&codes::E209, place)
            .arg(word)
            .arg(what)
            .help(help);
        self.error(diagnostic);
    }

    /// Goes past `(`.
    pub(super) fn open_paren(&mut self) -> Option<()> {
        if self.eat(Sign::OpenParen) {
            return Some(());
        }
        let found = self.found();
        let word = self.extent.slice(self.span_before()).to_owned();
        let help = Bilingual::new(
            "write parentheses after `{0}`",
            "escribe paréntesis después de `{0}`",
        );
        let diagnostic = self.here(&codes::E120).arg(found);
        let mut diagnostic = self
            .after_this(diagnostic)
            .help_with(help, vec![word.into()]);
        let on_new_line = self.lexeme().line != self.line_before();
        if on_new_line && !self.is(Sign::CloseParen) {
            diagnostic = diagnostic.fix(self.after(), "()");
        }
        self.missing(diagnostic);
        None
    }

    /// Goes past `)`.
    pub(super) fn close_paren(&mut self) -> Option<()> {
        if self.eat(Sign::CloseParen) {
            return Some(());
        }
        let found = self.found();
        let diagnostic = self.here(&codes::E121).arg(found);
        let diagnostic = self
            .after_this(diagnostic)
            .help(Bilingual::new(
                "close the parenthesis with `)`",
                "cierra el paréntesis con `)`",
            ))
            .fix(self.after(), ")");
        self.missing(diagnostic);
        None
    }

    pub(super) fn line_before(&self) -> u32 {
        self.lexemes[self.at.saturating_sub(1)].line
    }

    /// Returns the comparison here, if there is one.
    pub(super) fn comparison(&self) -> Option<Cmp> {
        let Kind::Sign(sign) = self.kind() else {
            return None;
        };
        match sign {
            Sign::Single | Sign::Equal => Some(Cmp::Equal),
            Sign::NotEqual => Some(Cmp::NotEqual),
            Sign::Less => Some(Cmp::Less),
            Sign::LessEqual => Some(Cmp::LessEqual),
            Sign::Greater => Some(Cmp::Greater),
            Sign::GreaterEqual => Some(Cmp::GreaterEqual),
            _ => None,
        }
    }

    /// Returns the comparison that was meant where the present sign ends one of
    /// another language, and where both its signs stand.
    pub(super) fn double_sign(&self) -> Option<(Place, &'static str)> {
        let before = self.span_before();
        let both = self.extent.place(before.to(self.lexeme().span));
        let meant = match self.extent.slice(both.span) {
            "<>" => "!=",
            "=>" => ">=",
            "=<" => "<=",
            "===" => "==",
            "!==" => "!=",
            _ => return None,
        };
        Some((both, meant))
    }

    /// Returns how to use a word that stands where it means nothing; nothing
    /// for words and signs of level 0.
    pub(super) fn how_to_use(&self) -> Option<Bilingual> {
        let Kind::Word(meaning) = self.kind() else {
            return None;
        };
        Some(match meaning {
            Meaning::Field => Bilingual::new(
                "write the monster first, as in `Target.Life`",
                "escribe primero el monstruo, como en `Target.Life`",
            ),
            Meaning::Who(_) => Bilingual::new(
                "ask something of the monster, as in `Target.Life` or `Target is Frozen`; after an action write `on Target`",
                "pregunta algo al monstruo, como en `Target.Life` o `Target is Frozen`; tras una acción escribe `on Target`",
            ),
            Meaning::Group(_) => {
                Bilingual::new("write `each Enemies { … }`", "escribe `each Enemies { … }`")
            }
            Meaning::Occasion(_) => Bilingual::new(
                "write `On Damaged { … }` after `Actions`",
                "escribe `On Damaged { … }` después de `Actions`",
            ),
            Meaning::State(_) => Bilingual::new(
                "write `Target is Frozen`, or compare `TargetMonsterState` with it",
                "escribe `Target is Frozen`, o compara `TargetMonsterState` con él",
            ),
            Meaning::Function(_) => Bilingual::new(
                "a function stands inside a condition or between the parentheses of an action",
                "una función va dentro de una condición o entre los paréntesis de una acción",
            ),
            Meaning::Statement(StatementWord::Trigger) => Bilingual::new(
                "triggers stand after the block `Actions`",
                "los disparadores van después del bloque `Actions`",
            ),
            Meaning::Statement(StatementWord::Language) => Bilingual::new(
                "`language 1` is the first line",
                "`language 1` es la primera línea",
            ),
            Meaning::Statement(StatementWord::Else) => Bilingual::new(
                "`else` follows the block of `if` or `chance` directly",
                "`else` sigue directamente al bloque de `if` o `chance`",
            ),
            Meaning::Statement(
                StatementWord::Let
                | StatementWord::If
                | StatementWord::Repeat
                | StatementWord::Chance
                | StatementWord::Each,
            ) => Bilingual::new(
                "this word begins a step of `Actions`",
                "esta palabra comienza un paso de `Actions`",
            ),
            Meaning::Statement(
                StatementWord::And | StatementWord::Or | StatementWord::Not | StatementWord::Is,
            ) => Bilingual::new(
                "this word stands inside a condition",
                "esta palabra va dentro de una condición",
            ),
            Meaning::Statement(
                StatementWord::On | StatementWord::For | StatementWord::Turns | StatementWord::When,
            ) => Bilingual::new(
                "`on` follows an action; `for 2 turns` and `when` belong to a trigger",
                "`on` sigue a una acción; `for 2 turns` y `when` son de un disparador",
            ),
            Meaning::Conditions
            | Meaning::Actions
            | Meaning::Number(_)
            | Meaning::TypeOf(_)
            | Meaning::StateOf(_)
            | Meaning::Element
            | Meaning::Action(_) => return None,
        })
    }
}
