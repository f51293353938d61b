//! File length: a file has one topic, and one topic fits in 300 lines.

use std::collections::BTreeMap;

use super::{Check, Slip, Source};

pub(super) const CHECK: Check = Check {
    name: "length",
    about: "no file is longer than 600 lines",
    find: |sources| Ok(find(sources)),
};

/// Where a file is certainly about more than one thing.
const LINES_MAX: usize = 600;

fn find(sources: &[Source]) -> Vec<Slip> {
    rust(sources)
        .filter_map(|source| {
            let n_lines = source.text.lines().count();
            (n_lines > LINES_MAX).then(|| {
                Slip::in_file(
                    source,
                    format!("{n_lines} lines, at most {LINES_MAX}; split the file by topic"),
                )
            })
        })
        .collect()
}

/// Says how long the files of each crate are, for whoever wants to know.
pub(super) fn medians(sources: &[Source]) -> String {
    let mut lengths: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for source in rust(sources) {
        let home = source.path.strip_prefix("crates/").unwrap_or(&source.path);
        let home = home.split('/').next().unwrap_or(home);
        lengths
            .entry(home)
            .or_default()
            .push(source.text.lines().count());
    }
    let medians: Vec<String> = lengths
        .into_iter()
        .map(|(home, mut lengths)| {
            lengths.sort_unstable();
            let median = lengths[lengths.len() / 2];
            let longest = lengths[lengths.len() - 1];
            format!("{home} {median} ({longest})")
        })
        .collect();
    format!("median (longest) file in lines: {}", medians.join(", "))
}

fn rust(sources: &[Source]) -> impl Iterator<Item = &Source> {
    sources.iter().filter(|it| it.path.ends_with(".rs"))
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    #[test]
    fn a_long_file_is_a_slip_and_a_long_text_is_not() {
        let long = "x\n".repeat(LINES_MAX + 1);
        let fits = "x\n".repeat(LINES_MAX);
        let found = find(&[
            source("crates/a/src/long.rs", &long),
            source("crates/a/src/fits.rs", &fits),
            source("tests/playthroughs/long.txt", &long),
        ]);
        assert_eq!(found.len(), 1);
        assert!(found[0].message.contains("601 lines"), "{found:?}");
    }

    #[test]
    fn medians_are_told_per_crate() {
        let text = medians(&[
            source("crates/a/src/x.rs", "1\n"),
            source("crates/a/src/y.rs", "1\n2\n3\n"),
            source("crates/a/src/z.rs", "1\n2\n"),
        ]);
        assert!(text.ends_with("a 2 (3)"), "{text}");
    }
}
