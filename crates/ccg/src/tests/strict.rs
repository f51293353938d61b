//! Scenarios refuse what the rules refuse, and never hang.

use crate::scenario::{is_scenarios, run};

/// Lists the lines that fail, with their reasons.
fn failed(text: &str) -> Vec<String> {
    let outcomes = run(text, "").into_iter();
    let failed = outcomes.filter_map(|it| {
        let reason = it.result.err()?.en;
        Some(format!("{}: {}: {reason}", it.line, it.id))
    });
    failed.collect()
}

#[test]
fn what_the_rules_refuse_is_refused() {
    let text = r#"
new Sorcery called "Spell" requires 1 * Land does: destroy target Creature and you_control
new Sorcery called "Slow" requires 1 * Land does: draw 1
new Equipment called "Blade" requires 1 * Land has_ability Equip(1 * Land) while this is attached: attached gets +1/+1
divided-too-early | A: T 5/5 | D: B 2/3,C 2/4 | attack T; block B>T,C>T; !damage T=B:2+C:3; damage T=B:3+C:2 | dead B; alive C
not-its-turn | A: T 2/2 | D: B 3/3 | !attack B | D.life=20
not-its-turn-any-more | A: T 2/2 | D: B 3/3 | turn D; !attack T; attack B; block T>B; damage | dead T
no-target | A(lands=1): S "Spell" hand,T 1/1 | D: B 1/1 | !cast S>B; cast S>T | dead T; alive B
too-much | A: T 2/2 | D: B 1/9 | attack T; block B>T; !damage T=B:5; damage T=B:2 | B.dmg=2
no-trample | A: T 2/2 | D: B 1/9 | attack T; block B>T; !damage T=D:2 | D.life=20
not-yet-past | A: T 6/6 Trample | D: B 1/3,C 1/3 | attack T; block B>T,C>T; !damage T=B:3+D:3; damage T=B:3+C:3 | dead B,C; D.life=20
all-past | A: T 6/6 Trample | D: B 1/2,C 1/1 | attack T; block B>T,C>T; damage T=B:2+C:1+D:3 | dead B,C; D.life=17
nothing-left | A: T 3/3 | D: B 1/9 | attack T; block B>T; !damage T=B:2 | B.dmg=0
block-after-damage | A: T 2/2 | D: B 3/3 | attack T; damage; !block B>T | D.life=18
sorcery-in-combat | A(lands=1): S "Slow" hand,T 1/1 | D: - | attack T; !cast S; damage; cast S | A.graveyard=1
equip-in-combat | A(lands=1): E "Blade",T 1/1 | D: - | attack T; !use E>T; damage; use E>T | T=2/2
must-attack | A: H 3/3 Headlong,T 1/1 | D: - | !attack T; attack H | H.tapped; T.untapped
each-its-own | A: T 2/2,U 2/2 | D: B 9/9 | gain T Bushido(1); gain U Bushido(3); attack U; block B>U | U=5/5
two-colours | A: R 2/2 @red | D: T 1/1 | gain T Protection(red); gain T Protection(blue); !target A blue>T; !target A red>T; target A green>T | alive T
one-colour-goes | A: - | D: T 1/1 Protection(red) Protection(blue) | lose T Protection(red); target A red>T; !target A blue>T | alive T
both-colours-go | A: - | D: T 1/1 Protection(red) Protection(blue) | lose T Protection; target A red>T; target A blue>T | alive T
one-number-goes | A: - | D: T 1/9 Absorb(1) Absorb(2) | lose T Absorb(1); spell A red>T 3 | T.dmg=1
modular | A: Mo 0/0 #artifact Modular(1) p:2,Ar 1/1 #artifact | D: - | put Mo m 2 | dead Mo; Ar=3/3
"#;
    assert_eq!(failed(text), Vec::<String>::new());
}

#[test]
fn what_cannot_be_meant_is_told() {
    for (line, reason) in [
        (
            "x | A: T 2/2 | D: T 3/3 | attack T | alive T",
            "two are called T",
        ),
        (
            "x | A: T 2/2 | D: B 3/3 | hit T>B -3 | alive T",
            "`-3`: damage is not less than 0",
        ),
        (
            "x | A: C \"Plains\" Flying | D: - | end | alive C",
            "`Flying`: a card in quotes is as its text says; abilities may be gained by the action `gain C …`",
        ),
        (
            "x | A: T 2/2 | D: - | end | alive T\nx | A: T 2/2 | D: - | end | alive T",
            "line 1 has the same name",
        ),
    ] {
        let failed = failed(line);
        assert_eq!(failed.len(), 1, "{failed:?}");
        assert!(failed[0].ends_with(reason), "{failed:?}");
    }
}

#[test]
fn a_file_may_begin_with_a_card_and_its_mistake_is_told_once_in_its_line() {
    let text = "# Mine\nnew Sorcery called \"Spark\" requires 1 * Land does: destroi target Creature\n\
                a | A: T 2/2 | D: - | end | alive T\nb | A: T 2/2 | D: - | end | alive T\n";
    assert!(is_scenarios(text));
    let failed = failed(text);
    assert_eq!(failed.len(), 1, "{failed:?}");
    assert!(failed[0].starts_with("2: Spark: "), "{failed:?}");
}
