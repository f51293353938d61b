//! A view as lines of text: everything that a view holds, one fact per line,
//! so that a difference points at what changed.

use tapete_game::{
    ArmView, Attribute, Lie, MoveView, Piece, Posture, Reader, Role, Shape, Side, Value, View, Zone,
};

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
        lines.push(format!(
            "seat {} ({}): team {} score {} {}",
            it.seat,
            it.name,
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
    for it in &view.moves {
        let is_marked = view.marked.as_ref() == Some(&it.key);
        let marked = if is_marked { " marked" } else { "" };
        lines.push(format!("move {}{marked}: {}", it.number, move_text(it)));
    }
    if let Some(outcome) = &view.outcome {
        lines.push(format!(
            "outcome: {} {:?} {:?}",
            outcome.ended_by, outcome.standings, outcome.scores
        ));
    }
    lines.iter().map(|it| it.trim_end().to_owned()).collect()
}

/// Writes an attribute as `name:role (label) = value`; the role where it is not
/// the same as the name, the label where there is one.
fn fact_text(fact: &Attribute) -> String {
    let role = match format!("{:?}", fact.role).to_lowercase() {
        _ if fact.role == Role::Other => String::new(),
        role if role == fact.name => String::new(),
        role => format!(":{role}"),
    };
    let label = match fact.label.as_str() {
        "" => String::new(),
        label => format!(" ({label})"),
    };
    format!("{}{role}{label} = {}", fact.name, fact.value)
}

fn facts_text(facts: &[Attribute]) -> String {
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
        "zone {} ({}){owner} {:?} {:?}{extent}{}: {}",
        zone.id,
        zone.label,
        zone.role,
        zone.arrangement,
        arms.concat(),
        pieces.join(" ")
    )
}

fn arm_text(arm: &ArmView) -> String {
    let open = if arm.open { " open" } else { "" };
    format!(" [{}{open}]", arm.label)
}

/// Writes a piece as `id=faces` or `id{attributes}`, `id?` where it is hidden, then `#` with
/// its owner if it has one, `-` if it lies along, `+` if it lies across, `@` with
/// its place where the order does not tell it, and `*` if it was played last.
fn piece_text(piece: &Piece) -> String {
    let shape = match piece.shape {
        Shape::Tile => "",
        Shape::Triangle => "△",
        Shape::Square => "□",
        Shape::Hexagon => "⬡",
        Shape::Disc => "●",
        Shape::Mover => "▲",
        Shape::Figure => "♞",
        Shape::Card => "▯",
    };
    let faces = match (piece.is_hidden(), piece.faces.is_empty()) {
        (true, _) => "?".to_owned(),
        (false, true) => attributes_text(&piece.attributes),
        (false, false) => format!("={}", piece.faces.join("|")),
    };
    let owner = piece.owner.map_or(String::new(), |it| format!("#{it}"));
    let posture = match piece.posture {
        Posture::Upright => "",
        Posture::Along => "-",
        Posture::Across => "+",
    };
    let lie = piece.lie.as_ref().map_or(String::new(), lie_text);
    let fresh = if piece.fresh { "*" } else { "" };
    format!("{shape}{}{faces}{owner}{posture}{lie}{fresh}", piece.id)
}

/// Writes where a piece lies, from `@` on.
fn lie_text(lie: &Lie) -> String {
    match lie {
        Lie::Joint(it) => format!("@{}.{}", it.to, it.port),
        Lie::Cell(it) => format!("@{},{}{}", it.x, it.y, if it.down { "v" } else { "" }),
        Lie::Place(it) => format!("@{},{}", it.column, it.row),
        Lie::Way(it) => format!("@{}>{}:{}+{}", it.source, it.target, it.gone, it.left),
    }
}

/// Writes values only, each after its name; what is empty
/// is left out.
fn attributes_text(attributes: &[Attribute]) -> String {
    let shown = attributes.iter().filter(|it| !it.text().is_empty());
    let texts = shown.map(|it| match &it.value {
        Value::States(_) => format!("[{}]", it.value),
        value if it.role == Role::Title => value.to_string(),
        value => format!("{} {value}", it.name),
    });
    format!("{{{}}}", texts.collect::<Vec<_>>().join("; "))
}

fn move_text(it: &MoveView) -> String {
    let mut text = format!("`{}` ({}) {:?}", it.key, it.label, it.role);
    if !it.sources.is_empty() {
        text.push_str(&format!(" from {}", it.sources.join(" ")));
    }
    if !it.targets.is_empty() {
        text.push_str(&format!(" at {}", it.targets.join(" ")));
    }
    if let Some(spot) = &it.spot {
        text.push_str(&format!(" to {} {}", spot.zone, side_text(&spot.side)));
    }
    if !it.faces.is_empty() {
        text.push_str(&format!(" as {}", it.faces.join("|")));
    }
    if let Some(amounts) = &it.amounts {
        text.push_str(&format!(" of {} to {}", amounts.least, amounts.most));
    }
    text
}

fn side_text(side: &Side) -> String {
    match side {
        Side::First => "first".to_owned(),
        Side::Last => "last".to_owned(),
        Side::Either => "either".to_owned(),
        Side::At(lie) => lie_text(lie),
    }
}
