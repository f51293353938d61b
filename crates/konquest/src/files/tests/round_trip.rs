//! What is written reads back to the same value, for files made at random and
//! for every example.

use super::super::trace::{trace, travel};
use super::super::{
    Colour, FleetEntry, Kind, KonquestFile, MapFile, Origin, PlanetEntry, PlayerEntry, RULES_WORDS,
    SaveFile, SavedPlanet, SavedPlayer, format, write,
};
use super::{Outcome, examples};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;
use tapete_lang::{Sources, Tongue};

const SHIPS_MAX: i64 = i32::MAX as i64;

fn kind() -> impl Strategy<Value = Kind> {
    (0..3_usize).prop_map(|it| Kind::ALL[it])
}

fn rules() -> impl Strategy<Value = Option<String>> {
    proptest::option::of((0..4_usize).prop_map(|it| RULES_WORDS[it].to_owned()))
}

/// Names of planets, all different.
fn planet_names(n_planets: usize) -> impl Strategy<Value = Vec<String>> {
    btree_set("[A-Za-z]{1,3}", n_planets..=n_planets)
        .prop_map(|it| it.into_iter().collect::<Vec<_>>())
        .prop_shuffle()
}

/// Names of players, all different, none of them that of nobody.
fn player_names(n_players: usize) -> impl Strategy<Value = Vec<String>> {
    btree_set("[A-Za-z][A-Za-z0-9]{0,9}", n_players..=n_players)
        .prop_filter("nobody is called Neutral", |it| !it.contains("Neutral"))
        .prop_map(|it| it.into_iter().collect::<Vec<_>>())
        .prop_shuffle()
}

/// Ships, production and rate of a planet.
fn numbers() -> impl Strategy<Value = (i64, i64, u32)> {
    let count = || prop_oneof![0..50_i64, 0..=SHIPS_MAX];
    let rate = prop_oneof![0..=9_u32, 0..=999_999_u32];
    (count(), count(), rate)
}

prop_compose! {
    fn map_file()(n_players in 2..=10_usize, n_extra in 0..5_usize, n_neutral in 1..8_usize)(
        id in "[A-Za-z_$][A-Za-z0-9_$-]{0,12}",
        names in planet_names(n_players + n_extra + n_neutral),
        players in player_names(n_players),
        numbers in vec(numbers(), n_players + n_extra + n_neutral),
        kinds in vec(kind(), n_players),
        owners in vec(proptest::option::of(0..n_players), n_extra),
        (rows, columns) in (5..=64_u32, 5..=64_u32),
        (random, blind, accumulate, show_ships, show_stats) in any::<(bool, bool, bool, bool, bool)>(),
        n_random in 0..2_u32,
        names_n_random in any::<bool>(),
        neutral_production in proptest::option::of(0..=SHIPS_MAX),
        limit in proptest::option::of(1..=i32::MAX as u32),
        rules in rules(),
        (n_players, n_extra) in Just((n_players, n_extra)),
    ) -> MapFile {
        let neutral_from = n_players + n_extra;
        let planets = names.iter().zip(&numbers).enumerate();
        MapFile {
            id,
            rows,
            columns,
            random,
            n_random: (random || names_n_random).then_some(n_random),
            blind,
            accumulate,
            show_ships,
            show_stats,
            neutral_production: match show_ships || show_stats {
                true => Some(neutral_production.unwrap_or(0)),
                false => neutral_production,
            },
            limit,
            planets: planets
                .map(|(index, (name, &(ships, production, kill_micro)))| PlanetEntry {
                    name: name.clone(),
                    ships,
                    production,
                    kill_micro,
                    neutral: index >= neutral_from,
                    cell: None,
                    origin: Origin::default(),
                })
                .collect(),
            players: players
                .into_iter()
                .enumerate()
                .map(|(seat, name)| {
                    let extra = owners.iter().enumerate();
                    let extra = extra.filter(|it| *it.1 == Some(seat));
                    let extra = extra.map(|it| names[n_players + it.0].clone());
                    PlayerEntry {
                        name,
                        kind: kinds[seat],
                        planets: std::iter::once(names[seat].clone()).chain(extra).collect(),
                        origin: Origin::default(),
                    }
                })
                .collect(),
            rules,
        }
    }
}

