//! What a game declares: settings, zones, phases and what they allow.

use super::Effect;
use tapete_lang::{Spelled, TextValue};

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum SettingValue {
    Number(i64),
    Word(Spelled),
    Text(TextValue),
}

/// A word that describes a zone, a type, a phase or a resource, and what
/// belongs to it: `limit 7`, `from Land`, `attaches Hero`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Attribute {
    pub(crate) word: Spelled,
    pub(crate) value: Option<SettingValue>,
}

/// `allow play_land once`, `allow move_card once: put 1 Card in your hand to resources`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Allow {
    pub(crate) what: Spelled,
    pub(crate) once: bool,
    pub(crate) effect: Option<Effect>,
}

/// A turn-flow sentence.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Flow {
    pub(crate) required: bool,
    pub(crate) phase: Spelled,
    pub(crate) steps: Vec<FlowStep>,
    pub(crate) ended_by: Spelled,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FlowStep {
    pub(crate) required: bool,
    pub(crate) or_more: bool,
    pub(crate) name: Spelled,
}
