//! Abilities by name with what is given to them, alone and in lists.

use tapete_game::Tongue;

use super::Speech;
use super::filter::{Article, As};
use super::keyword::{self, Part};
use super::names::quality;
use super::noun::spaced;
use super::verb::{BE, Form, GAIN, HAVE, LOSE, Verb};
use super::who::Phrase;
use crate::syntax::ast::{AbilityRef, Argument, Filter};

impl Speech<'_> {
    /// Writes an ability at the head of a card: `flying`, `absorb 1`.
    pub(super) fn keyword(&self, ability: &AbilityRef) -> String {
        let title = keyword::title(&ability.name.text, self.tongue);
        self.with_arguments(title, ability)
    }

    /// Writes an ability inside a sentence: `flying`, `la habilidad de volar`.
    pub(super) fn ability(&self, ability: &AbilityRef) -> String {
        let name = self.inner_name(ability);
        match (self.tongue, part_of(ability)) {
            (Tongue::En, _) | (Tongue::Es, Part::Noun) => name,
            (Tongue::Es, Part::Verb) => format!("la habilidad de {name}"),
            (Tongue::Es, Part::Adjective) => format!("la habilidad de ser {name}"),
        }
    }

    fn inner_name(&self, ability: &AbilityRef) -> String {
        let name = match keyword::known(&ability.name.text) {
            Some(it) => self.tongue.pick(it.en, it.es).to_owned(),
            None => spaced(&ability.name.text).to_lowercase(),
        };
        self.with_arguments(name, ability)
    }

    fn with_arguments(&self, name: String, ability: &AbilityRef) -> String {
        if let ("Landwalk", [Argument::Filter(Filter::Word(word))]) =
            (ability.name.text.as_str(), ability.args.as_slice())
        {
            let land = self.names.noun(&word.text);
            return match self.tongue {
                Tongue::En => format!("{}walk", land.en[0].to_lowercase()),
                Tongue::Es => format!("{name} {}", land.es[1].to_lowercase()),
            };
        }
        if let ("Affinity", [Argument::Filter(filter)]) =
            (ability.name.text.as_str(), ability.args.as_slice())
        {
            let before = self.named.borrow().clone();
            let many = self.thing(filter, As::Permanent, Article::None, true);
            *self.named.borrow_mut() = before;
            return match self.tongue {
                Tongue::En => format!("{name} for {many}"),
                Tongue::Es => format!("{name} por {many}"),
            };
        }
        let arguments: Vec<String> = ability.args.iter().map(|it| self.argument(it)).collect();
        if arguments.is_empty() {
            return name;
        }
        format!("{name} {}", arguments.join(", "))
    }

    fn argument(&self, argument: &Argument) -> String {
        match argument {
            Argument::Amount(amount) => self.expression(amount),
            Argument::Cost(costs) => self.costs(costs),
            Argument::Filter(Filter::Word(word)) => quality(self.names, &word.text, self.tongue),
            Argument::Filter(filter) => {
                let before = self.named.borrow().clone();
                let text = self.thing(filter, As::Permanent, Article::None, false);
                *self.named.borrow_mut() = before;
                text
            }
        }
    }

    /// Writes `has flying and reach`, `is unblockable and has shroud`, or what
    /// the rule flags among them say.
    pub(super) fn has(&self, subject: &Phrase, abilities: &[AbilityRef], form: Form) -> String {
        let many = form.is_many()
            || matches!(
                (self.tongue, form),
                (Tongue::En, Form::Wish | Form::WishYou)
            );
        let mut parts: Vec<String> = Vec::new();
        let mut flags: Vec<&AbilityRef> = Vec::new();
        let mut adjectives: Vec<String> = Vec::new();
        let mut rest: Vec<&AbilityRef> = Vec::new();
        for ability in abilities {
            if keyword::flag(&ability.name.text, many, self.tongue).is_some() {
                flags.push(ability);
            } else if part_of(ability) == Part::Adjective {
                let name = self.inner_name(ability);
                adjectives.push(match self.tongue {
                    Tongue::En => name,
                    Tongue::Es => super::noun::agree(&name, subject.feminine, form.is_many()),
                });
            } else {
                rest.push(ability);
            }
        }
        if !adjectives.is_empty() {
            let be = match (self.tongue, form) {
                (Tongue::En, Form::Many) => "are".to_owned(),
                _ => BE.say(form, self.tongue),
            };
            parts.push(format!("{be} {}", self.and(&adjectives)));
        }
        if !rest.is_empty() {
            let have = HAVE.say(form, self.tongue);
            parts.push(format!("{have} {}", self.ability_list(&rest)));
        }
        for flag in flags {
            if let Some(text) = keyword::flag(&flag.name.text, many, self.tongue) {
                parts.push(self.flag(text, flag));
            }
        }
        self.and(&parts)
    }

    /// Writes `gains flying` or `loses flying`.
    pub(super) fn gains(&self, verb: &Verb, abilities: &[AbilityRef], form: Form) -> String {
        let list: Vec<&AbilityRef> = abilities.iter().collect();
        format!(
            "{} {}",
            verb.say(form, self.tongue),
            self.ability_list(&list)
        )
    }

    pub(super) fn gain(&self, abilities: &[AbilityRef], form: Form) -> String {
        self.gains(&GAIN, abilities, form)
    }

    pub(super) fn lose(&self, abilities: &[AbilityRef], form: Form) -> String {
        self.gains(&LOSE, abilities, form)
    }

    /// In Spanish, nouns first, then `las habilidades de volar y arrollar`.
    pub(super) fn ability_list(&self, abilities: &[&AbilityRef]) -> String {
        if self.tongue == Tongue::En {
            let list: Vec<String> = abilities.iter().map(|it| self.inner_name(it)).collect();
            return self.and(&list);
        }
        let is_noun = |it: &&&AbilityRef| part_of(it) == Part::Noun;
        let mut list: Vec<String> = abilities
            .iter()
            .filter(is_noun)
            .map(|it| self.inner_name(it))
            .collect();
        let verbs: Vec<String> = abilities
            .iter()
            .filter(|it| !is_noun(it))
            .map(|it| match part_of(it) {
                Part::Adjective => format!("ser {}", self.inner_name(it)),
                Part::Noun | Part::Verb => self.inner_name(it),
            })
            .collect();
        match verbs.len() {
            0 => {}
            1 => list.push(format!("la habilidad de {}", self.and(&verbs))),
            _ => list.push(format!("las habilidades de {}", self.and(&verbs))),
        }
        self.and(&list)
    }

    /// Puts what is given to a rule flag into its words.
    pub(super) fn flag(&self, text: &str, ability: &AbilityRef) -> String {
        let before = self.named.borrow().clone();
        let things = |usual: As| match ability.args.first() {
            Some(Argument::Filter(filter)) => self.qualified(filter, usual),
            Some(Argument::Amount(crate::syntax::ast::Amount::Name(name))) => {
                self.qualified(&Filter::Word(name.clone()), usual)
            }
            _ => self.plain_things(usual),
        };
        let text = text
            .replace("{sources}", &things(As::Source))
            .replace("{cards}", &things(As::Card))
            .replace("{creatures}", &things(As::Creature))
            .replace("{spells}", &things(As::SpellOrAbility));
        *self.named.borrow_mut() = before;
        text
    }

    /// Writes `black sources`, `Zombie creatures`; a parameter stays a letter.
    pub(super) fn qualified(&self, filter: &Filter, usual: As) -> String {
        match filter {
            Filter::Word(word) if super::amount::is_letter(&word.text) => {
                let things = self.plain_things(usual);
                match self.tongue {
                    Tongue::En => format!("{} {things}", word.text),
                    Tongue::Es => format!("{things} {}", word.text),
                }
            }
            filter => self.thing(filter, usual, Article::None, true),
        }
    }

    fn plain_things(&self, usual: As) -> String {
        let (en, es) = match usual {
            As::Permanent => ("permanents", "permanentes"),
            As::Creature => ("creatures", "criaturas"),
            As::Card => ("cards", "cartas"),
            As::Spell => ("spells", "hechizos"),
            As::Source => ("sources", "fuentes"),
            As::SpellOrAbility => ("spells or abilities", "hechizos o habilidades"),
        };
        self.tongue.pick(en, es).to_owned()
    }
}

fn part_of(ability: &AbilityRef) -> Part {
    keyword::known(&ability.name.text).map_or(Part::Noun, |it| it.part)
}
