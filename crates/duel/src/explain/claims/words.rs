//! A description cut into words, with where they stand.

use std::ops::Range;

use tapete_speech::folded;

/// How much of a description is read.
const BYTES_MAX: usize = 4_000;

/// A word, a number or a mark of a description.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Word {
    /// In lower case and without accents; a mark is itself.
    pub(super) text: String,
    pub(super) span: Range<usize>,
}

impl Word {
    /// Tells whether a sentence ends here.
    pub(super) fn is_stop(&self) -> bool {
        matches!(self.text.as_str(), "." | ";" | ":" | "!" | "?" | "\n")
    }

    pub(super) fn is(&self, words: &[&str]) -> bool {
        words.contains(&self.text.as_str())
    }

    /// Returns the number that a word is, in figures or in letters.
    pub(super) fn number(&self) -> Option<f64> {
        const EN: [&str; 10] = [
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        ];
        const ES: [&str; 10] = [
            "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
        ];
        let spelt = |list: [&str; 10]| list.iter().position(|it| *it == self.text);
        if let Some(index) = spelt(EN).or_else(|| spelt(ES)) {
            return Some(index as f64 + 1.0);
        }
        let starts = self.text.starts_with(|it: char| it.is_ascii_digit());
        starts.then(|| self.text.parse().ok()).flatten()
    }

    /// Returns the share in per cent that a word is: `half`, `décima`.
    pub(super) fn share(&self) -> Option<f64> {
        Some(match self.text.as_str() {
            "half" | "mitad" => 50.0,
            "third" | "tercio" | "tercera" => 100.0 / 3.0,
            "quarter" | "cuarto" | "cuarta" => 25.0,
            "fifth" | "quinto" | "quinta" => 20.0,
            "tenth" | "decimo" | "decima" => 10.0,
            _ => return None,
        })
    }
}

/// Cuts a description into words.
pub(super) fn read(description: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut letters = description.char_indices().peekable();
    while let Some((start, letter)) = letters.next() {
        if start >= BYTES_MAX {
            break;
        }
        let mut end = start + letter.len_utf8();
        if letter.is_alphanumeric() {
            let is_number = letter.is_ascii_digit();
            while let Some((at, next)) = letters.peek().copied() {
                let after = description.get(at + next.len_utf8()..).unwrap_or("");
                let is_point =
                    is_number && next == '.' && after.starts_with(|it: char| it.is_ascii_digit());
                let belongs = if is_number {
                    next.is_ascii_digit() || is_point
                } else {
                    next.is_alphabetic() || next == '\''
                };
                if !belongs {
                    break;
                }
                end = at + next.len_utf8();
                letters.next();
            }
        } else if letter.is_whitespace() && letter != '\n' {
            continue;
        }
        words.push(Word {
            text: plain(description.get(start..end).unwrap_or("")),
            span: start..end,
        });
    }
    words
}

/// Returns a word in small letters and without accents; a mark is itself.
fn plain(word: &str) -> String {
    match folded(word) {
        text if text.is_empty() => word.to_owned(),
        text => text,
    }
}
