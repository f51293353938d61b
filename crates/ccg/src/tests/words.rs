//! Words of the language that had no effect, or another one.

use super::table::Table;

const ELVES: &str = r#"
new Creature called "Elder" is Elf colored Green with_damage 2 with_health 2 requires 1 * Forest
new Ability called "Skyborn" has_ability Flying when this attacks: you gains 1 life
new Ability called "Greater" takes N has_ability Skyborn and Bushido(N)
new Creature called "Harpy" is Bird colored White with_damage 1 with_health 1 requires 1 * Plains has_ability Skyborn
new Creature called "Roc" is Bird colored White with_damage 1 with_health 1 requires 1 * Plains has_ability Greater(2)
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Sorcery called "Ground" colored Green requires 1 * Forest does: target Creature loses Skyborn until end_of_turn
new CardGame called "Lonely" extends "Classic"
  state_based when each Elf if count(Elf and you_control) > 1: destroy it
"#;

const COPIES: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Creature called "Rat" is Rat colored Black with_damage 1 with_health 1 requires 1 * Swamp
new Instant called "Spark" colored Red requires 1 * Mountain does: deal 3 damage to target Player
new Instant called "Fork" colored Red requires 1 * Mountain does: copy target Spell
new Sorcery called "Twin" colored Blue requires 1 * Island does: copy target Creature then it gains Haste
new Sorcery called "Trade" colored Blue requires 1 * Island
  does: swap target Creature and you_control with target Creature and opponent_controls
new Enchantment called "Banner" colored White requires 1 * Plains when you attacks: you gains 2 life
"#;

#[test]
fn a_copy_of_a_spell_is_a_spell_with_the_same_target() {
    let mut table = Table::new(COPIES)
        .board(0, &["Mountain", "Mountain"])
        .hand(0, &["Spark", "Fork"])
        .go();
    table.does(0, &["play Spark", "choose seat 1", "play Fork"]);
    table.resolve();
    table.plays(0, "choose seat 1");
    table.resolve();
    assert_eq!(table.life(1), 14);
    assert_eq!(table.in_play(0, "Spark"), 0);
    assert_eq!(table.in_graveyard(0, "Spark"), 1, "the copy is nowhere");
}

#[test]
fn a_copy_of_a_spell_may_be_aimed_at_something_else() {
    let mut table = Table::new(COPIES)
        .board(0, &["Mountain"])
        .board(1, &["Mountain"])
        .hand(0, &["Spark"])
        .hand(1, &["Fork"])
        .go();
    table.does(0, &["play Spark", "choose seat 1"]);
    table.pass_until(1, "play Fork");
    table.plays(1, "play Fork");
    table.pass_until(1, "choose seat 0");
    table.plays(1, "choose seat 0");
    table.resolve();
    assert_eq!((table.life(0), table.life(1)), (17, 17));
}

#[test]
fn a_copy_of_a_creature_spell_is_told_as_a_copy() {
    let mut table = Table::new(COPIES)
        .board(0, &["Forest", "Mountain"])
        .hand(0, &["Ox", "Fork"])
        .go();
    table.plays(0, "play Ox");
    let events = table.plays_told(0, "play Fork");
    let mut text = String::new();
    for event in &events {
        crate::event::write(
            &table.game,
            event,
            super::table::to_judge(tapete_game::Tongue::En),
            &mut text,
        );
        text.push('\n');
    }
    assert!(text.contains("seat 0 copies Ox"), "{text}");
    assert!(!text.contains("creates"), "{text}");
    table.resolve();
    assert_eq!(table.in_play(0, "Ox"), 2);
}

#[test]
fn it_is_the_copy_after_copying() {
    let mut table = Table::new(COPIES)
        .board(0, &["Island"])
        .hand(0, &["Twin"])
        .board(1, &["Ox"])
        .go();
    table.plays(0, "play Twin");
    if table.may(0, "choose Ox") {
        table.plays(0, "choose Ox");
    }
    table.resolve();
    assert_eq!((table.in_play(0, "Ox"), table.in_play(1, "Ox")), (1, 1));
    table.pass_until(0, "attack Ox");
}

#[test]
fn creatures_of_two_players_change_sides() {
    let mut table = Table::new(COPIES)
        .board(0, &["Island", "Rat"])
        .hand(0, &["Trade"])
        .board(1, &["Ox"])
        .go();
    table.plays(0, "play Trade");
    for target in ["choose Rat", "choose Ox"] {
        if table.may(0, target) {
            table.plays(0, target);
        }
    }
    table.resolve();
    assert_eq!((table.in_play(0, "Ox"), table.in_play(1, "Rat")), (1, 1));
}

#[test]
fn a_player_attacks_once_with_all_that_attack() {
    let mut table = Table::new(COPIES).board(0, &["Banner", "Ox", "Rat"]).go();
    table.pass_until(0, "attack Ox");
    table.does(0, &["attack Ox", "attack Rat"]);
    if table.may(0, "done") {
        table.plays(0, "done");
    }
    table.resolve();
    assert_eq!(table.life(0), 22);
}

