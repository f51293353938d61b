//! The monster duel as the workshop lists it.

use tapete_family::{Conversion, Family, Form, WordList};
use tapete_lang::Bilingual;

use crate::files::form;
use crate::script::SCRIPT_WORDS;
use crate::tools::{GROUPS, TOOLS};

/// What a newcomer needs first.
const FIRST_WORDS: &[&str] = &[
    "Duel",
    "Duel.for_players",
    "Duel.rules",
    "Duel.team_of",
    "Duel.powers_each",
    "Duel.uses",
    "Duel.energy_each_turn",
    "Duel.first_cards",
    "Monster",
    "Monster.is",
    "Monster.with_life",
    "Monster.with_attack",
    "Power",
    "Power.costs",
    "Power.Conditions",
    "Power.Actions",
    "Power.Attack",
    "Power.Draw",
    "Power.Poison",
    "Deck",
    "Deck.monsters",
    "Deck.powers",
];

/// The monster duel.
pub static FAMILY: Family = Family {
    name: "duel",
    title: Bilingual::new("Monster duels", "Duelos de monstruos"),
    doc: Bilingual::new(
        "Teams of monsters, and power cards whose effect is a script.",
        "Equipos de monstruos, y cartas de poder cuyo efecto es un guion.",
    ),
    start_here: "first_duel",
    benchmarks: &[],
    game_kind: "Duel",
    first_words: FIRST_WORDS,
    vocabulary: &crate::VOCABULARY,
    phrasing: None,
    codes: crate::CODES,
    players: crate::players,
    compile: crate::compile,
    paths: &[],
    inspect: Some(crate::inspect),
    forms: &[SCRIPTS, CARDS],
    lines: None,
    words: Some(words),
    known_word: None,
    tools: TOOLS,
    groups: GROUPS,
};

/// Scripts that stand alone.
const SCRIPTS: Form = Form {
    endings: &["duel"],
    is: |name, _| form::is_script(name),
    load: |sources, file, _, problems| {
        form::load_script(sources, file, problems);
        None
    },
    includes: None,
    format: |sources, file| form::format_script(sources, file),
    conversion: None,
    recording: None,
};

/// Cards and collections of cards as JSON.
const CARDS: Form = Form {
    endings: &["json"],
    is: |_, text| form::is_json(text),
    load: form::load_json,
    includes: None,
    format: form::format_json,
    conversion: Some(Conversion {
        needs_game: false,
        extension: "json",
        to_native: form::to_native,
        from_native: form::from_native,
    }),
    recording: None,
};

/// Lists the words of scripts.
fn words() -> Vec<WordList> {
    let lists = SCRIPT_WORDS.iter().map(|list| WordList {
        role: "script",
        kind: "Power",
        title: list.role.title(),
        about: Bilingual::new(
            "a word of scripts of {0}",
            "una palabra de los guiones de {0}",
        ),
        words: list.words.iter().map(|it| &it.word).collect(),
        // The words of scripts are the same in every language.
        in_spanish: str::to_owned,
    });
    lists.collect()
}
