//! Tests of the bots.

mod becai;
mod fair;
mod position;
mod random;
mod reference;
mod sender;

use super::*;
use crate::galaxy::Galaxy;
use crate::state::State;
use tapete_game::Silent;

/// Returns the index of a bot.
fn bot(name: &str) -> usize {
    BOTS.iter().position(|it| it.name == name).expect("a bot")
}

/// Lets a bot play a whole turn of a seat; returns its orders.
fn orders_of(
    galaxy: &Galaxy,
    state: &State,
    seat: Seat,
    name: &str,
    seed: u64,
) -> Vec<crate::state::Order> {
    let (mut state, mut chance) = (state.clone(), Chance::quick(seed));
    let mut orders = Vec::new();
    loop {
        match choose(bot(name), Known::new(galaxy, &state, seat), &mut chance) {
            Move::End => return orders,
            Move::Order(order) => {
                let source = &state.planets[usize::from(order.source)];
                assert_eq!(source.owner, seat.0, "{name} orders from its own planets");
                assert_ne!(order.source, order.target, "{name} sends somewhere else");
                assert!(
                    (1..=source.ships).contains(&order.ships),
                    "{name} sends {} of {} ships",
                    order.ships,
                    source.ships
                );
                orders.push(order);
                let luck = &mut Chance::quick(0);
                galaxy.act(&mut state, seat, &Move::Order(order), luck, &mut Silent);
            }
            other => panic!("{name} plays {other:?}"),
        }
    }
}

/// `random` and `first` are bots for any game; ours are called otherwise.
#[test]
fn every_bot_has_spellings_of_its_own() {
    let taken = ["random", "azar", "aleatorio", "first", "primero", "person"];
    let ours = BOTS
        .iter()
        .flat_map(|it| [it.name].into_iter().chain(it.others.iter().copied()));
    let mut all: Vec<&str> = ours.chain(taken).collect();
    let n_all = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), n_all);
}

#[test]
fn every_bot_says_what_it_does_in_both_tongues() {
    for word in words() {
        assert!(word.doc.en.ends_with('.') && word.doc.es.ends_with('.'));
        assert_ne!(word.doc.en, word.doc.es);
    }
}
