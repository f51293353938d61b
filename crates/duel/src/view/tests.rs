mod laws;

use tapete_game::{
    Attribute, MoveRole, MoveView, Names, Piece, Reader, Role, Seat, Telling, Tongue,
};

use super::*;
use crate::moves::Move;
use crate::options::{Decks, Discard, Formation, Options};
use crate::script::ast::Condition;
use crate::tests::{Table, plain, screenshot, trio};

impl Table {
    /// Lets any seat choose, as before the first round.
    pub(crate) fn act_of(&mut self, seat: u8, chosen: Move) {
        let (state, chance) = (&mut self.state, &mut self.chance);
        self.duel
            .act(state, Seat(seat), chosen, chance, &mut self.events);
    }
}

const SEATS: [Reader; 2] = [Reader::Seat(Seat(0)), Reader::Seat(Seat(1))];

fn table() -> Table {
    let mut table = Table::new(screenshot(plain(), false));
    // Of the first deck: FlappyBird's Attack twice, JARulay's Robar.
    table.hold(0, &[0, 4, 0]);
    table.hold(1, &[0, 1]);
    table
}

fn show(table: &Table, reader: Reader, tongue: Tongue) -> View {
    let telling = Telling::new(reader, tongue, Names::none());
    table.duel.show(&table.state, telling)
}

fn shown_move(table: &Table, seat: u8, chosen: &Move, tongue: Tongue) -> MoveView {
    let seat = Seat(seat);
    let telling = Telling::new(Reader::Seat(seat), tongue, Names::none());
    table.duel.show_move(&table.state, seat, chosen, telling)
}

/// All that is known of each piece of a zone.
fn known(view: &View, zone: &str) -> Vec<String> {
    let zone = view.zone(zone).expect("the zone");
    let texts = |it: &Piece| {
        let texts: Vec<String> = it.attributes.iter().map(Attribute::text).collect();
        texts.join("|")
    };
    zone.pieces.iter().map(texts).collect()
}

fn fact_of(view: &View, seat: usize, name: &str) -> Option<String> {
    let facts = &view.seats[seat].facts;
    facts.iter().find(|it| it.name == name).map(Attribute::text)
}

#[test]
fn a_team_shows_its_monsters_in_formation_order() {
    let view = show(&table(), Reader::Spectator, Tongue::En);
    assert_eq!(
        known(&view, "team.1"),
        [
            "JARulay|Plant|350 / 350|100",
            "FlappyBird|Air|150 / 150|25",
            "ZombraAzul|Fire|230 / 230|60",
        ]
    );
    let view = show(&table(), Reader::Spectator, Tongue::Es);
    assert_eq!(known(&view, "team.0")[0], "FlappyBird|Aire|150 / 150|25");
    let tints: Vec<&str> = view.palette.iter().map(|it| it.face.as_str()).collect();
    assert!(tints.contains(&"Planta") && tints.contains(&"Plant"));
}

#[test]
fn the_states_of_a_monster_are_named_with_what_is_left_of_them() {
    let mut table = table();
    let monsters = &mut table.state.seats[0].monsters;
    monsters[0].poisoned = true;
    monsters[0].frozen = 2;
    monsters[0].shield = 30;
    monsters[1].life = 0;
    assert!(monsters[0].is(Condition::Frozen));
    let en = known(&show(&table, Reader::Spectator, Tongue::En), "team.0");
    assert_eq!(
        en[0],
        "FlappyBird|Air|150 / 150|25|frozen 2, poisoned, shield 30"
    );
    assert_eq!(en[1], "JARulay|Plant|0 / 350|100|dead");
    let es = known(&show(&table, Reader::Spectator, Tongue::Es), "team.0");
    assert_eq!(
        es[0],
        "FlappyBird|Aire|150 / 150|25|congelado 2, envenenado, escudo 30"
    );
}

#[test]
fn only_its_owner_sees_a_hand() {
    let table = table();
    let view = show(&table, SEATS[0], Tongue::En);
    assert_eq!(
        known(&view, "hand.0"),
        [
            "Attack|10|Attack.|FlappyBird|Air",
            "Robar|20|Draw 2 cards.|JARulay|Plant",
            "Attack|10|Attack.|FlappyBird|Air",
        ]
    );
    assert_eq!(known(&view, "hand.1"), ["", ""]);
    let hidden = &view.zone("hand.1").expect("a hand").pieces;
    assert!(hidden.iter().all(|it| it.is_hidden()));
    assert_eq!(hidden[1].id, "hand.1.1");
    assert_eq!(
        known(&show(&table, Reader::Spectator, Tongue::En), "hand.0"),
        ["", "", ""]
    );
    assert_eq!(
        known(&show(&table, Reader::Judge, Tongue::En), "hand.1").len(),
        2
    );
    assert_eq!(fact_of(&view, 1, "cards").as_deref(), Some("2"));
    assert_eq!(fact_of(&view, 0, "energy").as_deref(), Some("250"));
    assert_eq!(fact_of(&view, 0, "monsters").as_deref(), Some("3 / 3"));
}

#[test]
fn a_known_card_keeps_its_name_when_another_is_played() {
    let mut table = table();
    let ids = |table: &Table| table.duel.card_ids(&table.state, Seat(0), true);
    let before = ids(&table);
    assert_eq!(before, ["card.0.0.0.0", "card.0.1.4.0", "card.0.0.0.1"]);
    table.play(0, 1);
    assert_eq!(ids(&table), [before[1].clone(), before[0].clone()]);
}

