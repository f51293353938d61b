//! Damage: prevented, dealt, and what comes of it.

use tapete_game::Events;

use super::happen::Happening;
use super::instead::{Rivals, StandIn, Would};
use super::{Stage, is_player, seat};
use crate::event::{Cause, Event};
use crate::model::{NOTHING, On, Replaced, RuleWord, Thing, flags};
use crate::state::{LastingKind, stands, today};

impl<E: Events<Event>> Stage<'_, E> {
    /// Deals damage at one moment: who, to whom, how much.
    pub(super) fn deal(&mut self, hits: &[(Thing, Thing, i16)], combat: bool) {
        self.fresh();
        for (source, victim, amount) in hits {
            self.hit(*source, *victim, *amount, combat);
        }
    }

    fn hit(&mut self, source: Thing, victim: Thing, amount: i16, combat: bool) {
        let amount = self.after_prevention(source, victim, amount, combat);
        if amount <= 0 {
            return;
        }
        let flags = self.game.flags(self.state, source);
        let target_card = self.state.card(victim).map(|it| it.card);
        let by = self.named(source);
        self.emit(|| Event::Damage {
            source: by,
            target: victim,
            target_card,
            amount,
            combat,
        });
        if is_player(victim) {
            let player = &mut self.state.players[usize::from(victim)];
            player.damaged = player.damaged.saturating_add(amount);
            match self.game.counter("poison") {
                Some(kind) if flags & flags::DAMAGE_AS_POISON != 0 => {
                    self.put_counters(victim, kind, i32::from(amount));
                }
                _ => self.change_life(victim, -i32::from(amount)),
            }
        } else if flags & flags::DAMAGE_AS_COUNTERS != 0
            && let Some(kind) = self.game.counter("-1/-1")
        {
            self.put_counters(victim, kind, i32::from(amount));
        } else if let Some(card) = self.state.card_mut(victim) {
            card.damage = card.damage.saturating_add(amount);
        }
        if combat
            && is_player(victim)
            && let Some(card) = self.state.card_mut(source)
        {
            card.today |= today::HIT_PLAYER;
        }
        if let Some(card) = self.state.card_mut(victim) {
            card.today |= today::HURT;
            if flags & flags::LETHAL_TOUCH != 0 {
                card.stands |= stands::TOUCHED;
            }
        }
        self.state.unchecked = true;
        if flags & flags::LIFE_LINKING != 0 {
            let controller = self.game.controller(self.state, source);
            if is_player(controller) {
                self.change_life(controller, i32::from(amount));
            }
        }
        let it = Happening {
            amount,
            combat,
            ..Happening::of(On::DealsDamage, source)
        };
        self.happen(it.with(victim));
        let it = Happening {
            amount,
            combat,
            ..Happening::of(On::IsDealtDamage, victim)
        };
        self.happen(it.with(source));
    }

    /// Returns how much is left of damage: protection, absorbing, shields.
    fn after_prevention(&mut self, source: Thing, victim: Thing, amount: i16, combat: bool) -> i16 {
        if amount <= 0 || (!is_player(victim) && !self.game.in_play(self.state, victim)) {
            return 0;
        }
        let mut left = amount;
        let (game, others) = (self.game, self.game.replaces_others);
        let mut found = Rivals::default();
        let deals = Would {
            subject: source,
            other: victim,
            combat,
            much: amount,
        };
        if source != NOTHING {
            let state = &*self.state;
            let mut more = 0;
            game.each_instead(state, &deals, others, |what, context| {
                match what {
                    Replaced::MoreDamage(id) => {
                        more += game.amount(state, id, context, context.you);
                    }
                    Replaced::WouldDeal(program) if !state.is_instead(context.this) => {
                        found.add(StandIn::Runs(program), context);
                    }
                    _ => {}
                }
                true
            });
            left = left.saturating_add(more.clamp(0, 1000) as i16);
        }
        if !is_player(victim) && game.forbids(self.state, victim, RuleWord::CantBeDamaged, source) {
            left = 0;
        }
        if left > 0 && (others || !is_player(victim)) {
            let state = &*self.state;
            let dealt = Would {
                subject: victim,
                other: source,
                much: left,
                ..deals
            };
            let mut less = 0;
            game.each_instead(state, &dealt, others, |what, context| {
                match what {
                    Replaced::PreventDamage(id) => {
                        less += game.amount(state, id, context, context.you).max(0);
                    }
                    Replaced::WouldBeDealt(program) if !state.is_instead(context.this) => {
                        found.add(StandIn::Runs(program), context);
                    }
                    _ => {}
                }
                true
            });
            left = left.saturating_sub(less.min(10_000) as i16).max(0);
        }
        if !found.is_empty() {
            self.let_stand_in(&found, victim, Cause::Died);
            return 0;
        }
        left = self.shielded(source, victim, left, combat);
        if left < amount {
            let target_card = self.state.card(victim).map(|it| it.card);
            self.emit(|| Event::Prevented {
                target: victim,
                target_card,
                amount: amount - left,
            });
        }
        left
    }

    /// Uses up effects that prevent damage.
    fn shielded(&mut self, source: Thing, victim: Thing, amount: i16, combat: bool) -> i16 {
        let mut left = amount;
        let mut index = 0;
        let victim_stamp = self.state.card(victim).map_or(0, |it| it.stamp);
        while index < self.state.lasting.len() && left > 0 {
            let it = &mut self.state.lasting[index];
            let (on, shield, only_combat) = match &mut it.what {
                LastingKind::Prevent(shield, only_combat) => (victim, shield, *only_combat),
                LastingKind::PreventFrom(shield, only_combat) => (source, shield, *only_combat),
                LastingKind::PreventBetween(shield, only_combat, whom, stamp)
                    if (*whom, *stamp) == (victim, victim_stamp) =>
                {
                    (source, shield, *only_combat)
                }
                _ => {
                    index += 1;
                    continue;
                }
            };
            if it.on == on && (combat || !only_combat) {
                if *shield == i16::MAX {
                    left = 0;
                } else {
                    let used = left.min(*shield);
                    left -= used;
                    *shield -= used;
                }
            }
            index += 1;
        }
        let is_used = |it: &LastingKind| {
            matches!(
                it,
                LastingKind::Prevent(0, _)
                    | LastingKind::PreventFrom(0, _)
                    | LastingKind::PreventBetween(0, ..)
            )
        };
        self.state.lasting.retain(|it| !is_used(&it.what));
        left
    }

    /// Changes a player's life.
    pub(super) fn change_life(&mut self, player: Thing, change: i32) {
        if change == 0 || !is_player(player) || self.replaced_life(player, change) {
            return;
        }
        let own = &mut self.state.players[usize::from(player)];
        own.life = own.life.saturating_add(change).clamp(-1_000_000, 1_000_000);
        let life = own.life;
        self.state.unchecked = true;
        self.emit(|| Event::Life {
            seat: seat(player),
            change,
            life,
        });
        self.state.players[usize::from(player)].gained |= change > 0;
        let on = if change > 0 {
            On::GainsLife
        } else {
            On::LosesLife
        };
        let amount = change.unsigned_abs().min(i16::MAX as u32) as i16;
        self.happen(Happening {
            amount,
            ..Happening::of(on, player)
        });
    }

    /// Two creatures hit each other.
    pub(super) fn fight(&mut self, one: Thing, other: Thing) {
        if one == NOTHING || other == NOTHING || one == other {
            return;
        }
        self.fresh();
        let power = |thing| self.state.card(thing).map_or(0, |it| it.look.power.max(0));
        let hits = [(one, other, power(one)), (other, one, power(other))];
        self.deal(&hits, false);
    }
}
