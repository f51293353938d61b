//! What happens, one step after the other.

use tapete_game::Tongue;
use tapete_speech::capital;

use super::Speech;
use super::verb::{DO, Form, Verb};
use super::who::Phrase;
use crate::syntax::ast::{Amount, Cost, Effect, EffectKind, Ref, Selector};

impl Speech<'_> {
    /// Writes an effect; several sentences where one would not be clear.
    pub(super) fn effect(&self, effect: &Effect, form: Form) -> String {
        let mut steps = Vec::new();
        flatten(effect, &mut steps);
        let mut sentences: Vec<String> = Vec::new();
        let mut chain: Vec<(String, bool)> = Vec::new();
        let mut others_act = false;
        let mut at = 0;
        while let Some(step) = steps.get(at) {
            at += 1;
            if is_compound(step) {
                if !chain.is_empty() {
                    sentences.push(self.chain(&chain));
                    chain.clear();
                }
                sentences.push(self.step(step, form));
                others_act = false;
                continue;
            }
            let has_actor = has_actor(step);
            let next = steps.get(at).copied();
            if let Some(text) = next.and_then(|next| self.merged(step, next, form)) {
                at += 1;
                chain.push((text, true));
            } else if others_act && !has_actor && form == Form::Order {
                // After `your opponent loses 1 life`, a bare `gain 1 life` would
                // be theirs.
                let text = self.step(step, Form::You);
                let you = match text.starts_with("you ") {
                    true => "",
                    false => self.tongue.pick("you ", ""),
                };
                chain.push((format!("{you}{text}"), true));
            } else {
                chain.push((self.step(step, form), has_actor));
            }
            others_act |= has_actor;
        }
        if !chain.is_empty() {
            sentences.push(self.chain(&chain));
        }
        let then = self.tongue.pick("Then", "Luego");
        let mut text = String::new();
        for sentence in sentences {
            if text.is_empty() {
                text = sentence;
            } else if sentence.starts_with(self.tongue.pick("if ", "si ")) {
                text.push_str(&format!(". {then}, {sentence}"));
            } else {
                text.push_str(&format!(". {then} {sentence}"));
            }
        }
        text
    }

    /// Joins steps; one in the middle that has a subject of its own would read
    /// badly between commas, so that they become sentences.
    fn chain(&self, steps: &[(String, bool)]) -> String {
        let then = self.tongue.pick("then", "luego");
        match steps {
            [] => String::new(),
            [(one, _)] => one.clone(),
            [first, rest @ .., last] => {
                let mut text = first.0.clone();
                let apart = rest.iter().any(|it| it.1);
                for (step, _) in rest {
                    match apart {
                        true => text.push_str(&format!(". {}", capital(step))),
                        false => text.push_str(&format!(", {step}")),
                    }
                }
                match apart {
                    true => format!("{text}. {} {}", capital(then), last.0),
                    false => format!("{text}, {then} {}", last.0),
                }
            }
        }
    }

    /// Writes one step, as one clause.
    pub(super) fn step(&self, effect: &Effect, form: Form) -> String {
        match &effect.kind {
            EffectKind::Sequence(_) => self.effect(effect, form),
            EffectKind::May(inner) => self.may(inner, form),
            EffectKind::By { who, effect } => {
                let subject = self.subject(who);
                self.done_by(&subject, form, |form| self.effect(effect, form))
            }
            EffectKind::If {
                condition,
                then,
                otherwise,
            } => {
                let cond = self.cond(condition, true);
                let then = self.effect(then, form);
                let then = self
                    .tongue
                    .pick(format!("if {cond}, {then}"), format!("si {cond}, {then}"));
                match otherwise {
                    Some(otherwise) => {
                        let otherwise = self.effect(otherwise, form);
                        let word = self.tongue.pick("otherwise", "si no");
                        format!("{then}; {word}, {otherwise}")
                    }
                    None => then,
                }
            }
            EffectKind::Unless { who, costs, effect } => self.unless(who, costs, effect, form),
            EffectKind::ForEach {
                filter,
                zone,
                effect,
            } => {
                let each = self.each_of(filter, zone.as_ref());
                let done = self.effect(effect, form);
                format!("{each}, {done}")
            }
            EffectKind::Repeat { amount, effect } => self.repeat(amount, effect, form),
            EffectKind::ChooseOne(choices) => self.choose_one(choices, form),
            EffectKind::Action { name, args, target } => {
                self.action(&name.text, args, target.as_ref(), form)
            }
            EffectKind::Flip {
                amount,
                heads,
                tails,
            } => self.flip(amount, heads.as_deref(), tails.as_deref(), form),
            EffectKind::Do(ability) => {
                let name = self.inner_ability(ability);
                let verb = DO.say(form, self.tongue);
                self.tongue.pick(
                    format!("{verb} what {name} says"),
                    format!("{verb} lo que dice {name}"),
                )
            }
            _ => self.step_with_cards(effect, form),
        }
    }

    /// Writes `counter target spell unless its controller pays 3`.
    fn unless(&self, who: &Selector, costs: &[Cost], effect: &Effect, form: Form) -> String {
        // What is named first in the text is said where it is acted on.
        let acted_on = match (who, &effect.kind) {
            (
                Selector::Controller(inner),
                EffectKind::Counter(Selector::Ref(Ref::It, place))
                | EffectKind::Destroy(Selector::Ref(Ref::It, place))
                | EffectKind::Exile(Selector::Ref(Ref::It, place))
                | EffectKind::Tap(Selector::Ref(Ref::It, place)),
            ) if matches!(**inner, Selector::Some { .. }) => Some(((**inner).clone(), *place)),
            _ => None,
        };
        let mut effect = effect.clone();
        let mut who = who.clone();
        if let Some((acted_on, place)) = acted_on {
            match &mut effect.kind {
                EffectKind::Counter(what)
                | EffectKind::Destroy(what)
                | EffectKind::Exile(what)
                | EffectKind::Tap(what) => *what = acted_on,
                _ => {}
            }
            who = Selector::Controller(Box::new(Selector::Ref(Ref::It, place)));
        }
        let done = self.effect(&effect, form);
        let who = self.subject(&who);
        let wish = match (self.tongue, who.form) {
            (Tongue::En, form) => form,
            (Tongue::Es, form) => form.wished(),
        };
        let paid = self.paid(costs, wish);
        let word = self.tongue.pick("unless", "a menos que");
        format!("{done} {word} {}", super::cond::clause(&who, &paid))
    }

    fn may(&self, inner: &Effect, form: Form) -> String {
        if form == Form::Bare {
            return self.effect(inner, form);
        }
        if let EffectKind::If { .. } = &inner.kind {
            // `if …, you may` rather than `you may if …`.
            return self.if_may(inner, form);
        }
        let done = self.effect(inner, Form::Bare);
        let comma = match done.starts_with(self.tongue.pick("for each", "por cada")) {
            true => ",",
            false => "",
        };
        let may = match (self.tongue, form) {
            (Tongue::En, Form::Order) => "you may",
            (Tongue::En, _) => "may",
            (Tongue::Es, Form::Order | Form::You) => "puedes",
            (Tongue::Es, Form::Many) => "pueden",
            (Tongue::Es, Form::WishYou) => "puedas",
            (Tongue::Es, Form::Wish | Form::WishMany) => "pueda",
            (Tongue::Es, Form::One | Form::Bare) => "puede",
        };
        format!("{may}{comma} {done}")
    }

    fn if_may(&self, effect: &Effect, form: Form) -> String {
        let EffectKind::If {
            condition,
            then,
            otherwise,
        } = &effect.kind
        else {
            return self.effect(effect, form);
        };
        let may = |it: &Effect| {
            Box::new(Effect {
                place: it.place,
                kind: EffectKind::May(Box::new(it.clone())),
            })
        };
        let moved = Effect {
            place: effect.place,
            kind: EffectKind::If {
                condition: condition.clone(),
                then: may(then),
                otherwise: otherwise.as_deref().map(may),
            },
        };
        self.step(&moved, form)
    }

    /// Writes what a subject does; after `you may`, that you have it do so.
    pub(super) fn done_by(
        &self,
        subject: &Phrase,
        form: Form,
        predicate: impl Fn(Form) -> String,
    ) -> String {
        let is_wish = matches!(
            form,
            Form::Bare | Form::Wish | Form::WishYou | Form::WishMany
        );
        if !is_wish || subject.form == Form::You {
            let form = if is_wish { form } else { subject.form };
            return super::cond::clause(subject, &predicate(form));
        }
        let done = super::cond::clause(subject, &predicate(subject.form.wished()));
        let have = match (self.tongue, form) {
            (Tongue::En, _) => "have",
            (Tongue::Es, Form::Bare) => "hacer que",
            (Tongue::Es, _) => "haga que",
        };
        format!("{have} {done}")
    }

    /// Writes what a player does; whoever the sentence is about if not said.
    pub(super) fn act(
        &self,
        who: Option<&Selector>,
        form: Form,
        predicate: impl Fn(Form) -> String,
    ) -> String {
        match who {
            None => predicate(form),
            Some(who) => {
                let subject = self.subject(who);
                self.done_by(&subject, form, predicate)
            }
        }
    }

    pub(super) fn acts_on(&self, verb: &Verb, what: &Selector, form: Form) -> String {
        if let Some(text) = self.acts_on_it(verb, what, form) {
            return text;
        }
        let what = self.object(what).text;
        let verb = verb.say(form, self.tongue);
        match (verb.strip_suffix(" out"), what.as_str()) {
            (Some(verb), "it") => format!("{verb} it out"),
            _ if what == "they" => format!("{verb} them"),
            _ => format!("{verb} {what}"),
        }
    }
}

