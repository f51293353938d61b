//! The face of a card with a type line: name and cost in the title bar, an
//! emblem, the type line, the text, figures in a box at the lower right, and
//! how it stands as badges.

use super::super::pen::{Anchor, text_width};
use super::lettering::{Line, boxed};
use super::{Art, WIDTH, crest};
use crate::card::Collectible;

/// How the room of a card is shared.
#[derive(Clone, Copy)]
struct Room {
    /// The top and height of the window.
    window: (f64, f64),
    /// The top of the bar with the type line.
    kind: f64,
    /// How large the emblem is.
    sign: f64,
    beast: f64,
}

/// The room of a card with a text.
const WORDED: Room = Room {
    window: (22.5, 33.0),
    kind: 57.0,
    sign: 14.5,
    beast: 16.0,
};

/// Without a text the window has its room; figures stand below the type line.
const FIGHTING: Room = Room {
    window: (22.5, 86.0),
    kind: 110.0,
    sign: 30.0,
    beast: 32.0,
};
const SILENT: Room = Room {
    window: (22.5, 97.0),
    kind: 121.5,
    sign: 30.0,
    beast: 32.0,
};

/// How high the bar with the type line is.
const KIND: f64 = 10.0;

/// Where the text is: its left edge and top, its width and height.
const TEXT: ((f64, f64), (f64, f64)) = ((8.0, 68.5), (WIDTH - 16.0, 64.0));

/// How far the text stays from the edges of its box.
const MARGIN: f64 = 3.0;

/// Sizes of letters to choose from, the largest that fits first.
const SIZES: [f64; 11] = [9.0, 8.4, 7.8, 7.2, 6.6, 6.0, 5.5, 5.0, 4.6, 4.2, 3.8];

/// The badges that fit on the window; of more, the number is told.
const BADGES_MAX: usize = 3;

/// How high a badge is, with the gap to the next.
const BADGE: f64 = 10.2;

/// The widest cost, the widest word in its place, and the box of the figures.
const COST_MAX: f64 = 36.0;
const WORD_MAX: f64 = 50.0;
const FIGURES: (f64, f64) = (32.0, 15.0);

pub(super) fn draw(art: &mut Art, card: Collectible) {
    let (price, figures) = (card.cost(), card.figures());
    let left = cost_left(&price);
    art.plate(card.name, left - 1.5);
    pip(art, &price, left);
    let has_figures = !figures.is_empty();
    let room = match (card.text.is_empty(), has_figures) {
        (false, _) => WORDED,
        (true, true) => FIGHTING,
        (true, false) => SILENT,
    };
    let (top, height) = room.window;
    art.window(top, height);
    let middle = (50.0, top + height / 2.0);
    match has_figures {
        false => crest::sign(art.pen, card.name, &art.shades, middle, room.sign),
        true => crest::beast(art.pen, card.name, &art.shades, middle, room.beast),
    }
    badges(art, card, room.window);
    kind(art, card.kind, room.kind);
    if !card.text.is_empty() {
        text(art, card.text, has_figures);
    }
    if has_figures {
        figures_box(art, &figures);
    }
}

/// Returns how wide a cost may be; how a card stands may take its place.
fn cost_max(cost: &str) -> f64 {
    match cost.contains(' ') {
        true => WORD_MAX,
        false => COST_MAX,
    }
}

/// Returns where the plate of the cost begins.
fn cost_left(cost: &str) -> f64 {
    if cost.is_empty() {
        return WIDTH - 9.0;
    }
    let line = Line::fitting(cost, 8.6, true, cost_max(cost) - 5.0);
    WIDTH - 7.5 - (line.width() + 5.0).max(11.5)
}

fn pip(art: &mut Art, cost: &str, left: f64) {
    if cost.is_empty() {
        return;
    }
    let line = Line::fitting(cost, 8.6, true, cost_max(cost) - 5.0);
    let width = WIDTH - 7.5 - left;
    let look = format!(
        "fill=\"#f4ead0\" stroke=\"{}\" stroke-width=\"0.8\"",
        art.shades.deep()
    );
    art.pen.rect((left, 8.0), (width, 11.5), 5.7, &look);
    let place = (left + width / 2.0, 13.8 + line.size() * 0.36);
    line.write(art.pen, place, "#241d12", Anchor::Middle);
}

fn kind(art: &mut Art, kind: &str, top: f64) {
    let height = KIND;
    let look = format!("fill=\"{}\"", art.shades.dark());
    art.pen.rect((6.5, top), (WIDTH - 13.0, height), 2.6, &look);
    let room = WIDTH - 19.0;
    // Thin letters are read better than small ones.
    let is_bold = text_width(kind, 6.9, true) <= room;
    let line = Line::fitting(kind, 6.9, is_bold, room);
    let place = (9.8, top + height / 2.0 + line.size() * 0.36);
    line.write(art.pen, place, "#ffffff", Anchor::Start);
}

fn text(art: &mut Art, text: &str, has_figures: bool) {
    let (corner, size) = TEXT;
    let look = format!(
        "fill=\"{}\" stroke=\"{}\" stroke-opacity=\"0.55\" stroke-width=\"0.8\"",
        art.shades.page(),
        art.shades.dark()
    );
    art.pen.rect(corner, size, 3.0, &look);
    // The box of the figures reaches a little over the edge of the text.
    let below = if has_figures { FIGURES.1 - 3.5 } else { 0.0 };
    let inner = (
        (corner.0 + MARGIN, corner.1 + MARGIN * 0.7),
        (size.0 - 2.0 * MARGIN, size.1 - 1.4 * MARGIN - below),
    );
    boxed(art.pen, text, inner, &SIZES);
}

fn figures_box(art: &mut Art, figures: &str) {
    let (width, height) = FIGURES;
    let line = Line::figure(figures, 11.0, width - 5.0);
    let (left, top) = (WIDTH - 5.0 - width, 137.0 - height);
    let look = format!(
        "fill=\"{}\" stroke=\"#f4ead0\" stroke-width=\"1.2\"",
        art.shades.dark()
    );
    art.pen.rect((left, top), (width, height), 4.0, &look);
    let place = (left + width / 2.0, top + height / 2.0 + line.size() * 0.36);
    line.write(art.pen, place, "#ffffff", Anchor::Middle);
}

fn badges(art: &mut Art, card: Collectible, (top, height): (f64, f64)) {
    let mut words: Vec<String> = card
        .states()
        .chain(card.bonds())
        .map(|it| it.text)
        .collect();
    let n_words = words.len();
    if n_words > BADGES_MAX {
        words.truncate(BADGES_MAX - 1);
        words.push(format!("+{}", n_words + 1 - BADGES_MAX));
    }
    let used = words.len() as f64 * BADGE;
    // On a large window they leave the face of the emblem free.
    let mut y = match height > 2.0 * WORDED.window.1 {
        true => top + height - used - 3.0,
        false => top + (height - used) / 2.0 + 0.4,
    };
    for word in words {
        let size = 7.8;
        let line = Line::fitting(&word, size, true, WIDTH - 26.0);
        let width = text_width(&word, size, true).min(line.width().max(6.0)) + 8.0;
        let place = ((WIDTH - width) / 2.0, y);
        art.pen.rect(
            place,
            (width, BADGE - 0.9),
            4.4,
            "fill=\"#1b1a17\" fill-opacity=\"0.88\" stroke=\"#f4d98b\" stroke-width=\"0.7\"",
        );
        let baseline = y + (BADGE - 0.9) / 2.0 + line.size() * 0.36;
        line.write(art.pen, (50.0, baseline), "#ffe9b0", Anchor::Middle);
        y += BADGE;
    }
}
