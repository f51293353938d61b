//! What the old forms cannot say, in both languages.

use tapete_lang::Bilingual;

pub(super) const NO_GALAXY: Bilingual = Bilingual::new(
    "the text holds no galaxy without errors",
    "el texto no contiene ninguna galaxia sin errores",
);
pub(super) const ID: Bilingual = Bilingual::new(
    "a map cannot be called `{0}`: only letters, digits, `_`, `$` and `-`, and no digit or `-` first",
    "un mapa no puede llamarse `{0}`: solo letras sin acentos, cifras, `_`, `$` y `-`, y no primero una cifra o `-`",
);
pub(super) const RULE: Bilingual = Bilingual::new(
    "there is no word for `{0}` as it is here: only the presets are known",
    "no hay palabra para `{0}` como está aquí: solo se conocen los conjuntos de reglas",
);
pub(super) const NO_LIMIT: Bilingual = Bilingual::new(
    "a match without `turn_limit` cannot be said with these rules",
    "con estas reglas no se puede decir una partida sin `limite_de_turnos`",
);
pub(super) const SYMMETRY: Bilingual = Bilingual::new(
    "a symmetric map cannot be said",
    "no se puede decir un mapa simétrico",
);
pub(super) const HOME: Bilingual = Bilingual::new(
    "`{0}` owns no listed planet: a home that luck makes cannot be said",
    "`{0}` no tiene ningún planeta enumerado: no se puede decir una casa que haga la suerte",
);
pub(super) const DRAWS: Bilingual = Bilingual::new(
    "planets that luck makes always have 5 ships, a production of 5..15, a kill rate of 0.2..0.899999 and three letters",
    "los planetas que hace la suerte siempre tienen 5 naves, producción 5..15, letalidad 0.2..0.899999 y tres letras",
);
pub(super) const NO_NEUTRAL: Bilingual = Bilingual::new(
    "a map lists at least one planet of nobody",
    "un mapa enumera al menos un planeta de nadie",
);
pub(super) const UNNAMED: Bilingual = Bilingual::new(
    "players need names: write a `new Player called \"…\"` for each",
    "los jugadores necesitan nombre: escribe un `nuevo Jugador llamado \"…\"` por cada uno",
);
pub(super) const PLAYER_NAME: Bilingual = Bilingual::new(
    "a player cannot be called `{0}`: 1 to 10 letters or digits, a letter first, and not `Neutral`",
    "un jugador no puede llamarse `{0}`: de 1 a 10 letras o cifras sin acentos, una letra primero, y no `Neutral`",
);
pub(super) const PLAYER_KIND: Bilingual = Bilingual::new(
    "there is no word for who plays `{0}`: only `Human`, `Easy` and `Hard` are known",
    "no hay palabra para quien juega como `{0}`: solo se conocen `Humano`, `Facil` y `Dificil`",
);
pub(super) const PLANET_NAME: Bilingual = Bilingual::new(
    "a planet cannot be called `{0}`: 1 to 3 letters",
    "un planeta no puede llamarse `{0}`: de 1 a 3 letras sin acentos",
);
pub(super) const SHIPS: Bilingual = Bilingual::new(
    "`{0}` has {1} ships: only 0 to 2147483647 can be said",
    "`{0}` tiene {1} naves: solo se puede decir de 0 a 2147483647",
);
pub(super) const PRODUCTION: Bilingual = Bilingual::new(
    "`{0}` has production {1}: only 0 to 2147483647 can be said",
    "`{0}` tiene producción {1}: solo se puede decir de 0 a 2147483647",
);
pub(super) const NEUTRAL_PRODUCTION: Bilingual = Bilingual::new(
    "planets of nobody build {0}: only 0 to 2147483647 can be said",
    "los planetas de nadie construyen {0}: solo se puede decir de 0 a 2147483647",
);
pub(super) const RATE: Bilingual = Bilingual::new(
    "`{0}` has kill rate 1: only rates below 1 can be said",
    "`{0}` tiene letalidad 1: solo se pueden decir las menores que 1",
);
pub(super) const CELL: Bilingual = Bilingual::new(
    "a map cannot say where `{0}` lies: luck puts every planet",
    "un mapa no puede decir dónde está `{0}`: la suerte pone cada planeta",
);
pub(super) const MOVE: Bilingual = Bilingual::new(
    "move {0}, `{1}`, cannot be played: {2}",
    "la jugada {0}, `{1}`, no se puede jugar: {2}",
);
pub(super) const DICE_MAP: Bilingual = Bilingual::new(
    "the battles have dice and the map was made by luck: the seed alone cannot tell them apart, so every planet must be listed with its cell",
    "las batallas tienen dados y el mapa lo hizo la suerte: la semilla sola no puede distinguirlos, así que cada planeta debe estar enumerado con su celda",
);
pub(super) const DICE_INDEX: Bilingual = Bilingual::new(
    "the battles have dice, and of the seed {0} only the first match can be said",
    "las batallas tienen dados, y de la semilla {0} solo se puede decir la primera partida",
);
pub(super) const STANDING: Bilingual = Bilingual::new(
    "`{0}` still has standing orders, which cannot be said",
    "`{0}` aún tiene órdenes fijas, que no se pueden decir",
);
pub(super) const FLEET: Bilingual = Bilingual::new(
    "a fleet of {0} ships is too large to be said",
    "una flota de {0} naves es demasiado grande para decirla",
);
pub(super) const GROWN: Bilingual = Bilingual::new(
    "production has grown before the first turn, and what captured planets fall back to cannot be said",
    "la producción ha crecido antes del primer turno, y no se puede decir a cuál vuelven los planetas conquistados",
);
pub(super) const LANDING: Bilingual = Bilingual::new(
    "fleets did not land in the order in which they were sent, and the log would be played otherwise",
    "las flotas no aterrizaron en el orden en que salieron, y el registro se jugaría de otra manera",
);
