//! The whole text of a card or an ability, sentence by sentence.

use tapete_game::Tongue;
use tapete_lang::Spelled;
use tapete_speech::capital;

use super::filter::{Article, As};
use super::names::Names;
use super::noun::spaced;
use super::verb::Form;
use super::{Speech, finish};
use crate::syntax::ast::{
    AbilityRef, Amount, Clause, ClauseKind, Cond, Effect, EffectKind, Event, EventKind, Filter,
    Ref, Selector, Sentence, Worth,
};

/// Returns the rules text of a card: keywords first, then a sentence per rule.
///
/// Where the author wrote a `text` in that tongue, that is the text. `remind`
/// tells the meaning of an ability that is to be explained after its name.
pub(crate) fn rules_text(
    sentence: &Sentence,
    words: &Names<'_>,
    remind: &dyn Fn(&AbilityRef) -> Option<Sentence>,
    tongue: Tongue,
) -> String {
    if let Some(text) = authors_text(sentence, tongue) {
        return text;
    }
    let speech = Speech::new(Some(sentence), words, tongue);
    let mut keywords: Vec<String> = Vec::new();
    let mut reminded: Vec<String> = Vec::new();
    for clause in &sentence.clauses {
        match &clause.kind {
            ClauseKind::Has(list) => {
                for ability in list {
                    let keyword = speech.keyword(ability);
                    match remind(ability).map(|it| ability_text(&it, words, tongue)) {
                        Some(text) => {
                            reminded.push(format!("{keyword} ({})", text.trim_end_matches('.')));
                        }
                        None => keywords.push(keyword),
                    }
                }
            }
            ClauseKind::Target(filter) if !has_action(sentence) => {
                let thing = speech.thing(filter, As::Permanent, Article::None, false);
                keywords.push(tongue.pick(format!("enchant {thing}"), format!("encantar {thing}")));
            }
            _ => {}
        }
    }
    let mut sentences: Vec<String> = Vec::new();
    if !keywords.is_empty() {
        sentences.push(keywords.join(", "));
    }
    sentences.extend(reminded);
    sentences.extend(speech.rules(sentence));
    let finished: Vec<String> = sentences.iter().map(|it| finish(it, tongue)).collect();
    finished.join(" ")
}

/// Returns what an ability means, with the names of its parameters.
pub(crate) fn ability_text(sentence: &Sentence, words: &Names<'_>, tongue: Tongue) -> String {
    if let Some(text) = authors_text(sentence, tongue) {
        return text;
    }
    let speech = Speech::new(Some(sentence), words, tongue);
    let finished: Vec<String> = speech
        .rules(sentence)
        .iter()
        .map(|it| finish(it, tongue))
        .collect();
    finished.join(" ")
}

/// Returns the type line of a card: `Creature — Kor Artificer`.
pub(crate) fn type_line(sentence: &Sentence, words: &Names<'_>, tongue: Tongue) -> String {
    let kind = words.noun(&sentence.kind.text);
    let mut types: Vec<String> = Vec::new();
    let mut subtypes: Vec<String> = Vec::new();
    let mut is_token = false;
    for clause in &sentence.clauses {
        match &clause.kind {
            ClauseKind::Is(list) => {
                for word in list {
                    let noun = words.noun(&word.text);
                    let name = noun.say(false, tongue).to_owned();
                    // A second type, such as `is Artifact` of a creature.
                    if words.is_type(&word.text) && noun != kind {
                        types.push(name);
                    } else {
                        subtypes.push(name);
                    }
                }
            }
            ClauseKind::IsToken => is_token = true,
            _ => {}
        }
    }
    match tongue {
        Tongue::En => types.push(kind.en[0].clone()),
        Tongue::Es => types.insert(0, kind.es[0].clone()),
    }
    let line = types.join(" ");
    let line = capital(&match (is_token, tongue) {
        (false, _) => line,
        (true, Tongue::En) => format!("token {line}"),
        (true, Tongue::Es) => format!("ficha de {line}"),
    });
    if subtypes.is_empty() {
        line
    } else {
        format!("{line} — {}", subtypes.join(" "))
    }
}

