//! What the rules themselves see to, again and again until nothing is left to
//! do: the dead, counters that cancel, attachments, the end of the match.

use arrayvec::ArrayVec;
use tapete_game::Events;

use super::happen::Happening;
use super::instead::{Rivals, StandIn, Would};
use super::leaving::Leaving;
use super::{Stage, is_player, seat};
use crate::event::{Cause, Event};
use crate::model::{
    CARDS_MAX, Cards, Combat, EndingKind, NOTHING, On, Replaced, RuleWord, THINGS_MAX, Thing, flags,
};
use crate::state::{Context, End, LastingKind, Mode, State, add, stands};

impl<E: Events<Event>> Stage<'_, E> {
    /// Checks the state once; tells whether something changed.
    pub(super) fn check(&mut self) -> bool {
        self.fresh();
        self.state.unchecked = false;
        // What the game's own checks find at one moment comes first: all of it.
        if self.state.swept == 0 && self.ends() {
            return true;
        }
        let mut doomed = ArrayVec::<(Thing, Cause), CARDS_MAX>::new();
        let mut loose = ArrayVec::<Thing, CARDS_MAX>::new();
        let mut cancels = false;
        let (game, state) = (self.game, &*self.state);
        game.each_in_play(state, |thing| {
            if let Some(cause) = game.doom(state, thing) {
                add(&mut doomed, (thing, cause));
            } else if game.is_loose(state, thing) {
                add(&mut loose, thing);
            }
            cancels |= game.cancels(state, thing);
        });
        let mut changed = cancels | self.give_back();
        for thing in &loose {
            self.detach(*thing);
        }
        changed |= !loose.is_empty();
        changed |= self.bury(&doomed);
        if cancels {
            // CR 704.3: all of a check happens at one moment, so what died was last
            // seen with its counters.
            self.cancel_counters();
        }
        changed |= self.own_checks();
        if changed {
            self.state.unchecked = true;
        }
        changed
    }

    /// Gives back what somebody controlled only while something held.
    fn give_back(&mut self) -> bool {
        let mut changed = false;
        let mut index = 0;
        while index < self.state.lasting.len() {
            let it = self.state.lasting[index];
            match it.what {
                LastingKind::Control(before) if self.game.is_over(self.state, &it) => {
                    self.state.lasting.remove(index);
                    self.change_control(it.on, before);
                    changed = true;
                }
                _ => index += 1,
            }
        }
        changed
    }

    /// Puts all that die at one moment into the graveyard.
    pub(super) fn bury(&mut self, doomed: &[(Thing, Cause)]) -> bool {
        let mut changed = false;
        let mut leaving = ArrayVec::<Leaving, THINGS_MAX>::new();
        for (thing, cause) in doomed {
            if self.game.in_play(self.state, *thing) {
                changed = true;
                if let Some(zone) = self.dying(*thing, *cause) {
                    let cause = self.cause_of_leaving(*cause, zone);
                    add(&mut leaving, (*thing, zone, cause));
                }
            }
        }
        if !leaving.is_empty() {
            self.tell_why(doomed, &leaving);
            self.put_together(&leaving, false);
        }
        changed
    }

    /// Tells whatever listens what is destroyed or knocked out, while all of it is
    /// still there.
    fn tell_why(&mut self, doomed: &[(Thing, Cause)], leaving: &[Leaving]) {
        self.fresh();
        for (thing, cause) in doomed {
            let on = match cause {
                Cause::Destroyed => On::IsDestroyed,
                Cause::KnockedOut => On::IsKnockedOut,
                _ => continue,
            };
            if leaving.iter().any(|it| it.0 == *thing) {
                self.happen(Happening::of(on, *thing));
            }
        }
    }

    /// Says why a thing leaves play that would die: it dies only if it goes
    /// where the dead go.
    fn cause_of_leaving(&self, cause: Cause, zone: u8) -> Cause {
        let roles = &self.game.roles;
        match cause {
            Cause::Destroyed | Cause::Died if zone == roles.graveyard => cause,
            Cause::Destroyed | Cause::Died if zone == roles.exile => Cause::Exiled,
            Cause::Destroyed | Cause::Died => Cause::Returned,
            _ => cause,
        }
    }

    /// Lets a thing die, unless something stands in for it.
    pub(super) fn perish(&mut self, thing: Thing, cause: Cause) {
        self.bury(&[(thing, cause)]);
    }

    /// Says where a thing that dies goes, or lets happen what stands in for it.
    fn dying(&mut self, thing: Thing, cause: Cause) -> Option<u8> {
        let is_lost = self.game.flags(self.state, thing) & flags::CANT_BE_REGENERATED != 0;
        let card = self.state.card_mut(thing)?;
        if cause == Cause::Destroyed && card.is(stands::SHIELDED) && !is_lost {
            card.stands &=
                !(stands::SHIELDED | stands::TOUCHED | stands::ATTACKING | stands::BLOCKED);
            card.damage = 0;
            card.blocks = NOTHING;
            self.state.attackers.retain(|it| *it != thing);
            self.state.blocks.retain(|it| it.0 != thing);
            self.set_tapped(thing, true);
            return None;
        }
        let mut found = Rivals::default();
        let (game, state) = (self.game, &*self.state);
        let others = game.replaces_others;
        game.each_instead(state, &Would::of(thing), others, |what, context| {
            let is_destroyed = cause == Cause::Destroyed;
            match what {
                Replaced::WouldBeDestroyed(_) | Replaced::DestroyedTo(_) if !is_destroyed => {}
                Replaced::WouldDie(program) | Replaced::WouldBeDestroyed(program)
                    if !state.is_instead(context.this) =>
                {
                    found.add(StandIn::Runs(program), context);
                }
                Replaced::DiesTo(zone) | Replaced::DestroyedTo(zone) => {
                    found.add(StandIn::Goes(zone), context);
                }
                _ => {}
            }
            true
        });
        if found.is_empty() {
            if self.game.options.combat == Combat::Active {
                self.discard_attached(thing);
            }
            return Some(self.game.roles.graveyard);
        }
        if let Some((StandIn::Goes(zone), _)) = found.only() {
            return Some(zone);
        }
        if let Some(card) = self.state.card_mut(thing) {
            card.damage = 0;
            card.stands &= !stands::TOUCHED;
        }
        self.let_stand_in(&found, thing, cause);
        None
    }

    /// What would have died goes somewhere else: so its player has said.
    pub(super) fn leave_instead(&mut self, thing: Thing, zone: u8, cause: Cause) {
        if self.game.in_play(self.state, thing) {
            let leaving = [(thing, zone, self.cause_of_leaving(cause, zone))];
            self.tell_why(&[(thing, cause)], &leaving);
            self.put_together(&leaving, false);
        }
    }

    fn cancel_counters(&mut self) {
        for (kind, counter) in self.game.counters.iter().enumerate() {
            let Some(other) = counter.cancels.map(usize::from) else {
                continue;
            };
            if other <= kind {
                continue;
            }
            for index in 0..self.state.cards.len() {
                let counters = &mut self.state.cards[index].counters;
                let (Some(one), Some(two)) = (counters.get(kind), counters.get(other)) else {
                    continue;
                };
                let n = *one.min(two);
                if n > 0 {
                    counters[kind] -= n;
                    counters[other] -= n;
                    self.state.dirty = true;
                }
            }
        }
    }

    /// The checks that the game declares.
    fn own_checks(&mut self) -> bool {
        if self.game.checks.is_empty() || !self.state.frames.is_empty() {
            return false;
        }
        let (game, state) = (self.game, &*self.state);
        // One sweep goes through everything once, in the order of the cards.
        let mut found = (NOTHING, None);
        game.each_in_play(state, |thing| {
            if thing <= state.swept || thing >= found.0 {
                return;
            }
            let context = game.checked(state, thing);
            let mut checks = game.checks.iter();
            let check = checks.find(|it| game.passes(state, it.test, thing, &context, context.you));
            if let Some(check) = check {
                found = (thing, Some(check.program));
            }
        });
        if let (thing, Some(program)) = found {
            let context = game.checked(state, thing);
            self.state.swept = thing;
            self.run(program, context);
            return true;
        }
        std::mem::take(&mut self.state.swept) != 0
    }

    /// Ends the match if somebody has won or lost.
    fn ends(&mut self) -> bool {
        if self.state.end.is_some() {
            return true;
        }
        // Before the first turn nobody has lost for what is not there yet.
        if self.state.mode == Mode::Opening {
            return false;
        }
        let mut lost = [self.state.players[0].lost, self.state.players[1].lost];
        let mut won = [self.state.players[0].won, self.state.players[1].won];
        let mut word = "rules";
        let mut draw = false;
        let game = self.game;
        for player in 0..2u8 {
            let context = Context::of(player, 0, player);
            for (number, ending) in game.endings.iter().enumerate() {
                if !self
                    .game
                    .holds(self.state, ending.condition, &context, player)
                {
                    continue;
                }
                word = ending.word;
                // What the words of outcomes do not say, the rule itself does.
                if matches!(word, "goal" | "drawn" | "rules") {
                    self.emit(|| Event::Rule {
                        seat: seat(player),
                        ending: number.min(255) as u8,
                    });
                }
                match ending.how {
                    EndingKind::Lose => lost[usize::from(player)] = true,
                    EndingKind::Win => won[usize::from(player)] = true,
                    EndingKind::Draw => draw = true,
                }
            }
        }
        for player in 0..2 {
            if won[player] {
                lost[1 - player] = true;
            }
        }
        if draw {
            lost = [true, true];
        }
        if lost == [false, false] {
            return false;
        }
        if won[0] != won[1] {
            lost = [!won[0], !won[1]];
        }
        self.finish(lost, word);
        true
    }

    /// Ends the match.
    pub(super) fn finish(&mut self, lost: [bool; 2], word: &'static str) {
        self.state.end = Some(End { lost, word });
        self.state.ask = crate::state::Ask::Nothing;
        if lost == [true, true] {
            return self.emit(|| Event::Draw { word });
        }
        for player in 0..2u8 {
            if lost[usize::from(player)] {
                self.emit(|| Event::Loses {
                    seat: seat(player),
                    word,
                });
            }
        }
        for player in 0..2u8 {
            if !lost[usize::from(player)] {
                self.emit(|| Event::Wins {
                    seat: seat(player),
                    word,
                });
            }
        }
    }
}

