//! Why something is not a move now, in both languages, with the code of the
//! refusal.

use tapete_game::{Refusal, RefusalCode, Tongue};
use tapete_speech::Said;

/// Why something is not a move now.
pub(super) struct Why {
    code: RefusalCode,
    reason: Said,
}

impl Why {
    fn new(code: RefusalCode, en: impl Into<String>, es: impl Into<String>) -> Why {
        let reason = Said::new(en, es);
        Why { code, reason }
    }

    /// Returns the refusal in one language.
    pub(super) fn told(self, tongue: Tongue) -> Refusal {
        Refusal::new(self.code, self.reason.into_text(tongue))
    }
}

/// What was typed names no move.
pub(super) fn not_a_move(en: impl Into<String>, es: impl Into<String>) -> Why {
    Why::new(RefusalCode::NotAMove, en, es)
}

/// What was named is not there.
pub(super) fn not_there(en: impl Into<String>, es: impl Into<String>) -> Why {
    Why::new(RefusalCode::NotThere, en, es)
}

/// It costs too much.
pub(super) fn cannot_pay(en: impl Into<String>, es: impl Into<String>) -> Why {
    Why::new(RefusalCode::CannotPay, en, es)
}

/// The rules do not allow it now.
pub(super) fn not_allowed(en: impl Into<String>, es: impl Into<String>) -> Why {
    Why::new(RefusalCode::NotAllowed, en, es)
}
