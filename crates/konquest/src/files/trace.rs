//! A second, small implementation of the rules `curso`, which plays a saved
//! game again.
//!
//! It shares nothing with the engine, so that the two can be compared. Fleets
//! land in the order of the log. Turns in which nothing lands are not stepped
//! through: what a planet builds in them is a sum, so a file that says turn two
//! thousand million costs no more than another.

use super::data::SaveFile;
use std::collections::BTreeMap;

/// A saved game, played again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Trace {
    /// The turn that was reached, with the orders of that turn given.
    pub(crate) turn: u32,
    /// In the order of the file.
    pub(crate) planets: Vec<TracedPlanet>,
    /// The fleets still in flight, as indices of the log.
    pub(crate) in_flight: Vec<usize>,
    pub(crate) landings: Vec<Landing>,
    /// Orders that could not be given, as indices of the log.
    pub(crate) refused: Vec<(usize, Refusal)>,
    /// How the match ended, if it did.
    pub(crate) finish: Option<Finish>,
}

/// A planet as the turn found it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TracedPlanet {
    /// The index of the player.
    pub(crate) owner: Option<usize>,
    pub(crate) ships: i64,
    pub(crate) production: i64,
}

/// A fleet that came down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Landing {
    pub(crate) turn: u32,
    /// The index of the fleet in the log.
    pub(crate) fleet: usize,
    /// The index of the planet.
    pub(crate) planet: usize,
    pub(crate) result: LandingResult,
    /// The ships on the planet afterwards.
    pub(crate) ships: i64,
}

/// What came of a landing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LandingResult {
    Joined,
    Fell,
    Held,
}

/// Why an order could not be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// The planet belongs to another player, or to nobody.
    NotOwned { owner: Option<usize> },
    /// There are only so many ships.
    TooFew { ships: i64 },
    /// The match had ended.
    Over,
    /// A cell of the fleet is empty.
    NoSuchPlanet,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Finish {
    pub(crate) turn: u32,
    pub(crate) reason: FinishReason,
    /// The index of the player, or nobody.
    pub(crate) winner: Option<usize>,
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FinishReason {
    /// At most one player had a planet or a fleet left.
    Elimination,
    /// All turns were played.
    Limit,
}

/// Plays a saved game up to a turn, or else up to the turn of the last fleet
/// (or of the file, if it names a later one).
pub(crate) fn trace(save: &SaveFile, until: Option<u32>) -> Trace {
    let last_sent = save.fleets.iter().map(|it| it.sent).max();
    let until = until.unwrap_or_else(|| last_sent.max(save.turn).unwrap_or(1));
    let traced = traced(save, until, false);
    let goes_on = traced.refused.iter().any(|it| it.1 == Refusal::Over);
    let is_eliminated = |it: &Finish| it.reason == FinishReason::Elimination;
    if goes_on && traced.finish.as_ref().is_some_and(is_eliminated) {
        // The program that wrote the log played on until one player had all
        // planets, as the first ones did.
        return self::traced(save, until, true);
    }
    traced
}

/// Plays a saved game up to a turn, by elimination or until one player has all
/// planets.
fn traced(save: &SaveFile, until: u32, needs_all: bool) -> Trace {
    let mut play = Play::new(save);
    play.needs_all = needs_all;
    for (index, fleet) in save.fleets.iter().enumerate() {
        if fleet.sent > until {
            continue;
        }
        play.advance(fleet.sent);
        if let Err(refusal) = play.order(index) {
            play.refused.push((index, refusal));
        }
    }
    play.advance(until);
    play.end()
}

/// Returns how many turns a fleet flies between two cells by a preset of
/// rules.
pub(crate) fn travel(rules: &str, from: (u32, u32), to: (u32, u32)) -> u32 {
    let rows = u64::from(from.0.abs_diff(to.0));
    let columns = u64::from(from.1.abs_diff(to.1));
    let q = rows
        .saturating_mul(rows)
        .saturating_add(columns.saturating_mul(columns));
    let k = q.isqrt();
    let past_half = q - k * k > k;
    let at_half = q - k * k == k;
    let n_turns = match rules {
        // The author rounds to two decimals first, and then half up.
        "literal" => k + u64::from(past_half || (at_half && k >= 25)),
        "kde" => {
            let half = k / 2;
            half + u64::from(4 * half * half < q)
        }
        "planetwars" => k + u64::from(k * k < q),
        _ => k + u64::from(past_half),
    };
    u32::try_from(n_turns).unwrap_or(u32::MAX)
}

/// Fights for a planet: attackers and defenders, each with their rate in
/// millionths. Tells whether it falls, and how many ships are left on it.
pub(crate) fn battle(
    (attackers, attack_micro): (i64, u32),
    (defenders, defence_micro): (i64, u32),
) -> (bool, i64) {
    let (attackers, defenders) = (i128::from(attackers), i128::from(defenders));
    let (attack_rate, defence_rate) = (i128::from(attack_micro), i128::from(defence_micro));
    let attack = attackers * attack_rate;
    let defence = defenders * defence_rate;
    let (falls, left) = if attack > defence {
        let left = match defenders {
            0 => attackers,
            _ => ((attack - defence) / attack_rate).max(1),
        };
        (true, left)
    } else {
        let left = match defence_rate {
            0 => defenders,
            _ => (defence - attack) / defence_rate,
        };
        (false, left)
    };
    (falls, i64::try_from(left).unwrap_or(i64::MAX))
}

/// A planet that builds only when somebody looks.
#[derive(Clone, Copy)]
struct LazyPlanet {
    state: TracedPlanet,
    /// The turn whose production is the last it has.
    built: u32,
}

impl LazyPlanet {
    /// Builds up to and with a turn.
    fn build(&mut self, turn: u32, accumulate: bool) {
        let n_turns = i128::from(turn.saturating_sub(self.built));
        if n_turns == 0 {
            return;
        }
        let production = i128::from(self.state.production);
        let mut built = n_turns * production;
        if accumulate {
            built += n_turns * (n_turns + 1) / 2;
            self.state.production = saturated(production + n_turns);
        }
        self.state.ships = saturated(i128::from(self.state.ships) + built);
        self.built = turn;
    }
}

fn saturated(value: i128) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

/// A match being played again.
struct Play<'a> {
    save: &'a SaveFile,
    turn: u32,
    planets: Vec<LazyPlanet>,
    cells: BTreeMap<(u32, u32), usize>,
    seats: BTreeMap<&'a str, usize>,
    /// The fleets in flight by the turn of landing, in the order of the log.
    landing: BTreeMap<u32, Vec<usize>>,
    n_planets: Vec<usize>,
    n_fleets: Vec<usize>,
    landings: Vec<Landing>,
    refused: Vec<(usize, Refusal)>,
    finish: Option<Finish>,
    /// Whether the match goes on until one player has all planets.
    needs_all: bool,
}

