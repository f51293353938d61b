//! What happens instead of something that would happen.

use arrayvec::ArrayVec;
use tapete_game::Events;

use super::zones::Changes;
use super::{Stage, is_player};
use crate::event::{Bound, Cause, Event};
use crate::model::{AmountId, Cards, NOTHING, Pick, ProgramId, Replaced, Subject, Thing, ZonePick};
use crate::state::{After, Context, FRAMES_MAX, State, Things, stands};

/// How many things may stand in for one event: as many as programs may be under
/// way. That there are more is told.
const RIVALS_MAX: usize = FRAMES_MAX;

/// What stands in for something that would happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StandIn {
    /// A program runs.
    Runs(ProgramId),
    /// What would die goes to that zone.
    Goes(u8),
}

/// All that stands in for one event: only one of them happens.
#[derive(Default)]
pub(super) struct Rivals {
    all: ArrayVec<(StandIn, Context), RIVALS_MAX>,
    /// The cards for which there is no room.
    left_out: Things,
}

impl Rivals {
    /// Adds one, unless another does the same: then it matters little which.
    pub(super) fn add(&mut self, what: StandIn, context: &Context) {
        let alike = |it: &(StandIn, Context)| it.0 == what || it.1.this == context.this;
        if !self.all.iter().any(alike) && self.all.try_push((what, *context)).is_err() {
            self.left_out.add(context.this);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Returns the only one, if there is just one.
    pub(super) fn only(&self) -> Option<(StandIn, Context)> {
        match self.all[..] {
            [only] => Some(only),
            _ => None,
        }
    }
}

/// Something that would happen: to whom, by whom, how much.
#[derive(Clone, Copy, Debug)]
pub(super) struct Would {
    pub(super) subject: Thing,
    pub(super) other: Thing,
    pub(super) combat: bool,
    pub(super) much: i16,
}

impl Would {
    pub(super) fn of(subject: Thing) -> Would {
        Would {
            subject,
            other: NOTHING,
            combat: false,
            much: 0,
        }
    }

    /// Returns what a card that does something instead knows of it. A card that
    /// speaks of itself or its player means the other side by `it`.
    fn context(&self, game: &Cards, state: &State, source: Thing) -> Context {
        let stamp = |thing| state.card(thing).map_or(0, |it| it.stamp);
        let you = game.controller(state, source);
        let mut context = Context::of(source, stamp(source), you).recalling(state);
        let is_own = self.subject == source || is_player(self.subject);
        (context.it, context.other) = match is_own && self.other != NOTHING {
            true => (self.other, self.subject),
            false => (self.subject, self.other),
        };
        context.it_stamp = stamp(context.it);
        context.last = game.last(state, context.it);
        context.that_much = self.much;
        context
    }
}

impl<E: Events<Event>> Stage<'_, E> {
    /// Lets something else happen instead of a draw.
    pub(super) fn replaced_draw(&mut self, player: Thing) -> bool {
        if !self.game.replaces_draws {
            return false;
        }
        self.stand_in(&Would::of(player), |what| match what {
            Replaced::WouldDraw(program) => Some(program),
            _ => None,
        })
    }

    /// Lets something else happen instead of life that is gained or lost.
    pub(super) fn replaced_life(&mut self, player: Thing, change: i32) -> bool {
        if !self.game.replaces_life {
            return false;
        }
        let would = Would {
            much: change.unsigned_abs().min(10_000) as i16,
            ..Would::of(player)
        };
        self.stand_in(&would, |what| match what {
            Replaced::WouldGainLife(program) if change > 0 => Some(program),
            Replaced::WouldLoseLife(program) if change < 0 => Some(program),
            _ => None,
        })
    }

    /// Runs what stands in for something that would happen to a player.
    fn stand_in(&mut self, would: &Would, wanted: impl Fn(Replaced) -> Option<ProgramId>) -> bool {
        let mut found = Rivals::default();
        let state = &*self.state;
        let mut ask = |what: Replaced, context: &Context| {
            if let Some(program) = wanted(what)
                && !state.is_instead(context.this)
            {
                found.add(StandIn::Runs(program), context);
            }
            true
        };
        self.game.each_instead(state, would, true, &mut ask);
        self.game.each_buried(state, would, ask);
        let is_any = !found.is_empty();
        self.let_stand_in(&found, would.subject, Cause::Died);
        is_any
    }

    /// Lets one of several things happen instead; where there is a choice, whoever
    /// it happens to is asked as soon as nothing else is.
    pub(super) fn let_stand_in(&mut self, rivals: &Rivals, subject: Thing, cause: Cause) {
        let affected = self.game.controller(self.state, subject).min(1);
        let before = self.state.frames.len();
        let room = self.state.frames.remaining_capacity().max(1);
        // The first is to be on top.
        for (what, context) in rivals.all.iter().take(room).rev() {
            match *what {
                StandIn::Runs(program) => self.run_instead(program, *context),
                StandIn::Goes(zone) => self.run_nothing(*context, After::Leaves(zone, cause)),
            }
        }
        let n = self.state.frames.len() - before;
        if n > 1
            && let Some(top) = self.state.frames.last_mut()
        {
            (top.rivals, top.affected) = (n as u8, affected);
        }
        let mut left_out = rivals.left_out;
        for (_, context) in rivals.all.iter().skip(room) {
            left_out.add(context.this);
        }
        while let Some(source) = left_out.pop() {
            self.tell_bound(Bound::Stack, source);
        }
    }

    /// Whoever is affected has said what happens instead.
    pub(super) fn choose_instead(&mut self, source: Thing) {
        let frames = &mut self.state.frames;
        let n = frames.last().map_or(0, |it| usize::from(it.rivals));
        let first = frames.len().saturating_sub(n);
        let rivals = frames.iter().skip(first);
        let chosen = rivals.filter(|it| it.context.this == source).copied();
        if let Some(mut chosen) = chosen.last() {
            chosen.rivals = 0;
            frames.truncate(first);
            frames.push(chosen);
        }
    }

    /// Returns the zone where a card goes instead of into play.
    pub(super) fn enters_in(&self, thing: Thing) -> Option<u8> {
        let mut found = None;
        let others = self.game.replaces_others;
        let would = Would::of(thing);
        self.game
            .each_instead(self.state, &would, others, |what, _| {
                if let Replaced::EntersIn(zone) = what {
                    found = Some(zone);
                }
                found.is_none()
            });
        found
    }

    /// Adds what other cards do as a card enters.
    pub(super) fn others_entering(&self, thing: Thing, found: &mut Changes) {
        if !self.game.replaces_others {
            return;
        }
        let state = &*self.state;
        self.game
            .each_instead(state, &Would::of(thing), true, |what, context| {
                // What it says of itself has been found already.
                if matches!(what, Replaced::AsEnters(_)) && context.this != thing {
                    found.add(what, context);
                }
                true
            });
    }

    /// Runs a program instead of something; what it does is not replaced by the
    /// same card again.
    pub(super) fn run_instead(&mut self, program: ProgramId, context: Context) {
        self.run_then(program, context, After::Instead);
    }

    /// Draws one card after the other, where each may be something else instead.
    pub(super) fn draw_step(&mut self, who: Pick, amount: AmountId, context: &Context) {
        let is_new = self.state.frames.last().is_some_and(|it| !it.busy);
        if is_new {
            let mut pending = Things::default();
            self.each_pick(who, |thing| {
                if is_player(thing) {
                    pending.add(thing);
                }
            });
            if let Some(frame) = self.state.frames.last_mut() {
                (frame.pending, frame.busy, frame.left) = (pending, true, 0);
            }
        }
        let n = self
            .game
            .amount(self.state, amount, context, context.you)
            .clamp(0, 100) as u8;
        let active = self.state.active;
        loop {
            let Some(frame) = self.state.frames.last_mut() else {
                return;
            };
            let mut order = [active, 1 - active.min(1)].into_iter();
            let next = order.find(|it| frame.pending.has(*it));
            let Some(player) = next.filter(|_| n > 0) else {
                return self.next();
            };
            if frame.left == 0 {
                frame.left = n;
            }
            frame.left -= 1;
            if frame.left == 0 {
                frame.pending.remove(player);
            }
            if self.replaced_draw(player) {
                return;
            }
            self.draw(player);
        }
    }
}

impl State {
    /// Calls with the cards of which one says what happens instead.
    pub(super) fn each_rival(&self, call: impl FnMut(Thing)) {
        let n = self.frames.last().map_or(0, |it| usize::from(it.rivals));
        let rivals = self.frames.iter().rev().take(n);
        rivals.map(|it| it.context.this).for_each(call);
    }

