//! The vocabulary of dominoes: its kinds and their clauses, by topic.
//!
//! The names that a clause takes are declared beside what they do, in the
//! folders of the rule kinds; variables are in `variables`.

mod hand;
mod score;
mod seats;
mod table;
mod tiles;
mod turn;
mod whole;

use tapete_lang::{Bilingual, KindWord, Vocabulary, Word};

use crate::bots;

/// The words that the family brings.
pub static VOCABULARY: Vocabulary = Vocabulary {
    kinds: &[DOMINO, bots::BOT],
    open: None,
};

/// The most moves that a text may allow a match.
pub(crate) const MOVES_MAX: i64 = 1_000_000;

/// The most points that a match may be played to.
const TARGET_MAX: i64 = 1_000_000;

const DOMINO: KindWord = KindWord {
    word: Word {
        name: "Domino",
        others: &["Dominó"],
        doc: Bilingual::new("A game of dominoes.", "Un juego de dominó."),
        example: "new Domino called \"Block\" with_tiles Doubles(6) for_players 4 deals 7",
    },
    named: true,
    clauses: &[
        tiles::WITH_TILES,
        tiles::WITH_VALUES,
        tiles::TILE,
        tiles::WITHOUT,
        tiles::KEEPING,
        tiles::COPIES,
        tiles::TILE_POINTS,
        tiles::WORTH,
        seats::FOR_PLAYERS,
        seats::IN_TEAMS_OF,
        seats::SEATED,
        seats::DEALS,
        seats::DEALING,
        seats::REDEALS,
        seats::REORGANISES,
        seats::SEES,
        seats::REVEALS,
        table::ON_TABLE,
        table::BRANCHES,
        table::SIDES_OPEN,
        table::FILLS_FIRST,
        table::DOUBLES,
        table::MATCHES,
        table::WILD,
        table::FORBIDS,
        table::PLAYS_ON,
        table::MARKS_ARMS,
        turn::BEGINS,
        turn::DRAWS,
        turn::KEEPS,
        turn::MAY_DRAW,
        turn::DRAWN_TILE,
        turn::DRAW_COSTS,
        turn::PASSES,
        turn::PASS_COSTS,
        turn::TURNS,
        turn::LONG_FIRST_TURN,
        hand::ENDS,
        hand::STOPS,
        hand::COUNTS,
        hand::WINS,
        hand::TIES,
        hand::RANKS,
        score::SCORES,
        score::GAINS,
        score::PASS_GAINS,
        score::HAND_GAINS,
        score::SCORE_TIMES,
        score::ROUNDS_TO,
        whole::PLAYS_TO,
        whole::EXACTLY,
        whole::ENDS_AT_ONCE,
        whole::PLAYS_HANDS,
        whole::LOWEST_WINS,
        whole::COMBINES,
        whole::TURN_LIMIT,
    ],
};
