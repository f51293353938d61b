//! When the stock is used up, tiles are taken from the next hand.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Draw, Source};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "FromNext",
        others: &["DelSiguiente"],
        doc: Bilingual::new(
            "As `UntilPlayable`; when the stock is used up, the seat takes tiles at random from the hand of the next seat until it can play. A seat robbed of its last tile is out.",
            "Como `HastaPoder`; cuando se acaba el pozo, el asiento toma al azar fichas de la mano del siguiente hasta poder jugar. Quien se queda así sin fichas se pega.",
        ),
        example: "draws FromNext",
    },
    args: &[],
};

pub(super) const CHOICE: Draw = Draw {
    source: Source::StockThenNext,
    n_tiles: |_| u32::MAX,
    may_draw: |_| true,
};
