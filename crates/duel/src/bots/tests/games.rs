//! Games made up for tests: any rules, cards of any level.

use std::sync::Arc;

use tapete_game::{Chance, Play, Seat, Silent, Turn};
use tapete_lang::Place;

use crate::card::{Deck, MonsterCard, PowerCard, classic_elements};
use crate::duel::{Duel, Plan};
use crate::options::{Decks, Discard, Formation, Options, Preset};
use crate::script::invent::invent;
use crate::state::State;

/// Makes a game up: 2 to 4 seats, any way to get decks, cards of both levels.
pub(super) fn game(seed: u64) -> Duel {
    let mut chance = Chance::quick(seed);
    let mut pick = |n: u32| chance.below(n);
    let n_seats = 2 + pick(3) as usize;
    let presets = [Preset::Seed, Preset::Original, Preset::Modern];
    let decks = [Decks::InOrder, Decks::Dealt, Decks::Chosen, Decks::Random];
    let options = Options {
        decks: decks[pick(4) as usize],
        decks_open: pick(2) == 0,
        formation: [Formation::Deck, Formation::Chosen][pick(2) as usize],
        discard: [Discard::Never, Discard::EndOfTurn][pick(2) as usize],
        n_monsters: 1 + pick(3) as u8,
        n_powers: 2 + pick(3) as u8,
        hand_limit: [3, 7, 7, 20][pick(4) as usize],
        round_limit: Some(30),
        ..presets[pick(3) as usize].options()
    };
    let (n_monsters, n_powers) = (u32::from(options.n_monsters), u32::from(options.n_powers));
    let level = pick(2) as u8;
    let monsters = (0..4).map(|index| MonsterCard {
        name: format!("Monster {index}"),
        description: String::new(),
        element: pick(5) as u8,
        life: 20 + pick(300) as i32,
        attack: pick(100) as i32,
        poisoned: pick(5) == 0,
        place: Place::default(),
    });
    let monsters: Vec<MonsterCard> = monsters.collect();
    let powers = (0..10).map(|index| PowerCard {
        name: format!("Power {index}"),
        description: String::new(),
        cost: pick(60) as i32,
        script: Arc::new(invent(seed * 100 + index, level)),
        place: Place::default(),
    });
    let powers: Vec<PowerCard> = powers.collect();
    // All decks have the same monsters, so that seeing those tells nothing.
    let team: Vec<u16> = (0..n_monsters).map(|_| pick(4) as u16).collect();
    let deck = |index: usize| Deck {
        name: format!("Deck {index}"),
        monsters: team.clone(),
        powers: (0..n_monsters * n_powers)
            .map(|_| pick(10) as u16)
            .collect(),
        place: Place::default(),
    };
    let decks = (0..4).map(deck).collect();
    Duel::new(Plan {
        name: "Made up".to_owned(),
        n_seats,
        options,
        elements: classic_elements(),
        monsters,
        powers,
        decks,
        position: Vec::new(),
    })
}

/// Begins a match.
pub(super) fn begin(duel: &Duel, chance: &mut Chance) -> State {
    let mut state = State::blank(duel);
    duel.begin(&mut state, chance, &mut Silent);
    state
}

/// Returns a seat that has to act; nothing when the match is over.
pub(super) fn to_act(duel: &Duel, state: &State) -> Option<Seat> {
    match duel.turn(state) {
        Turn::Seat(seat) => Some(seat),
        Turn::Together(seats) => seats.first(),
        Turn::Over => None,
    }
}

/// Shows the positions of a match in which seats play any move.
pub(super) fn wander(duel: &Duel, seed: u64, n_moves: usize, mut show: impl FnMut(&State, Seat)) {
    let mut chance = Chance::quick(seed);
    let mut state = begin(duel, &mut chance);
    let mut moves = Vec::new();
    for _ in 0..n_moves {
        let Some(seat) = to_act(duel, &state) else {
            return;
        };
        show(&state, seat);
        moves.clear();
        duel.list(&state, seat, &mut moves);
        // Ending the turn is one of many: most turns have some plays.
        let index = chance.below(moves.len() as u32) as usize;
        duel.act(&mut state, seat, moves[index], &mut chance, &mut Silent);
    }
}
