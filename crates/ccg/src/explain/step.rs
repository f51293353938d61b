//! One step of what happens: what is done with cards, what players do, what lasts.

use tapete_game::Tongue;

use super::Speech;
use super::effect::is_one;
use super::filter::As;
use super::verb::{
    ADD, ATTACH, CHOOSE, COUNTER, CREATE, DEAL, DESTROY, DETACH, DRAW, END, EXILE, FIGHT, Form,
    GAIN, GAIN_CONTROL, KNOCK_OUT, LOSE, MILL, REGENERATE, REMOVE, REVEAL, SACRIFICE, SHUFFLE,
    SKIP, SWAP, TAKE, TAKE_TURN, TAP, UNTAP, WIN,
};
use super::who::Where;
use crate::syntax::ast::{Effect, EffectKind, Ref, Selector, Whose};

impl Speech<'_> {
    /// Writes what is done with cards.
    pub(super) fn step_with_cards(&self, effect: &Effect, form: Form) -> String {
        match &effect.kind {
            EffectKind::Destroy(what) => self.acts_on(&DESTROY, what, form),
            EffectKind::Exile(what) => self.acts_on(&EXILE, what, form),
            EffectKind::Sacrifice { who, what } => self.act(who.as_ref(), form, |form| {
                if let Some(text) = self.acts_on_it(&SACRIFICE, what, form) {
                    return text;
                }
                let what = self.who(what, As::Permanent, Where::In).text;
                format!("{} {what}", SACRIFICE.say(form, self.tongue))
            }),
            EffectKind::Tap(what) => self.acts_on(&TAP, what, form),
            EffectKind::Untap(what) => self.acts_on(&UNTAP, what, form),
            EffectKind::Reveal(what) => self.acts_on(&REVEAL, what, form),
            EffectKind::Regenerate(what) => self.acts_on(&REGENERATE, what, form),
            EffectKind::Detach(what) => self.acts_on(&DETACH, what, form),
            EffectKind::Counter(what) => {
                let what = self.who(what, As::Spell, Where::In).text;
                format!("{} {what}", COUNTER.say(form, self.tongue))
            }
            EffectKind::KnockOut(what) => self.acts_on(&KNOCK_OUT, what, form),
            EffectKind::Choose(what) => self.acts_on(&CHOOSE, what, form),
            EffectKind::Copy(what) => self.copied(what, form),
            EffectKind::GainControl { what, duration } => {
                let what = self.object(what).text;
                let until = self.until(duration);
                format!("{} {what}{until}", GAIN_CONTROL.say(form, self.tongue))
            }
            EffectKind::Put {
                amount,
                counter,
                on,
            } => self.put_counters(amount, counter, on, form),
            EffectKind::Remove {
                amount,
                counter,
                from,
            } => {
                let noun = self.counter_noun(counter);
                let counters = match amount {
                    Some(amount) => self.counted(amount, &noun),
                    None => self.tongue.pick(
                        format!("all {}", noun.en[1]),
                        format!("todos los {}", noun.es[1]),
                    ),
                };
                let from = self.object(from).text;
                let word = self.tongue.pick("from", "de");
                format!("{} {counters} {word} {from}", REMOVE.say(form, self.tongue))
            }
            EffectKind::Move { what, moving } => self.moved(what, moving, form),
            EffectKind::Search { zone, what, moving } => self.search(zone, what, moving, form),
            EffectKind::Create {
                amount,
                token,
                moving,
            } => {
                let made = self.created(amount, &token.text);
                let how = self.manner(moving, self.tongue == Tongue::Es, !is_one(amount));
                format!("{} {made}{how}", CREATE.say(form, self.tongue))
            }
            EffectKind::Attach { what, to } => {
                let what = self.object(what).text;
                let to = self.object(to).text;
                let word = self.tongue.pick("to", "a");
                format!("{} {what} {word} {to}", ATTACH.say(form, self.tongue))
            }
            EffectKind::Fight { one, other } => {
                let one = self.subject(one);
                self.done_by(&one, form, |form| {
                    let other = self.object(other).text;
                    let verb = FIGHT.say(form, self.tongue);
                    self.tongue
                        .pick(format!("{verb} {other}"), format!("{verb} contra {other}"))
                })
            }
            EffectKind::Swap { one, other } => {
                let one = match one {
                    Selector::Ref(Ref::Active, _) => self.active_beside(other),
                    one => self.object(one).text,
                };
                let other = self.object(other).text;
                let verb = SWAP.say(form, self.tongue);
                self.tongue.pick(
                    format!("{verb} {one} with {other}"),
                    format!("{verb} {one} con {other}"),
                )
            }
            _ => self.step_of_players(effect, form),
        }
    }

    /// Writes what players do, and what is done to them.
    fn step_of_players(&self, effect: &Effect, form: Form) -> String {
        match &effect.kind {
            EffectKind::Draw { who, amount } => self.cards(&DRAW, who.as_ref(), amount, form),
            EffectKind::Mill { who, amount } => self.cards(&MILL, who.as_ref(), amount, form),
            EffectKind::Scry { amount } => self.scry(amount, form),
            EffectKind::Discard {
                who,
                amount,
                random,
                filter,
            } => self.act(who.as_ref(), form, |form| {
                self.discard(amount, *random, filter.as_ref(), form)
            }),
            EffectKind::Deal { source, amount, to } => self.act(source.as_ref(), form, |form| {
                let verb = DEAL.say(form, self.tongue);
                let damage = self.damage(amount);
                let to = self.object(to).text;
                let word = self.tongue.pick("to", "a");
                format!("{verb} {damage} {word} {to}")
            }),
            EffectKind::Change {
                who,
                gains,
                amount,
                of,
            } => self.act(who.as_ref(), form, |form| {
                let verb = if *gains { &GAIN } else { &LOSE };
                let of = of.text.as_str();
                let heals = of == "life" && who.as_ref().is_some_and(|it| !self.is_player(it));
                if heals {
                    return self.healed(*gains, amount, form);
                }
                format!("{} {}", verb.say(form, self.tongue), self.stuff(amount, of))
            }),
            EffectKind::Shuffle(zone) => {
                let zone = self.zone(zone, Whose::Your);
                format!("{} {zone}", SHUFFLE.say(form, self.tongue))
            }
            EffectKind::Add(costs) => {
                format!("{} {}", ADD.say(form, self.tongue), self.added(costs))
            }
            EffectKind::Prevent {
                amount,
                combat,
                to,
                from,
                duration,
            } => self.prevent(
                amount.as_ref(),
                *combat,
                (to.as_ref(), from.as_ref()),
                duration,
                form,
            ),
            EffectKind::Skip { who, phase } => self.act(who.as_ref(), form, |form| {
                let phase = self.skipped(&phase.text, form);
                format!("{} {phase}", SKIP.say(form, self.tongue))
            }),
            EffectKind::End(word) => {
                format!("{} {}", END.say(form, self.tongue), self.ended(&word.text))
            }
            EffectKind::Take { who, amount, of } => self.act(who.as_ref(), form, |form| {
                let taken = match of.text.as_str() {
                    "damage" => self.damage(amount),
                    of => self.stuff(amount, of),
                };
                format!("{} {taken}", TAKE.say(form, self.tongue))
            }),
            EffectKind::Win(who) => self.ends_match(&WIN, who.as_ref(), form),
            EffectKind::Lose(who) => self.ends_match(&LOSE, who.as_ref(), form),
            EffectKind::ExtraTurn(who) => self.act(who.as_ref(), form, |form| {
                let verb = TAKE_TURN.say(form, self.tongue);
                let turn = self.tongue.pick(
                    "an extra turn after this one",
                    "un turno adicional después de este",
                );
                format!("{verb} {turn}")
            }),
            _ => self.step_that_lasts(effect, form),
        }
    }

    /// Writes what becomes of somebody or something from then on.
    fn step_that_lasts(&self, effect: &Effect, form: Form) -> String {
        match &effect.kind {
            EffectKind::Gets { who, .. }
            | EffectKind::Gains { who, .. }
            | EffectKind::Loses { who, .. }
            | EffectKind::LosesAll { who, .. }
            | EffectKind::Becomes { who, .. }
            | EffectKind::Rule { who, .. }
            | EffectKind::Costs { who, .. } => {
                let subject = self.subject(who);
                self.done_by(&subject, form, |form| {
                    let predicate = self.predicate(effect, &subject, form);
                    format!("{predicate}{}", self.lasting(effect))
                })
            }
            // All others are written above.
            _ => String::new(),
        }
    }

    /// Names a phase that is skipped: the next of whoever skips it.
    fn skipped(&self, phase: &str, form: Form) -> String {
        let whose = if form == Form::One {
            Whose::Their
        } else {
            Whose::Your
        };
        let phase = self.phase_of(whose, phase);
        match form {
            Form::One => self.tongue.pick(
                phase.replacen("that player's", "their next", 1),
                format!("{phase} siguiente").replacen(" de ese jugador", "", 1),
            ),
            _ => self.tongue.pick(
                phase.replacen("your", "your next", 1),
                phase.replacen("tu ", "tu próximo ", 1),
            ),
        }
    }

    /// Names what ends at once: the turn, a phase.
    fn ended(&self, word: &str) -> String {
        match (word, self.tongue) {
            ("turn", Tongue::En) => "the turn".to_owned(),
            ("turn", Tongue::Es) => "el turno".to_owned(),
            ("combat", Tongue::En) => "combat".to_owned(),
            ("combat", Tongue::Es) => "el combate".to_owned(),
            (word, Tongue::En) => format!("the {} phase", word.replace('_', " ")),
            (word, Tongue::Es) => format!("la fase {}", word.replace('_', " ")),
        }
    }
}
