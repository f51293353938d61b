//! What events are about, for screens that point while they tell; and who
//! learns of which cards.

use tapete_game::{About, Audience, Seat, SeatSet};

use super::{Aims, Cause, Event, Named};
use crate::engine::is_player;
use crate::model::{CardId, Cards, NOTHING, Sight, Thing};

/// Says what an event that was told is about.
pub(crate) fn about(game: &Cards, event: &Event) -> About {
    let pointing = Pointing {
        game,
        about: About::new(kind(event)),
    };
    pointing.at(event).about
}

/// Returns who learns of a card from an event, as it happened. What lies open
/// when it happens is known to everybody, also what is gone when the move is
/// over: a token that dies at once, a card that goes from a hand to the stack and
/// back.
pub(crate) fn reveals(game: &Cards, event: &Event) -> Audience {
    match event {
        Event::Moves {
            owner, from, to, ..
        } => reveals_on_its_way(game, *owner, [*from, *to]),
        Event::Sees { seat, .. } => Audience::Seats(SeatSet::one(*seat)),
        _ => match names_card(event) {
            true => Audience::Everybody,
            false => Audience::Nobody,
        },
    }
}

/// A card that moves is seen by those who see where it comes from or goes to.
fn reveals_on_its_way(game: &Cards, owner: Seat, zones: [u8; 2]) -> Audience {
    let sights = zones.map(|it| game.zones.get(usize::from(it)).map(|it| it.sight));
    let is_open = sights
        .iter()
        .any(|it| matches!(it, None | Some(Sight::Public)));
    match is_open {
        true => Audience::Everybody,
        false if sights.contains(&Some(Sight::Private)) => Audience::Seats(SeatSet::one(owner)),
        false => Audience::Nobody,
    }
}

/// Tells whether an event speaks of cards that lie open then.
fn names_card(event: &Event) -> bool {
    match event {
        Event::Begins { .. }
        | Event::Mulligan { .. }
        | Event::Kept { .. }
        | Event::Turn { .. }
        | Event::Phase { .. }
        | Event::Paid { .. }
        | Event::NoBlocks { .. }
        | Event::Life { .. }
        | Event::Shuffled { .. }
        | Event::Looks { .. }
        | Event::Scries { .. }
        | Event::EmptyDeck { .. }
        | Event::Flips { .. }
        | Event::Resource { .. }
        | Event::Declines { .. }
        | Event::Chooses { .. }
        | Event::Skips { .. }
        | Event::ExtraTurn { .. }
        | Event::Rule { .. }
        | Event::Draw { .. }
        | Event::Loses { .. }
        | Event::Wins { .. }
        // Told only to those whom `reveals` names.
        | Event::Moves { .. }
        | Event::Sees { .. } => false,
        Event::Casts { .. }
        | Event::Uses { .. }
        | Event::Triggers { .. }
        | Event::Fizzles { .. }
        | Event::Taps { .. }
        | Event::Attacks { .. }
        | Event::Blocks { .. }
        | Event::Damage { .. }
        | Event::Prevented { .. }
        | Event::Counters { .. }
        | Event::Figures { .. }
        | Event::Gains { .. }
        | Event::LosesAbility { .. }
        | Event::Healed { .. }
        | Event::LosesAll { .. }
        | Event::Becomes { .. }
        | Event::BecomesFigures { .. }
        | Event::Afflicted { .. }
        | Event::Attached { .. }
        | Event::Detached { .. }
        | Event::Control { .. }
        | Event::Created { .. }
        | Event::Copied { .. }
        | Event::Aims { .. }
        | Event::Reveals { .. }
        | Event::Active { .. }
        | Event::Bound { .. } => true,
    }
}

