//! Where events go: to whoever keeps the story, or nowhere.

/// Takes the events of a match as they happen.
///
/// The event is made only if somebody listens, so that a silent match pays
/// nothing for it.
pub trait Events<E> {
    /// Takes the event that `make` describes.
    fn emit(&mut self, make: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Events<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _make: impl FnOnce() -> E) {}
}

impl<E> Events<E> for Vec<E> {
    fn emit(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}
