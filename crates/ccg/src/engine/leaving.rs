//! Things leave play: what leaves at one moment is told while all of it is still
//! there, and what was last known of it is remembered.

use arrayvec::ArrayVec;
use tapete_game::Events;

use super::happen::Happening;
use super::{FLOOD, FUEL, LAST_ROUND, LOOKS_MAX, Stage, is_player};
use crate::event::{Cause, Event};
use crate::model::{Arrival, Cards, NOTHING, On, THINGS_MAX, Test, TestId, Thing, Who};
use crate::state::{CardState, Context, Last, Look, State, add, stands};

/// A thing that leaves play: where it goes, and why.
pub(super) type Leaving = (Thing, u8, Cause);

impl<E: Events<Event>> Stage<'_, E> {
    /// Lets things leave play at one moment: each sees the others go.
    pub(super) fn put_together(&mut self, leaving: &[Leaving], bottom: bool) {
        self.fresh();
        for (thing, zone, _) in leaving {
            if self.game.in_play(self.state, *thing) {
                self.tell_leaving(*thing, *zone == self.game.roles.graveyard);
                self.tell_move(*thing, *zone, None);
            }
        }
        for (thing, zone, cause) in leaving {
            if self.game.in_play(self.state, *thing) {
                self.cut_off(*thing);
                self.put_told(*thing, *zone, bottom, *cause);
            } else {
                self.put(*thing, *zone, bottom, *cause);
            }
        }
    }

    /// Moves a card, whatever listens being told already.
    pub(super) fn put_told(&mut self, thing: Thing, zone: u8, bottom: bool, cause: Cause) {
        let owner = self.state.card(thing).map_or(0, |it| it.owner);
        let is_token = self
            .state
            .card(thing)
            .is_some_and(|it| it.is(stands::TOKEN));
        let to = if is_token { CardState::GONE } else { zone };
        self.shift(thing, owner, to, bottom, cause);
    }

    /// Lets go of a thing whatever is attached to it or fights it.
    pub(super) fn cut_off(&mut self, thing: Thing) {
        for index in 0..self.state.cards.len() {
            let card = &mut self.state.cards[index];
            // What is set aside under it is still known to be.
            if card.attached_to == thing && card.zone != self.game.roles.exile {
                card.attached_to = NOTHING;
            }
            if card.blocks == thing {
                card.blocks = NOTHING;
            }
        }
        self.state.attackers.retain(|it| *it != thing);
        self.state.blocks.retain(|it| it.0 != thing);
        self.state.dirty = true;
        self.state.unchecked = true;
    }

    /// Lets things in play be sacrificed at one moment.
    pub(super) fn sacrifice_all(&mut self, things: &[Thing]) {
        let mut doomed = ArrayVec::<(Thing, Cause), THINGS_MAX>::new();
        let mut by = ArrayVec::<Thing, THINGS_MAX>::new();
        for thing in things {
            if self.game.in_play(self.state, *thing) {
                add(&mut doomed, (*thing, Cause::Sacrificed));
                add(&mut by, self.game.controller(self.state, *thing));
            }
        }
        self.bury(&doomed);
        for ((thing, _), player) in doomed.iter().zip(&by) {
            self.happen(Happening::of(On::Sacrifices, *player).with(*thing));
        }
    }

    /// Moves things out of play at one moment, if all of them are there and go
    /// somewhere else; tells whether they did.
    pub(super) fn leave_together(&mut self, things: &[Thing], arrival: &Arrival) -> bool {
        let to_play = self.game.zones.get(usize::from(arrival.zone));
        let leaves = !to_play.is_some_and(|it| it.in_play);
        if !leaves || !things.iter().all(|it| self.game.in_play(self.state, *it)) {
            return false;
        }
        let mut leaving = ArrayVec::<Leaving, THINGS_MAX>::new();
        for thing in things {
            add(&mut leaving, (*thing, arrival.zone, Cause::Returned));
        }
        self.put_together(&leaving, arrival.bottom);
        true
    }

    /// Tells whatever listens that a thing leaves play, before it is gone.
    pub(super) fn tell_leaving(&mut self, thing: Thing, dies: bool) {
        if dies {
            self.state.counts.deaths += 1;
            let controller = self.game.controller(self.state, thing);
            let fights = self
                .game
                .printed_card(self.state, thing)
                .is_some_and(|it| it.nature.fights);
            if fights && is_player(controller) {
                let died = &mut self.state.players[usize::from(controller)].died;
                *died = died.saturating_add(1);
            }
            self.happen(Happening::of(On::Dies, thing));
        }
        self.happen(Happening::of(On::Leaves, thing));
    }

    /// Lets the effect under way follow its own card where it has just put it.
    pub(super) fn follow(&mut self, before: &Context) {
        let acting = usize::from(self.state.acting).checked_sub(1);
        let stamp = self.state.card(before.this).map(|it| it.stamp);
        if let (Some(stamp), Some(acting)) = (stamp, acting)
            && stamp == before.followed.wrapping_add(1)
            && let Some(frame) = self.state.frames.get_mut(acting)
        {
            frame.context.followed = stamp;
        }
    }

    /// There is no room for a card: after many steps without a choice only that
    /// has stopped what would go on for ever.
    pub(super) fn floods(&mut self) {
        // Whoever has looked already has counted from nothing again.
        if self.state.fuel > FLOOD || self.state.drain.looks > 0 {
            self.state.fuel = FUEL + LAST_ROUND + 1;
            self.state.drain.looks = LOOKS_MAX;
        }
    }

    /// Returns in whose zone a thing lies.
    pub(super) fn seat_of(&self, thing: Thing) -> u8 {
        let in_play = self.game.in_play(self.state, thing);
        self.state.card(thing).map_or(u8::MAX, |it| match in_play {
            true => it.controller,
            false => it.owner,
        })
    }

    /// Tells whatever listens that a thing goes from its zone to another,
    /// which is its owner's unless said.
    pub(super) fn tell_move(&mut self, thing: Thing, to: u8, to_seat: Option<u8>) {
        let Some((from, owner)) = self.state.card(thing).map(|it| (it.zone, it.owner)) else {
            return;
        };
        if from != to && self.game.hears_moves {
            self.happen(Happening {
                from,
                to,
                from_seat: self.seat_of(thing),
                to_seat: to_seat.unwrap_or(owner),
                ..Happening::of(On::Moves, thing)
            });
        }
    }
}

