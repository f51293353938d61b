//! Bots of the family: strategies that rate moves, and the plans, shipped or
//! written in a text, that say which strategy chooses when.

use std::ops::RangeInclusive;

use tapete_game::Chance;
use tapete_lang::{Bilingual, VariableKind, VariableWord, Word};

use crate::known::Known;
use crate::rule_list::RuleList;
use crate::rules::Move;
use crate::state::HANDS_MAX;
use crate::tile::{FACE_MAX, TILES_MAX};
use crate::words::{LAST_PASSED, PLAYERS, TABLE_TILES};

choices! { Strategy: bota_gorda, doubles_first, heuristic, data, keep_variety, lightest, any_tile }

/// A way to rate moves.
pub(crate) struct Strategy {
    /// Returns how good a move looks; the highest is played.
    pub(crate) rate: fn(&Known<'_>, Move) -> i64,
}

/// Which strategy chooses when.
pub(crate) struct BotPlan {
    pub(crate) plays: RuleList<&'static Strategy>,
}

impl BotPlan {
    /// Chooses a move by its index; of equally good ones, one at random.
    pub(crate) fn choose(&self, known: &Known<'_>, moves: &[Move], chance: &mut Chance) -> usize {
        let slots = |slot| variable(known, slot);
        let Some(strategy) = self.plays.pick(slots) else {
            return chance.below(moves.len() as u32) as usize;
        };
        let mut best = i64::MIN;
        let mut chosen = 0;
        let mut n_best = 0;
        for (index, it) in moves.iter().enumerate() {
            let rating = (strategy.rate)(known, *it);
            if rating > best {
                (best, chosen, n_best) = (rating, index, 1);
            } else if rating == best {
                n_best += 1;
                if chance.below(n_best) == 0 {
                    chosen = index;
                }
            }
        }
        chosen
    }
}

/// The variables of a bot's conditions, in the order of [`variable`].
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
        "rivals.tiles",
        &["rivales.fichas"],
        "How many tiles the rival with the fewest holds.",
        "Cuántas fichas tiene el rival que menos tiene.",
        "plays BotaGorda when rivals.tiles < 3",
    ),
    number(
        "stock.tiles",
        &["pozo.fichas"],
        "How many tiles are in the stock.",
        "Cuántas fichas hay en el pozo.",
        "plays BotaGorda when stock.tiles = 0",
    ),
];

/// Returns the values that a variable can have in some game.
pub(crate) fn values(slot: usize) -> RangeInclusive<i64> {
    const N_TILES: i64 = TILES_MAX as i64;
    // All tiles of double nine together.
    const POINTS_MAX: i64 = 495;
    match slot {
        0 => 2..=HANDS_MAX as i64,
        1 => 0..=1,
        3 | 6 => 1..=N_TILES,
        4 => 0..=POINTS_MAX,
        5 => 0..=FACE_MAX as i64 + 1,
        _ => 0..=N_TILES,
    }
}

const fn number(
    name: &'static str,
    others: &'static [&'static str],
    en: &'static str,
    es: &'static str,
    example: &'static str,
) -> VariableWord {
    VariableWord {
        word: Word {
            name,
            others,
            doc: Bilingual::new(en, es),
            example,
        },
        kind: VariableKind::Number,
    }
}

fn variable(known: &Known<'_>, slot: usize) -> i64 {
    let hand = known.hand();
    match slot {
        0 => known.n_seats() as i64,
        1 => i64::from(known.last_passed()),
        2 => known.n_on_table() as i64,
        3 => i64::from(hand.count_ones()),
        4 => i64::from(known.points(hand)),
        5 => i64::from((hand & known.doubles()).count_ones()),
        6 => i64::from(known.fewest_of_rivals()),
        _ => known.n_in_stock() as i64,
    }
}
