//! Cards with a type line: what is known of them, by its role.

use tapete_game::{Mark, Piece, Posture, Role, Value};

use super::{marks, words};

/// A card with a type line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Collectible<'a> {
    piece: &'a Piece,
    pub(crate) name: &'a str,
    /// What kind of card it is, as `Creature — Ox`.
    pub(crate) kind: &'a str,
    pub(crate) text: &'a str,
    /// Whether it lies turned, as what was used lies.
    pub(crate) is_turned: bool,
}

/// How a card stands, in words: a state, what it lies on, or what it is aimed at.
pub(crate) struct Told {
    pub(crate) text: String,
    /// Whether it has a figure, such as the damage.
    pub(crate) is_counted: bool,
}

impl Told {
    fn of(mark: &Mark) -> Told {
        Told {
            text: mark.text(),
            is_counted: mark.count.is_some(),
        }
    }
}

impl<'a> Collectible<'a> {
    pub(super) fn of(piece: &'a Piece) -> Collectible<'a> {
        Collectible {
            piece,
            name: words(piece, Role::Title),
            kind: words(piece, Role::Kind),
            text: words(piece, Role::Rules),
            is_turned: piece.posture == Posture::Across,
        }
    }

    pub(super) fn piece(&self) -> &'a Piece {
        self.piece
    }

    /// Returns what it costs; empty where nothing is said of it.
    pub(crate) fn cost(&self) -> String {
        self.piece.text(Role::Cost)
    }

    /// Returns attack and defence or life, as `4/3`, or one of them; empty where
    /// it has neither.
    pub(crate) fn figures(&self) -> String {
        let figures = [Role::Attack, Role::Defence, Role::Life].into_iter();
        let figures = figures.map(|it| self.piece.text(it).replace(' ', ""));
        let figures: Vec<String> = figures.filter(|it| !it.is_empty()).collect();
        figures.join("/")
    }

    /// Tells whether it is what others are paid with, such as a land: it costs
    /// nothing and does not fight.
    pub(crate) fn is_ground(&self) -> bool {
        let cost = self.piece.attribute(Role::Cost);
        let is_free = match cost.map(|it| &it.value) {
            None | Some(Value::Number(0)) => true,
            Some(Value::Text(text)) => text.is_empty(),
            Some(_) => false,
        };
        let fights = [Role::Attack, Role::Defence, Role::Life];
        let fights = fights.iter().any(|it| self.piece.attribute(*it).is_some());
        is_free && !fights && !self.kind.is_empty()
    }

    /// Lists the states that it is in.
    pub(crate) fn states(&self) -> impl Iterator<Item = Told> {
        marks(self.piece).iter().map(Told::of)
    }

    /// Lists the states that do not show by how it lies.
    pub(crate) fn unseen_states(&self) -> impl Iterator<Item = Told> {
        let is_turned = self.is_turned;
        let marks = marks(self.piece).iter();
        let unseen = marks.filter(move |it| !(is_turned && it.is_posture));
        unseen.map(Told::of)
    }

    /// Lists what it lies on and what it is aimed at, as `on Craw Ox`.
    pub(crate) fn bonds(&self) -> impl Iterator<Item = Told> {
        let bearer = self.piece.attribute(Role::Bearer).map(|it| {
            let label = it.label.as_str();
            match label {
                "" => it.text(),
                label => format!("{label} {}", it.value),
            }
        });
        let aim = self.piece.attribute(Role::Aim);
        let aim = aim.map(|it| format!("→ {}", it.value));
        let bonds = bearer.into_iter().chain(aim);
        bonds.map(|text| Told {
            text,
            is_counted: false,
        })
    }

    /// Says what stands below the name, as `4/3 [tapped] Trample.`
    pub(crate) fn told(&self) -> String {
        let parts = [self.figures(), self.standing(), self.text.to_owned()].into_iter();
        let parts: Vec<String> = parts.filter(|it| !it.is_empty()).collect();
        parts.join(" ")
    }

    /// Says how it stands in brackets; nothing if there is nothing to say.
    fn standing(&self) -> String {
        let all = self.states().chain(self.bonds()).map(|it| it.text);
        let all: Vec<String> = all.collect();
        match all.is_empty() {
            true => String::new(),
            false => format!("[{}]", all.join(", ")),
        }
    }

    /// Says the card in one line, as `Craw Ox (2G) Creature — Ox 4/3 [tapped]:
    /// Trample.`
    pub(super) fn sentence(&self) -> String {
        let mut text = self.name.to_owned();
        if let Some(cost) = self.piece.attribute(Role::Cost) {
            text.push_str(&format!(" ({})", cost.value));
        }
        for part in [self.kind, &self.figures(), &self.standing()] {
            // A land is often called like its kind.
            if !part.is_empty() && part != self.name {
                text.push(' ');
                text.push_str(part);
            }
        }
        if !self.text.is_empty() {
            text.push_str(": ");
            text.push_str(self.text);
        }
        text
    }
}
