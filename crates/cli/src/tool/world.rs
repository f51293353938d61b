//! What the program hands to tools: files, luck from the clock, and a bar that
//! shows how far matches have come.

use std::cell::Cell;
use std::sync::OnceLock;

use indicatif::ProgressBar;
use tapete_game::Tongue;
use tapete_workshop::{Toolbox, disk_reader_in, find_text, is_file_name};

use crate::commands::progress_bar;
use crate::repeat;
use crate::speech::speech;

/// Does something with a toolbox.
pub(super) fn with_toolbox<T>(tongue: Tongue, work: impl FnOnce(&Toolbox<'_>) -> T) -> T {
    let bar: OnceLock<ProgressBar> = OnceLock::new();
    let progress = |done: u64, all: u64| {
        let bar = bar.get_or_init(|| progress_bar(all, speech(tongue)));
        bar.set_position(done);
    };
    let toolbox = Toolbox {
        tongue,
        find: &find_text,
        is_file: &is_file_name,
        read: &|name, from| disk_reader_in("".into(), tongue)(name, from),
        seed: &repeat::seed,
        fresh_seed: &repeat::fresh_seed,
        progress: &progress,
        played: Cell::new((0, 0)),
    };
    let done = work(&toolbox);
    if let Some(bar) = bar.get() {
        bar.finish_and_clear();
    }
    done
}
