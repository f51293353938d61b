//! Where things go: `to battlefield tapped under owner with 1 -1/-1 counter`.

use super::{Read, Reader};
use crate::syntax::ast::Moving;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::Role;

impl Reader<'_, '_> {
    pub(crate) fn moving(&mut self) -> Read<Moving> {
        let mut moving = Moving::default();
        loop {
            if self.is_glue("from") && !self.is_glue("of") {
                self.bump();
                moving.from = Some(self.zone()?);
            } else if self.is_glue("to") {
                self.bump();
                self.destination(&mut moving)?;
            } else if self.is_glue("from") {
                // In Spanish `de` is both `of` and `from`.
                self.bump();
                moving.from = Some(self.zone()?);
            } else if self.is_glue("on") && self.edge_at(1) {
                self.bump();
                self.destination(&mut moving)?;
            } else if self.eat_glue("tapped") {
                moving.tapped = true;
            } else if self.eat_glue("attacking") {
                moving.attacking = true;
            } else if self.eat_glue("under") {
                self.under(&mut moving)?;
            } else if self.is_glue("with") && self.counted_at(1) {
                self.bump();
                let amount = self.amount_or_article()?;
                moving.with = Some((amount, self.counter()?));
            } else if self.eat_glue("attached_to") {
                moving.attached_to = Some(Box::new(self.selector()?));
            } else {
                return Ok(moving);
            }
            self.join()?;
        }
    }

    fn edge_at(&self, ahead: usize) -> bool {
        self.word_at(ahead, Role::Glue, "top") || self.word_at(ahead, Role::Glue, "bottom")
    }

    /// Reads a zone, or the top or bottom of one.
    fn destination(&mut self, moving: &mut Moving) -> Read<()> {
        if !self.edge_at(0) {
            moving.to = Some(self.zone()?);
            return Ok(());
        }
        moving.top = self.is_glue("top");
        moving.bottom = !moving.top;
        self.bump();
        if self.eat_glue("of") {
            moving.to = Some(self.zone()?);
        }
        Ok(())
    }

    fn under(&mut self, moving: &mut Moving) -> Read<()> {
        if self.is_word(Role::Select, "owner") {
            self.bump();
            moving.under_owner = true;
            return Ok(());
        }
        if self.is_word(Role::Ref, "you") {
            self.bump();
            return Ok(());
        }
        Err(self.expected_word("owner"))
    }

    /// Tells whether a number or an article stands here, as before counters.
    fn counted_at(&self, ahead: usize) -> bool {
        let Some(lexeme) = self.peek_at(ahead) else {
            return false;
        };
        match lexeme.kind {
            LexemeKind::Number => true,
            LexemeKind::Name => super::is_param(&lexeme.text) && self.is_counter(ahead + 1),
            _ => {
                lexeme.sense(Role::Quantity).is_some()
                    || lexeme.is(Role::Property, "that_much")
                    || (lexeme.is(Role::Select, "a") && self.is_counter(ahead + 1))
                    || self.is_symbol_open(ahead)
            }
        }
    }

    fn is_symbol_open(&self, ahead: usize) -> bool {
        self.symbol_at(ahead, tapete_lang::Symbol::OpenParen)
    }
}
