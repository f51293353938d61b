//! Why a line is not a move now, in both tongues.

use tapete_game::{Refusal, RefusalCode, Telling, Tongue, possessive};
use tapete_speech::{counted, nearest};

use crate::event::ships;
use crate::flow::owner;
use crate::state::State;

/// How many names of planets a refusal lists.
const NAMES_MAX: usize = 7;

/// How many letters of a line are repeated.
const LETTERS_MAX: usize = 40;

/// A reason, with the planets it speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reason {
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

impl Reason {
    pub(super) fn refuse(&self, state: &State, text: &str, telling: Telling<'_>) -> Refusal {
        let (en, es) = self.say(state, text, telling);
        Refusal::new(self.code(), telling.pick(en, es))
    }

    fn code(&self) -> RefusalCode {
        match self {
            Reason::NoOrder | Reason::StandingNeedsNumber => RefusalCode::NotAMove,
            Reason::Ambiguous => RefusalCode::Ambiguous,
            Reason::NoPlanet(_)
            | Reason::Zero
            | Reason::Percent
            | Reason::PartOfNothing(..)
            | Reason::NoSuchOrder(..)
            | Reason::NoSuchStanding(..) => RefusalCode::NotThere,
            Reason::TooFew(..) => RefusalCode::CannotPay,
            Reason::NotYours(_)
            | Reason::Itself(_)
            | Reason::NothingChosen
            | Reason::NoMoreOrders => RefusalCode::NotAllowed,
            Reason::NoStanding => RefusalCode::Impossible,
        }
    }

    /// Returns the sentence in English and in Spanish.
    fn say(&self, state: &State, text: &str, telling: Telling<'_>) -> (String, String) {
        let name = |planet: u16| state.planets[usize::from(planet)].name;
        let there = |planet: u16, tongue| ships(state.planets[usize::from(planet)].ships, tongue);
        let both = |en: &str, es: &str| (en.to_owned(), es.to_owned());
        match self {
            Reason::NoOrder => {
                let shown: String = text.chars().take(LETTERS_MAX).collect();
                (
                    format!(
                        "`{shown}` is not an order; write `A3B` to send 3 ships from A to B, `A*B` to send all, or `end`"
                    ),
                    format!(
                        "`{shown}` no es una orden; escribe `A3B` para enviar 3 naves de A a B, `A*B` para enviarlas todas, o `fin`"
                    ),
                )
            }
            Reason::Ambiguous => both(
                "this can be read in more than one way; write spaces around the number, as in `P1 3 P2`",
                "esto se puede leer de más de una forma; pon espacios alrededor del número, como en `P1 3 P2`",
            ),
            Reason::NoPlanet(unknown) => no_planet(state, unknown),
            Reason::NotYours(planet) => not_yours(state, *planet, telling),
            Reason::Itself(planet) => {
                let it = name(*planet);
                (
                    format!("a fleet from {it} cannot fly to {it}; choose another planet"),
                    format!("una flota de {it} no puede volar a {it}; elige otro planeta"),
                )
            }
            Reason::Zero => both(
                "a fleet has at least 1 ship",
                "una flota tiene al menos 1 nave",
            ),
            Reason::TooFew(planet, wanted) => {
                let it = name(*planet);
                let [en, es] = [Tongue::En, Tongue::Es].map(|tongue| there(*planet, tongue));
                (
                    format!("{it} has {en}, not {wanted}"),
                    format!("{it} tiene {es}, no {wanted}"),
                )
            }
            Reason::Percent => both(
                "at most 100% of the ships can leave",
                "puede salir a lo sumo el 100% de las naves",
            ),
            Reason::PartOfNothing(planet, percent) => {
                let it = name(*planet);
                let [en, es] = [Tongue::En, Tongue::Es].map(|tongue| there(*planet, tongue));
                (
                    format!("{percent}% of {en} on {it} is less than one ship"),
                    format!("el {percent}% de {es} en {it} no llega a una nave"),
                )
            }
            Reason::NothingChosen => both(
                "choose a planet first, or write a whole order such as `A3B`",
                "elige antes un planeta, o escribe una orden entera como `A3B`",
            ),
            Reason::NoStanding => both(
                "this game has no standing orders",
                "este juego no tiene órdenes fijas",
            ),
            Reason::StandingNeedsNumber => both(
                "a standing order needs a number of ships, as in `A+3B`",
                "una orden fija pide un número de naves, como en `A+3B`",
            ),
            Reason::NoMoreOrders => both(
                "no more orders fit into this turn; write `end`",
                "no caben más órdenes en este turno; escribe `fin`",
            ),
            Reason::NoSuchOrder(number, count) => {
                let en = counted(*count, ["order", "orders"]);
                let es = counted(*count, ["orden", "órdenes"]);
                (
                    format!("there is no order {number}; you have given {en} this turn"),
                    format!("no hay orden {number}; has dado {es} en este turno"),
                )
            }
            Reason::NoSuchStanding(number, count) => {
                let en = counted(*count, ["standing order", "standing orders"]);
                let es = counted(*count, ["orden fija", "órdenes fijas"]);
                (
                    format!("there is no standing order {number}; you have {en}"),
                    format!("no hay orden fija {number}; tienes {es}"),
                )
            }
        }
    }
}

/// Says whose a planet is from which the seat may not order.
fn not_yours(state: &State, planet: u16, telling: Telling<'_>) -> (String, String) {
    let it = &state.planets[usize::from(planet)];
    let name = it.name;
    match owner(it.owner) {
        Some(owner) => {
            let owner = telling.name(owner);
            (
                format!("{name} is {}, not yours", possessive(&owner)),
                format!("{name} es de {owner}, no tuyo"),
            )
        }
        None => (
            format!("{name} is neutral; ships leave from your own planets"),
            format!("{name} es neutral; las naves salen de tus planetas"),
        ),
    }
}

/// Says that there is no such planet, and which is perhaps meant.
fn no_planet(state: &State, unknown: &str) -> (String, String) {
    let unknown: String = unknown.chars().take(LETTERS_MAX).collect();
    let names = || state.planets.iter().map(|it| it.name.as_str());
    let folded = unknown.to_lowercase();
    let same_but_case = names().find(|it| it.to_lowercase() == folded);
    let meant = same_but_case.or_else(|| nearest(&unknown, names()));
    let (en, es) = match meant {
        Some(name) => (
            format!("did you mean `{name}`?"),
            format!("¿querías decir `{name}`?"),
        ),
        None if state.planets.len() <= NAMES_MAX => {
            let names: Vec<&str> = names().collect();
            let names = names.join(", ");
            (
                format!("the planets are {names}"),
                format!("los planetas son {names}"),
            )
        }
        None => (
            "the map shows their names".to_owned(),
            "sus nombres están en el mapa".to_owned(),
        ),
    };
    (
        format!("there is no planet `{unknown}`; {en}"),
        format!("no hay ningún planeta `{unknown}`; {es}"),
    )
}
