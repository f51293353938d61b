//! Phrases in canonical form and in Spanish, and that neither does harm.

use super::{TOY, VOCABULARY, read};
use crate::tests::shape;
use crate::{Phrasing, Problems, Sources, ValueKind, check, format, in_spanish, parse};
use proptest::prelude::*;
use proptest::sample::select;

fn formatted(text: &str) -> Result<String, Problems> {
    let mut sources = Sources::new();
    let file = sources.add("a.tapete", text);
    format(&sources, file, &[&TOY])
}

/// Writes a tree with the words of its phrases, to compare two.
fn words(text: &str) -> String {
    let (sources, tree, _) = read(text);
    let mut out = shape(&tree);
    for value in tree
        .items
        .iter()
        .flat_map(|it| &it.clauses)
        .flat_map(|it| &it.values)
    {
        if let ValueKind::Phrase(block) = &value.kind {
            for token in block.tokens.iter().filter(|it| !it.kind.is_trivia()) {
                let text = sources.text(block.place.file);
                out.push_str(&text[token.span.range()]);
                out.push('\n');
            }
        }
    }
    out
}

#[test]
fn a_phrase_has_one_space_between_words_and_none_within_signs() {
    let text = "new Toy called   \"T\"\n does :  put +1/+1 counters ( N ,2 ) on a . b ;then{x}  ,  \n\
        `first   strike` & 3*Coin costs -1/-1+2 is_token, called2 does count(x) may (y)";
    let canonical = "new Toy called \"T\"
  does: put +1/+1 counters (N, 2) on a.b; then { x }
  `first strike` & 3 * Coin
  costs -1/-1+2
  is_token, called2
  does count(x) may (y)
";
    assert_eq!(formatted(text), Ok(canonical.to_owned()));
}

#[test]
fn long_phrases_are_broken_and_comments_stay() {
    let long = "deal 3 damage to each creature ".repeat(5);
    let text = format!(
        "// Top\nnew Toy called \"T\" does: {long} // end\n  /* own */\n  costs 1 // in\n * Coin"
    );
    let canonical = "// Top
new Toy called \"T\"
  does: deal 3 damage to each creature deal 3 damage to each creature deal 3 damage to each creature
      deal 3 damage to each creature deal 3 damage to each creature  // end
  /* own */
  costs 1 // in
      * Coin
";
    assert_eq!(formatted(&text), Ok(canonical.to_owned()));
    assert_eq!(formatted(canonical), Ok(canonical.to_owned()));
}

#[test]
fn spanish_spells_clauses_and_leaves_phrases() {
    let text = "new Toy called \"T\"\n  does: when costs and does\n  costs 2";
    assert_eq!(
        in_spanish(text, &[&VOCABULARY]),
        "nuevo Juguete llamado \"T\"\n  hace: cuando costs y does\n  cuesta 2"
    );
    let both = [&crate::tests::vocabulary::VOCABULARY, &VOCABULARY];
    assert_eq!(
        in_spanish("turns Reverse when last_passed", &both),
        "gira Vuelta cuando anterior_paso",
        "the word of a phrase is a word of the form elsewhere"
    );
}

fn keeps_meaning(text: &str) -> Result<(), TestCaseError> {
    let (_, tree, mut problems) = read(text);
    let _ = in_spanish(text, &[&VOCABULARY]);
    let is_well = problems.is_empty();
    check(&tree, &[&VOCABULARY], &mut problems);
    let once = formatted(text);
    prop_assert_eq!(once.is_ok(), is_well);
    let Ok(once) = once else {
        return Ok(());
    };
    let twice = formatted(&once);
    prop_assert_eq!(twice.as_ref(), Ok(&once), "not stable, from\n{}", text);
    prop_assert_eq!(words(&once), words(text), "from\n{}\nto\n{}", text, once);
    let comments = |text: &str| {
        let tokens = crate::lex_phrases(text);
        tokens.iter().filter(|it| it.kind.is_comment()).count()
    };
    prop_assert_eq!(
        comments(text),
        comments(&once),
        "from\n{}\nto\n{}",
        text,
        once
    );
    Ok(())
}

const PIECES: &[&str] = &[
    "new Toy ",
    "new Toy \"A\" ",
    "new Wheel ",
    "new Bot ",
    "include \"a\" ",
    "called \"N\" ",
    "called ",
    "when ",
    "does ",
    "does",
    "costs ",
    "is_token ",
    "x ",
    "Name ",
    "and ",
    "y ",
    "5",
    "1.5",
    "\"t\" ",
    "'t' ",
    "+1",
    "/",
    "-",
    "+",
    "*",
    "&",
    "`",
    "`a b` ",
    ".",
    "..",
    ",",
    ";",
    ":",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "|",
    "=",
    "<",
    "%",
    " ",
    "\n",
    "\n\n",
    "  ",
    "// c\n",
    "/* d */",
    "/* e\nf */",
    "@",
    "#x\n",
    "!",
];

proptest! {
    #[test]
    fn any_pieces_are_read_and_formatted_without_harm(
        pieces in prop::collection::vec(select(PIECES.to_vec()), 0..40)
    ) {
        keeps_meaning(&format!("new Toy {}", pieces.concat()))?;
    }

    #[test]
    fn good_pieces_keep_their_meaning(
        pieces in prop::collection::vec(select(PIECES[..PIECES.len() - 3].to_vec()), 0..60)
    ) {
        keeps_meaning(&format!("new Toy called \"A\" {}", pieces.concat()))?;
    }

    #[test]
    fn a_split_that_makes_no_sense_does_no_harm(text in "new Toy [a-z{}();,` ]{0,40}") {
        const WILD: Phrasing = Phrasing {
            knows: |_| true,
            split: |_, tokens| vec![7, 3, usize::MAX, tokens.len(), 5, 9, 9, 11],
        };
        let mut sources = Sources::new();
        let file = sources.add("a.tapete", text);
        let mut problems = Problems::new();
        parse(&sources, file, &[&WILD], &mut problems);
        let _ = format(&sources, file, &[&WILD]);
    }
}

/// Clauses that begin after a comma, whatever their word.
const LISTED: Phrasing = Phrasing {
    knows: |word| word == "List",
    split: |text, tokens| {
        let is_comma = |it: &crate::Token| &text[it.span.range()] == ",";
        let mut after_comma = false;
        let mut starts = Vec::new();
        for (at, token) in tokens.iter().enumerate() {
            if token.kind.is_trivia() {
                continue;
            }
            if after_comma {
                starts.push(at);
            }
            after_comma = is_comma(token);
        }
        starts
    },
};

#[test]
fn separators_that_end_a_clause_stay_and_others_go() {
    let formatted = |text: &str| {
        let mut sources = Sources::new();
        let file = sources.add("a.tapete", text);
        format(&sources, file, &[&LISTED]).expect("a text without errors")
    };
    let kept = formatted("new List called \"L\" one 1  or ,or two,\n three;");
    let canonical = "new List called \"L\"\n  one 1 or,\n  or two,\n  three\n";
    assert_eq!(kept, canonical);
    assert_eq!(formatted(&kept), kept);
    let toy = formatted_toy("new Toy called \"T\" costs 1, does x; is_token");
    assert_eq!(toy, "new Toy called \"T\" costs 1 does x is_token\n");
}

fn formatted_toy(text: &str) -> String {
    formatted(text).expect("a text without errors")
}
