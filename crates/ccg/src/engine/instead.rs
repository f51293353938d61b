//! What happens instead of something that would happen to a player.

use tapete_game::Events;

use super::Stage;
use crate::event::Event;
use crate::model::{Cards, ProgramId, Replaced, StandIn, Thing};
use crate::state::{Context, State};

impl<E: Events<Event>> Stage<'_, E> {
    /// Lets something else happen instead of a draw.
    pub(super) fn replaced_draw(&mut self, player: Thing) -> bool {
        if !self.game.replaces_draws {
            return false;
        }
        self.stand_in(player, 0, |what| match what {
            Replaced::WouldDraw(program) => Some(program),
            _ => None,
        })
    }

    /// Lets something else happen instead of life that is gained or lost.
    pub(super) fn replaced_life(&mut self, player: Thing, change: i32) -> bool {
        if !self.game.replaces_life {
            return false;
        }
        let much = change.unsigned_abs().min(10_000) as i16;
        self.stand_in(player, much, |what| match what {
            Replaced::WouldGainLife(program) if change > 0 => Some(program),
            Replaced::WouldLoseLife(program) if change < 0 => Some(program),
            _ => None,
        })
    }

    /// Runs what stands in for something that would happen to a player. What
    /// it does is not replaced by itself again.
    fn stand_in(
        &mut self,
        player: Thing,
        much: i16,
        wanted: impl Fn(Replaced) -> Option<ProgramId>,
    ) -> bool {
        let Some(StandIn { this, program }) = self.game.stand_in(self.state, player, wanted) else {
            return false;
        };
        let stamp = self.state.card(this).map_or(0, |it| it.stamp);
        let mut context = Context::of(this, stamp, player);
        context.that_much = much;
        self.run(program, context);
        true
    }
}

impl Cards {
    /// Returns what stands in for something, if something does.
    fn stand_in(
        &self,
        state: &State,
        player: u8,
        wanted: impl Fn(Replaced) -> Option<ProgramId>,
    ) -> Option<StandIn> {
        let mut found = None;
        self.each_in_play(state, |this| {
            let is_busy = || state.frames.iter().any(|it| it.context.this == this);
            if found.is_some() || self.controller(state, this) != player || is_busy() {
                return;
            }
            let context = Context::of(this, 0, player);
            self.each_replacement(state, this, &context, |what| {
                found = wanted(what).map(|program| StandIn { this, program });
                found.is_none()
            });
        });
        found
    }
}
