//! From the lexemes of a script to its tree.
//!
//! One mistake is told once: at a place where something was told nothing more
//! is, and after a mistake reading goes on where the author most probably goes
//! on, which is the next line, the end of the block, or the next block
//! (`recover.rs`). Warnings come only once there is no error.

mod action;
mod compare;
mod condition;
mod cursor;
mod names;
mod number;
mod recover;
mod script;
mod step;
mod told;
mod trigger;
mod who;

use super::ast::Script;
use super::codes;
use super::lexeme::{Fault, Lexeme};
use super::lexer::{Extent, lex_script};
use super::lexicon::Lexicon;
use super::{BYTES_MAX, lints, steps};
use names::Known;
use std::collections::BTreeSet;
use tapete_lang::{Bilingual, Block, Diagnostic, FileId, Phrase, Place, Problems, Sources, Span};

/// Reads a file that holds a script and nothing else.
///
/// Returns the script if it has no error. Notes and warnings are told too.
pub fn parse(
    sources: &Sources,
    file: FileId,
    lexicon: &Lexicon,
    problems: &mut Problems,
) -> Option<Script> {
    let text = sources.text(file);
    let span = Span::new(0, text.len() as u32);
    read_whole(Extent { text, file, span }, lexicon, problems)
}

/// Reads a whole script that stands in one block of a sentence.
pub fn parse_whole_block(
    sources: &Sources,
    block: &Block,
    lexicon: &Lexicon,
    problems: &mut Problems,
) -> Option<Script> {
    read_whole(inside(sources, block), lexicon, problems)
}

/// Reads the blocks `Conditions { … }` and `Actions { … }` of a sentence, which
/// stands at a place.
///
/// A sentence may leave `Conditions` out when there are none; `Actions` it
/// needs.
pub fn parse_blocks(
    sources: &Sources,
    conditions: Option<&Block>,
    actions: Option<&Block>,
    at: Place,
    lexicon: &Lexicon,
    problems: &mut Problems,
) -> Option<Script> {
    let Some(actions) = actions else {
        let missing = Diagnostic::new(&codes::E104, at)
            .arg(told::THE_END)
            .help(told::ADD_ACTIONS);
        problems.push(missing);
        return None;
    };
    let mut script = Script::default();
    let mut notes = Notes::default();
    if let Some(block) = conditions {
        let extent = inside(sources, block);
        let mut reader = Reader::new(extent, lexicon, notes);
        if reader.fits() {
            script.conditions = reader.conditions_alone();
        }
        notes = reader.finish();
    }
    let extent = inside(sources, actions);
    let mut reader = Reader::new(extent, lexicon, notes);
    if reader.fits() {
        script.actions = reader.actions_alone();
    }
    let notes = reader.finish();
    let word = Place {
        span: Span::new(actions.place.span.start, actions.place.span.start + 1),
        ..actions.place
    };
    complete(script, notes, word, problems)
}

/// Returns where the inside of a block stands.
fn inside<'a>(sources: &'a Sources, block: &Block) -> Extent<'a> {
    let file = block.place.file;
    let span = block.place.span;
    let end = span.end.saturating_sub(1);
    Extent {
        text: sources.text(file),
        file,
        span: Span::new((span.start + 1).min(end), end),
    }
}

fn read_whole(extent: Extent<'_>, lexicon: &Lexicon, problems: &mut Problems) -> Option<Script> {
    let mut reader = Reader::new(extent, lexicon, Notes::default());
    let mut script = Script::default();
    if reader.fits() {
        script = reader.script();
    }
    let word = reader.actions_word;
    let notes = reader.finish();
    complete(script, notes, word, problems)
}

/// Counts what the script can take and tells what was found.
fn complete(
    mut script: Script,
    mut notes: Notes,
    actions_word: Place,
    problems: &mut Problems,
) -> Option<Script> {
    script.n_slots = notes.names.len().try_into().unwrap_or(u16::MAX);
    if !notes.problems.has_errors() {
        steps::count(&mut script, &mut notes.problems);
    }
    let failed = notes.problems.has_errors();
    if !failed {
        lints::find(&script, actions_word, &mut notes.lints);
        names::unused(&notes.names, &mut notes.lints);
        notes.problems.extend(notes.lints);
    }
    problems.append(notes.problems);
    (!failed).then_some(script)
}

/// What was found so far, kept from one block of a sentence to the next.
#[derive(Default)]
struct Notes {
    problems: Problems,
    /// Warnings and notes, told when there is no error.
    lints: Vec<Diagnostic>,
    /// Every name that `let` gave, by slot.
    names: Vec<Known>,
    n_nodes: usize,
    /// The script is too big: nothing more is told.
    stopped: bool,
}

struct Reader<'a> {
    extent: Extent<'a>,
    lexemes: Vec<Lexeme>,
    partners: Vec<Option<u32>>,
    faults: Vec<Fault>,
    ends_in_comment: bool,
    at: usize,
    /// The bytes at which an error was told.
    told: BTreeSet<u32>,
    notes: Notes,
    depth: usize,
    /// The slots of the names that have a value here.
    scope: Vec<u16>,
    /// What may hold no luck, while that is read.
    no_luck: Option<Phrase>,
    /// The `{` of the blocks around, from outside in; nothing where it is
    /// missing.
    open: Vec<Option<usize>>,
    actions_word: Place,
}

impl<'a> Reader<'a> {
    fn new(extent: Extent<'a>, lexicon: &Lexicon, notes: Notes) -> Self {
        // A text that is too big is not even cut into pieces.
        let fits = extent.span.end - extent.span.start <= BYTES_MAX as u32;
        let read = Extent {
            span: if fits { extent.span } else { Span::default() },
            ..extent
        };
        let lexed = lex_script(read, lexicon);
        Self {
            extent,
            lexemes: lexed.lexemes,
            partners: lexed.partners,
            faults: lexed.faults,
            ends_in_comment: lexed.ends_in_comment,
            at: 0,
            told: BTreeSet::new(),
            notes,
            depth: 0,
            scope: Vec::new(),
            no_luck: None,
            open: Vec::new(),
            actions_word: extent.place(Span::new(extent.span.start, extent.span.start)),
        }
    }

    /// Tells whether the text is small enough, and says so if not.
    fn fits(&mut self) -> bool {
        let fits = self.extent.span.end - self.extent.span.start <= BYTES_MAX as u32;
        if !fits {
            let start = self.extent.span.start;
            let bytes = Bilingual::new("4096 bytes of text", "4096 bytes de texto");
            self.too_big(Span::new(start, start), bytes);
        }
        fits
    }

    /// Adds the problems of single lexemes, of which nothing else was told.
    fn finish(mut self) -> Notes {
        for fault in self.faults {
            let start = fault.diagnostic.place.span.start;
            if !self.told.contains(&start) {
                self.notes.problems.push(fault.diagnostic);
            }
        }
        self.notes
    }
}
