//! Fighters made of cells, in three sizes: a frame around three rows, the three
//! rows alone, or two rows.

use tapete_game::{Piece, View};

use super::super::glyphs::{clipped, glyphs};
use super::super::marks::{Patch, note_piece};
use super::super::sheet::{Ink, Sheet};
use super::super::tile::Frame;
use super::{Coat, fill};
use crate::card::{Card, Fighter};
use crate::tint::short_name;

/// How many letters of an element are left where there is little room.
const ELEMENT_SHORT: usize = 5;

/// How large fighters are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Size {
    Large,
    Small,
    Tiny,
}

impl Size {
    /// Returns the fewest and the most columns of a fighter.
    fn columns(self) -> (usize, usize) {
        match self {
            Size::Large => (17, 34),
            Size::Small => (15, 26),
            Size::Tiny => (15, 24),
        }
    }

    fn rows(self) -> usize {
        match self {
            Size::Large => 5,
            Size::Small => 3,
            Size::Tiny => 2,
        }
    }
}

/// Draws fighters side by side, in lines of nearly equal length.
pub(super) fn fighters(
    view: &View,
    pieces: &[Piece],
    (width, size): (usize, Size),
    highlight: Option<usize>,
) -> Sheet {
    let (least, most) = size.columns();
    // Where there is room, neither name nor element is cut.
    let widest = pieces.iter().filter_map(|it| wished(it, size)).max();
    let most = most.max(widest.unwrap_or(0));
    let n_fitting = ((width + 1) / (least + 1)).max(1);
    let n_lines = pieces.len().div_ceil(n_fitting);
    let n_per_line = pieces.len().div_ceil(n_lines.max(1)).max(1);
    let wide = ((width + 1) / n_per_line).saturating_sub(1).min(most);
    let used = (n_per_line * (wide + 1)).saturating_sub(1);
    let indent = width.saturating_sub(used) / 2;
    let mut sheet = Sheet::blank(width, n_lines * size.rows());
    for (index, piece) in pieces.iter().enumerate() {
        let (line, at) = (index / n_per_line, index % n_per_line);
        let patch = Patch {
            place: (line * size.rows(), indent + at * (wide + 1)),
            size: (wide, size.rows()),
        };
        let coat = Coat::of(view, highlight, piece);
        stamp(&mut sheet, view, piece, (patch, size), coat);
        note_piece(&mut sheet, patch, piece);
    }
    sheet
}

/// Returns how wide a fighter would be with its whole name and element.
fn wished(piece: &Piece, size: Size) -> Option<usize> {
    let Some(Card::Fighter(fighter)) = Card::of(piece) else {
        return None;
    };
    let words = glyphs(fighter.name()).count() + glyphs(fighter.element()).count();
    Some(match size {
        Size::Large => words + 5,
        Size::Small | Size::Tiny => words + 3,
    })
}

fn stamp(sheet: &mut Sheet, view: &View, piece: &Piece, (patch, size): (Patch, Size), coat: Coat) {
    fill(sheet, patch.place, patch.size, coat.body);
    let (mut row, mut column) = patch.place;
    let mut wide = patch.size.0;
    if size == Size::Large {
        frame(sheet, patch, coat);
        (row, column, wide) = (row + 1, column + 1, wide.saturating_sub(2));
    }
    let Some(Card::Fighter(fighter)) = Card::of(piece) else {
        let hidden = "░".repeat(wide);
        for down in 0..patch.size.1.min(3) {
            sheet.write(row + down, column, &hidden, coat.body);
        }
        return;
    };
    plate(sheet, (row, column), wide, (view, fighter), coat);
    let place = (row + 1, column);
    if size == Size::Tiny {
        let mut text = format!("{} ⚔{}", fighter.life(), fighter.attack());
        push_states(&mut text, fighter, " ");
        sheet.write(place.0, place.1, &clipped(&text, wide), coat.body);
        return;
    }
    bar(sheet, place, wide, fighter, coat);
    let mut text = format!("⚔{}", fighter.attack());
    push_states(&mut text, fighter, " ");
    sheet.write(row + 2, column, &clipped(&text, wide), coat.body);
}

fn push_states(text: &mut String, fighter: Fighter, before: &str) {
    let states: Vec<String> = fighter.states().iter().map(|it| it.text()).collect();
    if !states.is_empty() {
        text.push_str(before);
        text.push_str(&states.join(", "));
    }
}

/// Writes the name and the element on its colour. Where both have no room, the
/// element is shortened before the name is.
fn plate(
    sheet: &mut Sheet,
    (row, column): (usize, usize),
    wide: usize,
    (view, fighter): (&View, Fighter),
    coat: Coat,
) {
    fill(sheet, (row, column), (wide, 1), coat.plate);
    sheet.set(row, column, coat.mark, coat.plate);
    let whole: String = glyphs(fighter.element()).collect();
    let n_name = glyphs(fighter.name()).count();
    let element: String = match n_name + whole.chars().count() + 3 <= wide {
        true => whole,
        false => glyphs(short_name(&view.palette, fighter.element()))
            .take(ELEMENT_SHORT)
            .collect(),
    };
    let n_element = element.chars().count();
    let room = wide.saturating_sub(n_element + 3);
    let name = clipped(fighter.name(), room);
    sheet.write(row, column + 1, &name, coat.plate);
    let at = column + wide.saturating_sub(n_element + 1);
    sheet.write(row, at, &element, coat.plate);
}

/// Writes life, and draws it as a bar behind the figures.
fn bar(
    sheet: &mut Sheet,
    (row, column): (usize, usize),
    wide: usize,
    fighter: Fighter,
    coat: Coat,
) {
    let figures = clipped(&fighter.life(), wide);
    let n_figures = figures.chars().count();
    let room = wide.saturating_sub(n_figures + 1);
    let part = fighter.life_part();
    // Whoever lives has something to show, and a bar is full only if life is.
    let mut n_full = (part * room as f64).floor() as usize;
    if part > 0.0 {
        n_full = n_full.max(1);
    }
    let ink = match coat.is_plain {
        false => coat.body,
        true if part <= 0.25 => Ink::Pip(3),
        true if part <= 0.5 => Ink::Pip(5),
        true => Ink::Pip(2),
    };
    let start = sheet.write(row, column, &figures, coat.body) + 1;
    for at in 0..room {
        let glyph = if at < n_full { '█' } else { '░' };
        sheet.set(row, start + at, glyph, ink);
    }
}

pub(super) fn frame(sheet: &mut Sheet, patch: Patch, coat: Coat) {
    let glyphs = Frame::of(coat.paint);
    let ink = coat.paint.outline;
    let (row, column) = patch.place;
    let (right, bottom) = (column + patch.size.0 - 1, row + patch.size.1 - 1);
    for at in column + 1..right {
        sheet.set(row, at, glyphs.flat, ink);
        sheet.set(bottom, at, glyphs.flat, ink);
    }
    for at in row + 1..bottom {
        sheet.set(at, column, glyphs.upright, ink);
        sheet.set(at, right, glyphs.upright, ink);
    }
    let corners = [
        (row, column),
        (row, right),
        (bottom, column),
        (bottom, right),
    ];
    for ((row, column), glyph) in corners.into_iter().zip(glyphs.corners) {
        sheet.set(row, column, glyph, ink);
    }
}
