//! Round trips of made-up cards: to sentences and back, byte for byte.

use proptest::prelude::*;

use super::{formatted, to_json, to_sentences};
use crate::files::json::{Json, JsonKind};
use crate::files::pen;

/// Texts with whatever a person or a program may put into one.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[ -~]{0,30}",
        "[a-zñÁ¿«»“”\\\\\"'{}/*\\n\\t\\r\u{1}\u{7f}\u{2028}😀 ]{0,20}",
    ]
}

fn name() -> impl Strategy<Value = String> {
    "[A-Za-zñÁ\"\\\\{}/]([A-Za-z ñ\"'\\\\{}/]{0,12}[A-Za-z\"])?"
}

fn value(depth: u32) -> BoxedStrategy<Json> {
    let leaf = prop_oneof![
        Just(Json::made(JsonKind::Null)),
        any::<bool>().prop_map(|it| Json::made(JsonKind::Flag(it))),
        any::<i64>().prop_map(Json::number_of),
        "-?(0|[1-9][0-9]{0,3})\\.[0-9]{1,3}".prop_map(|it| Json::made(JsonKind::Number(it))),
        text().prop_map(Json::text_of),
    ];
    if depth == 0 {
        return leaf.boxed();
    }
    let list =
        prop::collection::vec(value(depth - 1), 0..4).prop_map(|it| Json::made(JsonKind::List(it)));
    let object = prop::collection::btree_map(text(), value(depth - 1), 0..3)
        .prop_map(|it| Json::object_of(it.into_iter().collect()));
    prop_oneof![3 => leaf, 1 => list, 1 => object].boxed()
}

/// Keys that nobody knows.
fn unknown() -> impl Strategy<Value = Vec<(String, Json)>> {
    let key = "x[a-zA-Z \"ñ]{0,8}";
    prop::collection::btree_map(key, value(2), 0..3).prop_map(|it| it.into_iter().collect())
}

fn monster() -> impl Strategy<Value = Json> {
    let figures = (
        1..3_i64,
        0..5_i64,
        0..1_000_000_i64,
        1..1_000_000_i64,
        any::<i32>(),
    );
    (figures, name(), text(), unknown()).prop_map(|(figures, name, says, unknown)| {
        let (state, element, attack, life, id) = figures;
        let mut members = vec![
            ("state".to_owned(), Json::number_of(state)),
            ("type".to_owned(), Json::number_of(element)),
            ("attackPoints".to_owned(), Json::number_of(attack)),
            ("lifePoints".to_owned(), Json::number_of(life)),
            ("id".to_owned(), Json::number_of(id.max(-i32::MAX))),
            ("name".to_owned(), Json::text_of(name)),
            ("publicDescription".to_owned(), Json::text_of(says)),
        ];
        members.extend(unknown);
        Json::object_of(members)
    })
}

fn code() -> impl Strategy<Value = String> {
    let condition = prop::sample::select(vec![
        "    TargetMonsterLife>=100\n",
        "    TargetMonsterType == Planta // green\n",
        "    PlayerHandSize < 3 or Target is Frozen\n",
        "    /* two\n       lines */\n",
    ]);
    let action = prop::sample::select(vec![
        "    Attack()\n",
        "    Heal(PlayerMonsterLife/10)  // a tenth\n",
        "    if Target is Frozen {\n        Burn(2)\n    } else {\n        Draw(1)\n    }\n",
        "    repeat 2 { Attack() }\n",
        "\n",
    ]);
    let before = prop::sample::select(vec!["", "let n = 2\n", "// a comment\n"]);
    let after = prop::sample::select(vec!["", "On TurnStart {\n    Heal(5)\n}\n"]);
    let lines = (
        prop::collection::vec(condition, 0..3),
        prop::collection::vec(action, 1..4),
    );
    (before, lines, after).prop_map(|(before, (conditions, actions), after)| {
        format!(
            "{before}Conditions{{\n{}}}\nActions{{\n    Draw(2)\n{}}}\n{after}",
            conditions.concat(),
            actions.concat()
        )
    })
}

fn power() -> impl Strategy<Value = Json> {
    (code(), 0..1_000_000_i64, name(), text(), unknown()).prop_map(
        |(code, cost, name, says, unknown)| {
            let mut members = vec![
                ("code".to_owned(), Json::text_of(code)),
                ("activationEnergy".to_owned(), Json::number_of(cost)),
                ("id".to_owned(), Json::number_of(0)),
                ("name".to_owned(), Json::text_of(name)),
                ("publicDescription".to_owned(), Json::text_of(says)),
            ];
            members.extend(unknown);
            Json::object_of(members)
        },
    )
}

fn holds(json: &Json) {
    let canonical = formatted(&pen::write(json)).expect("formatted");
    assert_eq!(formatted(&canonical).as_ref(), Ok(&canonical));
    let sentences = to_sentences(&canonical).expect("sentences");
    assert_eq!(to_json(&sentences), canonical, "{sentences}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_monster_comes_back_as_it_was(json in monster()) {
        prop_assert_eq!(formatted(&pen::write(&json)), Ok(pen::write(&json)));
        holds(&json);
    }

    #[test]
    fn a_power_comes_back_as_it_was(json in power()) {
        holds(&json);
    }

    #[test]
    fn a_damaged_file_is_told_or_read(json in power(), at in 0..400_usize, with in "[ -~]{0,2}") {
        let mut text = pen::write(&json);
        let start = text.floor_char_boundary(at.min(text.len()));
        let end = text.ceil_char_boundary((start + 1).min(text.len()));
        text.replace_range(start..end, &with);
        let _ = (super::problems(&text), formatted(&text), to_sentences(&text));
    }
}
