//! Strategies: each rates a placement by what the seat may know.

use tapete_lang::{ArgTakes, ArgWord};

use crate::known::{Known, Play};

choices! { Strategy:
    bota_gorda, doubles_first, heuristic, data, keep_variety, lightest, any_tile,
}

/// A way to rate moves.
pub(crate) struct Strategy {
    /// Returns how good it looks to place a tile; the highest is played.
    pub(crate) rate: fn(&dyn Known, &Play) -> i64,
}

/// What every strategy takes in parentheses.
const WEIGHT: &[ArgWord] = &[ArgWord {
    name: "weight",
    takes: ArgTakes::Number { min: 1, max: 1000 },
    needed: false,
}];
