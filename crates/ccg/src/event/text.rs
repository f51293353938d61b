//! Events for people to read: a log that reads like a report.

use tapete_game::Tongue;

use super::Event;
use crate::model::Cards;

/// Writes an event.
pub(crate) fn write(_game: &Cards, _event: &Event, _tongue: Tongue, _text: &mut String) {}
