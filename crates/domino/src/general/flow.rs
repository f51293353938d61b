//! How turns flow: placing, passing, who is next. State changes only here,
//! where tiles are drawn, and where hands begin and end; each change emits its
//! event.

use tapete_game::{Chance, Events, Seat};

use super::game::{General, Lines};
use super::guess::asks_hidden;
use super::moves::Move;
use super::state::{LastTurn, Phase, State};
use super::table::NO_ARM;
use super::tiles::Event;
use super::variables::About;
use crate::draws::drawn::Drawn;
use crate::event::{FaceText, Laid, Place};
use crate::pieces::Id;
use crate::state::How;
use crate::variables::slot;

impl General {
    /// Carries out a move, and all that leaves no choice after it.
    #[inline]
    pub(super) fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        chosen: Move,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        state.n_idle = 0;
        match chosen {
            Move::Place { tile, spot, turn } => {
                self.place(state, seat, (tile, usize::from(spot), turn), chance, events);
            }
            Move::Pass => self.pass(state, seat, true, chance, events),
            Move::Draw => {
                self.draw_one(state, seat, false, chance, events);
                if self.turn.drawn == Drawn::Waits {
                    self.note_wait(state, seat);
                    if !self.is_stopped(state, seat, chance, events) {
                        self.end_turn(state, seat, chance);
                    }
                }
            }
            Move::Take(tile) => self.take(state, seat, tile, chance, events),
            Move::Stop => self.stop_taking(state, seat, chance, events),
            Move::Redraw(tile) => self.redraw(state, seat, tile, chance, events),
            Move::Keep => self.end_redraw(state, chance, events),
        }
        self.settle(state, chance, events);
        self.tell_turn(state, events);
    }

    /// Tells whose turn it is, where luck or hidden tiles decide that.
    pub(super) fn tell_turn(&self, state: &State, events: &mut impl Events<Event>) {
        let is_open = state.phase == Phase::Play
            && !self.plays.long_first_turn
            && !self.turn.order.as_ref().is_some_and(|order| {
                let mut lines = order.lines().iter();
                lines.any(|(when, it)| {
                    it.choice.is_secret() || when.as_ref().is_some_and(asks_hidden)
                })
            });
        if state.ended.is_none() && !is_open {
            events.emit(|| Event::Turn {
                seat: state.acting,
                stuck: matches!(state.phase, Phase::Take(_)),
            });
        }
    }

    /// Goes on until a seat has something to choose, or the match is over.
    pub(super) fn settle(
        &self,
        state: &mut State,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        while state.ended.is_none() && state.phase == Phase::Play {
            let seat = state.acting;
            if self.hand.ends_when_team_out && state.hand(seat).is_empty() {
                // Out, while the others play on.
                state.acting = self.step(state, seat, 1);
                continue;
            }
            self.turn_up(state, seat, events);
            if self.can_place(state, seat) {
                return;
            }
            if self.is_long_turn(state, seat) {
                state.seats[seat.index()].has_begun = true;
                self.end_turn(state, seat, chance);
                continue;
            }
            let n_idle = state.n_idle;
            let n_held = state.hand(seat).len();
            if state.turned.is_none() {
                self.draw(state, seat, chance, events);
            }
            let is_over = state.ended.is_some() || state.n_idle != n_idle;
            if is_over || state.phase != Phase::Play {
                continue;
            }
            if state.hand(seat).len() > n_held
                && self.turn.drawn == Drawn::Playable
                && self.can_place(state, seat)
            {
                return;
            }
            if state.n_drawn == 0 || self.turn.drawn == Drawn::Playable {
                self.note_lack(state, seat);
            }
            self.pass(state, seat, false, chance, events);
        }
    }

    /// Turns up the first tile of a seat that does not see its hand.
    fn turn_up(&self, state: &mut State, seat: Seat, events: &mut impl Events<Event>) {
        if state.turned.is_some() || !self.is_unseen(state.hand_number) {
            return;
        }
        let Some(tile) = state.hand(seat).first().copied() else {
            return;
        };
        state.turned = Some(tile);
        let fits = self.can_place(state, seat);
        events.emit(|| Event::TurnedUp {
            seat,
            tile: self.text(tile),
            fits,
        });
    }

    /// Places a tile.
    #[inline]
    fn place(
        &self,
        state: &mut State,
        seat: Seat,
        (tile, spot, turn): (Id, usize, u8),
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        let place = events.is_heard().then(|| self.place_of(state, spot));
        let arm = state.table.spots[spot].arm;
        self.lay(state, seat, (tile, spot, turn));
        events.emit(|| Event::Placed {
            seat,
            tile: self.text(tile),
            end: place.map_or(Place::Open, |it| self.told_place(&it)),
            ends: self.end_texts(state),
            laid: Laid {
                is_told: !self.is_line,
                spot: spot as u16,
                turn,
                ..Laid::default()
            },
        });
        if self.plays.marks_arms && arm == seat.0 {
            self.mark(state, arm, false, events);
        }
        self.gain_lines(state, seat, &self.hand.gains, 1, events);
        if self.ends_after_place(state, seat, chance, events) {
            return;
        }
        if self.plays.long_first_turn && !state.seats[seat.index()].has_begun {
            if self.can_place(state, seat) {
                state.n_drawn = 0;
                return;
            }
            state.seats[seat.index()].has_begun = true;
        }
        self.end_turn(state, seat, chance);
    }

    /// Moves a tile from the hand to the table, with all that conditions may
    /// ask about it; nothing follows from it yet.
    #[inline]
    pub(super) fn lay(&self, state: &mut State, seat: Seat, (tile, spot, turn): (Id, usize, u8)) {
        let capicua = self.asks(slot::CAPICUA)
            && state.hand(seat).len() == 1
            && self.n_spots_for(state, seat, tile) > 1;
        let hand = &mut state.hands[seat.index()];
        if let Some(at) = hand.iter().position(|it| *it == tile) {
            hand.remove(at);
        }
        let faces = self.laid_faces(tile, turn);
        let grid = state.table.place(&self.table, spot, tile, faces, seat);
        if !state.table.pending.is_empty() {
            self.let_go(state);
        }
        state.must_open = None;
        state.turned = None;
        state.passes_in_a_row = 0;
        state.passes_to_block = 0;
        self.ask_anew(state);
        state.first_passer = None;
        state.passers = 0;
        state.last = LastTurn {
            seat: Some(seat),
            tile: Some(tile),
            capicua,
            grid,
        };
        let points = self.tile_points(state, tile);
        let own = &mut state.seats[seat.index()];
        own.turns += 1;
        own.played += points;
    }

    /// Ends the hand after a placement, if that is what it does.
    #[inline]
    fn ends_after_place(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) -> bool {
        if state.hand(seat).is_empty() && self.ends_with_nothing_held(state) {
            self.finish_hand(state, How::Out, Some(seat), chance, events);
            return true;
        }
        self.is_stopped(state, seat, chance, events)
    }

    /// Tells whether the hand ends now that a seat has lost its last tile.
    pub(super) fn ends_with_nothing_held(&self, state: &State) -> bool {
        self.hand.ends_when_out || self.hand.ends_when_team_out && self.some_team_is_out(state)
    }

    /// Ends the hand, or the match, if the text says so after this turn.
    fn is_stopped(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) -> bool {
        if self.whole.at_once && self.target_is_reached(state) {
            self.finish_match(state, How::Target, None);
            return true;
        }
        if self.hand.stops.is_empty() {
            return false;
        }
        let slots = self.slots(state, About::seat(seat));
        if self.hand.stops.iter().any(|it| it.holds(slots)) {
            let out = state.hand(seat).is_empty().then_some(seat);
            self.finish_hand(state, How::Stopped, out, chance, events);
            return true;
        }
        false
    }

    /// Passes; `freely` if the seat could have played.
    pub(super) fn pass(
        &self,
        state: &mut State,
        seat: Seat,
        freely: bool,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        if state.turned.take().is_some() {
            // What did not fit goes to the end of the row.
            state.hands[seat.index()].rotate_left(1);
        }
        self.note_pass(state, seat, freely);
        events.emit(|| Event::Passed { seat, freely });
        if self.plays.marks_arms && !state.table.is_empty() {
            self.mark(state, seat.0, true, events);
        }
        self.gain_lines(state, seat, &self.turn.pass_costs, -1, events);
        if !self.hand.pass_gains.is_empty()
            && let Some(player) = state.table.placed.last().map(|it| it.seat)
        {
            self.gain_lines(state, player, &self.hand.pass_gains, 1, events);
        }
        if self.is_stopped(state, seat, chance, events) {
            return;
        }
        if self.is_blocked(state) {
            state.counts.passes -= state.passes_to_block;
            state.counts.block_passes += state.passes_to_block;
            self.finish_hand(state, How::Blocked, None, chance, events);
            return;
        }
        if General::is_endless(state) {
            self.finish_hand(state, How::Stopped, None, chance, events);
            return;
        }
        self.end_turn(state, seat, chance);
    }

    /// Notes in what conditions may ask that a seat passes; nothing follows from
    /// it yet.
    pub(super) fn note_pass(&self, state: &mut State, seat: Seat, freely: bool) {
        self.note_asked(state, seat, freely, state.passes_in_a_row);
        state.passes_in_a_row += 1;
        state.counts.passes += 1;
        state.first_passer = state.first_passer.or(Some(seat));
        state.passers |= 1 << seat.0;
        state.last = LastTurn {
            seat: Some(seat),
            ..LastTurn::default()
        };
        let own = &mut state.seats[seat.index()];
        own.turns += 1;
        own.passes += 1;
        own.has_begun = true;
    }

    /// Notes in what conditions may ask that a seat has drawn instead of playing,
    /// which is neither a tile placed nor a pass; nothing follows from it yet.
    pub(super) fn note_wait(&self, state: &mut State, seat: Seat) {
        state.passes_in_a_row = 0;
        state.first_passer = None;
        state.passers = 0;
        state.last = LastTurn {
            seat: Some(seat),
            ..LastTurn::default()
        };
        let own = &mut state.seats[seat.index()];
        own.turns += 1;
        own.has_begun = true;
    }

    /// Opens an arm to all, or closes it.
    fn mark(&self, state: &mut State, arm: u8, open: bool, events: &mut impl Events<Event>) {
        if self.set_mark(state, arm, open) {
            events.emit(|| Event::Marked { arm, open });
        }
    }

    /// Adds what the lines bring to the team of a seat; `sign` tells whether
    /// they cost instead.
    pub(super) fn gain_lines(
        &self,
        state: &mut State,
        seat: Seat,
        lines: &Lines<tapete_lang::Formula>,
        sign: i64,
        events: &mut impl Events<Event>,
    ) {
        for (when, amount) in lines {
            let slots = self.slots(state, About::seat(seat));
            if when.as_ref().is_none_or(|it| it.holds(slots)) {
                let points = amount.eval(slots).saturating_mul(sign);
                self.gain(state, self.team_of(seat), points, events);
            }
        }
    }

    /// Changes the score of a team in the middle of a hand.
    fn gain(&self, state: &mut State, team: u8, points: i64, events: &mut impl Events<Event>) {
        let points = self.allowed_points(state, team, points);
        if points == 0 {
            return;
        }
        let score = &mut state.scores[usize::from(team)];
        *score = score.saturating_add(points);
        state.counts.points = state.counts.points.saturating_add(points);
        events.emit(|| Event::Gained {
            team,
            points,
            scores: state.scores[..self.n_teams].to_vec(),
        });
    }

    /// Notes the values that a seat which cannot play lacks.
    pub(super) fn note_lack(&self, state: &mut State, seat: Seat) {
        // Of a hand that lies face down only the first tile was tried.
        if state.turned.is_some() || state.table.is_empty() {
            return;
        }
        // What is forbidden may be held all the same.
        let forbids = self.plays.forbids();
        if forbids || self.plays.plain.is_none() || self.table.grid.is_some() {
            return;
        }
        let mut lacks = 0;
        for spot in &state.table.spots {
            if spot.arm == NO_ARM && state.table.is_due(spot) {
                lacks |= 1 << spot.need;
            }
        }
        state.seats[seat.index()].lacks |= lacks;
    }

    /// Returns on how many spots a tile could go, also on equal ones.
    fn n_spots_for(&self, state: &State, seat: Seat, tile: Id) -> usize {
        (0..state.table.spots.len())
            .filter(|index| self.fits_spot(state, seat, tile, *index))
            .count()
    }

    /// Returns a place with its tile named.
    fn told_place(&self, place: &Place<Id>) -> Place<super::tiles::TileText> {
        match place {
            Place::Left => Place::Left,
            Place::Right => Place::Right,
            Place::Open => Place::Open,
            Place::Either => Place::Either,
            Place::On(tile) => Place::On(self.text(*tile)),
            Place::Arm(arm) => Place::Arm(*arm),
            Place::Cell(cell) => Place::Cell(*cell),
        }
    }

    /// Returns what the open ends show.
    fn end_texts(&self, state: &State) -> Vec<FaceText> {
        let spots = state.table.spots.iter();
        spots
            .filter(|_| self.table.grid.is_none())
            .map(|spot| FaceText(self.set.values.name(spot.need).to_owned()))
            .collect()
    }
}
