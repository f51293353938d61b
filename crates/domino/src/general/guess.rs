//! Guesses on the general path: full states that agree with what a seat knows.
//!
//! The public part of the story is replayed (`past`), which tells what would
//! have fitted whenever a seat could not play. Who got how many tiles makes
//! *lots* (`lots`), and for each of them it is known which tiles can be in it
//! (`homes`). From there on the ways to deal out are counted as on the fast
//! path. What cannot be said of one tile and one lot alone, such as that a seat
//! which passed could have played, is asked of the finished deal (`check`), and
//! another one is dealt if it does not hold. Sets too large to count are dealt
//! tile by tile (`wide`).
//!
//! Chances are exact where the deal is fair. Dealers that favour somebody are
//! taken as fair among the deals that agree, but for the tiles that they deal
//! before all others. What follows from hidden tiles in other ways than by
//! placing, such as who comes next by the weight of the hands, is not read
//! from the story; the hands agree with the order of the round that is left.

mod check;
mod homes;
mod lots;
mod past;
mod rows;
mod wide;

use tapete_game::{Chance, Lent, Reader, Seat};

use super::game::General;
use super::state::State;
use super::tiles::Event;
use crate::guess::{Holder, MANY_MAX};
use crate::pieces::Id;
use crate::sights::Sight;
use crate::state::HANDS_MAX;
use crate::turns::{self, Next, Order};
use past::Past;

pub(super) use past::asks_hidden;

/// The largest set whose deals are counted.
const COUNTED_MAX: u32 = 300;

const _: () = assert!(COUNTED_MAX as usize <= MANY_MAX);

/// How often a deal is checked before the last one is taken.
const TRIES_MAX: usize = 200;

/// Where each tile that the seat does not see was guessed to be, and what is
/// out of play by whom.
struct Guessed {
    hands: Lent<Vec<Lent<Vec<Id>>>>,
    stock: Lent<Vec<Id>>,
    away: Lent<Vec<(Seat, Id)>>,
}

impl Guessed {
    fn new(n_seats: usize) -> Guessed {
        Guessed {
            hands: (0..n_seats).map(|_| Lent::new()).collect(),
            stock: Lent::new(),
            away: Lent::new(),
        }
    }

    /// Tells whether everybody has as many tiles as can be seen.
    fn goes_with(&self, state: &State) -> bool {
        let n_held = self.hands.iter().map(|it| it.len());
        n_held.eq(state.hands.iter().map(Vec::len))
            && self.stock.len() == state.stock.len()
            && self.away.len() == state.removed.len()
    }

    fn put(&mut self, holder: Holder, tile: Id) {
        match holder {
            Holder::Seat(seat) => self.hands[seat.index()].push(tile),
            Holder::Stock => self.stock.push(tile),
            Holder::Away(seat) => self.away.push((seat, tile)),
        }
    }
}

/// Fills in a state that agrees with all that `seat` was told.
pub(super) fn guess_into(
    game: &General,
    state: &State,
    story: &[Event],
    seat: Seat,
    chance: &mut Chance,
    guess: &mut State,
) {
    let start = story
        .iter()
        .rposition(|event| matches!(event, Event::HandStarted { .. }))
        .filter(|_| state.ended.is_none());
    let guessed = start
        .and_then(|start| read(game, state, story, start, chance))
        .filter(|it| it.goes_with(state));
    guess.clone_from(state);
    let is_blind = game.sight(state.hand_number) == Sight::Nothing;
    match (guessed, start) {
        (Some(guessed), Some(start)) => {
            let hand = &story[start..];
            for (other, tiles) in guessed.hands.iter().enumerate() {
                // Only what is not seen is exchanged.
                if other != seat.index() || is_blind {
                    guess.hands[other].clone_from(tiles);
                    guess.hands[other].sort_unstable();
                }
            }
            if is_blind {
                rows::arrange(game, guess, hand, chance);
            }
            put_away(guess, hand, guessed.away, chance);
            if !game.turn.stock_is_open {
                guess.stock.clone_from(&guessed.stock);
            }
        }
        // Nothing was told, or what was set up by hand contradicts itself.
        _ => shuffle_unseen(game, guess, story, seat, chance),
    }
    if !game.turn.stock_is_open {
        // In one order at first, so that the truth's does not shine through.
        guess.stock.sort_unstable();
        if game.turn.uses_stock {
            chance.shuffle(&mut guess.stock);
        }
    }
    settle_round(game, guess, chance);
}

fn read(
    game: &General,
    state: &State,
    story: &[Event],
    start: usize,
    chance: &mut Chance,
) -> Option<Guessed> {
    let past = Past::read(game, state, story, start)?;
    let hand = &story[start..];
    let dealt = open_hands(game, state);
    let open = dealt.as_ref().map(|it| it.hands.as_slice());
    if game.set.is_listed() && game.set.len() <= COUNTED_MAX {
        homes::deal(game, &past, hand, open, chance)
    } else {
        wide::deal(game, &past, hand, open, chance)
    }
}

