//! What level 1 adds: how it is read, and what is wrong with it.

use super::super::ast::{
    Act, Action, CondKind, Condition, ElementKind, ExprKind, Field, Group, Occasion, Stat,
    StmtKind, Who,
};
use super::Outcome;
use crate::script::ast::Script;

fn read(text: &str) -> Script {
    let outcome = Outcome::of(text);
    let said = outcome.said(tapete_lang::Tongue::En);
    assert!(outcome.script.is_some(), "{text}\n{said}");
    outcome.script.unwrap()
}

fn conditions(inside: &str, expected: &[&str]) {
    let text = format!("Conditions {{\n{inside}\n}}\nActions {{\nAttack()\n}}");
    assert_eq!(Outcome::of(&text).errors(), expected, "{inside}");
}

fn actions(inside: &str, expected: &[&str]) {
    let text = format!("Conditions {{ }}\nActions {{\n{inside}\n}}");
    let outcome = Outcome::of(&text);
    let said = outcome.said(tapete_lang::Tongue::En);
    assert_eq!(outcome.errors(), expected, "{inside}\n{said}");
}

const WHOLE: &str = "language 1 // everything
let half = TargetMonsterMaxLife / 2
Conditions {
    TargetMonsterLife < half or Self is not Burned and not (Turn < 3)
    (Target.Type == Plant)
    Weakest.State != Frozen
}
Actions {
    let hit = random(1, 6) + min(half, abs(-Self.Attack))
    if Target is Dormido { Attack() on Front } else if hit > 3 { Burn(hit) } else { Draw(1) }
    repeat 3 { chance 25% { Freeze(1) on Random } else { Poison() on Enemy[hit - 1] } }
    each Allies { Heal(percent(Target.MaxLife, 10)) }
    Buff(MaxLife, 10, 2)
    Swap(Self.Index, 0)
    SetType(Back.Type)
    Cleanse() on Ally[1]
}
On Damaged for 2 turns when Self.Life < half { UpdateEnergy(5) }
On Death { each All { Shield(2) Sleep(1) StealEnergy(3) Discard(1) Revive(5) } }
";

#[test]
fn a_script_that_uses_all_of_level_one_is_read() {
    let script = read(WHOLE);
    assert_eq!((script.lets.len(), script.n_slots), (1, 2));
    assert_eq!(script.conditions.len(), 3);
    assert!(matches!(script.conditions[0].kind, CondKind::Or(..)));
    assert!(matches!(script.conditions[1].kind, CondKind::Elements(..)));
    assert!(matches!(script.conditions[2].kind, CondKind::States(..)));
    assert_eq!(script.actions.len(), 8);
    let StmtKind::If {
        cond,
        then,
        otherwise,
    } = &script.actions[1].kind
    else {
        panic!("not an if");
    };
    let asleep = CondKind::Is {
        who: Who::Target,
        not: false,
        state: Condition::Asleep,
    };
    assert_eq!(cond.kind, asleep);
    assert_eq!((then.len(), otherwise.len()), (1, 1));
    assert!(matches!(otherwise[0].kind, StmtKind::If { .. }));
    assert!(
        matches!(&script.actions[3].kind, StmtKind::Each(Group::Allies, block) if block.len() == 1)
    );
    let act = |at: usize| match &script.actions[at].kind {
        StmtKind::Act(act) => act,
        _ => panic!("not an action"),
    };
    assert!(matches!(act(4).action, Action::Buff(Stat::MaxLife, ..)));
    let Action::Swap(first, _) = &act(5).action else {
        panic!("not a swap");
    };
    assert_eq!(first.kind, ExprKind::Field(Who::This, Field::Index));
    assert!(matches!(&act(6).action, Action::SetType(it) if it.kind == ElementKind::Of(Who::Back)));
    assert!(matches!(
        &act(7),
        Act {
            on: Some(Who::Ally(_)),
            ..
        }
    ));
    assert_eq!(script.triggers.len(), 2);
    assert_eq!(script.triggers[0].on, Occasion::Damaged);
    assert_eq!(script.triggers[0].turns, Some(2));
    assert!(script.triggers[0].when.is_some());
    assert_eq!(script.triggers[1].turns, None);
}

#[test]
fn and_binds_stronger_than_or_and_not_strongest() {
    let script = read("Conditions { 1 < Turn or 2 < Turn and not 3 < Turn } Actions { Attack() }");
    let CondKind::Or(_, right) = &script.conditions[0].kind else {
        panic!("not an or");
    };
    let CondKind::And(_, right) = &right.kind else {
        panic!("not an and");
    };
    assert!(matches!(right.kind, CondKind::Not(_)));
}

