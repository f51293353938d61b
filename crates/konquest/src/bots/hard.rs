//! KDE's defensive player, which is the weakest of all.

use tapete_speech::Bilingual;

use super::KonquestBot;
use super::sender::{Habit, send};

const HABIT: Habit = Habit {
    ships_min: 30,
    share: 3,
};

pub(super) const BOT: KonquestBot = KonquestBot {
    name: "hard",
    others: &["defensive", "defensivo"],
    doc: Bilingual::new(
        "Plays KDE's defensive player: attacks the nearest planet that looks weaker, but only from planets that can spare 30 ships.",
        "Juega como el jugador defensivo de KDE: ataca el planeta más cercano que parezca más débil, pero solo desde planetas a los que les sobran 30 naves.",
    ),
    choose: |thinking| send(thinking, HABIT),
};
