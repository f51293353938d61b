//! A view in a few lines for a person to read: zones, facts and scores under
//! their own names.

use std::io::{self, Write as _};

use tapete_game::{MoveView, View, Zone};

use crate::out::Out;
use crate::speech::{Speech, fill};

/// Writes what the reader may know now.
pub(crate) fn view(view: &View, out: &mut Out) -> io::Result<()> {
    let speech = out.speech;
    for zone in &view.zones {
        writeln!(out, "{}: {}", zone.label, pieces(zone, speech))?;
    }
    for fact in &view.facts {
        writeln!(out, "{}: {}", fact.label, fact.value)?;
    }
    let scores: Vec<String> = view.seats.iter().map(|it| it.score.to_string()).collect();
    writeln!(out, "{}: {}", speech.scores, scores.join(" "))
}

fn pieces(zone: &Zone, speech: &Speech) -> String {
    let seen = zone.pieces.iter().filter(|it| !it.is_hidden());
    let mut shown: Vec<String> = seen.map(|it| it.faces.join("|")).collect();
    let n_hidden = zone.pieces.len() - shown.len();
    if n_hidden > 0 {
        shown.push(fill(speech.n_hidden, &[&n_hidden]));
    }
    match shown.is_empty() {
        true => speech.empty.to_owned(),
        false => shown.join(" "),
    }
}

/// Writes the moves with their numbers; what a person reads stands behind
/// what is written, where it says more.
pub(super) fn moves(moves: &[MoveView], out: &mut Out) -> io::Result<()> {
    for (index, it) in moves.iter().enumerate() {
        let number = index + 1;
        if it.label.replace(" ·", "") == it.text {
            writeln!(out, "{number:>3}. {}", it.text)?;
        } else {
            writeln!(out, "{number:>3}. {} ({})", it.text, it.label)?;
        }
    }
    Ok(())
}
