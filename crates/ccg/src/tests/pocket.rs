//! Games with an active creature: energy, attacks, evolution, retreat, prizes.

use super::table::{Table, telling, to_judge};
use crate::model::{FIRST_CARD, NOTHING, Thing};

const CARDS: &str = r#"
new Creature called "Pup" is Fire Basic with hp 60 with weakness Water with retreat 1 * Energy
  attack "Nip" requires 1 * Energy does: deal 10 damage to active
  attack "Blaze" requires 2 * Fire does: deal 60 damage to active
  attack "Lull" requires 1 * Energy does: active becomes asleep
  attack "Numb" requires 1 * Energy does: active becomes paralysed
  attack "Venom" requires 1 * Energy does: put 1 poison counter on active
new Creature called "Hound" is Fire Stage1 evolves_from "Pup" with hp 90 with retreat 1 * Energy
  attack "Bite" requires 1 * Fire does: deal 30 damage to active
new Creature called "Frog" is Water Basic with hp 70 with resistance Fire with retreat 1 * Energy
  attack "Splash" requires 1 * Water does: deal 20 damage to active
new Creature called "Log" is Leaf Basic with hp 50 with retreat 2 * Energy
  attack "Roll" requires 1 * Energy does: deal 10 damage to active
new Trainer called "Change" does: swap active with target Creature in your bench
new Trainer called "Lure" does: swap active with target Creature in opponents bench
new Trainer called "Rest" does: destroy each benched Creature and opponent_controls
"#;

fn find(table: &Table, seat: u8, name: &str) -> Thing {
    let cards = table.state.cards.iter().enumerate();
    let mut own = cards.filter(|it| it.1.owner == seat);
    let found = own.find(|it| table.game.cards[it.1.card.index()].name == name);
    found.map_or(NOTHING, |it| it.0 as Thing + FIRST_CARD)
}

/// Sets up actives, benches and hands, with energy on the active of seat 0.
fn table(active: [&str; 2], bench: [&[&str]; 2], energy: &[&str], hand: &[&str]) -> Table {
    let mut table = Table::of("Pocketlike", CARDS);
    let roles = table.game.roles;
    for seat in 0..2u8 {
        let at = usize::from(seat);
        table = table
            .lay(seat, roles.active, &[active[at]])
            .lay(seat, roles.play, bench[at])
            .lay(seat, roles.prizes, &["Log", "Log", "Log"])
            .lay(seat, roles.deck, &["Log"; 10]);
    }
    table = table.lay(0, roles.play, energy).hand(0, hand);
    let host = table.state.players[0].piles[usize::from(roles.active)][0];
    let on = table.state.players[0].piles[usize::from(roles.play)].clone();
    for thing in on {
        let is_energy = {
            let card = table.state.card(thing).map(|it| it.card);
            card.is_some_and(|it| table.game.cards[it.index()].energy != 0)
                && card.is_some_and(|it| !table.game.cards[it.index()].nature.fights)
        };
        if let Some(card) = table.state.card_mut(thing).filter(|_| is_energy) {
            card.attached_to = host;
        }
    }
    table.state.counts.turns = 5;
    table.go()
}

fn active(table: &Table, seat: usize) -> String {
    let pile = &table.state.players[seat].piles[usize::from(table.game.roles.active)];
    let card = pile.first().and_then(|it| table.state.card(*it));
    card.map_or(String::new(), |it| {
        table.game.cards[it.card.index()].name.clone()
    })
}

fn damage(table: &Table, seat: u8, name: &str) -> i16 {
    let card = table.state.card(find(table, seat, name));
    card.map_or(0, |it| it.damage)
}

/// Ends the main phase, if it is not over.
fn to_attack(table: &mut Table, attack: &str) {
    for _ in 0..5 {
        if table.may(0, attack) {
            return table.plays(0, attack);
        }
        table.plays(0, "pass");
    }
    panic!("no {attack}: {:?}", table.moves());
}

#[test]
fn an_attack_needs_its_energy_and_hits_the_other_active() {
    let mut table = table(["Pup", "Log"], [&[], &[]], &["Fire Energy"], &[]);
    to_attack(&mut table, "use Nip");
    assert_eq!(damage(&table, 1, "Log"), 10);
    assert_eq!(table.state.active, 1, "an attack ends the turn");
}

#[test]
fn weakness_doubles_and_resistance_lessens() {
    let mut weak = table(["Frog", "Pup"], [&[], &[]], &["Water Energy"], &[]);
    to_attack(&mut weak, "use Splash");
    assert_eq!(damage(&weak, 1, "Pup"), 40);
    let energy = ["Fire Energy", "Fire Energy"];
    let mut strong = table(["Pup", "Frog"], [&[], &[]], &energy, &[]);
    to_attack(&mut strong, "use Blaze");
    assert_eq!(damage(&strong, 1, "Frog"), 30);
}

#[test]
fn a_knock_out_takes_a_prize_and_asks_for_the_next() {
    let energy = ["Fire Energy", "Fire Energy"];
    let mut table = table(["Pup", "Log"], [&[], &["Frog", "Pup"]], &energy, &[]);
    to_attack(&mut table, "use Blaze");
    let prizes = usize::from(table.game.roles.prizes);
    assert_eq!(table.state.players[0].piles[prizes].len(), 2);
    assert_eq!(table.state.players[1].piles[prizes].len(), 3);
    table.plays(1, "choose Frog");
    assert_eq!(active(&table, 1), "Frog");
}

