//! What a person asks about a move or what it is played with: `?2`.

use tapete_draw::text::card_sentence;
use tapete_game::{Match, Piece, Reader, Tongue, View};

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
