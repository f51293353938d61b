//! What everybody could follow of a hand: the table and the turns, replayed
//! from the story, with the moments that tell something about hidden hands.

use rustc_hash::FxHashMap;
use tapete_game::{Chance, Lent, Seat};
use tapete_lang::Formula;

use crate::draws::drawn::Drawn;
use crate::general::game::General;
use crate::general::state::{LastTurn, Phase, SeatFacts, State};
use crate::general::tiles::Event;
use crate::guess::Holder;
use crate::pieces::Id;
use crate::sights::Sight;
use crate::state::HANDS_MAX;
use crate::variables::slot;

/// When something happened: twice the index of its event in the story of the
/// hand, one more for what followed it.
pub(super) type Time = usize;

/// What holds the place of a tile that is not known.
const UNKNOWN: Id = 0;

/// The variables that depend on tiles which not everybody sees.
const HIDDEN: u64 = 1 << slot::HAND_POINTS
    | 1 << slot::HAND_DOUBLES
    | 1 << slot::STUCK
    | 1 << slot::HANDS_EQUAL
    | 1 << slot::DOUBLES_MOST
    | 1 << slot::LEFT_POINTS;

/// A moment that told whether a seat could place a tile.
pub(super) struct Moment {
    pub(super) seat: Seat,
    pub(super) time: Time,
    /// Whether it could, or was stuck.
    pub(super) able: bool,
    /// What everybody knew then; the tiles in the hands mean nothing.
    pub(super) past: Lent<State>,
}

/// A tile that was known to be somewhere.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub(super) tile: Id,
    /// Just before this.
    pub(super) time: Time,
    pub(super) holder: Holder,
}

/// When it was decided who opens, and what everybody learned by it.
pub(super) struct Opened {
    pub(super) time: Time,
    pub(super) seat: Seat,
    pub(super) tile: Option<Id>,
    pub(super) unheld: Lent<Vec<Id>>,
}

/// All that the story of a hand tells about hidden tiles, but for who got how
/// many of them.
pub(super) struct Past {
    pub(super) moments: Lent<Vec<Moment>>,
    /// When and by whom each tile was placed.
    pub(super) plays: Lent<FxHashMap<Id, (Seat, Time)>>,
    pub(super) known: Lent<Vec<Known>>,
    pub(super) opened: Option<Opened>,
    /// Whether the rules may ask for hidden tiles when they judge a placement.
    pub(super) asks_hidden: bool,
    /// Whether what is dealt before any other tile suffices for all hands.
    pub(super) first_suffice: Option<bool>,
    /// Whether tiles changed hands before the opening.
    pub(super) reorganised: bool,
    pub(super) n_redeals: usize,
    /// Past the last event.
    pub(super) now: Time,
}

impl Past {
    /// Replays the hand that begins at `start`; nothing if the story does not
    /// hold together.
    pub(super) fn read(
        game: &General,
        present: &State,
        story: &[Event],
        start: usize,
    ) -> Option<Past> {
        let hand = &story[start..];
        let mut replay = Replay {
            game,
            state: before_hand(game, present, &story[..start]),
            hand,
            last_opens: hand
                .iter()
                .rposition(|it| matches!(it, Event::Opens { .. })),
            last_draw: None,
            blind: game.sight(present.hand_number) == Sight::Nothing,
            past: Past {
                moments: Lent::new(),
                plays: Lent::new(),
                known: Lent::new(),
                opened: None,
                asks_hidden: plays_ask_hidden(game),
                first_suffice: game.first_suffice(),
                reorganised: false,
                n_redeals: 0,
                now: 2 * hand.len(),
            },
        };
        for index in 0..hand.len() {
            replay.follow(index)?;
        }
        replay.look_at(present);
        Some(replay.past)
    }
}

struct Replay<'a> {
    game: &'a General,
    state: Lent<State>,
    hand: &'a [Event],
    last_opens: Option<usize>,
    /// The last tile drawn before the opening.
    last_draw: Option<Time>,
    /// Whether nobody sees any hand.
    blind: bool,
    past: Past,
}

