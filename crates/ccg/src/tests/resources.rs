//! When resources are lost and full again, what starts in play, which cards are
//! basic, and groups of settings.

use super::table::Table;

const WELL: &str = r#"
new Artifact called "Well" requires 1 * Land can tap: add 2 * Plains
new Instant called "Hope" colored White requires 2 * Plains does: you gains 3 life
"#;

const SLOW: &str = r#"
new CardGame called "Slow" extends "Classic" resource Mana from Land pool empties each_turn
"#;

const LIT: &str = r#"
new Artifact called "Lamp" requires 1 * Land
  can 1 * Energy: you gains 1 life
new CardGame called "Lit" extends "Classic" resource Energy per_player refill each_turn energy 2
"#;

const ANGRY: &str = r#"
new Artifact called "Vat" requires 1 * Land
  can tap: put 1 Card in your hand to vault
  can 1 * Rage: you gains 1 life
new CardGame called "Angry" extends "Classic"
  zone vault per_player public resource Rage one_per_card_in vault
"#;

/// A game of Classic in which what lands give lasts for a turn.
fn slow() -> Table {
    Table::of("Slow", &format!("{WELL}{SLOW}"))
}

fn pool(table: &Table, seat: usize) -> i16 {
    table.state.players[seat].pool.iter().sum()
}

/// Returns the codes of what is wrong with a game of Classic.
fn told(clauses: &str) -> String {
    let text = format!("new CardGame called \"Test\" extends \"Classic\" {clauses}\n");
    match crate::text::cards(&text, true) {
        Ok(_) => String::new(),
        Err(problems) => problems.to_string(),
    }
}

#[test]
fn a_pool_that_empties_each_turn_outlives_the_phase() {
    for (table, left) in [(Table::new(WELL), 0), (slow(), 2)] {
        let mut table = table.board(0, &["Well"]).go();
        table.plays(0, "use Well 1");
        table.pass_until(1, "play Plains");
        assert_eq!(pool(&table, 0), left);
        table.pass_until(0, "play Plains");
        assert_eq!(pool(&table, 0), 0);
    }
}

#[test]
fn what_is_left_of_a_turn_pays_in_the_opponents() {
    let mut table = slow().board(0, &["Well"]).hand(0, &["Hope"]).go();
    table.plays(0, "use Well 1");
    table.pass_until(1, "play Plains");
    table.plays(1, "pass");
    table.plays(0, "play Hope");
    table.resolve();
    assert_eq!((table.life(0), pool(&table, 0)), (23, 0));
}

#[test]
fn a_resource_is_full_again_each_turn_only_if_it_says_so() {
    let mut table = Table::of("Lit", LIT).board(0, &["Lamp"]).go();
    table.ends_turn();
    table.ends_turn();
    assert_eq!(pool(&table, 0), 2);
    table.does(0, &["use Lamp 1"]);
    table.resolve();
    assert_eq!((pool(&table, 0), table.life(0)), (1, 21));
    table.ends_turn();
    table.ends_turn();
    assert_eq!(pool(&table, 0), 2, "full, not more");
}

#[test]
fn a_card_of_the_pile_gives_one_at_once_and_never_again() {
    let mut table = Table::of("Angry", ANGRY)
        .board(0, &["Vat"])
        .hand(0, &["Plains"])
        .go();
    table.plays(0, "use Vat 1");
    table.resolve();
    assert_eq!(pool(&table, 0), 1);
    table.plays(0, "use Vat 2");
    table.resolve();
    assert_eq!((pool(&table, 0), table.life(0)), (0, 21));
    table.ends_turn();
    table.ends_turn();
    assert_eq!(pool(&table, 0), 0, "nothing says that it is full again");
}

#[test]
fn a_card_laid_down_as_a_resource_pays_in_the_same_turn() {
    let cards = r#"
new Hero called "Captain" colored Human with_damage 0 with_health 30
new Ally called "Squire" colored Human with_damage 2 with_health 3 requires 1 * Resource
"#;
    let mut table = Table::of("Shadowlike", cards)
        .board(0, &["Captain"])
        .board(1, &["Captain"])
        .hand(0, &["Squire", "Squire"])
        .go();
    table.does(0, &["own", "choose Squire", "play Squire"]);
    assert_eq!(table.in_play(0, "Squire"), 1);
}

#[test]
fn only_what_is_in_play_can_start() {
    let wrong = told("type Champion permanent fights starts_in graveyard");
    assert!(wrong.contains("not-supported"), "{wrong}");
    let wrong = told("type Champion permanent fights starts_in nowhere");
    assert!(!wrong.is_empty());
    assert_eq!(
        told("type Champion permanent fights starts_in battlefield"),
        ""
    );
}

