//! Maps become texts and come back.

use proptest::prelude::*;
use tapete_lang::{Problems, Sources, Tongue, plain};

use super::super::{to_map_file, to_native};
use crate::define::galaxy_of_map;
use crate::define::tests::saves::{list, read_example};
use crate::define::tests::{checked, galaxy, try_galaxy};
use crate::files::{Kind, KonquestFile, MapFile, PlanetEntry, PlayerEntry};

/// Leaves out what a map says without meaning anything.
fn meaning(map: &MapFile) -> MapFile {
    let mut map = map.clone();
    map.n_random = map.n_random.filter(|_| map.random);
    let order = |name: &String| map.planets.iter().position(|it| it.name == *name);
    for player in &mut map.players {
        player.planets.sort_by_key(order);
    }
    map
}

fn there_and_back(map: &MapFile) -> MapFile {
    let text = to_native(&KonquestFile::Map(map.clone()));
    let (checked, problems, sources) = checked(&text);
    assert!(
        problems.is_empty(),
        "{text}{}",
        plain(&problems, &sources, Tongue::En)
    );
    match to_map_file(&checked) {
        Ok(map) => map,
        Err(missing) => panic!("{text}: {missing:?}"),
    }
}

#[test]
fn every_example_map_becomes_a_text_that_is_as_fmt_writes_it_and_comes_back() {
    let paths = list("maps");
    assert_eq!(paths.len(), 10);
    for path in paths {
        let KonquestFile::Map(map) = read_example(&path) else {
            panic!("{path} is a save");
        };
        let text = to_native(&KonquestFile::Map(map.clone()));
        let mut sources = Sources::new();
        let id = sources.add("text", text.clone());
        assert_eq!(
            tapete_lang::format(&sources, id, &[]),
            Ok(text.clone()),
            "{path}"
        );
        assert_eq!(there_and_back(&map), meaning(&map), "{path}: {text}");
        let of_file = galaxy_of_map(&map, &mut Problems::new()).expect("a galaxy");
        assert_eq!(
            format!("{of_file:?}"),
            format!("{:?}", galaxy(&text)),
            "{path}"
        );
    }
}

#[test]
fn the_dialects_become_texts_too() {
    for path in list("maps_ext") {
        let text = to_native(&read_example(&path));
        let (galaxy, problems) = try_galaxy(&text, None);
        assert!(galaxy.is_some(), "{path}: {problems}{text}");
    }
}

#[test]
fn a_save_becomes_the_text_of_its_start() {
    for path in list("saves") {
        let file = read_example(&path);
        let text = to_native(&file);
        let read = galaxy(&text);
        let KonquestFile::Save(save) = &file else {
            panic!("{path} is a map");
        };
        let mut of_file = crate::define::galaxy_of_save(save, &mut Problems::new()).expect("one");
        of_file.recorded.clear();
        // A text has no colours.
        of_file.seats.iter_mut().for_each(|it| it.hue = None);
        // Where every planet has an owner, nothing is said of those of nobody.
        if of_file.planets.iter().all(|it| it.owner.is_some()) {
            of_file.sights.neutral_ships = false;
            of_file.sights.neutral_stats = false;
        }
        assert_eq!(format!("{read:?}"), format!("{of_file:?}"), "{path}");
    }
}

fn name(index: usize) -> String {
    let letter = |it: usize| char::from(b'a' + (it % 26) as u8);
    [letter(index / 26), letter(index)].iter().collect()
}

/// Makes a map in the form of the seed.
fn maps() -> impl Strategy<Value = MapFile> {
    let number = prop_oneof![0_i64..30, Just(i64::from(i32::MAX))];
    let planet = (number.clone(), number.clone(), 0_u32..1_000_000, 0_usize..5);
    (
        "[A-Za-z_$][A-Za-z0-9_$-]{0,12}",
        prop::collection::vec(planet, 0..12),
        prop::collection::vec(planet_of_nobody(), 1..6),
        prop::collection::vec(0_usize..3, 2..5),
        [any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>()],
        prop::option::of(0_u32..9),
        prop::option::of(number),
        prop::option::of(1_u32..2_000_000_000),
        prop::option::of(0_usize..4),
    )
        .prop_map(
            |(id, planets, neutrals, kinds, flags, n_random, production, limit, rules)| {
                let n_players = kinds.len();
                let mut players: Vec<PlayerEntry> = kinds
                    .into_iter()
                    .enumerate()
                    .map(|(seat, kind)| PlayerEntry {
                        name: format!("J{seat}"),
                        kind: Kind::ALL[kind],
                        ..PlayerEntry::default()
                    })
                    .collect();
                let mut entries = Vec::new();
                let homes = (0..n_players).map(|seat| ((10, 5, 500_000), seat));
                let more = planets.into_iter().map(|(a, b, c, d)| ((a, b, c), d));
                for (index, ((ships, production, kill_micro), seat)) in
                    homes.chain(more).enumerate()
                {
                    let name = name(index);
                    if let Some(player) = players.get_mut(seat) {
                        player.planets.push(name.clone());
                    }
                    entries.push(PlanetEntry {
                        name,
                        ships,
                        production,
                        kill_micro,
                        ..PlanetEntry::default()
                    });
                }
                let [blind, accumulate, show_ships, show_stats] = flags;
                let production = production.or((show_ships || show_stats).then_some(0));
                for (index, (ships, own, kill_micro)) in neutrals.into_iter().enumerate() {
                    entries.push(PlanetEntry {
                        name: name(100 + index),
                        ships,
                        production: own.or(production).unwrap_or(0),
                        kill_micro,
                        neutral: true,
                        ..PlanetEntry::default()
                    });
                }
                let rules = rules.map(|it| crate::files::RULES_WORDS[it].to_owned());
                let mut map = MapFile {
                    id,
                    rows: 8,
                    columns: 6,
                    random: n_random.is_some(),
                    n_random,
                    blind,
                    accumulate,
                    show_ships,
                    show_stats,
                    neutral_production: production,
                    limit,
                    planets: entries,
                    players,
                    rules,
                };
                if map.rules.as_deref() == Some("kde") {
                    for planet in &mut map.planets {
                        planet.kill_micro = planet.kill_micro.max(10_000);
                    }
                }
                map
            },
        )
}

fn planet_of_nobody() -> impl Strategy<Value = (i64, Option<i64>, u32)> {
    (0_i64..30, prop::option::of(0_i64..30), 0_u32..1_000_000)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_map_comes_back_from_its_text_as_it_was(map in maps()) {
        prop_assert_eq!(there_and_back(&map), meaning(&map));
    }
}
