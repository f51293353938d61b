//! The fixed words of pictures, in both tongues, and how players are called.

use std::borrow::Cow;

use tapete_game::{
    Attribute, Names, OutcomeView, Reader, Role, Seat, SeatView, Standing, Team, Tongue, View,
};
use tapete_speech::counted;

/// Returns what the player of a seat is called; `Player 1` and so on where a view
/// does not say.
pub fn seat_name(view: &View, seat: Seat, tongue: Tongue) -> Cow<'_, str> {
    let known = view.seats.iter().find(|it| it.seat == seat);
    match known.filter(|it| !it.name.is_empty()) {
        Some(known) => Cow::Borrowed(&known.name),
        None => Names::none().get(seat, tongue),
    }
}

/// Returns the heading of a seat: its player's name, and that it is the reader's;
/// a reader to whom nobody gave a name is `You`.
pub fn seat_heading(view: &View, seat: Seat, tongue: Tongue) -> String {
    let name = seat_name(view, seat, tongue);
    match is_own(view, seat) {
        true if name == Names::none().get(seat, tongue) => tongue.pick("You", "Tú").to_owned(),
        true => format!("{name} ({})", tongue.pick("you", "tú")),
        false => name.into_owned(),
    }
}

/// Returns what stands before the value of a fact, and the value. One without a
/// value says all in its label.
pub fn fact_words(fact: &Attribute) -> (Option<&str>, String) {
    let (label, value) = (fact.label.as_str(), fact.text());
    match (label.is_empty(), value.is_empty() || fact.role == Role::Out) {
        (true, _) => (None, value),
        (false, true) => (None, label.to_owned()),
        (false, false) => (Some(label), value),
    }
}

/// Writes a fact of a seat or a match, as `turn: 7 / 40`.
pub(crate) fn fact_line(fact: &Attribute) -> String {
    match fact_words(fact) {
        (Some(label), value) => format!("{label}: {value}"),
        (None, value) => value,
    }
}

/// Tells whether some team has more than one seat, so that teams are worth
/// showing.
pub(crate) fn has_teams(view: &View) -> bool {
    view.seats.iter().enumerate().any(|(index, seat)| {
        view.seats
            .iter()
            .skip(index + 1)
            .any(|other| other.team == seat.team)
    })
}

/// Tells whether the reader sits in that seat.
pub(crate) fn is_own(view: &View, seat: Seat) -> bool {
    view.reader == Reader::Seat(seat)
}

/// Returns the name of a team.
pub(crate) fn team_label(team: Team, tongue: Tongue) -> String {
    format!("{} {team}", tongue.pick("team", "equipo"))
}

/// Tells whether the score of every seat is its life, which is told anyway.
pub fn score_is_life(view: &View) -> bool {
    let is_life = |seat: &SeatView| {
        let life = seat.fact(Role::Life).and_then(|it| it.value.number());
        life == Some(seat.score)
    };
    !view.seats.is_empty() && view.seats.iter().all(is_life)
}

/// Returns a score with its noun.
pub(crate) fn points(score: i64, tongue: Tongue) -> String {
    counted(score, tongue.pick(["point", "points"], ["punto", "puntos"]))
}

/// Lists words as a sentence does: `a, b and c`.
fn listed(words: &[String], tongue: Tongue) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => {
            let and = match tongue {
                Tongue::En => "and",
                // `y` before the sound of an i is `e`.
                Tongue::Es if last.to_lowercase().starts_with(['i', 'í']) => "e",
                Tongue::Es => "y",
            };
            format!("{} {and} {last}", rest.join(", "))
        }
    }
}

/// Says who must act now, or nothing when the match is over.
pub fn turn_line(view: &View, tongue: Tongue) -> Option<String> {
    if view.to_act.is_empty() {
        return None;
    }
    if view.to_act.iter().any(|seat| is_own(view, *seat)) {
        return Some(tongue.pick("Your turn", "Te toca").to_owned());
    }
    let names = view.to_act.iter();
    let names: Vec<String> = names
        .map(|it| seat_name(view, *it, tongue).into_owned())
        .collect();
    let who = listed(&names, tongue);
    Some(match (tongue, names.len()) {
        (Tongue::En, 1) => format!("{who} is to play"),
        (Tongue::En, _) => format!("{who} are to play"),
        (Tongue::Es, 1) => format!("Le toca a {who}"),
        (Tongue::Es, _) => format!("Les toca a {who}"),
    })
}

