//! What events are about, so that a screen can point at monsters and hands
//! while it tells; and whom they reveal cards to.

use tapete_game::{About, Audience, Seat, SeatSet};

use super::{Event, Fighter, Given, Held};
use crate::duel::Duel;
use crate::view::{hand_id, monster_id, team_id};

/// Says what an event that was told is about.
pub(crate) fn about(duel: &Duel, event: &Event) -> About {
    match event {
        Event::Seated { seat, deck, .. } => naming_deck(
            duel,
            About::new("seated").by(*seat).to(team_id(*seat)),
            *deck,
        ),
        Event::ChoseDeck { seat, deck } => {
            naming_deck(duel, About::new("chose_deck").by(*seat), *deck)
        }
        Event::Placed { seat, monster } => {
            let mut about = About::new("placed").by(*seat);
            about.source = monster.map(|it| monster_id(*seat, usize::from(it)));
            about.to(team_id(*seat))
        }
        Event::Formed { seat, .. } => About::new("formed").by(*seat).to(team_id(*seat)),
        Event::Round { round } => About::new("round").amount(*round),
        Event::TurnBegan { seat, gained, .. } => About::new("turn_began").by(*seat).amount(*gained),
        Event::Drew {
            seat,
            n_cards,
            cards,
        } => {
            let about = About::new("drew").by(*seat).to(hand_id(*seat));
            let about = about.amount(*n_cards);
            cards
                .iter()
                .fold(about, |about, it| naming(duel, about, it))
        }
        Event::DrawsLost { seat, n_cards } => {
            let about = About::new("draws_lost").by(*seat).to(hand_id(*seat));
            about.amount(*n_cards)
        }
        Event::Played {
            seat,
            held,
            by,
            target,
            cost,
            ..
        } => {
            let about = About::new("played").by(*seat).from(id(by)).to(id(target));
            naming(duel, about.amount(*cost), held)
        }
        Event::Discarded { seat, held, .. } => {
            let about = About::new("discarded").by(*seat).from(hand_id(*seat));
            naming(duel, about, held)
        }
        Event::Energy { seat, from, to } => About::new("energy")
            .by(*seat)
            .amount(difference(*from, *to)),
        Event::Luck { percent, .. } => About::new("luck").amount(*percent),
        Event::Rolled { rolled, .. } => About::new("rolled").amount(*rolled),
        Event::DividedByZero => About::new("divided_by_zero"),
        Event::OutOfFuel => About::new("out_of_fuel"),
        Event::TooDeep => About::new("too_deep"),
        Event::Lost { seat } => About::new("lost").by(*seat).to(team_id(*seat)),
        Event::TurnEnded { seat } => About::new("turn_ended").by(*seat),
        Event::TurnCut { seat } => About::new("turn_cut").by(*seat),
        Event::Over { winners, .. } => {
            let mut about = About::new("over");
            if let [winner] = winners.as_slice() {
                about.seat = Some(*winner);
            }
            about
        }
        Event::Ticked { .. }
        | Event::WoreOff { .. }
        | Event::BuffEnded { .. }
        | Event::Life { .. }
        | Event::NoEffect { .. }
        | Event::Gave { .. }
        | Event::Shielded { .. }
        | Event::Purified { .. }
        | Event::Cleansed { .. }
        | Event::Swapped { .. }
        | Event::Revived { .. }
        | Event::BecameElement { .. }
        | Event::Buffed { .. }
        | Event::Armed { .. }
        | Event::Triggered { .. }
        | Event::Died { .. } => of_monster(event),
    }
}

/// What happened to a monster, which all see. The power of a trigger was seen
/// when it was played, and what waits is seen as long as it waits.
fn of_monster(event: &Event) -> About {
    match event {
        Event::Ticked { who, by, from, to } => {
            let kind = match by {
                Given::Burn => "burned_on",
                Given::Poison | Given::Freeze | Given::Sleep => "poisoned_on",
            };
            on(kind, who).amount(difference(*from, *to))
        }
        Event::Life { who, from, to, .. } => {
            let kind = match to.cmp(from) {
                std::cmp::Ordering::Less => "hurt",
                std::cmp::Ordering::Equal => "unhurt",
                std::cmp::Ordering::Greater => "healed",
            };
            on(kind, who).amount(difference(*from, *to))
        }
        Event::Shielded { who, from, to } => on("shielded", who).amount(difference(*from, *to)),
        Event::Gave { who, state, rounds } => {
            let kind = match state {
                Given::Poison => "poisoned",
                Given::Burn => "burned",
                Given::Freeze => "frozen",
                Given::Sleep => "fell_asleep",
            };
            on(kind, who).amount(*rounds)
        }
        Event::Revived { who, life } => on("revived", who).amount(*life),
        Event::Buffed { who, amount, .. } => on("buffed", who).amount(*amount),
        Event::Died { who, slots } => on("died", who).to(hand_id(who.seat)).amount(slots.len()),
        Event::Swapped { one, other } => on("swapped", one).to(id(other)),
        Event::WoreOff { who, .. } => on("wore_off", who),
        Event::BuffEnded { who, .. } => on("buff_ended", who),
        Event::NoEffect { who } => on("no_effect", who),
        Event::Purified { who } => on("purified", who),
        Event::Cleansed { who } => on("cleansed", who),
        Event::BecameElement { who, .. } => on("became_element", who),
        Event::Armed { who, .. } => About::new("armed").by(who.seat).from(id(who)),
        Event::Triggered { who, .. } => About::new("triggered").by(who.seat).from(id(who)),
        // Nothing else comes here; the laws refuse an event without a kind.
        _ => About::default(),
    }
}

fn on(kind: &str, who: &Fighter) -> About {
    About::new(kind).by(who.seat).to(id(who))
}

fn id(who: &Fighter) -> String {
    monster_id(who.seat, usize::from(who.index))
}

fn difference(from: i32, to: i32) -> i64 {
    i64::from(to) - i64::from(from)
}

fn naming(duel: &Duel, about: About, held: &Held) -> About {
    about.naming(duel.power_name(held.card))
}

/// A deck is no piece, but its name may be as secret as a card.
fn naming_deck(duel: &Duel, about: About, deck: Option<u16>) -> About {
    match deck.and_then(|it| duel.decks.get(usize::from(it))) {
        Some(deck) => about.naming(&deck.name),
        None => about,
    }
}

/// Returns who learns from an event, as it happened, of cards and decks that
/// they see on no table: a card that is played leaves the hand at once, and one
/// that is drawn may be gone before the owner sees the hand.
pub(crate) fn reveals(duel: &Duel, event: &Event) -> Audience {
    let only = |seat: Seat| Audience::Seats(SeatSet::one(seat));
    match event {
        Event::Played { .. } | Event::Discarded { .. } => Audience::Everybody,
        Event::Drew { seat, .. } | Event::ChoseDeck { seat, .. } => only(*seat),
        Event::Seated { .. } if duel.decks_open() => Audience::Everybody,
        Event::Seated { seat, .. } => only(*seat),
        _ => Audience::Nobody,
    }
}