impl Speech<'_> {
    /// Writes the rules of a card or an ability, without keywords.
    fn rules(&self, sentence: &Sentence) -> Vec<String> {
        let mut sentences = Vec::new();
        let target = super::enchants(sentence);
        let mut clauses = sentence.clauses.iter().peekable();
        while let Some(clause) = clauses.next() {
            self.afresh();
            // On a card it is a keyword: `enchant creature`.
            if let (ClauseKind::Target(filter), "Ability") =
                (&clause.kind, sentence.kind.text.as_str())
            {
                let thing = match is_given(filter, sentence) {
                    true => self
                        .tongue
                        .pick("what is named", "lo que se nombra")
                        .to_owned(),
                    false => self.thing(filter, As::Permanent, Article::A, false),
                };
                sentences.push(self.tongue.pick(
                    format!("this is put on {thing}, chosen as you play it"),
                    format!("{} se une a {thing}, que eliges al jugarla", self.this),
                ));
                continue;
            }
            let Some(mut effects) = unconditional(clause) else {
                self.rule_of(clause, target, &mut sentences);
                continue;
            };
            // What always holds is said together.
            while let Some(more) = clauses.peek().and_then(|it| unconditional(it)) {
                effects.extend(more);
                clauses.next();
            }
            sentences.extend(self.always(None, &effects));
        }
        sentences
    }

    fn rule_of(&self, clause: &Clause, target: Option<&Filter>, sentences: &mut Vec<String>) {
        match &clause.kind {
            ClauseKind::Does(effect) => {
                let effect = with_target(effect, target);
                sentences.push(self.effect(&effect, Form::Order));
            }
            ClauseKind::When {
                events,
                condition,
                effect,
            } => {
                let when = self.when(events);
                let condition = self.if_so(condition.as_ref());
                let done = self.effect(effect, Form::Order);
                sentences.push(format!("{when}, {condition}{done}"));
            }
            ClauseKind::Always { condition, effects } => {
                sentences.extend(self.always(condition.as_ref(), effects));
            }
            ClauseKind::Can {
                costs,
                effect,
                only,
            } => {
                let costs = self.costs(costs);
                let done = self.effect(effect, Form::Order);
                sentences.push(format!("{costs}: {}", capital(&done)));
                if !only.is_empty() {
                    let only = only.iter().map(|it| it.text.as_str());
                    sentences.push(self.only(only, "Use", "Úsala"));
                }
            }
            ClauseKind::Instead {
                event,
                condition,
                effect,
            } => sentences.push(self.instead(event, condition.as_ref(), effect)),
            ClauseKind::EntersTapped => sentences.push(self.enters_tapped()),
            ClauseKind::EntersWith {
                amount,
                counter,
                condition,
            } => {
                let counters = self.counted(amount, &self.counter_noun(counter));
                sentences.push(self.enters_with(&counters, condition.as_ref()));
            }
            ClauseKind::Attack {
                name,
                costs,
                effect,
            } => {
                let done = capital(&self.effect(effect, Form::Order));
                sentences.push(match costs.is_empty() {
                    true => format!("{}: {done}", name.text),
                    false => format!("{} ({}): {done}", name.text, self.costs(costs)),
                });
            }
            ClauseKind::EvolvesFrom(name) => {
                let word = self.tongue.pick("evolves from", "evoluciona de");
                sentences.push(format!("{word} {}", name.text));
            }
            ClauseKind::PlayOnly(only) => sentences.push(self.play_only(only)),
            ClauseKind::MayAlsoPay(costs) => sentences.push(self.may_also_pay(costs)),
            ClauseKind::Requires(costs) => sentences.extend(self.deeds_to_play(costs)),
            ClauseKind::With { name, value } => sentences.extend(self.figure(&name.text, value)),
            ClauseKind::Means(abilities) => {
                let subject = self.subject(&Selector::Ref(Ref::This, clause.place));
                let has = self.has(&subject, abilities, Form::One);
                sentences.push(super::cond::clause(&subject, &has));
            }
            ClauseKind::Has(_)
            | ClauseKind::Is(_)
            | ClauseKind::Colored(_)
            | ClauseKind::OwnedBy(_)
            | ClauseKind::Target(_)
            | ClauseKind::Text(_)
            | ClauseKind::Flavor(_)
            | ClauseKind::Rarity(_)
            | ClauseKind::IsToken
            | ClauseKind::Takes(_)
            | ClauseKind::ForGame(_)
            | ClauseKind::Holds(_)
            | ClauseKind::Idea(_)
            | ClauseKind::Extends(_)
            | ClauseKind::Setting { .. }
            | ClauseKind::Zone { .. }
            | ClauseKind::Type { .. }
            | ClauseKind::Names { .. }
            | ClauseKind::Resource { .. }
            | ClauseKind::RequiresMeans { .. }
            | ClauseKind::Combat(_)
            | ClauseKind::Phase { .. }
            | ClauseKind::Flow(_)
            | ClauseKind::Ends { .. }
            | ClauseKind::StateBased { .. }
            | ClauseKind::Uses(_)
            | ClauseKind::StartsWith(_) => {}
        }
    }

    fn enters_tapped(&self) -> String {
        let girada = super::noun::agree("girado", self.this_feminine, false);
        self.tongue.pick(
            "this enters tapped".to_owned(),
            format!("{} entra en juego {girada}", self.this),
        )
    }

    fn enters_with(&self, counters: &str, condition: Option<&Cond>) -> String {
        let condition = self.if_so(condition);
        match self.tongue {
            Tongue::En => {
                let (counters, equal) = match counters.split_once(" equal to ") {
                    Some((counters, to)) => (counters, format!(" equal to {to}")),
                    None => (counters, String::new()),
                };
                format!("{condition}this enters with {counters} on it{equal}")
            }
            Tongue::Es => {
                format!("{condition}{} entra en juego con {counters}", self.this)
            }
        }
    }

    fn play_only(&self, only: &[Spelled]) -> String {
        let only = only.iter().map(|it| it.text.as_str());
        let es = match self.this_feminine {
            true => "Juégala",
            false => "Juégalo",
        };
        self.only(only, "Play this", es)
    }

    fn if_so(&self, condition: Option<&Cond>) -> String {
        match condition {
            Some(cond) => {
                let cond = self.cond(cond, true);
                self.tongue
                    .pick(format!("if {cond}, "), format!("si {cond}, "))
            }
            None => String::new(),
        }
    }

    fn always(&self, condition: Option<&Cond>, effects: &[Effect]) -> Vec<String> {
        let mut flat: Vec<Effect> = Vec::new();
        for effect in effects {
            match &effect.kind {
                EffectKind::Sequence(list) => flat.extend(list.iter().cloned()),
                _ => flat.push(effect.clone()),
            }
        }
        let condition = condition.filter(|it| !is_attached(it));
        let condition = condition.map(|cond| {
            let cond = self.cond(cond, true);
            self.tongue
                .pick(format!("as long as {cond}, "), format!("mientras {cond}, "))
        });
        self.lasts.set(true);
        let texts = self.statics(&flat);
        self.lasts.set(false);
        match condition {
            None => texts,
            Some(condition) => {
                let all = texts.join(self.tongue.pick(" and ", " y "));
                vec![format!("{condition}{all}")]
            }
        }
    }

    fn instead(&self, event: &Event, condition: Option<&Cond>, effect: &Effect) -> String {
        if let EventKind::Happens { who, verb, .. } = &event.kind
            && verb.text == "would_enter"
        {
            let who = self.subject(who);
            let condition = self.if_so(condition);
            let done = self.effect(effect, Form::Order);
            return match self.tongue {
                Tongue::En => format!("as {} enters, {condition}{done}", who.text),
                Tongue::Es => format!("al entrar en juego {}, {condition}{done}", who.text),
            };
        }
        let would = self.would(event);
        let condition = match condition {
            Some(cond) => {
                let and = self.tongue.pick("and", "y");
                format!(" {and} {}", self.cond(cond, true))
            }
            None => String::new(),
        };
        let absorbs = matches!(&event.kind, EventKind::Happens { verb, .. }
            if matches!(verb.text.as_str(), "would_be_dealt" | "would_deal"))
            && matches!(effect.kind, EffectKind::Prevent { .. });
        self.absorbs.set(absorbs);
        let done = self.effect(effect, Form::Order);
        self.absorbs.set(false);
        match (self.tongue, absorbs) {
            (Tongue::En, true) => format!("if {would}{condition}, {done}"),
            (Tongue::Es, true) => format!("si {would}{condition}, {done}"),
            (Tongue::En, false) => format!("if {would}{condition}, {done} instead"),
            (Tongue::Es, false) => format!("si {would}{condition}, en vez de eso {done}"),
        }
    }

    fn only<'w>(&self, words: impl Iterator<Item = &'w str>, en: &str, es: &str) -> String {
        let words: Vec<String> = words.map(|it| self.timing(it)).collect();
        let verb = self.tongue.pick(en, es);
        format!("{verb} {}", self.and(&words))
    }

    fn timing(&self, word: &str) -> String {
        let (en, es) = match word {
            "sorcery_speed" => (
                "only when you could play a sorcery",
                "solo cuando puedas jugar un conjuro",
            ),
            "once_per_turn" => ("only once each turn", "solo una vez por turno"),
            "once_per_game" => ("only once each match", "solo una vez por partida"),
            "from_hand" => ("only from your hand", "solo desde tu mano"),
            "from_graveyard" => ("only from your graveyard", "solo desde tu cementerio"),
            "from_battlefield" => (
                "only from the battlefield",
                "solo desde el campo de batalla",
            ),
            "your_turn" => ("only during your turn", "solo durante tu turno"),
            "opponents_turn" => (
                "only during your opponent's turn",
                "solo durante el turno de tu rival",
            ),
            "in_combat" => ("only during combat", "solo durante el combate"),
            "in_upkeep" | "your_upkeep" => {
                ("only during your upkeep", "solo durante tu mantenimiento")
            }
            "any_time" => (
                "any time you could play an instant",
                "siempre que puedas jugar un instantáneo",
            ),
            "while_active" => (
                "only while it's active",
                "solo mientras esté en el puesto activo",
            ),
            other => {
                let word = self.tongue.pick("only", "solo");
                return format!("{word} {}", other.replace('_', " "));
            }
        };
        self.tongue.pick(en, es).to_owned()
    }

    /// Writes a property that no corner of the card shows, or that is counted.
    fn figure(&self, name: &str, value: &Worth) -> Option<String> {
        let is_shown = matches!(name, "damage" | "health" | "hp");
        let (title_en, title_es) = match name {
            "damage" => ("power", "fuerza"),
            "health" => ("toughness", "aguante"),
            _ => ("", ""),
        };
        let title = match title_en {
            "" => self.property(name),
            _ => self.tongue.pick(title_en, title_es).to_owned(),
        };
        match value {
            Worth::Amount(Amount::Number(_)) if is_shown => None,
            Worth::Amount(Amount::Number(number)) => Some(format!("{title} {number}")),
            Worth::Amount(amount) => {
                let amount = self.expression(amount);
                let article = match name {
                    "damage" | "loyalty" | "durability" => "la",
                    _ => "el",
                };
                Some(match self.tongue {
                    Tongue::En => format!("its {title} is {amount}"),
                    Tongue::Es => format!("{article} {title} de {} es {amount}", self.this),
                })
            }
            Worth::Cost(costs) => Some(format!("{title} {}", self.costs(costs))),
            Worth::Name(name) => {
                let name = self
                    .names
                    .noun(&name.text)
                    .say(false, self.tongue)
                    .to_owned();
                Some(format!("{title} {}", spaced(&name)))
            }
        }
    }
}

