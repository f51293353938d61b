//! Keys of 128 bits: a hash of a state, or of what a seat was told, that is the
//! same in every run and on every machine.
//!
//! The mixer takes numbers bit by bit into words and each word into two lanes
//! that are mixed differently. A step of a lane loses nothing, so that two
//! sequences that differ in one word never get the same key; any others do by
//! an accident of one in 2^128. Whoever writes the text on purpose could make
//! two states with the same key: keys are for tables, not for signatures.

mod written;

use std::hash::Hasher;

pub(crate) use written::write;

/// Odd numbers without a pattern, one for each lane.
const FACTORS: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xd6e8_feb8_6659_fd93];

/// How many bits of a word are filled by a number.
const WORD_BITS: u32 = u64::BITS;

/// Counts below this take one byte.
const SMALL: u64 = u8::MAX as u64;

/// Mixes what it is handed to a key.
#[derive(Clone)]
pub(crate) struct Mixer {
    lanes: [u64; 2],
    /// Bits that wait until they fill a word, and how many there are.
    word: u64,
    n_bits: u32,
}

impl Mixer {
    pub(crate) fn new() -> Mixer {
        Mixer {
            lanes: FACTORS,
            word: 0,
            n_bits: 0,
        }
    }

    /// Takes a number below 2 to the power of `n_bits`, which is at least 1.
    #[inline]
    fn take(&mut self, number: u64, n_bits: u32) {
        if self.n_bits + n_bits > WORD_BITS {
            self.mix();
        }
        self.word |= number << self.n_bits;
        self.n_bits += n_bits;
    }

    /// Takes a length or a kind, which is small as a rule.
    #[inline]
    fn take_count(&mut self, number: u64) {
        if number < SMALL {
            return self.take(number, 8);
        }
        self.take(SMALL, 8);
        self.take(number, WORD_BITS);
    }

    /// Mixes the word in. That it may not be full loses nothing: how far words
    /// are filled follows from what was handed over before.
    #[inline]
    fn mix(&mut self) {
        let [first, second] = &mut self.lanes;
        *first = (*first ^ self.word)
            .wrapping_mul(FACTORS[0])
            .rotate_left(32);
        *second = second
            .wrapping_add(self.word)
            .wrapping_mul(FACTORS[1])
            .rotate_left(29);
        self.word = 0;
        self.n_bits = 0;
    }

    /// Returns the key of all that was handed over.
    pub(crate) fn key(&self) -> u128 {
        let mut last = self.clone();
        let n_bits = u64::from(last.n_bits);
        last.mix();
        last.word = n_bits;
        last.mix();
        let [first, second] = last.lanes;
        // Each pair of lanes gives another pair of sums.
        let sum = first.wrapping_add(second);
        let halves = [finished(sum), finished(sum.wrapping_add(second))];
        u128::from(halves[0]) << 64 | u128::from(halves[1])
    }
}

/// Lets every bit of a lane depend on every other (as SplitMix64 does).
fn finished(mut lane: u64) -> u64 {
    lane ^= lane >> 30;
    lane = lane.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    lane ^= lane >> 27;
    lane = lane.wrapping_mul(0x94d0_49bb_1331_11eb);
    lane ^ lane >> 31
}

// Numbers have the same width everywhere, so that 32-bit machines agree with
// others; all that we build for put the low byte first.
impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.key() as u64
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for chunk in &mut words {
            let mut word = [0; 8];
            word.copy_from_slice(chunk);
            self.take(u64::from_le_bytes(word), WORD_BITS);
        }
        for byte in words.remainder() {
            self.take(u64::from(*byte), 8);
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.take(u64::from(number), 8);
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.take(u64::from(number), 16);
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.take(u64::from(number), 32);
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.take(number, WORD_BITS);
    }

    #[inline]
    fn write_u128(&mut self, number: u128) {
        self.take(number as u64, WORD_BITS);
        self.take((number >> 64) as u64, WORD_BITS);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.take_count(number as u64);
    }

    /// Which of several kinds something is.
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.take_count(number as i64 as u64);
    }
}

#[cfg(test)]
mod tests;