#[test]
fn the_texts_of_moves_name_them_in_both_tongues_alike() {
    let table = table();
    let texts: Vec<String> = table
        .moves()
        .iter()
        .map(|it| {
            let [en, es] = [Tongue::En, Tongue::Es].map(|tongue| shown_move(&table, 0, it, tongue));
            assert_eq!(en.key, es.key);
            en.key
        })
        .collect();
    assert_eq!(
        texts,
        ["play 1 Attack", "play 2 Robar", "play 3 Attack", "end"]
    );
}

#[test]
fn a_label_says_the_cost_the_target_and_what_the_card_does() {
    let table = table();
    let play = Move::Play {
        slot: 1,
        target: Seat(1),
    };
    let shown = |tongue| shown_move(&table, 0, &play, tongue);
    let en = shown(Tongue::En);
    assert_eq!(
        en.label,
        "Robar (cost 20), JARulay → JARulay: Draw 2 cards."
    );
    assert_eq!(en.role, MoveRole::Play);
    assert_eq!(en.sources, ["card.0.1.4.0", "monster.0.1"]);
    assert_eq!(en.targets, ["monster.1.0"]);
    assert_eq!(
        shown(Tongue::Es).label,
        "Robar (coste 20), JARulay → JARulay: Roba 2 cartas."
    );
}

#[test]
fn with_several_rivals_a_move_names_the_seat() {
    let mut table = Table::new(trio(plain(), 3, "Conditions{} Actions{ Draw(1) }"));
    table.hold(0, &[0]);
    let text = |chosen: &Move| {
        let mut text = String::new();
        table
            .duel
            .write_move(&table.state, Seat(0), chosen, &mut text);
        text
    };
    let texts: Vec<String> = table.moves().iter().map(text).collect();
    assert_eq!(texts, ["play 1 Special on 1", "play 1 Special on 2", "end"]);
}

#[test]
fn an_empty_line_ends_the_turn_and_then_keeps_the_cards() {
    let mut table = table();
    assert_eq!(
        show(&table, SEATS[0], Tongue::En).on_empty.as_deref(),
        Some("end")
    );
    assert_eq!(show(&table, SEATS[1], Tongue::En).on_empty, None);
    assert_eq!(show(&table, Reader::Judge, Tongue::En).on_empty, None);
    table.duel.options.discard = Discard::EndOfTurn;
    table.act(Move::End);
    let view = show(&table, SEATS[0], Tongue::En);
    assert_eq!(view.on_empty.as_deref(), Some("keep"));
    let discard = Move::Discard { slot: 1 };
    let shown = shown_move(&table, 0, &discard, Tongue::En);
    assert_eq!(
        (shown.key.as_str(), shown.label.as_str()),
        ("discard 2 Robar", "throw Robar away")
    );
}

#[test]
fn nobody_sees_which_decks_the_others_choose() {
    let options = Options {
        decks: Decks::Chosen,
        ..plain()
    };
    let mut table = Table::new(screenshot(options, false));
    let shown = shown_move(&table, 1, &Move::Deck(1), Tongue::En);
    assert_eq!(shown.key, "deck second");
    assert_eq!(shown.label, "second: JARulay, FlappyBird, ZombraAzul");
    let before = show(&table, SEATS[0], Tongue::En);
    assert_eq!(fact_of(&before, 0, "deck"), None);
    table.act_of(1, Move::Deck(1));
    let view = show(&table, SEATS[0], Tongue::En);
    assert_eq!(fact_of(&view, 1, "deck"), None);
    assert_eq!(known(&view, "team.1"), [""; 0]);
    assert_eq!(
        fact_of(&show(&table, SEATS[1], Tongue::En), 1, "deck").as_deref(),
        Some("second")
    );
}

#[test]
fn a_formation_is_secret_until_all_stand() {
    let options = Options {
        formation: Formation::Chosen,
        ..plain()
    };
    let mut table = Table::new(screenshot(options, true));
    let names = |table: &Table, reader| -> Vec<String> {
        let view = show(table, reader, Tongue::En);
        let pieces = &view.zone("team.1").expect("a team").pieces;
        pieces.iter().map(|it| it.text(Role::Title)).collect()
    };
    let deck = ["FlappyBird", "JARulay", "ZombraAzul"];
    let shown = shown_move(&table, 1, &Move::Place(2), Tongue::Es);
    assert_eq!(
        (shown.key.as_str(), shown.label.as_str()),
        ("place 3 ZombraAzul", "puesto 1: ZombraAzul")
    );
    table.act_of(1, Move::Place(2));
    assert_eq!(names(&table, SEATS[1])[0], "ZombraAzul");
    assert_eq!(names(&table, SEATS[0]), deck);
    assert_eq!(names(&table, Reader::Spectator), deck);
}

#[test]
fn what_waits_is_shown_once_however_many_equal_cards_wait() {
    let code = "Conditions{} Actions{} On Damaged for 2 turns { Draw(1) } On Death { Draw(1) }";
    let mut table = Table::new(trio(plain(), 2, code));
    table.hold(0, &[0, 0]);
    table.play(0, 1);
    table.play(0, 1);
    let view = show(&table, Reader::Spectator, Tongue::En);
    assert_eq!(
        fact_of(&view, 0, "waits.1").as_deref(),
        Some("Special (Bird), 2 rounds")
    );
    assert_eq!(
        fact_of(&view, 0, "waits.2").as_deref(),
        Some("Special (Bird)")
    );
    assert_eq!(fact_of(&view, 0, "waits.3"), None);
}
