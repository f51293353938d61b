//! What a replay of a match without an end must not show: its luck and its
//! moves, from which every hidden thing follows.
//!
//! They are sealed against reading by eye and by other programs, so that a
//! player who saves in the middle of a match, or finds such a file, is not shown
//! what is still secret. It is no protection against somebody who takes this
//! program apart: whoever must keep a secret from its owner keeps the file.

use serde::{Deserialize, Serialize};

use super::{ReplayMove, ReplayUndone};
use crate::chance::Chance;
use crate::seed::Seed;

/// The seed of what covers the bytes: any number, but always the same.
const COVER: u64 = 0x7461_7065_7465;

/// What is sealed.
#[derive(Serialize, Deserialize)]
pub(super) struct Sealed {
    pub(super) seed: String,
    pub(super) moves: Vec<ReplayMove>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) undone: Vec<ReplayUndone>,
}

impl Sealed {
    pub(super) fn write(&self) -> String {
        // Plain data: JSON refuses none of it.
        let mut bytes = serde_json::to_vec(self).unwrap_or_default();
        cover(&mut bytes);
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Opens what was sealed; nothing if it is broken.
    pub(super) fn read(text: &str) -> Option<Sealed> {
        if !text.is_ascii() || !text.len().is_multiple_of(2) {
            return None;
        }
        let digits = (0..text.len()).step_by(2);
        let mut bytes = digits
            .map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok())
            .collect::<Option<Vec<u8>>>()?;
        cover(&mut bytes);
        serde_json::from_slice(&bytes).ok()
    }
}

/// Covers plain bytes, and uncovers covered ones.
fn cover(bytes: &mut [u8]) {
    let mut chance = Chance::new(Seed {
        seed: COVER,
        index: bytes.len() as u64,
    });
    for byte in bytes {
        *byte ^= chance.below(256) as u8;
    }
}
