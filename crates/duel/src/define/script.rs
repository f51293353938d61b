//! The script of a power: two blocks of a sentence, one whole block, or a text
//! of its own that came out of another file.

use tapete_lang::{Block, CheckedItem, CheckedValue, Diagnostic, FileId, Problems, Sources};

use super::codes::{KEEP_ONE_SCRIPT, ONE_SCRIPT, TWO_SCRIPTS};
use crate::script::ast::Script;
use crate::script::{Lexicon, parse, parse_blocks, parse_whole_block};

/// How the script of a power is given.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Written<'a> {
    /// `Conditions { … } Actions { … }`; either may be left out.
    Blocks {
        conditions: Option<&'a Block>,
        actions: Option<&'a Block>,
    },
    /// `script { … }`.
    Whole(&'a Block),
    /// A text of its own.
    File(FileId),
}

/// Returns how the script of a power is given.
pub(crate) fn written(item: &CheckedItem) -> Written<'_> {
    match block(item, "script") {
        // A block of a sentence has something before it.
        Some(whole) if whole.place.span.start == 0 => Written::File(whole.place.file),
        Some(whole) => Written::Whole(whole),
        None => Written::Blocks {
            conditions: block(item, "Conditions"),
            actions: block(item, "Actions"),
        },
    }
}

/// Reads the script of a power; nothing if it has errors.
pub(super) fn read(
    sources: &Sources,
    item: &CheckedItem,
    lexicon: &Lexicon,
    problems: &mut Problems,
) -> Option<Script> {
    if ["script", "Conditions", "Actions"]
        .iter()
        .any(|it| item.failed(it))
    {
        return None;
    }
    let blocks = ["Conditions", "Actions"];
    if let Some(whole) = item.line("script")
        && let Some(part) = blocks.iter().find_map(|it| item.line(it))
    {
        problems.push(
            Diagnostic::new(&TWO_SCRIPTS, part.place)
                .arg(item.name().unwrap_or_default())
                .label(whole.place, ONE_SCRIPT)
                .help(KEEP_ONE_SCRIPT),
        );
    }
    match written(item) {
        Written::Blocks {
            conditions,
            actions,
        } => parse_blocks(sources, conditions, actions, item.head(), lexicon, problems),
        Written::Whole(block) => parse_whole_block(sources, block, lexicon, problems),
        Written::File(file) => parse(sources, file, lexicon, problems),
    }
}

fn block<'a>(item: &'a CheckedItem, clause: &str) -> Option<&'a Block> {
    match &item.line(clause)?.value {
        CheckedValue::Block(block) => Some(block),
        _ => None,
    }
}
