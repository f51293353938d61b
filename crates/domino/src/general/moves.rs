//! The moves of a seat: which there are, what they are called, and which one a
//! text means.

use tapete_game::{Refusal, Seat, Telling, Tongue};

use super::drawing::HELD_MAX;
use super::game::General;
use super::state::{Phase, State};
use super::table::{NO_ARM, Spot, SpotKind};
use super::variables::About;
use crate::draws::Drawing;
use crate::draws::passes::Passing;
use crate::event::{Place, cell_text};
use crate::pieces::Id;

/// What a seat may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    /// Lay a tile on a spot, turned so that this face comes first.
    Place {
        tile: Id,
        spot: u16,
        turn: u8,
    },
    /// Draw a tile although one could play.
    Draw,
    Pass,
    /// Take a tile from the open stock.
    Take(Id),
    /// Take no more tiles.
    Stop,
    /// Put a tile back into the stock and get another.
    Redraw(Id),
    /// Keep the hand as it is.
    Keep,
}

impl General {
    /// Lists the moves of the acting seat.
    pub(super) fn list_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        match state.phase {
            Phase::Redraw(_) => {
                moves.push(Move::Keep);
                let hand = state.hand(seat);
                let is_new = |(place, tile): (usize, &Id)| {
                    (!self.is_repeated(hand, place)).then_some(Move::Redraw(*tile))
                };
                moves.extend(hand.iter().enumerate().filter_map(is_new));
                return;
            }
            Phase::Take(_) => {
                for (place, tile) in state.stock.iter().enumerate() {
                    let kind = self.set.kind(*tile);
                    let is_new = !self.has_copies
                        || !state.stock[..place]
                            .iter()
                            .any(|it| self.set.kind(*it) == kind);
                    if is_new {
                        moves.push(Move::Take(*tile));
                    }
                }
                moves.push(Move::Stop);
                return;
            }
            Phase::Play => {}
        }
        self.each_placement(state, seat, |tile, spot, turn| {
            moves.push(Move::Place {
                tile,
                spot: spot as u16,
                turn,
            });
            true
        });
        if self.may_draw(state, seat) {
            moves.push(Move::Draw);
        }
        if self.may_pass(state, seat) {
            moves.push(Move::Pass);
        }
    }

    /// Tells whether a seat that can play may draw all the same.
    fn may_draw(&self, state: &State, seat: Seat) -> bool {
        let is_able = state.n_in_stock() > self.turn.keeps && state.hand(seat).len() < HELD_MAX;
        // Whoever must open opens.
        let is_bound = state.must_open.is_some() || state.turned.is_some();
        if !self.turn.may_draw || !is_able || is_bound {
            return false;
        }
        let mut may = false;
        let slots = self.slots(state, About::seat(seat));
        self.turn.draws.apply(self.every_line, slots, |draw| {
            may |= (draw.choice.may_draw)(&Drawing {
                number: draw.number,
                n_drawn: state.n_drawn,
            });
        });
        may
    }

    /// Tells whether a seat that can place a tile has no other choice.
    pub(super) fn must_place(&self, state: &State, seat: Seat) -> bool {
        !self.may_draw(state, seat) && !self.may_pass(state, seat)
    }

    fn may_pass(&self, state: &State, seat: Seat) -> bool {
        // Whoever must open opens.
        if state.must_open.is_some() {
            return false;
        }
        let mut may = false;
        let slots = self.slots(state, About::seat(seat));
        self.turn.passes.apply(self.every_line, slots, |passing| {
            may |= *passing == Passing::Freely;
        });
        may
    }

    /// Returns what a spot is called.
    pub(super) fn place_of(&self, state: &State, index: usize) -> Place<Id> {
        let spots = &state.table.spots;
        let spot = &spots[index];
        match spot.kind {
            SpotKind::Root => Place::Open,
            SpotKind::Cell => Place::Cell(spot.cell),
            _ if self.is_line => {
                let same = spots.len() == 2 && self.is_same_choice(state, &spots[0], &spots[1]);
                match index {
                    _ if same => Place::Either,
                    0 => Place::Left,
                    _ => Place::Right,
                }
            }
            _ => {
                let alone = spots.iter().filter(|it| it.arm == spot.arm).count() == 1;
                if spot.arm != NO_ARM && alone {
                    Place::Arm(spot.arm)
                } else {
                    Place::On(state.table.placed[usize::from(spot.to)].tile)
                }
            }
        }
    }

    /// Writes the words that name a move as one types them, in one tongue.
    pub(super) fn name_move(
        &self,
        state: &State,
        seat: Seat,
        chosen: Move,
        tongue: Tongue,
    ) -> String {
        let place = |place: &Place<Id>| self.typed_place(place, tongue);
        self.words_of_move(state, seat, chosen, tongue, place)
    }

    /// Writes a move as people read it: arms are called by whose they are.
    pub(super) fn label_move(
        &self,
        state: &State,
        seat: Seat,
        chosen: Move,
        telling: Telling<'_>,
    ) -> String {
        let tongue = telling.tongue();
        let place = |place: &Place<Id>| match place {
            Place::Left => tongue.pick(" · left", " · izquierda").to_owned(),
            Place::Right => tongue.pick(" · right", " · derecha").to_owned(),
            Place::Arm(arm) => format!(" · {}", self.teller(telling).arm_label(*arm)),
            Place::Open | Place::Either | Place::On(_) | Place::Cell(_) => {
                self.typed_place(place, tongue)
            }
        };
        self.words_of_move(state, seat, chosen, tongue, place)
    }

    /// Writes a place as one types it, after the tile.
    fn typed_place(&self, place: &Place<Id>, tongue: Tongue) -> String {
        match place {
            Place::Open | Place::Either => String::new(),
            Place::Left => tongue.pick(" left", " izquierda").to_owned(),
            Place::Right => tongue.pick(" right", " derecha").to_owned(),
            Place::Arm(arm) => format!(" {} {arm}", tongue.pick("arm", "brazo")),
            Place::On(other) => {
                let on = tongue.pick("on", "sobre");
                format!(" {on} {}", self.set.name(*other))
            }
            Place::Cell(cell) => {
                let at = tongue.pick("at", "en");
                format!(" {at} {}", cell_text(*cell))
            }
        }
    }

    /// Writes the words of a move, with those for a place as they are given.
    fn words_of_move(
        &self,
        state: &State,
        seat: Seat,
        chosen: Move,
        tongue: Tongue,
        place_text: impl Fn(&Place<Id>) -> String,
    ) -> String {
        let name = |tile: Id| self.set.name(tile);
        match chosen {
            Move::Draw => tongue.pick("draw", "robar").to_owned(),
            Move::Pass => tongue.pick("pass", "pasar").to_owned(),
            Move::Stop => tongue.pick("stop", "parar").to_owned(),
            Move::Keep => tongue.pick("keep", "guardar").to_owned(),
            Move::Take(tile) => format!("{} {}", tongue.pick("take", "tomar"), name(tile)),
            Move::Redraw(tile) => format!("{} {}", tongue.pick("redraw", "cambiar"), name(tile)),
            Move::Place { tile, spot, turn } => {
                let mut text = name(tile);
                let spot = usize::from(spot);
                let place = self.place_of(state, spot);
                text.push_str(&place_text(&place));
                if matches!(place, Place::On(_)) {
                    text.push_str(&self.which_side(state, spot, tongue));
                }
                if self.needs_turn(state, seat, tile, spot) {
                    let faces = self.laid_faces(tile, turn);
                    let by = tongue.pick("by", "por");
                    if self.table.grid.is_some() {
                        text.push_str(&format!(" {by} {}", self.set.name_of(&faces)));
                    } else {
                        text.push_str(&format!(" {by} {}", self.set.values.name(faces.get(0))));
                    }
                }
                text
            }
        }
    }

    /// Tells apart the open sides of one tile, where there are several choices.
    fn which_side(&self, state: &State, index: usize, tongue: Tongue) -> String {
        let spots = &state.table.spots;
        let spot = &spots[index];
        let others = || {
            spots.iter().enumerate().filter(move |(it, other)| {
                *it != index && other.to == spot.to && !self.is_same_choice(state, spot, other)
            })
        };
        let mut text = String::new();
        if others().any(|(_, other)| other.need != spot.need) {
            let at = tongue.pick("at", "en");
            text.push_str(&format!(" {at} {}", self.set.values.name(spot.need)));
        }
        let is_side = |it: &Spot| it.kind == SpotKind::Side;
        if is_side(spot) && others().any(|(_, other)| other.need == spot.need && !is_side(other)) {
            text.push_str(tongue.pick(" side", " lado"));
        }
        text.push_str(&self.which_copy(state, spot.to));
        text
    }

    /// Tells apart equal tiles of the table that both can be played on: the
    /// second is `#2`.
    fn which_copy(&self, state: &State, own: u16) -> String {
        let placed = &state.table.placed;
        let kind = |index: u16| self.set.kind(placed[usize::from(index)].tile);
        let is_open = |index: u16| state.table.spots.iter().any(|spot| spot.to == index);
        let earlier = || (0..own).filter(|index| kind(*index) == kind(own));
        if !self.has_copies || !earlier().any(is_open) {
            return String::new();
        }
        format!(" #{}", earlier().count() + 1)
    }

    /// Tells whether a tile may be turned in several ways on a spot.
    fn needs_turn(&self, state: &State, seat: Seat, tile: Id, spot: usize) -> bool {
        let mut n_turns = 0;
        self.each_turn(state, seat, tile, spot, |_| {
            n_turns += 1;
            n_turns < 2
        });
        n_turns > 1
    }

    /// Finds the move that a text means: its own words, or as many of them as
    /// leave no doubt, in either tongue.
    pub(super) fn find_move(
        &self,
        state: &State,
        seat: Seat,
        text: &str,
        moves: &[Move],
        tongue: Tongue,
    ) -> Result<Move, Refusal> {
        let wanted = self.canonical_words(text);
        let shown: String = text.chars().take(40).collect();
        let names: Vec<String> = moves
            .iter()
            .map(|it| self.name_move(state, seat, *it, Tongue::En))
            .collect();
        let example = || {
            moves.first().map_or_else(
                || self.set.name(0),
                |it| self.name_move(state, seat, *it, tongue),
            )
        };
        if wanted.is_empty() {
            return Err(not_a_move(&shown, &example(), tongue));
        }
        let words = |name: &str| -> Vec<String> { name.split(' ').map(str::to_owned).collect() };
        if let Some(index) = names.iter().position(|name| words(name) == wanted) {
            return Ok(moves[index]);
        }
        let others = self.names_of_equal_ends(state, seat, moves);
        if let Some((_, meant)) = others.iter().find(|(name, _)| words(name) == wanted) {
            return Ok(*meant);
        }
        let found: Vec<Move> = names
            .iter()
            .zip(moves)
            .filter(|(name, _)| is_part(&wanted, &words(name)))
            .map(|(_, it)| *it)
            .collect();
        let spots = &state.table.spots;
        let ends_are_one = spots.len() < 2 || self.is_same_choice(state, &spots[0], &spots[1]);
        match found[..] {
            [found] => Ok(found),
            // Where both ends are the same, naming one does no harm.
            [] if self.is_line && wanted.len() > 1 && is_end(&wanted[1]) && ends_are_one => {
                let mut rest = wanted.clone();
                rest.remove(1);
                self.find_move(state, seat, &rest.join(" "), moves, tongue)
            }
            [] => {
                let mut meant = others
                    .iter()
                    .filter(|(name, _)| is_part(&wanted, &words(name)));
                if let (Some((_, meant)), None) = (meant.next(), meant.next()) {
                    return Ok(*meant);
                }
                Err(not_offered(&wanted, &example(), tongue).unwrap_or_else(|| {
                    let no_move = || not_a_move(&shown, &example(), tongue);
                    self.why_not(state, seat, &wanted, no_move, tongue)
                }))
            }
            _ => {
                let texts: Vec<String> = found
                    .iter()
                    .take(6)
                    .map(|it| format!("`{}`", self.name_move(state, seat, *it, tongue)))
                    .collect();
                let texts = texts.join(", ");
                Err(Refusal::ambiguous(tongue.pick(
                    format!("`{shown}` can mean several moves; write {texts}"),
                    format!("`{shown}` puede ser varias jugadas; escribe {texts}"),
                )))
            }
        }
    }

    /// Returns the names that moves would have at ends where nothing tells them
    /// apart from those in the list, with the move that is listed instead.
    fn names_of_equal_ends(
        &self,
        state: &State,
        seat: Seat,
        moves: &[Move],
    ) -> Vec<(String, Move)> {
        let spots = &state.table.spots;
        let mut names = Vec::new();
        for listed in moves {
            let Move::Place { tile, spot, turn } = *listed else {
                continue;
            };
            let own = usize::from(spot);
            for (index, other) in spots.iter().enumerate() {
                let is_cell = other.kind == SpotKind::Cell;
                if index != own && !is_cell && self.is_same_choice(state, &spots[own], other) {
                    let spot = index as u16;
                    let there = Move::Place { tile, spot, turn };
                    names.push((self.name_move(state, seat, there, Tongue::En), *listed));
                }
            }
        }
        names
    }

    /// Returns the words of a text as the English names of moves have them.
    fn canonical_words(&self, text: &str) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            // Where values are named, a letter is no short word for a side.
            let is_shown = match words.last().map(String::as_str) {
                Some("by" | "at") => true,
                None | Some("on" | "take" | "redraw") => self.set.n_faces == 1,
                Some(_) => false,
            };
            let shown = self.set.values.read(word).filter(|_| is_shown);
            words.push(match shown {
                Some(faces) => self.set.name_of(&faces),
                None => self.canonical(word),
            });
        }
        words
    }

    /// Returns a word as the English names of moves have it.
    fn canonical(&self, word: &str) -> String {
        if let Some(tile) = self
            .set
            .read(word)
            .filter(|_| word.contains(['|', '-', ':']))
        {
            return self.set.name(tile);
        }
        let word = word.to_lowercase();
        let known = match word.as_str() {
            "l" | "i" | "izq" | "izquierda" => "left",
            "r" | "d" | "der" | "derecha" => "right",
            "sobre" => "on",
            "brazo" | "tren" | "train" => "arm",
            "en" => "at",
            "por" => "by",
            "lado" => "side",
            "roba" | "robar" => "draw",
            "pasa" | "paso" | "pasar" => "pass",
            "para" | "parar" => "stop",
            "guarda" | "guardar" => "keep",
            "toma" | "tomar" => "take",
            "cambia" | "cambiar" => "redraw",
            _ => return word,
        };
        known.to_owned()
    }

    /// Says why a text is no move now. Asked only by the seat itself.
    fn why_not(
        &self,
        state: &State,
        seat: Seat,
        wanted: &[String],
        no_move: impl FnOnce() -> Refusal,
        tongue: Tongue,
    ) -> Refusal {
        let tile = wanted
            .iter()
            .find_map(|word| self.set.read(word).filter(|_| word.contains('|')));
        let hand = state.hand(seat);
        let unknown = wanted.iter().find(|word| word.contains('|'));
        let is_held = |tile: Id| {
            let kind = self.set.kind(tile);
            hand.iter().any(|it| self.set.kind(*it) == kind)
        };
        let name = match (tile, unknown) {
            (Some(tile), _) => self.set.name(tile),
            (None, Some(word)) => word.chars().take(40).collect(),
            (None, None) => return no_move(),
        };
        let is_other = |it: &Id| tile.map(|tile| self.set.kind(tile)) != Some(self.set.kind(*it));
        if let Some(turned) = state.turned.filter(is_other) {
            let turned = self.set.name(turned);
            return Refusal::not_allowed(tongue.pick(
                format!("{name} is not the tile that you turned up; that is {turned}"),
                format!("{name} no es la ficha que levantaste; es {turned}"),
            ));
        }
        if !tile.is_some_and(is_held) {
            let tiles: Vec<String> = hand.iter().take(30).map(|it| self.set.name(*it)).collect();
            let tiles = tiles.join(" ");
            return Refusal::not_there(tongue.pick(
                format!("{name} is not in your hand; you hold {tiles}"),
                format!("{name} no está en tu mano; tienes {tiles}"),
            ));
        }
        if let Some(opening) = state.must_open {
            let opening = self.set.name(opening);
            return Refusal::not_allowed(tongue.pick(
                format!("this hand must be opened with {opening}"),
                format!("esta mano se abre con {opening}"),
            ));
        }
        if state.table.is_empty() && self.table.hub.is_some() {
            return Refusal::not_allowed(tongue.pick(
                format!("{name} is no double; this table opens with a double"),
                format!("{name} no es un doble; esta mesa se abre con un doble"),
            ));
        }
        if let Some(refusal) = self.no_such_place(state, wanted, tongue) {
            return refusal;
        }
        if let Some((pending, _)) = state.table.pending.last() {
            let pending = self
                .set
                .name(state.table.placed[usize::from(*pending)].tile);
            return Refusal::not_allowed(tongue.pick(
                format!("{name} does not go there now; {pending} must get its tiles first"),
                format!("{name} no va ahí ahora; primero hay que completar {pending}"),
            ));
        }
        Refusal::not_allowed(tongue.pick(
            format!("{name} does not fit there now"),
            format!("{name} no cabe ahí ahora"),
        ))
    }

    /// Says that the table has no such place as a text names, if it has not.
    fn no_such_place(&self, state: &State, wanted: &[String], tongue: Tongue) -> Option<Refusal> {
        let at = wanted.iter().position(|it| it == "on" || it == "arm")?;
        let place = wanted.get(at + 1)?;
        let shown: String = place.chars().take(40).collect();
        let text = if wanted[at] == "on" {
            let kind = self.set.read(place).map(|it| self.set.kind(it));
            let mut placed = state.table.placed.iter();
            if placed.any(|it| Some(self.set.kind(it.tile)) == kind) {
                return None;
            }
            tongue.pick(
                format!("{shown} is not on the table"),
                format!("{shown} no está en la mesa"),
            )
        } else {
            let n_arms = self.table.hub.map_or(0, |hub| hub.n_arms);
            if place.parse().is_ok_and(|arm: u8| arm < n_arms) {
                return None;
            }
            tongue.pick(
                format!("there is no arm {shown} on this table"),
                format!("no hay brazo {shown} en esta mesa"),
            )
        };
        Some(Refusal::not_there(text))
    }
}

