//! Names with the values they mean, in one list.

use tapete_lang::{Line, NameWord};

/// The names of a clause and, in the same order, what they mean.
pub(crate) struct Names<T: 'static> {
    pub(crate) words: &'static [NameWord],
    pub(crate) values: &'static [T],
}

impl<T: Copy + PartialEq> Names<T> {
    /// Returns what the name of a line means.
    pub(crate) fn meant(&self, line: &Line) -> Option<T> {
        let id = line.value.name()?.id();
        let index = self.words.iter().position(|it| it.word.name == id)?;
        self.values.get(index).copied()
    }

    /// Returns the English name of a value.
    pub(crate) fn name_of(&self, value: T) -> Option<&'static str> {
        let index = self.values.iter().position(|it| *it == value)?;
        self.words.get(index).map(|it| it.word.name)
    }
}

/// Declares names with what they mean, their spellings, docs and examples.
macro_rules! names {
    (
        $visibility:vis $list:ident: $type:ty;
        $($name:literal $spanish:tt => $value:expr, $en:literal, $es:literal, $example:literal;)+
    ) => {
        $visibility const $list: crate::words::Names<$type> = crate::words::Names {
            words: &[$(tapete_lang::NameWord {
                word: tapete_lang::Word {
                    name: $name,
                    others: &$spanish,
                    doc: tapete_lang::Bilingual::new($en, $es),
                    example: $example,
                },
                args: &[],
            }),+],
            values: &[$($value),+],
        };
    };
}

pub(super) use names;
