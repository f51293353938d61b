//! The figures by which the planner weighs one thing against another.
//!
//! They were found by playing some hundred thousand matches against `becai` and
//! against the planner itself. Most lie on a plateau: half or double as much
//! changes little. What does matter is said where it stands.

/// How much bad luck an attack on a planet of nobody allows for, in hundredths
/// of the spread of a duel.
pub(super) const LUCK_NOBODY: i64 = 120;

/// The same for planets of rivals: a failed attack there costs the rival as
/// much as us.
pub(super) const LUCK_RIVAL: i64 = 60;

/// How many turns of production a captured planet is worth; twice the way to
/// the nearest rival if that is more.
pub(super) const HORIZON: usize = 20;

/// What a planet taken from a rival is worth, in percent of one of nobody.
pub(super) const GAIN_RIVAL: i64 = 300;

/// What ships lost against nobody count, in percent. Where planets of nobody
/// are dear, as in Planet Wars, less than this wins half as many matches.
pub(super) const COST_NOBODY: i64 = 200;

/// What ships lost against a rival count, in percent: it loses as many.
pub(super) const COST_RIVAL: i64 = 50;

/// Strength that is added to every attack before it is weighed, in thousandths
/// of ships, so that the cheapest is not always the best.
pub(super) const EFFORT: i64 = 500;

/// Turns that are added when places to gather are compared, in tenths. With
/// less, ships stay scattered at the front; with four players that loses.
pub(super) const GATHER: i64 = 50;

/// How many of the ships of a rival's planet go out for planets of nobody, in
/// percent, and for how many planets at most.
pub(super) const CLAIM_SHARE: i64 = 66;
pub(super) const CLAIMS_MAX: usize = 2;

/// A planet is doomed if a rival within so many turns is stronger by this, in
/// percent.
pub(super) const DOOM: i64 = 235;
pub(super) const DOOM_TURNS: usize = 2;

/// What a doomed planet is worth as a place to stay and to go, in percent.
pub(super) const DOOM_STAY: i64 = 40;
pub(super) const DOOM_GO: i64 = 50;

/// How much of the strongest rival within so many turns a planet keeps ships
/// against, in percent.
pub(super) const GUARD: i64 = 50;
pub(super) const GUARD_TURNS: usize = 4;
