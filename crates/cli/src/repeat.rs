//! How to run the same again: the command as it was given, with the seed that
//! was drawn for it.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;
use std::sync::OnceLock;

use tapete_game::Seed;

/// The seed in use, and whether the command already names it.
static SEED: OnceLock<(Seed, bool)> = OnceLock::new();

/// Returns the seed that was asked for, or a new one; failures name it.
pub(crate) fn seed(asked: Option<Seed>) -> Seed {
    let seed = asked.unwrap_or_else(|| Seed::new(fresh()));
    SEED.get_or_init(|| (seed, asked.is_some())).0
}

/// Returns the command that repeats this run, once it has a seed.
pub(crate) fn seeded() -> Option<String> {
    let (seed, named) = SEED.get()?;
    let mut command = String::from("tapete");
    for arg in std::env::args_os().skip(1) {
        command.push(' ');
        command.push_str(&quoted(&arg.to_string_lossy()));
    }
    if !named {
        command.push_str(&format!(" --seed {seed}"));
    }
    Some(command)
}

/// Returns a new seed that failures do not name.
pub(crate) fn fresh_seed() -> Seed {
    Seed::new(fresh())
}

/// Draws 64 bits from the system: with fewer, somebody who sees an opening can
/// try all seeds until one gives it, and then knows every hand.
fn fresh() -> u64 {
    // Where the system gives none, the standard library's own source is as good
    // as there is: it asks in another way, and never fails.
    getrandom::u64().unwrap_or_else(|_| RandomState::new().hash_one(std::process::id()))
}

/// Writes an argument so that a shell reads it back as one.
pub(crate) fn quoted(arg: &str) -> String {
    let is_plain = |it: char| it.is_alphanumeric() || "-_./,:=@+%".contains(it);
    if !arg.is_empty() && arg.chars().all(is_plain) {
        return arg.to_owned();
    }
    format!("'{}'", arg.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_of_a_fresh_seed_is_drawn() {
        let seeds: Vec<u64> = (0..64).map(|_| fresh()).collect();
        // A bit that is never drawn, or always: once in 2^57 runs.
        assert_eq!(seeds.iter().fold(0, |all, it| all | it), u64::MAX);
        assert_eq!(seeds.iter().fold(u64::MAX, |all, it| all & it), 0);
    }

    #[test]
    fn an_argument_with_spaces_is_quoted() {
        assert_eq!(quoted("my game.tapete"), "'my game.tapete'");
        assert_eq!(quoted("it's"), "'it'\\''s'");
        assert_eq!(quoted("random,first"), "random,first");
    }
}
