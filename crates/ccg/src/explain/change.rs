//! What a thing becomes for a while: figures, abilities, types, costs.

use tapete_game::Tongue;

use super::Speech;
use super::cond::clause;
use super::filter::{Article, As};
use super::verb::{BECOME, COST, Form, GET, LOSE, PREVENT};
use super::who::Phrase;
use crate::syntax::ast::{Amount, Duration, Effect, EffectKind, Filter, Ref, Selector, Signed};
use tapete_lang::Spelled;

impl Speech<'_> {
    /// Writes what an effect says of its subject, without how long.
    pub(super) fn predicate(&self, effect: &Effect, who: &Phrase, form: Form) -> String {
        match &effect.kind {
            EffectKind::Gets {
                power,
                toughness,
                per,
                ..
            } => {
                let get = GET.say(form, self.tongue);
                let mut text = match self.figures(power, toughness) {
                    Some(figures) => format!("{get} {figures}"),
                    None => format!("{get} {}", self.long_figures(power, toughness)),
                };
                if let Some((filter, zone)) = per {
                    let before = self.named.borrow().clone();
                    let each = self.each_of(filter, zone.as_ref());
                    *self.named.borrow_mut() = before;
                    text.push_str(&format!(" {each}"));
                }
                text
            }
            EffectKind::Gains { abilities, .. } if self.lasts.get() => {
                self.has(who, abilities, form)
            }
            EffectKind::Gains { abilities, .. } => self.gain(abilities, form),
            EffectKind::Loses { abilities, .. } => self.lose(abilities, form),
            EffectKind::LosesAll { .. } => {
                let all = self.tongue.pick("all abilities", "todas las habilidades");
                format!("{} {all}", LOSE.say(form, self.tongue))
            }
            EffectKind::Becomes { words, figures, .. } => {
                let words = self.becomes(words, figures.as_ref());
                format!("{} {words}", BECOME.say(form, self.tongue))
            }
            EffectKind::Rule {
                modal,
                word,
                by,
                except_by,
                duration,
                ..
            } => {
                let rule = self.rule(
                    who,
                    form,
                    *modal,
                    &word.text,
                    by.as_ref(),
                    except_by.as_ref(),
                );
                // What lasts a turn is not said of each.
                let each = self
                    .tongue
                    .pick(" each turn if able", " cada turno si es posible");
                let able = self.tongue.pick(" if able", " si es posible");
                match (rule.strip_suffix(each), duration) {
                    (Some(rule), Duration::Until(_)) => format!("{rule}{able}"),
                    _ => rule,
                }
            }
            EffectKind::Costs { amount, less, .. } => {
                let amount = self.expression(amount);
                let less = match less {
                    true => self.tongue.pick("less", "menos"),
                    false => self.tongue.pick("more", "más"),
                };
                format!("{} {amount} {less}", COST.say(form, self.tongue))
            }
            _ => String::new(),
        }
    }

    /// Writes how long an effect lasts.
    pub(super) fn lasting(&self, effect: &Effect) -> String {
        match &effect.kind {
            EffectKind::Rule { duration, .. } => match duration {
                Duration::Until(word) if word.text == "end_of_turn" && !self.brief => {
                    self.tongue.pick(" this turn", " este turno").to_owned()
                }
                duration => self.until(duration),
            },
            _ => duration_of(effect).map_or_else(String::new, |it| self.until(it)),
        }
    }

    pub(super) fn until(&self, duration: &Duration) -> String {
        if self.brief {
            return String::new();
        }
        match duration {
            Duration::Unsaid => String::new(),
            Duration::Permanently => self
                .tongue
                .pick(" permanently", " de forma permanente")
                .to_owned(),
            Duration::Until(word) => {
                let this = self.tongue.pick("this", self.this.as_str());
                let (en, es) = match word.text.as_str() {
                    "end_of_turn" => ("end of turn", "el final del turno"),
                    "end_of_combat" => ("end of combat", "el final del combate"),
                    "your_next_turn" => ("your next turn", "tu próximo turno"),
                    "your_next_upkeep" => ("your next upkeep", "tu próximo mantenimiento"),
                    "their_next_turn" => {
                        ("that player's next turn", "el próximo turno de ese jugador")
                    }
                    "this_leaves" => {
                        let leaves = self.tongue.pick(
                            format!(" until {this} leaves play"),
                            format!(" hasta que {this} salga del juego"),
                        );
                        return leaves;
                    }
                    other => {
                        let word = self.tongue.pick("until", "hasta");
                        return format!(" {word} {}", other.replace('_', " "));
                    }
                };
                self.tongue
                    .pick(format!(" until {en}"), format!(" hasta {es}"))
            }
            Duration::AsLongAs(cond) => {
                let cond = self.cond(cond, true);
                self.tongue
                    .pick(format!(" as long as {cond}"), format!(" mientras {cond}"))
            }
        }
    }

    /// Writes two things of one subject in one clause: `gets +1/+1 and gains
    /// flying until end of turn`.
    pub(super) fn merged(&self, one: &Effect, other: &Effect, form: Form) -> Option<String> {
        let (first, second) = (subject_of(one)?, subject_of(other)?);
        let lasts = |it: &Effect| duration_of(it).map(|it| self.until(it));
        if lasts(one) != lasts(other) {
            return None;
        }
        let is_same = match (first, second) {
            (Selector::Ref(one, _), Selector::Ref(other, _)) => {
                one == other || matches!(other, Ref::It)
            }
            (Selector::Some { .. }, Selector::Ref(Ref::It | Ref::ThatCreature, _)) => true,
            (Selector::Each { .. }, Selector::Each { .. }) => self.says_same(first, second),
            _ => false,
        };
        if !is_same {
            return None;
        }
        let subject = self.subject(first);
        Some(self.done_by(&subject, form, |form| {
            let first = self.predicate(one, &subject, form);
            let second = self.predicate(other, &subject, form);
            let both = self.predicates(&[first, second]);
            format!("{both}{}", self.lasting(one))
        }))
    }

    /// Returns whether two selectors read alike; their places differ.
    fn says_same(&self, one: &Selector, other: &Selector) -> bool {
        let before = self.named.borrow().clone();
        let same = self.object(one).text == self.object(other).text;
        *self.named.borrow_mut() = before;
        same
    }

    /// Joins predicates: `can't attack or block`.
    fn predicates(&self, list: &[String]) -> String {
        let cant = self.tongue.pick("can't ", "no puede ");
        let is_plain = |it: &String| {
            let by = [" except ", " salvo ", " by ", " por ", " of ", " de "];
            it.starts_with(cant) && !by.iter().any(|word| it.contains(word))
        };
        match list {
            [first, rest @ ..] if list.len() > 1 && list.iter().all(is_plain) => {
                let or = self.tongue.pick("or", "ni");
                let mut acts = vec![first.clone()];
                acts.extend(rest.iter().map(|it| it.replacen(cant, "", 1)));
                super::join(&acts, or)
            }
            list => self.and(list),
        }
    }

    /// Writes figures that depend on something: `+X/+X, where …`.
    fn long_figures(&self, power: &Signed, toughness: &Signed) -> String {
        let sign = |it: &Signed| if it.minus { '-' } else { '+' };
        let side = |it: &Signed| match &it.amount {
            Amount::Number(number) => format!("{}{number}", sign(it)),
            _ => format!("{}X", sign(it)),
        };
        let unknown = match &power.amount {
            Amount::Number(_) => &toughness.amount,
            other => other,
        };
        let what = self.expression(unknown);
        let figures = format!("{}/{}", side(power), side(toughness));
        self.tongue.pick(
            format!("{figures}, where X is {what},"),
            format!("{figures}, donde X es {what},"),
        )
    }

    fn becomes(&self, words: &[Spelled], figures: Option<&(Amount, Amount)>) -> String {
        let figures = figures.map(|(power, toughness)| {
            format!("{}/{}", self.expression(power), self.expression(toughness))
        });
        let filter = words
            .iter()
            .map(|it| Filter::Word(it.clone()))
            .reduce(|one, other| Filter::And(Box::new(one), Box::new(other)));
        let before = self.named.borrow().clone();
        let has_noun = words
            .iter()
            .any(|it| matches!(self.names.known(&it.text), super::names::Known::Noun { .. }));
        let usual = if has_noun {
            As::Permanent
        } else {
            As::Creature
        };
        let text = match (filter, figures, self.tongue) {
            (Some(filter), Some(figures), Tongue::En) => {
                let thing = self.thing(&filter, usual, Article::None, false);
                format!("a {figures} {thing}")
            }
            (Some(filter), Some(figures), Tongue::Es) => {
                format!(
                    "{} {figures}",
                    self.thing(&filter, usual, Article::A, false)
                )
            }
            (Some(filter), None, _) => self.thing(&filter, usual, Article::A, false),
            (None, Some(figures), _) => figures,
            (None, None, _) => self.tongue.pick("itself again", "lo que era").to_owned(),
        };
        *self.named.borrow_mut() = before;
        text
    }

    /// Writes damage that is not dealt.
    pub(super) fn prevent(
        &self,
        amount: Option<&Amount>,
        combat: bool,
        (to, from): (Option<&Selector>, Option<&Selector>),
        duration: &Duration,
        form: Form,
    ) -> String {
        let verb = PREVENT.say(form, self.tongue);
        if self.absorbs.get()
            && let Some(amount) = amount
        {
            let amount = self.expression(amount);
            return self.tongue.pick(
                format!("{verb} {amount} of that damage"),
                format!("{verb} {amount} de ese daño"),
            );
        }
        let combat = match combat {
            true => self.tongue.pick("combat ", " de combate"),
            false => "",
        };
        let mut text = match (amount, self.tongue) {
            (None, Tongue::En) => format!("{verb} all {combat}damage that would be dealt"),
            (None, Tongue::Es) => format!("{verb} todo el daño{combat} que se fuera a infligir"),
            (Some(amount), Tongue::En) => {
                let amount = self.expression(amount);
                format!("{verb} the next {amount} {combat}damage that would be dealt")
            }
            (Some(amount), Tongue::Es) => {
                let amount = self.expression(amount);
                format!(
                    "{verb} los próximos {amount} puntos de daño{combat} que se fueran a infligir"
                )
            }
        };
        if let Some(to) = to {
            let to = self.object(to).text;
            let to = if to == "this" { "this card" } else { &to };
            text.push_str(&self.tongue.pick(format!(" to {to}"), format!(" a {to}")));
        }
        if let Some(from) = from {
            let from = self.object(from).text;
            text.push_str(
                &self
                    .tongue
                    .pick(format!(" by {from}"), format!(" por {from}")),
            );
        }
        let is_turn = match duration {
            Duration::Unsaid => !self.lasts.get(),
            Duration::Until(word) => word.text == "end_of_turn",
            Duration::Permanently | Duration::AsLongAs(_) => false,
        };
        if is_turn && !self.brief {
            text.push_str(self.tongue.pick(" this turn", " este turno"));
            return text;
        }
        format!("{text}{}", self.until(duration))
    }

    /// Writes several continuous effects: equal subjects are said once.
    pub(super) fn statics(&self, effects: &[Effect]) -> Vec<String> {
        let mut texts: Vec<String> = Vec::new();
        let mut at = 0;
        while let Some(effect) = effects.get(at) {
            at += 1;
            let Some(who) = subject_of(effect) else {
                self.afresh();
                texts.push(self.effect(effect, Form::Order));
                continue;
            };
            let is_next = |it: &&Effect| {
                subject_of(it).is_some_and(|next| self.says_same(who, next))
                    && self.lasting(it) == self.lasting(effect)
            };
            let more = effects.iter().skip(at).take_while(is_next).count();
            let subject = self.subject(who);
            let predicates: Vec<String> = effects
                .iter()
                .skip(at - 1)
                .take(more + 1)
                .map(|it| self.predicate(it, &subject, subject.form))
                .collect();
            at += more;
            let text = clause(&subject, &self.predicates(&predicates));
            texts.push(format!("{text}{}", self.lasting(effect)));
        }
        texts
    }
}

/// Returns the subject of an effect that says something of a thing.
pub(super) fn subject_of(effect: &Effect) -> Option<&Selector> {
    match &effect.kind {
        EffectKind::Gets { who, .. }
        | EffectKind::Gains { who, .. }
        | EffectKind::Loses { who, .. }
        | EffectKind::LosesAll { who, .. }
        | EffectKind::Becomes { who, .. }
        | EffectKind::Rule { who, .. }
        | EffectKind::Costs { who, .. } => Some(who),
        _ => None,
    }
}

fn duration_of(effect: &Effect) -> Option<&Duration> {
    match &effect.kind {
        EffectKind::Gets { duration, .. }
        | EffectKind::Gains { duration, .. }
        | EffectKind::Loses { duration, .. }
        | EffectKind::LosesAll { duration, .. }
        | EffectKind::Becomes { duration, .. }
        | EffectKind::Rule { duration, .. } => Some(duration),
        _ => None,
    }
}
