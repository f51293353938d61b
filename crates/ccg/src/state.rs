//! The whole truth of a match: flat, and cheap to copy.

mod bounds;
mod copy;
mod fresh;
mod lists;
mod paid;
mod things;

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::event::Cause;
use crate::model::{
    AbilityId, ActivatedId, CARDS_MAX, COUNTERS_MAX, CardId, Cards, FIRST_CARD, Loss, NO_MODE,
    NOTHING, ProgramId, RESOURCES_MAX, RuleId, TARGETS_MAX, Thing, TriggerId, Until, ZONES_MAX,
};

pub(crate) use bounds::*;
pub(crate) use lists::{add, add_under};
pub(crate) use paid::Paid;
pub(crate) use things::Things;

/// How a card stands, as bits.
pub(crate) mod stands {
    pub(crate) const TAPPED: u16 = 1;
    /// Came under its player's control after that player's turn began.
    pub(crate) const SICK: u16 = 1 << 1;
    pub(crate) const ATTACKING: u16 = 1 << 2;
    pub(crate) const BLOCKED: u16 = 1 << 3;
    /// Dealt damage by something lethal to the touch since the last check.
    pub(crate) const TOUCHED: u16 = 1 << 4;
    pub(crate) const TOKEN: u16 = 1 << 5;
    /// Saved once from destruction this turn.
    pub(crate) const SHIELDED: u16 = 1 << 6;
    /// Dealt damage in the first step of this combat.
    pub(crate) const STRUCK: u16 = 1 << 7;
    /// What it shows differs from what is printed: effects or statics touch it.
    pub(crate) const CHANGED: u16 = 1 << 8;
    /// Known to seat 0, to seat 1, though it lies where they cannot see it.
    pub(crate) const KNOWN: [u16; 2] = [1 << 9, 1 << 10];
    /// Came into play or evolved this turn (for evolving).
    pub(crate) const NEW: u16 = 1 << 11;
    pub(crate) const ASLEEP: u16 = 1 << 12;
    pub(crate) const PARALYSED: u16 = 1 << 13;
    pub(crate) const CONFUSED: u16 = 1 << 14;
    /// An effect cast it; kept by what it becomes in play.
    pub(crate) const RECAST: u16 = 1 << 15;
}

/// What happened to a card this turn, as bits.
pub(crate) mod today {
    pub(crate) const ATTACKED: u8 = 1;
    pub(crate) const HURT: u8 = 1 << 1;
    pub(crate) const ENTERED: u8 = 1 << 2;
    /// Dealt combat damage to a player.
    pub(crate) const HIT_PLAYER: u8 = 1 << 3;
    /// A copy of a spell whose player has not yet said what it is aimed at.
    pub(crate) const TO_AIM: u8 = 1 << 4;
}

/// What a card in play is now, all effects counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Look {
    pub(crate) flags: u64,
    pub(crate) marks: u64,
    pub(crate) power: i16,
    pub(crate) toughness: i16,
    /// Which events its abilities listen to: bit `On as u8`.
    pub(crate) listens: u32,
}

/// One card of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct CardState {
    pub(crate) look: Look,
    pub(crate) card: CardId,
    pub(crate) owner: u8,
    pub(crate) controller: u8,
    /// The zone where it is, or [`CardState::ON_STACK`], [`CardState::GONE`].
    pub(crate) zone: u8,
    pub(crate) attached_to: Thing,
    /// What it blocks.
    pub(crate) blocks: Thing,
    /// Which of its activated abilities were used this turn.
    pub(crate) used: u8,
    /// Which of its activated abilities were used since it came into play.
    pub(crate) used_up: u8,
    /// What happened to it this turn: bits of [`today`].
    pub(crate) today: u8,
    /// How it was paid for, if it was cast.
    pub(crate) paid: Paid,
    /// Bits of [`stands`].
    pub(crate) stands: u16,
    pub(crate) damage: i16,
    /// Counts its zone changes: an effect that remembers an older number means
    /// another object.
    pub(crate) stamp: u16,
    /// When it came into play or was attached: the order of its effects.
    pub(crate) since: u16,
    pub(crate) counters: [u8; COUNTERS_MAX],
}

impl CardState {
    pub(crate) const ON_STACK: u8 = 254;
    /// A token that has left play, or a card that left the match.
    pub(crate) const GONE: u8 = 255;

    #[inline]
    pub(crate) fn is(&self, bits: u16) -> bool {
        self.stands & bits != 0
    }
}

/// What was known of a thing when it left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Last {
    pub(crate) flags: u64,
    pub(crate) marks: u64,
    pub(crate) power: i16,
    pub(crate) toughness: i16,
    /// Bits of [`stands`].
    pub(crate) stands: u16,
    pub(crate) counters: [u8; COUNTERS_MAX],
    pub(crate) controller: u8,
    pub(crate) blocking: bool,
}

