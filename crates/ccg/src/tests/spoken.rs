//! What is told of words that cards say: abilities with a filter, verbs, numbers
//! that are too large.

use tapete_lang::{Problems, Sources, parse};

#[test]
fn a_number_that_is_too_large_is_told_once() {
    for text in [
        "new Creature called \"Ox\" with_damage 99999999999999999999 with_health 2",
        "new Sorcery called \"Try\" does: draw 99999999999999999999",
    ] {
        let mut sources = Sources::new();
        let file = sources.add("text.tapete", text);
        let mut problems = Problems::new();
        let tree = parse(&sources, file, &[&crate::PHRASING], &mut problems);
        for item in &tree.items {
            crate::syntax::read(&sources, item, &mut problems);
        }
        let ids: Vec<&str> = problems.sorted().iter().map(|it| it.code.id).collect();
        assert_eq!(ids, ["number-out-of-range"]);
    }
}
