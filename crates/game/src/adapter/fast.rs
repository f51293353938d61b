//! The fast side of the adapter: lists that are kept, copies and guesses in
//! memory that is there, and keys.

use std::hash::Hash as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::chance::Chance;
use crate::key::{self, Mixer};
use crate::playing::{AnyMatch, MoveError};
use crate::rules::Rules;
use crate::seat::{Reader, Seat};

use super::story::Story;
use super::{Playing, in_english, no_such_move};

/// What a match keeps so that nothing is worked out twice.
pub(super) struct Fast<E> {
    /// Whose moves are listed and still hold.
    pub(super) listed: Option<Seat>,
    /// Which story this is; another number as soon as more changed than its end.
    story: u64,
    /// In a guess: what its seat was told of the match that it was made from.
    heard: Heard<E>,
}

/// What one seat was told of a story, as far as it was read.
struct Heard<E> {
    whose: Option<(u64, Seat)>,
    n_read: usize,
    events: Vec<E>,
}

/// Numbers stories, so that one is not taken for another. It decides nothing
/// that anybody could see.
static N_STORIES: AtomicU64 = AtomicU64::new(1);

fn new_story() -> u64 {
    N_STORIES.fetch_add(1, Ordering::Relaxed)
}

impl<E> Default for Fast<E> {
    fn default() -> Fast<E> {
        Fast {
            listed: None,
            story: new_story(),
            heard: Heard {
                whose: None,
                n_read: 0,
                events: Vec::new(),
            },
        }
    }
}

impl<E> Fast<E> {
    /// Forgets what was known of the state, and of its story if there is one.
    #[inline]
    pub(super) fn forget(&mut self, has_story: bool) {
        self.listed = None;
        if has_story {
            self.story = new_story();
        }
    }
}

impl<E> Heard<E> {
    /// Reads on to the end of a story, or reads another one from its start.
    fn read<R: Rules<Event = E>>(
        &mut self,
        rules: &R,
        (number, story): (u64, Option<&Story<E>>),
        seat: Seat,
    ) {
        let events = story.map_or(&[][..], |it| &it.events);
        if self.whose != Some((number, seat)) || events.len() < self.n_read {
            self.whose = Some((number, seat));
            self.n_read = 0;
            self.events.clear();
        }
        let new = events[self.n_read..].iter();
        let told = new.filter_map(|event| rules.told(event, Reader::Seat(seat)));
        self.events.extend(told);
        self.n_read = events.len();
    }
}

impl<R: Rules> Playing<R> {
    /// Lists the moves of a seat unless they are listed; returns how many.
    pub(super) fn list_once(&mut self, seat: Seat) -> usize {
        if self.fast.listed == Some(seat) {
            return self.moves.len();
        }
        self.moves.clear();
        self.fast.listed = None;
        if self.turn().seats().contains(seat) {
            self.rules.moves(&self.state, seat, &mut self.moves);
            self.fast.listed = Some(seat);
        }
        self.moves.len()
    }

    pub(super) fn play_listed(&mut self, seat: Seat, index: usize) -> Result<(), MoveError> {
        let n_moves = self.list_once(seat);
        if n_moves == 0 {
            return Err(self.not_a_turn(seat, in_english(seat)));
        }
        let moves = std::mem::take(&mut self.moves);
        let played = match moves.get(index) {
            Some(chosen) => {
                self.fast.listed = None;
                self.apply(seat, chosen);
                Ok(())
            }
            None => Err(no_such_move(seat, index, n_moves)),
        };
        self.moves = moves;
        played
    }

    /// Becomes a copy of a match of the same rules; tells whether it is one.
    pub(super) fn become_copy(&mut self, other: &dyn AnyMatch) -> bool {
        let Some(other) = self.same_rules(other) else {
            return false;
        };
        self.state.clone_from(&other.state);
        self.chance.clone_from(&other.chance);
        self.seed = other.seed;
        self.n_played = other.n_played;
        self.called = other.called;
        self.story.clone_from(&other.story);
        self.fast.forget(self.story.is_some());
        true
    }

    pub(super) fn copy_only_state(&mut self, other: &dyn AnyMatch) {
        if let Some(other) = self.same_rules(other) {
            self.state.clone_from(&other.state);
        }
    }

    fn same_rules<'a>(&self, other: &'a dyn AnyMatch) -> Option<&'a Playing<R>> {
        let other = other.as_any().downcast_ref::<Playing<R>>()?;
        Arc::ptr_eq(&self.rules, &other.rules).then_some(other)
    }

    /// Makes another match of the same rules a guess; tells whether it is one.
    pub(super) fn guess_in_place(
        &self,
        other: &mut dyn AnyMatch,
        seat: Seat,
        chance: &mut Chance,
    ) -> bool {
        let other = other.as_any_mut().downcast_mut::<Playing<R>>();
        let Some(other) = other.filter(|it| Arc::ptr_eq(&self.rules, &it.rules)) else {
            return false;
        };
        self.fill_guess(other, seat, chance);
        true
    }

    pub(super) fn new_guess(&self, seat: Seat, chance: &mut Chance) -> Playing<R> {
        let mut guess = Playing {
            rules: Arc::clone(&self.rules),
            state: self.rules.blank(),
            chance: Chance::quick(0),
            seed: None,
            n_played: 0,
            called: None,
            story: None,
            moves: Vec::new(),
            fast: Fast::default(),
        };
        self.fill_guess(&mut guess, seat, chance);
        guess
    }

    fn fill_guess(&self, guess: &mut Playing<R>, seat: Seat, chance: &mut Chance) {
        let story = (self.fast.story, self.story.as_deref());
        guess.fast.heard.read(self.rules.as_ref(), story, seat);
        let told = &guess.fast.heard.events;
        self.rules
            .guess_into(&self.state, told, seat, chance, &mut guess.state);
        guess.chance = Chance::quick(chance.bits());
        guess.seed = None;
        guess.n_played = self.n_played;
        guess.called = self.called;
        guess.story = None;
        guess.fast.forget(false);
    }

    pub(super) fn state_key(&self) -> u128 {
        let mut mixer = Mixer::new();
        self.state.hash(&mut mixer);
        mixer.key()
    }

    pub(super) fn told_key(&self, reader: Reader) -> Option<u128> {
        self.story.as_ref()?;
        let mut mixer = Mixer::new();
        key::write(&reader, &mut mixer);
        key::write(&self.called, &mut mixer);
        for (_, event) in self.told(reader) {
            key::write(&event, &mut mixer);
        }
        Some(mixer.key())
    }
}
