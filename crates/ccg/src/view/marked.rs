//! Which move a screen marks first: one that a player may well mean, and never one
//! that gives something away where another would do.

use tapete_game::Reader;

use crate::engine::is_player;
use crate::model::{Amount, Card, Cards, CostAct, Favour, Mod, Thing, flags};
use crate::moves::Move;
use crate::state::{Announcing, Ask, Origin, State};

/// What nobody wants on a creature of their own.
const HARMS: u64 = flags::CANT_ATTACK | flags::CANT_BLOCK | flags::DOESNT_UNTAP;

impl Cards {
    /// Returns the move to be marked, where another than the first would be
    /// sensible and one can tell.
    pub(super) fn marked(&self, state: &State, reader: Reader) -> Option<String> {
        let (seat, moves) = self.asked_moves(state, reader)?;
        let marked = match state.ask {
            Ask::Target => self.marked_target(state, seat.0, &moves)?,
            Ask::Act => *moves.iter().find(|it| self.gives_nothing_away(state, it))?,
            // All of the mana is seldom wrong, and nothing of it always.
            Ask::X => *moves.last()?,
            // What one looks at stays where it is.
            Ask::Scry => Move::Done,
            Ask::Choose => self.marked_choice(state, seat.0, &moves)?,
            _ => return None,
        };
        if moves.first() == Some(&marked) {
            return None;
        }
        let mut text = String::new();
        self.write_move(state, seat, &marked, &mut text);
        Some(text)
    }

    /// Tells whether a move costs nothing but resources and what is tapped.
    fn gives_nothing_away(&self, state: &State, chosen: &Move) -> bool {
        match *chosen {
            Move::Use(thing, index) => {
                let id = self.activated_at(state, thing, index);
                let it = id.and_then(|it| self.activated.get(it.index()));
                let cost = it.and_then(|it| self.cost(it.costs));
                cost.is_some_and(|it| {
                    let mut acts = it.acts.iter();
                    it.life == 0 && acts.all(|it| matches!(it, CostAct::TapOthers(..)))
                })
            }
            // Energy goes for it.
            Move::Retreat => false,
            _ => true,
        }
    }

    /// Where nothing need be chosen, nothing of one's own is marked.
    fn marked_choice(&self, state: &State, player: u8, moves: &[Move]) -> Option<Move> {
        let Some(Move::Choose(first)) = moves.first() else {
            return None;
        };
        let is_own = self.controller(state, *first) == player;
        let card = state.card(*first)?;
        let is_held = card.zone == self.roles.hand || self.in_play(state, *first);
        let may_end = moves.contains(&Move::Done);
        (is_own && is_held && may_end).then_some(Move::Done)
    }

    /// Returns the move that aims something harmful at the other side, or
    /// something helpful at one's own, at the strongest there; nothing where one
    /// cannot tell.
    fn marked_target(&self, state: &State, player: u8, moves: &[Move]) -> Option<Move> {
        let announcing = state.announcing.as_ref()?;
        let wants_own = match self.favour_of(state, announcing) {
            Favour::Good => true,
            Favour::Bad => false,
            Favour::Unknown => return None,
        };
        let things = moves.iter().filter_map(|it| match it {
            Move::Choose(thing) => Some(*thing),
            _ => None,
        });
        let sensible = things.filter(|it| (self.controller(state, *it) == player) == wants_own);
        // Of equals the first, as they are listed.
        let best = sensible.min_by_key(|it| std::cmp::Reverse(self.strength(state, *it)));
        let end = moves.iter().find(|it| **it == Move::Done).copied();
        best.map(Move::Choose).or(end)
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
