//! Help what the team has opened.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, over};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "ForTheTeam",
        others: &["PorElEquipo"],
        doc: Bilingual::new(
            "Leaves open faces that the team has left open, and covers neither these nor an end of a partner.",
            "Deja abiertas caras que ha dejado abiertas el equipo, y no las tapa, ni la punta de un compañero.",
        ),
        example: "plays ForTheTeam",
    },
    args: WEIGHT,
};

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| {
        let is_ours = |value| {
            let partners = known.partners().any(|it| known.n_put(it, value) > 0);
            u32::from(partners || known.n_put(known.seat(), value) > 0)
        };
        let covered = play.covers.map_or(0, |it| i64::from(is_ours(it)));
        let is_partners = known.partners().any(|it| play.covered_seat == Some(it));
        over(&play.opens, is_ours) - covered - i64::from(is_partners)
    },
};
