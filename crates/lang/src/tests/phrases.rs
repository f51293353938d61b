//! Clauses that are phrases, as a small family that only resembles a real one
//! reads them.

mod writing;

use super::{brief, lines};
use crate::{
    Bilingual, Checked, ClauseWord, Keyword, KindWord, Phrasing, Problems, Sources, Symbol, Takes,
    Times, Token, TokenKind, Tree, ValueKind, Vocabulary, Word, check, clause, parse,
};

const TOY: Phrasing = Phrasing {
    knows: |word| matches!(word, "Toy" | "Juguete" | "first_strike"),
    split,
};

static VOCABULARY: Vocabulary = Vocabulary {
    kinds: &[KindWord {
        word: word("Toy", &["Juguete"], "new Toy called \"Top\""),
        clauses: CLAUSES,
        named: true,
    }],
    open: Some(&KindWord {
        word: word("Part", &["Pieza"], "new Wheel called \"Left\""),
        clauses: CLAUSES,
        named: false,
    }),
};

const CLAUSES: &[ClauseWord] = &[
    phrase("when", &["cuando"], "when this spins: it gets +1/+1"),
    phrase("does", &["hace"], "does: spin twice"),
    phrase("costs", &["cuesta"], "costs 2 * Coin"),
    phrase("is_token", &["es_ficha"], "is_token"),
    phrase("first_strike", &["primero"], "first_strike"),
];

const fn word(name: &'static str, others: &'static [&'static str], example: &'static str) -> Word {
    Word {
        name,
        others,
        doc: Bilingual::new("A word.", "Una palabra."),
        example,
    }
}

const fn phrase(
    name: &'static str,
    others: &'static [&'static str],
    example: &'static str,
) -> ClauseWord {
    ClauseWord {
        takes: Takes::Phrase,
        times: Times::List,
        ..clause(
            name,
            others,
            Bilingual::new("A clause.", "Una cláusula."),
            example,
        )
    }
}

/// A clause begins at a word of its own outside brackets, and at a tick that
/// begins a name.
fn split(text: &str, tokens: &[Token]) -> Vec<usize> {
    let mut depth = 0_i32;
    let mut ticks = 0;
    let mut starts = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let own = text.get(token.span.range()).unwrap_or("");
        match token.kind {
            TokenKind::Symbol(Symbol::OpenBlock) => depth += 1,
            TokenKind::Symbol(Symbol::CloseBlock) => depth -= 1,
            TokenKind::Symbol(Symbol::Backtick) => {
                ticks += 1;
                if ticks % 2 == 1 && depth == 0 {
                    starts.push(at);
                }
            }
            TokenKind::Keyword(Keyword::Called) if depth == 0 => starts.push(at),
            _ if depth == 0 && CLAUSES.iter().any(|it| it.word.is(own)) => starts.push(at),
            _ => {}
        }
    }
    starts
}

fn read(text: &str) -> (Sources, Tree, Problems) {
    let mut sources = Sources::new();
    let file = sources.add("a.tapete", text);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[&TOY], &mut problems);
    (sources, tree, problems)
}

fn checked(text: &str) -> (Checked, Vec<String>) {
    let (sources, tree, mut problems) = read(text);
    let checked = check(&tree, &[&VOCABULARY], &mut problems);
    (checked, brief(&sources, &problems))
}

/// Lists the clauses of the items, each as its word and its phrase.
fn clauses(text: &str) -> Vec<(String, String)> {
    let (sources, tree, problems) = read(text);
    assert!(problems.is_empty(), "{}", lines(&sources, &problems));
    let clauses = tree.items.iter().flat_map(|it| &it.clauses);
    let pair = |it: &crate::Clause| {
        let phrase = it.values.first().map_or("", |it| sources.slice(it.place));
        (it.word.text.clone(), phrase.to_owned())
    };
    clauses.map(pair).collect()
}

#[test]
fn each_clause_has_its_word_and_the_rest_as_a_phrase() {
    let pair = |word: &str, phrase: &str| (word.to_owned(), phrase.to_owned());
    assert_eq!(
        clauses(
            "new Toy called \"Top\" costs 2 * Coin & 1, // dear
             when this spins: { when it falls } ; is_token
             new Wheel \"Left\" does: spin,"
        ),
        [
            pair("costs", "2 * Coin & 1"),
            pair("when", "this spins: { when it falls }"),
            pair("is_token", ""),
            pair("does", ": spin"),
        ]
    );
}

#[test]
fn the_tokens_of_a_phrase_are_all_there_with_their_places() {
    let text = "new Toy called \"T\" does +1/+1 /* c */ & `a b`";
    let (sources, tree, problems) = read(text);
    assert!(problems.is_empty());
    let clause = &tree.items[0].clauses[0];
    let ValueKind::Phrase(block) = &clause.values[0].kind else {
        panic!("no phrase");
    };
    let glued: String = block
        .tokens
        .iter()
        .map(|it| &text[it.span.range()])
        .collect();
    assert_eq!(glued, "+1/+1 /* c */ &");
    assert_eq!(sources.slice(block.place), glued);
    assert_eq!(sources.slice(clause.place), "does +1/+1 /* c */ &");
    let kinds: Vec<TokenKind> = block.tokens.iter().map(|it| it.kind).collect();
    assert_eq!(kinds[4], TokenKind::Number);
    assert_eq!(kinds.last(), Some(&TokenKind::Symbol(Symbol::Ampersand)));
    assert_eq!(tree.items[0].clauses[1].word.text, "a_b");
}

