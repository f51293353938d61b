//! The seat that blocked is compared with the next one.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Verdict, Win};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "BlockerOrNext",
        others: &["TrancadorOSiguiente"],
        doc: Bilingual::new(
            "A seat that is out wins for its team; on a block, the seat that placed the last tile is compared with the next one, and the lighter hand wins for its team; if they are level, the one that blocked.",
            "Quien se pega gana para su equipo; si hay tranque, se comparan quien puso la última ficha y el siguiente, y la mano más ligera gana para su equipo; si empatan, quien trancó.",
        ),
        example: "wins BlockerOrNext",
    },
    args: &[],
};

pub(super) const CHOICE: Win = Win {
    decides_block: true,
    decide: |hand| {
        if let Some(seat) = hand.out {
            return Verdict::Won(seat);
        }
        let Some(blocker) = hand.last_player else {
            return Verdict::Nobody;
        };
        let next = hand.next_player;
        if hand.points[next.index()] < hand.points[blocker.index()] {
            Verdict::Won(next)
        } else {
            Verdict::Won(blocker)
        }
    },
};