/// Says how the match of a view ended, in one line; nothing while it goes on.
pub fn outcome_line(view: &View, tongue: Tongue) -> Option<String> {
    let outcome = view.outcome.as_ref()?;
    let who = winners_line(view, outcome, tongue);
    Some(match outcome.reason.as_str() {
        "" => who,
        reason => format!("{who} ({reason})"),
    })
}

fn winners_line(view: &View, outcome: &OutcomeView, tongue: Tongue) -> String {
    let standings = Seat::all(outcome.standings.len()).zip(&outcome.standings);
    let won = standings.filter(|(_, standing)| **standing == Standing::Won);
    let won: Vec<Seat> = won.map(|(seat, _)| seat).collect();
    let has_won = won.iter().any(|seat| is_own(view, *seat));
    let others = won.iter().filter(|seat| !is_own(view, **seat));
    let mut names: Vec<String> = others
        .map(|it| seat_name(view, *it, tongue).into_owned())
        .collect();
    match (tongue, has_won, names.len()) {
        (_, false, 0) => tongue.pick("A tie", "Empate").to_owned(),
        (_, true, 0) => tongue.pick("You win", "Ganas").to_owned(),
        (Tongue::En, true, _) => {
            names.insert(0, "You".to_owned());
            format!("{} win", listed(&names, tongue))
        }
        (Tongue::Es, true, _) => {
            names.insert(0, "tú".to_owned());
            format!("Ganan {}", listed(&names, tongue))
        }
        (Tongue::En, false, 1) => format!("{} wins", names[0]),
        (Tongue::Es, false, 1) => format!("Gana {}", names[0]),
        (Tongue::En, false, _) => format!("{} win", listed(&names, tongue)),
        (Tongue::Es, false, _) => format!("Ganan {}", listed(&names, tongue)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;

    #[test]
    fn the_reader_is_you_and_others_have_their_names() {
        let mut view = sample::view(1, 3, 1);
        let heading = |view: &View, seat| seat_heading(view, Seat(seat), Tongue::En);
        assert_eq!(heading(&view, 0), "Ana (you)");
        assert_eq!(heading(&view, 1), "Bernardo");
        view.seats[0].name = "Player 1".to_owned();
        view.seats[1].name.clear();
        assert_eq!(heading(&view, 0), "You");
        assert_eq!(heading(&view, 1), "Player 2");
        assert_eq!(seat_heading(&view, Seat(9), Tongue::Es), "Jugador 10");
    }

    #[test]
    fn a_line_says_whose_turn_it_is() {
        let mut view = sample::view(1, 4, 1);
        let mut line = |seats: &[u8], tongue| {
            view.to_act = seats.iter().map(|it| Seat(*it)).collect();
            turn_line(&view, tongue)
        };
        assert_eq!(line(&[], Tongue::En), None);
        assert_eq!(line(&[1, 0], Tongue::En).as_deref(), Some("Your turn"));
        assert_eq!(
            line(&[1], Tongue::Es).as_deref(),
            Some("Le toca a Bernardo")
        );
        let all = line(&[1, 2, 3], Tongue::Es);
        assert_eq!(all.as_deref(), Some("Les toca a Bernardo, Celia e Íñigo"));
        let all = line(&[1, 2], Tongue::En);
        assert_eq!(all.as_deref(), Some("Bernardo and Celia are to play"));
    }

    #[test]
    fn a_line_says_who_won() {
        let mut view = sample::finished(sample::view(1, 4, 1));
        let line = |view: &View, tongue| outcome_line(view, tongue).unwrap_or_default();
        assert_eq!(line(&view, Tongue::En), "You and Celia win (a seat is out)");
        assert_eq!(line(&view, Tongue::Es), "Ganan tú y Celia (a seat is out)");
        view.reader = Reader::Spectator;
        assert_eq!(line(&view, Tongue::En), "Ana and Celia win (a seat is out)");
        if let Some(outcome) = &mut view.outcome {
            outcome.standings[2] = Standing::Lost;
            outcome.reason.clear();
        }
        assert_eq!(line(&view, Tongue::En), "Ana wins");
        view.reader = Reader::Seat(Seat(0));
        assert_eq!(line(&view, Tongue::Es), "Ganas");
    }

    #[test]
    fn facts_without_a_value_are_their_label() {
        let fact = |role, value: &str| Attribute::new("x", role, value).labelled("has lost");
        assert_eq!(fact_line(&fact(Role::Out, "yes")), "has lost");
        assert_eq!(fact_line(&fact(Role::Other, "2")), "has lost: 2");
        assert_eq!(fact_line(&fact(Role::Other, "")), "has lost");
    }
}
