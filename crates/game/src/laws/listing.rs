//! Laws of the move list: never empty, every text names its move.

use std::collections::BTreeSet;

use tapete_speech::Tongue;

use crate::bot::{Advice, Bot};
use crate::chance::Chance;
use crate::playing::Match;
use crate::seat::{Reader, Seat};

use super::keep::is_close;
use super::{Broken, Trial, random_index, some_seats};

pub(super) const SOMEBODY_ACTS: &str = "some seat has a move until the end";
pub(super) const LISTED_IS_LEGAL: &str = "every listed move is accepted";
const BOT_CHOOSES: &str = "a bot chooses a move that can be played";
const NO_QUESTION: &str = "a text that names a move is no question";
const TEXT_NAMES_MOVE: &str = "each text names its move";

/// How many moves of a list are tried in one position.
const TRIED_MAX: usize = 16;

/// The list of every seat that must act has moves, with different texts.
pub(super) fn listed(trial: Trial<'_>, playing: &Match) -> Result<(), Broken> {
    for seat in trial.game.seats() {
        let moves = playing.moves(seat);
        if !playing.turn().seats().contains(seat) {
            trial.hold(
                "only a seat that must act has moves",
                playing,
                moves.is_empty(),
                || format!("seat {seat} is not to act and has {moves:?}"),
            )?;
            continue;
        }
        trial.hold(SOMEBODY_ACTS, playing, !moves.is_empty(), || {
            format!("seat {seat} must act and has no move")
        })?;
        let mut texts = BTreeSet::new();
        for text in &moves {
            trial.hold(TEXT_NAMES_MOVE, playing, texts.insert(text), || {
                format!("two moves of seat {seat} are called `{text}`")
            })?;
            let plain = text.trim() == text && !text.is_empty() && !text.contains('\n');
            trial.hold(TEXT_NAMES_MOVE, playing, plain, || {
                format!("a move of seat {seat} is called {text:?}, which nobody can type")
            })?;
            let answer = playing.ask(Reader::Seat(seat), text, Tongue::En);
            trial.hold(NO_QUESTION, playing, answer.is_none(), || {
                format!("seat {seat} plays `{text}` and is answered {answer:?}")
            })?;
        }
        trial.hold(
            "the list has a fixed order",
            playing,
            moves == playing.moves(seat) && moves == playing.clone().moves(seat),
            || format!("seat {seat} was given two lists for one position"),
        )?;
    }
    Ok(())
}

/// Playing by text and playing by index lead to the same match.
pub(super) fn texts_name_moves(
    trial: Trial<'_>,
    playing: &Match,
    chance: &mut Chance,
) -> Result<(), Broken> {
    let before = playing.truth();
    for seat in some_seats(playing, chance) {
        let moves = playing.moves(seat);
        for index in tried(moves.len(), chance) {
            let text = &moves[index];
            let mut by_text = playing.clone();
            let mut by_index = playing.clone();
            let refused = |error| {
                let detail = format!("`{text}` of seat {seat} is refused: {error}");
                trial.broken(LISTED_IS_LEGAL, playing, detail)
            };
            by_text.play(seat, text).map_err(refused)?;
            by_index.play_nth(seat, index).map_err(refused)?;
            trial.same(
                TEXT_NAMES_MOVE,
                playing,
                format_args!("`{text}` does not play move {index} of seat {seat}"),
                [&by_text.truth(), &by_index.truth()],
            )?;
            trial.same(
                "copies are independent",
                playing,
                format_args!("`{text}`, played in a copy, changed the original"),
                [&before, &playing.truth()],
            )?;
        }
    }
    Ok(())
}

/// Returns the indexes to try: all of a short list, some of a long one.
fn tried(n_moves: usize, chance: &mut Chance) -> Vec<usize> {
    if n_moves <= TRIED_MAX {
        return (0..n_moves).collect();
    }
    let mut indexes = vec![0, n_moves - 1];
    indexes.extend((2..TRIED_MAX).map(|_| random_index(n_moves, chance)));
    indexes
}

/// The family's own bots choose moves that can be played by their texts.
pub(super) fn bots_choose(
    trial: Trial<'_>,
    playing: &Match,
    chance: &mut Chance,
) -> Result<(), Broken> {
    for seat in some_seats(playing, chance) {
        let is_close = is_close(playing);
        for (bot, word) in trial.game.bots().iter().enumerate() {
            if !is_close && !is_turn_of(bot, playing) {
                continue;
            }
            let mut advised = Advised::new(bot, chance.bits());
            let refused = |error| {
                let detail = format!("bot `{}` in seat {seat}: {error}", word.name);
                trial.broken(BOT_CHOOSES, playing, detail)
            };
            let text = playing.choose(seat, &mut advised).map_err(refused)?;
            let mut copy = playing.clone();
            copy.play(seat, &text).map_err(refused)?;
            let last = copy.played().last().map(|it| it.text.as_str());
            trial.hold(TEXT_NAMES_MOVE, playing, last == Some(&*text), || {
                format!("`{text}` of bot `{}` plays {last:?}", word.name)
            })?;
        }
    }
    Ok(())
}

/// Tells whether a bot is the one to be asked in this position, where not all
/// are.
pub(super) fn is_turn_of(bot: usize, playing: &Match) -> bool {
    let n_bots = playing.game().bots().len().max(1);
    playing.n_played() as usize % n_bots == bot
}

/// A bot of the family, with luck of its own.
pub(super) struct Advised {
    bot: usize,
    chance: Chance,
}

impl Advised {
    pub(super) fn new(bot: usize, seed: u64) -> Advised {
        Advised {
            bot,
            chance: Chance::quick(seed),
        }
    }
}

impl Bot for Advised {
    fn start(&mut self, _seat: Seat, seed: u64) {
        self.chance = Chance::quick(seed);
    }

    fn advice(&mut self) -> Option<Advice<'_>> {
        Some(Advice {
            bot: self.bot,
            chance: &mut self.chance,
        })
    }
}
