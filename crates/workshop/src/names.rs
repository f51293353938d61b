//! When two spellings of a name are the same name: `Cuban double nine`,
//! `cuban_double_nine` and `cuban-double-nine` are one game.

/// Returns the name without case, spaces, `_` and `-`.
pub fn simple_name(name: &str) -> String {
    name.chars()
        .filter(|it| !matches!(it, '_' | '-') && !it.is_whitespace())
        .flat_map(char::to_lowercase)
        .collect()
}

/// Tells whether two spellings mean the same name.
pub fn same_name(left: &str, right: &str) -> bool {
    simple_name(left) == simple_name(right)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_joints_do_not_matter() {
        assert!(same_name("Cuban double-nine", "cuban_double_NINE"));
        assert!(!same_name("block", "black"));
    }
}
