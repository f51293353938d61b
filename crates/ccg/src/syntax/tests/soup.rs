//! Texts that nobody wrote: nothing panics, and every mistake is told.

use super::*;
use crate::syntax::lexicon::LISTS;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn what_is_written_is_read_as_the_same_tree(sentence in made::sentence()) {
        for tongue in [Tongue::En, Tongue::Es] {
            let written = print::sentence(&sentence, tongue);
            let (script, told) = script(&written);
            prop_assert_eq!(told, Vec::<String>::new(), "{}", &written);
            prop_assert_eq!(script.items.len(), 1, "{}", &written);
            let ScriptKind::Sentence(read) = &script.items[0].kind else {
                return Err(TestCaseError::fail("no sentence"));
            };
            prop_assert_eq!(shape(&sentence), shape(read), "{}", &written);
            prop_assert_eq!(&print::sentence(read, tongue), &written);
        }
    }

    #[test]
    fn soup_of_words_is_told_of_and_never_panics(words in prop::collection::vec(any_word(), 0..60)) {
        let text = words.join(" ");
        let (_, told) = script(&text);
        prop_assert!(told.len() <= 200);
        let tokens = lex_phrases(&text);
        let starts = split(&text, &tokens);
        prop_assert!(starts.windows(2).all(|it| it[0] < it[1]));
    }

    #[test]
    fn a_sentence_cut_short_or_with_a_word_less_never_panics(
        sentence in made::sentence(),
        at in any::<prop::sample::Index>(),
    ) {
        let written = print::sentence(&sentence, Tongue::En);
        let tokens = lex_phrases(&written);
        let cut = at.index(tokens.len());
        let span = tokens[cut].span;
        script(&written[..span.start as usize]);
        let without = format!("{}{}", &written[..span.start as usize], &written[span.end as usize..]);
        script(&without);
    }

    #[test]
    fn any_characters_never_panic(text in "\\PC{0,200}") {
        script(&text);
        split(&text, &lex_phrases(&text));
    }
}

fn any_word() -> impl Strategy<Value = String> {
    let mut words: Vec<String> = Vec::new();
    for (_, list) in LISTS {
        words.extend(list.iter().map(|it| it.name.to_owned()));
    }
    let signs = [
        "(", ")", "{", "}", ":", ";", ",", "*", "+", "-", "/", "=", "<", ">=", ".", "&", "`",
        "+1/+1", "1", "20", "\"Ox\"", "\"open\n", "new", "called", "val", "ability", "game",
        "deck", "X", "N", "\n", "//", "§",
    ];
    words.extend(signs.iter().map(|it| (*it).to_owned()));
    prop::sample::select(words)
}

#[test]
fn deep_and_long_phrases_are_refused_without_harm() {
    let deep = format!("does: {}draw 1", "may ".repeat(100_000));
    let (_, told) = body(&deep);
    assert_eq!(told, ["1:263 too-deep: this is nested more than 64 deep"]);
    for text in [
        format!("target {}Creature", "not ".repeat(100_000)),
        format!("target {}Creature", "(".repeat(100_000)),
        format!("with_damage {}1", "(".repeat(100_000)),
        format!("requires {}1 * Land", "(".repeat(100_000)),
        format!("does: {}", "{ ".repeat(100_000)),
        format!("does: if {}kicked: draw 1", "(".repeat(5_000)),
        format!("does: draw {}1", "half ".repeat(100_000)),
        format!("does: destroy {}this", "controller of ".repeat(100_000)),
        format!("has_ability A{}", "(A".repeat(100_000)),
    ] {
        let (_, told) = body(&text);
        assert!(!told.is_empty());
    }
    let long = format!("target {}Creature", "Red and ".repeat(100_000));
    let (_, told) = body(&long);
    assert_eq!(
        told,
        ["1:2060 too-many-parts: this clause joins more than 256 parts"]
    );
}

#[test]
fn what_is_counted_in_a_condition_may_be_denied() {
    let text = "new CardGame called \"X\"\n  lose when 2 not not attached is Creature\n";
    let (script, told) = script(text);
    assert_eq!(told, Vec::<String>::new());
    let ScriptKind::Sentence(read) = &script.items[0].kind else {
        panic!("no sentence");
    };
    assert_eq!(print::sentence(read, Tongue::En), text);
}