#[test]
fn who_evolves_keeps_damage_and_energy() {
    let mut table = table(["Pup", "Log"], [&[], &[]], &["Fire Energy"], &["Hound"]);
    let pup = find(&table, 0, "Pup");
    if let Some(card) = table.state.card_mut(pup) {
        card.damage = 20;
    }
    table.plays(0, "evolve Hound > Pup");
    assert_eq!(active(&table, 0), "Hound");
    let roles = table.game.roles;
    let hound = table.state.players[0].piles[usize::from(roles.active)][0];
    assert_eq!(table.state.card(hound).map(|it| it.damage), Some(20));
    let mut energy = table.state.cards.iter();
    assert!(energy.any(|it| it.attached_to == hound));
}

#[test]
fn retreating_costs_energy_and_changes_places() {
    let mut table = table(["Pup", "Log"], [&["Frog"], &[]], &["Fire Energy"], &[]);
    table.plays(0, "retreat");
    assert_eq!(active(&table, 0), "Frog");
    assert_eq!(table.in_graveyard(0, "Fire Energy"), 1);
}

#[test]
fn active_is_of_the_side_that_changes_places() {
    let mut own = table(
        ["Pup", "Log"],
        [&["Frog"], &["Frog"]],
        &[],
        &["Change", "Lure"],
    );
    own.plays(0, "play Change");
    if own.may(0, "choose Frog") {
        own.plays(0, "choose Frog");
    }
    assert_eq!(
        (active(&own, 0), active(&own, 1)),
        ("Frog".into(), "Log".into())
    );
    own.plays(0, "play Lure");
    if own.may(0, "choose Frog") {
        own.plays(0, "choose Frog");
    }
    assert_eq!(
        (active(&own, 0), active(&own, 1)),
        ("Frog".into(), "Frog".into())
    );
}

#[test]
fn poison_hurts_between_turns() {
    let mut table = table(["Pup", "Log"], [&[], &[]], &["Fire Energy"], &[]);
    to_attack(&mut table, "use Venom");
    let log = table.state.card(find(&table, 1, "Log"));
    assert_eq!(log.map(|it| (it.counters[0], it.damage)), Some((1, 10)));
}

#[test]
fn benched_creatures_are_those_that_are_not_active() {
    let mut table = table(["Pup", "Log"], [&[], &["Frog"]], &[], &["Rest"]);
    table.plays(0, "play Rest");
    assert_eq!(active(&table, 1), "Log");
    assert_eq!(table.in_graveyard(1, "Frog"), 1);
}

#[test]
fn how_a_creature_suffers_is_told_by_its_name() {
    use tapete_game::Tongue;
    let mut table = table(["Pup", "Log"], [&["Frog"], &[]], &["Fire Energy"], &[]);
    for (attack, wanted) in [
        (
            "use Lull",
            ["Log becomes asleep", "Log queda dormida"].as_slice(),
        ),
        (
            "use Numb",
            ["Log becomes paralysed", "Log queda paralizada"].as_slice(),
        ),
    ] {
        let mut state = table.state.clone();
        while !table.may(0, attack) {
            table.plays(0, "pass");
        }
        let events = table.plays_told(0, attack);
        for (tongue, wanted) in [Tongue::En, Tongue::Es].into_iter().zip(wanted) {
            let told = |event| {
                let mut text = String::new();
                crate::event::write(&table.game, event, to_judge(tongue), &mut text);
                text
            };
            assert!(events.iter().any(|it| told(it) == *wanted), "{wanted}");
        }
        std::mem::swap(&mut table.state, &mut state);
    }
}

#[test]
fn who_sleeps_neither_attacks_nor_retreats() {
    use crate::state::stands;
    let mut table = table(["Pup", "Log"], [&["Frog"], &[]], &["Fire Energy"], &[]);
    to_attack(&mut table, "use Lull");
    let log = find(&table, 1, "Log");
    let wakes = table
        .state
        .card(log)
        .is_some_and(|it| !it.is(stands::ASLEEP));
    // Luck decides between turns; awake or not, the state is one of the two.
    if !wakes {
        assert!(!table.game.may_retreat(&table.state, 1));
    }
    let pup = find(&table, 0, "Pup");
    if let Some(card) = table.state.card_mut(pup) {
        card.stands |= stands::ASLEEP;
    }
    assert!(!table.game.may_retreat(&table.state, 0));
}

#[test]
fn prizes_are_those_that_are_left_wherever_they_are_told() {
    use tapete_game::{Reader, Seat, Tongue};
    let mut table = table(["Pup", "Log"], [&[], &[]], &[], &[]);
    let prizes = table.game.roles.prizes;
    table = table.lay(0, prizes, &["Fire Energy"; 2]);
    let answer = table.game.answer_question(
        &table.state,
        "?",
        telling(Reader::Seat(Seat(0)), Tongue::En),
    );
    let answer = answer.expect("a glance");
    let n_left = table.state.players[0].piles[usize::from(prizes)].len();
    assert!(
        answer.contains(&format!("You: prizes left {n_left},")),
        "{answer}"
    );
}
