//! From a saved game to a galaxy and the moves that lead to where it stopped.

use std::collections::BTreeMap;

use tapete_game::{Chance, Game, Seat, Seed, Silent};
use tapete_lang::{Arg, Diagnostic, Problems};
use tapete_speech::{Bilingual, Said};

use super::codes::PLAYER_WITHOUT_PLANET;
use super::file::{Listed, Rules, add_planets, finish, make};
use crate::files::{Colour, E228, FleetEntry, SaveFile};
use crate::galaxy::{Galaxy, Recorded, Sights};
use crate::options::{Landing, Ordering, Victory};
use crate::orders::Move;
use crate::state::{EndedBy, Order, SHIPS_MAX, State};
use crate::words::Preset;

/// The name of the game of a saved game, which has none of its own.
pub(crate) const SAVED_NAME: &str = "Saved game";

/// A saved game, ready to be played on.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The game as it started.
    pub game: Game,
    /// The luck of the match; only rules with dice ask for it.
    pub seed: Seed,
    /// What has been played since. In the last turn the orders are given and
    /// may still be taken back: nobody has ended it.
    pub moves: Vec<(Seat, String)>,
}

/// Opens a saved game that was read without errors, or says which order of its
/// log cannot be given.
pub(crate) fn open_save(save: &SaveFile) -> Result<Opening, Problems> {
    let mut problems = Problems::new();
    let Some(galaxy) = galaxy_of_save(save, &mut problems) else {
        return Err(problems);
    };
    match replay(&galaxy, save) {
        Ok(replayed) => Ok(Opening {
            seed: seed_of(save),
            moves: replayed.moves,
            game: Game::new(galaxy),
        }),
        Err(refused) => {
            problems.push(*refused);
            Err(problems)
        }
    }
}

/// Returns in which order the fleets of a saved game land: as its log has them.
/// Only in KDE's game, where the order decides which dice fall for whom, the
/// rules say it themselves.
pub(crate) fn saved_landing(preset: Preset) -> Landing {
    match preset {
        Preset::Kde => preset.options().landing,
        Preset::Course | Preset::Literal | Preset::PlanetWars => Landing::AsSent,
    }
}

/// Returns the luck of a saved game.
fn seed_of(save: &SaveFile) -> Seed {
    Seed::new(save.seed.unwrap_or(0))
}

/// Makes the galaxy of a saved game, at the start of its first turn.
pub(crate) fn galaxy_of_save(save: &SaveFile, problems: &mut Problems) -> Option<Galaxy> {
    let rules = Rules {
        word: save.rules.as_deref(),
        accumulate: save.accumulate,
        limit: save.limit,
        neutral_production: None,
    };
    let mut options = rules.options()?;
    // The position is that of the first turn: what is built before it, was.
    options.builds_first = false;
    let preset = save.rules.as_deref().and_then(Preset::of_file);
    options.landing = saved_landing(preset.unwrap_or(Preset::Course));
    let mut seats: BTreeMap<&str, u8> = BTreeMap::new();
    for (seat, player) in save.players.iter().enumerate() {
        seats.insert(&player.name, u8::try_from(seat).ok()?);
    }
    let owner = |name: &str| seats.get(name).copied();
    let players = save.players.iter().map(|it| (it.name.as_str(), it.kind));
    let mut galaxy = make(SAVED_NAME, (save.rows, save.columns), options, players)?;
    galaxy.sights = Sights {
        blind: save.blind,
        neutral_ships: save.show_ships,
        neutral_stats: save.show_stats,
    };
    for (number, (seat, player)) in (0_u8..).zip(galaxy.seats.iter_mut().zip(&save.players)) {
        let hue = Colour::ALL.iter().position(|it| *it == player.colour);
        let hue = hue.and_then(|it| u8::try_from(it).ok());
        seat.hue = hue.filter(|it| *it != number);
    }
    let planets = save.planets.iter().map(|it| Listed {
        name: &it.name,
        owner: it.owner.as_deref().and_then(owner),
        figures: (it.ships.min(SHIPS_MAX), it.production, it.kill_micro),
        cell: Some(it.cell),
        origin: it.origin,
    });
    add_planets(&mut galaxy, planets, problems)?;
    for (seat, player) in save.players.iter().enumerate() {
        if !galaxy.has_listed(seat) {
            let place = player.origin.0.unwrap_or_default();
            problems.push(Diagnostic::new(&PLAYER_WITHOUT_PLANET, place).arg(player.name.as_str()));
        }
    }
    if problems.has_errors() {
        return None;
    }
    let mut n_orders: BTreeMap<(u32, u8), u32> = BTreeMap::new();
    for (rank, fleet) in save.fleets.iter().enumerate() {
        let seat = owner(&fleet.player)?;
        let number = n_orders.entry((fleet.sent, seat)).or_insert(0);
        galaxy.recorded.push(Recorded {
            turn: fleet.sent,
            seat,
            number: *number,
            rank: u32::try_from(rank).ok()?,
        });
        *number += 1;
    }
    galaxy.recorded.sort_unstable();
    let mut galaxy = finish(galaxy)?;
    if galaxy.options.victory == Victory::LastAlive && goes_on_alone(&galaxy, save) {
        galaxy.options.victory = Victory::AllPlanets;
    }
    Some(galaxy)
}

