//! KDE's weak player; files call it `FACIL`.

use tapete_speech::Bilingual;

use super::KonquestBot;
use super::sender::{Habit, send};

const HABIT: Habit = Habit {
    ships_min: 20,
    share: 2,
};

pub(super) const BOT: KonquestBot = KonquestBot {
    name: "weak",
    others: &["facil"],
    doc: Bilingual::new(
        "Plays KDE's weak player; files call it `FACIL`. attacks the nearest planet that looks weaker, from planets that can spare 20 ships.",
        "Juega como el jugador débil de KDE: ataca el planeta más cercano que parezca más débil, desde planetas a los que les sobran 20 naves.",
    ),
    choose: |thinking| send(thinking, HABIT),
};
