//! Plans as the original does, but again after every card, with all it holds by
//! then, until nothing brings more.

use tapete_speech::Bilingual;

use super::planning::{From, choose};
use super::{DuelBot, worth};

pub(super) const BOT: DuelBot = DuelBot {
    name: "replanning",
    others: &["replanifica"],
    doc: Bilingual::new(
        "Plans again after every card, with all it holds by then, until nothing brings more.",
        "Planea de nuevo tras cada carta, con todo lo que ya tiene, hasta que nada da más.",
    ),
    choose: |thinking| choose(thinking, worth::lasting, From::Now),
};
