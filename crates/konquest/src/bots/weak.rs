//! KDE's weak player; files call it `FACIL`.

use super::KonquestBot;
use super::sender::{Habit, send};

const HABIT: Habit = Habit {
    ships_min: 20,
    share: 2,
};

pub(super) const BOT: KonquestBot = KonquestBot {
    name: "weak",
    others: &["facil"],
    doc: "Plays KDE's weak player; files call it `FACIL`. attacks the nearest planet that looks weaker, from planets that can spare 20 ships.",
    doc_es: "Juega como el jugador débil de KDE: ataca el planeta más cercano que parezca más débil, desde planetas a los que les sobran 20 naves.",
    choose: |thinking| send(thinking, HABIT),
};
