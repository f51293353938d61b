//! What an effect does at once: which act does what, to all that it means.

mod lasting;
mod players;
mod things;

use arrayvec::ArrayVec;
use tapete_game::Events;

use super::{Stage, is_player};
use crate::event::Event;
use crate::model::{Act, AmountId, Pick, THINGS_MAX, Thing, Who};
use crate::state::{Context, add};

type Picked = ArrayVec<Thing, THINGS_MAX>;

impl<E: Events<Event>> Stage<'_, E> {
    /// Returns what a pick means now.
    fn picked(&mut self, pick: Pick) -> Picked {
        let mut things = Picked::new();
        self.each_pick(pick, |thing| add(&mut things, thing));
        things
    }

    /// Does something with each thing of a pick, all of them found before.
    fn each(&mut self, pick: Pick, mut does: impl FnMut(&mut Self, Thing)) {
        for thing in self.picked(pick) {
            does(self, thing);
        }
    }

    /// Does something with each player of a pick.
    fn each_player(&mut self, pick: Pick, mut does: impl FnMut(&mut Self, u8)) {
        self.each(pick, |stage, thing| {
            if is_player(thing) {
                does(stage, thing);
            }
        });
    }

    fn amount(&self, id: AmountId, context: &Context) -> i32 {
        self.game.amount(self.state, id, context, context.you)
    }

    fn who(&self, who: Who, context: &Context) -> Thing {
        self.game.who(self.state, who, context, context.you)
    }

    /// Does what an act says.
    pub(super) fn act(&mut self, act: Act, context: &Context) {
        match act {
            Act::Destroy(pick) => self.destroy_all(pick),
            Act::Exile(pick) => self.exile_all(pick),
            Act::Sacrifice(pick) => {
                let things = self.picked(pick);
                self.sacrifice_all(&things);
            }
            Act::Tap(pick) => self.each_tapped(pick, true),
            Act::Untap(pick) => self.each_tapped(pick, false),
            Act::Reveal(pick) => self.each(pick, Self::reveal),
            Act::Regenerate(pick) => self.each(pick, Self::shield),
            Act::Detach(pick) => self.each(pick, Self::detach),
            Act::CounterSpell(pick) => self.each(pick, Self::counter_spell),
            Act::KnockOut(pick) => self.each(pick, Self::knock_out),
            Act::Draw(pick, id) => self.draw_each(pick, self.amount(id, context)),
            Act::Mill(pick, id) => {
                let n = self.amount(id, context);
                self.each_player(pick, |stage, player| stage.mill(player, n));
            }
            Act::Deal { source, amount, to } => self.deal_each(source, amount, to, context),
            Act::GainLife(pick, id) => self.change_lives(pick, self.amount(id, context), 1),
            Act::LoseLife(pick, id) => self.change_lives(pick, self.amount(id, context), -1),
            Act::GainResource(pick, kind, id) => {
                self.change_pools(pick, kind, self.amount(id, context), 1);
            }
            Act::LoseResource(pick, kind, id) => {
                self.change_pools(pick, kind, self.amount(id, context), -1);
            }
            Act::GainControl(pick, until) => {
                self.each(pick, |stage, it| stage.gain_control(it, until, context));
            }
            Act::PutCounters(id, kind, pick) => {
                let n = self.amount(id, context);
                self.each(pick, |stage, it| stage.put_counters(it, kind, n));
            }
            Act::RemoveCounters(id, kind, pick) => {
                let n = id.map_or(i32::MAX, |id| self.amount(id, context));
                self.each(pick, |stage, it| {
                    stage.remove_counters(it, kind, n);
                });
            }
            Act::Move(pick, arrival) => self.move_all(pick, &arrival, context),
            Act::Shuffle(zone) => self.shuffle_zones(zone, context),
            Act::ShuffleOwn(pick, zone) => {
                self.each_player(pick, |stage, player| stage.shuffle(player, zone));
            }
            Act::Create {
                who,
                card,
                amount,
                tapped,
                attacking,
            } => {
                let wanted = self.amount(amount, context);
                self.each_player(who, |stage, player| {
                    stage.create_all(player, card, wanted, tapped, attacking);
                });
            }
            Act::Copy(pick) => {
                let things = self.picked(pick);
                self.copy_all(&things, context);
            }
            Act::Add(kinds) => {
                for (kind, n) in kinds.iter().enumerate().filter(|it| *it.1 > 0) {
                    self.change_resource(context.you, kind as u8, i16::from(*n));
                }
            }
            Act::Attach(pick, who) => {
                let host = self.who(who, context);
                self.each(pick, |stage, thing| stage.attach_or_keep(thing, host));
            }
            Act::Prevent { amount, combat, to } => self.prevent(amount, combat, to, context),
            Act::PreventFrom {
                amount,
                combat,
                from,
                to,
            } => self.prevent_from(amount, combat, from, to, context),
            Act::Afflict(pick, bits) => self.each(pick, |stage, it| stage.afflict(it, bits)),
            Act::Fight(one, other) => self.fight(self.who(one, context), self.who(other, context)),
            Act::Swap(one, other) => self.swap(one, other, context),
            Act::SkipPhase(pick, phase) => self.each_player(pick, |stage, player| {
                stage.state.players[usize::from(player)].skips |= 1 << (phase & 15);
            }),
            Act::EndTurn => self.end_turn_soon(),
            Act::EndCombat => self.end_combat(),
            Act::TakePrize(pick, id) => {
                let n = self.amount(id, context).clamp(0, 10);
                self.each(pick, |stage, player| stage.take_prizes(player, n));
            }
            Act::Win(pick) => self.win_or_lose(pick, |own| own.won = true),
            Act::Lose(pick) => self.win_or_lose(pick, |own| own.lost = true),
            Act::ExtraTurn(pick) => self.each_player(pick, Self::give_turn),
            Act::Modify { who, what, until } => {
                self.each(who, |stage, it| stage.modify(it, what, until, context));
            }
        }
    }
}
