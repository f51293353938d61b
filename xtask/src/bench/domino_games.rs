//! How fast games of every kind are played, and what makes a turn dear.

use super::Plan;
use super::tables::{self, Trial};
use crate::project::root;

/// The shipped games that are measured, one of each kind; a game that is not
/// there is left out.
const GAMES: &[&str] = &[
    "draw",
    "doble_seis",
    "cuban_double_nine",
    "turnabout",
    "all_fives",
    "sebastopol",
    "bergen",
    "matador",
    "cyprus",
    "chickenfoot",
    "longana",
    "mexican_train",
    "blind_row",
    "thicket",
    "triominos",
    "quad_ominos",
    "hexagonal",
];

/// Measures other games, and how cost grows, and prints tables.
pub(super) fn bench(plan: &Plan) -> Result<(), String> {
    let tables = [
        ("other shipped games", shipped()),
        ("tiles: four seats, all tiles dealt, one line", tiles()?),
        ("seats: double twelve, nine tiles each, one line", seats()?),
        ("faces: three seats, seven tiles each, a tree", faces()?),
        ("shapes: two seats, twenty tiles each, a grid", shapes()?),
    ];
    tables::bench(plan, &tables)
}

fn shipped() -> Vec<Trial> {
    let path = |name: &str| format!("games/domino/{name}.tapete");
    GAMES
        .iter()
        .filter(|name| root().join(path(name)).is_file())
        .map(|name| Trial {
            name: (*name).to_owned(),
            text: path(name),
            bots: "random",
            seats: None,
            general: false,
        })
        .collect()
}

fn tiles() -> Result<Vec<Trial>, String> {
    let trial = |high: usize| {
        let n_tiles = (high + 1) * (high + 2) / 2;
        let deals = n_tiles / 4;
        let rules = format!("with_tiles Doubles({high}) for_players 4 in_teams_of 2 deals {deals}");
        written(format!("double {high}, {n_tiles} tiles"), &rules, None)
    };
    [6, 9, 12, 15, 18].into_iter().map(trial).collect()
}

fn seats() -> Result<Vec<Trial>, String> {
    let rules = "with_tiles Doubles(12) for_players 2..10 deals 9";
    (2..=10)
        .map(|seats| written(format!("{seats} seats"), rules, Some(seats)))
        .collect()
}

fn faces() -> Result<Vec<Trial>, String> {
    let trial = |faces: usize| {
        let rules = format!(
            "with_values Range(6) with_tiles Multisets({faces}) on_table Tree for_players 3 deals 7"
        );
        written(format!("{faces} faces"), &rules, None)
    };
    (2..=6).map(trial).collect()
}

fn shapes() -> Result<Vec<Trial>, String> {
    let trial = |(shape, values, faces): (&str, usize, usize)| {
        let rules = format!(
            "with_values Range({values}) with_tiles Multisets({faces}) on_table {shape} \
             for_players 2 deals 20 draws UntilPlayable"
        );
        written(shape.to_lowercase(), &rules, None)
    };
    [("Triangles", 8, 3), ("Squares", 6, 4), ("Hexagons", 4, 6)]
        .into_iter()
        .map(trial)
        .collect()
}

/// Writes a game that the general path plays.
fn written(name: String, rules: &str, seats: Option<usize>) -> Result<Trial, String> {
    let text =
        format!("new Domino called \"{name}\" {rules} ends Out or Blocked wins LowestHand\n");
    Ok(Trial {
        text: tables::written(&name, &text)?,
        name,
        bots: "random",
        seats,
        general: true,
    })
}
