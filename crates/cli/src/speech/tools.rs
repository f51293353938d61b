//! What is said around tools and positions, in both languages.

use tapete_game::Tongue;

/// Every text of `solve`, and what is said around tools.
pub(crate) struct ToolSpeech {
    pub(crate) no_cards: &'static str,
    /// Of `scene`.
    pub(crate) scenarios: &'static str,
    // solve.
    pub(crate) wins_one: &'static str,
    pub(crate) wins: &'static str,
    pub(crate) no_win: &'static str,
    pub(crate) unknown: &'static str,
    pub(crate) unknown_by_luck: &'static str,
    pub(crate) no_turn: &'static str,
    pub(crate) luck_after: &'static str,
    pub(crate) answers: &'static str,
    pub(crate) winning: &'static str,
    pub(crate) winning_at_least: &'static str,
    pub(crate) looked_at: &'static str,
    pub(crate) bad_line: &'static str,
}

/// Returns the texts in a language.
pub(crate) fn tools(tongue: Tongue) -> &'static ToolSpeech {
    match tongue {
        Tongue::En => &EN,
        Tongue::Es => &ES,
    }
}

static EN: ToolSpeech = ToolSpeech {
    no_cards: "{0} holds no cards",
    scenarios: "{0} scenarios, {1} passed",
    wins_one: "you can win this turn with 1 move",
    wins: "you can win this turn with {0} moves",
    no_win: "you cannot force a win this turn",
    unknown: "no win was found in {0} positions; `--positions` looks at more",
    unknown_by_luck: "no win was found, and chance leaves too many ways to try them all",
    no_turn: "nobody is to move alone now, so there is no turn to win",
    luck_after: "whichever of {0} ways chance takes",
    answers: "{0} answers: {1}",
    winning: "winning first moves: {0} of {1}",
    winning_at_least: "winning first moves found before the limit: {0} of {1}",
    looked_at: "positions searched: {0}",
    bad_line: "`{0}`: {1}",
};

static ES: ToolSpeech = ToolSpeech {
    no_cards: "{0} no contiene cartas",
    scenarios: "{0} casos, {1} bien",
    wins_one: "puedes ganar en este turno con 1 jugada",
    wins: "puedes ganar en este turno con {0} jugadas",
    no_win: "no puedes asegurarte la victoria en este turno",
    unknown: "no se encontró ninguna victoria en {0} posiciones; `--positions` mira más",
    unknown_by_luck: "no se encontró ninguna victoria, y el azar deja demasiados caminos para probarlos todos",
    no_turn: "ahora nadie juega solo, así que no hay turno que ganar",
    luck_after: "salga lo que salga, de {0} maneras",
    answers: "{0} responde: {1}",
    winning: "primeras jugadas ganadoras: {0} de {1}",
    winning_at_least: "primeras jugadas ganadoras encontradas antes del límite: {0} de {1}",
    looked_at: "posiciones analizadas: {0}",
    bad_line: "`{0}`: {1}",
};
