//! Events to triggers: what happened, to whom, and who stands on the other side.

use tapete_lang::Spelled;
use tapete_speech::Said;

use super::codes;
use super::maker::Maker;
use super::scope::Scope;
use crate::model::{
    self, END_OF_COMBAT, On, Phase, PhaseKind, Pick, ProgramId, Subject, Test, TestId, Trigger,
    Who, ZonePick,
};
use crate::syntax::ast::{Event, EventKind, EventPart, EventWhat, Ref, Selector, Whose};

/// What a trigger answers to, without what it does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub(super) on: On,
    pub(super) subject: Subject,
    pub(super) other: Subject,
    alone: bool,
    combat: bool,
    detail: u8,
    from: Option<ZonePick>,
    to: Option<ZonePick>,
    /// The other side is a player.
    player: bool,
    /// The text names something on the other side that is no player.
    names_other: bool,
}

impl Answer {
    /// Returns the scope of what the trigger does: what `it`, `that_player` and
    /// `blocker` mean after this event.
    pub(super) fn scope(&self) -> Scope {
        let by_player = matches!(
            self.on,
            On::Casts | On::Draws | On::Discards | On::Sacrifices | On::PlaysLand
        );
        // Where the subject is a player, or targets are chosen, the card is on
        // the other side.
        let it = if by_player || self.on == On::BecomesTarget {
            Who::Other
        } else {
            Who::It
        };
        let mut scope = Scope::of_event(it);
        if self.names_other && it == Who::It {
            scope.that_creature = Some(if self.turned() { Who::It } else { Who::Other });
        }
        if self.turned() {
            scope.other = Who::It;
        }
        scope.that_player = match self.on {
            On::DealsDamage if self.turned() => Who::ControllerOfIt,
            On::BecomesTarget => Who::ControllerOfOther,
            On::DealsDamage if self.player => Who::Other,
            On::DealsDamage => Who::ControllerOfOther,
            _ => Who::ThatPlayer,
        };
        scope
    }

    /// Tells whether `it` is on the other side: `this blocks a Creature: destroy
    /// it` speaks of the creature, since the card calls itself `this`.
    fn turned(&self) -> bool {
        let by_card = !matches!(
            self.on,
            On::Casts
                | On::Draws
                | On::Discards
                | On::Sacrifices
                | On::PlaysLand
                | On::BecomesTarget
        );
        by_card && self.names_other && matches!(self.subject, Subject::This | Subject::Attached)
    }

    /// Returns the zone where the trigger must be to answer: in play, unless
    /// it speaks of itself elsewhere.
    fn works_in(&self, graveyard: u8) -> u8 {
        match (self.on, self.subject, self.other, self.from) {
            (On::Casts, _, Subject::This, _) => ZonePick::STACK,
            // It has been discarded by then.
            (On::Discards, _, Subject::This, _) => graveyard,
            (On::Moves, Subject::This, _, Some(from)) => from.zone,
            _ => ZonePick::IN_PLAY,
        }
    }

    pub(super) fn trigger(
        &self,
        condition: Option<crate::model::CondId>,
        program: ProgramId,
        label: Said,
        graveyard: u8,
    ) -> Trigger {
        Trigger {
            on: self.on,
            subject: self.subject,
            other: self.other,
            alone: self.alone,
            combat: self.combat,
            detail: self.detail,
            condition,
            program,
            from: self.from,
            to: self.to,
            label,
            zone: self.works_in(graveyard),
            turned: self.turned(),
        }
    }
}

