//! Lists: elements, commas between them, and lists without any.

use super::super::codes;
use super::super::dialect::Mode;
use super::super::lexeme::LexemeKind;
use super::super::shape::Takes;
use super::super::tree::{Node, Value};
use super::Parser;
use super::expected::Expected;
use tapete_lang::{Bilingual, Diagnostic, Place};

const ADD_ELEMENT: Bilingual = Bilingual::new(
    "write at least one element between `[` and `]`",
    "escribe al menos un elemento entre `[` y `]`",
);
const LEAVE_OUT: Bilingual = Bilingual::new(
    "leave the whole section out, or write at least one element",
    "quita la sección entera, o escribe al menos un elemento",
);

impl<'a> Parser<'a, '_> {
    /// Reads a list; its opening bracket is expected here.
    pub(super) fn list(&mut self, of: &'static Takes, key: &'static str) -> Option<Value<'a>> {
        let start = self.place();
        if self.kind() != LexemeKind::OpenList {
            self.unexpected(Expected::Sign("["));
            return None;
        }
        // Objects tell their own problems; names are told by the object around.
        let has_records = matches!(of, Takes::Record(_));
        let failed_outside = self.failed;
        self.step();
        if has_records {
            self.failed = false;
        }
        let mut values = Vec::new();
        let close = self.elements(of, key, &mut values);
        if has_records {
            self.failed = failed_outside || self.lost;
        }
        let close = close?;
        Some(Value {
            place: start.to(close),
            node: Node::List(values, close),
        })
    }

    /// Reads up to the closing bracket and returns it.
    fn elements(
        &mut self,
        of: &'static Takes,
        key: &'static str,
        values: &mut Vec<Value<'a>>,
    ) -> Option<Place> {
        let has_records = matches!(of, Takes::Record(_));
        let mut comma: Option<Place> = None;
        loop {
            if self.kind() == LexemeKind::CloseList {
                let close = self.place();
                match comma {
                    Some(comma) => self.comma_too_many(comma, "]"),
                    None => self.empty(key, close),
                }
                self.step();
                return Some(close);
            }
            if has_records {
                // Every mistake between elements is told.
                self.failed = false;
            }
            match self.value(of, key) {
                Some(value) => values.push(value),
                None if !self.lost => self.skip(),
                None => {}
            }
            if self.lost {
                self.failed = true;
                if !self.at_comma_or(LexemeKind::CloseList) {
                    return None;
                }
                self.lost = false;
            }
            let begins_element = match has_records {
                true => self.kind() == LexemeKind::OpenObject,
                false => self.kind() == LexemeKind::Name,
            };
            if begins_element {
                self.comma_missing();
                comma = None;
                continue;
            }
            if !self.at_comma_or(LexemeKind::CloseList) {
                self.unexpected(Expected::CommaOr("]"));
                self.skip();
                if !self.at_comma_or(LexemeKind::CloseList) {
                    self.lost = true;
                    return None;
                }
            }
            if self.kind() == LexemeKind::CloseList {
                let close = self.place();
                self.step();
                return Some(close);
            }
            comma = Some(self.place());
            self.step();
        }
    }

    /// Tells that a list is empty; the dialects allow that.
    fn empty(&mut self, key: &'static str, close: Place) {
        if self.text.mode == Mode::Extended {
            return;
        }
        let may_be_left_out = matches!(key, "ENVIOS");
        let help = if may_be_left_out {
            LEAVE_OUT
        } else {
            ADD_ELEMENT
        };
        self.tell(Diagnostic::new(&codes::E106, close).arg(key).help(help));
    }
}
