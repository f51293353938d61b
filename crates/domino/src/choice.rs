//! How a kind of rule lists its choices: one line per file, from which the
//! words and the behaviours both come, so that they cannot drift apart.

/// Declares the files of a folder as its choices.
///
/// Each file has `NAME`, the word with its doc and example, and `CHOICE`, what
/// it does.
macro_rules! choices {
    ($kind:ty: $($file:ident),+ $(,)?) => {
        $(mod $file;)+

        /// The words of the choices, in the order of [`CHOICES`].
        pub(crate) const NAMES: &[tapete_lang::NameWord] = &[$($file::NAME),+];

        /// What each choice does. One place in memory, so that a choice can be
        /// told from others by where it stands.
        pub(crate) static CHOICES: &[$kind] = &[$($file::CHOICE),+];
    };
}

/// Returns the index of a name in the list it was checked against.
pub(crate) fn index_of(names: &[tapete_lang::NameWord], name: &str) -> Option<usize> {
    names.iter().position(|it| it.word.name == name)
}

/// Returns a name without arguments.
pub(crate) const fn name(
    name: &'static str,
    others: &'static [&'static str],
    doc: tapete_lang::Bilingual,
    example: &'static str,
) -> tapete_lang::NameWord {
    name_with(name, others, doc, example, &[])
}

/// Returns a name with arguments.
pub(crate) const fn name_with(
    name: &'static str,
    others: &'static [&'static str],
    doc: tapete_lang::Bilingual,
    example: &'static str,
    args: &'static [tapete_lang::ArgWord],
) -> tapete_lang::NameWord {
    tapete_lang::NameWord {
        word: tapete_lang::Word {
            name,
            others,
            doc,
            example,
        },
        args,
    }
}

/// The argument of a name that speaks of one tile.
pub(crate) const TILE_ARG: &[tapete_lang::ArgWord] = &[tapete_lang::ArgWord {
    name: "tile",
    takes: tapete_lang::ArgTakes::Faces,
    needed: true,
}];