const MORE: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Land
new Sorcery called "Balm" colored White requires 1 * Land does: you gains 3 life
new Enchantment called "Tax" requires 1 * Land always: each Spell and opponent_controls costs 1 more
new Creature called "Saint" is Human colored White with_damage 1 with_health 1 requires 1 * Land
  has_ability Protection(Everything)
new Creature called "Rebel" is Human colored Red with_damage 1 with_health 1 requires 1 * Land
  has_ability Protection(opponent)
new Instant called "Spark" colored Red requires 1 * Land does: deal 1 damage to target Creature
new Sorcery called "Riffle" colored Blue requires 1 * Land does: opponent shuffles deck
new Sorcery called "Storm" colored Red requires 1 * Land does: repeat 600: you gains 1 life
"#;

#[test]
fn a_spell_that_costs_more_is_a_card_before_it_is_cast() {
    for (n, may) in [(1, false), (2, true)] {
        let table = Table::new(MORE)
            .lands(0, "Plains", n)
            .hand(0, &["Balm"])
            .board(1, &["Tax"])
            .go();
        assert_eq!(table.may(0, "play Balm"), may, "{n}");
    }
    let table = Table::new(MORE)
        .lands(0, "Plains", 1)
        .hand(0, &["Balm"])
        .board(0, &["Tax"])
        .go();
    assert!(
        table.may(0, "play Balm"),
        "it is the opponent's that costs more"
    );
}

#[test]
fn protection_is_from_players_and_from_everything() {
    let mut table = Table::new(MORE)
        .lands(0, "Plains", 2)
        .board(0, &["Saint", "Rebel"])
        .hand(0, &["Spark"])
        .lands(1, "Plains", 2)
        .board(1, &["Ox"])
        .hand(1, &["Spark"])
        .go();
    table.plays(0, "play Spark");
    assert!(table.may(0, "choose Rebel") && !table.may(0, "choose Saint"));
    table.plays(0, "choose Ox");
    table.resolve();
    table.pass_until(0, "attack Rebel");
    table.does(0, &["attack Rebel", "done"]);
    table.pass_until(1, "play Spark");
    table.plays(1, "play Spark");
    assert_eq!(
        table.state.ask,
        crate::state::Ask::Act,
        "only the ox is left"
    );
}

