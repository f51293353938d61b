//! Laws of turns in which several seats act together: the order of their moves
//! does not matter, and nobody sees a choice before the turn is done.

use std::collections::BTreeMap;

use tapete_speech::Tongue;

use crate::chance::Chance;
use crate::playing::Match;
use crate::rules::Turn;
use crate::seat::{Reader, Seat};

use super::{Broken, Trial, random_index, reader_name, some_seats};

const COMMUTE: &str = "seats that act together may move in any order";
const UNSEEN: &str = "a choice made together is not seen before the turn is done";

/// How many choices of one seat are compared in one position.
const CHOICES_MAX: usize = 6;

pub(super) fn commute(
    trial: Trial<'_>,
    playing: &Match,
    chance: &mut Chance,
) -> Result<(), Broken> {
    let Turn::Together(_) = playing.turn() else {
        return Ok(());
    };
    // The bound may cut a turn in two; that is nobody's fault.
    if playing.n_played() + 2 > trial.game.moves_max() {
        return Ok(());
    }
    let seats = some_seats(playing, chance);
    for (index, seat) in seats.iter().enumerate() {
        for rival in &seats[index + 1..] {
            either_order(trial, playing, [*seat, *rival], chance)?;
        }
        unseen(trial, playing, *seat, &seats, chance)?;
    }
    Ok(())
}

fn either_order(
    trial: Trial<'_>,
    playing: &Match,
    seats: [Seat; 2],
    chance: &mut Chance,
) -> Result<(), Broken> {
    let moves = seats.map(|seat| {
        let moves = playing.moves(seat);
        let index = random_index(moves.len(), chance);
        moves.get(index).cloned().unwrap_or_default()
    });
    let mut ends = Vec::new();
    for order in [[0, 1], [1, 0]] {
        let mut copy = playing.clone();
        for which in order {
            copy.play(seats[which], &moves[which]).map_err(|error| {
                let [seat, rival] = order.map(|which| seats[which]);
                let detail = format!("seat {seat} before seat {rival}: {error}");
                trial.broken(COMMUTE, playing, detail)
            })?;
        }
        ends.push(copy.state_text());
    }
    let what = format_args!(
        "`{}` of seat {} and `{}` of seat {}",
        moves[0], seats[0], moves[1], seats[1]
    );
    trial.same(COMMUTE, playing, what, [&ends[0], &ends[1]])
}

/// Whatever `seat` chooses, those of `seats` who still have to choose see the
/// same.
///
/// That a seat is ready may be public, so only choices that leave the same
/// seats to act are compared.
fn unseen(
    trial: Trial<'_>,
    playing: &Match,
    seat: Seat,
    seats: &[Seat],
    chance: &mut Chance,
) -> Result<(), Broken> {
    let others = seats.iter().copied().filter(|other| *other != seat);
    let waiting: Vec<Seat> = others.collect();
    if waiting.is_empty() {
        return Ok(());
    }
    let before: Vec<Vec<String>> = waiting.iter().map(|it| playing.moves(*it)).collect();
    let mut moves = playing.moves(seat);
    chance.shuffle(&mut moves);
    moves.truncate(CHOICES_MAX);
    let mut seen: BTreeMap<(Vec<Seat>, String), (String, String)> = BTreeMap::new();
    for text in moves {
        let mut copy = playing.clone();
        copy.play(seat, &text)
            .map_err(|error| trial.broken(COMMUTE, playing, error.to_string()))?;
        for (other, before) in waiting.iter().zip(&before) {
            trial.hold(UNSEEN, playing, copy.moves(*other) == *before, || {
                format!("`{text}` of seat {seat} changes the moves of seat {other}")
            })?;
        }
        let left: Vec<Seat> = copy.turn().seats().iter().collect();
        let readers = waiting.iter().map(|it| Reader::Seat(*it));
        for reader in readers.chain([Reader::Spectator]) {
            let who = reader_name(reader);
            let shown = shown(&copy, reader);
            let (first, expected) = seen
                .entry((left.clone(), who.clone()))
                .or_insert_with(|| (text.clone(), shown.clone()));
            let what = format_args!("{who} can tell `{first}` of seat {seat} from `{text}`");
            trial.same(UNSEEN, playing, what, [expected, &shown])?;
        }
    }
    Ok(())
}

/// Returns everything that a reader is shown and told.
fn shown(playing: &Match, reader: Reader) -> String {
    let view = playing.view(reader);
    let story = playing.story(reader, Tongue::En);
    format!(
        "{} {story:?}",
        serde_json::to_string(&view).unwrap_or_default()
    )
}
