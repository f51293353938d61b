use tapete_game::{Chance, Play, Reader, Seat, Silent, Tell, Tongue};

use crate::tests::table::{telling, to_judge};

use crate::event::{Event, told};
use crate::guess::guess_into;
use crate::model::{Cards, NOTHING, Thing};
use crate::state::{Ask, State, stands, today};

const CARDS: &str = "
new Creature called \"Hay Ox\" with_damage 3 with_health 3 requires 1 * Forest
new Creature called \"Reed Cat\" with_damage 2 with_health 1 requires 1 * Forest
new Instant called \"Warm Rain\" requires 1 * Forest does: gain 2 life
new Aura called \"Old Bark\" requires 1 * Forest target Creature while this is attached: attached gets +2/+2
new Equipment called \"Club\" requires 1 * Land while this is attached: attached gets +1/+0
new Creature called \"Pup\" is_token with_damage 1 with_health 1
new Deck called \"Meadow\" for_game \"Classic\" holds 50 * Forest, 4 * \"Hay Ox\", 4 * \"Reed Cat\", 2 * \"Warm Rain\"
";

struct Table {
    game: Cards,
    state: State,
    story: Vec<Event>,
}

impl Table {
    fn new(lines: &str) -> Table {
        let text = format!("{CARDS} new CardGame called \"Test\" extends \"Classic\" {lines}");
        let game = crate::text::cards(&text, true).unwrap_or_else(|it| panic!("{it}"));
        let mut state = State::blank(&game);
        let mut story = Vec::new();
        game.start(&mut state, &mut Chance::quick(3), &mut story);
        Table { game, state, story }
    }

    #[track_caller]
    fn sets(&mut self, line: &str) {
        let set = self
            .game
            .arrange_line(&mut self.state, line, &mut self.story);
        assert_eq!(set, Ok(()), "{line}");
    }

    /// Returns why a line is refused; it changes nothing.
    #[track_caller]
    fn refuses(&mut self, line: &str) -> String {
        let (state, story) = (self.state.clone(), self.story.clone());
        let set = self
            .game
            .arrange_line(&mut self.state, line, &mut self.story);
        assert!(self.state == state && self.story == story, "{line}");
        set.expect_err(line).en
    }

    fn pile(&self, seat: usize, zone: u8) -> Vec<&str> {
        let pile = &self.state.players[seat].piles[usize::from(zone)];
        pile.iter()
            .map(|it| self.game.name_of(&self.state, *it))
            .collect()
    }

    fn hand(&self, seat: usize) -> Vec<&str> {
        self.pile(seat, self.game.roles.hand)
    }

    fn board(&self, seat: usize) -> Vec<Thing> {
        let zone = usize::from(self.game.roles.play);
        self.state.players[seat].piles[zone].to_vec()
    }

    fn count(&self, seat: u8, name: &str) -> usize {
        let own = |it: &Thing| self.state.card(*it).is_some_and(|it| it.owner == seat);
        let named = |it: &Thing| self.game.name_of(&self.state, *it) == name;
        let in_match = |it: &Thing| self.state.card(*it).is_some_and(|it| it.zone < 8);
        let all = self.state.things().filter(own);
        all.filter(named).filter(in_match).count()
    }
}

#[test]
fn cards_come_from_the_deck_while_it_has_them_and_are_made_then() {
    let mut table = Table::new("");
    table.sets("hand 0 4 Hay Ox");
    assert_eq!(table.count(0, "Hay Ox"), 4);
    table.sets("hand 0 5 Hay Ox");
    assert_eq!(table.hand(0), ["Hay Ox"; 5]);
    assert_eq!(table.count(0, "Hay Ox"), 5);
    // What was made for a line goes when the line is said anew.
    table.sets("hand 0 Warm Rain");
    assert_eq!(table.count(0, "Hay Ox"), 4);
    assert_eq!(table.pile(0, table.game.roles.deck).len(), 59);
}

#[test]
fn a_line_leaves_alone_what_another_has_laid() {
    let mut table = Table::new("");
    table.sets("hand 0 2 Warm Rain");
    table.sets("graveyard 0 2 Warm Rain");
    assert_eq!(table.hand(0), ["Warm Rain"; 2]);
    assert_eq!(table.count(0, "Warm Rain"), 4);
}

