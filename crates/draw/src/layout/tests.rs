//! Tiles never lie on each other, neighbours touch or are bridged, and what
//! lies stays where it lies.

use proptest::prelude::*;
use tapete_game::{Arrangement, Posture, ZoneRole};

use super::sample::{Habit, branching, leaves, strips, table, with_arms, with_joints};
use super::*;
use crate::snake::{Laid, Measure};

const PICTURE: Cloth = Cloth {
    measure: Measure {
        flat_width: 4,
        flat_height: 2,
        tall_width: 2,
        tall_height: 4,
        clearance: 2,
    },
    margin: (1, 1),
    room: (60, 36),
};

const CELLS: Cloth = Cloth {
    measure: Measure {
        flat_width: 9,
        flat_height: 3,
        tall_width: 5,
        tall_height: 5,
        clearance: 1,
    },
    margin: (2, 1),
    room: (76, 20),
};

fn items(pieces: &[Piece]) -> Vec<Item> {
    let zone = Zone {
        pieces: pieces.to_vec(),
        ..Zone::new("table", ZoneRole::Table, "", Arrangement::Branches)
    };
    let item = |piece: &Piece| Item {
        joint: joint_of(&zone, piece),
        across: piece.posture == Posture::Across,
    };
    zone.pieces.iter().map(item).collect()
}

fn overlap(a: &Laid, b: &Laid) -> bool {
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

fn touch(a: &Laid, b: &Laid) -> bool {
    let side = a.x + a.width == b.x || b.x + b.width == a.x;
    let above = a.y + a.height == b.y || b.y + b.height == a.y;
    let shares_rows = a.y < b.y + b.height && b.y < a.y + a.height;
    let shares_columns = a.x < b.x + b.width && b.x < a.x + a.width;
    side && shares_rows || above && shares_columns
}

fn check(cloth: Cloth, items: &[Item]) -> Result<usize, TestCaseError> {
    let spread = Spread::of(cloth, items);
    let tiles = spread.tiles();
    prop_assert_eq!(tiles.len(), items.len());
    for (index, placed) in tiles.iter().enumerate() {
        let joined = |other: usize| {
            items[other].joint.is_some_and(|it| it.to == index)
                || items[index].joint.is_some_and(|it| it.to == other)
        };
        for (number, other) in tiles.iter().enumerate().skip(index + 1) {
            let (a, b) = (&placed.laid, &other.laid);
            prop_assert!(!overlap(a, b), "{:?} on {:?}", a, b);
            let siblings =
                items[index].joint.map(|it| it.to) == items[number].joint.map(|it| it.to);
            prop_assert!(
                !touch(a, b) || joined(number) || siblings,
                "{index} at {number}"
            );
        }
        if let Some(joint) = items[index].joint.filter(|_| !placed.bridged) {
            prop_assert!(touch(&placed.laid, &tiles[joint.to].laid), "{}", index);
        }
    }
    Ok(tiles.iter().filter(|placed| placed.bridged).count())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn tables_that_branch_anywhere_neither_overlap_nor_break(
        n_tiles in 1_usize..=200,
        seed in any::<u64>(),
        n_hub in 2_u8..9,
        branches in 1_u8..4,
        doubles in 1_usize..9,
    ) {
        let pieces = branching(n_tiles, seed, Habit { n_hub, branches, doubles });
        let items = items(&pieces);
        check(PICTURE, &items)?;
        check(CELLS, &items)?;
    }

    #[test]
    fn one_more_piece_moves_none(n_tiles in 1_usize..120, seed in any::<u64>()) {
        let pieces = branching(120, seed, Habit { n_hub: 4, branches: 3, doubles: 5 });
        let items = items(&pieces);
        let whole = Spread::of(CELLS, &items);
        let part = Spread::of(CELLS, &items[..n_tiles]);
        prop_assert_eq!(part.tiles(), &whole.tiles()[..n_tiles]);
        prop_assert_eq!(part.trial(items[n_tiles]), whole.tiles()[n_tiles]);
    }
}

#[test]
fn usual_tables_need_no_bridge() {
    let spinner = Habit {
        n_hub: 4,
        branches: 1,
        doubles: 5,
    };
    let mut n_bridged = 0;
    for seed in 0..40 {
        let items = items(&branching(28, seed, spinner));
        n_bridged += check(PICTURE, &items).expect("a good table");
    }
    assert_eq!(n_bridged, 0);
}

#[test]
fn joints_that_make_no_sense_still_lie_somewhere() {
    let wild = |to, port| Item {
        joint: Some(Joint { to, port }),
        across: false,
    };
    let items = [
        wild(7, 0),
        wild(0, 0),
        wild(0, 0),
        wild(1, 200),
        wild(99, 1),
    ];
    let spread = Spread::of(PICTURE, &items);
    assert_eq!(spread.tiles().len(), items.len());
    assert!(spread.tiles()[2].bridged && spread.tiles()[4].bridged);
}

/// The cells that an outline takes, one for each slot.
fn boxes(outline: &Outline, width: i32) -> Vec<(usize, i32, i32)> {
    let places = outline.places.iter();
    places.map(|(row, x)| (*row, *x, x + width)).collect()
}

#[test]
fn outlines_hold_every_piece_once_without_overlaps() {
    for seed in 0..60 {
        let pieces = strips(40, 1 + (seed % 7) as u8, seed);
        let view = table(Arrangement::Tree, pieces, 2);
        let strip = Strip {
            width: 60,
            strip_width: 9,
            n_faces: 7,
            face: (1, 1),
            gap: 2,
        };
        let zone = &view.zones[0];
        let outline = tree(zone, &[], strip);
        let mut boxes = boxes(&outline, 9);
        assert_eq!(boxes.len(), zone.pieces.len());
        for drop in &outline.drops {
            for row in drop.rows.0 + 1..drop.rows.1 {
                boxes.push((row, drop.x, drop.x + 1));
            }
        }
        boxes.sort_unstable();
        for pair in boxes.windows(2) {
            let apart = pair[0].0 != pair[1].0 || pair[0].2 <= pair[1].1;
            assert!(apart, "{seed}: {pair:?}");
        }
    }
}

#[test]
fn arms_hold_every_piece_once() {
    for seed in 0..30 {
        let habit = Habit {
            n_hub: 6,
            branches: 3,
            doubles: 5,
        };
        let pieces = branching(50, seed, habit);
        let joints = leaves(&pieces, 9);
        let view = with_joints(with_arms(table(Arrangement::Arms, pieces, 5)), &joints);
        let zone = &view.zones[0];
        let places = places(&view, zone, Some(0));
        assert_eq!(places.len(), joints.len());
        let lane = Lane {
            width: 40,
            flat_width: 5,
            across_width: 5,
            indent: 2,
        };
        let arms = arms(zone, &places, lane);
        assert_eq!(arms.len(), 6);
        let mut slots: Vec<Slot> = arms
            .iter()
            .flat_map(|arm| arm.outline.slots.clone())
            .collect();
        slots.sort_by_key(|slot| format!("{slot:?}"));
        slots.dedup();
        assert_eq!(slots.len(), 49 + joints.len());
    }
}
