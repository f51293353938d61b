//! What comes before the first round, for bots that do not search there: any
//! deck, and the weakest attackers in front.
//!
//! Who falls first takes its cards along, so the cards to keep are those of the
//! strong: that alone is worth about two matches in five.

use crate::moves::Move;
use crate::state::Phase;

use super::Thinking;

pub(super) fn choose(thinking: &mut Thinking<'_>) -> Move {
    let Thinking { duel, known, .. } = thinking;
    if known.phase() == Phase::Decks {
        let deck = thinking.chance.below(duel.decks.len() as u32);
        return Move::Deck(deck as u16);
    }
    let own = known.own();
    let placed = own.order.get(..known.n_placed()).unwrap_or(&[]);
    let free = (0..duel.n_monsters() as u8).filter(|it| !placed.contains(it));
    let weakest = free.min_by_key(|it| {
        let monster = &own.monsters[usize::from(*it)];
        (monster.start_attack, -i64::from(monster.life))
    });
    Move::Place(weakest.unwrap_or(0))
}
