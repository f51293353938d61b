//! What the words of texts mean in play: durations, zones of events, states,
//! replacements, and effects that go there and back.

use super::table::Table;

const CARDS: &str = r#"
new Creature called "Ox" is Beast colored Green with_damage 2 with_health 2 requires 1 * Forest
new Creature called "Twin" is Beast colored Green and White with_damage 2 with_health 3 requires 1 * Forest
new Creature called "Golem" is Construct with_damage 1 with_health 4 requires 1 * Land
new Creature called "Warder" is Human colored White with_damage 1 with_health 5 requires 1 * Plains
  can tap: target Creature gets +3/+3 as_long_as this is tapped
  can 1 * Plains: untap this
new Creature called "Thief" is Human colored Blue with_damage 1 with_health 1 requires 1 * Island
  can tap: gain control of target Creature as_long_as this is tapped
  can 1 * Island: untap this
new Sorcery called "Borrow" colored Red requires 1 * Mountain
  does: gain control of target Creature until end_of_turn then untap it then it gains Haste until end_of_turn
new Instant called "Blink" colored White requires 1 * Plains
  does: exile target Creature and you_control then return it to battlefield under owner then draw 1
new Sorcery called "Mirror" colored Blue requires 1 * Island does: copy target Creature
new Instant called "Shell" colored Green requires 1 * Forest does: regenerate target Creature
new Instant called "Slay" colored Black requires 1 * Swamp does: destroy target Creature
new Sorcery called "Brawl" colored Green requires 1 * Forest
  does: fight target Creature and you_control and target Creature and opponent_controls
new Sorcery called "Again" colored Blue requires 1 * Island does: extra_turn
new Sorcery called "Truce" colored White requires 1 * Plains does: opponent skips draw
new Creature called "Ghoul" is Zombie colored Black with_damage 1 with_health 1 requires 1 * Swamp
  when this is_put from battlefield to graveyard: you gains 2 life
  when this is_exiled: you gains 5 life
new Creature called "Revenant" is Zombie colored Black with_damage 2 with_health 2 requires 1 * Swamp
  when this enters from graveyard: you gains 3 life
new Sorcery called "Raise" colored Black requires 1 * Swamp
  does: return target Creature in your graveyard to battlefield
new Creature called "Memento" is Spirit colored Black with_damage 1 with_health 1 requires 1 * Swamp
  when you discards this: you gains 4 life
new Sorcery called "Purge" colored Black requires 1 * Swamp does: discard 1
new Enchantment called "Altar" colored White requires 1 * Plains
  instead of you would_gain life: draw 1
new Enchantment called "Ward" colored White requires 1 * Plains
  instead of you would_lose life if your_turn: put 1 charge counter on this
new Sorcery called "Balm" colored White requires 1 * Plains does: you gains 3 life
new Sorcery called "Bleed" colored Black requires 1 * Swamp does: you loses 3 life
new Enchantment called "Spring" colored Blue requires 1 * Island
  instead of you would_draw: draw 2
new Sorcery called "Study" colored Blue requires 1 * Island does: draw 1
new Creature called "Oracle" is Human colored Blue with_damage 1 with_health 1 requires 1 * Island
  can tap: draw 1 play_only once_per_game
new Creature called "Stalker" is Rogue colored Green with_damage 2 with_health 2 requires 1 * Forest
  has_ability Intimidate
new Creature called "Kite" is Bird colored White with_damage 1 with_health 1 requires 1 * Plains has_ability Flying
new Ability called "Nets" always: this has CanBlockFliers
new Creature called "Netter" is Human colored White with_damage 1 with_health 1 requires 1 * Plains has_ability Nets
new Sorcery called "Cull" colored Black requires 1 * Swamp does: destroy each multicoloured Creature
new Sorcery called "Late" colored Black requires 1 * Swamp does: destroy each entered_this_turn Creature
new Instant called "Fog" colored Green requires 1 * Forest does: prevent all damage from target Creature
new Instant called "Zap" colored Red requires 1 * Mountain does: deal 1 damage to target Creature
new Sorcery called "Finish" colored Black requires 1 * Swamp does: destroy each was_dealt_damage_this_turn Creature
new Sorcery called "Fetch" colored Green requires 1 * Forest does: search your deck for a basic Land to hand
"#;

