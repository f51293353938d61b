//! Both paths play the same game: whatever the fast one can play, the general
//! one plays move for move, word for word.

use std::path::PathBuf;

use tapete_game::{Advice, Bot, Chance, Game, Match, Reader, Seat, Seed, Tongue, Turn};
use tapete_lang::{Checked, Problems, Sources, check, parse};

use crate::define::compile_general;
use crate::{VOCABULARY, compile};

/// How many matches of each game are compared in all they say.
const SEEDS: u64 = 30;

/// Views are large, so only one position of so many has all of them compared.
const VIEWS_EVERY: u32 = 100;

/// How long a match is followed.
const MOVES_MAX: u32 = 150;

const BEGINNINGS: &[&str] = &[
    "",
    "begins Seat(1)",
    "begins AnySeat",
    "begins HighestDouble",
    "begins Holder(1|1)",
    "begins Holder(1|0) when hand_number = 1 begins Winner",
    "begins AnySeat when hand_number % 3 = 1 begins Next",
];

const ENDINGS: &[&str] = &[
    "",
    "ends Blocked",
    "wins LowestHand ties Starter",
    "wins WhoIsOut when out wins LowestHand when blocked scores AllPoints",
    "wins WhoIsOut scores OnePoint",
    "ties Starter scores Difference when blocked scores LosersPoints",
    "ends Out or AllPass",
    "hand_gains 10 when capicua hand_gains played.points + played.low when played.double hand_gains 2 when blocked",
    "scores AllPoints hand_gains 100 - 25 * hand_number when hand_number < 5 hand_gains 40 when out and played.high < 2 hand_gains 0 - 3 when players > 2",
];

const TURNS: &[&str] = &[
    "",
    "turns Reverse when last_passed turns Clockwise",
    "turns Reverse when table.tiles % 4 = 3 or hand_number > 2 turns Clockwise",
];

const STOCKS: &[&str] = &[
    "",
    "draws UntilPlayable",
    "draws UntilPlayable keeps 1",
    "draws UntilPlayable keeps 2 when players = 2 keeps 4",
];

const TARGETS: &[&str] = &[
    "",
    "plays_to 3",
    "plays_to 30",
    "plays_to 150 turn_limit 90",
];

const SEATS: &[&str] = &[
    "with_tiles Doubles(1) for_players 2 deals 1",
    "with_tiles Doubles(2) for_players 2 deals 3",
    "with_tiles Doubles(3) for_players 3 deals 2",
    "with_tiles Doubles(4) for_players 4 in_teams_of 2 deals 3",
    "with_tiles Doubles(5) for_players 5 deals 4",
    "with_tiles Doubles(6) for_players 2 deals 7",
    "with_tiles Doubles(6) for_players 4 deals 7",
    "with_tiles Doubles(6) for_players 4 in_teams_of 2 deals 5",
    "with_tiles Doubles(7) for_players 6 in_teams_of 3 deals 6",
    "with_tiles Doubles(7) for_players 6 in_teams_of 2 seated ByTeam deals 5",
    "with_tiles Doubles(8) for_players 8 in_teams_of 2 deals 5",
    "with_tiles Doubles(9) for_players 4 in_teams_of 2 deals 10",
    "with_tiles Doubles(9) for_players 10 deals 5",
    "with_values Range(7) with_tiles Multisets(2) for_players 3 deals 6",
];

#[test]
fn every_combination_of_rules_is_the_same_on_both_paths() {
    let mut chance = Chance::quick(20);
    let mut one_of = |lines: &[&'static str]| lines[chance.below(lines.len() as u32) as usize];
    let mut n_games = 0;
    for round in 0..9 {
        for seats in SEATS {
            let lists = [BEGINNINGS, ENDINGS, TURNS, STOCKS, TARGETS];
            let lines = lists.map(&mut one_of).join(" ");
            let text = format!("new Domino called \"Test\" {seats} {lines}");
            let Some(games) = both(&text, None) else {
                continue;
            };
            n_games += 1;
            same_matches(&text, &games, round);
        }
    }
    assert!(n_games > 60, "only {n_games} texts are games");
}

#[test]
fn shipped_games_are_the_same_on_both_paths() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/domino");
    let mut n_games = 0;
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the games") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        for n_seats in 2..=10 {
            let Some(games) = both(&text, Some(n_seats)) else {
                continue;
            };
            n_games += 1;
            names.extend(path.file_stem().map(|it| it.to_string_lossy().into_owned()));
            same_matches(&path.to_string_lossy(), &games, 1);
        }
    }
    assert!(n_games > 6, "only {n_games} games");
    for name in ["san_juan", "puerto_rican_500", "turnabout"] {
        assert!(
            names.iter().any(|it| it == name),
            "{name} is not among {names:?}"
        );
    }
}

