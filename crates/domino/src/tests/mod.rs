//! Tests of the family as a whole, on games written inline.

mod general_laws;
mod guesses;
mod laws;
mod paths;
mod play;
mod problems;
mod slips;
mod telling;

use tapete_game::{Chance, Game, Match, Names, Seat, Turn};
use tapete_lang::{Problems, Sources, Tongue, check, parse, plain};

use crate::{VOCABULARY, compile};

/// Compiles a text; returns the game, if there is one, and all problems in
/// plain form.
pub(super) fn try_game(text: &str, n_seats: Option<usize>) -> (Option<Game>, String) {
    let mut sources = Sources::new();
    let file = sources.add("test.tapete", text);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[], &mut problems);
    let checked = check(&tree, &[&VOCABULARY], &mut problems);
    let game = compile(&checked, n_seats, &mut problems);
    (game, plain(&problems, &sources, Tongue::En))
}

/// Compiles the clauses of a game that must have no problem.
pub(super) fn game(clauses: &str) -> Game {
    let text = format!("new Domino called \"Test\" {clauses}");
    let (game, problems) = try_game(&text, None);
    assert_eq!(problems, "", "{text}");
    game.expect("a text without problems is a game")
}

/// Plays one random move.
pub(super) fn play_any(playing: &mut Match, chance: &mut Chance) {
    let Turn::Seat(seat) = playing.turn() else {
        panic!("the match is over");
    };
    let n_moves = playing.moves(seat).len() as u32;
    playing
        .play_nth(seat, chance.below(n_moves) as usize)
        .expect("a listed move is accepted");
}

/// Starts a match in which the seats hold these tiles. Players are called by
/// their seats.
pub(super) fn arranged(game: &Game, deals: &[&str]) -> Match {
    let mut playing = game.start(tapete_game::Seed::new(1));
    playing.name_players(Names::of_seats(game.n_seats()));
    for (seat, tiles) in deals.iter().enumerate() {
        playing
            .arrange(&format!("deal {seat} {tiles}"))
            .expect("the deal is possible");
    }
    playing
}

/// Plays moves by text, from the seat that must act.
pub(super) fn play_all(playing: &mut Match, moves: &[&str]) {
    for text in moves {
        let seat: Seat = playing.turn().seats().first().expect("somebody must act");
        playing
            .play(seat, text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}