/// An order to be made fit for the moment: how long after the last one, from
/// where, to where, and what part of the ships.
type RawOrder = (u32, usize, usize, u8);

/// Sends fleets as far as the rules allow them.
fn send(save: &mut SaveFile, orders: &[RawOrder]) {
    let mut turn = 1;
    for &(wait, source, target, part) in orders {
        turn += wait;
        let source = source % save.planets.len();
        let target = target % save.planets.len();
        let now = trace(save, Some(turn));
        let planet = now.planets[source];
        let (Some(owner), true) = (planet.owner, source != target) else {
            continue;
        };
        if now.finish.is_some() || planet.ships == 0 {
            continue;
        }
        let (from, to) = (save.planets[source].cell, save.planets[target].cell);
        let part = (planet.ships * i64::from(part) / 255).max(1);
        save.fleets.push(FleetEntry {
            sent: turn,
            arrives: turn + travel("curso", from, to),
            from,
            to,
            ships: part.min(SHIPS_MAX),
            player: save.players[owner].name.clone(),
            origin: Origin::default(),
        });
    }
}

prop_compose! {
    fn save_file()(n_players in 2..=10_usize, n_neutral in 0..6_usize)(
        names in planet_names(n_players + n_neutral),
        players in player_names(n_players),
        numbers in vec((0..40_i64, 0..9_i64, 0..=999_999_u32), n_players + n_neutral),
        cells in btree_set((0..8_u32, 0..9_u32), n_players + n_neutral),
        kinds in vec(kind(), n_players),
        colours in Just(Colour::ALL.to_vec()).prop_shuffle(),
        (blind, accumulate, show_ships, show_stats) in any::<(bool, bool, bool, bool)>(),
        limit in proptest::option::of(1..60_u32),
        names_curso in any::<bool>(),
        seed in proptest::option::of(any::<u64>()),
        later in proptest::option::of(0..50_u32),
        orders in vec((0..3_u32, any::<usize>(), any::<usize>(), any::<u8>()), 0..30),
        n_players in Just(n_players),
    ) -> SaveFile {
        let mut save = SaveFile {
            rows: 8,
            columns: 9,
            blind,
            accumulate,
            show_ships,
            show_stats,
            limit,
            planets: names
                .iter()
                .zip(numbers)
                .zip(cells)
                .enumerate()
                .map(|(index, ((name, (ships, production, kill_micro)), cell))| SavedPlanet {
                    name: name.clone(),
                    owner: players.get(index).cloned(),
                    ships,
                    production,
                    kill_micro,
                    cell,
                    origin: Origin::default(),
                })
                .collect(),
            players: players[..n_players]
                .iter()
                .enumerate()
                .map(|(seat, name)| SavedPlayer {
                    name: name.clone(),
                    kind: kinds[seat],
                    colour: colours[seat],
                    origin: Origin::default(),
                })
                .collect(),
            fleets: Vec::new(),
            rules: names_curso.then(|| "curso".to_owned()),
            seed,
            turn: None,
        };
        send(&mut save, &orders);
        let last = save.fleets.last().map_or(1, |it| it.sent);
        save.turn = later.map(|it| last + it);
        save
    }
}

