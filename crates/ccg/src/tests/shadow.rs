//! Games with heroes: direct attacks, weapons, armour, who can be attacked.

use tapete_game::{Chance, Play, Seat, Silent, Tongue};

use super::table::Table;
use crate::moves::Move;
use crate::state::State;

const CARDS: &str = r#"
new Hero called "Captain" colored Human with_damage 0 with_health 30
new Hero called "Witch" colored Umbral with_damage 0 with_health 30
new Ally called "Squire" is Soldier colored Human with_damage 2 with_health 3 requires 1 * Resource
new Ally called "Guard" is Soldier colored Human with_damage 1 with_health 4 requires 1 * Resource has_ability Protector
new Ally called "Shade" is Rogue colored Umbral with_damage 2 with_health 1 requires 1 * Resource has_ability Stealth
new Ally called "Lancer" is Rogue colored Umbral with_damage 3 with_health 1 requires 1 * Resource has_ability Ambush
new Weapon called "Sword" requires 1 * Resource has_ability Wielded(2, 2)
new Armor called "Coat" requires 1 * Resource has_ability Worn(1, 2)
"#;

fn table(own: &[&str], other: &[&str]) -> Table {
    holding(&[], own, other)
}

fn holding(hand: &[&str], own: &[&str], other: &[&str]) -> Table {
    let mut table = Table::of("Shadowlike", CARDS);
    let deck = table.game.roles.deck;
    for seat in 0..2 {
        table = table.lay(seat, deck, &["Squire"; 10]);
    }
    let mut table = table
        .board(0, &["Captain"])
        .board(0, own)
        .board(1, &["Witch"])
        .board(1, other)
        .hand(0, hand);
    table.state.players[0].pool = [5; 8];
    table.go()
}

fn damage(table: &Table, name: &str) -> i16 {
    table
        .state
        .card(table.thing(name))
        .map_or(-1, |it| it.damage)
}

#[test]
fn the_attacked_strikes_back_unless_it_is_ambushed() {
    let mut plain = table(&["Squire"], &["Guard"]);
    plain.plays(0, "attack Squire > Guard");
    assert_eq!((damage(&plain, "Squire"), damage(&plain, "Guard")), (1, 2));
    let mut sly = table(&["Lancer"], &["Guard"]);
    sly.plays(0, "attack Lancer > Guard");
    assert_eq!((damage(&sly, "Lancer"), damage(&sly, "Guard")), (0, 3));
}

#[test]
fn a_protector_must_be_attacked_first() {
    let table = table(&["Squire"], &["Guard", "Lancer"]);
    assert!(table.may(0, "attack Squire > Guard"));
    assert!(!table.may(0, "attack Squire > Lancer"));
    assert!(!table.may(0, "attack Squire > Witch"));
}

#[test]
fn who_hides_cannot_be_attacked() {
    let table = table(&["Squire"], &["Shade"]);
    assert!(!table.may(0, "attack Squire > Shade"));
    assert!(table.may(0, "attack Squire > Witch"));
}

#[test]
fn a_weapon_lends_its_power_and_wears_out() {
    let mut armed = holding(&["Sword"], &[], &[]);
    armed.plays(0, "play Sword");
    assert_eq!(armed.figures("Captain").0, 2);
    armed.plays(0, "attack Captain > Witch");
    assert_eq!(damage(&armed, "Witch"), 2);
    assert_eq!(armed.in_play(0, "Sword"), 1);
    let sword = armed.thing("Sword");
    let durability = armed.game.counter("durability").map(usize::from);
    let left = armed.state.card(sword).zip(durability);
    assert_eq!(left.map(|(card, kind)| card.counters[kind]), Some(1));
}

