//! Settings of a game that have a value which is none of theirs.

use tapete_lang::{Arg, Bilingual, Tongue};
use tapete_speech::Said;

use super::said;
use crate::define::codes;
use crate::define::game::LIFE_MAX;
use crate::define::maker::Maker;
use crate::syntax::ast::{Clause, ClauseKind, Sentence, SettingValue};
use crate::syntax::lexicon::{self, Role};

/// What a setting takes: numbers from the first to the last, and words.
struct Takes {
    name: &'static str,
    numbers: Option<(i64, i64)>,
    words: &'static [&'static str],
}

const fn takes(
    name: &'static str,
    numbers: Option<(i64, i64)>,
    words: &'static [&'static str],
) -> Takes {
    Takes {
        name,
        numbers,
        words,
    }
}

const YES_NO: &[&str] = &["yes", "no"];

/// The most that a small number can be.
const SMALL: i64 = 255;

static SETTINGS: &[Takes] = &[
    takes("life", Some((1, LIFE_MAX)), &[]),
    takes("hand", Some((0, 20)), &[]),
    takes("hand_limit", Some((0, SMALL)), &["none", "any"]),
    takes("prizes", Some((0, 20)), &["none"]),
    takes("energy", Some((0, SMALL)), &["none"]),
    takes("hero", Some((0, 1)), &["yes", "no", "required", "none"]),
    takes("active", Some((0, 1)), &["yes", "no", "required", "none"]),
    takes(
        "mulligan",
        None,
        &["london", "paris", "basic", "none", "no"],
    ),
    takes("first_draw", None, YES_NO),
    takes("deck_size", Some((0, 120)), &["any"]),
    takes("copies", Some((1, SMALL)), &["any"]),
    takes("damage_order", None, &["declared", "free"]),
    takes("untap", None, YES_NO),
    takes("summoning_sickness", None, YES_NO),
    takes("heal_damage", None, &["cleanup", "never", "no", "yes"]),
    takes("counterattack", None, YES_NO),
    takes("defender_deals_first", None, YES_NO),
    takes("exhaust", None, YES_NO),
    takes("one_attack_per_turn", None, YES_NO),
    takes("ends_turn", None, YES_NO),
    takes("weakness", Some((1, 9)), &["double", "triple", "none"]),
    takes("resistance", Some((0, SMALL)), &["none"]),
    takes("priority", None, YES_NO),
    takes("stack", None, YES_NO),
    takes("lands_per_turn", Some((0, SMALL)), &["any"]),
    takes("turns_max", Some((1, 2000)), &[]),
    takes("poison", Some((1, SMALL)), &["none"]),
    takes("empty_deck", None, &["skip", "lose", "damage"]),
    takes("sideboard", Some((0, SMALL)), &["none"]),
];

const A_NUMBER: Bilingual = Bilingual::new(
    "write a number from {0} to {1}",
    "escribe un número de {0} a {1}",
);
const A_NUMBER_OR: Bilingual = Bilingual::new(
    "write a number from {0} to {1}, or {2}",
    "escribe un número de {0} a {1}, o {2}",
);
const A_WORD: Bilingual = Bilingual::new("write {0}", "escribe {0}");

impl Maker<'_> {
    /// Tells of settings that cannot have the value they are given, and of more
    /// seats than there are.
    pub(super) fn check_settings(&mut self, game: &Sentence) {
        for clause in &game.clauses {
            match &clause.kind {
                ClauseKind::Uses(decks) if decks.len() > 2 => {
                    let place = decks.get(2).map_or(clause.place, |it| it.place);
                    self.wrong(&codes::TWO_SEATS, place, vec![decks.len().into()]);
                }
                ClauseKind::Setting { name, values } => {
                    self.check_setting(&name.text, values, clause);
                }
                _ => {}
            }
        }
    }

    fn check_setting(&mut self, name: &str, values: &[SettingValue], clause: &Clause) {
        let Some(value) = values.first() else {
            return;
        };
        if name == "for_players" {
            if !matches!(value, SettingValue::Number(2)) {
                self.wrong(&codes::TWO_SEATS, clause.place, vec![shown(value)]);
            }
            return;
        }
        let Some(takes) = SETTINGS.iter().find(|it| it.name == name) else {
            return;
        };
        let is_well = match value {
            // More life than is counted is told where it is read.
            SettingValue::Number(number) if name == "life" && *number > LIFE_MAX => true,
            SettingValue::Number(number) => takes
                .numbers
                .is_some_and(|(low, high)| (low..=high).contains(number)),
            SettingValue::Word(word) => {
                let word = word.text.to_lowercase();
                takes.words.contains(&word.as_str())
            }
            SettingValue::Text(_) => false,
        };
        if !is_well {
            let args = vec![said(Role::Setting, name), shown(value)];
            let help = vec![remedy(takes)];
            self.wrong_with(&codes::WRONG_SETTING, clause.place, args, help);
        }
    }
}

fn shown(value: &SettingValue) -> Arg {
    match value {
        SettingValue::Number(number) => (*number).into(),
        SettingValue::Word(word) => said(Role::SettingValue, &word.text),
        SettingValue::Text(text) => text.text.as_str().into(),
    }
}

/// Returns what could be written instead.
fn remedy(takes: &Takes) -> (Bilingual, Vec<Arg>) {
    let in_tongue = |tongue: Tongue, or: &str| {
        let words = takes.words.iter();
        let words: Vec<String> = words
            .map(|it| format!("`{}`", lexicon::spell(Role::SettingValue, it, tongue)))
            .collect();
        match words.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, rest)) => format!("{} {or} {last}", rest.join(", ")),
            None => String::new(),
        }
    };
    let words = Arg::Said(Said {
        en: in_tongue(Tongue::En, "or"),
        es: in_tongue(Tongue::Es, "o"),
    });
    match takes.numbers {
        None => (A_WORD, vec![words]),
        Some((low, high)) if takes.words.is_empty() => (A_NUMBER, vec![low.into(), high.into()]),
        Some((low, high)) => (A_NUMBER_OR, vec![low.into(), high.into(), words]),
    }
}
