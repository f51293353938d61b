//! Mistakes of form: where they are told, and that reading goes on well.

use super::Outcome;

/// Holds the mistakes of a whole script against what is expected.
fn script(text: &str, expected: &[&str]) {
    let outcome = Outcome::of(text);
    let said = outcome.said(tapete_lang::Tongue::En);
    assert_eq!(outcome.errors(), expected, "{text}\n{said}");
}

/// Holds the mistakes of some conditions, on line 2, against what is expected.
fn conditions(inside: &str, expected: &[&str]) {
    let text = format!("Conditions {{\n{inside}\n}}\nActions {{\nAttack()\n}}");
    script(&text, expected);
}

/// Holds the mistakes of some steps, on line 3, against what is expected.
fn actions(inside: &str, expected: &[&str]) {
    let text = format!("Conditions {{ }}\nActions {{\n{inside}\n}}");
    script(&text, expected);
}

#[test]
fn missing_parts_are_told_where_they_should_be() {
    script("", &["1:1 E101"]);
    script("\n // nothing\n", &["1:1 E101"]);
    script("Conditions", &["1:11 E102"]);
    script("Conditions{", &["1:12 E103"]);
    script("Conditions{}", &["1:13 E104"]);
    script("Conditions{\n}\nActions", &["3:8 E102"]);
    script("Conditions{\n}\nActions{", &["3:9 E103"]);
    script("Conditions{\n}\nActions{\n    Attack()\n", &["4:13 E103"]);
    script("Conditions Actions{ Attack() }", &["1:12 E102"]);
    script("{ } Actions{ Attack() }", &["1:1 E101"]);
    script("Conditions{ } { Attack() }", &["1:15 E104"]);
    script("Conditions{ }\nAttack()", &["2:1 E104"]);
    script("Conditions{\n}\nActions\n Attack()\n}", &["4:2 E102"]);
}

#[test]
fn misspelt_block_words_are_told_as_such() {
    script("conditions{ } Actions{ Attack() }", &["1:1 E101"]);
    script("Condiciones{ } Actions{ Attack() }", &["1:1 E101"]);
    script("Foo{ } Actions{ Attack() }", &["1:1 E101"]);
    script("Conditions{ } Action{ Attack() }", &["1:15 E104"]);
    script("Conditions{ } Foo{ Attack() }", &["1:15 E104"]);
    script(
        "Condiciones{ } Acciones{ Attack() }",
        &["1:1 E101", "1:16 E104"],
    );
    script(
        "Condition\n TargetMonsterLife < 3\n}\nActions{ Attack() }",
        &["1:1 E101", "2:2 E102"],
    );
    script("Action{ Attack() }", &["1:1 E101"]);
    script("Conditions{ 1 < 2 \nAcciones{ Attack() }", &["2:1 E104"]);
}

#[test]
fn blocks_in_the_wrong_order_are_told_at_both_ends() {
    script(
        "Actions{\n    Attack()\n}\nConditions{\n}\n",
        &["1:1 E101", "4:1 E106"],
    );
    script(
        "Conditions{} Conditions{} Actions{ Attack() }",
        &["1:14 E105"],
    );
    script(
        "Conditions{} Actions{ Attack() } Actions{ Attack() }",
        &["1:34 E106"],
    );
    script("Conditions{}\n}\nActions{ Attack() }", &["2:1 E105"]);
    script("Conditions{}\nActions{ Attack() }\n}\n", &["3:1 E106"]);
    script("Attack() Conditions{} Actions{ Attack() }", &["1:1 E101"]);
    script(
        "Conditions{\n Conditions{\n 1 < 2\n }\n}\nActions{ Attack() }",
        &["2:2 E103"],
    );
    actions("Attack()\nActions{\nPoison()\n}\nPurify()", &["4:1 E107"]);
    actions("Attack()\nConditions\nPoison()", &["4:1 E107"]);
}

#[test]
fn what_stands_outside_the_blocks_is_told_once() {
    script("Conditions{} 1 < 2 Actions{ Attack() }", &["1:14 E105"]);
    script("Conditions{} Foo() Actions{ Attack() }", &["1:14 E001"]);
    script(
        "Conditions{} Actions{ Attack() } Attack() Poison()",
        &["1:34 E106"],
    );
    script("Conditions{} Actions{ Attack() } Foo()", &["1:34 E001"]);
    script(
        "Conditions{} ; Actions{ Attack() } ;",
        &["1:14 E001", "1:36 E001"],
    );
}

