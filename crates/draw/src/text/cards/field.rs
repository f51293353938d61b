//! Sides with cards in play made of cells: cards in front as boxes
//! or single rows, as large as fits, and the ground as a row of names.

use tapete_game::{Piece, SeatView, Tongue, View, Zone};

use super::super::glyphs::{clipped, glyphs, wrapped};
use super::super::marks::{Patch, note_piece};
use super::super::sheet::{Ink, Sheet};
use super::fighter::frame;
use super::{Coat, fill, known_of};
use crate::card::{Bearer, Card, Collectible, Side, Told, side_of};
use crate::chain::is_chosen;
use crate::seating::{across, near};

/// How large cards are drawn: rows, and the fewest and the most columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Size {
    /// A frame around four rows.
    Large,
    /// Name, text and figures.
    Medium,
    /// Name and figures.
    Small,
    /// One row with what matters.
    Tiny,
    /// The same, and equal cards only once.
    Crowded,
}

impl Size {
    const ALL: [Size; 5] = [
        Size::Large,
        Size::Medium,
        Size::Small,
        Size::Tiny,
        Size::Crowded,
    ];

    fn rows(self) -> usize {
        match self {
            Size::Large => 6,
            Size::Medium => 3,
            Size::Small => 2,
            Size::Tiny | Size::Crowded => 1,
        }
    }

    fn columns(self) -> (usize, usize) {
        match self {
            Size::Large => (20, 30),
            Size::Medium => (18, 28),
            Size::Small => (16, 26),
            Size::Tiny => (16, 38),
            Size::Crowded => (24, 38),
        }
    }
}

/// Draws both sides, the reader's at the bottom, as large as fits.
pub(super) fn sides(
    view: &View,
    (width, height): (usize, usize),
    highlight: Option<usize>,
    tongue: Tongue,
) -> Sheet {
    let drawn = |size: Size| {
        let mut sheet = Sheet::blank(width, 0);
        for seat in across(view) {
            sheet.append(known_of(view, seat, (width, tongue)).0);
            sheet.append(side(view, seat, (width, size), highlight, false));
        }
        for seat in near(view) {
            sheet.append(known_of(view, seat, (width, tongue)).0);
            sheet.append(side(view, seat, (width, size), highlight, true));
        }
        sheet
    };
    let mut sizes = Size::ALL.into_iter().map(drawn);
    let fitting = sizes.find(|sheet| sheet.height <= height);
    fitting.unwrap_or_else(|| drawn(Size::Crowded))
}

/// Lists the zones in play from the top down: what is first of a side is nearest
/// to the middle of the table.
fn fields_of<'a>(side: &Side<'a>, is_near: bool) -> Vec<&'a Zone> {
    let mut fields = side.fields.clone();
    // Of several, those where nothing lies need no room.
    let first = fields.first().map(|it| it.id.clone());
    fields.retain(|it| !it.pieces.is_empty() || Some(&it.id) == first.as_ref());
    if !is_near {
        fields.reverse();
    }
    fields
}

fn side(
    view: &View,
    seat: &SeatView,
    (width, size): (usize, Size),
    highlight: Option<usize>,
    is_near: bool,
) -> Sheet {
    let side = side_of(view, seat.seat);
    let mut parts = Vec::new();
    for (index, zone) in fields_of(&side, is_near).into_iter().enumerate() {
        let (front, ground) = Side::rows(zone);
        // The heading names the first.
        if index > 0 {
            parts.push(label(zone, width));
        }
        let front = boxes(view, &front, (width, size), highlight);
        let ground = chips(view, &ground, width, highlight);
        match is_near {
            true => parts.extend([front, ground]),
            false => parts.extend([ground, front]),
        }
    }
    for zone in &side.piles {
        // A pile is counted among the facts; what a move touches is shown.
        let touched = zone.pieces.iter();
        let touched: Vec<&Piece> = touched
            .filter(|it| is_chosen(view, highlight, &it.id))
            .collect();
        if !touched.is_empty() {
            parts.push(label(zone, width));
            parts.push(chips(view, &touched, width, highlight));
        }
    }
    let is_open = |zone: &&&Zone| {
        let own = zone.owner.is_some_and(|it| crate::words::is_own(view, it));
        !own && zone.pieces.iter().any(|it| !it.is_hidden())
    };
    for zone in side.hands.iter().filter(is_open) {
        let held: Vec<&Piece> = zone.pieces.iter().collect();
        parts.push(label(zone, width));
        parts.push(chips(view, &held, width, highlight));
    }
    let mut sheet = Sheet::blank(width, 0);
    for part in parts {
        sheet.append(part);
    }
    sheet
}

