//! Lists that have room for all there can be.
//!
//! A list of things never holds one twice, and a match has at most
//! [`THINGS_MAX`](crate::model::THINGS_MAX) of them; so a list with room for that
//! many cannot overflow, nor one with room for what another list holds. These
//! functions add to such lists, and debug builds stop if one is full after all.
//! Where more can come than there is room for, what does not fit is told as an
//! [`Event::Bound`](crate::event::Event::Bound) instead.

use arrayvec::ArrayVec;

/// Adds to the end of a list that has room for all there can be.
#[inline]
pub(crate) fn add<T, const N: usize>(all: &mut ArrayVec<T, N>, it: T) {
    let has_room = all.try_push(it).is_ok();
    debug_assert!(has_room, "{N} is too few for a list that cannot overflow");
}

/// Adds to the beginning of such a list.
#[inline]
pub(crate) fn add_under<T, const N: usize>(all: &mut ArrayVec<T, N>, it: T) {
    let has_room = all.try_insert(0, it).is_ok();
    debug_assert!(has_room, "{N} is too few for a list that cannot overflow");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_added_is_there() {
        let mut all = ArrayVec::<u8, 3>::new();
        add(&mut all, 1);
        add(&mut all, 2);
        add_under(&mut all, 0);
        assert_eq!(all.as_slice(), [0, 1, 2]);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "too few for a list that cannot overflow")]
    fn a_full_list_is_noticed() {
        let mut all = ArrayVec::<u8, 1>::new();
        add(&mut all, 1);
        add(&mut all, 2);
    }
}
