//! A hand ends when a whole team is out.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Ending;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "TeamOut",
        others: &["EquipoPegado"],
        doc: Bilingual::new(
            "The hand ends when all seats of a team have placed their last tile; until then, a seat without tiles is left out.",
            "La mano termina cuando todos los asientos de un equipo han puesto su última ficha; hasta entonces, a quien no tiene fichas se le salta.",
        ),
        example: "ends TeamOut or Blocked",
    },
    args: &[],
};

pub(super) const CHOICE: Ending = Ending {
    note: |ends| ends.team_out = true,
};