fn label(zone: &Zone, width: usize) -> Sheet {
    let mut sheet = Sheet::blank(width, 1);
    sheet.write(0, 0, &clipped(&zone.label, width), Ink::Dim);
    sheet
}

/// Draws cards side by side, in lines of nearly equal length; what they bear is
/// written below each.
fn boxes(
    view: &View,
    bearers: &[Bearer],
    (width, size): (usize, Size),
    highlight: Option<usize>,
) -> Sheet {
    let groups = groups(view, bearers, size, highlight);
    let (least, most) = size.columns();
    // Where there is room, no name is cut.
    let widest = groups.iter().filter_map(|it| wished(it, size)).max();
    let most = most.max(widest.unwrap_or(0));
    let n_fitting = ((width + 1) / (least + 1)).max(1);
    let n_lines = groups.len().div_ceil(n_fitting);
    let n_per_line = groups.len().div_ceil(n_lines.max(1)).max(1);
    let wide = ((width + 1) / n_per_line).saturating_sub(1).min(most);
    let used = (n_per_line * (wide + 1)).saturating_sub(1);
    let indent = width.saturating_sub(used) / 2;
    let mut sheet = Sheet::blank(width, 0);
    for line in groups.chunks(n_per_line) {
        let tucked = line.iter().map(|it| runs(view, &it.tucked, highlight));
        let tucked: Vec<Vec<Vec<&Piece>>> = tucked.collect();
        let n_below = tucked.iter().map(Vec::len).max().unwrap_or(0);
        let top = sheet.height;
        sheet.append(Sheet::blank(width, size.rows() + n_below));
        for (at, (group, tucked)) in line.iter().zip(&tucked).enumerate() {
            let column = indent + at * (wide + 1);
            let patch = Patch {
                place: (top, column),
                size: (wide, size.rows()),
            };
            let Some(first) = group.cards.first() else {
                continue;
            };
            let coat = Coat::in_play(view, highlight, first);
            stamp(&mut sheet, (first, group.cards.len()), (patch, size), coat);
            for card in &group.cards {
                note_piece(&mut sheet, patch, card);
            }
            for (down, run) in tucked.iter().enumerate() {
                let place = (top + size.rows() + down, column);
                tuck(&mut sheet, view, (place, wide), run, highlight);
            }
        }
    }
    sheet
}

/// Returns how wide the plate of a card would be with its whole name.
fn wished(group: &Group, size: Size) -> Option<usize> {
    let Some(Card::Collectible(card)) = group.cards.first().and_then(|it| Card::of(it)) else {
        return None;
    };
    let name = glyphs(card.name).count();
    Some(match size {
        Size::Large => name + card.cost().chars().count() + 5,
        Size::Medium | Size::Small => name + card.cost().chars().count() + 3,
        Size::Tiny | Size::Crowded => name + card.figures().chars().count() + 3,
    })
}

/// Equal cards in front, or one with what it bears.
struct Group<'a> {
    cards: Vec<&'a Piece>,
    tucked: Vec<&'a Piece>,
}

/// Puts equal cards together where room is short.
fn groups<'a>(
    view: &View,
    bearers: &[Bearer<'a>],
    size: Size,
    highlight: Option<usize>,
) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    for bearer in bearers {
        let is_alone = size != Size::Crowded || !bearer.tucked.is_empty();
        let equal = |it: &&mut Group<'_>| {
            let first = it.cards.first().filter(|_| it.tucked.is_empty());
            first.is_some_and(|it| are_equal(view, highlight, it, bearer.card))
        };
        match groups.iter_mut().find(equal).filter(|_| !is_alone) {
            Some(group) => group.cards.push(bearer.card),
            None => groups.push(Group {
                cards: vec![bearer.card],
                tucked: bearer.tucked.clone(),
            }),
        }
    }
    groups
}

/// Tells whether two cards look the same now.
fn are_equal(view: &View, highlight: Option<usize>, one: &Piece, other: &Piece) -> bool {
    let chosen = |it: &Piece| is_chosen(view, highlight, &it.id);
    let are_alike = one.posture == other.posture && one.fresh == other.fresh;
    are_alike && one.attributes == other.attributes && chosen(one) == chosen(other)
}

