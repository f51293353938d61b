//! Selectors: which things an effect is about, and which choices that asks.

use tapete_lang::{Place, Spelled};

use super::codes;
use super::maker::{Aimed, Maker};
use super::scope::Scope;
use crate::model::{
    Combat, Favour, Pick, Step, TARGETS_MAX, Target, Test, TestId, Who, Whose, ZonePick,
};
use crate::syntax::ast::{self, Filter, How, Ref, Selector, ZoneRef};

impl Maker<'_> {
    /// Compiles a selector; what must be chosen is added to the program.
    pub(super) fn pick(&mut self, selector: &Selector, scope: &mut Scope) -> Pick {
        match selector {
            Selector::Ref(Ref::It, _) => {
                if let Pick::Target(slot) = scope.it {
                    self.favours(slot, scope);
                }
                scope.it
            }
            Selector::Ref(Ref::Chosen, _) => Pick::Chosen,
            Selector::Ref(Ref::EachPlayer, _) => {
                let players = self.test(Test::Player);
                Pick::Each(players, ZonePick::PLAY)
            }
            Selector::Ref(reference, _) => Pick::One(self.refer(*reference, scope)),
            Selector::Controller(inner) | Selector::Owner(inner) => {
                let owner = matches!(selector, Selector::Owner(_));
                Pick::One(self.player_of(inner, owner, scope))
            }
            Selector::Each {
                other,
                filter,
                zone,
            } => {
                let (test, zone) = self.tested(*other, filter, zone.as_ref(), scope);
                Pick::Each(test, zone)
            }
            Selector::Some { how, .. } => match how {
                How::Target => self.target(selector, scope),
                How::Choice => self.choice(selector, None, scope),
                How::Random => self.random(selector, scope),
            },
        }
    }

    /// Compiles a selector of one thing.
    pub(super) fn who(&mut self, selector: &Selector, scope: &mut Scope) -> Who {
        if let Selector::Each { .. } = selector {
            let place = selector.place().unwrap_or(self.book.head());
            let help = vec![(codes::SAY_ONE, Vec::new())];
            self.wrong_with(&codes::ONE_THING, place, Vec::new(), help);
            return Who::It;
        }
        let pick = self.pick(selector, scope);
        self.one_of(pick)
    }

    fn refer(&mut self, reference: Ref, scope: &Scope) -> Who {
        match reference {
            Ref::This => Who::This,
            Ref::ThatCreature if scope.that_creature.is_some() => {
                scope.that_creature.unwrap_or(Who::It)
            }
            Ref::It | Ref::ThatCreature => self.one_of(scope.it),
            Ref::You => Who::You,
            Ref::Opponent | Ref::EachPlayer => Who::Opponent,
            Ref::Attached => Who::Attached,
            Ref::Blocker | Ref::Attacker => scope.other,
            Ref::Defender => Who::Defender,
            Ref::Chosen => Who::Chosen,
            Ref::ThatPlayer => scope.that_player,
            Ref::Hero => Who::Hero,
            Ref::Active => Who::OpponentActive,
        }
    }

    fn player_of(&mut self, inner: &Selector, owner: bool, scope: &mut Scope) -> Who {
        let who = self.who(inner, scope);
        match (who, owner) {
            (Who::This, true) => Who::OwnerOfThis,
            (Who::This, false) => Who::ControllerOfThis,
            (Who::It, true) => Who::OwnerOfIt,
            (Who::It, false) => Who::ControllerOfIt,
            (Who::Other, _) => Who::ControllerOfOther,
            (Who::Target(slot), _) => Who::ControllerOfTarget(slot),
            (Who::Hero | Who::Active | Who::You, _) => Who::You,
            (Who::OpponentHero | Who::OpponentActive | Who::Opponent, _) => Who::Opponent,
            (other, _) => {
                let place = inner.place().unwrap_or(self.book.head());
                self.wrong(&codes::NOT_SUPPORTED, place, vec!["controller of".into()]);
                other
            }
        }
    }

    /// The test and the zone of a filter.
    pub(super) fn tested(
        &mut self,
        other: bool,
        filter: &Filter,
        zone: Option<&ZoneRef>,
        scope: &mut Scope,
    ) -> (TestId, ZonePick) {
        let mut test = self.filter(filter, scope);
        if other {
            let others = self.test(Test::Other);
            test = self.both(others, test);
        }
        let test = self.of_cards(test);
        let zone = match zone {
            None if says_spell(filter) => ZonePick {
                zone: ZonePick::STACK,
                whose: Whose::Any,
            },
            zone => self.zone_pick(zone, scope),
        };
        (test, zone)
    }

    fn target(&mut self, selector: &Selector, scope: &mut Scope) -> Pick {
        let Selector::Some {
            min,
            max,
            other,
            filter,
            zone,
            place,
            ..
        } = selector
        else {
            return Pick::Chosen;
        };
        let (test, zone) = self.tested(*other, filter, zone.as_ref(), scope);
        let (min, max) = (self.amount_of(min, scope), self.amount_of(max, scope));
        let number = |it: Option<i32>| it.and_then(|it| u8::try_from(it).ok()).unwrap_or(1);
        let (min, max) = (number(self.constant(min)), number(self.constant(max)));
        self.add_target(test, zone, (min, max.max(1)), *place, scope)
    }

    /// Adds a target to be chosen when the program is announced.
    pub(super) fn add_target(
        &mut self,
        test: TestId,
        zone: ZonePick,
        (min, max): (u8, u8),
        place: Place,
        scope: &mut Scope,
    ) -> Pick {
        if !scope.asks {
            self.wrong(&codes::NOT_IN_RULES, place, vec!["target".into()]);
            return Pick::One(Who::This);
        }
        let slot = scope.targets.len();
        if slot >= TARGETS_MAX {
            self.wrong(&codes::TOO_MANY_TARGETS, place, vec![TARGETS_MAX.into()]);
            return Pick::Target(0);
        }
        if self.library.is_none() {
            self.aimed.push(Aimed {
                test,
                zone: zone.zone,
                place,
            });
        }
        scope.targets.push(Target {
            test,
            zone,
            min,
            max,
            mode: scope.mode,
        });
        let slot = slot as u8;
        scope.it = Pick::Target(slot);
        if self.may_be_player(test) {
            scope.that_player = Who::ControllerOfTarget(slot);
            scope.of_event = true;
        } else if !scope.of_event {
            scope.that_player = Who::ControllerOfTarget(slot);
        }
        self.favours(slot, scope);
        scope.it
    }

    /// Tells whether a player may pass a test.
    fn may_be_player(&self, test: TestId) -> bool {
        match self.tests.get(test.index()) {
            Some(Test::Player | Test::You | Test::Opponent) => true,
            Some(Test::And(one, other) | Test::Or(one, other)) => {
                self.may_be_player(*one) || self.may_be_player(*other)
            }
            _ => false,
        }
    }

    /// Notes for a target whether what is done to it is good for it.
    fn favours(&mut self, slot: u8, scope: &mut Scope) {
        let favour = scope.favour;
        if let Some(kept) = scope.favours.get_mut(usize::from(slot))
            && (*kept == Favour::Unknown || favour == Favour::Bad)
            && favour != Favour::Unknown
        {
            *kept = favour;
        }
    }

    /// A choice when it happens, by whoever does it.
    pub(super) fn choice(
        &mut self,
        selector: &Selector,
        also: Option<TestId>,
        scope: &mut Scope,
    ) -> Pick {
        let Selector::Some {
            min,
            max,
            other,
            filter,
            zone,
            ..
        } = selector
        else {
            return Pick::Chosen;
        };
        // Some words are things that are known already.
        if let Some(pick) = self.known_thing(filter, zone.as_ref()) {
            return pick;
        }
        let (mut test, zone) = self.tested(*other, filter, zone.as_ref(), scope);
        if !scope.asks {
            // A rule that always holds asks nobody: it is about all of them.
            return Pick::Each(test, zone);
        }
        if let Some(also) = also {
            test = self.both(test, also);
        }
        let (min, max) = (self.amount_of(min, scope), self.amount_of(max, scope));
        let who = self.one_of(scope.doer);
        scope.push(Step::Choose {
            who,
            min,
            max,
            test,
            zone,
        });
        scope.it = Pick::Chosen;
        if self.may_be_player(test) {
            scope.that_player = Who::Chosen;
        }
        Pick::Chosen
    }

    fn known_thing(&mut self, filter: &Filter, zone: Option<&ZoneRef>) -> Option<Pick> {
        let Filter::Word(word) = filter else {
            return None;
        };
        if zone.is_some() || self.argument(&word.text).is_some() {
            return None;
        }
        match word.text.as_str() {
            "this" => Some(Pick::One(Who::This)),
            "attached_to_this" => {
                let test = self.test(Test::AttachedToThis);
                Some(Pick::Each(test, ZonePick::PLAY))
            }
            "you" => Some(Pick::One(Who::You)),
            "Opponent" | "opponent" => Some(Pick::One(Who::Opponent)),
            _ => None,
        }
    }

    fn random(&mut self, selector: &Selector, scope: &mut Scope) -> Pick {
        if let Selector::Some {
            max,
            other,
            filter,
            zone,
            ..
        } = selector
        {
            let (test, zone) = self.tested(*other, filter, zone.as_ref(), scope);
            let amount = self.amount_of(max, scope);
            scope.push(Step::Random { amount, test, zone });
            scope.it = Pick::Chosen;
        }
        Pick::Chosen
    }

    /// Compiles a zone; play if nothing is said.
    pub(super) fn zone_pick(&mut self, zone: Option<&ZoneRef>, scope: &Scope) -> ZonePick {
        let Some(zone) = zone else {
            return ZonePick::PLAY;
        };
        let Some(number) = self.zone_of(&zone.name) else {
            return ZonePick::PLAY;
        };
        let is_shared = |number: u8| {
            self.zones
                .get(usize::from(number))
                .is_some_and(|it| it.is_shared)
        };
        let is_play = number == ZonePick::IN_PLAY || number == ZonePick::STACK || is_shared(number);
        let by_other = scope.doer != Pick::One(Who::You);
        let whose = match zone.whose {
            ast::Whose::Unsaid if is_play => Whose::Any,
            ast::Whose::Unsaid if by_other => Whose::Chooser,
            ast::Whose::Unsaid | ast::Whose::Your => Whose::You,
            ast::Whose::Opponents => Whose::Opponent,
            ast::Whose::Their => Whose::Chooser,
            ast::Whose::Its => Whose::Its,
            ast::Whose::Any => Whose::Any,
        };
        ZonePick {
            zone: number,
            whose,
        }
    }

    /// Returns the number of a zone, as filters mean it.
    pub(super) fn zone_of(&mut self, name: &Spelled) -> Option<u8> {
        let found = self.zone_number(&name.text);
        if found.is_none() {
            let mut known: Vec<String> = self.zones.iter().map(|it| it.name.clone()).collect();
            known.push("stack".to_owned());
            self.unknown(&codes::UNKNOWN_ZONE, name, &known);
        }
        found
    }

    /// Returns the number of a zone by any of its names; play as a whole where
    /// that is meant.
    pub(super) fn zone_number(&self, name: &str) -> Option<u8> {
        match name {
            "stack" => return Some(ZonePick::STACK),
            "play" | "battlefield" | "field" => return Some(ZonePick::IN_PLAY),
            _ => {}
        }
        if let Some(at) = self.zones.iter().position(|it| it.name == name) {
            return u8::try_from(at).ok();
        }
        let role = match name {
            "library" | "deck" => self.roles.deck,
            "graveyard" | "discard" | "discard_pile" => self.roles.graveyard,
            "exile" => self.roles.exile,
            "resources" | "pile" => self.roles.pile,
            "prizes" => self.roles.prizes,
            _ => u8::MAX,
        };
        (role != u8::MAX).then_some(role)
    }

    /// The player as someone who is dealt damage: the hero or the active
    /// creature, in games that have them.
    pub(super) fn damaged(&self, pick: Pick) -> Pick {
        match (pick, self.combat) {
            (Pick::One(Who::Opponent), Combat::Active) => Pick::One(Who::OpponentActive),
            (Pick::One(Who::You), Combat::Active) => Pick::One(Who::Active),
            (Pick::One(Who::Opponent), _) if self.has_hero => Pick::One(Who::OpponentHero),
            (Pick::One(Who::You), _) if self.has_hero => Pick::One(Who::Hero),
            (pick, _) => pick,
        }
    }
}

/// Tells whether a filter speaks of spells, which are on the stack.
fn says_spell(filter: &Filter) -> bool {
    match filter {
        Filter::Word(word) => matches!(word.text.as_str(), "Spell" | "Spells" | "spell"),
        Filter::And(one, other) => says_spell(one) || says_spell(other),
        Filter::Or(one, other) => says_spell(one) && says_spell(other),
        _ => false,
    }
}
