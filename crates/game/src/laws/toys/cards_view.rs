//! What the seats of the card game are shown, told and may guess.

use std::sync::atomic::Ordering;

use super::cards::Cards;
use super::cards_state::{CardFlaw, Event, Move, State};
use crate::chance::Chance;
use crate::refusal::Refusal;
use crate::rules::Play;
use crate::seat::{Reader, Seat};
use crate::telling::Telling;
use crate::told::About;
use crate::view::{Arrangement, Attribute, MoveRole, MoveView, Piece, Role, SeatView, Shape};
use crate::view::{Value, View, Zone, ZoneRole};

pub(super) fn move_text(cards: &Cards, chosen: &Move) -> String {
    match chosen {
        Move::Play(_) if cards.has(CardFlaw::SameTexts) => "play".to_owned(),
        Move::Play(card) => format!("play {card}"),
        Move::Bury(card) => format!("bury {card}"),
        Move::Show(card) => format!("show {card}"),
    }
}

pub(super) fn find(
    cards: &Cards,
    (state, seat): (&State, Seat),
    text: &str,
    moves: &[Move],
    telling: Telling<'_>,
) -> Result<Move, Refusal> {
    let found = moves.iter().find(|it| move_text(cards, it) == text);
    match (cards.flaw, found) {
        (CardFlaw::WrongText, Some(_)) | (CardFlaw::AcceptsNonsense, None) => Ok(moves[0].clone()),
        (CardFlaw::EmptyReason, None) => Err(Refusal::not_a_move("")),
        (CardFlaw::RefusesListed, Some(Move::Show(_))) => {
            Err(Refusal::not_allowed("showing is not allowed"))
        }
        (_, Some(chosen)) => Ok(chosen.clone()),
        (_, None) => {
            let rival = (seat.index() + 1) % cards.n_seats();
            let hand = match cards.flaw {
                CardFlaw::RefusalLeaks => &state.hands[rival],
                _ => &state.hands[seat.index()],
            };
            Err(Refusal::not_a_move(telling.pick(
                format!("this is not a move; the hand is {hand:?}"),
                format!("eso no es una jugada; la mano es {hand:?}"),
            )))
        }
    }
}

pub(super) fn told(cards: &Cards, event: &Event, reader: Reader) -> Event {
    match event {
        Event::Dealt(seat, _) if !reader.reads(*seat) => Event::Dealt(*seat, None),
        Event::Buried(seat, _) if !reader.reads(*seat) => Event::Buried(*seat, None),
        Event::Drew(seat, _) if !reader.reads(*seat) && !cards.has(CardFlaw::StoryLeaks) => {
            Event::Drew(*seat, None)
        }
        Event::Dealt(..)
        | Event::Played(..)
        | Event::Buried(..)
        | Event::Showed(..)
        | Event::Drew(..) => event.clone(),
    }
}

pub(super) fn event_text(cards: &Cards, event: &Event, telling: Telling<'_>) -> String {
    let mut text = telling.pick(format!("now {event:?}"), format!("ahora {event:?}"));
    if cards.has(CardFlaw::RewritesPast) {
        text.push_str(&cards.calls.fetch_add(1, Ordering::Relaxed).to_string());
    }
    text
}

pub(super) fn view(cards: &Cards, state: &State, telling: Telling<'_>) -> View {
    let reader = telling.reader();
    let stock = Attribute::new("stock", Role::Count, state.stock.len());
    let mut facts = vec![stock.labelled(telling.pick("stock", "pozo"))];
    if cards.has(CardFlaw::FickleView) {
        facts[0].value = Value::from(cards.calls.fetch_add(1, Ordering::Relaxed));
    }
    let seats = Seat::all(cards.n_seats());
    let zones = seats.clone().flat_map(|seat| {
        let open = reader.reads(seat) || leaks(cards, reader);
        let hand = zone(cards, ("hand", seat), &state.hands[seat.index()], open);
        let buried = &state.buried[seat.index()];
        let buried = zone(cards, ("buried", seat), buried, reader.reads(seat));
        let played = zone(cards, ("played", seat), &state.played[seat.index()], true);
        [hand, buried, played]
    });
    View {
        zones: zones.collect(),
        seats: seats
            .map(|seat| SeatView::new(seat, cards.team(seat), cards.score(state, seat)))
            .collect(),
        facts,
        on_empty: on_empty(cards, state, reader),
        marked: cards
            .has(CardFlaw::MarksNothing)
            .then(|| "nothing".to_owned()),
        ..View::blank()
    }
}

/// Plays the lowest card of the hand.
fn on_empty(cards: &Cards, state: &State, reader: Reader) -> Option<String> {
    let Reader::Seat(seat) = reader else {
        return None;
    };
    if cards.has(CardFlaw::EmptyPlaysNothing) {
        return Some("nothing".to_owned());
    }
    let card = state.hands[seat.index()].first()?;
    Some(move_text(cards, &Move::Play(*card)))
}

/// Answers whether the reader sees a card, as in `?3`, and where.
pub(super) fn ask(
    cards: &Cards,
    state: &State,
    question: &str,
    telling: Telling<'_>,
) -> Option<String> {
    let reader = telling.reader();
    let asked = match cards.flaw {
        CardFlaw::MovesAreQuestions => question,
        _ => question.strip_prefix('?')?,
    };
    let digits = asked.trim_matches(|it: char| !it.is_ascii_digit());
    let card: u8 = digits.parse().ok()?;
    let nosy = cards.has(CardFlaw::AnswerLeaks);
    let holder = Seat::all(cards.n_seats())
        .filter(|seat| nosy || reader.reads(*seat))
        .find(|seat| state.hands[seat.index()].contains(&card));
    Some(match holder {
        Some(seat) => telling.pick(
            format!("seat {seat} holds {card}"),
            format!("el asiento {seat} tiene {card}"),
        ),
        None => telling
            .pick("nothing is known", "no se sabe nada")
            .to_owned(),
    })
}

