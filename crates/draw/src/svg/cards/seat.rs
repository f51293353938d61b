//! One side of the table: who sits there, what is known of them, their fighters
//! and their hand.

use tapete_game::{SeatView, View, Zone};

use super::super::Canvas;
use super::super::panel::team_colour;
use super::super::pen::{Anchor, Type, lines_of, shortened, text_width};
use super::row::{CardRow, filling};
use crate::card::{holds_cards, is_team};
use crate::seating::{across, near};
use crate::words::{fact_line, has_teams, points, score_is_life, seat_heading};

/// How wide fighters are at most and, in panels side by side, at least.
const FIGHTER: (f64, f64) = (138.0, 84.0);

/// How many cards of a hand stand side by side; of fewer none is larger, so
/// that they do not grow and shrink from turn to turn.
const HAND_LINE: usize = 7;

/// Cards of a hand are not narrower than this: another line begins.
const HAND_MIN: f64 = 92.0;

/// How wide cards are in the hands of others, where they are seen and where not.
const OTHERS: (f64, f64) = (84.0, 34.0);

/// Returns the width that the panel of a side needs at least.
pub(in super::super) fn panel_min(view: &View, scale: f64) -> f64 {
    let teams = view.zones.iter().filter(|zone| is_team(zone));
    let n_fighters = teams.map(|zone| zone.pieces.len()).max();
    (n_fighters.unwrap_or(1) as f64 * FIGHTER.1 + 22.0) * scale
}

impl Canvas<'_> {
    /// Draws what is in the panel of a side and returns the panel's height.
    pub(in super::super) fn team_side(
        &mut self,
        seat: &SeatView,
        (x, y): (f64, f64),
        width: f64,
    ) -> f64 {
        let inset = 11.0 * self.scale;
        let room = (x + inset, width - 2.0 * inset);
        self.pen
            .open(&[("class", "seat"), ("data-seat", &seat.seat.to_string())]);
        let mut bottom = y + inset;
        bottom += self.side_heading(seat, (room.0, bottom), room.1);
        let view = self.view;
        let is_near = is_near(view, seat);
        let zones = view.zones.iter();
        let owned = zones.filter(|zone| zone.owner == Some(seat.seat));
        let (teams, others): (Vec<&Zone>, Vec<&Zone>) = owned.partition(|zone| is_team(zone));
        // Teams face each other across the middle.
        let ordered: Vec<&Zone> = match is_near {
            true => teams.into_iter().chain(others).collect(),
            false => others.into_iter().chain(teams).collect(),
        };
        for zone in ordered {
            bottom += match holds_cards(zone) || zone.pieces.is_empty() {
                true => self.side_cards(zone, (room.0, bottom), room.1, is_near),
                false => self.held(zone, room, bottom, is_near),
            };
        }
        self.pen.close();
        bottom + inset * 0.4 - y
    }

    fn side_cards(&mut self, zone: &Zone, place: (f64, f64), width: f64, is_near: bool) -> f64 {
        let seen = zone.pieces.iter().any(|piece| !piece.is_hidden());
        let (open, shut) = OTHERS;
        let card = match (is_team(zone), is_near, seen) {
            (true, _, _) => filling(zone.pieces.len(), width).min(FIGHTER.0 * self.scale),
            (false, true, _) => hand_card(zone.pieces.len(), width, self.scale),
            (false, false, true) => open * self.scale,
            (false, false, false) => shut * self.scale,
        };
        let row = CardRow { place, width, card };
        self.card_row(zone, row) + 4.0 * self.scale
    }

    /// Writes who sits there and the facts of the seat, in one line if they
    /// fit; returns the height.
    pub(super) fn side_heading(&mut self, seat: &SeatView, (x, y): (f64, f64), width: f64) -> f64 {
        let size = 15.0 * self.scale;
        let mut left = x;
        let mut bottom = y + size;
        if has_teams(self.view) {
            let side = size * 0.72;
            let look = format!("fill=\"{}\"", team_colour(seat.team));
            self.pen
                .rect((left, bottom - side), (side, side), side / 2.0, &look);
            left += side + size * 0.4;
        }
        let room = x + width - left;
        // Panels side by side have as many lines as each other.
        let beside = match is_near(self.view, seat) {
            true => vec![seat],
            false => across(self.view),
        };
        let one_line = beside.iter().all(|it| {
            let (name, facts) = self.side_words(it);
            text_width(&name, size, true) + text_width(&facts, size, false) + size <= room
        });
        let (name, facts) = self.side_words(seat);
        let bold = Type {
            size,
            colour: "#f4ecd8",
            bold: true,
            anchor: Anchor::Start,
        };
        let name = shortened(&name, size, true, room);
        self.pen.text((left, bottom), bold, &name);
        let plain = Type {
            bold: false,
            ..bold
        };
        if one_line {
            let anchor = Anchor::End;
            let kind = Type { anchor, ..plain };
            self.pen.text((x + width, bottom), kind, &facts);
        } else {
            let size = 12.5 * self.scale;
            let lines = |facts: &str| lines_of(facts, size, width, 2);
            let n_lines = beside.iter().map(|it| lines(&self.side_words(it).1).len());
            let n_lines = n_lines.max().unwrap_or(0);
            for (index, line) in lines(&facts).iter().enumerate() {
                let y = bottom + (index + 1) as f64 * size * 1.35;
                self.pen.text((x, y), Type { size, ..plain }, line);
            }
            bottom += n_lines as f64 * size * 1.35;
        }
        bottom + 4.0 * self.scale - y
    }

    /// Returns the name of a seat and what is known of it.
    fn side_words(&self, seat: &SeatView) -> (String, String) {
        let tongue = self.options.tongue;
        let name = seat_heading(self.view, seat.seat, tongue);
        let mut facts: Vec<String> = seat.facts.iter().map(fact_line).collect();
        // Where nobody scores, points need not be counted.
        if self.view.seats.iter().any(|it| it.score != 0) && !score_is_life(self.view) {
            facts.push(points(seat.score, tongue));
        }
        (name, facts.join(" · "))
    }
}

/// Tells whether a seat is at the bottom.
pub(super) fn is_near(view: &View, seat: &SeatView) -> bool {
    near(view).iter().any(|it| it.seat == seat.seat)
}

/// Returns how wide the cards of the hand at the bottom are.
pub(super) fn hand_card(n_cards: usize, width: f64, scale: f64) -> f64 {
    let least = HAND_MIN * scale;
    let n_fitting = ((width / least).floor() as usize).max(1);
    let n_lines = n_cards.div_ceil(n_fitting).max(1);
    let n_per_line = n_cards.div_ceil(n_lines);
    filling(n_per_line.max(HAND_LINE.min(n_fitting)), width)
}
