//! The fixed words of pictures, in both tongues, and how seats are called.

use tapete_game::{OutcomeView, Reader, Seat, Standing, Team, Tongue, View};

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

/// Returns a score with its noun.
pub(crate) fn points(score: i64, tongue: Tongue) -> String {
    let noun = match score {
        1 | -1 => tongue.pick("point", "punto"),
        _ => tongue.pick("points", "puntos"),
    };
    format!("{score} {noun}")
}

/// Says who must act now, or nothing when the match is over.
pub fn turn_line(view: &View, tongue: Tongue, names: &[String]) -> Option<String> {
    let first = *view.to_act.first()?;
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
