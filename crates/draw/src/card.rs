//! Figures and cards, as far as text and pictures share them: what is known of
//! them by the roles of their attributes, and how they are said in words.

mod collectible;
mod setting;
mod sides;

use tapete_game::{Mark, Piece, Role, Shape, Tint, Tongue, Value, View, Zone};

pub(crate) use self::collectible::{Collectible, Told};
pub(crate) use self::setting::{Setting, is_team};
pub(crate) use self::sides::{Bearer, Side, is_face_down, side_of};
use crate::chart::{short_count, short_value};
use crate::tint::{Rgb, colour_of};

/// The colour of an element that the palette does not name, and of cards that
/// have none.
const NEUTRAL: Rgb = [0x75, 0x7a, 0x8c];

/// A card or a figure that is seen.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Card<'a> {
    /// Who stands in a formation.
    Fighter(Fighter<'a>),
    /// A card without a type line: what it does is all there is to it.
    Plain(PlainCard<'a>),
    /// A card with a type line.
    Collectible(Collectible<'a>),
}

/// A figure, by the roles of what is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fighter<'a> {
    piece: &'a Piece,
}

/// A card that does something and is gone, by the roles of what is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlainCard<'a> {
    piece: &'a Piece,
}

/// Returns the words of an attribute; empty where there is none.
fn words(piece: &Piece, role: Role) -> &str {
    match piece.attribute(role).map(|it| &it.value) {
        Some(Value::Text(text) | Value::Rules(text)) => text,
        Some(Value::Unknown) => "?",
        Some(Value::Number(_) | Value::Decimal { .. } | Value::OutOf { .. })
        | Some(Value::States(_))
        | None => "",
    }
}

/// Returns a number in a few letters; empty where there is none.
fn figure(piece: &Piece, role: Role) -> String {
    let value = piece.attribute(role).map(|it| &it.value);
    value.map_or(String::new(), short_value)
}

impl<'a> Card<'a> {
    /// Reads a piece as a card; nothing for hidden ones and other shapes.
    pub(crate) fn of(piece: &'a Piece) -> Option<Card<'a>> {
        if piece.is_hidden() {
            return None;
        }
        match piece.shape {
            Shape::Figure => Some(Card::Fighter(Fighter { piece })),
            Shape::Card => Some(match piece.attribute(Role::Kind) {
                None => Card::Plain(PlainCard { piece }),
                Some(_) => Card::Collectible(Collectible::of(piece)),
            }),
            Shape::Tile
            | Shape::Triangle
            | Shape::Square
            | Shape::Hexagon
            | Shape::Disc
            | Shape::Mover => None,
        }
    }

    fn piece(&self) -> &'a Piece {
        match self {
            Card::Fighter(fighter) => fighter.piece,
            Card::Plain(plain) => plain.piece,
            Card::Collectible(card) => card.piece(),
        }
    }

    /// Returns the name of its colour; empty where it has none.
    pub(crate) fn element(&self) -> &'a str {
        words(self.piece(), Role::Colour)
    }

    /// Says the card in one line, as `Robar (20) JARulay: Draw 2 cards.`
    pub(crate) fn sentence(&self, tongue: Tongue) -> String {
        match self {
            Card::Fighter(fighter) => fighter.sentence(tongue),
            Card::Plain(plain) => plain.sentence(),
            Card::Collectible(card) => card.sentence(),
        }
    }
}

impl<'a> Fighter<'a> {
    pub(crate) fn name(&self) -> &'a str {
        words(self.piece, Role::Title)
    }

    pub(crate) fn element(&self) -> &'a str {
        words(self.piece, Role::Colour)
    }

    fn life_value(&self) -> Option<&'a Value> {
        self.piece.attribute(Role::Life).map(|it| &it.value)
    }

    /// Returns life now and at the start, as `120/350`.
    pub(crate) fn life(&self) -> String {
        match self.life_value() {
            Some(Value::OutOf { now, most }) => {
                format!("{}/{}", short_count(*now), short_count(*most))
            }
            Some(other) => short_value(other),
            None => String::new(),
        }
    }

    pub(crate) fn attack(&self) -> String {
        figure(self.piece, Role::Attack)
    }

    /// Returns how much of its life is left, from 0 to 1; a life that grew
    /// beyond its start counts as whole.
    pub(crate) fn life_part(&self) -> f64 {
        let (now, most) = match self.life_value() {
            Some(Value::OutOf { now, most }) => (*now, *most),
            Some(Value::Number(now)) => (*now, *now),
            _ => return 0.0,
        };
        match (now, most) {
            (..=0, _) => 0.0,
            _ if now >= most => 1.0,
            _ => now as f64 / most as f64,
        }
    }

    pub(crate) fn is_dead(&self) -> bool {
        let life = self.life_value().and_then(Value::number);
        life.is_some_and(|life| life <= 0)
    }

    /// Lists the states it is in.
    pub(crate) fn states(&self) -> &'a [Mark] {
        marks(self.piece)
    }

    fn sentence(&self, tongue: Tongue) -> String {
        let mut text = self.name().to_owned();
        if !self.element().is_empty() {
            text.push_str(&format!(" ({})", self.element()));
        }
        match self.life_value() {
            Some(Value::OutOf { now, most }) => text.push_str(&format!(" {now}/{most}")),
            Some(other) => text.push_str(&format!(" {other}")),
            None => {}
        }
        if let Some(attack) = self.piece.attribute(Role::Attack) {
            let word = tongue.pick("attack", "ataque");
            text.push_str(&format!(", {word} {}", attack.value));
        }
        for state in self.states() {
            text.push_str(", ");
            text.push_str(&state.text());
        }
        text
    }
}

impl<'a> PlainCard<'a> {
    pub(crate) fn name(&self) -> &'a str {
        words(self.piece, Role::Title)
    }

    pub(crate) fn text(&self) -> &'a str {
        words(self.piece, Role::Rules)
    }

    /// Returns whose it is among the figures, or nothing.
    pub(crate) fn bearer(&self) -> &'a str {
        words(self.piece, Role::Bearer)
    }

    pub(crate) fn cost(&self) -> String {
        figure(self.piece, Role::Cost)
    }

    fn sentence(&self) -> String {
        let mut text = self.name().to_owned();
        if let Some(cost) = self.piece.attribute(Role::Cost) {
            text.push_str(&format!(" ({})", cost.value));
        }
        if !self.bearer().is_empty() {
            text.push(' ');
            text.push_str(self.bearer());
        }
        if !self.text().is_empty() {
            text.push_str(": ");
            text.push_str(self.text());
        }
        text
    }
}

/// Lists the states that a piece is in.
fn marks(piece: &Piece) -> &[Mark] {
    let states = piece.attribute(Role::States);
    states.map_or(&[], |it| it.value.marks())
}

/// Returns the colour of an element.
pub(crate) fn element_colour(palette: &[Tint], element: &str) -> Rgb {
    colour_of(palette, element).unwrap_or(NEUTRAL)
}

/// Tells whether a piece is a card or a figure, seen or hidden.
pub(crate) fn is_card(piece: &Piece) -> bool {
    matches!(piece.shape, Shape::Figure | Shape::Card)
}

/// Tells whether a zone has cards and nothing else.
pub(crate) fn holds_cards(zone: &Zone) -> bool {
    !zone.pieces.is_empty() && zone.pieces.iter().all(is_card)
}

/// Tells whether cards are played with.
pub(crate) fn has_cards(view: &View) -> bool {
    view.zones.iter().any(holds_cards)
}

#[cfg(test)]
mod tests;