#[test]
fn a_name_may_stand_after_the_kind_or_anywhere_and_only_once() {
    let names = |text: &str| {
        let (sources, tree, problems) = read(text);
        let name = tree.items[0].name.as_ref().map(|it| it.text.clone());
        (name, brief(&sources, &problems))
    };
    let top = Some("Top".to_owned());
    assert_eq!(names("new Toy \"Top\" is_token"), (top.clone(), vec![]));
    assert_eq!(
        names("new Toy is_token llamado \"Top\" costs 1"),
        (top.clone(), vec![])
    );
    assert_eq!(
        names("new Toy \"Top\" called \"Other\""),
        (top.clone(), vec!["1:15 repeated-clause".to_owned()])
    );
    assert_eq!(
        names("new Toy called Top is_token").1,
        ["1:9 missing-value"]
    );
    assert_eq!(
        names("new Toy called \"Top\" 5 is_token"),
        (top, vec!["1:22 unexpected".to_owned()])
    );
}

#[test]
fn what_is_no_clause_is_told() {
    let told = |text: &str| {
        let (sources, _, problems) = read(text);
        brief(&sources, &problems)
    };
    assert_eq!(told("new Toy 5 is_token"), ["1:9 unexpected"]);
    assert_eq!(told("new Toy `` is_token"), ["1:9 unexpected"]);
    assert_eq!(told("new Toy does { @ }"), ["1:16 unknown-character"]);
    assert_eq!(
        told("new Toy does 2x \"open"),
        ["1:14 bad-number", "1:17 unterminated-text"]
    );
    assert_eq!(told("is_token new Toy"), ["1:1 unexpected"]);
}

#[test]
fn an_open_bracket_takes_no_other_sentence_with_it() {
    let (_, tree, _) = read("new Toy does ( { [ new Toy is_token new Toy does )");
    assert_eq!(tree.items.len(), 3);
    let (_, tree, _) = read("new Toy does { new Thing } new Toy");
    assert_eq!(tree.items.len(), 2);
}

#[test]
fn bots_and_texts_of_others_keep_the_common_form() {
    let bot = "new Bot called \"B\" plays First when x > 2 plays Second";
    let (_, tree, problems) = read(&format!("new Toy is_token {bot}"));
    assert!(problems.is_empty());
    assert_eq!(
        (tree.items[0].phrased, tree.items[1].phrased),
        (true, false)
    );
    assert!(tree.items[1].clauses[0].when.is_some());
    let (_, tree, _) = read("new Wheel does 2 & 3");
    assert!(!tree.items[0].phrased);
    let (sources, _, problems) = read("new Wheel does `a` && 3");
    assert_eq!(
        brief(&sources, &problems),
        [
            "1:16 unknown-character",
            "1:18 unknown-character",
            "1:20 unknown-character"
        ]
    );
}

#[test]
fn a_word_that_only_the_family_has_marks_a_text_outside_braces() {
    let is_phrased = |text: &str| read(text).1.items[0].phrased;
    assert!(is_phrased("new Wheel costs 1 first_strike"));
    assert!(is_phrased("new toy costs 1"), "the capital is told of");
    assert!(!is_phrased("new Wheel costs { first_strike }"));
    assert!(!is_phrased("new Wheel costs Toy"));
}

#[test]
fn a_kind_that_nobody_knows_is_checked_as_the_open_one() {
    let text =
        "new Toy called \"T\" does: spin does\nnew Wheel \"Left\" does turn costs 1 does stop";
    let (checked, problems) = checked(text);
    assert_eq!(problems, [""; 0]);
    let wheel = &checked.items[1];
    assert_eq!(wheel.written().text, "Wheel");
    assert_eq!(wheel.kind().word.name, "Part");
    assert_eq!(wheel.called().map(|it| it.text.as_str()), Some("Left"));
    let order: Vec<&str> = wheel.all_lines().iter().map(|it| it.0.word.name).collect();
    assert_eq!(order, ["does", "costs", "does"]);
    let toy = checked.items[0].lines("does");
    let n_tokens = |at: usize| toy[at].value.phrase().map(|it| it.tokens.len());
    assert_eq!((n_tokens(0), n_tokens(1)), (Some(3), None));
}

#[test]
fn words_that_are_no_clauses_and_values_that_are_no_phrases_are_told() {
    assert_eq!(
        checked("new Toy called \"T\" dos: spin").1,
        ["1:20 unknown-clause"]
    );
    let mut sources = Sources::new();
    let file = sources.add("a.tapete", "new Toy called \"T\" does 5");
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[], &mut problems);
    check(&tree, &[&VOCABULARY], &mut problems);
    assert_eq!(brief(&sources, &problems), ["1:25 wrong-value"]);
}
