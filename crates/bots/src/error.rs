//! What is wrong with the bots that were asked for, and what to write instead.

use std::fmt;

use tapete_game::Tongue;

/// Bots that cannot sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotError {
    /// No bot has that name.
    Unknown {
        /// What was asked for.
        name: String,
        /// What was probably meant.
        nearest: Option<String>,
        /// Every name there is.
        names: Vec<String>,
    },
    /// Neither one name, nor one for each team, nor one for each seat.
    Count {
        /// How many names were given.
        n_names: usize,
        /// How many seats there are.
        n_seats: usize,
        /// How many teams there are; as many as seats where everyone plays alone.
        n_teams: usize,
    },
}

impl BotError {
    /// Says what is wrong and how to put it right.
    pub fn text(&self, tongue: Tongue) -> String {
        match self {
            BotError::Unknown {
                name,
                nearest,
                names,
            } => {
                let names = names
                    .iter()
                    .map(|it| format!("`{it}`"))
                    .collect::<Vec<_>>()
                    .join(", ");
                match nearest {
                    Some(nearest) => tongue.pick(
                        format!(
                            "unknown bot `{name}`; did you mean `{nearest}`? The bots are {names}"
                        ),
                        format!(
                            "bot desconocido `{name}`; ¿quisiste decir `{nearest}`? Los bots son {names}"
                        ),
                    ),
                    None => tongue.pick(
                        format!("unknown bot `{name}`; the bots are {names}"),
                        format!("bot desconocido `{name}`; los bots son {names}"),
                    ),
                }
            }
            BotError::Count {
                n_names,
                n_seats,
                n_teams,
            } if n_teams < n_seats => tongue.pick(
                format!(
                    "{n_names} bots for {n_seats} seats in {n_teams} teams; name 1 bot for all, {}, or {n_seats} bots, one for each seat",
                    team_counts(*n_teams, "to take turns team by team", "one for each team")
                ),
                format!(
                    "{n_names} bots para {n_seats} asientos en {n_teams} equipos; nombra 1 bot para todos, {}, o {n_seats} bots, uno por asiento",
                    team_counts(*n_teams, "que alternan por equipos", "uno por equipo")
                ),
            ),
            BotError::Count {
                n_names, n_seats, ..
            } => tongue.pick(
                format!(
                    "{n_names} bots for {n_seats} seats; name 1 bot for all, or {n_seats} bots, one for each seat"
                ),
                format!(
                    "{n_names} bots para {n_seats} asientos; nombra 1 bot para todos, o {n_seats} bots, uno por asiento"
                ),
            ),
        }
    }
}

/// Says which numbers of names are dealt out by team.
fn team_counts(n_teams: usize, in_turn: &str, each: &str) -> String {
    match n_teams {
        0..=2 => format!("2 bots, {each}"),
        _ => format!("2 bots {in_turn}, {n_teams} bots, {each}"),
    }
}

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Tongue::En))
    }
}

impl std::error::Error for BotError {}
