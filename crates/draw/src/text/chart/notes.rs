//! What stands below a map: what its marks mean, and the movers under way.

use tapete_game::{Reader, Tongue, View};

use super::super::clamped;
use super::super::glyphs::clipped;
use super::super::sheet::{Hit, Ink, Sheet};
use super::movers::arrow;
use crate::chart::{Chart, Mover, NEUTRAL_MARK, UNKNOWN, chart_of, mark};
use crate::words::seat_heading;

/// Explains the marks of the map and lists the movers under way, those that
/// arrive first before the others, at most `movers_max` of them and how many
/// more there are. A view without a map gives an empty sheet.
pub fn chart_notes(view: &View, width: usize, tongue: Tongue, movers_max: usize) -> Sheet {
    let width = clamped(width);
    let mut sheet = Sheet::blank(width, 0);
    if let Some(chart) = chart_of(view) {
        legend(&mut sheet, view, &chart, tongue);
        movers(&mut sheet, view, &chart, tongue, movers_max);
    }
    sheet
}

fn legend(sheet: &mut Sheet, view: &View, chart: &Chart, tongue: Tongue) {
    let mut items: Vec<(String, Ink)> = Vec::new();
    for seat in view.seats.iter().map(|it| it.seat) {
        let name = seat_heading(view, seat, tongue);
        let text = format!("{} {name}", mark(view, Some(seat)));
        items.push((text, Ink::Seat(seat.0)));
    }
    let mut explain = |is_there: bool, mark: String, meaning: &str| {
        if is_there {
            items.push((format!("{mark} {meaning}"), Ink::Plain));
        }
    };
    let neutral = tongue.pick("neutral", "neutral");
    explain(chart.has_neutral(), NEUTRAL_MARK.to_string(), neutral);
    let hidden = tongue.pick("hidden", "oculto");
    explain(chart.hides_something(), UNKNOWN.to_owned(), hidden);
    let changed = tongue.pick("just changed", "recién cambiado");
    explain(chart.has_fresh(), "!".to_owned(), changed);
    let under_way = tongue.pick("under way", "en camino");
    explain(!chart.movers.is_empty(), "→".to_owned(), under_way);
    let mut column = sheet.width;
    for (text, ink) in items {
        let text = clipped(&text, sheet.width);
        let n_cells = text.chars().count();
        if column + n_cells > sheet.width {
            sheet.append_gap();
            column = 0;
        }
        column = sheet.write(sheet.height - 1, column, &text, ink) + 3;
    }
}

fn movers(sheet: &mut Sheet, view: &View, chart: &Chart, tongue: Tongue, movers_max: usize) {
    let shown: Vec<&Mover> = chart.movers.iter().take(movers_max).collect();
    let widest = |text: &dyn Fn(&Mover) -> String| {
        let widths = shown.iter().map(|it| text(it).chars().count());
        widths.max().unwrap_or(0)
    };
    let ships_width = widest(&|it| it.ships());
    let way = |it: &Mover| {
        let (source, target) = (it.source.name(), it.target.name());
        format!("{} → {}", clipped(source, 5), clipped(target, 5))
    };
    let way_width = widest(&way);
    // Whoever sees movers of others sees whose they are.
    let tells_owner = !matches!(view.reader, Reader::Seat(_));
    for mover in &shown {
        let owner = match tells_owner {
            true => format!("{} ", mark(view, mover.piece.owner)),
            false => String::new(),
        };
        let text = format!(
            "{owner}{} {:>ships_width$}  {:<way_width$}  {}",
            arrow(mover.steps()),
            mover.ships(),
            way(mover),
            arrival(mover.left, tongue),
        );
        let text = clipped(&text, sheet.width);
        let ink = mover.piece.owner.map_or(Ink::Plain, |it| Ink::Seat(it.0));
        sheet.push_line(&text, ink);
        let place = (sheet.height - 1, 0);
        let size = (text.chars().count(), 1);
        sheet.spot(place, size, Hit::Piece(mover.piece.id.clone()));
    }
    let n_more = chart.movers.len() - shown.len();
    if n_more > 0 {
        let text = match (tongue, shown.is_empty()) {
            (Tongue::En, false) => format!("… and {n_more} more"),
            (Tongue::Es, false) => format!("… y {n_more} más"),
            (Tongue::En, true) => format!("under way: {n_more}"),
            (Tongue::Es, true) => format!("en camino: {n_more}"),
        };
        sheet.push_line(&text, Ink::Plain);
    }
}

fn arrival(left: u16, tongue: Tongue) -> String {
    match (tongue, left) {
        (Tongue::En, 0) => "arrives now".to_owned(),
        (Tongue::Es, 0) => "llega ahora".to_owned(),
        (Tongue::En, 1) => "arrives in 1 turn".to_owned(),
        (Tongue::Es, 1) => "llega en 1 turno".to_owned(),
        (Tongue::En, _) => format!("arrives in {left} turns"),
        (Tongue::Es, _) => format!("llega en {left} turnos"),
    }
}
