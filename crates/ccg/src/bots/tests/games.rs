//! Games to try bots in: the decks that are shipped.

use std::path::{Path, PathBuf};

use tapete_game::{Chance, Seat, Silent};

use crate::bots::{BOTS, choose};
use crate::engine::{Asks, Stage};
use crate::known::Known;
use crate::model::Cards;
use crate::moves::Move;
use crate::state::{Ask, State};

/// Returns the text of a shipped file and of all that it includes.
fn text_of(file: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/ccg");
    let mut text = String::new();
    let mut seen = Vec::new();
    add(&root.join(file), &mut text, &mut seen);
    text
}

fn add(path: &Path, text: &mut String, seen: &mut Vec<PathBuf>) {
    if seen.contains(&path.to_owned()) {
        return;
    }
    seen.push(path.to_owned());
    let own = std::fs::read_to_string(path).expect("it is shipped");
    for line in own.lines() {
        match line.strip_prefix("include \"") {
            Some(rest) => {
                let name = rest.trim_end().trim_end_matches('"');
                add(&path.with_file_name(name), text, seen);
            }
            None => {
                text.push_str(line);
                text.push('\n');
            }
        }
    }
}

/// Compiles a shipped game.
pub(crate) fn shipped(file: &str) -> Cards {
    crate::text::cards(&text_of(file), true).unwrap_or_else(|it| panic!("{file}: {it}"))
}

/// One game of each kind.
pub(super) const SHIPPED: &[&str] = &[
    "classic/dawn_mirror.tapete",
    "classic/sky_and_sea.tapete",
    "classic/oath_and_bargain.tapete",
    "shadowlike/two_captains.tapete",
    "pocketlike/kiln_and_river.tapete",
    "thesis/thesis.tapete",
];

pub(super) fn bot(name: &str) -> usize {
    let index = BOTS.iter().position(|it| it.name == name);
    index.unwrap_or_else(|| panic!("no bot {name}"))
}

/// Plays a match; nothing stands for luck. Returns it when it is over or when
/// `n_moves` were made. `look` sees every decision before it is made.
pub(super) fn play(
    game: &Cards,
    bots: [Option<usize>; 2],
    seed: u64,
    n_moves: usize,
    mut look: impl FnMut(&State, Seat, &[Move]),
) -> State {
    let mut state = State::blank(game);
    let mut chance = Chance::quick(seed);
    let mut thoughts = [Chance::quick(seed ^ 0x5eed), Chance::quick(seed ^ 0xbeef)];
    let mut stage = Stage {
        game,
        state: &mut state,
        chance: &mut chance,
        events: &mut Silent,
        asks: Asks::Able,
    };
    stage.start();
    stage.advance();
    let mut moves = Vec::new();
    for _ in 0..n_moves {
        if stage.state.end.is_some() || stage.state.ask == Ask::Nothing {
            break;
        }
        moves.clear();
        let seat = Seat(stage.state.asked);
        game.list(stage.state, seat.0, &mut moves);
        look(stage.state, seat, &moves);
        let own = &mut thoughts[seat.index()];
        let chosen = match bots[seat.index()] {
            Some(bot) => {
                let known = Known::new(game, stage.state, seat);
                choose(bot, known, &mut moves, own)
            }
            None => moves[own.below(moves.len() as u32) as usize],
        };
        stage.answer(chosen);
    }
    state
}