impl Cards {
    /// Returns what a check of the game's own knows of a thing: it is `it`, and
    /// its controller is `you`.
    fn checked(&self, state: &State, thing: Thing) -> Context {
        let stamp = state.card(thing).map_or(0, |it| it.stamp);
        let mut context = Context::of(thing, stamp, self.controller(state, thing));
        (context.it, context.it_stamp) = (thing, stamp);
        context
    }

    /// Says why a thing in play must go now, if it must.
    fn doom(&self, state: &State, thing: Thing) -> Option<Cause> {
        let card = state.card(thing)?;
        let printed = self.cards.get(card.card.index())?;
        if printed.nature.enchants && !self.may_attach(state, thing, card.attached_to) {
            return Some(Cause::Died);
        }
        if let Some(kind) = printed.vital
            && self.counters_on(state, thing, kind) == 0
        {
            return Some(Cause::Died);
        }
        if self.options.combat == Combat::Active || printed.nature.starts_in_play {
            return None;
        }
        if !self.fights(state, thing) {
            return None;
        }
        if card.look.toughness <= 0 {
            return Some(Cause::Died);
        }
        let is_dead = card.damage >= card.look.toughness || card.is(stands::TOUCHED);
        if is_dead && !self.cant_be_destroyed(state, thing) {
            return Some(Cause::Destroyed);
        }
        None
    }

