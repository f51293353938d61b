//! The smallest texts that show a problem of duels.

/// A monster and a power.
macro_rules! cards {
    () => {
        "new Monster called \"Moss\" is Plant with_life 100 with_attack 20
new Power called \"Hit\" costs 10 Actions { Attack() }
"
    };
}

/// A whole game with one small deck, and more.
macro_rules! duel {
    ($clauses:literal) => {
        concat!(
            "new Duel called \"X\" team_of 1 powers_each 1 ",
            $clauses,
            "\n",
            cards!(),
            "new Deck called \"Green\" monsters \"Moss\" powers \"Hit\"\n"
        )
    };
}

/// A monster and a power, and a deck of them.
macro_rules! deck {
    ($deck:literal) => {
        concat!(cards!(), "new Deck called \"Green\"\n", $deck)
    };
}