/// Returns the text that the author wrote, if it is in that tongue.
fn authors_text(sentence: &Sentence, tongue: Tongue) -> Option<String> {
    sentence.clauses.iter().find_map(|it| match &it.kind {
        ClauseKind::Text(text) if tongue_of(&text.text) == tongue => Some(text.text.clone()),
        _ => None,
    })
}

/// Guesses in which tongue a text is, by its small words and its letters.
fn tongue_of(text: &str) -> Tongue {
    const SPANISH: [&str; 14] = [
        "el", "la", "los", "las", "de", "del", "que", "un", "una", "en", "es", "si", "tu", "y",
    ];
    const ENGLISH: [&str; 14] = [
        "the", "a", "an", "of", "to", "if", "this", "that", "you", "your", "is", "and", "it", "in",
    ];
    let lower = text.to_lowercase();
    let count = |list: &[&str]| {
        lower
            .split(|it: char| !it.is_alphabetic())
            .filter(|it| list.contains(it))
            .count()
    };
    let spanish = count(&SPANISH)
        + lower
            .matches(['ñ', '¿', '¡', 'ó', 'á', 'é', 'í', 'ú'])
            .count();
    if spanish > count(&ENGLISH) {
        Tongue::Es
    } else {
        Tongue::En
    }
}

