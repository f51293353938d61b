//! How a spell was paid for, in two bytes: the extra cost and X, and what it was
//! paid with. What it becomes in play remembers it as long as it is that object.

use serde::Serialize;

use super::{Context, State};

/// Nobody chooses a greater X: it fills what the byte has left.
const X_MAX: i16 = 127;
const KICKED: u8 = 1 << 7;

/// How a spell was paid for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Paid(u8, u8);

impl Paid {
    pub(crate) fn of(context: &Context) -> Paid {
        let kicked = if context.kicked { KICKED } else { 0 };
        Paid(context.x.clamp(0, X_MAX) as u8 | kicked, 0)
    }

    /// The same, paid with these kinds of resources, as bits.
    pub(crate) fn with(self, kinds: u8) -> Paid {
        Paid(self.0, kinds)
    }

    /// Returns the kinds of resources that it was paid with, as bits.
    pub(crate) fn kinds(self) -> u8 {
        self.1
    }

    pub(crate) fn kicked(self) -> bool {
        self.0 & KICKED != 0
    }

    pub(crate) fn x(self) -> i16 {
        i16::from(self.0 & !KICKED)
    }
}

impl Context {
    /// The same, with what was paid for `this` when it was cast.
    #[inline]
    pub(crate) fn recalling(mut self, state: &State) -> Context {
        if let Some(card) = state.card(self.this)
            && card.stamp == self.this_stamp
        {
            (self.kicked, self.x) = (card.paid.kicked(), card.paid.x());
        }
        self
    }
}