/// Compiles a text for both paths; nothing if it is not a game for so many, or
/// one that the fast path cannot play.
fn both(text: &str, n_seats: Option<usize>) -> Option<[Game; 2]> {
    type Compile = fn(&Checked, Option<usize>, &mut Problems) -> Option<Game>;
    let compiled = |compile: Compile| {
        let mut sources = Sources::new();
        let file = sources.add("test.tapete", text);
        let mut problems = Problems::new();
        let tree = parse(&sources, file, &[], &mut problems);
        let checked = check(&tree, &[&VOCABULARY], &mut problems);
        compile(&checked, n_seats, &mut problems)
    };
    let games = [compiled(compile)?, compiled(compile_general)?];
    let [fast, general] = games.each_ref().map(|it| it.start(Seed::new(0)));
    (fast.state_text() != general.state_text()).then_some(games)
}

fn same_matches(name: &str, games: &[Game; 2], seed: u64) {
    for index in 0..SEEDS {
        let seed = Seed { seed, index };
        let mut matches = games.each_ref().map(|game| game.start(seed));
        let mut chance = Chance::quick(seed.for_seat(0));
        let place = |playing: &Match| format!("{name}\nseed {seed}, {} moves", playing.n_played());
        loop {
            let [fast, general] = &matches;
            let views = chance.below(VIEWS_EVERY) == 0;
            assert_eq!(fast.turn(), general.turn(), "{}", place(fast));
            if views {
                same_views(fast, general, &place(fast));
            }
            let Turn::Seat(seat) = fast.turn() else {
                break;
            };
            if fast.n_played() >= MOVES_MAX {
                break;
            }
            let moves = fast.moves(seat);
            assert_eq!(moves, general.moves(seat), "{}", place(fast));
            if views {
                same_choices(fast, general, seat, &place(fast));
            }
            let chosen = chance.below(moves.len() as u32) as usize;
            for playing in &mut matches {
                playing.play_nth(seat, chosen).expect("a listed move");
            }
        }
        let [fast, general] = &matches;
        same_ending(fast, general, &place(fast));
    }
}

fn same_views(fast: &Match, general: &Match, place: &str) {
    let seats = fast.game().seats().map(Reader::Seat);
    for reader in seats.chain([Reader::Spectator, Reader::Judge]) {
        for tongue in [Tongue::En, Tongue::Es] {
            let [one, other] = [fast, general].map(|it| it.view_in(reader, tongue));
            let json = |it| serde_json::to_string_pretty(it).expect("json");
            if one != other {
                assert_eq!(json(&one), json(&other), "{place}");
            }
        }
    }
}

fn same_choices(fast: &Match, general: &Match, seat: Seat, place: &str) {
    for (index, bot) in fast.game().bots().iter().enumerate() {
        let [one, other] = [fast, general].map(|playing| {
            let mut advised = Advised {
                index,
                chance: Chance::quick(7),
            };
            playing.choose(seat, &mut advised).expect("a choice")
        });
        assert_eq!(one, other, "{}: {place}", bot.name);
    }
}

fn same_ending(fast: &Match, general: &Match, place: &str) {
    assert_eq!(fast.outcome(), general.outcome(), "{place}");
    assert_eq!(fast.n_turns(), general.n_turns(), "{place}");
    let [one, other] = [fast, general].map(|playing| {
        let mut counts = vec![0; playing.game().facts().len()];
        playing.count(&mut counts);
        counts
    });
    assert_eq!(one, other, "{place}");
    let seats = fast.game().seats().map(Reader::Seat);
    for reader in seats.chain([Reader::Spectator, Reader::Judge]) {
        for tongue in [Tongue::En, Tongue::Es] {
            let [one, other] = [fast, general].map(|it| it.story(reader, tongue));
            for (one, other) in one.iter().zip(&other) {
                assert_eq!(one, other, "{place}");
            }
            assert_eq!(one.len(), other.len(), "{place}");
        }
    }
}

/// Plays as a bot of the family does.
struct Advised {
    index: usize,
    chance: Chance,
}

impl Bot for Advised {
    fn start(&mut self, _seat: Seat, _seed: u64) {}

    fn advice(&mut self) -> Option<Advice<'_>> {
        Some(Advice {
            bot: self.index,
            chance: &mut self.chance,
        })
    }
}
