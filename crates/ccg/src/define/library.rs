//! The texts that every game knows: abilities and the games that others extend.

use std::sync::LazyLock;

use tapete_lang::{Problems, Sources, parse};

use crate::PHRASING;
use crate::syntax::ast::Sentence;
use crate::syntax::read;

/// The texts, by name.
pub(crate) const TEXTS: &[(&str, &str)] = &[
    (
        "abilities.tapete",
        include_str!("../../../../games/ccg/library/abilities.tapete"),
    ),
    (
        "thesis_rules.tapete",
        include_str!("../../../../games/ccg/library/thesis_rules.tapete"),
    ),
    (
        "classic_rules.tapete",
        include_str!("../../../../games/ccg/library/classic_rules.tapete"),
    ),
    (
        "shadowlike_rules.tapete",
        include_str!("../../../../games/ccg/library/shadowlike_rules.tapete"),
    ),
    (
        "pocketlike_rules.tapete",
        include_str!("../../../../games/ccg/library/pocketlike_rules.tapete"),
    ),
];

struct Library {
    sentences: Vec<Sentence>,
    #[cfg(test)]
    sources: Sources,
    #[cfg(test)]
    problems: Problems,
}

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let mut sources = Sources::new();
    let mut problems = Problems::new();
    let mut sentences = Vec::new();
    for (name, text) in TEXTS {
        let file = sources.add(*name, *text);
        let tree = parse(&sources, file, &[&PHRASING], &mut problems);
        let items = tree.items.iter();
        sentences.extend(items.map(|it| read(&sources, it, &mut problems)));
    }
    Library {
        sentences,
        #[cfg(test)]
        sources,
        #[cfg(test)]
        problems,
    }
});

/// Returns the sentences of the library.
pub(crate) fn library() -> &'static [Sentence] {
    &LIBRARY.sentences
}

/// Returns what is wrong with the library, with its texts.
#[cfg(test)]
pub(crate) fn problems() -> (&'static Sources, &'static Problems) {
    (&LIBRARY.sources, &LIBRARY.problems)
}
