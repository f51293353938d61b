//! Copies of a state: as many bytes as there is something in, and no more.
//!
//! The lists of a state are made for the most that can happen and mostly hold
//! little. Search copies states all day, so each list is copied as one piece.

use arrayvec::ArrayVec;

use super::{Player, State};

/// Makes a list equal to another.
#[inline]
fn copy<T: Copy, const N: usize>(to: &mut ArrayVec<T, N>, from: &ArrayVec<T, N>) {
    to.clear();
    // Both have the same room.
    let fits = to.try_extend_from_slice(from).is_ok();
    debug_assert!(fits);
}

impl Clone for Player {
    fn clone(&self) -> Player {
        let mut new = Player {
            life: self.life,
            counters: self.counters,
            pool: self.pool,
            piles: Default::default(),
            empty_draws: self.empty_draws,
            drawn: self.drawn,
            cast: self.cast,
            damaged: self.damaged,
            died: self.died,
            attacked: self.attacked,
            gained: self.gained,
            lands: self.lands,
            done: self.done,
            extra_turns: self.extra_turns,
            skips: self.skips,
            mulligans: self.mulligans,
            bottomed: self.bottomed,
            kept: self.kept,
            lost: self.lost,
            won: self.won,
        };
        new.copy_lists(self);
        new
    }

    #[inline]
    fn clone_from(&mut self, from: &Player) {
        // Every field is named, so that none can be forgotten.
        let Player {
            life,
            counters,
            pool,
            empty_draws,
            drawn,
            cast,
            damaged,
            died,
            attacked,
            gained,
            lands,
            done,
            extra_turns,
            skips,
            mulligans,
            bottomed,
            kept,
            lost,
            won,
            piles: _,
        } = from;
        self.life = *life;
        self.counters = *counters;
        self.pool = *pool;
        self.empty_draws = *empty_draws;
        self.drawn = *drawn;
        self.cast = *cast;
        self.damaged = *damaged;
        self.died = *died;
        self.attacked = *attacked;
        self.gained = *gained;
        self.lands = *lands;
        self.done = *done;
        self.extra_turns = *extra_turns;
        self.skips = *skips;
        self.mulligans = *mulligans;
        self.bottomed = *bottomed;
        self.kept = *kept;
        self.lost = *lost;
        self.won = *won;
        self.copy_lists(from);
    }
}

impl Player {
    #[inline]
    fn copy_lists(&mut self, from: &Player) {
        for (own, other) in self.piles.iter_mut().zip(&from.piles) {
            copy(own, other);
        }
    }
}

impl Clone for State {
    fn clone(&self) -> State {
        let mut new = State {
            cards: ArrayVec::new(),
            players: [self.players[0].clone(), self.players[1].clone()],
            stack: ArrayVec::new(),
            waiting: ArrayVec::new(),
            frames: ArrayVec::new(),
            lasting: ArrayVec::new(),
            granted: ArrayVec::new(),
            taken: ArrayVec::new(),
            imposed: ArrayVec::new(),
            turned: ArrayVec::new(),
            crowded: self.crowded,
            listens: self.listens,
            n_unsteady: self.n_unsteady,
            announcing: self.announcing,
            ask: self.ask,
            asked: self.asked,
            active: self.active,
            phase: self.phase,
            mode: self.mode,
            priority: self.priority,
            passed: self.passed,
            attackers: ArrayVec::new(),
            blocks: ArrayVec::new(),
            assigned: ArrayVec::new(),
            dirty: self.dirty,
            unchecked: self.unchecked,
            swept: self.swept,
            clock: self.clock,
            fuel: self.fuel,
            drain: self.drain,
            acting: self.acting,
            first: self.first,
            end: self.end,
            counts: self.counts,
        };
        new.copy_lists(self);
        new
    }

    #[inline]
    fn clone_from(&mut self, from: &State) {
        // Every field is named, so that none can be forgotten.
        let State {
            crowded,
            listens,
            n_unsteady,
            announcing,
            ask,
            asked,
            active,
            phase,
            mode,
            priority,
            passed,
            dirty,
            unchecked,
            swept,
            clock,
            fuel,
            drain,
            acting,
            first,
            end,
            counts,
            cards: _,
            stack: _,
            waiting: _,
            frames: _,
            lasting: _,
            granted: _,
            taken: _,
            imposed: _,
            turned: _,
            attackers: _,
            blocks: _,
            assigned: _,
            players,
        } = from;
        self.crowded = *crowded;
        self.listens = *listens;
        self.n_unsteady = *n_unsteady;
        self.announcing = *announcing;
        self.ask = *ask;
        self.asked = *asked;
        self.active = *active;
        self.phase = *phase;
        self.mode = *mode;
        self.priority = *priority;
        self.passed = *passed;
        self.dirty = *dirty;
        self.unchecked = *unchecked;
        self.swept = *swept;
        self.clock = *clock;
        self.fuel = *fuel;
        self.drain = *drain;
        self.acting = *acting;
        self.first = *first;
        self.end = *end;
        self.counts = *counts;
        for (own, other) in self.players.iter_mut().zip(players) {
            own.clone_from(other);
        }
        self.copy_lists(from);
    }
}

impl State {
    #[inline]
    fn copy_lists(&mut self, from: &State) {
        copy(&mut self.cards, &from.cards);
        copy(&mut self.stack, &from.stack);
        copy(&mut self.waiting, &from.waiting);
        copy(&mut self.frames, &from.frames);
        copy(&mut self.lasting, &from.lasting);
        copy(&mut self.granted, &from.granted);
        copy(&mut self.taken, &from.taken);
        copy(&mut self.imposed, &from.imposed);
        copy(&mut self.turned, &from.turned);
        copy(&mut self.attackers, &from.attackers);
        copy(&mut self.blocks, &from.blocks);
        copy(&mut self.assigned, &from.assigned);
    }
}
