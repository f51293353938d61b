//! Replacements: `instead of …`, and whom and what they stand in for.

use super::body::Standing;
use super::codes;
use super::maker::Maker;
use super::scope::Scope;
use crate::model::{Ability, ProgramId, Replaced, Subject};
use crate::syntax::ast::{
    self, Effect, EffectKind, Event, EventKind, EventPart, EventWhat, Ref, Selector,
};

impl Maker<'_> {
    pub(super) fn instead(
        &mut self,
        event: &Event,
        condition: Option<&ast::Cond>,
        effect: &Effect,
        made: &mut Ability,
    ) {
        let EventKind::Happens {
            who,
            verb,
            combat,
            parts,
            ..
        } = &event.kind
        else {
            return self.wrong(
                &codes::NOT_SUPPORTED,
                event.place,
                vec!["instead of".into()],
            );
        };
        let mut scope = Scope::of_event(crate::model::Who::It);
        let place = condition.and_then(|it| self.place_asked(it));
        let standing = Standing {
            zone: place.unwrap_or(crate::model::ZonePick::IN_PLAY),
            condition: condition.map(|it| self.condition(it, &mut scope)),
            of: self.subject(who),
            other: self.other_side(parts),
            combat: *combat,
        };
        let of_life = says(parts, "life");
        let what = match verb.text.as_str() {
            "would_be_dealt" => match &effect.kind {
                EffectKind::Prevent { amount, .. } => {
                    let amount = match amount {
                        Some(amount) => self.amount_of(amount, &mut scope),
                        None => self.number(9999),
                    };
                    Some(Replaced::PreventDamage(amount))
                }
                _ => Some(Replaced::WouldBeDealt(self.stand_in(effect, scope))),
            },
            "would_deal" => match &effect.kind {
                EffectKind::Deal {
                    amount: ast::Amount::Add(one, more),
                    ..
                } if matches!(&**one, ast::Amount::Name(it) if it.text == "that_much") => {
                    let amount = self.amount_of(more, &mut scope);
                    Some(Replaced::MoreDamage(amount))
                }
                _ => Some(Replaced::WouldDeal(self.stand_in(effect, scope))),
            },
            "would_die" => match self.goes_to(effect) {
                Some(zone) => Some(Replaced::DiesTo(zone)),
                None => Some(Replaced::WouldDie(self.stand_in(effect, scope))),
            },
            "would_be_destroyed" => match self.goes_to(effect) {
                Some(zone) => Some(Replaced::DestroyedTo(zone)),
                None => {
                    let program = self.stand_in(effect, scope);
                    Some(Replaced::WouldBeDestroyed(program))
                }
            },
            "would_enter" => match self.goes_to(effect) {
                Some(zone) => Some(Replaced::EntersIn(zone)),
                None => Some(Replaced::AsEnters(self.stand_in(effect, scope))),
            },
            "would_gain" if of_life => Some(Replaced::WouldGainLife(self.stand_in(effect, scope))),
            "would_lose" if of_life => Some(Replaced::WouldLoseLife(self.stand_in(effect, scope))),
            "would_draw" => Some(Replaced::WouldDraw(self.stand_in(effect, scope))),
            _ => None,
        };
        match what {
            Some(what) => self.replace_as(standing, what, made),
            None => self.wrong(
                &codes::NOT_SUPPORTED,
                event.place,
                vec![format!("instead of … {}", verb.text).into()],
            ),
        }
    }

    /// The other side: whom damage comes from or goes to.
    fn other_side(&mut self, parts: &[EventPart]) -> Subject {
        let found = parts.iter().find_map(|it| match &it.what {
            EventWhat::Selector(what) => Some(what),
            _ => None,
        });
        found.map_or(Subject::Anything, |it| self.subject(it))
    }

    fn stand_in(&mut self, effect: &Effect, mut scope: Scope) -> ProgramId {
        self.effect(effect, &mut scope);
        self.finish(scope)
    }

    /// Returns the zone where something simply goes instead.
    fn goes_to(&mut self, effect: &Effect) -> Option<u8> {
        match &effect.kind {
            EffectKind::Exile(Selector::Ref(Ref::This | Ref::It | Ref::ThatCreature, _)) => {
                Some(self.roles.exile)
            }
            EffectKind::Move {
                what: Selector::Ref(Ref::This | Ref::It | Ref::ThatCreature, _),
                moving,
            } => {
                let to = moving
                    .to
                    .as_ref()
                    .filter(|it| self.is_set_aside(&it.name))?;
                self.zone_of(&to.name)
            }
            _ => None,
        }
    }
}

fn says(parts: &[EventPart], wanted: &str) -> bool {
    parts
        .iter()
        .any(|it| matches!(&it.what, EventWhat::Word(word) if word.text == wanted))
}
