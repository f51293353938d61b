//! One side with cards in play: what stands in front, the ground behind
//! it, the hand, and piles with their number.

use tapete_game::{Attribute, Piece, Posture, Role, SeatView, Zone};

use super::super::Canvas;
use super::super::pen::{Anchor, Type, shortened, text_width};
use super::super::tile::Mood;
use super::TALL;
use super::row::{CardRow, filling};
use super::seat::{hand_card, is_near};
use crate::card::{Bearer, Card, Side, is_face_down, side_of};
use crate::chain::is_chosen;

/// How wide cards are that stand in front, at most and at least.
const FRONT: (f64, f64) = (108.0, 76.0);

/// How wide the cards of the ground are, those of a pile, and those on the stack.
const GROUND: f64 = 60.0;
const PILE: f64 = 58.0;
const SHARED: f64 = 104.0;

/// How wide cards are in the hands of others, where they are seen and where not.
const OTHERS: (f64, f64) = (84.0, 34.0);

/// How far a card of the ground is from the next, as a part of its width.
const GROUND_PITCH: f64 = 1.14;

/// How much of a card looks out from under another, and how much of all of them
/// at most, as a part of their width.
const PEEK: f64 = 0.215;
const PEEK_MAX: f64 = 0.9;

/// The size of what is written above zones and below piles.
const LABEL: f64 = 11.0;

/// How small a label may become, as a part of its size.
const LABEL_LEAST: f64 = 0.75;