#[test]
fn conditions_are_read_on_after_each_mistake() {
    conditions("TargetMonsterLife 100", &["2:19 E110"]);
    conditions("TargetMonsterLife\nTargetMonsterLife < 3", &["3:1 E110"]);
    conditions("TargetMonsterLife <", &["3:1 E111"]);
    conditions("TargetMonsterLife < <", &["2:21 E111"]);
    conditions("TargetMonsterLife => 3", &["2:20 E111"]);
    conditions("TargetMonsterLife == == 3", &["2:22 E111"]);
    conditions("TargetMonsterLife + * 3 < 4", &["2:21 E111"]);
    conditions("TargetMonsterLife < 3 +", &["3:1 E111"]);
    conditions("TargetMonsterLife < Attack()", &["2:21 E111"]);
    conditions("TargetMonsterType == Attack()", &["2:22 E112"]);
    conditions("TargetMonsterType ==", &["3:1 E112"]);
    conditions("TargetMonsterType <> Planta", &["2:20 E112"]);
    conditions("TargetMonsterType Planta", &["2:19 E110"]);
    conditions(
        "< 100\nPoison()\n== Planta",
        &["2:1 E114", "3:1 E113", "4:1 E114"],
    );
    conditions("1 < TargetMonsterLife < 5", &["2:23 E115"]);
    conditions("Planta == TargetMonsterType == Planta", &["2:29 E115"]);
    conditions("(1 < 2) == (3 < 4)", &["2:9 E115"]);
    conditions("(TargetMonsterLife + 3 < 5", &["3:1 E121"]);
    conditions("(TargetMonsterLife + 3 5", &["2:24 E121"]);
    conditions("TargetMonsterLife + 3) < 5", &["2:22 E110"]);
    conditions("() < 5", &["2:2 E111"]);
    conditions(")", &["2:1 E114"]);
    conditions("{ 1 < 2 }", &["2:1 E114"]);
    conditions("TargetMonsterLife +\n+ 3 < 4", &["3:1 E111"]);
    script(
        "Conditions{ TargetMonsterLife < } Actions{ Attack() }",
        &["1:33 E111"],
    );
    script(
        "Conditions{{\n 1 < 2\n}\nActions{ Attack() }",
        &["1:12 E114"],
    );
}

#[test]
fn kinds_of_values_are_told_apart() {
    conditions("3 == Planta", &["2:6 E201"]);
    conditions("Planta == 3 + 2", &["2:11 E201"]);
    conditions("Planta == 3 < 2", &["2:11 E201"]);
    conditions("Planta + 1 == 3", &["2:8 E201"]);
    conditions("1 + Planta == 3", &["2:5 E201"]);
    conditions("-Planta == Agua", &["2:2 E201"]);
    conditions("(Planta) == Agua", &["2:2 E201"]);
    conditions("TargetMonsterLife < TargetMonsterType", &["2:21 E201"]);
    conditions("TargetMonsterType >= PlayerMonsterType", &["2:19 E202"]);
    conditions("TargetMonsterType > 3", &["2:19 E202", "2:21 E201"]);
    conditions("TargetMonsterState > Normal", &["2:20 E202"]);
    conditions("TargetMonsterState == Planta", &["2:23 E201"]);
    conditions("TargetMonsterState == 3", &["2:23 E201"]);
    conditions("TargetMonsterType == Frozen", &["2:22 E201"]);
    actions(
        "Draw(Planta)\nHeal(TargetMonsterType)",
        &["3:6 E201", "4:6 E201"],
    );
    actions("Draw(\nPlanta)\nAttack()", &["4:1 E201"]);
}

