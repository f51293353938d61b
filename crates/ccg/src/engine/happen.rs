//! Something happened: which triggers answer.

use tapete_game::Events;

use super::{Stage, is_player};
use crate::event::{Bound, Event};
use crate::model::{Cards, NOTHING, On, Prop, Subject, Thing, Trigger, TriggerId, ZonePick};
use crate::state::{Context, Last, State, WAITING_MAX, Waiting};

/// Something that happened, as triggers see it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Happening {
    pub(super) on: On,
    pub(super) subject: Thing,
    pub(super) other: Thing,
    pub(super) amount: i16,
    pub(super) combat: bool,
    pub(super) alone: bool,
    /// The kind of counter, or the phase.
    pub(super) detail: u8,
    /// The zones that the subject comes from and goes to.
    pub(super) from: u8,
    pub(super) to: u8,
    /// Whose zones they are.
    pub(super) from_seat: u8,
    pub(super) to_seat: u8,
}

impl Happening {
    pub(super) fn of(on: On, subject: Thing) -> Happening {
        Happening {
            on,
            subject,
            other: NOTHING,
            amount: 0,
            combat: false,
            alone: false,
            detail: u8::MAX,
            from: u8::MAX,
            to: u8::MAX,
            from_seat: u8::MAX,
            to_seat: u8::MAX,
        }
    }

    pub(super) fn with(self, other: Thing) -> Happening {
        Happening { other, ..self }
    }
}

impl<E: Events<Event>> Stage<'_, E> {
    /// Lets every trigger that answers wait for the next check. Called before a
    /// thing leaves, so that what leaves is seen as it last was.
    pub(super) fn happen(&mut self, it: Happening) {
        let bit = 1u32 << it.on as u8;
        if self.state.dirty {
            // What has just come may listen too.
            self.fresh();
        }
        if self.game.answers_to & bit != 0 {
            self.answer_by_rules(&it);
        }
        let in_play = self.state.listens & bit != 0;
        if !in_play && !self.game.listens_elsewhere(it.on) {
            return;
        }
        for player in [self.state.active, Self::opponent(self.state.active)] {
            for zone in 0..self.game.zones.len() {
                let is_play = self.game.zones[zone].in_play;
                if if is_play {
                    !in_play
                } else {
                    !self.game.listens_elsewhere(it.on)
                } {
                    continue;
                }
                let n = self.state.players[usize::from(player)].piles[zone].len();
                for index in 0..n {
                    let pile = &self.state.players[usize::from(player)].piles[zone];
                    let Some(thing) = pile.get(index).copied() else {
                        continue;
                    };
                    self.listen(thing, is_play, zone as u8, &it);
                }
            }
        }
        // A spell that is being cast may answer to its own casting.
        if matches!(it.on, On::Casts | On::BecomesTarget)
            && !self.game.in_play(self.state, it.other)
        {
            let listens = self
                .game
                .printed_card(self.state, it.other)
                .map_or(0, |it| it.listens);
            if listens & bit != 0 && it.on == On::Casts {
                self.listen(it.other, false, ZonePick::STACK, &it);
            }
        }
    }

    fn listen(&mut self, thing: Thing, is_play: bool, zone: u8, it: &Happening) {
        let bit = 1u32 << it.on as u8;
        let listens = match self.state.card(thing) {
            Some(card) if is_play => card.look.listens,
            Some(_) => self
                .game
                .printed_card(self.state, thing)
                .map_or(0, |it| it.listens),
            None => 0,
        };
        if listens & bit == 0 {
            return;
        }
        let game = self.game;
        // As many as can wait: what there is no room for could not wait either.
        let mut answers = arrayvec::ArrayVec::<TriggerId, WAITING_MAX>::new();
        let mut n_lost = 0;
        game.each_ability(self.state, thing, |id| {
            if let Some(ability) = game.abilities.get(id.index()) {
                for id in &ability.triggers {
                    let Some(trigger) = game.triggers.get(id.index()) else {
                        continue;
                    };
                    let works = if is_play {
                        trigger.zone == ZonePick::IN_PLAY
                    } else {
                        trigger.zone == zone
                    };
                    if works && trigger.on == it.on && game.answers(self.state, trigger, thing, it)
                    {
                        n_lost += usize::from(answers.try_push(*id).is_err());
                    }
                }
            }
            true
        });
        for trigger in answers {
            self.wait(trigger, thing, it);
        }
        for _ in 0..n_lost {
            self.tell_bound(Bound::Triggers, thing);
        }
    }

    /// Lets the triggers of the game itself wait, which no card has.
    #[cold]
    fn answer_by_rules(&mut self, it: &Happening) {
        let game = self.game;
        for id in &game.answers {
            let Some(trigger) = game.triggers.get(id.index()) else {
                continue;
            };
            if trigger.on == it.on && game.answers(self.state, trigger, NOTHING, it) {
                self.wait(*id, NOTHING, it);
            }
        }
    }

    /// Lets a trigger wait for the next check.
    fn wait(&mut self, trigger: TriggerId, thing: Thing, it: &Happening) {
        let turned = self.game.triggers.get(trigger.index());
        let turned = turned.is_some_and(|it| it.turned);
        let context = self.game.trigger_context(self.state, thing, it, turned);
        self.state.counts.triggers += 1;
        let waiting = Waiting { trigger, context };
        if self.state.waiting.try_push(waiting).is_err() {
            self.tell_bound(Bound::Triggers, thing);
        }
    }
}