/// No more attackers, if that is asked.
fn done(table: &mut Table) {
    if table.may(0, "done") {
        table.plays(0, "done");
    }
}

fn table(board: &[&str], hand: &[&str]) -> Table {
    Table::new(CARDS).board(0, board).hand(0, hand)
}

#[test]
fn an_effect_lasts_as_long_as_its_condition_holds() {
    let mut table = table(&["Warder", "Ox", "Plains"], &[]).go();
    table.plays(0, "use Warder 1");
    table.plays(0, "choose Ox");
    table.resolve();
    assert_eq!(table.figures("Ox"), (5, 5));
    table.plays(0, "use Warder 2");
    table.resolve();
    assert_eq!(table.figures("Ox"), (2, 2), "the warder is untapped");
}

#[test]
fn control_goes_back_when_the_condition_ends() {
    let mut table = table(&["Thief", "Island"], &[]).board(1, &["Ox"]).go();
    table.plays(0, "use Thief 1");
    table.plays(0, "choose Ox");
    table.resolve();
    assert_eq!((table.in_play(0, "Ox"), table.in_play(1, "Ox")), (1, 0));
    table.plays(0, "use Thief 2");
    table.resolve();
    assert_eq!((table.in_play(0, "Ox"), table.in_play(1, "Ox")), (0, 1));
}

#[test]
fn what_is_borrowed_until_end_of_turn_goes_back() {
    let mut table = table(&["Mountain"], &["Borrow"]).board(1, &["Ox"]).go();
    table.plays(0, "play Borrow");
    if table.may(0, "choose Ox") {
        table.plays(0, "choose Ox");
    }
    table.resolve();
    assert_eq!(table.in_play(0, "Ox"), 1);
    table.pass_until(0, "attack Ox");
    table.plays(0, "attack Ox");
    done(&mut table);
    table.pass_until(1, "play Plains");
    assert_eq!((table.in_play(0, "Ox"), table.in_play(1, "Ox")), (0, 1));
    assert_eq!(table.life(1), 18);
}

#[test]
fn what_is_exiled_and_returned_is_found_again() {
    let mut table = table(&["Plains", "Ox"], &["Blink"]).go();
    let before = table.n_hand(0);
    table.plays(0, "play Blink");
    if table.may(0, "choose Ox") {
        table.plays(0, "choose Ox");
    }
    table.resolve();
    assert_eq!(table.in_play(0, "Ox"), 1);
    assert_eq!(table.n_hand(0), before, "a card was drawn for the one cast");
}

#[test]
fn a_copy_is_a_token_of_the_same_card() {
    let mut table = table(&["Island", "Ox"], &["Mirror"]).go();
    table.plays(0, "play Mirror");
    if table.may(0, "choose Ox") {
        table.plays(0, "choose Ox");
    }
    table.resolve();
    assert_eq!(table.in_play(0, "Ox"), 2);
}

#[test]
fn who_regenerates_is_tapped_instead_of_destroyed() {
    let mut table = table(&["Forest", "Swamp", "Ox"], &["Shell", "Slay"]).go();
    for spell in ["play Shell", "play Slay"] {
        table.plays(0, spell);
        if table.may(0, "choose Ox") {
            table.plays(0, "choose Ox");
        }
        table.resolve();
    }
    assert_eq!(table.in_play(0, "Ox"), 1);
    assert!(table.is_tapped("Ox"));
}

