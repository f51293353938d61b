//! From a match to a saved game of the old form.

use std::collections::BTreeMap;

use tapete_game::{Chance, Seat, Seed, Silent};
use tapete_lang::{Arg, Checked, Problems};
use tapete_speech::Said;

use super::map::{compare_rules, figures, place_in, players};
use super::names::NUMBER_MAX;
use super::{Inexpressible, Missing, reasons};
use crate::define::{self, galaxy_of_map, galaxy_of_save, growth_of, preset_said, saved_landing};
use crate::event::Event;
use crate::files::{
    self, Colour, FleetEntry, KonquestFile, Origin, SaveFile, SavedPlanet, SavedPlayer,
};
use crate::flights::Fleet;
use crate::galaxy::Galaxy;
use crate::options::{Battle, Growth, Landing};
use crate::orders::Move;
use crate::state::{Planet, State};
use crate::travel::Cell;
use crate::words::Preset;

/// Makes the saved game of a match of a text: how it started, and every fleet
/// since. Lists all of it that such a file cannot say.
///
/// Who has already ended the turn that is being played is not part of it:
/// whoever goes on may order again.
pub(crate) fn to_save_file(
    checked: &Checked,
    n_seats: Option<usize>,
    seed: Seed,
    played: &[(Seat, String)],
) -> Result<SaveFile, Vec<Inexpressible>> {
    let galaxy = define::galaxy(checked, n_seats, &mut Problems::new());
    let item = checked.of_kind("Galaxy").next();
    let preset = item.and_then(preset_said).unwrap_or(Preset::Course);
    save(galaxy, preset, Some(checked), seed, played)
}

/// Makes the saved game of a match of a map, or of a saved game that was played
/// on, as [`to_save_file`] does.
pub(crate) fn map_to_save_file(
    file: &KonquestFile,
    seed: Seed,
    played: &[(Seat, String)],
) -> Result<SaveFile, Vec<Inexpressible>> {
    let mut problems = Problems::new();
    let (galaxy, rules) = match file {
        KonquestFile::Map(map) => (galaxy_of_map(map, &mut problems), &map.rules),
        KonquestFile::Save(save) => (galaxy_of_save(save, &mut problems), &save.rules),
    };
    let preset = rules.as_deref().and_then(Preset::of_file);
    let preset = preset.unwrap_or(Preset::Course);
    let KonquestFile::Save(old) = file else {
        return save(galaxy, preset, None, seed, played);
    };
    let opened = galaxy.and_then(|it| Some((define::replay(&it, old).ok()?.moves, it)));
    let Some((mut moves, galaxy)) = opened else {
        return save(None, preset, None, seed, played);
    };
    moves.extend_from_slice(played);
    let mut made = save(Some(galaxy), preset, None, seed, &moves)?;
    for (player, old) in made.players.iter_mut().zip(&old.players) {
        player.colour = old.colour;
    }
    Ok(made)
}

fn save(
    galaxy: Option<Galaxy>,
    preset: Preset,
    checked: Option<&Checked>,
    seed: Seed,
    played: &[(Seat, String)],
) -> Result<SaveFile, Vec<Inexpressible>> {
    let mut missing = Missing::default();
    let Some(galaxy) = galaxy else {
        missing.add(reasons::NO_GALAXY, Vec::new(), None);
        return Err(missing.0);
    };
    let item = checked.and_then(|it| it.of_kind("Galaxy").next());
    let mut made = SaveFile {
        rows: galaxy.rows.into(),
        columns: galaxy.columns.into(),
        blind: galaxy.sights.blind,
        show_ships: galaxy.sights.neutral_ships,
        show_stats: galaxy.sights.neutral_stats,
        rules: (preset != Preset::Course).then(|| preset.file_word().to_owned()),
        ..SaveFile::default()
    };
    let mut known = preset.options();
    let said = galaxy.options;
    if said.growth == growth_of(preset) {
        made.accumulate = true;
        known.growth = said.growth;
    }
    match said.limit {
        limit if limit == known.limit => {}
        0 => missing.add(reasons::NO_LIMIT, Vec::new(), place_in(item, "turn_limit")),
        limit => made.limit = Some(limit),
    }
    // Whether planets built before the first turn shows in the position, and in
    // which order fleets landed is seen when the log is played again.
    known.builds_first = said.builds_first;
    let by_rules = [known.landing, saved_landing(preset)];
    if by_rules.contains(&said.landing) || said.battle == Battle::Melee {
        known.landing = said.landing;
    }
    // A log that goes on after one player is left alone says so by itself.
    if checked.is_none() {
        known.victory = said.victory;
    }
    compare_rules(&said, &known, |it| place_in(item, it), &mut missing);
    let grown = said.builds_first && said.growth != Growth::Never && said.capture_resets;
    if grown {
        missing.add(reasons::GROWN, Vec::new(), place_in(item, "first_building"));
    }
    dice(&galaxy, seed, &mut made, &mut missing);
    for (seat, (name, kind)) in players(&galaxy, checked, &mut missing)
        .into_iter()
        .enumerate()
    {
        made.players.push(SavedPlayer {
            name,
            kind,
            colour: Colour::ALL.get(seat).copied().unwrap_or_default(),
            origin: Origin::default(),
        });
    }
    let state = record(&galaxy, seed, played, &mut made, &mut missing);
    if missing.0.is_empty() && !says_the_same(&made, &state) {
        missing.add(reasons::LANDING, Vec::new(), place_in(item, "lands"));
    }
    if !missing.0.is_empty() {
        return Err(missing.0);
    }
    let file = KonquestFile::Save(made);
    if let Err(unwritable) = files::write(&file) {
        missing.add_unwritable(unwritable);
    }
    match file {
        KonquestFile::Save(made) if missing.0.is_empty() => Ok(made),
        _ => Err(missing.0),
    }
}

