//! What the original left open, and what was decided.

use super::*;
use crate::options::{AtLimit, Discard, LifeLimit};
use crate::state::EndedBy;

const ATTACK: &str = "Conditions{} Actions{ Attack() }";

#[test]
fn damage_is_truncated_after_the_step_of_the_elements() {
    for attack in [0, 1, 7, 25, 99, 100, 1_234] {
        for (steps, wanted) in [(1, attack * 11 / 10), (0, attack), (-1, attack * 9 / 10)] {
            let duel = trio(plain(), 2, ATTACK);
            let attacks = duel
                .elements
                .iter()
                .position(|it| it.against.contains(&steps));
            let attacks = attacks.expect("every step occurs");
            let receives = duel.elements[attacks].against.iter();
            let receives = receives.clone().position(|it| *it == steps).expect("found");
            let mut table = Table::new(duel);
            table.hold(0, &[0]);
            table.state.seats[0].monsters[0].element = attacks as u8;
            table.state.seats[0].monsters[0].start_attack = attack;
            table.state.seats[1].monsters[0].element = receives as u8;
            table.state.seats[1].monsters[0].life = 10_000;
            table.play(0, 1);
            assert_eq!(table.life(1, 0), 10_000 - wanted, "{attack} by {steps}");
        }
    }
}

#[test]
fn a_card_needs_as_much_energy_as_it_costs_and_in_the_original_more() {
    for (needs_more, may) in [(false, true), (true, false)] {
        let options = Options {
            needs_more,
            ..plain()
        };
        let mut table = Table::new(single(options, 2, ATTACK, 50));
        table.hold(0, &[0]);
        table.state.seats[0].energy = 50;
        assert_eq!(table.may(0), may);
    }
}

#[test]
fn the_first_turn_has_250_energy_and_five_cards_in_every_preset() {
    for preset in [Preset::Seed, Preset::Original, Preset::Modern] {
        let table = Table::new(screenshot(preset.options(), false));
        assert_eq!(table.state.seats[0].energy, 250, "{preset:?}");
        assert_eq!(table.state.seats[0].hand.len(), 5, "{preset:?}");
        assert_eq!((table.state.round, table.state.acting), (1, 0));
    }
}

#[test]
fn poison_takes_three_per_cent_and_at_least_one_when_a_round_begins() {
    for (life, left) in [
        (1, 0),
        (66, 65),
        (67, 65),
        (100, 97),
        (350, 340),
        (1_000, 970),
    ] {
        let mut table = Table::new(trio(plain(), 2, ATTACK));
        table.state.seats[1].monsters[0].life = life;
        table.state.seats[1].monsters[0].poisoned = true;
        table.end();
        assert_eq!(table.life(1, 0), life, "not before the round");
        table.end();
        assert_eq!(table.life(1, 0), left);
    }
}

#[test]
fn whoever_dies_of_poison_is_dead_at_once_and_the_cards_vanish() {
    let mut table = Table::new(trio(plain(), 2, ATTACK));
    table.state.seats[1].monsters[0].life = 1;
    table.state.seats[1].monsters[0].poisoned = true;
    table.hold(1, &[0, 1, 0]);
    table.end();
    table.end();
    let monster = table.state.seats[1].monsters[0];
    assert!(monster.dead && !monster.poisoned);
    assert_eq!(table.state.seats[1].hand.cards(), [1]);
    assert!(
        table
            .events
            .iter()
            .any(|it| matches!(it, Event::Died { .. }))
    );
}

#[test]
fn all_who_fall_in_the_same_round_share_the_match() {
    let mut table = Table::new(single(plain(), 3, ATTACK, 10));
    table.state.seats[2].lost = true;
    table.state.seats[2].monsters[0].life = 0;
    table.state.seats[2].monsters[0].dead = true;
    for seat in 0..2 {
        table.state.seats[seat].monsters[0].life = 1;
        table.state.seats[seat].monsters[0].poisoned = true;
    }
    table.end();
    table.end();
    let end = table.state.end.expect("nobody is left");
    assert_eq!(end.by, EndedBy::Nobody);
    assert!(end.tied.contains(Seat(0)) && end.tied.contains(Seat(1)));
    assert!(!end.tied.contains(Seat(2)) && end.winners.is_empty());
}

