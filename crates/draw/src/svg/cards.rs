//! Cards as pictures one wants to hold: a frame in the colour
//! of the element, a name plate, an emblem, figures and text.
//!
//! A card is drawn in a space of its own, 100 wide and 140 high, and then put
//! into its place.

mod back;
mod collectible;
mod crest;
mod fighter;
mod gallery;
mod icons;
mod lettering;
mod motif;
mod plain;
mod row;
mod seat;
mod shades;
mod table;

use tapete_game::{Piece, View};

use self::lettering::{Line, name_lines};
pub(super) use self::seat::panel_min;
use self::shades::Shades;
use super::Canvas;
use super::pen::{Anchor, Pen, number};
use super::tile::Mood;
use crate::card::{Card, element_colour, holds_cards, is_card, is_face_down};
use crate::tint::Rgb;

/// The measures of a card in its own space.
pub(super) const WIDTH: f64 = 100.0;
pub(super) const HEIGHT: f64 = 140.0;

/// How much higher than wide a card is.
pub(super) const TALL: f64 = HEIGHT / WIDTH;

/// The middle of a card's name, and the size of its letters.
const NAME_MIDDLE: f64 = 13.6;
const NAME_SIZE: f64 = 9.0;

/// How wide the bright edge of a fresh or chosen card is.
const GLOW: f64 = 2.8;

/// How a card lies that was used: turned enough to be seen at once, little
/// enough for its words to be read, and smaller, so that it keeps to its place.
const TURNED: &str = " translate(50 70) rotate(14) scale(0.86) translate(-50 -70)";

/// What all parts of a card need to know.
struct Art<'a> {
    pen: &'a mut Pen,
    shades: Shades,
    /// The place of the element in the palette, or a number made of its name.
    kind: usize,
}

impl Canvas<'_> {
    /// Draws a card as a group: its upper left corner, and how wide it is.
    pub(super) fn card(&mut self, piece: &Piece, mood: Mood, (x, y): (f64, f64), width: f64) {
        let view = self.view;
        self.grouped(piece, mood, |pen| {
            let (x, y, scale) = (number(x), number(y), fine(width / WIDTH));
            let mut place = format!("translate({x} {y}) scale({scale})");
            let card = Card::of(piece);
            let is_turned = matches!(card, Some(Card::Collectible(it)) if it.is_turned);
            if is_turned {
                place.push_str(TURNED);
            }
            pen.open(&[("transform", &place)]);
            glow(pen, mood);
            match card {
                Some(card) => {
                    face(pen, view, card);
                    if mood == Mood::Idle {
                        veil(pen);
                    } else if is_turned {
                        shade(pen);
                    }
                }
                None => back::back(pen),
            }
            pen.close();
        });
    }
}

/// Writes a scale with enough decimals for a card of many parts.
fn fine(scale: f64) -> String {
    format!("{scale:.4}")
}

/// Writes the shapes and colours that the cards of a view use.
pub(super) fn definitions(pen: &mut Pen, view: &View) {
    let cards = view.zones.iter().flat_map(|zone| &zone.pieces);
    let mut known: Vec<Rgb> = Vec::new();
    for card in cards.clone().filter_map(Card::of) {
        let shades = shades_of(view, card);
        if !known.contains(&shades.plain) {
            known.push(shades.plain);
            shades.define(pen);
        }
    }
    let mut cards = cards.filter(|it| is_card(it));
    let mut zones = view.zones.iter();
    if cards.any(Piece::is_hidden) || zones.any(|it| is_face_down(it) && holds_cards(it)) {
        back::define(pen);
    }
}

/// Returns the colours of a card; those of the dead are grey.
fn shades_of(view: &View, card: Card) -> Shades {
    let colour = element_colour(&view.palette, card.element());
    match card {
        Card::Fighter(fighter) if fighter.is_dead() => Shades::of(shades::greyed(colour)),
        Card::Fighter(_) | Card::Plain(_) | Card::Collectible(_) => Shades::of(colour),
    }
}

fn face(pen: &mut Pen, view: &View, card: Card) {
    let mut palette = view.palette.iter();
    let element = card.element();
    let kind = palette.position(|tint| tint.face == element);
    let mut art = Art {
        pen,
        shades: shades_of(view, card),
        kind: kind.unwrap_or_else(|| crest::mixed(element, 0) as usize),
    };
    art.frame();
    match card {
        Card::Fighter(fighter) => fighter::draw(&mut art, fighter),
        Card::Plain(plain) => plain::draw(&mut art, plain),
        Card::Collectible(card) => collectible::draw(&mut art, card),
    }
}

