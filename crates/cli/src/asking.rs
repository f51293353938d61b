//! What a person asks about a move or what it is played with: `?2`.

use tapete_draw::text::card_sentence;
use tapete_game::{Match, MoveView, Piece, Reader, RefusalCode, Tongue, View, ZoneRole};

/// Answers a question: about the piece of the move with a number, as the screen
/// shows it, or in the family's own words. Nothing if the text is no question.
pub(crate) fn answer(
    playing: &Match,
    view: &View,
    question: &str,
    tongue: Tongue,
) -> Option<String> {
    let number = question.strip_prefix('?').map(str::trim);
    let number = number.and_then(|it| it.parse().ok());
    match number.and_then(|it| view.numbered(it)) {
        None => playing.ask(view.reader, question, tongue),
        Some(chosen) => {
            let piece = chosen.touched().find_map(|id| view.piece(id));
            let told = piece.map(|it| told(playing, view.reader, it, tongue));
            let told = told.filter(|it| !it.is_empty()).map(|it| it.join("\n"));
            Some(told.unwrap_or_else(|| chosen.label.clone()))
        }
    }
}

/// Says a piece in full: what it says itself, and what the family knows besides.
pub(crate) fn told(playing: &Match, reader: Reader, piece: &Piece, tongue: Tongue) -> Vec<String> {
    let said = card_sentence(piece, tongue);
    let asked = piece.called().map(|it| format!("?{it}"));
    let known = asked.and_then(|it| playing.ask(reader, &it, tongue));
    let Some(said) = said else {
        return known.into_iter().collect();
    };
    // Its first line says what was just said.
    let more = known.iter().flat_map(|it| it.lines().skip(1));
    let more: Vec<String> = more
        .filter(|line| !said.ends_with(line))
        .map(str::to_owned)
        .collect();
    let mut lines = vec![said];
    lines.extend(more);
    lines
}

/// Says why a piece cannot be played now; nothing if it can, or if nobody can tell.
pub(crate) fn why_not(playing: &Match, view: &View, piece: &str, tongue: Tongue) -> Option<String> {
    let Reader::Seat(seat) = view.reader else {
        return None;
    };
    let error = playing.why_not(seat, piece, tongue)?;
    let is_reason = !matches!(
        error.code,
        RefusalCode::NotAMove | RefusalCode::Ambiguous | RefusalCode::NotYourTurn
    );
    is_reason.then_some(error.reason)
}

/// Says why no move has a number where numbers are slots of the hand and that slot
/// holds something.
pub(crate) fn why_no_number(
    playing: &Match,
    view: &View,
    number: &str,
    tongue: Tongue,
) -> Option<String> {
    let piece = slot_of(view, number.parse().ok()?)?;
    why_not(playing, view, &piece.id, tongue)
}

/// Returns the piece in a slot of the reader's hand, if moves are numbered by slots.
pub(crate) fn slot_of(view: &View, number: u32) -> Option<&Piece> {
    let Reader::Seat(seat) = view.reader else {
        return None;
    };
    let mut zones = view.zones.iter();
    let hand = zones.find(|it| it.owner == Some(seat) && it.role == ZoneRole::Hand)?;
    let slot_number = |id: &str| {
        let place = hand.pieces.iter().position(|it| it.id == id)?;
        u32::try_from(place + 1).ok()
    };
    let starts = |it: &MoveView| slot_number(it.sources.first()?).map(|slot| (slot, it.number));
    let mut starting = view.moves.iter().filter_map(starts).peekable();
    let are_slots = starting.peek().is_some() && starting.all(|(slot, number)| slot == number);
    let place = usize::try_from(number).ok()?.checked_sub(1)?;
    hand.pieces.get(place).filter(|_| are_slots)
}