#[test]
fn cards_in_play_stand_as_the_line_says() {
    let mut table = Table::new("");
    table.sets("board 1 Hay Ox tapped damaged 2 +1/+1:2 sick, reed cat, Old Bark on Hay Ox, 2 Pup");
    let board = table.board(1);
    let card = |at: usize| table.state.card(board[at]).copied().expect("a card");
    assert!(card(0).is(stands::TAPPED) && card(0).is(stands::SICK));
    assert_eq!((card(0).damage, card(0).counters[0]), (2, 2));
    assert_eq!((card(0).look.power, card(0).look.toughness), (7, 7));
    assert!(!card(1).is(stands::TAPPED | stands::SICK));
    assert_eq!(card(2).attached_to, board[0]);
    assert!(card(3).is(stands::TOKEN) && card(4).is(stands::TOKEN));
    table.sets("board 1");
    assert!(table.board(1).is_empty());
    assert_eq!(table.count(1, "Old Bark"), 0);
}

#[test]
fn attachments_of_one_name_are_each_where_the_line_says() {
    let mut table = Table::new("");
    let hosts = |table: &Table| -> Vec<Thing> {
        let clubs = table.board(0).into_iter();
        let clubs = clubs.filter(|it| table.game.name_of(&table.state, *it) == "Club");
        clubs
            .filter_map(|it| table.state.card(it).map(|it| it.attached_to))
            .collect()
    };
    table.sets("board 0 Hay Ox, Club on Hay Ox, Club");
    assert_eq!(hosts(&table), [table.board(0)[0], NOTHING]);
    table.sets("board 0 Hay Ox, Club, Club on Hay Ox");
    assert_eq!(hosts(&table), [NOTHING, table.board(0)[0]]);
    table.sets("board 0 Hay Ox, Reed Cat, Club on Reed Cat, 2 Club on Hay Ox");
    let board = table.board(0);
    assert_eq!(hosts(&table), [board[1], board[0], board[0]]);
}

#[test]
fn who_stands_attacking_has_attacked_this_turn() {
    let mut table = Table::new("");
    let attacked = |table: &Table| {
        let cards = table.state.cards.iter();
        let n_cards = cards.filter(|it| it.today & today::ATTACKED != 0).count();
        (table.state.players[0].attacked, n_cards)
    };
    table.sets("turn 0 3");
    table.sets("board 0 Hay Ox attacking, Reed Cat");
    assert_eq!(attacked(&table), (true, 1));
    assert!(!table.state.players[1].attacked);
    // Another board, and another phase, take the attack back.
    table.sets("board 0 Hay Ox, Reed Cat");
    assert_eq!(attacked(&table), (false, 0));
    table.sets("board 0 2 Hay Ox attacking");
    assert_eq!(attacked(&table), (true, 2));
    table.sets("phase main2");
    assert_eq!(attacked(&table), (false, 0));
}

#[test]
fn the_top_of_a_deck_is_named_from_above() {
    let mut table = Table::new("");
    table.sets("deck 0 Warm Rain, Reed Cat");
    let deck = table.pile(0, table.game.roles.deck);
    let top: Vec<&str> = deck.into_iter().rev().take(2).collect();
    assert_eq!(top, ["Warm Rain", "Reed Cat"]);
}

#[test]
fn cards_of_a_deck_that_must_be_made_are_different_ones() {
    let mut table = Table::new("");
    table.sets("deck 0 Old Bark, Swamp, Warm Rain, Old Bark, Plains");
    let deck = table.pile(0, table.game.roles.deck);
    let top: Vec<&str> = deck.into_iter().rev().take(5).collect();
    let laid = ["Old Bark", "Swamp", "Warm Rain", "Old Bark", "Plains"];
    assert_eq!(top, laid);
}

#[test]
fn life_counters_pools_turns_and_phases_are_set() {
    let mut table = Table::new("");
    table.sets("life 1 3");
    table.sets("counters 1 poison 4");
    table.sets("pool 0 2 Forest, 1 Swamp");
    table.sets("swamp 0 3");
    table.sets("turn 1 7 main2");
    let poison = usize::from(table.game.counter("poison").expect("poison"));
    assert_eq!(table.state.players[1].life, 3);
    assert_eq!(table.state.players[1].counters[poison], 4);
    assert_eq!(table.state.players[0].pool.iter().sum::<i16>(), 5);
    assert_eq!((table.state.active, table.state.counts.turns), (1, 7));
    let phase = &table.game.phases[usize::from(table.state.phase)];
    assert_eq!(phase.name, "main2");
    assert_eq!((table.state.ask, table.state.asked), (Ask::Act, 1));
    table.sets("phase declare_attackers");
    assert_eq!(table.state.ask, Ask::Attackers);
}

