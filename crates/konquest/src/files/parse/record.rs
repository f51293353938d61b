//! Objects: fields, their order, commas between them, and what is missing.

use super::super::codes;
use super::super::dialect::Mode;
use super::super::lexeme::{LexemeKind, unquoted};
use super::super::shape::{Field, Need, Order, Shape};
use super::super::tree::{Entry, Record};
use super::Parser;
use super::expected::{Expected, listed};
use tapete_lang::{Bilingual, Diagnostic, Place};

const ADD_COMMA: Bilingual = Bilingual::new("write `,` before it", "escribe `,` antes");
const DROP_COMMA: Bilingual = Bilingual::new("leave the comma out", "quita la coma");
const KEEP_ONE: Bilingual = Bilingual::new("keep only one of them", "deja solo uno");
const THE_FIRST: Bilingual = Bilingual::new("the first is here", "el primero está aquí");
const WRITE_MISSING: Bilingual = Bilingual::new("write {0} before `}`", "escribe {0} antes de `}`");
const IN_ORDER: Bilingual = Bilingual::new(
    "write the fields in this order: {0}",
    "escribe los campos en este orden: {0}",
);

/// How far the fields of an object have come.
struct Progress {
    /// The index after the last field that was read.
    next: usize,
    is_out_of_order: bool,
    /// Whether the author was told so.
    is_told: bool,
}

