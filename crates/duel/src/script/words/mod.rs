//! Every word of the script language, as data: what it means, how it is
//! spelled, and what the manual says of it.
//!
//! The reader, "did you mean", the manual, completion and the guided editor all
//! use this one list, so that none of them can know a word that another lacks.

mod actions;
mod blocks;
mod elements;
mod functions;
mod meaning;
mod occasions;
mod statements;
mod states;
mod variables;
mod who;

pub(crate) use meaning::{ActionWord, FunctionWord, Meaning, Param, StatementWord, WhoWord};

use tapete_lang::{Bilingual, Word};

/// A word of the script language.
#[derive(Debug)]
pub struct ScriptWord {
    /// How it is spelled, what the manual says of it, and an example.
    pub word: Word,
    /// The level of the language that brought it.
    pub level: u8,
    /// What it means to the reader.
    pub(crate) meaning: Meaning,
}

/// The words that stand in the same kind of place.
#[derive(Debug)]
pub struct ScriptWords {
    /// What they are for.
    pub role: ScriptRole,
    /// The words, in the order in which one learns them.
    pub words: &'static [ScriptWord],
}

/// What a word of a script is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScriptRole {
    /// `Conditions` and `Actions`.
    Block,
    /// What the match knows: a number, an element or a state.
    Variable,
    /// An element of the classic game; a game may declare others.
    Element,
    /// A state of a monster.
    State,
    /// A monster, what it has, and groups of monsters.
    Who,
    /// What a step does.
    Action,
    /// A function of numbers.
    Function,
    /// What holds steps and conditions together.
    Statement,
    /// What a trigger waits for.
    Occasion,
}

impl ScriptRole {
    /// Returns the title of a list of such words.
    pub const fn title(self) -> Bilingual {
        match self {
            ScriptRole::Block => Bilingual::new("Blocks", "Bloques"),
            ScriptRole::Variable => Bilingual::new("Variables", "Variables"),
            ScriptRole::Element => Bilingual::new("Elements", "Elementos"),
            ScriptRole::State => Bilingual::new("States", "Estados"),
            ScriptRole::Who => Bilingual::new("Monsters", "Monstruos"),
            ScriptRole::Action => Bilingual::new("Actions", "Acciones"),
            ScriptRole::Function => Bilingual::new("Functions", "Funciones"),
            ScriptRole::Statement => Bilingual::new("Statements", "Instrucciones"),
            ScriptRole::Occasion => Bilingual::new("Occasions", "Ocasiones"),
        }
    }
}

/// Every word of the script language, by what it is for.
pub static SCRIPT_WORDS: &[ScriptWords] = &[
    ScriptWords {
        role: ScriptRole::Block,
        words: blocks::WORDS,
    },
    ScriptWords {
        role: ScriptRole::Variable,
        words: variables::WORDS,
    },
    ScriptWords {
        role: ScriptRole::Element,
        words: elements::WORDS,
    },
    ScriptWords {
        role: ScriptRole::State,
        words: states::WORDS,
    },
    ScriptWords {
        role: ScriptRole::Who,
        words: who::WORDS,
    },
    ScriptWords {
        role: ScriptRole::Action,
        words: actions::WORDS,
    },
    ScriptWords {
        role: ScriptRole::Function,
        words: functions::WORDS,
    },
    ScriptWords {
        role: ScriptRole::Statement,
        words: statements::WORDS,
    },
    ScriptWords {
        role: ScriptRole::Occasion,
        words: occasions::WORDS,
    },
];

/// Tells whether the language itself has a word, so that neither an element nor
/// a named value can be called so. Names of elements are the game's affair.
pub fn is_script_word(text: &str) -> bool {
    find(text).is_some()
}

/// Returns the word with a spelling; elements are found in the game's own list.
pub(crate) fn find(text: &str) -> Option<&'static ScriptWord> {
    all().find(|it| it.word.is(text))
}

/// Goes through all words but the elements.
pub(crate) fn all() -> impl Iterator<Item = &'static ScriptWord> {
    SCRIPT_WORDS
        .iter()
        .filter(|it| it.role != ScriptRole::Element)
        .flat_map(|it| it.words)
}

const fn word(
    spellings: (&'static str, &'static [&'static str]),
    level: u8,
    meaning: Meaning,
    doc: Bilingual,
    example: &'static str,
) -> ScriptWord {
    ScriptWord {
        word: Word {
            name: spellings.0,
            others: spellings.1,
            doc,
            example,
        },
        level,
        meaning,
    }
}
