//! Cards of collectible games: what their faces mean.

use tapete_game::{Piece, Posture};

/// The faces of a card of a collectible game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Collectible<'a> {
    pub(crate) name: &'a str,
    pub(crate) cost: &'a str,
    /// What kind of card it is, as `Creature — Ox`.
    pub(crate) kind: &'a str,
    pub(crate) text: &'a str,
    /// Strength and health, as `4/3`, or nothing.
    pub(crate) figures: &'a str,
    states: &'a str,
    pub(crate) colour: &'a str,
    /// Whether it lies turned, as what was used lies.
    pub(crate) is_turned: bool,
}

impl<'a> Collectible<'a> {
    pub(super) fn of(piece: &'a Piece) -> Collectible<'a> {
        let face = |index: usize| piece.faces.get(index).map_or("", String::as_str);
        Collectible {
            name: face(0),
            cost: face(1),
            kind: face(2),
            text: face(3),
            figures: face(4),
            states: face(5),
            colour: face(6),
            is_turned: piece.posture == Posture::Across,
        }
    }

    /// Tells whether it is what others are paid with, such as a land: it costs
    /// nothing and does not fight.
    pub(crate) fn is_ground(&self) -> bool {
        matches!(self.cost, "" | "0") && self.figures.is_empty() && !self.kind.is_empty()
    }

    /// Lists how it stands, each by its words.
    pub(crate) fn states(&self) -> impl Iterator<Item = &'a str> {
        let words = self.states.split(", ").map(str::trim);
        words.filter(|word| !word.is_empty())
    }

    /// Says what stands below the name, as `4/3 [tapped] Trample.`
    pub(crate) fn told(&self) -> String {
        let states: Vec<&str> = self.states().collect();
        let states = match states.is_empty() {
            true => String::new(),
            false => format!("[{}]", states.join(", ")),
        };
        let parts = [self.figures, &states, self.text];
        let parts: Vec<&str> = parts.into_iter().filter(|it| !it.is_empty()).collect();
        parts.join(" ")
    }

    /// Says the card in one line, as `Craw Ox (2G) Creature — Ox 4/3 [tapped]:
    /// Trample.`
    pub(super) fn sentence(&self) -> String {
        let mut text = self.name.to_owned();
        if !self.cost.is_empty() {
            text.push_str(&format!(" ({})", self.cost));
        }
        for part in [self.kind, self.figures] {
            // A land is often called like its kind.
            if !part.is_empty() && part != self.name {
                text.push(' ');
                text.push_str(part);
            }
        }
        let states: Vec<&str> = self.states().collect();
        if !states.is_empty() {
            text.push_str(&format!(" [{}]", states.join(", ")));
        }
        if !self.text.is_empty() {
            text.push_str(": ");
            text.push_str(self.text);
        }
        text
    }
}