impl<'a> Play<'a> {
    fn new(save: &'a SaveFile) -> Self {
        let mut seats = BTreeMap::new();
        for (seat, player) in save.players.iter().enumerate() {
            seats.entry(player.name.as_str()).or_insert(seat);
        }
        let mut n_planets = vec![0; save.players.len()];
        let mut cells = BTreeMap::new();
        let mut planets = Vec::with_capacity(save.planets.len());
        for (index, planet) in save.planets.iter().enumerate() {
            let owner = planet.owner.as_deref();
            let owner = owner.and_then(|it| seats.get(it)).copied();
            count(&mut n_planets, owner, 1);
            cells.entry(planet.cell).or_insert(index);
            planets.push(LazyPlanet {
                state: TracedPlanet {
                    owner,
                    ships: planet.ships,
                    production: planet.production,
                },
                built: 1,
            });
        }
        Play {
            save,
            turn: 1,
            planets,
            cells,
            seats,
            landing: BTreeMap::new(),
            n_fleets: vec![0; n_planets.len()],
            n_planets,
            landings: Vec::new(),
            refused: Vec::new(),
            finish: None,
            needs_all: false,
        }
    }

    /// Resolves turns until the orders of a turn may be given.
    fn advance(&mut self, to: u32) {
        while self.turn < to && self.finish.is_none() {
            // Only the first turn, a landing and the limit can end a match.
            let limit = self.save.limit.filter(|&it| it > 0);
            let limit = limit.map(|it| it.saturating_add(1));
            let landing = self.landing.keys().next().copied();
            let first = (self.turn == 1).then_some(2);
            let events = [first, landing, limit].into_iter().flatten();
            let next = events
                .map(|it| it.max(self.turn + 1))
                .min()
                .filter(|&it| it <= to);
            let Some(next) = next else {
                self.turn = to;
                return;
            };
            self.turn = next;
            self.land();
            self.eliminate();
            if self.finish.is_none() && limit == Some(next) {
                self.rank();
            }
        }
    }

    /// Gives the order of a fleet of the log.
    fn order(&mut self, index: usize) -> Result<(), Refusal> {
        let fleet = self.save.fleets.get(index).ok_or(Refusal::NoSuchPlanet)?;
        if self.finish.is_some() {
            return Err(Refusal::Over);
        }
        let source = self.cells.get(&fleet.from).copied();
        let has_target = self.cells.contains_key(&fleet.to);
        let planet = source.and_then(|it| self.planets.get_mut(it));
        let Some(planet) = planet.filter(|_| has_target) else {
            return Err(Refusal::NoSuchPlanet);
        };
        planet.build(self.turn, self.save.accumulate);
        let seat = self.seats.get(fleet.player.as_str()).copied();
        let owner = planet.state.owner;
        if seat.is_none() || owner != seat {
            return Err(Refusal::NotOwned { owner });
        }
        if fleet.ships < 1 || planet.state.ships < fleet.ships {
            let ships = planet.state.ships;
            return Err(Refusal::TooFew { ships });
        }
        planet.state.ships -= fleet.ships;
        count(&mut self.n_fleets, seat, 1);
        let arrives = fleet.arrives.max(self.turn.saturating_add(1));
        self.landing.entry(arrives).or_default().push(index);
        Ok(())
    }

