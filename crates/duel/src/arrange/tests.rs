use super::*;
use crate::guess::guess_into;
use crate::moves::Move;
use crate::options::{Options, Preset};
use crate::tests::{Table, screenshot};
use tapete_game::Chance;

fn table() -> Table {
    Table::new(screenshot(Preset::Seed.options(), false))
}

impl Table {
    fn set(&mut self, line: &str) -> Result<(), String> {
        self.duel
            .arrange_line(&mut self.state, line, &mut self.events)
    }

    #[track_caller]
    fn sets(&mut self, line: &str) {
        assert_eq!(self.set(line), Ok(()), "{line}");
    }

    /// Returns why a line is refused; it changes nothing.
    #[track_caller]
    fn refuses(&mut self, line: &str) -> String {
        let (state, events) = (self.state.clone(), self.events.clone());
        let reason = self.set(line).expect_err(line);
        assert!(
            self.state == state && self.events == events,
            "{line} changed something"
        );
        reason
    }
}

#[test]
fn a_position_is_set_up_line_by_line() {
    let mut table = table();
    table.sets("life 0 JARulay 120");
    table.sets("energy 1 80");
    table.sets("hand 0 Robar, attack of JARulay, RatataPopo");
    table.sets("hand 1");
    table.sets("state 1 FlappyBird poisoned");
    table.sets("state 1 FlappyBird frozen 2");
    table.sets("state 1 ZombraAzul escudo 30");
    table.sets("round 7");
    table.sets("turn 1");
    table.sets("formation 0 ZombraAzul, FlappyBird, JARulay");
    let [first, second] = [0, 1].map(|it| &table.state.seats[it]);
    assert_eq!(first.monsters[1].life, 120);
    assert_eq!(second.energy, 80);
    assert_eq!(first.hand.cards(), [4, 5, 1]);
    assert_eq!(second.hand.len(), 0);
    assert!(second.monsters[1].poisoned);
    assert_eq!(
        (second.monsters[1].frozen, second.monsters[2].shield),
        (2, 30)
    );
    assert_eq!((table.state.round, table.state.acting), (7, 1));
    assert_eq!((first.n_turns, second.n_turns), (7, 7));
    assert_eq!(first.order[..3], [2, 0, 1]);
    assert_eq!(table.state.turn.energy, 80);
}

#[test]
fn the_story_leads_to_the_position() {
    let mut table = table();
    table.sets("dead 1 FlappyBird");
    table.sets("hand 0 Robar");
    table.sets("hand 1 Robar, Attack");
    let drawn: Vec<(Seat, u8)> = table
        .events
        .iter()
        .filter_map(|it| match it {
            Event::Drew { seat, n_cards, .. } => Some((*seat, *n_cards)),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [(Seat(0), 1), (Seat(1), 2)]);
    let is_death = |it: &Event| matches!(it, Event::Died { who, .. } if who.index == 1);
    assert_eq!(table.events.iter().filter(|it| is_death(it)).count(), 1);
    // What seat 0 may believe keeps its own hand and the number of the others'.
    let mut guessed = table.state.clone();
    guess_into(
        &table.duel,
        &table.state,
        &table.events,
        Seat(0),
        &mut Chance::quick(3),
        &mut guessed,
    );
    assert_eq!(guessed.seats[0], table.state.seats[0]);
    assert_eq!(guessed.seats[1].hand.len(), 2);
    table.play(0, 1);
}

#[test]
fn a_dead_monster_loses_its_cards_and_one_must_live() {
    let mut table = table();
    table.sets("hand 1 Robar of JARulay, sanar, Robar of ZombraAzul");
    table.sets("dead 1 JARulay");
    let own = &table.state.seats[1];
    assert!(own.monsters[0].dead && own.monsters[0].life == 0);
    assert_eq!(own.hand.cards(), [7, 11]);
    assert_eq!(
        table.refuses("hand 1 Robar con condicion"),
        "the monster of `Robar con condicion` is dead: seat 1 cannot hold its cards"
    );
    table.sets("dead 1 FlappyBird");
    assert_eq!(
        table.refuses("dead 1 ZombraAzul"),
        "a monster of seat 1 must live: without one it has lost"
    );
    table.sets("life 1 JARulay 5");
    assert!(!table.state.seats[1].monsters[0].dead);
}

#[test]
fn lines_that_cannot_be_are_refused_and_change_nothing() {
    let mut table = table();
    assert!(table.refuses("").contains("write `life 0 JARulay 120`"));
    assert!(table.refuses("mana 0 5").contains("is no command here"));
    assert!(
        table
            .refuses("energy 2 5")
            .starts_with("`2` is not a number from 0 to 1")
    );
    assert!(
        table
            .refuses("energy 0 -1")
            .starts_with("`-1` is not a number")
    );
    assert!(
        table
            .refuses("round 0")
            .starts_with("`0` is not a number from 1 to 200")
    );
    assert_eq!(
        table.refuses("life 0 JARuly 5"),
        "seat 0 has no monster `JARuly`; did you mean `JARulay`? There are FlappyBird, JARulay, ZombraAzul"
    );
    assert!(table.refuses("life 0 JARulay 0").contains("write `dead`"));
    assert!(
        table
            .refuses("hand 0 Robbar")
            .contains("did you mean `Robar`? There are")
    );
    assert!(
        table
            .refuses("hand 0 Robar, Robar, Robar, Robar, Robar, Robar, Robar, Robar")
            .contains("a hand holds 7")
    );
    assert!(
        table
            .refuses("state 1 FlappyBird frozen")
            .contains("for how many rounds")
    );
    assert!(
        table
            .refuses("state 1 FlappyBird wet")
            .contains("there is no state `wet`")
    );
    assert!(
        table
            .refuses("formation 0 JARulay, JARulay, FlappyBird")
            .contains("too often")
    );
    assert!(
        table
            .refuses("formation 0 JARulay")
            .contains("a team has 3")
    );
    for line in [
        "life",
        "life 0",
        "hand",
        "state 0",
        "dead",
        "turn x",
        "life 0 9 9",
        "\u{0}",
    ] {
        table.refuses(line);
    }
}

#[test]
fn a_life_stays_within_what_the_rules_allow() {
    let options = Preset::Modern.options();
    let mut table = Table::new(screenshot(options, true));
    assert!(
        table
            .refuses("life 0 JARulay 351")
            .contains("from 1 to 350")
    );
    let options = Options {
        life_limit: LifeLimit::None,
        ..Preset::Modern.options()
    };
    let mut table = Table::new(screenshot(options, true));
    table.sets("life 0 JARulay 351");
    table.sets("life 0 2 350");
    assert_eq!(table.life(0, 1), 350);
}

#[test]
fn a_position_is_set_up_before_the_first_card() {
    let mut table = table();
    table.sets("hand 0 Robar");
    table.act(Move::Play {
        slot: 0,
        target: Seat(1),
    });
    assert!(
        table
            .refuses("energy 0 10")
            .contains("none has been played")
    );
}
