//! The shared zones: chains as a snake, rows, and piles such as the stock.

use tapete_game::{Arrangement, Zone};

use super::Canvas;
use super::pen::{Anchor, Type, number, shortened};
use super::pieces::{Rank, Stand};
use super::tile::{Mood, TileArt, tile};
use crate::card::{Setting, holds_cards};
use crate::chain::{Link, LinkKind, anchor, links, n_faces_max};
use crate::grid::Lattice;
use crate::snake::{Heading, Laid, Measure, Snake, lay};

/// Sides of a face to choose from, the largest that fits first.
const UNITS: [f64; 9] = [46.0, 42.0, 38.0, 34.0, 30.0, 27.0, 24.0, 21.0, 18.0];

/// The table is at least and, if smaller tiles can help, at most this high,
/// as a part of its width.
const HEIGHT_PARTS: (f64, f64) = (0.2, 0.42);

impl Canvas<'_> {
    /// Draws all shared zones.
    pub(super) fn table(&mut self) {
        let view = self.view;
        // The room around the table, above and below it.
        self.y += self.stage.extra / 2.0;
        for zone in view.zones.iter().filter(|zone| zone.owner.is_none()) {
            match zone.arrangement {
                Arrangement::Chain => self.chain(zone),
                Arrangement::Branches => self.branches(zone),
                Arrangement::Arms => self.arms(zone),
                Arrangement::Tree => self.tree(zone),
                Arrangement::Triangles => self.grid(zone, Lattice::Triangles),
                Arrangement::Squares => self.grid(zone, Lattice::Squares),
                Arrangement::Hexagons => self.grid(zone, Lattice::Hexagons),
                Arrangement::Pile => {}
                Arrangement::Chart => self.chart(zone),
                Arrangement::Row if Setting::of(view) == Setting::Fields => self.shared_cards(zone),
                Arrangement::Row if holds_cards(zone) => self.gallery(zone),
                Arrangement::Row => self.shared_row(zone),
            }
        }
        self.y += self.stage.extra / 2.0;
        let is_pile = |zone: &&Zone| zone.arrangement == Arrangement::Pile;
        let shared = view.zones.iter().filter(|zone| zone.owner.is_none());
        for zone in shared.filter(is_pile) {
            self.pile(zone);
        }
    }

    /// Draws zones whose owner is not among the seats; a view should have none.
    pub(super) fn loose_zones(&mut self) {
        let view = self.view;
        let known = |zone: &&Zone| match zone.owner {
            Some(owner) => view.seats.iter().any(|seat| seat.seat == owner),
            None => true,
        };
        for zone in view.zones.iter().filter(|zone| !known(zone)) {
            self.shared_row(zone);
        }
    }

    fn chain(&mut self, zone: &Zone) {
        let links = links(self.view, zone, self.options.highlight);
        let n_faces = n_faces_max(links.iter().map(|link| link.faces));
        let across: Vec<bool> = links.iter().map(|link| link.across).collect();
        let (unit, snake) = self.sized(n_faces, &across, anchor(zone, &links));
        self.unit = self.unit.min(unit);
        let half = unit / 2.0;
        let (low, _) = HEIGHT_PARTS;
        let height = f64::from(snake.height) * half;
        let area = height.max(self.width * low) + unit;
        let left = (self.width - f64::from(snake.width) * half) / 2.0;
        let top = self.y + (area - height) / 2.0;
        self.pen.open(&[("class", "zone"), ("data-zone", &zone.id)]);
        self.pen.title(&zone.label);
        for (link, laid) in links.iter().zip(&snake.tiles) {
            let place = (
                left + f64::from(laid.x) * half,
                top + f64::from(laid.y) * half,
            );
            self.link(zone, link, *laid, (place, unit, n_faces));
        }
        self.open_ends(&links, &snake, (left, top), unit);
        self.pen.close();
        self.y += area;
    }

    /// Chooses the largest tiles with which the chain is not too high.
    fn sized(&self, n_faces: usize, across: &[bool], anchor: Option<usize>) -> (f64, Snake) {
        let n_halves = 2 * n_faces as i32;
        let measure = Measure {
            flat_width: n_halves,
            flat_height: 2,
            tall_width: 2,
            tall_height: n_halves,
            clearance: 2,
        };
        let (_, high) = HEIGHT_PARTS;
        let height_max = (self.width * high).max(300.0 * self.scale);
        // Room for the marks of the open ends.
        let width = self.inner_width() - 24.0 * self.scale;
        let mut best = (0.0, Snake::default());
        for unit in UNITS.map(|unit| (unit * self.scale).min(self.stage.unit_max)) {
            let n_fitting = (width * 2.0 / unit).floor() as i32;
            best = (unit, lay(measure, across, anchor, n_fitting));
            if f64::from(best.1.height) * unit / 2.0 <= height_max {
                break;
            }
        }
        // A table too narrow for two tiles: shrink rather than cut them off.
        let (unit, snake) = best;
        let needed = f64::from(snake.width) * unit / 2.0;
        if needed > width {
            return (unit * width / needed, snake);
        }
        (unit, snake)
    }

    fn link(
        &mut self,
        zone: &Zone,
        link: &Link,
        laid: Laid,
        (place, unit, n_faces): ((f64, f64), f64, usize),
    ) {
        let mut shown = TileArt {
            place,
            unit,
            n_faces,
            tall: laid.tall,
            reversed: laid.is_reversed(),
            faces: link.faces,
            mood: Mood::Ghost,
        };
        match link.kind {
            LinkKind::Piece(piece) => {
                shown.mood = if piece.fresh {
                    Mood::Fresh
                } else {
                    Mood::Plain
                };
                self.piece(piece, shown);
            }
            LinkKind::Place { first, .. } => {
                let moves = self.moves_to(zone, first);
                self.pen.open(&[
                    ("class", "spot"),
                    ("data-spot", if first { "first" } else { "last" }),
                    ("data-moves", &moves),
                ]);
                tile(&mut self.pen, shown);
                self.pen.close();
            }
        }
    }

    /// Lists the moves that lead to one end of a zone, by index.
    fn moves_to(&self, zone: &Zone, first: bool) -> String {
        let moves: Vec<String> = crate::chain::moves_to(self.view, zone, first)
            .map(|index| index.to_string())
            .collect();
        moves.join(" ")
    }

    /// Marks the ends where no place is shown, with a small arrow head.
    fn open_ends(&mut self, links: &[Link], snake: &Snake, origin: (f64, f64), unit: f64) {
        let is_piece = |link: &&Link| matches!(link.kind, LinkKind::Piece(_));
        if let Some((_, laid)) = links.first().filter(is_piece).zip(snake.tiles.first()) {
            self.arrow_head(*laid, laid.heading.back(), origin, unit);
        }
        if let Some((_, laid)) = links.last().filter(is_piece).zip(snake.tiles.last()) {
            self.arrow_head(*laid, laid.heading, origin, unit);
        }
    }

    fn arrow_head(&mut self, laid: Laid, heading: Heading, origin: (f64, f64), unit: f64) {
        let half = unit / 2.0;
        let left = origin.0 + f64::from(laid.x) * half;
        let top = origin.1 + f64::from(laid.y) * half;
        let right = left + f64::from(laid.width) * half;
        let bottom = top + f64::from(laid.height) * half;
        let middle = ((left + right) / 2.0, (top + bottom) / 2.0);
        let reach = (unit * 0.12).max(4.0);
        let (x, y, ahead) = match heading {
            Heading::Left => (left - reach, middle.1, (-1.0, 0.0)),
            Heading::Right => (right + reach, middle.1, (1.0, 0.0)),
            Heading::Down => (middle.0, bottom + reach, (0.0, 1.0)),
            Heading::Up => (middle.0, top - reach, (0.0, -1.0)),
        };
        let (ahead_x, ahead_y) = (ahead.0 * reach, ahead.1 * reach);
        self.pen.raw(&format!(
            "<path class=\"end\" d=\"M{} {}L{} {}L{} {}Z\" fill=\"#ffd54a\" fill-opacity=\"0.85\"/>",
            number(x + ahead_x),
            number(y + ahead_y),
            number(x + ahead_y),
            number(y + ahead_x),
            number(x - ahead_y),
            number(y - ahead_x),
        ));
    }

    pub(super) fn shared_row(&mut self, zone: &Zone) {
        let rank = Rank {
            place: (self.pad(), self.y),
            width: self.inner_width(),
            unit: 34.0 * self.scale,
            centred: true,
        };
        self.y += self.rank(zone, rank) + 10.0 * self.scale;
    }

    /// Draws a pile in one line: label, backs and their number.
    fn pile(&mut self, zone: &Zone) {
        let size = 15.0 * self.scale;
        let seen = zone.pieces.iter().any(|piece| !piece.is_hidden());
        let unit = if seen { 19.0 } else { 13.0 } * self.scale;
        let label = format!("{}: {}", zone.label, zone.pieces.len());
        let label = shortened(&label, size, false, self.inner_width());
        let kind = Type {
            size,
            colour: "#e8dfc8",
            bold: false,
            anchor: Anchor::Middle,
        };
        self.pen
            .text((self.width / 2.0, self.y + size), kind, &label);
        self.y += size * 1.5;
        let width = if seen {
            self.inner_width()
        } else {
            (unit * Stand::of(zone).pitch() * zone.pieces.len() as f64)
                .min(self.inner_width() * 0.6)
        };
        let rank = Rank {
            place: ((self.width - width) / 2.0, self.y),
            width: width.max(unit * Stand::of(zone).width),
            unit,
            centred: true,
        };
        self.y += self.rank(zone, rank) + 8.0 * self.scale;
    }
}
