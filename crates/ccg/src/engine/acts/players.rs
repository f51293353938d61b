//! What an effect does to players: cards, life, turns, the end of the match.

use tapete_game::Events;

use super::super::{Stage, is_player, seat};
use crate::event::Event;
use crate::model::{NOTHING, Pick, Thing};
use crate::state::Player;

impl<E: Events<Event>> Stage<'_, E> {
    /// Lets each player of a pick draw so many cards.
    pub(super) fn draw_each(&mut self, pick: Pick, n: i32) {
        let n = n.clamp(0, 100);
        self.each_player(pick, |stage, player| {
            for _ in 0..n {
                stage.draw(player);
            }
        });
    }

    /// Changes the life of each player of a pick, or the damage on a creature: up or
    /// down by the sign.
    pub(super) fn change_lives(&mut self, pick: Pick, n: i32, sign: i32) {
        let change = n.max(0) * sign;
        self.each(pick, |stage, thing| stage.heal_or_hurt(thing, change));
    }

    /// Changes the resources of each player of a pick, up or down by the sign.
    pub(super) fn change_pools(&mut self, pick: Pick, kind: u8, n: i32, sign: i32) {
        let change = (n.clamp(0, 1000) * sign) as i16;
        self.each(pick, |stage, it| stage.change_resource(it, kind, change));
    }

    /// Notes of each player of a pick that the match is over for them.
    pub(super) fn win_or_lose(&mut self, pick: Pick, note: impl Fn(&mut Player)) {
        self.each_player(pick, |stage, player| {
            note(&mut stage.state.players[usize::from(player)]);
        });
        self.state.unchecked = true;
    }

    /// Gives a player another turn after this one.
    pub(super) fn give_turn(&mut self, player: u8) {
        let own = &mut self.state.players[usize::from(player)];
        own.extra_turns = own.extra_turns.saturating_add(1).min(8);
        self.emit(|| Event::ExtraTurn { seat: seat(player) });
    }

    /// Life of a player, or damage of a hero or creature that is healed.
    pub(super) fn heal_or_hurt(&mut self, thing: Thing, n: i32) {
        if is_player(thing) {
            let hero = self.game.hero(self.state, thing);
            if !self.game.options.has_hero || hero == NOTHING {
                return self.change_life(thing, n);
            }
            return self.heal_or_hurt(hero, n);
        }
        let Some(card) = self.state.card_mut(thing) else {
            return;
        };
        let before = card.damage;
        card.damage = card
            .damage
            .saturating_sub(n.clamp(-10_000, 10_000) as i16)
            .max(0);
        let change = i32::from(before) - i32::from(card.damage);
        self.state.unchecked = true;
        if change != 0 {
            let on = thing;
            let on_card = self.state.card(on).map(|it| it.card);
            self.emit(|| Event::Healed {
                on,
                on_card,
                change: change as i16,
            });
        }
    }
}
