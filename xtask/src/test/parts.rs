//! The parts of the tests: each a command that can also be run alone.

/// One part of the tests.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) name: &'static str,
    pub(super) about: &'static str,
    /// What cargo is asked to do, or would be asked to do the same by hand.
    pub(super) args: &'static [&'static str],
    pub(super) work: Work,
}

/// How a part is run and what it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Work {
    /// One command, which counts as one test.
    Whole,
    /// One command, which prints lines that count its tests.
    Counted,
    /// Programs of tests, side by side: those of the suite, or all others.
    Programs { of_suite: bool },
}

/// The package of the suite.
pub(super) const SUITE: &str = "tapete-suite";

/// Builds every program of tests at once, so that nothing is built twice for
/// another choice of packages. Examples are left out: `lint` reads them.
pub(super) const BUILD: &[&str] = &[
    "test",
    "--workspace",
    "--lib",
    "--bins",
    "--tests",
    "--no-run",
];

pub(super) const PARTS: &[Part] = &[
    Part {
        name: "format",
        about: "the code is formatted",
        args: &["fmt", "--all", "--check"],
        work: Work::Whole,
    },
    Part {
        name: "lint",
        about: "clippy finds nothing",
        args: &[
            "clippy",
            "-q",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ],
        work: Work::Whole,
    },
    Part {
        name: "build",
        about: "every program of tests is built",
        args: BUILD,
        work: Work::Whole,
    },
    Part {
        name: "unit",
        about: "tests beside the code, and of the program",
        args: &[
            "test",
            "-q",
            "--workspace",
            "--lib",
            "--bins",
            "--test",
            "program",
            "--no-fail-fast",
        ],
        work: Work::Programs { of_suite: false },
    },
    Part {
        name: "suite",
        about: "scenes, laws, secrets, playthroughs, replays, statistics",
        args: &[
            "test",
            "-q",
            "--workspace",
            "--test",
            "suite",
            "--test",
            "allocations",
            "--no-fail-fast",
        ],
        work: Work::Programs { of_suite: true },
    },
    Part {
        name: "docs",
        about: "examples in docs",
        args: &["test", "-q", "--workspace", "--doc", "--no-fail-fast"],
        work: Work::Counted,
    },
    Part {
        name: "wasm",
        about: "all below the program builds for WebAssembly, and plays there as here",
        args: &["run", "-q", "-p", "xtask", "--", "wasm"],
        work: Work::Counted,
    },
    Part {
        name: "tidy",
        about: "the invariants of the tree",
        args: &["run", "-q", "-p", "xtask", "--", "tidy"],
        work: Work::Counted,
    },
    Part {
        name: "manual",
        about: "the manual's word list is fresh",
        args: &["run", "-q", "-p", "xtask", "--", "manual", "--check"],
        work: Work::Whole,
    },
];
