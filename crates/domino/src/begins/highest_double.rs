//! Whoever holds the highest double opens with it.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Begin, Opening};
use crate::tile::each;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "HighestDouble",
        others: &["DobleMayor"],
        doc: Bilingual::new(
            "The seat with the highest double opens with it; if no seat holds a double, the seat with the heaviest tile does.",
            "Sale con él quien tenga el doble mayor; si nadie tiene dobles, quien tenga la ficha más pesada.",
        ),
        example: "begins HighestDouble",
    },
    args: &[],
};

pub(super) const CHOICE: Begin = Begin {
    open: |deal, _, chance| {
        let held = deal.hands.iter().fold(0, |all, hand| all | hand);
        let doubles = held & deal.set.doubles;
        // The heaviest tile is the one with most points, then with the highest face.
        let tile = each(if doubles == 0 { held } else { doubles })
            .max_by_key(|index| (deal.set.tile(*index).points(), deal.set.tile(*index).faces()));
        let Some((tile, seat)) = tile.and_then(|tile| Some((tile, deal.holder(tile)?))) else {
            return Opening::free(deal.any_seat(chance));
        };
        let rank = |index: u8| {
            let it = deal.set.tile(index);
            (it.is_double(), it.points(), it.faces())
        };
        let better = each(deal.set.all())
            .filter(|index| rank(*index) > rank(tile))
            .fold(0, |mask, index| mask | 1 << index);
        Opening {
            seat,
            tile: Some(tile),
            nobody_holds: better,
        }
    },
};
