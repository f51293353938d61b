//! Figures that are counted are true at every moment, whatever changes them.

use super::table::Table;

const CARDS: &str = r#"
new Creature called "Sphinx" with_damage count(Card in your hand) with_health 3 requires 1 * Land
new Creature called "Monk" with_damage life of you with_health 3 requires 1 * Land
new Creature called "Warlord" with_damage count(Creature and tapped) with_health 3 requires 1 * Land
new Creature called "Ghoul" with_damage 1 with_health 1 + count(Creature in your graveyard) requires 1 * Land
new Creature called "Ox" with_damage 2 with_health 2 requires 1 * Land
new Creature called "Seer" with_damage 1 with_health 1 requires 1 * Land can tap: draw 1
new Sorcery called "Balm" requires 1 * Land does: you gains 3 life
new Sorcery called "Study" requires 1 * Land does: draw 2
new Instant called "Slay" requires 1 * Land does: destroy target Creature and named "Ox"
"#;

fn on_both_paths(board: &[&str], hand: &[&str], test: impl Fn(Table)) {
    for fast in [true, false] {
        let table = Table::on_path("Classic", CARDS, fast).lands(0, "Plains", 3);
        test(table.board(0, board).hand(0, hand).go());
    }
}

#[test]
fn cards_in_hand_are_counted_anew_when_cards_are_played_and_drawn() {
    on_both_paths(&["Sphinx"], &["Study", "Balm"], |mut table| {
        assert_eq!(table.figures("Sphinx"), (2, 3));
        table.plays(0, "play Study");
        table.resolve();
        assert_eq!(table.figures("Sphinx").0, 3, "one is played, two are drawn");
    });
}

#[test]
fn life_is_asked_for_anew_when_it_changes() {
    on_both_paths(&["Monk"], &["Balm"], |mut table| {
        assert_eq!(table.figures("Monk"), (20, 3));
        table.plays(0, "play Balm");
        table.resolve();
        assert_eq!(table.figures("Monk"), (23, 3));
    });
}

#[test]
fn tapped_creatures_are_counted_anew_when_one_is_tapped() {
    on_both_paths(&["Warlord", "Seer"], &[], |mut table| {
        assert_eq!(table.figures("Warlord").0, 0);
        table.plays(0, "use Seer 1");
        assert_eq!(table.figures("Warlord").0, 1);
    });
}

#[test]
fn a_graveyard_is_counted_anew_when_something_dies() {
    on_both_paths(&["Ghoul", "Ox"], &["Slay"], |mut table| {
        assert_eq!(table.figures("Ghoul"), (1, 1));
        table.plays(0, "play Slay");
        table.resolve();
        assert_eq!(table.figures("Ghoul"), (1, 2));
    });
}
