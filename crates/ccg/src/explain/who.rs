//! Whom or what an effect is about.

use tapete_game::Tongue;
use tapete_speech::Said;

use super::Speech;
use super::filter::{Article, As};
use super::noun::{agree, article_es};
use super::table::ZONES;
use super::verb::{Form, Verb};
use crate::syntax::ast::{Amount, Filter, How, Ref, Selector, Whose, ZoneRef};

/// A subject or an object, with what verbs and adjectives must know of it.
#[derive(Clone, Debug)]
pub(super) struct Phrase {
    pub(super) text: String,
    pub(super) form: Form,
    pub(super) feminine: bool,
}

impl Phrase {
    fn one(text: impl Into<String>, feminine: bool) -> Phrase {
        Phrase {
            text: text.into(),
            form: Form::One,
            feminine,
        }
    }
}

/// How the zone of a selector is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Where {
    In,
    /// Not at all: the effect says it.
    Unsaid,
}

impl Speech<'_> {
    /// Writes a subject: what a verb in the third person (or `you`) follows.
    pub(super) fn subject(&self, who: &Selector) -> Phrase {
        let named = self.named.borrow().clone();
        if let Selector::Ref(Ref::This, _) = who {
            let pronoun = self.brief || (named.this && named.other.is_none());
            self.named.borrow_mut().this = true;
            let text = match (self.tongue, pronoun) {
                (_, true) if self.brief => String::new(),
                (Tongue::En, true) => "it".to_owned(),
                (Tongue::En, false) => "this".to_owned(),
                (Tongue::Es, true) => String::new(),
                (Tongue::Es, false) => self.this.clone(),
            };
            return Phrase::one(text, self.this_feminine);
        }
        if let Selector::Ref(Ref::You, _) = who {
            return Phrase {
                text: self.tongue.pick("you", "").to_owned(),
                form: Form::You,
                feminine: false,
            };
        }
        self.who(who, As::Permanent, Where::In)
    }

    /// In Spanish, writes a verb with the pronoun of the card itself where
    /// nothing else can be meant: `sacrifícala`.
    pub(super) fn acts_on_it(&self, verb: &Verb, what: &Selector, form: Form) -> Option<String> {
        let named = self.named.borrow();
        let is_clear = named.this && named.other.is_none();
        let is_this = matches!(what, Selector::Ref(Ref::This | Ref::It, _));
        let applies = self.tongue == Tongue::Es && is_clear && is_this;
        applies.then(|| verb.with_pronoun(form, self.this_feminine, false))
    }

    /// Writes an object.
    pub(super) fn object(&self, who: &Selector) -> Phrase {
        self.who(who, As::Permanent, Where::In)
    }

    /// Writes a selector; `usual` names its things where the filter does not.
    pub(super) fn who(&self, who: &Selector, usual: As, place: Where) -> Phrase {
        match who {
            Selector::Ref(it, _) => self.named(*it),
            Selector::Controller(inner) => self.belonging(inner, "controller", "controlador"),
            Selector::Owner(inner) => self.belonging(inner, "owner", "dueño"),
            Selector::Each {
                other,
                filter,
                zone,
            } => {
                let usual = self.usual(usual, zone.as_ref());
                let article = if *other {
                    Article::EachOther
                } else {
                    Article::Each
                };
                let text = self.thing(filter, usual, article, false);
                let text = self.placed(text, zone.as_ref(), place);
                Phrase::one(text, self.head(filter, usual).feminine)
            }
            Selector::Some {
                how,
                min,
                max,
                other,
                filter,
                zone,
                ..
            } => {
                let usual = self.usual(usual, zone.as_ref());
                let many = !matches!(max, Amount::Number(1));
                let text = self.several(*how, min, max, *other, filter, zone.as_ref(), usual);
                let text = self.placed(text, zone.as_ref(), place);
                let text = match how {
                    How::Random => {
                        let random = self.tongue.pick("at random", "al azar");
                        format!("{text} {random}")
                    }
                    How::Target | How::Choice => text,
                };
                self.remember_many(many);
                Phrase {
                    text,
                    form: if many { Form::Many } else { Form::One },
                    feminine: self.head(filter, usual).feminine,
                }
            }
        }
    }

    #[expect(clippy::too_many_arguments)]
    fn several(
        &self,
        how: How,
        min: &Amount,
        max: &Amount,
        other: bool,
        filter: &Filter,
        zone: Option<&ZoneRef>,
        usual: As,
    ) -> String {
        let target = how == How::Target;
        let up_to = min != max;
        if let (Amount::Number(1), false) = (max, up_to) {
            let article = match (target, other) {
                (true, true) => Article::AnotherTarget,
                (true, false) => Article::Target,
                (false, true) => Article::Another,
                (false, false) => Article::A,
            };
            return self.thing(filter, usual, article, false);
        }
        let is_all = match max {
            Amount::Count {
                filter: counted,
                zone: of,
            } => {
                // Places differ, so what they say is compared.
                let says = |it: &Filter| self.thing(it, usual, Article::None, true);
                let name = |it: Option<&ZoneRef>| it.map(|it| (it.whose, it.name.text.clone()));
                says(counted) == says(filter) && name(of.as_ref()) == name(zone)
            }
            _ => false,
        };
        let many = !matches!(max, Amount::Number(1));
        let mut things = self.thing(filter, usual, Article::None, many);
        let feminine = self.head(filter, usual).feminine;
        if target {
            things = match self.tongue {
                Tongue::En => format!("target {things}"),
                Tongue::Es => self.after_head(filter, usual, many),
            };
        }
        if other {
            let word = self
                .tongue
                .pick("other".to_owned(), agree("otro", feminine, many));
            things = format!("{word} {things}");
        }
        if is_all && up_to {
            let any = self.tongue.pick("any number of", "cualquier cantidad de");
            return format!("{any} {things}");
        }
        let number = self.number(max, feminine);
        let least = self.tongue.pick("up to", "hasta");
        if up_to {
            format!("{least} {number} {things}")
        } else {
            format!("{number} {things}")
        }
    }

    /// Puts `objetivo` after the noun and before what follows it.
    fn after_head(&self, filter: &Filter, usual: As, many: bool) -> String {
        let targeted = self.thing(filter, usual, Article::Target, many);
        match targeted.split_once(' ') {
            Some((_, rest)) => rest.to_owned(),
            None => targeted,
        }
    }

    fn named(&self, it: Ref) -> Phrase {
        let named = self.named.borrow().clone();
        let (en, es, feminine) = match it {
            Ref::This => {
                self.named.borrow_mut().this = true;
                let pronoun = named.this && named.other.is_none();
                let en = if pronoun { "it" } else { "this" };
                (en, self.this.as_str(), self.this_feminine)
            }
            Ref::It => return self.it(),
            Ref::You => ("you", "ti", false),
            Ref::Opponent => ("your opponent", "tu rival", false),
            Ref::EachPlayer => ("each player", "cada jugador", false),
            Ref::Attached => {
                let Said { en, es } = &self.attached;
                (en.as_str(), es.as_str(), es.starts_with("la "))
            }
            Ref::Blocker => ("the blocking creature", "la criatura bloqueadora", true),
            Ref::Attacker => ("the attacking creature", "la criatura atacante", true),
            Ref::Defender => ("the defending player", "el jugador defensor", false),
            Ref::Chosen => return self.chosen(),
            Ref::ThatPlayer => ("that player", "ese jugador", false),
            Ref::ThatCreature => ("that creature", "esa criatura", true),
            Ref::Hero => ("your hero", "tu héroe", false),
            Ref::Active => (
                "your opponent's active creature",
                "la criatura activa de tu rival",
                true,
            ),
        };
        Phrase::one(self.tongue.pick(en, es), feminine)
    }

    /// Names the active creature that another one changes places with: that of
    /// the same side.
    pub(super) fn active_beside(&self, other: &Selector) -> String {
        let (en, es) = match side(other) {
            Some(true) => ("your active creature", "tu criatura activa"),
            Some(false) => (
                "your opponent's active creature",
                "la criatura activa de tu rival",
            ),
            None => (
                "the active creature of its side",
                "la criatura activa de su lado",
            ),
        };
        self.tongue.pick(en, es).to_owned()
    }

    /// Writes what was named before: `it` where nothing else can be meant.
    fn it(&self) -> Phrase {
        let named = self.named.borrow().clone();
        match (named.other, self.tongue) {
            (None, Tongue::En) => Phrase::one("it", false),
            (None, Tongue::Es) if named.this => Phrase::one(self.this.clone(), self.this_feminine),
            (None, Tongue::Es) => Phrase::one("esa carta", true),
            (Some(noun), Tongue::En) if named.many => Phrase {
                text: if named.this {
                    format!("those {}", noun.en[1])
                } else {
                    "they".to_owned()
                },
                form: Form::Many,
                feminine: false,
            },
            (Some(noun), Tongue::En) => {
                let is_person = noun.en[0] == "player";
                if named.this || is_person {
                    Phrase::one(format!("that {}", noun.en[0]), false)
                } else {
                    Phrase::one("it", false)
                }
            }
            (Some(noun), Tongue::Es) => {
                let those = agree("ese", noun.feminine, false);
                let those = match (those.as_str(), noun.feminine, named.many) {
                    (_, true, false) => "esa",
                    (_, true, true) => "esas",
                    (_, false, true) => "esos",
                    (_, false, false) => "ese",
                };
                Phrase {
                    text: format!("{those} {}", noun.say(named.many, Tongue::Es)),
                    form: if named.many { Form::Many } else { Form::One },
                    feminine: noun.feminine,
                }
            }
        }
    }

    fn chosen(&self) -> Phrase {
        let named = self.named.borrow().clone();
        let noun = named.other.unwrap_or_else(|| self.names.noun("Card"));
        let article = article_es(&noun.es[0], noun.feminine, named.many, true);
        let chosen = agree("elegido", noun.feminine, named.many);
        let text = match self.tongue {
            Tongue::En => format!("the chosen {}", noun.say(named.many, Tongue::En)),
            Tongue::Es => format!("{article} {} {chosen}", noun.say(named.many, Tongue::Es)),
        };
        Phrase {
            text,
            form: if named.many { Form::Many } else { Form::One },
            feminine: noun.feminine,
        }
    }

    fn belonging(&self, of: &Selector, en: &str, es: &str) -> Phrase {
        let phrase = self.object(of);
        let text = match (self.tongue, of) {
            (Tongue::En, _) if phrase.text == "it" => format!("its {en}"),
            (Tongue::En, Selector::Ref(Ref::This | Ref::It, _)) => format!("its {en}"),
            (Tongue::En, _) => format!("{} {en}", possessive(&phrase.text)),
            (Tongue::Es, Selector::Ref(Ref::This | Ref::It, _)) => format!("su {es}"),
            (Tongue::Es, _) => format!("el {es} de {}", phrase.text),
        };
        Phrase::one(text, false)
    }

    /// Cards in a hand or a graveyard are called cards.
    pub(super) fn usual(&self, usual: As, zone: Option<&ZoneRef>) -> As {
        let Some(zone) = zone else {
            return usual;
        };
        let entry = ZONES.iter().find(|it| it.word == zone.name.text);
        match entry {
            Some(it) if it.cards => As::Card,
            _ => usual,
        }
    }

    pub(super) fn placed(&self, text: String, zone: Option<&ZoneRef>, place: Where) -> String {
        let Some(zone) = zone else {
            return text;
        };
        let word = match (place, self.tongue) {
            (Where::Unsaid, _) => return text,
            (Where::In, Tongue::En) => self.zone_in(zone),
            (Where::In, Tongue::Es) => "en",
        };
        let place = format!("{word} {}", self.zone(zone, Whose::Your));
        // `cards in your hand that share a type with this`: the other order
        // would say where this is.
        let clause = self.tongue.pick(" that share", " que comparte");
        match text.find(clause) {
            Some(at) => {
                let (things, clause) = text.split_at(at);
                format!("{things} {place}{clause}")
            }
            None => format!("{text} {place}"),
        }
    }

    fn zone_in(&self, zone: &ZoneRef) -> &'static str {
        match zone.name.text.as_str() {
            "battlefield" | "stack" | "bench" | "field" => "on",
            _ => "in",
        }
    }

    /// Writes a zone with whose it is; `usual` is whose it is if it is not said.
    pub(super) fn zone(&self, zone: &ZoneRef, usual: Whose) -> String {
        let entry = ZONES.iter().find(|it| it.word == zone.name.text);
        let spoken = zone.name.text.replace('_', " ");
        let (en, es, feminine, shared) = match entry {
            Some(it) => (it.en, it.es, it.feminine, it.shared),
            None => (spoken.as_str(), spoken.as_str(), false, false),
        };
        let whose = match zone.whose {
            Whose::Unsaid => usual,
            whose => whose,
        };
        let is_many = en.ends_with('s');
        let article = article_es(es, feminine, is_many && es.ends_with('s'), true);
        if shared || matches!(whose, Whose::Unsaid) {
            let bare = matches!(en, "exile" | "play");
            return match self.tongue {
                Tongue::En if bare => en.to_owned(),
                Tongue::En => format!("the {en}"),
                Tongue::Es if en == "play" => es.to_owned(),
                Tongue::Es => format!("{article} {es}"),
            };
        }
        let plural = if is_many && es.ends_with('s') {
            "s"
        } else {
            ""
        };
        match (self.tongue, whose) {
            (Tongue::En, Whose::Your | Whose::Unsaid) => format!("your {en}"),
            (Tongue::En, Whose::Opponents) => format!("your opponent's {en}"),
            (Tongue::En, Whose::Their) => format!("their {en}"),
            (Tongue::En, Whose::Its) => format!("its owner's {en}"),
            (Tongue::En, Whose::Any) => format!("any {en}"),
            (Tongue::Es, Whose::Your | Whose::Unsaid) => format!("tu{plural} {es}"),
            (Tongue::Es, Whose::Opponents) => format!("{article} {es} de tu rival"),
            (Tongue::Es, Whose::Their) => format!("su{plural} {es}"),
            (Tongue::Es, Whose::Its) => format!("{article} {es} de su dueño"),
            (Tongue::Es, Whose::Any) => format!("cualquier {es}"),
        }
    }
}

/// Returns `its`, `your opponent's`.
pub(super) fn possessive(text: &str) -> String {
    match text {
        "it" => "its".to_owned(),
        "you" => "your".to_owned(),
        "they" => "their".to_owned(),
        text if text.ends_with('s') => format!("{text}'"),
        text => format!("{text}'s"),
    }
}

/// Tells whether a selector speaks of what is yours, or of what is not; nothing
/// if it does not say.
fn side(selector: &Selector) -> Option<bool> {
    let (filter, zone) = match selector {
        Selector::Ref(Ref::This, _) => return Some(true),
        Selector::Some { filter, zone, .. } | Selector::Each { filter, zone, .. } => (filter, zone),
        _ => return None,
    };
    match zone.as_ref().map(|it| it.whose) {
        Some(Whose::Your | Whose::Unsaid) => Some(true),
        Some(Whose::Opponents) => Some(false),
        _ => controlled(filter),
    }
}

fn controlled(filter: &Filter) -> Option<bool> {
    match filter {
        Filter::Word(word) if word.text == "you_control" => Some(true),
        Filter::Word(word) if word.text == "opponent_controls" => Some(false),
        Filter::And(one, other) => controlled(one).or(controlled(other)),
        _ => None,
    }
}