#[test]
fn steps_are_counted_by_the_longer_branch_and_by_every_turn_of_a_loop() {
    let steps = |inside: &str| read(&format!("Conditions {{ }} Actions {{ {inside} }}")).steps_max;
    assert_eq!(steps("Attack()"), 1);
    assert_eq!(steps("Draw(1 + 2)"), 4);
    assert_eq!(steps("repeat 5 { Attack() Poison() }"), 1 + 5 * 2);
    assert_eq!(
        steps("if Turn > 1 { Attack() } else { Draw(1) }"),
        1 + 3 + 2
    );
    assert_eq!(steps("chance 5% { Attack() } else { Draw(1) }"), 1 + 2);
    assert_eq!(steps("each Enemies { Attack() }"), 1 + 6);
    assert_eq!(steps("each All { Attack() }"), 1 + 48);
    let script = read(
        "let a = 1 Conditions { a < Turn } Actions { Attack() } On Death when a > Turn { Draw(a) }",
    );
    assert_eq!(script.steps_max, 2 + 3 + 1);
    assert_eq!(script.triggers[0].steps_max, 2 + 3 + 2);
}

#[test]
fn names_count_from_their_let_to_the_end_of_their_block() {
    actions("let a = 1\nDraw(a)", &[]);
    actions("if Turn > 1 { let a = 1 Draw(a) }\nDraw(a)", &["4:6 E205"]);
    actions(
        "if Turn > 1 { let a = 1 Draw(a) } else { let a = 2 Draw(a) }",
        &[],
    );
    actions("let a = a", &["3:9 E205"]);
    actions("let a = 1\nrepeat 2 { let a = 2 Draw(a) }", &["4:16 E206"]);
    actions("let Attack = 1", &["3:5 E206"]);
    actions("let Planta = 1", &["3:5 E206"]);
    actions("let = 1", &["3:5 E116"]);
    actions("let a 1", &["3:7 E116"]);
    actions("let a == 1\nDraw(a)", &["3:7 E116"]);
    actions("let a = Planta", &["3:9 E201"]);
    actions("let vida = 3\nDraw(vida)", &[]);
    let text = "let a = 1 Conditions { a < Turn } Actions { let b = 2 Draw(a + b) } On Death { Draw(a) Heal(b) }";
    assert_eq!(Outcome::of(text).errors(), ["1:93 E205"]);
}

#[test]
fn luck_has_no_place_in_conditions() {
    conditions("random(1, 2) > 1", &["2:1 E209"]);
    conditions(
        "Random.Life > 1\nRandom is Frozen",
        &["2:1 E209", "3:1 E209"],
    );
    conditions("chance 50%", &["2:1 E209"]);
    let text = "let a = random(1, 2) Conditions { a > Turn } Actions { Attack() } On Death when Random is Dead { Attack() on Random }";
    assert_eq!(Outcome::of(text).errors(), ["1:9 E209", "1:81 E209"]);
    actions("if random(1, 2) > 1 { Attack() on Random }", &[]);
}

#[test]
fn numbers_that_must_be_written_out_have_limits() {
    actions("repeat 0 { Attack() }", &["3:8 E208"]);
    actions("repeat 21 { Attack() }", &["3:8 E208"]);
    actions("repeat 2.5 { Attack() }", &["3:8 E208"]);
    actions("repeat Turn { Attack(1) }", &["3:8 E116", "3:22 E203"]);
    actions("chance 101% { Attack() }", &["3:8 E208"]);
    actions("chance 50 { Attack() }", &["3:11 E116"]);
    let trigger = |head: &str| {
        let text = format!("Conditions {{ }} Actions {{ Attack() }}\n{head} {{ Draw() }}");
        Outcome::of(&text).errors()
    };
    assert_eq!(trigger("On Death for 0 turns"), ["2:14 E208", "2:29 E204"]);
    assert_eq!(trigger("On Death for 2 rounds"), ["2:16 E001", "2:30 E204"]);
    assert_eq!(trigger("On Deth"), ["2:4 E001", "2:16 E204"]);
    assert_eq!(trigger("On"), ["2:4 E116", "2:11 E204"]);
    assert_eq!(trigger("On Death when"), ["2:15 E114", "2:22 E204"]);
}

#[test]
fn arguments_are_counted_and_typed() {
    actions("Swap(1)\nBurn()", &["3:7 E207", "4:6 E204"]);
    actions("Swap(1, 2, 3)\nBurn()", &["3:10 E207", "4:6 E204"]);
    actions("Swap(1 2)", &["3:8 E121"]);
    actions("Draw(min(1))", &["3:11 E207"]);
    actions("Draw(min())", &["3:10 E204"]);
    actions("Draw(min(1, 2, 3))", &["3:17 E207"]);
    actions("Draw(abs(1, 2))", &["3:11 E001"]);
    actions("Burn(1, 2)", &["3:7 E001"]);
    actions("SetType(3)", &["3:9 E201"]);
    actions("SetType()", &["3:9 E204"]);
    actions("SetType(Frozen)", &["3:9 E201"]);
    actions("Buff(Life, 1, 2)", &["3:6 E116"]);
    actions("Buff(Attack, 1)", &["3:15 E207"]);
    actions("Cleanse(2)", &["3:9 E203"]);
    actions("Draw(Target.Type)", &["3:6 E201"]);
    actions("Draw(Target.Foo)", &["3:13 E001"]);
    actions("Draw(Target)", &["3:6 E001"]);
    actions("Attack() on Foo", &["3:13 E001"]);
    actions("Attack() on Planta\nBurn()", &["3:13 E116", "4:6 E204"]);
    actions("Attack() on Ally\nBurn()", &["3:13 E001", "4:6 E204"]);
    actions("Attack() on Ally[\nBurn()", &["4:1 E111", "4:6 E204"]);
    actions("Attack() on Ally[1\nBurn()", &["4:1 E116", "4:6 E204"]);
}