#[test]
fn those_who_fight_hit_each_other() {
    let mut table = table(&["Forest", "Golem"], &["Brawl"])
        .board(1, &["Ox"])
        .go();
    table.plays(0, "play Brawl");
    for target in ["choose Golem", "choose Ox"] {
        if table.may(0, target) {
            table.plays(0, target);
        }
    }
    table.resolve();
    let damage = |name: &str| table.state.card(table.thing(name)).map(|it| it.damage);
    assert_eq!((damage("Golem"), damage("Ox")), (Some(2), Some(1)));
}

#[test]
fn an_extra_turn_comes_after_this_one() {
    let mut table = table(&["Island"], &["Again"]).go();
    let turn = table.state.counts.turns;
    table.plays(0, "play Again");
    table.resolve();
    table.pass_until(0, "play Plains");
    assert_eq!(table.state.counts.turns, turn + 1);
    assert_eq!(table.state.active, 0);
}

#[test]
fn a_skipped_phase_does_not_come() {
    let mut table = table(&["Plains"], &["Truce"]).go();
    table.plays(0, "play Truce");
    table.resolve();
    // Without a card the other turn passes, and the next is one's own again.
    table.pass_until(0, "play Plains");
    assert_eq!((table.n_hand(0), table.n_hand(1)), (1, 0));
}

#[test]
fn events_know_where_cards_come_from_and_go_to() {
    let mut table = table(&["Ghoul", "Swamp", "Swamp"], &["Slay", "Raise"])
        .graveyard(0, &["Revenant"])
        .go();
    table.plays(0, "play Slay");
    if table.may(0, "choose Ghoul") {
        table.plays(0, "choose Ghoul");
    }
    table.resolve();
    assert_eq!(table.life(0), 22, "it died");
    table.plays(0, "play Raise");
    if table.may(0, "choose Revenant") {
        table.plays(0, "choose Revenant");
    }
    table.resolve();
    assert_eq!(table.life(0), 25, "it came from the graveyard");
}

#[test]
fn a_card_answers_to_its_own_exile_and_to_its_own_discarding() {
    let mut table = table(
        &["Ghoul", "Plains", "Swamp"],
        &["Blink", "Purge", "Memento"],
    )
    .go();
    table.plays(0, "play Blink");
    if table.may(0, "choose Ghoul") {
        table.plays(0, "choose Ghoul");
    }
    table.resolve();
    assert_eq!(table.life(0), 25);
    table.plays(0, "play Purge");
    table.resolve();
    if table.may(0, "choose Memento") {
        table.plays(0, "choose Memento");
    }
    table.resolve();
    assert_eq!(table.in_graveyard(0, "Memento"), 1);
    assert_eq!(table.life(0), 29);
}

#[test]
fn life_gained_or_lost_may_be_something_else() {
    let mut table = table(&["Altar", "Ward", "Plains", "Swamp"], &["Balm", "Bleed"]).go();
    let before = table.n_hand(0);
    table.plays(0, "play Balm");
    table.resolve();
    assert_eq!((table.life(0), table.n_hand(0)), (20, before));
    table.plays(0, "play Bleed");
    table.resolve();
    assert_eq!(table.life(0), 20);
}

#[test]
fn what_stands_in_for_a_draw_does_not_stand_in_for_its_own() {
    let mut table = table(&["Spring", "Island"], &["Study"]).go();
    table.plays(0, "play Study");
    table.resolve();
    assert_eq!(table.n_hand(0), 2);
    assert!(table.state.end.is_none());
}

#[test]
fn once_a_game_is_once() {
    let mut table = table(&["Oracle"], &[]).go();
    table.plays(0, "use Oracle 1");
    table.resolve();
    table.pass_until(1, "play Plains");
    table.pass_until(0, "play Plains");
    assert!(!table.is_tapped("Oracle"));
    assert!(!table.may(0, "use Oracle 1"));
}

