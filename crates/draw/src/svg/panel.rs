//! One panel per seat: name, team, score, and what it holds.

use tapete_game::{SeatView, Team, Zone};

use super::Canvas;
use super::cards::panel_min;
use super::hues::hue_of;
use super::pen::{Anchor, Type, lines_of, shortened, text_width};
use super::pieces::{Rank, Stand};
use crate::card::Setting;
use crate::words::{fact_line, has_teams, is_own, points, seat_heading, team_label};

/// The colour of each team, then again from the first.
const TEAM_COLOURS: [&str; 8] = [
    "#4dabf7", "#ff922b", "#b197fc", "#69db7c", "#f783ac", "#ffe066", "#66d9e8", "#ced4da",
];

/// Returns the colour of a team.
pub(super) fn team_colour(team: Team) -> &'static str {
    TEAM_COLOURS[usize::from(team.0) % TEAM_COLOURS.len()]
}

impl Canvas<'_> {
    /// Draws panels side by side, in as many rows as needed.
    pub(super) fn panels(&mut self, seats: &[&SeatView]) {
        if seats.is_empty() {
            return;
        }
        let gap = 12.0 * self.scale;
        let setting = Setting::of(self.view);
        let width_min = match setting {
            Setting::Teams | Setting::Fields => panel_min(self.view, self.scale),
            Setting::Shared => 205.0 * self.scale,
        };
        let n_columns_max = ((self.inner_width() + gap) / (width_min + gap)).floor() as usize;
        let n_rows = seats.len().div_ceil(n_columns_max.max(1));
        let n_columns = seats.len().div_ceil(n_rows);
        for row in seats.chunks(n_columns) {
            let n_gaps = (n_columns - 1) as f64;
            let width = (self.inner_width() - n_gaps * gap) / n_columns as f64;
            let row_width = row.len() as f64 * (width + gap) - gap;
            let left = (self.width - row_width) / 2.0;
            // The frame goes under the content, whose height is known last.
            let body_start = self.pen.out.len();
            let mut height: f64 = 0.0;
            for (index, seat) in row.iter().enumerate() {
                let x = left + index as f64 * (width + gap);
                let place = (x, self.y);
                height = height.max(match setting {
                    Setting::Fields => self.card_side(seat, place, width),
                    Setting::Teams => self.team_side(seat, place, width),
                    Setting::Shared => self.seat(seat, place, width),
                });
            }
            let body = self.pen.out.split_off(body_start);
            for (index, seat) in row.iter().enumerate() {
                let x = left + index as f64 * (width + gap);
                self.panel_frame(seat, (x, self.y), (width, height));
            }
            self.pen.out.push_str(&body);
            self.y += height + gap;
        }
    }

    fn panel_frame(&mut self, seat: &SeatView, place: (f64, f64), size: (f64, f64)) {
        let acts = self.view.to_act.contains(&seat.seat);
        let look = if acts {
            "fill=\"#000\" fill-opacity=\"0.3\" stroke=\"#ffd54a\" stroke-width=\"2\""
        } else {
            "fill=\"#000\" fill-opacity=\"0.2\""
        };
        self.pen.rect(place, size, 10.0 * self.scale, look);
    }

    /// Draws what is in a seat's panel and returns the panel's height.
    fn seat(&mut self, seat: &SeatView, (x, y): (f64, f64), width: f64) -> f64 {
        let own = is_own(self.view, seat.seat);
        let tongue = self.options.tongue;
        let inset = 11.0 * self.scale;
        let size = 15.0 * self.scale;
        let name = seat_heading(self.view, seat.seat, tongue);
        self.pen
            .open(&[("class", "seat"), ("data-seat", &seat.seat.to_string())]);
        let mut bottom = y + inset + size;
        let score = points(seat.score, tongue);
        let score_width = text_width(&score, size, false);
        let mut name_left = x + inset;
        let is_map = super::is_map(self.view);
        if has_teams(self.view) || is_map {
            // On a map the colour tells whose the sites are.
            let colour = match is_map {
                true => hue_of(self.view, Some(seat.seat)).plain,
                false => team_colour(seat.team),
            };
            let side = size * 0.72;
            self.pen.open(&[("class", "team")]);
            self.pen.title(&team_label(seat.team, tongue));
            self.pen.rect(
                (name_left, bottom - side),
                (side, side),
                side / 2.0,
                &format!("fill=\"{colour}\""),
            );
            self.pen.close();
            name_left += side + size * 0.4;
        }
        let name_width = x + width - inset - name_left - score_width - size * 0.6;
        let name = shortened(&name, size, true, name_width);
        let name_type = Type {
            size,
            colour: "#f4ecd8",
            bold: true,
            anchor: Anchor::Start,
        };
        self.pen.text((name_left, bottom), name_type, &name);
        let score_type = Type {
            size,
            colour: "#f4ecd8",
            bold: false,
            anchor: Anchor::End,
        };
        self.pen
            .text((x + width - inset, bottom), score_type, &score);
        bottom += 10.0 * self.scale;
        let view = self.view;
        let zones = view.zones.iter();
        for zone in zones.filter(|zone| zone.owner == Some(seat.seat)) {
            let room = (x + inset, width - 2.0 * inset);
            bottom += self.held(zone, room, bottom, own);
        }
        bottom += self.seat_facts(seat, (x + inset, bottom), width - 2.0 * inset);
        self.pen.close();
        bottom + inset * 0.6 - y
    }

    /// Draws a zone that a seat owns, and returns its height.
    pub(super) fn held(&mut self, zone: &Zone, (x, width): (f64, f64), y: f64, own: bool) -> f64 {
        let seen = zone.pieces.iter().any(|piece| !piece.is_hidden());
        let unit = match (own, seen) {
            (true, _) => hand_unit(zone, width, self.scale),
            (false, true) => 21.0 * self.scale,
            (false, false) => 17.0 * self.scale,
        };
        // Room for a chosen piece to stand out of its hand.
        let headroom = if own { unit * 0.15 } else { 0.0 };
        // Hidden pieces are counted, after the last one; where they stand in
        // the middle, both sides give up room, so that they stay there.
        let count_room = if seen { 0.0 } else { 34.0 * self.scale };
        let (x, width) = if own {
            (x + count_room, width - 2.0 * count_room)
        } else {
            (x, width - count_room)
        };
        let rank = Rank {
            place: (x, y + headroom),
            width,
            unit,
            centred: own,
        };
        let height = self.rank(zone, rank);
        if !seen {
            let size = 17.0 * self.scale;
            let kind = Type {
                size,
                colour: "#f4ecd8",
                bold: true,
                anchor: Anchor::Start,
            };
            let middle = y + headroom + height.max(size * 1.6) / 2.0 + size * 0.3;
            let n_pieces = zone.pieces.len();
            let line = (n_pieces as f64 * unit * Stand::of(zone).pitch()).min(width);
            let indent = if own { (width - line) / 2.0 } else { 0.0 };
            let place = (x + indent + line + 6.0 * self.scale, middle);
            self.pen.text(place, kind, &n_pieces.to_string());
            return headroom + height.max(size * 1.6);
        }
        headroom + height
    }

    fn seat_facts(&mut self, seat: &SeatView, (x, y): (f64, f64), width: f64) -> f64 {
        let size = 12.5 * self.scale;
        let facts: Vec<String> = seat.facts.iter().map(fact_line).collect();
        let kind = Type {
            size,
            colour: "#cfdccf",
            bold: false,
            anchor: Anchor::Start,
        };
        let mut height = 0.0;
        for line in lines_of(&facts.join(" · "), size, width, 2) {
            height += size * 1.3;
            self.pen.text((x, y + height - size * 0.2), kind, &line);
        }
        height
    }
}

/// Returns how large the reader's own pieces are: as large as one line allows,
/// but never too small to read or to touch.
fn hand_unit(zone: &Zone, width: f64, scale: f64) -> f64 {
    let n_pieces = zone.pieces.len().max(1);
    let fitting = width / (Stand::of(zone).pitch() * n_pieces as f64);
    fitting.clamp(30.0 * scale.max(1.0), 44.0 * scale.max(1.0))
}
