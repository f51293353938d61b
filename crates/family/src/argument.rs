//! What a tool takes: each argument says what it is, so that a command line, a
//! form or a call from Python can ask for it.

use std::ops::RangeInclusive;

use tapete_speech::Bilingual;

/// One thing that a tool takes.
#[derive(Clone, Debug)]
pub struct Argument {
    /// Its name, such as `leave_one_out`.
    pub name: &'static str,
    /// Other names that people know it by.
    pub others: &'static [&'static str],
    /// What it is.
    pub doc: Bilingual,
    /// What can be given for it.
    pub kind: Kind,
    /// A short word for what is given, such as `NAME`; its own name if empty.
    pub shown: &'static str,
    /// Whether it is given by its place instead of its name.
    pub by_place: bool,
    /// How often it can be given.
    pub count: Count,
    /// What is meant when nothing is given.
    pub default: Option<&'static str>,
    /// Arguments that must be given with it.
    pub needs: &'static [&'static str],
    /// Arguments that cannot be given with it.
    pub excludes: &'static [&'static str],
}

/// What can be given for an argument.
#[derive(Clone, Debug)]
pub enum Kind {
    Text,
    /// The name of something shipped, or a file.
    File,
    /// A whole number.
    Number(RangeInclusive<u64>),
    /// Nothing: it is given or not.
    Flag,
    Choice(&'static [Choice]),
    /// The luck.
    Seed,
}

/// One of the words that an argument takes.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub name: &'static str,
    pub doc: Bilingual,
}

/// How often an argument is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Exactly once.
    One,
    /// Once for the tool to run; a client that can ask may leave it to the
    /// tool's questions.
    Asked,
    AtMostOne,
    /// Any number of times up to this.
    UpTo(usize),
    /// Any number of times, or several joined by commas.
    Many,
}

impl Argument {
    /// Returns an argument that must be given, by its place.
    pub const fn first(name: &'static str, kind: Kind, doc: Bilingual) -> Argument {
        let argument = Argument::option(name, kind, doc);
        Argument {
            by_place: true,
            count: Count::One,
            ..argument
        }
    }

    /// Returns an argument that may be given, by its name.
    pub const fn option(name: &'static str, kind: Kind, doc: Bilingual) -> Argument {
        Argument {
            name,
            others: &[],
            doc,
            shown: "",
            kind,
            by_place: false,
            count: Count::AtMostOne,
            default: None,
            needs: &[],
            excludes: &[],
        }
    }

    /// Returns an argument that is given or not.
    pub const fn flag(name: &'static str, doc: Bilingual) -> Argument {
        Argument::option(name, Kind::Flag, doc)
    }

    /// Returns an argument for the luck.
    pub const fn seed(doc: Bilingual) -> Argument {
        Argument::option("seed", Kind::Seed, doc).shown("SEED")
    }

    /// Returns it with a short word for what is given.
    pub const fn shown(mut self, shown: &'static str) -> Argument {
        self.shown = shown;
        self
    }

    /// Returns it given so often.
    pub const fn count(mut self, count: Count) -> Argument {
        self.count = count;
        self
    }

    /// Returns it with what is meant when nothing is given.
    pub const fn or(mut self, default: &'static str) -> Argument {
        self.default = Some(default);
        self
    }

    /// Returns it with other names.
    pub const fn also(mut self, others: &'static [&'static str]) -> Argument {
        self.others = others;
        self
    }

    /// Returns it with what must be given beside it.
    pub const fn needs(mut self, needs: &'static [&'static str]) -> Argument {
        self.needs = needs;
        self
    }

    /// Returns it with what cannot be given beside it.
    pub const fn excludes(mut self, excludes: &'static [&'static str]) -> Argument {
        self.excludes = excludes;
        self
    }

    /// Tells whether it is called so.
    pub fn is(&self, name: &str) -> bool {
        self.name == name || self.others.contains(&name)
    }
}
