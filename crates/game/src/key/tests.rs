use std::collections::BTreeMap;
use std::hash::Hash;

use serde::Serialize;

use super::*;

fn key_of(data: &impl Hash) -> u128 {
    let mut mixer = Mixer::new();
    data.hash(&mut mixer);
    mixer.key()
}

fn written_key(data: &impl Serialize) -> u128 {
    let mut mixer = Mixer::new();
    write(data, &mut mixer);
    mixer.key()
}

#[derive(Clone, Debug, PartialEq, Hash, Serialize)]
enum Fact {
    Nothing,
    Number(u8),
    Named { name: String, amounts: Vec<i16> },
}

#[derive(Serialize)]
struct Sparse {
    #[serde(skip_serializing_if = "Option::is_none")]
    one: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<u8>,
}

/// Many that are nearly alike, as states of one match are.
#[test]
fn different_data_have_different_keys() {
    let mut seen = BTreeMap::new();
    for first in 0..60_u8 {
        for second in 0..60_u16 {
            for third in -20..20_i64 {
                let data = (first, [second, 7, second ^ 1], third);
                if let Some(other) = seen.insert(key_of(&data), data) {
                    panic!("{data:?} and {other:?} have the same key");
                }
            }
        }
    }
}

#[test]
fn what_is_written_has_the_key_of_its_value() {
    let facts = [
        Fact::Nothing,
        Fact::Number(0),
        Fact::Number(1),
        Fact::Named {
            name: "a".to_owned(),
            amounts: vec![1, 2],
        },
        Fact::Named {
            name: "a".to_owned(),
            amounts: vec![1, 2, 0],
        },
        Fact::Named {
            name: "ab".to_owned(),
            amounts: Vec::new(),
        },
    ];
    for (at, one) in facts.iter().enumerate() {
        for (place, other) in facts.iter().enumerate() {
            assert_eq!(written_key(one) == written_key(other), at == place);
            assert_eq!(key_of(one) == key_of(other), at == place);
        }
    }
    let two = [vec![vec![1_u8], vec![2]], vec![vec![1, 2], vec![]]];
    assert_ne!(written_key(&two[0]), written_key(&two[1]));
}

#[test]
fn a_field_that_is_left_out_is_not_taken_for_another() {
    let sparse = |one, other| written_key(&Sparse { one, other });
    assert_ne!(sparse(Some(5), None), sparse(None, Some(5)));
    assert_ne!(sparse(Some(5), None), sparse(None, None));
    assert_eq!(sparse(Some(5), None), sparse(Some(5), None));
}

/// Whoever keeps keys finds them again another day: the same numbers as here.
#[test]
fn keys_are_the_same_on_every_day() {
    let keys = [key_of(&0_u8), key_of(&("tapete", -1_i64, [1_u32, 2]))];
    assert_eq!(keys.map(|it| format!("{it:032x}")), FIXED);
}
const FIXED: [&str; 2] = [
    "d83d46c87833f5f481b4549f2ff61390",
    "aac1b8a1c5d7a9bdd226a007140bdde8",
];

#[test]
fn every_bit_of_a_key_changes_often() {
    let keys: Vec<u128> = (0..4_000_u32).map(|it| key_of(&it)).collect();
    for bit in 0..128 {
        let n_set = keys.iter().filter(|it| *it >> bit & 1 == 1).count();
        assert!((1_800..2_200).contains(&n_set), "bit {bit}: {n_set}");
    }
}
