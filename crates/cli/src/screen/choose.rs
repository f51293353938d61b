//! Choosing among the listed moves: first what is played, then where, then how
//! it is turned there. What is held and cannot be played can be pointed at.

use tapete_game::{Lie, MoveRole, MoveView, Piece, Reader, Seat, Side, View, ZoneRole};

/// The moves of one piece, none if it cannot be played; or one move that touches no
/// piece.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Group {
    piece: Option<String>,
    /// For each place the moves that lead there: they differ in how the piece
    /// is turned.
    places: Vec<Vec<usize>>,
}

/// Which of the listed moves is chosen at the moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Chooser {
    groups: Vec<Group>,
    group: usize,
    place: usize,
    turn: usize,
    /// Nothing is chosen until the person chooses: every move throws something
    /// away or takes something back.
    is_open: bool,
}

/// Letters that mean something else while a person chooses.
const LETTERS_TAKEN: &str = "qlstmi";

impl Chooser {
    /// Groups the moves of a view by pieces: those of the reader's hand in its
    /// order, then others, then moves without a piece. The one that the view marks
    /// is chosen, or the first that throws nothing away and takes nothing back.
    pub(super) fn of(view: &View) -> Chooser {
        let Reader::Seat(seat) = view.reader else {
            return Chooser::default();
        };
        let is_own = |owner: &Option<_>| *owner == Some(seat);
        let own = view.zones.iter().filter(|zone| is_own(&zone.owner));
        let others = view.zones.iter().filter(|zone| !is_own(&zone.owner));
        let pieces: Vec<&str> = own
            .chain(others)
            .flat_map(|zone| zone.pieces.iter().map(|piece| piece.id.as_str()))
            .collect();
        let is_begun = starts_once(view);
        let rank_of = |it: &MoveView| {
            let mut ids: Vec<&str> = it.touched().collect();
            if is_begun {
                // Where it starts is settled: what is chosen is where it leads.
                ids.reverse();
            }
            ids.into_iter()
                .find_map(|id| pieces.iter().position(|other| *other == id))
                .unwrap_or(pieces.len())
        };
        let mut ranked: Vec<(usize, usize)> = view
            .moves
            .iter()
            .enumerate()
            .map(|(index, it)| (rank_of(it), index))
            .collect();
        ranked.sort_by_key(|(rank, index)| (*rank, reading_order(&view.moves[*index]), *index));
        let is_same_piece =
            |one: &(usize, usize), other: &(usize, usize)| one.0 == other.0 && one.0 < pieces.len();
        let playable = ranked.chunk_by(is_same_piece).map(|chunk| {
            let rank = chunk.first().map_or(pieces.len(), |(rank, _)| *rank);
            let group = Group {
                piece: pieces.get(rank).map(|id| (*id).to_owned()),
                places: places(view, chunk),
            };
            (rank, group)
        });
        let idle = idle(view, seat).into_iter().map(|id| {
            let rank = pieces.iter().position(|other| *other == id);
            let group = Group {
                piece: Some(id.to_owned()),
                places: Vec::new(),
            };
            (rank.unwrap_or(pieces.len()), group)
        });
        let mut groups: Vec<(usize, Group)> = playable.chain(idle).collect();
        groups.sort_by_key(|(rank, _)| *rank);
        let mut chooser = Chooser {
            groups: groups.into_iter().map(|(_, group)| group).collect(),
            ..Chooser::default()
        };
        let order = chooser.order();
        let find = |is_meant: &dyn Fn(&MoveView) -> bool| {
            let mut order = order.iter().copied();
            order.find(|index| view.moves.get(*index).is_some_and(is_meant))
        };
        let marked = find(&|it| Some(&it.key) == view.marked.as_ref());
        match marked.or_else(|| find(&|it| is_harmless(it.role))) {
            Some(index) => {
                chooser.pick(index);
            }
            None => chooser.is_open = true,
        }
        chooser
    }

    fn places(&self) -> &[Vec<usize>] {
        self.groups.get(self.group).map_or(&[], |it| &it.places)
    }

    fn turns(&self) -> &[usize] {
        self.places().get(self.place).map_or(&[], |it| it)
    }

    /// Returns the index of the chosen move.
    pub(super) fn chosen(&self) -> Option<usize> {
        let chosen = self.turns().get(self.turn).copied();
        chosen.filter(|_| !self.is_open)
    }

