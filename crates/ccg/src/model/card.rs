//! A card as printed.

use tapete_speech::Said;

use super::{AbilityId, AmountId, CardId, CostId, Only, PROPERTIES_MAX, ProgramId, TestId};

/// Types, subtypes and colours as bits; a game has at most 256 of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub(crate) struct Qualities(pub(crate) [u64; 4]);

impl Qualities {
    #[inline]
    pub(crate) fn has(&self, bit: u8) -> bool {
        self.0[usize::from(bit >> 6)] >> (bit & 63) & 1 == 1
    }

    pub(crate) fn set(&mut self, bit: u8) {
        self.0[usize::from(bit >> 6)] |= 1 << (bit & 63);
    }

    pub(crate) fn add(&mut self, other: &Qualities) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own |= more;
        }
    }

    #[inline]
    pub(crate) fn meets(&self, other: &Qualities) -> bool {
        self.0.iter().zip(other.0).any(|(own, it)| own & it != 0)
    }

    pub(crate) fn minus(&self, other: &Qualities) -> Qualities {
        let mut left = *self;
        for (own, less) in left.0.iter_mut().zip(other.0) {
            *own &= !less;
        }
        left
    }

    pub(crate) fn both(&self, other: &Qualities) -> Qualities {
        let mut left = *self;
        for (own, it) in left.0.iter_mut().zip(other.0) {
            *own &= it;
        }
        left
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        (0..=u8::MAX).filter(|bit| self.has(*bit))
    }
}

/// What the types of a card mean for the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Nature {
    /// Stays in play; else it does what it does and goes to the graveyard.
    pub(crate) permanent: bool,
    /// Attacks and blocks.
    pub(crate) fights: bool,
    /// Played without a cost and without the stack, as lands are.
    pub(crate) no_cost: bool,
    /// Played whenever its player may act.
    pub(crate) any_time: bool,
    pub(crate) uses_stack: bool,
    /// Goes onto something: equipment and auras, energy, weapons.
    pub(crate) attaches: bool,
    /// Chosen when it is cast, and goes with what it is on (auras); equipment
    /// stays when its bearer leaves.
    pub(crate) enchants: bool,
    /// In play from the start: the hero.
    pub(crate) starts_in_play: bool,
    /// Any number of them may be in a deck.
    pub(crate) basic: bool,
}

/// A card as printed: what every copy shares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Card {
    pub(crate) name: String,
    /// The name as it is compared with what people type.
    pub(crate) folded: String,
    pub(crate) nature: Nature,
    pub(crate) qualities: Qualities,
    /// The subtypes and colours alone, for [`super::Test::SharesType`].
    pub(crate) subtypes: Qualities,
    pub(crate) colours: Qualities,
    /// What it costs to play.
    pub(crate) cost: CostId,
    /// The total of its resources.
    pub(crate) cost_total: u8,
    /// An extra cost that may be paid.
    pub(crate) kicker: Option<CostId>,
    /// Power and toughness: a number, or an amount to be worked out.
    pub(crate) power: Figure,
    pub(crate) toughness: Figure,
    /// `loyalty 4`: the counters it enters with come as replacements; `hp`,
    /// `retreat` and others stand here.
    pub(crate) properties: [i16; PROPERTIES_MAX],
    /// The printed abilities, the nameless rules of the card last.
    pub(crate) abilities: Vec<AbilityId>,
    /// The union of their flags, their marks and what they listen to, for the
    /// fast path: bit `On as u8` of `listens`.
    pub(crate) flags: u64,
    pub(crate) marks: u64,
    pub(crate) listens: u32,
    pub(crate) has_statics: bool,
    pub(crate) has_rules: bool,
    pub(crate) has_replacements: bool,
    pub(crate) has_activated: bool,
    /// When it may be played, where the text narrows it.
    pub(crate) only: Only,
    /// What a one-shot card does.
    pub(crate) program: Option<ProgramId>,
    /// What it may be attached to.
    pub(crate) attaches_to: Option<TestId>,
    /// The resources that tapping it gives one of, as bits of resource kinds:
    /// lands and simple makers of mana. 0 for none.
    pub(crate) makes: u8,
    pub(crate) is_token: bool,
    /// The kind of counter without which it goes to the graveyard (loyalty).
    pub(crate) vital: Option<u8>,
    /// The card that it is put on (`evolves_from`).
    pub(crate) evolves_from: Option<CardId>,
    /// The resource kinds it is weak against and resists, as bits.
    pub(crate) weakness: u8,
    pub(crate) resistance: u8,
    pub(crate) retreat: CostId,
    /// The kind that it counts as when attached as energy, as bits; also the
    /// kinds of its own attacks' damage for weakness.
    pub(crate) energy: u8,
    /// Its type line and its text as people read them, in both tongues.
    pub(crate) type_line: Said,
    pub(crate) text: Said,
    /// Its cost as people read it, such as `3BB`.
    pub(crate) cost_text: String,
    pub(crate) flavor: String,
    pub(crate) rarity: String,
}

/// A printed power or toughness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Figure {
    Number(i16),
    Amount(AmountId),
}

impl Figure {
    /// Returns the number, if it is one.
    #[inline]
    pub(crate) fn number(self) -> Option<i16> {
        match self {
            Figure::Number(number) => Some(number),
            Figure::Amount(_) => None,
        }
    }
}

/// A deck: its name, its idea and how often it holds which card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    pub(crate) name: String,
    pub(crate) idea: String,
    pub(crate) cards: Vec<(CardId, u8)>,
    /// The hero, in games with one; not part of `cards`.
    pub(crate) hero: Option<CardId>,
}

impl Deck {
    /// Returns how many cards it has, without the hero.
    pub(crate) fn size(&self) -> usize {
        self.cards.iter().map(|(_, n)| usize::from(*n)).sum()
    }
}
