//! What a replay of a match without an end must not show: its luck and its
//! moves, from which every hidden thing follows.
//!
//! They are sealed against reading by eye and by other programs, so that a
//! player who saves in the middle of a match, or finds such a file, is not shown
//! what is still secret. The seal covers all that the file says besides, players,
//! names and texts too: whoever changes any of it cannot open the match, so that
//! nobody sits down in another seat and looks at its hand.
//!
//! It is no protection against somebody who takes this program apart, for the
//! program must be able to open it: whoever must keep a secret from the owner of
//! a file keeps the file.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::digest::{BYTES, digest, of_hex, to_hex};
use super::{ReplayMove, ReplayUndone};
use crate::chance::Chance;
use crate::seed::Seed;

/// The seed of what covers the bytes in version 2.
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
    /// Seals, together with all that the file says openly.
    pub(super) fn write(&self, open: &Value) -> String {
        // Plain data: JSON refuses none of it.
        let mut bytes = serde_json::to_vec(self).unwrap_or_default();
        let seal = seal_of(open, &bytes);
        cover(&mut bytes, &seal);
        to_hex(&seal) + &to_hex(&bytes)
    }

    /// Opens what was sealed together with that; nothing if anything of either
    /// was changed.
    pub(super) fn read(text: &str, open: &Value) -> Option<Sealed> {
        let all = of_hex(text)?;
        let (seal, covered) = all.split_first_chunk::<BYTES>()?;
        let mut bytes = covered.to_vec();
        cover(&mut bytes, seal);
        if seal_of(open, &bytes) != *seal {
            return None;
        }
        serde_json::from_slice(&bytes).ok()
    }

    /// Opens what version 2 sealed, which covered nothing else.
    pub(super) fn read_v2(text: &str) -> Option<Sealed> {
        let mut bytes = of_hex(text)?;
        let mut chance = Chance::new(Seed {
            seed: COVER,
            index: bytes.len() as u64,
        });
        for byte in &mut bytes {
            *byte ^= chance.below(256) as u8;
        }
        serde_json::from_slice(&bytes).ok()
    }
}

fn seal_of(open: &Value, bytes: &[u8]) -> [u8; BYTES] {
    digest("tapete: the seal of a match without an end", open, bytes)
}

/// Covers plain bytes, and uncovers covered ones. Each seal covers in its own
/// way, so that two files tell nothing of each other.
fn cover(bytes: &mut [u8], seal: &[u8; BYTES]) {
    for (number, piece) in (0_u64..).zip(bytes.chunks_mut(BYTES)) {
        let place = [seal.as_slice(), &number.to_le_bytes()].concat();
        let purpose = "tapete: the cover of a match without an end";
        for (byte, with) in piece.iter_mut().zip(digest(purpose, &Value::Null, &place)) {
            *byte ^= with;
        }
    }
}