impl Replay<'_> {
    /// Follows one event; nothing if it cannot have happened.
    fn follow(&mut self, index: usize) -> Option<()> {
        let (time, game) = (2 * index, self.game);
        match &self.hand[index] {
            Event::Redealt => self.past.n_redeals += 1,
            Event::Dealt { seat, count, .. } => {
                self.state.n_unlisted = self.state.n_unlisted.saturating_sub(*count);
                let hand = &mut self.state.hands[seat.index()];
                hand.clear();
                hand.resize(*count as usize, UNKNOWN);
            }
            Event::Shown { seat: None, tiles } => {
                let known = tiles.iter().map(|it| Known {
                    tile: it.id,
                    time: time + 1,
                    holder: Holder::Stock,
                });
                self.past.known.extend(known);
            }
            Event::Gave { seat, to, .. } => {
                self.past.reorganised = true;
                self.state.hands[seat.index()].pop();
                if let Some(to) = to {
                    self.state.hands[to.index()].push(UNKNOWN);
                }
            }
            Event::Redrew { .. } => self.past.reorganised = true,
            Event::Opens {
                seat,
                tile,
                nobody_holds,
                ..
            } => {
                let tile = tile.as_ref().map(|it| it.id);
                self.open(time, *seat, tile);
                if self.past.opened.is_none() {
                    self.past.opened = Some(Opened {
                        time,
                        seat: *seat,
                        tile,
                        unheld: nobody_holds.iter().map(|it| it.id).collect(),
                    });
                }
            }
            Event::Placed {
                seat, tile, laid, ..
            } => {
                self.past.plays.insert(tile.id, (*seat, time));
                self.place(index, *seat, (tile.id, usize::from(laid.spot), laid.turn))?;
            }
            Event::Passed { seat, freely } => {
                self.note(*seat, time, *freely);
                game.note_pass(&mut self.state, *seat, *freely);
                if game.plays.marks_arms && !self.state.table.is_empty() {
                    game.set_mark(&mut self.state, seat.0, true);
                }
                game.is_blocked(&mut self.state);
                self.end_turn(*seat);
            }
            Event::Drew { seat, forced, .. } => {
                self.state.n_unlisted = self.state.n_unlisted.saturating_sub(1);
                if self.last_opens.is_some_and(|it| index < it) {
                    self.last_draw = Some(time);
                    self.state.hands[seat.index()].push(UNKNOWN);
                    return Some(());
                }
                // Also where drawn tiles wait, who must draw again still cannot play.
                self.push(*seat, time, !forced);
                self.receive(*seat);
                if !forced && game.turn.drawn == Drawn::Waits {
                    game.note_wait(&mut self.state, *seat);
                    self.end_turn(*seat);
                }
            }
            Event::Robbed { seat, from, .. } => {
                self.note(*seat, time, false);
                self.state.hands[from.index()].pop();
                self.receive(*seat);
            }
            Event::Marked { arm, open } => {
                let bit = 1 << arm;
                self.state.table.open_arms &= !bit;
                self.state.table.open_arms |= if *open { bit } else { 0 };
            }
            Event::Gained { scores, .. } => set_scores(&mut self.state, scores),
            Event::Worth { .. }
            | Event::HandStarted { .. }
            | Event::Shown { seat: Some(_), .. }
            | Event::TurnedUp { .. }
            | Event::Turn { .. }
            | Event::HandEnded { .. }
            | Event::Scored { .. }
            | Event::AllScored { .. }
            | Event::Ranked { .. } => {}
        }
        Some(())
    }

    fn open(&mut self, time: Time, seat: Seat, tile: Option<Id>) {
        let game = self.game;
        self.state.acting = seat;
        self.state.starter = seat;
        self.state.must_open = None;
        let can_open = |it: &Id| game.can_open(&self.state, seat, *it);
        self.state.must_open = tile.filter(can_open).filter(|_| !self.blind);
        // Of equal tiles it is not known which one is meant.
        let Some(tile) = tile.filter(|_| !game.has_copies) else {
            return;
        };
        self.past.known.push(Known {
            tile,
            time,
            holder: Holder::Seat(seat),
        });
        if let Some(time) = self.last_draw {
            // All drew until it was found, by the last to draw.
            self.past.known.push(Known {
                tile,
                time,
                holder: Holder::Stock,
            });
        }
    }

    fn place(&mut self, index: usize, seat: Seat, laid: (Id, usize, u8)) -> Option<()> {
        let game = self.game;
        if laid.1 >= self.state.table.spots.len() || laid.0 >= game.set.len() {
            return None;
        }
        let n_held = self.state.hand(seat).len();
        game.lay(&mut self.state, seat, laid);
        if self.state.hand(seat).len() == n_held {
            self.state.hands[seat.index()].pop();
        }
        if game.plays.long_first_turn && !self.state.seats[seat.index()].has_begun {
            match self.next_to_act(index) {
                Some(next) if next == seat => {
                    self.state.n_drawn = 0;
                    return Some(());
                }
                Some(_) => self.push(seat, 2 * index + 1, false),
                None => {}
            }
            self.state.seats[seat.index()].has_begun = true;
        }
        self.end_turn(seat);
        Some(())
    }

    /// Returns who acts after an event; nothing if the story does not say it.
    fn next_to_act(&self, index: usize) -> Option<Seat> {
        self.hand[index + 1..].iter().find_map(|it| match it {
            Event::Placed { seat, .. }
            | Event::Passed { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Robbed { seat, .. }
            | Event::TurnedUp { seat, .. }
            | Event::Turn { seat, .. } => Some(*seat),
            _ => None,
        })
    }

    fn receive(&mut self, seat: Seat) {
        self.state.hands[seat.index()].push(UNKNOWN);
        self.state.n_drawn += 1;
        self.state.passes_to_block = 0;
        self.game.ask_anew(&mut self.state);
    }

    fn end_turn(&mut self, seat: Seat) {
        // Whom luck would choose does not matter: the next event names its seat.
        let mut chance = Chance::scripted(Vec::new());
        self.game.end_turn(&mut self.state, seat, &mut chance);
    }

    /// Notes that a seat could play, or could not.
    fn note(&mut self, seat: Seat, time: Time, able: bool) {
        // Where drawn tiles wait, a seat that drew passes whatever it has now.
        let waits = self.game.turn.drawn == Drawn::Waits && self.state.n_drawn > 0;
        if able || !waits {
            self.push(seat, time, able);
        }
    }

    fn push(&mut self, seat: Seat, time: Time, able: bool) {
        if self.blind {
            // Whoever turns up a tile shows it.
            return;
        }
        let mut past = self.state.clone();
        past.acting = seat;
        self.past.moments.push(Moment {
            seat,
            time,
            able,
            past,
        });
    }

    /// Notes what the present tells: whose turn it is.
    fn look_at(&mut self, present: &State) {
        let seat = present.acting;
        if present.ended.is_some() || self.past.opened.is_none() {
            return;
        }
        // A turn that ended without a word: nothing more could be placed.
        self.state.acting = seat;
        match present.phase {
            Phase::Play => self.push(seat, self.past.now, true),
            Phase::Take(_) => self.note(seat, self.past.now, false),
            Phase::Redraw(_) => {}
        }
    }
}

