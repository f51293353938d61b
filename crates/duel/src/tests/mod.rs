//! The rules, decision by decision, on games that stand here in full.

mod paths;
mod rules;
mod states;
mod statistics;
mod triggers;

use std::sync::Arc;

use tapete_game::{Chance, Seat};
use tapete_lang::{Place, Problems, Sources};

use crate::card::{Deck, MonsterCard, PowerCard, classic_elements};
use crate::duel::{Duel, Plan};
use crate::event::Event;
use crate::moves::Move;
use crate::options::{Options, Preset};
use crate::script::ast::Script;
use crate::script::{Lexicon, parse};
use crate::state::State;

pub(crate) const PLANT: u8 = 0;
pub(crate) const FIRE: u8 = 2;
pub(crate) const AIR: u8 = 3;

/// Reads a script that is right.
pub(crate) fn script(text: &str) -> Script {
    let mut sources = Sources::new();
    let file = sources.add("test.duel", text);
    let mut problems = Problems::new();
    let script = parse(&sources, file, &Lexicon::classic(), &mut problems);
    assert!(!problems.has_errors(), "{text}: {problems:?}");
    script.expect("a script without errors")
}

pub(crate) fn monster(name: &str, element: u8, life: i32, attack: i32) -> MonsterCard {
    MonsterCard {
        name: name.to_owned(),
        description: String::new(),
        element,
        life,
        attack,
        poisoned: false,
        place: Place::default(),
    }
}

pub(crate) fn power(name: &str, cost: i32, text: &str) -> PowerCard {
    PowerCard {
        name: name.to_owned(),
        description: String::new(),
        cost,
        script: Arc::new(script(text)),
        place: Place::default(),
    }
}

/// Returns a game of one monster and one power a seat, mirrored.
pub(crate) fn single(options: Options, n_seats: usize, text: &str, cost: i32) -> Duel {
    let options = Options {
        n_monsters: 1,
        n_powers: 1,
        ..options
    };
    Duel::new(Plan {
        position: Vec::new(),
        name: "Single".to_owned(),
        n_seats,
        options,
        elements: classic_elements(),
        monsters: vec![monster("One", AIR, 100, 30)],
        powers: vec![power("Only", cost, text)],
        decks: vec![Deck {
            name: "Deck".to_owned(),
            monsters: vec![0],
            powers: vec![0],
            place: Place::default(),
        }],
    })
}

/// Returns a game of three monsters with one power each: the first plays the
/// text, the others only attack.
pub(crate) fn trio(options: Options, n_seats: usize, text: &str) -> Duel {
    let options = Options {
        n_monsters: 3,
        n_powers: 1,
        ..options
    };
    Duel::new(Plan {
        position: Vec::new(),
        name: "Trio".to_owned(),
        n_seats,
        options,
        elements: classic_elements(),
        monsters: vec![
            monster("Bird", AIR, 150, 25),
            monster("Tree", PLANT, 350, 100),
            monster("Flame", FIRE, 230, 60),
        ],
        powers: vec![
            power("Special", 10, text),
            power("Attack", 10, "Conditions{} Actions{ Attack() }"),
        ],
        decks: vec![Deck {
            name: "Deck".to_owned(),
            monsters: vec![0, 1, 2],
            powers: vec![0, 1, 1],
            place: Place::default(),
        }],
    })
}

