//! Fleets that arrive: they join their own, or fight.

use tapete_game::{Chance, Seat};

use crate::battle::{self, Meeting};
use crate::event::{Fight, Joined, TurnReport};
use crate::flights::Fleet;
use crate::flow::owner;
use crate::galaxy::Galaxy;
use crate::options::{Battle, Landing};
use crate::state::{NOBODY, PLAYERS_MAX, SHIPS_MAX, State};

impl Galaxy {
    /// Lands all fleets that arrive in this turn.
    pub(crate) fn land(
        &self,
        state: &mut State,
        chance: &mut Chance,
        report: &mut Option<TurnReport>,
    ) {
        if self.options.battle == Battle::Melee {
            return self.meet(state, report);
        }
        let n_seats = self.n_seats();
        let mut order: [u8; PLAYERS_MAX] = std::array::from_fn(|it| it as u8);
        let order = &mut order[..n_seats];
        match self.options.landing {
            Landing::BySeat => {}
            Landing::Rotating => order.rotate_left(state.turn as usize % n_seats.max(1)),
            Landing::Random => chance.shuffle(order),
            Landing::AsSent => return self.land_as_sent(state, chance, report),
        }
        for seat in order {
            while let Some(fleet) = state.flights.take(state.turn, *seat) {
                self.land_one(state, fleet, chance, report);
            }
        }
    }

    fn land_as_sent(
        &self,
        state: &mut State,
        chance: &mut Chance,
        report: &mut Option<TurnReport>,
    ) {
        let mut landing = self.gather(state, |it| u64::from(it.sent) << 32 | u64::from(it.rank));
        for (_, fleet) in &landing {
            self.land_one(state, *fleet, chance, report);
        }
        landing.clear();
        state.landing = landing;
    }

    /// Takes all fleets that arrive now, sorted by a key; the room for them is
    /// the state's own, to be given back empty.
    fn gather(&self, state: &mut State, key: impl Fn(&Fleet) -> u64) -> Vec<(u64, Fleet)> {
        let mut landing = std::mem::take(&mut state.landing);
        for seat in 0..self.n_seats() as u8 {
            while let Some(fleet) = state.flights.take(state.turn, seat) {
                landing.push((key(&fleet), fleet));
            }
        }
        // No two have the same key and owner, so any sort gives the same.
        landing.sort_unstable_by_key(|(key, fleet)| (*key, fleet.owner, fleet.rank));
        landing
    }

    /// Strikes a fleet off what its owner has under way.
    fn arrive(state: &mut State, fleet: &Fleet) {
        *state.heading_mut(fleet.owner, fleet.target) -= 1;
        let own = &mut state.seats[usize::from(fleet.owner)];
        own.n_fleets -= 1;
        own.ships_flying -= fleet.ships;
    }

    fn land_one(
        &self,
        state: &mut State,
        fleet: Fleet,
        chance: &mut Chance,
        report: &mut Option<TurnReport>,
    ) {
        Self::arrive(state, &fleet);
        let attack_rate = state.planets[usize::from(fleet.source)].kill;
        let planet = &mut state.planets[usize::from(fleet.target)];
        let seat = Seat(fleet.owner);
        if planet.owner == fleet.owner {
            planet.ships = (planet.ships + fleet.ships).min(SHIPS_MAX);
            if let Some(report) = report {
                report.joined.push(Joined {
                    planet: planet.name,
                    seat,
                    ships: fleet.ships,
                });
            }
            return;
        }
        let meeting = Meeting {
            attackers: fleet.ships,
            attack_rate,
            defenders: planet.ships,
            defence_rate: planet.kill,
        };
        let result = match self.options.battle {
            Battle::Duel => {
                let (result, n_rounds) = battle::duel(meeting, chance);
                state.counts.rounds += n_rounds as i64;
                result
            }
            Battle::Undivided => battle::undivided(meeting),
            Battle::Proportional | Battle::Melee => battle::proportional(meeting),
        };
        state.counts.battles += 1;
        let defender = planet.owner;
        if let Some(report) = report {
            report.fights.push(Fight {
                planet: planet.name,
                attacker: seat,
                defender: owner(defender),
                falls: result.falls,
                attackers: Some(fleet.ships),
                defenders: Some(planet.ships),
                left: Some(result.left),
            });
        }
        let (attackers_left, defenders_left) = if result.falls {
            (result.left, 0)
        } else {
            (0, result.left)
        };
        let lost = (meeting.defenders - defenders_left).max(0);
        let tally = &mut state.seats[seat.index()].tally;
        tally.ships_destroyed += lost;
        if defender != NOBODY {
            let tally = &mut state.seats[usize::from(defender)].tally;
            tally.ships_destroyed += (meeting.attackers - attackers_left).max(0);
            tally.fleets_destroyed += u32::from(!result.falls);
        }
        state.planets[usize::from(fleet.target)].ships = result.left;
        if result.falls {
            state.seats[seat.index()].tally.fleets_destroyed += u32::from(defender != NOBODY);
            self.capture(state, fleet.target, seat, report);
        }
    }

