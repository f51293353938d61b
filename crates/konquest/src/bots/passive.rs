//! The bot that waits.

use tapete_speech::Bilingual;

use super::KonquestBot;
use crate::orders::Move;

pub(super) const BOT: KonquestBot = KonquestBot {
    name: "passive",
    others: &["pasivo"],
    doc: Bilingual::new("Never sends a ship.", "Nunca envía una nave."),
    choose: |_| Move::End,
};
