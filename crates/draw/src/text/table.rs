//! The chain on the table as a snake of tiles.

use tapete_game::{Arrangement, Tongue, View, Zone};

use super::clamped;
use super::grid::grid;
use super::sheet::{Focus, Hit, Ink, Sheet};
use super::tile::{Cut, Paint, Size, paint_of, stamp_laid, stamp_small};
use crate::card::Setting;
use crate::chain::{Link, LinkKind, anchor, links, n_faces_max};
use crate::grid::Lattice;
use crate::snake::{Heading, Laid, Snake, lay};

/// How many rows the table takes at most while smaller tiles can help: the
/// rest of a terminal of 24 rows is for the hand, the seats and the moves.
pub const TABLE_HEIGHT_WISHED: usize = 14;

/// Draws the shared chains and rows of a view, as large as fits in
/// [`TABLE_HEIGHT_WISHED`] rows.
///
/// The highlighted move, by its index, shows as a ghost where it would lie.
/// A long chain gives a taller sheet.
pub fn table(view: &View, width: usize, highlight: Option<usize>, tongue: Tongue) -> Sheet {
    table_within(view, width, TABLE_HEIGHT_WISHED, highlight, tongue)
}

/// Draws the table as [`table`] does, with as many rows as the caller has. Where
/// sides face each other, they are the table.
pub fn table_within(
    view: &View,
    width: usize,
    height: usize,
    highlight: Option<usize>,
    tongue: Tongue,
) -> Sheet {
    let width = clamped(width);
    let room = (width, height);
    let mut sheet = Sheet::blank(width, 0);
    for zone in &view.zones {
        if zone.owner.is_some() {
            continue;
        }
        match zone.arrangement {
            Arrangement::Chain => sheet.append(chain(view, zone, room, highlight)),
            Arrangement::Triangles => {
                sheet.append(grid(view, zone, Lattice::Triangles, room, highlight));
            }
            Arrangement::Squares => {
                sheet.append(grid(view, zone, Lattice::Squares, room, highlight));
            }
            Arrangement::Hexagons => {
                sheet.append(grid(view, zone, Lattice::Hexagons, room, highlight));
            }
            Arrangement::Branches => {
                sheet.append(super::branches::branches(view, zone, room, highlight));
            }
            Arrangement::Arms => {
                sheet.append(super::arms::arms(view, zone, room, highlight));
            }
            Arrangement::Tree => {
                sheet.append(super::tree::tree(view, zone, room, highlight));
            }
            Arrangement::Pile => {}
            Arrangement::Chart => {
                sheet.append(super::chart::chart(view, zone, room, highlight));
            }
            Arrangement::Row if Setting::of(view) == Setting::Fields => {
                sheet.append(super::cards::waiting(view, zone, width, highlight));
            }
            Arrangement::Row => sheet.append(super::hand::row(view, zone, width, highlight)),
        }
    }
    if Setting::of(view) != Setting::Shared {
        let room = (width, height.saturating_sub(sheet.height));
        sheet.append(super::cards::teams_and_open_hands(
            view, room, highlight, tongue,
        ));
    }
    sheet
}

fn chain(
    view: &View,
    zone: &Zone,
    (width, height): (usize, usize),
    highlight: Option<usize>,
) -> Sheet {
    let links = links(view, zone, highlight);
    if links.is_empty() {
        let mut sheet = Sheet::blank(width, 1);
        sheet.write(0, width / 2, "·", Ink::Dim);
        return sheet;
    }
    let n_faces = n_faces_max(links.iter().map(|link| link.faces));
    let across: Vec<bool> = links.iter().map(|link| link.across).collect();
    let room = width - 2 * END_ROOM;
    let anchor = anchor(zone, &links);
    for size in [Size::Large, Size::Medium] {
        let cut = Cut::tinted(
            &view.palette,
            size,
            n_faces,
            room,
            links.iter().map(|link| link.faces),
        );
        // Around its anchor a chain stays where it lies, but takes more rows.
        for anchor in [anchor, None] {
            let snake = lay(cut.measure(), &across, anchor, room as i32);
            let fits = snake.height as usize <= height && snake.width as usize <= width;
            if fits {
                return framed(&links, &cut, &snake, width);
            }
        }
    }
    let cut = Cut::tinted(
        &view.palette,
        Size::Small,
        n_faces,
        room,
        links.iter().map(|link| link.faces),
    );
    in_lines(&links, &cut, width)
}

/// Columns left free at both sides, for the marks of the open ends.
const END_ROOM: usize = 2;

