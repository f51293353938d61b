//! A tool of a family: something that authors can run.

use tapete_speech::Bilingual;

use crate::answer::Answer;
use crate::argument::Argument;
use crate::given::Given;
use crate::question::Question;
use crate::refused::Refused;
use crate::workshop::Workshop;

/// Something that authors can run.
///
/// Two names are known to every client: `explain` tells what the things of a
/// text are, and `picture` draws them; both take `file`, and `picture` the names
/// of `card`s too.
pub struct Tool {
    /// One word or two, such as `deck check`.
    pub name: &'static str,
    /// Other names for the last of its words.
    pub others: &'static [&'static str],
    /// What it does.
    pub doc: Bilingual,
    /// What it takes, in order.
    pub arguments: &'static [Argument],
    /// What else than text it gives.
    pub gives: &'static [Gives],
    /// Returns what is still to be asked, after what was given so far; nothing
    /// if the tool can run.
    pub next: Option<Next>,
    /// Works the answer out. What was given has been checked.
    pub run: Run,
}

/// Returns what is still to be asked.
pub type Next = fn(&dyn Workshop, &Given) -> Result<Option<Question>, Refused>;

/// Works an answer out.
pub type Run = fn(&dyn Workshop, &Given) -> Result<Answer, Refused>;

/// What a tool gives that a client can keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    /// Comma-separated values.
    Csv,
    /// A sentence for a text.
    Sentence,
    /// A picture.
    Picture,
}

/// Several tools whose first word is the same.
pub struct Group {
    pub name: &'static str,
    pub doc: Bilingual,
}

impl Tool {
    /// Returns its argument of that name.
    pub fn argument(&self, name: &str) -> Option<&'static Argument> {
        self.arguments.iter().find(|it| it.is(name))
    }

    /// Checks what was given and works the answer out.
    pub fn answer(&self, workshop: &dyn Workshop, given: &Given) -> Result<Answer, Refused> {
        let given = given.checked(self, workshop.tongue())?;
        (self.run)(workshop, &given)
    }
}
