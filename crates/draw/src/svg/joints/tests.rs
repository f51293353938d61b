//! Tables of joined pieces as pictures: places can be found, and what lies
//! stays where it lies.

use tapete_game::{Arrangement, View};

use crate::layout::sample::{Habit, branching, shots, table};
use crate::sample::options;
use crate::{svg, svg_frames};

#[test]
fn each_place_is_there_once_with_all_its_moves() {
    for (name, view) in shots() {
        for highlight in [None, Some(0), Some(1)] {
            let mut options = options(960);
            options.highlight = highlight;
            let picture = svg(&view, &options);
            // The sample has two tiles for each place.
            for first in (0..view.moves.len()).step_by(2) {
                let moves = format!("data-moves=\"{first} {}\"", first + 1);
                let spots = picture.lines().filter(|it| it.contains("data-spot="));
                let n_found = spots.filter(|it| it.contains(&moves)).count();
                assert_eq!(n_found, 1, "{name}: {moves}");
            }
        }
    }
}

/// Returns the place of the first tile's body.
fn first_tile(picture: &str) -> &str {
    let start = picture.find("data-piece=").expect("a piece");
    let body = picture[start..].find("<rect").expect("a body");
    picture[start + body..].lines().next().expect("a line")
}

#[test]
fn frames_of_a_table_that_branches_do_not_move_it() {
    let habit = Habit {
        n_hub: 4,
        branches: 3,
        doubles: 5,
    };
    let pieces = branching(40, 8, habit);
    let views: Vec<View> = (1..=pieces.len())
        .map(|n_pieces| table(Arrangement::Branches, pieces[..n_pieces].to_vec(), 2))
        .collect();
    let frames = svg_frames(&views, &options(960));
    let table_of = |picture: &str| {
        let start = picture.find("data-zone=\"table\"").expect("a table");
        first_tile(&picture[start..]).to_owned()
    };
    let wanted = table_of(&frames[0]);
    for (index, frame) in frames.iter().enumerate() {
        assert_eq!(table_of(frame), wanted, "frame {index}");
    }
}
