//! Which move a screen marks first: one that throws nothing of one's own away and
//! hurts no monster of one's own.

use tapete_game::Reader;

use super::quiet;
use crate::duel::Duel;
use crate::moves::Move;
use crate::script::ast::{Act, Action, Expr, ExprKind, Group, Op, Script, Stmt, StmtKind, Who};
use crate::state::{Phase, State};

impl Duel {
    /// Of cards that may be thrown away none is marked, but to keep them; of cards
    /// that can be played the first that does its own side no harm, or else the end
    /// of the turn.
    pub(super) fn marked(&self, state: &State, reader: Reader) -> Option<String> {
        let quiet = quiet(state, reader)?;
        let Reader::Seat(seat) = reader else {
            return None;
        };
        if state.phase == Phase::Discarding {
            return Some(quiet.to_owned());
        }
        let mut moves = Vec::new();
        self.list(state, seat, &mut moves);
        let is_harmless = |it: &&Move| match it {
            Move::Play { slot, .. } => {
                let card = self.slot_card(state, seat, *slot);
                let card = card.and_then(|it| self.powers.get(usize::from(it)));
                card.is_some_and(|it| !hurts_own(&it.script))
            }
            Move::End | Move::Keep | Move::Discard { .. } | Move::Deck(_) | Move::Place(_) => false,
        };
        let harmless = moves.iter().find(is_harmless);
        let Some(harmless) = harmless else {
            return (moves.len() > 1).then(|| quiet.to_owned());
        };
        // A screen begins with the first of them anyhow.
        if moves.first() == Some(harmless) {
            return None;
        }
        let mut text = String::new();
        self.write_move(state, seat, harmless, &mut text);
        Some(text)
    }
}

/// Tells whether playing a card can hurt a monster of one's own, or cost a card.
fn hurts_own(script: &Script) -> bool {
    is_harmful(&script.actions, false)
}

/// Tells whether steps can harm their own side; inside `each` of the own monsters
/// the target is one of them.
fn is_harmful(block: &[Stmt], is_target_own: bool) -> bool {
    block.iter().any(|it| match &it.kind {
        StmtKind::Let(_) => false,
        StmtKind::Act(act) => harms(act, is_target_own),
        StmtKind::If {
            then, otherwise, ..
        }
        | StmtKind::Chance {
            then, otherwise, ..
        } => is_harmful(then, is_target_own) || is_harmful(otherwise, is_target_own),
        StmtKind::Repeat(_, block) => is_harmful(block, is_target_own),
        StmtKind::Each(group, block) => is_harmful(block, *group != Group::Enemies),
    })
}

fn harms(act: &Act, is_target_own: bool) -> bool {
    let is_own = match &act.on {
        None if act.action.helps() => true,
        None | Some(Who::Target) => is_target_own,
        Some(Who::This | Who::Ally(_)) => true,
        Some(Who::Front | Who::Back | Who::Enemy(_))
        | Some(Who::Weakest | Who::Strongest | Who::Random) => false,
    };
    is_own
        && match &act.action {
            Action::Attack
            | Action::Poison
            | Action::Burn(_)
            | Action::Freeze(_)
            | Action::Sleep(_)
            | Action::Discard(_)
            | Action::StealEnergy(_) => true,
            Action::PlayerLife(amount) | Action::TargetLife(amount) => is_negative(amount),
            Action::Purify
            | Action::Draw(_)
            | Action::UpdateEnergy(_)
            | Action::Shield(_)
            | Action::Cleanse
            | Action::Swap(..)
            | Action::Revive(_)
            | Action::SetType(_)
            | Action::Buff(..) => false,
        }
}

/// Tells whether a number is plainly below zero.
fn is_negative(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Number(number) => *number < 0.0,
        ExprKind::Minus(inner) => !is_negative(inner),
        ExprKind::Binary(Op::Multiply | Op::Divide, one, other) => {
            is_negative(one) != is_negative(other)
        }
        ExprKind::Binary(Op::Add | Op::Subtract, ..)
        | ExprKind::Variable(_)
        | ExprKind::Slot(_)
        | ExprKind::Call(..)
        | ExprKind::Random(..)
        | ExprKind::Field(..) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::script;

    #[test]
    fn what_hurts_ones_own_side_is_known() {
        for (actions, hurts) in [
            ("Attack()", false),
            ("Heal(20)", false),
            ("UpdatePlayerMonsterLife(-20) Attack()", true),
            ("UpdatePlayerMonsterLife(20 * -2)", true),
            ("UpdateTargetMonsterLife(-20)", false),
            ("Poison() on Self", true),
            ("each Allies { Burn(2) }", true),
            ("each Enemies { Burn(2) }", false),
            (
                "if Target.Life > 10 { Attack() } else { Sleep(1) on Ally[0] }",
                true,
            ),
        ] {
            let text = format!("Conditions {{ }} Actions {{ {actions} }}");
            assert_eq!(hurts_own(&script(&text)), hurts, "{actions}");
        }
    }
}
