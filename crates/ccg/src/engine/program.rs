//! Programs under way: each step does something, asks something, or jumps.

use tapete_game::Events;

use super::{FUEL, LAST_ROUND, Stage, is_player, seat};
use crate::event::{Bound, Cause, Event};
use crate::model::{Act, CHOICES, NOTHING, Pick, ProgramId, Step, THINGS_MAX, Thing, ZonePick};
use crate::state::{After, Ask, CHOSEN_MAX, Context, Frame, Loop, PILE_MAX, Things, add};

/// How often one effect is repeated at most; that it should be more is told.
const REPEATS: i32 = 500;

impl<E: Events<Event>> Stage<'_, E> {
    /// Begins a program; it runs as soon as nothing is asked.
    pub(super) fn run(&mut self, program: ProgramId, context: Context) {
        self.run_then(program, context, After::Nothing);
    }

    pub(super) fn run_then(&mut self, program: ProgramId, context: Context, after: After) {
        if let Some(program) = self.game.programs.get(program.index()) {
            self.run_at(program.start, context, after);
        }
    }

    /// Only does what is done after a program.
    pub(super) fn run_nothing(&mut self, context: Context, after: After) {
        // There is no such step: the program ends at once.
        self.run_at(u16::MAX, context, after);
    }

    fn run_at(&mut self, at: u16, context: Context, after: After) {
        let frame = Frame {
            at,
            context,
            after,
            loops: [Loop::default(); 2],
            n_loops: 0,
            n_chosen: 0,
            chosen: [NOTHING; CHOSEN_MAX],
            chooser: context.you,
            left: 0,
            busy: false,
            rivals: 0,
            affected: context.you,
            pending: Things::default(),
        };
        if self.state.frames.try_push(frame).is_err() {
            self.tell_bound(Bound::Stack, context.this);
            // What comes after it is done all the same: no spell stays where
            // nobody finds it.
            self.do_after(after, &context);
        }
    }

    /// Runs the innermost program until it asks, ends, or another begins.
    pub(super) fn step(&mut self) {
        if let Some(top) = self.state.frames.last()
            && top.rivals > 0
        {
            return self.ask(top.affected, Ask::Instead);
        }
        let depth = self.state.frames.len();
        self.state.acting = depth as u8;
        self.steps(depth);
        self.state.acting = 0;
    }

    fn steps(&mut self, depth: usize) {
        while self.state.frames.len() == depth
            && self.state.ask == Ask::Nothing
            && self.state.end.is_none()
        {
            self.state.fuel = self.state.fuel.saturating_add(1);
            if self.state.fuel > FUEL + LAST_ROUND {
                return;
            }
            self.fresh();
            let Some(frame) = self.state.frames.last() else {
                return;
            };
            let step = self
                .game
                .steps
                .get(usize::from(frame.at))
                .copied()
                .unwrap_or(Step::End);
            self.take(step);
        }
    }

    /// Returns the program under way. Only called while there is one.
    fn frame(&mut self) -> &mut Frame {
        let last = self.state.frames.len() - 1;
        &mut self.state.frames[last]
    }

    pub(super) fn go(&mut self, at: u16) {
        if let Some(frame) = self.state.frames.last_mut() {
            frame.at = at;
            frame.busy = false;
        }
    }

    pub(super) fn next(&mut self) {
        let at = self.state.frames.last().map_or(0, |it| it.at);
        self.go(at.saturating_add(1));
    }

    fn take(&mut self, step: Step) {
        let context = self.frame().context;
        let chooser = self.frame().chooser;
        match step {
            Step::End => self.end_frame(),
            Step::Jump(at) => self.go(at),
            Step::If(cond, otherwise) => {
                if self.game.holds(self.state, cond, &context, context.you) {
                    self.next();
                } else {
                    self.go(otherwise);
                }
            }
            Step::May(_) => self.ask(context.you, Ask::May),
            Step::PayOr(who, cost, _) => {
                let payer = self.game.who(self.state, who, &context, chooser);
                let x = 0;
                if is_player(payer) && self.game.can_pay(self.state, payer, cost, NOTHING, x) {
                    self.ask(payer, Ask::PayOr);
                } else {
                    self.next();
                }
            }
            Step::Mode(n) if context.mode < n => {
                let at = self.frame().at;
                self.go(at.saturating_add(1).saturating_add(u16::from(context.mode)));
            }
            Step::OneOf(n) | Step::Mode(n) => self.ask(context.you, Ask::OneOf(n)),
            Step::Choose {
                who,
                min,
                max,
                test,
                zone,
            } => {
                let chooser = self.game.who(self.state, who, &context, chooser);
                if !is_player(chooser) {
                    return self.next();
                }
                let min = self
                    .game
                    .amount(self.state, min, &context, chooser)
                    .clamp(0, CHOICES);
                let max = self
                    .game
                    .amount(self.state, max, &context, chooser)
                    .clamp(0, CHOICES);
                self.choose(chooser, min, max, test, zone);
            }
            Step::Random { amount, test, zone } => {
                let n = self
                    .game
                    .amount(self.state, amount, &context, chooser)
                    .clamp(0, CHOICES);
                self.choose_at_random(n, test, zone);
            }
            Step::ForEach { test, zone, end } => {
                let mut rest = Things::default();
                self.game
                    .each_passing(self.state, test, zone, &context, chooser, |thing| {
                        rest.add(thing);
                        true
                    });
                self.begin_loop(Loop { rest, times: 0 }, end);
            }
            Step::Repeat { amount, end } => {
                let wanted = self.game.amount(self.state, amount, &context, chooser);
                let times = wanted.clamp(0, REPEATS);
                if wanted > REPEATS {
                    self.tell_bound(Bound::Times, context.this);
                }
                self.begin_loop(
                    Loop {
                        rest: Things::default(),
                        times: times as u16,
                    },
                    end,
                );
            }
            Step::Next(begin) => self.end_loop(begin),
            Step::Flip(tails) => {
                let heads = self.chance.below(2) == 0;
                self.emit(|| Event::Flips {
                    seat: seat(context.you),
                    heads,
                });
                if heads {
                    self.next();
                } else {
                    self.go(tails);
                }
            }
            Step::Scry(amount) => self.scry(amount, &context),
            Step::Discard {
                who,
                amount,
                test,
                random,
            } => {
                if !self.frame().busy {
                    let mut pending = Things::default();
                    self.each_pick(who, |thing| {
                        if is_player(thing) {
                            pending.add(thing);
                        }
                    });
                    let frame = self.frame();
                    frame.pending = pending;
                    frame.busy = true;
                    frame.left = 0;
                }
                self.discard_step(amount, test, random);
            }
            Step::Keep => {
                self.mean(context.chosen);
                self.next();
            }
            Step::AddAny(_) => self.ask(context.you, Ask::Colour),
            Step::Do(Act::Draw(who, amount)) if self.game.replaces_draws => {
                self.draw_step(who, amount, &context);
            }
            Step::Do(act) => {
                // An act may begin a program of its own, which then comes first.
                self.next();
                self.act(act, &context);
                self.follow(&context);
            }
        }
    }

    /// Makes a thing what the program under way calls `it`.
    fn mean(&mut self, thing: Thing) {
        let stamp = self.state.card(thing).map_or(0, |it| it.stamp);
        let last = self.game.last(self.state, thing);
        let context = &mut self.frame().context;
        (context.it, context.it_stamp, context.last) = (thing, stamp, last);
    }

    fn end_frame(&mut self) {
        if let Some(frame) = self.state.frames.pop() {
            self.do_after(frame.after, &frame.context);
        }
    }

    /// Does what is to be done when a program has ended.
    fn do_after(&mut self, after: After, context: &Context) {
        match after {
            After::Nothing | After::Instead => {}
            After::Spell(thing) => self.bury_spell(thing, context.kicked),
            After::EndTurn => self.end_turn_soon(),
            After::Leaves(zone, cause) => self.leave_instead(context.it, zone, cause),
        }
    }

    /// A one-shot card that has done what it does goes to the graveyard, unless
    /// it has moved already.
    pub(super) fn bury_spell(&mut self, thing: Thing, kicked: bool) {
        if self
            .state
            .card(thing)
            .is_some_and(|it| it.zone == crate::state::CardState::ON_STACK)
        {
            let zone = self.game.grave_of(self.state, thing, kicked);
            self.put(thing, zone, false, Cause::Resolved);
        }
    }

    fn begin_loop(&mut self, it: Loop, end: u16) {
        let frame = self.frame();
        let index = usize::from(frame.n_loops);
        if index >= frame.loops.len() {
            return self.go(end);
        }
        frame.loops[index] = it;
        frame.n_loops += 1;
        let begin = frame.at;
        self.end_loop(begin);
    }

    /// Goes round a loop once more, or leaves it.
    fn end_loop(&mut self, begin: u16) {
        let step = self.game.steps.get(usize::from(begin)).copied();
        let frame = self.frame();
        let Some(index) = usize::from(frame.n_loops).checked_sub(1) else {
            return self.next();
        };
        let it = &mut frame.loops[index];
        let (goes_on, end) = match step {
            Some(Step::ForEach { end, .. }) => {
                let thing = it.rest.pop();
                if let Some(thing) = thing {
                    self.mean(thing);
                }
                (thing.is_some(), end)
            }
            Some(Step::Repeat { end, .. }) => {
                let goes_on = it.times > 0;
                it.times = it.times.saturating_sub(1);
                (goes_on, end)
            }
            _ => (false, begin),
        };
        if goes_on {
            self.go(begin + 1);
        } else {
            self.frame().n_loops -= 1;
            self.go(end);
        }
    }

    /// Asks for things, one at a time; what leaves no choice is taken at once.
    fn choose(
        &mut self,
        chooser: u8,
        min: i32,
        max: i32,
        test: crate::model::TestId,
        zone: ZonePick,
    ) {
        let frame = self.frame();
        if !frame.busy {
            frame.busy = true;
            frame.n_chosen = 0;
            frame.chosen = [NOTHING; CHOSEN_MAX];
            frame.chooser = chooser;
        }
        let n_chosen = i32::from(frame.n_chosen);
        if n_chosen >= max {
            return self.chose();
        }
        let context = frame.context;
        let taken = frame.chosen;
        let mut open = arrayvec::ArrayVec::<Thing, THINGS_MAX>::new();
        self.game
            .each_passing(self.state, test, zone, &context, chooser, |thing| {
                if !taken.contains(&thing) {
                    add(&mut open, thing);
                }
                true
            });
        // Whoever searches is asked even if there is nothing to find: others
        // cannot tell that from not wanting it.
        let searches = self.is_search(zone, n_chosen, min);
        if open.is_empty() && !searches {
            if n_chosen < min {
                self.show_lack(zone, &context, chooser);
            }
            return self.chose();
        }
        if !open.is_empty() && n_chosen + open.len() as i32 <= min {
            for thing in open {
                self.chosen(thing);
            }
            return self.chose();
        }
        if searches {
            self.look_into(chooser, zone, &context);
        }
        self.look_through(chooser, &open);
        self.ask(chooser, Ask::Choose);
    }

    /// Takes a thing into what was chosen.
    pub(super) fn chosen(&mut self, thing: Thing) {
        let frame = self.frame();
        if let Some(slot) = frame.chosen.get_mut(usize::from(frame.n_chosen)) {
            *slot = thing;
            frame.n_chosen += 1;
        }
    }

    /// The choice is complete; `that_much` is how many were chosen.
    pub(super) fn chose(&mut self) {
        let thing = self.frame().chosen[0];
        self.frame().context.chosen = thing;
        self.frame().context.that_much = i16::from(self.frame().n_chosen);
        self.frame().chooser = self.frame().context.you;
        self.next();
    }

    fn choose_at_random(&mut self, n: i32, test: crate::model::TestId, zone: ZonePick) {
        let context = self.frame().context;
        let mut open = arrayvec::ArrayVec::<Thing, THINGS_MAX>::new();
        self.game
            .each_passing(self.state, test, zone, &context, context.you, |thing| {
                add(&mut open, thing);
                true
            });
        let frame = self.frame();
        frame.n_chosen = 0;
        frame.chosen = [NOTHING; CHOSEN_MAX];
        let n = (n as usize).min(open.len());
        self.chance.shuffle_first(open.as_mut_slice(), n);
        for thing in open.iter().take(n) {
            self.chosen(*thing);
        }
        self.chose();
    }

    fn scry(&mut self, amount: crate::model::AmountId, context: &Context) {
        let player = context.you;
        if !self.frame().busy {
            let n = self
                .game
                .amount(self.state, amount, context, player)
                .clamp(0, CHOICES);
            let deck = usize::from(self.game.roles.deck);
            let pile = self.state.players[usize::from(player)].piles[deck].clone();
            let mut pending = Things::default();
            for thing in pile.iter().rev().take(n as usize) {
                pending.add(*thing);
                self.look_at(player, &[*thing]);
            }
            let n_cards = pending.len() as u8;
            let frame = self.frame();
            frame.pending = pending;
            frame.busy = true;
            frame.left = 0;
            self.emit(|| Event::Looks {
                seat: seat(player),
                n_cards,
            });
        }
        if self.frame().pending.is_empty() {
            return self.scried();
        }
        self.ask(player, Ask::Scry);
    }

    pub(super) fn scried(&mut self) {
        let frame = self.frame();
        let (player, n_bottom) = (frame.context.you, frame.left);
        let n_cards = n_bottom + frame.pending.len() as u8;
        self.emit(|| Event::Scries {
            seat: seat(player),
            n_bottom,
            n_cards,
        });
        self.next();
    }

    /// Lets the next player of the step discard.
    pub(super) fn discard_step(
        &mut self,
        amount: crate::model::AmountId,
        test: crate::model::TestId,
        random: bool,
    ) {
        loop {
            let frame = self.frame();
            let context = frame.context;
            if frame.left == 0 {
                let active = self.state.active;
                let frame = self.frame();
                let first = [active, 1 - active.min(1)]
                    .into_iter()
                    .find(|it| frame.pending.has(*it));
                let Some(player) = first else {
                    return self.next();
                };
                frame.pending.remove(player);
                frame.chooser = player;
                let n = self
                    .game
                    .amount(self.state, amount, &context, player)
                    .clamp(0, 100);
                self.frame().left = n as u8;
                if n == 0 {
                    continue;
                }
            }
            let player = self.frame().chooser;
            let hand = ZonePick {
                zone: self.game.roles.hand,
                whose: crate::model::Whose::Chooser,
            };
            let mut open = arrayvec::ArrayVec::<Thing, PILE_MAX>::new();
            self.game
                .each_passing(self.state, test, hand, &context, player, |thing| {
                    add(&mut open, thing);
                    true
                });
            let left = usize::from(self.frame().left);
            if open.len() <= left {
                let is_short = open.len() < left;
                for thing in open {
                    self.discard(player, thing);
                }
                if is_short {
                    // What is left of the hand shows that there was no more.
                    self.show_all(player, hand.zone);
                }
                self.frame().left = 0;
                continue;
            }
            if random {
                let index = self.chance.below(open.len() as u32) as usize;
                self.discard_for(player, open[index], Cause::Lost);
                self.frame().left -= 1;
                continue;
            }
            self.ask(player, Ask::Discard);
            return;
        }
    }

    /// Calls with every thing of a pick, worked out at once.
    pub(super) fn each_pick(&mut self, pick: Pick, mut call: impl FnMut(Thing)) {
        let frame = self.frame();
        let (context, chooser, chosen) = (frame.context, frame.chooser, frame.chosen);
        match pick {
            Pick::One(who) => {
                let thing = self.game.who(self.state, who, &context, chooser);
                if thing != NOTHING {
                    call(thing);
                }
            }
            Pick::Chosen => chosen
                .iter()
                .filter(|it| **it != NOTHING)
                .for_each(|it| call(*it)),
            Pick::Target(slot) => {
                let before: u8 = context.n_targets.iter().take(usize::from(slot)).sum();
                let n = context
                    .n_targets
                    .get(usize::from(slot))
                    .copied()
                    .unwrap_or(0);
                let targets = context
                    .targets
                    .iter()
                    .skip(usize::from(before))
                    .take(usize::from(n));
                for (thing, _) in targets {
                    if *thing != NOTHING {
                        call(*thing);
                    }
                }
            }
            Pick::Each(test, zone) => {
                self.game
                    .each_passing(self.state, test, zone, &context, chooser, |thing| {
                        call(thing);
                        true
                    });
            }
        }
    }
}
