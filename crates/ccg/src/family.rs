//! Card games as the workshop lists them.

use tapete_family::{Conversion, Family, Form, Lines, WordList};
use tapete_lang::Bilingual;

use crate::syntax::lexicon::{phrase_in_spanish, phrase_words};
use crate::tools::{GROUPS, TOOLS, known_word};
use crate::{form, scenario};

/// What a newcomer needs first.
const FIRST_WORDS: &[&str] = &[
    "CardGame",
    "CardGame.extends",
    "CardGame.uses",
    "CardGame.life",
    "CardGame.deck_size",
    "Card",
    "Card.is",
    "Card.colored",
    "Card.requires",
    "Card.with_damage",
    "Card.with_health",
    "Card.has_ability",
    "Card.when",
    "Card.can",
    "Card.does",
    "Card.deal",
    "Card.destroy",
    "Card.target",
    "Deck",
    "Deck.holds",
    "Ability",
    "Ability.means",
];

/// Card games.
pub static FAMILY: Family = Family {
    name: "ccg",
    title: Bilingual::new("Card games", "Juegos de cartas"),
    doc: Bilingual::new(
        "Card games written in sentences: creatures, spells, abilities, decks.",
        "Juegos de cartas escritos en oraciones: criaturas, hechizos, habilidades, mazos.",
    ),
    start_here: "first_match",
    benchmarks: &["bench"],
    game_kind: "CardGame",
    first_words: FIRST_WORDS,
    vocabulary: &crate::VOCABULARY,
    phrasing: Some(&crate::PHRASING),
    codes: crate::CODES,
    players: crate::players,
    compile: crate::compile,
    paths: &[],
    inspect: Some(crate::inspect),
    forms: &[FILES],
    lines: Some(&SCENARIOS),
    words: Some(words),
    known_word: Some(known_word),
    tools: TOOLS,
    groups: GROUPS,
};

/// Files in the words of the thesis and of the block forms.
const FILES: Form = Form {
    endings: &["ccg"],
    is: |name, _| form::is_dialect(name),
    load: |sources, file, n_seats, problems| form::load(sources, file, n_seats, problems),
    includes: Some(form::includes),
    format: |sources, file| form::format(sources, file),
    conversion: Some(Conversion {
        needs_game: false,
        extension: "ccg",
        to_native: |sources, file, problems| form::to_native(sources, file, problems),
        from_native: form::from_native,
    }),
    recording: None,
};

static SCENARIOS: Lines = Lines {
    is: scenario::is_scenarios,
    run: |text, cards, tongue| {
        let outcomes = scenario::run(text, cards).into_iter();
        outcomes
            .map(|it| (it.line, it.id, it.result.map_err(|it| it.into_text(tongue))))
            .collect()
    },
};

/// Lists the words of phrases. Those that begin clauses are the vocabulary's.
fn words() -> Vec<WordList> {
    let lists = phrase_words().map(|list| WordList {
        role: "phrase",
        kind: "Card",
        title: list.title,
        about: Bilingual::new(
            "a word inside clauses of cards",
            "una palabra dentro de las cláusulas de cartas",
        ),
        words: list.words.iter().collect(),
        in_spanish: phrase_in_spanish,
    });
    lists.collect()
}