impl Maker<'_> {
    /// Compiles an event.
    pub(super) fn event(&mut self, event: &Event) -> Option<Answer> {
        let mut answer = Answer {
            on: On::Enters,
            subject: Subject::Anything,
            other: Subject::Anything,
            alone: false,
            combat: false,
            detail: u8::MAX,
            from: None,
            to: None,
            player: false,
            names_other: false,
        };
        match &event.kind {
            EventKind::Moment(word) => (answer.on, answer.detail) = self.moment(word)?,
            EventKind::Phase { whose, phase, ends } => {
                answer.on = if *ends {
                    On::PhaseEnds
                } else {
                    On::PhaseBegins
                };
                answer.subject = match whose {
                    Whose::Your => Subject::You,
                    Whose::Opponents => Subject::Opponent,
                    _ => Subject::Anything,
                };
                answer.detail = self.phase(phase)?;
            }
            EventKind::LastRemoved { counter, from } => {
                answer.on = On::LastCounterRemoved;
                answer.detail = self.counter_kind(counter)?;
                answer.subject = self.subject(from);
            }
            EventKind::Happens {
                who,
                verb,
                alone,
                combat,
                parts,
            } => {
                (answer.alone, answer.combat) = (*alone, *combat);
                answer.subject = self.subject(who);
                self.happens(verb, parts, &mut answer)?;
            }
        }
        Some(answer)
    }

    /// Compiles a moment of the turn.
    fn moment(&mut self, word: &Spelled) -> Option<(On, u8)> {
        Some(match word.text.as_str() {
            "end_of_turn" => (On::PhaseBegins, self.end_phase()),
            "beginning_of_turn" => (On::PhaseBegins, 0),
            "beginning_of_combat" => (On::PhaseBegins, self.phase_of(PhaseKind::DeclareAttackers)),
            "end_of_combat" => (On::PhaseEnds, self.end_of_combat()),
            _ => {
                let args = vec![word.text.as_str().into()];
                self.wrong(&codes::NOT_SUPPORTED, word.place, args);
                return None;
            }
        })
    }

    /// Compiles what happens to a subject: the other side, the zones, the kind.
    fn happens(&mut self, verb: &Spelled, parts: &[EventPart], answer: &mut Answer) -> Option<()> {
        let mut objects = Vec::new();
        let mut words = Vec::new();
        for part in parts {
            let before = part.word.as_ref().map(|it| it.text.as_str());
            match &part.what {
                EventWhat::Selector(what) => objects.push((before, self.subject(what))),
                EventWhat::Word(word) => words.push(word),
                EventWhat::Zone(zone) => {
                    let number = self.zone_of(&zone.name)?;
                    let pick = ZonePick {
                        zone: number,
                        whose: whose(zone.whose),
                    };
                    match before {
                        Some("from") => answer.from = Some(pick),
                        Some("to" | "on") => answer.to = Some(pick),
                        _ => {
                            let args = vec![zone.name.text.as_str().into()];
                            self.wrong(&codes::NOT_SUPPORTED, zone.name.place, args);
                        }
                    }
                }
            }
        }
        let other = objects.first().map(|it| it.1);
        let by = objects.iter().any(|it| it.0 == Some("by"));
        let is_land = self.says_land(parts.iter().filter_map(|it| match &it.what {
            EventWhat::Selector(what) => Some(what),
            _ => None,
        }));
        answer.on = self.happening(verb, &words, by, is_land)?;
        let speaks_of_zones = answer.from.is_some() || answer.to.is_some();
        match answer.on {
            On::CounterPut if speaks_of_zones => answer.on = On::Moves,
            On::Moves => {
                answer.to = Some(ZonePick {
                    zone: self.roles.exile,
                    whose: model::Whose::Any,
                });
            }
            // What leaves play comes from there, and what dies goes to
            // the graveyard.
            On::Leaves | On::Dies if answer.to.is_some() => {
                answer.on = On::Moves;
                answer.from = Some(ZonePick::PLAY);
            }
            On::Leaves | On::Dies => answer.from = None,
            On::Enters => answer.to = None,
            _ if speaks_of_zones => {
                let args = vec![format!("{} from", verb.text).into()];
                self.wrong(&codes::NOT_SUPPORTED, verb.place, args);
            }
            _ => {}
        }
        answer.other = other.unwrap_or(Subject::Anything);
        answer.player = match answer.other {
            Subject::You | Subject::Opponent => true,
            Subject::Passes(test) => self.tests.get(test.index()) == Some(&Test::Player),
            _ => false,
        };
        let is_thing = !matches!(
            other,
            None | Some(Subject::This | Subject::You | Subject::Opponent)
        );
        answer.names_other = is_thing && !answer.player;
        if answer.on == On::CounterPut {
            let counter = words.iter().find_map(|it| self.counter(&it.text));
            answer.detail = counter.unwrap_or(u8::MAX);
        }
        Some(())
    }

    fn happening(
        &mut self,
        verb: &Spelled,
        words: &[&Spelled],
        by: bool,
        is_land: bool,
    ) -> Option<On> {
        let of_life = words.iter().any(|it| it.text == "life");
        Some(match verb.text.as_str() {
            "enters" => On::Enters,
            "leaves" => On::Leaves,
            "dies" => On::Dies,
            "is_destroyed" => On::IsDestroyed,
            "is_knocked_out" => On::IsKnockedOut,
            "attacks" => On::Attacks,
            "blocks" => On::Blocks,
            "becomes_blocked" if by => On::BlockedBy,
            "becomes_blocked" => On::BecomesBlocked,
            "is_unblocked" => On::Unblocked,
            "becomes_target" => On::BecomesTarget,
            "is_dealt" => On::IsDealtDamage,
            "deals" => On::DealsDamage,
            "casts" => On::Casts,
            "plays" if is_land => On::PlaysLand,
            "plays" => On::Casts,
            "draws" => On::Draws,
            "discards" => On::Discards,
            "sacrifices" => On::Sacrifices,
            "is_put" => On::CounterPut,
            "taps" => On::Taps,
            "untaps" => On::Untaps,
            "is_attached" => On::IsAttached,
            "is_detached" => On::IsDetached,
            "is_exiled" => On::Moves,
            "evolves" => On::Evolves,
            "gains" if of_life => On::GainsLife,
            "loses" if of_life => On::LosesLife,
            _ => {
                let args = vec![verb.text.as_str().into()];
                self.wrong(&codes::NOT_SUPPORTED, verb.place, args);
                return None;
            }
        })
    }

    /// Tells whether an event speaks of lands.
    fn says_land<'s>(&self, mut objects: impl Iterator<Item = &'s Selector>) -> bool {
        let Some(land) = self.land else {
            return false;
        };
        objects.any(|it| match it {
            Selector::Some { filter, .. } | Selector::Each { filter, .. } => {
                super::sense::words(filter)
                    .iter()
                    .any(|it| self.kinds.bit(it) == Some(land))
            }
            _ => false,
        })
    }

    pub(super) fn subject(&mut self, who: &Selector) -> Subject {
        let mut scope = Scope::of_rule();
        match who {
            Selector::Ref(Ref::This, _) => Subject::This,
            Selector::Ref(Ref::Attached, _) => Subject::Attached,
            Selector::Ref(Ref::You, _) => Subject::You,
            Selector::Ref(Ref::Opponent, _) => Subject::Opponent,
            Selector::Ref(Ref::EachPlayer, _) => {
                let test = self.test(Test::Player);
                Subject::Passes(test)
            }
            Selector::Each { other, filter, .. } | Selector::Some { other, filter, .. } => {
                let (test, _) = self.tested(*other, filter, None, &mut scope);
                self.subject_of(test)
            }
            _ => match self.pick(who, &mut scope) {
                Pick::One(Who::Hero) => Subject::You,
                _ => Subject::Anything,
            },
        }
    }

    fn subject_of(&mut self, test: TestId) -> Subject {
        match self.tests.get(test.index()) {
            Some(Test::Always) => Subject::Anything,
            Some(Test::This) => Subject::This,
            Some(Test::You) => Subject::You,
            Some(Test::Opponent) => Subject::Opponent,
            _ => Subject::Passes(test),
        }
    }

    /// Returns the number of a phase, or tells that there is none.
    pub(super) fn phase(&mut self, name: &Spelled) -> Option<u8> {
        if let Some(at) = self.phases.iter().position(|it| it.name == name.text) {
            return u8::try_from(at).ok();
        }
        match name.text.as_str() {
            // Every game has something like them.
            "turn" | "upkeep" | "start" => return Some(0),
            "end" | "finish" | "cleanup" => return Some(self.end_phase()),
            "combat" => return Some(self.phase_of(PhaseKind::DeclareAttackers)),
            _ => {}
        }
        let known: Vec<String> = self.phases.iter().map(|it| it.name.clone()).collect();
        self.unknown(&codes::UNKNOWN_PHASE, name, &known);
        None
    }

    /// Returns the number of the phase that is the end of a turn: `end`, or the
    /// last before cleanup if nobody acts or fights there; else cleanup, since
    /// all the others come before what is done in them.
    fn end_phase(&self) -> u8 {
        let found = self.phases.iter().position(|it| it.name == "end");
        let is_quiet = |it: &Phase| it.kind == PhaseKind::Plain && it.allows == 0;
        let last = self
            .phases
            .iter()
            .rposition(|it| it.kind != PhaseKind::Cleanup)
            .filter(|at| self.phases.get(*at).is_some_and(is_quiet));
        let cleanup = self
            .phases
            .iter()
            .position(|it| it.kind == PhaseKind::Cleanup);
        u8::try_from(found.or(last).or(cleanup).unwrap_or(0)).unwrap_or(0)
    }

    /// Returns the number of a phase; of the last before cleanup if there is
    /// none of that name.
    fn phase_named(&self, name: &str) -> u8 {
        let found = self.phases.iter().position(|it| it.name == name);
        let last = self
            .phases
            .iter()
            .rposition(|it| it.kind != PhaseKind::Cleanup);
        u8::try_from(found.or(last).unwrap_or(0)).unwrap_or(0)
    }

    /// Returns what stands for the end of combat: in games where creatures attack
    /// one by one, the end of the phase in which they do.
    fn end_of_combat(&self) -> u8 {
        let has_damage = self.phases.iter().any(|it| it.kind == PhaseKind::Damage);
        match has_damage {
            true => END_OF_COMBAT,
            false => self.phase_of(PhaseKind::Damage),
        }
    }

    fn phase_of(&self, kind: PhaseKind) -> u8 {
        let found = self.phases.iter().position(|it| it.kind == kind);
        found
            .and_then(|it| u8::try_from(it).ok())
            .unwrap_or_else(|| self.phase_named("attack"))
    }
}

/// Whose zone an event speaks of; anybody's if it does not say.
fn whose(said: Whose) -> model::Whose {
    match said {
        Whose::Your => model::Whose::You,
        Whose::Opponents => model::Whose::Opponent,
        Whose::Unsaid | Whose::Their | Whose::Its | Whose::Any => model::Whose::Any,
    }
}
