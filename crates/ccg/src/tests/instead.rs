//! What happens instead: of whom, of what, and once for each event.

use super::table::Table;

const CARDS: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Creature called "Turtle" is Beast colored Blue with_damage 1 with_health 2 requires 1 * Island
  instead of this would_be_dealt combat damage: prevent 5 damage to this
new Creature called "Salamander" is Beast colored Red with_damage 1 with_health 2 requires 1 * Mountain
  instead of this would_be_dealt damage from a Red: prevent 5 damage to this
new Creature called "Ram" is Beast colored Red with_damage 1 with_health 3 requires 1 * Mountain
  instead of this would_deal damage to a Player: deal that_much + 4 damage to it
new Creature called "Phoenix" is Bird colored Red with_damage 2 with_health 2 requires 1 * Mountain
  instead of this would_die: return this to hand
new Creature called "Husk" is Beast colored Black with_damage 2 with_health 2 requires 1 * Swamp
  instead of this would_be_destroyed: put 1 +1/+1 counter on this
  can sacrifice this: you gains 1 life
new Enchantment called "Rest" colored White requires 1 * Plains
  instead of a Creature would_die: exile it
new Enchantment called "Border" colored White requires 1 * Plains
  instead of a Creature and opponent_controls would_enter: exile it
new Enchantment called "Slow" colored White requires 1 * Plains
  instead of another Creature would_enter: tap it
new Enchantment called "Aegis" colored White requires 1 * Plains
  instead of you would_be_dealt damage: prevent 1 damage to you
new Enchantment called "Thief" colored Blue requires 1 * Island
  instead of opponent would_draw: you draws 1
new Enchantment called "Drain" colored Black requires 1 * Swamp
  instead of opponent would_gain life: that_player loses that_much life
new Enchantment called "Quiet" colored White requires 1 * Plains
  instead of you would_draw: you gains 1 life
new Enchantment called "Twofold" colored Blue requires 1 * Island
  instead of you would_draw: draw 2
new Creature called "Cleric" is Human colored White with_damage 1 with_health 1 requires 1 * Plains
  instead of you would_gain life: you gains that_much + 1 life
  can tap: you gains 2 life
new Creature called "Shellback" is Beast colored Green with_damage 1 with_health 2 requires 1 * Forest
  instead of this would_be_dealt damage: put that_much +1/+1 counters on this
new Sorcery called "Study" colored Blue requires 1 * Island does: draw 1
new Sorcery called "Lore" colored Blue requires 1 * Island does: draw 3
new Instant called "Spark" colored Red requires 1 * Mountain does: deal 2 damage to target Creature or Player
new Instant called "Chill" colored Blue requires 1 * Island does: deal 2 damage to target Creature or Player
new Sorcery called "Slay" colored Black requires 1 * Swamp does: destroy target Creature
new Sorcery called "Balm" colored White requires 1 * Plains does: target Player gains 3 life
new Artifact called "Knife" requires 1 * Land can sacrifice a Creature: you gains 1 life
"#;

fn table(board: &[&str], hand: &[&str]) -> Table {
    Table::new(CARDS).board(0, board).hand(0, hand)
}

fn cast(table: &mut Table, name: &str, target: Option<&str>) {
    table.plays(0, &format!("play {name}"));
    if let Some(target) = target.map(|it| format!("choose {it}"))
        && table.may(0, &target)
    {
        table.plays(0, &target);
    }
    table.resolve();
}

#[test]
fn combat_damage_alone_is_replaced_where_the_text_says_so() {
    let mut table = table(&["Mountain"], &["Spark"]).board(1, &["Turtle"]).go();
    cast(&mut table, "Spark", Some("Turtle"));
    assert_eq!(table.in_play(1, "Turtle"), 0, "a spark is no combat");

    let mut table = self::table(&["Ox"], &[]).board(1, &["Turtle"]).go();
    table.attacks_alone("Ox");
    table.pass_until(1, "block Turtle > Ox");
    table.plays(1, "block Turtle > Ox");
    table.pass_until(1, "play Plains");
    assert_eq!(table.in_play(1, "Turtle"), 1);
}

#[test]
fn damage_from_one_colour_alone_is_replaced_where_the_text_says_so() {
    for (spell, left) in [("Spark", 1), ("Chill", 0)] {
        let mut table = table(&["Mountain", "Island"], &[spell])
            .board(1, &["Salamander"])
            .go();
        cast(&mut table, spell, Some("Salamander"));
        assert_eq!(table.in_play(1, "Salamander"), left, "{spell}");
    }
}

#[test]
fn damage_to_players_alone_is_more_where_the_text_says_so() {
    let mut table = table(&["Ram"], &[]).board(1, &["Ox"]).go();
    table.attacks_alone("Ram");
    table.pass_until(1, "block Ox > Ram");
    table.plays(1, "block Ox > Ram");
    table.pass_until(1, "play Plains");
    assert_eq!(table.in_play(1, "Ox"), 1);

    let mut table = self::table(&["Ram"], &[]).go();
    table.attacks_alone("Ram");
    table.pass_until(1, "play Plains");
    assert_eq!(table.life(1), 15);
}

