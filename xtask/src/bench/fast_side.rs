//! The fast side of some games: what copies, guesses and keys cost, and how many
//! random playouts fit in a second, all through the public interface.

use super::{example, number, on_one_core};
use crate::json::Json;
use crate::project::{build_release, output, root};

/// How many times as long as the family's own copy of a state the copy of a
/// match may take.
const COPY_MAX: f64 = 2.0;

/// A game: what it is called here, its file, and whether dominoes go by the path
/// that plays any rules.
pub(super) struct Measured {
    pub(super) name: &'static str,
    pub(super) text: &'static str,
    pub(super) general: bool,
}

impl Measured {
    pub(super) const fn new(name: &'static str, text: &'static str) -> Measured {
        Measured {
            name,
            text,
            general: false,
        }
    }
}

pub(super) fn bench(games: &[Measured]) -> Result<(), String> {
    build_release(&["-p", "tapete-workshop", "--example", "fast_side"])?;
    println!();
    println!(
        "{:<26} {:>10} {:>9} {:>6} {:>9} {:>12} {:>12} {:>12}",
        "fast side (ns)",
        "state copy",
        "copy",
        "ratio",
        "key",
        "guess",
        "silent guess",
        "playouts/s"
    );
    let mut is_slow = false;
    for game in games {
        let mut command = on_one_core(example("fast_side"));
        command.arg(root().join(game.text));
        if game.general {
            command.arg("--general");
        }
        let json = Json::read(output(command.current_dir(root()))?.trim())?;
        let of = |name: &str| number(&json, name);
        let ratio = of("copy_ns")? / of("state_copy_ns")?;
        is_slow |= ratio > COPY_MAX;
        println!(
            "  {:<24} {:>10.0} {:>9.0} {ratio:>6.2} {:>9.0} {:>12.0} {:>12.0} {:>12.0}",
            game.name,
            of("state_copy_ns")?,
            of("copy_ns")?,
            of("key_ns")?,
            of("guess_ns")?,
            of("silent_guess_ns")?,
            of("playouts_per_second")?,
        );
    }
    if is_slow {
        println!("  wanted: a copy takes at most {COPY_MAX} times as long as that of a state");
    }
    Ok(())
}
