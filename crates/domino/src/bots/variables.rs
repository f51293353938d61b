//! What the conditions of a bot can ask.

use std::ops::RangeInclusive;

use tapete_game::Seat;
use tapete_lang::{Formula, VariableWord};

use crate::known::Known;
use crate::state::HANDS_MAX;
use crate::variables::{HAND_NUMBER, LAST_PASSED, PLAYERS, TABLE_TILES, number};

/// The variables, in the order of [`variable`].
pub(crate) const VARIABLES: &[VariableWord] = &[
    PLAYERS,
    LAST_PASSED,
    TABLE_TILES,
    number(
        "hand.tiles",
        &["mano.fichas"],
        "How many tiles the bot holds.",
        "Cuántas fichas tiene el autómata.",
        "plays Lightest when hand.tiles < 3",
    ),
    number(
        "hand.points",
        &["mano.puntos"],
        "How many points the bot holds.",
        "Cuántos puntos tiene el autómata.",
        "plays BotaGorda when hand.points > 25",
    ),
    number(
        "hand.doubles",
        &["mano.dobles"],
        "How many doubles the bot holds.",
        "Cuántos dobles tiene el autómata.",
        "plays DoublesFirst when hand.doubles > 1",
    ),
    number(
        "hand.values",
        &["mano.valores"],
        "How many different values the bot's tiles show.",
        "Cuántos valores distintos muestran las fichas del autómata.",
        "plays KeepVariety when hand.values < 4",
    ),
    number(
        "rivals.tiles",
        &["rivales.fichas"],
        "How many tiles the rival with the fewest holds.",
        "Cuántas fichas tiene el rival que menos tiene.",
        "plays BotaGorda when rivals.tiles < 3",
    ),
    number(
        "partner.tiles",
        &["companero.fichas", "compañero.fichas"],
        "How many tiles the partner with the fewest holds; 0 without partners.",
        "Cuántas fichas tiene el compañero que menos tiene; 0 sin compañeros.",
        "plays Supportive when partner.tiles < 3",
    ),
    number(
        "next.tiles",
        &["siguiente.fichas"],
        "How many tiles the next seat holds.",
        "Cuántas fichas tiene el asiento siguiente.",
        "plays Passer when next.tiles < 3",
    ),
    number(
        "stock.tiles",
        &["pozo.fichas"],
        "How many tiles are in the stock.",
        "Cuántas fichas hay en el pozo.",
        "plays BotaGorda when stock.tiles = 0",
    ),
    number(
        "table.ends",
        &["mesa.puntas"],
        "How many ends are open; 0 before the first tile.",
        "Cuántas puntas hay abiertas; 0 antes de la primera ficha.",
        "plays BestAccompanied when table.ends = 0",
    ),
    number(
        "own.passes",
        &["propio.pasadas"],
        "How many times the bot has passed in this hand.",
        "Cuántas veces se ha pasado el autómata en esta mano.",
        "plays BotaGorda when own.passes > 1",
    ),
    number(
        "own.turns",
        &["propio.turnos"],
        "How many turns the bot has taken in this hand.",
        "Cuántos turnos ha tenido el autómata en esta mano.",
        "plays DoublesFirst when own.turns < 3",
    ),
    number(
        "own.score",
        &["propio.tantos"],
        "The score of the bot's team.",
        "Los tantos del equipo del autómata.",
        "plays Passer when own.score > 80",
    ),
    number(
        "ends.sum",
        &["puntas.suma"],
        "The sum of the open ends; every end counts once, also a double.",
        "La suma de las puntas; cada punta cuenta una vez, también un doble.",
        "plays Lightest when ends.sum > 9",
    ),
    HAND_NUMBER,
];

/// The variables that the fast path does not keep, by their slots.
const OF_TURNS: [usize; 2] = [12, 13];

/// Tells whether a condition asks what only the general path keeps.
pub(crate) fn asks_turns(when: &Formula) -> bool {
    when.variables().any(|slot| OF_TURNS.contains(&slot))
}

/// Returns the values that a variable can have in some game.
pub(crate) fn values(slot: usize) -> RangeInclusive<i64> {
    // No text of sense asks for more.
    const TILES_MAX: i64 = 255;
    const POINTS_MAX: i64 = 10_000;
    match slot {
        0 => 2..=HANDS_MAX as i64,
        1 => 0..=1,
        3 | 6 => 1..=TILES_MAX,
        4 | 14 | 15 => -POINTS_MAX..=POINTS_MAX,
        16 => 1..=TILES_MAX,
        _ => 0..=TILES_MAX,
    }
}

/// Returns what a variable is worth now.
pub(crate) fn variable(known: &dyn Known, slot: usize) -> i64 {
    match slot {
        0 => known.n_seats() as i64,
        1 => i64::from(known.last_passed()),
        2 => known.n_on_table() as i64,
        3 => i64::from(known.n_tiles(known.seat())),
        4 => {
            let mut sum = 0;
            known.each_held(&mut |_, points| sum += points);
            sum
        }
        5 => {
            let mut n_doubles = 0;
            known.each_held(&mut |faces, _| n_doubles += i64::from(faces.is_double()));
            n_doubles
        }
        6 => {
            let mut shown = 0;
            known.each_held(&mut |faces, _| shown |= faces.mask());
            i64::from(shown.count_ones())
        }
        7 => fewest(known, known.rivals()),
        8 => fewest(known, known.partners()),
        9 => i64::from(known.n_tiles(known.next_seat())),
        10 => known.n_in_stock() as i64,
        12 => i64::from(known.own_passes()),
        13 => i64::from(known.own_turns()),
        14 => known.own_score(),
        15 => known.ends_sum(),
        16 => i64::from(known.hand_number()),
        _ => {
            let values = 0..known.n_values() as u8;
            values.map(|it| i64::from(known.n_open(it))).sum()
        }
    }
}

fn fewest(known: &dyn Known, seats: impl Iterator<Item = Seat>) -> i64 {
    let fewest = seats.map(|seat| known.n_tiles(seat)).min();
    i64::from(fewest.unwrap_or(0))
}