/// What an effect knows of: who, whom, how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Context {
    pub(crate) this: Thing,
    /// The number of zone changes of `this` when the effect was made.
    pub(crate) this_stamp: u16,
    /// The same after moves of the effect itself, which it can follow.
    pub(crate) followed: u16,
    pub(crate) you: u8,
    pub(crate) it: Thing,
    pub(crate) it_stamp: u16,
    pub(crate) other: Thing,
    /// What was chosen last.
    pub(crate) chosen: Thing,
    pub(crate) that_much: i16,
    pub(crate) x: i16,
    pub(crate) kicked: bool,
    /// Which of several effects was chosen when it was announced.
    pub(crate) mode: u8,
    /// Cast by an effect: nothing is paid.
    pub(crate) free: bool,
    /// The last known information of `this`, or of `it` where they differ.
    pub(crate) last: Last,
    /// How many targets each slot has, and the targets with their stamps.
    pub(crate) n_targets: [u8; TARGETS_MAX],
    pub(crate) targets: [(Thing, u16); TARGETS_MAX],
}

impl Context {
    pub(crate) const fn of(this: Thing, this_stamp: u16, you: u8) -> Context {
        Context {
            this,
            this_stamp,
            followed: this_stamp,
            you,
            it: NOTHING,
            it_stamp: 0,
            other: NOTHING,
            chosen: NOTHING,
            that_much: 0,
            x: 0,
            kicked: false,
            mode: NO_MODE,
            free: false,
            last: Last {
                flags: 0,
                marks: 0,
                power: 0,
                toughness: 0,
                stands: 0,
                counters: [0; COUNTERS_MAX],
                controller: 0,
                blocking: false,
            },
            n_targets: [0; TARGETS_MAX],
            targets: [(NOTHING, 0); TARGETS_MAX],
        }
    }
}

/// What lies on the stack, or is being announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) enum Origin {
    /// A card being cast.
    Spell(Thing),
    Trigger(TriggerId),
    Activated(ActivatedId),
    /// Something the rules do: a phase's own action.
    Program(ProgramId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct StackItem {
    pub(crate) origin: Origin,
    pub(crate) context: Context,
}

/// A program under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Frame {
    /// The next step.
    pub(crate) at: u16,
    pub(crate) context: Context,
    /// What is being announced or resolved, to be finished when it ends.
    pub(crate) after: After,
    pub(crate) loops: [Loop; 2],
    pub(crate) n_loops: u8,
    /// What was chosen last.
    pub(crate) n_chosen: u8,
    pub(crate) chosen: [Thing; CHOSEN_MAX],
    /// Who chooses, and how many are left to choose or discard.
    pub(crate) chooser: u8,
    pub(crate) left: u8,
    /// The step has asked already and goes on.
    pub(crate) busy: bool,
    /// Only one of so many programs happens, this one and those below it, and
    /// that player says which; 0 if there is nothing to choose.
    pub(crate) rivals: u8,
    pub(crate) affected: u8,
    pub(crate) pending: Things,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Loop {
    pub(crate) rest: Things,
    pub(crate) times: u16,
}

/// What to do when a program ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) enum After {
    Nothing,
    /// The spell goes where spells go.
    Spell(Thing),
    /// The turn ends (an attack that ends it).
    EndTurn,
    /// Nothing: it was instead of something else.
    Instead,
    /// What would have died, for that reason, goes to that zone.
    Leaves(u8, Cause),
}

/// A trigger that waits to be put on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Waiting {
    pub(crate) trigger: TriggerId,
    pub(crate) context: Context,
}

/// A continuous effect that lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Lasting {
    pub(crate) on: Thing,
    pub(crate) on_stamp: u16,
    pub(crate) source: Thing,
    pub(crate) source_stamp: u16,
    pub(crate) you: u8,
    pub(crate) until: Until,
    /// When it began, on the same clock as [`CardState::since`].
    pub(crate) since: u16,
    pub(crate) what: LastingKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) enum LastingKind {
    Figures(i16, i16),
    SetFigures(i16, i16),
    Gain(AbilityId),
    Lose(Loss),
    LoseAll,
    Become(u16),
    Rule(RuleId),
    Flags(u64),
    /// Control by that seat; the number is who had it before.
    Control(u8),
    /// The next so much damage is prevented; `i16::MAX` for all of it.
    Prevent(i16, bool),
    /// The same for damage that it would deal.
    PreventFrom(i16, bool),
    /// The same for damage that it would deal to this one alone, as long as it
    /// is the same (its stamp).
    PreventBetween(i16, bool, Thing, u16),
}

