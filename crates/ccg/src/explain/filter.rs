//! What a filter says, as a noun with all that belongs to it: `nonblack
//! creature without flying you control`.

use tapete_game::Tongue;

use super::Speech;
use super::names::Known;
use super::noun::{Noun, agree, article_en, article_es};
use crate::syntax::ast::{AbilityRef, Cmp, Counter, Filter};

/// What the things of a filter are called when it does not say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum As {
    Permanent,
    Creature,
    /// In a hand, a graveyard, a deck: `creature card`.
    Card,
    /// On the stack or being cast: `creature spell`.
    Spell,
    Source,
    SpellOrAbility,
}

/// The word before the noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Article {
    None,
    A,
    Another,
    Each,
    EachOther,
    Target,
    AnotherTarget,
}

/// The parts of a filter, sorted by where they stand around the noun.
#[derive(Default)]
struct Parts<'a> {
    /// Each is a choice of adjectives: `green or white`.
    adjectives: Vec<Vec<(bool, String, String)>>,
    types: Vec<Noun>,
    subtypes: Vec<Noun>,
    not_nouns: Vec<Noun>,
    /// `creature or player`.
    others: Vec<Parts<'a>>,
    after: Vec<After<'a>>,
}

enum After<'a> {
    Words(String),
    With(Vec<&'a AbilityRef>),
    Without(Vec<&'a AbilityRef>),
    Counter(&'a Counter),
    State(&'static str, &'static str, &'static str),
    Isnt(&'a Filter),
}

impl Speech<'_> {
    /// Writes a filter as a noun phrase and remembers it for `it`.
    pub(super) fn thing(&self, filter: &Filter, usual: As, article: Article, many: bool) -> String {
        let mut parts = Parts::default();
        self.sort(filter, &mut parts);
        let head = self.head_of(&parts, usual);
        self.remember(&head);
        match self.tongue {
            Tongue::En => self.english(&parts, usual, article, many),
            Tongue::Es => self.spanish(&parts, usual, article, many),
        }
    }

    /// Returns the noun that a filter is about, for agreement.
    pub(super) fn head(&self, filter: &Filter, usual: As) -> Noun {
        let mut parts = Parts::default();
        self.sort(filter, &mut parts);
        self.head_of(&parts, usual)
    }

    fn head_of(&self, parts: &Parts<'_>, usual: As) -> Noun {
        let spell = self.names.noun("Spell");
        match usual {
            As::Card => return self.names.noun("Card"),
            As::Spell => return spell,
            As::SpellOrAbility if parts.types.contains(&spell) => return spell,
            As::SpellOrAbility => {
                return Noun {
                    en: [
                        "spell or ability".to_owned(),
                        "spells or abilities".to_owned(),
                    ],
                    es: [
                        "hechizo o habilidad".to_owned(),
                        "hechizos o habilidades".to_owned(),
                    ],
                    feminine: false,
                };
            }
            As::Permanent | As::Creature | As::Source => {}
        }
        let first = parts.others.first();
        let creature = self.names.noun("Creature");
        let types = &parts.types;
        if types.contains(&creature) {
            return creature;
        }
        if let Some(it) = types.last().or(parts.subtypes.last()) {
            return it.clone();
        }
        match (first, usual) {
            (Some(first), _) => self.head_of(first, usual),
            (None, As::Creature) => creature,
            (None, As::Source) => self.names.noun("Source"),
            (None, _) => self.names.noun("Permanent"),
        }
    }

    fn sort<'f>(&self, filter: &'f Filter, parts: &mut Parts<'f>) {
        match filter {
            Filter::And(one, other) => {
                self.sort(one, parts);
                self.sort(other, parts);
            }
            Filter::Or(..) => self.sort_choice(filter, parts),
            Filter::Not(inner) => self.sort_not(inner, parts),
            Filter::Word(word) => self.sort_word(&word.text, parts),
            Filter::With(ability) => parts.after.push(After::With(vec![ability])),
            Filter::Without(ability) => parts.after.push(After::Without(vec![ability])),
            Filter::WithCounter(counter) => parts.after.push(After::Counter(counter)),
            Filter::Named(name) => {
                let word = self.tongue.pick("named", "de nombre");
                parts
                    .after
                    .push(After::Words(format!("{word} {}", name.text)));
            }
            Filter::ControlledBy(who) => {
                parts
                    .after
                    .push(After::Words(self.controlled_by(&who.text)));
            }
            Filter::Compare {
                property,
                cmp,
                amount,
            } => {
                let text = self.measured(&property.text, *cmp, amount);
                parts.after.push(After::Words(text));
            }
        }
    }

    fn sort_word(&self, word: &str, parts: &mut Parts<'_>) {
        let (not, word) = match negated(word) {
            Some(rest) => (true, rest),
            None => (false, word),
        };
        match self.names.known(word) {
            Known::Adjective(en, es) => parts.adjectives.push(vec![(not, en, es)]),
            Known::Noun { noun, .. } if not => parts.not_nouns.push(noun),
            Known::Noun { noun, is_type } if is_type => parts.types.push(noun),
            Known::Noun { noun, .. } => parts.subtypes.push(noun),
            Known::After(en, es, es_many) => parts.after.push(After::State(en, es, es_many)),
        }
    }

    fn sort_choice<'f>(&self, filter: &'f Filter, parts: &mut Parts<'f>) {
        let mut choices = Vec::new();
        flatten(filter, &mut choices);
        let with: Vec<&AbilityRef> = choices.iter().filter_map(|it| with(it)).collect();
        if with.len() == choices.len() {
            parts.after.push(After::With(with));
            return;
        }
        let mut sorted: Vec<Parts<'f>> = Vec::new();
        for choice in choices {
            let mut own = Parts::default();
            self.sort(choice, &mut own);
            sorted.push(own);
        }
        let only_adjectives = sorted.iter().all(Parts::is_one_adjective);
        if only_adjectives {
            let words = sorted.into_iter().flat_map(|it| it.adjectives);
            parts.adjectives.push(words.flatten().collect());
        } else {
            parts.others.extend(sorted);
        }
    }

    fn sort_not<'f>(&self, inner: &'f Filter, parts: &mut Parts<'f>) {
        match inner {
            Filter::Word(word) if word.text == "this" => {
                let other = self
                    .tongue
                    .pick("other than this one", "que no sea esta carta");
                parts.after.push(After::Words(other.to_owned()));
            }
            Filter::Word(word) if let Some(opposite) = denied(&word.text) => {
                self.sort_word(opposite, parts);
            }
            Filter::Word(word) => match (negated(&word.text), self.names.known(&word.text)) {
                (Some(rest), _) => self.sort_word(rest, parts),
                (None, Known::Adjective(en, es)) => parts.adjectives.push(vec![(true, en, es)]),
                (None, Known::Noun { noun, .. }) => parts.not_nouns.push(noun),
                (None, Known::After(..)) => parts.after.push(After::Isnt(inner)),
            },
            Filter::With(ability) => parts.after.push(After::Without(vec![ability])),
            Filter::Without(ability) => parts.after.push(After::With(vec![ability])),
            Filter::Not(inner) => self.sort(inner, parts),
            Filter::Compare {
                property,
                cmp,
                amount,
            } => {
                let text = self.measured(&property.text, opposite(*cmp), amount);
                parts.after.push(After::Words(text));
            }
            Filter::WithCounter(_)
            | Filter::Named(_)
            | Filter::ControlledBy(_)
            | Filter::And(..)
            | Filter::Or(..) => parts.after.push(After::Isnt(inner)),
        }
    }

    fn english(&self, parts: &Parts<'_>, usual: As, article: Article, many: bool) -> String {
        let core = self.english_core(parts, usual, many);
        let core = match article {
            Article::None => core,
            Article::A => format!("{} {core}", article_en(&core)),
            Article::Another => format!("another {core}"),
            Article::Each => format!("each {core}"),
            Article::EachOther => format!("each other {core}"),
            Article::Target => format!("target {core}"),
            Article::AnotherTarget => format!("another target {core}"),
        };
        self.with_after(core, parts, many, false)
    }

    fn english_core(&self, parts: &Parts<'_>, usual: As, many: bool) -> String {
        let mut words: Vec<String> = Vec::new();
        for choice in &parts.adjectives {
            let choice: Vec<String> = choice.iter().map(english_adjective).collect();
            words.push(self.or(&choice));
        }
        words.extend(parts.not_nouns.iter().map(|it| not_noun(&it.en[0])));
        let mut nouns: Vec<&Noun> = parts.subtypes.iter().collect();
        let creature = self.names.noun("Creature");
        nouns.extend(parts.types.iter().filter(|it| **it != creature));
        nouns.extend(parts.types.iter().filter(|it| **it == creature));
        let needs_head = matches!(
            usual,
            As::Card | As::Spell | As::SpellOrAbility | As::Source
        );
        let usual_head = match usual {
            As::SpellOrAbility => self.head_of(parts, usual),
            _ => self.head_of(&Parts::default(), usual),
        };
        // A creature that is a spell is a creature spell.
        nouns.retain(|it| !needs_head || **it != usual_head);
        if !parts.others.is_empty() {
            let others: Vec<String> = parts
                .others
                .iter()
                .map(|it| {
                    let one = self.english_core(
                        it,
                        plain(usual),
                        many && !needs_head && nouns.is_empty(),
                    );
                    self.with_after(one, it, many, false)
                })
                .collect();
            words.push(self.or(&others));
            if let Some((last, rest)) = nouns.split_last() {
                words.extend(rest.iter().map(|it| it.en[0].clone()));
                words.push(last.say(many && !needs_head, Tongue::En).to_owned());
            }
            if needs_head {
                words.push(usual_head.say(many, Tongue::En).to_owned());
            }
            return words.join(" ");
        }
        if nouns.is_empty() || needs_head {
            words.extend(nouns.iter().map(|it| it.en[0].clone()));
            words.push(usual_head.say(many, Tongue::En).to_owned());
        } else if let Some((last, rest)) = nouns.split_last() {
            words.extend(rest.iter().map(|it| it.en[0].clone()));
            words.push(last.say(many, Tongue::En).to_owned());
        }
        words.join(" ")
    }

    fn spanish(&self, parts: &Parts<'_>, usual: As, article: Article, many: bool) -> String {
        let head = self.head_of(parts, usual);
        let mut core = self.spanish_core(parts, usual, many);
        let feminine = head.feminine;
        if matches!(article, Article::Target | Article::AnotherTarget) {
            core.push_str(" objetivo");
        }
        let other = agree("otro", feminine, many);
        let core = match article {
            Article::None => core,
            Article::A => format!("{} {core}", article_es(&core, feminine, many, false)),
            Article::Another => format!("{other} {core}"),
            Article::Each => format!("cada {core}"),
            Article::EachOther => format!("cada {other} {core}"),
            Article::Target => format!("{} {core}", article_es(&core, feminine, many, true)),
            Article::AnotherTarget => {
                format!(
                    "{} {other} {core}",
                    article_es(&other, feminine, many, true)
                )
            }
        };
        self.with_after(core, parts, many, feminine)
    }

    fn spanish_core(&self, parts: &Parts<'_>, usual: As, many: bool) -> String {
        let head = self.head_of(parts, usual);
        let wraps = matches!(usual, As::Card | As::Spell);
        let mut words: Vec<String> = Vec::new();
        let mut nouns: Vec<&Noun> = parts.types.iter().filter(|it| **it != head).collect();
        nouns.extend(parts.subtypes.iter().filter(|it| **it != head));
        let creature = self.names.noun("Creature");
        nouns.sort_by_key(|it| **it != creature);
        let mut own = nouns.iter().map(|it| it.es[0].clone()).collect::<Vec<_>>();
        let is_one_of_others = !wraps && parts.types.is_empty() && parts.subtypes.is_empty();
        if !parts.others.is_empty() {
            let others: Vec<String> = parts
                .others
                .iter()
                .map(|it| {
                    let one = self.spanish_core(it, plain(usual), many && !wraps);
                    let gender = self.head_of(it, plain(usual)).feminine;
                    self.with_after(one, it, many, gender)
                })
                .collect();
            own.push(self.or(&others));
        }
        if wraps && !own.is_empty() {
            words.push(format!(
                "{} de {}",
                head.say(many, Tongue::Es),
                own.join(" ")
            ));
        } else if is_one_of_others && !parts.others.is_empty() {
            words.push(own.join(" "));
        } else {
            words.push(head.say(many, Tongue::Es).to_owned());
            words.extend(own);
        }
        for choice in &parts.adjectives {
            let choice: Vec<String> = choice
                .iter()
                .filter(|it| !it.0)
                .map(|it| agree(&it.2, head.feminine, many))
                .collect();
            if !choice.is_empty() {
                words.push(self.or(&choice));
            }
        }
        words.join(" ")
    }

    /// Adds what stands after the noun.
    fn with_after(&self, core: String, parts: &Parts<'_>, many: bool, feminine: bool) -> String {
        let mut text = core;
        if self.tongue == Tongue::Es {
            let be = if many { "sean" } else { "sea" };
            for choice in parts.adjectives.iter().flatten().filter(|it| it.0) {
                let adjective = agree(&choice.2, feminine, many);
                text.push_str(&format!(" que no {be} {adjective}"));
            }
            for noun in &parts.not_nouns {
                text.push_str(&format!(" que no {be} {}", noun.say(many, Tongue::Es)));
            }
        }
        for after in &parts.after {
            text.push(' ');
            text.push_str(&self.after(after, many));
        }
        text
    }

    /// Writes `with flying or reach`; what a flag of the rules says stands after
    /// `that`.
    fn with_abilities(&self, abilities: &[&AbilityRef], many: bool) -> String {
        let flag = |it: &AbilityRef| super::keyword::flag(&it.name.text, many, self.tongue);
        let named = abilities.iter().filter(|it| flag(it).is_none());
        let named: Vec<String> = named.map(|it| self.ability(it)).collect();
        let mut list: Vec<String> = match self.tongue {
            Tongue::En if named.is_empty() => Vec::new(),
            Tongue::En => vec![format!("with {}", self.or(&named))],
            Tongue::Es => named.iter().map(|it| format!("con {it}")).collect(),
        };
        let that = self.tongue.pick("that", "que");
        for ability in abilities {
            if let Some(text) = flag(ability) {
                list.push(format!("{that} {}", self.flag(text, ability)));
            }
        }
        self.or(&list)
    }

    fn after(&self, after: &After<'_>, many: bool) -> String {
        match after {
            After::Words(words) => words.clone(),
            After::With(abilities) => self.with_abilities(abilities, many),
            After::Without(abilities) => {
                let list: Vec<String> = abilities.iter().map(|it| self.ability(it)).collect();
                let word = self.tongue.pick("without", "sin");
                format!("{word} {}", self.or(&list))
            }
            After::Counter(counter) => {
                let counter = self.counters(1, counter);
                match self.tongue {
                    Tongue::En if many => format!("with {counter} on them"),
                    Tongue::En => format!("with {counter} on it"),
                    Tongue::Es => format!("con {counter}"),
                }
            }
            After::State(en, es, es_many) => {
                let text = self.tongue.pick(*en, if many { es_many } else { es });
                let this = self.tongue.pick("this", self.this.as_str());
                text.replace("{this}", this)
                    .replace("{share}", if many { "share" } else { "shares" })
                    .replace("{was}", if many { "were" } else { "was" })
            }
            After::Isnt(filter) => {
                let what = self.thing_quietly(filter, many);
                match (self.tongue, many) {
                    (Tongue::En, false) => format!("that isn't {what}"),
                    (Tongue::En, true) => format!("that aren't {what}"),
                    (Tongue::Es, false) => format!("que no sea {what}"),
                    (Tongue::Es, true) => format!("que no sean {what}"),
                }
            }
        }
    }

    /// Writes a filter without making it what `it` means.
    fn thing_quietly(&self, filter: &Filter, many: bool) -> String {
        let article = if many { Article::None } else { Article::A };
        let mut parts = Parts::default();
        self.sort(filter, &mut parts);
        match self.tongue {
            Tongue::En => self.english(&parts, As::Permanent, article, many),
            Tongue::Es => self.spanish(&parts, As::Permanent, article, many),
        }
    }

    fn controlled_by(&self, who: &str) -> String {
        let (en, es) = match who {
            "you" => ("you control", "que controlas"),
            "opponent" => ("your opponent controls", "que controla tu rival"),
            "defender" => (
                "the defending player controls",
                "que controla el jugador defensor",
            ),
            _ => ("that player controls", "que controla ese jugador"),
        };
        self.tongue.pick(en, es).to_owned()
    }

    /// Writes `with power 4 or greater`.
    fn measured(&self, property: &str, cmp: Cmp, amount: &crate::syntax::ast::Amount) -> String {
        let name = self.property(property);
        let amount = self.expression(amount);
        let (en, es) = match cmp {
            Cmp::Less => (format!("less than {amount}"), format!("menor que {amount}")),
            Cmp::LessEqual => (format!("{amount} or less"), format!("{amount} o menos")),
            Cmp::Equal => (amount.clone(), amount),
            Cmp::NotEqual => (
                format!("other than {amount}"),
                format!("distinto de {amount}"),
            ),
            Cmp::GreaterEqual => (format!("{amount} or greater"), format!("{amount} o más")),
            Cmp::Greater => (
                format!("greater than {amount}"),
                format!("mayor que {amount}"),
            ),
        };
        match self.tongue {
            Tongue::En => format!("with {name} {en}"),
            Tongue::Es => format!("con {name} {es}"),
        }
    }
}

