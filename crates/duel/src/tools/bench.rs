//! A match on the workbench: the rules of a shelf with the cards that a tool
//! wants to see at work, and one play of one card with all that luck can bring.

use tapete_game::{Chance, Events, Seat, Share, Silent, outcomes};

use crate::card::{Deck, MonsterCard};
use crate::duel::{Duel, Plan};
use crate::effects::{Draws, Stage};
use crate::event::Event;
use crate::hand::Hand;
use crate::options::{Decks, Formation};
use crate::run;
use crate::state::{Counts, State, TurnStart};

use super::shelf::Shelf;

/// How many outcomes of luck one play may have.
pub(super) const OUTCOMES_MAX: usize = 20_000;
/// The luck of hands that a tool deals only to replace them.
const DEAL: u64 = 0;

/// A match with cards that a tool chose.
pub(super) struct Bench {
    pub(super) duel: Duel,
    pub(super) state: State,
}

/// A play: which power of whose deck, against whom.
#[derive(Clone, Copy, Debug)]
pub(super) struct Play {
    pub(super) seat: usize,
    pub(super) power: u8,
    pub(super) slot: u8,
    pub(super) target: usize,
}

impl Bench {
    /// Lays the decks out, one for each seat. Those that fail to fit the rules
    /// make the rules fit them: teams are as large as the first deck.
    pub(super) fn new(
        shelf: &Shelf,
        monsters: Vec<MonsterCard>,
        decks: Vec<Deck>,
        (n_monsters, n_powers): (usize, usize),
        n_seats: usize,
    ) -> Bench {
        let mut options = shelf.plan.options.clone();
        options.decks = Decks::InOrder;
        options.formation = Formation::Deck;
        options.n_monsters = n_monsters as u8;
        options.n_powers = n_powers as u8;
        let duel = Duel::new(Plan {
            options,
            monsters,
            decks,
            n_seats,
            position: Vec::new(),
            ..shelf.plan.clone()
        });
        let mut state = State::blank(&duel);
        let mut chance = Chance::quick(DEAL);
        duel.begin(&mut state, &mut chance, &mut Silent);
        Bench { duel, state }
    }

    /// Puts a power into the hand of a seat, if it is not there, and returns
    /// its slot.
    pub(super) fn hold(&mut self, seat: usize, power: u8) -> u8 {
        let hand = &mut self.state.seats[seat].hand;
        if let Some(slot) = hand.cards().iter().position(|it| *it == power) {
            return slot as u8;
        }
        match hand.cards_mut().first_mut() {
            Some(first) => *first = power,
            None => hand.push(power),
        }
        0
    }
}

/// Fills a hand with one power, as many cards as a match begins with, so that
/// no card of the hand is luck.
pub(super) fn hold_only(duel: &Duel, state: &mut State, seat: usize, power: u8) {
    let n_cards = usize::from(duel.options.hand.max(1));
    let hand = &mut state.seats[seat].hand;
    *hand = Hand::default();
    for _ in 0..n_cards {
        hand.push(power);
    }
}

/// Forgets what only counts, so that equal positions are equal states.
pub(super) fn forget(duel: &Duel, state: &mut State, energy: i32) {
    state.n_plays = 0;
    state.counts = Counts::default();
    state.turn = TurnStart::default();
    for own in &mut state.seats {
        own.seen = 0;
        own.life_before = own.total_life(duel.n_monsters());
    }
    let acting = usize::from(state.acting);
    state.seats[acting].energy = energy;
}

/// Tells whether a power's conditions hold and its monster can act; energy is
/// another matter.
pub(super) fn may_play(duel: &Duel, state: &State, play: Play) -> bool {
    let Some(card) = state.power_card(duel, play.seat, play.power) else {
        return false;
    };
    let own = &state.seats[play.seat];
    let monster = &own.monsters[duel.monster_of(play.power)];
    let (seat, target) = (play.seat, play.target);
    monster.lives()
        && monster.acts()
        && !state.seats[target].lost
        && run::may_play(duel, state, seat, play.power, card as u16, target)
}

/// Plays a card. Where cards come from the urn, `draws` says whether they are
/// looked at.
pub(super) fn act<E: Events<Event>>(
    duel: &Duel,
    state: &mut State,
    play: Play,
    draws: Draws,
    chance: &mut Chance,
    events: &mut E,
) {
    let mut stage = Stage::new(duel, state, chance, events);
    stage.draws = draws;
    stage.play(Seat(play.seat as u8), play.slot, Seat(play.target as u8));
    stage.judge();
}

/// Plays a card with all that luck can bring; cards that are drawn stay
/// unknown. Tells whether that was all.
pub(super) fn each_outcome(
    duel: &Duel,
    state: &State,
    play: Play,
    heard: impl FnMut(State, Share) -> bool,
) -> bool {
    outcomes(
        OUTCOMES_MAX,
        |chance| {
            let mut next = state.clone();
            act(duel, &mut next, play, Draws::Unknown, chance, &mut Silent);
            next
        },
        heard,
    )
}
