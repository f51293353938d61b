//! Monsters, power cards and cards of collectible games, as far as text and
//! pictures share them: what their faces mean, and how they are said in words.

mod collectible;
mod sides;

use tapete_game::{Piece, Shape, Tint, Tongue, View, Zone};

pub(crate) use self::collectible::Collectible;
pub(crate) use self::sides::{Bearer, Side, is_collectible_game, is_face_down, is_hand, side_of};
use crate::chart::short_count;
use crate::tint::{Rgb, colour_of};

/// The colour of an element that the palette does not name, and of cards that
/// have none.
const NEUTRAL: Rgb = [0x75, 0x7a, 0x8c];

/// A card whose faces are seen.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Card<'a> {
    Monster(Monster<'a>),
    Power(Power<'a>),
    Collectible(Collectible<'a>),
}

/// The faces of a monster.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Monster<'a> {
    pub(crate) name: &'a str,
    pub(crate) element: &'a str,
    life: &'a str,
    life_start: &'a str,
    attack: &'a str,
    states: &'a str,
}

/// The faces of a power card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Power<'a> {
    pub(crate) name: &'a str,
    cost: &'a str,
    pub(crate) text: &'a str,
    /// The monster it belongs to, or nothing.
    pub(crate) monster: &'a str,
    pub(crate) element: &'a str,
}

impl<'a> Card<'a> {
    /// Reads a piece as a card; nothing for hidden ones and other shapes.
    pub(crate) fn of(piece: &'a Piece) -> Option<Card<'a>> {
        if piece.is_hidden() {
            return None;
        }
        let face = |index: usize| piece.faces.get(index).map_or("", String::as_str);
        match piece.shape {
            Shape::Monster => Some(Card::Monster(Monster {
                name: face(0),
                element: face(1),
                life: face(2),
                life_start: face(3),
                attack: face(4),
                states: face(5),
            })),
            Shape::Power => Some(Card::Power(Power {
                name: face(0),
                cost: face(1),
                text: face(2),
                monster: face(3),
                element: face(4),
            })),
            Shape::Card => Some(Card::Collectible(Collectible::of(piece))),
            Shape::Tile
            | Shape::Triangle
            | Shape::Square
            | Shape::Hexagon
            | Shape::Planet
            | Shape::Fleet => None,
        }
    }

    pub(crate) fn element(&self) -> &'a str {
        match self {
            Card::Monster(monster) => monster.element,
            Card::Power(power) => power.element,
            Card::Collectible(card) => card.colour,
        }
    }

    /// Says the card in one line, as `Robar (20) JARulay: Draw 2 cards.`
    pub(crate) fn sentence(&self, tongue: Tongue) -> String {
        match self {
            Card::Monster(monster) => monster.sentence(tongue),
            Card::Power(power) => power.sentence(),
            Card::Collectible(card) => card.sentence(),
        }
    }
}

impl<'a> Monster<'a> {
    /// Returns life now and at the start, as `120/350`.
    pub(crate) fn life(&self) -> String {
        format!(
            "{}/{}",
            short_count(self.life),
            short_count(self.life_start)
        )
    }

    pub(crate) fn attack(&self) -> String {
        short_count(self.attack)
    }

    /// Returns how much of its life is left, from 0 to 1; a life that grew
    /// beyond its start counts as whole.
    pub(crate) fn life_part(&self) -> f64 {
        let amount = |text: &str| text.parse::<i64>().unwrap_or(0).max(0) as f64;
        match (amount(self.life), amount(self.life_start)) {
            (life, _) if life <= 0.0 => 0.0,
            (life, start) if life >= start => 1.0,
            (life, start) => life / start,
        }
    }

    pub(crate) fn is_dead(&self) -> bool {
        self.life.parse::<i64>().is_ok_and(|life| life <= 0)
    }

    /// Lists its states, each by its name.
    pub(crate) fn states(&self) -> impl Iterator<Item = &'a str> {
        let names = self.states.split(',').map(str::trim);
        names.filter(|name| !name.is_empty())
    }

    fn sentence(&self, tongue: Tongue) -> String {
        let mut text = format!(
            "{} ({}) {}/{}, {} {}",
            self.name,
            self.element,
            self.life,
            self.life_start,
            tongue.pick("attack", "ataque"),
            self.attack
        );
        for state in self.states() {
            text.push_str(", ");
            text.push_str(state);
        }
        text
    }
}

impl Power<'_> {
    pub(crate) fn cost(&self) -> String {
        short_count(self.cost)
    }

    fn sentence(&self) -> String {
        let mut text = format!("{} ({})", self.name, self.cost);
        if !self.monster.is_empty() {
            text.push(' ');
            text.push_str(self.monster);
        }
        if !self.text.is_empty() {
            text.push_str(": ");
            text.push_str(self.text);
        }
        text
    }
}

/// Returns the colour of an element.
pub(crate) fn element_colour(palette: &[Tint], element: &str) -> Rgb {
    colour_of(palette, element).unwrap_or(NEUTRAL)
}

/// Tells whether a piece is a card, seen or hidden.
pub(crate) fn is_card(piece: &Piece) -> bool {
    matches!(piece.shape, Shape::Monster | Shape::Power | Shape::Card)
}

/// Tells whether a zone has cards and nothing else.
pub(crate) fn holds_cards(zone: &Zone) -> bool {
    !zone.pieces.is_empty() && zone.pieces.iter().all(is_card)
}

/// Tells whether a zone is a team: monsters and nothing else.
pub(crate) fn is_team(zone: &Zone) -> bool {
    holds_cards(zone) && zone.pieces.iter().all(|it| it.shape == Shape::Monster)
}

/// Tells whether cards are played with.
pub(crate) fn has_cards(view: &View) -> bool {
    view.zones.iter().any(holds_cards)
}

/// Tells whether seats play with cards against each other, rather than cards
/// being shown on a page.
pub(crate) fn is_duel(view: &View) -> bool {
    let mut zones = view.zones.iter();
    zones.any(|zone| zone.owner.is_some() && holds_cards(zone))
}

#[cfg(test)]
mod tests;
