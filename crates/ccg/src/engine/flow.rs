//! How a match goes on by itself until somebody must choose.

use tapete_game::Events;

use super::{Asks, FUEL, LAST_ROUND, LOOKS_MAX, Stage};
use crate::event::{Bound, Event};
use crate::model::{Thing, allows};
use crate::state::{Ask, Drain, Mode};

/// The cards of a loop that nobody can stop.
type Looping = arrayvec::ArrayVec<Thing, 4>;

impl<E: Events<Event>> Stage<'_, E> {
    /// Goes on until somebody is asked or the match is over.
    pub(crate) fn advance(&mut self) {
        let mut named = Looping::new();
        while self.state.end.is_none() && self.state.ask == Ask::Nothing {
            if self.state.fuel > FUEL {
                self.note_loop(&mut named);
                if self.goes_on_for_ever() {
                    return self.give_up(named);
                }
                if self.state.fuel == 0 {
                    named.clear();
                }
            }
            if self.finish_begun() {
                continue;
            }
            if let Some(player) = self.game.lacks_active(self.state) {
                self.promote(player);
            } else if !self.state.waiting.is_empty() {
                self.put_trigger();
            } else {
                self.go_on();
            }
        }
        // What a seat chooses from must be what things show now.
        self.fresh();
    }

    /// Goes a step on with what is under way, before anything else may begin;
    /// tells whether there was something.
    #[inline]
    pub(super) fn finish_begun(&mut self) -> bool {
        if !self.state.frames.is_empty() {
            self.step();
        } else if self.state.announcing.is_some() {
            self.proceed();
        } else if let Some(copy) = self.to_aim() {
            self.aim_anew(copy);
        } else if (self.state.unchecked || self.state.dirty) && self.check() {
            self.state.fuel = self.state.fuel.saturating_add(1);
        } else {
            return false;
        }
        true
    }

    fn go_on(&mut self) {
        match self.state.mode {
            Mode::Opening => self.open(),
            Mode::Begin => self.begin_phase(),
            Mode::Declare => self.declare(),
            Mode::Acting => self.acting(),
            Mode::Damage(step) => self.damage_step(step),
            Mode::Finish => self.finish_phase(),
        }
    }

    /// Tells whether nobody can stop what goes on and no end comes nearer.
    ///
    /// Life is the only thing that takes long to run out: decks and hands are
    /// small. What a round costs is the same each time, so the pace since the last
    /// look says whether the end is within reach.
    pub(super) fn goes_on_for_ever(&mut self) -> bool {
        if self.state.fuel <= FUEL + LAST_ROUND {
            return false;
        }
        let before = self.state.drain;
        let life = [0, 1].map(|it: usize| self.state.players[it].life);
        let looks = before.looks.saturating_add(1);
        let looks_left = i32::from(LOOKS_MAX.saturating_sub(looks));
        let nears = |seat: usize| {
            let fallen = before.life[seat].saturating_sub(life[seat]);
            fallen > 0 && life[seat] > 0 && life[seat] / fallen < looks_left
        };
        let is_first = before.looks == 0;
        if !is_first && !nears(0) && !nears(1) {
            return true;
        }
        self.state.drain = Drain { life, looks };
        self.state.fuel = 0;
        false
    }

    /// Notes the cards that are at work.
    fn note_loop(&self, named: &mut Looping) {
        let under_way = self.state.frames.iter().map(|it| it.context.this);
        let announced = self.state.announcing.iter();
        let announced = announced.map(|it| it.item.context.this);
        let waiting = self.state.waiting.iter().map(|it| it.context.this);
        let stacked = self.state.stack.iter().map(|it| it.context.this);
        let all = under_way.chain(announced).chain(waiting).chain(stacked);
        for thing in all {
            // A few names show what goes on as well as all.
            if !named.is_full() && !named.contains(&thing) {
                named.push(thing);
            }
        }
    }

    /// Nobody can stop what goes on: the match is a draw, and the cards that
    /// answer each other are named.
    fn give_up(&mut self, named: Looping) {
        self.state.counts.bounds += 1;
        for thing in named {
            let card = self.named(thing);
            self.emit(|| Event::Bound {
                what: Bound::Loop,
                card,
            });
        }
        self.finish([true, true], "loop");
    }

    /// Players may act, one after the other, until both pass.
    fn acting(&mut self) {
        let Some(phase) = self.game.phases.get(usize::from(self.state.phase)) else {
            self.state.mode = Mode::Finish;
            return;
        };
        if phase.priority {
            let player = self.state.priority;
            let waits = !self.state.stack.is_empty();
            let is_asked = match self.asks {
                Asks::Able => self.game.has_act(self.state, player),
                Asks::Slow => {
                    let is_open = phase.allows & allows::CAST != 0 || phase.in_combat();
                    let is_slow = !waits && player == self.state.active && is_open;
                    is_slow && self.game.has_act(self.state, player)
                }
                Asks::Quiet => !waits && self.state.attackers.is_empty(),
            };
            if is_asked {
                self.ask(player, Ask::Act);
            } else {
                self.pass();
            }
            return;
        }
        let active = self.state.active;
        if phase.allows != 0 && self.game.has_act(self.state, active) {
            self.ask(active, Ask::Act);
        } else {
            self.state.mode = Mode::Finish;
        }
    }

    /// Whoever may act does nothing.
    pub(super) fn pass(&mut self) {
        let priority = self
            .game
            .phases
            .get(usize::from(self.state.phase))
            .is_some_and(|it| it.priority);
        if !priority {
            self.state.mode = Mode::Finish;
            return;
        }
        self.state.passed += 1;
        if self.state.passed < 2 {
            self.state.priority = Self::opponent(self.state.priority);
            return;
        }
        self.state.passed = 0;
        self.state.priority = self.state.active;
        if self.state.stack.is_empty() {
            self.state.mode = Mode::Finish;
        } else {
            self.state.fuel = self.state.fuel.saturating_add(1);
            self.resolve_top();
        }
    }
}