impl Canvas<'_> {
    /// Draws what is in the panel of a side and returns the panel's height.
    pub(in super::super) fn card_side(
        &mut self,
        seat: &SeatView,
        (x, y): (f64, f64),
        width: f64,
    ) -> f64 {
        let inset = 11.0 * self.scale;
        let (left, width) = (x + inset, width - 2.0 * inset);
        self.pen
            .open(&[("class", "seat"), ("data-seat", &seat.seat.to_string())]);
        let mut bottom = y + inset;
        bottom += self.side_heading(seat, (left, bottom), width);
        let view = self.view;
        let side = side_of(view, seat.seat);
        let is_near = is_near(view, seat);
        if !is_near {
            for zone in &side.hands {
                bottom += self.held_cards(zone, (left, bottom), width, false);
            }
        }
        let piles: Vec<&Zone> = shown_piles(&side);
        let n_columns = if piles.len() > 1 { 2 } else { piles.len() };
        let pile_pitch = (PILE + 12.0) * self.scale;
        let room = width - n_columns as f64 * pile_pitch;
        let piles_left = left + room + 6.0 * self.scale;
        let beside = self.piles(&piles, (piles_left, bottom), (pile_pitch, n_columns));
        let mut fields: Vec<&Zone> = shown_fields(&side);
        if !is_near {
            fields.reverse();
        }
        let mut height = 0.0;
        for zone in &fields {
            let place = (left, bottom + height);
            height += self.field(zone, place, room, (is_near, fields.len() > 1));
        }
        bottom += height.max(beside);
        if is_near {
            for zone in &side.hands {
                bottom += self.held_cards(zone, (left, bottom), width, true);
            }
        }
        self.pen.close();
        bottom + inset * 0.5 - y
    }

    /// Draws what everybody shares, such as what waits to happen.
    pub(in super::super) fn shared_cards(&mut self, zone: &Zone) {
        if zone.pieces.is_empty() {
            return;
        }
        let place = (self.pad(), self.y);
        self.y += self.zone_label(zone, place);
        let row = CardRow {
            place: (self.pad(), self.y),
            width: self.inner_width(),
            card: SHARED * self.scale,
        };
        self.y += self.card_row(zone, row) + 6.0 * self.scale;
    }

    /// Draws a zone of cards side by side: the ground is farther from the
    /// middle of the table. Returns the height.
    fn field(
        &mut self,
        zone: &Zone,
        (x, y): (f64, f64),
        width: f64,
        (is_near, is_named): (bool, bool),
    ) -> f64 {
        let (front, ground) = Side::rows(zone);
        self.pen.open(&[("class", "zone"), ("data-zone", &zone.id)]);
        self.pen.title(&zone.label);
        let mut bottom = y;
        if is_named {
            bottom += self.zone_label(zone, (x, bottom));
        }
        for is_front in [is_near, !is_near] {
            bottom += match is_front {
                true => self.front(&front, (x, bottom), width),
                false => self.ground(&ground, (x, bottom), width),
            };
        }
        self.pen.close();
        bottom - y
    }

    /// Draws cards side by side, each with what it bears: of that the names
    /// look out above it.
    fn front(&mut self, bearers: &[Bearer], (x, y): (f64, f64), width: f64) -> f64 {
        let (most, least) = (FRONT.0 * self.scale, FRONT.1 * self.scale);
        let n_fitting = ((width / (least * 1.08)).floor() as usize).max(1);
        let n_lines = bearers.len().div_ceil(n_fitting).max(1);
        let n_per_line = bearers.len().div_ceil(n_lines).max(1);
        let card = filling(n_per_line, width).min(most).min(width);
        let pitch = card * 1.08;
        let mut bottom = y;
        for line in bearers.chunks(n_per_line) {
            let used = pitch * (line.len() - 1) as f64 + card;
            let peeks = line.iter().map(|it| peek(it) * card);
            let above = peeks.fold(0.0, f64::max);
            for (at, bearer) in line.iter().enumerate() {
                let left = x + (width - used) / 2.0 + at as f64 * pitch;
                let top = bottom + above + card * 0.07;
                let step = peek(bearer) * card / bearer.tucked.len().max(1) as f64;
                for (index, piece) in bearer.tucked.iter().enumerate().rev() {
                    let place = (left, top - (index + 1) as f64 * step);
                    let mood = self.map_mood(piece);
                    self.card(&tucked(piece), mood, place, card);
                }
                self.card(bearer.card, self.map_mood(bearer.card), (left, top), card);
            }
            bottom += above + card * (TALL + 0.14);
        }
        bottom - y
    }

    fn ground(&mut self, pieces: &[&Piece], (x, y): (f64, f64), width: f64) -> f64 {
        if pieces.is_empty() {
            return 0.0;
        }
        let card = (GROUND * self.scale).min(width);
        let n_gaps = (pieces.len() - 1).max(1) as f64;
        let pitch = (card * GROUND_PITCH).min((width - card) / n_gaps);
        let used = pitch * (pieces.len() - 1) as f64 + card;
        for (index, piece) in pieces.iter().enumerate() {
            let left = x + (width - used) / 2.0 + index as f64 * pitch;
            let place = (left, y + card * 0.07);
            self.card(piece, self.map_mood(piece), place, card);
        }
        card * (TALL + 0.14)
    }

    fn held_cards(&mut self, zone: &Zone, place: (f64, f64), width: f64, is_near: bool) -> f64 {
        if zone.pieces.is_empty() {
            return 0.0;
        }
        let seen = zone.pieces.iter().any(|piece| !piece.is_hidden());
        let card = match (is_near, seen) {
            (true, true) => hand_card(zone.pieces.len(), width, self.scale),
            (false, true) => OTHERS.0 * self.scale,
            (_, false) => OTHERS.1 * self.scale,
        };
        let row = CardRow { place, width, card };
        self.card_row(zone, row) + 4.0 * self.scale
    }

    /// Draws piles in columns, each as its uppermost card and a number; returns
    /// the height.
    fn piles(
        &mut self,
        zones: &[&Zone],
        (x, y): (f64, f64),
        (pitch, n_columns): (f64, usize),
    ) -> f64 {
        let card = PILE * self.scale;
        let size = LABEL * self.scale;
        let line = card * TALL + size * 1.9;
        for (index, zone) in zones.iter().enumerate() {
            let column = index % n_columns.max(1);
            let row = index / n_columns.max(1);
            let place = (
                x + column as f64 * pitch,
                y + row as f64 * line + size * 0.4,
            );
            self.one_pile(zone, place, card);
        }
        zones.len().div_ceil(n_columns.max(1)) as f64 * line
    }

    fn one_pile(&mut self, zone: &Zone, (x, y): (f64, f64), card: f64) {
        self.pen.open(&[("class", "zone"), ("data-zone", &zone.id)]);
        self.pen.title(&zone.label);
        let n_cards = zone.pieces.len();
        for under in (1..n_cards.min(4)).rev() {
            let shift = under as f64 * card * 0.025;
            self.pen.rect(
                (x + shift, y + shift),
                (card, card * TALL),
                card * 0.07,
                "fill=\"#e8dcc0\" stroke=\"#3a3226\" stroke-width=\"0.6\"",
            );
        }
        let view = self.view;
        let highlight = self.options.highlight;
        let chosen = zone.pieces.iter();
        let chosen = chosen.rev().find(|it| is_chosen(view, highlight, &it.id));
        match chosen.or(zone.pieces.last()) {
            Some(top) => {
                let is_shut = is_face_down(zone) && chosen.is_none();
                let shut = is_shut.then(|| Piece {
                    attributes: Vec::new(),
                    ..top.clone()
                });
                let top = shut.as_ref().unwrap_or(top);
                let mood = match self.map_mood(top) {
                    Mood::Idle => Mood::Plain,
                    mood => mood,
                };
                self.card(top, mood, (x, y), card);
            }
            None => self.pen.rect(
                (x, y),
                (card, card * TALL),
                card * 0.07,
                "fill=\"#000\" fill-opacity=\"0.15\" stroke=\"#e8dfc8\" stroke-opacity=\"0.4\" \
                 stroke-dasharray=\"4 3\"",
            ),
        }
        let size = LABEL * self.scale;
        let kind = Type {
            size,
            colour: "#cfdccf",
            bold: false,
            anchor: Anchor::Middle,
        };
        let label = format!("{} {n_cards}", zone.brief());
        // Long words are written smaller before they are cut.
        let room = card * 1.18;
        let wish = room / text_width(&label, size, false).max(1.0);
        let kind = Type {
            size: size * wish.clamp(LABEL_LEAST, 1.0),
            ..kind
        };
        let label = shortened(&label, kind.size, false, room);
        let place = (x + card / 2.0, y + card * TALL + size * 1.35);
        self.pen.text(place, kind, &label);
        self.pen.close();
    }

    fn zone_label(&mut self, zone: &Zone, (x, y): (f64, f64)) -> f64 {
        let size = LABEL * self.scale;
        let kind = Type {
            size,
            colour: "#cfdccf",
            bold: false,
            anchor: Anchor::Start,
        };
        self.pen.text((x, y + size * 1.1), kind, zone.brief());
        size * 1.5
    }
}

