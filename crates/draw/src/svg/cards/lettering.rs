//! Words on cards: lines that shrink and are cut to fit, and text in a box.

use super::super::pen::{Anchor, Pen, Type, lines_of, shortened, text_width};

/// No card has room for more letters; measuring more of a text would be slow.
const LETTERS_MAX: usize = 700;

/// The smallest letters, as a part of the wished size, before a line is cut.
const SHRINK_MIN: f64 = 0.62;

/// A name that does not fit with letters of this part of their size gets two
/// lines with such letters.
const TWO_LINES_BELOW: f64 = 0.72;

/// From one line of a text to the next, in sizes of its letters.
const LEADING: f64 = 1.24;

/// A line of text that fits in its room.
pub(super) struct Line {
    text: String,
    size: f64,
    bold: bool,
}

impl Line {
    /// Makes a line no wider than that: smaller, and cut if that is not enough.
    pub(super) fn fitting(text: &str, size: f64, bold: bool, width: f64) -> Line {
        let text: String = text.chars().take(LETTERS_MAX).collect();
        let whole = text_width(&text, size, bold).max(f64::MIN_POSITIVE);
        let size = size * (width / whole).clamp(SHRINK_MIN, 1.0);
        Line {
            // A little more, because the width was reached by rounding.
            text: shortened(&text, size, bold, width * 1.001),
            size,
            bold,
        }
    }

    /// Makes a line of figures, which are never cut.
    pub(super) fn figure(text: &str, size: f64, width: f64) -> Line {
        let text: String = text.chars().take(LETTERS_MAX).collect();
        let whole = text_width(&text, size, true).max(f64::MIN_POSITIVE);
        Line {
            text,
            size: size * (width / whole).min(1.0),
            bold: true,
        }
    }

    pub(super) fn width(&self) -> f64 {
        text_width(&self.text, self.size, self.bold)
    }

    pub(super) fn size(&self) -> f64 {
        self.size
    }

    /// Writes it with its baseline at that place.
    pub(super) fn write(
        &self,
        pen: &mut Pen,
        place: (f64, f64),
        colour: &'static str,
        anchor: Anchor,
    ) {
        let kind = Type {
            size: self.size,
            colour,
            bold: self.bold,
            anchor,
        };
        pen.text(place, kind, &self.text);
    }
}

/// Makes a name fit: in one line, or in two if it is long and can be broken.
pub(super) fn name_lines(name: &str, size: f64, width: f64) -> Vec<Line> {
    let name: String = name.chars().take(LETTERS_MAX).collect();
    let is_long = text_width(&name, size * TWO_LINES_BELOW, true) > width;
    if !is_long {
        return vec![Line::fitting(&name, size, true, width)];
    }
    let size = size * TWO_LINES_BELOW;
    // The second line takes all that is left, and is cut by its own measure.
    let broken = lines_of(&name, size * 1.1, width, usize::MAX);
    let (first, rest) = match broken.split_first() {
        Some((first, [])) => (first.clone(), String::new()),
        Some((first, _)) => {
            let n_letters = first.chars().count();
            let whole: Vec<&str> = name.split_whitespace().collect();
            let rest: String = whole.join(" ").chars().skip(n_letters).collect();
            (first.clone(), rest.trim().to_owned())
        }
        None => return Vec::new(),
    };
    let lines = [first, rest].into_iter().filter(|it| !it.is_empty());
    lines
        .map(|line| Line::fitting(&line, size, true, width))
        .collect()
}

/// Writes a text into a box, in the middle of its height, with the largest
/// letters of those sizes with which all of it fits; else it is cut.
pub(super) fn boxed(
    pen: &mut Pen,
    text: &str,
    (corner, (width, height)): ((f64, f64), (f64, f64)),
    sizes: &[f64],
) {
    let text: String = text.chars().take(LETTERS_MAX).collect();
    let lines_max = |size: f64| ((height / (size * LEADING)).floor() as usize).max(1);
    let fits = |size: &&f64| {
        let words = text.split_whitespace();
        let mut widths = words.map(|word| text_width(word, **size, false));
        widths.all(|it| it <= width)
            && lines_of(&text, **size, width, usize::MAX).len() <= lines_max(**size)
    };
    let smallest = sizes.last();
    let Some(size) = sizes.iter().find(fits).or(smallest).copied() else {
        return;
    };
    let lines = lines_of(&text, size, width, lines_max(size));
    let used = lines.len() as f64 * size * LEADING;
    let first = corner.1 + (height - used) / 2.0 + size;
    let kind = Type {
        size,
        colour: "#241d12",
        bold: false,
        anchor: Anchor::Middle,
    };
    for (index, line) in lines.iter().enumerate() {
        let y = first + index as f64 * size * LEADING;
        pen.text((corner.0 + width / 2.0, y), kind, line);
    }
}
