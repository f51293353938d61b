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
    wins_one: "seat {0} can win this turn with 1 move",
    wins: "seat {0} can win this turn with {1} moves",
    no_win: "seat {0} cannot make sure of a win this turn",
    unknown: "within {1} positions no win of seat {0} was found; `--positions` looks at more",
    unknown_by_luck: "no win of seat {0} was found, and luck leaves too many ways to try them all",
    no_turn: "nobody acts alone now, so there is no turn to win in",
    luck_after: "whatever luck brings, of {0} ways",
    answers: "seat {0} answers: {1}",
    winning: "first moves that win: {0} of {1}",
    winning_at_least: "first moves that win: {0} of {1} were found within the bound",
    looked_at: "positions looked at: {0}",
    bad_line: "`{0}`: {1}",
};

static ES: ToolSpeech = ToolSpeech {
    no_cards: "{0} no contiene cartas",
    scenarios: "{0} casos, {1} bien",
    wins_one: "el asiento {0} puede ganar en este turno con 1 jugada",
    wins: "el asiento {0} puede ganar en este turno con {1} jugadas",
    no_win: "el asiento {0} no puede asegurar ganar en este turno",
    unknown: "en {1} posiciones no se halló cómo gana el asiento {0}; `--positions` mira más",
    unknown_by_luck: "no se halló cómo gana el asiento {0}, y la suerte deja demasiados caminos",
    no_turn: "ahora nadie actúa solo, así que no hay turno en que ganar",
    luck_after: "traiga lo que traiga la suerte, de {0} maneras",
    answers: "el asiento {0} responde: {1}",
    winning: "primeras jugadas que ganan: {0} de {1}",
    winning_at_least: "primeras jugadas que ganan: {0} de {1} se hallaron dentro del límite",
    looked_at: "posiciones miradas: {0}",
    bad_line: "`{0}`: {1}",
};
