//! A match that is set up and driven by hand: positions, scenarios, puzzles.

use tapete_game::Events;

use super::Stage;
use super::happen::Happening;
use super::zones::{Entering, new_card};
use crate::event::{Cause, Event};
use crate::model::{CardId, On, Phase, PhaseKind, Thing, Until, allows};
use crate::moves::Move;
use crate::state::{Ask, Context, LastingKind, Mode, State};

/// Makes a card of the match that is nowhere yet.
pub(crate) fn fresh_card(state: &mut State, card: CardId, owner: u8) -> Option<Thing> {
    new_card(state, card, owner, false)
}

impl<E: Events<Event>> Stage<'_, E> {
    /// Lets everything happen that waits, but no phase pass.
    pub(crate) fn settle(&mut self) {
        while self.settle_once() {}
        self.fresh();
    }

    /// Lets one thing happen that waits; tells whether one did.
    pub(crate) fn settle_once(&mut self) -> bool {
        let goes_on = self.state.end.is_none() && self.state.ask == Ask::Nothing;
        if !goes_on || self.goes_on_for_ever() {
            return false;
        }
        if self.finish_begun() {
            return true;
        }
        if !self.state.waiting.is_empty() {
            self.put_trigger();
        } else if !self.state.stack.is_empty() {
            self.resolve_top();
        } else {
            return false;
        }
        true
    }

    /// Answers what is asked without going on to the next phase.
    pub(crate) fn reply(&mut self, chosen: Move) {
        self.take_answer(chosen);
    }

    /// Begins the first main phase of a player's turn, without any phase before.
    pub(crate) fn set_scene(&mut self, player: u8) {
        self.state.active = player;
        self.state.priority = player;
        self.state.counts.turns = 1;
        self.state.mode = Mode::Acting;
        let mut phases = self.game.phases.iter();
        let main = phases.position(|it| it.allows & crate::model::allows::CAST != 0);
        self.state.phase = main.unwrap_or(0) as u8;
        for own in &mut self.state.players {
            own.kept = true;
        }
    }

    pub(crate) fn declare_attacker(&mut self, thing: Thing) {
        self.add_attacker(thing);
    }

    pub(crate) fn attack_now(&mut self) {
        self.attack();
    }

    pub(crate) fn declare_blocker(&mut self, blocker: Thing, attacker: Thing) {
        self.add_blocker(blocker, attacker);
    }

    pub(crate) fn block_now(&mut self) {
        self.block();
    }

    pub(crate) fn damage_now(&mut self, step: u8) {
        self.state.mode = Mode::Damage(step);
        if step == 1 {
            self.damage_step(1);
            return;
        }
        self.damage_step(2);
    }

    /// Ends the turn at once.
    pub(crate) fn end_now(&mut self) {
        self.end_combat();
        self.end_of_turn();
    }

    /// Begins the phase at the end of the turn, for whatever answers to it.
    pub(crate) fn end_begins(&mut self) {
        let mut phases = self.game.phases.iter();
        if let Some(number) = phases.position(|it| it.name == "end") {
            let mut it = Happening::of(On::PhaseBegins, self.state.active);
            it.detail = number as u8;
            self.happen(it);
        }
    }

    /// Begins a player's turn and goes up to the upkeep.
    pub(crate) fn upkeep_of(&mut self, player: u8) {
        self.end_now();
        self.begin_turn(player);
        self.untap(player);
        let mut phases = self.game.phases.iter();
        let upkeep = phases.position(|it| it.name == "upkeep");
        if let Some(number) = upkeep {
            self.state.phase = number as u8;
            let mut it = Happening::of(On::PhaseBegins, player);
            it.detail = number as u8;
            self.happen(it);
        }
        self.state.mode = Mode::Acting;
    }

    pub(crate) fn enter_now(&mut self, thing: Thing, player: u8) {
        let entering = Entering::plainly(self.game.roles.play, Cause::Played);
        self.enter(thing, player, &entering, &Context::of(thing, 0, player));
    }

    pub(crate) fn destroy_now(&mut self, thing: Thing) {
        self.destroy(thing);
    }

    pub(crate) fn sacrifice_now(&mut self, thing: Thing) {
        self.sacrifice(thing);
    }

    pub(crate) fn deal_now(&mut self, hits: &[(Thing, Thing, i16)]) {
        self.deal(hits, false);
    }

    /// Plays a card or uses an ability, as its player.
    pub(crate) fn act_now(&mut self, player: u8, chosen: Move) {
        self.ask(player, Ask::Act);
        self.take_answer(chosen);
    }

    pub(crate) fn discard_now(&mut self, player: u8, thing: Thing) {
        self.discard(player, thing);
    }

    /// Draws a card as an effect would.
    pub(crate) fn draw_now(&mut self, player: u8) {
        if !self.replaced_draw(player) {
            self.draw(player);
        }
    }

    /// Goes to a phase of combat, or back to the first main phase.
    pub(crate) fn set_phase(&mut self, kind: PhaseKind) {
        let is_main = |it: &Phase| it.allows & allows::CAST != 0;
        let mut phases = self.game.phases.iter();
        let found = match kind {
            PhaseKind::Plain => phases.position(is_main),
            kind => phases.position(|it| it.kind == kind),
        };
        self.state.phase = found.map_or(self.state.phase, |it| it as u8);
    }

    pub(crate) fn put_now(&mut self, thing: Thing, kind: u8, n: i32) {
        self.put_counters(thing, kind, n);
    }

    pub(crate) fn last_now(&mut self, thing: Thing, what: LastingKind, until: Until) {
        let you = self.game.controller(self.state, thing);
        self.last(thing, what, until, &Context::of(thing, 0, you));
    }
}