    /// Lands every fleet that is due.
    fn land(&mut self) {
        while let Some(entry) = self.landing.first_entry() {
            if *entry.key() > self.turn {
                return;
            }
            for index in entry.remove() {
                self.land_one(index);
            }
        }
    }

    fn land_one(&mut self, index: usize) {
        let Some(fleet) = self.save.fleets.get(index) else {
            return;
        };
        let seat = self.seats.get(fleet.player.as_str()).copied();
        count(&mut self.n_fleets, seat, -1);
        let Some(&planet_index) = self.cells.get(&fleet.to) else {
            return;
        };
        let source = self.cells.get(&fleet.from);
        let attack_micro = source
            .and_then(|&it| self.save.planets.get(it))
            .map_or(0, |it| it.kill_micro);
        let defence_micro = self
            .save
            .planets
            .get(planet_index)
            .map_or(0, |it| it.kill_micro);
        let Some(planet) = self.planets.get_mut(planet_index) else {
            return;
        };
        planet.build(self.turn.saturating_sub(1), self.save.accumulate);
        let state = &mut planet.state;
        let result = if state.owner == seat {
            state.ships = state.ships.saturating_add(fleet.ships);
            LandingResult::Joined
        } else {
            let (falls, left) = battle((fleet.ships, attack_micro), (state.ships, defence_micro));
            state.ships = left;
            if falls {
                count(&mut self.n_planets, state.owner, -1);
                count(&mut self.n_planets, seat, 1);
                state.owner = seat;
                LandingResult::Fell
            } else {
                LandingResult::Held
            }
        };
        self.landings.push(Landing {
            turn: self.turn,
            fleet: index,
            planet: planet_index,
            result,
            ships: state.ships,
        });
    }

    /// Ends the match if at most one player is alive.
    fn eliminate(&mut self) {
        let is_alive = |seat: &usize| {
            let has = |it: &[usize]| it.get(*seat).is_some_and(|&it| it > 0);
            has(&self.n_planets) || has(&self.n_fleets)
        };
        let mut alive = (0..self.n_planets.len()).filter(is_alive);
        let winner = alive.next();
        let all = self.planets.len();
        let owns_all = |seat: usize| self.n_planets.get(seat) == Some(&all);
        let is_over = !self.needs_all || winner.is_none_or(owns_all);
        if alive.next().is_none() && is_over {
            self.finish = Some(Finish {
                turn: self.turn,
                reason: FinishReason::Elimination,
                winner,
            });
        }
    }

    /// Ends the match by planets, then by ships.
    fn rank(&mut self) {
        let accumulate = self.save.accumulate;
        let mut ships = vec![0_i128; self.n_planets.len()];
        for planet in &mut self.planets {
            planet.build(self.turn, accumulate);
            let owner = planet.state.owner.and_then(|it| ships.get_mut(it));
            if let Some(sum) = owner {
                *sum += i128::from(planet.state.ships);
            }
        }
        for fleet in self.landing.values().flatten() {
            let fleet = self.save.fleets.get(*fleet);
            let seat = fleet.and_then(|it| self.seats.get(it.player.as_str()));
            if let (Some(fleet), Some(sum)) = (fleet, seat.and_then(|&it| ships.get_mut(it))) {
                *sum += i128::from(fleet.ships);
            }
        }
        let mut ranked: Vec<(usize, i128, usize)> = self
            .n_planets
            .iter()
            .zip(&ships)
            .enumerate()
            .map(|(seat, (&n_planets, &ships))| (n_planets, ships, seat))
            .collect();
        ranked.sort_by(|a, b| b.cmp(a));
        let winner = match ranked.as_slice() {
            [first, second, ..] if (first.0, first.1) == (second.0, second.1) => None,
            [first, ..] => Some(first.2),
            [] => None,
        };
        self.finish = Some(Finish {
            turn: self.turn,
            reason: FinishReason::Limit,
            winner,
        });
    }

    fn end(mut self) -> Trace {
        let built = match self.finish.map(|it| it.reason) {
            // The last turn of an elimination builds nothing any more.
            Some(FinishReason::Elimination) => self.turn.saturating_sub(1),
            _ => self.turn,
        };
        for planet in &mut self.planets {
            planet.build(built, self.save.accumulate);
        }
        let mut in_flight: Vec<usize> = self.landing.into_values().flatten().collect();
        in_flight.sort_unstable();
        Trace {
            turn: self.turn,
            planets: self.planets.into_iter().map(|it| it.state).collect(),
            in_flight,
            landings: self.landings,
            refused: self.refused,
            finish: self.finish,
        }
    }
}

/// Adds to the count of a player, if it is one.
fn count(counts: &mut [usize], seat: Option<usize>, change: isize) {
    if let Some(count) = seat.and_then(|it| counts.get_mut(it)) {
        *count = count.saturating_add_signed(change);
    }
}
