//! The bot that waits.

use super::KonquestBot;
use crate::orders::Move;

pub(super) const BOT: KonquestBot = KonquestBot {
    name: "passive",
    others: &["pasivo"],
    doc: "Never sends a ship.",
    doc_es: "Nunca envía una nave.",
    choose: |_| Move::End,
};
