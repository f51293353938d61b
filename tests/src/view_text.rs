//! A view as lines of text: everything that a view holds, one fact per line,
//! so that a difference points at what changed.

use tapete_game::{ArmView, FactView, Lie, MoveView, Piece, Posture, Reader, Shape, View, Zone};

/// Returns how a reader is called in the suite.
pub fn reader_text(reader: Reader) -> String {
    match reader {
        Reader::Seat(seat) => format!("seat {seat}"),
        Reader::Spectator => "spectator".to_owned(),
        Reader::Judge => "judge".to_owned(),
    }
}

/// Writes everything of a view but its log, which is the story.
pub fn view_lines(view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    let to_act: Vec<String> = view.to_act.iter().map(|it| it.to_string()).collect();
    lines.push(format!("to act: {}", to_act.join(" ")));
    for it in &view.seats {
        let name = it
            .name
            .as_ref()
            .map_or(String::new(), |it| format!(" ({it})"));
        lines.push(format!(
            "seat {}{name}: team {} score {} {}",
            it.seat,
            it.team.0,
            it.score,
            facts_text(&it.facts)
        ));
    }
    for zone in &view.zones {
        lines.push(zone_text(zone));
    }
    for fact in &view.facts {
        lines.push(format!("fact {}", fact_text(fact)));
    }
    for (index, it) in view.moves.iter().enumerate() {
        lines.push(format!("move {}: {}", index + 1, move_text(it)));
    }
    if let Some(chosen) = &view.on_empty {
        lines.push(format!("on empty: {chosen}"));
    }
    if let Some(outcome) = &view.outcome {
        lines.push(format!(
            "outcome: {} {:?} {:?}",
            outcome.ended_by, outcome.standings, outcome.scores
        ));
    }
    lines.iter().map(|it| it.trim_end().to_owned()).collect()
}

fn fact_text(fact: &FactView) -> String {
    format!("{} ({}) = {}", fact.name, fact.label, fact.value)
}

fn facts_text(facts: &[FactView]) -> String {
    let facts: Vec<String> = facts.iter().map(fact_text).collect();
    facts.join(", ")
}

fn zone_text(zone: &Zone) -> String {
    let owner = zone
        .owner
        .map_or(String::new(), |it| format!(" of seat {it}"));
    let extent = zone
        .extent
        .map_or(String::new(), |it| format!(" {}x{}", it.columns, it.rows));
    let arms: Vec<String> = zone.arms.iter().map(arm_text).collect();
    let pieces: Vec<String> = zone.pieces.iter().map(piece_text).collect();
    format!(
        "zone {} ({}){owner} {:?}{extent}{}: {}",
        zone.id,
        zone.label,
        zone.arrangement,
        arms.concat(),
        pieces.join(" ")
    )
}

fn arm_text(arm: &ArmView) -> String {
    let open = if arm.open { " open" } else { "" };
    format!(" [{}{open}]", arm.label)
}

/// Writes a piece as `id=faces`, `id?` where the faces are hidden, then `#` with
/// its owner if it has one, `-` if it lies along, `+` if it lies across, `@` with
/// its place where the order does not tell it, and `*` if it was played last.
fn piece_text(piece: &Piece) -> String {
    let shape = match piece.shape {
        Shape::Tile => "",
        Shape::Triangle => "△",
        Shape::Square => "□",
        Shape::Hexagon => "⬡",
        Shape::Planet => "●",
        Shape::Fleet => "▲",
        Shape::Monster => "♞",
        Shape::Power => "✦",
        Shape::Card => "▯",
    };
    let faces = if piece.is_hidden() {
        "?".to_owned()
    } else {
        format!("={}", piece.faces.join("|"))
    };
    let owner = piece.owner.map_or(String::new(), |it| format!("#{it}"));
    let posture = match piece.posture {
        Posture::Upright => "",
        Posture::Along => "-",
        Posture::Across => "+",
    };
    let lie = match piece.lie {
        None => String::new(),
        Some(Lie::Joint(it)) => format!("@{}.{}", it.to, it.port),
        Some(Lie::Cell(it)) => format!("@{},{}{}", it.x, it.y, if it.down { "v" } else { "" }),
        Some(Lie::Place(it)) => format!("@{},{}", it.column, it.row),
        Some(Lie::Way(it)) => format!("@{}>{}:{}+{}", it.source, it.target, it.gone, it.left),
    };
    let fresh = if piece.fresh { "*" } else { "" };
    format!("{shape}{}{faces}{owner}{posture}{lie}{fresh}", piece.id)
}

fn move_text(it: &MoveView) -> String {
    let spot = it.spot.as_ref().map_or("nowhere".to_owned(), |spot| {
        format!("{} {:?}", spot.zone, spot.side)
    });
    format!(
        "`{}` ({}) touches {} to {spot} as {}",
        it.text,
        it.label,
        it.touches.join(" "),
        it.faces.join("|")
    )
}
