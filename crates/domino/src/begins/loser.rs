//! A seat of a team that lost the hand before opens.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Begin, Opening};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Loser",
        others: &["Perdedor"],
        doc: Bilingual::new(
            "The seat after the one that won the hand before opens, or the next one of another team; after a tie, whoever opened that hand; in the first hand, a random seat.",
            "Sale quien sigue al que ganó la mano anterior, o el siguiente de otro equipo; tras un empate, quien salió en ella; en la primera mano, un asiento al azar.",
        ),
        example: "begins Loser when hand_number > 1",
    },
    args: &[],
};

pub(super) const CHOICE: Begin = Begin {
    open: |deal, _, chance| {
        let Some(last) = deal.last else {
            return Opening::free(deal.any_seat(chance));
        };
        let Some(winner) = last.winner else {
            return Opening::free(last.starter);
        };
        let mut seat = deal.after(winner);
        while seat != winner && deal.held.team_of(seat) == deal.held.team_of(winner) {
            seat = deal.after(seat);
        }
        Opening::free(seat)
    },
};
