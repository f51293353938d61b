//! How to run the same again: the command as it was given, with the seed that
//! was drawn for it.

use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

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

/// Draws a short seed from the clock: easy to read out loud and to type.
fn fresh() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let nanos = now.map_or(0, |it| it.as_nanos());
    let mixed =
        (nanos as u64 ^ u64::from(std::process::id()) << 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 32) % 1_000_000
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
    fn an_argument_with_spaces_is_quoted() {
        assert_eq!(quoted("my game.tapete"), "'my game.tapete'");
        assert_eq!(quoted("it's"), "'it'\\''s'");
        assert_eq!(quoted("random,first"), "random,first");
    }
}