    /// Returns the piece that is pointed at although no move plays it.
    pub(super) fn pointed(&self) -> Option<&str> {
        let group = self.groups.get(self.group).filter(|_| !self.is_open)?;
        group.piece.as_deref().filter(|_| group.places.is_empty())
    }

    /// Returns the number of the chosen place, and of how many.
    pub(super) fn place(&self) -> (usize, usize) {
        (self.place + 1, self.places().len())
    }

    /// Returns the number of the way the piece is turned, and of how many.
    pub(super) fn turn(&self) -> (usize, usize) {
        (self.turn + 1, self.turns().len())
    }

    /// Lists the moves in the order in which the arrows walk through them.
    pub(super) fn order(&self) -> Vec<usize> {
        self.groups
            .iter()
            .flat_map(|group| group.places.iter().flatten().copied())
            .collect()
    }

    /// Lists the moves of the chosen piece.
    pub(super) fn of_piece(&self) -> Vec<usize> {
        self.places().iter().flatten().copied().collect()
    }

    /// Lists the moves without a piece, each with the letter that chooses it.
    pub(super) fn lettered(&self, view: &View) -> Vec<(char, usize)> {
        let mut lettered: Vec<(char, usize)> = Vec::new();
        let bare = self.groups.iter().filter(|group| group.piece.is_none());
        for index in bare.flat_map(|group| group.places.iter().flatten()) {
            let Some(it) = view.moves.get(*index).filter(|it| has_letter(it)) else {
                continue;
            };
            let letter = it.label.to_lowercase().chars().find(|letter| {
                letter.is_alphabetic()
                    && !LETTERS_TAKEN.contains(*letter)
                    && lettered.iter().all(|(other, _)| other != letter)
            });
            lettered.extend(letter.map(|letter| (letter, *index)));
        }
        lettered
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
        // Whoever has chosen nothing yet begins at the first.
        let steps = if self.is_open { 0 } else { steps };
        self.put(wrapped(self.group, steps, self.groups.len()), 0, 0);
    }

    /// Goes to the next place of the same piece; where there is only one, the
    /// piece is turned.
    pub(super) fn next_place(&mut self) {
        self.shift(1);
    }

    /// Goes to the place before, of the same piece.
    pub(super) fn previous_place(&mut self) {
        self.shift(self.places().len().saturating_sub(1));
    }

    /// Where every piece has just one move, such as targets, nothing is chosen
    /// but the piece.
    fn is_plain(&self) -> bool {
        let has_one = |group: &Group| group.places.iter().flatten().count() <= 1;
        self.groups.iter().all(has_one)
    }

    fn shift(&mut self, steps: usize) {
        match self.places().len() {
            _ if self.is_open => self.walk(0),
            _ if self.is_plain() && steps == 0 => self.previous(),
            _ if self.is_plain() => self.next(),
            0 | 1 if steps == 0 => self.turn_back(),
            0 | 1 => self.turn_on(),
            n_places => self.put(self.group, wrapped(self.place, steps, n_places), 0),
        }
    }

    /// Turns the piece where it is.
    pub(super) fn turn_on(&mut self) {
        self.turn = wrapped(self.turn, 1, self.turns().len());
    }

    /// Turns the piece the other way.
    pub(super) fn turn_back(&mut self) {
        let n_turns = self.turns().len();
        self.turn = wrapped(self.turn, n_turns.saturating_sub(1), n_turns);
    }

    /// Goes to the first or the last piece.
    pub(super) fn edge(&mut self, last: bool) {
        let group = if last {
            self.groups.len().saturating_sub(1)
        } else {
            0
        };
        self.put(group, 0, 0);
    }

    fn put(&mut self, group: usize, place: usize, turn: usize) {
        (self.group, self.place, self.turn) = (group, place, turn);
        self.is_open = false;
    }

    /// Chooses a listed move by its index; tells whether there is such a move.
    pub(super) fn pick(&mut self, index: usize) -> bool {
        let found = self.groups.iter().enumerate().find_map(|(group, it)| {
            let mut places = it.places.iter().enumerate();
            places.find_map(|(place, turns)| {
                let turn = turns.iter().position(|other| *other == index)?;
                Some((group, place, turn))
            })
        });
        if let Some((group, place, turn)) = found {
            self.put(group, place, turn);
        }
        found.is_some()
    }

    /// Returns the only move that plays a piece, if there is just one.
    pub(super) fn only_of(&self, id: &str) -> Option<usize> {
        let mut groups = self.groups.iter();
        let group = groups.find(|group| group.piece.as_deref() == Some(id))?;
        match group.places.as_slice() {
            [place] if place.len() == 1 => place.first().copied(),
            _ => None,
        }
    }

