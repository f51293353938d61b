//! The bot of the original: it plans once, when its turn begins, and plays that.
//!
//! It looks at all sets of the cards it then holds whose prices together fit its
//! energy, in all orders, against each of the others in turn; cards that cannot
//! be played when their time comes are left out. The best plan wins, of equal
//! ones the smaller. What is drawn on the way is not used in this turn.
//!
//! No memory is needed: the best way to go on is what is left of the plan, or
//! another that is as good. The original kept rewriting its best order while it
//! went on searching, and so played another one; that is not copied.

use tapete_speech::Bilingual;

use super::planning::{From, choose};
use super::{DuelBot, worth};

pub(super) const BOT: DuelBot = DuelBot {
    name: "classic",
    others: &["clasico", "clásico"],
    doc: Bilingual::new(
        "Plans its turn once with the cards it holds, as the original did, and plays that.",
        "Planea su turno una vez con las cartas que tiene, como el original, y lo juega.",
    ),
    choose: |thinking| choose(thinking, worth::original, From::TurnStart),
};
