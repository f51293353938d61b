//! Luck of record: ChaCha8, one stream of numbers for each match.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::seed::Seed;

/// How many words the generator makes at a time.
const PAGE_WORDS: usize = 64;

/// How many words of a page a match begins with.
const SHARE_WORDS: usize = 8;

/// How many matches in a row share a page.
const SHARERS: u64 = (PAGE_WORDS / SHARE_WORDS) as u64;

/// Marks the streams that belong to one match alone.
const OWN_STREAM: u64 = 1 << 63;

/// Luck that cannot be predicted from what was seen of it.
///
/// A deal needs a few words, and the generator makes 64 at a time. So eight
/// matches in a row begin on one page, each with words of its own, and a match
/// that needs more goes on in a stream of its own. A simulation thereby makes
/// one page for eight matches.
#[derive(Debug)]
pub(super) struct Record {
    seed: u64,
    source: ChaCha8Rng,
    page: [u32; PAGE_WORDS],
    page_index: u64,
    index: u64,
    used: u64,
}

impl Clone for Record {
    fn clone(&self) -> Record {
        Record {
            source: self.source.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, other: &Record) {
        let is_same_page = self.seed == other.seed && self.page_index == other.page_index;
        if !is_same_page {
            *self = other.clone();
            return;
        }
        self.index = other.index;
        self.used = other.used;
        // Before a match goes on in its own stream, the generator is not asked.
        if other.used > SHARE_WORDS as u64 {
            self.source.clone_from(&other.source);
        }
    }
}

impl Record {
    pub(super) fn new(seed: Seed) -> Record {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.seed.to_le_bytes());
        key[8..14].copy_from_slice(b"tapete");
        let mut record = Record {
            seed: seed.seed,
            source: ChaCha8Rng::from_seed(key),
            page: [0; PAGE_WORDS],
            page_index: 0,
            index: seed.index,
            used: 0,
        };
        record.turn_to(seed.index / SHARERS);
        record
    }

    /// Begins the luck of another match under the same seed.
    #[inline]
    pub(super) fn restart(&mut self, index: u64) {
        self.index = index;
        self.used = 0;
        if self.page_index != index / SHARERS {
            self.turn_to(index / SHARERS);
        }
    }

    fn turn_to(&mut self, page_index: u64) {
        self.page_index = page_index;
        self.open(page_index);
        for word in &mut self.page {
            *word = self.source.next_u32();
        }
    }

    /// Goes to the start of a stream. In this order: a stream that is changed in
    /// the middle of a block makes that block anew, for nothing.
    fn open(&mut self, stream: u64) {
        self.source.set_word_pos(0);
        self.source.set_stream(stream);
    }

    /// Returns how many words the match has used.
    pub(super) fn used(&self) -> u64 {
        self.used
    }

    #[inline]
    pub(super) fn next_u32(&mut self) -> u32 {
        let at = self.used as usize;
        self.used += 1;
        if at < SHARE_WORDS {
            let first = (self.index % SHARERS) as usize * SHARE_WORDS;
            self.page[first + at]
        } else {
            self.next_own(at)
        }
    }

    #[inline]
    pub(super) fn next_u64(&mut self) -> u64 {
        let low = u64::from(self.next_u32());
        u64::from(self.next_u32()) << 32 | low
    }

    /// Returns a word past the share of the page.
    #[inline(never)]
    fn next_own(&mut self, at: usize) -> u32 {
        if at == SHARE_WORDS {
            self.open(self.index | OWN_STREAM);
        }
        self.source.next_u32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever was drawn before on either side, in the share of the page or past
    /// it, of the same seed or another.
    #[test]
    fn a_copy_in_used_memory_goes_on_like_the_other() {
        let seeds = [(1, 0), (1, 3), (1, 8), (2, 3)];
        for (seed, index) in seeds {
            for (other, place) in seeds {
                for n_drawn in [0, 3, 8, 9, 70, 200] {
                    let mut used = Record::new(Seed { seed, index });
                    for _ in 0..n_drawn / 2 + index {
                        used.next_u32();
                    }
                    let mut record = Record::new(Seed {
                        seed: other,
                        index: place,
                    });
                    for _ in 0..n_drawn {
                        record.next_u32();
                    }
                    used.clone_from(&record);
                    for _ in 0..150 {
                        assert_eq!(
                            used.next_u32(),
                            record.next_u32(),
                            "{n_drawn} {index} {place}"
                        );
                    }
                    used.clone_from(&record);
                    used.restart(9);
                    record.restart(9);
                    assert_eq!(used.next_u64(), record.next_u64());
                }
            }
        }
    }
}