/// What happened, in one word for programs.
fn kind(event: &Event) -> &'static str {
    match event {
        Event::Begins { .. } => "began",
        Event::Mulligan { .. } => "drew_again",
        Event::Kept { .. } => "kept",
        Event::Turn { .. } => "turn",
        Event::Phase { .. } => "phase",
        Event::Moves { cause, .. } => kind_of_move(*cause),
        Event::Casts { .. } => "cast",
        Event::Uses { .. } => "used",
        Event::Triggers { .. } => "triggered",
        Event::Fizzles { .. } => "fizzled",
        Event::Paid { .. } => "paid",
        Event::Taps { tapped: true, .. } => "tapped",
        Event::Taps { tapped: false, .. } => "untapped",
        Event::Attacks { .. } => "attacked",
        Event::Blocks { .. } => "blocked",
        Event::NoBlocks { .. } => "did_not_block",
        Event::Damage { .. } => "damaged",
        Event::Prevented { .. } => "prevented",
        Event::Life { change, .. } if *change < 0 => "lost_life",
        Event::Life { .. } => "gained_life",
        Event::Counters { .. } => "counters",
        Event::Figures { .. } | Event::BecomesFigures { .. } => "figures",
        Event::Gains { gains: true, .. } => "gained_ability",
        Event::Gains { gains: false, .. } | Event::LosesAbility { .. } | Event::LosesAll { .. } => {
            "lost_ability"
        }
        Event::Healed { .. } => "healed",
        Event::Becomes { .. } => "became",
        Event::Afflicted { .. } => "afflicted",
        Event::Attached { .. } => "attached",
        Event::Detached { .. } => "detached",
        Event::Control { .. } => "took_control",
        Event::Created { .. } => "created",
        Event::Copied { .. } => "copied",
        Event::Aims { .. } => "aimed",
        Event::Shuffled { .. } => "shuffled",
        Event::Reveals { .. } => "revealed",
        Event::Looks { .. } => "looked",
        Event::Sees { .. } => "saw",
        Event::Scries { .. } => "scried",
        Event::EmptyDeck { .. } => "could_not_draw",
        Event::Flips { .. } => "flipped",
        Event::Resource { .. } => "resource",
        Event::Declines { .. } => "declined",
        Event::Chooses { .. } => "chose",
        Event::Skips { .. } => "skipped",
        Event::ExtraTurn { .. } => "extra_turn",
        Event::Active { .. } => "activated",
        Event::Bound { .. } => "bound",
        Event::Rule { .. } => "rule",
        Event::Draw { .. } => "tied",
        Event::Loses { .. } => "lost",
        Event::Wins { .. } => "won",
    }
}

fn kind_of_move(cause: Cause) -> &'static str {
    match cause {
        Cause::Drawn => "drew",
        Cause::Discarded | Cause::Lost => "discarded",
        Cause::Played => "played",
        Cause::Milled => "milled",
        Cause::Destroyed | Cause::Died => "died",
        Cause::Sacrificed => "sacrificed",
        Cause::Exiled => "exiled",
        Cause::Returned | Cause::Bottom => "moved",
        Cause::Resolved => "resolved",
        Cause::Countered => "countered",
        Cause::Prize => "prize",
        Cause::Evolved => "evolved",
        Cause::KnockedOut => "knocked_out",
        Cause::Mulligan => "put_back",
        Cause::Started | Cause::Created => "entered",
    }
}

/// What an event is about, as it is put together.
struct Pointing<'a> {
    game: &'a Cards,
    about: About,
}

