//! Effects of one verb and whom it is about.

use tapete_lang::{Place, Spelled};

use super::codes;
use super::maker::Maker;
use super::scope::Scope;
use crate::model::{Act, AmountId, Arrival, Favour, Pick, Test, Who, Whose, ZonePick};
use crate::syntax::ast::{self, Effect, EffectKind, How, Moving, Ref, Selector};

impl Maker<'_> {
    /// Compiles an effect that is one act.
    pub(super) fn verb(&mut self, effect: &Effect, scope: &mut Scope) {
        if let Some(act) = self.act_on_cards(effect, scope) {
            scope.act(act);
        }
    }

    /// Compiles what is done with cards; nothing if it is no act, or compiled
    /// already.
    fn act_on_cards(&mut self, effect: &Effect, scope: &mut Scope) -> Option<Act> {
        Some(match &effect.kind {
            EffectKind::Destroy(what) => Act::Destroy(self.bad(what, scope)),
            EffectKind::Exile(what) => Act::Exile(self.bad(what, scope)),
            EffectKind::Tap(what) => Act::Tap(self.bad(what, scope)),
            EffectKind::KnockOut(what) => Act::KnockOut(self.bad(what, scope)),
            EffectKind::Untap(what) => Act::Untap(self.good(what, scope)),
            EffectKind::Regenerate(what) => Act::Regenerate(self.good(what, scope)),
            EffectKind::Reveal(what) => Act::Reveal(self.pick(what, scope)),
            EffectKind::Copy(what) => {
                let what = self.pick(what, scope);
                scope.act(Act::Copy(what));
                scope.it = Pick::Chosen;
                return None;
            }
            EffectKind::Detach(what) => {
                self.detach(what, scope);
                return None;
            }
            EffectKind::Counter(what) => Act::CounterSpell(self.spell(what, scope)),
            EffectKind::GainControl { what, duration } => {
                let until = self.until(duration, scope);
                Act::GainControl(self.bad(what, scope), until)
            }
            EffectKind::Put {
                amount,
                counter,
                on,
            } => {
                let harms = counter.text.starts_with('-') || counter.text == "poison";
                scope.favour = if harms { Favour::Bad } else { Favour::Good };
                let amount = self.amount_of(amount, scope);
                let kind = self.counter_kind(counter)?;
                Act::PutCounters(amount, kind, self.pick(on, scope))
            }
            EffectKind::Remove {
                amount,
                counter,
                from,
            } => {
                let amount = amount.as_ref().map(|it| self.amount_of(it, scope));
                let kind = self.counter_kind(counter)?;
                Act::RemoveCounters(amount, kind, self.pick(from, scope))
            }
            EffectKind::Create {
                amount,
                token,
                moving,
            } => {
                let amount = self.amount_of(amount, scope);
                let card = self.token(token)?;
                Act::Create {
                    who: scope.doer,
                    card,
                    amount,
                    tapped: moving.tapped,
                    attacking: moving.attacking,
                }
            }
            EffectKind::Fight { one, other } => {
                let one = self.good(one, scope);
                let one = self.one_of(one);
                let other = self.bad(other, scope);
                Act::Fight(one, self.one_of(other))
            }
            EffectKind::Swap { one, other } => {
                // The active one of the side of whom it changes places with.
                let one = match one {
                    Selector::Ref(Ref::Active, _) => Who::Active,
                    one => self.who(one, scope),
                };
                Act::Swap(one, self.who(other, scope))
            }
            _ => return self.act_of_players(effect, scope),
        })
    }

    /// Compiles what players do, and what is done to them.
    fn act_of_players(&mut self, effect: &Effect, scope: &mut Scope) -> Option<Act> {
        Some(match &effect.kind {
            EffectKind::Draw { who, amount } => {
                scope.favour = Favour::Good;
                if self.one_by_one(who.as_ref(), amount, effect, scope) {
                    return None;
                }
                let players = self.players(who.as_ref(), scope);
                Act::Draw(
                    players,
                    self.amount_for(who.as_ref(), players, amount, scope),
                )
            }
            EffectKind::Mill { who, amount } => {
                scope.favour = Favour::Bad;
                if self.one_by_one(who.as_ref(), amount, effect, scope) {
                    return None;
                }
                let players = self.players(who.as_ref(), scope);
                Act::Mill(
                    players,
                    self.amount_for(who.as_ref(), players, amount, scope),
                )
            }
            EffectKind::Deal { source, amount, to } => {
                self.deal(source.as_ref(), amount, to, scope);
                return None;
            }
            EffectKind::Change {
                who,
                gains,
                amount,
                of,
            } => {
                scope.favour = if *gains { Favour::Good } else { Favour::Bad };
                if self.one_by_one(who.as_ref(), amount, effect, scope) {
                    return None;
                }
                let players = self.players(who.as_ref(), scope);
                let amount = self.amount_for(who.as_ref(), players, amount, scope);
                self.change(players, *gains, amount, of)?
            }
            EffectKind::Shuffle(zone) => {
                let zone = self.zone_pick(Some(zone), scope);
                match zone.whose {
                    Whose::Chooser => Act::ShuffleOwn(scope.doer, zone.zone),
                    _ => Act::Shuffle(zone),
                }
            }
            EffectKind::Prevent {
                amount,
                combat,
                to,
                from,
                ..
            } => self.prevention(amount.as_ref(), *combat, to.as_ref(), from.as_ref(), scope),
            EffectKind::Skip { who, phase } => {
                let who = self.players(who.as_ref(), scope);
                let phase = self.phase(phase)?;
                Act::SkipPhase(who, phase)
            }
            EffectKind::End(what) => return self.end(what),
            EffectKind::Take { who, amount, of } => {
                let who = self.players(who.as_ref(), scope);
                let amount = self.amount_of(amount, scope);
                match of.text.as_str() {
                    "prize" | "prizes" => Act::TakePrize(who, amount),
                    "damage" => {
                        let to = self.damaged(who);
                        Act::Deal {
                            source: Who::This,
                            amount,
                            to,
                        }
                    }
                    _ => {
                        let known = ["prize", "damage"].map(str::to_owned);
                        self.unknown(&codes::UNKNOWN_WORD, of, &known);
                        return None;
                    }
                }
            }
            EffectKind::Win(who) => Act::Win(self.players(who.as_ref(), scope)),
            EffectKind::Lose(who) => Act::Lose(self.players(who.as_ref(), scope)),
            EffectKind::ExtraTurn(who) => Act::ExtraTurn(self.players(who.as_ref(), scope)),
            _ => return None,
        })
    }

    /// Compiles what ends at once.
    fn end(&mut self, what: &Spelled) -> Option<Act> {
        match what.text.as_str() {
            "turn" => Some(Act::EndTurn),
            "combat" => Some(Act::EndCombat),
            _ => {
                let known = ["turn", "combat"].map(str::to_owned);
                self.unknown(&codes::UNKNOWN_WORD, what, &known);
                None
            }
        }
    }

    /// Compiles damage that is prevented: to somebody, or by somebody.
    fn prevention(
        &mut self,
        amount: Option<&ast::Amount>,
        combat: bool,
        to: Option<&Selector>,
        from: Option<&Selector>,
        scope: &mut Scope,
    ) -> Act {
        let amount = amount.map(|it| self.amount_of(it, scope));
        scope.favour = Favour::Good;
        let to = to.map(|it| self.pick(it, scope));
        if let Some(from) = from {
            scope.favour = Favour::Bad;
            let from = self.pick(from, scope);
            return Act::PreventFrom {
                amount,
                combat,
                from,
                to,
            };
        }
        let to = match to {
            Some(to) => to,
            None => {
                let all = self.test(Test::Always);
                Pick::Each(all, ZonePick::PLAY)
            }
        };
        Act::Prevent { amount, combat, to }
    }

    fn good(&mut self, what: &Selector, scope: &mut Scope) -> Pick {
        scope.favour = Favour::Good;
        self.pick(what, scope)
    }

    fn bad(&mut self, what: &Selector, scope: &mut Scope) -> Pick {
        scope.favour = Favour::Bad;
        self.pick(what, scope)
    }

    /// A spell that is countered: what it passes is on the stack.
    fn spell(&mut self, what: &Selector, scope: &mut Scope) -> Pick {
        let mut what = what.clone();
        if let Selector::Some { zone, place, .. } = &mut what
            && zone.is_none()
        {
            *zone = Some(ast::ZoneRef {
                whose: ast::Whose::Any,
                name: super::book::spelled("stack", *place),
            });
        }
        self.bad(&what, scope)
    }

    fn detach(&mut self, what: &Selector, scope: &mut Scope) {
        if let Selector::Some {
            how: How::Choice,
            filter,
            max,
            zone: None,
            ..
        } = what
            && self.is_energy(filter)
        {
            let amount = self.amount_of(max, scope);
            return self.drop_attached(amount, filter, scope);
        }
        let pick = self.pick(what, scope);
        scope.act(Act::Detach(pick));
    }

    /// Compiles an amount of an effect about players: what they control is what
    /// those control who are named.
    fn amount_for(
        &mut self,
        named: Option<&Selector>,
        players: Pick,
        amount: &ast::Amount,
        scope: &mut Scope,
    ) -> AmountId {
        let before = scope.they;
        if named.is_some() && says_they(amount) {
            scope.they = Some(self.one_of(players));
        }
        let amount = self.amount_of(amount, scope);
        scope.they = before;
        amount
    }

    /// Compiles an effect about several players as one for each of them, if its
    /// amount is not the same for all; tells whether it did.
    fn one_by_one(
        &mut self,
        named: Option<&Selector>,
        amount: &ast::Amount,
        effect: &Effect,
        scope: &mut Scope,
    ) -> bool {
        let Some(named) = named.filter(|it| is_each(it) && says_they(amount)) else {
            return false;
        };
        let mut inner = effect.clone();
        if let EffectKind::Draw { who, .. }
        | EffectKind::Mill { who, .. }
        | EffectKind::Change { who, .. } = &mut inner.kind
        {
            *who = None;
        }
        self.by(named, &inner, scope);
        true
    }

    fn deal(
        &mut self,
        source: Option<&Selector>,
        amount: &ast::Amount,
        to: &Selector,
        scope: &mut Scope,
    ) {
        let source = source.map_or(Who::This, |it| self.who(it, scope));
        // Only where the amount speaks of who is hit must that be known first.
        let early = says_they(amount) && !is_each(to);
        let before = (!early).then(|| self.amount_of(amount, scope));
        scope.favour = Favour::Bad;
        scope.heroes = self.has_hero;
        let picked = self.pick(to, scope);
        scope.heroes = false;
        let amount = match before {
            Some(amount) => amount,
            None => self.amount_for(Some(to), picked, amount, scope),
        };
        let to = self.damaged(picked);
        scope.act(Act::Deal { source, amount, to });
    }

    fn change(
        &mut self,
        who: Pick,
        gains: bool,
        amount: crate::model::AmountId,
        of: &Spelled,
    ) -> Option<Act> {
        match of.text.as_str() {
            "life" if gains => return Some(Act::GainLife(who, amount)),
            "life" => return Some(Act::LoseLife(who, amount)),
            "prize" | "prizes" => return Some(Act::TakePrize(who, amount)),
            _ => {}
        }
        if let Some(resource) = self.resource(&of.text) {
            let resource = resource as u8;
            return Some(if gains {
                Act::GainResource(who, resource, amount)
            } else {
                Act::LoseResource(who, resource, amount)
            });
        }
        if let Some(counter) = self.counter(&of.text) {
            return Some(if gains {
                Act::PutCounters(amount, counter, who)
            } else {
                Act::RemoveCounters(Some(amount), counter, who)
            });
        }
        let mut known = vec!["life".to_owned(), "prize".to_owned()];
        known.extend(self.resources.iter().map(|it| it.name.clone()));
        self.unknown(&codes::UNKNOWN_RESOURCE, of, &known);
        None
    }

    /// `put`, `move`, `return`.
    pub(super) fn move_things(
        &mut self,
        what: &Selector,
        moving: &Moving,
        place: Place,
        scope: &mut Scope,
    ) {
        let mut what = what.clone();
        // `return a Creature from your graveyard` looks there.
        if let (Selector::Some { zone, .. } | Selector::Each { zone, .. }, Some(from)) =
            (&mut what, &moving.from)
            && zone.is_none()
        {
            *zone = Some(from.clone());
        }
        let to_play = moving
            .to
            .as_ref()
            .is_some_and(|it| self.zone_number(&it.name.text) == Some(ZonePick::IN_PLAY));
        let in_play = matches!(
            &what,
            Selector::Some { zone: None, .. } | Selector::Each { zone: None, .. }
        );
        scope.favour = if in_play && !to_play {
            Favour::Bad
        } else {
            Favour::Good
        };
        if moving.to.is_none() && !moving.top && !moving.bottom {
            return self.wrong(&codes::WHERE_TO, place, Vec::new());
        }
        let pick = self.pick(&what, scope);
        let arrival = self.moving(moving, self.roles.hand, scope);
        scope.act(Act::Move(pick, arrival));
    }

    /// Where and how things arrive.
    pub(super) fn moving(&mut self, moving: &Moving, usual: u8, scope: &mut Scope) -> Arrival {
        let zone = match &moving.to {
            Some(to) => match self.zone_of(&to.name) {
                Some(ZonePick::IN_PLAY) => self.roles.play,
                None => self.roles.graveyard,
                Some(zone) => zone,
            },
            None if moving.top || moving.bottom => self.roles.deck,
            None => usual,
        };
        let mut arrival = self.arrival(zone);
        arrival.bottom = moving.bottom;
        arrival.tapped = moving.tapped;
        arrival.attacking = moving.attacking;
        arrival.under_owner = moving.under_owner;
        if let Some((amount, counter)) = &moving.with {
            let amount = self.amount_of(amount, scope);
            arrival.counters = self.counter_kind(counter).map(|it| (amount, it));
        }
        if let Some(host) = &moving.attached_to {
            arrival.attached_to = Some(self.who(host, scope));
        }
        arrival
    }

    pub(super) fn arrival(&self, zone: u8) -> Arrival {
        Arrival {
            zone,
            bottom: false,
            tapped: false,
            attacking: false,
            under_owner: false,
            counters: None,
            attached_to: None,
        }
    }
}

/// Tells whether a selector is about all of a kind.
fn is_each(selector: &Selector) -> bool {
    matches!(
        selector,
        Selector::Ref(Ref::EachPlayer, _) | Selector::Each { .. }
    )
}

/// Tells whether an amount speaks of what that player controls.
fn says_they(amount: &ast::Amount) -> bool {
    match amount {
        ast::Amount::Count { filter, .. } => super::sense::words(filter).contains(&"they_control"),
        ast::Amount::Add(one, other)
        | ast::Amount::Subtract(one, other)
        | ast::Amount::Multiply(one, other) => says_they(one) || says_they(other),
        ast::Amount::Half { amount, .. } => says_they(amount),
        _ => false,
    }
}
