//! What an effect does for longer than a moment: control, figures, abilities,
//! damage that is prevented.

use tapete_game::Events;

use super::super::{Stage, is_player, seat};
use crate::event::{Bound, Event};
use crate::model::{AmountId, Loss, Mod, NOTHING, Pick, Thing, Until};
use crate::state::{Context, Lasting, LastingKind, add, stands};

impl<E: Events<Event>> Stage<'_, E> {
    /// Prevents damage to each thing of a pick: so much, or all if nothing is said.
    pub(super) fn prevent(
        &mut self,
        amount: Option<AmountId>,
        combat: bool,
        to: Pick,
        context: &Context,
    ) {
        let what = LastingKind::Prevent(self.prevented(amount, context), combat);
        self.each(to, |stage, thing| {
            stage.last(thing, what, Until::EndOfTurn, context);
        });
    }

    /// Prevents damage that each thing of a pick would deal: to all, or to those
    /// of another pick.
    pub(super) fn prevent_from(
        &mut self,
        amount: Option<AmountId>,
        combat: bool,
        from: Pick,
        to: Option<Pick>,
        context: &Context,
    ) {
        let n = self.prevented(amount, context);
        let victims = to.map(|it| self.picked(it));
        self.each(from, |stage, thing| {
            let Some(victims) = &victims else {
                let what = LastingKind::PreventFrom(n, combat);
                return stage.last(thing, what, Until::EndOfTurn, context);
            };
            for victim in victims.iter().copied() {
                let stamp = stage.state.card(victim).map_or(0, |it| it.stamp);
                let what = LastingKind::PreventBetween(n, combat, victim, stamp);
                stage.last(thing, what, Until::EndOfTurn, context);
            }
        });
    }

    fn prevented(&self, amount: Option<AmountId>, context: &Context) -> i16 {
        amount.map_or(i16::MAX, |id| {
            self.amount(id, context).clamp(0, 10_000) as i16
        })
    }

    pub(super) fn gain_control(&mut self, thing: Thing, until: Until, context: &Context) {
        let Some(card) = self.state.card(thing) else {
            return;
        };
        if !self.game.in_play(self.state, thing) || card.controller == context.you {
            return;
        }
        let before = card.controller;
        if self.state.lasting.is_full() {
            // It could never go back.
            return self.tell_bound(Bound::Effects, thing);
        }
        self.change_control(thing, context.you);
        self.last(thing, LastingKind::Control(before), until, context);
    }

    /// Lets a card in play pass to another player's side.
    pub(in crate::engine) fn change_control(&mut self, thing: Thing, to: u8) {
        let Some(card) = self.state.card_mut(thing) else {
            return;
        };
        let (from, zone) = (card.controller, usize::from(card.zone));
        if from == to {
            return;
        }
        card.controller = to;
        card.stands |= stands::SICK;
        card.stands &= !(stands::ATTACKING | stands::BLOCKED);
        card.blocks = NOTHING;
        if let Some(pile) = self.state.players[usize::from(from)].piles.get_mut(zone) {
            pile.retain(|it| *it != thing);
        }
        if let Some(pile) = self.state.players[usize::from(to)].piles.get_mut(zone) {
            add(pile, thing);
        }
        self.state.attackers.retain(|it| *it != thing);
        self.state.blocks.retain(|it| it.0 != thing);
        self.state.dirty = true;
        let card = self.named(thing);
        self.emit(|| Event::Control {
            card,
            seat: seat(to),
        });
    }

    /// Makes an effect that lasts.
    pub(in crate::engine) fn last(
        &mut self,
        on: Thing,
        what: LastingKind,
        until: Until,
        context: &Context,
    ) {
        let stamp = |thing| self.state.card(thing).map_or(0, |it| it.stamp);
        let (on_stamp, source_stamp) = (stamp(on), stamp(context.this));
        let since = self.tick();
        let lasting = Lasting {
            on,
            on_stamp,
            source: context.this,
            source_stamp,
            you: context.you,
            until,
            since,
            what,
        };
        if self.state.lasting.try_push(lasting).is_err() {
            self.tell_bound(Bound::Effects, on);
        }
        self.state.dirty = true;
        self.state.unchecked = true;
    }

    pub(super) fn modify(&mut self, on: Thing, what: Mod, until: Until, context: &Context) {
        let amount = |it: &Self, id| {
            it.game
                .amount(it.state, id, context, context.you)
                .clamp(-9_999, 9_999) as i16
        };
        if is_player(on) {
            return;
        }
        let card = self.named(on);
        let kind = match what {
            Mod::Figures(power, toughness) => {
                let (power, toughness) = (amount(self, power), amount(self, toughness));
                self.emit(|| Event::Figures {
                    card,
                    power,
                    toughness,
                });
                LastingKind::Figures(power, toughness)
            }
            Mod::SetFigures(power, toughness) => {
                let (power, toughness) = (amount(self, power), amount(self, toughness));
                self.emit(|| Event::BecomesFigures {
                    card,
                    power,
                    toughness,
                });
                LastingKind::SetFigures(power, toughness)
            }
            Mod::Gain(ability) => {
                self.emit(|| Event::Gains {
                    card,
                    ability,
                    gains: true,
                });
                LastingKind::Gain(ability)
            }
            Mod::Lose(loss) => {
                self.emit(|| match loss {
                    Loss::Named(name) => Event::LosesAbility { card, name },
                    Loss::Only(ability) => Event::Gains {
                        card,
                        ability,
                        gains: false,
                    },
                });
                LastingKind::Lose(loss)
            }
            Mod::LoseAll => {
                self.emit(|| Event::LosesAll { card });
                LastingKind::LoseAll
            }
            Mod::Become(number) => {
                self.emit(|| Event::Becomes { card, number });
                LastingKind::Become(number)
            }
            Mod::Rule(rule) => LastingKind::Rule(rule),
            Mod::Flags(bits) => LastingKind::Flags(bits),
            Mod::Costs(_) => return,
        };
        self.last(on, kind, until, context);
    }
}
