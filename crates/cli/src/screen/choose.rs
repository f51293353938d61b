//! Choosing among the listed moves: first what is played, then where.

use tapete_game::{Reader, View};

/// The moves of one piece; or one move that touches no piece of the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Group {
    piece: Option<String>,
    moves: Vec<usize>,
}

/// Which of the listed moves is chosen at the moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Chooser {
    groups: Vec<Group>,
    group: usize,
    place: usize,
}

impl Chooser {
    /// Groups the moves of a view by the reader's pieces, in the order of the hand.
    pub(super) fn of(view: &View) -> Chooser {
        let Reader::Seat(seat) = view.reader else {
            return Chooser::default();
        };
        let held: Vec<&str> = view
            .zones
            .iter()
            .filter(|zone| zone.owner == Some(seat))
            .flat_map(|zone| zone.pieces.iter().map(|piece| piece.id.as_str()))
            .collect();
        let mut placed: Vec<(usize, Group)> = Vec::new();
        for (index, it) in view.moves.iter().enumerate() {
            let rank = it
                .touches
                .iter()
                .find_map(|id| held.iter().position(|other| other == id));
            let known = placed
                .iter_mut()
                .find(|(other, group)| group.piece.is_some() && Some(*other) == rank);
            match known {
                Some((_, group)) => group.moves.push(index),
                None => placed.push((
                    rank.unwrap_or(held.len()),
                    Group {
                        piece: rank.map(|rank| held[rank].to_owned()),
                        moves: vec![index],
                    },
                )),
            }
        }
        placed.sort_by_key(|(rank, _)| *rank);
        Chooser {
            groups: placed.into_iter().map(|(_, group)| group).collect(),
            group: 0,
            place: 0,
        }
    }

    /// Returns the index of the chosen move.
    pub(super) fn chosen(&self) -> Option<usize> {
        self.groups.get(self.group)?.moves.get(self.place).copied()
    }

    /// Returns the number of the chosen place, and of how many.
    pub(super) fn place(&self) -> (usize, usize) {
        let n_places = self.groups.get(self.group).map_or(0, |it| it.moves.len());
        (self.place + 1, n_places)
    }

    /// Lists the moves in the order in which the arrows walk through them.
    pub(super) fn order(&self) -> Vec<usize> {
        self.groups
            .iter()
            .flat_map(|group| group.moves.iter().copied())
            .collect()
    }

    /// Goes to the next piece, and after the last to the first.
    pub(super) fn next(&mut self) {
        self.walk(1);
    }

    /// Goes to the piece before, and before the first to the last.
    pub(super) fn previous(&mut self) {
        self.walk(self.groups.len().saturating_sub(1));
    }

    fn walk(&mut self, steps: usize) {
        if !self.groups.is_empty() {
            self.group = (self.group + steps) % self.groups.len();
            self.place = 0;
        }
    }

    /// Goes to the next place of the same piece.
    pub(super) fn next_place(&mut self) {
        self.shift(1);
    }

    /// Goes to the place before, of the same piece.
    pub(super) fn previous_place(&mut self) {
        self.shift(self.place().1.saturating_sub(1));
    }

    fn shift(&mut self, steps: usize) {
        let (_, n_places) = self.place();
        if n_places > 0 {
            self.place = (self.place + steps) % n_places;
        }
    }

    /// Goes to the first or the last piece.
    pub(super) fn edge(&mut self, last: bool) {
        self.group = if last {
            self.groups.len().saturating_sub(1)
        } else {
            0
        };
        self.place = 0;
    }

    /// Chooses a listed move by its index; tells whether there is such a move.
    pub(super) fn pick(&mut self, index: usize) -> bool {
        for (at, group) in self.groups.iter().enumerate() {
            if let Some(place) = group.moves.iter().position(|it| *it == index) {
                self.group = at;
                self.place = place;
                return true;
            }
        }
        false
    }

    /// Chooses a piece; a piece that is chosen already goes to its next place.
    /// Tells whether any move plays it.
    pub(super) fn pick_piece(&mut self, id: &str) -> bool {
        let found = self
            .groups
            .iter()
            .position(|group| group.piece.as_deref() == Some(id));
        match found {
            Some(at) if at == self.group => self.next_place(),
            Some(at) => {
                self.group = at;
                self.place = 0;
            }
            None => return false,
        }
        true
    }
}
