//! Numbers of cards and players.

use super::word;
use tapete_lang::Word;

/// The numbers that cards and players usually have, and the names of counters.
pub(super) static PROPERTIES: &[Word] = &[
    word(
        "damage",
        &["daño"],
        "How much a creature deals, or the damage on it; also what is dealt.",
        "Cuánto inflige una criatura, o su daño; también lo que se inflige.",
        "deal 3 damage to it",
    ),
    word(
        "health",
        &["salud"],
        "How much damage a creature bears.",
        "Cuánto daño soporta una criatura.",
        "health of this",
    ),
    word(
        "power",
        &["fuerza"],
        "What a creature deals in combat.",
        "Lo que inflige una criatura en combate.",
        "power >= 4",
    ),
    word(
        "toughness",
        &["aguante"],
        "What a creature bears, with its counters.",
        "Lo que soporta una criatura, con sus contadores.",
        "toughness <= 2",
    ),
    word(
        "cost",
        &["coste"],
        "How much the card costs in all.",
        "Cuánto cuesta la carta en total.",
        "cost <= 2",
    ),
    word(
        "colours_spent",
        &["colores_gastados", "colors_spent"],
        "How many colours were paid for the card when it was cast.",
        "Cuántos colores se pagaron por la carta cuando se lanzó.",
        "enters with colours_spent of this charge counters",
    ),
    word(
        "life",
        &["vida", "vidas"],
        "The life of a player.",
        "La vida de un jugador.",
        "life of you < 5",
    ),
    word(
        "poison",
        &["veneno"],
        "The poison counters of a player.",
        "Los contadores de veneno de un jugador.",
        "poison of you >= 10",
    ),
    word(
        "hp",
        &["pv"],
        "How much damage a creature bears, in games that say so.",
        "Cuánto daño soporta una criatura, en juegos que lo dicen así.",
        "with hp 60",
    ),
    word(
        "loyalty",
        &["lealtad"],
        "The loyalty of a planeswalker.",
        "La lealtad de un caminante.",
        "with loyalty 4",
    ),
    word(
        "retreat",
        &["retirada"],
        "What it costs to leave the active place.",
        "Lo que cuesta dejar el puesto activo.",
        "with retreat 1 * Energy",
    ),
    word(
        "weakness",
        &["debilidad"],
        "What it is weak against.",
        "Contra qué es débil.",
        "with weakness Water",
    ),
    word(
        "resistance",
        &["resistencia"],
        "What it resists.",
        "Qué resiste.",
        "with resistance Fire",
    ),
    word(
        "durability",
        &["durabilidad"],
        "How often a weapon can be used.",
        "Cuántas veces puede usarse un arma.",
        "with durability 4",
    ),
    word(
        "time",
        &["tiempo"],
        "The time counters on it.",
        "Sus contadores de tiempo.",
        "put 1 time counter on this",
    ),
    word(
        "charge",
        &["carga"],
        "The charge counters on it.",
        "Sus contadores de carga.",
        "put 1 charge counter on this",
    ),
    word(
        "prize",
        &["premio"],
        "A prize.",
        "Un premio.",
        "take 1 prize",
    ),
    word(
        "prizes_left",
        &["premios_restantes"],
        "How many prizes the player has not taken.",
        "Cuántos premios no ha tomado el jugador.",
        "win when prizes_left = 0",
    ),
    word(
        "cards_drawn_from_empty_deck",
        &["cartas_robadas_de_mazo_vacío"],
        "How often the player could not draw.",
        "Cuántas veces no pudo robar el jugador.",
        "lose when cards_drawn_from_empty_deck > 0",
    ),
    word(
        "turn_number",
        &["número_de_turno"],
        "The number of the turn.",
        "El número del turno.",
        "turn_number >= 200",
    ),
    word(
        "that_much",
        &["tanto"],
        "As much as the event counted.",
        "Tanto como contó el suceso.",
        "gain that_much life",
    ),
];

/// The words that make a number.
pub(super) static QUANTITIES: &[Word] = &[
    word(
        "count",
        &["cuenta"],
        "Counts the things of a filter.",
        "Cuenta las cosas de un filtro.",
        "count(Creature and you_control)",
    ),
    word(
        "counters",
        &["contadores"],
        "Counts the counters of a kind on something.",
        "Cuenta los contadores de una clase sobre algo.",
        "counters(+1/+1) of this",
    ),
    word(
        "half",
        &["mitad"],
        "Half of a number, rounded down.",
        "La mitad de un número, redondeada hacia abajo.",
        "half life of you",
    ),
];
