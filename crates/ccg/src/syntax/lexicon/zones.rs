//! The zones that a text may name without declaring them.

use super::word;
use tapete_lang::Word;

/// The zones that games usually have; a game may name others.
pub(super) static ZONES: &[Word] = &[
    word(
        "deck",
        &["mazo", "library"],
        "Where cards are drawn from.",
        "De donde se roban las cartas.",
        "search your deck for a Land to hand",
    ),
    word(
        "hand",
        &["mano"],
        "The cards that a player may play.",
        "Las cartas que un jugador puede jugar.",
        "return it to hand",
    ),
    word(
        "battlefield",
        &["campo_de_batalla"],
        "Where permanents are.",
        "Donde están los permanentes.",
        "put a Creature in your hand to battlefield",
    ),
    word(
        "graveyard",
        &["cementerio"],
        "Where used and dead cards go.",
        "Adonde van las cartas usadas y muertas.",
        "return a Creature in your graveyard to hand",
    ),
    word(
        "stack",
        &["pila"],
        "Where spells and abilities wait.",
        "Donde esperan hechizos y habilidades.",
        "exile a Spell in stack",
    ),
    word(
        "exile",
        &["exilio"],
        "Where cards are out of the game.",
        "Donde las cartas están fuera del juego.",
        "return a Card in exile to hand",
    ),
    word(
        "field",
        &["campo"],
        "Where a player's permanents are.",
        "Donde están los permanentes de un jugador.",
        "put a Ally in your hand to field",
    ),
    word(
        "resources",
        &["recursos"],
        "Where cards serve as resources.",
        "Donde las cartas sirven de recursos.",
        "put a Card in your hand to resources",
    ),
    word(
        "active",
        &["activa"],
        "Where the active creature is.",
        "Donde está la criatura activa.",
        "put a Creature in your bench to active",
    ),
    word(
        "bench",
        &["banca"],
        "Where the other creatures wait.",
        "Donde esperan las otras criaturas.",
        "put a Creature in your hand to bench",
    ),
    word(
        "prizes",
        &["premios"],
        "The cards that are won by knocking out.",
        "Las cartas que se ganan al noquear.",
        "put a Card in your prizes to hand",
    ),
    word(
        "discard",
        &["descarte"],
        "Where used cards go in games without a graveyard.",
        "Adonde van las cartas usadas en juegos sin cementerio.",
        "put it to discard",
    ),
    word(
        "play",
        &["juego"],
        "Wherever permanents are in the game.",
        "Donde estén los permanentes en el juego.",
        "put a Creature in your hand to play",
    ),
];
