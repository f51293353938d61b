//! When something happens, and whether something holds.

use super::{AbilityRef, Amount, Cmp, Counter, Filter, Selector, Whose, ZoneRef};
use tapete_lang::{Place, Spelled};

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Event {
    pub(crate) place: Place,
    pub(crate) kind: EventKind,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum EventKind {
    /// `a Creature you_control attacks alone`, `this deals combat damage to a
    /// Player`, `you casts a Vampire and Creature`, `this becomes_blocked by a
    /// Creature without Flanking`.
    Happens {
        who: Selector,
        verb: Spelled,
        alone: bool,
        combat: bool,
        parts: Vec<EventPart>,
    },
    /// `last time counter is_removed from this`.
    LastRemoved { counter: Counter, from: Selector },
    /// `your upkeep begins`, `each_players end ends`.
    Phase {
        whose: Whose,
        phase: Spelled,
        ends: bool,
    },
    /// `end_of_turn`, `end_of_combat`.
    Moment(Spelled),
}

/// `by a Creature`, `to a Player`, `from your hand`, or a bare object.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct EventPart {
    /// `by`, `to`, `from`, `with`, `on`; nothing for a bare object.
    pub(crate) word: Option<Spelled>,
    pub(crate) what: EventWhat,
}

#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::large_enum_variant,
    reason = "a tree is read once, and most parts are selectors"
)]
pub(crate) enum EventWhat {
    Selector(Selector),
    Zone(ZoneRef),
    /// `damage`, or a counter.
    Word(Spelled),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cond {
    Not(Box<Cond>),
    And(Box<Cond>, Box<Cond>),
    Or(Box<Cond>, Box<Cond>),
    /// `this has +1/+1 counter`, `this had no -1/-1 counter`; `had` asks for the
    /// last known information.
    HasCounter {
        who: Selector,
        counter: Counter,
        none: bool,
        had: bool,
    },
    /// `this has Flying`, `it lacks Flying`.
    HasAbility {
        who: Selector,
        ability: AbilityRef,
        lacks: bool,
    },
    /// `it is Red and Creature`, `this is attached`, `it was tapped`.
    Is {
        who: Selector,
        filter: Filter,
        was: bool,
    },
    /// `you controls another Creature`.
    Controls {
        who: Selector,
        what: Selector,
    },
    Compare {
        left: Amount,
        cmp: Cmp,
        right: Amount,
    },
    /// `kicked`, `your_turn`, `opponent_was_dealt_damage_this_turn`.
    Word(Spelled),
}
