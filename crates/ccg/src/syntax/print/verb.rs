//! Effects that begin with a verb, as text.

use tapete_speech::capital;

use super::Pen;
use crate::syntax::ast::{Amount, EffectKind};
use crate::syntax::lexeme::quoted;
use crate::syntax::lexicon::Role;

impl Pen {
    pub(super) fn done(self, kind: &EffectKind) -> String {
        let verb = |name| self.word(Role::Verb, name);
        match kind {
            EffectKind::May(effect) => format!("{} {}", verb("may"), self.effect(effect, false)),
            EffectKind::By { who, effect } => self.by(who, &effect.kind),
            EffectKind::If {
                condition,
                then,
                otherwise,
            } => {
                let then = match otherwise {
                    Some(_) => self.inner(then),
                    None => self.effect(then, false),
                };
                let text = format!("{} {}: {then}", verb("if"), self.cond(condition));
                match otherwise {
                    Some(effect) => {
                        format!(
                            "{text} {}: {}",
                            self.glue("else"),
                            self.effect(effect, false)
                        )
                    }
                    None => text,
                }
            }
            EffectKind::Unless { who, costs, effect } => {
                let pays = self.word(Role::Predicate, "pays");
                let who = self.selector(who);
                let costs = self.costs(costs);
                let effect = self.effect(effect, false);
                format!("{} {who} {pays} {costs}: {effect}", verb("unless"))
            }
            EffectKind::ForEach {
                filter,
                zone,
                effect,
            } => {
                let filter = self.filter(filter) + &self.within(zone.as_ref());
                format!(
                    "{} {filter}: {}",
                    verb("for_each"),
                    self.effect(effect, false)
                )
            }
            EffectKind::Repeat { amount, effect } => {
                let amount = self.amount(amount);
                format!(
                    "{} {amount}: {}",
                    verb("repeat"),
                    self.effect(effect, false)
                )
            }
            EffectKind::ChooseOne(options) => {
                let options: Vec<String> = options.iter().map(|it| self.effects(it)).collect();
                format!("{} {{ {} }}", verb("choose_one"), options.join(" ; "))
            }
            EffectKind::Action { name, args, target } => {
                let mut out = capital(&verb(&name.text.to_lowercase()));
                if !args.is_empty() {
                    let args: Vec<String> = args.iter().map(|it| self.amount(it)).collect();
                    out.push_str(&format!("({})", args.join(", ")));
                }
                if let Some(filter) = target {
                    let target = self.word(Role::Select, "target");
                    out.push_str(&format!(" {target} {}", self.filter(filter)));
                }
                out
            }
            EffectKind::Flip {
                amount,
                heads,
                tails,
            } => {
                let amount = match amount {
                    Amount::Number(1) => String::new(),
                    _ => self.operand(amount),
                };
                let mut out = Self::spaced(&[&verb("flip"), &amount, self.glue("coin")]);
                for (side, effect) in [("heads", heads), ("tails", tails)] {
                    if let Some(effect) = effect {
                        out.push_str(&format!(" {}: {}", self.glue(side), self.inner(effect)));
                    }
                }
                out
            }
            EffectKind::Do(ability) => format!("{} {}", verb("do"), self.ability(ability)),
            other => self.done_with_cards(other),
        }
    }

    /// Writes what is done with cards.
    fn done_with_cards(self, kind: &EffectKind) -> String {
        let verb = |name| self.word(Role::Verb, name);
        let on = |name, selector| format!("{} {}", verb(name), self.selector(selector));
        match kind {
            EffectKind::Destroy(what) => on("destroy", what),
            EffectKind::Exile(what) => on("exile", what),
            EffectKind::Sacrifice { who, what } => {
                let doer = self.doer(who.as_ref(), "sacrifice", "sacrifices");
                format!("{doer} {}", self.selector(what))
            }
            EffectKind::Tap(what) => on("tap", what),
            EffectKind::Untap(what) => on("untap", what),
            EffectKind::Reveal(what) => on("reveal", what),
            EffectKind::Regenerate(what) => on("regenerate", what),
            EffectKind::Detach(what) => on("detach", what),
            EffectKind::Counter(what) => on("counter", what),
            EffectKind::KnockOut(what) => on("knock_out", what),
            EffectKind::Copy(what) => on("copy", what),
            EffectKind::Choose(what) => on("choose", what),
            EffectKind::GainControl { what, duration } => {
                let (control, of) = (self.glue("control"), self.glue("of"));
                let text = format!("{} {control} {of} {}", verb("gain"), self.selector(what));
                Self::spaced(&[&text, &self.duration(duration)])
            }
            EffectKind::Put {
                amount,
                counter,
                on,
            } => {
                let (amount, counter) = (self.operand(amount), self.counter(counter));
                let on = format!("{} {}", self.glue("on"), self.selector(on));
                format!("{} {amount} {counter} {on}", verb("put"))
            }
            EffectKind::Remove {
                amount,
                counter,
                from,
            } => {
                let amount = self.amount_or_all(amount.as_ref());
                let counter = self.counter(counter);
                let from = format!("{} {}", self.glue("from"), self.selector(from));
                format!("{} {amount} {counter} {from}", verb("remove"))
            }
            EffectKind::Move { what, moving } => {
                let verb = verb("move");
                Self::spaced(&[&verb, &self.selector(what), &self.moving(moving)])
            }
            EffectKind::Search { zone, what, moving } => {
                let zone = self.zone(zone);
                let what = format!("{} {}", self.glue("for"), self.selector(what));
                Self::spaced(&[&verb("search"), &zone, &what, &self.moving(moving)])
            }
            EffectKind::Create {
                amount,
                token,
                moving,
            } => {
                let token = format!("{} {}", self.glue("token"), quoted(&token.text));
                let amount = self.operand(amount);
                Self::spaced(&[&verb("create"), &amount, &token, &self.moving(moving)])
            }
            EffectKind::Attach { what, to } => {
                let to = format!("{} {}", self.glue("to"), self.selector(to));
                format!("{} {} {to}", verb("attach"), self.selector(what))
            }
            EffectKind::Fight { one, other } => {
                let other = format!("{} {}", self.glue("with"), self.selector(other));
                format!("{} {} {other}", verb("fight"), self.selector(one))
            }
            EffectKind::Swap { one, other } => {
                let other = format!("{} {}", self.glue("with"), self.selector(other));
                format!("{} {} {other}", verb("swap"), self.selector(one))
            }
            other => self.done_by_players(other),
        }
    }