#[test]
fn a_weapon_with_damage_lends_it_until_it_is_worn_out() {
    let text = "new Weapon called \"Cleaver\" requires 1 * Resource with damage 3 with durability 2
        new Armor called \"Bulwark\" requires 1 * Resource with_health 5";
    let mut table = Table::of("Shadowlike", &format!("{CARDS}{text}"));
    let deck = table.game.roles.deck;
    for seat in 0..2 {
        table = table.lay(seat, deck, &["Squire"; 10]);
    }
    let mut table = table
        .board(0, &["Captain"])
        .board(1, &["Witch"])
        .hand(0, &["Cleaver", "Bulwark"]);
    table.state.players[0].pool = [5; 8];
    let mut table = table.go();
    table.plays(0, "play Cleaver");
    table.plays(0, "play Bulwark");
    assert_eq!(table.figures("Captain"), (3, 35));
    for hit in [3, 6] {
        assert_eq!(table.in_play(0, "Cleaver"), 1);
        table.pass_until(0, "attack Captain > Witch");
        table.plays(0, "attack Captain > Witch");
        assert_eq!(damage(&table, "Witch"), hit);
        table.ends_turn();
    }
    assert_eq!(table.in_graveyard(0, "Cleaver"), 1);
    assert_eq!(table.figures("Captain"), (0, 35));
    let cleaver = table.game.cards.iter().find(|it| it.name == "Cleaver");
    let text = cleaver.map_or("", |it| it.text.en.as_str());
    assert!(text.contains("Your hero gets +3/+0."), "{text}");
}

#[test]
fn armour_absorbs_and_wears_out() {
    let mut table = table(&["Squire"], &["Coat"]);
    let (coat, witch) = (table.thing("Coat"), table.thing("Witch"));
    let kind = table.game.counter("durability").map_or(0, usize::from);
    if let Some(card) = table.state.card_mut(coat) {
        card.attached_to = witch;
        card.counters[kind] = 2;
    }
    table.state.dirty = true;
    table.plays(0, "attack Squire > Witch");
    assert_eq!(damage(&table, "Witch"), 1);
    let left = table.state.card(coat).map(|it| it.counters[kind]);
    assert_eq!(left, Some(1));
}

#[test]
fn outside_the_phase_of_attacks_the_phase_is_the_reason() {
    let mut table = table(&["Squire"], &["Guard"]);
    let sacrifice = table
        .game
        .phases
        .iter()
        .position(|it| it.name == "sacrifice");
    table.state.phase = sacrifice.expect("a phase") as u8;
    let mut moves = Vec::new();
    table.game.list(&table.state, 0, &mut moves);
    let refused = table.game.find_move(
        &table.state,
        Seat(0),
        "attack Squire > Guard",
        &moves,
        super::table::to_judge(Tongue::En),
    );
    let reason = format!("{:?}", refused.expect_err("not now"));
    assert!(
        reason.contains("action") && !reason.contains("cannot be attacked"),
        "{reason}"
    );
}

#[test]
fn who_begins_gains_no_energy_in_the_first_turn() {
    let decks = "new Deck called \"D\" for_game \"T\" holds 1 * \"Captain\", 40 * \"Squire\"
        new CardGame called \"T\" extends \"Shadowlike\" copies 60";
    let game = crate::text::cards(&format!("{CARDS} {decks}"), true);
    let game = game.unwrap_or_else(|it| panic!("{it}"));
    let energy = game.resources.iter().position(|it| it.name == "Energy");
    let energy = energy.expect("a resource");
    let mut state = State::blank(&game);
    let mut chance = Chance::quick(3);
    game.start(&mut state, &mut chance, &mut Silent);
    let mut seen = Vec::new();
    while state.counts.turns < 4 {
        let now = (
            state.counts.turns,
            state.players.each_ref().map(|it| it.pool[energy]),
        );
        if seen.last() != Some(&now) && now.0 > 0 {
            seen.push(now);
        }
        let seat = Seat(state.asked);
        let mut moves = Vec::new();
        game.list(&state, seat.0, &mut moves);
        let quiet = moves
            .iter()
            .find(|it| matches!(it, Move::Pass | Move::Keep));
        let chosen = *quiet.unwrap_or(&moves[0]);
        game.play(&mut state, seat, &chosen, &mut chance, &mut Silent);
    }
    let first = state.first;
    let own = |it: &(u32, [i16; 2])| (it.0, it.1[usize::from(first)], it.1[usize::from(1 - first)]);
    let seen: Vec<(u32, i16, i16)> = seen.iter().map(own).collect();
    assert_eq!(seen, [(1, 0, 0), (2, 0, 1), (3, 1, 1)]);
}