impl<'a> Parser<'a, '_> {
    /// Reads an object; its opening brace is expected here.
    pub(super) fn record(&mut self, shape: &'static Shape) -> Option<Record<'a>> {
        if self.kind() != LexemeKind::OpenObject {
            self.unexpected(Expected::Sign("{"));
            return None;
        }
        let failed_outside = std::mem::replace(&mut self.failed, false);
        self.step();
        let record = self.fields(shape, false);
        self.failed = failed_outside || self.lost;
        Some(record)
    }

    /// Reads the sections of a file, up to its closing brace.
    pub(super) fn sections(&mut self, shape: &'static Shape) -> Record<'a> {
        self.fields(shape, true)
    }

    fn fields(&mut self, shape: &'static Shape, is_file: bool) -> Record<'a> {
        let mut record = Record {
            shape,
            entries: Vec::with_capacity(shape.fields.len()),
            repeated: Vec::new(),
            close: self.place(),
        };
        let mut progress = Progress {
            next: 0,
            is_out_of_order: false,
            is_told: false,
        };
        let mut comma: Option<Place> = None;
        loop {
            if is_file && self.closes_too_early(&record) {
                let open = self.open_keys(&record);
                self.unexpected(Expected::Keys(&open));
                self.step();
            }
            if self.kind() == LexemeKind::CloseObject {
                if let Some(comma) = comma {
                    self.comma_too_many(comma, "}");
                }
                record.close = self.place();
                self.step();
                break;
            }
            self.field(&mut record, &mut progress, is_file);
            comma = None;
            if !self.found_again(is_file) {
                return record;
            }
            match self.kind() {
                LexemeKind::Comma => {
                    comma = Some(self.place());
                    self.step();
                }
                LexemeKind::CloseObject => {}
                _ if is_file && self.lost => self.lost = false,
                _ if self.begins_field() => self.comma_missing(),
                _ => {
                    self.unexpected(Expected::CommaOr("}"));
                    self.skip();
                    if !self.at_comma_or(LexemeKind::CloseObject) {
                        self.lost = true;
                        if !self.found_again(is_file) {
                            return record;
                        }
                    }
                    if self.kind() == LexemeKind::Comma {
                        self.step();
                    }
                    self.lost = false;
                }
            }
        }
        if progress.is_out_of_order && self.text.mode == Mode::Extended {
            self.habits.n_out_of_order += 1;
        }
        // A field that another stands before is told already.
        if !progress.is_told {
            self.missing(&record);
        }
        record
    }

    /// Tells whether a brace here would close the file although sections are
    /// missing and more text follows, so that the brace is one too many.
    fn closes_too_early(&self, record: &Record<'a>) -> bool {
        let is_missing = |(index, it): (usize, &Field)| it.need == Need::Must && !record.has(index);
        self.kind() == LexemeKind::CloseObject
            && self.kind_after() != LexemeKind::End
            && record.shape.fields.iter().enumerate().any(is_missing)
    }

    /// Lists the fields that may still come, by the standard form.
    fn open_keys(&self, record: &Record<'a>) -> Vec<&'static str> {
        let fields = record.shape.fields.iter().enumerate();
        fields
            .filter(|(index, it)| it.need != Need::Dialect && !record.has(*index))
            .map(|(_, it)| it.key)
            .collect()
    }

    /// After something inside gave up: tells whether this object can go on.
    fn found_again(&mut self, is_file: bool) -> bool {
        if !self.lost {
            return true;
        }
        self.failed = true;
        if self.at_comma_or(LexemeKind::CloseObject) {
            self.lost = false;
            return true;
        }
        if !is_file {
            return false;
        }
        // Nothing is around a file: it goes on at any section it finds.
        loop {
            self.skip();
            match self.kind() {
                LexemeKind::End => return false,
                LexemeKind::CloseList => self.step(),
                LexemeKind::Comma | LexemeKind::CloseObject => {
                    self.lost = false;
                    return true;
                }
                _ => return true,
            }
        }
    }

    pub(super) fn at_comma_or(&self, close: LexemeKind) -> bool {
        self.kind() == LexemeKind::Comma || self.kind() == close
    }

    /// Tells whether a field begins here, so that only a comma is missing.
    fn begins_field(&self) -> bool {
        match self.kind() {
            LexemeKind::Word => {
                self.kind_after() == LexemeKind::Colon || super::shape::is_word(self.written())
            }
            LexemeKind::Name => self.kind_after() == LexemeKind::Colon,
            _ => false,
        }
    }

    pub(super) fn comma_missing(&mut self) {
        let (place, found) = (self.place(), self.found());
        let before = Place {
            span: tapete_lang::Span::new(place.span.start, place.span.start),
            ..place
        };
        self.tell(
            Diagnostic::new(&codes::E102, place)
                .arg(found)
                .help(ADD_COMMA)
                .fix(before, ", "),
        );
    }

    pub(super) fn comma_too_many(&mut self, comma: Place, close: &'static str) {
        self.tell(
            Diagnostic::new(&codes::E103, comma)
                .arg(close)
                .help(DROP_COMMA)
                .fix(comma, ""),
        );
    }

    /// Reads a key, its colon and its value, and keeps them.
    fn field(&mut self, record: &mut Record<'a>, progress: &mut Progress, is_file: bool) {
        let key = self.place();
        let Some(index) = self.key(record.shape) else {
            let open = self.open_keys(record);
            self.unexpected(Expected::Keys(&open));
            if is_file && self.at_section() {
                self.step();
            }
            self.give_up();
            return;
        };
        let Some(field) = record.shape.fields.get(index) else {
            return;
        };
        let first = record.entries.iter().find(|it| it.field == index);
        let is_repeated = first.is_some();
        if let Some(first) = first.map(|it| it.key) {
            self.repeated(record, field, key, first);
        } else {
            self.order(record.shape, index, progress);
        }
        self.step();
        if !self.take(LexemeKind::Colon) {
            self.unexpected(Expected::Sign(":"));
            self.give_up();
            return;
        }
        let value = self.value(&field.takes, field.key);
        if let Some(value) = value {
            if !is_repeated {
                record.entries.push(Entry {
                    field: index,
                    key,
                    value,
                });
            }
        } else if !self.lost {
            self.give_up();
        }
    }

    /// Leaves a field behind after a problem.
    pub(super) fn give_up(&mut self) {
        self.skip();
        self.lost = !self.at_comma_or(LexemeKind::CloseObject);
    }

    /// Returns the index of the field whose key stands here.
    fn key(&mut self, shape: &'static Shape) -> Option<usize> {
        let is_extended = self.text.mode == Mode::Extended;
        let is_quoted = self.kind() == LexemeKind::Name;
        let written = match self.kind() {
            LexemeKind::Word => self.written(),
            LexemeKind::Name if is_extended => unquoted(self.written()),
            _ => return None,
        };
        let knows = |it: &Field| match is_extended {
            true => it.key == written || it.aliases.contains(&written),
            false => it.key == written && it.need != Need::Dialect,
        };
        let index = shape.fields.iter().position(knows)?;
        let field = &shape.fields[index];
        if is_quoted {
            self.habits.n_quoted_keys += 1;
        }
        // A place counts when it is whole, which is seen later.
        let is_place = matches!(field.key, "fila" | "columna");
        if field.key != written || (field.need == Need::Dialect && !is_place) {
            self.habits.n_marks += 1;
        }
        Some(index)
    }

    fn repeated(
        &mut self,
        record: &mut Record<'a>,
        field: &'static Field,
        key: Place,
        first: Place,
    ) {
        if record.shape.may_repeat {
            record.repeated.push((key, field.key));
            return;
        }
        self.tell(
            Diagnostic::new(&codes::E104, key)
                .arg(field.key)
                .label(first, THE_FIRST)
                .help(KEEP_ONE),
        );
    }

    /// Sees to it that the fields of a saved game come in order.
    fn order(&mut self, shape: &'static Shape, index: usize, progress: &mut Progress) {
        if shape.order == Order::Free {
            return;
        }
        let fields = shape.fields;
        // After another problem a field that seems left out may be the faulty one.
        let passed_over = fields
            .iter()
            .take(index)
            .skip(progress.next)
            .find(|it| it.need == Need::Must && !self.failed);
        let expected = match passed_over {
            Some(field) => Some(field),
            None if index < progress.next => fields.get(progress.next),
            None => None,
        };
        let is_early = index < progress.next;
        if passed_over.is_some() || is_early {
            progress.is_out_of_order = true;
            if self.text.mode == Mode::Strict && !progress.is_told {
                progress.is_told = true;
                let keys: Vec<&str> = fields.iter().map(|it| it.key).collect();
                // Told beside whatever else is wrong with the object.
                self.problems.push(
                    Diagnostic::new(&codes::E108, self.place())
                        .arg(fields.get(index).map_or("", |it| it.key))
                        .arg(expected.map_or("}", |it| it.key))
                        .help_with(IN_ORDER, vec![listed(&keys).into()]),
                );
            }
        }
        progress.next = progress.next.max(index + 1);
    }

    /// Tells which fields are missing in an object that is otherwise right.
    fn missing(&mut self, record: &Record<'a>) {
        if self.failed {
            return;
        }
        let left_out = |need: Need| {
            let fields = record.shape.fields.iter().enumerate();
            fields
                .filter(|(index, it)| it.need == need && !record.has(*index))
                .map(|(_, it)| it.key)
                .collect::<Vec<_>>()
        };
        let mut missing = left_out(Need::Must);
        let usual = left_out(Need::Usual);
        match self.text.mode {
            Mode::Extended => self.habits.n_left_out += usual.len(),
            Mode::Strict => missing.extend(usual),
        }
        if missing.is_empty() {
            return;
        }
        let listed = listed(&missing);
        self.problems.push(
            Diagnostic::new(&codes::E105, record.close)
                .arg(record.shape.what)
                .arg(listed.clone())
                .help_with(WRITE_MISSING, vec![listed.into()]),
        );
        self.failed = true;
    }
}
