//! One word for one thing: the worst slips, each with the better word.
//! Add a pair when you meet one.

use super::{Check, Slip, Source, words};

pub(super) const CHECK: Check = Check {
    name: "vocabulary",
    about: "one word for one thing",
    find: |sources| Ok(find(sources)),
};

/// Words that we do not use, and what we say instead.
const INSTEAD: &[(&str, &str)] = &[
    ("npc", "bot"),
    ("agent", "bot` or `player"),
    ("boneyard", "stock"),
    ("board", "table"),
    ("token", "tile"),
    ("rng", "chance"),
    ("ruleset", "game"),
    ("lobby", "room"),
    ("fixture", "scene"),
    ("predicate", "condition"),
    ("hp", "life"),
    ("mana", "energy"),
];

/// Where a word is right: the start of a path, the word, and the reason.
const ALLOWED: &[(&str, &str, &str)] = &[
    (
        "crates/lang/",
        "token",
        "a lexer's tokens are called so everywhere",
    ),
    (
        "crates/duel/src/script/",
        "token",
        "names of the shared lexer",
    ),
    (
        "crates/duel/src/files/",
        "token",
        "names of the shared lexer",
    ),
    (
        "crates/duel/src/arrange/tests.rs",
        "mana",
        "what somebody may type in place of the right word",
    ),
    (
        "crates/lang/src/tests/reading.rs",
        "hp",
        "an example of what authors write",
    ),
    (
        "tests/src/fuzz/duel.rs",
        "hp",
        "an example of what authors write",
    ),
    (
        "tests/scenes/duel/script_form.scene",
        "hp",
        "an example of what authors write",
    ),
    (
        "crates/ccg/",
        "token",
        "cards that no deck holds are called so in such games",
    ),
    (
        "games/ccg/",
        "token",
        "cards that no deck holds are called so in such games",
    ),
    (
        "tests/scenes/ccg/",
        "mana",
        "what gives resources is called so in such games",
    ),
    (
        "tests/scenes/ccg/",
        "token",
        "cards that no deck holds are called so in such games",
    ),
    (
        "tests/src/fuzz/ccg.rs",
        "token",
        "cards that no deck holds are called so in such games",
    ),
    (
        "docs/ccg.md",
        "token",
        "cards that no deck holds are called so in such games",
    ),
    (
        "tests/src/ccg.rs",
        "token",
        "cards that no deck holds are called so in such games",
    ),
    ("docs/language.md", "token", "a word of card games"),
    ("CHANGELOG.md", "token", "a word of card games"),
    (
        "crates/draw/src/sample/collectibles.rs",
        "token",
        "a word of card games",
    ),
    ("crates/ccg/", "mana", "what lands give in the game Classic"),
    (
        "games/ccg/library/",
        "mana",
        "what lands give in the game Classic",
    ),
    ("docs/ccg.md", "mana", "what lands give in the game Classic"),
    (
        "docs/decisions.md",
        "mana",
        "what lands give in the game Classic",
    ),
    (
        "docs/language.md",
        "mana",
        "what lands give in the game Classic",
    ),
    ("crates/ccg/", "hp", "a property of cards in such games"),
    ("games/ccg/", "hp", "a property of cards in such games"),
    (
        "tests/scenes/ccg/",
        "hp",
        "a property of cards in such games",
    ),
    ("docs/ccg.md", "hp", "a property of cards in such games"),
    (
        "crates/cli/src/passing.rs",
        "hp",
        "a property of cards in such games",
    ),
    (
        "docs/language.md",
        "hp",
        "a property of cards in such games",
    ),
    (
        "crates/ccg/src/",
        "predicate",
        "the part of a sentence that says what happens to somebody",
    ),
    (
        "tests/scenes/ccg/problems_phrases.scene",
        "predicate",
        "the part of a sentence that says what happens to somebody",
    ),
    (
        "crates/ccg/src/arrange",
        "board",
        "the word with which positions name what lies before a seat",
    ),
    (
        "crates/ccg/src/define/codes/position.rs",
        "board",
        "the word with which positions name what lies before a seat",
    ),
    (
        "crates/ccg/src/tests/",
        "board",
        "the word with which positions name what lies before a seat",
    ),
    (
        "docs/scenes.md",
        "board",
        "the word with which positions name what lies before a seat",
    ),
    (
        "games/ccg/puzzles/",
        "board",
        "the word with which positions name what lies before a seat",
    ),
    (
        "tests/scenes/ccg/",
        "board",
        "the word with which positions name what lies before a seat",
    ),
    ("crates/game/src/chance", "rng", "names of a library"),
    (
        "crates/lang/src/lexer.rs",
        "hp",
        "an example of what authors write",
    ),
    ("Cargo.toml", "rng", "the name of a feature"),
    ("xtask/src/tidy/vocabulary.rs", "", "this list"),
    ("xtask/src/tidy/mod.rs", "token", "shows how words are cut"),
    (
        "tests/peers/",
        "",
        "speaks with other programs in their words",
    ),
    ("docs/notes/", "", "notes quote other programs"),
];

fn find(sources: &[Source]) -> Vec<Slip> {
    let mut slips = Vec::new();
    for source in sources.iter().filter(|it| is_ours(&it.path)) {
        for (line_index, line) in source.text.lines().enumerate() {
            for word in words(line) {
                let singular = word.strip_suffix('s').unwrap_or(&word);
                let Some((bad, better)) = INSTEAD.iter().find(|(bad, _)| *bad == singular) else {
                    continue;
                };
                let allowed = ALLOWED.iter().any(|(start, allowed, _reason)| {
                    source.path.starts_with(start) && (allowed.is_empty() || allowed == bad)
                });
                if !allowed {
                    slips.push(Slip::at_line(
                        source,
                        line_index,
                        format!(
                            "`{word}`: we say `{better}`; if the word is right here, \
                         add it with its reason to xtask/src/tidy/vocabulary.rs"
                        ),
                    ));
                }
            }
        }
    }
    slips
}

fn is_ours(path: &str) -> bool {
    [".rs", ".md", ".tapete", ".scene", ".toml", ".py"]
        .iter()
        .any(|it| path.ends_with(it))
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    fn slips(path: &str, text: &str) -> Vec<Slip> {
        find(&[source(path, text)])
    }

    #[test]
    fn a_slip_names_the_better_word_and_its_place() {
        let found = slips(
            "crates/domino/src/state.rs",
            "//! x\nfn draw_from_boneyard() {}\n",
        );
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].place, "crates/domino/src/state.rs:2");
        assert!(found[0].message.contains("`stock`"), "{found:?}");
    }

    #[test]
    fn plurals_and_camels_are_found_and_longer_words_are_not() {
        assert_eq!(slips("docs/a.md", "the boards").len(), 1);
        assert_eq!(slips("crates/x/src/a.rs", "struct NpcName;").len(), 1);
        assert_eq!(slips("docs/a.md", "keyboard, tokenise, aboard"), []);
    }

    #[test]
    fn exceptions_hold_only_where_they_have_a_reason() {
        assert_eq!(slips("crates/lang/src/lexer.rs", "struct Token;"), []);
        assert_eq!(slips("crates/domino/src/a.rs", "struct Token;").len(), 1);
        assert_eq!(
            slips("crates/game/src/chance.rs", "use rand_core::Rng;"),
            []
        );
        assert_eq!(slips("crates/bots/src/a.rs", "let rng = 1;").len(), 1);
    }
}
