//! What holds steps and conditions together.

use super::{Meaning, ScriptWord, StatementWord, word};
use tapete_lang::Bilingual;

pub(super) static WORDS: &[ScriptWord] = &[
    word(
        ("language", &[]),
        1,
        Meaning::Statement(StatementWord::Language),
        Bilingual::new(
            "Says, as the first line, for which level of the language a script was written.",
            "Dice, en la primera línea, para qué nivel del lenguaje se escribió el guion.",
        ),
        "language 1",
    ),
    word(
        ("let", &[]),
        1,
        Meaning::Statement(StatementWord::Let),
        Bilingual::new(
            "Gives a name to a number. It never changes, and no name is used twice at once.",
            "Da nombre a un número. No cambia nunca, y ningún nombre se usa dos veces a la vez.",
        ),
        "let half = TargetMonsterLife / 2",
    ),
    word(
        ("if", &[]),
        1,
        Meaning::Statement(StatementWord::If),
        Bilingual::new(
            "Does the steps of its block only when a condition holds.",
            "Hace los pasos de su bloque solo si se cumple una condición.",
        ),
        "if Target is Frozen { Attack() }",
    ),
    word(
        ("else", &[]),
        1,
        Meaning::Statement(StatementWord::Else),
        Bilingual::new(
            "What is done when the condition of `if` does not hold, or the luck of `chance` fails.",
            "Lo que se hace si no se cumple la condición de `if` o falla la suerte de `chance`.",
        ),
        "if Turn > 5 { Draw(2) } else { Draw(1) }",
    ),
    word(
        ("repeat", &[]),
        1,
        Meaning::Statement(StatementWord::Repeat),
        Bilingual::new(
            "Does its block 1 to 20 times.",
            "Hace su bloque de 1 a 20 veces.",
        ),
        "repeat 3 { Attack() on Random }",
    ),
    word(
        ("chance", &[]),
        1,
        Meaning::Statement(StatementWord::Chance),
        Bilingual::new(
            "Does its block with so many chances in a hundred.",
            "Hace su bloque con tantas posibilidades entre cien.",
        ),
        "chance 30% { Freeze(1) }",
    ),
    word(
        ("each", &[]),
        1,
        Meaning::Statement(StatementWord::Each),
        Bilingual::new(
            "Does its block for every living monster of a group, which is `Target` meanwhile.",
            "Hace su bloque por cada monstruo vivo de un grupo, que mientras tanto es `Target`.",
        ),
        "each Enemies { Burn(2) }",
    ),
    word(
        ("on", &[]),
        1,
        Meaning::Statement(StatementWord::On),
        Bilingual::new(
            "Says to which monster an action is done.",
            "Dice a qué monstruo se le hace una acción.",
        ),
        "Heal(20) on Ally[0]",
    ),
    word(
        ("is", &[]),
        1,
        Meaning::Statement(StatementWord::Is),
        Bilingual::new(
            "Tells whether a monster is in a state.",
            "Dice si un monstruo está en un estado.",
        ),
        "Self is not Burned",
    ),
    word(
        ("and", &[]),
        1,
        Meaning::Statement(StatementWord::And),
        Bilingual::new("Both hold.", "Se cumplen las dos."),
        "Turn > 2 and PlayerEnergy < 50",
    ),
    word(
        ("or", &[]),
        1,
        Meaning::Statement(StatementWord::Or),
        Bilingual::new("At least one holds.", "Se cumple al menos una."),
        "Target is Frozen or Target is Asleep",
    ),
    word(
        ("not", &[]),
        1,
        Meaning::Statement(StatementWord::Not),
        Bilingual::new("It does not hold.", "No se cumple."),
        "not (Turn < 3 or PlayerHandSize == 1)",
    ),
    word(
        ("On", &[]),
        1,
        Meaning::Statement(StatementWord::Trigger),
        Bilingual::new(
            "Begins a trigger: steps that wait until something happens to the card's monster or its player.",
            "Comienza un disparador: pasos que esperan a que le ocurra algo al monstruo de la carta o a su jugador.",
        ),
        "On Damaged { Heal(5) }",
    ),
    word(
        ("for", &[]),
        1,
        Meaning::Statement(StatementWord::For),
        Bilingual::new(
            "Says for how many rounds a trigger waits; without it, as long as its monster lives.",
            "Dice durante cuántas rondas espera un disparador; sin ello, mientras viva su monstruo.",
        ),
        "On TurnStart for 3 turns { Heal(10) }",
    ),
    word(
        ("turns", &[]),
        1,
        Meaning::Statement(StatementWord::Turns),
        Bilingual::new(
            "Follows the number after `for`.",
            "Sigue al número que va tras `for`.",
        ),
        "On Attacked for 2 turns { Poison() }",
    ),
    word(
        ("when", &[]),
        1,
        Meaning::Statement(StatementWord::When),
        Bilingual::new(
            "The trigger acts only when the condition holds.",
            "El disparador actúa solo si se cumple la condición.",
        ),
        "On TurnEnd when Self.Life < 50 { Shield(10) }",
    ),
];
