//! Abilities: what a card may do, what it answers to, and what it changes.

use tapete_speech::Said;

use super::{
    AbilityId, AbilityName, ActivatedId, AmountId, CondId, CostId, Mod, Pick, ProgramId,
    RESOURCES_MAX, ReplacementId, RuleId, StaticId, TestId, TriggerId, ZonePick,
};

/// Yes-or-no abilities that the rules read directly.
pub(crate) mod flags {
    // --- The rule flags that a text may name: `this has LethalTouch`.
    pub(crate) const LETHAL_TOUCH: u64 = 1;
    pub(crate) const EXCESS_TO_DEFENDER: u64 = 1 << 1;
    pub(crate) const DAMAGE_AS_COUNTERS: u64 = 1 << 2;
    pub(crate) const LIFE_LINKING: u64 = 1 << 3;
    pub(crate) const STRIKES_FIRST: u64 = 1 << 4;
    pub(crate) const STRIKES_AGAIN: u64 = 1 << 5;
    pub(crate) const NO_SUMMONING_SICKNESS: u64 = 1 << 6;
    pub(crate) const CAN_BLOCK_FLIERS: u64 = 1 << 7;
    pub(crate) const NO_COUNTERATTACK: u64 = 1 << 8;
    pub(crate) const ANY_TIME: u64 = 1 << 9;
    /// Others of its side can be attacked only when it is gone.
    pub(crate) const MUST_BE_ATTACKED: u64 = 1 << 10;
    /// Damage to players is poison counters.
    pub(crate) const DAMAGE_AS_POISON: u64 = 1 << 11;
    /// Creatures of its player may be tapped to pay for it.
    pub(crate) const TAPS_CREATURES_TO_PAY: u64 = 1 << 12;
    /// Cards of its player's graveyard may be exiled to pay for it.
    pub(crate) const EXILES_GRAVEYARD_TO_PAY: u64 = 1 << 14;
    /// It has every subtype; known when the text is read.
    pub(crate) const EVERY_SUBTYPE: u64 = 1 << 13;
    // --- `cant`, `must`, `doesnt` without `by`.
    pub(crate) const CANT_ATTACK: u64 = 1 << 16;
    pub(crate) const CANT_BLOCK: u64 = 1 << 17;
    pub(crate) const CANT_BE_BLOCKED: u64 = 1 << 18;
    pub(crate) const CANT_BE_TARGETED: u64 = 1 << 19;
    pub(crate) const CANT_BE_DESTROYED: u64 = 1 << 20;
    pub(crate) const CANT_BE_ATTACKED: u64 = 1 << 21;
    pub(crate) const DOESNT_TAP_TO_ATTACK: u64 = 1 << 22;
    pub(crate) const DOESNT_UNTAP: u64 = 1 << 23;
    pub(crate) const MUST_ATTACK: u64 = 1 << 24;
    pub(crate) const CANT_BE_COUNTERED: u64 = 1 << 25;
    pub(crate) const CANT_RETREAT: u64 = 1 << 26;
    pub(crate) const CANT_ACTIVATE: u64 = 1 << 27;
    pub(crate) const CANT_BE_REGENERATED: u64 = 1 << 28;
    pub(crate) const MUST_BLOCK: u64 = 1 << 29;
    // --- The fast path: rules of the library's abilities that are known by
    // name. A game compiled without it has them as `Rule`s instead.
    pub(crate) const FLYING: u64 = 1 << 32;
    pub(crate) const HORSEMANSHIP: u64 = 1 << 33;
    pub(crate) const SHADOW: u64 = 1 << 34;
    pub(crate) const MENACE: u64 = 1 << 35;
    pub(crate) const HEXPROOF: u64 = 1 << 36;
    pub(crate) const FAST: u64 = FLYING | HORSEMANSHIP | SHADOW | MENACE | HEXPROOF;
}

