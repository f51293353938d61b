//! Cards as text: teams of fighters or cards in play across from each other,
//! hands with one line or a few for each card, and plain lines without any
//! drawing.

mod field;
mod fighter;
mod held;
mod lines;

use tapete_game::{Piece, SeatView, Shape, Tongue, View, Zone, ZoneRole};

use self::fighter::Size;
pub use self::lines::{card_brief, card_lines, card_sentence};
use super::clamped;
use super::glyphs::clipped;
use super::hand::held_paint;
use super::sheet::{Cell, Focus, Ink, Sheet};
use super::tile::{Paint, paint_of};
use crate::card::{Card, Setting, holds_cards, is_team};
use crate::chain::{is_chosen, number_of};
use crate::seating::{across, near};
use crate::words::{fact_words, seat_heading};

/// The lines that the text of a plain card may take where there is room.
const LINES_MAX: usize = 4;

/// Tells whether sides face each other with teams or with cards in play: then
/// [`table_within`] draws them, and [`card_hand`] a hand.
///
/// [`table_within`]: super::table_within
pub fn has_sides(view: &View) -> bool {
    Setting::of(view) != Setting::Shared
}

/// Tells whether a zone is a hand in such a game.
pub fn is_card_hand(view: &View, zone: &Zone) -> bool {
    has_sides(view) && zone.owner.is_some() && zone.role == ZoneRole::Hand
}

/// Returns the number that plays a piece; nothing where no move starts from it, or
/// several do.
pub fn move_number(view: &View, piece: &str) -> Option<u32> {
    number_of(view, piece)
}

/// Draws a hand of cards within that many rows if it can, with as much of
/// their text as fits; a large hand gives a taller sheet.
pub fn card_hand(
    view: &View,
    zone: &str,
    (width, height): (usize, usize),
    highlight: Option<usize>,
) -> Sheet {
    let width = clamped(width);
    let Some(zone) = view.zone(zone) else {
        return Sheet::blank(width, 0);
    };
    let drawn = |n_lines| held::held(view, &zone.pieces, (width, n_lines), highlight);
    let mut lines = (2..=LINES_MAX).rev();
    let roomy = lines.find_map(|it| Some(drawn(it)).filter(|sheet| sheet.height <= height));
    roomy.unwrap_or_else(|| {
        let single = drawn(1);
        let fits = single.height <= height;
        match fits {
            true => single,
            false => held::columns(view, &zone.pieces, width, highlight).unwrap_or(single),
        }
    })
}

/// Draws the cards of a zone one after the other: figures side by side, cards
/// below each other with all of their text that is not too long.
pub(super) fn row(view: &View, zone: &Zone, width: usize, highlight: Option<usize>) -> Sheet {
    let mut sheet = Sheet::blank(width, 0);
    let runs = zone.pieces.chunk_by(|one, next| one.shape == next.shape);
    for run in runs {
        let are_figures = run.iter().all(|it| it.shape == Shape::Figure);
        sheet.append(match are_figures {
            true => fighter::fighters(view, run, (width, Size::Large), highlight),
            false => held::held(view, run, (width, LINES_MAX), highlight),
        });
    }
    sheet
}

/// Draws what everybody shares under its name, such as what waits to happen;
/// nothing where nothing lies.
pub(super) fn waiting(view: &View, zone: &Zone, width: usize, highlight: Option<usize>) -> Sheet {
    let mut sheet = Sheet::blank(width, 0);
    if !zone.pieces.is_empty() {
        sheet.push_line(&clipped(&format!("─ {} ", zone.label), width), Ink::Accent);
        sheet.append(held::held(view, &zone.pieces, (width, 2), highlight));
    }
    sheet
}

/// Draws the teams of all sides, the reader's at the bottom, as large as fits.
pub(super) fn teams(
    view: &View,
    room: (usize, usize),
    highlight: Option<usize>,
    tongue: Tongue,
) -> Sheet {
    sides(view, room, (highlight, tongue), |_| false)
}

/// Draws the teams, and below each those hands of others that lie open.
pub(super) fn teams_and_open_hands(
    view: &View,
    room: (usize, usize),
    highlight: Option<usize>,
    tongue: Tongue,
) -> Sheet {
    let is_open = |zone: &Zone| {
        let own = zone.owner.is_some_and(|it| crate::words::is_own(view, it));
        let seen = zone.pieces.iter().any(|it| !it.is_hidden());
        !own && seen && holds_cards(zone) && !is_team(zone)
    };
    sides(view, room, (highlight, tongue), is_open)
}

fn sides(
    view: &View,
    (width, height): (usize, usize),
    (highlight, tongue): (Option<usize>, Tongue),
    is_shown: impl Fn(&Zone) -> bool,
) -> Sheet {
    if Setting::of(view) == Setting::Fields {
        return looking_at_chosen(
            field::sides(view, (width, height), highlight, tongue),
            view,
            highlight,
        );
    }
    let drawn = |size: Size| {
        let mut sheet = Sheet::blank(width, 0);
        for seat in across(view).into_iter().chain(near(view)) {
            let owned = || view.zones.iter().filter(|it| it.owner == Some(seat.seat));
            sheet.append(heading(view, seat, (width, tongue)));
            for zone in owned().filter(|zone| is_team(zone)) {
                let room = (width, size);
                sheet.append(fighter::fighters(view, &zone.pieces, room, highlight));
            }
            for zone in owned().filter(|zone| is_shown(zone)) {
                sheet.append(held::chips(view, &zone.pieces, width, highlight));
            }
        }
        sheet
    };
    let sheet = [Size::Large, Size::Small]
        .into_iter()
        .map(drawn)
        .find(|sheet| sheet.height <= height)
        .unwrap_or_else(|| drawn(Size::Tiny));
    looking_at_chosen(sheet, view, highlight)
}

