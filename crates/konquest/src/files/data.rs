//! What the two files of Konquest say, as plain data.

use tapete_lang::Place;

/// A file of Konquest, whichever of the two it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KonquestFile {
    Map(MapFile),
    Save(SaveFile),
}

/// A map configuration: what a match is started from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MapFile {
    pub id: String,
    pub rows: u32,
    pub columns: u32,
    /// Whether random neutral planets join the listed ones.
    pub random: bool,
    /// How many of them; said but ignored when `random` is false.
    pub n_random: Option<u32>,
    pub blind: bool,
    pub accumulate: bool,
    pub show_ships: bool,
    pub show_stats: bool,
    /// What neutral planets build that say nothing themselves; `None` is 0.
    pub neutral_production: Option<i64>,
    /// After how many turns the match ends, if it does.
    pub limit: Option<u32>,
    /// In the order of the file, those of `PLANETAS_NEUTRALES` last.
    pub planets: Vec<PlanetEntry>,
    pub players: Vec<PlayerEntry>,
    /// The preset of rules; without it a file means `curso`.
    pub rules: Option<String>,
}

/// A planet of a map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlanetEntry {
    pub name: String,
    pub ships: i64,
    pub production: i64,
    /// The kill rate in millionths.
    pub kill_micro: u32,
    /// Whether it stands in `PLANETAS_NEUTRALES`.
    pub neutral: bool,
    /// Row and column from 0; maps of the standard form have none.
    pub cell: Option<(u32, u32)>,
    pub origin: Origin,
}

/// A player of a map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerEntry {
    pub name: String,
    pub kind: Kind,
    /// The names of the planets of this player at the start.
    ///
    /// Empty only in dialects, where a random map gives everybody a planet.
    pub planets: Vec<String>,
    pub origin: Origin,
}

/// A saved game: the position at the start of turn 1 and every fleet ever
/// sent, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SaveFile {
    pub rows: u32,
    pub columns: u32,
    pub blind: bool,
    pub accumulate: bool,
    pub show_ships: bool,
    pub show_stats: bool,
    /// After how many turns the match ends, if it does.
    pub limit: Option<u32>,
    /// In the order of the file, those without owner last.
    pub planets: Vec<SavedPlanet>,
    pub players: Vec<SavedPlayer>,
    pub fleets: Vec<FleetEntry>,
    /// The preset of rules; without it a file means `curso`.
    pub rules: Option<String>,
    pub seed: Option<u64>,
    /// The turn in which play goes on; without it, that of the last fleet.
    pub turn: Option<u32>,
}

/// A planet of a saved game, as it was at the start of turn 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedPlanet {
    pub name: String,
    /// The name of the player, or nobody.
    pub owner: Option<String>,
    pub ships: i64,
    pub production: i64,
    /// The kill rate in millionths.
    pub kill_micro: u32,
    /// Row and column, from 0.
    pub cell: (u32, u32),
    pub origin: Origin,
}

/// A player of a saved game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedPlayer {
    pub name: String,
    pub kind: Kind,
    pub colour: Colour,
    pub origin: Origin,
}

/// A fleet that was sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FleetEntry {
    /// The turn of the order.
    pub sent: u32,
    /// The turn of the landing.
    pub arrives: u32,
    /// Row and column of the source, from 0.
    pub from: (u32, u32),
    /// Row and column of the target, from 0.
    pub to: (u32, u32),
    pub ships: i64,
    /// The name of who sent it.
    pub player: String,
    pub origin: Origin,
}

/// Who plays for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    #[default]
    Humano,
    Facil,
    Dificil,
}

impl Kind {
    /// Every kind, in the order of [`KIND_WORDS`].
    pub const ALL: [Kind; 3] = [Kind::Humano, Kind::Facil, Kind::Dificil];

    /// Returns the word of the files.
    pub fn word(self) -> &'static str {
        KIND_WORDS[self as usize]
    }
}

/// The words of the files for who plays.
pub const KIND_WORDS: [&str; 3] = ["HUMANO", "FACIL", "DIFICIL"];

/// The colour of a player, given by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Colour {
    #[default]
    Azul,
    Amarillo,
    Verde,
    Rojo,
    Naranja,
    GrisClaro,
    Cyan,
    GrisOscuro,
    Blanco,
    Magenta,
}

impl Colour {
    /// Every colour in the order of the seats.
    pub const ALL: [Colour; 10] = [
        Colour::Azul,
        Colour::Amarillo,
        Colour::Verde,
        Colour::Rojo,
        Colour::Naranja,
        Colour::GrisClaro,
        Colour::Cyan,
        Colour::GrisOscuro,
        Colour::Blanco,
        Colour::Magenta,
    ];

    /// Returns the word of the files.
    pub fn word(self) -> &'static str {
        COLOUR_WORDS[self as usize]
    }
}

/// The words of the files for colours, in the order of the seats.
pub const COLOUR_WORDS: [&str; 10] = [
    "azul",
    "amarillo",
    "verde",
    "rojo",
    "naranja",
    "grisClaro",
    "cyan",
    "grisOscuro",
    "blanco",
    "magenta",
];

/// The presets of rules that a file may name.
pub const RULES_WORDS: [&str; 4] = ["curso", "literal", "kde", "planetwars"];

/// Where the name of a thing was read, for problems found later.
///
/// Two files that say the same are equal however they are laid out, so an
/// origin never tells two things apart.
#[derive(Clone, Copy, Debug, Default)]
pub struct Origin(pub Option<Place>);

impl PartialEq for Origin {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for Origin {}

impl From<Place> for Origin {
    fn from(place: Place) -> Self {
        Origin(Some(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_and_colour_has_its_own_word() {
        for (index, kind) in Kind::ALL.into_iter().enumerate() {
            assert_eq!(kind.word(), KIND_WORDS[index]);
        }
        for (index, colour) in Colour::ALL.into_iter().enumerate() {
            assert_eq!(colour.word(), COLOUR_WORDS[index]);
        }
    }
}