impl Cards {
    /// Tells whether some card's trigger for the event works outside play.
    fn listens_elsewhere(&self, on: On) -> bool {
        self.elsewhere & 1 << on as u8 != 0
    }

    /// Returns what was last known of a thing: now, before it leaves.
    pub(super) fn last(&self, state: &State, thing: Thing) -> Last {
        let Some(card) = state.card(thing) else {
            return Last::default();
        };
        let mut last = Last::of(card);
        if !self.in_play(state, thing) {
            // Outside play a card is what is printed on it.
            let figure = |prop| self.prop(state, prop, thing).clamp(-9_999, 9_999) as i16;
            (last.power, last.toughness) = (figure(Prop::Power), figure(Prop::Toughness));
        }
        last
    }

    fn trigger_context(
        &self,
        state: &State,
        this: Thing,
        happened: &Happening,
        turned: bool,
    ) -> Context {
        let stamp = |thing| state.card(thing).map_or(0, |it| it.stamp);
        let mut you = self.controller(state, this);
        if this == NOTHING {
            // What the rules do is done by whom it happens to.
            let player = self.controller(state, happened.subject);
            you = if is_player(player) {
                player
            } else {
                state.active
            };
        }
        let mut context = Context::of(this, stamp(this), you).recalling(state);
        let (it, other) = match turned {
            true => (happened.other, happened.subject),
            false => (happened.subject, happened.other),
        };
        context.it = it;
        context.it_stamp = stamp(it);
        context.other = other;
        context.that_much = happened.amount;
        context.last = self.last(state, it);
        context
    }

    fn answers(&self, state: &State, trigger: &Trigger, this: Thing, it: &Happening) -> bool {
        let context = self.trigger_context(state, this, it, trigger.turned);
        let is_there = |named: ZonePick, zone, seat| {
            self.is_zone(named.zone, zone)
                && self.is_whose(state, named, seat, &context, context.you)
        };
        (!trigger.alone || it.alone)
            && (!trigger.combat || it.combat)
            && (trigger.detail == u8::MAX || trigger.detail == it.detail)
            && trigger
                .from
                .is_none_or(|zone| is_there(zone, it.from, it.from_seat))
            && trigger
                .to
                .is_none_or(|zone| is_there(zone, it.to, it.to_seat))
            && self.is_subject(state, trigger.subject, it.subject, &context)
            && self.is_subject(state, trigger.other, it.other, &context)
            && self.holds_if(state, trigger.condition, &context, context.you)
    }

    /// Tells whether a zone is the one that a text names.
    fn is_zone(&self, named: u8, zone: u8) -> bool {
        let in_play = || {
            let zone = self.zones.get(usize::from(zone));
            zone.is_some_and(|it| it.in_play)
        };
        named == zone || (named == ZonePick::IN_PLAY && in_play())
    }

    pub(super) fn is_subject(
        &self,
        state: &State,
        subject: Subject,
        thing: Thing,
        context: &Context,
    ) -> bool {
        match subject {
            Subject::Anything => true,
            Subject::This => thing == context.this,
            Subject::Attached => {
                let host = state
                    .card(context.this)
                    .map_or(NOTHING, |it| it.attached_to);
                host != NOTHING && host == thing
            }
            Subject::You => thing == context.you,
            Subject::Opponent => is_player(thing) && thing != context.you,
            Subject::Passes(test) => {
                thing != NOTHING && self.passes(state, test, thing, context, context.you)
            }
        }
    }
}
