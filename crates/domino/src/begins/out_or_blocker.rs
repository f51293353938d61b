//! Whoever ended the hand before opens, if its team won it.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Begin, Opening};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "OutOrBlocker",
        others: &["PegadoOTrancador"],
        doc: Bilingual::new(
            "The seat that placed the last tile of the hand before opens, if its team won; if its team lost, the seat after it; after a tie, whoever opened that hand; in the first hand, a random seat.",
            "Sale quien puso la última ficha de la mano anterior, si su equipo ganó; si su equipo perdió, el asiento que le sigue; tras un empate, quien salió en ella; en la primera mano, un asiento al azar.",
        ),
        example: "begins OutOrBlocker when hand_number > 1",
    },
    args: &[],
};

pub(super) const CHOICE: Begin = Begin {
    open: |deal, _, chance| {
        let Some(last) = deal.last else {
            return Opening::free(deal.any_seat(chance));
        };
        match (last.winner, last.last_player) {
            (Some(winner), Some(player)) => {
                let won = deal.held.team_of(winner) == deal.held.team_of(player);
                Opening::free(if won { player } else { deal.after(player) })
            }
            _ => Opening::free(last.starter),
        }
    },
};