#[test]
fn an_intimidating_creature_is_blocked_by_its_own_colour_only() {
    let mut table = table(&["Stalker"], &[])
        .board(1, &["Ox", "Golem", "Kite"])
        .go();
    table.pass_until(0, "attack Stalker");
    table.plays(0, "attack Stalker");
    done(&mut table);
    table.pass_until(1, "block Ox > Stalker");
    assert!(!table.may(1, "block Kite > Stalker"));
    assert!(!table.may(1, "block Golem > Stalker"), "no artifact");
}

#[test]
fn a_flag_of_ones_own_ability_counts_in_both_paths() {
    for fast in [true, false] {
        let mut table = Table::on_path("Classic", CARDS, fast)
            .board(0, &["Kite"])
            .board(1, &["Netter", "Ox"])
            .go();
        table.pass_until(0, "attack Kite");
        table.plays(0, "attack Kite");
        done(&mut table);
        table.pass_until(1, "block Netter > Kite");
        assert!(!table.may(1, "block Ox > Kite"), "fast: {fast}");
    }
}

#[test]
fn states_of_this_turn_and_of_colours_are_tests() {
    let mut table = table(&["Twin", "Golem", "Swamp"], &["Cull"]).go();
    table.plays(0, "play Cull");
    table.resolve();
    assert_eq!(
        (table.in_play(0, "Twin"), table.in_play(0, "Golem")),
        (0, 1)
    );

    let mut table = self::table(&["Golem", "Forest", "Swamp"], &["Late", "Ox"]).go();
    table.plays(0, "play Ox");
    table.resolve();
    table.plays(0, "play Late");
    table.resolve();
    assert_eq!((table.in_play(0, "Ox"), table.in_play(0, "Golem")), (0, 1));

    let mut table = self::table(&["Golem", "Ox", "Mountain", "Swamp"], &["Zap", "Finish"]).go();
    table.plays(0, "play Zap");
    table.plays(0, "choose Golem");
    table.resolve();
    table.plays(0, "play Finish");
    table.resolve();
    assert_eq!((table.in_play(0, "Golem"), table.in_play(0, "Ox")), (0, 1));
}

#[test]
fn damage_from_one_source_is_prevented() {
    let mut table = table(&["Ox", "Forest"], &["Fog"]).board(1, &["Golem"]).go();
    table.pass_until(0, "attack Ox");
    table.plays(0, "attack Ox");
    done(&mut table);
    table.pass_until(0, "play Fog");
    table.plays(0, "play Fog");
    table.plays(0, "choose Ox");
    table.resolve();
    table.pass_until(1, "play Plains");
    assert_eq!(table.life(1), 20);
}

#[test]
fn a_basic_land_is_searched_for() {
    let mut table = table(&["Forest"], &["Fetch"]).go();
    table.plays(0, "play Fetch");
    table.resolve();
    if table.may(0, "choose Plains") {
        table.plays(0, "choose Plains");
    }
    table.resolve();
    assert_eq!(table.in_hand(0, "Plains"), 1);
}

#[test]
fn a_loop_inside_a_loop_goes_round_as_often_as_both_say() {
    let cards = r#"
new Creature called "Wall" with_damage 0 with_health 9 requires 1 * Land
new Sorcery called "Hail" requires 1 * Land
  does: { repeat 3: for_each Creature: deal 1 damage to it; you gains 1 life }
new Sorcery called "Census" requires 1 * Land does: for_each Creature: repeat 2: you gains 1 life
"#;
    let mut table = Table::new(cards)
        .board(0, &["Plains", "Plains", "Wall"])
        .board(1, &["Wall"])
        .hand(0, &["Hail", "Census"])
        .go();
    table.plays(0, "play Hail");
    table.resolve();
    let damage = |it: &crate::state::CardState| i32::from(it.damage);
    assert_eq!(table.state.cards.iter().map(damage).sum::<i32>(), 6);
    assert_eq!(table.life(0), 21);
    table.plays(0, "play Census");
    table.resolve();
    assert_eq!(table.life(0), 25);
}