/// The first duel of the original: the decks of its screenshot.
pub(crate) fn screenshot(options: Options, mirror: bool) -> Duel {
    let powers = [
        ("Attack", 10, "Conditions{} Actions{ Attack() }"),
        ("RatataPopo", 5, "Conditions{} Actions{ Attack() }"),
        ("Envenenar", 25, "Conditions{} Actions{ Attack() Poison() }"),
        (
            "sanar",
            50,
            "Conditions{} Actions{ UpdatePlayerMonsterLife(PlayerMonsterLife/10) }",
        ),
        ("Robar", 20, "Conditions{} Actions{ Draw(2) }"),
        (
            "Robar con condicion",
            10,
            "Conditions{ TargetMonsterLife < 100 } Actions{ Draw(2*3) }",
        ),
        (
            "ataca 2",
            50,
            "Conditions{ TargetMonsterType == Planta } Actions{ Attack() Attack() }",
        ),
        (
            "antifuego",
            50,
            "Conditions{ TargetMonsterType != Fuego } Actions{ Attack() }",
        ),
    ];
    let bird = vec![0, 1, 2, 3];
    let tree = vec![4, 0, 2, 5];
    let flame = vec![1, 6, 7, 4];
    let deck = |name: &str, monsters: [u16; 3], powers: [&[u16]; 3]| Deck {
        name: name.to_owned(),
        monsters: monsters.to_vec(),
        powers: powers.concat(),
        place: Place::default(),
    };
    let first = deck("first", [0, 1, 2], [&bird, &tree, &flame]);
    let second = deck("second", [1, 0, 2], [&tree, &bird, &flame]);
    Duel::new(Plan {
        position: Vec::new(),
        name: "Screenshot".to_owned(),
        n_seats: 2,
        options,
        elements: classic_elements(),
        monsters: vec![
            monster("FlappyBird", AIR, 150, 25),
            monster("JARulay", PLANT, 350, 100),
            monster("ZombraAzul", FIRE, 230, 60),
        ],
        powers: powers
            .iter()
            .map(|(name, cost, text)| power(name, *cost, text))
            .collect(),
        decks: if mirror {
            vec![first]
        } else {
            vec![first, second]
        },
    })
}

/// A match under the test's own hands.
pub(crate) struct Table {
    pub(crate) duel: Duel,
    pub(crate) state: State,
    pub(crate) chance: Chance,
    pub(crate) events: Vec<Event>,
}

impl Table {
    /// Begins a match.
    pub(crate) fn new(duel: Duel) -> Table {
        let mut table = Table {
            state: State::blank(&duel),
            chance: Chance::quick(1),
            events: Vec::new(),
            duel,
        };
        table
            .duel
            .begin(&mut table.state, &mut table.chance, &mut table.events);
        table
    }

    /// Gives a seat exactly these powers.
    pub(crate) fn hold(&mut self, seat: usize, powers: &[u8]) {
        self.state.seats[seat].hand.clear();
        for power in powers {
            self.state.seats[seat].hand.push(*power);
        }
        self.state.turn.n_old = powers.len() as u8;
    }

    /// Lists what the acting seat may do.
    pub(crate) fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.duel.list(&self.state, self.state.seat(), &mut moves);
        moves
    }

    pub(crate) fn may(&self, slot: u8) -> bool {
        let wanted = |it: &Move| matches!(it, Move::Play { slot: of, .. } if *of == slot);
        self.moves().iter().any(wanted)
    }

    /// Plays the card of a slot against a seat.
    pub(crate) fn play(&mut self, slot: u8, target: u8) {
        let chosen = Move::Play {
            slot,
            target: Seat(target),
        };
        assert!(self.moves().contains(&chosen), "{:?}", self.moves());
        self.act(chosen);
    }

    pub(crate) fn act(&mut self, chosen: Move) {
        let seat = self.state.seat();
        self.events.clear();
        self.duel.act(
            &mut self.state,
            seat,
            chosen,
            &mut self.chance,
            &mut self.events,
        );
    }

    /// Ends the turn and keeps all cards.
    pub(crate) fn end(&mut self) {
        self.act(Move::End);
        if self.state.phase == crate::state::Phase::Discarding {
            self.act(Move::Keep);
        }
    }

    pub(crate) fn life(&self, seat: usize, monster: usize) -> i32 {
        self.state.seats[seat].monsters[monster].life
    }
}

/// Returns the seed rules with a hand of nothing, so that tests say who holds
/// what.
pub(crate) fn plain() -> Options {
    Options {
        hand: 0,
        draw: 0,
        ..Preset::Seed.options()
    }
}
