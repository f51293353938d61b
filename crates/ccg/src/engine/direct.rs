//! Combat in which the attacker chooses what it hits, which may strike back.

use tapete_game::Events;

use super::happen::Happening;
use super::{Stage, is_player};
use crate::event::Event;
use crate::model::{On, Thing, flags};

impl<E: Events<Event>> Stage<'_, E> {
    /// One creature attacks something of the other side.
    pub(super) fn strike(&mut self, attacker: Thing, target: Thing) {
        self.fresh();
        self.state.counts.attacks += 1;
        let you = self.game.controller(self.state, attacker);
        if is_player(you) {
            self.state.players[usize::from(you)].attacked = true;
        }
        if let Some(card) = self.state.card_mut(attacker) {
            card.today |= crate::state::today::ATTACKED;
        }
        let own = self.game.flags(self.state, attacker);
        if self.game.options.exhaust && own & flags::DOESNT_TAP_TO_ATTACK == 0 {
            self.set_tapped(attacker, true);
        }
        let card = self.named(attacker);
        let target_card = self.state.card(target).map(|it| it.card);
        let (game, state) = (self.game, &*self.state);
        self.events.emit(|| Event::Attacks {
            card,
            target,
            target_card,
            numbers: game.numbers(state, attacker, target),
        });
        let player = self.game.controller(self.state, attacker);
        self.happen(Happening::of(On::Attacks, player).with(target));
        self.happen(
            Happening {
                alone: true,
                ..Happening::of(On::Attacks, attacker)
            }
            .with(target),
        );
        let power = |thing: Thing| self.state.card(thing).map_or(0, |it| it.look.power.max(0));
        let hit = (attacker, target, power(attacker));
        let back = (target, attacker, power(target));
        let strikes_back = self.game.options.counterattack
            && !is_player(target)
            && own & flags::NO_COUNTERATTACK == 0
            && back.2 > 0;
        if !strikes_back {
            return self.deal(&[hit], true);
        }
        if self.game.options.defender_deals_first {
            self.deal(&[back], true);
            let lives = self
                .state
                .card(attacker)
                .is_some_and(|it| it.damage < it.look.toughness);
            if lives {
                self.deal(&[hit], true);
            }
            return;
        }
        let first = own & flags::STRIKES_FIRST != 0;
        if first {
            self.deal(&[hit], true);
            let lives = self
                .state
                .card(target)
                .is_some_and(|it| it.damage < it.look.toughness);
            if lives {
                self.deal(&[back], true);
            }
            return;
        }
        self.deal(&[hit, back], true);
    }
}
