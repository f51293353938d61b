//! What a family of games offers besides playing: its words, its forms of files,
//! and its tools, in one shape for all.
//!
//! The program, the page and Python read a [`Family`] and know nothing else of
//! it: a tool has arguments that they can ask for, and answers in blocks that
//! they can show. What a tool needs of the world it asks of its [`Workshop`].
//! Nothing here knows a particular family, a file or a screen.

mod family;
mod text;

mod form;
mod lines;
mod words;

mod argument;
mod given;
mod tool;
mod usual;

mod answer;
mod question;
mod refused;
mod workshop;

mod fill;

pub use answer::{Answer, Bar, Block, Card, Chart, NewSentence, Table, Unit};
pub use argument::{Argument, Choice, Count, Kind};
pub use family::{Compile, Family, Path};
pub use fill::{fill, say};
pub use form::{Conversion, Form, Moves, Recorded, Recording, Unsaid, Written};
pub use given::Given;
pub use lines::{LineResult, Lines};
pub use question::{Asked, Code, CodeCheck, CodeWords, Pick, Picked, Question};
pub use refused::Refused;
pub use text::{Loaded, Text};
pub use tool::{Gives, Group, Next, Run, Tool};
pub use usual::check_pictured;
pub use words::WordList;
pub use workshop::{Matches, Workshop};
