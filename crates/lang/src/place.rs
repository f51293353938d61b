//! Where something stands: spans of bytes, files, lines and columns.

use std::fmt;

/// A stretch of bytes of one text, from `start` up to but not including `end`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    pub start: u32,
    pub end: u32,
}

impl Span {
    /// Returns the span between two byte positions.
    pub const fn new(start: u32, end: u32) -> Self {
        Self { start, end }
    }

    /// Returns the smallest span that covers both.
    pub fn to(self, other: Self) -> Self {
        Self {
            start: self.start.min(other.start),
            end: self.end.max(other.end),
        }
    }

    /// Returns the empty span right after this one.
    pub fn after(self) -> Self {
        Self {
            start: self.end,
            end: self.end,
        }
    }

    /// Returns the span as indices of a string.
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// The number of a text in [`Sources`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(pub u16);

/// A span of one file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    pub file: FileId,
    pub span: Span,
}

impl Place {
    /// Returns the smallest place that covers both; they must share a file.
    pub fn to(self, other: Self) -> Self {
        Self {
            file: self.file,
            span: self.span.to(other.span),
        }
    }
}

struct Source {
    name: String,
    text: String,
    /// The byte at which each line begins.
    line_starts: Vec<u32>,
}

/// The texts that a tree was read from.
#[derive(Default)]
pub struct Sources {
    files: Vec<Source>,
}

impl Sources {
    /// Returns an empty collection.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a text and returns its number.
    ///
    /// Past 65 535 texts or 4 GiB in one text nothing can be numbered any
    /// more; callers are bounded far below that, and the text is then kept
    /// out rather than misnumbered.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) -> FileId {
        let mut text = text.into();
        if u32::try_from(text.len()).is_err() {
            text = String::new();
        }
        let Ok(number) = u16::try_from(self.files.len()) else {
            return FileId(u16::MAX);
        };
        let line_starts = line_starts(&text);
        self.files.push(Source {
            name: name.into(),
            text,
            line_starts,
        });
        FileId(number)
    }

    /// Returns the name under which a text was added.
    pub fn name(&self, file: FileId) -> &str {
        self.files
            .get(usize::from(file.0))
            .map_or("", |it| &it.name)
    }

    /// Returns a whole text.
    pub fn text(&self, file: FileId) -> &str {
        self.files
            .get(usize::from(file.0))
            .map_or("", |it| &it.text)
    }

    /// Returns the text at a place; empty if the place is not of this text.
    pub fn slice(&self, place: Place) -> &str {
        self.text(place.file).get(place.span.range()).unwrap_or("")
    }

    /// Returns how many texts there are.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// Tells whether there is no text.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Returns the line and column where a place begins, both from 1.
    ///
    /// Columns count Unicode scalar values, a tab is one, and CRLF is one line
    /// end.
    pub fn line_column(&self, place: Place) -> (u32, u32) {
        self.line_column_at(place.file, place.span.start)
    }

    /// Returns the line and column just past the end of a place.
    pub fn end_line_column(&self, place: Place) -> (u32, u32) {
        self.line_column_at(place.file, place.span.end)
    }

    fn line_column_at(&self, file: FileId, byte: u32) -> (u32, u32) {
        let Some(source) = self.files.get(usize::from(file.0)) else {
            return (1, 1);
        };
        let line = source
            .line_starts
            .partition_point(|&start| start <= byte)
            .max(1);
        let start = source.line_starts[line - 1] as usize;
        let end = (byte as usize).min(source.text.len());
        let before = source.text.as_bytes().get(start..end).unwrap_or(&[]);
        // Continuation bytes of UTF-8 begin no character.
        let column = before.iter().filter(|&&it| it & 0xC0 != 0x80).count();
        (line as u32, column as u32 + 1)
    }
}

impl fmt::Debug for Sources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.files.iter().map(|it| &it.name))
            .finish()
    }
}

fn line_starts(text: &str) -> Vec<u32> {
    let bytes = text.as_bytes();
    let mut starts = vec![0];
    for (at, &byte) in bytes.iter().enumerate() {
        let lone_return = byte == b'\r' && bytes.get(at + 1) != Some(&b'\n');
        if byte == b'\n' || lone_return {
            starts.push(at as u32 + 1);
        }
    }
    starts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(sources: &Sources, byte: u32) -> (u32, u32) {
        sources.line_column(Place {
            file: FileId(0),
            span: Span::new(byte, byte),
        })
    }

    #[test]
    fn columns_count_characters_and_crlf_is_one_line_end() {
        let mut sources = Sources::new();
        sources.add("a", "ñu\t!\r\nb\rc");
        assert_eq!(at(&sources, 0), (1, 1));
        assert_eq!(at(&sources, 2), (1, 2), "ñ has two bytes");
        assert_eq!(at(&sources, 4), (1, 4), "a tab is one column");
        assert_eq!(at(&sources, 7), (2, 1));
        assert_eq!(at(&sources, 9), (3, 1));
        assert_eq!(at(&sources, 900), (3, 2), "past the end is the end");
    }

    #[test]
    fn a_place_of_another_text_is_harmless() {
        let sources = Sources::new();
        assert_eq!(sources.slice(Place::default()), "");
        assert_eq!(at(&sources, 5), (1, 1));
    }
}
