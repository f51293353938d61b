//! The known figures: uniform random play, forced plays, equal ends one move,
//! the passes that end a block not counted.

/// What is known of one game.
#[derive(Clone, Copy)]
pub(super) struct Figures {
    pub(super) name: &'static str,
    /// The file in `tests/oracle`.
    pub(super) game: &'static str,
    /// How many matches the figures come from.
    pub(super) matches: u64,
    /// How many matches we play.
    pub(super) sample: u64,
    /// How many units of the last digit a figure may be off.
    pub(super) rounding: f64,
    pub(super) tiles: f64,
    pub(super) passes: f64,
    pub(super) draws: f64,
    pub(super) blocked: f64,
    /// How often each seat is out.
    pub(super) out: &'static [f64],
    /// How often seat 0, or its pair, wins, loses and ties, where it is known.
    pub(super) wins: Option<f64>,
    pub(super) losses: Option<f64>,
    pub(super) ties: Option<f64>,
}

impl Figures {
    /// Returns one unit of the last digit of a figure.
    pub(super) fn unit(&self, name: &str) -> f64 {
        match name {
            "tiles_played" | "passes" | "draws" => 0.001,
            _ => 0.0001,
        }
    }
}

/// A slow plain program played 40,000 matches of each.
const PLAIN: Figures = Figures {
    name: "",
    game: "",
    matches: 40_000,
    sample: 200_000,
    rounding: 1.0,
    tiles: 0.0,
    passes: 0.0,
    draws: 0.0,
    blocked: 0.0,
    out: &[],
    wins: None,
    losses: None,
    ties: None,
};

/// A fast program played ten million matches of each; the last digit may be
/// off by one.
const EXACT: Figures = Figures {
    matches: 10_000_000,
    sample: 500_000,
    rounding: 1.5,
    ..PLAIN
};

pub(super) const FIGURES: &[Figures] = &[
    Figures {
        name: "block2",
        game: "block2",
        tiles: 10.352,
        passes: 1.105,
        blocked: 0.7033,
        out: &[0.1815, 0.1153],
        ..PLAIN
    },
    Figures {
        name: "block3",
        game: "block3",
        tiles: 16.462,
        passes: 2.685,
        blocked: 0.4966,
        out: &[0.2242, 0.1580, 0.1211],
        ..PLAIN
    },
    Figures {
        name: "block4",
        game: "block4",
        tiles: 22.409,
        passes: 3.204,
        blocked: 0.2702,
        out: &[0.2687, 0.1913, 0.1521, 0.1176],
        ..PLAIN
    },
    Figures {
        name: "block4_66",
        game: "block4_66",
        tiles: 22.511,
        passes: 3.261,
        blocked: 0.2495,
        // Whoever holds the opening tile, every seat is alike.
        out: &[0.1876, 0.1876, 0.1876, 0.1876],
        ..PLAIN
    },
    Figures {
        name: "d9x2",
        game: "d9x2",
        tiles: 13.726,
        passes: 1.567,
        blocked: 0.8963,
        out: &[0.0608, 0.0428],
        ..PLAIN
    },
    Figures {
        name: "draw2",
        game: "draw2",
        tiles: 18.691,
        passes: 0.305,
        draws: 8.339,
        blocked: 0.1998,
        out: &[0.4327, 0.3674],
        ..PLAIN
    },
    Figures {
        name: "draw2r2",
        game: "draw2r2",
        tiles: 18.044,
        passes: 0.589,
        draws: 7.623,
        blocked: 0.2294,
        out: &[0.4233, 0.3472],
        ..PLAIN
    },
    Figures {
        name: "draw4x5",
        game: "draw4x5",
        tiles: 19.023,
        passes: 1.334,
        draws: 6.514,
        blocked: 0.1151,
        out: &[0.3013, 0.2211, 0.1996, 0.1628],
        ..PLAIN
    },
    Figures {
        name: "block4-exact",
        game: "block4",
        tiles: 22.406,
        passes: 3.215,
        blocked: 0.2690,
        out: &[0.2735, 0.1909, 0.1521, 0.1144],
        ..EXACT
    },
    Figures {
        name: "block4-pairs-exact",
        game: "block4_pairs",
        tiles: 22.406,
        passes: 3.215,
        blocked: 0.2690,
        wins: Some(0.5663),
        losses: Some(0.4163),
        ties: Some(0.0174),
        ..EXACT
    },
    Figures {
        name: "block2-exact",
        game: "block2",
        tiles: 10.360,
        passes: 1.111,
        blocked: 0.7043,
        out: &[0.1786, 0.1171],
        wins: Some(0.5666),
        losses: Some(0.4070),
        ties: Some(0.0263),
        ..EXACT
    },
];
