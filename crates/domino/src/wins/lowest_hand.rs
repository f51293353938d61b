//! On a block, the lightest single hand wins for its team.

use tapete_game::Seat;
use tapete_lang::{Bilingual, NameWord, Word};

use super::{Verdict, Win};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "LowestHand",
        others: &["ManoMenor"],
        doc: Bilingual::new(
            "A seat that is out wins for its team; on a block, the lightest single hand wins for its team.",
            "Quien se pega gana para su equipo; si hay tranque, gana para su equipo la mano más ligera.",
        ),
        example: "wins LowestHand",
    },
    args: &[],
};

pub(super) const CHOICE: Win = Win {
    decides_block: true,
    decide: |hand| {
        if let Some(seat) = hand.out {
            return Verdict::Won(seat);
        }
        let lowest = hand.points.iter().min();
        let mut best = (0..hand.points.len()).filter(|index| hand.points.get(*index) == lowest);
        let Some(first) = best.next() else {
            return Verdict::Level;
        };
        // Two hands of one team may be level with each other.
        if best.all(|index| hand.teams[index] == hand.teams[first]) {
            Verdict::Won(Seat(first as u8))
        } else {
            Verdict::Level
        }
    },
};
