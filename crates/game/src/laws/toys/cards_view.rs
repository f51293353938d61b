//! What the seats of the card game are shown, told and may guess.

use std::sync::atomic::Ordering;

use tapete_speech::Tongue;

use super::cards::Cards;
use super::cards_state::{CardFlaw, Event, Move, State};
use crate::chance::Chance;
use crate::rules::Play;
use crate::seat::{Reader, Seat};
use crate::view::{Arrangement, FactView, MoveView, Piece, Posture, SeatView, Shape, View, Zone};

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
    tongue: Tongue,
) -> Result<Move, String> {
    let found = moves.iter().find(|it| move_text(cards, it) == text);
    match (cards.flaw, found) {
        (CardFlaw::WrongText, Some(_)) | (CardFlaw::AcceptsNonsense, None) => Ok(moves[0].clone()),
        (CardFlaw::EmptyReason, None) => Err(String::new()),
        (CardFlaw::RefusesListed, Some(Move::Show(_))) => Err("showing is not allowed".to_owned()),
        (_, Some(chosen)) => Ok(chosen.clone()),
        (_, None) => {
            let hand = &state.hands[seat.index()];
            Err(tongue.pick(
                format!("this is not a move; the hand is {hand:?}"),
                format!("eso no es una jugada; la mano es {hand:?}"),
            ))
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

pub(super) fn event_text(cards: &Cards, event: &Event, tongue: Tongue) -> String {
    let mut text = tongue.pick(format!("now {event:?}"), format!("ahora {event:?}"));
    if cards.has(CardFlaw::RewritesPast) {
        text.push_str(&cards.calls.fetch_add(1, Ordering::Relaxed).to_string());
    }
    text
}

pub(super) fn view(cards: &Cards, state: &State, reader: Reader, tongue: Tongue) -> View {
    let mut facts = vec![FactView {
        name: "stock".to_owned(),
        label: tongue.pick("stock", "pozo").to_owned(),
        value: state.stock.len().to_string(),
    }];
    if cards.has(CardFlaw::FickleView) {
        facts[0].value = cards.calls.fetch_add(1, Ordering::Relaxed).to_string();
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
        game: cards.name().to_owned(),
        family: cards.family().to_owned(),
        reader,
        to_act: Vec::new(),
        zones: zones.collect(),
        seats: seats
            .map(|seat| SeatView {
                seat,
                name: Some(format!("Player {seat}")),
                team: cards.team(seat),
                score: cards.score(state, seat),
                facts: Vec::new(),
            })
            .collect(),
        facts,
        palette: Vec::new(),
        moves: Vec::new(),
        on_empty: on_empty(cards, state, reader),
        marked: None,
        log: Vec::new(),
        outcome: None,
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
    reader: Reader,
    question: &str,
    tongue: Tongue,
) -> Option<String> {
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
        Some(seat) => tongue.pick(
            format!("seat {seat} holds {card}"),
            format!("el asiento {seat} tiene {card}"),
        ),
        None => tongue
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
    let piece = |(index, card): (usize, &u8)| Piece {
        id: if cards.has(CardFlaw::SamePieces) {
            "card".to_owned()
        } else if open || cards.has(CardFlaw::PieceNamesLeak) {
            format!("card.{card}")
        } else {
            format!("{kind}.{seat}.{index}")
        },
        shape: Shape::Tile,
        faces: open.then(|| card.to_string()).into_iter().collect(),
        posture: Posture::Upright,
        owner: None,
        lie: None,
        fresh: false,
    };
    Zone {
        id: format!("{kind}.{seat}"),
        label: kind.to_owned(),
        owner: Some(seat),
        arrangement: Arrangement::Row,
        pieces: held.iter().enumerate().map(piece).collect(),
        anchor: None,
        arms: Vec::new(),
        extent: None,
    }
}

pub(super) fn move_view(cards: &Cards, chosen: &Move, tongue: Tongue) -> MoveView {
    let (Move::Play(card) | Move::Bury(card) | Move::Show(card)) = chosen;
    let text = move_text(cards, chosen);
    let touched = if cards.has(CardFlaw::SamePieces) {
        "card".to_owned()
    } else {
        format!("card.{card}")
    };
    MoveView {
        label: tongue.pick(text.clone(), format!("carta {card}: {text}")),
        text,
        touches: vec![touched],
        spot: None,
        faces: vec![card.to_string()],
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