#[test]
fn attackers_are_asked_blocks_and_another_phase_ends_the_attack() {
    let mut table = Table::new("");
    table.sets("board 1 Reed Cat");
    table.sets("board 0 Hay Ox attacking, Reed Cat");
    assert_eq!((table.state.ask, table.state.asked), (Ask::Blockers, 1));
    assert_eq!(table.state.attackers.len(), 1);
    table.sets("phase main");
    assert!(table.state.attackers.is_empty());
    let ox = table.state.card(table.board(0)[0]).expect("an ox");
    assert!(!ox.is(stands::ATTACKING));
}

#[test]
fn wrong_lines_say_what_is_wrong() {
    let mut table = Table::new("");
    table.sets("hand 0");
    for (line, wanted) in [
        ("life 0 0", "is not a number from 1"),
        ("life 5 3", "is no seat"),
        ("hand 0 Hay Oxx", "did you mean `Hay Ox`?"),
        ("hand 0 99 Forest", "is not a number from 1 to 60"),
        ("hand 0 Pup", "is a token"),
        ("hand 0 Hay Ox tapped", "not in play there"),
        ("board 0 Warm Rain", "does not stay in play"),
        ("board 0 Hay Ox damaged 3", "would not stay"),
        ("board 0 Old Bark", "would not stay"),
        ("board 0 Old Bark on Hay Ox", "none is number 1"),
        ("board 0 Hay Ox happy", "says nothing of a card"),
        ("board 0 Hay Ox gold:2", "there are no `gold` counters"),
        ("board 1 Hay Ox attacking", "cannot be attacking"),
        ("board 0 Forest attacking", "does not attack"),
        ("counters 0 poison 10", "seat 0 would have lost"),
        ("phase damage", "is no phase in which somebody chooses"),
        ("phase declare_blockers", "nothing attacks"),
        ("pool 0 2 Gold", "there is no resource `Gold`"),
        ("turn 0 9999", "is not a number from 1"),
        ("prizes 0 2", "is no command here"),
        ("", "is no command here"),
    ] {
        let reason = table.refuses(line);
        assert!(reason.contains(wanted), "{line}: {reason}");
    }
    table.state.counts.moves = 1;
    assert!(table.refuses("life 0 5").contains("before anybody"));
}

#[test]
fn no_line_stops_the_program() {
    let mut table = Table::new("");
    let words = [
        "hand",
        "board",
        "deck",
        "0",
        "1",
        "Hay Ox",
        "Old Bark",
        "on",
        "with",
        "#",
        "#2",
        ",",
        "*",
        "tapped",
        "damaged",
        "+1/+1:",
        ":",
        "+1/+1:300",
        "-1",
        "é",
        "attacking",
        "phase",
        "life",
        "pool",
        "2",
        "turn",
        "99999999999999999999",
        "Forest",
        "counters",
        "poison",
    ];
    let mut chance = Chance::quick(5);
    for _ in 0..3_000 {
        let n_words = chance.below(7);
        let line: Vec<&str> = (0..n_words)
            .map(|_| words[chance.below(words.len() as u32) as usize])
            .collect();
        let _ = table
            .game
            .arrange_line(&mut table.state, &line.join(" "), &mut table.story);
    }
    let mut moves = Vec::new();
    table
        .game
        .moves(&table.state, Seat(table.state.asked), &mut moves);
    assert!(!moves.is_empty());
}

#[test]
fn the_other_is_not_told_which_cards_a_hand_has() {
    let mut table = Table::new("");
    table.sets("hand 1 Warm Rain, Hay Ox");
    table.sets("hand 0");
    let tells = |reader: Reader| -> Vec<String> {
        let events = table.story.iter();
        let events = events.filter_map(|it| told(&table.game, it, reader));
        events
            .map(|it| {
                let mut text = String::new();
                table.game.event_text(&it, to_judge(Tongue::En), &mut text);
                text
            })
            .collect()
    };
    let own = tells(Reader::Seat(Seat(1)));
    assert!(
        own.contains(&"seat 1 draws Warm Rain".to_owned()),
        "{own:?}"
    );
    let other = tells(Reader::Seat(Seat(0))).join("\n");
    assert!(
        !other.contains("Warm Rain") && !other.contains("Hay Ox"),
        "{other}"
    );
    assert!(other.contains("seat 1 draws a card"), "{other}");
    let view = |state: &State| {
        let view = table
            .game
            .view(state, telling(Reader::Seat(Seat(0)), Tongue::En));
        format!("{view:?}")
    };
    let truth = view(&table.state);
    let mut hands = Vec::new();
    for seed in 0..20 {
        let mut guessed = table.state.clone();
        guess_into(
            &table.game,
            &table.state,
            &[],
            Seat(0),
            &mut Chance::quick(seed),
            &mut guessed,
        );
        assert_eq!(view(&guessed), truth);
        let hand = &guessed.players[1].piles[usize::from(table.game.roles.hand)];
        let names = hand.iter().map(|it| table.game.name_of(&guessed, *it));
        hands.push(names.map(str::to_owned).collect::<Vec<String>>());
    }
    hands.sort();
    hands.dedup();
    assert!(hands.len() > 2, "{hands:?}");
}