/// An ability with its arguments, or the nameless rules of one card.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Ability {
    /// Nothing for the rules that a card has of its own.
    pub(crate) name: Option<AbilityName>,
    /// As people read it, such as `Absorb 1`; in both tongues.
    pub(crate) label: Said,
    /// What it means, for those who ask; in both tongues.
    pub(crate) text: Said,
    /// An ability made of others has these and nothing else.
    pub(crate) parts: Vec<AbilityId>,
    /// Bits of [`flags`].
    pub(crate) flags: u64,
    pub(crate) rules: Vec<RuleId>,
    pub(crate) triggers: Vec<TriggerId>,
    pub(crate) activated: Vec<ActivatedId>,
    pub(crate) statics: Vec<StaticId>,
    pub(crate) replacements: Vec<ReplacementId>,
}

/// Something that a trigger answers to, or a replacement stands in for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[repr(u8)]
pub(crate) enum On {
    Enters,
    /// Leaves play, wherever to.
    Leaves,
    Dies,
    /// Leaves play because something destroys it, deadly damage too; not as a
    /// sacrifice, and not for want of toughness.
    IsDestroyed,
    IsKnockedOut,
    /// Declared as an attacker (blocks), or attacks something (direct).
    Attacks,
    /// Declared as a blocker; once, however many.
    Blocks,
    /// Blocked; once, however many blockers.
    BecomesBlocked,
    /// Blocked by one creature; once for each. `other` is the blocker.
    BlockedBy,
    Unblocked,
    /// `other` is the source that targets.
    BecomesTarget,
    /// `subject` is who is dealt damage, `other` the source.
    IsDealtDamage,
    /// `subject` is the source, `other` who is dealt damage.
    DealsDamage,
    /// `subject` is the player, `other` the card.
    Casts,
    Draws,
    Discards,
    Sacrifices,
    PlaysLand,
    /// `subject` is the thing, the counter kind is in the event.
    CounterPut,
    LastCounterRemoved,
    Taps,
    Untaps,
    /// Goes from one zone to another.
    Moves,
    /// `other` is what it was attached to.
    IsDetached,
    /// `subject` is what is attached, `other` what it is attached to.
    IsAttached,
    GainsLife,
    LosesLife,
    Evolves,
    /// A phase begins or ends; `subject` is whose turn it is. [`END_OF_COMBAT`] is
    /// such an end too.
    PhaseBegins,
    PhaseEnds,
}

/// What stands for the number of a phase at the end of combat: nobody need
/// attack for that, so that there may be no phase of damage.
pub(crate) const END_OF_COMBAT: u8 = 254;

/// How many kinds of events there are.
const ON_COUNT: usize = On::PhaseEnds as usize + 1;

/// What a card listens to is a set of 32 bits.
const _: () = assert!(ON_COUNT <= u32::BITS as usize);

/// Who an event must be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    Anything,
    This,
    /// What this is attached to.
    Attached,
    You,
    Opponent,
    Passes(TestId),
}

/// `when …: …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Trigger {
    pub(crate) on: On,
    pub(crate) subject: Subject,
    pub(crate) other: Subject,
    pub(crate) alone: bool,
    pub(crate) combat: bool,
    /// The kind of counter, or the number of the phase; [`u8::MAX`] for any.
    pub(crate) detail: u8,
    /// The zones that something must come from and go to, if the text says so;
    /// [`ZonePick::IN_PLAY`] is any that is in play.
    pub(crate) from: Option<ZonePick>,
    pub(crate) to: Option<ZonePick>,
    pub(crate) condition: Option<CondId>,
    pub(crate) program: ProgramId,
    /// Its ability, or what it waits for, as people read it in both tongues.
    pub(crate) label: Said,
    /// The zone where it works; in play ([`ZonePick::IN_PLAY`]) unless said.
    pub(crate) zone: u8,
    /// What its text calls `it` is the other side of the event: the card speaks
    /// of itself first, and then of somebody else.
    pub(crate) turned: bool,
}

