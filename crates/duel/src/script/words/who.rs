//! Monsters as a card sees them, groups of them, and what one can ask of them.

use super::super::ast::Group;
use super::{Meaning, ScriptWord, WhoWord, word};
use tapete_lang::Bilingual;

pub(super) static WORDS: &[ScriptWord] = &[
    word(
        ("Self", &[]),
        1,
        Meaning::Who(WhoWord::This),
        Bilingual::new("The card's own monster.", "El monstruo de la carta."),
        "Shield(20) on Self",
    ),
    word(
        ("Target", &[]),
        1,
        Meaning::Who(WhoWord::Target),
        Bilingual::new(
            "The first living enemy when the card was played; inside `each` the monster at hand.",
            "El primer enemigo vivo al jugarse la carta; dentro de `each`, el monstruo de turno.",
        ),
        "Target is Frozen",
    ),
    word(
        ("Front", &[]),
        1,
        Meaning::Who(WhoWord::Front),
        Bilingual::new(
            "The first living monster of the target's formation, as it is now.",
            "El primer monstruo vivo de la formación objetivo, tal como está ahora.",
        ),
        "Attack() on Front",
    ),
    word(
        ("Back", &[]),
        1,
        Meaning::Who(WhoWord::Back),
        Bilingual::new(
            "The last living monster of the target's formation.",
            "El último monstruo vivo de la formación objetivo.",
        ),
        "Attack() on Back",
    ),
    word(
        ("Ally", &[]),
        1,
        Meaning::Who(WhoWord::Ally),
        Bilingual::new(
            "The monster at a place of the own formation, from 0.",
            "El monstruo en un puesto de la formación propia, desde 0.",
        ),
        "Heal(10) on Ally[1]",
    ),
    word(
        ("Enemy", &[]),
        1,
        Meaning::Who(WhoWord::Enemy),
        Bilingual::new(
            "The monster at a place of the target's formation, from 0.",
            "El monstruo en un puesto de la formación objetivo, desde 0.",
        ),
        "Attack() on Enemy[2]",
    ),
    word(
        ("Weakest", &[]),
        1,
        Meaning::Who(WhoWord::Weakest),
        Bilingual::new(
            "The living enemy with the least life.",
            "El enemigo vivo con menos vida.",
        ),
        "Attack() on Weakest",
    ),
    word(
        ("Strongest", &[]),
        1,
        Meaning::Who(WhoWord::Strongest),
        Bilingual::new(
            "The living enemy with the most life.",
            "El enemigo vivo con más vida.",
        ),
        "Sleep(2) on Strongest",
    ),
    word(
        ("Random", &[]),
        1,
        Meaning::Who(WhoWord::Random),
        Bilingual::new("A living enemy by luck.", "Un enemigo vivo al azar."),
        "Attack() on Random",
    ),
    word(
        ("Allies", &[]),
        1,
        Meaning::Group(Group::Allies),
        Bilingual::new(
            "The living monsters of the acting player.",
            "Los monstruos vivos de quien juega.",
        ),
        "each Allies { Heal(10) }",
    ),
    word(
        ("Enemies", &[]),
        1,
        Meaning::Group(Group::Enemies),
        Bilingual::new(
            "The living monsters of the target player.",
            "Los monstruos vivos del jugador objetivo.",
        ),
        "each Enemies { Attack() }",
    ),
    word(
        ("All", &[]),
        1,
        Meaning::Group(Group::All),
        Bilingual::new(
            "Every living monster, the acting player's first.",
            "Todos los monstruos vivos, primero los de quien juega.",
        ),
        "each All { Cleanse() }",
    ),
    word(
        ("Life", &[]),
        1,
        Meaning::Field,
        Bilingual::new(
            "The present life of a monster.",
            "La vida actual de un monstruo.",
        ),
        "Self.Life < 50",
    ),
    word(
        ("MaxLife", &[]),
        1,
        Meaning::Field,
        Bilingual::new(
            "The life with which a monster begins; also what `Buff` can change.",
            "La vida con que empieza un monstruo; también lo que `Buff` puede cambiar.",
        ),
        "Target.Life < Target.MaxLife / 2",
    ),
    word(
        ("Type", &[]),
        1,
        Meaning::Field,
        Bilingual::new("The element of a monster.", "El elemento de un monstruo."),
        "Back.Type == Agua",
    ),
    word(
        ("State", &[]),
        1,
        Meaning::Field,
        Bilingual::new("The state of a monster.", "El estado de un monstruo."),
        "Weakest.State == Asleep",
    ),
    word(
        ("Index", &[]),
        1,
        Meaning::Field,
        Bilingual::new(
            "The place of a monster in its formation, from 0.",
            "El puesto de un monstruo en su formación, desde 0.",
        ),
        "Swap(Self.Index, 0)",
    ),
];