#[test]
fn mistakes_before_a_block_leave_the_block_alone() {
    actions(
        "if Foo > 3 {\nBurn()\n}\nDraw()",
        &["3:4 E001", "4:6 E204", "6:6 E204"],
    );
    actions(
        "if Turn {\nBurn()\n} else {\nDraw()\n}\nHeal()",
        &["3:9 E110", "4:6 E204", "6:6 E204", "8:6 E204"],
    );
    actions(
        "each Foo {\nBurn()\n}\nDraw()",
        &["3:6 E001", "4:6 E204", "6:6 E204"],
    );
    actions(
        "while Turn > 3 {\nBurn()\n}\nDraw()",
        &["3:1 E001", "6:6 E204"],
    );
    actions("if Turn > 3\nBurn()", &["4:1 E102", "4:6 E204"]);
    actions("if Turn > 3 {\nBurn()", &["4:6 E204", "5:2 E103"]);
    let text = "Conditions { } Actions {\nif Turn > 1 {\nAttack()\n}\nOn Death { Draw() }";
    assert_eq!(Outcome::of(text).errors(), ["5:1 E103", "5:17 E204"]);
}

#[test]
fn the_level_is_said_first_or_not_at_all() {
    let script = |head: &str| {
        Outcome::of(&format!("{head} Conditions {{ }} Actions {{ Attack() }}")).errors()
    };
    assert_eq!(script("language 0"), Vec::<String>::new());
    assert_eq!(script("language 2"), ["1:10 E210"]);
    assert_eq!(script("language 1.5"), ["1:10 E210"]);
    assert_eq!(script("language"), ["1:10 E116"]);
    assert_eq!(script("let a = 1 language 1"), ["1:11 E001"]);
}

#[test]
fn warnings_come_only_without_errors() {
    let marks =
        |inside: &str| Outcome::of(&format!("Conditions {{ }} Actions {{\n{inside} }}")).marks();
    assert_eq!(
        marks("let a = 1 Draw(9) Heal(1 / 0)"),
        ["2:5 W308", "2:16 W303", "2:28 W304"]
    );
    assert_eq!(marks("let a = 1 Draw(9) Heal(1 / 0) Foo()"), ["2:31 E001"]);
    assert_eq!(marks("if 1 > 2 { Attack() }"), ["2:4 W302"]);
    assert_eq!(
        marks("if Target.Life == Target.Life or 1 > 2 { Attack() }"),
        ["2:4 W301"]
    );
    assert_eq!(
        marks("if Enemy[1].Life == Enemy[7].Life { Swap(-1, 1) }"),
        ["2:27 W310", "2:42 W310"]
    );
    assert_eq!(marks("chance 0% { Attack() }"), ["2:8 W309"]);
}

#[test]
fn only_a_figure_that_is_compared_with_itself_always_holds() {
    let marks = |cond: &str| {
        let text = format!("Conditions {{ }} Actions {{\nif {cond} {{ Attack() }} }}");
        Outcome::of(&text).marks()
    };
    let nothing = Vec::<String>::new();
    // The same figure of the same monster, and the same named value.
    assert_eq!(marks("Self.Life == Self.Life"), ["2:4 W301"]);
    assert_eq!(marks("Self.Type == Self.Type"), ["2:4 W301"]);
    assert_eq!(marks("Target.State == Target.State"), ["2:4 W301"]);
    assert_eq!(marks("Self.Life < Self.Life"), ["2:4 W302"]);
    // Another figure, or another monster.
    assert_eq!(marks("Self.Life == Self.Attack"), nothing);
    assert_eq!(marks("Self.MaxLife > Self.Life"), nothing);
    assert_eq!(marks("Self.Life == Target.Life"), nothing);
    assert_eq!(marks("Self.Type == Target.Type"), nothing);
    assert_eq!(marks("Self.State == Target.State"), nothing);
    assert_eq!(marks("PlayerHandSize == TargetHandSize"), nothing);
    // What luck or a place decides may be another monster each time.
    assert_eq!(marks("Random.Life == Random.Life"), nothing);
}
