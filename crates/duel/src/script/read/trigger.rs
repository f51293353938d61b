//! Triggers: what waits for something to happen.

use super::super::TURNS_MAX;
use super::super::ast::{Occasion, Trigger};
use super::super::lexeme::{Kind, Sign};
use super::super::words::{Meaning, StatementWord};
use super::Reader;
use tapete_lang::Bilingual;

impl Reader<'_> {
    /// Reads the triggers after `Actions`.
    pub(super) fn triggers(&mut self) -> Vec<Trigger> {
        let mut triggers = Vec::new();
        while self.is_word(StatementWord::Trigger) {
            let depth = self.depth;
            match self.trigger() {
                Some(trigger) => triggers.push(trigger),
                None => self.after_bad_trigger(),
            }
            self.depth = depth;
        }
        triggers
    }

    /// Reads the block of a trigger whose beginning is wrong, for its own
    /// mistakes.
    fn after_bad_trigger(&mut self) {
        self.reach_block();
        if self.is(Sign::OpenBlock) {
            self.block();
        }
    }

    fn trigger(&mut self) -> Option<Trigger> {
        let start = self.lexeme().span.start;
        self.bump();
        let on = self.occasion()?;
        let turns = if self.eat_word(StatementWord::For) {
            let turns = self.whole_number(1, TURNS_MAX)?;
            if !self.eat_word(StatementWord::Turns) {
                let help = Bilingual::new("write `for 2 turns`", "escribe `for 2 turns`");
                self.expected("`turns`", help);
                return None;
            }
            Some(turns)
        } else {
            None
        };
        let when = if self.eat_word(StatementWord::When) {
            self.no_luck = Some(Bilingual::new("`when`", "`when`").into());
            let cond = self.condition();
            self.no_luck = None;
            Some(cond?)
        } else {
            None
        };
        let block = self.block()?;
        let place = self.place_from(start);
        self.node(place)?;
        Some(Trigger {
            on,
            turns,
            when,
            block,
            steps_max: 0,
            place,
        })
    }

    fn occasion(&mut self) -> Option<Occasion> {
        let Kind::Word(Meaning::Occasion(occasion)) = self.kind() else {
            let what = Bilingual::new("an occasion", "una ocasión");
            let help = Bilingual::new(
                "the occasions are `TurnStart`, `TurnEnd`, `Attacked`, `Damaged`, `Death` and `Drawn`",
                "las ocasiones son `TurnStart`, `TurnEnd`, `Attacked`, `Damaged`, `Death` y `Drawn`",
            );
            self.expected(what, help);
            return None;
        };
        self.bump();
        Some(occasion)
    }
}
