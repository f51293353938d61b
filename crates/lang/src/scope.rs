//! The codes of one family: made alike, told apart by their scope, and joined
//! into one list.

use tapete_speech::Bilingual;

use crate::diagnostic::{Code, Severity};

/// Who reports a problem: `lang`, or the name of a family. It makes the codes.
///
/// ```
/// use tapete_lang::{Bilingual, Code, Examples, Scope};
///
/// const SCOPE: Scope = Scope::new("chess");
/// static NO_KING: Code = SCOPE.error(
///     "no-king",
///     Bilingual::new("{0} has no king", "{0} no tiene rey"),
///     Bilingual::new("Each side needs a king.", "Cada bando necesita un rey."),
///     Examples {
///         wrong: "new Side called \"White\" with Queen",
///         right: "new Side called \"White\" with Queen, King",
///     },
/// );
/// assert_eq!((NO_KING.scope, NO_KING.id), ("chess", "no-king"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Scope {
    name: &'static str,
}

/// A pair of examples: a text with the problem, and the same text mended.
///
/// Both are empty where a text with the problem would be too large to show.
#[derive(Clone, Copy, Debug)]
pub struct Examples {
    pub wrong: &'static str,
    pub right: &'static str,
}

impl Scope {
    /// Returns the scope with that name.
    pub const fn new(name: &'static str) -> Scope {
        Scope { name }
    }

    /// Returns a code for what cannot be played.
    pub const fn error(
        self,
        id: &'static str,
        message: Bilingual,
        explain: Bilingual,
        examples: Examples,
    ) -> Code {
        Code {
            scope: self.name,
            id,
            severity: Severity::Error,
            message,
            explain,
            wrong: examples.wrong,
            right: examples.right,
        }
    }

    /// Returns a code for what can be played but hardly is meant.
    pub const fn warning(
        self,
        id: &'static str,
        message: Bilingual,
        explain: Bilingual,
        examples: Examples,
    ) -> Code {
        Code {
            severity: Severity::Warning,
            ..self.error(id, message, explain, examples)
        }
    }

    /// Returns a code for what its author should know.
    pub const fn note(
        self,
        id: &'static str,
        message: Bilingual,
        explain: Bilingual,
        examples: Examples,
    ) -> Code {
        Code {
            severity: Severity::Note,
            ..self.error(id, message, explain, examples)
        }
    }
}

/// Puts lists of codes, which stand with what reports them, into one. `N` is
/// how many there are in all of them; another number does not compile.
pub const fn join_codes<const N: usize>(lists: &[&[&'static Code]]) -> [&'static Code; N] {
    let mut all = [lists[0][0]; N];
    let (mut at, mut list) = (0, 0);
    while list < lists.len() {
        let mut index = 0;
        while index < lists[list].len() {
            all[at] = lists[list][index];
            (at, index) = (at + 1, index + 1);
        }
        list += 1;
    }
    assert!(at == N, "N is how many codes there are");
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCOPE: Scope = Scope::new("toy");
    const TEXT: Bilingual = Bilingual::new("a", "b");
    const EXAMPLES: Examples = Examples {
        wrong: "x",
        right: "y",
    };
    static ERROR: Code = SCOPE.error("one", TEXT, TEXT, EXAMPLES);
    static WARNING: Code = SCOPE.warning("two", TEXT, TEXT, EXAMPLES);
    static NOTE: Code = SCOPE.note("three", TEXT, TEXT, EXAMPLES);
    static ALL: [&Code; 3] = join_codes(&[&[&ERROR], &[], &[&WARNING, &NOTE]]);

    #[test]
    fn a_scope_makes_codes_that_differ_in_severity() {
        let made = ALL.map(|it| (it.scope, it.id, it.severity, it.wrong, it.right));
        assert_eq!(
            made,
            [
                ("toy", "one", Severity::Error, "x", "y"),
                ("toy", "two", Severity::Warning, "x", "y"),
                ("toy", "three", Severity::Note, "x", "y"),
            ]
        );
    }
}