    /// Tells whether a thing attacks and blocks: a creature.
    pub(crate) fn fights(&self, state: &State, thing: Thing) -> bool {
        let Some(card) = state.card(thing) else {
            return false;
        };
        let printed = self.cards.get(card.card.index());
        if printed.is_some_and(|it| it.nature.fights) {
            return true;
        }
        let becomes = card.is(stands::CHANGED);
        becomes
            && self
                .fighting
                .iter()
                .any(|bit| self.has_quality(state, thing, bit))
    }

    pub(crate) fn cant_be_destroyed(&self, state: &State, thing: Thing) -> bool {
        self.flags(state, thing) & flags::CANT_BE_DESTROYED != 0
            || self.forbids(state, thing, RuleWord::CantBeDestroyed, NOTHING)
    }

    /// Tells whether an attachment must fall off.
    fn is_loose(&self, state: &State, thing: Thing) -> bool {
        let Some(card) = state.card(thing) else {
            return false;
        };
        card.attached_to != NOTHING
            && !is_player(card.attached_to)
            && !self.may_attach(state, thing, card.attached_to)
    }

    fn cancels(&self, state: &State, thing: Thing) -> bool {
        let Some(card) = state.card(thing) else {
            return false;
        };
        self.counters.iter().enumerate().any(|(kind, it)| {
            let other = it.cancels.map_or(0, |it| {
                card.counters.get(usize::from(it)).copied().unwrap_or(0)
            });
            other > 0 && card.counters.get(kind).is_some_and(|it| *it > 0)
        })
    }
}
