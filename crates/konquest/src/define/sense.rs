//! Whether a galaxy that can be played makes sense: clauses without effect,
//! matches that cannot be won, duels without end.

use std::ops::RangeInclusive;

use tapete_lang::{Arg, Checked, Diagnostic, Place, Problems};
use tapete_speech::Said;

use super::Reading;
use super::codes::{
    self, DUEL_TOO_LONG, NEVER_CAPTURES, NO_SHIPS_EVER, NOTHING_LANDS, SEAT_WITHOUT_PLANET,
};
use super::figures::rate_text;
use super::planets::listed;
use crate::galaxy::{Galaxy, Naming, Plan, Symmetry};
use crate::options::{Battle, Growth, LimitCheck};

/// The smallest kill rate of a duel besides 0, in millionths.
const DUEL_RATE_MIN: u32 = 10_000;

impl Reading<'_> {
    /// Checks what only the galaxy as a whole can show.
    pub(super) fn check_sense(
        &mut self,
        checked: &Checked,
        galaxy: &Galaxy,
        players: &RangeInclusive<usize>,
    ) {
        self.check_effects(galaxy, players);
        let n_seats = *players.end();
        let n_homeless = (0..n_seats).filter(|it| !galaxy.has_listed(*it)).count();
        let homes = (n_homeless > 0).then_some(galaxy.home);
        let owned = || galaxy.planets.iter().filter(|it| it.owner.is_some());
        self.check_seats(checked, galaxy, n_homeless, n_seats);
        let grows = galaxy.options.growth != Growth::Never;
        let has_ships = |ships: i64, production: i64| ships > 0 || production > 0;
        let somebody_has_ships = grows
            || owned().any(|it| has_ships(it.ships, it.production))
            || homes.is_some_and(|it| has_ships(it.ships.1, it.production.1));
        let head = self.item.head();
        if !somebody_has_ships {
            self.problems
                .push(Diagnostic::new(&NO_SHIPS_EVER, head).help(codes::GIVE_SHIPS));
        }
        let needs_rates = matches!(
            galaxy.options.battle,
            Battle::Proportional | Battle::Undivided
        );
        let somebody_hits = owned().any(|it| it.kill > 0) || homes.is_some_and(|it| it.kill.1 > 0);
        if needs_rates && !somebody_hits {
            self.problems
                .push(Diagnostic::new(&NEVER_CAPTURES, head).help(codes::GIVE_RATES));
        }
        let at_counter = galaxy.options.limit_check == LimitCheck::AtCounter;
        if at_counter && matches!(galaxy.options.limit, 1 | 2) {
            self.problems.push(
                Diagnostic::new(&NOTHING_LANDS, self.place_of("turn_limit"))
                    .help(codes::LONGER_LIMIT),
            );
        }
        if galaxy.options.battle == Battle::Duel {
            self.check_duels(checked, galaxy, n_homeless);
        }
    }

    /// Tells who gets a home while others begin with listed planets.
    fn check_seats(
        &mut self,
        checked: &Checked,
        galaxy: &Galaxy,
        n_homeless: usize,
        n_seats: usize,
    ) {
        // Where an owner is not understood, nothing follows for the others.
        let is_even = n_homeless == 0 || n_homeless == n_seats;
        if is_even || self.problems.has_errors() {
            return;
        }
        let players: Vec<Place> = checked.of_kind("Player").map(|it| it.head()).collect();
        for seat in (0..n_seats).filter(|it| !galaxy.has_listed(*it)) {
            let name = galaxy.seats.get(seat).and_then(|it| it.name.as_deref());
            let who = match name {
                Some(name) => Arg::from(format!("`{name}`")),
                None => Arg::Said(Said {
                    en: format!("seat {seat}"),
                    es: format!("el asiento {seat}"),
                }),
            };
            let place = players.get(seat).copied().unwrap_or(self.item.head());
            self.problems.push(
                Diagnostic::new(&SEAT_WITHOUT_PLANET, place)
                    .arg(who)
                    .help(codes::LIST_OR_TAKE),
            );
        }
    }

    fn check_effects(&mut self, galaxy: &Galaxy, players: &RangeInclusive<usize>) {
        let is_nobodys = |it: &Plan| it.owner.is_none();
        let lists_neutrals = galaxy.planets.iter().any(is_nobodys);
        let makes_neutrals = galaxy.randoms.count > 0;
        if !makes_neutrals {
            self.no_effect(
                &[
                    "neutral_ships",
                    "neutral_production",
                    "neutral_kills",
                    "neutral_names",
                ],
                codes::NO_NEUTRALS_MADE,
            );
        } else if galaxy.symmetry != Symmetry::None && galaxy.randoms.naming != Naming::InOrder {
            self.no_effect(&["neutral_names"], codes::NAMED_IN_ORDER);
        }
        if !lists_neutrals {
            self.no_effect(&["neutrals_produce"], codes::NO_NEUTRALS_LISTED);
        }
        if !lists_neutrals && !makes_neutrals {
            self.no_effect(
                &["neutrals_build", "shows_ships", "shows_stats"],
                codes::NO_NEUTRALS,
            );
        }
        if (0..*players.end()).all(|it| galaxy.has_listed(it)) {
            self.no_effect(
                &["home_ships", "home_production", "home_kills"],
                codes::NO_HOMES,
            );
        }
        if galaxy.options.growth == Growth::Never {
            self.no_effect(&["captured_production"], codes::NO_GROWTH);
        }
        if galaxy.options.limit == 0 {
            self.no_effect(&["checks_limit"], codes::NO_LIMIT);
        }
        if galaxy.options.battle == Battle::Melee {
            self.no_effect(&["lands"], codes::NO_LANDING_ORDER);
            self.no_effect(&["neutral_kills", "home_kills"], codes::NO_RATES);
        }
    }

    fn check_duels(&mut self, checked: &Checked, galaxy: &Galaxy, n_homeless: usize) {
        let drawn = [
            ("home_kills", galaxy.home.kill, n_homeless > 0),
            (
                "neutral_kills",
                galaxy.randoms.draws.kill,
                galaxy.randoms.count > 0,
            ),
        ];
        for (clause, (from, to), is_used) in drawn {
            if is_used && to > 0 {
                let place = self.place_of(clause);
                // A range from 0 holds rates that are too small.
                check_duel(from.max(1), place, self.problems);
            }
        }
        for (item, plan) in listed(checked).zip(&galaxy.planets) {
            if let Some(line) = item.line("kills").filter(|_| plan.kill > 0) {
                check_duel(plan.kill, line.place, self.problems);
            }
        }
    }
}

/// Reports a kill rate with which a duel would hardly end.
pub(super) fn check_duel(rate: u32, place: Place, problems: &mut Problems) {
    if rate < DUEL_RATE_MIN {
        problems.push(
            Diagnostic::new(&DUEL_TOO_LONG, place)
                .arg(rate_text(rate))
                .help(codes::HIGHER_RATE),
        );
    }
}
