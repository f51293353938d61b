//! The rules that a galaxy chooses among, as data.

use serde::{Deserialize, Serialize};

/// How many turns a fleet takes, by how far its target is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Travel {
    /// The distance as the crow flies, to the nearest whole number.
    Round,
    /// The same, after the distance was rounded to two decimals.
    RoundTwice,
    /// The distance, rounded up.
    Ceil,
    /// Half the distance, rounded up.
    Half,
    /// Rows and columns added.
    Manhattan,
    /// Half of rows and columns added, rounded up.
    HalfManhattan,
}

/// How a battle is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Battle {
    /// Strength is ships times kill rate; the rest is divided by the rate again.
    Proportional,
    /// The same, but the rest is the difference of the strengths, undivided.
    Undivided,
    /// Shot by shot, with dice; the defender shoots first.
    Duel,
    /// All that arrive in a turn meet at once: the largest less the second.
    Melee,
}

/// When planets build ships.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Building {
    AfterLandings,
    BeforeLandings,
}

/// How many ships a planet of nobody builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum NeutralBuilding {
    /// As many as its production says.
    Own,
    /// This many, whatever its production says.
    Same(i64),
}

/// Whether production grows by one each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Growth {
    Never,
    /// Before the ships of the turn are built.
    Before,
    /// After them.
    After,
}

/// What ends a match besides its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Victory {
    /// Only one player still has a planet or a fleet.
    LastAlive,
    /// One player has all planets, those of nobody included.
    AllPlanets,
}

/// What counts when the limit is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ranking {
    /// Planets, then ships.
    PlanetsThenShips,
    /// Planets only.
    Planets,
    /// Ships only.
    Ships,
}

/// When the limit is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum LimitCheck {
    /// When that many turns have been played.
    AfterTurns,
    /// When the counter becomes that number, before fleets land.
    AtCounter,
}

/// Who orders when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ordering {
    /// All in the same turn, without seeing each other's orders.
    Together,
    /// One seat after the other, seeing what left before.
    InTurn,
}

/// In which order fleets of different players land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Landing {
    /// Beginning with another seat each turn.
    Rotating,
    /// In an order drawn each turn.
    Random,
    /// The first seat first.
    BySeat,
    /// In the order in which they were sent.
    AsSent,
}

/// All rules of a galaxy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) travel: Travel,
    pub(crate) battle: Battle,
    pub(crate) building: Building,
    /// Whether planets build before the first orders.
    pub(crate) builds_first: bool,
    pub(crate) neutral_building: NeutralBuilding,
    pub(crate) growth: Growth,
    /// Whether a captured planet falls back to its first production.
    pub(crate) capture_resets: bool,
    /// Whether a planet builds in the turn in which it was captured.
    pub(crate) captured_build: bool,
    pub(crate) victory: Victory,
    pub(crate) ranking: Ranking,
    /// How many turns are played at most; 0 means as many as we allow.
    pub(crate) limit: u32,
    pub(crate) limit_check: LimitCheck,
    pub(crate) ordering: Ordering,
    pub(crate) landing: Landing,
    /// Whether orders may be repeated every turn.
    pub(crate) standing: bool,
}

impl Options {
    /// The course's rules: no dice, everyone at once.
    pub(crate) const CURSO: Options = Options {
        travel: Travel::Round,
        battle: Battle::Proportional,
        building: Building::AfterLandings,
        builds_first: false,
        neutral_building: NeutralBuilding::Own,
        growth: Growth::Never,
        capture_resets: false,
        captured_build: true,
        victory: Victory::LastAlive,
        ranking: Ranking::PlanetsThenShips,
        limit: 0,
        limit_check: LimitCheck::AfterTurns,
        ordering: Ordering::Together,
        landing: Landing::Rotating,
        standing: false,
    };

    /// What the author of the first saved games implemented.
    pub(crate) const LITERAL: Options = Options {
        travel: Travel::RoundTwice,
        battle: Battle::Undivided,
        victory: Victory::AllPlanets,
        ranking: Ranking::Planets,
        limit_check: LimitCheck::AtCounter,
        landing: Landing::AsSent,
        ..Options::CURSO
    };

    /// Konquest as KDE plays it.
    pub(crate) const KDE: Options = Options {
        travel: Travel::Half,
        battle: Battle::Duel,
        builds_first: true,
        neutral_building: NeutralBuilding::Same(1),
        capture_resets: true,
        ordering: Ordering::InTurn,
        landing: Landing::BySeat,
        standing: true,
        ..Options::CURSO
    };

    /// Planet Wars of 2010.
    pub(crate) const PLANET_WARS: Options = Options {
        travel: Travel::Ceil,
        battle: Battle::Melee,
        building: Building::BeforeLandings,
        neutral_building: NeutralBuilding::Same(0),
        ranking: Ranking::Ships,
        limit: 200,
        ..Options::CURSO
    };
}
