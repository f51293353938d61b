//! Single deeds: cards drawn and discarded, counters put, coins flipped.

use tapete_game::Tongue;
use tapete_speech::capital;

use super::Speech;
use super::effect::is_one;
use super::filter::{Article, As};
use super::noun::{Noun, number_word};
use super::verb::{
    CHOOSE, DESTROY, DISCARD, DO, DRAW, EXILE, FLIP, Form, LOSE, MILL, MOVE, PAY, RECOVER, TAP,
    UNTAP, Verb,
};
use super::who::Where;
use crate::syntax::ast::{Amount, Cost, Effect, Filter, Ref, Selector, ZoneRef};

impl Speech<'_> {
    pub(super) fn cards(
        &self,
        verb: &Verb,
        who: Option<&Selector>,
        amount: &Amount,
        form: Form,
    ) -> String {
        self.act(who, form, |form| {
            let cards = self.counted(amount, &self.names.noun("Card"));
            format!("{} {cards}", verb.say(form, self.tongue))
        })
    }

    pub(super) fn scry(&self, amount: &Amount, form: Form) -> String {
        let number = self.expression(amount);
        match (self.tongue, form) {
            (Tongue::En, Form::One) => format!("scries {number}"),
            (Tongue::En, _) => format!("scry {number}"),
            (Tongue::Es, Form::Bare) => format!("adivinar {number}"),
            (Tongue::Es, Form::You) => format!("adivinas {number}"),
            (Tongue::Es, _) => format!("adivina {number}"),
        }
    }

    pub(super) fn discard(
        &self,
        amount: &Amount,
        random: bool,
        filter: Option<&Filter>,
        form: Form,
    ) -> String {
        let verb = DISCARD.say(form, self.tongue);
        if matches!(amount, Amount::Name(name) if name.text == "this") {
            let this = self.tongue.pick("this card", "esta carta");
            return format!("{verb} {this}");
        }
        let cards = match filter {
            Some(filter) if is_one(amount) => self.thing(filter, As::Card, Article::A, false),
            Some(filter) => {
                let things = self.thing(filter, As::Card, Article::None, true);
                format!("{} {things}", self.number(amount, true))
            }
            None => self.counted(amount, &self.names.noun("Card")),
        };
        let random = match random {
            true => self.tongue.pick(" at random", " al azar"),
            false => "",
        };
        format!("{verb} {cards}{random}")
    }

    pub(super) fn put_counters(
        &self,
        amount: &Amount,
        counter: &crate::syntax::ast::Counter,
        on: &Selector,
        form: Form,
    ) -> String {
        let noun = self.counter_noun(counter);
        let verb = MOVE.say(form, self.tongue);
        let many = noun.say(true, self.tongue).to_owned();
        if let Amount::Counters {
            counter: counted,
            of,
        } = amount
            && counted.text == counter.text
        {
            let of = match (&**of, self.tongue) {
                (Selector::Ref(Ref::This, _), Tongue::En) => "this".to_owned(),
                (Selector::Ref(Ref::This, _), Tongue::Es) => self.this.clone(),
                (of, _) => self.object(of).text,
            };
            let on = self.object(on).text;
            let had = self.named.borrow().gone;
            return match (self.tongue, had) {
                (Tongue::En, false) => format!("{verb} as many {many} on {on} as {of} has"),
                (Tongue::En, true) => format!("{verb} as many {many} on {on} as {of} had"),
                (Tongue::Es, false) => format!("{verb} sobre {on} tantos {many} como tiene {of}"),
                (Tongue::Es, true) => format!("{verb} sobre {on} tantos {many} como tenía {of}"),
            };
        }
        let is_plain = matches!(amount, Amount::Number(_))
            || matches!(amount, Amount::Name(name) if super::amount::is_letter(&name.text) || name.text == "that_much");
        let on_word = self.tongue.pick("on", "sobre");
        if is_plain {
            let counters = self.counted(amount, &noun);
            let on = self.object(on).text;
            return format!("{verb} {counters} {on_word} {on}");
        }
        let on = self.object(on).text;
        let equal = self.expression(amount);
        match self.tongue {
            Tongue::En => format!("{verb} a number of {many} on {on} equal to {equal}"),
            Tongue::Es => format!("{verb} sobre {on} una cantidad de {many} igual a {equal}"),
        }
    }

    /// Returns whether a selector speaks of players rather than of cards.
    pub(super) fn is_player(&self, who: &Selector) -> bool {
        match who {
            Selector::Ref(Ref::It | Ref::Chosen, _) => {
                let named = self.named.borrow();
                named.other.as_ref().is_some_and(|it| it.en[0] == "player")
            }
            Selector::Ref(it, _) => matches!(
                it,
                Ref::You | Ref::Opponent | Ref::EachPlayer | Ref::ThatPlayer | Ref::Defender
            ),
            Selector::Controller(_) | Selector::Owner(_) => true,
            Selector::Each { filter, .. } | Selector::Some { filter, .. } => {
                let noun = self.head(filter, As::Permanent);
                matches!(noun.en[0].as_str(), "player" | "opponent")
            }
        }
    }

    /// Writes that a creature or a hero recovers, or loses, health.
    pub(super) fn healed(&self, gains: bool, amount: &Amount, form: Form) -> String {
        let verb = if gains { &RECOVER } else { &LOSE };
        let health = self.mass(amount, "health", ["de salud", "de salud"]);
        format!("{} {health}", verb.say(form, self.tongue))
    }

    /// Writes `for each creature you control`.
    pub(super) fn each_of(&self, filter: &Filter, zone: Option<&ZoneRef>) -> String {
        let usual = self.usual(As::Permanent, zone);
        let thing = self.thing(filter, usual, Article::None, false);
        let thing = self.placed(thing, zone, Where::In);
        self.tongue
            .pick(format!("for each {thing}"), format!("por cada {thing}"))
    }

    pub(super) fn repeat(&self, amount: &Amount, effect: &Effect, form: Form) -> String {
        let each = match amount {
            Amount::Count { filter, zone } => Some((filter, zone, false)),
            Amount::Subtract(count, one) => match (&**count, &**one) {
                (Amount::Count { filter, zone }, Amount::Number(1)) => Some((filter, zone, true)),
                _ => None,
            },
            _ => None,
        };
        if let Some((filter, zone, beyond)) = each {
            let before = self.named.borrow().clone();
            let each = self.each_of(filter, zone.as_ref());
            let usual = self.usual(As::Permanent, zone.as_ref());
            let feminine = self.head(filter, usual).feminine;
            *self.named.borrow_mut() = before;
            let done = self.effect(effect, form);
            let beyond = match (beyond, self.tongue, feminine) {
                (false, _, _) => "",
                (true, Tongue::En, _) => " beyond the first",
                (true, Tongue::Es, true) => " además de la primera",
                (true, Tongue::Es, false) => " además del primero",
            };
            return format!("{done} {each}{beyond}");
        }
        let done = self.effect(effect, form);
        if matches!(amount, Amount::Name(name) if name.text == "that_much") {
            let times = self.tongue.pick("that many times", "esa cantidad de veces");
            return format!("{done} {times}");
        }
        let haz = DO.say(form, Tongue::Es);
        match (self.tongue, amount) {
            (Tongue::En, Amount::Number(2)) => format!("do this twice: {done}"),
            (Tongue::En, Amount::Number(number)) => {
                format!(
                    "do this {} times: {done}",
                    number_word(*number, false, self.tongue)
                )
            }
            (Tongue::En, Amount::Name(name)) if super::amount::is_letter(&name.text) => {
                format!("do this {} times: {done}", name.text)
            }
            (Tongue::Es, Amount::Name(name)) if super::amount::is_letter(&name.text) => {
                format!("{haz} esto {} veces: {done}", name.text)
            }
            (Tongue::En, amount) => {
                format!(
                    "do this a number of times equal to {}: {done}",
                    self.expression(amount)
                )
            }
            (Tongue::Es, Amount::Number(number)) => {
                format!(
                    "{haz} esto {} veces: {done}",
                    number_word(*number, true, self.tongue)
                )
            }
            (Tongue::Es, amount) => {
                format!(
                    "{haz} esto tantas veces como indica {}: {done}",
                    self.expression(amount)
                )
            }
        }
    }

    pub(super) fn choose_one(&self, choices: &[Effect], form: Form) -> String {
        let named = self.named.borrow().clone();
        let mut texts: Vec<String> = Vec::new();
        for choice in choices {
            *self.named.borrow_mut() = named.clone();
            texts.push(self.effect(choice, Form::Order));
        }
        let (or, verb) = (self.tongue.pick("or", "o"), CHOOSE.say(form, self.tongue));
        let one = self.tongue.pick("one", "una opción");
        let list = match texts.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{}; {or} {last}", rest.join("; ")),
            Some((last, _)) => last.clone(),
            None => String::new(),
        };
        format!("{verb} {one}: {list}")
    }

    pub(super) fn action(
        &self,
        name: &str,
        args: &[Amount],
        target: Option<&Filter>,
        form: Form,
    ) -> String {
        let target = target.map(|it| self.thing(it, As::Permanent, Article::Target, false));
        let target = target.unwrap_or_default();
        let verb = match name {
            "Destroy" => &DESTROY,
            "Exile" => &EXILE,
            "Tap" => &TAP,
            "Untap" => &UNTAP,
            "Discard" | "Draw" | "Mill" => {
                let verb = match name {
                    "Discard" => &DISCARD,
                    "Draw" => &DRAW,
                    _ => &MILL,
                };
                let amount = args.first().cloned().unwrap_or(Amount::Number(1));
                let cards = self.counted(&amount, &self.names.noun("Card"));
                if target.is_empty() {
                    return format!("{} {cards}", verb.say(form, self.tongue));
                }
                return format!("{target} {} {cards}", verb.say(Form::One, self.tongue));
            }
            name => {
                let name = super::noun::spaced(name).to_lowercase();
                let args: Vec<String> = args.iter().map(|it| self.expression(it)).collect();
                return format!("{name} {} {target}", args.join(", "))
                    .split_whitespace()
                    .collect::<Vec<_>>()
                    .join(" ");
            }
        };
        let verb = verb.say(form, self.tongue);
        format!("{verb} {target}").trim_end().to_owned()
    }

    pub(super) fn flip(
        &self,
        amount: &Amount,
        heads: Option<&Effect>,
        tails: Option<&Effect>,
        form: Form,
    ) -> String {
        let coin = Noun::regular("coin", "moneda", true);
        let coins = self.counted(amount, &coin);
        let mut text = format!("{} {coins}", FLIP.say(form, self.tongue));
        let one = is_one(amount);
        for (effect, en, es) in [(heads, "heads", "cara"), (tails, "tails", "cruz")] {
            let Some(effect) = effect else {
                continue;
            };
            let done = self.effect(effect, Form::Order);
            let case = match (self.tongue, one) {
                (Tongue::En, true) => format!("If it's {en}, {done}"),
                (Tongue::En, false) => format!("For each {en}, {done}"),
                (Tongue::Es, true) => format!("Si sale {es}, {done}"),
                (Tongue::Es, false) => format!("Por cada {es}, {done}"),
            };
            text.push_str(&format!(". {case}"));
        }
        text
    }

    pub(super) fn ends_match(&self, verb: &Verb, who: Option<&Selector>, form: Form) -> String {
        let object = self.tongue.pick("the match", "la partida");
        let you = Selector::Ref(Ref::You, Default::default());
        let who = match (who, form) {
            (None, Form::Order) => Some(&you),
            (who, _) => who,
        };
        self.act(who, form, |form| {
            format!("{} {object}", verb.say(form, self.tongue))
        })
    }

    /// Writes what somebody pays, in sentences: `pays 2 and sacrifices a land`.
    pub(super) fn paid(&self, costs: &[Cost], form: Form) -> String {
        let (done, given): (Vec<&Cost>, Vec<&Cost>) = costs
            .iter()
            .partition(|it| matches!(it, Cost::Effect(_) | Cost::Tap(_) | Cost::Untap(_)));
        let mut parts: Vec<String> = Vec::new();
        let given: Vec<Cost> = given.into_iter().cloned().collect();
        if !given.is_empty() {
            let order = PAY.say(Form::Order, self.tongue);
            let text = self.costs(&given);
            let text = text.replace(&format!("{order} "), "");
            parts.push(format!("{} {text}", PAY.say(form, self.tongue)));
        }
        for cost in done {
            match cost {
                Cost::Effect(effect) => parts.push(self.step(effect, form)),
                other => parts.push(self.costs(std::slice::from_ref(other))),
            }
        }
        self.and(&parts)
    }

    /// Writes what is added to the pool.
    pub(super) fn added(&self, costs: &[Cost]) -> String {
        let mut letters: Vec<Cost> = Vec::new();
        let mut words: Vec<String> = Vec::new();
        for cost in costs {
            match cost {
                Cost::Some { amount, of }
                    if self.names.letter(&of.text).is_none()
                        && !self.names.is_generic(&of.text) =>
                {
                    words.push(self.stuff(amount, &of.text));
                }
                other => letters.push(other.clone()),
            }
        }
        if !letters.is_empty() {
            words.insert(0, self.costs(&letters));
        }
        self.and(&words)
    }

    pub(super) fn inner_ability(&self, ability: &crate::syntax::ast::AbilityRef) -> String {
        capital(&self.keyword(ability))
    }
}
