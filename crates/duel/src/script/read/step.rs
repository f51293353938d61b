//! Steps: what stands in `Actions` and in the blocks inside it.

use super::super::ast::{Group, Stmt, StmtKind};
use super::super::codes;
use super::super::lexeme::{Kind, Sign};
use super::super::words::{Meaning, StatementWord};
use super::super::{CHANCE_MAX, REPEAT_MAX};
use super::Reader;
use tapete_lang::{Bilingual, Place};

impl Reader<'_> {
    /// Reads a block of steps with its braces.
    pub(super) fn block(&mut self) -> Option<Vec<Stmt>> {
        if !self.is(Sign::OpenBlock) {
            self.open_block_expected();
            return None;
        }
        self.deeper()?;
        self.open.push(Some(self.at));
        self.bump();
        let steps = self.steps();
        self.close_block();
        self.open.pop();
        self.shallower();
        Some(steps)
    }

    /// Tells that `{` is missing.
    pub(super) fn open_block_expected(&mut self) {
        let found = self.found();
        let diagnostic = self.here(&codes::E102).arg(found);
        let diagnostic = self
            .after_this(diagnostic)
            .help(Bilingual::new(
                "open the block with `{`",
                "abre el bloque con `{`",
            ))
            .fix(self.after(), " {");
        self.error(diagnostic);
    }

    /// Goes past `}`.
    pub(super) fn close_block(&mut self) {
        if self.eat(Sign::CloseBlock) {
            return;
        }
        let found = self.found();
        let diagnostic = self.here(&codes::E103).arg(found);
        let diagnostic = self
            .after_this(diagnostic)
            .help(Bilingual::new(
                "close the block with `}`",
                "cierra el bloque con `}`",
            ))
            .fix(self.after(), "\n}");
        self.error(diagnostic);
    }

    /// Reads steps up to the end of their block.
    pub(super) fn steps(&mut self) -> Vec<Stmt> {
        let mut steps = Vec::new();
        let n_names = self.scope.len();
        while !self.is_end() && !self.is(Sign::CloseBlock) {
            if self.trigger_ends_block() {
                break;
            }
            let began = self.at;
            let depth = self.depth;
            match self.step() {
                Some(step) => steps.extend(step),
                None => self.discard(began),
            }
            self.depth = depth;
        }
        self.scope.truncate(n_names);
        steps
    }

    /// Tells whether a trigger begins here because a `}` is missing.
    fn trigger_ends_block(&self) -> bool {
        let outermost = self.open.first().copied().flatten();
        let is_closed = outermost.is_some_and(|it| self.partner(it).is_some());
        self.is_word(StatementWord::Trigger) && !is_closed
    }

    /// Reads one step; nothing inside if it was understood but is wrong.
    fn step(&mut self) -> Option<Option<Stmt>> {
        let start = self.lexeme().span.start;
        let kind = match self.kind() {
            Kind::Word(Meaning::Action(word)) => {
                let act = self.action(word)?;
                return Some(act.map(|act| Stmt {
                    place: act.place,
                    kind: StmtKind::Act(act),
                }));
            }
            Kind::Word(Meaning::Statement(StatementWord::Let)) => StmtKind::Let(self.let_value()?),
            Kind::Word(Meaning::Statement(StatementWord::If)) => self.if_step()?,
            Kind::Word(Meaning::Statement(StatementWord::Repeat)) => self.repeat()?,
            Kind::Word(Meaning::Statement(StatementWord::Chance)) => self.chance()?,
            Kind::Word(Meaning::Statement(StatementWord::Each)) => self.each()?,
            Kind::Word(Meaning::Conditions | Meaning::Actions) => {
                self.block_inside();
                return Some(None);
            }
            _ => {
                self.no_action();
                return None;
            }
        };
        let place = self.place_from(start);
        self.node(place)?;
        Some(Some(Stmt { kind, place }))
    }

    /// Tells of `Conditions` or `Actions` inside `Actions`, and goes past it.
    fn block_inside(&mut self) {
        let found = self.found();
        let help = Bilingual::new(
            "close the block before with `}`, or use `if` for what holds only sometimes",
            "cierra el bloque anterior con `}`, o usa `if` para lo que vale solo a veces",
        );
        self.error(self.here(&codes::E107).arg(found).help(help));
        self.bump();
        if self.is(Sign::OpenBlock) {
            match self.partner(self.at) {
                Some(partner) => self.at = partner + 1,
                None => self.bump(),
            }
        }
    }

    fn no_action(&mut self) {
        if let Some(help) = self.how_to_use() {
            self.misplaced(help);
            return;
        }
        let found = self.found();
        let help = Bilingual::new(
            "write an action such as `Attack()` or `Draw(2)`; conditions stand in `Conditions`",
            "escribe una acción como `Attack()` o `Draw(2)`; las condiciones van en `Conditions`",
        );
        self.error(self.here(&codes::E122).arg(found).help(help));
    }

    /// Reads the block of a step whose beginning may be wrong. Where the
    /// beginning is, the block is read all the same, for its own mistakes.
    fn block_after<T>(&mut self, head: Option<T>) -> Option<(T, Vec<Stmt>)> {
        if head.is_none() {
            self.reach_block();
            if self.is(Sign::OpenBlock) {
                self.block();
            }
        }
        let head = head?;
        Some((head, self.block()?))
    }

    fn if_step(&mut self) -> Option<StmtKind> {
        self.deeper()?;
        self.bump();
        let cond = self.condition();
        let read = self.block_after(cond);
        let mut otherwise = Vec::new();
        if self.eat_word(StatementWord::Else) {
            otherwise = self.otherwise()?;
        }
        self.shallower();
        let (cond, then) = read?;
        Some(StmtKind::If {
            cond,
            then,
            otherwise,
        })
    }

    /// Reads what follows `else`.
    fn otherwise(&mut self) -> Option<Vec<Stmt>> {
        if !self.is_word(StatementWord::If) {
            return self.block();
        }
        let start = self.lexeme().span.start;
        let kind = self.if_step()?;
        let place = self.place_from(start);
        self.node(place)?;
        Some(vec![Stmt { kind, place }])
    }

    fn repeat(&mut self) -> Option<StmtKind> {
        self.bump();
        let times = self.whole_number(1, REPEAT_MAX);
        let (times, steps) = self.block_after(times)?;
        Some(StmtKind::Repeat(times, steps))
    }

    fn chance(&mut self) -> Option<StmtKind> {
        self.bump();
        let place = self.place();
        let percent = self.whole_number(0, CHANCE_MAX).and_then(|percent| {
            if self.eat(Sign::Percent) {
                return Some(percent);
            }
            let help = Bilingual::new("write `chance 30% { … }`", "escribe `chance 30% { … }`");
            self.expected("`%`", help);
            None
        });
        if let Some(percent @ (0 | CHANCE_MAX)) = percent {
            self.lint_chance(place, percent);
        }
        let read = self.block_after(percent);
        let mut otherwise = Vec::new();
        if self.eat_word(StatementWord::Else) {
            otherwise = self.block()?;
        }
        let (percent, then) = read?;
        Some(StmtKind::Chance {
            percent,
            then,
            otherwise,
        })
    }

    fn lint_chance(&mut self, place: Place, percent: u8) {
        let help = Bilingual::new(
            "write a number between, or leave `chance` out",
            "escribe un número intermedio, o quita `chance`",
        );
        let lint = tapete_lang::Diagnostic::new(&codes::W309, place)
            .arg(i64::from(percent))
            .help(help);
        self.notes.lints.push(lint);
    }

    fn each(&mut self) -> Option<StmtKind> {
        self.bump();
        let group = self.group();
        let (group, steps) = self.block_after(group)?;
        Some(StmtKind::Each(group, steps))
    }

    fn group(&mut self) -> Option<Group> {
        let Kind::Word(Meaning::Group(group)) = self.kind() else {
            let what = Bilingual::new("a group of monsters", "un grupo de monstruos");
            let help = Bilingual::new(
                "write `each Allies`, `each Enemies` or `each All`",
                "escribe `each Allies`, `each Enemies` o `each All`",
            );
            self.expected(what, help);
            return None;
        };
        self.bump();
        Some(group)
    }

    /// Reads a whole number that is written as such.
    pub(super) fn whole_number(&mut self, min: u8, max: u8) -> Option<u8> {
        let number = match self.kind() {
            Kind::Number(number) => number,
            Kind::BadNumber => f64::from(min),
            _ => {
                let what = Bilingual::new("a whole number", "un número entero");
                let help = Bilingual::new(
                    "write it as digits: how often and how likely must be known before play",
                    "escríbelo con cifras: cuántas veces y con qué posibilidad debe saberse antes de jugar",
                );
                self.expected(what, help);
                return None;
            }
        };
        let fits = number.fract() == 0.0 && f64::from(min) <= number && number <= f64::from(max);
        if !fits {
            let text = self.slice();
            let help = Bilingual::new(
                "write a whole number from {0} to {1}",
                "escribe un número entero de {0} a {1}",
            );
            let limits = [i64::from(min), i64::from(max)];
            let diagnostic = self
                .here(&codes::E208)
                .arg(format!("`{text}`"))
                .arg(limits[0])
                .arg(limits[1])
                .help_with(help, limits.map(Into::into).into());
            self.error(diagnostic);
        }
        self.bump();
        Some(if fits { number as u8 } else { min })
    }
}
