//! The words that pick things.

use super::word;
use tapete_lang::Word;

/// The words for what the sentence has already named.
pub(super) static REFS: &[Word] = &[
    word(
        "this",
        &["esto"],
        "The card that says it.",
        "La carta que lo dice.",
        "destroy this",
    ),
    word(
        "it",
        &["eso"],
        "What the event or the effect before was about.",
        "Aquello de lo que trataba el suceso o el efecto anterior.",
        "when a Creature dies: exile it",
    ),
    word(
        "you",
        &["tú"],
        "The player who controls the card.",
        "El jugador que controla la carta.",
        "you draws 1",
    ),
    word(
        "opponent",
        &["rival"],
        "The other player.",
        "El otro jugador.",
        "opponent loses 2 life",
    ),
    word(
        "each_player",
        &["cada_jugador"],
        "All players, one after the other.",
        "Todos los jugadores, uno tras otro.",
        "each_player draws 1",
    ),
    word(
        "attached",
        &["unido", "unida"],
        "What this is attached to.",
        "Aquello a lo que esto está unido.",
        "attached gets +1/+1",
    ),
    word(
        "blocker",
        &["bloqueador"],
        "The creature that blocks.",
        "La criatura que bloquea.",
        "blocker gets -1/-1 until end_of_turn",
    ),
    word(
        "attacker",
        &["atacante"],
        "The creature that attacks.",
        "La criatura que ataca.",
        "attacker gets -1/-1 until end_of_turn",
    ),
    word(
        "defender",
        &["defensor"],
        "The player who is attacked.",
        "El jugador atacado.",
        "defender loses 1 life",
    ),
    word(
        "chosen",
        &["elegido", "elegida"],
        "What was chosen last.",
        "Lo que se eligió por último.",
        "reveal chosen",
    ),
    word(
        "that_player",
        &["ese_jugador"],
        "The player that the event or the effect was about.",
        "El jugador del que trataba el suceso o el efecto.",
        "that_player loses 1 life",
    ),
    word(
        "that_creature",
        &["esa_criatura"],
        "The creature that the event or the effect was about.",
        "La criatura de la que trataba el suceso o el efecto.",
        "destroy that_creature",
    ),
    word(
        "hero",
        &["héroe"],
        "The hero of the player.",
        "El héroe del jugador.",
        "deal 2 damage to hero",
    ),
    word(
        "active",
        &["activa"],
        "The opponent's active creature.",
        "La criatura activa del rival.",
        "deal 10 damage to active",
    ),
];

/// The words that say how things are picked.
pub(super) static SELECTS: &[Word] = &[
    word(
        "controller",
        &["controlador"],
        "The player who controls something.",
        "El jugador que controla algo.",
        "controller of it draws 1",
    ),
    word(
        "owner",
        &["dueño"],
        "The player whose card it is.",
        "El jugador de quien es la carta.",
        "owner of it draws 1",
    ),
    word(
        "each",
        &["cada"],
        "All things of a kind, each of them.",
        "Todas las cosas de una clase, cada una.",
        "destroy each Creature",
    ),
    word(
        "all",
        &["todos", "todas"],
        "Means the same as `each`.",
        "Significa lo mismo que `cada`.",
        "tap all Creatures",
    ),
    word(
        "target",
        &["objetivo", "targets", "objetivos"],
        "One thing, chosen when the card or ability is announced.",
        "Una cosa, elegida al anunciar la carta o la habilidad.",
        "destroy target Creature",
    ),
    word(
        "up_to",
        &["hasta_un_total_de", "hasta_un_máximo_de"],
        "As many as the player likes, up to a number.",
        "Tantas como quiera el jugador, hasta un número.",
        "tap up_to 2 target Creatures",
    ),
    word(
        "random",
        &["al_azar"],
        "Picked by chance.",
        "Elegida al azar.",
        "exile random Card in your hand",
    ),
    word(
        "a",
        &["un", "una", "an"],
        "One thing, chosen when it happens.",
        "Una cosa, elegida cuando ocurre.",
        "sacrifice a Creature",
    ),
    word(
        "another",
        &["otro", "otra"],
        "One thing that is not this.",
        "Una cosa que no es esta.",
        "sacrifice another Creature",
    ),
];

/// The words that say whose zone or whose phase.
pub(super) static WHOSES: &[Word] = &[
    word(
        "your",
        &["tu"],
        "Of the player who controls the card.",
        "Del jugador que controla la carta.",
        "return a Card in your graveyard to hand",
    ),
    word(
        "opponents",
        &["del_rival"],
        "Of the other player.",
        "Del otro jugador.",
        "exile a Card in opponents graveyard",
    ),
    word(
        "their",
        &["su"],
        "Of the player that the effect speaks of.",
        "Del jugador del que habla el efecto.",
        "opponent shuffles their deck",
    ),
    word(
        "its",
        &["de_su_dueño"],
        "Of the owner of the card.",
        "Del dueño de la carta.",
        "return it to its hand",
    ),
    word(
        "any",
        &["cualquier"],
        "Of any player.",
        "De cualquier jugador.",
        "exile a Card in any graveyard",
    ),
    word(
        "each_players",
        &["de_cada_jugador"],
        "Of each player in turn, said of phases.",
        "De cada jugador por turno, dicho de fases.",
        "when each_players upkeep begins: draw 1",
    ),
];
