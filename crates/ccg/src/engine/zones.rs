//! Cards change zones. A card that changes zones is a new object: counters,
//! damage, attachments and effects are gone.

use arrayvec::ArrayVec;
use tapete_game::Events;

use super::happen::Happening;
use super::{Stage, seat};
use crate::event::{Bound, Cause, Event, Named};
use crate::model::{Arrival, CardId, Cards, NOTHING, On, Replaced, Sight, Thing, ZonePick};
use crate::state::{
    CardState, Context, Look, Origin, PILE_MAX, Paid, State, add, add_under, stands, today,
};

impl<E: Events<Event>> Stage<'_, E> {
    /// Moves a card to a zone of its owner that is not in play. `bottom` counts
    /// in ordered zones.
    pub(super) fn put(&mut self, thing: Thing, zone: u8, bottom: bool, cause: Cause) {
        if self.state.card(thing).is_none() {
            return;
        }
        let was_in_play = self.game.in_play(self.state, thing);
        if was_in_play {
            self.leave(thing, zone == self.game.roles.graveyard);
        }
        self.tell_move(thing, zone, None);
        self.put_told(thing, zone, bottom, cause);
    }

    /// Takes a card out of play: whatever listens is told before it is gone.
    fn leave(&mut self, thing: Thing, dies: bool) {
        self.fresh();
        self.tell_leaving(thing, dies);
        self.cut_off(thing);
    }

    /// Moves a card between piles and makes it a new object.
    pub(super) fn shift(&mut self, thing: Thing, to_seat: u8, to: u8, bottom: bool, cause: Cause) {
        let Some(card) = self.state.card(thing).copied() else {
            return;
        };
        let from = card.zone;
        let leaves_play = self.game.in_play(self.state, thing);
        let from_seat = if leaves_play {
            card.controller
        } else {
            card.owner
        };
        let position = take(self.state, from_seat, from, thing);
        let seen = self.seen(&card, from, to, to_seat);
        let Some(new) = self.state.card_mut(thing) else {
            return;
        };
        let keeps = new.stands & (stands::TOKEN | stands::KNOWN[0] | stands::KNOWN[1]);
        new.stands = keeps;
        for viewer in 0..2 {
            if seen >> viewer & 1 == 1 {
                new.stands |= stands::KNOWN[viewer];
            }
        }
        new.stamp = new.stamp.wrapping_add(1);
        new.zone = to;
        new.controller = to_seat;
        new.damage = 0;
        new.counters = Default::default();
        new.attached_to = NOTHING;
        new.blocks = NOTHING;
        (new.used, new.used_up, new.today) = (0, 0, 0);
        new.paid = Paid::default();
        if !leaves_play {
            // How it looked in play is what was last known of it.
            new.look = Look::default();
        }
        let owner = new.owner;
        if let Some(pile) = self.state.players[usize::from(to_seat)]
            .piles
            .get_mut(usize::from(to))
        {
            if bottom {
                add_under(pile, thing);
            } else {
                add(pile, thing);
            }
        }
        let card = self.named(thing);
        self.emit(|| Event::Moves {
            card,
            owner: seat(owner),
            from,
            to,
            cause,
            seen,
            position,
        });
        let pile = self.game.roles.pile;
        if pile != u8::MAX && (from == pile) != (to == pile) {
            self.count_pile(owner, if to == pile { 1 } else { -1 });
        }
    }

    /// Says which seats know the card where it arrives, as bits: those who see
    /// the zone it comes from or the one it goes to.
    fn seen(&self, card: &CardState, from: u8, to: u8, to_seat: u8) -> u8 {
        let sees = |zone: u8, owner: u8, viewer: u8| match self.game.zones.get(usize::from(zone)) {
            Some(it) => match it.sight {
                Sight::Public => true,
                Sight::Private => viewer == owner,
                Sight::Hidden => false,
            },
            // The stack, and nowhere.
            None => true,
        };
        let mut seen = 0;
        for viewer in 0..2u8 {
            let knew = card.is(stands::KNOWN[usize::from(viewer)]);
            if knew || sees(from, card.owner, viewer) || sees(to, to_seat, viewer) {
                seen |= 1 << viewer;
            }
        }
        seen
    }

    /// Puts a card into play under a player's control.
    pub(super) fn enter(&mut self, thing: Thing, under: u8, arrival: &Entering, context: &Context) {
        let Some(printed) = self.game.printed_card(self.state, thing) else {
            return;
        };
        let (is_attaching, starts) = (printed.nature.attaches, printed.nature.starts_in_play);
        let elsewhere = if starts { None } else { self.enters_in(thing) };
        if let Some(zone) = elsewhere {
            return self.put(thing, zone, false, arrival.cause);
        }
        let was_spell = self
            .state
            .card(thing)
            .is_some_and(|it| it.zone == CardState::ON_STACK);
        let old_stamp = self.state.card(thing).map_or(0, |it| it.stamp);
        let from = self.state.card(thing).map_or(u8::MAX, |it| it.zone);
        let from_seat = self.seat_of(thing);
        // How a spell was cast is remembered of what it becomes.
        let recast = self.state.card(thing).map_or(0, |it| it.stands) & stands::RECAST;
        let spent = self.state.card(thing).map_or(0, |it| it.paid.kinds());
        let zone = arrival.zone;
        if self.game.in_play(self.state, thing) {
            self.leave(thing, false);
        }
        self.tell_move(thing, zone, Some(under));
        self.shift(thing, under, zone, false, arrival.cause);
        let clock = self.tick();
        let Some(card) = self.state.card_mut(thing) else {
            return;
        };
        if card.zone == CardState::GONE {
            return;
        }
        card.since = clock;
        card.stands |= stands::SICK | stands::NEW;
        card.today |= today::ENTERED;
        if arrival.tapped {
            card.stands |= stands::TAPPED;
        }
        let stamp = card.stamp;
        if was_spell {
            card.stands |= recast;
            card.paid = Paid::of(context).with(spent);
            // What was done to the spell stays with what it becomes.
            for it in &mut self.state.lasting {
                if it.on == thing && it.on_stamp == old_stamp {
                    it.on_stamp = stamp;
                }
            }
        }
        self.state.dirty = true;
        self.state.unchecked = true;
        self.fresh();
        self.replace_entering(thing, under);
        if let Some((amount, kind)) = arrival.counters {
            self.put_counters(thing, kind, amount);
        }
        if starts {
            return;
        }
        let phase = self.game.phases.get(usize::from(self.state.phase));
        let in_combat = phase.is_some_and(crate::model::Phase::in_combat);
        if arrival.attacking && in_combat && self.state.active == under {
            if let Some(card) = self.state.card_mut(thing) {
                card.stands |= stands::ATTACKING;
            }
            add(&mut self.state.attackers, thing);
        }
        if arrival.attached_to != NOTHING {
            self.attach(thing, arrival.attached_to);
        } else if is_attaching && self.game.options.has_hero {
            let hero = self.game.hero(self.state, under);
            if self.game.may_attach(self.state, thing, hero) {
                self.attach(thing, hero);
            }
        }
        self.happen(Happening {
            from,
            to: zone,
            from_seat,
            to_seat: under,
            ..Happening::of(On::Enters, thing)
        });
    }

    /// `enters tapped`, `enters with …`, and what happens as it enters.
    fn replace_entering(&mut self, thing: Thing, under: u8) {
        let stamp = self.state.card(thing).map_or(0, |it| it.stamp);
        let mut context = Context::of(thing, stamp, under).recalling(self.state);
        context.it = thing;
        context.it_stamp = stamp;
        let mut found = Changes::default();
        self.game
            .each_replacement(self.state, thing, &context, |what| {
                found.add(what, &context);
                true
            });
        self.others_entering(thing, &mut found);
        if found.n_left_out > 0 {
            self.tell_bound(Bound::Effects, thing);
        }
        for (what, context) in found.all {
            match what {
                Replaced::EntersTapped => {
                    if let Some(card) = self.state.card_mut(thing) {
                        card.stands |= stands::TAPPED;
                    }
                }
                Replaced::EntersWith(amount, kind) => {
                    let n = self.game.amount(self.state, amount, &context, under);
                    self.put_counters(thing, kind, n);
                }
                Replaced::AsEnters(program) => self.run(program, context),
                _ => {}
            }
        }
    }

    /// Moves a card as an effect says.
    pub(super) fn arrive(&mut self, thing: Thing, arrival: &Arrival, context: &Context) {
        let Some(card) = self.state.card(thing) else {
            return;
        };
        if card.zone == CardState::GONE {
            return;
        }
        let owner = card.owner;
        if arrival.zone == ZonePick::STACK {
            return self.cast_free(thing, context.you);
        }
        let to_play = self
            .game
            .zones
            .get(usize::from(arrival.zone))
            .is_some_and(|it| it.in_play);
        if !to_play {
            if card.zone == CardState::ON_STACK {
                self.state
                    .stack
                    .retain(|it| it.origin != Origin::Spell(thing));
            }
            self.put(thing, arrival.zone, arrival.bottom, Cause::Returned);
            return;
        }
        let counters = arrival.counters.map(|(amount, kind)| {
            (
                self.game.amount(self.state, amount, context, context.you),
                kind,
            )
        });
        let host = arrival.attached_to.map_or(NOTHING, |who| {
            self.game.who(self.state, who, context, context.you)
        });
        let entering = Entering {
            zone: arrival.zone,
            tapped: arrival.tapped,
            attacking: arrival.attacking,
            counters,
            attached_to: host,
            cause: Cause::Returned,
        };
        let under = if arrival.under_owner {
            owner
        } else {
            context.you
        };
        self.enter(thing, under, &entering, &Context::of(thing, 0, under));
    }

    /// Draws a card; tells whether there was one.
    pub(super) fn draw(&mut self, player: u8) -> bool {
        let (deck, hand) = (self.game.roles.deck, self.game.roles.hand);
        let own = &self.state.players[usize::from(player)];
        let hand_size = own.piles.get(usize::from(hand)).map_or(0, |it| it.len());
        let limit = self.game.options.hand_limit.map_or(usize::MAX, usize::from);
        if self.game.options.full_hand_draws_nothing && hand_size >= limit {
            return true;
        }
        let top = own
            .piles
            .get(usize::from(deck))
            .and_then(|it| it.last().copied());
        let Some(top) = top else {
            let own = &mut self.state.players[usize::from(player)];
            own.empty_draws = own.empty_draws.saturating_add(1);
            self.state.unchecked = true;
            self.emit(|| Event::EmptyDeck { seat: seat(player) });
            let fatigue = i16::from(self.game.options.fatigue);
            if fatigue > 0 {
                let hero = self.game.hero(self.state, player);
                let victim = if hero == NOTHING { player } else { hero };
                self.deal(&[(NOTHING, victim, fatigue)], false);
            }
            return false;
        };
        self.tell_move(top, hand, None);
        self.shift(top, player, hand, false, Cause::Drawn);
        let own = &mut self.state.players[usize::from(player)];
        own.drawn = own.drawn.saturating_add(1);
        self.state.counts.drawn += 1;
        self.happen(Happening::of(On::Draws, player).with(top));
        true
    }

    pub(super) fn discard(&mut self, player: u8, thing: Thing) {
        self.discard_for(player, thing, Cause::Discarded);
    }

    pub(super) fn discard_for(&mut self, player: u8, thing: Thing, cause: Cause) {
        self.put(thing, self.game.roles.graveyard, false, cause);
        self.happen(Happening::of(On::Discards, player).with(thing));
    }

    pub(super) fn mill(&mut self, player: u8, n: i32) {
        for _ in 0..n.clamp(0, PILE_MAX as i32) {
            let deck = usize::from(self.game.roles.deck);
            let top = self.state.players[usize::from(player)].piles.get(deck);
            let Some(top) = top.and_then(|it| it.last().copied()) else {
                return;
            };
            self.put(top, self.game.roles.graveyard, false, Cause::Milled);
        }
    }

    /// Shuffles a zone of a player: nobody knows its order any more.
    pub(super) fn shuffle(&mut self, player: u8, zone: u8) {
        let Some(pile) = self.state.players[usize::from(player)]
            .piles
            .get_mut(usize::from(zone))
        else {
            return;
        };
        self.chance.shuffle(pile.as_mut_slice());
        let things = pile.clone();
        for thing in things {
            if let Some(card) = self.state.card_mut(thing) {
                card.stands &= !(stands::KNOWN[0] | stands::KNOWN[1]);
            }
        }
        self.emit(|| Event::Shuffled { seat: seat(player) });
    }

    /// Says that there is no room for a card that should be made.
    pub(super) fn no_room(&mut self, card: CardId) {
        self.state.counts.bounds += 1;
        self.floods();
        let card = Named {
            thing: NOTHING,
            card: Some(card),
        };
        self.emit(|| Event::Bound {
            what: Bound::Cards,
            card,
        });
    }

    /// Makes a token and puts it into play, if there is room.
    pub(super) fn create(
        &mut self,
        player: u8,
        card: CardId,
        tapped: bool,
        attacking: bool,
    ) -> Option<Thing> {
        let Some(thing) = new_card(self.state, card, player, true) else {
            self.no_room(card);
            return None;
        };
        let named = self.named(thing);
        self.emit(|| Event::Created {
            seat: seat(player),
            card: named,
        });
        let entering = Entering {
            zone: self.game.roles.play,
            tapped,
            attacking,
            counters: None,
            attached_to: NOTHING,
            cause: Cause::Created,
        };
        self.enter(thing, player, &entering, &Context::of(thing, 0, player));
        Some(thing)
    }

    /// Attaches a card to another, or to nothing else than before if it may not.
    pub(super) fn attach(&mut self, thing: Thing, to: Thing) {
        if !self.game.may_attach(self.state, thing, to) {
            return;
        }
        let clock = self.tick();
        let Some(card) = self.state.card_mut(thing) else {
            return;
        };
        if card.attached_to == to {
            return;
        }
        card.attached_to = to;
        card.since = clock;
        self.state.dirty = true;
        self.state.unchecked = true;
        let (card, host) = (self.named(thing), self.named(to));
        self.emit(|| Event::Attached { card, to: host });
        self.happen(Happening::of(On::IsAttached, thing).with(to));
    }

    pub(super) fn detach(&mut self, thing: Thing) {
        let Some(card) = self.state.card_mut(thing) else {
            return;
        };
        let host = card.attached_to;
        if host == NOTHING {
            return;
        }
        card.attached_to = NOTHING;
        self.state.dirty = true;
        self.state.unchecked = true;
        let card = self.named(thing);
        self.emit(|| Event::Detached { card });
        self.happen(Happening::of(On::IsDetached, thing).with(host));
    }

    /// Counts on and returns the time, by which effects are ordered.
    pub(super) fn tick(&mut self) -> u16 {
        self.state.clock = self.state.clock.saturating_add(1);
        self.state.clock
    }

    pub(super) fn set_tapped(&mut self, thing: Thing, tapped: bool) {
        let Some(card) = self.state.card_mut(thing) else {
            return;
        };
        if card.is(stands::TAPPED) == tapped {
            return;
        }
        if tapped {
            card.stands |= stands::TAPPED;
        } else {
            card.stands &= !stands::TAPPED;
        }
        if !self.state.lasting.is_empty() {
            // Some of them may last only as long as this.
            (self.state.dirty, self.state.unchecked) = (true, true);
        }
        let card = self.named(thing);
        self.emit(|| Event::Taps { card, tapped });
        let on = if tapped { On::Taps } else { On::Untaps };
        self.happen(Happening::of(on, thing));
    }
}

