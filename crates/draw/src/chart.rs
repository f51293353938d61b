//! A map of cells with sites in them and movers between them, as far as text
//! and pictures share it: where things are, how they are marked, and numbers
//! short enough to be read there.

use tapete_game::{Arrangement, Lie, Piece, Place, Reader, Role, Seat, Value, View, Way, Zone};

mod count;

pub(crate) use count::{short_count, short_value};

/// What stands for a figure that the reader may not know.
pub(crate) const UNKNOWN: &str = "?";

/// A map, ready to be drawn.
pub(crate) struct Chart<'a> {
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    pub(crate) sites: Vec<Site<'a>>,
    /// Those that arrive first come first.
    pub(crate) movers: Vec<Mover<'a>>,
}

/// A piece in a cell.
#[derive(Clone, Copy)]
pub(crate) struct Site<'a> {
    pub(crate) piece: &'a Piece,
    pub(crate) column: usize,
    pub(crate) row: usize,
}

/// A piece under way.
#[derive(Clone, Copy)]
pub(crate) struct Mover<'a> {
    pub(crate) piece: &'a Piece,
    pub(crate) source: Site<'a>,
    pub(crate) target: Site<'a>,
    /// Turns until arrival.
    pub(crate) left: u16,
    /// The part of the way that is gone, from 0 to 1.
    pub(crate) done: f64,
}

impl<'a> Chart<'a> {
    /// Reads a zone as a map, or returns nothing when some piece is neither in
    /// a cell nor between two that are, as a view should not have it.
    pub(crate) fn of(zone: &'a Zone) -> Option<Chart<'a>> {
        let (mut columns, mut rows) = zone
            .extent
            .map_or((0, 0), |it| (usize::from(it.columns), usize::from(it.rows)));
        let mut sites = Vec::new();
        let mut movers = Vec::new();
        for piece in &zone.pieces {
            match piece.lie.as_ref()? {
                Lie::Place(place) => sites.push(Site::of(piece, *place)),
                Lie::Way(way) => movers.push(Mover::of(zone, piece, way)?),
                Lie::Joint(_) | Lie::Cell(_) => return None,
            }
        }
        for site in &sites {
            columns = columns.max(site.column + 1);
            rows = rows.max(site.row + 1);
        }
        movers.sort_by_key(|it| it.left);
        Some(Chart {
            columns,
            rows,
            sites,
            movers,
        })
    }

    /// Lists the sites that the highlighted move touches, in its order.
    pub(crate) fn touched(&self, view: &View, highlight: Option<usize>) -> Vec<Site<'a>> {
        let chosen = highlight.and_then(|index| view.moves.get(index));
        let touched = chosen.into_iter().flat_map(|it| it.touched());
        let find = |id: &str| self.sites.iter().find(|it| it.piece.id == id);
        touched.filter_map(find).copied().collect()
    }

    /// Tells whether some site shows less than the whole truth.
    pub(crate) fn hides_something(&self) -> bool {
        let attributes = self.sites.iter().flat_map(|it| &it.piece.attributes);
        attributes.into_iter().any(|it| it.value == Value::Unknown)
    }

    /// Tells whether some site has no owner.
    pub(crate) fn has_neutral(&self) -> bool {
        self.sites.iter().any(|it| it.piece.owner.is_none())
    }

    /// Tells whether something has just changed.
    pub(crate) fn has_fresh(&self) -> bool {
        self.sites.iter().any(|it| it.piece.fresh)
    }
}

impl<'a> Site<'a> {
    fn of(piece: &'a Piece, place: Place) -> Site<'a> {
        Site {
            piece,
            column: usize::from(place.column),
            row: usize::from(place.row),
        }
    }

    pub(crate) fn name(&self) -> &'a str {
        match self.value(Role::Title) {
            Some(Value::Text(name)) => name,
            _ => UNKNOWN,
        }
    }

    /// Returns the ships in a few letters, or `?`.
    pub(crate) fn ships(&self) -> String {
        self.value(Role::Ships)
            .map_or(UNKNOWN.to_owned(), short_value)
    }

    /// Returns what it makes every turn, if that is known.
    pub(crate) fn production(&self) -> Option<i64> {
        self.value(Role::Production)?.number()
    }

    /// Returns how good its ships fight with at most two decimals, or `?`.
    pub(crate) fn strength(&self) -> String {
        match self.value(Role::Strength) {
            Some(Value::Decimal { units, places }) => Value::Decimal {
                units: rounded(*units, places.saturating_sub(STRENGTH_PLACES)),
                places: (*places).min(STRENGTH_PLACES),
            }
            .to_string(),
            Some(other) => short_value(other),
            None => UNKNOWN.to_owned(),
        }
    }

    fn value(&self, role: Role) -> Option<&'a Value> {
        self.piece.attribute(role).map(|it| &it.value)
    }
}

/// The decimals that a map has room for.
const STRENGTH_PLACES: u8 = 2;

/// Drops that many last digits of a number.
fn rounded(units: i64, n_digits: u8) -> i64 {
    let Some(scale) = 10_i64.checked_pow(u32::from(n_digits)) else {
        return 0;
    };
    let half = scale / 2 * units.signum();
    units.saturating_add(half) / scale
}

impl<'a> Mover<'a> {
    fn of(zone: &'a Zone, piece: &'a Piece, way: &Way) -> Option<Mover<'a>> {
        let site = |id: &str| {
            let piece = zone.pieces.iter().find(|it| it.id == id)?;
            match piece.lie.as_ref()? {
                Lie::Place(place) => Some(Site::of(piece, *place)),
                Lie::Way(_) | Lie::Joint(_) | Lie::Cell(_) => None,
            }
        };
        let turns = u32::from(way.gone) + u32::from(way.left);
        Some(Mover {
            piece,
            source: site(&way.source)?,
            target: site(&way.target)?,
            left: way.left,
            done: match turns {
                0 => 1.0,
                _ => f64::from(way.gone) / f64::from(turns),
            },
        })
    }

    /// Returns the ships in a few letters, or `?`.
    pub(crate) fn ships(&self) -> String {
        let ships = self.piece.attribute(Role::Ships);
        ships.map_or(UNKNOWN.to_owned(), |it| short_value(&it.value))
    }

    /// Returns how many columns and rows it goes, to the right and down.
    pub(crate) fn steps(&self) -> (i64, i64) {
        (
            self.target.column as i64 - self.source.column as i64,
            self.target.row as i64 - self.source.row as i64,
        )
    }
}

/// Returns the map of a view, if it has one that everybody shares.
pub(crate) fn chart_of(view: &View) -> Option<Chart<'_>> {
    let is_chart = |it: &&Zone| it.owner.is_none() && it.arrangement == Arrangement::Chart;
    Chart::of(view.zones.iter().find(is_chart)?)
}

/// The mark of the reader's own sites.
const OWN_MARK: char = '★';

/// The mark of sites that are nobody's.
pub(crate) const NEUTRAL_MARK: char = '○';

/// The marks of other seats, by number; then again from the first.
const SEAT_MARKS: [char; 10] = ['●', '◆', '■', '▲', '▼', '◉', '◈', '▣', '♠', '♣'];

/// Returns the mark of an owner, so that sites can be told apart without
/// colours.
pub(crate) fn mark(view: &View, owner: Option<Seat>) -> char {
    match owner {
        None => NEUTRAL_MARK,
        Some(seat) if view.reader == Reader::Seat(seat) => OWN_MARK,
        Some(seat) => SEAT_MARKS[seat.index() % SEAT_MARKS.len()],
    }
}

#[cfg(test)]
mod tests;