fn leaks(cards: &Cards, reader: Reader) -> bool {
    match reader {
        Reader::Seat(_) => cards.has(CardFlaw::ViewLeaks),
        Reader::Spectator => cards.has(CardFlaw::SpectatorSees),
        Reader::Judge => false,
    }
}

fn zone(cards: &Cards, (kind, seat): (&str, Seat), held: &[u8], open: bool) -> Zone {
    let piece = |(index, card): (usize, &u8)| {
        let id = if cards.has(CardFlaw::SamePieces) {
            "card".to_owned()
        } else if cards.has(CardFlaw::ReusesNames) {
            format!("card.{index}.of.{kind}.{seat}")
        } else if open || cards.has(CardFlaw::PieceNamesLeak) {
            format!("card.{card}")
        } else {
            format!("{kind}.{seat}.{index}")
        };
        Piece {
            faces: open.then(|| card.to_string()).into_iter().collect(),
            ..Piece::new(id, Shape::Tile)
        }
    };
    let role = match kind {
        "hand" => ZoneRole::Hand,
        "buried" => ZoneRole::Discard,
        _ => ZoneRole::Table,
    };
    Zone {
        owner: Some(seat),
        pieces: held.iter().enumerate().map(piece).collect(),
        ..Zone::new(format!("{kind}.{seat}"), role, kind, Arrangement::Row)
    }
}

/// What an event is about: the number of a card is what it is called.
pub(super) fn about(cards: &Cards, event: &Event) -> About {
    let about = about_card(event);
    match cards.flaw {
        CardFlaw::PointsAstray => about.to("nowhere"),
        _ => about,
    }
}

fn about_card(event: &Event) -> About {
    let naming = |about: About, card: &Option<u8>| match card {
        Some(card) => about.naming(card.to_string()),
        None => about,
    };
    match event {
        Event::Dealt(seat, cards) => {
            let about = About::new("dealt").by(*seat);
            let cards = cards.iter().flatten();
            cards.fold(about, |about, card| about.naming(card.to_string()))
        }
        Event::Played(seat, card) => naming(About::new("played").by(*seat), &Some(*card)),
        Event::Buried(seat, card) => naming(About::new("buried").by(*seat), card),
        Event::Showed(seat, card) => naming(About::new("showed").by(*seat), &Some(*card)),
        Event::Drew(seat, card) => naming(About::new("drew").by(*seat), card),
    }
}

pub(super) fn move_view(cards: &Cards, chosen: &Move, telling: Telling<'_>) -> MoveView {
    let (Move::Play(card) | Move::Bury(card) | Move::Show(card)) = chosen;
    let text = move_text(cards, chosen);
    let touched = if cards.has(CardFlaw::SamePieces) {
        "card".to_owned()
    } else {
        format!("card.{card}")
    };
    let label = match cards.flaw {
        CardFlaw::NoLabels => String::new(),
        _ => telling.pick(text.clone(), format!("carta {card}: {text}")),
    };
    let role = match chosen {
        Move::Play(_) => MoveRole::Play,
        Move::Bury(_) => MoveRole::Discard,
        Move::Show(_) => MoveRole::Use,
    };
    let is_renamed = cards.has(CardFlaw::ReusesNames);
    MoveView {
        sources: (!is_renamed).then_some(touched).into_iter().collect(),
        faces: vec![card.to_string()],
        ..MoveView::new(text, role, label)
    }
}

/// Exchanges all cards that the seat has not seen.
///
/// The rules treat unseen cards alike, so every way to lay them out is equally
/// likely.
pub(super) fn guess(cards: &Cards, guess: &mut State, seat: Seat, chance: &mut Chance) {
    if cards.has(CardFlaw::GuessIsTruth) {
        return;
    }
    let mut unseen = Vec::new();
    for_unseen(cards, guess, seat, |card| unseen.push(*card));
    match cards.flaw {
        CardFlaw::GuessBiased if !unseen.is_empty() => {
            let n_unseen = unseen.len();
            unseen.rotate_left(chance.below(n_unseen as u32) as usize);
        }
        _ => chance.shuffle(&mut unseen),
    }
    for_unseen(cards, guess, seat, |card| {
        if let Some(next) = unseen.pop() {
            *card = next;
        }
    });
    if cards.has(CardFlaw::GuessLacksMoves) {
        let lowest = guess.hands[seat.index()].first().copied();
        guess.shown[seat.index()] = lowest;
    }
    let hands = guess.hands.iter_mut().chain(&mut guess.buried);
    for held in hands.chain([&mut guess.stock]) {
        held.sort_unstable();
    }
}

/// Visits every card that the seat has not seen.
fn for_unseen(cards: &Cards, state: &mut State, seat: Seat, mut visit: impl FnMut(&mut u8)) {
    let own_too = cards.has(CardFlaw::GuessChangesHand);
    let forgets = cards.has(CardFlaw::GuessForgetsStory);
    for other in Seat::all(cards.n_seats()).filter(|other| *other != seat || own_too) {
        let shown = state.shown[other.index()].filter(|_| !forgets);
        let hand = state.hands[other.index()].iter_mut();
        hand.filter(|card| Some(**card) != shown)
            .for_each(&mut visit);
    }
    for other in Seat::all(cards.n_seats()).filter(|other| *other != seat) {
        state.buried[other.index()].iter_mut().for_each(&mut visit);
    }
    state.stock.iter_mut().for_each(&mut visit);
}
