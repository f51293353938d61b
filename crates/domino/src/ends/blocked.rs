//! A hand ends when nobody can play or draw.

use tapete_lang::{Bilingual, NameWord, Word};

use super::Ending;

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Blocked",
        others: &["Tranque"],
        doc: Bilingual::new(
            "The hand ends when nobody can play or draw: everybody has been asked, whatever the order of turns, and asked again where a pass opened something.",
            "La mano termina cuando nadie puede jugar ni robar: se ha preguntado a todos, sea cual sea el orden de los turnos, y otra vez si una pasada abrió algo.",
        ),
        example: "ends Out or Blocked",
    },
    args: &[],
};

pub(super) const CHOICE: Ending = Ending {
    note: |ends| ends.blocked = true,
};