/// Writes the seed where there are dice; they must be all that luck decides.
fn dice(galaxy: &Galaxy, seed: Seed, made: &mut SaveFile, missing: &mut Missing) {
    let has_dice =
        galaxy.options.battle == Battle::Duel || galaxy.options.landing == Landing::Random;
    if !has_dice {
        return;
    }
    let is_listed = galaxy.planets.iter().all(|it| it.cell.is_some())
        && galaxy.n_planets() == galaxy.planets.len();
    if !is_listed {
        missing.add(reasons::DICE_MAP, Vec::new(), None);
    }
    if seed.index != 0 {
        missing.add(reasons::DICE_INDEX, vec![seed.to_string().into()], None);
    }
    made.seed = Some(seed.seed);
}

/// Plays the match again and writes where it started and every fleet.
fn record(
    galaxy: &Galaxy,
    seed: Seed,
    played: &[(Seat, String)],
    made: &mut SaveFile,
    missing: &mut Missing,
) -> State {
    let mut state = State::blank(galaxy);
    let mut chance = Chance::new(seed);
    galaxy.begin(&mut state, &mut chance, &mut Silent);
    let seat_name = |seat: u8| {
        made.players
            .get(usize::from(seat))
            .map(|it| it.name.clone())
    };
    let start: Vec<SavedPlanet> = state
        .planets
        .iter()
        .map(|it| SavedPlanet {
            name: it.name.to_string(),
            owner: crate::flow::owner(it.owner).and_then(|it| seat_name(it.0)),
            ships: it.ships,
            production: it.production,
            kill_micro: it.kill,
            cell: numbers(it.cell),
            origin: Origin::default(),
        })
        .collect();
    for it in &start {
        figures(
            &it.name,
            it.ships,
            it.production,
            it.kill_micro,
            None,
            missing,
        );
    }
    made.planets = start;
    made.planets.sort_by_key(|it| it.owner.is_none());
    let cells: BTreeMap<String, Cell> = state
        .planets
        .iter()
        .map(|it| (it.name.to_string(), it.cell))
        .collect();
    let mut log = Log::default();
    for (number, (seat, text)) in played.iter().enumerate() {
        let turn = state.turn;
        let acts = galaxy.acting(&state).contains(*seat);
        let chosen = match galaxy.find_recorded(&state, *seat, text) {
            Ok(chosen) if acts => chosen,
            found => {
                let not_now = || Said::new("it is not their turn", "no es su turno");
                let why = Arg::Said(found.err().unwrap_or_else(not_now));
                let args = vec![(number + 1).into(), text.as_str().into(), why];
                missing.add(reasons::MOVE, args, None);
                return state;
            }
        };
        if let Move::Cancel(index) = chosen {
            log.cancel(seat.0, usize::from(index));
        }
        let mut events: Vec<Event> = Vec::new();
        galaxy.act(&mut state, *seat, &chosen, &mut chance, &mut events);
        for event in events {
            if let Event::Ordered { seat, fleet, .. } = event {
                let [from, to] = [fleet.source, fleet.target]
                    .map(|it| cells.get(it.as_str()).copied().unwrap_or_default());
                log.now.entry(seat.0).or_default().push(FleetEntry {
                    sent: turn,
                    arrives: fleet.arrives,
                    from: numbers(from),
                    to: numbers(to),
                    ships: fleet.ships,
                    player: seat_name(seat.0).unwrap_or_default(),
                    origin: Origin::default(),
                });
            }
        }
        if state.turn != turn {
            log.end_turn(galaxy, turn);
        }
    }
    log.end_turn(galaxy, state.turn);
    for fleet in log.fleets.iter().filter(|it| it.ships > NUMBER_MAX) {
        missing.add(reasons::FLEET, vec![fleet.ships.into()], None);
    }
    for seat in Seat::all(galaxy.n_seats()) {
        let has_standing = state.seats[seat.index()].n_standing > 0;
        if has_standing && state.end.is_none() {
            let name = seat_name(seat.0).unwrap_or_default();
            missing.add(reasons::STANDING, vec![name.into()], None);
        }
    }
    made.fleets = log.fleets;
    let last = made.fleets.last().map_or(1, |it| it.sent);
    made.turn = (state.turn != last).then_some(state.turn);
    state
}

