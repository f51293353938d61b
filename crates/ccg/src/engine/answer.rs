//! A seat has chosen: what was asked goes on.

use tapete_game::Events;

use super::{Stage, seat};
use crate::event::{Cause, Event};
use crate::model::{Cost, NOTHING, On, RESOURCES_MAX, Step, Thing, allows};
use crate::moves::Move;
use crate::state::{Ask, Context, Origin};

use super::happen::Happening;
use super::sources::Due;

impl<E: Events<Event>> Stage<'_, E> {
    /// Plays a move of the seat that is asked, and goes on.
    pub(crate) fn answer(&mut self, chosen: Move) {
        self.take_answer(chosen);
        self.advance();
    }

    /// Takes the answer to what is asked.
    pub(super) fn take_answer(&mut self, chosen: Move) {
        let ask = self.state.ask;
        let player = self.state.asked;
        self.state.ask = Ask::Nothing;
        if chosen != Move::Pass {
            // Passing stops nothing that goes on for ever.
            self.refuel();
        }
        self.state.counts.moves += 1;
        self.tell_choice(ask, chosen);
        match ask {
            Ask::Nothing => {}
            Ask::Mulligan => match chosen {
                Move::Mulligan => self.mulligan(player),
                _ => self.keep_hand(player),
            },
            Ask::Bottom => {
                if let Move::Choose(thing) = chosen {
                    self.put_to_bottom(player, thing);
                }
            }
            Ask::Placing => match chosen {
                Move::Choose(thing) => self.place(player, thing),
                _ => self.state.players[usize::from(player)].done = u16::MAX,
            },
            Ask::Act => self.act_on(player, chosen),
            Ask::Attackers => self.answer_attackers(player, chosen),
            Ask::Blockers => self.answer_blockers(player, chosen),
            Ask::Damage {
                attacker,
                index,
                left,
                ..
            } => match chosen {
                Move::Number(amount) => self.assign(attacker, index, left, amount),
                Move::Choose(first) => self.order_blocker(attacker, index, left, first),
                _ => self.assign_usually(attacker, usize::from(index), left),
            },
            Ask::Kicker => {
                if let Some(it) = &mut self.state.announcing {
                    it.item.context.kicked = chosen == Move::Yes;
                }
            }
            Ask::X => {
                if let (Some(it), Move::Number(x)) = (&mut self.state.announcing, chosen) {
                    it.item.context.x = x;
                }
            }
            Ask::Target => match chosen {
                Move::Choose(thing) => self.aim(thing),
                _ => {
                    if let Some(it) = &mut self.state.announcing {
                        it.slot += 1;
                    }
                }
            },
            Ask::CostThing => self.give_chosen(player, chosen),
            Ask::Source => self.pay_chosen(player, chosen),
            Ask::Order => {
                if let Move::First(index) = chosen {
                    self.begin_trigger(usize::from(index));
                }
            }
            Ask::Instead => {
                if let Move::Choose(source) = chosen {
                    self.choose_instead(source);
                }
            }
            Ask::Choose => match chosen {
                Move::Choose(thing) => self.chosen(thing),
                _ => self.chose(),
            },
            Ask::May => self.answer_may(player, chosen),
            Ask::PayOr => self.answer_pay(player, chosen),
            Ask::OneOf(_) => self.answer_mode(chosen),
            Ask::Scry => self.answer_scry(chosen),
            Ask::Discard => self.answer_discard(player, chosen),
            Ask::Colour => self.answer_colour(player, chosen),
            Ask::HandLimit => {
                if let Move::Choose(thing) = chosen {
                    self.discard_over(thing);
                }
            }
            Ask::Promote => {
                if let Move::Choose(thing) = chosen {
                    self.make_active(player, thing);
                }
            }
        }
    }

    fn answer_attackers(&mut self, player: u8, chosen: Move) {
        match chosen {
            Move::Attack(thing) => {
                self.add_attacker(thing);
                self.ask_again(player, Ask::Attackers);
            }
            _ => self.attack(),
        }
    }

    fn answer_blockers(&mut self, player: u8, chosen: Move) {
        match chosen {
            Move::Block(blocker, attacker) => {
                self.add_blocker(blocker, attacker);
                self.ask_again(player, Ask::Blockers);
            }
            _ => self.block(),
        }
    }

    /// Which of several effects: of what is announced, or of what happens now.
    fn answer_mode(&mut self, chosen: Move) {
        if let (Some(it), Move::Number(mode)) = (&mut self.state.announcing, chosen) {
            it.item.context.mode = mode.clamp(0, 254) as u8;
        } else if let Move::Number(index) = chosen {
            let at = self.state.frames.last().map_or(0, |it| it.at);
            self.go(at.saturating_add(1).saturating_add(index.max(0) as u16));
        }
    }

    fn answer_discard(&mut self, player: u8, chosen: Move) {
        if let Move::Choose(thing) = chosen {
            self.discard(player, thing);
            if let Some(frame) = self.state.frames.last_mut() {
                frame.left = frame.left.saturating_sub(1);
            }
        }
    }

    /// Tells a choice that everybody sees at once, before anything comes of it:
    /// a share of damage, a target, X. What lies hidden is not told.
    fn tell_choice(&mut self, ask: Ask, chosen: Move) {
        let is_open = match (ask, chosen) {
            (Ask::Choose, Move::Choose(thing)) => {
                let zone = self.state.card(thing).map(|it| it.zone);
                zone.is_none_or(|it| self.game.is_open(it))
            }
            (
                Ask::Damage { .. }
                | Ask::Kicker
                | Ask::X
                | Ask::Target
                | Ask::OneOf(_)
                | Ask::Order
                | Ask::Instead
                | Ask::Choose,
                _,
            ) => true,
            _ => false,
        };
        if is_open {
            let seat = seat(self.state.asked);
            self.emit(|| Event::Chooses { seat, chosen });
        }
    }

    /// Asks for another attacker or blocker, or ends the declaration if there
    /// can be none.
    fn ask_again(&mut self, player: u8, ask: Ask) {
        let mut any = false;
        if ask == Ask::Attackers {
            self.game.each_attacker(self.state, player, |_| {
                any = true;
                false
            });
        } else {
            self.game.each_block(self.state, player, |_, _| {
                any = true;
                false
            });
        }
        if any {
            self.ask(player, ask);
        } else if ask == Ask::Attackers {
            self.attack();
        } else {
            self.block();
        }
    }

    /// Something that may be done, or nothing.
    fn act_on(&mut self, player: u8, chosen: Move) {
        match chosen {
            Move::Play(thing) => self.play(player, thing),
            Move::Use(thing, index) => self.use_ability(player, thing, index),
            Move::Own => {
                self.state.players[usize::from(player)].done |= allows::OWN;
                let phase = self.game.phases.get(usize::from(self.state.phase));
                if let Some(program) = phase.and_then(|it| it.own) {
                    self.announce(Origin::Program(program), Context::of(player, 0, player));
                }
            }
            Move::Strike(attacker, target) => self.strike(attacker, target),
            Move::Evolve(card, base) => self.evolve(card, base),
            Move::Retreat => {
                self.state.players[usize::from(player)].done |= allows::RETREAT;
                self.retreat(player);
            }
            _ => self.pass(),
        }
    }

    /// Plays a card from the hand: a land, a creature to the bench, or a spell.
    fn play(&mut self, player: u8, thing: Thing) {
        let Some(printed) = self.game.printed_card(self.state, thing) else {
            return;
        };
        let nature = printed.nature;
        let stamp = self.state.card(thing).map_or(0, |it| it.stamp);
        let context = Context::of(thing, stamp.wrapping_add(1), player);
        let benches = self.game.options.has_active && nature.fights;
        if nature.no_cost && !nature.attaches || benches {
            if nature.no_cost {
                self.state.players[usize::from(player)].lands += 1;
            }
            let entering = super::zones::Entering::plainly(self.game.roles.play, Cause::Played);
            self.enter(thing, player, &entering, &context);
            self.happen(Happening::of(On::PlaysLand, player).with(thing));
            return;
        }
        if self.game.is_energy(self.state, thing) {
            self.state.players[usize::from(player)].done |= allows::ATTACH;
        }
        self.announce(Origin::Spell(thing), context);
    }

    fn use_ability(&mut self, player: u8, thing: Thing, index: u8) {
        let Some(id) = self.game.activated_at(self.state, thing, index) else {
            return;
        };
        let Some(it) = self.game.activated.get(id.index()) else {
            return;
        };
        if it.attack.is_some() {
            self.state.players[usize::from(player)].done |= allows::ATTACK;
            self.state.counts.attacks += 1;
        }
        let mut stamp = 0;
        if let Some(card) = self.state.card_mut(thing) {
            card.used |= 1 << (index & 7);
            card.used_up |= 1 << (index & 7);
            stamp = card.stamp;
        }
        let mut context = Context::of(thing, stamp, player).recalling(self.state);
        // An X of its own is another than that of the spell.
        if self
            .game
            .costs
            .get(it.costs.index())
            .is_some_and(|it| it.x > 0)
        {
            context.x = 0;
        }
        context.it = thing;
        context.it_stamp = stamp;
        context.last = self.game.last(self.state, thing);
        self.announce(Origin::Activated(id), context);
    }

    fn give_chosen(&mut self, player: u8, chosen: Move) {
        let Some(it) = self.state.announcing else {
            return;
        };
        if let (Some(act), Move::Choose(thing)) = (self.game.cost_act(self.state, &it), chosen) {
            self.give_thing(player, act, thing);
            self.gave();
        }
    }

    fn pay_chosen(&mut self, player: u8, chosen: Move) {
        let Move::Kind(kind) = chosen else {
            return self.pay_rest();
        };
        let Some(it) = self.state.announcing else {
            return;
        };
        let (cost, kicker) = self.game.costs_of(self.state, &it.item);
        let sum = self.game.sum_of(cost, kicker);
        let without = if sum.tap {
            it.item.context.this
        } else {
            NOTHING
        };
        let due = Due {
            kinds: 1 << (kind & 7),
            without,
            cost: &Cost::default(),
            at: RESOURCES_MAX,
            left: i32::from(it.left),
        };
        self.pay_one(player, due);
        if let Some(it) = &mut self.state.announcing {
            it.left = it.left.saturating_sub(1);
        }
    }

    /// Returns the step that asks.
    fn asking(&self) -> Option<Step> {
        let frame = self.state.frames.last()?;
        self.game.steps.get(usize::from(frame.at)).copied()
    }

    fn answer_may(&mut self, player: u8, chosen: Move) {
        let Some(Step::May(otherwise)) = self.asking() else {
            return;
        };
        if chosen == Move::Yes {
            self.next();
        } else {
            self.emit(|| Event::Declines { seat: seat(player) });
            self.go(otherwise);
        }
    }

    fn answer_pay(&mut self, player: u8, chosen: Move) {
        let Some(Step::PayOr(_, cost, paid)) = self.asking() else {
            return;
        };
        if chosen != Move::Yes {
            self.emit(|| Event::Declines { seat: seat(player) });
            return self.next();
        }
        if let Some(it) = self.game.cost(cost) {
            let generic = self.game.generic(it, 0, 0);
            self.pay_kinds(player, it, NOTHING);
            self.pay_any(player, generic, NOTHING);
        }
        self.give(player, cost, NOTHING);
        self.go(paid);
    }

    fn answer_scry(&mut self, chosen: Move) {
        let Move::Choose(thing) = chosen else {
            return self.scried();
        };
        self.put(thing, self.game.roles.deck, true, Cause::Bottom);
        if let Some(frame) = self.state.frames.last_mut() {
            frame.pending.remove(thing);
            frame.left += 1;
        }
    }

    fn answer_colour(&mut self, player: u8, chosen: Move) {
        let (Some(Step::AddAny(amount)), Move::Kind(kind)) = (self.asking(), chosen) else {
            return;
        };
        let context = self.state.frames.last().map(|it| it.context);
        if let Some(context) = context {
            let n = self
                .game
                .amount(self.state, amount, &context, player)
                .clamp(0, 100);
            self.change_resource(player, kind, n as i16);
        }
        self.next();
    }
}
