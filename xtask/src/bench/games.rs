//! How fast games of every kind are played, and what makes a turn dear.

use super::{Plan, example, median, number, on_one_core};
use crate::json::Json;
use crate::project::{output, root, target};

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

/// How many rounds there are at most.
const ROUNDS_MAX: u64 = 3;

/// One thing to measure: a line of a table.
struct Trial {
    name: String,
    /// A file, from the root of the project.
    text: String,
    seats: Option<usize>,
    general: bool,
}

/// What was measured of one game, in each round.
#[derive(Default)]
struct Measured {
    matches: Vec<f64>,
    turns: Vec<f64>,
    microseconds: Vec<f64>,
    turns_per_match: f64,
}

/// Measures other games, and how cost grows, and prints tables.
pub(super) fn bench(plan: &Plan) -> Result<(), String> {
    let tables = [
        ("other shipped games", shipped()),
        ("tiles: four seats, all tiles dealt, one line", tiles()?),
        ("seats: double twelve, nine tiles each, one line", seats()?),
        ("faces: three seats, seven tiles each, a tree", faces()?),
        ("shapes: two seats, twenty tiles each, a grid", shapes()?),
    ];
    let n_rounds = plan.rounds.min(ROUNDS_MAX);
    let mut measured: Vec<Vec<Measured>> = tables
        .iter()
        .map(|(_, trials)| trials.iter().map(|_| Measured::default()).collect())
        .collect();
    for round in 1..=n_rounds {
        for ((_, trials), measured) in tables.iter().zip(&mut measured) {
            for (trial, measured) in trials.iter().zip(measured) {
                measure(plan, trial, measured)?;
            }
        }
        eprintln!("round {round} of {n_rounds}, other games");
    }
    for ((title, _), (trials, measured)) in tables
        .iter()
        .zip(tables.iter().map(|it| &it.1).zip(measured))
    {
        let heads = ["matches/s", "turns/s", "turns/match", "us/turn"];
        println!();
        println!(
            "{title:<50} {:>10} {:>12} {:>12} {:>9}",
            heads[0], heads[1], heads[2], heads[3]
        );
        for (trial, it) in trials.iter().zip(measured) {
            println!(
                "  {:<48} {:>10.0} {:>12.0} {:>12.1} {:>9.3}",
                trial.name,
                median(it.matches),
                median(it.turns),
                it.turns_per_match,
                median(it.microseconds)
            );
        }
    }
    Ok(())
}

/// Plays one game for about as long as the plan says.
fn measure(plan: &Plan, trial: &Trial, measured: &mut Measured) -> Result<(), String> {
    let mut command = on_one_core(example("speed_domino"));
    command.arg(&trial.text);
    command.args(["--milliseconds", &plan.milliseconds.to_string()]);
    command.args(["--seed", &plan.seed.to_string()]);
    if let Some(seats) = trial.seats {
        command.args(["--seats", &seats.to_string()]);
    }
    if trial.general {
        command.arg("--general");
    }
    let json = Json::read(output(command.current_dir(root()))?.trim())?;
    measured.matches.push(number(&json, "matches_per_second")?);
    measured.turns.push(number(&json, "turns_per_second")?);
    let microseconds = number(&json, "microseconds_per_turn")?;
    measured.microseconds.push(microseconds);
    measured.turns_per_match = number(&json, "turns")? / number(&json, "matches")?;
    Ok(())
}

fn shipped() -> Vec<Trial> {
    let path = |name: &str| format!("games/domino/{name}.tapete");
    GAMES
        .iter()
        .filter(|name| root().join(path(name)).is_file())
        .map(|name| Trial {
            name: (*name).to_owned(),
            text: path(name),
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

/// Writes a game into the folder of what is built. The general path plays it.
fn written(name: String, rules: &str, seats: Option<usize>) -> Result<Trial, String> {
    let folder = target().join("bench");
    let file = folder.join(format!("{}.tapete", name.replace([' ', ','], "_")));
    let text =
        format!("new Domino called \"{name}\" {rules} ends Out or Blocked wins LowestHand\n");
    std::fs::create_dir_all(&folder)
        .and_then(|()| std::fs::write(&file, text))
        .map_err(|error| format!("cannot write {}: {error}", file.display()))?;
    Ok(Trial {
        name,
        text: file.display().to_string(),
        seats,
        general: true,
    })
}