/// When an activated ability may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Only {
    pub(crate) sorcery_speed: bool,
    pub(crate) once_per_turn: bool,
    pub(crate) once_per_game: bool,
    pub(crate) your_turn: bool,
    pub(crate) opponents_turn: bool,
    pub(crate) in_combat: bool,
    pub(crate) from_hand: bool,
    pub(crate) from_graveyard: bool,
    pub(crate) your_upkeep: bool,
    /// Only while it is the active creature.
    pub(crate) while_active: bool,
    /// Also when its card could not be cast.
    pub(crate) any_time: bool,
}

/// `can …: …`, or an attack of games with active creatures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Activated {
    pub(crate) costs: CostId,
    pub(crate) program: ProgramId,
    pub(crate) only: Only,
    /// The name of an attack.
    pub(crate) attack: Option<String>,
    /// As people read it, in both tongues.
    pub(crate) label: Said,
}

/// What must be given.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Cost {
    pub(crate) tap: bool,
    pub(crate) untap: bool,
    /// Resources of any kind that pays.
    pub(crate) generic: u8,
    pub(crate) of: [u8; RESOURCES_MAX],
    /// So many times X more of any kind.
    pub(crate) x: u8,
    pub(crate) life: u16,
    pub(crate) acts: Vec<CostAct>,
}

/// Something other than resources that is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CostAct {
    SacrificeThis,
    /// So many things of yours that pass the test, one asked after the other.
    Sacrifice(u8, TestId),
    DiscardThis,
    Discard(u8, TestId),
    ExileThis,
    /// From your graveyard.
    Exile(u8, TestId),
    /// Untapped things of yours.
    TapOthers(u8, TestId),
    ReturnThis,
    RemoveCounters(u8, u8),
    PutCounters(u8, u8),
    Mill(u8),
    /// Attached things that pass the test go to the graveyard.
    DiscardAttached(u8, TestId),
}

/// `always`, `while`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Static {
    pub(crate) condition: Option<CondId>,
    pub(crate) who: Pick,
    pub(crate) what: Mod,
    /// Whether it stays as it is as long as nothing in play comes, goes, is
    /// attached, gets counters or changes sides.
    pub(crate) is_steady: bool,
}

/// `cant be_blocked except_by …`, where a flag does not say it all. It holds
/// for the thing that has it; the tests look at the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    pub(crate) word: RuleWord,
    /// Only against things that pass.
    pub(crate) by: Option<TestId>,
    /// Not against so many things that pass.
    pub(crate) except: Option<(u8, TestId)>,
    pub(crate) condition: Option<CondId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RuleWord {
    CantAttack,
    CantBlock,
    CantBeBlocked,
    CantBeTargeted,
    CantBeDamaged,
    CantBeEnchanted,
    CantBeAttacked,
    CantBeDestroyed,
    MustAttack,
}

/// `instead of …`, `enters with …`, `enters tapped`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Replacement {
    pub(crate) what: Replaced,
    pub(crate) condition: Option<CondId>,
    /// The zone where its card must lie; in play unless the condition says so.
    pub(crate) zone: u8,
    /// To whom it would happen, and who is on the other side.
    pub(crate) of: Subject,
    pub(crate) other: Subject,
    /// Only in combat.
    pub(crate) combat: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Replaced {
    EntersTapped,
    EntersWith(AmountId, u8),
    /// As it enters, before anybody can answer.
    AsEnters(ProgramId),
    /// Every source's damage to this is less by so much (Absorb).
    PreventDamage(AmountId),
    /// The program runs and it does not die.
    WouldDie(ProgramId),
    /// The program runs and it is not destroyed; it may die otherwise.
    WouldBeDestroyed(ProgramId),
    /// The program runs and the damage is not dealt to it, by it.
    WouldBeDealt(ProgramId),
    WouldDeal(ProgramId),
    /// It goes to that zone instead of into play.
    EntersIn(u8),
    /// The program runs and you do not draw.
    WouldDraw(ProgramId),
    /// The program runs and you do not gain life, do not lose life.
    WouldGainLife(ProgramId),
    WouldLoseLife(ProgramId),
    /// It goes to that zone instead of the graveyard.
    DiesTo(u8),
    /// The same if it is destroyed.
    DestroyedTo(u8),
    /// Damage that it would deal is so much more.
    MoreDamage(AmountId),
}
