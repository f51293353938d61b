//! When something happens: `when this enters`, `at the beginning of your upkeep`.

use tapete_game::Tongue;

use super::Speech;
use super::cond::clause;
use super::filter::As;
use super::noun::agree;
use super::table::PHASES;
use super::verb::Form;
use super::who::{Phrase, Where};
use crate::syntax::ast::{Event, EventKind, EventPart, EventWhat, Ref, Selector, Whose};

/// A verb of events: English for one and for `you`, Spanish for one; what must
/// agree in Spanish ends in `*`.
struct EventVerb {
    word: &'static str,
    en: &'static str,
    en_you: &'static str,
    es: &'static str,
    /// It can happen again to the same thing: `whenever`.
    again: bool,
}

const fn happens(
    word: &'static str,
    en: &'static str,
    en_you: &'static str,
    es: &'static str,
    again: bool,
) -> EventVerb {
    EventVerb {
        word,
        en,
        en_you,
        es,
        again,
    }
}

const VERBS: &[EventVerb] = &[
    happens("enters", "enters", "enter", "entra en juego", false),
    happens(
        "leaves",
        "leaves play",
        "leave play",
        "sale del juego",
        false,
    ),
    happens("dies", "dies", "die", "muere", false),
    happens("attacks", "attacks", "attack", "ataca", true),
    happens("blocks", "blocks", "block", "bloquea", true),
    happens(
        "becomes_blocked",
        "becomes blocked",
        "become blocked",
        "es bloqueado*",
        true,
    ),
    happens(
        "is_unblocked",
        "attacks and isn't blocked",
        "attack and aren't blocked",
        "ataca y no es bloqueado*",
        true,
    ),
    happens(
        "becomes_target",
        "becomes the target",
        "become the target",
        "se convierte en objetivo",
        true,
    ),
    happens("is_dealt", "is dealt", "are dealt", "recibe", true),
    happens("deals", "deals", "deal", "inflige", true),
    happens("casts", "casts", "cast", "lanza", true),
    happens("draws", "draws", "draw", "roba", true),
    happens("discards", "discards", "discard", "descarta", true),
    happens("sacrifices", "sacrifices", "sacrifice", "sacrifica", true),
    happens("is_removed", "is removed", "are removed", "se quita", true),
    happens("is_put", "is put", "are put", "se pone", true),
    happens("taps", "becomes tapped", "become tapped", "se gira", true),
    happens(
        "untaps",
        "becomes untapped",
        "become untapped",
        "se endereza",
        true,
    ),
    happens(
        "is_attached",
        "becomes attached",
        "become attached",
        "se une",
        true,
    ),
    happens(
        "is_detached",
        "becomes unattached",
        "become unattached",
        "se separa",
        true,
    ),
    happens("evolves", "evolves", "evolve", "evoluciona", false),
    happens(
        "is_knocked_out",
        "is knocked out",
        "are knocked out",
        "es noqueado*",
        false,
    ),
    happens(
        "is_destroyed",
        "is destroyed",
        "are destroyed",
        "es destruido*",
        false,
    ),
    happens(
        "is_exiled",
        "is exiled",
        "are exiled",
        "es exiliado*",
        false,
    ),
    happens(
        "is_countered",
        "is countered",
        "are countered",
        "es contrarrestado*",
        false,
    ),
    happens("plays", "plays", "play", "juega", true),
    happens("activates", "activates", "activate", "activa", true),
    happens("gains", "gains", "gain", "gana", true),
    happens("loses", "loses", "lose", "pierde", true),
    happens("shuffles", "shuffles", "shuffle", "baraja", true),
    happens(
        "would_die",
        "would die",
        "would die",
        "fuera a morir",
        false,
    ),
    happens(
        "would_deal",
        "would deal",
        "would deal",
        "fuera a infligir",
        false,
    ),
    happens(
        "would_be_dealt",
        "would be dealt",
        "would be dealt",
        "fuera a recibir",
        false,
    ),
    happens(
        "would_draw",
        "would draw",
        "would draw",
        "fuera a robar",
        false,
    ),
    happens(
        "would_enter",
        "would enter",
        "would enter",
        "fuera a entrar en juego",
        false,
    ),
    happens(
        "would_leave",
        "would leave play",
        "would leave play",
        "fuera a salir del juego",
        false,
    ),
    happens(
        "would_be_destroyed",
        "would be destroyed",
        "would be destroyed",
        "fuera a ser destruido*",
        false,
    ),
    happens(
        "would_discard",
        "would discard",
        "would discard",
        "fuera a descartar",
        false,
    ),
    happens(
        "would_gain",
        "would gain",
        "would gain",
        "fuera a ganar",
        false,
    ),
    happens(
        "would_lose",
        "would lose",
        "would lose",
        "fuera a perder",
        false,
    ),
    happens(
        "would_be_countered",
        "would be countered",
        "would be countered",
        "fuera a ser contrarrestado*",
        false,
    ),
    happens(
        "would_put",
        "would put",
        "would put",
        "fuera a poner",
        false,
    ),
];

