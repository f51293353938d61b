//! From a text to a map of the old form.

use tapete_lang::{Arg, Checked, CheckedItem, Place, Problems};

use super::names::{NUMBER_MAX, RATE_MAX, is_id, is_planet, is_player, kind_of};
use super::{Inexpressible, Missing, reasons};
use crate::define::{self, growth_of, is_said_nobodys, limit_said, listed, preset_said};
use crate::files::{self, Kind, KonquestFile, MapFile, Origin, PlanetEntry, PlayerEntry};
use crate::galaxy::{Draws, Galaxy, Naming, Plan, Symmetry};
use crate::options::{Growth, NeutralBuilding, Options};
use crate::words::{Preset, spelled};

/// Makes the map of a text, or lists all of it that such a map cannot say.
pub(crate) fn to_map_file(checked: &Checked) -> Result<MapFile, Vec<Inexpressible>> {
    let mut missing = Missing::default();
    let galaxy = define::galaxy(checked, None, &mut Problems::new());
    let item = checked.of_kind("Galaxy").next();
    let (Some(galaxy), Some(item)) = (galaxy, item) else {
        missing.add(reasons::NO_GALAXY, Vec::new(), None);
        return Err(missing.0);
    };
    let mut map = MapFile {
        id: galaxy.name.clone(),
        rows: galaxy.rows.into(),
        columns: galaxy.columns.into(),
        blind: galaxy.sights.blind,
        show_ships: galaxy.sights.neutral_ships,
        show_stats: galaxy.sights.neutral_stats,
        players: players(&galaxy, Some(checked), &mut missing)
            .into_iter()
            .map(|(name, kind)| PlayerEntry {
                name,
                kind,
                planets: Vec::new(),
                origin: Origin::default(),
            })
            .collect(),
        ..MapFile::default()
    };
    if !is_id(&galaxy.name) {
        let name = galaxy.name.as_str().into();
        missing.add(reasons::ID, vec![name], Some(item.head()));
    }
    read_rules(item, &galaxy.options, &mut map, &mut missing);
    read_made(item, &galaxy, &mut map, &mut missing);
    read_planets(checked, &galaxy, &mut map, &mut missing);
    if !missing.0.is_empty() {
        return Err(missing.0);
    }
    let file = KonquestFile::Map(map);
    if let Err(unwritable) = files::write(&file) {
        missing.add_unwritable(unwritable);
        return Err(missing.0);
    }
    match file {
        KonquestFile::Map(map) => Ok(map),
        KonquestFile::Save(_) => Err(missing.0),
    }
}

/// Returns the names and kinds of the players.
pub(super) fn players(
    galaxy: &Galaxy,
    checked: Option<&Checked>,
    missing: &mut Missing,
) -> Vec<(String, Kind)> {
    let items = checked.map(|it| it.of_kind("Player").collect::<Vec<_>>());
    let items = items.unwrap_or_default();
    let mut players = Vec::new();
    for (seat, plan) in galaxy.seats.iter().enumerate() {
        let place = items.get(seat).map(|it| it.head());
        let Some(name) = &plan.name else {
            missing.add(reasons::UNNAMED, Vec::new(), place);
            return players;
        };
        if !is_player(name) {
            missing.add(reasons::PLAYER_NAME, vec![name.as_str().into()], place);
        }
        let kind = kind_of(plan.player);
        if kind.is_none() {
            missing.add(reasons::PLAYER_KIND, vec![name.as_str().into()], place);
        }
        players.push((name.clone(), kind.unwrap_or_default()));
    }
    players
}

/// Reports each rule in which two sets of rules differ.
pub(super) fn compare_rules(
    said: &Options,
    known: &Options,
    place: impl Fn(&str) -> Option<Place>,
    missing: &mut Missing,
) {
    let differs = [
        ("travels", said.travel != known.travel),
        ("fights", said.battle != known.battle),
        ("builds", said.building != known.building),
        ("first_building", said.builds_first != known.builds_first),
        (
            "neutrals_build",
            said.neutral_building != known.neutral_building,
        ),
        ("accumulates", said.growth != known.growth),
        (
            "captured_production",
            said.capture_resets != known.capture_resets,
        ),
        (
            "captured_builds",
            said.captured_build != known.captured_build,
        ),
        ("wins", said.victory != known.victory),
        ("ranks", said.ranking != known.ranking),
        ("checks_limit", said.limit_check != known.limit_check),
        ("orders", said.ordering != known.ordering),
        ("lands", said.landing != known.landing),
        ("standing_orders", said.standing != known.standing),
    ];
    for (name, _) in differs.iter().filter(|it| it.1) {
        missing.add(reasons::RULE, vec![spelled(name).into()], place(name));
    }
}

/// Returns where a clause of an item stands.
pub(super) fn place_in(item: Option<&CheckedItem>, clause: &str) -> Option<Place> {
    item?.line(clause).map(|it| it.place)
}