/// Returns the steps of an effect, sequences inside sequences too.
fn flatten<'e>(effect: &'e Effect, steps: &mut Vec<&'e Effect>) {
    match &effect.kind {
        EffectKind::Sequence(list) => {
            for effect in list {
                flatten(effect, steps);
            }
        }
        _ => steps.push(effect),
    }
}

/// Returns whether somebody or something other than `you` does a step.
fn has_actor(effect: &Effect) -> bool {
    let is_other = |who: &Selector| !matches!(who, Selector::Ref(Ref::You, _));
    match &effect.kind {
        EffectKind::By { who, .. } | EffectKind::Fight { one: who, .. } => is_other(who),
        EffectKind::Action { name, target, .. } => {
            target.is_some() && matches!(name.text.as_str(), "Discard" | "Draw" | "Mill")
        }
        EffectKind::Sacrifice { who, .. }
        | EffectKind::Draw { who, .. }
        | EffectKind::Mill { who, .. }
        | EffectKind::Discard { who, .. }
        | EffectKind::Deal { source: who, .. }
        | EffectKind::Change { who, .. }
        | EffectKind::Skip { who, .. }
        | EffectKind::Take { who, .. }
        | EffectKind::Win(who)
        | EffectKind::Lose(who)
        | EffectKind::ExtraTurn(who) => who.as_ref().is_some_and(is_other),
        _ => super::change::subject_of(effect).is_some_and(is_other),
    }
}

/// Returns whether a step needs a sentence of its own.
fn is_compound(effect: &Effect) -> bool {
    match &effect.kind {
        EffectKind::If { .. }
        | EffectKind::May(_)
        | EffectKind::ChooseOne(_)
        | EffectKind::Repeat { .. }
        | EffectKind::ForEach { .. }
        | EffectKind::Unless { .. } => true,
        EffectKind::Flip { heads, tails, .. } => heads.is_some() || tails.is_some(),
        EffectKind::By { effect, .. } => is_compound(effect),
        _ => false,
    }
}

pub(super) fn is_one(amount: &Amount) -> bool {
    matches!(amount, Amount::Number(1))
}