/// The fleets sent so far.
#[derive(Default)]
struct Log {
    fleets: Vec<FleetEntry>,
    /// Those of this turn, by seat.
    now: BTreeMap<u8, Vec<FleetEntry>>,
}

impl Log {
    fn cancel(&mut self, seat: u8, index: usize) {
        if let Some(own) = self.now.get_mut(&seat).filter(|it| index < it.len()) {
            own.remove(index);
        }
    }

    /// Keeps the fleets of a turn in the order in which they take precedence:
    /// as an older log has them, and else seat by seat.
    fn end_turn(&mut self, galaxy: &Galaxy, turn: u32) {
        let mut ranked = Vec::new();
        for (seat, own) in std::mem::take(&mut self.now) {
            for (number, fleet) in own.into_iter().enumerate() {
                let key = (turn, seat, number as u32);
                let place = galaxy
                    .recorded
                    .binary_search_by_key(&key, |it| (it.turn, it.seat, it.number));
                let rank = place.map_or(u32::MAX, |it| galaxy.recorded[it].rank);
                ranked.push((rank, fleet));
            }
        }
        ranked.sort_by_key(|it| it.0);
        self.fleets.extend(ranked.into_iter().map(|it| it.1));
    }
}

fn numbers(cell: Cell) -> (u32, u32) {
    (cell.row.into(), cell.column.into())
}

/// Tells whether a saved game, played again, comes to the same position.
fn says_the_same(made: &SaveFile, state: &State) -> bool {
    let Some(galaxy) = galaxy_of_save(made, &mut Problems::new()) else {
        // Whatever is wrong with it, writing it will tell.
        return true;
    };
    let Ok(replayed) = define::replay(&galaxy, made) else {
        return false;
    };
    let known = |it: &Planet| (it.name, it.owner, it.ships, it.production, it.kill);
    let planets = |state: &State| state.planets.iter().map(known).collect::<Vec<_>>();
    let fleets = |state: &State| {
        let all = Seat::all(galaxy.n_seats());
        let of_seat = |seat: Seat| {
            let known = |it: &Fleet| (it.owner, it.arrives, it.source, it.target, it.ships);
            state
                .flights
                .of(seat.0, state.turn)
                .map(known)
                .collect::<Vec<_>>()
        };
        let mut fleets: Vec<_> = all.flat_map(of_seat).collect();
        fleets.sort_unstable();
        fleets
    };
    // In the turn that is being played some may have ended theirs, so that
    // their orders are under way already.
    let all_out = |state: &State| {
        let mut out = fleets(state);
        for seat in Seat::all(galaxy.n_seats()) {
            for order in &state.orders[state.orders_of(seat)] {
                let cells =
                    [order.source, order.target].map(|it| state.planets[usize::from(it)].cell);
                let arrives = state.turn + galaxy.times.between(cells[0], cells[1]);
                out.push((seat.0, arrives, order.source, order.target, order.ships));
            }
        }
        out.sort_unstable();
        out
    };
    let ended = |state: &State| state.end.map(|it| it.winners);
    (state.turn, planets(state), all_out(state), ended(state))
        == (
            replayed.state.turn,
            planets(&replayed.state),
            all_out(&replayed.state),
            ended(&replayed.state),
        )
}