/// Lets the reader look at what is chosen before what is fresh.
fn looking_at_chosen(mut sheet: Sheet, view: &View, highlight: Option<usize>) -> Sheet {
    let chosen = sheet.spotted.iter().find(|it| match &it.what {
        super::Hit::Piece(id) => is_chosen(view, highlight, id),
        super::Hit::Move(_) => false,
    });
    if let Some(it) = chosen {
        sheet.focus = Some(Focus {
            row: it.row,
            column: it.column,
            width: it.width,
            height: it.height,
        });
    }
    sheet
}

/// Writes whose side it is, what is known of the seat, and how many cards it
/// holds that nobody else sees.
fn heading(view: &View, seat: &SeatView, (width, tongue): (usize, Tongue)) -> Sheet {
    let (mut sheet, column) = known_of(view, seat, (width, tongue));
    let owned = view.zones.iter().filter(|it| it.owner == Some(seat.seat));
    let hidden = owned.flat_map(|zone| &zone.pieces);
    let n_hidden = hidden.filter(|it| it.is_hidden()).count();
    let backs = format!(" {} ", "▮".repeat(n_hidden.min(width)));
    let n_backs = backs.chars().count();
    if n_hidden > 0 && column + n_backs + 3 <= width {
        sheet.write(0, width - n_backs - 1, &backs, Ink::Plain);
    }
    sheet
}

/// Writes who sits there and what is known of the seat on a line; tells also where
/// the words end.
fn known_of(view: &View, seat: &SeatView, (width, tongue): (usize, Tongue)) -> (Sheet, usize) {
    let mut parts = vec![seat_heading(view, seat.seat, tongue)];
    parts.extend(seat.facts.iter().map(|fact| match fact_words(fact) {
        (Some(label), value) => format!("{label} {value}"),
        (None, value) => value,
    }));
    let mark = match view.to_act.contains(&seat.seat) {
        true => "▶",
        false => "─",
    };
    let text = clipped(&format!("{mark} {} ", parts.join(" · ")), width);
    let mut sheet = Sheet::blank(width, 1);
    let column = sheet.write(0, 0, &text, Ink::Seat(seat.seat.0));
    for rest in column..width {
        sheet.set(0, rest, '─', Ink::Plain);
    }
    (sheet, column)
}

/// How the cells of a card look.
#[derive(Clone, Copy)]
struct Coat {
    /// The ink of the name's plate.
    plate: Ink,
    /// The ink of everything else.
    body: Ink,
    /// Whether each part may have its own ink.
    is_plain: bool,
    /// What stands before the name, so that it shows without colours.
    mark: char,
    paint: Paint,
}

impl Coat {
    /// Returns the coat of a card in a hand, or of a figure.
    fn of(view: &View, highlight: Option<usize>, piece: &Piece) -> Coat {
        match piece.shape {
            Shape::Figure => Coat::in_play(view, highlight, piece),
            _ => Coat::painted(view, piece, held_paint(view, highlight, piece)),
        }
    }

    /// Returns the coat of a card on the table: one that no move touches is no
    /// worse for it.
    fn in_play(view: &View, highlight: Option<usize>, piece: &Piece) -> Coat {
        let paint = match is_chosen(view, highlight, &piece.id) {
            true => held_paint(view, highlight, piece),
            false => paint_of(piece),
        };
        Coat::painted(view, piece, paint)
    }

    fn painted(view: &View, piece: &Piece, paint: Paint) -> Coat {
        let card = Card::of(piece);
        let element = card.map_or("", |it| it.element());
        let tint = Ink::Tint(crate::card::element_colour(&view.palette, element));
        let is_dead = matches!(card, Some(Card::Fighter(fighter)) if fighter.is_dead());
        let (plate, body, mark) = match paint.outline {
            Ink::Accent => (Ink::Accent, Ink::Accent, '▸'),
            _ if is_dead => (Ink::Dim, Ink::Dim, '✗'),
            Ink::TileFresh => (tint, Ink::TileFresh, '•'),
            Ink::Dim => (Ink::Dim, Ink::Dim, ' '),
            Ink::Back => (Ink::Back, Ink::Back, ' '),
            _ => (tint, Ink::Face, ' '),
        };
        let is_turned = matches!(card, Some(Card::Collectible(card)) if card.is_turned);
        let mark = if is_turned && mark != '▸' {
            '↷'
        } else {
            mark
        };
        let outline = match is_dead && paint.outline == Ink::Tile {
            true => Ink::Dim,
            false => paint.outline,
        };
        Coat {
            plate,
            body,
            is_plain: body == Ink::Face,
            mark,
            paint: Paint { outline, ..paint },
        }
    }
}

/// Fills an area with spaces of that ink.
fn fill(
    sheet: &mut Sheet,
    (row, column): (usize, usize),
    (width, height): (usize, usize),
    ink: Ink,
) {
    for cells in sheet.rows.iter_mut().skip(row).take(height) {
        for cell in cells.iter_mut().skip(column).take(width) {
            *cell = Cell { glyph: ' ', ink };
        }
    }
}

#[cfg(test)]
mod tests;