/// Returns a card as it shows from under another: how it stands takes the place
/// of its cost, for nothing else of it is seen.
fn tucked(piece: &Piece) -> Piece {
    let mut shown = piece.clone();
    let states: Vec<String> = match Card::of(piece) {
        Some(Card::Collectible(card)) => card.states().map(|it| it.text).collect(),
        Some(Card::Fighter(_) | Card::Plain(_)) | None => Vec::new(),
    };
    shown.attributes.retain(|it| it.role != Role::Cost);
    if !states.is_empty() {
        let states = Attribute::new("states", Role::Cost, states.join(", "));
        shown.attributes.push(states);
    }
    shown.posture = Posture::Upright;
    shown
}

/// Returns how much of what a card bears looks out above it, as a part of its
/// width: names, closer together where there are many.
fn peek(bearer: &Bearer) -> f64 {
    (bearer.tucked.len() as f64 * PEEK).min(PEEK_MAX)
}

/// Lists the zones in play; of several, those where nothing lies are left out,
/// but the first is always seen.
fn shown_fields<'a>(side: &Side<'a>) -> Vec<&'a Zone> {
    let fields = side.fields.iter().enumerate();
    let fields = fields.filter(|(index, zone)| *index == 0 || !zone.pieces.is_empty());
    fields.map(|(_, zone)| *zone).collect()
}

/// Lists the piles that have something to show; the first, which is drawn from,
/// also when nothing is left.
fn shown_piles<'a>(side: &Side<'a>) -> Vec<&'a Zone> {
    let mut piles = side.piles.iter().enumerate();
    let mut shown = Vec::new();
    for (index, zone) in piles.by_ref() {
        if index == 0 || !zone.pieces.is_empty() {
            shown.push(*zone);
        }
    }
    shown
}

#[cfg(test)]
mod tests;
