//! The luck of the limit program: small, fast, and its own.

/// A small, fast source of luck (xoshiro256++).
pub(super) struct Luck([u64; 4]);

impl Luck {
    pub(super) fn new(seed: u64) -> Luck {
        let mut state = seed;
        Luck(std::array::from_fn(|_| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut word = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            word ^ word >> 31
        }))
    }

    fn next(&mut self) -> u64 {
        let it = &mut self.0;
        let result = it[0]
            .wrapping_add(it[3])
            .rotate_left(23)
            .wrapping_add(it[0]);
        let shifted = it[1] << 17;
        it[2] ^= it[0];
        it[3] ^= it[1];
        it[1] ^= it[2];
        it[0] ^= it[3];
        it[2] ^= shifted;
        it[3] = it[3].rotate_left(45);
        result
    }

    pub(super) fn below(&mut self, n: u32) -> u32 {
        ((u128::from(self.next()) * u128::from(n)) >> 64) as u32
    }
}