/// Tells whether a log goes on after one player was left alone: the program that
/// wrote it played until all planets had one owner.
fn goes_on_alone(galaxy: &Galaxy, save: &SaveFile) -> bool {
    let (state, rest) = match play_log(galaxy, save) {
        Ok((replayed, rest)) => (replayed.state, rest),
        Err(_) => return false,
    };
    let alone = Some(EndedBy::LastAlive);
    !rest.is_empty() && state.end.map(|it| it.by) == alone
}

/// A log, played again.
pub(crate) struct Replayed {
    pub(crate) moves: Vec<(Seat, String)>,
    pub(crate) opening: Vec<(Seat, Move)>,
    pub(crate) state: State,
}

/// Plays the log of a saved game up to the turn where it stopped.
pub(crate) fn replay(galaxy: &Galaxy, save: &SaveFile) -> Result<Replayed, Box<Diagnostic>> {
    let (replayed, rest) = play_log(galaxy, save)?;
    match rest.first() {
        // The match ended before the log did.
        Some(fleet) => Err(refuse(fleet, OVER)),
        None => Ok(replayed),
    }
}

/// Plays the log as far as the match goes; returns what is left of it.
fn play_log<'a>(
    galaxy: &Galaxy,
    save: &'a SaveFile,
) -> Result<(Replayed, &'a [FleetEntry]), Box<Diagnostic>> {
    let last = save.fleets.iter().map(|it| it.sent).max();
    let until = last.max(save.turn).unwrap_or(1);
    let mut play = Play {
        galaxy,
        chance: Chance::new(seed_of(save)),
        replayed: Replayed {
            moves: Vec::new(),
            opening: Vec::new(),
            state: State::blank(galaxy),
        },
    };
    galaxy.begin(&mut play.replayed.state, &mut play.chance, &mut Silent);
    // Planets stand in the order of their cells.
    let planets = play.replayed.state.planets.iter();
    let cells: Vec<(u32, u32)> = planets
        .map(|it| (u32::from(it.cell.row), u32::from(it.cell.column)))
        .collect();
    let mut rest = save.fleets.as_slice();
    loop {
        let turn = play.replayed.state.turn;
        let n_now = rest.iter().take_while(|it| it.sent <= turn).count();
        let (now, later) = rest.split_at(n_now);
        rest = later;
        play.turn(now, &cells, save, turn < until)?;
        if play.replayed.state.end.is_some() || turn >= until {
            break;
        }
    }
    Ok((play.replayed, rest))
}