fn not_a_move(shown: &str, example: &str, tongue: Tongue) -> Refusal {
    Refusal::not_a_move(tongue.pick(
        format!("`{shown}` is not a move; write one as in the list of moves, such as `{example}`"),
        format!("`{shown}` no es una jugada; escribe una como en la lista de jugadas, por ejemplo `{example}`"),
    ))
}

/// Answers who wants to pass or to draw where that is not in the list of moves.
fn not_offered(wanted: &[String], example: &str, tongue: Tongue) -> Option<Refusal> {
    let text = match wanted {
        [word] if word == "pass" => tongue.pick(
            format!("you may not pass; a move is for example `{example}`"),
            format!("no puedes pasar; una jugada es por ejemplo `{example}`"),
        ),
        [word] if word == "draw" => tongue.pick(
            format!("you may not draw; a move is for example `{example}`"),
            format!("no puedes robar; una jugada es por ejemplo `{example}`"),
        ),
        _ => return None,
    };
    Some(Refusal::not_allowed(text))
}

fn is_end(word: &str) -> bool {
    matches!(word, "left" | "right")
}

/// Tells whether all words stand in a text, in the same order.
fn is_part(wanted: &[String], words: &[String]) -> bool {
    let mut rest = words.iter();
    wanted.iter().all(|word| rest.any(|it| it == word))
}
