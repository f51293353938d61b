//! Games put together from the vocabulary, whether they make sense or not.

use tapete_game::Chance;
use tapete_lang::{
    ArgTakes, ClauseWord, KindWord, NameWord, Takes, Times, VariableKind, VariableWord, Word,
};
use tapete_workshop::FAMILIES;

use super::one_of;

/// Numbers are mostly small, since large ones are mostly refused.
const SPREAD: i64 = 9;

/// One text of so many has any given clause that is not needed: with all of
/// them, almost no text would be a game.
const CLAUSE_EVERY: u32 = 12;

/// The clause that keeps matches short.
const LIMIT: &str = "turn_limit";

/// What stands where anything may: rates, ranges, owners.
const FREE: &[&str] = &[
    "1",
    "0",
    "2",
    "0.5",
    "0.25..0.75",
    "Nobody",
    "\"N1a\"",
    "\"text\"",
];

/// How many things of a kind besides the game a text has, at most.
const THINGS_MAX: u32 = 3;

/// Returns a text of one family: its game with random clauses, perhaps more.
pub(super) fn text(chance: &mut Chance) -> String {
    let Some(family) = one_of(&FAMILIES.iter().collect::<Vec<_>>(), chance) else {
        return String::new();
    };
    let mut text = String::new();
    for (number, kind) in family.vocabulary.kinds.iter().enumerate() {
        let is_game = kind.word.name == family.game_kind;
        let n_things = if is_game {
            1
        } else {
            chance.below(THINGS_MAX + 1)
        };
        for letter in ('a'..).take(n_things as usize) {
            let spelled = spelled(&kind.word, chance);
            text.push_str(&format!("new {spelled} called \"N{number}{letter}\"\n"));
            clauses(kind, &mut text, chance);
        }
    }
    text
}

/// Writes the needed clauses of a thing and some of the others.
fn clauses(kind: &KindWord, text: &mut String, chance: &mut Chance) {
    for word in kind.clauses {
        let n_lines = match word.times {
            _ if word.word.name == LIMIT => 1,
            Times::Once if word.needed => 1,
            Times::Rules if word.needed => 1 + chance.below(2),
            _ if chance.below(CLAUSE_EVERY) > 0 => 0,
            Times::Once => 1,
            Times::List | Times::Rules => 1 + chance.below(2),
        };
        for left in (0..n_lines).rev() {
            text.push_str(&line(word, left > 0, chance));
        }
    }
}

/// Writes a clause; all lines but the last have a condition.
pub(super) fn line(word: &ClauseWord, with_condition: bool, chance: &mut Chance) -> String {
    let value = match &word.takes {
        Takes::Nothing => String::new(),
        Takes::Number { .. } if word.word.name == LIMIT => "60".to_owned(),
        Takes::Number { min, max } => number(*min, *max, chance).to_string(),
        Takes::NumberOrRange { min, max } => {
            let from = number(*min, *max, chance);
            let to = number(from, (from + 3).min(*max), chance);
            if from == to || chance.below(2) == 0 {
                from.to_string()
            } else {
                format!("{from}..{to}")
            }
        }
        Takes::Amount => amount(word, 2, chance),
        Takes::Text => "\"text\"".to_owned(),
        Takes::Faces => faces(chance),
        Takes::Name(names) => name(names, chance),
        Takes::AnyOf(names) => {
            let all = names.iter().map(|it| call(it, chance)).collect::<Vec<_>>();
            let kept = if chance.below(4) == 0 { 1 } else { all.len() };
            all[all.len() - kept..].join(" or ")
        }
        Takes::Combined(names) => combined(names, 2, chance),
        Takes::Free => one_of(FREE, chance).unwrap_or("1").to_owned(),
        Takes::Block => "{ }".to_owned(),
        Takes::Phrase => one_of(FREE, chance).unwrap_or("1").to_owned(),
    };
    let spelled = spelled(&word.word, chance);
    let may_have_one = word.times != Times::Once && !word.variables.is_empty();
    if with_condition && may_have_one {
        return format!("  {spelled} {value} when {}\n", condition(word, 2, chance));
    }
    format!("  {spelled} {value}\n")
}

