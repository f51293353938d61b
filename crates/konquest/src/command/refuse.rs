//! Why a line is not a move now, in both tongues.

use tapete_game::Tongue;

use crate::event::ships;
use crate::state::State;

/// How many names of planets a refusal lists.
const NAMES_MAX: usize = 12;

/// A reason, with the planets it speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    NoOrder,
    Ambiguous,
    NoPlanet(String),
    NotYours(u16),
    Itself(u16),
    Zero,
    TooFew(u16, i64),
    Percent,
    PartOfNothing(u16, i64),
    NothingChosen,
    NoStanding,
    StandingNeedsNumber,
    NoMoreOrders,
    NoSuchOrder(i64, u16),
    NoSuchStanding(i64, u16),
}

impl Refusal {
    pub(super) fn say(&self, state: &State, text: &str, tongue: Tongue) -> String {
        let name = |planet: u16| state.planets[usize::from(planet)].name;
        let (en, es) = match self {
            Refusal::NoOrder => {
                let shown: String = text.chars().take(40).collect();
                (
                    format!(
                        "`{shown}` is not an order; write `A3B` to send 3 ships from A to B, `A*B` to send all, or `end`"
                    ),
                    format!(
                        "`{shown}` no es una orden; escribe `A3B` para enviar 3 naves de A a B, `A*B` para enviarlas todas, o `fin`"
                    ),
                )
            }
            Refusal::Ambiguous => (
                "this can be read in more than one way; write spaces around the number, as in `P1 3 P2`".to_owned(),
                "esto se puede leer de más de una forma; pon espacios alrededor del número, como en `P1 3 P2`".to_owned(),
            ),
            Refusal::NoPlanet(unknown) => {
                let names = known_names(state, unknown);
                (
                    format!("there is no planet `{unknown}`; {names}"),
                    format!("no hay ningún planeta `{unknown}`; {names}"),
                )
            }
            Refusal::NotYours(planet) => (
                format!("{} is not yours", name(*planet)),
                format!("{} no es tuyo", name(*planet)),
            ),
            Refusal::Itself(planet) => (
                format!("a fleet from {0} cannot fly to {0}; name another planet", name(*planet)),
                format!("una flota de {0} no puede volar a {0}; nombra otro planeta", name(*planet)),
            ),
            Refusal::Zero => (
                "a fleet has at least 1 ship".to_owned(),
                "una flota tiene al menos 1 nave".to_owned(),
            ),
            Refusal::TooFew(planet, wanted) => {
                let there = state.planets[usize::from(*planet)].ships;
                (
                    format!("{} has {}, not {wanted}", name(*planet), ships(there, Tongue::En)),
                    format!("{} tiene {}, no {wanted}", name(*planet), ships(there, Tongue::Es)),
                )
            }
            Refusal::Percent => (
                "at most 100% of the ships can leave".to_owned(),
                "puede salir a lo sumo el 100% de las naves".to_owned(),
            ),
            Refusal::PartOfNothing(planet, percent) => {
                let there = state.planets[usize::from(*planet)].ships;
                (
                    format!("{percent}% of {} on {} is not a ship", ships(there, Tongue::En), name(*planet)),
                    format!("el {percent}% de {} en {} no llega a una nave", ships(there, Tongue::Es), name(*planet)),
                )
            }
            Refusal::NothingChosen => (
                "choose a planet first, or write a whole order such as `A3B`".to_owned(),
                "elige antes un planeta, o escribe una orden entera como `A3B`".to_owned(),
            ),
            Refusal::NoStanding => (
                "this game has no standing orders".to_owned(),
                "este juego no tiene órdenes fijas".to_owned(),
            ),
            Refusal::StandingNeedsNumber => (
                "a standing order needs a number of ships, as in `A+3B`".to_owned(),
                "una orden fija pide un número de naves, como en `A+3B`".to_owned(),
            ),
            Refusal::NoMoreOrders => (
                "no more orders fit into this turn; write `end`".to_owned(),
                "no caben más órdenes en este turno; escribe `fin`".to_owned(),
            ),
            Refusal::NoSuchOrder(number, count) => (
                format!("there is no order {number}; you have given {count} in this turn"),
                format!("no hay orden {number}; has dado {count} en este turno"),
            ),
            Refusal::NoSuchStanding(number, count) => (
                format!("there is no standing order {number}; you have {count}"),
                format!("no hay orden fija {number}; tienes {count}"),
            ),
        };
        tongue.pick(en, es)
    }
}

/// Lists the names that are nearest in spelling, or simply the first ones.
fn known_names(state: &State, unknown: &str) -> String {
    let folded = unknown.to_lowercase();
    let same_but_case = state
        .planets
        .iter()
        .find(|it| it.name.as_str().to_lowercase() == folded);
    if let Some(planet) = same_but_case {
        return format!("`{}`?", planet.name);
    }
    let mut names: Vec<&str> = state.planets.iter().map(|it| it.name.as_str()).collect();
    names.sort_unstable_by_key(|it| (it.len(), *it));
    let more = if names.len() > NAMES_MAX { " …" } else { "" };
    names.truncate(NAMES_MAX);
    format!("{}{more}", names.join(" "))
}
