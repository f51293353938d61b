//! The workshop: from a name or a text to a game that can be played.
//!
//! Here stands the one list of families, here are the shipped games, and here
//! run the scenes. Nothing here prints; whoever calls shows what comes back.
//!
//! Texts come in and texts go out: only the module `disk` (feature `disk`) knows
//! files, for a program that has some. Without it all of this runs in a browser.

mod convert;
#[cfg(feature = "disk")]
mod disk;
mod families;
mod forms;
mod load;
mod open;
mod replays;
pub mod scene;
mod shipped;
mod toolbox;
mod words;

pub use convert::{ConvertError, Converted, convert};
#[cfg(feature = "disk")]
pub use disk::{
    Before, FILE_BYTES_MAX, FileError, change, disk_reader, disk_reader_in, find_text,
    is_file_name, look, open, open_in, read_bytes, read_text, read_to_change, write_aside,
    write_atomically,
};
pub use families::{FAMILIES, phrasings};
pub use forms::{OpenedRecord, RecordError, format, open_record};
pub use load::{Read, load};
pub use open::{Find, OpenError, Opened, open_shipped, open_with};
pub use replays::{OpenedReplay, is_replay, open_replay, record};
pub use shipped::{
    NameError, Shipped, about, find_game, offered_games, shipped, shipped_bots, shipped_games,
    shipped_reader, shipped_text,
};
pub use tapete_family::{Family, Loaded, Text, Unsaid};
pub use toolbox::{Toolbox, ends_as_a_text, tools};
pub use words::{all_codes, find_codes, general, known_word, vocabularies};