#[test]
fn whoever_shuffles_shuffles_the_own_deck() {
    use crate::event::Event;
    let mut table = Table::new(MORE)
        .lands(0, "Plains", 1)
        .hand(0, &["Riffle"])
        .go();
    let mut events = table.plays_told(0, "play Riffle");
    while !table.state.stack.is_empty() {
        let seat = table.state.asked;
        events.extend(table.plays_told(seat, "pass"));
    }
    let seats: Vec<u8> = events
        .iter()
        .filter_map(|it| match it {
            Event::Shuffled { seat } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(seats, [1]);
}

#[test]
fn what_is_repeated_too_often_is_told() {
    use crate::event::{Bound, Event};
    let mut table = Table::new(MORE)
        .lands(0, "Plains", 1)
        .hand(0, &["Storm"])
        .go();
    let mut events = table.plays_told(0, "play Storm");
    while !table.state.stack.is_empty() {
        let seat = table.state.asked;
        events.extend(table.plays_told(seat, "pass"));
    }
    let told = |it: &&Event| {
        matches!(
            it,
            Event::Bound {
                what: Bound::Times,
                ..
            }
        )
    };
    assert_eq!(events.iter().filter(told).count(), 1);
    assert_eq!((table.life(0), table.state.counts.bounds), (520, 1));
}

const RULES: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Land
new Sorcery called "Slay" colored Black requires 1 * Land does: destroy target Creature
new Deck called "Oxen" for_game "Grave" holds 26 * Plains, 17 * Ox, 17 * Slay
new CardGame called "Grave" extends "Classic" copies 30
  when a Creature dies: that_player loses 3 life
  when a Player draws: that_player gains 1 life
"#;

#[test]
fn a_game_has_triggers_of_its_own() {
    let mut table = Table::of("Grave", RULES)
        .lands(0, "Plains", 1)
        .hand(0, &["Slay", "Plains"])
        .board(1, &["Ox"])
        .go();
    table.plays(0, "play Slay");
    if table.may(0, "choose Ox") {
        table.plays(0, "choose Ox");
    }
    table.resolve();
    assert_eq!((table.life(0), table.life(1)), (20, 17));
    table.pass_until(1, "play Plains");
    assert_eq!(table.life(1), 18, "drawn");
}

#[test]
fn a_game_with_triggers_of_its_own_keeps_the_laws() {
    use tapete_game::{Game, Seed, laws};
    let mut game = crate::text::cards(RULES, true).unwrap_or_else(|it| panic!("{it}"));
    game.options.turns_max = 3;
    game.bots.truncate(1);
    let game = Game::new(game);
    laws::keep(&game, Seed::new(3)).unwrap_or_else(|it| panic!("{it}"));
}

#[test]
fn a_check_of_the_game_may_count() {
    let mut table = Table::of("Lonely", ELVES)
        .board(0, &["Elder", "Elder", "Elder"])
        .board(1, &["Elder"])
        .go();
    assert_eq!(
        (table.in_play(0, "Elder"), table.in_play(1, "Elder")),
        (1, 1)
    );
    table.pass_until(0, "attack Elder");
}

#[test]
fn an_ability_has_others_besides_what_it_says() {
    let mut table = Table::of("Lonely", ELVES)
        .board(0, &["Harpy", "Roc"])
        .board(1, &["Ox"])
        .go();
    for (name, abilities) in [
        ("Harpy", &["Skyborn", "Flying"][..]),
        ("Roc", &["Greater", "Skyborn", "Flying", "Bushido"]),
    ] {
        for ability in abilities {
            assert!(table.has(name, ability), "{name} {ability}");
        }
    }
    table.pass_until(0, "attack Harpy");
    table.plays(0, "attack Harpy");
    table.plays(0, "done");
    table.resolve();
    assert_eq!(table.life(0), 21);
    table.pass_until(1, "play Plains");
    assert_eq!(table.life(1), 19, "nobody could block it");
}

#[test]
fn what_loses_an_ability_loses_what_it_has() {
    let mut table = Table::of("Lonely", ELVES)
        .board(0, &["Harpy", "Forest"])
        .hand(0, &["Ground"])
        .go();
    table.plays(0, "play Ground");
    if table.may(0, "choose Harpy") {
        table.plays(0, "choose Harpy");
    }
    table.resolve();
    assert!(!table.has("Harpy", "Flying"));
}

#[test]
fn whoever_takes_a_number_takes_damage() {
    let text = r#"
new Instant called "Sting" colored Red requires 1 * Mountain does: target Player takes 2 then you takes 1 damage
new Creature called "Nettle" is Plant with_damage 1 with_health 1 requires 1 * Forest when this enters: opponent takes 3
"#;
    let mut table = Table::new(text)
        .board(0, &["Mountain", "Forest"])
        .hand(0, &["Sting", "Nettle"])
        .go();
    table.does(0, &["play Sting", "choose seat 1"]);
    table.resolve();
    assert_eq!((table.life(0), table.life(1)), (19, 18));
    table.plays(0, "play Nettle");
    table.resolve();
    assert_eq!(table.life(1), 15);
}

#[test]
fn an_ability_may_be_called_by_one_letter() {
    let text = r#"
new Ability called "W" when this enters: you gains 1 life
new Ability called "V" takes N when this attacks: you gains N life
new Ability called "U" means W and V(2) and Flying
new Ability called "T" has_ability W always: this gets +1/+1
new Creature called "One" with_damage 1 with_health 1 requires 1 * Forest has_ability W
new Creature called "Two" with_damage 1 with_health 1 requires 1 * Forest has_ability Flying and W and V(2)
new Creature called "Three" with_damage 1 with_health 1 requires 1 * Forest has_ability V 3 and W
new Creature called "Four" with_damage 1 with_health 1 requires 1 * Forest has_ability U, T
new Creature called "Five" with_damage 1 with_health 1 requires 1 * Forest
  always: each other Creature with W gains V(1) and T
  when this enters: { target Creature gains W until end_of_turn; destroy each Creature and without W and with Flying }
  when a Creature with W dies: it loses W then draw 1
new Instant called "Six" requires 1 * Forest
  does: target Creature gains W and Flying until end_of_turn then it loses W permanently then it gains V 2
new Instant called "Seven" requires 1 * Forest
  does: if target Creature has W: draw 1 else: each Creature you_control has W until end_of_turn
new Instant called "Eight" requires 1 * Forest does: target Creature loses W
new Instant called "Nine" requires 1 * Forest does: target Creature gains W
"#;
    let game = "new CardGame called \"Test\" extends \"Classic\"";
    let game = crate::text::cards(&format!("{text}{game}"), true);
    let game = game.unwrap_or_else(|it| panic!("{it}"));
    let names = ["W", "V", "U", "T"];
    assert!(
        names
            .iter()
            .all(|it| game.ability_names.iter().any(|own| own == it))
    );
    let mut table = Table::new(text)
        .board(0, &["Forest", "Forest", "Two"])
        .hand(0, &["One", "Nine"])
        .board(1, &["Four"])
        .go();
    assert!(table.has("Two", "W") && table.has("Four", "W") && table.has("Four", "T"));
    table.plays(0, "play One");
    table.resolve();
    assert_eq!(table.life(0), 21);
}