    /// Writes what players do, and what is done to them.
    fn done_by_players(self, kind: &EffectKind) -> String {
        let verb = |name| self.word(Role::Verb, name);
        match kind {
            EffectKind::Draw { who, amount } => {
                let doer = self.doer(who.as_ref(), "draw", "draws");
                format!("{doer} {}", self.operand(amount))
            }
            EffectKind::Mill { who, amount } => {
                let doer = self.doer(who.as_ref(), "mill", "mills");
                format!("{doer} {}", self.operand(amount))
            }
            EffectKind::Scry { amount } => format!("{} {}", verb("scry"), self.operand(amount)),
            EffectKind::Discard {
                who,
                amount,
                random,
                filter,
            } => {
                let doer = self.doer(who.as_ref(), "discard", "discards");
                let random = if *random { self.glue("random") } else { "" };
                let filter = filter.as_ref().map_or(String::new(), |it| self.filter(it));
                Self::spaced(&[&doer, &self.operand(amount), random, &filter])
            }
            EffectKind::Deal { source, amount, to } => {
                let doer = self.doer(source.as_ref(), "deal", "deals");
                let damage = self.word(Role::Property, "damage");
                let amount = self.operand(amount);
                format!(
                    "{doer} {amount} {damage} {} {}",
                    self.glue("to"),
                    self.selector(to)
                )
            }
            EffectKind::Change {
                who,
                gains,
                amount,
                of,
            } => {
                let doer = match gains {
                    true => self.doer(who.as_ref(), "gain", "gains"),
                    false => self.doer(who.as_ref(), "lose", "loses"),
                };
                let of = self.name(Role::Property, &of.text);
                format!("{doer} {} {of}", self.operand(amount))
            }
            EffectKind::Shuffle(zone) => format!("{} {}", verb("shuffle"), self.zone(zone)),
            EffectKind::Add(costs) => format!("{} {}", verb("add"), self.costs(costs)),
            EffectKind::Prevent {
                amount,
                combat,
                to,
                from,
                duration,
            } => {
                let amount = self.amount_or_all(amount.as_ref());
                let combat = if *combat { self.glue("combat") } else { "" };
                let damage = self.word(Role::Property, "damage");
                let side = |word, who: &Option<_>| match who {
                    Some(who) => format!("{} {}", self.glue(word), self.selector(who)),
                    None => String::new(),
                };
                let parts = [
                    &verb("prevent"),
                    &amount,
                    combat,
                    &damage,
                    &side("to", to),
                    &side("from", from),
                    &self.duration(duration),
                ];
                Self::spaced(&parts)
            }
            EffectKind::Skip { who, phase } => {
                let doer = self.doer(who.as_ref(), "skip", "skips");
                format!("{doer} {}", self.name(Role::Phase, &phase.text))
            }
            EffectKind::End(phase) => {
                format!("{} {}", verb("end"), self.name(Role::Phase, &phase.text))
            }
            EffectKind::Take { who, amount, of } => {
                let doer = self.doer(who.as_ref(), "take", "takes");
                let of = self.name(Role::Property, &of.text);
                format!("{doer} {} {of}", self.operand(amount))
            }
            EffectKind::Win(who) => self.doer(who.as_ref(), "win", "wins"),
            EffectKind::Lose(who) => self.doer(who.as_ref(), "lose", "loses"),
            EffectKind::ExtraTurn(who) => self.doer(who.as_ref(), "extra_turn", "takes_extra_turn"),
            // What is said of somebody or something is written elsewhere.
            _ => String::new(),
        }
    }

    fn amount_or_all(self, amount: Option<&Amount>) -> String {
        match amount {
            Some(amount) => self.operand(amount),
            None => self.glue("all").to_owned(),
        }
    }

    /// Writes what a player does by choice: `opponent reveals …`.
    fn by(self, who: &crate::syntax::ast::Selector, kind: &EffectKind) -> String {
        let (verb, rest) = match kind {
            EffectKind::Reveal(what) => ("reveals", self.selector(what)),
            EffectKind::Choose(what) => ("chooses", self.selector(what)),
            EffectKind::Add(costs) => ("adds", self.costs(costs)),
            EffectKind::Shuffle(zone) => ("shuffles", self.zone(zone)),
            // The reader makes no other.
            other => return self.done(other),
        };
        let verb = self.word(Role::Predicate, verb);
        format!("{} {verb} {rest}", self.selector(who))
    }
}
