//! Tests of the vocabulary.

use super::VOCABULARY;

#[test]
fn no_kind_has_one_clause_twice() {
    for kind in VOCABULARY.all_kinds() {
        let mut spellings: Vec<&str> = Vec::new();
        for clause in kind.clauses {
            for spelling in clause.word.spellings() {
                let own = clause.word.spellings().filter(|it| *it == spelling).count();
                assert!(
                    own > 1 || !spellings.contains(&spelling),
                    "{} has `{spelling}` twice",
                    kind.word.name
                );
                spellings.push(spelling);
            }
        }
    }
}

#[test]
fn every_word_says_what_it_is_in_both_tongues() {
    for kind in VOCABULARY.all_kinds() {
        for word in std::iter::once(&kind.word).chain(kind.clauses.iter().map(|it| &it.word)) {
            assert!(
                word.doc.en.ends_with('.') && word.doc.es.ends_with('.'),
                "{}",
                word.name
            );
            assert!(
                !word.others.is_empty() && !word.example.is_empty(),
                "{}",
                word.name
            );
        }
    }
}
