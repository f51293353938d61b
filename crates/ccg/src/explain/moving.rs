//! Cards that change zones, are searched for or created.

use tapete_game::Tongue;

use super::Speech;
use super::effect::is_one;
use super::filter::As;
use super::noun::{Noun, agree, article_en, article_es};
use super::verb::{COPY, CREATE, EXILE, Form, MOVE, RETURN, SEARCH};
use super::who::Where;
use crate::syntax::ast::{
    AbilityRef, Amount, ClauseKind, Filter, Moving, Ref, Selector, Sentence, Whose, Worth, ZoneRef,
};

impl Speech<'_> {
    /// Writes `copy target spell`, or that a token is made. What a card copies of
    /// itself may be either.
    pub(super) fn copied(&self, what: &Selector, form: Form) -> String {
        let is_spell = match what {
            Selector::Some { filter, .. } | Selector::Each { filter, .. } => names_spells(filter),
            _ => false,
        };
        if is_spell {
            return self.acts_on(&COPY, what, form);
        }
        let is_itself = matches!(what, Selector::Ref(Ref::This, _));
        let copy = match is_itself {
            true => self.tongue.pick("a copy of", "una copia de"),
            false => self
                .tongue
                .pick("a token that's a copy of", "una ficha que es una copia de"),
        };
        let what = self.object(what).text;
        format!("{} {copy} {what}", CREATE.say(form, self.tongue))
    }

    /// Writes `return target creature card from your graveyard to your hand`.
    pub(super) fn moved(&self, what: &Selector, moving: &Moving, form: Form) -> String {
        let from = moving.from.as_ref().or(zone_of(what));
        let to = moving.to.as_ref();
        let from_word = from.map_or("", |it| it.name.text.as_str());
        let to_word = to.map_or("", |it| it.name.text.as_str());
        let into_play = matches!(
            to_word,
            "battlefield" | "play" | "field" | "bench" | "active"
        );
        let returns = match to_word {
            "hand" => from_word != "deck" && from_word != "prizes",
            _ => {
                let left = matches!(from_word, "graveyard" | "discard" | "exile");
                into_play && (left || matches!(what, Selector::Ref(Ref::It | Ref::This, _)))
            }
        };
        let exiles = to_word == "exile";
        let verb = match (exiles, returns) {
            (true, _) => EXILE,
            (false, true) => RETURN,
            (false, false) => MOVE,
        };
        let pronoun = self.acts_on_it(&verb, what, form);
        let object = self.who(what, As::Permanent, Where::Unsaid);
        let is_many = object.form.is_many();
        let mut text = pronoun.unwrap_or_else(|| {
            let verb = verb.say(form, self.tongue);
            format!("{verb} {}", accusative(&object.text))
        });
        let is_whole = matches!(what, Selector::Ref(..));
        let at_end = moving.top || moving.bottom;
        let is_same_zone = at_end && to.is_none_or(|it| it.name.text == from_word);
        if let Some(from) = from
            && !is_same_zone
        {
            let usual = if is_whole { Whose::Unsaid } else { Whose::Your };
            let word = self.tongue.pick("from", "de");
            text.push_str(&format!(" {word} {}", self.zone(from, usual)));
        }
        let owner = match (from, what) {
            (_, Selector::Ref(Ref::Chosen, _)) => Whose::Your,
            (None, _) => Whose::Its,
            (Some(_), Selector::Ref(..)) => Whose::Its,
            (Some(from), _) => match from.whose {
                Whose::Unsaid => Whose::Your,
                Whose::Any | Whose::Opponents => Whose::Its,
                whose => whose,
            },
        };
        if !exiles {
            text.push_str(&self.destination(moving, owner, returns));
        }
        text.push_str(&self.manner(moving, object.feminine, is_many));
        text
    }

    fn destination(&self, moving: &Moving, owner: Whose, returns: bool) -> String {
        let deck = ZoneRef {
            whose: Whose::Unsaid,
            name: tapete_lang::Spelled {
                text: "deck".to_owned(),
                place: Default::default(),
            },
        };
        if moving.top || moving.bottom {
            let zone = moving.to.as_ref().unwrap_or(&deck);
            let zone = self.zone(zone, owner);
            return match (self.tongue, moving.top) {
                (Tongue::En, true) => format!(" on top of {zone}"),
                (Tongue::En, false) => format!(" on the bottom of {zone}"),
                (Tongue::Es, true) => format!(" en la parte superior de {zone}"),
                (Tongue::Es, false) => format!(" en el fondo de {zone}"),
            };
        }
        let Some(to) = &moving.to else {
            return String::new();
        };
        let into_play = matches!(to.name.text.as_str(), "battlefield" | "field" | "bench");
        let usual = match to.name.text.as_str() {
            "field" | "bench" | "active" => Whose::Your,
            _ => owner,
        };
        let zone = self.zone(to, usual);
        let word = match (self.tongue, returns, into_play) {
            (Tongue::En, true, _) => "to",
            (Tongue::En, false, true) => "onto",
            (Tongue::En, false, false) => "into",
            (Tongue::Es, true, _) => "a",
            (Tongue::Es, false, _) => "en",
        };
        format!(" {word} {zone}")
    }

    /// Writes how a card arrives: tapped, attacking, with counters.
    pub(super) fn manner(&self, moving: &Moving, feminine: bool, many: bool) -> String {
        let mut text = String::new();
        let mut states: Vec<String> = Vec::new();
        if moving.tapped {
            let tapped = agree("girado", feminine, many);
            states.push(self.tongue.pick("tapped".to_owned(), tapped));
        }
        if moving.attacking {
            let attacking = agree("atacante", feminine, many);
            states.push(self.tongue.pick("attacking".to_owned(), attacking));
        }
        if !states.is_empty() {
            text.push_str(&format!(" {}", self.and(&states)));
        }
        if moving.under_owner {
            text.push_str(
                self.tongue
                    .pick(" under its owner's control", " bajo el control de su dueño"),
            );
        }
        if let Some((amount, counter)) = &moving.with {
            let counters = self.counted(amount, &self.counter_noun(counter));
            match self.tongue {
                Tongue::En if many => text.push_str(&format!(" with {counters} on them")),
                Tongue::En => text.push_str(&format!(" with {counters} on it")),
                Tongue::Es => text.push_str(&format!(" con {counters}")),
            }
        }
        if let Some(to) = &moving.attached_to {
            let to = self.object(to).text;
            let attached = agree("unido", feminine, many);
            match self.tongue {
                Tongue::En => text.push_str(&format!(" attached to {to}")),
                Tongue::Es => text.push_str(&format!(" {attached} a {to}")),
            }
        }
        text
    }

    /// Writes `search your deck for a land card and put it into your hand`.
    pub(super) fn search(
        &self,
        zone: &ZoneRef,
        what: &Selector,
        moving: &Moving,
        form: Form,
    ) -> String {
        let verb = SEARCH.say(form, self.tongue);
        let place = self.zone(zone, Whose::Your);
        let found = self.who(what, As::Card, Where::Unsaid);
        let many = found.form.is_many();
        let mut text = match self.tongue {
            Tongue::En => format!("{verb} {place} for {}", found.text),
            Tongue::Es => format!("{verb} en {place} {}", found.text),
        };
        let to = self.destination(moving, Whose::Your, false);
        if !to.is_empty() {
            let how = self.manner(moving, found.feminine, many);
            let put = self.put_it(form, found.feminine, many);
            let and = self.tongue.pick("and", "y");
            text.push_str(&format!(" {and} {put}{to}{how}"));
        }
        text
    }

    /// Writes `put it`: Spanish hangs the pronoun on some forms of the verb.
    fn put_it(&self, form: Form, feminine: bool, many: bool) -> String {
        if self.tongue == Tongue::En {
            let it = if many { "them" } else { "it" };
            return format!("{} {it}", MOVE.say(form, self.tongue));
        }
        MOVE.with_pronoun(form, feminine, many)
    }

    /// Writes what is created, with its figures where the text tells them.
    pub(super) fn created(&self, amount: &Amount, name: &str) -> String {
        let sentence = self.names.sentence(name);
        let noun = match sentence {
            Some(sentence) => self.described(sentence, name),
            None => {
                let [en, es] = [Tongue::En, Tongue::Es]
                    .map(|tongue| self.names.noun(name).say(false, tongue).to_owned());
                Noun {
                    en: [format!("{en} token"), format!("{en} tokens")],
                    es: [format!("ficha {es}"), format!("fichas {es}")],
                    feminine: true,
                }
            }
        };
        self.remember(&self.names.noun("token"));
        self.remember_many(!is_one(amount));
        if !is_one(amount) {
            return self.counted(amount, &noun);
        }
        let one = noun.say(false, self.tongue);
        match self.tongue {
            Tongue::En => format!("{} {one}", article_en(one)),
            Tongue::Es => format!("{} {one}", article_es(one, true, false, false)),
        }
    }

    /// Writes a token with what it is: `1/1 green Insect creature token`.
    fn described(&self, sentence: &Sentence, name: &str) -> Noun {
        let mut figures = [None, None];
        let mut colours: Vec<[String; 2]> = Vec::new();
        let mut subtypes: Vec<Noun> = Vec::new();
        let mut abilities: Vec<&AbilityRef> = Vec::new();
        for clause in &sentence.clauses {
            match &clause.kind {
                ClauseKind::With {
                    name,
                    value: Worth::Amount(Amount::Number(number)),
                } => match name.text.as_str() {
                    "damage" => figures[0] = Some(*number),
                    "health" => figures[1] = Some(*number),
                    _ => {}
                },
                ClauseKind::Colored(words)
                    if words.iter().any(|it| self.names.is_noun(&it.text)) =>
                {
                    subtypes.extend(words.iter().map(|it| self.names.noun(&it.text)));
                }
                ClauseKind::Colored(words) => {
                    let both = |it: &tapete_lang::Spelled| {
                        [Tongue::En, Tongue::Es]
                            .map(|tongue| super::names::quality(self.names, &it.text, tongue))
                    };
                    colours.extend(words.iter().map(both));
                }
                ClauseKind::Is(words) => {
                    subtypes.extend(words.iter().map(|it| self.names.noun(&it.text)));
                }
                ClauseKind::Has(list) => abilities.extend(list),
                _ => {}
            }
        }
        let kind = self.names.noun(&sentence.kind.text);
        let figures = match figures {
            [Some(power), Some(toughness)] => format!("{power}/{toughness}"),
            _ => String::new(),
        };
        let names_en: Vec<&str> = subtypes.iter().map(|it| it.en[0].as_str()).collect();
        let names_es: Vec<&str> = subtypes.iter().map(|it| it.es[0].as_str()).collect();
        let called = match names_en.contains(&name) || name == kind.en[0] {
            true => String::new(),
            false => self
                .tongue
                .pick(format!(" named {name}"), format!(" de nombre {name}")),
        };
        let with = match abilities.is_empty() {
            true => String::new(),
            false => {
                let word = self.tongue.pick("with", "con");
                format!(" {word} {}", self.ability_list(&abilities))
            }
        };
        let en_colours: Vec<String> = colours.iter().map(|it| it[0].clone()).collect();
        let english = |token: &str| {
            let colours = super::join(&en_colours, "and");
            let names = names_en.join(" ");
            let text = format!(
                "{figures} {colours} {names} {} {token}{called}{with}",
                kind.en[0]
            );
            text.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        let spanish = |token: &str, many: bool| {
            let colours: Vec<String> = colours.iter().map(|it| agree(&it[1], true, many)).collect();
            let colours = super::join(&colours, "y");
            let names = names_es.join(" ");
            let text = format!(
                "{token} de {} {names} {colours} {figures}{called}{with}",
                kind.es[0]
            );
            text.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        Noun {
            en: [english("token"), english("tokens")],
            es: [spanish("ficha", false), spanish("fichas", true)],
            feminine: true,
        }
    }
}

/// Returns where the things of a selector are.
fn zone_of(what: &Selector) -> Option<&ZoneRef> {
    match what {
        Selector::Each { zone, .. } | Selector::Some { zone, .. } => zone.as_ref(),
        Selector::Ref(..) | Selector::Controller(_) | Selector::Owner(_) => None,
    }
}

fn accusative(text: &str) -> &str {
    if text == "they" { "them" } else { text }
}

fn names_spells(filter: &Filter) -> bool {
    match filter {
        Filter::Word(word) => word.text == "Spell" || word.text == "Spells",
        Filter::And(one, other) => names_spells(one) || names_spells(other),
        Filter::Or(one, other) => names_spells(one) && names_spells(other),
        _ => false,
    }
}