/// Returns whether `target` says whom the card's action hits.
fn has_action(sentence: &Sentence) -> bool {
    let is_action = |it: &Clause| matches!(it.kind, ClauseKind::Does(_));
    sentence.clauses.iter().any(is_action)
}

/// Gives the card's target to the actions that have none of their own.
fn with_target(effect: &Effect, target: Option<&Filter>) -> Effect {
    let mut effect = effect.clone();
    match &mut effect.kind {
        EffectKind::Action {
            target: own @ None, ..
        } => *own = target.cloned(),
        EffectKind::Sequence(list) => {
            for step in list {
                *step = with_target(step, target);
            }
        }
        _ => {}
    }
    effect
}

/// Returns whether a filter is a parameter of an ability.
fn is_given(filter: &Filter, ability: &Sentence) -> bool {
    ability.clauses.iter().any(|it| match (&it.kind, filter) {
        (ClauseKind::Takes(params), Filter::Word(word)) => {
            params.iter().any(|it| it.name.text == word.text)
        }
        _ => false,
    })
}

/// Returns the effects of a clause that always holds, or holds while attached.
fn unconditional(clause: &Clause) -> Option<Vec<Effect>> {
    match &clause.kind {
        ClauseKind::Always { condition, effects } if condition.as_ref().is_none_or(is_attached) => {
            Some(effects.clone())
        }
        _ => None,
    }
}

/// Returns whether a condition is only that the card is attached.
fn is_attached(cond: &Cond) -> bool {
    matches!(cond, Cond::Is { who: Selector::Ref(Ref::This, _), filter: Filter::Word(word), .. }
        if word.text == "attached")
}
