//! What a fleet would come to, from what the asker may know: when it arrives,
//! what it finds if no other fleet comes before, and how the battle would end.

use tapete_game::{Chance, Seed, Telling};

use crate::battle::{self, Meeting, Result};
use crate::event::ships;
use crate::options::{Battle, Building, Growth, NeutralBuilding};
use crate::sight::Sight;
use crate::state::{Order, SHIPS_MAX};

/// How many battles with dice are tried out at most; of large fleets fewer, so
/// that nobody waits.
const TRIALS_MAX: i64 = 1_000;

/// The fewest of them.
const TRIALS_MIN: i64 = 40;

/// About how many ships may fight in all those battles.
const SHIPS_TRIED: i64 = 2_000_000;

/// What would come of a fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Forecast {
    /// The planet is the sender's own.
    Joins,
    /// Something of the planet is hidden.
    Hidden,
    /// No dice decide.
    Sure(Result),
    /// In so many of a hundred battles the planet falls; with so many ships left
    /// then, on average.
    Odds { falls: i64, left: i64 },
}

impl Sight<'_> {
    /// Works out what would come of an order that is given now.
    pub(crate) fn forecast(&self, order: Order) -> Forecast {
        let [source, target] = [order.source, order.target].map(usize::from);
        let owner = self.owner(target);
        if owner.is_some() && owner == self.owner(source) {
            return Forecast::Joins;
        }
        let battle = self.galaxy.options.battle;
        let is_melee = battle == Battle::Melee;
        // Where all that arrive meet at once, no rate matters.
        let rate = |planet: usize| self.kill(planet).or(is_melee.then_some(0));
        let turns = self.turns_between(source, target);
        let known = rate(source)
            .zip(rate(target))
            .zip(self.garrison(target, turns));
        let Some(((attack_rate, defence_rate), defenders)) = known else {
            return Forecast::Hidden;
        };
        let meeting = Meeting {
            attackers: order.ships,
            attack_rate,
            defenders,
            defence_rate,
        };
        match battle {
            Battle::Proportional => Forecast::Sure(battle::proportional(meeting)),
            Battle::Undivided => Forecast::Sure(battle::undivided(meeting)),
            Battle::Melee => Forecast::Sure(Result {
                falls: order.ships > defenders,
                left: (order.ships - defenders).abs(),
            }),
            Battle::Duel => odds(meeting),
        }
    }

    /// Returns the ships that a fleet finds after so many turns, if no other
    /// comes before and none leaves.
    fn garrison(&self, planet: usize, turns: u32) -> Option<i64> {
        let options = &self.galaxy.options;
        let mut ships = self.ships(planet)?;
        let same = match options.neutral_building {
            NeutralBuilding::Same(ships) if self.owner(planet).is_none() => Some(ships),
            NeutralBuilding::Same(_) | NeutralBuilding::Own => None,
        };
        let mut production = match same {
            Some(_) => 0,
            None => self.production(planet)?,
        };
        let n_builds = match options.building {
            Building::AfterLandings => turns.saturating_sub(1),
            Building::BeforeLandings => turns,
        };
        for _ in 0..n_builds {
            production += i64::from(options.growth == Growth::Before);
            let built = same.unwrap_or(production);
            ships = ships.saturating_add(built).clamp(0, SHIPS_MAX);
            production += i64::from(options.growth == Growth::After);
        }
        Some(ships)
    }
}

/// Tries a battle with dice out, always with the same ones: the same question
/// has the same answer, and the luck of the match is not touched.
fn odds(meeting: Meeting) -> Forecast {
    let n_ships = meeting.attackers.saturating_add(meeting.defenders).max(1);
    let n_trials = (SHIPS_TRIED / n_ships).clamp(TRIALS_MIN, TRIALS_MAX);
    let mut chance = Chance::new(Seed::new(0));
    let (mut n_falls, mut n_left) = (0, 0);
    for _ in 0..n_trials {
        let (result, _) = battle::duel(meeting, &mut chance);
        if result.falls {
            n_falls += 1;
            n_left += result.left;
        }
    }
    Forecast::Odds {
        falls: (n_falls * 100 + n_trials / 2) / n_trials,
        left: (n_left + n_falls / 2) / n_falls.max(1),
    }
}

/// Says what would come of an order, after who arrives where and when.
pub(crate) fn said(sight: &Sight<'_>, order: Order, telling: Telling<'_>) -> String {
    let [source, target] = [order.source, order.target].map(|it| sight.name(usize::from(it)));
    let turns = sight.turns_between(usize::from(order.source), usize::from(order.target));
    let arrives = sight.turn() + turns;
    let count = ships(order.ships, telling.tongue());
    let what = match sight.forecast(order) {
        Forecast::Joins => telling
            .pick("they join those there", "se unen a las que hay")
            .to_owned(),
        Forecast::Hidden => telling.pick(
            format!("what defends {target} is hidden"),
            format!("no se ve qué defiende {target}"),
        ),
        Forecast::Sure(Result { falls: true, left }) => telling.pick(
            format!("{target} falls, {left} left"),
            format!("{target} cae, quedan {left}"),
        ),
        Forecast::Sure(Result { falls: false, left }) => telling.pick(
            format!("{target} holds, {left} left there"),
            format!("{target} resiste, allí quedan {left}"),
        ),
        Forecast::Odds { falls: 0, .. } => telling.pick(
            format!("{target} almost surely holds"),
            format!("{target} casi seguro resiste"),
        ),
        Forecast::Odds { falls, left } => telling.pick(
            format!("{target} falls in {falls} of 100 such battles, then about {left} left"),
            format!("{target} cae en {falls} de cada 100 batallas así, y quedan unas {left}"),
        ),
    };
    telling.pick(
        format!("{count} from {source} to {target}, turn {arrives}: {what}"),
        format!("{count} de {source} a {target}, turno {arrives}: {what}"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::RATE_ONE;

    fn tried(attackers: i64, defenders: i64, [attack, defence]: [u32; 2]) -> (i64, i64) {
        let meeting = Meeting {
            attackers,
            attack_rate: attack * RATE_ONE / 10,
            defenders,
            defence_rate: defence * RATE_ONE / 10,
        };
        match odds(meeting) {
            Forecast::Odds { falls, left } => (falls, left),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn odds_of_duels_are_near_the_exact_ones() {
        // The exact chances of the table that battles are held against.
        for (a, d, rates, falls, left) in [
            (10, 10, [4, 4], 48, 3),
            (15, 10, [4, 4], 90, 6),
            (20, 10, [4, 4], 99, 10),
            (10, 10, [4, 6], 9, 2),
            (100, 100, [4, 4], 49, 9),
        ] {
            let (seen, seen_left) = tried(a, d, rates);
            assert!((seen - falls).abs() <= 4, "{a} v {d}: {seen} for {falls}");
            assert!((seen_left - left).abs() <= 1, "{a} v {d}: {seen_left}");
        }
    }

    #[test]
    fn no_number_of_ships_takes_long() {
        let (falls, _) = tried(SHIPS_MAX, SHIPS_MAX / 4, [4, 4]);
        assert_eq!(falls, 100);
        let (falls, _) = tried(1, SHIPS_MAX, [4, 4]);
        assert_eq!(falls, 0);
    }
}
