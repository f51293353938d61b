//! The fixed words of pictures, in both tongues, and how seats are called.

use tapete_game::{OutcomeView, Reader, Seat, SeatView, Standing, Team, Tongue, View};
use tapete_speech::counted;

/// Returns how people call a seat: the name given for it, or its number; both
/// where other seats have the same name, as bots often do.
///
/// `names` has one name per seat; a missing or empty one counts as not given.
pub fn seat_name(seat: Seat, tongue: Tongue, names: &[String]) -> String {
    match given_name(seat, names) {
        Some(name) if names.iter().filter(|it| *it == name).count() > 1 => {
            format!("{name} ({} {seat})", tongue.pick("seat", "asiento"))
        }
        Some(name) => name.to_owned(),
        None => format!("{} {seat}", tongue.pick("Seat", "Asiento")),
    }
}

/// Returns the heading of a seat's panel: its number, which facts and events
/// speak of, and the name given for it. A name that the game's own text gives
/// comes first.
pub(crate) fn seat_heading(view: &View, seat: Seat, tongue: Tongue, names: &[String]) -> String {
    let named = view.seats.iter().find(|it| it.seat == seat);
    let own = named.and_then(|it| it.name.as_deref());
    match (own, given_name(seat, names)) {
        (Some(own), Some(name)) if own != name => format!("{seat} {own} ({name})"),
        (Some(name), _) | (None, Some(name)) => format!("{seat} {name}"),
        (None, None) => seat_name(seat, tongue, names),
    }
}

/// Returns one name per seat for sentences: the one that the game's own text
/// gives, else the one given by the caller.
pub(crate) fn shown_names(view: &View, names: &[String]) -> Vec<String> {
    let n_names = names.len().max(view.seats.len());
    let mut shown = names.to_vec();
    shown.resize(n_names, String::new());
    for seat in &view.seats {
        if let (Some(own), Some(shown)) = (&seat.name, shown.get_mut(seat.seat.index())) {
            shown.clone_from(own);
        }
    }
    shown
}

fn given_name(seat: Seat, names: &[String]) -> Option<&str> {
    let name = names.get(seat.index())?;
    (!name.is_empty()).then_some(name)
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
        let mut facts = seat.facts.iter();
        facts.any(|it| it.name == "life" && it.value == seat.score.to_string())
    };
    !view.seats.is_empty() && view.seats.iter().all(is_life)
}

/// Returns a score with its noun.
pub(crate) fn points(score: i64, tongue: Tongue) -> String {
    counted(score, tongue.pick(["point", "points"], ["punto", "puntos"]))
}

/// Says who must act now, or nothing when the match is over.
pub fn turn_line(view: &View, tongue: Tongue, names: &[String]) -> Option<String> {
    let first = *view.to_act.first()?;
    let names = &shown_names(view, names);
    if view.to_act.iter().any(|seat| is_own(view, *seat)) {
        return Some(tongue.pick("Your turn", "Te toca").to_owned());
    }
    let mut who = seat_name(first, tongue, names);
    for seat in &view.to_act[1..] {
        who.push_str(", ");
        who.push_str(&seat_name(*seat, tongue, names));
    }
    Some(match tongue {
        Tongue::En => format!("{who} to play"),
        Tongue::Es if view.to_act.len() == 1 => format!("Le toca a {who}"),
        Tongue::Es => format!("Les toca a {who}"),
    })
}

/// Says how the match ended, in one line.
pub fn outcome_line(outcome: &OutcomeView, tongue: Tongue, names: &[String]) -> String {
    let winners: Vec<String> = Seat::all(outcome.standings.len())
        .zip(&outcome.standings)
        .filter(|(_, standing)| **standing == Standing::Won)
        .map(|(seat, _)| seat_name(seat, tongue, names))
        .collect();
    let reason = &outcome.reason;
    let who = match winners.split_last() {
        None => tongue.pick("A tie", "Empate").to_owned(),
        Some((only, [])) => match tongue {
            Tongue::En => format!("{only} wins"),
            Tongue::Es => format!("Gana {only}"),
        },
        Some((last, rest)) => match tongue {
            Tongue::En => format!("{} and {last} win", rest.join(", ")),
            Tongue::Es => format!("Ganan {} y {last}", rest.join(", ")),
        },
    };
    if reason.is_empty() {
        who
    } else {
        format!("{who} ({reason})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_text_come_first() {
        let mut view = crate::sample::view(1, 3, 1);
        view.seats[1].name = Some("Luther".to_owned());
        let names = ["first".to_owned()];
        assert_eq!(shown_names(&view, &names), ["first", "Luther", ""]);
        let heading = |seat, names: &[String]| seat_heading(&view, Seat(seat), Tongue::En, names);
        assert_eq!(heading(1, &[]), "1 Luther");
        assert_eq!(
            heading(1, &["a".to_owned(), "random".to_owned()]),
            "1 Luther (random)"
        );
        let turn = turn_line(&view, Tongue::En, &names);
        assert_eq!(turn.as_deref(), Some("Luther to play"));
    }

    #[test]
    fn seats_of_the_same_name_are_told_apart() {
        let names = ["random", "Ana", "random", ""].map(str::to_owned);
        let called = |seat| seat_name(Seat(seat), Tongue::En, &names);
        assert_eq!(called(0), "random (seat 0)");
        assert_eq!(called(1), "Ana");
        assert_eq!(called(2), "random (seat 2)");
        assert_eq!(called(3), "Seat 3");
        assert_eq!(seat_name(Seat(2), Tongue::Es, &names), "random (asiento 2)");
    }
}
