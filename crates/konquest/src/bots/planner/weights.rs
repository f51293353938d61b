//! The figures by which the planner weighs one thing against another. They
//! were found by playing: each stands where moving it either way lost matches
//! against `becai` or against the planner itself.

/// How the planner weighs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// How much luck an attack on a planet of nobody allows for, in hundredths
    /// of the spread of a duel.
    pub(crate) luck_nobody: i64,
    /// The same for planets of rivals.
    pub(crate) luck_rival: i64,
    /// How many more defenders are expected on planets of rivals, in percent.
    pub(crate) more_rival: i64,
    /// How much of what rivals have near a planet of theirs is expected to come
    /// to its help, in percent.
    pub(crate) help_rival: i64,
    /// How many turns of production a captured planet is worth.
    pub(crate) horizon: i64,
    /// What a planet taken from a rival is worth, in percent of one of nobody.
    pub(crate) gain_rival: i64,
    /// What ships lost against nobody and rivals count, in percent.
    pub(crate) cost_nobody: i64,
    pub(crate) cost_rival: i64,
    /// How much the kill rate of a planet counts for its worth, in percent.
    pub(crate) kill_worth: i64,
    /// Turns that are added to every flight before it is weighed, in tenths.
    pub(crate) patience: i64,
    /// Strength that is added to every attack before it is weighed, in ships.
    pub(crate) effort: i64,
    /// How much of the garrison of a rival's planet may come, in percent.
    pub(crate) threat_ships: i64,
    /// How many turns of its production may be under way, in hundredths.
    pub(crate) threat_built: i64,
    /// How much of what all others have comes besides the largest, in percent.
    pub(crate) threat_others: i64,
    /// What defending a planet is worth, in percent of taking it.
    pub(crate) defend: i64,
    /// Turns that are added when places to gather are compared, in tenths.
    pub(crate) gather: i64,
    /// Whether far fleets leave now and near ones later, so as to meet.
    pub(crate) together: i64,
    /// Whether planets of nobody are expected to fall to rivals near them.
    pub(crate) claims: i64,
    /// How many percent more than enough is sent.
    pub(crate) spare: i64,
    pub(crate) contest: i64,
    pub(crate) save: i64,
    pub(crate) hold: i64,
}

pub(crate) const WEIGHTS: Weights = Weights {
    luck_nobody: 100,
    luck_rival: 100,
    more_rival: 10,
    help_rival: 20,
    horizon: 20,
    gain_rival: 200,
    cost_nobody: 100,
    cost_rival: 50,
    kill_worth: 50,
    patience: 10,
    effort: 1,
    threat_ships: 0,
    threat_built: 0,
    threat_others: 30,
    defend: 100,
    gather: 20,
    together: 1,
    claims: 0,
    spare: 0,
    contest: 0,
    save: 0,
    hold: 0,
};
