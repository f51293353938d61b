//! The kind of bots written in a text.

use tapete_lang::{Bilingual, ClauseWord, KindWord, Takes, Times, Word};

use super::{combiners, strategies, variables};

pub(crate) const BOT: KindWord = KindWord {
    word: Word {
        name: "Bot",
        others: &["Autómata"],
        doc: Bilingual::new(
            "A player that is a program: in each turn the first line whose condition holds chooses the tile, unless `combines` says otherwise.",
            "Un jugador que es un programa: en cada turno elige la ficha la primera línea cuya condición se cumple, si `combina` no dice otra cosa.",
        ),
        example: "new Bot called \"Careful\" plays BotaGorda when hand.points > 25 plays Data",
    },
    named: true,
    clauses: &[
        ClauseWord {
            word: Word {
                name: "plays",
                others: &["juega"],
                doc: Bilingual::new(
                    "A strategy, and in parentheses how much it counts, from 1 to 1000; 1 if nothing is said. Of equally good tiles, one at random.",
                    "Una estrategia y, entre paréntesis, cuánto cuenta, de 1 a 1000; 1 si no se dice nada. Entre fichas igual de buenas, una al azar.",
                ),
                example: "plays BotaGorda(3) when hand.points > 25 plays Data",
            },
            takes: Takes::Name(strategies::NAMES),
            times: Times::List,
            needed: true,
            variables: variables::VARIABLES,
        },
        ClauseWord {
            word: Word {
                name: "combines",
                others: &["combina"],
                doc: Bilingual::new(
                    "How several strategies choose together; the first active one alone if nothing is said.",
                    "Cómo eligen juntas varias estrategias; la primera activa sola si no se dice nada.",
                ),
                example: "plays DoublesFirst plays BotaGorda combines FilterChain",
            },
            takes: Takes::Name(combiners::NAMES),
            times: Times::Once,
            needed: false,
            variables: &[],
        },
    ],
};
