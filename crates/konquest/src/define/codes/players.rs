//! Problems with the players of a galaxy.

use tapete_lang::{Bilingual, Code, Examples};

use super::SCOPE;

pub(crate) const FIRST_GAME: Bilingual =
    Bilingual::new("the first galaxy is here", "la primera galaxia está aquí");
pub(crate) const NAME_PLAYERS: Bilingual = Bilingual::new(
    "write `for_players 2`, or a `new Player called \"…\"` for each",
    "escribe `para_jugadores 2`, o un `nuevo Jugador llamado \"…\"` por cada uno",
);
pub(crate) const WRITE_PLAYERS: Bilingual = Bilingual::new(
    "write `for_players {0}`, or leave it out",
    "escribe `para_jugadores {0}`, o quítalo",
);
pub(crate) const SHORT_NAME: Bilingual = Bilingual::new(
    "write 1 to {0} characters without line ends",
    "escribe de 1 a {0} caracteres sin saltos de línea",
);

pub(crate) static SEVERAL_GAMES: Code = SCOPE.error("several-games", Bilingual::new(
        "a text has one galaxy, and this is another besides `{0}`",
        "un texto tiene una galaxia, y esta es otra además de `{0}`",
    ), Bilingual::new(
        "All planets and players of a text belong to its one galaxy. Put the other galaxy into a file of its own.",
        "Todos los planetas y jugadores de un texto son de su única galaxia. Pon la otra galaxia en un archivo aparte.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 new Galaxy called \"Y\" on_map Grid(5, 5) for_players 2", right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2" },);

pub(crate) static NO_PLAYERS: Code = SCOPE.error("no-players", Bilingual::new(
        "it is not said who plays in this galaxy",
        "no se dice quién juega en esta galaxia",
    ), Bilingual::new(
        "Either `for_players` says how many players there are, or each has a sentence of their own.",
        "O bien `para_jugadores` dice cuántos jugadores hay, o cada uno tiene su propia oración.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5)", right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2" },);

pub(crate) static WRONG_PLAYERS: Code = SCOPE.error("wrong-players", Bilingual::new(
        "the number of players that are named is {0}; a galaxy has from 2 to {1}",
        "el número de jugadores que se nombran es {0}; una galaxia tiene de 2 a {1}",
    ), Bilingual::new(
        "Each `new Player` is one seat of the match.",
        "Cada `nuevo Jugador` es un asiento de la partida.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) new Player called \"Ana\"", right: "new Galaxy called \"X\" on_map Grid(5, 5) new Player called \"Ana\" new Player called \"Eva\"" },);

pub(crate) static PLAYERS_DISAGREE: Code = SCOPE.error("players-disagree", Bilingual::new(
        "`for_players` says something else than the {0} players that are named",
        "`para_jugadores` no concuerda con los {0} jugadores que se nombran",
    ), Bilingual::new(
        "Where players are named, their number is the number of players.",
        "Donde se nombran jugadores, cuantos se nombran juegan.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 3 new Player called \"Ana\" new Player called \"Eva\"", right: "new Galaxy called \"X\" on_map Grid(5, 5) for_players 2 new Player called \"Ana\" new Player called \"Eva\"" },);

pub(crate) static BAD_PLAYER_NAME: Code = SCOPE.error("bad-player-name", Bilingual::new(
        "`{0}` cannot be the name of a player",
        "`{0}` no puede ser el nombre de un jugador",
    ), Bilingual::new(
        "Names of players stand in lists and on maps, so they are short and on one line.",
        "Los nombres de jugadores están en listas y mapas, así que son cortos y de una línea.",
    ), Examples { wrong: "new Galaxy called \"X\" on_map Grid(5, 5) new Player called \"Ana\\nEva\" new Player called \"Eva\"", right: "new Galaxy called \"X\" on_map Grid(5, 5) new Player called \"Ana\" new Player called \"Eva\"" },);