/// A player.
#[derive(Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Player {
    pub(crate) life: i32,
    pub(crate) counters: [u8; COUNTERS_MAX],
    pub(crate) pool: [i16; RESOURCES_MAX],
    /// Cards by zone, in order: the last is on top.
    pub(crate) piles: [ArrayVec<Thing, PILE_MAX>; ZONES_MAX],
    pub(crate) empty_draws: u8,
    pub(crate) drawn: u8,
    pub(crate) cast: u8,
    pub(crate) damaged: i16,
    pub(crate) died: u8,
    pub(crate) attacked: bool,
    /// Gained life this turn.
    pub(crate) gained: bool,
    pub(crate) lands: u8,
    /// Bits of [`crate::model::allows`] used up this turn.
    pub(crate) done: u16,
    pub(crate) extra_turns: u8,
    /// Phases to be skipped next, as bits.
    pub(crate) skips: u16,
    pub(crate) mulligans: u8,
    /// Cards put to the bottom after mulligans.
    pub(crate) bottomed: u8,
    pub(crate) kept: bool,
    pub(crate) lost: bool,
    pub(crate) won: bool,
}

impl Player {
    /// Tells whether nothing more is put into play before the first turn.
    pub(crate) fn done_placing(&self) -> bool {
        self.done == u16::MAX
    }
}

/// What is being announced: targets and costs are asked for, one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Announcing {
    pub(crate) item: StackItem,
    pub(crate) slot: u8,
    pub(crate) stage: Stage,
    /// Which act of the cost is being paid, and how often it still is.
    pub(crate) act: u8,
    pub(crate) left: u8,
    /// The kinds of resources that were paid so far, as bits.
    pub(crate) spent: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) enum Stage {
    Kicker,
    X,
    Mode,
    Targets,
    Acts,
    Resources,
    /// The targets of a copy that is on the stack already.
    Anew,
}

/// What is asked, and of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) enum Ask {
    /// Nobody: the rules go on.
    Nothing,
    Mulligan,
    /// Cards to the bottom after mulligans.
    Bottom,
    /// Cards that start in play (the active creature, the bench).
    Placing,
    /// Anything that may be done now, or nothing.
    Act,
    Attackers,
    Blockers,
    /// How much damage of that attacker goes to that blocker (by its index among
    /// the attacker's), with so much left.
    Damage {
        attacker: Thing,
        index: u8,
        left: i16,
        /// Its player has said already which blocker is next.
        ordered: bool,
    },
    Kicker,
    X,
    Target,
    /// Something for a cost: what to sacrifice, discard, tap.
    CostThing,
    /// Which source to tap next, where it matters.
    Source,
    /// Which of the waiting triggers goes first.
    Order,
    /// Which of several things happens instead.
    Instead,
    Choose,
    May,
    PayOr,
    OneOf(u8),
    Scry,
    Discard,
    Colour,
    /// Cards above the limit, at cleanup.
    HandLimit,
    /// A new active creature.
    Promote,
}

/// Where the turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) enum Mode {
    /// Before the first turn.
    Opening,
    /// A phase begins.
    Begin,
    /// Declarations of the phase.
    Declare,
    /// Players may act.
    Acting,
    /// Combat damage: the first step, the second.
    Damage(u8),
    /// A phase ends.
    Finish,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct End {
    pub(crate) lost: [bool; 2],
    pub(crate) word: &'static str,
}

/// What goes on by itself for long: how often one has looked whether an end comes
/// nearer, and the life of each player the last time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Drain {
    pub(crate) life: [i32; 2],
    pub(crate) looks: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Counts {
    pub(crate) turns: u32,
    pub(crate) moves: u32,
    pub(crate) spells: u32,
    pub(crate) attacks: u32,
    pub(crate) blocks: u32,
    pub(crate) deaths: u32,
    pub(crate) triggers: u32,
    pub(crate) drawn: u32,
    pub(crate) mulligans: u32,
    pub(crate) bounds: u32,
}

