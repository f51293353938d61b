//! Where events go: to whoever keeps the story, or nowhere.

/// Takes the events of a match as they happen.
///
/// The event is made only if somebody listens, so that a silent match pays
/// nothing for it.
pub trait Events<E> {
    /// Takes the event that `make` describes.
    fn emit(&mut self, make: impl FnOnce() -> E);

    /// Tells whether somebody listens, for what must be worked out before the
    /// state changes and only the event needs.
    fn is_heard(&self) -> bool {
        true
    }
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Events<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _make: impl FnOnce() -> E) {}

    #[inline(always)]
    fn is_heard(&self) -> bool {
        false
    }
}

impl<E> Events<E> for Vec<E> {
    fn emit(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}
