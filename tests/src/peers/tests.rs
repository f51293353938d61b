//! The comparison must be able to fail.

use super::*;

/// A short match: seat 0 opens with 6|6, nobody can follow.
const BLOCKED: &str = "block\t0|0,0|1,0|2,0|3,0|4,0|5,6|6;1|1,1|2,1|3,1|4,1|5,2|2,2|3\t\
    0:0|0@-,0|1@-,0|2@-,0|3@-,0|4@-,0|5@-,6|6@->6|6@-\t28,-28";

fn compared(text: &str) -> Comparison {
    let line = Line::read(text).unwrap();
    let mut comparison = Comparison::default();
    comparison.add(&our_game(&line.game).unwrap(), &line, text);
    comparison
}

fn scoring(text: &str) -> Vec<Scoring> {
    let comparison = compared(text);
    assert_eq!(comparison.first_mismatch, None);
    comparison.scores.keys().copied().collect()
}

#[test]
fn a_line_that_agrees_is_counted() {
    let comparison = compared(BLOCKED);
    assert_eq!(comparison.first_mismatch, None);
    assert_eq!(
        (comparison.n_lines, comparison.n_blocked, comparison.n_plays),
        (1, 1, 7)
    );
    // Seat 0 holds 15 points and seat 1 holds 29.
    assert_eq!(
        scoring(&BLOCKED.replace("28,-28", "29,-29")),
        [Scoring::Same]
    );
    assert_eq!(scoring(BLOCKED), [Scoring::OtherPoints]);
    assert_eq!(
        scoring(&BLOCKED.replace("28,-28", "-29,29")),
        [Scoring::OtherBlock]
    );
    let far = scoring(&BLOCKED.replace("28,-28", "70,-70"));
    assert_eq!(far, [Scoring::OtherPoints, Scoring::OutOfBounds]);
}

#[test]
fn a_missing_play_a_wrong_seat_and_an_early_end_are_mismatches() {
    for (from, to) in [
        ("0|5@-,6|6@-", "6|6@-"),
        ("\t0:", "\t1:"),
        (">6|6@-", ">0|1@-"),
        (",2|3\t", ",3|6\t"),
    ] {
        assert!(BLOCKED.contains(from));
        let comparison = compared(&BLOCKED.replace(from, to));
        assert_eq!(comparison.n_mismatches, 1, "{from}");
    }
}

#[test]
fn a_broken_line_is_refused() {
    for text in [
        "",
        "block\t\t\t",
        "block\t0|0\t0:0|0@->0|0@-\t1,2",
        "block\t0|0;1|1\tx\t1,2",
    ] {
        assert!(Line::read(text).is_err(), "{text}");
    }
}

#[test]
fn ends_follow_the_plays() {
    let play = |tile, end| Play { tile, end };
    assert_eq!(play((1, 3), None).ends_after(None, false), [3, 1]);
    assert_eq!(
        play((3, 5), Some(3)).ends_after(Some([1, 3]), false),
        [1, 5]
    );
    assert_eq!(play((1, 1), Some(1)).ends_after(Some([1, 5]), true), [1, 5]);
    assert_eq!(
        play((1, 5), Some(5)).ends_after(Some([1, 5]), false),
        [1, 1]
    );
    assert_eq!(
        play((1, 4), Some(1)).ends_after(Some([1, 1]), false),
        [1, 4]
    );
}
