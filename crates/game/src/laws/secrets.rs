//! Noninterference by guesses: what a seat is sent is the same, byte for byte,
//! in the truth and in every state that the seat could take for the truth.

use std::collections::BTreeSet;

use tapete_speech::Tongue;

use crate::bot::{Bot, Choice};
use crate::chance::Chance;
use crate::game::Game;
use crate::playing::Match;
use crate::seat::{Reader, Seat};
use crate::seed::Seed;

use super::keep::{is_close, step};
use super::listing::{Advised, is_turn_of};
use super::{Broken, Trial, random_index, reader_name};

const SAME_VIEW: &str = "a guess shows the seat what the truth shows it";
const SAME_MOVES: &str = "a guess gives the seat the moves that it has";
const SAME_ADVICE: &str = "a bot's advice follows from what its seat may know";
const SAME_REFUSAL: &str = "a refusal follows from what its seat may know";
const SAME_ANSWER: &str = "an answer follows from what its reader may know";
const PLAYABLE: &str = "a guess can be played to its end";

/// Past this many moves only a few positions are looked at.
const LOOKED_AT_UNTIL: u32 = 100;

/// How many words of the story a seat tries as moves, at most.
const WORDS_MAX: usize = 60;

/// Plays one random match and holds guesses of every seat against the truth.
///
/// A guess for a seat keeps what the seat knows and exchanges the rest. A
/// spectator knows less than any seat, so its view must not change either.
/// In a long match most positions are looked at from one seat only, and in a
/// very long one most are not looked at.
pub fn secrets(game: &Game, seed: Seed) -> Result<(), Broken> {
    let trial = Trial { game, seed };
    let mut chance = trial.players();
    let mut playing = game.start(seed);
    loop {
        let mut seats: Vec<Seat> = game.seats().collect();
        if !is_close(&playing) {
            chance.shuffle(&mut seats);
            let is_looked_at = playing.n_played() <= LOOKED_AT_UNTIL;
            seats.truncate(usize::from(is_looked_at));
        }
        for seat in seats {
            let guess = playing.guess(seat, &mut chance);
            agrees(trial, &playing, &guess, seat)?;
            if playing.turn().seats().contains(seat) {
                advice(trial, &playing, &guess, seat, &mut chance)?;
                refusals(trial, &playing, &guess, seat, &mut chance)?;
                plays_on(trial, &playing, guess, seat, &mut chance)?;
            }
        }
        if playing.is_over() {
            return Ok(());
        }
        step(trial, &mut playing, &mut chance)?;
    }
}

/// Complains if `seat` or a spectator could tell the guess from the truth.
pub(super) fn agrees(
    trial: Trial<'_>,
    truth: &Match,
    guess: &Match,
    seat: Seat,
) -> Result<(), Broken> {
    for reader in [Reader::Seat(seat), Reader::Spectator] {
        for tongue in [Tongue::En, Tongue::Es] {
            let what = format_args!(
                "{} can tell a guess for seat {seat} from the truth",
                reader_name(reader)
            );
            let views = [truth, guess].map(|it| view_text(it, reader, tongue));
            trial.same(SAME_VIEW, truth, what, [&views[0], &views[1]])?;
        }
    }
    let moves = [truth, guess].map(|it| it.moves(seat).join("\n"));
    let what = format_args!("the list of seat {seat}");
    trial.same(SAME_MOVES, truth, what, [&moves[0], &moves[1]])
}

/// Returns a view as it is sent, without the log, which a guess does not keep.
fn view_text(playing: &Match, reader: Reader, tongue: Tongue) -> String {
    let mut view = playing.view_in(reader, tongue);
    view.log.clear();
    serde_json::to_string(&view).unwrap_or_default()
}

/// A bot of the family gives the same advice with the same luck of its own. Bots
/// may think for long: in most positions of a long match only one is asked, each
/// in its turn.
fn advice(
    trial: Trial<'_>,
    truth: &Match,
    guess: &Match,
    seat: Seat,
    chance: &mut Chance,
) -> Result<(), Broken> {
    let is_close = is_close(truth);
    for (bot, word) in trial.game.bots().iter().enumerate() {
        if !is_close && !is_turn_of(bot, truth) {
            continue;
        }
        let luck = chance.bits();
        let chosen = [truth, guess].map(|it| it.choose(seat, &mut Advised::new(bot, luck)));
        trial.hold(SAME_ADVICE, truth, chosen[0] == chosen[1], || {
            format!("bot `{}` in seat {seat} gives {chosen:?}", word.name)
        })?;
    }
    Ok(())
}

/// Whatever the seat tries or asks, the answer is the same. It tries words of
/// the whole truth, among them the names of what others hold.
fn refusals(
    trial: Trial<'_>,
    truth: &Match,
    guess: &Match,
    seat: Seat,
    chance: &mut Chance,
) -> Result<(), Broken> {
    let story = truth.story(Reader::Judge, Tongue::En);
    let words: BTreeSet<&str> = story
        .iter()
        .flat_map(|told| told.text.split_whitespace())
        .collect();
    let mut words: Vec<&str> = words.into_iter().collect();
    chance.shuffle(&mut words);
    for word in words.into_iter().take(WORDS_MAX) {
        let answers = [truth, guess].map(|it| match it.clone().play(seat, word) {
            Ok(()) => "accepted".to_owned(),
            Err(error) => error.reason,
        });
        let what = format_args!("seat {seat} plays `{word}`");
        trial.same(SAME_REFUSAL, truth, what, [&answers[0], &answers[1]])?;
        for question in [word.to_owned(), format!("?{word}")] {
            answers_agree(trial, [truth, guess], seat, &question)?;
        }
    }
    Ok(())
}

fn answers_agree(
    trial: Trial<'_>,
    [truth, guess]: [&Match; 2],
    seat: Seat,
    question: &str,
) -> Result<(), Broken> {
    for reader in [Reader::Seat(seat), Reader::Spectator] {
        for tongue in [Tongue::En, Tongue::Es] {
            let answers = [truth, guess].map(|it| it.ask(reader, question, tongue));
            trial.hold(SAME_ANSWER, truth, answers[0] == answers[1], || {
                let who = reader_name(reader);
                format!("{who} asks `{question}` and is answered {answers:?}")
            })?;
        }
    }
    Ok(())
}

/// The seat's move is accepted in the guess, and so are all that follow.
fn plays_on(
    trial: Trial<'_>,
    truth: &Match,
    mut guess: Match,
    seat: Seat,
    chance: &mut Chance,
) -> Result<(), Broken> {
    let refused = |error: crate::playing::MoveError| {
        trial.broken(PLAYABLE, truth, format!("a guess for seat {seat}: {error}"))
    };
    let moves = truth.moves(seat);
    if let Some(text) = moves.get(random_index(moves.len(), chance)) {
        guess.play(seat, text).map_err(refused)?;
    }
    let mut players: Vec<Box<dyn Bot>> = Vec::new();
    for _ in trial.game.seats() {
        players.push(Box::new(Careless(Chance::quick(chance.bits()))));
    }
    guess.play_out(&mut players).map_err(refused)
}

/// Plays anything.
struct Careless(Chance);

impl Bot for Careless {
    fn start(&mut self, _seat: Seat, seed: u64) {
        self.0 = Chance::quick(seed);
    }

    fn choose(&mut self, choice: &Choice<'_>) -> usize {
        random_index(choice.n_moves(), &mut self.0)
    }
}
