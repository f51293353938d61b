//! The two tools that every client knows by name, since it may ask them of any
//! text: `explain`, which says what the cards of a text do, and `picture`, which
//! draws them.

use tapete_speech::{Bilingual, Tongue};

use crate::argument::{Argument, Count, Kind};
use crate::refused::Refused;
use crate::tool::{Gives, Run, Tool};

/// How many cards one picture shows at most.
const PICTURED_MAX: usize = 100;

const FILE: Argument = Argument::first(
    "file",
    Kind::File,
    Bilingual::new(
        "A shipped game or a file of cards",
        "Un juego incluido o un archivo de cartas",
    ),
);

const CARD: Argument = Argument::option(
    "card",
    Kind::Text,
    Bilingual::new(
        "Draw this card; may be given several times",
        "Dibuja esta carta; puede darse varias veces",
    ),
)
.count(Count::UpTo(PICTURED_MAX))
.shown("NAME");

static EXPLAIN: [Argument; 1] = [FILE];
static PICTURE: [Argument; 2] = [FILE, CARD];

impl Tool {
    /// Returns the tool `explain` of a family.
    pub const fn explain(doc: Bilingual, run: Run) -> Tool {
        Tool {
            name: "explain",
            others: &[],
            doc,
            arguments: &EXPLAIN,
            gives: &[],
            next: None,
            run,
        }
    }

    /// Returns the tool `picture` of a family.
    pub const fn picture(run: Run) -> Tool {
        Tool {
            name: "picture",
            others: &[],
            doc: Bilingual::new("Draw cards", "Dibuja cartas"),
            arguments: &PICTURE,
            gives: &[Gives::Picture],
            next: None,
            run,
        }
    }
}

impl Refused {
    /// Asks `picture` for the names of cards: the picture of a text with a game
    /// is a match of it.
    pub fn cards_unnamed(tongue: Tongue) -> Refused {
        let message = tongue.pick(
            "name the cards to draw, since the text has a game",
            "nombra las cartas que dibujar, ya que el texto tiene un juego",
        );
        Refused::Nothing(message.to_owned())
    }
}

/// Refuses a picture of no cards, and of more than one picture shows.
pub fn check_pictured(n_cards: usize, tongue: Tongue) -> Result<(), String> {
    match n_cards {
        0 => Err(tongue
            .pick("there are no cards", "no hay cartas")
            .to_owned()),
        1..=PICTURED_MAX => Ok(()),
        _ => Err(tongue.pick(
            format!("there are {n_cards} cards; a picture shows at most {PICTURED_MAX}: name some"),
            format!(
                "hay {n_cards} cartas; una imagen muestra como mucho {PICTURED_MAX}: nombra algunas"
            ),
        )),
    }
}