    /// Tells whether what happens now is done by what a card does instead of
    /// something: it does not stand in for that again.
    pub(super) fn is_instead(&self, this: Thing) -> bool {
        let under_way = self.frames.iter().take(usize::from(self.acting));
        let mut instead = under_way.filter(|it| it.after == After::Instead);
        instead.any(|it| it.context.this == this)
    }
}

impl Cards {
    /// Calls with everything that stands in for something, until the call says
    /// no: first what its subject says of itself, then what others say of it.
    pub(super) fn each_instead(
        &self,
        state: &State,
        would: &Would,
        by_others: bool,
        mut call: impl FnMut(Replaced, &Context) -> bool,
    ) {
        let mut goes_on = true;
        if !is_player(would.subject) {
            goes_on = self.ask_instead(state, would, would.subject, true, &mut call);
        }
        if by_others {
            self.each_in_play(state, |source| {
                goes_on = goes_on && self.ask_instead(state, would, source, false, &mut call);
            });
        }
    }

    /// Asks one card; tells whether the call wants to go on.
    fn ask_instead(
        &self,
        state: &State,
        would: &Would,
        source: Thing,
        of_itself: bool,
        call: &mut impl FnMut(Replaced, &Context) -> bool,
    ) -> bool {
        let Some(card) = state.card(source) else {
            return true;
        };
        let printed = self.cards.get(card.card.index());
        if !printed.is_some_and(|it| it.has_replacements) && !card.is(stands::CHANGED) {
            return true;
        }
        let mut goes_on = true;
        self.each_ability(state, source, |id| {
            let ability = self.abilities.get(id.index());
            for id in ability.map_or(&[][..], |it| &it.replacements) {
                let Some(it) = self.replacements.get(id.index()) else {
                    continue;
                };
                if it.zone != ZonePick::IN_PLAY || (it.of == Subject::This) != of_itself {
                    continue;
                }
                let context = would.context(self, state, source);
                let is_meant = (!it.combat || would.combat)
                    && self.is_subject(state, it.of, would.subject, &context)
                    && self.is_subject(state, it.other, would.other, &context)
                    && self.holds_if(state, it.condition, &context, context.you);
                if is_meant {
                    goes_on = call(it.what, &context);
                }
                if !goes_on {
                    return false;
                }
            }
            true
        });
        goes_on
    }

    /// Calls with what cards in a player's graveyard do instead, if they ask for
    /// it (`if in_graveyard`).
    fn each_buried(
        &self,
        state: &State,
        would: &Would,
        mut call: impl FnMut(Replaced, &Context) -> bool,
    ) {
        let own = &state.players[usize::from(would.subject.min(1))];
        let graveyard = own.piles.get(usize::from(self.roles.graveyard));
        for this in graveyard.into_iter().flatten() {
            let printed = self.printed_card(state, *this);
            if !printed.is_some_and(|it| it.has_replacements) {
                continue;
            }
            self.each_ability(state, *this, |id| {
                let ability = self.abilities.get(id.index());
                for id in ability.map_or(&[][..], |it| &it.replacements) {
                    let context = would.context(self, state, *this);
                    if let Some(it) = self.replacements.get(id.index())
                        && it.zone == self.roles.graveyard
                        && self.is_subject(state, it.of, would.subject, &context)
                        && self.holds_if(state, it.condition, &context, context.you)
                        && !call(it.what, &context)
                    {
                        return false;
                    }
                }
                true
            });
        }
    }
}
