//! The fast path: a line of pairs, where equal faces touch.
//!
//! Hands are masks and the table is two faces, so that a match takes less than
//! a microsecond. What it does, the general path does as well, move for move.

mod arrange;
mod flow;
mod guess;
mod known;
mod moves;
mod slots;
mod state;
pub(crate) mod tile;
mod view;

use tapete_game::{
    About, Audience, BotWord, Chance, Events, FactWord, MoveView, Outcome, Play, Reader, Refusal,
    Seat, SeatSet, Team, Tell, Telling, Think, Tongue, Turn, View,
};
use tapete_lang::Formula;

use crate::begins::BeginLine;
use crate::bots::BotPlan;
use crate::event::{self, Sights, Teller};
use crate::general::{Lines, Numbered};
use crate::rule_list::RuleList;
use crate::scores::Score;
use crate::state::{FACTS, HANDS_MAX, ending_text, outcome};
use crate::ties::Tie;
use crate::turns::Order;
use crate::wins::Win;
use known::KnownLine;
use moves::SMALL_MAX;
use state::State;
use tile::{FACES, Tile, TileSet, Tiles};

/// What happens on this path.
pub(crate) type Event = event::Event<Tile>;

use moves::Move;

/// A game of dominoes, compiled for a number of seats.
pub(crate) struct Domino {
    pub(crate) name: String,
    pub(crate) n_seats: usize,
    /// The team of each seat.
    pub(crate) teams: [u8; HANDS_MAX],
    pub(crate) n_teams: usize,
    pub(crate) set: TileSet,
    /// For each open face, the tiles that fit it.
    pub(crate) fitting: [Tiles; FACES],
    pub(crate) hand_size: usize,
    /// Whether a seat that cannot play draws until it can.
    pub(crate) draws: bool,
    /// How many tiles of the stock are never drawn.
    pub(crate) keeps: usize,
    /// Nothing where turns simply go round.
    pub(crate) turns: Option<RuleList<Numbered<&'static Order>>>,
    pub(crate) begins: RuleList<BeginLine>,
    pub(crate) ends_when_out: bool,
    /// Whether everybody is asked before anybody is asked again.
    pub(crate) asks_all: bool,
    pub(crate) wins: RuleList<&'static Win>,
    pub(crate) ties: &'static Tie,
    pub(crate) scores: RuleList<Numbered<&'static Score>>,
    /// What a won hand brings besides.
    pub(crate) hand_gains: Lines<Formula>,
    /// The points that the match is played to; nothing for a single hand.
    pub(crate) plays_to: Option<i64>,
    pub(crate) moves_max: u32,
    pub(crate) bots: Vec<BotWord>,
    pub(crate) plans: Vec<BotPlan>,
}

impl Domino {
    /// Returns the tiles that fit an open face.
    #[inline]
    pub(crate) fn fits(&self, face: u8) -> Tiles {
        self.fitting[usize::from(face) % FACES]
    }

    pub(crate) fn team_of(&self, seat: Seat) -> u8 {
        self.teams[seat.index()]
    }
}

impl Play for Domino {
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
        self.moves_max
    }

    fn blank(&self) -> State {
        State::blank()
    }

    fn start(&self, state: &mut State, chance: &mut Chance, events: &mut impl Events<Event>) {
        state.clear();
        self.start_hand(state, chance, events);
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
    fn pick_move(
        &self,
        state: &State,
        seat: Seat,
        _: &mut Vec<Move>,
        pick: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        let reach = self.reach(state, seat);
        if self.set.len() <= SMALL_MAX {
            let packed = reach.packed();
            return reach.nth_packed(packed, pick(packed.count_ones() as usize));
        }
        reach.nth(pick(reach.len()))
    }

    #[inline(always)]
    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        chosen: &Move,
        chance: &mut Chance,
        events: &mut impl Events<Event>,
    ) {
        self.place(state, seat, *chosen, chance, events);
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

impl Tell for Domino {
    fn ending_text(&self, ended_by: &str, tongue: Tongue) -> &'static str {
        ending_text(ended_by, tongue)
    }

    fn move_text(&self, state: &State, seat: Seat, chosen: &Move, text: &mut String) {
        self.write_move(state, seat, *chosen, text);
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
        let teller = Teller {
            telling,
            alone: self.n_teams == self.n_seats,
            n_trains: 0,
        };
        teller.write(event, text);
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

/// A hand is seen by who holds it, and nothing else lies open.
impl Sights<Tile> for Domino {
    fn watchers(&self, seat: Seat) -> Audience {
        Audience::Seats(SeatSet::one(seat))
    }

    fn is_open(&self, _: &Tile) -> bool {
        false
    }

    fn stock_is_open(&self) -> bool {
        false
    }
}

impl Think for Domino {
    type Known<'a> = KnownLine<'a>;

    #[inline]
    fn known<'a>(&'a self, state: &'a State, seat: Seat) -> KnownLine<'a> {
        KnownLine::new(self, state, seat)
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
        known: &KnownLine<'_>,
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
