//! What a move is for a drawing: its role, its number, the cards that it starts
//! from and points at.

use tapete_game::{Amounts, MoveRole, MoveView, Seat};

use super::quiet_move;
use crate::model::{Cards, CostAct, NOTHING, Thing};
use crate::moves::Move;
use crate::state::{Ask, State};

impl Cards {
    pub(super) fn move_role(&self, state: &State, chosen: &Move) -> MoveRole {
        match *chosen {
            Move::Pass => MoveRole::Pass,
            Move::Done => MoveRole::End,
            Move::Keep | Move::Yes | Move::Usual => MoveRole::Confirm,
            Move::Mulligan => MoveRole::Draw,
            Move::Play(_) | Move::Evolve(..) => MoveRole::Play,
            Move::Use(thing, index) => match self.is_attack(state, thing, index) {
                true => MoveRole::Attack,
                false => MoveRole::Use,
            },
            Move::Own | Move::Retreat => MoveRole::Use,
            Move::Attack(_) | Move::Strike(..) => MoveRole::Attack,
            Move::Block(..) => MoveRole::Block,
            Move::Choose(_) => self.choice_role(state),
            Move::No => MoveRole::Decline,
            // Which of several effects is no amount.
            Move::Number(_) => match state.ask {
                Ask::OneOf(_) => MoveRole::Choose,
                _ => MoveRole::Amount,
            },
            Move::Kind(_) | Move::First(_) => MoveRole::Choose,
        }
    }

    fn choice_role(&self, state: &State) -> MoveRole {
        match state.ask {
            Ask::Discard | Ask::HandLimit | Ask::Bottom => MoveRole::Discard,
            Ask::CostThing => match self.asked_act(state) {
                // What is tapped stays.
                Some(CostAct::TapOthers(..)) => MoveRole::Choose,
                _ => MoveRole::Discard,
            },
            Ask::Placing => MoveRole::Play,
            _ => MoveRole::Choose,
        }
    }

    /// Tells whether an ability is an attack with a name of its own.
    pub(crate) fn is_attack(&self, state: &State, thing: Thing, index: u8) -> bool {
        let id = self.activated_at(state, thing, index);
        let it = id.and_then(|it| self.activated.get(it.index()));
        it.is_some_and(|it| it.attack.is_some())
    }

    /// Returns what is to be given for the cost that is asked for.
    pub(super) fn asked_act(&self, state: &State) -> Option<CostAct> {
        let announcing = state.announcing.as_ref()?;
        self.cost_act(state, announcing)
    }

    /// Returns what a move starts from and what it points at.
    pub(super) fn touched(&self, state: &State, seat: Seat, chosen: &Move) -> [Thing; 2] {
        match *chosen {
            Move::Play(thing) | Move::Use(thing, _) | Move::Attack(thing) => [thing, NOTHING],
            Move::Strike(one, other) | Move::Block(one, other) | Move::Evolve(one, other) => {
                [one, other]
            }
            Move::Retreat => [self.active_of(state, seat.0), NOTHING],
            Move::Choose(thing) => match state.ask {
                Ask::Target => [self.asking_thing(state).unwrap_or(NOTHING), thing],
                Ask::Damage { attacker, .. } => [attacker, thing],
                Ask::Choose => [NOTHING, thing],
                _ => [thing, NOTHING],
            },
            Move::Number(_) => match state.ask {
                Ask::Damage {
                    attacker, index, ..
                } => {
                    let blockers = self.blockers_of(state, attacker);
                    let blocker = blockers.get(usize::from(index)).copied();
                    [attacker, blocker.unwrap_or(NOTHING)]
                }
                _ => [NOTHING; 2],
            },
            Move::First(index) => {
                let waiting = state.waiting.get(usize::from(index));
                [waiting.map_or(NOTHING, |it| it.context.this), NOTHING]
            }
            Move::Pass
            | Move::Done
            | Move::Keep
            | Move::Mulligan
            | Move::Own
            | Move::Yes
            | Move::No
            | Move::Usual
            | Move::Kind(_) => [NOTHING; 2],
        }
    }

    /// Returns the number of a move where a number means something: an amount is
    /// typed as it is, and the first of several effects is 1. Elsewhere moves are
    /// numbered one after the other, as everywhere.
    pub(crate) fn move_number(&self, state: &State, seat: Seat, chosen: &Move) -> u32 {
        match (state.ask, *chosen) {
            (Ask::OneOf(_), Move::Number(mode)) => u32::try_from(mode).unwrap_or(0) + 1,
            (Ask::X | Ask::Damage { .. }, Move::Number(amount @ 1..)) => {
                u32::from(amount.unsigned_abs())
            }
            (Ask::X | Ask::Damage { .. }, _) => self.number_beside_amounts(state, seat, chosen),
            _ => MoveView::UNNUMBERED,
        }
    }

    /// What is no amount is numbered behind the greatest one. So is 0, which is
    /// the number of an empty line.
    fn number_beside_amounts(&self, state: &State, seat: Seat, chosen: &Move) -> u32 {
        let mut moves = Vec::new();
        self.list(state, seat.0, &mut moves);
        let quiet = quiet_move(&moves);
        let amounts = moves.iter().filter_map(|it| match it {
            Move::Number(amount) => Some(*amount),
            _ => None,
        });
        let most = amounts.max().unwrap_or(0);
        let mut others = moves
            .iter()
            .filter(|it| !matches!(it, Move::Number(1..)) && Some(**it) != quiet);
        let place = others.position(|it| it == chosen);
        match place {
            Some(place) => u32::from(most.unsigned_abs()) + place as u32 + 1,
            None => 0,
        }
    }

    /// Returns the amounts between which a move lets choose: all of them are
    /// listed, and a screen may offer one line for them.
    pub(super) fn amounts(&self, state: &State, seat: Seat, chosen: &Move) -> Option<Amounts> {
        let Move::Number(listed) = *chosen else {
            return None;
        };
        if matches!(state.ask, Ask::OneOf(_)) {
            return None;
        }
        let mut moves = Vec::new();
        self.list(state, seat.0, &mut moves);
        let amounts = moves.iter().filter_map(|it| match it {
            Move::Number(amount) => Some(i64::from(*amount)),
            _ => None,
        });
        let (least, most) = amounts.fold((i64::MAX, i64::MIN), |(least, most), it| {
            (least.min(it), most.max(it))
        });
        Some(Amounts {
            least,
            most,
            listed: i64::from(listed),
            before: "number ".to_owned(),
            after: String::new(),
        })
    }
}
