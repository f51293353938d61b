//! Each comparison accepts what it says.

use super::*;
use crate::choice::index_of;

fn choice(name: &str) -> &'static Matching {
    &CHOICES[index_of(NAMES, name).unwrap()]
}

/// Lists which pairs of the values 0 to 4 may touch, the new face first.
fn pairs(name: &str, number: i64) -> String {
    let values = Values::of_numbers(0..5);
    let mut pairs = Vec::new();
    for new in 0..5 {
        for open in 0..5 {
            if (choice(name).fits)(&Touch::of_values(new, open, &values), number) {
                pairs.push(format!("{new}{open}"));
            }
        }
    }
    pairs.join(" ")
}

#[test]
fn each_comparison_of_numbers_accepts_what_it_says() {
    assert_eq!(pairs("Equal", 0), "00 11 22 33 44");
    assert_eq!(pairs("Congruent", 3), "00 03 11 14 22 30 33 41 44");
    assert_eq!(pairs("BothAbove", 2), "33 34 43 44");
    assert_eq!(pairs("BothBelow", 2), "00 01 10 11");
    assert_eq!(
        pairs("WildValue", 2),
        "00 02 11 12 20 21 22 23 24 32 33 42 44"
    );
    assert_eq!(pairs("BothDivisible", 2), "00 02 04 20 22 24 40 42 44");
    assert_eq!(pairs("GcdIs", 2), "22 24 42");
    let rare = "00 01 02 03 04 10 11 12 13 14 20 21 22 23 24 30 31 32 33 34 40 41 42 43 44";
    assert_eq!(pairs("Rare", 0), rare);
    assert_eq!(pairs("AtMost", 0), pairs("AlphabetOrder", 0));
    assert!(pairs("AtMost", 0).starts_with("00 01 02 03 04 11 12"));
    assert!(pairs("AtLeast", 0).starts_with("00 10 11 20 21 22"));
    assert!(pairs("Above", 0).starts_with("10 20 21 30"));
    assert_eq!(pairs("SumIs", 7), "34 43");
}

#[test]
fn rare_faces_do_not_all_touch() {
    let values = Values::of_numbers([3, 5, 9]);
    let fits = |new, open| (choice("Rare").fits)(&Touch::of_values(new, open, &values), 0);
    assert!(!fits(0, 1));
    assert!(fits(0, 2) && fits(2, 0) && fits(1, 1));
    assert!(!fits(1, 2));
}

#[test]
fn vowels_touch_all_letters() {
    let mut values = Values::default();
    for (name, number) in ["a", "b", "c", "E"].into_iter().zip(0..) {
        values.push(name.to_owned(), number, None);
    }
    let fits = |new, open| (choice("VowelWild").fits)(&Touch::of_values(new, open, &values), 0);
    assert!(fits(0, 1) && fits(1, 0) && fits(2, 3) && fits(1, 1));
    assert!(!fits(1, 2));
}

#[test]
fn some_comparisons_look_at_the_whole_tile() {
    let values = Values::of_numbers(0..7);
    let touch = Touch {
        new_points: 5,
        open_points: 6,
        new_sum: 9,
        open_sum: 4,
        n_turns: 3,
        ..Touch::of_values(6, 0, &values)
    };
    let fits = |name: &str, touch: &Touch<'_>| (choice(name).fits)(touch, 0);
    assert!(!fits("HeavierTile", &touch));
    assert!(fits("CoprimeSums", &touch));
    assert!(fits("TurnParity", &touch));
    let other = Touch {
        open_points: 5,
        open_sum: 6,
        n_turns: 4,
        ..touch
    };
    assert!(fits("HeavierTile", &other));
    assert!(!fits("CoprimeSums", &other));
    assert!(!fits("TurnParity", &other));
    for name in ["HeavierTile", "CoprimeSums", "TurnParity"] {
        let first = Touch {
            is_first: true,
            ..other
        };
        assert!(fits(name, &first), "{name}");
        assert!(!choice(name).by_faces, "{name}");
    }
}