impl Speech<'_> {
    /// Writes `when this enters or dies`, without a comma.
    pub(super) fn when(&self, events: &[Event]) -> String {
        let mut texts: Vec<String> = Vec::new();
        let mut before: Option<&Selector> = None;
        let mut opening = "";
        for event in events {
            let (word, text, who) = self.event(event, before);
            if texts.is_empty() || word == opening {
                texts.push(text);
            } else {
                texts.push(format!("{word} {text}"));
            }
            if opening.is_empty() {
                opening = word;
            }
            before = who;
        }
        let text = self.or(&texts);
        if opening.is_empty() {
            text
        } else {
            format!("{opening} {text}")
        }
    }

    /// Writes what would happen, after `if`.
    pub(super) fn would(&self, event: &Event) -> String {
        self.event(event, None).1
    }

    /// Returns the opening word, the text and who it is about; the subject is
    /// left out where the event before has the same.
    fn event<'e>(
        &self,
        event: &'e Event,
        before: Option<&Selector>,
    ) -> (&'static str, String, Option<&'e Selector>) {
        match &event.kind {
            EventKind::Happens {
                who,
                verb,
                alone,
                combat,
                parts,
            } => {
                let known = VERBS.iter().find(|it| it.word == verb.text);
                let mut subject = self.subject(who);
                if matches!(verb.text.as_str(), "dies" | "leaves") {
                    self.named.borrow_mut().gone = true;
                }
                let mut text = self.event_verb(known, &verb.text, &subject);
                let objects = self.event_objects(&verb.text, *combat, parts);
                if *alone {
                    let word = self.tongue.pick(
                        "alone".to_owned(),
                        agree("solo", subject.feminine, subject.form.is_many()),
                    );
                    text.push_str(&format!(" {word}"));
                }
                text.push_str(&objects);
                if before.is_some_and(|it| is_same(it, who)) {
                    subject.text.clear();
                }
                let is_own = matches!(who, Selector::Ref(Ref::This | Ref::Attached, _));
                let again = known.is_none_or(|it| it.again) || !is_own;
                let word = match (self.tongue, again) {
                    (Tongue::En, true) => "whenever",
                    (Tongue::En, false) => "when",
                    (Tongue::Es, true) => "siempre que",
                    (Tongue::Es, false) => "cuando",
                };
                (word, clause(&subject, &text), Some(who))
            }
            EventKind::LastRemoved { counter, from } => {
                let noun = self.counter_noun(counter);
                let from = self.object(from).text;
                let text = match self.tongue {
                    Tongue::En => format!("the last {} is removed from {from}", noun.en[0]),
                    Tongue::Es => format!("se quita el último {} de {from}", noun.es[0]),
                };
                (self.tongue.pick("when", "cuando"), text, None)
            }
            EventKind::Phase { whose, phase, ends } => {
                let phase = self.phase_of(*whose, &phase.text);
                let (en, es) = match ends {
                    false => ("at the beginning of", "al comienzo de"),
                    true => ("at the end of", "al final de"),
                };
                (self.tongue.pick(en, es), phase, None)
            }
            EventKind::Moment(word) => {
                let (en, es, rest_en, rest_es) = match word.text.as_str() {
                    "end_of_turn" => ("at the end of", "al final de", "the turn", "el turno"),
                    "end_of_combat" => ("at the end of", "al final de", "combat", "el combate"),
                    "beginning_of_turn" => (
                        "at the beginning of",
                        "al comienzo de",
                        "each turn",
                        "cada turno",
                    ),
                    "beginning_of_combat" => (
                        "at the beginning of",
                        "al comienzo de",
                        "each combat",
                        "cada combate",
                    ),
                    "game_start" => (
                        "at the beginning of",
                        "al comienzo de",
                        "the match",
                        "la partida",
                    ),
                    other => {
                        let text = other.replace('_', " ");
                        return (self.tongue.pick("when", "cuando"), text, None);
                    }
                };
                let rest = self.tongue.pick(rest_en, rest_es).to_owned();
                (self.tongue.pick(en, es), rest, None)
            }
        }
    }

    fn event_verb(&self, known: Option<&EventVerb>, word: &str, who: &Phrase) -> String {
        let Some(verb) = known else {
            return word.replace('_', " ");
        };
        let many = who.form.is_many();
        if self.tongue == Tongue::En {
            let plain = many || who.form == Form::You;
            return if plain { verb.en_you } else { verb.en }.to_owned();
        }
        let text = match verb.es.split_once(' ') {
            Some((head @ ("es" | "se"), rest)) => match (head, who.form, rest.split_once(' ')) {
                ("es", Form::Many, _) => format!("son {rest}"),
                ("se", Form::Many, Some((verb, rest))) => format!("se {verb}n {rest}"),
                ("se", Form::Many, None) => format!("se {rest}n"),
                _ => verb.es.to_owned(),
            },
            Some(("fuera", rest)) => match who.form {
                Form::You => format!("fueras {rest}"),
                Form::Many => format!("fueran {rest}"),
                _ => verb.es.to_owned(),
            },
            Some((head, rest)) => format!("{} {rest}", person(head, who.form)),
            None => person(verb.es, who.form),
        };
        match text.strip_suffix('*') {
            Some(text) => {
                let (rest, last) = text.rsplit_once(' ').unwrap_or(("", text));
                let last = agree(last, who.feminine, many);
                let rest = match who.form {
                    Form::Many => rest.replace(" no es", " no son"),
                    _ => rest.to_owned(),
                };
                format!("{rest} {last}")
            }
            None => text,
        }
    }

    /// Writes what a verb is done to, by, from.
    fn event_objects(&self, verb: &str, combat: bool, parts: &[EventPart]) -> String {
        let mut text = String::new();
        let hurts = matches!(verb, "deals" | "is_dealt" | "would_deal" | "would_be_dealt");
        if hurts {
            let damage = match combat {
                true => self.tongue.pick("combat damage", "daño de combate"),
                false => self.tongue.pick("damage", "daño"),
            };
            text.push_str(&format!(" {damage}"));
        }
        let mut has_object = hurts;
        for part in parts {
            if hurts && is_word(part, "damage") {
                continue;
            }
            text.push(' ');
            text.push_str(&self.event_part(verb, part));
            has_object = true;
        }
        if !has_object {
            let (en, es) = match verb {
                "draws" | "would_draw" | "discards" | "would_discard" | "plays" => {
                    (" a card", " una carta")
                }
                "casts" => (" a spell", " un hechizo"),
                "activates" => (" an ability", " una habilidad"),
                "gains" | "loses" | "would_gain" | "would_lose" => (" life", " vidas"),
                "shuffles" => (" a deck", " un mazo"),
                "sacrifices" => (" a permanent", " un permanente"),
                _ => ("", ""),
            };
            text.push_str(self.tongue.pick(en, es));
        }
        text
    }

    fn event_part(&self, verb: &str, part: &EventPart) -> String {
        let usual = match verb {
            "casts" => As::Spell,
            "becomes_target" => As::SpellOrAbility,
            "draws" | "discards" | "plays" | "would_draw" | "would_discard" => As::Card,
            _ => As::Permanent,
        };
        let (what, is_person) = match &part.what {
            EventWhat::Selector(who) => (self.who(who, usual, Where::In).text, true),
            EventWhat::Zone(zone) => (self.zone(zone, Whose::Your), false),
            EventWhat::Word(word) => (self.event_word(&word.text), false),
        };
        let Some(word) = &part.word else {
            return match (self.tongue, is_person, verb) {
                (Tongue::Es, true, "attacks" | "blocks") => format!("a {what}"),
                _ => what,
            };
        };
        let word = match (verb, word.text.as_str()) {
            ("becomes_target", "by" | "of") => self.tongue.pick("of", "de"),
            ("is_dealt" | "would_be_dealt", "by" | "from") => self.tongue.pick("by", "de"),
            (_, "by") => self.tongue.pick("by", "por"),
            (_, "to") => self.tongue.pick("to", "a"),
            ("casts" | "plays" | "enters" | "is_put", "from") => self.tongue.pick("from", "desde"),
            (_, "from") => self.tongue.pick("from", "de"),
            (_, "with") => self.tongue.pick("with", "con"),
            (_, "on") => self.tongue.pick("on", "sobre"),
            (_, "of") => self.tongue.pick("of", "de"),
            (_, _) => "",
        };
        format!("{word} {what}")
    }

    fn event_word(&self, word: &str) -> String {
        if word == "damage" {
            return self.tongue.pick("damage", "daño").to_owned();
        }
        if word == "life" {
            return self.tongue.pick("life", "vidas").to_owned();
        }
        if word == "card" {
            return self.tongue.pick("a card", "una carta").to_owned();
        }
        self.property(word)
    }

    /// Writes `your upkeep`, `the end step`.
    pub(super) fn phase_of(&self, whose: Whose, phase: &str) -> String {
        let spoken = phase.replace('_', " ");
        let entry = PHASES.iter().find(|it| it.0 == phase);
        let (en, es, feminine) = match entry {
            Some((_, en, es, feminine)) => ((*en).to_owned(), (*es).to_owned(), *feminine),
            None => (format!("{spoken} phase"), format!("fase {spoken}"), true),
        };
        let article = if feminine { "la" } else { "el" };
        match (self.tongue, whose) {
            (Tongue::En, Whose::Your) => format!("your {en}"),
            (Tongue::En, Whose::Opponents) => format!("your opponent's {en}"),
            (Tongue::En, Whose::Their | Whose::Its) => format!("that player's {en}"),
            (Tongue::En, Whose::Any | Whose::Unsaid) => format!("each player's {en}"),
            (Tongue::Es, Whose::Your) => format!("tu {es}"),
            (Tongue::Es, Whose::Opponents) => format!("{article} {es} de tu rival"),
            (Tongue::Es, Whose::Their | Whose::Its) => format!("{article} {es} de ese jugador"),
            (Tongue::Es, Whose::Any | Whose::Unsaid) => {
                format!("{article} {es} de cada jugador")
            }
        }
    }
}

fn person(verb: &str, form: Form) -> String {
    match form {
        Form::You => format!("{verb}s"),
        Form::Many | Form::WishMany => format!("{verb}n"),
        Form::WishYou => format!("{verb}s"),
        Form::Order | Form::Bare | Form::One | Form::Wish => verb.to_owned(),
    }
}

/// Returns whether two selectors name the same thing that was named before.
fn is_same(one: &Selector, other: &Selector) -> bool {
    match (one, other) {
        (Selector::Ref(one, _), Selector::Ref(other, _)) => one == other,
        _ => false,
    }
}

fn is_word(part: &EventPart, word: &str) -> bool {
    part.word.is_none() && matches!(&part.what, EventWhat::Word(it) if it.text == word)
}