#[test]
fn whoever_draws_says_which_of_two_things_happens_instead() {
    for (chosen, life) in [("Quiet", 21), ("Thief", 20)] {
        let mut table = table(&["Island", "Quiet"], &["Study", "Plains"])
            .board(1, &["Thief"])
            .go();
        table.plays(0, "play Study");
        table.resolve();
        assert_eq!(table.moves(), ["choose Quiet", "choose Thief"]);
        table.plays(0, &format!("choose {chosen}"));
        assert_eq!((table.life(0), table.n_hand(0)), (life, 1));
        assert_eq!(table.n_hand(1), usize::from(chosen == "Thief"));
    }
}

#[test]
fn the_controller_says_where_a_creature_goes_instead_of_dying() {
    for chosen in ["Phoenix", "Rest"] {
        let mut table = table(&["Swamp", "Rest"], &["Slay"])
            .board(1, &["Phoenix"])
            .go();
        cast(&mut table, "Slay", Some("Phoenix"));
        assert_eq!(table.moves(), ["choose Phoenix", "choose Rest"]);
        table.plays(1, &format!("choose {chosen}"));
        let exile = table.game.roles.exile;
        let left = [
            table.in_play(1, "Phoenix"),
            table.in_hand(1, "Phoenix"),
            table.state.players[1].piles[usize::from(exile)].len(),
        ];
        let wanted = if chosen == "Rest" {
            [0, 0, 1]
        } else {
            [0, 1, 0]
        };
        assert_eq!(left, wanted, "{chosen}");
    }
}

#[test]
fn nobody_is_asked_which_of_two_equal_things_happens_instead() {
    let mut table = table(&["Island", "Quiet", "Quiet"], &["Study"]).go();
    cast(&mut table, "Study", None);
    assert_eq!(table.life(0), 21);
}

#[test]
fn a_sacrifice_is_a_death_too() {
    let mut table = table(&["Phoenix", "Knife"], &[]).go();
    table.plays(0, "use Knife 1");
    if table.may(0, "choose Phoenix") {
        table.plays(0, "choose Phoenix");
    }
    table.resolve();
    let left = (table.in_play(0, "Phoenix"), table.in_hand(0, "Phoenix"));
    assert_eq!(left, (0, 1));
    assert_eq!(table.in_graveyard(0, "Phoenix"), 0);
}

#[test]
fn who_would_be_destroyed_may_still_be_sacrificed() {
    let mut table = table(&["Husk", "Swamp"], &["Slay"]).go();
    cast(&mut table, "Slay", Some("Husk"));
    assert_eq!(table.figures("Husk"), (3, 3));
    table.plays(0, "use Husk 1");
    table.resolve();
    assert_eq!((table.in_play(0, "Husk"), table.life(0)), (0, 21));
}

#[test]
fn the_deaths_of_others_are_replaced() {
    let mut table = table(&["Rest", "Swamp"], &["Slay"]).board(1, &["Ox"]).go();
    cast(&mut table, "Slay", Some("Ox"));
    assert_eq!(
        (table.in_play(1, "Ox"), table.in_graveyard(1, "Ox")),
        (0, 0)
    );
}

#[test]
fn the_coming_of_others_is_replaced() {
    let mut table = table(&["Forest", "Forest"], &["Ox"])
        .board(1, &["Border"])
        .go();
    cast(&mut table, "Ox", None);
    assert_eq!(
        (table.in_play(0, "Ox"), table.in_graveyard(0, "Ox")),
        (0, 0)
    );

    let mut table = self::table(&["Forest"], &["Ox"]).board(1, &["Slow"]).go();
    cast(&mut table, "Ox", None);
    assert!(table.is_tapped("Ox"));
}

#[test]
fn damage_to_a_player_is_prevented_by_a_card() {
    let mut table = table(&["Mountain"], &["Spark"]).board(1, &["Aegis"]).go();
    cast(&mut table, "Spark", Some("seat 1"));
    assert_eq!(table.life(1), 19);
}

#[test]
fn damage_may_be_something_else_altogether() {
    let mut table = table(&["Mountain"], &["Spark"])
        .board(1, &["Shellback"])
        .go();
    cast(&mut table, "Spark", Some("Shellback"));
    assert_eq!(table.figures("Shellback"), (3, 4));
}

#[test]
fn what_the_opponent_would_do_is_replaced() {
    let mut table = table(&["Island"], &["Study", "Plains"])
        .board(1, &["Thief"])
        .go();
    let before = table.n_hand(1);
    cast(&mut table, "Study", None);
    assert_eq!((table.n_hand(0), table.n_hand(1)), (1, before + 1));

    let mut table = self::table(&["Plains"], &["Balm"])
        .board(1, &["Drain"])
        .go();
    cast(&mut table, "Balm", Some("seat 0"));
    assert_eq!(table.life(0), 17);
}

#[test]
fn every_one_of_several_draws_is_replaced() {
    let mut table = table(&["Quiet", "Island"], &["Lore"]).go();
    cast(&mut table, "Lore", None);
    assert_eq!((table.n_hand(0), table.life(0)), (0, 23));
}

#[test]
fn two_that_double_draw_four() {
    let mut table = table(&["Twofold", "Twofold", "Island"], &["Study"]).go();
    cast(&mut table, "Study", None);
    assert_eq!(table.n_hand(0), 4);
}

#[test]
fn what_a_card_does_otherwise_is_replaced_by_itself() {
    let mut table = table(&["Cleric"], &[]).go();
    table.plays(0, "use Cleric 1");
    table.resolve();
    assert_eq!(table.life(0), 23);
}
