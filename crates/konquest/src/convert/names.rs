//! Which names and numbers the old forms can hold.

use crate::files::Kind;

/// The largest whole number of the old forms.
pub(super) const NUMBER_MAX: i64 = i32::MAX as i64;

/// The largest kill rate of the old forms, in millionths.
pub(super) const RATE_MAX: u32 = 999_999;

/// The name that the old forms keep for nobody.
const NEUTRAL: &str = "Neutral";

/// Tells whether a map may have this id.
pub(super) fn is_id(text: &str) -> bool {
    let begins = |it: char| it.is_ascii_alphabetic() || matches!(it, '_' | '$');
    let goes_on = |it: char| begins(it) || it.is_ascii_digit() || it == '-';
    text.starts_with(begins) && text.chars().all(goes_on)
}

/// Tells whether a planet may have this name.
pub(super) fn is_planet(text: &str) -> bool {
    (1..=3).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_alphabetic())
}

/// Tells whether a player may have this name.
pub(super) fn is_player(text: &str) -> bool {
    (1..=10).contains(&text.len())
        && text.starts_with(|it: char| it.is_ascii_alphabetic())
        && text.bytes().all(|it| it.is_ascii_alphanumeric())
        && text != NEUTRAL
}

/// Returns the kind of a player that should sit somewhere, if there is one; a
/// seat of which nothing is said is for a person.
pub(super) fn kind_of(player: Option<&str>) -> Option<Kind> {
    let Some(player) = player else {
        return Some(Kind::Humano);
    };
    Kind::ALL
        .into_iter()
        .find(|it| crate::define::player_of(*it) == player)
}
