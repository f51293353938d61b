//! Positions on which `classic` is held against the enumeration that it stands
//! for, for tests and for the bench; nothing here looks at a clock.

use std::sync::Arc;

use tapete_game::{Chance, Silent};
use tapete_lang::{Place, Problems, Sources};

use crate::card::{Deck, MonsterCard, PowerCard, classic_elements};
use crate::duel::{Duel, Plan};
use crate::options::Preset;
use crate::script::{Lexicon, parse};
use crate::state::State;

use super::literal;
use super::planning::begin_now;
use super::search::{Aim, Search};
use super::worth;

/// The powers of level 0 that positions are made of: price and script.
const POWERS: &[(i32, &str)] = &[
    (10, "Conditions{} Actions{ Attack() }"),
    (5, "Conditions{} Actions{ Attack() }"),
    (25, "Conditions{} Actions{ Attack() Poison() }"),
    (
        50,
        "Conditions{} Actions{ UpdatePlayerMonsterLife(PlayerMonsterLife/10) }",
    ),
    (20, "Conditions{} Actions{ Draw(2) }"),
    (
        10,
        "Conditions{ TargetMonsterLife < 100 } Actions{ Draw(2*3) }",
    ),
    (
        50,
        "Conditions{ TargetMonsterType == Planta } Actions{ Attack() Attack() }",
    ),
    (
        50,
        "Conditions{ TargetMonsterType != Fuego } Actions{ Attack() }",
    ),
    (
        0,
        "Conditions{ PlayerHandSize > 2 } Actions{ UpdateEnergy(20) }",
    ),
    (
        15,
        "Conditions{ TargetMonsterLife >= 100 } Actions{ UpdateTargetMonsterLife(0-TargetMonsterLife/4) }",
    ),
    (
        30,
        "Conditions{} Actions{ UpdatePlayerMonsterLife(0-40) Attack() Attack() }",
    ),
    (
        12,
        "Conditions{ PlayerMonsterLife < TargetMonsterLife } Actions{ Attack() Purify() }",
    ),
    (
        40,
        "Conditions{ PlayerMonsterType != TargetMonsterType } Actions{ UpdateEnergy(PlayerHandSize*5-10) Attack() }",
    ),
    (
        8,
        "Conditions{} Actions{ Attack() Draw(1) UpdateEnergy(0-10) }",
    ),
];

/// A game, and positions of it at the start of a turn.
#[doc(hidden)]
pub struct Trials {
    pub(super) duel: Duel,
    pub(super) states: Vec<State>,
    search: Search,
    spare: State,
}

impl Trials {
    /// Makes positions with so many cards in hand; `plain` ones have decks of the
    /// first cards and energy for all of them.
    pub fn new(seed: u64, n_seats: usize, n_cards: usize, n_positions: usize, plain: bool) -> Self {
        let mut chance = Chance::quick(seed);
        let duel = game(&mut chance, n_seats, plain);
        let mut states = Vec::new();
        for _ in 0..n_positions {
            let mut state = State::blank(&duel);
            duel.begin(&mut state, &mut chance, &mut Silent);
            disturb(&duel, &mut state, &mut chance, n_cards, plain);
            states.push(state);
        }
        Trials {
            spare: State::blank(&duel),
            search: Search::default(),
            states,
            duel,
        }
    }

    /// Returns the quality of the best plan, found by enumeration.
    pub fn literal(&self, index: usize) -> f64 {
        let state = &self.states[index];
        literal::best(&self.duel, state, usize::from(state.acting)).0
    }

    /// Returns the quality of the best plan, as `classic` finds it.
    pub fn classic(&mut self, index: usize) -> f64 {
        let state = &self.states[index];
        let aim = Aim {
            duel: &self.duel,
            seat: usize::from(state.acting),
            evaluation: worth::original,
            luck: 0,
        };
        let plan = self.search.best(aim, state);
        plan.map_or(0.0, |it| it.worth)
    }

    /// Copies a position over another one.
    pub fn copy(&mut self, index: usize) -> u32 {
        self.spare.copy_from(&self.states[index]);
        self.spare.round
    }
}

fn game(chance: &mut Chance, n_seats: usize, plain: bool) -> Duel {
    let power = |(cost, text): &(i32, &str)| {
        let mut sources = Sources::new();
        let file = sources.add("card.duel", *text);
        let script = parse(&sources, file, &Lexicon::classic(), &mut Problems::new());
        PowerCard {
            name: format!("Card of {cost}"),
            description: format!("{text}, for {cost} points of energy."),
            cost: *cost,
            script: Arc::new(script.unwrap_or_default()),
            place: Place::default(),
        }
    };
    const MONSTERS: [(u8, i32, i32); 5] = [
        (3, 150, 25),
        (0, 350, 100),
        (2, 230, 60),
        (1, 100, 75),
        (4, 200, 35),
    ];
    let monster = |(element, life, attack): (u8, i32, i32)| MonsterCard {
        name: format!("Monster {element}"),
        description: format!("Attacks with {attack}."),
        element,
        life,
        attack,
        poisoned: false,
        place: Place::default(),
    };
    let n_powers = if plain { 8 } else { POWERS.len() as u32 };
    let mut deck = |index: usize| Deck {
        name: format!("Deck {index}"),
        monsters: (0..3).map(|_| chance.below(5) as u16).collect(),
        powers: (0..12).map(|_| chance.below(n_powers) as u16).collect(),
        place: Place::default(),
    };
    let decks = (0..n_seats).map(&mut deck).collect();
    let presets = [Preset::Seed, Preset::Original, Preset::Modern];
    let preset = presets[chance.below(3) as usize % 3];
    Duel::new(Plan {
        name: "Trials".to_owned(),
        n_seats,
        options: preset.options(),
        elements: classic_elements(),
        monsters: MONSTERS.into_iter().map(monster).collect(),
        powers: POWERS.iter().map(power).collect(),
        decks,
        position: Vec::new(),
    })
}

/// Changes lives, energy and hands by luck, and lets the turn begin there.
fn disturb(duel: &Duel, state: &mut State, chance: &mut Chance, n_cards: usize, plain: bool) {
    let seat = usize::from(state.acting);
    for own in &mut state.seats {
        for (index, monster) in own.monsters.iter_mut().enumerate().take(3) {
            monster.life = 1 + chance.below(monster.start_life as u32) as i32;
            // The last one lives.
            if !plain && index < 2 && chance.below(5) == 0 {
                monster.life = 0;
                monster.dead = true;
            }
            monster.poisoned = monster.life > 0 && chance.below(4) == 0;
        }
        own.energy = if plain { 500 } else { chance.below(260) as i32 };
    }
    let own = &mut state.seats[seat];
    own.hand.clear();
    while own.hand.len() < n_cards {
        let power = chance.below(12) as u8;
        if own.monsters[duel.monster_of(power)].lives() {
            own.hand.push(power);
        }
    }
    begin_now(duel.n_monsters(), state, seat);
}