impl Parts<'_> {
    fn is_one_adjective(&self) -> bool {
        self.adjectives.len() == 1
            && self.types.is_empty()
            && self.subtypes.is_empty()
            && self.not_nouns.is_empty()
            && self.others.is_empty()
            && self.after.is_empty()
    }
}

/// Inside `creature or land card`, each part is without `card`.
fn plain(usual: As) -> As {
    match usual {
        As::Creature => As::Creature,
        As::Permanent | As::Card | As::Spell | As::Source | As::SpellOrAbility => As::Permanent,
    }
}

/// Writes `noncreature`, `non-Vampire`.
fn not_noun(noun: &str) -> String {
    let dash = match noun.starts_with(char::is_uppercase) {
        true => "-",
        false => "",
    };
    format!("non{dash}{noun}")
}

fn english_adjective(adjective: &(bool, String, String)) -> String {
    if adjective.0 {
        format!("non{}", adjective.1)
    } else {
        adjective.1.clone()
    }
}

fn flatten<'f>(filter: &'f Filter, choices: &mut Vec<&'f Filter>) {
    match filter {
        Filter::Or(one, other) => {
            flatten(one, choices);
            flatten(other, choices);
        }
        other => choices.push(other),
    }
}

fn with(filter: &Filter) -> Option<&AbilityRef> {
    match filter {
        Filter::With(ability) => Some(ability),
        _ => None,
    }
}

/// Returns the word without its `Non`, if it has one.
fn negated(word: &str) -> Option<&str> {
    let rest = word.strip_prefix("Non")?;
    rest.starts_with(char::is_uppercase).then_some(rest)
}

/// Returns the comparison that holds exactly when this one does not.
pub(super) fn opposite(cmp: Cmp) -> Cmp {
    match cmp {
        Cmp::Less => Cmp::GreaterEqual,
        Cmp::LessEqual => Cmp::Greater,
        Cmp::Equal => Cmp::NotEqual,
        Cmp::NotEqual => Cmp::Equal,
        Cmp::GreaterEqual => Cmp::Less,
        Cmp::Greater => Cmp::LessEqual,
    }
}

/// Returns the word for what is not so, where there is one.
fn denied(word: &str) -> Option<&'static str> {
    const OPPOSITES: [(&str, &str); 4] = [
        ("tapped", "untapped"),
        ("blocked", "unblocked"),
        ("token", "nontoken"),
        ("damaged", "undamaged"),
    ];
    let pair = OPPOSITES.iter().find(|it| it.0 == word || it.1 == word)?;
    Some(if pair.0 == word { pair.1 } else { pair.0 })
}