#[test]
fn basic_cards_may_be_in_a_deck_any_number_of_times() {
    let deck = |kind: &str| {
        format!(
            r#"new CardGame called "Test" extends "Classic" deck_size 10 copies 2 except Island
  type Gem permanent no_cost {kind}
new Gem called "Ruby"
new Deck called "Hoard" for_game "Test" holds 10 * Ruby
"#
        )
    };
    assert!(crate::text::cards(&deck("basic"), true).is_ok());
    let wrong = crate::text::cards(&deck(""), true);
    let wrong = wrong.map_err(|it| it.to_string());
    assert!(wrong.is_err_and(|it| it.contains("deck-copies")));
}

#[test]
fn only_basic_cards_of_a_type_may_be_the_exception() {
    let deck = |rest: &str| {
        format!(
            r#"new CardGame called "Test" extends "Classic" deck_size 10 copies 2 except BasicLand
new Forest called "Grove" {rest}
new Deck called "Wood" for_game "Test" holds 10 * Grove
"#
        )
    };
    assert!(crate::text::cards(&deck(""), true).is_ok());
    let wrong = crate::text::cards(&deck("enters tapped"), true);
    assert!(wrong.is_err_and(|it| it.contains("deck-copies")));
    let unknown = deck("").replace("BasicLand", "BasicGem");
    let wrong = crate::text::cards(&unknown, true);
    assert!(wrong.is_err_and(|it| it.contains("unknown-type")));
}

#[test]
fn settings_may_stand_in_groups_outside_the_dialect() {
    let text = r#"new CardGame called "Test" extends "Classic"
  start { life 8; hand 2 }
  deckbuilding { deck_size 10; copies 2 }
  options { hand_limit 3 }
"#;
    let game = crate::text::cards(text, true).map_err(|it| it.to_string());
    let Ok(game) = game else {
        panic!("{}", game.err().unwrap_or_default());
    };
    let it = &game.options;
    assert_eq!((it.life, it.hand, it.deck_size), (8, 2, 10));
    assert_eq!((it.copies, it.hand_limit), (Some(2), Some(3)));
}

const COLOURS: &str = r#"
new Land called "Gate" is Plains Island
new Creature called "Ox" with_damage 2 with_health 2 requires 2 * Lands
new Creature called "Cub" colored Green with_damage 2 with_health 2 requires 1 * Land and 1 * Forest
new Instant called "Hush" colored Blue requires 1 * Island does: draw 1
new Instant called "Flood" colored Blue requires 2 * Islands does: draw 2
new Instant called "Psalm" colored White colored Blue requires 1 * Plains and 1 * Island does: you gains 3 life
new Instant called "Titan" colored Red requires 5 * Mountains does: you gains 9 life
"#;

/// Pays for a card as usual and returns what can still be played.
fn left_after(lands: &[&str], card: &str, hand: &[&str]) -> Vec<String> {
    let mut all = vec![card];
    all.extend(hand);
    let table = Table::new(COLOURS).board(0, lands);
    let mut table = table.hand(0, &all).go();
    table.plays(0, &format!("play {card}"));
    if table.may(0, "usual") {
        table.plays(0, "usual");
    }
    table.resolve();
    let mut moves = table.moves();
    moves.retain(|it| it.starts_with("play"));
    moves
}

#[test]
fn paying_as_usual_keeps_the_lands_that_the_rest_of_the_hand_needs() {
    // However the lands lie.
    let mut lands = vec!["Island", "Forest", "Mountain"];
    for _ in 0..3 {
        lands.rotate_left(1);
        assert_eq!(left_after(&lands, "Ox", &["Hush"]), ["play Hush"]);
    }
    let mut lands = vec!["Island", "Forest", "Mountain", "Island"];
    for _ in 0..4 {
        lands.rotate_left(1);
        let left = left_after(&lands, "Ox", &["Flood", "Titan"]);
        assert_eq!(left, ["play Flood"]);
        // Only one land is left, so the two islands cannot be kept.
        let left = left_after(&lands[..3], "Ox", &["Flood", "Hush"]);
        assert_eq!(left, ["play Hush"]);
    }
}

#[test]
fn paying_as_usual_keeps_a_land_of_two_colours_and_the_one_beside_it() {
    let mut lands = vec!["Gate", "Plains", "Mountain", "Forest"];
    for _ in 0..4 {
        lands.rotate_left(1);
        assert_eq!(left_after(&lands, "Cub", &["Psalm"]), ["play Psalm"]);
    }
}
