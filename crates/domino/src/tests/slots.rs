//! Every variable has the slot of its place in the list.

use crate::variables::{ALL, slot};

macro_rules! slots {
    ($($name:ident),* $(,)?) => {
        [$((stringify!($name), slot::$name)),*]
    };
}

#[test]
fn a_variable_stands_in_the_list_where_its_slot_says() {
    let slots = slots![
        PLAYERS,
        HAND_NUMBER,
        LAST_PASSED,
        TABLE_TILES,
        OUT,
        BLOCKED,
        STOPPED,
        HAND_TILES,
        HAND_POINTS,
        HAND_DOUBLES,
        STOCK_TILES,
        OWN_TURNS,
        OWN_PASSES,
        OWN_SCORE,
        TEAM_PASSES,
        MOST_PASSES,
        ALL_PASSES,
        PASSES_ROW,
        PASSED_TWICE,
        PASSER_AGAIN,
        STUCK,
        TEAM_OUT,
        HANDS_EQUAL,
        BEST_SCORE,
        OTHERS_SCORE,
        ENDS_TOTAL,
        ENDS_COUNT,
        ENDS_EQUAL,
        ENDS_DOUBLES,
        PLAYED_DOUBLE,
        PLAYED_POINTS,
        PLAYED_HIGH,
        PLAYED_LOW,
        PLAYED_EDGES,
        CAPICUA,
        OPENING_PASSED,
        OTHERS_PASSED,
        ARMS_STARTED,
        PENDING,
        BRIDGE,
        CLOSED,
        DRAWN,
        TILE_DOUBLE,
        TILE_POINTS,
        TILE_HIGH,
        TILE_LOW,
        DOUBLES_MOST,
        LEFT_POINTS,
        ENDS_SAME,
        MATCH_PASSES,
        ENDS_SUM,
    ];
    assert_eq!(slots.len(), ALL.len());
    for (name, slot) in slots {
        let word = ALL[slot].word.name.to_uppercase().replace('.', "_");
        assert_eq!(word, name);
    }
    // One bit each, for what a game asks.
    assert!(ALL.len() <= 64);
}
