//! What a card can do.

use super::{ActionWord, Meaning, ScriptWord, word};
use tapete_lang::Bilingual;

pub(super) static WORDS: &[ScriptWord] = &[
    word(
        ("Attack", &[]),
        0,
        Meaning::Action(ActionWord::Attack),
        Bilingual::new(
            "The target loses the attack of the own monster, more or less by the elements of both. After a point it is the attack of a monster.",
            "El objetivo pierde el ataque del monstruo propio, más o menos según los elementos de ambos. Tras un punto es el ataque de un monstruo.",
        ),
        "Attack()",
    ),
    word(
        ("Poison", &[]),
        0,
        Meaning::Action(ActionWord::Poison),
        Bilingual::new(
            "The target becomes poisoned.",
            "El objetivo queda envenenado.",
        ),
        "Poison()",
    ),
    word(
        ("Purify", &[]),
        0,
        Meaning::Action(ActionWord::Purify),
        Bilingual::new(
            "The own monster becomes normal: every state that harms it ends, poison too.",
            "El monstruo propio vuelve a la normalidad: acaba todo estado que lo daña, también el veneno.",
        ),
        "Purify()",
    ),
    word(
        ("Draw", &[]),
        0,
        Meaning::Action(ActionWord::Draw),
        Bilingual::new(
            "The acting player draws so many cards while the hand has room.",
            "Quien juega roba esas cartas mientras quepan en la mano.",
        ),
        "Draw(2)",
    ),
    word(
        ("Heal", &[]),
        0,
        Meaning::Action(ActionWord::PlayerLife),
        Bilingual::new(
            "Adds to the life of the own monster; short for `UpdatePlayerMonsterLife`.",
            "Suma a la vida del monstruo propio; abreviatura de `UpdatePlayerMonsterLife`.",
        ),
        "Heal(PlayerMonsterLife / 10)",
    ),
    word(
        ("UpdatePlayerMonsterLife", &[]),
        0,
        Meaning::Action(ActionWord::PlayerLife),
        Bilingual::new(
            "Adds to the life of the own monster; a negative number takes away, down to 0.",
            "Suma a la vida del monstruo propio; un número negativo resta, hasta 0.",
        ),
        "UpdatePlayerMonsterLife(20)",
    ),
    word(
        ("UpdateTargetMonsterLife", &[]),
        0,
        Meaning::Action(ActionWord::TargetLife),
        Bilingual::new(
            "Adds to the life of the target; a negative number takes away, down to 0.",
            "Suma a la vida del objetivo; un número negativo resta, hasta 0.",
        ),
        "UpdateTargetMonsterLife(-30)",
    ),
    word(
        ("UpdateEnergy", &[]),
        0,
        Meaning::Action(ActionWord::UpdateEnergy),
        Bilingual::new(
            "Adds to the energy of the acting player; a negative number takes away, down to 0.",
            "Suma a la energía de quien juega; un número negativo resta, hasta 0.",
        ),
        "UpdateEnergy(30)",
    ),
    word(
        ("Burn", &[]),
        1,
        Meaning::Action(ActionWord::Burn),
        Bilingual::new(
            "The target burns for so many rounds.",
            "El objetivo arde durante esas rondas.",
        ),
        "Burn(3)",
    ),
    word(
        ("Freeze", &[]),
        1,
        Meaning::Action(ActionWord::Freeze),
        Bilingual::new(
            "The target is frozen for so many rounds.",
            "El objetivo queda congelado durante esas rondas.",
        ),
        "Freeze(1)",
    ),
    word(
        ("Sleep", &[]),
        1,
        Meaning::Action(ActionWord::Sleep),
        Bilingual::new(
            "The target sleeps for so many rounds.",
            "El objetivo duerme durante esas rondas.",
        ),
        "Sleep(2)",
    ),
    word(
        ("Shield", &[]),
        1,
        Meaning::Action(ActionWord::Shield),
        Bilingual::new(
            "A shield of so many points takes damage before the own monster does.",
            "Un escudo de esos puntos recibe el daño antes que el monstruo propio.",
        ),
        "Shield(40)",
    ),
    word(
        ("Cleanse", &[]),
        1,
        Meaning::Action(ActionWord::Cleanse),
        Bilingual::new(
            "Takes every state from the own monster, also its shield and what was added for a while.",
            "Quita al monstruo propio todos los estados, también su escudo y lo que se le sumó por un tiempo.",
        ),
        "Cleanse() on Ally[0]",
    ),
    word(
        ("Discard", &[]),
        1,
        Meaning::Action(ActionWord::Discard),
        Bilingual::new(
            "The target player loses so many cards of the hand, by luck.",
            "El jugador objetivo pierde esas cartas de la mano, al azar.",
        ),
        "Discard(1)",
    ),
    word(
        ("StealEnergy", &[]),
        1,
        Meaning::Action(ActionWord::StealEnergy),
        Bilingual::new(
            "Takes so much energy from the target player, as far as there is any.",
            "Toma esa energía del jugador objetivo, si la tiene.",
        ),
        "StealEnergy(25)",
    ),
    word(
        ("Swap", &[]),
        1,
        Meaning::Action(ActionWord::Swap),
        Bilingual::new(
            "Two places of the own formation change their monsters.",
            "Dos puestos de la formación propia cambian sus monstruos.",
        ),
        "Swap(0, 2)",
    ),
    word(
        ("Revive", &[]),
        1,
        Meaning::Action(ActionWord::Revive),
        Bilingual::new(
            "A dead monster lives again with so much life.",
            "Un monstruo muerto vuelve a vivir con esa vida.",
        ),
        "Revive(50) on Ally[0]",
    ),
    word(
        ("SetType", &[]),
        1,
        Meaning::Action(ActionWord::SetType),
        Bilingual::new(
            "The own monster takes an element.",
            "El monstruo propio toma un elemento.",
        ),
        "SetType(Agua)",
    ),
    word(
        ("Buff", &[]),
        1,
        Meaning::Action(ActionWord::Buff),
        Bilingual::new(
            "Changes the attack or the full life of the own monster by so much for so many rounds.",
            "Cambia el ataque o la vida máxima del monstruo propio en esa cantidad durante esas rondas.",
        ),
        "Buff(Attack, 10, 2)",
    ),
];
