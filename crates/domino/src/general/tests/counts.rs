//! How many tiles the sets of a text have.

use super::compiled;

#[test]
fn sets_have_as_many_tiles_as_their_formulas_say() {
    for (tiles, n_tiles) in [
        // Multisets of n faces over v values: v + n - 1 over n.
        ("with_tiles Doubles(6)", 28),
        ("with_tiles Doubles(9)", 55),
        ("with_tiles Doubles(12)", 91),
        ("with_tiles Doubles(6) copies 2", 56),
        ("with_tiles Doubles(6) keeping NoDoubles", 21),
        ("with_tiles Doubles(6) without 0|0 without 6|0", 26),
        ("with_values Letters(26) with_tiles Multisets(2)", 351),
        (
            "with_values Range(6) with_tiles Multisets(3) on_table Triangles",
            56,
        ),
        (
            "with_values Range(10) with_tiles Multisets(3) on_table Tree",
            220,
        ),
        (
            "with_values Range(10) with_tiles Multisets(4) on_table Squares",
            715,
        ),
        (
            "with_values Range(10) with_tiles Multisets(6) on_table Hexagons",
            5005,
        ),
        // One tile for each class of rotations.
        (
            "with_values Range(6) with_tiles Necklaces(3) on_table Triangles",
            76,
        ),
        (
            "with_values Range(10) with_tiles Necklaces(3) on_table Triangles",
            340,
        ),
        (
            "with_values Range(10) with_tiles Necklaces(4) on_table Squares",
            2530,
        ),
        (
            "with_values Range(10) with_tiles Necklaces(6) on_table Hexagons",
            166_870,
        ),
        ("with_values Colours(5) with_tiles Ordered(2)", 25),
    ] {
        let game = compiled(&format!("{tiles} for_players 2 deals 5"));
        assert_eq!(game.set.len(), n_tiles, "{tiles}");
    }
}