#[test]
fn a_text_with_a_position_begins_in_it() {
    let table = Table::new(
        "starts_with \"life 1 3\" \"board 0 Hay Ox, Forest\" starts_with \"hand 1 Warm Rain\"",
    );
    assert_eq!(table.state.players[1].life, 3);
    assert_eq!(table.hand(0), [""; 0]);
    assert_eq!(table.hand(1), ["Warm Rain"]);
    assert_eq!((table.state.ask, table.state.asked), (Ask::Act, 0));
    let attached = table.state.card(table.board(0)[0]).map(|it| it.attached_to);
    assert_eq!(attached, Some(NOTHING));
    assert!(matches!(table.story.last(), Some(Event::Phase { .. })));
    // The rest of the deck is luck.
    let deck = |seed| {
        let mut state = State::blank(&table.game);
        table
            .game
            .start(&mut state, &mut Chance::quick(seed), &mut Silent);
        state.players[0].piles[usize::from(table.game.roles.deck)].to_vec()
    };
    assert_ne!(deck(1), deck(2));
}

#[test]
fn wrong_lines_of_a_text_are_told_with_their_place() {
    let text = format!(
        "{CARDS}\nnew CardGame called \"Test\" extends \"Classic\"\n  starts_with \"life 1 3\" \"hand 0 Hay Oxx\"\n  starts_with \"board 0 Hay Ox damaged 3\"\n"
    );
    let problems = crate::text::cards(&text, true).expect_err("two problems");
    let line = text.lines().count();
    assert!(problems.contains(&format!("{}:26", line - 1)), "{problems}");
    assert!(problems.contains("did you mean `Hay Ox`?"), "{problems}");
    assert!(problems.contains(&format!("{line}:15")), "{problems}");
    assert!(problems.contains("would not stay"), "{problems}");
}

#[test]
fn turn_and_phase_may_stand_anywhere_in_a_text() {
    let lines = [
        "\"board 1 Hay Ox attacking\"",
        "\"turn 1\"",
        "\"board 0 Reed Cat\"",
        "\"phase declare_blockers\"",
    ];
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 0, 3, 2], [2, 0, 3, 1]] {
        let text: Vec<&str> = order.iter().map(|it| lines[*it]).collect();
        let table = Table::new(&format!("starts_with {}", text.join(" ")));
        assert_eq!(table.state.active, 1, "{text:?}");
        assert_eq!(table.state.attackers.len(), 1, "{text:?}");
        assert_eq!(table.state.ask, Ask::Blockers, "{text:?}");
    }
}

#[test]
fn a_hero_that_is_named_is_the_one_that_is_there() {
    const HEROES: &str = "
new Hero called \"Vale\" with_health 30
new Hero called \"Marrow\" with_health 28
new Ally called \"Guard\" requires 1 * Resource with_damage 1 with_health 2
new Deck called \"D\" for_game \"Test\" holds 1 * \"Vale\", 40 * \"Guard\"
new CardGame called \"Test\" extends \"Shadowlike\" copies 60";
    let cards = |lines: &str| crate::text::cards(&format!("{HEROES} {lines}"), true);
    let lines = "starts_with \"life 0 9\" \"play 0 Vale, Guard\" \"play 1 Guard, Vale damaged 4\"";
    let game = cards(lines).unwrap_or_else(|it| panic!("{it}"));
    let mut state = State::blank(&game);
    let mut story: Vec<Event> = Vec::new();
    game.start(&mut state, &mut Chance::quick(3), &mut story);
    for (seat, life) in [(0_u8, 9), (1, 26)] {
        let pile = &state.players[usize::from(seat)].piles[usize::from(game.roles.play)];
        assert_eq!(pile.len(), 2, "one hero and one ally");
        assert_eq!(game.score_of(&state, Seat(seat)), life);
    }
    let problems = cards("starts_with \"play 0 Marrow\"").expect_err("a second hero");
    assert!(
        problems.to_string().contains("that of seat 0 is `Vale`"),
        "{problems}"
    );
}