impl Cards {
    /// Returns what was last known of someone whom a text names, if that is
    /// another object by now.
    pub(super) fn last_of(&self, state: &State, who: Who, context: &Context) -> Option<Last> {
        let is_gone = |thing, stamp| self.is_other_object(state, thing, stamp);
        match who {
            Who::It if is_gone(context.it, context.it_stamp) => Some(context.last),
            Who::This if is_gone(context.this, context.this_stamp) => {
                match context.it == context.this {
                    true => Some(context.last),
                    false => self.kept(state, context.this),
                }
            }
            Who::Target(slot) => {
                let before: u8 = context.n_targets.iter().take(usize::from(slot)).sum();
                let (thing, stamp) = *context.targets.get(usize::from(before))?;
                match thing == self.target(context, slot) && is_gone(thing, stamp) {
                    true => self.kept(state, thing),
                    false => None,
                }
            }
            _ => None,
        }
    }

    /// Returns how a card looked in play, if it has just left it: its look stays
    /// with it until it moves again.
    fn kept(&self, state: &State, thing: Thing) -> Option<Last> {
        let card = state.card(thing)?;
        let is_kept = card.look != Look::default() && !self.in_play(state, thing);
        is_kept.then(|| Last {
            power: card.look.power,
            toughness: card.look.toughness,
            flags: card.look.flags,
            marks: card.look.marks,
            controller: card.controller,
            ..Last::default()
        })
    }

    /// Tells whether a thing that is gone passed a test when it was last seen.
    pub(super) fn passed(
        &self,
        state: &State,
        id: TestId,
        thing: Thing,
        last: &Last,
        context: &Context,
    ) -> bool {
        let stood = |bits: u16| last.stands & bits != 0;
        let passed = |id: TestId| self.passed(state, id, thing, last, context);
        match self.tests.get(id.index()) {
            Some(Test::Attacking) => stood(stands::ATTACKING),
            Some(Test::Blocking) => last.blocking,
            Some(Test::Blocked) => stood(stands::BLOCKED),
            Some(Test::Unblocked) => stood(stands::ATTACKING) && !stood(stands::BLOCKED),
            Some(Test::Tapped) => stood(stands::TAPPED),
            Some(Test::Untapped) => !stood(stands::TAPPED),
            Some(Test::Token) => stood(stands::TOKEN),
            Some(Test::Stands(bits)) => stood(*bits),
            Some(Test::HasFlag(bits)) => last.flags & bits != 0,
            Some(Test::HasMark(bit)) => last.marks >> bit & 1 == 1,
            Some(Test::HasCounter(kind)) => {
                let n = last.counters.get(usize::from(*kind));
                n.is_some_and(|it| *it > 0)
            }
            Some(Test::YouControl) => last.controller == context.you,
            Some(Test::OpponentControls) => last.controller != context.you,
            Some(Test::Compare(prop, cmp, amount)) => {
                let value = last
                    .prop(*prop)
                    .unwrap_or_else(|| self.prop(state, *prop, thing));
                cmp.holds(value, self.amount(state, *amount, context, context.you))
            }
            Some(Test::Not(inner)) => !passed(*inner),
            Some(Test::And(one, other)) => passed(*one) && passed(*other),
            Some(Test::Or(one, other)) => passed(*one) || passed(*other),
            _ => self.passes(state, id, thing, context, context.you),
        }
    }
}

impl Last {
    /// Returns what was last known of a card.
    pub(super) fn of(card: &CardState) -> Last {
        Last {
            flags: card.look.flags,
            marks: card.look.marks,
            power: card.look.power,
            toughness: card.look.toughness,
            stands: card.stands,
            counters: card.counters,
            controller: card.controller,
            blocking: card.blocks != NOTHING,
        }
    }

    /// Returns a property that was last known, if it was.
    pub(super) fn prop(&self, prop: crate::model::Prop) -> Option<i32> {
        use crate::model::Prop;
        match prop {
            Prop::Power => Some(i32::from(self.power)),
            Prop::Toughness | Prop::Health => Some(i32::from(self.toughness)),
            Prop::Counter(kind) => {
                let n = self.counters.get(usize::from(kind));
                Some(n.map_or(0, |it| i32::from(*it)))
            }
            _ => None,
        }
    }
}
