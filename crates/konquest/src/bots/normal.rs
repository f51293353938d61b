//! KDE's offensive player.

use tapete_speech::Bilingual;

use super::KonquestBot;
use super::sender::{Habit, send};

const HABIT: Habit = Habit {
    ships_min: 10,
    share: 2,
};

pub(super) const BOT: KonquestBot = KonquestBot {
    name: "normal",
    others: &["offensive", "ofensivo"],
    doc: Bilingual::new(
        "Plays KDE's offensive player: attacks the nearest planet that looks weaker, from planets that can spare 10 ships.",
        "Juega como el jugador ofensivo de KDE: ataca el planeta más cercano que parezca más débil, desde planetas a los que les sobran 10 naves.",
    ),
    choose: |thinking| send(thinking, HABIT),
};
