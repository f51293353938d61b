//! Counts, orders and changes of sets.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::choice::index_of;
use crate::filters;
use crate::quick::tile::TileSet;

fn set(form: Form, n_values: i64, n_faces: usize) -> Set {
    let values = Values::of_numbers(0..n_values);
    Set::new(values, form, n_faces, &Changes::default()).unwrap()
}

fn changed(n_values: i64, changes: Changes) -> Result<Set, Refusal> {
    Set::new(
        Values::of_numbers(0..n_values),
        Form::Multisets,
        2,
        &changes,
    )
}

fn filter(name: &str) -> &'static Filter {
    &filters::CHOICES[index_of(filters::NAMES, name).unwrap()]
}

fn names(set: &Set) -> Vec<String> {
    (0..set.len()).map(|id| set.name(id)).collect()
}

#[test]
fn sets_have_as_many_tiles_as_the_formulas_say() {
    let known = [
        (Form::Multisets, 7, 2, 28),
        (Form::Multisets, 10, 2, 55),
        (Form::Multisets, 6, 3, 56),
        (Form::Multisets, 10, 3, 220),
        (Form::Multisets, 10, 4, 715),
        (Form::Multisets, 10, 6, 5_005),
        (Form::Necklaces, 6, 3, 76),
        (Form::Necklaces, 10, 3, 340),
        (Form::Necklaces, 10, 4, 2_530),
        (Form::Necklaces, 10, 6, 166_870),
        (Form::Ordered, 6, 2, 36),
        (Form::Ordered, 10, 6, 1_000_000),
    ];
    for (form, n_values, n_faces, n_tiles) in known {
        let set = set(form, n_values, n_faces);
        assert_eq!(set.len(), n_tiles, "{form:?} {n_values} {n_faces}");
        assert_eq!(set.is_listed(), n_tiles <= LISTED_MAX);
    }
}

#[test]
fn every_number_of_a_set_is_found_again() {
    for (form, n_values, n_faces) in [
        (Form::Multisets, 19, 2),
        (Form::Multisets, 7, 1),
        (Form::Multisets, 20, 5),
        (Form::Necklaces, 10, 2),
        (Form::Necklaces, 10, 6),
        (Form::Necklaces, 4, 8),
        (Form::Necklaces, 1, 5),
        (Form::Necklaces, 40, 3),
        (Form::Necklaces, 64, 1),
        (Form::Ordered, 3, 8),
        (Form::Ordered, 12, 4),
    ] {
        let set = set(form, n_values, n_faces);
        for id in 0..set.len() {
            assert_eq!(set.find(set.faces(id).as_slice()), Some(id), "{form:?}");
            assert_eq!(set.kind(id), id);
        }
    }
}

#[test]
fn pairs_come_in_the_order_of_the_usual_set() {
    for highest in 0..=9 {
        let usual = TileSet::doubles(highest);
        for form in [Form::Multisets, Form::Necklaces] {
            let set = set(form, i64::from(highest) + 1, 2);
            assert_eq!(set.len() as usize, usual.len());
            for id in 0..set.len() {
                assert_eq!(set.name(id), usual.tile(id as u8).to_string());
            }
        }
    }
}

#[test]
fn three_faces_are_shown_from_the_lowest() {
    let triangles = names(&set(Form::Multisets, 3, 3));
    let order = "0|0|0 0|0|1 0|1|1 1|1|1 0|0|2 0|1|2 1|1|2 0|2|2 1|2|2 2|2|2";
    assert_eq!(triangles.join(" "), order);
}

#[test]
fn no_two_necklaces_are_turns_of_each_other() {
    for (n_values, n_faces) in [(3, 6), (10, 3), (10, 4), (2, 8), (10, 6)] {
        let set = set(Form::Necklaces, n_values, n_faces);
        let mut seen = BTreeSet::new();
        for id in 0..set.len() {
            let faces = set.faces(id);
            assert_eq!(faces, faces.least_rotation());
            assert!(seen.insert(faces));
        }
    }
}

#[test]
fn a_set_that_is_too_big_is_refused() {
    let make = |form, n_values, n_faces, changes: &Changes| {
        Set::new(Values::of_numbers(0..n_values), form, n_faces, changes).map(|it| it.len())
    };
    let none = Changes::default();
    assert_eq!(
        make(Form::Ordered, 64, 8, &none),
        Err(Refusal::TooMany(1 << 48))
    );
    assert_eq!(
        make(Form::Multisets, 64, 8, &none),
        Err(Refusal::TooMany(10_639_125_640))
    );
    assert_eq!(make(Form::Multisets, 0, 2, &none), Err(Refusal::NoValues));
    let copies = Changes {
        copies: 2,
        ..Changes::default()
    };
    let hexagons = make(Form::Necklaces, 10, 6, &copies);
    assert_eq!(hexagons, Err(Refusal::TooManyToChange(166_870)));
    assert_eq!(
        make(Form::Multisets, 23, 4, &copies),
        Err(Refusal::TooMany(29_900))
    );
}

