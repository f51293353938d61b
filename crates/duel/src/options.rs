//! The rules as data: what a text can change, and the three presets.

/// The most players of a match.
pub(crate) const PLAYERS_MAX: usize = 8;
/// The most monsters of a team.
pub(crate) const MONSTERS_MAX: usize = 6;
/// The most powers of one monster.
pub(crate) const POWERS_EACH_MAX: usize = 10;
/// The most cards of a hand.
pub(crate) const HAND_MAX: usize = 20;
/// The most life, attack, energy or cost that a text may give: sums of a whole
/// match stay within 32 bits.
pub(crate) const FIGURE_MAX: i32 = 1_000_000;
/// The most that life, energy and shields can grow to during a match.
pub(crate) const GROWN_MAX: i32 = 1_000_000_000;
/// Where no limit of rounds is given, a match ends after this many all the same.
pub(crate) const ROUNDS_MAX: u32 = 1_000;
/// How many cards may be played in one turn; then it ends by itself.
pub(crate) const PLAYS_MAX: u16 = 200;
/// The most moves of a match, whatever its limit of rounds: a bound beyond this
/// would be none.
pub(crate) const MOVES_MAX: u32 = 1_000_000;

/// The rules of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// Energy before the first turn.
    pub(crate) energy: i32,
    /// Energy added when a turn begins.
    pub(crate) energy_each_turn: i32,
    /// Cards at the start.
    pub(crate) hand: u8,
    /// Cards drawn when a turn begins.
    pub(crate) draw: u8,
    /// Whether a player draws in the first turn too.
    pub(crate) draws_first: bool,
    /// The most cards that a hand can hold.
    pub(crate) hand_limit: u8,
    /// Whether a card needs more energy than it costs, not just as much.
    pub(crate) needs_more: bool,
    pub(crate) life_limit: LifeLimit,
    pub(crate) discard: Discard,
    /// How many rounds a match may have; without it [`ROUNDS_MAX`].
    pub(crate) round_limit: Option<u32>,
    /// How many turns of players a match may have, if the text says so. A position
    /// with one turn is a puzzle.
    pub(crate) turn_limit: Option<u32>,
    pub(crate) at_limit: AtLimit,
    /// Monsters of a team.
    pub(crate) n_monsters: u8,
    /// Powers of each monster.
    pub(crate) n_powers: u8,
    /// By how many per cent the table of elements changes an attack for each
    /// step.
    pub(crate) step: u8,
    /// What poison takes each round, in per cent of the present life; at least 1.
    pub(crate) poison: u8,
    /// What burning takes each round, in per cent of the starting life; at least 1.
    pub(crate) burn: u8,
    /// By how many per cent burning weakens attacks.
    pub(crate) burn_weakens: u8,
    /// What the first player's energy differs by.
    pub(crate) first_energy: i32,
    /// By how many cards the first player's hand differs at the start.
    pub(crate) first_cards: i8,
    pub(crate) decks: Decks,
    /// Whether everybody may know the powers of all decks.
    pub(crate) decks_open: bool,
    pub(crate) formation: Formation,
}

/// How far a monster can be healed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LifeLimit {
    /// As far as one likes.
    None,
    /// To the life it started with.
    Start,
}

/// Whether cards can be thrown away at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Discard {
    Never,
    EndOfTurn,
}

/// Who wins when the limit of rounds is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AtLimit {
    Nobody,
    /// The team with the most life in all; equal, nobody.
    MostLife,
}

/// Which deck a seat plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decks {
    /// The decks in the order of the text: seat 0 the first, seat 1 the second,
    /// and again from the first.
    InOrder,
    /// One of the text's decks by luck, each seat for itself.
    Dealt,
    /// Each seat chooses one, without seeing what the others choose.
    Chosen,
    /// Each seat gets monsters and powers by luck, from all cards of the text.
    Random,
}

/// Who says in which order the monsters stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Formation {
    /// The deck.
    Deck,
    /// The player, before the first round, without seeing the others' order.
    Chosen,
}

/// The rules that a text starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Preset {
    /// As the game was described.
    Seed,
    /// As the program played it.
    Original,
    /// As it plays best.
    Modern,
}

impl Preset {
    /// Returns the rules of the preset.
    pub(crate) const fn options(self) -> Options {
        let seed = Options {
            energy: 200,
            energy_each_turn: 50,
            hand: 5,
            draw: 2,
            draws_first: false,
            hand_limit: 7,
            needs_more: false,
            life_limit: LifeLimit::None,
            discard: Discard::Never,
            round_limit: Some(200),
            turn_limit: None,
            at_limit: AtLimit::Nobody,
            n_monsters: 3,
            n_powers: 4,
            step: 10,
            poison: 3,
            burn: 5,
            burn_weakens: 10,
            first_energy: 0,
            first_cards: 0,
            decks: Decks::InOrder,
            decks_open: true,
            formation: Formation::Deck,
        };
        match self {
            Preset::Seed => seed,
            Preset::Original => Options {
                hand: 4,
                draw: 1,
                draws_first: true,
                needs_more: true,
                round_limit: None,
                ..seed
            },
            Preset::Modern => Options {
                life_limit: LifeLimit::Start,
                discard: Discard::EndOfTurn,
                round_limit: Some(100),
                at_limit: AtLimit::MostLife,
                ..seed
            },
        }
    }
}