fn framed(links: &[Link], cut: &Cut, snake: &Snake, width: usize) -> Sheet {
    let marks = end_marks(links, snake);
    // A mark above the first or below the last tile needs a row of its own.
    let n_above = i32::from(marks.iter().any(|(_, heading)| *heading == Heading::Up));
    let n_below = i32::from(marks.iter().any(|(_, heading)| *heading == Heading::Down));
    let mut sheet = Sheet::blank(width, (n_above + snake.height + n_below) as usize);
    let shift = (width as i32 - snake.width) / 2;
    let moved = |laid: &Laid| Laid {
        x: laid.x + shift,
        y: laid.y + n_above,
        ..*laid
    };
    for (link, laid) in links.iter().zip(&snake.tiles) {
        let laid = moved(laid);
        stamp_laid(&mut sheet, cut, laid, link.faces, link_paint(link));
        let place = (laid.y as usize, laid.x as usize);
        let size = (laid.width as usize, laid.height as usize);
        if let Some(hit) = link_hit(link) {
            sheet.spot(place, size, hit);
        }
        look_at(&mut sheet, link, place, size);
    }
    for (laid, heading) in marks {
        let laid = moved(&laid);
        let (row, column) = (laid.y + laid.height / 2, laid.x + laid.width / 2);
        let (row, column, mark) = match heading {
            Heading::Right => (row, laid.x + laid.width, '▸'),
            Heading::Left => (row, (laid.x - 1).max(0), '◂'),
            Heading::Down => (laid.y + laid.height, column, '▾'),
            Heading::Up => ((laid.y - 1).max(0), column, '▴'),
        };
        sheet.set(row as usize, column as usize, mark, Ink::End);
    }
    sheet
}

/// Lists the ends where no place is shown: the tile, and where the chain would
/// go on.
fn end_marks(links: &[Link], snake: &Snake) -> Vec<(Laid, Heading)> {
    let shown = |(laid, link): (&Laid, &Link)| is_piece(link).then_some(*laid);
    let first = snake.tiles.first().zip(links.first()).and_then(shown);
    let last = snake.tiles.last().zip(links.last()).and_then(shown);
    let first = first.map(|laid| (laid, laid.heading.back()));
    let last = last.map(|laid| (laid, laid.heading));
    first.into_iter().chain(last).collect()
}

/// Draws a long chain with one row per line of tiles, which run to and fro.
fn in_lines(links: &[Link], cut: &Cut, width: usize) -> Sheet {
    let tile_width = cut.flat_width();
    let n_per_line = ((width - 2 * END_ROOM) / tile_width).max(1);
    let n_lines = links.len().div_ceil(n_per_line);
    let mut sheet = Sheet::blank(width, n_lines * 2 - 1);
    let left = (width.saturating_sub(n_per_line * tile_width)) / 2;
    for (index, link) in links.iter().enumerate() {
        let line = index / n_per_line;
        let runs_left = line % 2 == 1;
        let step = index % n_per_line;
        let slot = if runs_left {
            n_per_line - 1 - step
        } else {
            step
        };
        let place = (line * 2, left + slot * tile_width);
        let mut faces = link.faces.to_vec();
        if runs_left {
            faces.reverse();
        }
        stamp_small(&mut sheet, cut, place, &faces, link_paint(link));
        if let Some(hit) = link_hit(link) {
            sheet.spot(place, (tile_width, 1), hit);
        }
        look_at(&mut sheet, link, place, (tile_width, 1));
        let is_last = index + 1 == links.len();
        let ahead = if runs_left {
            place.1.saturating_sub(1)
        } else {
            place.1 + tile_width
        };
        if index == 0 && is_piece(link) {
            sheet.set(0, place.1.saturating_sub(1), '◂', Ink::End);
        }
        if is_last && is_piece(link) {
            let mark = if runs_left { '◂' } else { '▸' };
            sheet.set(place.0, ahead, mark, Ink::End);
        } else if !is_last && step + 1 == n_per_line {
            let bend = if runs_left {
                ['╭', '│', '╰']
            } else {
                ['╮', '│', '╯']
            };
            for (offset, glyph) in bend.into_iter().enumerate() {
                sheet.set(place.0 + offset, ahead, glyph, Ink::Dim);
            }
        }
    }
    sheet
}

fn is_piece(link: &Link) -> bool {
    matches!(link.kind, LinkKind::Piece(_))
}

fn link_paint(link: &Link) -> Paint {
    match link.kind {
        LinkKind::Piece(piece) => paint_of(piece),
        LinkKind::Place { ghost, .. } => Paint {
            outline: Ink::Ghost,
            faces: ghost.then_some(Ink::Ghost),
            heavy: false,
        },
    }
}

/// Lets the reader look at the ghost, or at what was played last.
fn look_at(
    sheet: &mut Sheet,
    link: &Link,
    (row, column): (usize, usize),
    (width, height): (usize, usize),
) {
    let matters = match link.kind {
        LinkKind::Piece(piece) => piece.fresh && sheet.focus.is_none(),
        LinkKind::Place { ghost, .. } => ghost,
    };
    if matters {
        sheet.focus = Some(Focus {
            row,
            column,
            width,
            height,
        });
    }
}

fn link_hit(link: &Link) -> Option<Hit> {
    match link.kind {
        LinkKind::Piece(piece) => Some(Hit::Piece(piece.id.clone())),
        LinkKind::Place { chosen, .. } => chosen.map(Hit::Move),
    }
}
