//! Tabs, commas and brackets, so that the writers only say what to write.

use std::fmt::{Display, Write};

/// A text being written.
#[derive(Default)]
pub(super) struct Pen {
    text: String,
    depth: usize,
    /// Whether something stands before in the same bracket.
    needs_comma: bool,
}

impl Pen {
    /// Writes a whole file.
    pub(super) fn file(write: impl FnOnce(&mut Pen)) -> String {
        let mut pen = Pen::default();
        pen.text.push('{');
        pen.inside("}", write);
        pen.text.push('\n');
        pen.text
    }

    /// Writes a field with its value as it is.
    pub(super) fn field(&mut self, key: &str, value: impl Display) {
        self.line();
        // Writing to a string cannot fail.
        let _ = write!(self.text, "{key}: {value}");
    }

    /// Writes a field with a name.
    pub(super) fn name(&mut self, key: &str, name: &str) {
        self.field(key, format_args!("\"{name}\""));
    }

    /// Writes a field that is an object.
    pub(super) fn object(&mut self, key: &str, write: impl FnOnce(&mut Pen)) {
        self.line();
        let _ = write!(self.text, "{key}:{{");
        self.inside("}", write);
    }

    /// Writes a field that is a list.
    pub(super) fn list<T>(
        &mut self,
        key: &str,
        elements: impl IntoIterator<Item = T>,
        mut write: impl FnMut(&mut Pen, T),
    ) {
        self.line();
        let _ = write!(self.text, "{key}:[");
        self.inside("]", |pen| {
            for element in elements {
                write(pen, element);
            }
        });
    }

    /// Writes an element that is an object.
    pub(super) fn element(&mut self, write: impl FnOnce(&mut Pen)) {
        self.line();
        self.text.push('{');
        self.inside("}", write);
    }

    /// Writes an element that is a name.
    pub(super) fn name_element(&mut self, name: &str) {
        self.line();
        let _ = write!(self.text, "\"{name}\"");
    }

    fn inside(&mut self, close: &str, write: impl FnOnce(&mut Pen)) {
        self.depth += 1;
        self.needs_comma = false;
        write(self);
        self.depth -= 1;
        self.indent();
        self.text.push_str(close);
        self.needs_comma = true;
    }

    fn line(&mut self) {
        if self.needs_comma {
            self.text.push(',');
        }
        self.needs_comma = true;
        self.indent();
    }

    fn indent(&mut self) {
        self.text.push('\n');
        for _ in 0..self.depth {
            self.text.push('\t');
        }
    }
}
