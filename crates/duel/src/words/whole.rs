//! The clauses about the game as a whole: players, rules, decks, teams.

use tapete_lang::{Bilingual, ClauseWord, Takes, clause, names};

use super::{list, number, taking};
use crate::options::{Decks, Formation, MONSTERS_MAX, PLAYERS_MAX, POWERS_EACH_MAX, Preset};

names! {
    pub(crate) PRESETS: Preset;
    "Seed" ["Semilla"] => Preset::Seed,
        "As the game was described: 5 cards, 2 more each turn, healing without limit, at most 200 rounds.",
        "Como se describió el juego: 5 cartas, 2 más cada turno, curación sin límite, a lo sumo 200 rondas.",
        "rules Seed";
    "Original" ["Original"] => Preset::Original,
        "As the first program played it: 4 cards, 1 more each turn, a card needs more energy than it costs, no limit of rounds.",
        "Como lo jugaba el primer programa: 4 cartas, 1 más cada turno, una carta pide más energía de la que cuesta, sin límite de rondas.",
        "rules Original";
    "Modern" ["Moderno"] => Preset::Modern,
        "As it plays best: cards may be thrown away, nobody heals beyond the start, and after 100 rounds the most life wins; what holds if nothing is said.",
        "Como se juega mejor: se pueden descartar cartas, nadie se cura más allá del comienzo, y tras 100 rondas gana la mayor vida; vale si no se dice nada.",
        "rules Modern";
}

names! {
    pub(crate) DECKS: Decks;
    "InOrder" ["EnOrden"] => Decks::InOrder,
        "The first seat plays the first deck, the second the next, and again from the first; what holds if nothing is said.",
        "El primer asiento juega el primer mazo, el segundo el siguiente, y otra vez desde el primero; vale si no se dice nada.",
        "decks InOrder";
    "Dealt" ["Repartidos"] => Decks::Dealt,
        "Each seat gets one of the decks by luck.",
        "Cada asiento recibe uno de los mazos al azar.",
        "decks Dealt";
    "Chosen" ["AElegir", "Elegidos"] => Decks::Chosen,
        "Each seat chooses a deck, without seeing what the others choose.",
        "Cada asiento elige un mazo, sin ver lo que eligen los demás.",
        "decks Chosen";
    "Random" ["Azar"] => Decks::Random,
        "Luck makes a deck for each seat, from all cards of the text.",
        "La suerte hace un mazo para cada asiento, con todas las cartas del texto.",
        "decks Random";
}

names! {
    pub(crate) DECK_SIGHTS: bool;
    "Open" ["Abiertos"] => true,
        "Everybody may look at the powers of all decks; what holds if nothing is said.",
        "Todos pueden mirar los poderes de todos los mazos; vale si no se dice nada.",
        "decks Chosen decks_are Open";
    "Hidden" ["Ocultos"] => false,
        "A deck is seen card by card, as it is played.",
        "Un mazo se ve carta a carta, según se juega.",
        "decks Chosen decks_are Hidden";
}

names! {
    pub(crate) FORMATIONS: Formation;
    "ByDeck" ["PorMazo"] => Formation::Deck,
        "Monsters stand as the deck lists them; what holds if nothing is said.",
        "Los monstruos están como los enumera el mazo; vale si no se dice nada.",
        "formation ByDeck";
    "Chosen" ["AElegir", "Elegida"] => Formation::Chosen,
        "Each player puts the monsters in order before the first round, without seeing the others' order.",
        "Cada jugador ordena los monstruos antes de la primera ronda, sin ver el orden de los demás.",
        "formation Chosen";
}

pub(super) const FOR_PLAYERS: ClauseWord = taking(
    clause(
        "for_players",
        &["para_jugadores"],
        Bilingual::new(
            "How many play: a number, or a range such as 2..4; 2 if nothing is said.",
            "Cuántos juegan: un número, o un intervalo como 2..4; 2 si no se dice nada.",
        ),
        "for_players 2..4",
    ),
    Takes::NumberOrRange {
        min: 2,
        max: PLAYERS_MAX as i64,
    },
);

pub(super) const RULES: ClauseWord = taking(
    clause(
        "rules",
        &["reglas"],
        Bilingual::new(
            "The rules to start from; other clauses change single ones.",
            "Las reglas de partida; otras cláusulas cambian algunas.",
        ),
        "rules Modern",
    ),
    Takes::Name(PRESETS.words),
);

pub(super) const DECKS_CLAUSE: ClauseWord = taking(
    clause(
        "decks",
        &["mazos"],
        Bilingual::new("Who plays which deck.", "Quién juega qué mazo."),
        "decks Chosen",
    ),
    Takes::Name(DECKS.words),
);

pub(super) const USES: ClauseWord = list(
    clause(
        "uses",
        &["usa"],
        Bilingual::new(
            "The decks of the game, in the order of the seats; all decks of the text if nothing is said.",
            "Los mazos del juego, en el orden de los asientos; todos los mazos del texto si no se dice nada.",
        ),
        "uses \"Garden\", \"Storm\"",
    ),
    Takes::Free,
);

pub(super) const DECKS_ARE: ClauseWord = taking(
    clause(
        "decks_are",
        &["mazos_son"],
        Bilingual::new(
            "Whether everybody may look at the powers of a deck.",
            "Si todos pueden mirar los poderes de un mazo.",
        ),
        "decks Chosen decks_are Hidden",
    ),
    Takes::Name(DECK_SIGHTS.words),
);

pub(super) const FORMATION: ClauseWord = taking(
    clause(
        "formation",
        &["formacion", "formación"],
        Bilingual::new(
            "Who says in which order the monsters of a team stand.",
            "Quién dice en qué orden están los monstruos de un equipo.",
        ),
        "formation Chosen",
    ),
    Takes::Name(FORMATIONS.words),
);

pub(super) const TEAM_OF: ClauseWord = number(
    clause(
        "team_of",
        &["equipo_de"],
        Bilingual::new(
            "How many monsters a deck has; 3 if nothing is said.",
            "Cuántos monstruos tiene un mazo; 3 si no se dice nada.",
        ),
        "team_of 3",
    ),
    1,
    MONSTERS_MAX as i64,
);

pub(super) const POWERS_EACH: ClauseWord = number(
    clause(
        "powers_each",
        &["poderes_por_monstruo"],
        Bilingual::new(
            "How many powers each monster of a deck has; 4 if nothing is said.",
            "Cuántos poderes tiene cada monstruo de un mazo; 4 si no se dice nada.",
        ),
        "powers_each 4",
    ),
    1,
    POWERS_EACH_MAX as i64,
);