/// Returns a state with the hands as they were dealt, where nothing in them is
/// left to luck.
fn open_hands(game: &General, state: &State) -> Option<Lent<State>> {
    if !game.deal.dealer.choice.is_public || !game.set.is_listed() {
        return None;
    }
    let mut dealt: Lent<State> = Lent::new();
    dealt.reset(game.n_seats);
    dealt.hand_number = state.hand_number;
    game.deal(&mut dealt, &mut Chance::quick(0));
    Some(dealt)
}

/// Puts the tiles out of play in the order in which they went there.
fn put_away(
    guess: &mut State,
    hand: &[Event],
    mut away: Lent<Vec<(Seat, Id)>>,
    chance: &mut Chance,
) {
    away.sort_unstable();
    chance.shuffle(&mut away);
    guess.removed.clear();
    for event in hand {
        let Event::Gave {
            seat,
            to: None,
            tile,
            ..
        } = event
        else {
            continue;
        };
        let same =
            |it: &(Seat, Id)| it.0 == *seat && tile.as_ref().is_none_or(|tile| tile.id == it.1);
        if let Some(at) = away.iter().position(same) {
            guess.removed.push(away.swap_remove(at).1);
        }
    }
}

/// Exchanges all that the seat does not see, by the sizes of the hands alone.
fn shuffle_unseen(
    game: &General,
    state: &mut State,
    story: &[Event],
    seat: Seat,
    chance: &mut Chance,
) {
    let reader = Reader::Seat(seat);
    let own_away: Lent<Vec<Id>> = story
        .iter()
        .filter_map(|event| match event {
            Event::Gave {
                to: None,
                tile: Some(tile),
                ..
            } => Some(tile.id),
            _ => None,
        })
        .collect();
    let is_over = state.ended.is_some();
    let turned = state.turned;
    let mut sees = [false; HANDS_MAX];
    for (other, sees) in Seat::all(game.n_seats).zip(&mut sees) {
        *sees = is_over || game.seen_by(other, state.hand_number).includes(reader);
    }
    let is_seen =
        |other: usize, tile: Id| sees[other] || game.is_revealed(tile) || turned == Some(tile);
    let mut unseen: Lent<Vec<Id>> = Lent::new();
    if !game.turn.stock_is_open {
        unseen.append(&mut state.stock);
    }
    let n_stock = unseen.len();
    for (other, hand) in state.hands.iter().enumerate() {
        unseen.extend(hand.iter().filter(|tile| !is_seen(other, **tile)));
    }
    unseen.extend(state.removed.iter().filter(|it| !own_away.contains(it)));
    unseen.sort_unstable();
    chance.shuffle(&mut unseen);
    if n_stock == 0 && state.n_unlisted > 0 {
        draw_unlisted(game, state, &mut unseen, chance);
    }
    // What lies open to everybody can only be hidden in the stock.
    let is_open = |it: &Id| game.is_revealed(*it);
    let mut open: Lent<Vec<Id>> = unseen.iter().copied().filter(is_open).collect();
    let mut hidden = unseen;
    hidden.retain(|it| !is_open(it));
    for (other, hand) in state.hands.iter_mut().enumerate() {
        for tile in hand.iter_mut().filter(|tile| !is_seen(other, **tile)) {
            *tile = hidden.pop().unwrap_or(*tile);
        }
    }
    for tile in state.removed.iter_mut().filter(|it| !own_away.contains(it)) {
        *tile = hidden.pop().or_else(|| open.pop()).unwrap_or(*tile);
    }
    state.stock.extend_from_slice(&hidden);
    state.stock.extend_from_slice(&open);
    if game.sight(state.hand_number) != Sight::Nothing {
        for hand in &mut state.hands {
            hand.sort_unstable();
        }
    }
}

/// Takes other tiles of a set that is not listed for those not seen.
fn draw_unlisted(game: &General, state: &State, unseen: &mut [Id], chance: &mut Chance) {
    let before: Lent<Vec<Id>> = unseen.iter().copied().collect();
    let mut drawn: Lent<Vec<Id>> = Lent::new();
    for tile in unseen.iter_mut() {
        for _ in 0..TRIES_MAX {
            let other = chance.below(game.set.len());
            let is_free = before.contains(&other) || !state.is_taken(other);
            if is_free && !drawn.contains(&other) {
                drawn.push(other);
                break;
            }
        }
        if let Some(other) = drawn.last() {
            *tile = *other;
        }
    }
}

/// Puts the rest of the round into an order that goes with the hands.
fn settle_round(game: &General, guess: &mut State, chance: &mut Chance) {
    let Some(order) = &game.turn.order else {
        return;
    };
    let mut round = std::mem::take(&mut guess.round);
    round.sort_unstable();
    // Where several lines may have made the order, luck comes before points, as
    // it does in the list of choices.
    let has = |wanted: &&Order| {
        let mut lines = order.lines().iter();
        lines.any(|(_, it)| std::ptr::eq(it.choice, *wanted))
    };
    let arrange = turns::CHOICES
        .iter()
        .filter(has)
        .find_map(|it| match it.next {
            Next::Round(arrange) => Some(arrange),
            Next::Steps(_) | Next::AnySeat => None,
        });
    if let Some(arrange) = arrange {
        arrange(&mut round, &|seat| game.hand_points(guess, seat), chance);
    }
    guess.round = round;
}
