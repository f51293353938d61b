//! Random logs: our engine and the small second implementation beside the
//! files come to the same position in every turn.

use proptest::prelude::*;
use tapete_game::SeatSet;
use tapete_lang::Problems;

use crate::define::{galaxy_of_save, replay};
use crate::files::trace::{FinishReason, trace, travel};
use crate::files::{FleetEntry, SaveFile, SavedPlanet, SavedPlayer};
use crate::flow::owner;
use crate::options::Victory;
use crate::state::EndedBy;

const TURNS: u32 = 12;

/// Makes a start with up to four players on a small map.
fn start() -> impl Strategy<Value = SaveFile> {
    let planet = (0_i64..40, 0_i64..9, 0_u32..1_000_000);
    let figures = prop::collection::vec(planet, 3..10);
    let limit = prop::option::of(1_u32..14);
    let cells = prop::sample::subsequence((0..25_u32).collect::<Vec<_>>(), 9).prop_shuffle();
    (2_usize..4, figures, limit, any::<bool>(), cells).prop_map(
        |(n_players, figures, limit, accumulate, cells)| {
            let name = |seat: usize| format!("J{seat}");
            let planets = figures.into_iter().zip(cells).enumerate();
            SaveFile {
                rows: 5,
                columns: 5,
                accumulate,
                limit,
                players: (0..n_players)
                    .map(|seat| SavedPlayer {
                        name: name(seat),
                        ..SavedPlayer::default()
                    })
                    .collect(),
                planets: planets
                    .map(
                        |(index, ((ships, production, kill_micro), cell))| SavedPlanet {
                            name: char::from(b'A' + index as u8).to_string(),
                            owner: (index < n_players).then(|| name(index)),
                            ships,
                            production,
                            kill_micro,
                            cell: (cell / 5, cell % 5),
                            ..SavedPlanet::default()
                        },
                    )
                    .collect(),
                ..SaveFile::default()
            }
        },
    )
}

/// A wish to send a part of a planet's ships somewhere.
fn wishes() -> impl Strategy<Value = Vec<(u32, usize, usize, i64)>> {
    prop::collection::vec((1..=TURNS, 0_usize..10, 0_usize..10, 1_i64..30), 0..60)
}

/// Adds the wishes that can be fulfilled, in the order of their turns.
fn with_log(mut save: SaveFile, mut wishes: Vec<(u32, usize, usize, i64)>) -> SaveFile {
    wishes.sort_by_key(|it| it.0);
    for (sent, source, target, ships) in wishes {
        let n_planets = save.planets.len();
        let (source, target) = (source % n_planets, target % n_planets);
        if source == target {
            continue;
        }
        let owner = trace(&save, Some(sent)).planets[source].owner;
        let Some(owner) = owner else { continue };
        let (from, to) = (save.planets[source].cell, save.planets[target].cell);
        save.fleets.push(FleetEntry {
            sent,
            arrives: sent + travel("curso", from, to),
            from,
            to,
            ships,
            player: save.players[owner].name.clone(),
            ..FleetEntry::default()
        });
        if !trace(&save, Some(sent)).refused.is_empty() {
            save.fleets.pop();
        }
    }
    save
}

fn same_position(save: &SaveFile) -> Result<(), TestCaseError> {
    let known = trace(save, None);
    let galaxy = galaxy_of_save(save, &mut Problems::new()).expect("a galaxy");
    let state = match replay(&galaxy, save) {
        Ok(replayed) => replayed.state,
        Err(refused) => panic!("{}", refused.message(tapete_lang::Tongue::En)),
    };
    prop_assert_eq!(state.turn, known.turn);
    for (planet, traced) in save.planets.iter().zip(&known.planets) {
        let ours = &state.planets[state.find(&planet.name).expect("a planet")];
        prop_assert_eq!(owner(ours.owner).map(|it| it.index()), traced.owner);
        prop_assert_eq!(ours.ships, traced.ships, "{}", &planet.name);
        prop_assert_eq!(ours.production, traced.production);
    }
    let by = match known.finish.map(|it| (it.reason, it.winner)) {
        None => None,
        Some((FinishReason::Limit, _)) => Some(EndedBy::Limit),
        // A log that goes on after that is one of a game for all planets.
        Some((FinishReason::Elimination, Some(_))) => Some(match galaxy.options.victory {
            Victory::LastAlive => EndedBy::LastAlive,
            Victory::AllPlanets => EndedBy::AllPlanets,
        }),
        Some((FinishReason::Elimination, None)) => Some(EndedBy::Nobody),
    };
    prop_assert_eq!(state.end.map(|it| it.by), by);
    if let (Some(end), Some(finish)) = (state.end, known.finish) {
        let winner = finish.winner.map(|it| tapete_game::Seat(it as u8));
        prop_assert_eq!(end.winners, winner.map_or(SeatSet::EMPTY, SeatSet::one));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_engine_and_the_second_implementation_agree_on_random_logs(
        save in (start(), wishes()).prop_map(|(save, wishes)| with_log(save, wishes)),
    ) {
        same_position(&save)?;
        for turn in 1..=TURNS {
            let mut until = save.clone();
            until.fleets.retain(|it| it.sent <= turn);
            until.turn = Some(turn);
            same_position(&until)?;
        }
    }
}
