//! Shuffling with few random bits.

/// How many outcomes may share 64 random bits. Far below 2^64, so that bits
/// are hardly ever drawn again.
const SHARED_MAX: u64 = 1 << 58;

/// The numbers of items for which groups are worked out beforehand.
const TABLE_LEN: usize = 65;

/// For each number of items left, how many choices share bits, and how many
/// outcomes these have together.
const GROUPS: [(usize, u64); TABLE_LEN] = {
    let mut groups = [(1, 1); TABLE_LEN];
    let mut n_left = 2;
    while n_left < TABLE_LEN {
        groups[n_left] = group(n_left, n_left - 1);
        n_left += 1;
    }
    groups
};

/// Returns how many of the next choices, `choices_max` at most, share bits
/// where `n_left` items are left, and how many outcomes they have together.
const fn group(n_left: usize, choices_max: usize) -> (usize, u64) {
    let mut outcomes = n_left as u64;
    let mut n_choices = 1;
    while n_choices < choices_max {
        match outcomes.checked_mul((n_left - n_choices) as u64) {
            Some(more) if more < SHARED_MAX => outcomes = more,
            _ => break,
        }
        n_choices += 1;
    }
    (n_choices, outcomes)
}

/// Puts `count` random items, in random order, at the front.
///
/// Each choice is one of the items left. As many choices as fit are taken from
/// the same 64 bits: multiplied by the number of items left, the high half is
/// the choice and the low half the bits for the next one. Bits that would
/// favour some outcome are drawn again, so every order is equally likely.
#[inline]
pub(super) fn shuffle_first<T>(items: &mut [T], count: usize, mut draw: impl FnMut() -> u64) {
    let n_items = items.len();
    let n_choices = count.min(n_items.saturating_sub(1));
    let mut index = 0;
    while index < n_choices {
        let n_left = n_items - index;
        let (n_shared, outcomes) = match GROUPS.get(n_left) {
            Some(group) if group.0 <= n_choices - index => *group,
            _ => group(n_left, n_choices - index),
        };
        let mut bits = draw();
        // What is left of the bits when all choices are taken out of them.
        if bits.wrapping_mul(outcomes) < outcomes {
            let favoured = outcomes.wrapping_neg() % outcomes;
            while bits.wrapping_mul(outcomes) < favoured {
                bits = draw();
            }
        }
        let mut rest = &mut items[index..];
        for _ in 0..n_shared {
            let scaled = u128::from(bits) * rest.len() as u128;
            bits = scaled as u64;
            rest.swap(0, (scaled >> 64) as usize);
            rest = &mut rest[1..];
        }
        index += n_shared;
    }
}
