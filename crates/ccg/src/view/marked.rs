//! Which target a screen marks first: one that a player may well mean.

use tapete_game::Reader;

use crate::engine::is_player;
use crate::model::{Amount, Card, Cards, Favour, Mod, Thing, flags};
use crate::moves::Move;
use crate::state::{Announcing, Ask, Origin, State};

/// What nobody wants on a creature of their own.
const HARMS: u64 = flags::CANT_ATTACK | flags::CANT_BLOCK | flags::DOESNT_UNTAP;

impl Cards {
    /// Returns the move that aims something harmful at the other side, or
    /// something helpful at one's own, at the strongest there; nothing where one
    /// cannot tell.
    pub(super) fn marked(&self, state: &State, reader: Reader) -> Option<String> {
        let Reader::Seat(seat) = reader else {
            return None;
        };
        let is_asked = state.ask == Ask::Target && state.asked == seat.0 && state.end.is_none();
        let announcing = state.announcing.as_ref().filter(|_| is_asked)?;
        let wants_own = match self.favour_of(state, announcing) {
            Favour::Good => true,
            Favour::Bad => false,
            Favour::Unknown => return None,
        };
        let mut moves = Vec::new();
        self.list(state, seat.0, &mut moves);
        let things = moves.iter().filter_map(|it| match it {
            Move::Choose(thing) => Some(*thing),
            _ => None,
        });
        let sensible = things.filter(|it| (self.controller(state, *it) == seat.0) == wants_own);
        // Of equals the first, as they are listed.
        let best = sensible.min_by_key(|it| std::cmp::Reverse(self.strength(state, *it)))?;
        let mut text = String::new();
        self.write_move(state, seat, &Move::Choose(best), &mut text);
        Some(text)
    }

    /// Players come after all creatures.
    fn strength(&self, state: &State, thing: Thing) -> i32 {
        if is_player(thing) {
            return i32::MIN;
        }
        state.card(thing).map_or(0, |it| {
            i32::from(it.look.power) + i32::from(it.look.toughness)
        })
    }

    /// Tells whether what is announced is good for the target that is asked for.
    fn favour_of(&self, state: &State, it: &Announcing) -> Favour {
        if let Origin::Spell(thing) = it.item.origin
            && let Some(printed) = self.printed_card(state, thing)
            && printed.nature.permanent
        {
            return self.favour_of_aura(printed);
        }
        self.favour_of_program(state, it)
    }

    fn favour_of_aura(&self, card: &Card) -> Favour {
        let abilities = card.abilities.iter();
        let abilities = abilities.filter_map(|it| self.abilities.get(it.index()));
        let mut statics = abilities
            .flat_map(|it| &it.statics)
            .filter_map(|it| self.statics.get(it.index()));
        let is_less = |id: crate::model::AmountId| {
            matches!(self.amounts.get(id.index()), Some(Amount::Number(..0)))
        };
        let harms = statics.any(|it| match it.what {
            Mod::Figures(power, toughness) => is_less(power) || is_less(toughness),
            Mod::Flags(bits) => bits & HARMS != 0,
            Mod::Rule(_) | Mod::Lose(_) | Mod::LoseAll => true,
            _ => false,
        });
        match harms {
            true => Favour::Bad,
            false => Favour::Good,
        }
    }
}
