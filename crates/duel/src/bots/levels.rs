//! As the bot of the original, but it judges by how much there is, not by what
//! was gained: it likes to keep cards and energy, and is weaker for it.

use tapete_speech::Bilingual;

use super::planning::{From, choose};
use super::{DuelBot, worth};

pub(super) const BOT: DuelBot = DuelBot {
    name: "levels",
    others: &["niveles"],
    doc: Bilingual::new(
        "Plans as `classic`, but would rather keep cards and energy.",
        "Planea como `classic`, pero prefiere guardar cartas y energía.",
    ),
    choose: |thinking| choose(thinking, worth::levels, From::TurnStart),
};