fn read_rules(item: &CheckedItem, said: &Options, map: &mut MapFile, missing: &mut Missing) {
    let preset = preset_said(item);
    map.rules = preset.map(|it| it.file_word().to_owned());
    let preset = preset.unwrap_or(Preset::Course);
    let mut known = preset.options();
    if said.growth == growth_of(preset) {
        map.accumulate = true;
        known.growth = said.growth;
    } else if known.growth != Growth::Never {
        map.accumulate = said.growth != Growth::Never;
    }
    match limit_said(item) {
        None => {}
        Some(0) if known.limit > 0 => {
            missing.add(
                reasons::NO_LIMIT,
                Vec::new(),
                place_in(Some(item), "turn_limit"),
            );
        }
        Some(limit) => map.limit = u32::try_from(limit).ok().filter(|it| *it > 0),
    }
    let place = |clause: &str| place_in(Some(item), clause);
    let same = (known.neutral_building, said.neutral_building);
    if let (NeutralBuilding::Same(usual), NeutralBuilding::Same(ships)) = same {
        known.neutral_building = said.neutral_building;
        let is_said = item.line("neutrals_build").is_some();
        let must_say = map.show_ships || map.show_stats;
        map.neutral_production = (is_said || must_say).then_some(ships);
        debug_assert!(is_said || usual == ships, "only the text changes a rule");
    } else {
        let usual = item
            .line("neutrals_produce")
            .and_then(|it| it.value.number());
        let must_say = map.show_ships || map.show_stats;
        map.neutral_production = usual.or(must_say.then_some(0));
    }
    let wrong = |it: &i64| !(0..=NUMBER_MAX).contains(it);
    if let Some(production) = map.neutral_production.filter(wrong) {
        let place = place("neutrals_build").or_else(|| place("neutrals_produce"));
        missing.add(reasons::NEUTRAL_PRODUCTION, vec![production.into()], place);
    }
    compare_rules(said, &known, place, missing);
}

/// Reads what luck makes at the start.
fn read_made(item: &CheckedItem, galaxy: &Galaxy, map: &mut MapFile, missing: &mut Missing) {
    let place = |clause: &str| place_in(Some(item), clause);
    if galaxy.symmetry != Symmetry::None {
        missing.add(reasons::SYMMETRY, Vec::new(), place("symmetry"));
    }
    for (seat, player) in galaxy.seats.iter().enumerate() {
        if !galaxy.has_listed(seat) {
            let name = player.name.clone().unwrap_or_else(|| seat.to_string());
            missing.add(reasons::HOME, vec![name.into()], None);
        }
    }
    if item.line("neutrals").is_none() {
        return;
    }
    let randoms = &galaxy.randoms;
    map.random = true;
    map.n_random = Some(randoms.count.into());
    let is_usual = randoms.draws == Draws::AZAR && randoms.naming == Naming::ThreeLetters;
    if randoms.count > 0 && !is_usual {
        missing.add(reasons::DRAWS, Vec::new(), place("neutrals"));
    }
}

fn read_planets(checked: &Checked, galaxy: &Galaxy, map: &mut MapFile, missing: &mut Missing) {
    for (item, plan) in listed(checked).zip(&galaxy.planets) {
        let place = Some(item.head());
        figures(
            plan.name.as_str(),
            plan.ships,
            plan.production,
            plan.kill,
            place,
            missing,
        );
        if plan.cell.is_some() {
            missing.add(reasons::CELL, vec![plan.name.as_str().into()], place);
        }
        if let Some(player) = plan
            .owner
            .and_then(|it| map.players.get_mut(usize::from(it)))
        {
            player.planets.push(plan.name.to_string());
        }
        map.planets.push(entry(plan, is_said_nobodys(item)));
    }
    if !map.planets.iter().any(|it| it.neutral) {
        missing.add(reasons::NO_NEUTRAL, Vec::new(), None);
    }
    map.planets.sort_by_key(|it| it.neutral);
}

fn entry(plan: &Plan, is_said_nobodys: bool) -> PlanetEntry {
    PlanetEntry {
        name: plan.name.to_string(),
        ships: plan.ships,
        production: plan.production,
        kill_micro: plan.kill,
        // Who says that nobody owns it lists it among the planets of players.
        neutral: plan.owner.is_none() && !is_said_nobodys,
        cell: None,
        origin: Origin::default(),
    }
}

/// Reports the name and the figures of a planet that the old forms cannot say.
pub(super) fn figures(
    name: &str,
    ships: i64,
    production: i64,
    kill: u32,
    place: Option<Place>,
    missing: &mut Missing,
) {
    let named = |figure: i64| -> Vec<Arg> { vec![name.into(), figure.into()] };
    if !is_planet(name) {
        missing.add(reasons::PLANET_NAME, vec![name.into()], place);
    }
    if !(0..=NUMBER_MAX).contains(&ships) {
        missing.add(reasons::SHIPS, named(ships), place);
    }
    if !(0..=NUMBER_MAX).contains(&production) {
        missing.add(reasons::PRODUCTION, named(production), place);
    }
    if kill > RATE_MAX {
        missing.add(reasons::RATE, vec![name.into()], place);
    }
}
