//! The players that a text names.

use tapete_lang::{Bilingual, ClauseWord, KindWord, Takes, Times, Word, clause, names};

pub(super) const PLAYER: KindWord = KindWord {
    word: Word {
        name: "Player",
        others: &["Jugador"],
        doc: Bilingual::new(
            "A player of the galaxy, in the order of the seats; their number is that of the match.",
            "Un jugador de la galaxia, en el orden de los asientos; cuantos haya juegan la partida.",
        ),
        example: "new Player called \"Ana\" plays Human",
    },
    named: true,
    clauses: &[PLAYS],
};

const PLAYS: ClauseWord = ClauseWord {
    takes: Takes::Name(PLAYERS.words),
    times: Times::Once,
    needed: false,
    variables: &[],
    ..clause(
        "plays",
        &["juega"],
        Bilingual::new(
            "Who should sit there if nobody says otherwise.",
            "Quién debería sentarse ahí si nadie dice otra cosa.",
        ),
        "plays Human",
    )
};

names! {
    pub(crate) PLAYERS: &'static str;
    "Human" ["Humano"] => "person",
        "A person.",
        "Una persona.",
        "plays Human";
    "Easy" ["Facil", "Fácil"] => "weak",
        "An easy bot: `weak`.",
        "Un bot fácil: `weak`.",
        "plays Easy";
    "Hard" ["Dificil", "Difícil"] => "becai",
        "A difficult bot: `becai`.",
        "Un bot difícil: `becai`.",
        "plays Hard";
    "Offensive" ["Ofensivo"] => "normal",
        "A bot that attacks early: `normal`.",
        "Un bot que ataca pronto: `normal`.",
        "plays Offensive";
    "Defensive" ["Defensivo"] => "hard",
        "A bot that keeps its ships together: `hard`.",
        "Un bot que junta sus naves: `hard`.",
        "plays Defensive";
    "Planner" ["Planificador"] => "planner",
        "The strongest bot, which looks ahead: `planner`.",
        "El bot más fuerte, que mira hacia adelante: `planner`.",
        "plays Planner";
    "Passive" ["Pasivo"] => "passive",
        "A bot that never orders anything: `passive`.",
        "Un bot que nunca ordena nada: `passive`.",
        "plays Passive";
    "Anyhow" ["AlAzar"] => "wanderer",
        "A bot that orders anything: `wanderer`.",
        "Un bot que ordena cualquier cosa: `wanderer`.",
        "plays Anyhow";
}
