//! Laws of refusal: what is not a move is refused with a reason and changes
//! nothing.

use tapete_speech::Tongue;

use crate::playing::{Match, MoveError};
use crate::seat::Seat;

use super::{Broken, Trial};

const LAW: &str = "nonsense is refused with a reason and changes nothing";

/// Texts that name no move of any game.
const NONSENSE: [&str; 7] = [
    "",
    "   ",
    "no such move",
    "\u{0}",
    "-99999999999999999999999999",
    "🂡🂡🂡",
    "(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((",
];

/// Nonsense, moves out of range and moves out of turn are refused.
pub(super) fn nonsense(trial: Trial<'_>, playing: &Match) -> Result<(), Broken> {
    let before = playing.truth();
    let acting = playing.turn().seats();
    let mut copy = playing.clone();
    let long = "x".repeat(10_000);
    // Seats that no match has: what a broken client or replay may send.
    let strangers = [trial.game.n_seats(), 16, 255].map(|index| Seat(index as u8));
    for seat in trial.game.seats().chain(strangers) {
        for text in NONSENSE.into_iter().chain([long.as_str()]) {
            for tongue in [Tongue::En, Tongue::Es] {
                let answer = copy.play_in(seat, text, tongue);
                refused(
                    trial,
                    playing,
                    format_args!("seat {seat} plays {text:?}"),
                    answer,
                )?;
            }
        }
        let moves = playing.moves(seat);
        for index in [moves.len(), moves.len() + 1, usize::MAX] {
            let answer = copy.play_nth(seat, index);
            refused(
                trial,
                playing,
                format_args!("seat {seat} plays move {index}"),
                answer,
            )?;
        }
        if acting.contains(seat) {
            continue;
        }
        for text in acting.iter().flat_map(|other| playing.moves(other)).take(4) {
            let answer = copy.play(seat, &text);
            let what = format_args!("seat {seat}, which is not to act, plays `{text}`");
            refused(trial, playing, what, answer)?;
        }
    }
    trial.same(
        LAW,
        playing,
        "a refusal changed the match",
        [&before, &copy.truth()],
    )?;
    trial.same(
        LAW,
        playing,
        "a refusal changed another copy",
        [&before, &playing.truth()],
    )
}

fn refused(
    trial: Trial<'_>,
    playing: &Match,
    what: std::fmt::Arguments<'_>,
    answer: Result<(), MoveError>,
) -> Result<(), Broken> {
    let reason = match answer {
        Ok(()) => return Err(trial.broken(LAW, playing, format!("{what} and it is accepted"))),
        Err(error) => error.reason,
    };
    trial.hold(LAW, playing, !reason.trim().is_empty(), || {
        format!("{what} and is refused without a reason")
    })
}