impl Art<'_> {
    /// Draws the body: a frame in the colour of the element around parchment.
    fn frame(&mut self) {
        let shades = self.shades;
        self.pen.rect(
            (0.0, 0.0),
            (WIDTH, HEIGHT),
            7.0,
            &format!(
                "fill=\"url(#{})\" stroke=\"{}\" stroke-width=\"1\"",
                shades.frame_id(),
                shades.deep()
            ),
        );
        self.pen.rect(
            (1.8, 1.8),
            (WIDTH - 3.6, HEIGHT - 3.6),
            5.6,
            "fill=\"none\" stroke=\"#fff\" stroke-opacity=\"0.4\" stroke-width=\"0.7\"",
        );
        self.pen.rect(
            (4.5, 4.5),
            (WIDTH - 9.0, HEIGHT - 9.0),
            4.0,
            &format!(
                "fill=\"{}\" stroke=\"{}\" stroke-width=\"0.8\"",
                shades.paper(),
                shades.deep()
            ),
        );
    }

    /// Draws the plate with the name, which ends before `right`.
    fn plate(&mut self, name: &str, right: f64) {
        let shades = self.shades;
        self.pen.rect(
            (6.5, 6.5),
            (WIDTH - 13.0, 14.5),
            3.0,
            &format!("fill=\"{}\"", shades.dark()),
        );
        self.pen.rect(
            (6.5, 6.5),
            (WIDTH - 13.0, 6.5),
            3.0,
            "fill=\"#fff\" fill-opacity=\"0.1\"",
        );
        let lines = name_lines(name, NAME_SIZE, right - 10.5);
        let pitch = NAME_SIZE * 0.72;
        let first = NAME_MIDDLE - pitch * (lines.len() as f64 - 1.0) / 2.0;
        for (index, line) in lines.iter().enumerate() {
            let y = first + index as f64 * pitch + line.size() * 0.36;
            line.write(self.pen, (10.5, y), "#ffffff", Anchor::Start);
        }
    }

    /// Draws the window with the pattern of the element and a frame around it.
    fn window(&mut self, top: f64, height: f64) {
        let shades = self.shades;
        let (corner, size) = ((8.0, top), (WIDTH - 16.0, height));
        self.pen.rect(
            corner,
            size,
            3.0,
            &format!("fill=\"url(#{})\"", shades.window_id()),
        );
        motif::motif(self.pen, self.kind, (corner, size), &shades.light());
        self.pen.rect(
            corner,
            size,
            3.0,
            &format!(
                "fill=\"none\" stroke=\"{}\" stroke-width=\"1.2\"",
                shades.deep()
            ),
        );
    }

    /// Draws a ribbon across the lower edge of the window, with a word on it.
    fn ribbon(&mut self, middle: f64, word: &str) {
        if word.is_empty() {
            return;
        }
        let shades = self.shades;
        let line = Line::fitting(word, 6.2, true, 62.0);
        let half = (line.width() / 2.0 + 7.0).max(18.0);
        let (left, right) = (50.0 - half, 50.0 + half);
        let (top, bottom) = (middle - 4.6, middle + 4.6);
        self.pen.raw(&format!(
            "<path d=\"M{l} {t}H{r}L{inner} {m}L{r} {b}H{l}L{outer} {m}Z\" fill=\"{}\" \
             stroke=\"{}\" stroke-width=\"0.8\"/>",
            shades.dark(),
            shades.light(),
            l = number(left),
            r = number(right),
            t = number(top),
            b = number(bottom),
            m = number(middle),
            inner = number(right - 3.5),
            outer = number(left + 3.5),
        ));
        let place = (50.0, middle + 2.2);
        line.write(self.pen, place, "#ffffff", Anchor::Middle);
    }
}

/// Draws the shadow, and a bright edge around what is fresh or chosen.
fn glow(pen: &mut Pen, mood: Mood) {
    let edge = match mood {
        Mood::Chosen => Some("#ffd54a"),
        Mood::Fresh => Some("#ff9f1c"),
        Mood::Plain | Mood::Idle | Mood::Ghost => None,
    };
    pen.rect(
        (1.2, 2.2),
        (WIDTH, HEIGHT),
        7.0,
        "fill=\"#000\" fill-opacity=\"0.38\"",
    );
    if let Some(edge) = edge {
        pen.rect(
            (-GLOW, -GLOW),
            (WIDTH + 2.0 * GLOW, HEIGHT + 2.0 * GLOW),
            7.0 + GLOW,
            &format!("fill=\"{edge}\""),
        );
    }
}

/// Darkens a card that cannot be played now.
fn veil(pen: &mut Pen) {
    pen.rect(
        (0.0, 0.0),
        (WIDTH, HEIGHT),
        7.0,
        "fill=\"#0f2a1e\" fill-opacity=\"0.42\"",
    );
}

/// Dulls a card that is turned.
fn shade(pen: &mut Pen) {
    pen.rect(
        (0.0, 0.0),
        (WIDTH, HEIGHT),
        7.0,
        "fill=\"#22303a\" fill-opacity=\"0.26\"",
    );
}

#[cfg(test)]
mod tests;