/// How many effects may change how a card comes into play; that there are more is
/// told.
const CHANGES_MAX: usize = 16;

/// What changes how a card comes into play.
#[derive(Default)]
pub(super) struct Changes {
    all: ArrayVec<(Replaced, Context), CHANGES_MAX>,
    n_left_out: usize,
}

impl Changes {
    pub(super) fn add(&mut self, what: Replaced, context: &Context) {
        self.n_left_out += usize::from(self.all.try_push((what, *context)).is_err());
    }
}

/// How a card comes into play.
pub(super) struct Entering {
    pub(super) zone: u8,
    pub(super) tapped: bool,
    pub(super) attacking: bool,
    pub(super) counters: Option<(i32, u8)>,
    pub(super) attached_to: Thing,
    pub(super) cause: Cause,
}

impl Entering {
    pub(super) fn plainly(zone: u8, cause: Cause) -> Entering {
        Entering {
            zone,
            tapped: false,
            attacking: false,
            counters: None,
            attached_to: NOTHING,
            cause,
        }
    }
}

impl Cards {
    /// Tells whether one card may be attached to another.
    pub(crate) fn may_attach(&self, state: &State, thing: Thing, host: Thing) -> bool {
        if thing == host || !self.in_play(state, host) {
            return false;
        }
        let Some(printed) = self.printed_card(state, thing) else {
            return false;
        };
        let you = self.controller(state, thing);
        let stamp = state.card(thing).map_or(0, |it| it.stamp);
        let context = Context::of(thing, stamp, you);
        let fits = match printed.attaches_to {
            Some(test) => self.passes(state, test, host, &context, you),
            None => self
                .printed_card(state, host)
                .is_some_and(|it| it.nature.fights),
        };
        fits && !self.forbids(state, host, crate::model::RuleWord::CantBeEnchanted, thing)
    }
}

