//! The bot that sends ships by luck, but never where they look lost.

use tapete_speech::Bilingual;

use super::estimate::Estimate;
use super::{KonquestBot, Thinking};
use crate::orders::Move;
use crate::state::Order;

pub(super) const BOT: KonquestBot = KonquestBot {
    name: "wanderer",
    others: &["vagabundo", "anyhow", "alazar"],
    doc: Bilingual::new(
        "Sends ships by luck: half of the planets send, to a weaker planet of others that is drawn.",
        "Envía naves al azar: la mitad de los planetas envía, a un planeta ajeno más débil elegido por sorteo.",
    ),
    choose: wander,
};

fn wander(thinking: &mut Thinking<'_>) -> Move {
    for source in thinking.next_source()..thinking.sight.n_planets() {
        if thinking.is_own(source)
            && let Some(order) = order_from(thinking, source)
        {
            return Move::Order(order);
        }
    }
    Move::End
}

/// Draws whether the planet sends, how many ships from a half to all, and
/// where to.
fn order_from(thinking: &mut Thinking<'_>, source: usize) -> Option<Order> {
    let there = thinking.sight.ships(source).filter(|it| *it > 0)?;
    if thinking.chance.below(2) == 0 {
        return None;
    }
    let n_amounts = u32::try_from(there / 2 + 1).unwrap_or(u32::MAX);
    let ships = there - i64::from(thinking.chance.below(n_amounts));
    let estimate = Estimate::new(thinking);
    let is_target = |planet: &usize| {
        let owner = thinking.sight.owner(*planet);
        owner != Some(thinking.seat) && estimate.ships(*planet) < ships
    };
    let n_planets = thinking.sight.n_planets();
    let n_targets = (0..n_planets).filter(is_target).count();
    let drawn = thinking.chance.below(n_targets as u32) as usize;
    let target = (0..n_planets).filter(is_target).nth(drawn)?;
    Some(Order {
        source: source as u16,
        target: target as u16,
        ships,
    })
}
