//! Phases and turns: what begins, what ends, whose turn is next.

use tapete_game::Events;

use super::happen::Happening;
use super::{Stage, seat};
use crate::event::{Cause, Event};
use crate::finish::UNSOLVED;
use crate::model::{
    Combat, END_OF_COMBAT, Lasts, On, PhaseKind, RESOURCES_MAX, Refills, Until, flags,
};
use crate::state::{Ask, Context, LastingKind, Mode, stands};

impl<E: Events<Event>> Stage<'_, E> {
    /// Begins the turn of a player.
    pub(super) fn begin_turn(&mut self, player: u8) {
        let solver = self.state.active;
        self.state.active = player;
        self.state.priority = player;
        self.state.passed = 0;
        self.state.phase = 0;
        self.state.mode = Mode::Begin;
        self.refuel();
        self.state.counts.turns += 1;
        let turn = self.state.counts.turns.min(u32::from(u16::MAX)) as u16;
        for own in &mut self.state.players {
            own.drawn = 0;
            own.cast = 0;
            own.damaged = 0;
            own.died = 0;
            own.attacked = false;
            own.gained = false;
            own.lands = 0;
            own.done = 0;
        }
        for card in &mut self.state.cards {
            (card.used, card.today) = (0, 0);
            if card.controller == player {
                card.stands &= !(stands::SICK | stands::NEW);
            }
        }
        self.expire(|_| false);
        let index = usize::from(player);
        for (kind, resource) in self.game.resources.iter().enumerate().take(RESOURCES_MAX) {
            if resource.lasts == Lasts::Turn {
                self.state.players[index].pool[kind] = 0;
            }
            if resource.refills == Refills::Turn {
                self.refill(player, kind);
            }
        }
        let is_over = turn > self.game.options.turns_max;
        if is_over && self.game.is_puzzle() {
            return self.finish([solver == 0, solver == 1], UNSOLVED);
        }
        self.emit(|| Event::Turn {
            seat: seat(player),
            turn,
        });
        if is_over {
            self.finish([true, true], "turns");
        }
    }

    /// Makes a resource full again: one for each card of the pile, or as much as
    /// at the start.
    fn refill(&mut self, player: u8, kind: usize) {
        let Some(resource) = self.game.resources.get(kind) else {
            return;
        };
        let own = &mut self.state.players[usize::from(player)];
        let pile = own.piles.get(usize::from(self.game.roles.pile));
        let n = match resource.from_pile {
            true => pile.map_or(0, |it| it.len()) as i16,
            false => resource.at_start,
        };
        own.pool[kind] = n;
    }

    pub(super) fn begin_phase(&mut self) {
        let number = self.state.phase;
        let Some(phase) = self.game.phases.get(usize::from(number)) else {
            return self.next_turn();
        };
        let active = self.state.active;
        let own = &mut self.state.players[usize::from(active)];
        let bit = 1u16 << (number & 15);
        if own.skips & bit != 0 {
            own.skips &= !bit;
            self.state.phase += 1;
            if phase.kind == PhaseKind::DeclareAttackers {
                // There is no combat, and so no end of it either.
                self.skip_combat();
            }
            self.emit(|| Event::Skips {
                seat: seat(active),
                phase: number,
            });
            return;
        }
        if phase.combat
            && phase.kind != PhaseKind::DeclareAttackers
            && self.state.attackers.is_empty()
        {
            self.state.phase += 1;
            if phase.kind == PhaseKind::Damage {
                self.tell_end_of_combat();
                if !self.state.blocks.is_empty() || !self.state.lasting.is_empty() {
                    self.end_combat();
                }
            }
            return;
        }
        self.state.priority = active;
        self.state.passed = 0;
        self.emit(|| Event::Phase {
            seat: seat(active),
            phase: number,
        });
        self.state.mode = match phase.kind {
            PhaseKind::DeclareAttackers | PhaseKind::DeclareBlockers | PhaseKind::Cleanup => {
                Mode::Declare
            }
            PhaseKind::Damage => Mode::Damage(1),
            PhaseKind::Untap | PhaseKind::Plain => Mode::Acting,
        };
        if phase.kind == PhaseKind::Untap {
            self.untap(active);
        }
        let mut it = Happening::of(On::PhaseBegins, active);
        it.detail = number;
        self.happen(it);
        if let Some(program) = phase.program {
            // Whoever starts has no draw in the first turn, in some games.
            let skips =
                self.state.counts.turns == 1 && !self.game.options.first_draw && phase.is_draw;
            if !skips {
                self.run(program, Context::of(active, 0, active));
            }
        }
    }

    /// Untaps what untaps.
    pub(super) fn untap(&mut self, player: u8) {
        self.fresh();
        for zone in 0..self.game.zones.len() {
            if !self.game.zones[zone].in_play {
                continue;
            }
            let n = self.state.players[usize::from(player)].piles[zone].len();
            for index in 0..n {
                let Some(thing) = self.state.players[usize::from(player)].piles[zone]
                    .get(index)
                    .copied()
                else {
                    continue;
                };
                let stays = self.game.flags(self.state, thing) & flags::DOESNT_UNTAP != 0;
                if !stays {
                    self.set_tapped(thing, false);
                }
            }
        }
    }

    /// The declarations of a phase.
    pub(super) fn declare(&mut self) {
        let kind = self
            .game
            .phases
            .get(usize::from(self.state.phase))
            .map(|it| it.kind);
        match kind {
            Some(PhaseKind::DeclareAttackers) => self.begin_attackers(),
            Some(PhaseKind::DeclareBlockers) => self.begin_blockers(),
            Some(PhaseKind::Cleanup) => self.cleanup(),
            _ => self.state.mode = Mode::Acting,
        }
    }

    /// Discards to the limit; then everything that lasts this turn is over.
    fn cleanup(&mut self) {
        let phase = self.game.phases.get(usize::from(self.state.phase));
        if !self.state.stack.is_empty() && phase.is_some_and(|it| !it.priority) {
            // What answers to the end of the turn belongs to this turn, and
            // nobody acts any more.
            self.state.fuel = self.state.fuel.saturating_add(1);
            return self.resolve_top();
        }
        let active = self.state.active;
        let hand = usize::from(self.game.roles.hand);
        let n = self.state.players[usize::from(active)].piles[hand.min(7)].len();
        let limit = self.game.options.hand_limit.map_or(usize::MAX, usize::from);
        if n > limit && !self.game.options.full_hand_draws_nothing {
            return self.ask(active, Ask::HandLimit);
        }
        self.state.mode = Mode::Acting;
        self.end_of_turn();
    }

    /// Heals, and ends what lasts until the end of the turn.
    pub(super) fn end_of_turn(&mut self) {
        if self.game.options.heals {
            for card in &mut self.state.cards {
                card.damage = 0;
            }
        }
        for card in &mut self.state.cards {
            card.stands &= !(stands::SHIELDED | stands::TOUCHED);
        }
        self.expire(|until| matches!(until, Until::EndOfTurn | Until::EndOfCombat));
    }

    /// Ends effects; those until your next turn end as that turn begins.
    pub(super) fn expire(&mut self, is_over: impl Fn(Until) -> bool) {
        let starts = self.state.mode == Mode::Begin && self.state.phase == 0;
        let active = self.state.active;
        let mut index = 0;
        while index < self.state.lasting.len() {
            let it = self.state.lasting[index];
            let next_turn = starts
                && match it.until {
                    Until::YourNextTurn => it.you == active,
                    Until::TheirNextTurn => it.you != active,
                    _ => false,
                };
            if !is_over(it.until) && !next_turn {
                index += 1;
                continue;
            }
            self.state.lasting.remove(index);
            self.state.dirty = true;
            self.state.unchecked = true;
            if let LastingKind::Control(before) = it.what {
                self.change_control(it.on, before);
            }
        }
    }

    pub(super) fn finish_phase(&mut self) {
        let number = self.state.phase;
        let Some(phase) = self.game.phases.get(usize::from(number)) else {
            return self.next_turn();
        };
        let active = self.state.active;
        let mut it = Happening::of(On::PhaseEnds, active);
        it.detail = number;
        self.happen(it);
        if phase.kind == PhaseKind::Damage {
            self.tell_end_of_combat();
        }
        let ends_combat = phase.kind == PhaseKind::Damage
            || (phase.kind == PhaseKind::DeclareAttackers && self.state.attackers.is_empty());
        if ends_combat {
            self.end_combat();
        }
        for (kind, resource) in self.game.resources.iter().enumerate().take(RESOURCES_MAX) {
            for player in 0..2u8 {
                if resource.lasts == Lasts::Phase {
                    self.state.players[usize::from(player)].pool[kind] = 0;
                }
                if resource.refills == Refills::Phase {
                    self.refill(player, kind);
                }
            }
        }
        self.state.phase += 1;
        self.state.mode = Mode::Begin;
    }

    /// Combat is over, whether or not somebody attacked.
    fn tell_end_of_combat(&mut self) {
        let mut it = Happening::of(On::PhaseEnds, self.state.active);
        it.detail = END_OF_COMBAT;
        self.happen(it);
    }

    /// Goes on after the phases of a combat that does not begin.
    fn skip_combat(&mut self) {
        let phases = &self.game.phases;
        while phases
            .get(usize::from(self.state.phase))
            .is_some_and(|it| it.combat)
        {
            self.state.phase += 1;
        }
    }

    /// Ends the turn once what is under way is done.
    pub(super) fn end_turn_soon(&mut self) {
        // The phases before cleanup are over, but for what comes between turns.
        let mut phases = self.game.phases.iter();
        let cleanup = phases.position(|it| it.kind == PhaseKind::Cleanup);
        let after_attack = self.game.phases.iter().position(|it| it.after_attack);
        let after_attack = after_attack.filter(|it| *it > usize::from(self.state.phase));
        let last = self.game.phases.len();
        self.state.phase = after_attack.or(cleanup).unwrap_or(last).min(255) as u8;
        self.state.mode = Mode::Begin;
        if self.game.options.combat == Combat::Blocks {
            self.end_combat();
        }
    }

    /// Those who sleep may wake between turns; who could not move in a turn of
    /// its own can again.
    fn wake(&mut self) {
        let active = self.state.active;
        for index in 0..self.state.cards.len() {
            let card = &mut self.state.cards[index];
            if card.controller == active {
                card.stands &= !stands::PARALYSED;
            }
            let controller = card.controller;
            if !card.is(stands::ASLEEP) {
                continue;
            }
            let heads = self.chance.below(2) == 0;
            self.emit(|| Event::Flips {
                seat: seat(controller),
                heads,
            });
            if heads {
                self.state.cards[index].stands &= !stands::ASLEEP;
            }
        }
    }

    fn next_turn(&mut self) {
        let active = self.state.active;
        self.wake();
        if !self
            .game
            .phases
            .iter()
            .any(|it| it.kind == PhaseKind::Cleanup)
        {
            self.end_of_turn();
        }
        self.end_combat();
        let own = &mut self.state.players[usize::from(active)];
        let next = if own.extra_turns > 0 {
            own.extra_turns -= 1;
            active
        } else {
            Self::opponent(active)
        };
        self.begin_turn(next);
    }

    /// Discards a card above the limit.
    pub(super) fn discard_over(&mut self, thing: crate::model::Thing) {
        let active = self.state.active;
        self.put(thing, self.game.roles.graveyard, false, Cause::Discarded);
        self.happen(Happening::of(On::Discards, active).with(thing));
    }
}
