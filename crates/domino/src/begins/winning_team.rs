//! Any seat of the team that won the hand before opens.

use tapete_game::Seat;
use tapete_lang::{Bilingual, NameWord, Word};

use super::{Begin, Opening};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "WinningTeam",
        others: &["EquipoGanador"],
        doc: Bilingual::new(
            "A seat of the team that won the hand before opens, drawn by lot; after a tie and in the first hand, any seat.",
            "Sale un asiento sorteado del equipo que ganó la mano anterior; tras un empate y en la primera mano, cualquiera.",
        ),
        example: "begins WinningTeam when hand_number > 1",
    },
    args: &[],
};

pub(super) const CHOICE: Begin = Begin {
    open: |deal, _, chance| {
        let Some(winner) = deal.last.and_then(|last| last.winner) else {
            return Opening::free(deal.any_seat(chance));
        };
        let team = deal.held.team_of(winner);
        let seats = || Seat::all(deal.n_seats()).filter(|seat| deal.held.team_of(*seat) == team);
        let index = chance.below(seats().count() as u32) as usize;
        Opening::free(seats().nth(index).unwrap_or(winner))
    },
};
