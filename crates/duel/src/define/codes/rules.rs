//! Problems with the rules of a game.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const FIRST_GAME: Bilingual = Bilingual::new("the first one", "el primero");
pub(crate) const ONE_GAME: Bilingual = Bilingual::new(
    "leave one of the two out, or put it into a file of its own",
    "quita uno de los dos, o ponlo en un archivo propio",
);
pub(crate) const FIRST_WITHIN: Bilingual = Bilingual::new(
    "write `first_cards` from {0} to {1}",
    "escribe `cartas_del_primero` de {0} a {1}",
);
pub(crate) const FEWER_CARDS: Bilingual = Bilingual::new(
    "write at most `hand {0}`, or a larger `hand_limit`",
    "escribe a lo sumo `mano {0}`, o un `limite_de_mano` mayor",
);
pub(crate) const OPEN_OR_DEALT: Bilingual = Bilingual::new(
    "write `decks_are Open`, or `decks Dealt` for hidden decks of the text",
    "escribe `mazos_son Abiertos`, o `mazos Repartidos` para mazos ocultos del texto",
);
pub(crate) const WRITE_HAND: Bilingual = Bilingual::new(
    "write for example `hand 5` or `draws 2`",
    "escribe por ejemplo `mano 5` o `roba 2`",
);
pub(crate) const WRITE_HARM: Bilingual = Bilingual::new(
    "give some power an action that takes life, such as `Attack()`",
    "da a algún poder una acción que quite vida, como `Attack()`",
);

pub(crate) static SEVERAL_GAMES: Code = SCOPE.error(
    "several-games",
    Bilingual::new(
        "the text has a game already, `{0}`",
        "el texto ya tiene un juego, `{0}`",
    ),
    Bilingual::new(
        "A text is one game; write others in files of their own and include the cards.",
        "Un texto es un juego; escribe los demás en archivos propios e incluye las cartas.",
    ),
    Examples {
        wrong: concat!(
            "new Duel called \"Y\" decks Random\nnew Duel called \"X\" decks Random\n",
            cards!()
        ),
        right: concat!("new Duel called \"X\" decks Random\n", cards!()),
    },
);

pub(crate) static HIDDEN_RANDOM: Code = SCOPE.error("hidden-random", Bilingual::new(
        "decks that luck makes cannot be hidden",
        "los mazos que hace la suerte no pueden estar ocultos",
    ), Bilingual::new(
        "A random deck may hold any cards of the text, so if it were hidden too, nobody could tell what a hand may hold, and no bot could think about it. A hidden deck is one of the text's decks.",
        "Un mazo al azar puede tener cualquier carta del texto; si además estuviera oculto, nadie sabría qué puede haber en una mano, y ningún bot podría pensar en ello. Un mazo oculto es uno de los mazos del texto.",
    ), Examples { wrong: duel!("decks Random decks_are Hidden"), right: duel!("decks Random decks_are Open") },);

pub(crate) static HAND_OVER_LIMIT: Code = SCOPE.error(
    "hand-over-limit",
    Bilingual::new(
        "{0} cards at the start do not fit into a hand of at most {1}",
        "{0} cartas al comienzo no caben en una mano de a lo sumo {1}",
    ),
    Bilingual::new(
        "The hand of the start must not be larger than `hand_limit`.",
        "La mano del comienzo no puede ser mayor que `limite_de_mano`.",
    ),
    Examples {
        wrong: duel!("hand 8"),
        right: duel!("hand 8 hand_limit 9"),
    },
);

pub(crate) static FIRST_HAND: Code = SCOPE.error(
    "first-hand",
    Bilingual::new(
        "the first player would start with {0} cards; a hand has from 0 to {1}",
        "el primer jugador comenzaría con {0} cartas; una mano tiene de 0 a {1}",
    ),
    Bilingual::new(
        "`first_cards` is added to `hand` for the first player.",
        "`cartas_del_primero` se suma a `mano` para el primer jugador.",
    ),
    Examples {
        wrong: duel!("hand 2 first_cards -3"),
        right: duel!("hand 2 first_cards -1"),
    },
);

pub(crate) static NO_CARDS_EVER: Code = SCOPE.error(
    "no-cards-ever",
    Bilingual::new(
        "nobody would ever have a card: hands start empty and nobody draws",
        "nadie tendría nunca una carta: las manos comienzan vacías y nadie roba",
    ),
    Bilingual::new(
        "Cards come from the hand of the start (`hand`) and with each turn (`draws`).",
        "Las cartas vienen de la mano del comienzo (`mano`) y con cada turno (`roba`).",
    ),
    Examples {
        wrong: duel!("hand 0 draws 0"),
        right: duel!("hand 0 draws 1"),
    },
);

pub(crate) static NO_EFFECT: Code = SCOPE.warning(
    "no-effect",
    Bilingual::new("`{0}` changes nothing: {1}", "`{0}` no cambia nada: {1}"),
    Bilingual::new(
        "The text says something that no match can show.",
        "El texto dice algo que ninguna partida puede mostrar.",
    ),
    Examples {
        wrong: duel!("decks Chosen"),
        right: duel!(""),
    },
);

pub(crate) static NOTHING_HARMS: Code = SCOPE.warning("nothing-harms", Bilingual::new(
        "no power of the game takes life from an enemy: nobody can win before the limit of rounds",
        "ningún poder del juego quita vida a un enemigo: nadie puede ganar antes del límite de rondas",
    ), Bilingual::new(
        "A match is won by killing the monsters of all others.",
        "Una partida se gana matando los monstruos de todos los demás.",
    ), Examples { wrong: "new Duel called \"X\" decks Random
new Monster called \"Moss\" is Plant with_life 100 with_attack 20
new Power called \"Rest\" costs 10 Actions { Heal(5) }", right: "new Duel called \"X\" decks Random
new Monster called \"Moss\" is Plant with_life 100 with_attack 20
new Power called \"Hit\" costs 10 Actions { Attack() }" },);