/// Writes, reads back and writes again.
fn round_trip(file: &KonquestFile) {
    let text = write(file).unwrap_or_else(|it| panic!("{it}\n{file:?}"));
    let outcome = Outcome::of(&text);
    assert!(
        outcome.errors.is_empty(),
        "{text}\n{}",
        outcome.said(Tongue::En)
    );
    assert_eq!(outcome.file.as_ref(), Some(file), "{text}");
    let mut sources = Sources::new();
    let id = sources.add("written", &*text);
    assert_eq!(format(&sources, id), Ok(text), "formatting changes nothing");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn every_map_reads_back_the_same(map in map_file()) {
        round_trip(&KonquestFile::Map(map));
    }

    #[test]
    fn every_saved_game_reads_back_the_same(save in save_file()) {
        round_trip(&KonquestFile::Save(save));
    }

    #[test]
    fn skipping_turns_gives_the_same_as_stepping_through_them(save in save_file()) {
        let until = trace(&save, None).turn + 20;
        let far = trace(&save, Some(until));
        for turn in 1..=until {
            let near = trace(&save, Some(turn));
            if far.finish.is_some_and(|it| it.turn <= turn) {
                prop_assert_eq!(&near.planets, &far.planets);
                prop_assert_eq!(near.finish, far.finish);
            } else {
                prop_assert_eq!(near.turn, turn);
                prop_assert_eq!(near.finish, None);
            }
        }
    }
}

#[test]
fn every_example_is_written_so_that_it_reads_back_the_same() {
    for folder in ["maps", "saves"] {
        for (name, text) in examples(folder) {
            let file = Outcome::of(&text).file.unwrap();
            let mut sources = Sources::new();
            let id = sources.add(&name, &*text);
            let written = format(&sources, id).unwrap();
            assert_eq!(Outcome::of(&written).file, Some(file.clone()), "{name}");
            round_trip(&file);
        }
    }
}

#[test]
fn a_map_is_written_in_one_form() {
    let text = "{MAPA:{tamaño:{columnas:6,filas:5},id:\"m\",NEUTRALES:{produccion:2,mostrarNaves:true,mostrarEstadisticas:false}},\
        JUGADORES:[{tipo:HUMANO,planetas:[\"A\"],nombre:\"Ana\"},{tipo:FACIL,planetas:[\"B\"],nombre:\"Bot\"}],\
        PLANETAS:[{naves:1,nombre:\"A\",produccion:2,porcentajeMuertes:0.50},{naves:1,nombre:\"B\",produccion:2,porcentajeMuertes:0.}],\
        PLANETAS_NEUTRALES:[{naves:1,nombre:\"C\",produccion:2,porcentajeMuertes:0.000100}]}";
    let mut sources = Sources::new();
    let id = sources.add("m", text);
    let expected = "{
\tMAPA:{
\t\tid: \"m\",
\t\ttamaño:{
\t\t\tfilas: 5,
\t\t\tcolumnas: 6
\t\t},
\t\talAzar: false,
\t\tmapaCiego: false,
\t\tacumular: false,
\t\tNEUTRALES:{
\t\t\tmostrarNaves: true,
\t\t\tmostrarEstadisticas: false,
\t\t\tproduccion: 2
\t\t}
\t},
\tPLANETAS:[
\t\t{
\t\t\tnombre: \"A\",
\t\t\tnaves: 1,
\t\t\tproduccion: 2,
\t\t\tporcentajeMuertes: 0.5
\t\t},
\t\t{
\t\t\tnombre: \"B\",
\t\t\tnaves: 1,
\t\t\tproduccion: 2,
\t\t\tporcentajeMuertes: 0.0
\t\t}
\t],
\tPLANETAS_NEUTRALES:[
\t\t{
\t\t\tnombre: \"C\",
\t\t\tnaves: 1,
\t\t\tporcentajeMuertes: 0.0001
\t\t}
\t],
\tJUGADORES:[
\t\t{
\t\t\tnombre: \"Ana\",
\t\t\tplanetas:[
\t\t\t\t\"A\"
\t\t\t],
\t\t\ttipo: HUMANO
\t\t},
\t\t{
\t\t\tnombre: \"Bot\",
\t\t\tplanetas:[
\t\t\t\t\"B\"
\t\t\t],
\t\t\ttipo: FACIL
\t\t}
\t]
}
";
    assert_eq!(format(&sources, id).unwrap(), expected);
}
