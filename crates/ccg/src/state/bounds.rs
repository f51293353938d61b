//! How much of everything a match may hold.
//!
//! Lists of things have room for every card, so they are never full. Of the rest,
//! what does not fit is not done, and told as an
//! [`Event::Bound`](crate::event::Event::Bound).

use crate::model::CARDS_MAX;

/// How many cards a zone of one player may hold: all, so that none is ever full.
pub(crate) const PILE_MAX: usize = CARDS_MAX;
/// How many continuous effects may last at once; more are not made, and said so.
pub(crate) const LASTING_MAX: usize = 256;
/// How many spells and abilities may wait on the stack.
pub(crate) const STACK_MAX: usize = 32;
/// How many triggers may wait at once.
pub(crate) const WAITING_MAX: usize = 48;
/// How many programs may be under way, one inside the other.
pub(crate) const FRAMES_MAX: usize = 6;
/// How many things an effect may choose.
pub(crate) const CHOSEN_MAX: usize = 16;
/// How many attackers, or blocks, a combat may have: every card is one at most.
pub(crate) const FIGHTERS_MAX: usize = CARDS_MAX;
/// How much damage may be assigned at once: every attacker deals some to each of
/// its blockers and to the defender, and every blocker to what it blocks.
pub(crate) const ASSIGNED_MAX: usize = 2 * CARDS_MAX;
/// How many abilities, rules or types statics may give at once.
pub(crate) const GIVEN_MAX: usize = 512;
