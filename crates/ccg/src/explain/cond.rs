//! Conditions, after `if` or `as long as`.

use tapete_game::Tongue;
use tapete_speech::Bilingual;

use super::Speech;
use super::filter::{Article, As, opposite};
use super::noun::agree;
use super::verb::Form;
use super::who::{Phrase, Where};
use crate::syntax::ast::{Amount, Cmp, Cond, Filter, Selector};

impl Speech<'_> {
    /// Writes a condition, or that it does not hold.
    pub(super) fn cond(&self, cond: &Cond, holds: bool) -> String {
        match cond {
            Cond::Not(inner) => self.cond(inner, !holds),
            Cond::And(one, other) => self.both(one, other, holds, holds),
            Cond::Or(one, other) => self.both(one, other, holds, !holds),
            Cond::HasCounter {
                who,
                counter,
                none,
                had,
            } => {
                let who = self.subject(who);
                let some = self.counters(1, counter);
                let noun = self.counter_noun(counter);
                let has = *none != holds;
                let on = if who.form.is_many() { "them" } else { "it" };
                let text = match (self.tongue, has) {
                    (Tongue::En, true) => {
                        format!("{} {some} on {on}", self.have(&who, *had))
                    }
                    (Tongue::En, false) => {
                        format!("{} no {} on {on}", self.have(&who, *had), noun.en[1])
                    }
                    (Tongue::Es, true) => format!("{} {some}", self.have(&who, *had)),
                    (Tongue::Es, false) => {
                        format!("no {} ningún {}", self.have(&who, *had), noun.es[0])
                    }
                };
                clause(&who, &text)
            }
            Cond::HasAbility {
                who,
                ability,
                lacks,
            } => {
                let who = self.subject(who);
                let has = *lacks != holds;
                let name = self.ability(ability);
                let text = match (self.tongue, has) {
                    (_, true) => format!("{} {name}", self.have(&who, false)),
                    (Tongue::En, false) => {
                        let does = match who.form {
                            Form::You | Form::Many => "don't",
                            _ => "doesn't",
                        };
                        format!("{does} have {name}")
                    }
                    (Tongue::Es, false) => format!("no {} {name}", self.have(&who, false)),
                };
                clause(&who, &text)
            }
            Cond::Is { who, filter, was } => self.is(who, filter, *was, holds),
            Cond::Controls { who, what } => {
                let who = self.subject(who);
                let what = self.who(what, As::Permanent, Where::In).text;
                let verb = match (self.tongue, who.form, holds) {
                    (Tongue::En, Form::You, true) => "control",
                    (Tongue::En, Form::You, false) => "don't control",
                    (Tongue::En, _, true) => "controls",
                    (Tongue::En, _, false) => "doesn't control",
                    (Tongue::Es, Form::You, true) => "controlas",
                    (Tongue::Es, Form::You, false) => "no controlas",
                    (Tongue::Es, _, true) => "controla",
                    (Tongue::Es, _, false) => "no controla",
                };
                clause(&who, &format!("{verb} {what}"))
            }
            Cond::Compare { left, cmp, right } => {
                let cmp = if holds { *cmp } else { opposite(*cmp) };
                self.compare(left, cmp, right)
            }
            Cond::Word(word) => self.cond_word(&word.text, holds),
        }
    }

    fn both(&self, one: &Cond, other: &Cond, holds: bool, and: bool) -> String {
        let word = match and {
            true => self.tongue.pick("and", "y"),
            false => self.tongue.pick("or", "o"),
        };
        format!(
            "{} {word} {}",
            self.cond(one, holds),
            self.cond(other, holds)
        )
    }

    fn have(&self, who: &Phrase, had: bool) -> &'static str {
        match (self.tongue, who.form, had) {
            (Tongue::En, _, true) => "had",
            (Tongue::En, Form::You | Form::Many, false) => "have",
            (Tongue::En, _, false) => "has",
            (Tongue::Es, Form::You, true) => "tenías",
            (Tongue::Es, Form::You, false) => "tienes",
            (Tongue::Es, Form::Many, true) => "tenían",
            (Tongue::Es, Form::Many, false) => "tienen",
            (Tongue::Es, _, true) => "tenía",
            (Tongue::Es, _, false) => "tiene",
        }
    }

    fn is(&self, who: &Selector, filter: &Filter, was: bool, holds: bool) -> String {
        let who = self.subject(who);
        let many = who.form.is_many();
        let state = match filter {
            Filter::Word(word) => self.names.known(&word.text).state(),
            _ => None,
        };
        let (es_be, what) = match (&state, self.tongue) {
            (Some((en, _, _)), Tongue::En) => ("", en.clone()),
            (Some((_, es, lasting)), Tongue::Es) => {
                let be = match (was, many, lasting) {
                    (false, false, true) => "es",
                    (false, true, true) => "son",
                    (true, false, true) => "era",
                    (true, true, true) => "eran",
                    (false, false, false) => "está",
                    (false, true, false) => "están",
                    (true, false, false) => "estaba",
                    (true, true, false) => "estaban",
                };
                (be, agree(es, who.feminine, many))
            }
            (None, tongue) => {
                let before = self.named.borrow().clone();
                let article = if many { Article::None } else { Article::A };
                let what = self.thing(filter, As::Permanent, article, many);
                *self.named.borrow_mut() = before;
                let be = match (was, many) {
                    (false, false) => "es",
                    (false, true) => "son",
                    (true, false) => "era",
                    (true, true) => "eran",
                };
                (tongue.pick("", be), what)
            }
        };
        let text = match self.tongue {
            Tongue::En => {
                let be = match (was, who.form) {
                    (false, Form::You | Form::Many) => "are",
                    (false, _) => "is",
                    (true, Form::You | Form::Many) => "were",
                    (true, _) => "was",
                };
                let not = if holds { "" } else { "n't" };
                format!("{be}{not} {what}")
            }
            Tongue::Es if holds => format!("{es_be} {what}"),
            Tongue::Es => format!("no {es_be} {what}"),
        };
        clause(&who, &text)
    }

    fn compare(&self, left: &Amount, cmp: Cmp, right: &Amount) -> String {
        if let Some(text) = self.compare_count(left, cmp, right) {
            return text;
        }
        let left = self.expression(left);
        let right = self.expression(right);
        let (en, es) = match cmp {
            Cmp::Less => (format!("less than {right}"), format!("menor que {right}")),
            Cmp::LessEqual => (format!("{right} or less"), format!("{right} o menos")),
            Cmp::Equal => (right.clone(), right),
            Cmp::NotEqual => (format!("not {right}"), format!("distinto de {right}")),
            Cmp::GreaterEqual => (format!("{right} or more"), format!("{right} o más")),
            Cmp::Greater => (format!("more than {right}"), format!("mayor que {right}")),
        };
        match self.tongue {
            Tongue::En => format!("{left} is {en}"),
            Tongue::Es => format!("{left} es {es}"),
        }
    }

    /// Writes `there are three or more creatures you control`.
    fn compare_count(&self, left: &Amount, cmp: Cmp, right: &Amount) -> Option<String> {
        let (Amount::Count { filter, zone }, Amount::Number(number)) = (left, right) else {
            return None;
        };
        let usual = self.usual(As::Permanent, zone.as_ref());
        let feminine = self.head(filter, usual).feminine;
        let one = *number == 1 && cmp == Cmp::Equal;
        let before = self.named.borrow().clone();
        let is_none = matches!(
            (cmp, number),
            (Cmp::Equal | Cmp::LessEqual, 0) | (Cmp::Less, 1)
        );
        let is_some = matches!((cmp, number), (Cmp::GreaterEqual, 1) | (Cmp::Greater, 0));
        let many = !(one || is_some || (is_none && self.tongue == Tongue::Es));
        let things = self.thing(filter, usual, Article::None, many);
        *self.named.borrow_mut() = before;
        let things = self.placed(things, zone.as_ref(), Where::In);
        let count = self.number(right, feminine);
        if is_none {
            let none = agree("ninguno", feminine, false);
            let none = if none == "ninguno" {
                "ningún"
            } else {
                "ninguna"
            };
            return Some(match self.tongue {
                Tongue::En => format!("there are no {things}"),
                Tongue::Es => format!("no hay {none} {things}"),
            });
        }
        if is_some {
            return Some(match self.tongue {
                Tongue::En => format!("there is at least one {things}"),
                Tongue::Es => {
                    let one = super::noun::number_word(1, feminine, Tongue::Es);
                    format!("hay al menos {one} {things}")
                }
            });
        }
        Some(match (self.tongue, cmp) {
            (Tongue::En, Cmp::Less) => format!("there are fewer than {count} {things}"),
            (Tongue::En, Cmp::LessEqual) => format!("there are at most {count} {things}"),
            (Tongue::En, Cmp::Equal) if one => format!("there is exactly one {things}"),
            (Tongue::En, Cmp::Equal) => format!("there are exactly {count} {things}"),
            (Tongue::En, Cmp::NotEqual) => format!("there aren't exactly {count} {things}"),
            (Tongue::En, Cmp::GreaterEqual) => format!("there are {count} or more {things}"),
            (Tongue::En, Cmp::Greater) => format!("there are more than {count} {things}"),
            (Tongue::Es, Cmp::Less) => format!("hay menos de {count} {things}"),
            (Tongue::Es, Cmp::LessEqual) => format!("hay como mucho {count} {things}"),
            (Tongue::Es, Cmp::Equal) => format!("hay exactamente {count} {things}"),
            (Tongue::Es, Cmp::NotEqual) => format!("no hay exactamente {count} {things}"),
            (Tongue::Es, Cmp::GreaterEqual) => format!("hay {count} o más {things}"),
            (Tongue::Es, Cmp::Greater) => format!("hay más de {count} {things}"),
        })
    }

    fn cond_word(&self, word: &str, holds: bool) -> String {
        let found = CONDITIONS.iter().find(|it| it.0 == word);
        let Some((_, yes, no)) = found else {
            let spoken = word.replace('_', " ");
            return match (self.tongue, holds) {
                (_, true) => spoken,
                (Tongue::En, false) => format!("not {spoken}"),
                (Tongue::Es, false) => format!("no {spoken}"),
            };
        };
        let said = if holds { yes } else { no };
        said.get(self.tongue).to_owned()
    }
}