/// Writes what is attached to the card above, as `└ Fire Energy ×2`.
fn tuck(
    sheet: &mut Sheet,
    view: &View,
    ((row, column), wide): ((usize, usize), usize),
    run: &[&Piece],
    highlight: Option<usize>,
) {
    let Some((first, Some(Card::Collectible(card)))) = run.first().map(|it| (it, Card::of(it)))
    else {
        return;
    };
    let coat = Coat::in_play(view, highlight, first);
    let mut text = card.name.to_owned();
    if run.len() > 1 {
        text.push_str(&format!(" ×{}", run.len()));
    }
    // What it is attached to is seen.
    let states: Vec<String> = card.states().map(|it| it.text).collect();
    if !states.is_empty() {
        text.push_str(&format!(" ({})", states.join(", ")));
    }
    let patch = Patch {
        place: (row, column),
        size: (wide, 1),
    };
    fill(sheet, patch.place, patch.size, coat.plate);
    let mark = if coat.mark == ' ' { '└' } else { coat.mark };
    sheet.set(row, column, mark, coat.plate);
    let text = clipped(&text, wide.saturating_sub(1));
    sheet.write(row, column + 1, &text, coat.plate);
    for piece in run {
        note_piece(sheet, patch, piece);
    }
}

/// Puts equal cards together, in the order of the first of each.
fn runs<'a>(view: &View, pieces: &[&'a Piece], highlight: Option<usize>) -> Vec<Vec<&'a Piece>> {
    let are_equal = |one: &Piece, other: &Piece| are_equal(view, highlight, one, other);
    let mut runs: Vec<Vec<&Piece>> = Vec::new();
    for piece in pieces {
        let equal = |run: &&mut Vec<&Piece>| run.first().is_some_and(|it| are_equal(it, piece));
        match runs.iter_mut().find(equal) {
            Some(run) => run.push(piece),
            None => runs.push(vec![piece]),
        }
    }
    runs
}

fn stamp(
    sheet: &mut Sheet,
    (piece, n_equal): (&Piece, usize),
    (patch, size): (Patch, Size),
    coat: Coat,
) {
    fill(sheet, patch.place, patch.size, coat.body);
    let (mut row, mut column) = patch.place;
    let (mut wide, mut high) = patch.size;
    if size == Size::Large {
        frame(sheet, patch, coat);
        (row, column) = (row + 1, column + 1);
        (wide, high) = (wide.saturating_sub(2), high.saturating_sub(2));
    }
    let Some(Card::Collectible(card)) = Card::of(piece) else {
        let hidden = "░".repeat(wide);
        for down in 0..high {
            sheet.write(row + down, column, &hidden, coat.body);
        }
        return;
    };
    // Where the mark says that it is turned, words need not.
    let mut listed: Vec<Told> = match card.is_turned && coat.mark == '↷' {
        true => card.unseen_states().chain(card.bonds()).collect(),
        false => card.states().chain(card.bonds()).collect(),
    };
    // Figures, such as damage, before words: words can be cut.
    listed.sort_by_key(figures_rank);
    let states = joined(&listed);
    let right = match size {
        Size::Large | Size::Medium | Size::Small => card.cost(),
        Size::Tiny | Size::Crowded => card.figures(),
    };
    let right = right.as_str();
    // The end of a name is missed less than how many there are.
    let count = match n_equal {
        0 | 1 => String::new(),
        n_equal => format!(" ×{n_equal}"),
    };
    let room = plate_room(wide, right).saturating_sub(glyphs(&count).count());
    let mut name = card.name.to_owned();
    let mut stands = String::new();
    if matches!(size, Size::Tiny | Size::Crowded) && !states.is_empty() {
        // How it stands matters more than the end of a long name.
        let left = room.saturating_sub(glyphs(&name).count());
        stands = standing(&listed, left.max(room.div_ceil(2)), room);
    }
    name = clipped(&name, room.saturating_sub(glyphs(&stands).count()));
    name.push_str(&count);
    name.push_str(&stands);
    plate(sheet, (row, column), wide, (&name, right), coat);
    let said = if card.text.is_empty() {
        card.kind
    } else {
        card.text
    };
    match size {
        Size::Large => {
            let lines = cut_lines(said, wide, 2);
            for (down, line) in lines.iter().enumerate() {
                sheet.write(row + 1 + down, column, line, coat.body);
            }
            foot(sheet, (row + 3, column), wide, (card, &states), coat);
        }
        Size::Medium => {
            let said = clipped(said, wide);
            sheet.write(row + 1, column, &said, coat.body);
            foot(sheet, (row + 2, column), wide, (card, &states), coat);
        }
        Size::Small => {
            let said = if states.is_empty() { said } else { &states };
            foot(sheet, (row + 1, column), wide, (card, said), coat);
        }
        Size::Tiny | Size::Crowded => {}
    }
}

/// Breaks a text into a few lines; what does not fit shows as `…`.
fn cut_lines(text: &str, width: usize, lines_max: usize) -> Vec<String> {
    let mut lines = wrapped(text, width.max(1));
    if lines.len() > lines_max {
        let rest = lines.split_off(lines_max.saturating_sub(1));
        lines.push(clipped(&rest.join(" "), width));
    }
    lines
}