#[test]
fn steps_are_read_on_after_each_mistake() {
    actions("Attack\nPoison()", &["4:1 E120"]);
    actions("Attack", &["4:1 E120"]);
    actions("Draw 2)\nPoison(1)", &["3:6 E120", "4:8 E203"]);
    actions("Draw(2\nPoison()", &["4:1 E121"]);
    actions("Draw(2 Poison()\nHeal()", &["3:8 E121", "4:6 E204"]);
    actions("Attack(", &["4:1 E121"]);
    actions("Draw(", &["4:1 E111"]);
    actions("Draw(2))", &["3:8 E122"]);
    actions(
        "100\nPlanta\n)\nPlayerHandSize",
        &["3:1 E122", "4:1 E122", "5:1 E122", "6:1 E122"],
    );
    actions("Attack{}\nPoison()", &["3:7 E120"]);
    actions("Attack(50 60)", &["3:8 E203", "3:11 E121"]);
    actions("Attack(50 +)", &["3:8 E203"]);
    actions(
        "Attack(Planta)\nPurify(-(1 + 2))",
        &["3:8 E203", "4:8 E203"],
    );
    actions("Attack(1.2.3)", &["3:8 E002"]);
    actions("Attack(foo)", &["3:8 E001"]);
    actions("{ Attack() }", &["3:1 E122"]);
    actions("Draw(1 + )", &["3:10 E111"]);
    actions("Draw(+1)", &["3:6 E111"]);
}

#[test]
fn words_and_signs_that_mean_nothing_are_told_wherever_they_are() {
    conditions("Vida > 3 Foo", &["2:1 E001", "2:10 E001"]);
    conditions("TargetMonsterLife < Vida", &["2:21 E001"]);
    conditions("TargetMonsterLife foo 100", &["2:19 E001"]);
    conditions("TargetMonsterLife ? 100", &["2:19 E001"]);
    conditions("TargetMonsterLife =! 100", &["2:20 E001"]);
    conditions("1 < 2 && 3 < 4", &["2:7 E001"]);
    conditions("1 < 2 || 3 < 4", &["2:7 E001"]);
    conditions("TargetMonsterLife % 2 == 0", &["2:19 E001"]);
    conditions("1 < 2;\n3 < 4,", &["2:6 E001", "3:6 E001"]);
    conditions("TargetMonsterType == \"Planta\"", &["2:22 E001"]);
    conditions("TargetMonsterLife ≤ 3", &["2:19 E001"]);
    conditions("AttackAttack < 3", &["2:1 E001"]);
    conditions("TargetMonsterLife < 100ps3", &["2:21 E002"]);
    conditions("TargetMonsterLife < 1..2", &["2:21 E002"]);
    conditions("TargetMonsterLife < 1.x", &["2:21 E002"]);
    conditions("TargetMonsterLife < 1_000", &["2:21 E002"]);
    actions("Attack(), Poison();", &["3:9 E001", "3:19 E001"]);
    actions("Draw(1, 2)", &["3:7 E001"]);
    actions(
        "Attack(); TargetMonsterLife < 3",
        &["3:9 E001", "3:11 E122"],
    );
    actions("Attack()\0", &["3:9 E001"]);
    actions("# a comment of another language\nAttack()", &["3:1 E001"]);
    actions("Attack() /* open", &["3:10 E001"]);
    actions("atacar()\nattack()", &["3:1 E001", "4:1 E001"]);
}

#[test]
fn words_of_level_one_mean_nothing_out_of_their_place() {
    conditions(
        "Life < 3\nTarget > 5\nType == Fuego",
        &["2:1 E001", "3:1 E001", "4:1 E001"],
    );
    conditions(
        "Enemy < 3\nAlly < 3\nif 1 < 2",
        &["2:1 E001", "3:1 E001", "4:1 E001"],
    );
    conditions(
        "TargetMonsterLife is Frozen\nand 1 < 2",
        &["2:19 E001", "3:1 E001"],
    );
    actions(
        "else { Attack() }\nDamaged\nFrozen",
        &["3:1 E001", "4:1 E001", "5:1 E001"],
    );
    actions("On Damaged {\nAttack()\n}\nPoison()", &["3:1 E001"]);
    actions(
        "TargetMonsterLife.Life\nAttack().Life",
        &["3:1 E122", "3:18 E001", "4:9 E001", "4:10 E001"],
    );
}

#[test]
fn white_space_is_what_it_is_anywhere() {
    script(
        "\u{feff}Conditions{}\r\nActions{\r\n\tDraw(1.)\r\n}\r\n",
        &[],
    );
    script("Conditions{}Actions{Attack()Poison()Draw(2)}", &[]);
    script("Conditions\n{\n}\nActions\n{\nAttack\n(\n)\n}", &[]);
    script(
        "/* a */ Conditions /* b */ { // c\n} Actions { Attack( /* d */ ) }",
        &[],
    );
    script(
        "\u{feff}Condicion{}\r\nActions{\r\n\tFoo()\r\n}\r\n",
        &["1:2 E101", "3:2 E001"],
    );
}
