//! The clauses about what may be seen.

use tapete_lang::{Bilingual, ClauseWord, clause};

pub(super) const BLIND: ClauseWord = clause(
    "blind",
    &["ciego"],
    Bilingual::new(
        "Planets of other players do not show their ships, production and kill rate.",
        "Los planetas de otros jugadores no muestran sus naves, su producción ni su letalidad.",
    ),
    "blind",
);

pub(super) const SHOWS_SHIPS: ClauseWord = clause(
    "shows_ships",
    &["muestra_naves"],
    Bilingual::new(
        "The ships on planets of nobody are seen.",
        "Se ven las naves de los planetas de nadie.",
    ),
    "neutrals 8 shows_ships",
);

pub(super) const SHOWS_STATS: ClauseWord = clause(
    "shows_stats",
    &["muestra_estadisticas", "muestra_estadísticas"],
    Bilingual::new(
        "The production and kill rate of planets of nobody are seen.",
        "Se ven la producción y la letalidad de los planetas de nadie.",
    ),
    "neutrals 8 shows_stats",
);
