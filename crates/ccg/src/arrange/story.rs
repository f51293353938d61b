//! The story that leads to a position: who holds how many cards, what lies
//! where and how it stands.

use tapete_game::Seat;

use crate::engine::name;
use crate::event::{Cause, Event};
use crate::model::{Cards, NOTHING, Sight, Thing};
use crate::state::{State, stands};

impl Cards {
    /// Makes the story such that it leads to this position.
    pub(super) fn retell(&self, state: &State, story: &mut Vec<Event>) {
        story.push(Event::Begins { decks: self.seats });
        for seat in Seat::all(2) {
            for zone in 0..self.zones.len() {
                if zone != usize::from(self.roles.deck) {
                    self.retell_zone(state, seat, zone as u8, story);
                }
            }
        }
        for seat in Seat::all(2) {
            self.retell_player(state, seat, story);
        }
        self.each_in_play(state, |thing| retell_card(self, state, thing, story));
        let turn = state.counts.turns.min(u32::from(u16::MAX)) as u16;
        let seat = Seat(state.active.min(1));
        story.push(Event::Turn { seat, turn });
        let phase = state.phase;
        story.push(Event::Phase { seat, phase });
    }

    fn retell_zone(&self, state: &State, seat: Seat, zone: u8, story: &mut Vec<Event>) {
        let sight = self.zones.get(usize::from(zone)).map(|it| it.sight);
        let seen = match sight {
            Some(Sight::Public) | None => 3,
            Some(Sight::Private) => 1 << seat.0.min(1),
            Some(Sight::Hidden) => 0,
        };
        let cause = match zone {
            it if it == self.roles.hand => Cause::Drawn,
            it if it == self.roles.prizes => Cause::Prize,
            it if self.is_play(it) => Cause::Started,
            _ => Cause::Milled,
        };
        let piles = &state.players[seat.index().min(1)].piles;
        for thing in piles.get(usize::from(zone)).into_iter().flatten() {
            let Some(card) = state.card(*thing) else {
                continue;
            };
            let named = name(state, *thing);
            if card.is(stands::TOKEN) {
                story.push(Event::Created { seat, card: named });
                continue;
            }
            story.push(Event::Moves {
                card: named,
                owner: Seat(card.owner.min(1)),
                from: self.roles.deck,
                to: zone,
                cause,
                seen,
                position: 0,
            });
        }
    }

    fn retell_player(&self, state: &State, seat: Seat, story: &mut Vec<Event>) {
        let own = &state.players[seat.index().min(1)];
        if own.life != self.options.life {
            story.push(Event::Life {
                seat,
                change: own.life.saturating_sub(self.options.life),
                life: own.life,
            });
        }
        retell_counters(seat.0, None, &own.counters, story);
        for (kind, (resource, amount)) in self.resources.iter().zip(own.pool).enumerate() {
            let usual = resource.at_start;
            if amount != usual && !resource.from_pile {
                story.push(Event::Resource {
                    seat,
                    resource: kind as u8,
                    change: amount.saturating_sub(usual),
                });
            }
        }
    }
}

/// Tells how a card in play stands.
fn retell_card(game: &Cards, state: &State, thing: Thing, story: &mut Vec<Event>) {
    let Some(card) = state.card(thing) else {
        return;
    };
    let named = name(state, thing);
    if card.attached_to != NOTHING {
        let to = name(state, card.attached_to);
        story.push(Event::Attached { card: named, to });
    }
    retell_counters(thing, Some(card.card), &card.counters, story);
    if card.damage > 0 {
        story.push(Event::Healed {
            on: thing,
            on_card: Some(card.card),
            change: -card.damage,
        });
    }
    if card.is(stands::TAPPED) {
        story.push(Event::Taps {
            card: named,
            tapped: true,
        });
    }
    if card.is(stands::ATTACKING) {
        let target = 1 - state.active.min(1);
        story.push(Event::Attacks {
            card: named,
            target,
            target_card: None,
            numbers: game.numbers(state, thing, target),
        });
    }
}

fn retell_counters(
    on: Thing,
    on_card: Option<crate::model::CardId>,
    counters: &[u8],
    story: &mut Vec<Event>,
) {
    for (kind, n) in counters.iter().enumerate().filter(|it| *it.1 > 0) {
        story.push(Event::Counters {
            on,
            on_card,
            kind: kind as u8,
            change: i16::from(*n),
        });
    }
}
