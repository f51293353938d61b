//! Tiles never lie on each other, and neighbours always touch.

use proptest::prelude::*;

use super::*;

const MEASURES: [Measure; 3] = [
    Measure {
        flat_width: 4,
        flat_height: 2,
        tall_width: 2,
        tall_height: 4,
        clearance: 2,
    },
    Measure {
        flat_width: 9,
        flat_height: 3,
        tall_width: 5,
        tall_height: 5,
        clearance: 1,
    },
    Measure {
        flat_width: 6,
        flat_height: 2,
        tall_width: 2,
        tall_height: 6,
        clearance: 2,
    },
];

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

fn check(
    measure: Measure,
    across: &[bool],
    anchor: Option<usize>,
    width: i32,
) -> Result<(), TestCaseError> {
    let snake = lay(measure, across, anchor, width);
    prop_assert_eq!(snake.tiles.len(), across.len());
    for (index, tile) in snake.tiles.iter().enumerate() {
        prop_assert!(tile.x >= 0 && tile.y >= 0);
        prop_assert!(tile.x + tile.width <= snake.width);
        prop_assert!(tile.y + tile.height <= snake.height);
        for other in &snake.tiles[index + 1..] {
            prop_assert!(!overlap(tile, other), "{:?} on {:?}", tile, other);
        }
        if let Some(next) = snake.tiles.get(index + 1) {
            prop_assert!(touch(tile, next), "{:?} apart from {:?}", tile, next);
        }
    }
    let narrowest = 2 * measure.flat_width + measure.flat_width - measure.tall_width;
    prop_assert!(snake.width <= width.max(narrowest));
    Ok(())
}

proptest! {
    #[test]
    fn chains_with_doubles_anywhere_neither_overlap_nor_break(
        across in prop::collection::vec(any::<bool>(), 1..=55),
        width in 1_i32..160,
        anchor in 0_usize..55,
    ) {
        for measure in MEASURES {
            check(measure, &across, None, width)?;
            check(measure, &across, Some(anchor), width)?;
        }
    }

    #[test]
    fn chains_with_few_doubles_neither_overlap_nor_break(
        across in prop::collection::vec(prop::bool::weighted(0.2), 1..=55),
        width in 1_i32..160,
        anchor in 0_usize..55,
    ) {
        for measure in MEASURES {
            check(measure, &across, None, width)?;
            check(measure, &across, Some(anchor), width)?;
        }
    }
}

#[test]
fn a_short_chain_is_one_row() {
    let snake = lay(MEASURES[0], &[false, true, false], None, 40);
    assert_eq!((snake.width, snake.height), (10, 4));
    assert!(
        snake
            .tiles
            .iter()
            .all(|tile| tile.heading == Heading::Right)
    );
}

#[test]
fn rows_run_to_and_fro() {
    let snake = lay(MEASURES[0], &[false; 12], None, 14);
    let headings: Vec<Heading> = snake.tiles.iter().map(|tile| tile.heading).collect();
    use Heading::*;
    assert_eq!(
        headings,
        [
            Right, Right, Right, Down, Left, Left, Left, Down, Right, Right, Right, Down
        ]
    );
}

/// Tiles that lie stay where they lie, seen from the anchor, whatever is added
/// at either end.
#[test]
fn a_chain_grows_without_moving_what_lies() {
    let measure = MEASURES[1];
    let from_anchor = |n_before: usize, n_after: usize| {
        let across = vec![false; n_before + 1 + n_after];
        let tiles = lay(measure, &across, Some(n_before), 70).tiles;
        let (x, y) = (tiles[n_before].x, tiles[n_before].y);
        let moved = tiles.into_iter().map(|it| (it.x - x, it.y - y, it.heading));
        moved.collect::<Vec<_>>()
    };
    let small = from_anchor(3, 5);
    assert_eq!(from_anchor(3, 9)[..9], small);
    // A corner is only known once the chain goes round it, so look at a row.
    assert_eq!(from_anchor(12, 5)[10..], small[1..]);
}