    /// Gives a planet a new owner.
    fn capture(&self, state: &mut State, index: u16, seat: Seat, report: &mut Option<TurnReport>) {
        let planet = &mut state.planets[usize::from(index)];
        let old = planet.owner;
        planet.owner = seat.0;
        planet.captured = state.turn;
        if self.options.capture_resets {
            planet.production = planet.first_production;
        }
        state.counts.captures += 1;
        let own = &mut state.seats[seat.index()];
        own.n_planets += 1;
        own.tally.captured += 1;
        if old != NOBODY {
            state.seats[usize::from(old)].n_planets -= 1;
            self.drop_standing(state, Seat(old), index, report);
        }
    }

    /// All that arrive at a planet in one turn meet at once.
    fn meet(&self, state: &mut State, report: &mut Option<TurnReport>) {
        let mut landing = self.gather(state, |it| u64::from(it.target));
        let mut rest = landing.as_slice();
        while let Some((_, first)) = rest.first() {
            let target = first.target;
            let n_here = rest.iter().take_while(|it| it.1.target == target).count();
            let (here, others) = rest.split_at(n_here);
            rest = others;
            self.meet_at(state, target, here, report);
        }
        landing.clear();
        state.landing = landing;
    }

    fn meet_at(
        &self,
        state: &mut State,
        target: u16,
        here: &[(u64, Fleet)],
        report: &mut Option<TurnReport>,
    ) {
        // The last force is that of nobody.
        let mut forces = [0; PLAYERS_MAX + 1];
        for (_, fleet) in here {
            Self::arrive(state, fleet);
            forces[usize::from(fleet.owner)] += fleet.ships;
        }
        let planet = &state.planets[usize::from(target)];
        let (name, old, garrison) = (planet.name, planet.owner, planet.ships);
        let holder = usize::from(old).min(PLAYERS_MAX);
        let arrived = forces;
        forces[holder] += garrison;
        let n_forces = forces.iter().filter(|it| **it > 0).count();
        let (winner, left) = battle::melee(&forces);
        let new = winner.unwrap_or(holder);
        let left = left.min(SHIPS_MAX);
        for (index, ships) in arrived.iter().enumerate().take(PLAYERS_MAX) {
            if *ships == 0 {
                continue;
            }
            let seat = Seat(index as u8);
            if index == holder && n_forces == 1 {
                if let Some(report) = report {
                    report.joined.push(Joined {
                        planet: name,
                        seat,
                        ships: *ships,
                    });
                }
                continue;
            }
            if index == holder {
                continue;
            }
            state.counts.battles += 1;
            let falls = new == index && new != holder;
            if let Some(report) = report {
                report.fights.push(Fight {
                    planet: name,
                    attacker: seat,
                    defender: owner(old),
                    falls,
                    attackers: Some(*ships),
                    defenders: Some(forces[holder]),
                    left: (falls || new == holder).then_some(left),
                });
            }
            if old != NOBODY && !falls {
                state.seats[usize::from(old)].tally.fleets_destroyed += 1;
                state.seats[usize::from(old)].tally.ships_destroyed += ships;
            }
        }
        state.planets[usize::from(target)].ships = left;
        if new != holder {
            let seat = Seat(new as u8);
            let tally = &mut state.seats[new].tally;
            tally.ships_destroyed += forces[holder];
            tally.fleets_destroyed += u32::from(old != NOBODY);
            self.capture(state, target, seat, report);
        }
    }
}
