//! What cannot, must or need not be done.

use tapete_game::Tongue;

use super::Speech;
use super::filter::As;
use super::noun::{agree, number_word};
use super::verb::Form;
use super::who::Phrase;
use crate::syntax::ast::{Filter, Modal};

/// What can be forbidden, demanded or left out: English, Spanish (what must
/// agree ends in `*`), and what `by` speaks of.
struct RuleWord {
    word: &'static str,
    en: &'static str,
    es: &'static str,
    by: As,
}

const fn rule(word: &'static str, en: &'static str, es: &'static str, by: As) -> RuleWord {
    RuleWord { word, en, es, by }
}

const RULES: &[RuleWord] = &[
    rule("attack", "attack", "atacar", As::Creature),
    rule("block", "block", "bloquear", As::Creature),
    rule("be_blocked", "be blocked", "ser bloqueado*", As::Creature),
    rule(
        "be_targeted",
        "be the target of",
        "ser objetivo de",
        As::SpellOrAbility,
    ),
    rule("be_destroyed", "be destroyed", "ser destruido*", As::Source),
    rule("be_attacked", "be attacked", "ser atacado*", As::Creature),
    rule(
        "be_countered",
        "be countered",
        "ser contrarrestado*",
        As::SpellOrAbility,
    ),
    rule("be_damaged", "be dealt damage", "recibir daño", As::Source),
    rule(
        "be_attached",
        "have anything attached",
        "llevar nada unido",
        As::Card,
    ),
    rule(
        "be_sacrificed",
        "be sacrificed",
        "ser sacrificado*",
        As::Source,
    ),
    rule(
        "be_regenerated",
        "be regenerated",
        "ser regenerado*",
        As::Source,
    ),
    rule("be_prevented", "be prevented", "ser prevenido*", As::Source),
    rule("attack_alone", "attack alone", "atacar solo*", As::Creature),
    rule("block_alone", "block alone", "bloquear solo*", As::Creature),
    rule("be_chosen", "be chosen", "ser elegido*", As::Source),
    rule("untap", "untap", "enderezarse", As::Source),
    rule(
        "tap_to_attack",
        "be tapped to attack",
        "girarse al atacar",
        As::Source,
    ),
    rule(
        "activate",
        "use activated abilities",
        "usar habilidades activadas",
        As::Source,
    ),
    rule("cast", "cast spells", "lanzar hechizos", As::Spell),
    rule("play", "play cards", "jugar cartas", As::Card),
    rule("retreat", "retreat", "retirarse", As::Creature),
    rule("gain_life", "gain life", "ganar vidas", As::Source),
    rule("lose_life", "lose life", "perder vidas", As::Source),
    rule("draw", "draw cards", "robar cartas", As::Card),
    rule("win", "win the match", "ganar la partida", As::Source),
    rule("lose", "lose the match", "perder la partida", As::Source),
];

