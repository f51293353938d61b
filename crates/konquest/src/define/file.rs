//! From a map of the old form to a galaxy.

use std::collections::BTreeMap;

use tapete_game::Game;
use tapete_lang::{Diagnostic, Place, Problems};

use super::codes::{self, BAD_PLANET_NAME};
use super::rules::LIMIT_MAX;
use super::sense::check_duel;
use super::{galaxy_of_save, replay};
use crate::files::{Kind, KonquestFile, MapFile, Origin};
use crate::galaxy::{Draws, Galaxy, Naming, Plan, Randoms, SeatPlan, Sights};
use crate::name::Name;
use crate::options::{Battle, Growth, NeutralBuilding, Options};
use crate::state::PLAYERS_MAX;
use crate::travel::{Cell, SIDE_MAX};
use crate::words::Preset;

/// Compiles the game of a file of the old forms; of a saved game, one whose
/// matches begin where it stopped. Nothing if the file has not as many players,
/// or cannot be played for a reason that is then reported.
///
/// The file must have been read without errors: what its own check would have
/// found is not found again here, and makes no game either.
pub(crate) fn compile_file(
    file: &KonquestFile,
    n_seats: Option<usize>,
    problems: &mut Problems,
) -> Option<Game> {
    let galaxy = match file {
        KonquestFile::Map(map) => galaxy_of_map(map, problems),
        KonquestFile::Save(save) => {
            let mut galaxy = galaxy_of_save(save, problems)?;
            match replay(&galaxy, save) {
                Ok(replayed) => galaxy.opening = replayed.opening,
                Err(refused) => {
                    problems.push(*refused);
                    return None;
                }
            }
            Some(galaxy)
        }
    }?;
    let fits = n_seats.is_none_or(|it| it == galaxy.n_seats());
    fits.then(|| Game::new(galaxy))
}

/// Makes the galaxy of a map.
pub(crate) fn galaxy_of_map(map: &MapFile, problems: &mut Problems) -> Option<Galaxy> {
    let rules = Rules {
        word: map.rules.as_deref(),
        accumulate: map.accumulate,
        limit: map.limit,
        neutral_production: map.neutral_production,
    };
    let mut owners: BTreeMap<&str, u8> = BTreeMap::new();
    for (seat, player) in map.players.iter().enumerate() {
        let seat = u8::try_from(seat).ok()?;
        owners.extend(player.planets.iter().map(|it| (it.as_str(), seat)));
    }
    let planets = map.planets.iter().map(|it| Listed {
        name: &it.name,
        owner: owners
            .get(it.name.as_str())
            .copied()
            .filter(|_| !it.neutral),
        figures: (it.ships, it.production, it.kill_micro),
        cell: it.cell,
        origin: it.origin,
    });
    let players = map.players.iter().map(|it| (it.name.as_str(), it.kind));
    let mut galaxy = make(&map.id, (map.rows, map.columns), rules.options()?, players)?;
    galaxy.sights = Sights {
        blind: map.blind,
        neutral_ships: map.show_ships,
        neutral_stats: map.show_stats,
    };
    add_planets(&mut galaxy, planets, problems)?;
    if map.random {
        galaxy.randoms = Randoms {
            count: u16::try_from(map.n_random.unwrap_or(0)).ok()?,
            draws: Draws::AZAR,
            naming: Naming::ThreeLetters,
        };
    }
    finish(galaxy)
}

/// What a file says of the rules.
pub(super) struct Rules<'a> {
    pub(super) word: Option<&'a str>,
    pub(super) accumulate: bool,
    pub(super) limit: Option<u32>,
    pub(super) neutral_production: Option<i64>,
}

impl Rules<'_> {
    /// Returns the rules of the file.
    pub(super) fn options(&self) -> Option<Options> {
        let preset = Preset::of_file(self.word.unwrap_or(Preset::Course.file_word()))?;
        let mut options = preset.options();
        if self.accumulate {
            options.growth = growth_of(preset);
        }
        if let Some(limit) = self.limit {
            options.limit = limit.min(LIMIT_MAX);
        }
        let same = matches!(options.neutral_building, NeutralBuilding::Same(_));
        if let Some(production) = self.neutral_production.filter(|_| same) {
            options.neutral_building = NeutralBuilding::Same(production);
        }
        Some(options)
    }
}