/// Writes the name on the colour, and something short at the right.
fn plate(
    sheet: &mut Sheet,
    (row, column): (usize, usize),
    wide: usize,
    (name, right): (&str, &str),
    coat: Coat,
) {
    fill(sheet, (row, column), (wide, 1), coat.plate);
    sheet.set(row, column, coat.mark, coat.plate);
    let room = plate_room(wide, right);
    let right = clipped(right, wide / 2);
    let n_right = right.chars().count();
    sheet.write(row, column + 1, &clipped(name, room), coat.plate);
    let at = column + wide.saturating_sub(n_right + 1);
    sheet.write(row, at, &right, coat.plate);
}

/// Returns how much room a plate has for the name.
fn plate_room(wide: usize, right: &str) -> usize {
    let n_right = clipped(right, wide / 2).chars().count();
    wide.saturating_sub(n_right + 3)
}

/// How much of a name is left beside figures.
const NAME_MIN: usize = 3;

/// Writes how a card stands in parentheses, in so many cells; its figures whole
/// even if that takes more of the room.
fn standing(states: &[Told], cells: usize, room: usize) -> String {
    let whole = format!(" ({})", joined(states));
    let n_figures = states.iter().filter(|it| it.is_counted).count();
    let figures = joined(states.get(..n_figures).unwrap_or_default());
    let figures = format!(" ({figures})");
    let n_cells = glyphs(&figures).count();
    let fits = n_figures > 0 && n_cells + NAME_MIN <= room;
    // With a single cell more a word would be nothing but `…`.
    if fits && cells <= n_cells + 1 && n_figures < states.len() {
        return figures;
    }
    match fits {
        true => clipped(&whole, cells.max(n_cells)),
        false => clipped(&whole, cells),
    }
}

/// Orders how a card stands: what has figures first, the shortest of it before
/// the rest; words keep their order.
fn figures_rank(state: &Told) -> (bool, usize) {
    match state.is_counted {
        true => (false, glyphs(&state.text).count()),
        false => (true, 0),
    }
}

fn joined(states: &[Told]) -> String {
    let texts: Vec<&str> = states.iter().map(|it| it.text.as_str()).collect();
    texts.join(", ")
}

/// Writes how the card stands, and its figures at the lower right.
fn foot(
    sheet: &mut Sheet,
    (row, column): (usize, usize),
    wide: usize,
    (card, states): (Collectible, &str),
    coat: Coat,
) {
    let figures = clipped(&card.figures(), wide / 2);
    let n_figures = figures.chars().count();
    let room = wide.saturating_sub(n_figures + 1);
    sheet.write(row, column, &clipped(states, room), coat.body);
    let at = column + wide.saturating_sub(n_figures);
    sheet.write(row, at, &figures, coat.plate);
}

/// Draws names one after the other; equal ones beside each other are counted.
fn chips(view: &View, pieces: &[&Piece], width: usize, highlight: Option<usize>) -> Sheet {
    let mut sheet = Sheet::blank(width, usize::from(!pieces.is_empty()));
    let mut column = 0;
    for run in runs(view, pieces, highlight) {
        let Some(first) = run.first() else {
            continue;
        };
        let coat = Coat::in_play(view, highlight, first);
        let text = clipped(
            &format!("{}{} ", coat.mark, chip_text(first, run.len())),
            width,
        );
        let n_cells = glyphs(&text).count();
        if column > 0 && column + n_cells > width {
            sheet.append_gap();
            column = 0;
        }
        let place = (sheet.height - 1, column);
        sheet.write(place.0, column, &text, coat.plate);
        let patch = Patch {
            place,
            size: (n_cells, 1),
        };
        for piece in run {
            note_piece(&mut sheet, patch, piece);
        }
        column += n_cells + 1;
    }
    sheet
}

fn chip_text(piece: &Piece, n_equal: usize) -> String {
    let Some(Card::Collectible(card)) = Card::of(piece) else {
        return format!("░░░ ×{n_equal}");
    };
    let mut text = card.name.to_owned();
    if n_equal > 1 {
        text.push_str(&format!(" ×{n_equal}"));
    }
    for part in [card.cost(), card.figures()] {
        if !part.is_empty() {
            text.push(' ');
            text.push_str(&part);
        }
    }
    // The mark says already that it is turned.
    let states: Vec<Told> = card.unseen_states().chain(card.bonds()).collect();
    if !states.is_empty() {
        text.push_str(&format!(" ({})", joined(&states)));
    }
    text
}

#[cfg(test)]
mod tests;