/// Returns what everybody knew before the hand, with as many tiles in the stock
/// as the set has.
fn before_hand(game: &General, present: &State, story: &[Event]) -> Lent<State> {
    let mut state: Lent<State> = Lent::new();
    state.reset(game.n_seats);
    state.table.clear(&game.table);
    state.n_unlisted = game.set.len();
    state.hand_number = present.hand_number;
    state.last_winner = present.last_winner;
    state.last_hand = present.last_hand;
    state.formulas.clone_from(&present.formulas);
    state.seats = [SeatFacts::default(); HANDS_MAX];
    state.last = LastTurn::default();
    let scores = story.iter().rev().find_map(|event| match event {
        Event::Gained { scores, .. }
        | Event::Scored { scores, .. }
        | Event::AllScored { scores, .. } => Some(scores),
        _ => None,
    });
    if let Some(scores) = scores {
        set_scores(&mut state, scores);
    }
    state
}

fn set_scores(state: &mut State, scores: &[i64]) {
    for (own, score) in state.scores.iter_mut().zip(scores) {
        *own = *score;
    }
}

/// Tells whether the rules of placing ask for tiles that not everybody sees.
fn plays_ask_hidden(game: &General) -> bool {
    game.asked & HIDDEN != 0 && {
        let plays = &game.plays;
        let whens = (plays.matches.iter().map(|it| &it.0))
            .chain(plays.wild_tiles.iter().map(|it| &it.0))
            .chain(plays.wild_doubles.iter().map(|it| &it.0))
            .chain(plays.forbidden_tiles.iter().map(|it| &it.0))
            .chain(plays.forbidden_doubles.iter().map(|it| &it.0))
            .chain(plays.forbidden_on_partner.iter().map(|it| &it.0))
            .chain(plays.forbidden_before_double.iter().map(|it| &it.0))
            .chain(plays.arms.iter().map(|it| &it.0));
        whens.flatten().any(asks_hidden)
    }
}

/// Tells whether a condition asks for tiles that not everybody sees.
pub(in crate::general) fn asks_hidden(when: &Formula) -> bool {
    when.variables().any(|it| HIDDEN >> it & 1 == 1)
}