fn name(names: &'static [NameWord], chance: &mut Chance) -> String {
    let chosen = names.get(chance.below(names.len() as u32) as usize);
    chosen.map_or_else(String::new, |it| call(it, chance))
}

fn call(name: &NameWord, chance: &mut Chance) -> String {
    let args: Vec<String> = name
        .args
        .iter()
        .map(|it| match &it.takes {
            ArgTakes::Number { min, max } => number(*min, *max, chance).to_string(),
            ArgTakes::Faces => faces(chance),
            ArgTakes::Text => "\"text\"".to_owned(),
            ArgTakes::Name(names) => self::name(names, chance),
            ArgTakes::Free => "1".to_owned(),
        })
        .collect();
    let spelled = spelled(&name.word, chance);
    if args.is_empty() {
        return spelled.to_owned();
    }
    format!("{spelled}({})", args.join(", "))
}

/// Writes names that are combined, or one alone.
fn combined(names: &'static [NameWord], depth: u32, chance: &mut Chance) -> String {
    if depth == 0 || chance.below(2) == 0 {
        return name(names, chance);
    }
    let left = combined(names, depth - 1, chance);
    let right = combined(names, depth - 1, chance);
    match chance.below(4) {
        0 => format!("{left} and {right}"),
        1 => format!("({left} or {right})"),
        2 => format!("not ({left})"),
        _ => format!("{left} or {right}"),
    }
}

/// Writes a tile: mostly one of two small numbers.
fn faces(chance: &mut Chance) -> String {
    match chance.below(8) {
        0 => chance.below(7).to_string(),
        1 => "red|blue".to_owned(),
        2 => "0|1|2".to_owned(),
        _ => format!("{}|{}", chance.below(7), chance.below(7)),
    }
}

/// Writes a calculation with the variables that the clause offers.
fn amount(word: &ClauseWord, depth: u32, chance: &mut Chance) -> String {
    let is_number = |it: &&VariableWord| it.kind == VariableKind::Number;
    let variables: Vec<_> = word.variables.iter().filter(is_number).collect();
    if depth > 0 && chance.below(2) == 0 {
        let left = amount(word, depth - 1, chance);
        let right = amount(word, depth - 1, chance);
        let operator = one_of(&["+", "-", "*", "/", "%"], chance).unwrap_or("+");
        return format!("({left} {operator} {right})");
    }
    match one_of(&variables, chance) {
        Some(variable) if chance.below(2) == 0 => spelled(&variable.word, chance).to_owned(),
        _ => number(0, SPREAD, chance).to_string(),
    }
}

/// Writes a condition with the variables that the clause offers.
fn condition(word: &ClauseWord, depth: u32, chance: &mut Chance) -> String {
    if depth > 0 && chance.below(3) == 0 {
        let left = condition(word, depth - 1, chance);
        let right = condition(word, depth - 1, chance);
        return match chance.below(3) {
            0 => format!("({left} and {right})"),
            1 => format!("({left} or {right})"),
            _ => format!("not ({left})"),
        };
    }
    let variables: Vec<_> = word.variables.iter().collect();
    let Some(variable) = one_of(&variables, chance) else {
        return "1 = 1".to_owned();
    };
    let spelled = spelled(&variable.word, chance);
    match variable.kind {
        VariableKind::Truth => spelled.to_owned(),
        VariableKind::Number => {
            let operators = [
                "=",
                "!=",
                "<",
                "<=",
                ">",
                ">=",
                "% 2 =",
                "* 3 / 2 >",
                "- 1 <",
            ];
            let operator = one_of(&operators, chance).unwrap_or("=");
            format!("{spelled} {operator} {}", chance.below(8))
        }
    }
}

fn number(min: i64, max: i64, chance: &mut Chance) -> i64 {
    let min = if min < 0 && chance.below(8) > 0 {
        -2
    } else {
        min
    };
    let spread = (max - min).clamp(0, SPREAD) as u32;
    min + i64::from(chance.below(spread + 1))
}

fn spelled(word: &Word, chance: &mut Chance) -> &'static str {
    let all: Vec<&'static str> = word.spellings().collect();
    one_of(&all, chance).unwrap_or(word.name)
}