/// Returns how production grows by a preset, where it does.
pub(crate) fn growth_of(preset: Preset) -> Growth {
    match preset {
        Preset::Course | Preset::Literal | Preset::PlanetWars => Growth::Before,
        Preset::Kde => Growth::After,
    }
}

/// Returns who should play for a kind of player.
pub(crate) fn player_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Humano => "person",
        Kind::Facil => "weak",
        Kind::Dificil => "becai",
    }
}

/// Makes a galaxy without planets.
pub(super) fn make<'a>(
    name: &str,
    (rows, columns): (u32, u32),
    options: Options,
    players: impl Iterator<Item = (&'a str, Kind)>,
) -> Option<Galaxy> {
    let side = |it: u32| {
        let is_side = (1..=SIDE_MAX as u32).contains(&it);
        u8::try_from(it).ok().filter(|_| is_side)
    };
    let seats: Vec<SeatPlan> = players
        .map(|(name, kind)| SeatPlan {
            name: Some(name.to_owned()),
            player: Some(player_of(kind)),
            hue: None,
        })
        .collect();
    if !(2..=PLAYERS_MAX).contains(&seats.len()) {
        return None;
    }
    let size = (side(rows)?, side(columns)?);
    let mut galaxy = Galaxy::new(name, size, seats.len(), options);
    galaxy.seats = seats;
    Some(galaxy)
}

/// A planet as a file lists it.
pub(super) struct Listed<'a> {
    pub(super) name: &'a str,
    pub(super) owner: Option<u8>,
    /// Ships, production, kill rate.
    pub(super) figures: (i64, i64, u32),
    pub(super) cell: Option<(u32, u32)>,
    pub(super) origin: Origin,
}

/// Adds the planets of a file; nothing if one cannot be.
pub(super) fn add_planets<'a>(
    galaxy: &mut Galaxy,
    planets: impl Iterator<Item = Listed<'a>>,
    problems: &mut Problems,
) -> Option<()> {
    let mut is_right = true;
    for planet in planets {
        let place: Place = planet.origin.0.unwrap_or_default();
        let (ships, production, kill) = planet.figures;
        let Some(name) = Name::new(planet.name) else {
            problems.push(
                Diagnostic::new(&BAD_PLANET_NAME, place)
                    .arg(planet.name)
                    .help(codes::PLANET_NAME),
            );
            is_right = false;
            continue;
        };
        if galaxy.options.battle == Battle::Duel && kill > 0 {
            check_duel(kill, place, problems);
        }
        let cell = match planet.cell {
            None => None,
            Some((row, column)) => Some(Cell {
                row: u8::try_from(row).ok().filter(|it| *it < galaxy.rows)?,
                column: u8::try_from(column)
                    .ok()
                    .filter(|it| *it < galaxy.columns)?,
            }),
        };
        galaxy.planets.push(Plan {
            name,
            owner: planet.owner,
            ships,
            production,
            kill,
            cell,
        });
    }
    (is_right && !problems.has_errors()).then_some(())
}

/// Completes a galaxy if all its planets find a place of their own.
pub(super) fn finish(galaxy: Galaxy) -> Option<Galaxy> {
    let n_cells = usize::from(galaxy.rows) * usize::from(galaxy.columns);
    let mut cells: Vec<Cell> = galaxy.planets.iter().filter_map(|it| it.cell).collect();
    let mut names: Vec<Name> = galaxy.planets.iter().map(|it| it.name).collect();
    let is_single = |n_all: usize, n_different: usize| n_all == n_different;
    let (n_cells_said, n_names) = (cells.len(), names.len());
    cells.sort_unstable();
    cells.dedup();
    names.sort_unstable();
    names.dedup();
    let fits = galaxy.n_planets() <= n_cells
        && is_single(n_cells_said, cells.len())
        && is_single(n_names, names.len());
    fits.then(|| galaxy.complete())
}
