//! One word for one thing: the worst slips, each with the better word.
//! Add a pair when you meet one.

use super::families::families;
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

/// Where a word is right: the start of a path, the word, and the reason. Words of
/// one family stand in its manifest, as `words` under `[package.metadata.tapete]`,
/// and are right in files about it.
const ALLOWED: &[(&str, &str, &str)] = &[
    (
        "crates/lang/",
        "token",
        "a lexer's tokens are called so everywhere",
    ),
    (
        "crates/lang/src/tests/reading.rs",
        "hp",
        "an example of what authors write",
    ),
    (
        "crates/lang/src/lexer.rs",
        "hp",
        "an example of what authors write",
    ),
    ("docs/language.md", "token", "a word of card games"),
    ("docs/language.md", "mana", "a word of card games"),
    ("docs/language.md", "hp", "a word of card games"),
    ("docs/decisions.md", "mana", "a word of card games"),
    ("docs/scenes.md", "board", "a word of card games"),
    ("CHANGELOG.md", "token", "a word of card games"),
    (
        "crates/draw/src/sample/collectibles.rs",
        "token",
        "a word of card games",
    ),
    ("crates/cli/src/passing.rs", "hp", "a word of card games"),
    ("crates/game/src/chance", "rng", "names of a library"),
    ("Cargo.toml", "rng", "the name of a feature"),
    ("xtask/src/tidy/vocabulary.rs", "", "this list"),
    (
        "xtask/src/tidy/families.rs",
        "",
        "words of a made-up family",
    ),
    ("xtask/src/tidy/mod.rs", "token", "shows how words are cut"),
    (
        "tests/src/mistakes.rs",
        "token",
        "the lexer's, which slips are made of",
    ),
    (
        "tests/peers/",
        "",
        "speaks with other programs in their words",
    ),
    ("docs/notes/", "", "notes quote other programs"),
];

fn find(sources: &[Source]) -> Vec<Slip> {
    let families = families(sources);
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
                let allowed = allowed || families.iter().any(|it| it.says(bad, &source.path));
                if !allowed {
                    slips.push(Slip::at_line(
                        source,
                        line_index,
                        format!(
                            "`{word}`: we say `{better}`; if the word is right here, \
                         add it with its reason to xtask/src/tidy/vocabulary.rs or its family's manifest"
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
            "crates/chess/src/state.rs",
            "//! x\nfn draw_from_boneyard() {}\n",
        );
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].place, "crates/chess/src/state.rs:2");
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
        assert_eq!(slips("crates/chess/src/a.rs", "struct Token;").len(), 1);
        assert_eq!(
            slips("crates/game/src/chance.rs", "use rand_core::Rng;"),
            []
        );
        assert_eq!(slips("crates/bots/src/a.rs", "let rng = 1;").len(), 1);
    }
}
