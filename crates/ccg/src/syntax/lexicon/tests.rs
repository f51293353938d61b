//! The words themselves: unique where they must be, and told about in full.

use super::*;

#[test]
fn a_spelling_means_one_thing_in_its_role() {
    for (role, words) in LISTS.iter().filter(|it| it.0 != Role::Glue) {
        let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
        for word in *words {
            for spelling in word.spellings() {
                let before = seen.insert(spelling, word.name);
                assert!(
                    before.is_none_or(|it| it == word.name),
                    "{role:?}: `{spelling}` is {before:?} and {}",
                    word.name
                );
            }
        }
    }
}

#[test]
fn every_word_is_told_in_whole_sentences_of_both_tongues() {
    for (role, words) in LISTS {
        assert!(!words.is_empty(), "{role:?}");
        for word in *words {
            for text in [word.doc.en, word.doc.es] {
                let begins = text.chars().next().is_some_and(char::is_uppercase);
                assert!(
                    begins && text.ends_with('.'),
                    "{role:?} {}: {text}",
                    word.name
                );
            }
            assert!(!word.example.is_empty(), "{}", word.name);
            assert!(!word.others.is_empty(), "{} has no Spanish", word.name);
        }
    }
}

#[test]
fn names_of_types_go_from_one_tongue_to_the_other_and_back() {
    let pairs = [
        ("Swamps", "Pantanos"),
        ("Swamp", "Pantano"),
        ("Black", "Negro"),
        ("NonBlack", "NoNegro"),
        ("Zombie", "Zombie"),
    ];
    for (english, spanish) in pairs {
        assert_eq!(spell_kind(english, Tongue::Es), spanish);
        assert_eq!(kind_in_english(spanish), english);
        assert_eq!(kind_in_english(english), english);
    }
}

#[test]
fn examples_of_phrases_are_written_in_spanish_too() {
    let spanish = [
        ("destroy target Creature", "destruye objetivo Criatura"),
        ("create 2 token \"Wolf\"", "crea 2 ficha \"Wolf\""),
    ];
    for (english, expected) in spanish {
        assert_eq!(phrase_in_spanish(english), expected);
    }
}

#[test]
fn every_word_that_begins_no_clause_is_shown_once_with_its_list() {
    let mut n_words = 0;
    for list in phrase_words() {
        assert!(!list.title.es.is_empty());
        n_words += list.words.len();
    }
    let lists = LISTS
        .iter()
        .filter(|it| !matches!(it.0, Role::Clause | Role::GameClause | Role::Setting));
    assert_eq!(n_words, lists.map(|it| it.1.len()).sum::<usize>());
}
