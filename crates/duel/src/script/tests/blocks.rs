//! Scripts inside sentences: problems are told once, with the codes of scripts.

use super::super::ast::Script;
use super::super::{Lexicon, parse_blocks, parse_whole_block};
use tapete_lang::{Block, Problems, Sources, Tree, ValueKind, parse};

/// Reads a text of sentences; nothing may be wrong with the sentences.
fn tree(text: &str) -> (Sources, Tree) {
    let mut sources = Sources::new();
    let file = sources.add("cards.tapete", text);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[], &mut problems);
    assert!(problems.is_empty(), "{:?}", problems.sorted());
    (sources, tree)
}

fn block<'a>(tree: &'a Tree, word: &str) -> Option<&'a Block> {
    let clauses = &tree.items[0].clauses;
    let clause = clauses.iter().find(|it| it.word.text == word)?;
    match &clause.values[0].kind {
        ValueKind::Block(block) => Some(block),
        _ => None,
    }
}

fn marks(sources: &Sources, problems: &Problems) -> Vec<String> {
    let sorted = problems.sorted();
    let mark = |it: &&tapete_lang::Diagnostic| {
        let (line, column) = sources.line_column(it.place);
        format!("{line}:{column} {}:{}", it.code.scope, it.code.id)
    };
    sorted.iter().map(mark).collect()
}

fn read_blocks(text: &str) -> (Option<Script>, Vec<String>) {
    let (sources, tree) = tree(text);
    let mut problems = Problems::new();
    let script = parse_blocks(
        &sources,
        block(&tree, "Conditions"),
        block(&tree, "Actions"),
        tree.items[0].kind.place,
        &Lexicon::classic(),
        &mut problems,
    );
    assert_eq!(script.is_none(), problems.has_errors());
    let marks = marks(&sources, &problems);
    (script, marks)
}

#[test]
fn two_blocks_of_a_sentence_are_a_script() {
    let text = "new Power called \"Robar\" costs 20 Conditions { TargetMonsterLife < 100 } Actions { Draw(2) }";
    let (script, marks) = read_blocks(text);
    assert!(marks.is_empty(), "{marks:?}");
    let script = script.unwrap();
    assert_eq!((script.conditions.len(), script.actions.len()), (1, 1));
    assert_eq!(script.steps_max, 5);
}

#[test]
fn conditions_may_be_left_out_of_a_sentence_and_actions_may_not() {
    let (script, marks) = read_blocks("new Power called \"Robar\" Actions { Draw(2) }");
    assert!(script.is_some() && marks.is_empty(), "{marks:?}");
    let (_, marks) = read_blocks("new Power called \"Robar\" Conditions { }");
    assert_eq!(marks, ["1:5 duel:E104"]);
    let (_, marks) = read_blocks("new Power called \"Robar\" Conditions { } Actions { }");
    assert_eq!(marks, ["1:49 duel:W305"]);
}

#[test]
fn mistakes_in_blocks_are_told_once_with_the_codes_of_scripts() {
    let text = "new Power called \"Robar\"
  Conditions { TargetMonsterLife > 100ps @ Vida > 3 && 1 < 2 }
  Actions {
    Attack(50); Draw(1.2.3)
    Foo(\"a\")
    Conditions { 1 < 2 }
    Draw(2
  }";
    let (script, marks) = read_blocks(text);
    assert!(script.is_none());
    assert_eq!(
        marks,
        [
            "2:36 duel:E002",
            "2:42 duel:E001",
            "2:44 duel:E001",
            "2:53 duel:E001",
            "4:12 duel:E203",
            "4:15 duel:E001",
            "4:22 duel:E002",
            "5:5 duel:E001",
            "5:9 duel:E001",
            "6:5 duel:E107",
            "7:11 duel:E121",
        ]
    );
}

#[test]
fn a_block_too_much_inside_conditions_does_not_stop_reading() {
    let text = "new Power Conditions { 1 < Turn Actions { Draw() } Foo > 3 } Actions { Heal() }";
    let (_, marks) = read_blocks(text);
    assert_eq!(
        marks,
        ["1:33 duel:E103", "1:52 duel:E001", "1:77 duel:E204"]
    );
}

#[test]
fn a_whole_script_may_stand_in_one_block() {
    let read = |text: &str| {
        let (sources, tree) = tree(text);
        let mut problems = Problems::new();
        let block = block(&tree, "script").unwrap();
        let script = parse_whole_block(&sources, block, &Lexicon::classic(), &mut problems);
        (script, marks(&sources, &problems))
    };
    let (script, marks) = read(
        "new Power script { let a = 1 Conditions { a < Turn } Actions { Draw(a) } On Death { Heal(a) } }",
    );
    assert!(marks.is_empty(), "{marks:?}");
    assert_eq!(script.unwrap().triggers.len(), 1);
    let (_, marks) = read("new Power script { }");
    assert_eq!(marks, ["1:19 duel:E101"]);
    let (_, marks) = read("new Power script { Conditions { } }");
    assert_eq!(marks, ["1:34 duel:E104"]);
}

#[test]
fn blocks_share_the_limits_of_a_script() {
    let text = format!(
        "new Power Conditions {{ {} }} Actions {{ {} }}",
        "1 < Turn ".repeat(60),
        "Attack() ".repeat(100)
    );
    let (_, marks) = read_blocks(&text);
    assert_eq!(marks.len(), 1, "{marks:?}");
    assert!(marks[0].ends_with("E401"));
    let text = format!("new Power Actions {{ Attack() {} }}", " ".repeat(5000));
    let (_, marks) = read_blocks(&text);
    assert_eq!(marks, ["1:20 duel:E401"]);
}