/// Takes a thing out of a pile and returns where it was.
fn take(state: &mut State, from_seat: u8, zone: u8, thing: Thing) -> u8 {
    let Some(pile) = state.players[usize::from(from_seat.min(1))]
        .piles
        .get_mut(usize::from(zone))
    else {
        return 0;
    };
    // Most often it is the last: the top of the deck, the newest card.
    let Some(index) = pile.iter().rposition(|it| *it == thing) else {
        return 0;
    };
    pile.remove(index);
    index as u8
}

/// Makes a card of the match that is nowhere yet.
pub(super) fn new_card(
    state: &mut State,
    card: CardId,
    owner: u8,
    is_token: bool,
) -> Option<Thing> {
    let fresh = CardState {
        stands: if is_token { stands::TOKEN } else { 0 },
        ..CardState::nowhere(card, owner)
    };
    if is_token {
        // The place of a token that is gone is free again.
        let gone = state
            .cards
            .iter()
            .position(|it| it.zone == CardState::GONE && it.is(stands::TOKEN));
        if let Some(index) = gone {
            let stamp = state.cards[index].stamp.wrapping_add(1);
            state.cards[index] = CardState { stamp, ..fresh };
            return Some(index as Thing + crate::model::FIRST_CARD);
        }
    }
    state.cards.try_push(fresh).ok()?;
    Some((state.cards.len() - 1) as Thing + crate::model::FIRST_CARD)
}
