//! Every problem that only a text of galaxies can have, as data.

mod maps;
mod planets;
mod players;
mod sense;

use tapete_lang::{Code, Scope, join_codes};

use crate::files;

pub(crate) use tapete_lang::help::{DID_YOU_MEAN_QUOTED, ONE_OF};

pub(crate) use maps::{
    LARGER_MAP, MUCH_LARGER_MAP, NEAREST, PLANETS_DO_NOT_FIT, SQUARE_OR_MIRROR, SYMMETRY_LISTED,
    SYMMETRY_NOT_SQUARE, SYMMETRY_PLAYERS, SYMMETRY_UNEVEN, TWO_OR_FOUR, WITHOUT_SYMMETRY,
};
pub(crate) use planets::{
    BAD_PLANET_NAME, CELL_OUTSIDE, CELL_TAKEN, EMPTY_RANGE, INSIDE, LIST_OR_TAKE, OTHER_CELL,
    OWNER, PLANET_NAME, PLAYER_WITHOUT_PLANET, RATE, SEAT_WITHOUT_PLANET, SEATS, TAKEN_HERE,
    TURN_ROUND, UNKNOWN_OWNER, WRONG_RATE,
};
pub(crate) use players::{
    BAD_PLAYER_NAME, FIRST_GAME, NAME_PLAYERS, NO_PLAYERS, PLAYERS_DISAGREE, SEVERAL_GAMES,
    SHORT_NAME, WRITE_PLAYERS, WRONG_PLAYERS,
};
pub(crate) use sense::{
    DUEL_TOO_LONG, GIVE_RATES, GIVE_SHIPS, HIGHER_RATE, LONG_LIMIT, LONGER_LIMIT, NAMED_IN_ORDER,
    NEVER_CAPTURES, NO_EFFECT, NO_GROWTH, NO_HOMES, NO_LANDING_ORDER, NO_LIMIT, NO_NEUTRALS,
    NO_NEUTRALS_LISTED, NO_NEUTRALS_MADE, NO_RATES, NO_SHIPS_EVER, NOTHING_LANDS, SHORTER_LIMIT,
};

/// Who reports the problems of this family.
pub(crate) const SCOPE: Scope = Scope::new("konquest");

/// The codes of the scope `konquest`: those of texts, then those of the two
/// old file formats.
pub static CODES: &[&Code] = &ALL;

/// The codes of texts.
pub(crate) const OF_TEXTS: &[&Code] = &[
    &SEVERAL_GAMES,
    &NO_PLAYERS,
    &WRONG_PLAYERS,
    &PLAYERS_DISAGREE,
    &BAD_PLAYER_NAME,
    &BAD_PLANET_NAME,
    &CELL_OUTSIDE,
    &CELL_TAKEN,
    &UNKNOWN_OWNER,
    &SEAT_WITHOUT_PLANET,
    &PLAYER_WITHOUT_PLANET,
    &WRONG_RATE,
    &EMPTY_RANGE,
    &PLANETS_DO_NOT_FIT,
    &SYMMETRY_PLAYERS,
    &SYMMETRY_NOT_SQUARE,
    &SYMMETRY_LISTED,
    &SYMMETRY_UNEVEN,
    &NO_SHIPS_EVER,
    &NEVER_CAPTURES,
    &NOTHING_LANDS,
    &LONG_LIMIT,
    &DUEL_TOO_LONG,
    &NO_EFFECT,
];

const N_ALL: usize = OF_TEXTS.len() + files::CODES.len();

static ALL: [&Code; N_ALL] = join_codes(&[OF_TEXTS, files::CODES]);
