//! Trees that nobody wrote: the writer says something of each, and never a word
//! as it stands in the grammar.

use proptest::prelude::*;

use super::*;
use crate::explain::{ability_text, type_line};
use crate::syntax::tests::made::sentence;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_tree_reads_without_words_of_the_grammar(sentence in sentence()) {
        for tongue in TONGUES {
            let names = Names::default();
            for text in [
                rules_text(&sentence, &names, &|_| None, tongue),
                ability_text(&sentence, &names, tongue),
                type_line(&sentence, &names, tongue),
            ] {
                prop_assert!(!text.contains('_'), "{text}");
                prop_assert!(!text.contains("  "), "{text}");
                prop_assert!(text.len() < 200_000);
            }
        }
    }
}
