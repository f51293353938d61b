//! The fast side of some games: what copies, guesses and keys cost, and how many
//! random playouts fit in a second, all through the public interface.

use super::data::Trial;
use super::programs::{example, file, number, on_one_core, ran};

/// How many times as long as the family's own copy of a state the copy of a
/// match may take.
const COPY_MAX: f64 = 2.0;

pub(super) fn bench(games: &[Trial]) -> Result<(), String> {
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
        command.arg(file(game)?).args(&game.path);
        let json = ran(&mut command)?;
        let of = |name: &str| number(&json, name);
        let ratio = of("copy_ns")? / of("state_copy_ns")?;
        is_slow |= ratio > COPY_MAX;
        println!(
            "  {:<24} {:>10.0} {:>9.0} {ratio:>6.2} {:>9.0} {:>12.0} {:>12.0} {:>12.0}",
            game.title,
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