#[test]
fn a_text_can_change_a_set() {
    let values = Values::of_numbers(0..3);
    let read = |text: &str| values.read(text).unwrap();
    let set = changed(
        3,
        Changes {
            keeping: vec![filter("NoDoubles")],
            without: vec![read("0|1")],
            copies: 2,
            extra: vec![read("0|2"), read("1|1")],
        },
    )
    .unwrap();
    assert_eq!(names(&set), ["2|0", "2|0", "2|1", "2|1", "2|0", "1|1"]);
    let kinds: Vec<Id> = (0..set.len()).map(|id| set.kind(id)).collect();
    assert_eq!(kinds, [0, 0, 2, 2, 0, 5]);
    assert_eq!(set.read("0-2"), Some(0));
    assert_eq!(set.read("1:1"), Some(5));
    assert_eq!(set.read("0|1"), None);
    assert_eq!(set.read("0|1|2"), None);

    let with = |changes| changed(3, changes).map(|set| names(&set));
    let unknown = Changes {
        keeping: vec![filter("OnlyDoubles")],
        without: vec![read("0|1")],
        ..Changes::default()
    };
    assert_eq!(with(unknown), Err(Refusal::NotInSet(read("0|1"))));
    let long = Changes {
        extra: vec![read("0|1|2")],
        ..Changes::default()
    };
    assert_eq!(with(long), Err(Refusal::WrongFaces(read("0|1|2"))));
    let nothing = Changes {
        keeping: vec![filter("OnlyDoubles"), filter("NoDoubles")],
        ..Changes::default()
    };
    assert_eq!(with(nothing), Err(Refusal::NoTiles));
}

#[test]
fn each_filter_keeps_what_it_says() {
    let kept = |name: &str| {
        let changes = Changes {
            keeping: vec![filter(name)],
            ..Changes::default()
        };
        names(&changed(4, changes).unwrap()).join(" ")
    };
    assert_eq!(kept("NoDoubles"), "1|0 2|0 2|1 3|0 3|1 3|2");
    assert_eq!(kept("OnlyDoubles"), "0|0 1|1 2|2 3|3");
    assert_eq!(kept("PrimeSums"), "1|1 2|0 2|1 3|0 3|2");
    assert_eq!(kept("FibonacciSums"), "0|0 1|0 1|1 2|0 2|1 3|0 3|2");
    assert_eq!(kept("EvenSums"), "0|0 1|1 2|0 2|2 3|1 3|3");
    assert_eq!(kept("OddSums"), "1|0 2|1 3|0 3|2");
}

#[test]
fn a_listed_set_has_only_what_is_named() {
    let values = Values::of_numbers(0..4);
    let extra = ["2|3|1", "0|0|1", "1|2|3"].map(|it| values.read(it).unwrap());
    let changes = Changes {
        extra: extra.to_vec(),
        ..Changes::default()
    };
    let set = Set::new(values.clone(), Form::Listed, 2, &changes).unwrap();
    assert_eq!((set.len(), set.n_faces), (3, 3));
    assert_eq!(names(&set), ["2|3|1", "0|0|1", "1|2|3"]);
    assert_eq!(set.kind(2), 0);
    assert_eq!(set.read("3|1|2"), Some(0));
    assert_eq!(set.read("3|2|1"), None);
    let none = Set::new(values, Form::Listed, 2, &Changes::default());
    assert_eq!(none.map(|it| it.len()), Err(Refusal::NoTiles));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_tile_is_found_in_every_order_its_form_allows(
        n_values in 1i64..12,
        faces in prop::collection::vec(0u8..12, 1..6),
        turn in 0usize..6,
    ) {
        let faces: Vec<u8> = faces.iter().map(|it| it % n_values as u8).collect();
        let tile = Faces::new(&faces);
        for form in [Form::Multisets, Form::Necklaces, Form::Ordered] {
            let set = set(form, n_values, faces.len());
            let id = set.find(&faces).unwrap();
            prop_assert!(id < set.len());
            let found = set.faces(id);
            prop_assert_eq!(found.sorted(), tile.sorted());
            prop_assert_eq!(set.read(&set.name(id)), Some(id));
            let turned = set.find(tile.rotated(turn).as_slice());
            match form {
                Form::Ordered => prop_assert_eq!(found, tile),
                _ => prop_assert_eq!(turned, Some(id)),
            }
            if form == Form::Necklaces {
                prop_assert!(found.is_rotation_of(&tile));
            }
            prop_assert_eq!(set.find(&[n_values as u8; 2][..faces.len().min(2)]), None);
        }
    }
}
