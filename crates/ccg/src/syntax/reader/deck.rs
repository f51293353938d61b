//! What a deck holds: `17 * Swamp, 4 * "Drifting Shade"`.

use super::{Read, Reader, tell};
use crate::syntax::ast::ClauseKind;
use crate::syntax::lexeme::LexemeKind;
use tapete_lang::{Symbol, TextValue};

impl Reader<'_, '_> {
    pub(crate) fn holds(&mut self) -> Read<ClauseKind> {
        let mut cards = Vec::new();
        loop {
            let number = self.number()?;
            self.eat_symbol(Symbol::Star);
            let card = match self.kind_at(0) {
                Some(LexemeKind::Text { .. }) => self.text()?,
                _ => match self.take_name() {
                    Some(name) => TextValue {
                        text: name.text,
                        place: name.place,
                    },
                    None => return Err(self.expected_name(tell::A_NAME, &[])),
                },
            };
            cards.push((number, card));
            let joined = self.is_symbol(Symbol::Comma) || self.is_glue("and");
            if self.kind_at(usize::from(joined)) != Some(LexemeKind::Number) {
                return Ok(ClauseKind::Holds(cards));
            }
            if joined {
                self.bump();
            }
        }
    }
}
