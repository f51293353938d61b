//! Descriptions of powers, held against what their scripts do.

use tapete_game::Tongue;
use tapete_lang::{Arg, Diagnostic, Place, Problems};
use tapete_speech::Said;

use super::codes::{DESCRIPTION_DIFFERS, SAY_WHAT_IT_DOES};
use crate::card::Element;
use crate::explain::{self, claims};
use crate::script::ast::Script;

/// Warns where a description contradicts its script.
pub(crate) fn check(
    description: &str,
    place: Place,
    script: &Script,
    cost: i32,
    elements: &[Element],
    problems: &mut Problems,
) {
    let names: Vec<_> = explain::element_names(elements);
    for claim in claims::contradictions(description, script, cost) {
        let message = Arg::Said(Said {
            en: claim.message(Tongue::En),
            es: claim.message(Tongue::Es),
        });
        let does = Arg::Said(Said {
            en: explain::card_text(script, &names, Tongue::En),
            es: explain::card_text(script, &names, Tongue::Es),
        });
        problems.push(
            Diagnostic::new(&DESCRIPTION_DIFFERS, place)
                .arg(message)
                .help_with(SAY_WHAT_IT_DOES, vec![does]),
        );
    }
}
