//! The example files are read without a problem, written back and read again.

use super::*;

const FILES: &[(&str, &str)] = &[
    ("thesis", include_str!("texts/thesis.ccg")),
    ("pool", include_str!("texts/pool.ccg")),
    ("abilities", include_str!("texts/abilities.ccg")),
    ("cards", include_str!("texts/cards.ccg")),
    ("games", include_str!("texts/games.ccg")),
];

#[test]
fn every_example_file_is_read_without_a_problem() {
    for (name, text) in FILES {
        let (script, told) = script(text);
        assert_eq!(told, Vec::<String>::new(), "{name}");
        assert!(script.items.len() > 10, "{name}");
    }
}

#[test]
fn statements_of_one_line_are_those_of_several() {
    let one = "creature attacks enemy     creature.attacks(enemy)     enemy dies     enemy.dies()";
    let several = "creature attacks enemy\ncreature.attacks(enemy)\nenemy dies\nenemy.dies()";
    let ((first, told), (second, _)) = (script(one), script(several));
    assert_eq!(told, Vec::<String>::new());
    assert_eq!(first.items.len(), 4);
    for (one, other) in first.items.iter().zip(&second.items) {
        assert_eq!(shape(one), shape(other));
    }
}

#[test]
fn every_example_file_is_written_back_in_the_dialect() {
    for (name, text) in FILES {
        let (first, _) = script(text);
        let written = print::script(&first, text, &lex_phrases(text));
        let (second, told) = script(&written);
        assert_eq!(told, Vec::<String>::new(), "{name}:\n{written}");
        for (one, other) in first.items.iter().zip(&second.items) {
            assert_eq!(shape(one), shape(other), "{name}");
        }
        assert_eq!(first.items.len(), second.items.len(), "{name}");
        let again = print::script(&second, &written, &lex_phrases(&written));
        assert_eq!(again, written, "{name}: writing twice changes nothing");
    }
}

#[test]
fn no_comment_is_lost_in_writing() {
    let comments = |text: &str| {
        let tokens = lex_phrases(text).into_iter();
        tokens.filter(|it| it.kind.is_comment()).count()
    };
    for (name, text) in FILES {
        let (script, _) = script(text);
        let written = print::script(&script, text, &lex_phrases(text));
        assert_eq!(comments(&written), comments(text), "{name}");
    }
}

#[test]
fn every_example_is_the_same_in_the_common_form_of_both_tongues() {
    for (name, text) in FILES {
        let (script, _) = script(text);
        let mut problems = Problems::new();
        let first = script.sentences(&mut problems);
        assert!(problems.is_empty(), "{name}");
        for tongue in [Tongue::En, Tongue::Es] {
            let written = print::native(&script, tongue, &mut problems);
            let second = sentences(&written);
            for (one, other) in first.iter().zip(&second) {
                let text = print::sentence(one, tongue);
                assert_eq!(shape(one), shape(other), "{name}:\n{text}");
            }
            assert_eq!(first.len(), second.len(), "{name}");
        }
    }
}

#[test]
fn the_common_form_finds_the_clauses_where_the_reader_does() {
    for (name, text) in FILES {
        for sentence in script(text).0.sentences(&mut Problems::new()) {
            let written = print::sentence(&sentence, Tongue::En);
            let tokens = lex_phrases(&written);
            let starts = split(&written, &tokens);
            // `new` and the kind are no clauses, but the split is not asked.
            let lines: Vec<&str> = written.lines().skip(1).map(str::trim_start).collect();
            let found: Vec<&str> = starts
                .iter()
                .map(|it| &written[tokens[*it].span.start as usize..])
                .filter(|it| lines.iter().any(|line| it.starts_with(line)))
                .collect();
            assert_eq!(found.len(), lines.len(), "{name}:\n{written}");
        }
    }
}

#[test]
fn the_common_form_reads_the_same_trees_through_its_own_items() {
    static PHRASING: tapete_lang::Phrasing = tapete_lang::Phrasing {
        knows: |_| true,
        split,
    };
    for (name, text) in FILES {
        let (script, _) = script(text);
        let mut problems = Problems::new();
        let expected = script.sentences(&mut problems);
        let mut sources = Sources::new();
        let native = print::native(&script, Tongue::En, &mut problems);
        let file = sources.add("native.tapete", native);
        let tree = tapete_lang::parse(&sources, file, &[&PHRASING], &mut problems);
        assert_eq!(told(&sources, &problems), Vec::<String>::new(), "{name}");
        for (item, sentence) in tree.items.iter().zip(&expected) {
            let read = read(&sources, item, &mut problems);
            assert_eq!(shape(&read), shape(sentence), "{name}");
        }
        assert_eq!(told(&sources, &problems), Vec::<String>::new(), "{name}");
        assert_eq!(tree.items.len(), expected.len(), "{name}");
    }
}
