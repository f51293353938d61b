//! The canonical layout of sentences says what the author said.

use crate::PHRASING;
use tapete_lang::Sources;

fn formatted(text: &str) -> String {
    let mut sources = Sources::new();
    let file = sources.add("a.tapete", text);
    tapete_lang::format(&sources, file, &[&PHRASING]).expect("a text without errors of the form")
}

#[test]
fn a_comma_before_a_word_that_could_go_on_stays() {
    for (text, lines) in [
        (
            "new Instant called \"A\" does: deal 1 damage to target Creature,or Player",
            "does: deal 1 damage to target Creature, or Player",
        ),
        (
            "new Creature called \"B\" requires 1 * Land ,and 1 * Forest is Elf",
            "requires 1 * Land, and 1 * Forest is Elf",
        ),
        (
            "new Sorcery called \"C\" does: destroy target Creature; with hp 60",
            "does: destroy target Creature with hp 60",
        ),
        (
            "new Creature called \"D\" is Elf, colored Green; with_damage 1",
            "is Elf colored Green with_damage 1",
        ),
    ] {
        let once = formatted(text);
        let words: Vec<&str> = once.split_whitespace().skip(4).collect();
        assert_eq!(words.join(" "), lines, "{text}");
        assert_eq!(formatted(&once), once, "{text}");
    }
}

#[test]
fn a_setting_and_its_value_may_stand_on_two_lines() {
    let game = "new CardGame called \"G\" copies\nany life\n20\nlose when life of you <= 0";
    let once = formatted(game);
    let canonical =
        "new CardGame called \"G\"\n  copies any\n  life 20\n  lose when life of you <= 0\n";
    assert_eq!(once, canonical);
    let said = "new CardGame called \"G\"\n  empty_deck\n  lose when life of you <= 0\n";
    assert_eq!(formatted(said), said, "`lose when` is no value");
}
