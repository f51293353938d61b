//! Memory that is used again: lists and tables that go back to a shelf of their
//! thread when they are no longer needed, so that work which is done again and
//! again, such as guessing, asks for no memory once it is warm.

use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::fmt;
use std::hash::{BuildHasher, Hash};
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many things of one type a shelf keeps; more are given back.
const KEPT_MAX: usize = 4_096;

/// What can be used again once it was emptied.
pub trait Reusable: Default + 'static {
    /// Empties it and keeps its memory.
    fn empty(&mut self);
}

impl<T: 'static> Reusable for Vec<T> {
    fn empty(&mut self) {
        self.clear();
    }
}

impl<K: 'static, V: 'static, S> Reusable for std::collections::HashMap<K, V, S>
where
    S: BuildHasher + Default + 'static,
    K: Eq + Hash,
{
    fn empty(&mut self) {
        self.clear();
    }
}

impl<T: 'static, S> Reusable for std::collections::HashSet<T, S>
where
    S: BuildHasher + Default + 'static,
    T: Eq + Hash,
{
    fn empty(&mut self) {
        self.clear();
    }
}

/// A list or a table whose memory is lent by the thread: empty at first, and
/// given back when it is dropped.
///
/// ```
/// use tapete_game::Lent;
///
/// let mut numbers: Lent<Vec<u32>> = Lent::new();
/// numbers.extend(1..=100);
/// drop(numbers);
/// // The next one has room for a hundred numbers already.
/// assert!(Lent::<Vec<u32>>::new().capacity() >= 100);
/// ```
pub struct Lent<T: Reusable>(T);

thread_local! {
    /// By the type of what is kept: a `Vec` of such things.
    static SHELF: RefCell<Vec<(TypeId, Box<dyn Any>)>> = const { RefCell::new(Vec::new()) };
}

impl<T: Reusable> Lent<T> {
    /// Takes an empty one from the shelf, or makes one.
    pub fn new() -> Lent<T> {
        let kept = SHELF.try_with(|shelf| {
            let mut shelf = shelf.try_borrow_mut().ok()?;
            kept::<T>(&mut shelf)?.pop()
        });
        Lent(kept.ok().flatten().unwrap_or_default())
    }
}

impl<T: Reusable> Drop for Lent<T> {
    fn drop(&mut self) {
        let mut own = std::mem::take(&mut self.0);
        // Before the shelf is opened: what lies inside goes there too.
        own.empty();
        // A thread that ends may have no shelf any more.
        let _ = SHELF.try_with(|shelf| {
            let Ok(mut shelf) = shelf.try_borrow_mut() else {
                return;
            };
            if kept::<T>(&mut shelf).is_none() {
                shelf.push((TypeId::of::<T>(), Box::new(Vec::<T>::new())));
            }
            if let Some(kept) = kept::<T>(&mut shelf)
                && kept.len() < KEPT_MAX
            {
                kept.push(own);
            }
        });
    }
}

/// Returns what the shelf keeps of a type.
fn kept<T: 'static>(shelf: &mut [(TypeId, Box<dyn Any>)]) -> Option<&mut Vec<T>> {
    let wanted = TypeId::of::<T>();
    let (_, kept) = shelf.iter_mut().find(|it| it.0 == wanted)?;
    kept.downcast_mut()
}

impl<T: Reusable> Default for Lent<T> {
    fn default() -> Lent<T> {
        Lent::new()
    }
}

impl<T: Reusable> Deref for Lent<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Reusable> DerefMut for Lent<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

impl<T: Reusable + Clone> Clone for Lent<T> {
    fn clone(&self) -> Lent<T> {
        let mut copy: Lent<T> = Lent::new();
        copy.0.clone_from(&self.0);
        copy
    }

    fn clone_from(&mut self, other: &Lent<T>) {
        self.0.clone_from(&other.0);
    }
}

impl<T: Reusable + PartialEq> PartialEq for Lent<T> {
    fn eq(&self, other: &Lent<T>) -> bool {
        self.0 == other.0
    }
}

impl<T: Reusable + fmt::Debug> fmt::Debug for Lent<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T: Reusable + Serialize> Serialize for Lent<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Reusable + Deserialize<'de>> Deserialize<'de> for Lent<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Lent<T>, D::Error> {
        T::deserialize(deserializer).map(Lent)
    }
}

impl<'a, T: 'static> IntoIterator for &'a Lent<Vec<T>> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> std::slice::Iter<'a, T> {
        self.0.iter()
    }
}

impl<'a, T: 'static> IntoIterator for &'a mut Lent<Vec<T>> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    fn into_iter(self) -> std::slice::IterMut<'a, T> {
        self.0.iter_mut()
    }
}

impl<A, T: Reusable + Extend<A>> FromIterator<A> for Lent<T> {
    fn from_iter<I: IntoIterator<Item = A>>(items: I) -> Lent<T> {
        let mut lent: Lent<T> = Lent::new();
        lent.0.extend(items);
        lent
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_given_back_is_empty_and_has_its_room() {
        let mut outer: Lent<Vec<Lent<Vec<u16>>>> = Lent::new();
        for n_items in [10, 1_000, 100] {
            outer.push((0..n_items).collect());
        }
        drop(outer);
        let inner: Vec<Lent<Vec<u16>>> = (0..3).map(|_| Lent::new()).collect();
        assert!(inner.iter().all(|it| it.is_empty()));
        let mut rooms: Vec<usize> = inner.iter().map(|it| it.capacity()).collect();
        rooms.sort_unstable();
        assert!(
            rooms[0] >= 10 && rooms[1] >= 100 && rooms[2] >= 1_000,
            "{rooms:?}"
        );
    }

    #[test]
    fn a_copy_is_a_thing_of_its_own() {
        let mut one: Lent<Vec<u64>> = [1, 2, 3].into_iter().collect();
        let other = one.clone();
        one.push(4);
        assert_eq!(**other, [1, 2, 3]);
        assert!(one != other);
    }
}
