//! The two file formats of Konquest: map configurations and saved games.
