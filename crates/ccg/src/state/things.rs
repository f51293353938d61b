//! Sets of things, each a bit.

use serde::Serialize;

use crate::model::Thing;

/// A set of things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Things(pub(crate) [u64; 4]);

impl Things {
    #[inline]
    pub(crate) fn has(&self, thing: Thing) -> bool {
        self.0[usize::from(thing >> 6)] >> (thing & 63) & 1 == 1
    }

    #[inline]
    pub(crate) fn add(&mut self, thing: Thing) {
        self.0[usize::from(thing >> 6)] |= 1 << (thing & 63);
    }

    #[inline]
    pub(crate) fn remove(&mut self, thing: Thing) {
        self.0[usize::from(thing >> 6)] &= !(1 << (thing & 63));
    }

    /// Returns what is in here and not in there.
    pub(crate) fn without(self, other: Things) -> Things {
        let mut left = self;
        for (own, other) in left.0.iter_mut().zip(other.0) {
            *own &= !other;
        }
        left
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|it| it.count_ones() as usize).sum()
    }

    /// Returns the first and takes it out.
    pub(crate) fn pop(&mut self) -> Option<Thing> {
        let (word, bits) = self.0.iter_mut().enumerate().find(|(_, it)| **it != 0)?;
        let bit = bits.trailing_zeros();
        *bits &= *bits - 1;
        Some((word * 64 + bit as usize) as Thing)
    }
}
