//! The workshop: from a name or a text to a game that can be played.
//!
//! Here stands the one list of families, here are the shipped games, and here
//! run the scenes. Nothing here prints; whoever calls shows what comes back.

mod convert;
mod families;
mod files;
mod forms;
mod load;
mod open;
mod replays;
pub mod scene;
mod shipped;
mod toolbox;
mod words;

pub use convert::{ConvertError, Converted, convert};
pub use families::{FAMILIES, phrasings};
pub use files::{FILE_BYTES_MAX, FileError, read_bytes, read_text, write_atomically};
pub use forms::{OpenedRecord, RecordError, format, open_record};
pub use load::load;
pub use open::{OpenError, Opened, disk_reader, disk_reader_in, find_text, open, open_in};
pub use replays::{OpenedReplay, is_replay, open_replay, record};
pub use shipped::{NameError, Shipped, about, find_game, shipped, shipped_bots, shipped_games};
pub use tapete_family::{Family, Loaded, Text, Unsaid};
pub use toolbox::{Toolbox, ends_as_a_text, tools};
pub use words::{all_codes, find_codes, general, known_word, vocabularies};
