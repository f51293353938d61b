//! Names with the values they mean, in one list, so that reading a text and
//! writing one use the same names.

use crate::checked::Line;
use crate::words::NameWord;

/// The names of a clause and, in the same order, what they mean.
#[derive(Debug)]
pub struct Names<T: 'static> {
    pub words: &'static [NameWord],
    pub values: &'static [T],
}

impl<T: Copy + PartialEq> Names<T> {
    /// Returns what the name of a line means.
    pub fn meant(&self, line: &Line) -> Option<T> {
        let id = line.value.name()?.id();
        let index = self.words.iter().position(|it| it.word.name == id)?;
        self.values.get(index).copied()
    }

    /// Returns the English name of a value.
    pub fn name_of(&self, value: T) -> Option<&'static str> {
        let index = self.values.iter().position(|it| *it == value)?;
        self.words.get(index).map(|it| it.word.name)
    }
}

/// Declares names with what they mean, their spellings, docs and examples.
#[macro_export]
macro_rules! names {
    (
        $visibility:vis $list:ident: $type:ty;
        $($name:literal $spanish:tt => $value:expr, $en:literal, $es:literal, $example:literal;)+
    ) => {
        $visibility const $list: $crate::Names<$type> = $crate::Names {
            words: &[$($crate::NameWord {
                word: $crate::Word {
                    name: $name,
                    others: &$spanish,
                    doc: $crate::Bilingual::new($en, $es),
                    example: $example,
                },
                args: &[],
            }),+],
            values: &[$($value),+],
        };
    };
}
