//! Every file of code begins with the sentence that says what it is for.

use super::{Check, Slip, Source};

pub(super) const CHECK: Check = Check {
    name: "docs",
    about: "every file begins with what it is for",
    find: |sources| Ok(find(sources)),
};

fn find(sources: &[Source]) -> Vec<Slip> {
    sources
        .iter()
        .filter(|it| it.path.ends_with(".rs") && !it.path.ends_with("/tests.rs"))
        .filter(|it| !begins_with_a_sentence(&it.text))
        .map(|it| {
            let message =
                "begin the file with `//! ` and a whole sentence that says what it is for";
            Slip::in_file(it, message.to_owned())
        })
        .collect()
}

/// Tells whether the first paragraph is a module doc with a full stop.
fn begins_with_a_sentence(text: &str) -> bool {
    let first: Vec<&str> = text
        .lines()
        .map_while(|line| line.strip_prefix("//!"))
        .take_while(|line| !line.trim().is_empty())
        .collect();
    let first = first.join(" ");
    first.split_whitespace().count() >= 2 && first.contains(['.', ':'])
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    #[test]
    fn a_file_without_a_sentence_is_a_slip() {
        let slips = |text| find(&[source("crates/a/src/b.rs", text)]).len();
        assert_eq!(slips("//! Reads tiles from\n//! a text.\n\nmod a;"), 0);
        assert_eq!(slips("//! Reads tiles: all of them\n"), 0);
        assert_eq!(slips("mod a;"), 1);
        assert_eq!(slips("//! tiles\nmod a;"), 1);
        assert_eq!(slips(""), 1);
    }

    #[test]
    fn a_file_of_tests_needs_none() {
        assert_eq!(
            find(&[source("crates/a/src/b/tests.rs", "use super::*;")]),
            []
        );
    }
}
