//! What must not be left behind: unfinished work, tests that do not run, paths
//! of one machine, and hosts that only some machines can reach.

use super::{Check, Slip, Source};

pub(super) const CHECK: Check = Check {
    name: "leftovers",
    about: "nothing unfinished, no skipped tests, no machine paths, no registry hosts",
    find: |sources| Ok(find(sources)),
};

/// A piece of text that must not be in the tree.
struct Leftover {
    /// The text in pieces, so that this file does not hold it.
    pieces: &'static [&'static str],
    /// Only in code, where it means something.
    code_only: bool,
    advice: &'static str,
}

const UNFINISHED: &str = "finish it, or write a scene that shows today's behaviour";
const SKIPPED: &str = "mend the test or delete it; a test that does not run proves nothing";
const MACHINE: &str = "this path is of one machine; write it from the root of the project";
const HOST: &str = "name the package, not the host it is fetched from";

const LEFTOVERS: &[Leftover] = &[
    Leftover {
        pieces: &["TO", "DO"],
        code_only: false,
        advice: UNFINISHED,
    },
    Leftover {
        pieces: &["FIX", "ME"],
        code_only: false,
        advice: UNFINISHED,
    },
    Leftover {
        pieces: &["to", "do!"],
        code_only: true,
        advice: UNFINISHED,
    },
    Leftover {
        pieces: &["unimplement", "ed!"],
        code_only: true,
        advice: UNFINISHED,
    },
    Leftover {
        pieces: &["#[ig", "nore"],
        code_only: true,
        advice: SKIPPED,
    },
    Leftover {
        pieces: &["/wo", "rk/"],
        code_only: false,
        advice: MACHINE,
    },
    Leftover {
        pieces: &["/ro", "ot/"],
        code_only: false,
        advice: MACHINE,
    },
    Leftover {
        pieces: &["/ho", "me/"],
        code_only: false,
        advice: MACHINE,
    },
    Leftover {
        pieces: &["crates", ".io"],
        code_only: false,
        advice: HOST,
    },
    Leftover {
        pieces: &["pypi", ".org"],
        code_only: false,
        advice: HOST,
    },
    Leftover {
        pieces: &["npmjs", ".org"],
        code_only: false,
        advice: HOST,
    },
    Leftover {
        pieces: &["pythonhosted", ".org"],
        code_only: false,
        advice: HOST,
    },
];

fn find(sources: &[Source]) -> Vec<Slip> {
    let mut slips = Vec::new();
    for source in sources {
        let is_code = source.path.ends_with(".rs");
        for (line_index, line) in source.text.lines().enumerate() {
            for leftover in LEFTOVERS {
                let text = leftover.pieces.concat();
                if (is_code || !leftover.code_only) && holds(line, &text) {
                    let message = format!("`{text}`: {}", leftover.advice);
                    slips.push(Slip::at_line(source, line_index, message));
                }
            }
        }
    }
    slips
}

/// Tells whether the line holds the text, not as the end of a longer word.
fn holds(line: &str, text: &str) -> bool {
    line.match_indices(text).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + text.len()..].chars().next();
        let whole = |it: Option<char>| !it.is_some_and(char::is_alphanumeric);
        let begins = !text.starts_with(char::is_alphanumeric) || whole(before);
        let ends = !text.ends_with(char::is_alphanumeric) || whole(after);
        // A folder of ours that is called like one of a machine is none.
        let rooted =
            !text.starts_with('/') || !before.is_some_and(|it| it.is_alphanumeric() || it == '.');
        begins && ends && rooted
    })
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    #[test]
    fn each_leftover_is_found_and_says_what_to_do() {
        for leftover in LEFTOVERS {
            let text = format!("a\nlet x = \"{}\";", leftover.pieces.concat());
            let found = find(&[source("crates/a/src/b.rs", &text)]);
            assert_eq!(found.len(), 1, "{text}");
            assert_eq!(found[0].place, "crates/a/src/b.rs:2");
            assert!(found[0].message.contains(leftover.advice));
        }
    }

    #[test]
    fn longer_words_are_fine() {
        let text = ["hasta ", "to", "dos! MASTO", "DON crates/wo", "rk/x"].concat();
        assert_eq!(find(&[source("docs/a.md", &text)]), []);
    }
}