/// Why an order cannot be given, in English and Spanish.
const OVER: Bilingual = Bilingual::new("the match is over", "la partida ya terminó");
const NO_PLANETS_LEFT: Bilingual = Bilingual::new(
    "the player has no planet left to order from",
    "el jugador no tiene ningún planeta desde el que ordenar",
);
const NO_PLANET: Bilingual = Bilingual::new(
    "there is no planet at that cell",
    "no hay ningún planeta en esa casilla",
);
const AMBIGUOUS: Bilingual = Bilingual::new(
    "the names of the planets make the order ambiguous",
    "los nombres de los planetas hacen ambigua la orden",
);

struct Play<'a> {
    galaxy: &'a Galaxy,
    chance: Chance,
    replayed: Replayed,
}

impl Play<'_> {
    /// Gives the orders of a turn, and ends it if play goes on.
    fn turn(
        &mut self,
        orders: &[FleetEntry],
        cells: &[(u32, u32)],
        save: &SaveFile,
        ends: bool,
    ) -> Result<(), Box<Diagnostic>> {
        let turn = self.replayed.state.turn;
        let seat_of = |it: &FleetEntry| save.players.iter().position(|p| p.name == it.player);
        let last_to_order = orders.iter().filter_map(seat_of).max();
        // Who orders after another in the same turn orders when that one ended.
        let in_turn = self.galaxy.options.ordering == Ordering::InTurn;
        for seat in Seat::all(self.galaxy.n_seats()) {
            let own = orders.iter().filter(|it| seat_of(it) == Some(seat.index()));
            for fleet in own {
                self.order(seat, fleet, cells)?;
            }
            let is_over = self.replayed.state.end.is_some() || self.replayed.state.turn > turn;
            let is_before = in_turn && last_to_order.is_some_and(|it| seat.index() < it);
            let must_act = !is_over && self.replayed.state.pending.contains(seat);
            if must_act && (ends || is_before) {
                self.play(seat, Move::End);
            }
        }
        Ok(())
    }

    fn order(
        &mut self,
        seat: Seat,
        fleet: &FleetEntry,
        cells: &[(u32, u32)],
    ) -> Result<(), Box<Diagnostic>> {
        let planet = |cell: (u32, u32)| {
            let found = cells.binary_search(&cell).ok()?;
            u16::try_from(found).ok()
        };
        let (Some(source), Some(target)) = (planet(fleet.from), planet(fleet.to)) else {
            return Err(refuse(fleet, NO_PLANET));
        };
        if !self.replayed.state.pending.contains(seat) {
            let is_over = self.replayed.state.end.is_some();
            return Err(refuse(fleet, if is_over { OVER } else { NO_PLANETS_LEFT }));
        }
        let order = Move::Order(Order {
            source,
            target,
            ships: fleet.ships,
        });
        // Played as it will be again: by its text.
        let mut text = String::new();
        let state = &self.replayed.state;
        self.galaxy.write_move(state, &order, &mut text);
        match self.galaxy.find_recorded(state, seat, &text) {
            Ok(found) if found == order => {
                self.play(seat, order);
                Ok(())
            }
            Err(why) => Err(refused(fleet, why)),
            Ok(_) => Err(refuse(fleet, AMBIGUOUS)),
        }
    }

    fn play(&mut self, seat: Seat, chosen: Move) {
        let state = &mut self.replayed.state;
        let mut text = String::new();
        self.galaxy.write_move(state, &chosen, &mut text);
        self.replayed.moves.push((seat, text));
        self.replayed.opening.push((seat, chosen));
        let chance = &mut self.chance;
        self.galaxy.act(state, seat, &chosen, chance, &mut Silent);
    }
}

/// Tells that an order of the log cannot be given.
fn refuse(fleet: &FleetEntry, why: Bilingual) -> Box<Diagnostic> {
    refused(fleet, why.into())
}

fn refused(fleet: &FleetEntry, why: Said) -> Box<Diagnostic> {
    let refused = Diagnostic::new(&E228, fleet.origin.0.unwrap_or_default())
        .arg(i64::from(fleet.sent))
        .arg(Arg::Said(why));
    Box::new(refused)
}
