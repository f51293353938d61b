//! Luck draws a formula for each tile.

use tapete_lang::{Bilingual, NameWord, Word};

use super::TilePoints;
use super::formula_points;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "RandomFormula",
        others: &["FormulaAlAzar", "FórmulaAlAzar"],
        doc: Bilingual::new(
            "For each tile one of seven formulas of its first face l and its last face r is drawn when the match starts: |r³−l²|, (2+r+l)/2, |10(cos l − sin r)|, |r²−l²|, 5(√r + log₂(l+1)), 0 or 1000, rounded down.",
            "Para cada ficha se sortea, al empezar la partida, una de siete fórmulas de su primera cara l y su última cara r: |r³−l²|, (2+r+l)/2, |10(cos l − sin r)|, |r²−l²|, 5(√r + log₂(l+1)), 0 o 1000, redondeada hacia abajo.",
        ),
        example: "tile_points RandomFormula",
    },
    args: &[],
};

pub(super) const CHOICE: TilePoints = TilePoints {
    points: |faces| formula_points(0, faces),
    drawn: true,
};
