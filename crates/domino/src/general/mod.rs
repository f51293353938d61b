//! The general path: any table, any tiles, any rules.
//!
//! `game` is what a text compiles to; `table` and `grid` are what lies there;
//! `search`, `fit` and `moves` are what may be played; `deal`, `flow`, `drawing`, `order`
//! and `finish` are how a match goes. What a line of pairs can do as well, the
//! fast path does faster, move for move the same.

mod arrange;
mod block;
mod compare;
mod deal;
mod drawing;
mod ends;
mod finish;
mod fit;
mod flow;
mod game;
mod grid;
mod guess;
mod known;
mod moves;
mod order;
mod search;
mod state;
mod table;
#[cfg(test)]
mod tests;
mod tiles;
mod variables;
mod view;

use tapete_game::{
    About, Audience, BotWord, Chance, Events, FactWord, MoveView, Outcome, Play, Reader, Refusal,
    Seat, SeatSet, Team, Tell, Telling, Think, Tongue, Turn, View,
};

use crate::event::{Sights, Teller, Worth};
use crate::sights::Sight;
use crate::state::{FACTS, ending_text, outcome};
use known::KnownTable;
use moves::Move;
use state::State;
use tiles::{Event, TileText};

pub(crate) use block::{BlockRules, Reopens};
pub(crate) use compare::Comparison;
pub(crate) use game::{
    DealRules, General, HandRules, Lines, MatchRules, Numbered, PlayRules, TurnRules,
};
pub(crate) use grid::Grid;
pub(crate) use table::{Branches, Doubles, Hub, TableRules};

impl Play for General {
    type State = State;
    type Move = Move;
    type Event = Event;

    fn family(&self) -> &'static str {
        "domino"
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn team(&self, seat: Seat) -> Team {
        Team(self.team_of(seat))
    }

    fn moves_max(&self) -> u32 {
        self.whole.moves_max
    }

    fn blank(&self) -> State {
        State::blank(self.n_seats)
    }

    fn start(&self, state: &mut State, chance: &mut Chance, events: &mut impl Events<Event>) {
        state.clear();
        self.draw_formulas(state, chance, events);
        self.start_hand(state, None, chance, events);
        self.settle(state, chance, events);
        self.tell_turn(state, events);
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.ended {
            None => Turn::Seat(state.acting),
            Some(_) => Turn::Over,
        }
    }

    #[inline]
    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.list_moves(state, seat, moves);
    }

    #[inline]
    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        chosen: &Move,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        self.carry_out(state, seat, *chosen, chance, events);
    }

    fn outcome(&self, state: &State) -> Outcome {
        outcome(state.ended, self.n_seats, &state.scores, |seat| {
            self.team_of(seat)
        })
    }

    fn score(&self, state: &State, seat: Seat) -> i64 {
        state.scores[usize::from(self.team_of(seat))]
    }

    fn n_turns(&self, state: &State) -> u64 {
        let counts = &state.counts;
        u64::from(state.n_tiles_played()) + u64::from(counts.passes + counts.block_passes)
    }

    fn facts(&self) -> &'static [FactWord] {
        FACTS
    }

    fn count(&self, state: &State, counts: &mut [i64]) {
        state.counts.write(state.n_tiles_played(), counts);
    }
}

impl Tell for General {
    fn ending_text(&self, ended_by: &str, tongue: Tongue) -> &'static str {
        ending_text(ended_by, tongue)
    }

    fn move_text(&self, state: &State, seat: Seat, chosen: &Move, text: &mut String) {
        text.push_str(&self.name_move(state, seat, *chosen, Tongue::En));
    }

    fn find(
        &self,
        state: &State,
        seat: Seat,
        text: &str,
        moves: &[Move],
        telling: Telling<'_>,
    ) -> Result<Move, Refusal> {
        self.find_move(state, seat, text, moves, telling.tongue())
    }

    fn told(&self, event: &Event, reader: Reader) -> Option<Event> {
        Some(event.told(reader))
    }

    fn reveals(&self, event: &Event) -> Audience {
        event.reveals(self)
    }

    fn event_text(&self, event: &Event, telling: Telling<'_>, text: &mut String) {
        self.teller(telling).write(event, text);
    }

    fn about(&self, event: &Event) -> About {
        event.about(self.n_teams == self.n_seats)
    }

    fn view(&self, state: &State, telling: Telling<'_>) -> View {
        view::view(self, state, telling)
    }

    fn move_view(
        &self,
        state: &State,
        seat: Seat,
        chosen: &Move,
        telling: Telling<'_>,
    ) -> MoveView {
        view::move_view(self, state, seat, *chosen, telling)
    }

    fn arrange(&self, state: &mut State, line: &str, story: &mut Vec<Event>) -> Result<(), String> {
        self.arrange_line(state, line, story)
    }
}

impl Think for General {
    type Known<'a> = KnownTable<'a>;

    #[inline]
    fn known<'a>(&'a self, state: &'a State, seat: Seat) -> KnownTable<'a> {
        KnownTable::new(self, state, seat)
    }

    fn guess_into(
        &self,
        state: &State,
        story: &[Event],
        seat: Seat,
        chance: &mut Chance,
        guess: &mut State,
    ) {
        guess::guess_into(self, state, story, seat, chance, guess);
    }

    fn bots(&self) -> &[BotWord] {
        &self.bots
    }

    fn advise(
        &self,
        bot: usize,
        known: &KnownTable<'_>,
        moves: &mut Vec<Move>,
        chance: &mut Chance,
    ) -> Move {
        known.list(moves);
        let known = known.with_moves(moves);
        let plan = self.plans.get(bot);
        let index = plan.map_or(0, |plan| plan.choose(&known, moves.len(), chance));
        moves[index]
    }
}

impl Sights<TileText> for General {
    fn watchers(&self, seat: Seat) -> Audience {
        let mut watchers = SeatSet::EMPTY;
        for (_, sight) in self.deal.sees.lines() {
            match sight {
                Sight::Own => watchers.insert(seat),
                Sight::Team => Seat::all(self.n_seats)
                    .filter(|other| self.team_of(*other) == self.team_of(seat))
                    .for_each(|other| watchers.insert(other)),
                Sight::All => return Audience::Everybody,
                Sight::Nothing => {}
            }
        }
        Audience::Seats(watchers)
    }

    fn is_open(&self, tile: &TileText) -> bool {
        self.is_revealed(tile.id)
    }

    fn stock_is_open(&self) -> bool {
        self.turn.stock_is_open
    }
}

impl General {
    /// Returns who tells the story to a reader.
    fn teller<'a>(&self, telling: Telling<'a>) -> Teller<'a> {
        Teller {
            telling,
            alone: self.n_teams == self.n_seats,
            n_trains: self.table.hub.map_or(0, |hub| hub.n_owned),
        }
    }

    /// Draws the formula of each tile's points, where the text wants that, and
    /// tells everybody what the tiles are worth.
    fn draw_formulas(
        &self,
        state: &mut State,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        state.formulas.clear();
        if !self.tile_points.drawn {
            return;
        }
        let n_formulas = u32::from(crate::tile_points::N_FORMULAS);
        let n_tiles = self.set.len();
        state
            .formulas
            .extend((0..n_tiles).map(|_| chance.below(n_formulas) as u8));
        events.emit(|| Event::Worth {
            tiles: (0..n_tiles)
                .filter(|tile| self.set.kind(*tile) == *tile)
                .map(|tile| Worth {
                    tile: self.text(tile),
                    points: self.tile_points(state, tile),
                })
                .collect(),
        });
    }
}