    /// Chooses a piece; a piece that is chosen already goes to its next place.
    /// Tells whether any move plays it, or whether it can at least be pointed at.
    pub(super) fn pick_piece(&mut self, id: &str) -> bool {
        let found = self
            .groups
            .iter()
            .position(|group| group.piece.as_deref() == Some(id));
        match found {
            Some(at) if at == self.group && !self.is_open => self.next_place(),
            Some(at) => self.put(at, 0, 0),
            None => return false,
        }
        true
    }
}

/// Lists the pieces of the reader's hand that no move touches, nor one that looks the
/// same, where the reader may play what it likes; not where a question is answered.
fn idle(view: &View, seat: Seat) -> Vec<&str> {
    let is_free = view.moves.iter().any(|it| match it.role {
        MoveRole::Play | MoveRole::Draw | MoveRole::Pass | MoveRole::End => true,
        MoveRole::Use
        | MoveRole::Attack
        | MoveRole::Block
        | MoveRole::Order
        | MoveRole::Discard
        | MoveRole::Choose
        | MoveRole::Amount
        | MoveRole::Confirm
        | MoveRole::Decline
        | MoveRole::Undo => false,
    });
    if !is_free {
        return Vec::new();
    }
    let hands = view.zones.iter();
    let hands = hands.filter(|it| it.owner == Some(seat) && it.role == ZoneRole::Hand);
    let held: Vec<&Piece> = hands.flat_map(|it| &it.pieces).collect();
    let is_touched = |it: &Piece| view.moves.iter().any(|chosen| chosen.touches(&it.id));
    let looks = |it: &Piece| (it.faces.clone(), it.attributes.clone());
    let playable: Vec<_> = held.iter().filter(|it| is_touched(it)).collect();
    let is_idle = |it: &&&Piece| {
        let is_like = |other: &&&&Piece| looks(other) == looks(it);
        !it.is_hidden() && !is_touched(it) && playable.iter().find(is_like).is_none()
    };
    held.iter()
        .filter(is_idle)
        .map(|it| it.id.as_str())
        .collect()
}

/// Tells whether all moves start from the same piece, which is in play: it was
/// chosen before, and only where they lead is left to choose.
fn starts_once(view: &View) -> bool {
    let moves = view.moves.iter().filter(|it| is_harmless(it.role));
    let mut starting = moves.filter(|it| !it.sources.is_empty());
    let Some(first) = starting.next() else {
        return false;
    };
    let is_same = |it: &MoveView| it.sources == first.sources && it.role == first.role;
    first.role != MoveRole::Play && starting.all(is_same)
}

/// Tells whether a move throws nothing away and takes nothing back, so that Enter
/// may play it without a thought.
fn is_harmless(role: MoveRole) -> bool {
    !matches!(role, MoveRole::Discard | MoveRole::Undo)
}

/// Tells whether a move without a piece is chosen by a letter of its label. Of what
/// can be taken back there may be many, and amounts are numbers: no letter would
/// be quicker to find.
fn has_letter(it: &MoveView) -> bool {
    !matches!(it.role, MoveRole::Undo | MoveRole::Amount)
}

/// Splits the moves of a piece by where they lead.
fn places(view: &View, chunk: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut places: Vec<Vec<usize>> = Vec::new();
    for (_, index) in chunk {
        let spot = &view.moves[*index].spot;
        let known = places.iter_mut().find(|place| {
            let first = place.first().map(|first| &view.moves[*first].spot);
            spot.is_some() && first == Some(spot)
        });
        match known {
            Some(place) => place.push(*index),
            None => places.push(vec![*index]),
        }
    }
    places
}

/// Orders the cells of a grid as one reads: from the top, each row from the
/// left. Other places keep the order of the list.
fn reading_order(it: &MoveView) -> (i16, i16) {
    match it.spot.as_ref().map(|spot| &spot.side) {
        Some(Side::At(Lie::Cell(cell))) => (cell.y.saturating_neg(), cell.x),
        Some(Side::At(_) | Side::First | Side::Last | Side::Either) | None => (0, 0),
    }
}

/// Goes that many steps on in a circle.
fn wrapped(at: usize, steps: usize, n_all: usize) -> usize {
    match n_all {
        0 => 0,
        n_all => (at + steps) % n_all,
    }
}