impl Pointing<'_> {
    fn by(mut self, seat: Seat) -> Self {
        self.about = self.about.by(seat);
        self
    }

    fn amount(mut self, amount: impl Into<i64>) -> Self {
        self.about = self.about.amount(amount.into());
        self
    }

    fn naming(mut self, card: Option<CardId>) -> Self {
        if let Some(card) = card {
            self.about = self.about.naming(self.game.card_name(card));
        }
        self
    }

    fn from(mut self, card: &Named) -> Self {
        if let Some(id) = card.id() {
            self.about = self.about.from(id);
        }
        self.naming(card.card)
    }

    fn to(mut self, card: &Named) -> Self {
        if let Some(id) = card.id() {
            self.about = self.about.to(id);
        }
        self.naming(card.card)
    }

    /// Points at a card, or says which player is meant.
    fn whom(self, thing: Thing, card: Option<CardId>) -> Self {
        match is_player(thing) {
            true => self.by(Seat(thing)),
            false => self.to(&Named { thing, card }),
        }
    }

    /// Points at what something is aimed at. Who aims stays who does it.
    fn aimed(self, (thing, card): (Thing, Option<CardId>), also: &Aims) -> Self {
        let first = Named { thing, card };
        let all = std::iter::once(&first).chain(also.iter());
        let cards = all.filter(|it| it.thing != NOTHING && !is_player(it.thing));
        cards.fold(self, Pointing::to)
    }

    /// Points at the places that a card comes from and goes to. What is in play
    /// lies with whoever controls it, so that the card itself is pointed at.
    fn moves(mut self, card: &Named, owner: Seat, [from, to]: [u8; 2]) -> Self {
        let place = |zone: u8| {
            let in_play = self.game.zones.get(usize::from(zone));
            match in_play.is_some_and(|it| it.in_play) {
                true => None,
                false => self.game.zone_as_told(zone, owner),
            }
        };
        let (from, to) = (place(from), place(to));
        if let Some(from) = from.or_else(|| card.id()) {
            self.about = self.about.from(from);
        }
        let mut it = self.by(owner).to(card);
        if let Some(to) = to {
            it.about = it.about.to(to);
        }
        it
    }

    fn at(self, event: &Event) -> Self {
        match event {
            Event::Begins { .. } | Event::Draw { .. } => self,
            Event::Mulligan { seat, n_cards } | Event::Looks { seat, n_cards } => {
                self.by(*seat).amount(*n_cards)
            }
            Event::Turn { seat, turn } => self.by(*seat).amount(*turn),
            Event::Kept { seat }
            | Event::Phase { seat, .. }
            | Event::NoBlocks { seat }
            | Event::Shuffled { seat }
            | Event::EmptyDeck { seat }
            | Event::Flips { seat, .. }
            | Event::Declines { seat }
            | Event::Chooses { seat, .. }
            | Event::Skips { seat, .. }
            | Event::ExtraTurn { seat }
            | Event::Rule { seat, .. }
            | Event::Loses { seat, .. }
            | Event::Wins { seat, .. } => self.by(*seat),
            Event::Paid { seat, amount, .. } => self.by(*seat).amount(*amount),
            Event::Resource { seat, change, .. } => self.by(*seat).amount(*change),
            Event::Life { seat, change, .. } => self.by(*seat).amount(*change),
            Event::Scries { seat, n_bottom, .. } => self.by(*seat).amount(*n_bottom),
            Event::Moves {
                card,
                owner,
                from,
                to,
                ..
            } => self.moves(card, *owner, [*from, *to]),
            Event::Casts {
                seat,
                card,
                target,
                target_card,
                also,
                ..
            }
            | Event::Uses {
                seat,
                card,
                target,
                target_card,
                also,
                ..
            } => self
                .by(*seat)
                .from(card)
                .aimed((*target, *target_card), also),
            Event::Aims {
                card,
                target,
                target_card,
                also,
            } => self.from(card).aimed((*target, *target_card), also),
            Event::Triggers { seat, card, .. } => self.by(*seat).from(card),
            Event::Control { card, seat }
            | Event::Created { seat, card }
            | Event::Copied { seat, card }
            | Event::Reveals { seat, card }
            | Event::Sees { seat, card, .. }
            | Event::Active { seat, card } => self.by(*seat).to(card),
            Event::Attacks {
                card,
                target,
                target_card,
                ..
            } => self.from(card).whom(*target, *target_card),
            Event::Blocks { card, attacker, .. } => self.from(card).to(attacker),
            Event::Damage {
                source,
                target,
                target_card,
                amount,
                ..
            } => self
                .from(source)
                .whom(*target, *target_card)
                .amount(*amount),
            Event::Prevented {
                target,
                target_card,
                amount,
            } => self.whom(*target, *target_card).amount(*amount),
            Event::Counters {
                on,
                on_card,
                change,
                ..
            }
            | Event::Healed {
                on,
                on_card,
                change,
            } => self.whom(*on, *on_card).amount(*change),
            Event::Attached { card, to } => self.from(card).to(to),
            Event::Fizzles { card }
            | Event::Taps { card, .. }
            | Event::Figures { card, .. }
            | Event::Gains { card, .. }
            | Event::LosesAbility { card, .. }
            | Event::LosesAll { card }
            | Event::Becomes { card, .. }
            | Event::BecomesFigures { card, .. }
            | Event::Afflicted { card, .. }
            | Event::Detached { card }
            | Event::Bound { card, .. } => self.to(card),
        }
    }
}