/// Words that are conditions: what they say, and that they do not hold.
const CONDITIONS: &[(&str, Bilingual, Bilingual)] = &[
    (
        "kicked",
        Bilingual::new("the extra cost was paid", "se pagó el coste adicional"),
        Bilingual::new(
            "the extra cost wasn't paid",
            "no se pagó el coste adicional",
        ),
    ),
    (
        "your_turn",
        Bilingual::new("it's your turn", "es tu turno"),
        Bilingual::new("it isn't your turn", "no es tu turno"),
    ),
    (
        "opponents_turn",
        Bilingual::new("it's your opponent's turn", "es el turno de tu rival"),
        Bilingual::new(
            "it isn't your opponent's turn",
            "no es el turno de tu rival",
        ),
    ),
    (
        "opponent_was_dealt_damage_this_turn",
        Bilingual::new(
            "your opponent was dealt damage this turn",
            "tu rival recibió daño este turno",
        ),
        Bilingual::new(
            "your opponent wasn't dealt damage this turn",
            "tu rival no recibió daño este turno",
        ),
    ),
    (
        "you_were_dealt_damage_this_turn",
        Bilingual::new(
            "you were dealt damage this turn",
            "recibiste daño este turno",
        ),
        Bilingual::new(
            "you weren't dealt damage this turn",
            "no recibiste daño este turno",
        ),
    ),
    (
        "creature_died_this_turn",
        Bilingual::new("a creature died this turn", "murió una criatura este turno"),
        Bilingual::new(
            "no creature died this turn",
            "no murió ninguna criatura este turno",
        ),
    ),
    (
        "you_attacked_this_turn",
        Bilingual::new("you attacked this turn", "atacaste este turno"),
        Bilingual::new("you didn't attack this turn", "no atacaste este turno"),
    ),
    (
        "you_gained_life_this_turn",
        Bilingual::new("you gained life this turn", "ganaste vidas este turno"),
        Bilingual::new(
            "you didn't gain life this turn",
            "no ganaste vidas este turno",
        ),
    ),
    (
        "you_played_a_land_this_turn",
        Bilingual::new(
            "you played a land this turn",
            "jugaste una tierra este turno",
        ),
        Bilingual::new(
            "you didn't play a land this turn",
            "no jugaste ninguna tierra este turno",
        ),
    ),
    (
        "you_cast_a_spell_this_turn",
        Bilingual::new(
            "you cast a spell this turn",
            "lanzaste un hechizo este turno",
        ),
        Bilingual::new(
            "you didn't cast a spell this turn",
            "no lanzaste ningún hechizo este turno",
        ),
    ),
    (
        "first_turn",
        Bilingual::new(
            "it's the first turn of the match",
            "es el primer turno de la partida",
        ),
        Bilingual::new(
            "it isn't the first turn of the match",
            "no es el primer turno de la partida",
        ),
    ),
    (
        "main_phase",
        Bilingual::new("it's a main phase", "es una fase principal"),
        Bilingual::new("it isn't a main phase", "no es una fase principal"),
    ),
    (
        "in_combat",
        Bilingual::new("there is combat", "hay combate"),
        Bilingual::new("there is no combat", "no hay combate"),
    ),
    (
        "if_you_do",
        Bilingual::new("you do", "lo haces"),
        Bilingual::new("you don't", "no lo haces"),
    ),
    (
        "in_hand",
        Bilingual::new("this card is in your hand", "esta carta está en tu mano"),
        Bilingual::new(
            "this card isn't in your hand",
            "esta carta no está en tu mano",
        ),
    ),
    (
        "in_graveyard",
        Bilingual::new(
            "this card is in your graveyard",
            "esta carta está en tu cementerio",
        ),
        Bilingual::new(
            "this card isn't in your graveyard",
            "esta carta no está en tu cementerio",
        ),
    ),
    (
        "in_exile",
        Bilingual::new("this card is in exile", "esta carta está en el exilio"),
        Bilingual::new(
            "this card isn't in exile",
            "esta carta no está en el exilio",
        ),
    ),
    (
        "cast_by_effect",
        Bilingual::new("an effect cast it", "la lanzó un efecto"),
        Bilingual::new("no effect cast it", "no la lanzó un efecto"),
    ),
    (
        "heads",
        Bilingual::new("it's heads", "sale cara"),
        Bilingual::new("it's tails", "sale cruz"),
    ),
    (
        "tails",
        Bilingual::new("it's tails", "sale cruz"),
        Bilingual::new("it's heads", "sale cara"),
    ),
];

/// Puts a subject, which may be unsaid, before its verb.
pub(super) fn clause(subject: &Phrase, predicate: &str) -> String {
    if subject.text.is_empty() {
        predicate.to_owned()
    } else {
        format!("{} {predicate}", subject.text)
    }
}