#[test]
fn an_own_monster_that_dies_of_its_card_is_dead_like_any_other() {
    let mut table = Table::new(trio(
        plain(),
        2,
        "Conditions{} Actions{ UpdatePlayerMonsterLife(-999) }",
    ));
    table.hold(0, &[1, 0, 0, 2]);
    let energy = table.state.seats[0].energy;
    table.play(1, 1);
    assert!(table.state.seats[0].monsters[0].dead);
    assert_eq!(
        table.state.seats[0].hand.cards(),
        [1, 2],
        "its cards vanish"
    );
    assert_eq!(table.state.seats[0].energy, energy - 10, "and it is paid");
    assert!(table.state.end.is_none());
}

#[test]
fn one_play_that_empties_both_sides_ends_without_a_winner() {
    let mut table = Table::new(single(
        plain(),
        2,
        "Conditions{} Actions{ UpdateTargetMonsterLife(-999) UpdatePlayerMonsterLife(-999) }",
        0,
    ));
    table.hold(0, &[0]);
    table.play(0, 1);
    let lost: Vec<Seat> = table
        .events
        .iter()
        .filter_map(|it| match it {
            Event::Lost { seat } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(lost, [Seat(1), Seat(0)], "the target is judged first");
    let end = table.state.end.expect("over");
    assert!(end.winners.is_empty() && end.tied.len() == 2);
}

#[test]
fn nothing_happens_to_the_dead() {
    for text in [
        "Conditions{} Actions{ UpdateTargetMonsterLife(-999) Poison() }",
        "Conditions{} Actions{ UpdateTargetMonsterLife(-999) UpdateTargetMonsterLife(50) }",
    ] {
        let mut table = Table::new(trio(plain(), 2, text));
        table.hold(0, &[0]);
        table.play(0, 1);
        let monster = table.state.seats[1].monsters[0];
        assert!(monster.dead && !monster.poisoned && monster.life == 0);
        assert!(
            table
                .events
                .iter()
                .any(|it| matches!(it, Event::NoEffect { .. }))
        );
    }
}

#[test]
fn a_second_attack_after_a_kill_hits_nobody_else() {
    let mut table = Table::new(trio(
        plain(),
        2,
        "Conditions{} Actions{ Attack() Attack() }",
    ));
    table.hold(0, &[0]);
    table.state.seats[1].monsters[0].life = 5;
    table.play(0, 1);
    assert!(table.state.seats[1].monsters[0].dead);
    assert_eq!(table.life(1, 1), 350);
}

#[test]
fn the_life_of_the_target_is_the_targets() {
    let mut table = Table::new(trio(
        plain(),
        2,
        "Conditions{} Actions{ UpdateTargetMonsterLife(0-TargetMonsterLife/5) }",
    ));
    table.hold(0, &[0]);
    table.play(0, 1);
    assert_eq!((table.life(0, 0), table.life(1, 0)), (150, 120));
}

#[test]
fn healing_ends_at_the_starting_life_only_where_the_rules_say_so() {
    for (life_limit, left) in [(LifeLimit::None, 165), (LifeLimit::Start, 150)] {
        let options = Options {
            life_limit,
            ..plain()
        };
        let mut table = Table::new(trio(
            options,
            2,
            "Conditions{} Actions{ Heal(PlayerMonsterLife/10) }",
        ));
        table.hold(0, &[0]);
        table.play(0, 1);
        assert_eq!(table.life(0, 0), left);
    }
}

#[test]
fn cards_drawn_beyond_the_limit_are_lost_and_told() {
    let mut table = Table::new(trio(plain(), 2, "Conditions{} Actions{ Draw(6) }"));
    table.hold(0, &[0, 1, 2]);
    table.play(0, 1);
    // The played card still counts while it draws.
    assert_eq!(table.state.seats[0].hand.len(), 6);
    assert!(table.events.contains(&Event::DrawsLost {
        seat: Seat(0),
        n_cards: 2
    }));
}

#[test]
fn a_negative_draw_does_nothing_and_energy_stops_at_zero() {
    let mut table = Table::new(trio(
        plain(),
        2,
        "Conditions{} Actions{ Draw(0-3) UpdateEnergy(0-9999) }",
    ));
    table.hold(0, &[0, 1]);
    table.play(0, 1);
    assert_eq!(table.state.seats[0].hand.cards(), [1]);
    assert_eq!(table.state.seats[0].energy, 0);
}

#[test]
fn dividing_by_zero_gives_zero_and_is_told() {
    let mut table = Table::new(trio(
        plain(),
        2,
        "Conditions{} Actions{ Heal(10/0) UpdateTargetMonsterLife(0-7) }",
    ));
    table.hold(0, &[0]);
    table.play(0, 1);
    assert_eq!((table.life(0, 0), table.life(1, 0)), (150, 143));
    assert!(table.events.contains(&Event::DividedByZero));
}

#[test]
fn a_card_goes_against_any_other_seat_that_has_not_lost() {
    let mut table = Table::new(single(plain(), 4, ATTACK, 10));
    table.hold(0, &[0]);
    table.state.seats[2].lost = true;
    let targets: Vec<Move> = table.moves();
    let play = |target| Move::Play {
        slot: 0,
        target: Seat(target),
    };
    assert_eq!(targets, [play(1), play(3), Move::End]);
}

#[test]
fn a_card_whose_condition_fails_is_no_move_and_others_are() {
    let mut table = Table::new(trio(
        plain(),
        2,
        "Conditions{ TargetMonsterLife < 100 } Actions{ Attack() }",
    ));
    table.hold(0, &[0, 1]);
    assert!(!table.may(0) && table.may(1));
    table.state.seats[1].monsters[0].life = 99;
    assert!(table.may(0));
}

#[test]
fn a_match_ends_at_its_limit_of_rounds() {
    for (at_limit, winner) in [(AtLimit::Nobody, None), (AtLimit::MostLife, Some(Seat(1)))] {
        let options = Options {
            round_limit: Some(2),
            at_limit,
            ..plain()
        };
        let mut table = Table::new(single(options, 2, ATTACK, 10));
        table.state.seats[0].monsters[0].life = 99;
        for _ in 0..4 {
            assert!(table.state.end.is_none());
            table.end();
        }
        let end = table.state.end.expect("over");
        assert_eq!((end.by, end.winners.first()), (EndedBy::RoundLimit, winner));
    }
}

#[test]
fn the_first_player_can_be_held_back() {
    let options = Options {
        first_energy: -50,
        first_cards: -1,
        hand: 5,
        ..plain()
    };
    let table = Table::new(trio(options, 2, ATTACK));
    assert_eq!(table.state.seats[0].energy, 200);
    assert_eq!(table.state.seats[0].hand.len(), 4);
    assert_eq!(table.state.seats[1].hand.len(), 5);
}

#[test]
fn a_round_is_one_turn_of_each_and_the_lost_are_skipped() {
    let mut table = Table::new(single(plain(), 3, ATTACK, 10));
    table.hold(0, &[0]);
    table.state.seats[1].monsters[0].life = 1;
    table.play(0, 1);
    assert!(table.state.seats[1].lost);
    table.end();
    assert_eq!((table.state.round, table.state.acting), (1, 2));
    table.end();
    assert_eq!((table.state.round, table.state.acting), (2, 0));
}

#[test]
fn cards_can_be_thrown_away_when_the_turn_ends() {
    let options = Options {
        discard: Discard::EndOfTurn,
        ..plain()
    };
    let mut table = Table::new(trio(options, 2, ATTACK));
    table.hold(0, &[0, 1, 2]);
    table.act(Move::End);
    assert_eq!(table.state.acting, 0);
    assert_eq!(table.moves().len(), 4);
    table.act(Move::Discard { slot: 1 });
    table.act(Move::Keep);
    assert_eq!(table.state.seats[0].hand.cards(), [0, 2]);
    assert_eq!(table.state.acting, 1);
}

#[test]
fn a_turn_without_end_is_cut() {
    let mut table = Table::new(single(plain(), 2, "Conditions{} Actions{ Draw(1) }", 0));
    table.hold(0, &[0]);
    let mut n_plays = 0;
    while table.state.acting == 0 {
        table.play(0, 1);
        n_plays += 1;
    }
    assert_eq!(n_plays, crate::options::PLAYS_MAX);
    assert!(table.events.contains(&Event::TurnCut { seat: Seat(0) }));
}

#[test]
fn a_drawn_card_belongs_to_a_living_monster_and_all_are_equally_likely() {
    let mut table = Table::new(screenshot(plain(), true));
    table.state.seats[0].monsters[1].life = 0;
    table.state.seats[0].monsters[1].dead = true;
    let mut counts = [0_u32; 12];
    for _ in 0..4_000 {
        table.state.seats[0].hand.clear();
        let mut stage = crate::effects::Stage::new(
            &table.duel,
            &mut table.state,
            &mut table.chance,
            &mut table.events,
        );
        stage.draw(0, 2);
        for power in table.state.seats[0].hand.cards() {
            counts[usize::from(*power)] += 1;
        }
    }
    assert_eq!(counts[4..8], [0; 4]);
    for count in counts[..4].iter().chain(&counts[8..]) {
        assert!((880..1_120).contains(count), "{counts:?}");
    }
}
