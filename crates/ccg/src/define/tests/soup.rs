//! Whatever clauses stand together, compiling them ends and never panics.

use proptest::prelude::*;

use super::{CARDS, read_text};
use crate::define::codes::OF_MEANING;
use crate::define::library::TEXTS;

/// The lines of all texts that we have, to be mixed.
fn lines() -> Vec<&'static str> {
    let examples = OF_MEANING.iter().flat_map(|it| [it.wrong, it.right]);
    let texts = TEXTS.iter().map(|it| it.1).chain([CARDS]).chain(examples);
    texts
        .flat_map(str::lines)
        .filter(|it| !it.trim().is_empty())
        .collect()
}

/// The words of all texts that we have.
fn words() -> Vec<&'static str> {
    lines()
        .into_iter()
        .flat_map(str::split_whitespace)
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn mixed_lines_are_told_of_or_played(picks in prop::collection::vec(any::<prop::sample::Index>(), 1..60), fast: bool) {
        let lines = lines();
        let text: Vec<&str> = picks.iter().map(|it| *it.get(&lines)).collect();
        read_text(&format!("new CardGame called \"Soup\" extends \"Classic\"\n{}", text.join("\n")), fast);
        read_text(&text.join("\n"), fast);
    }

    #[test]
    fn mixed_words_are_told_of_or_played(picks in prop::collection::vec(any::<prop::sample::Index>(), 1..80)) {
        let words = words();
        let text: Vec<&str> = picks.iter().map(|it| *it.get(&words)).collect();
        read_text(&format!("new Creature called \"Ox\" with_damage 1 with_health 1 {}", text.join(" ")), true);
    }
}
