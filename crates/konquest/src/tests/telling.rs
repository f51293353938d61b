//! What each reader is told is what that reader may see: held against the views,
//! which are written apart from what is told.

use serde_json::Value as Data;
use tapete_game::{Chance, Game, Match, Reader, Role, Seat, Seed, Told, Tongue, Value, View};

use super::kde;
use crate::galaxy::{Galaxy, Sights};
use crate::options::{Options, Ordering};

/// Orders, and halves of them: only who gave them is told.
const OWN: [&str; 6] = [
    "chose",
    "ordered",
    "repeated",
    "cancelled",
    "standing",
    "standing_ended",
];

/// Galaxies with three players, with everything and with hardly anything to see.
fn galaxies() -> Vec<Galaxy> {
    let mut all = Vec::new();
    for preset in [Options::CURSO, Options::KDE, Options::PLANET_WARS] {
        for ordering in [Ordering::Together, Ordering::InTurn] {
            for (blind, neutral) in [(false, true), (false, false), (true, false)] {
                let options = Options {
                    ordering,
                    limit: 8,
                    ..preset
                };
                let mut galaxy = kde(5, 3, 4, options);
                galaxy.sights = Sights {
                    blind,
                    neutral_ships: neutral,
                    neutral_stats: neutral,
                };
                all.push(galaxy);
            }
        }
    }
    all
}

/// What one reader sees before or after a move.
struct Sight {
    reader: Reader,
    views: [View; 2],
}

impl Sight {
    fn sees(&self, planet: &str, role: Role) -> bool {
        self.views.iter().any(|view| {
            let piece = view.piece(planet).expect("all see where planets are");
            let attribute = piece.attribute(role).expect("every planet has it");
            attribute.value != Value::Unknown
        })
    }

    fn is(&self, seat: &Data) -> bool {
        let own = match self.reader {
            Reader::Seat(seat) => u64::from(seat.0),
            Reader::Spectator | Reader::Judge => return false,
        };
        seat.as_u64() == Some(own)
    }

    /// Panics if the event says more than the reader may see.
    fn allows(&self, told: &Told, n_secrets: &mut u32) {
        let data: Data = serde_json::from_str(&told.data).expect("JSON");
        let who = self.reader;
        if OWN.contains(&told.about.kind.as_str()) {
            assert!(self.is(&data["seat"]), "{who:?} is told {data}");
            *n_secrets += 1;
        }
        for planet in list(&data["planets"]) {
            let name = planet["planet"].as_str().expect("a name");
            for (figure, role) in [
                ("ships", Role::Ships),
                ("production", Role::Production),
                ("kill", Role::Strength),
            ] {
                let told = !planet[figure].is_null();
                assert!(!told || self.sees(name, role), "{who:?} is told {planet}");
                *n_secrets += u32::from(!told);
            }
        }
        for fight in list(&data["fights"]) {
            let owner = match fight["falls"].as_bool() {
                Some(true) => &fight["attacker"],
                _ => &fight["defender"],
            };
            for (count, seat) in [
                ("attackers", &fight["attacker"]),
                ("defenders", &fight["defender"]),
                ("left", owner),
            ] {
                let told = !fight[count].is_null();
                assert_eq!(told, self.is(seat), "{who:?}: {count} of {fight}");
            }
        }
        for own in ["joined", "dropped"] {
            for it in list(&data[own]) {
                assert!(self.is(&it["seat"]), "{who:?} is told {it}");
            }
        }
        for full in list(&data["full"]) {
            assert!(self.is(&full[1]), "{who:?} is told {full}");
        }
    }
}

fn list(data: &Data) -> impl Iterator<Item = &Data> {
    data.as_array().into_iter().flatten()
}

/// Whole orders as well as listed moves: each of the kinds of events happens.
fn play_one(playing: &mut Match, chance: &mut Chance) {
    let seats: Vec<Seat> = playing.turn().seats().iter().collect();
    let seat = seats[chance.below(seats.len() as u32) as usize];
    let moves = playing.moves(seat);
    let index = chance.below(moves.len() as u32) as usize;
    playing.play_nth(seat, index).expect("a listed move");
}

#[test]
fn nobody_is_told_what_nobody_may_see() {
    let mut kinds = std::collections::BTreeSet::new();
    for galaxy in galaxies() {
        let game = Game::new(galaxy);
        let readers: Vec<Reader> = game.seats().map(Reader::Seat).collect();
        let readers = [&readers[..], &[Reader::Spectator]].concat();
        let mut n_secrets = 0;
        for index in 0..2 {
            let mut playing = game.start(Seed { seed: 3, index });
            let mut chance = Chance::quick(index);
            while !playing.is_over() && playing.n_played() < 400 {
                let before = readers
                    .iter()
                    .map(|it| (playing.view(*it), playing.n_told(*it)));
                let before: Vec<(View, usize)> = before.collect();
                play_one(&mut playing, &mut chance);
                for (reader, (view, n_told)) in readers.iter().zip(before) {
                    let sight = Sight {
                        reader: *reader,
                        views: [view, playing.view(*reader)],
                    };
                    for told in playing.story_since(*reader, n_told, Tongue::En) {
                        sight.allows(&told, &mut n_secrets);
                        kinds.insert(told.about.kind);
                    }
                }
            }
        }
        assert!(n_secrets > 0, "there was nothing to keep");
    }
    for kind in OWN.iter().chain(&["ready", "left", "turn", "over"]) {
        assert!(kinds.contains(*kind), "no event is `{kind}`: {kinds:?}");
    }
}