/// The whole truth of a match.
#[derive(Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct State {
    pub(crate) cards: ArrayVec<CardState, CARDS_MAX>,
    pub(crate) players: [Player; 2],
    pub(crate) stack: ArrayVec<StackItem, STACK_MAX>,
    pub(crate) waiting: ArrayVec<Waiting, WAITING_MAX>,
    pub(crate) frames: ArrayVec<Frame, FRAMES_MAX>,
    pub(crate) lasting: ArrayVec<Lasting, LASTING_MAX>,
    /// Abilities that statics grant now: whom, which, and by what. Those of one
    /// thing stand together.
    pub(crate) granted: ArrayVec<(Thing, AbilityId, Thing), GIVEN_MAX>,
    /// Abilities that statics take away now: of whom, which (all, if none is
    /// said), and since when.
    pub(crate) taken: ArrayVec<(Thing, Option<Loss>, u16), GIVEN_MAX>,
    /// Rules that statics put on others now, in the same order as `granted`.
    pub(crate) imposed: ArrayVec<(Thing, RuleId, Thing), GIVEN_MAX>,
    /// Types and colours that statics add now.
    pub(crate) turned: ArrayVec<(Thing, u16), GIVEN_MAX>,
    /// Whom something is not given for which there is no room.
    pub(crate) crowded: Thing,
    /// Which events somebody in play listens to: bit `On as u8`.
    pub(crate) listens: u32,
    /// How many statics and figures may change without any other sign.
    pub(crate) n_unsteady: u16,
    pub(crate) announcing: Option<Announcing>,
    pub(crate) ask: Ask,
    /// Who is asked.
    pub(crate) asked: u8,
    /// Whose turn it is.
    pub(crate) active: u8,
    pub(crate) phase: u8,
    pub(crate) mode: Mode,
    /// Who may act, and how many have passed in a row.
    pub(crate) priority: u8,
    pub(crate) passed: u8,
    pub(crate) attackers: ArrayVec<Thing, FIGHTERS_MAX>,
    /// Blocker and attacker, in the order of declaration.
    pub(crate) blocks: ArrayVec<(Thing, Thing), FIGHTERS_MAX>,
    /// Damage assigned so far: source, victim, amount.
    pub(crate) assigned: ArrayVec<(Thing, Thing, i16), ASSIGNED_MAX>,
    /// What the things show must be worked out again.
    pub(crate) dirty: bool,
    /// State must be checked again.
    pub(crate) unchecked: bool,
    /// The last thing that a check of the game's own has found in the sweep under
    /// way; 0 if there is none. Nobody has won or lost before it is over.
    pub(crate) swept: Thing,
    /// Rises with every entry into play and every effect.
    pub(crate) clock: u16,
    /// Steps since somebody last chose, to bound loops that nobody can stop.
    pub(crate) fuel: u16,
    pub(crate) drain: Drain,
    /// How many programs what happens now comes from; those begun since wait.
    pub(crate) acting: u8,
    pub(crate) first: u8,
    pub(crate) end: Option<End>,
    pub(crate) counts: Counts,
}

impl State {
    pub(crate) fn blank(game: &Cards) -> State {
        let player = Player {
            life: game.options.life,
            counters: [0; COUNTERS_MAX],
            pool: [0; RESOURCES_MAX],
            piles: Default::default(),
            empty_draws: 0,
            drawn: 0,
            cast: 0,
            damaged: 0,
            died: 0,
            attacked: false,
            gained: false,
            lands: 0,
            done: 0,
            extra_turns: 0,
            skips: 0,
            mulligans: 0,
            bottomed: 0,
            kept: false,
            lost: false,
            won: false,
        };
        State {
            cards: ArrayVec::new(),
            players: [player.clone(), player],
            stack: ArrayVec::new(),
            waiting: ArrayVec::new(),
            frames: ArrayVec::new(),
            lasting: ArrayVec::new(),
            granted: ArrayVec::new(),
            taken: ArrayVec::new(),
            imposed: ArrayVec::new(),
            turned: ArrayVec::new(),
            crowded: NOTHING,
            listens: 0,
            n_unsteady: 0,
            announcing: None,
            ask: Ask::Nothing,
            asked: 0,
            active: 0,
            phase: 0,
            mode: Mode::Opening,
            priority: 0,
            passed: 0,
            attackers: ArrayVec::new(),
            blocks: ArrayVec::new(),
            assigned: ArrayVec::new(),
            dirty: false,
            unchecked: false,
            swept: 0,
            clock: 0,
            fuel: 0,
            drain: Drain::default(),
            acting: 0,
            first: 0,
            end: None,
            counts: Counts::default(),
        }
    }

    #[inline]
    pub(crate) fn card(&self, thing: Thing) -> Option<&CardState> {
        self.cards
            .get(usize::from(thing).wrapping_sub(FIRST_CARD as usize))
    }

    #[inline]
    pub(crate) fn card_mut(&mut self, thing: Thing) -> Option<&mut CardState> {
        self.cards
            .get_mut(usize::from(thing).wrapping_sub(FIRST_CARD as usize))
    }

    /// Tells whether something waits to happen, or it is not the turn of a seat.
    #[inline]
    pub(crate) fn is_others(&self, seat: u8) -> bool {
        !self.stack.is_empty() || self.active != seat
    }

    /// Returns the things that are cards, in the order in which they were made.
    pub(crate) fn things(&self) -> impl Iterator<Item = Thing> + use<> {
        (0..self.cards.len()).map(|it| it as Thing + FIRST_CARD)
    }
}