impl Speech<'_> {
    /// Writes the predicate of a rule: `can't be blocked except by …`.
    pub(super) fn rule(
        &self,
        who: &Phrase,
        form: Form,
        modal: Modal,
        word: &str,
        by: Option<&Filter>,
        except: Option<&(i64, Filter)>,
    ) -> String {
        if modal == Modal::Doesnt {
            return self.left_out(form, word);
        }
        let can = match (self.tongue, modal, form) {
            (Tongue::En, Modal::Cant, Form::Wish | Form::WishYou | Form::WishMany) => {
                "be unable to"
            }
            (Tongue::En, Modal::Must, Form::Wish | Form::WishYou | Form::WishMany) => "have to",
            (Tongue::En, Modal::Cant, _) => "can't",
            (Tongue::En, _, _) => "must",
            (Tongue::Es, Modal::Cant, Form::You) => "no puedes",
            (Tongue::Es, Modal::Cant, Form::Many) => "no pueden",
            (Tongue::Es, Modal::Cant, Form::Wish) => "no pueda",
            (Tongue::Es, Modal::Cant, Form::WishYou) => "no puedas",
            (Tongue::Es, Modal::Cant, Form::WishMany) => "no puedan",
            (Tongue::Es, Modal::Cant, _) => "no puede",
            (Tongue::Es, _, Form::You) => "debes",
            (Tongue::Es, _, Form::Many) => "deben",
            (Tongue::Es, _, Form::Wish) => "deba",
            (Tongue::Es, _, Form::WishYou) => "debas",
            (Tongue::Es, _, Form::WishMany) => "deban",
            (Tongue::Es, _, _) => "debe",
        };
        if let ("be_attached", Some(filter)) = (word, by) {
            let cards = self.qualified(filter, As::Card);
            return self.tongue.pick(
                format!("{can} have {cards} attached"),
                format!("{can} llevar unidas {cards}"),
            );
        }
        let known = RULES.iter().find(|it| it.word == word);
        let spoken = word.replace('_', " ");
        let (en, es, usual) = known.map_or((spoken.as_str(), spoken.as_str(), As::Source), |it| {
            (it.en, it.es, it.by)
        });
        let act = self.tongue.pick(en, es);
        let act = match act.strip_suffix('*') {
            Some(act) => {
                let (rest, last) = act.rsplit_once(' ').unwrap_or(("", act));
                format!("{rest} {}", agree(last, who.feminine, form.is_many()))
            }
            None => act.to_owned(),
        };
        let before = self.named.borrow().clone();
        let tail = self.rule_tail(word, usual, by, except);
        *self.named.borrow_mut() = before;
        let able = match (modal, word) {
            (Modal::Must, "attack") => self
                .tongue
                .pick(" each turn if able", " cada turno si es posible"),
            (Modal::Must, _) => self.tongue.pick(" if able", " si es posible"),
            _ => "",
        };
        format!("{can} {act}{tail}{able}")
    }

    fn rule_tail(
        &self,
        word: &str,
        usual: As,
        by: Option<&Filter>,
        except: Option<&(i64, Filter)>,
    ) -> String {
        let mut tail = String::new();
        let is_target = word == "be_targeted";
        if let Some(filter) = by {
            let things = self.qualified(filter, usual);
            let by = match word {
                "block" | "attack" | "be_targeted" | "cast" | "play" => "",
                "be_damaged" => self.tongue.pick("by ", "de "),
                _ => self.tongue.pick("by ", "por "),
            };
            tail.push_str(&format!(" {by}{things}"));
        } else if is_target {
            let all = self
                .tongue
                .pick(" spells or abilities", " hechizos ni habilidades");
            tail.push_str(all);
        }
        if let Some((number, filter)) = except {
            let many = self.qualified(filter, usual);
            let (en, es) = match word {
                "block" | "attack" => ("except", "salvo a"),
                _ => ("except by", "salvo por"),
            };
            let except = self.tongue.pick(en, es);
            if *number > 1 {
                let number = number_word(*number, true, self.tongue);
                let more = self.tongue.pick("or more", "o más");
                tail.push_str(&format!(" {except} {number} {more} {many}"));
            } else {
                tail.push_str(&format!(" {except} {many}"));
            }
        }
        tail
    }

    /// Writes what does not happen by itself.
    fn left_out(&self, form: Form, word: &str) -> String {
        let many = form.is_many();
        let does = if many { "don't" } else { "doesn't" };
        match (word, self.tongue) {
            ("untap", Tongue::En) if many => {
                format!("{does} untap during their controller's untap step")
            }
            ("untap", Tongue::En) => format!("{does} untap during its controller's untap step"),
            ("untap", Tongue::Es) if many => {
                "no se enderezan durante el paso de enderezar de su controlador".to_owned()
            }
            ("untap", Tongue::Es) => {
                "no se endereza durante el paso de enderezar de su controlador".to_owned()
            }
            ("tap_to_attack", Tongue::En) => format!("{does} tap to attack"),
            ("tap_to_attack", Tongue::Es) if many => "no se giran al atacar".to_owned(),
            ("tap_to_attack", Tongue::Es) => "no se gira al atacar".to_owned(),
            (word, tongue) => {
                let known = RULES.iter().find(|it| it.word == word);
                let spoken = word.replace('_', " ");
                let act = known.map_or(spoken.as_str(), |it| tongue.pick(it.en, it.es));
                let act = act.trim_end_matches('*');
                match tongue {
                    Tongue::En => format!("{does} {act}"),
                    Tongue::Es if many => format!("no tienen que {act}"),
                    Tongue::Es => format!("no tiene que {act}"),
                }
            }
        }
    }
}
