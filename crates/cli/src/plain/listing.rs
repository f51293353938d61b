//! The moves with their numbers: one to a line while they are few, by tile
//! when they are many.

use tapete_game::{MoveView, Piece, View};

use crate::speech::{Speech, fill};

/// How many moves get a line each.
const LINED_MAX: usize = 20;

/// How many lines the moves of one tile take.
const TILE_LINES_MAX: usize = 2;

/// How many lines all moves take.
const LINES_MAX: usize = 30;

/// How many columns a line has.
pub(super) const WIDTH: usize = 80;

/// A move by its number, and what is written for it.
struct Item {
    number: u32,
    text: String,
}

/// Lists the moves of the reader, all or as many as can be read.
pub(super) fn lines(view: &View, speech: &Speech) -> Vec<String> {
    if view.moves.len() <= LINED_MAX {
        return one_by_one(view.moves.iter());
    }
    let mut lines = Vec::new();
    let mut n_hidden = 0;
    for (head, items) in groups(view) {
        let n_items = items.len();
        let mut flowed = flow(&head, &items);
        if flowed.len() > TILE_LINES_MAX && !head.is_empty() {
            // Only whole lines are kept, so that no number is cut.
            let kept = TILE_LINES_MAX - 1;
            let n_kept: usize = flowed[..kept].iter().map(|it| it.1).sum();
            flowed.truncate(kept);
            let rest = fill(speech.more_of_tile, &[&(n_items - n_kept), &head]);
            let indent = " ".repeat(indent_of(&head));
            flowed.push((format!("{indent}{rest}"), n_items - n_kept));
        }
        for (line, n_shown) in flowed {
            if lines.len() < LINES_MAX {
                lines.push(line);
            } else {
                n_hidden += n_shown;
            }
        }
    }
    if n_hidden > 0 {
        lines.push(fill(speech.more_moves, &[&n_hidden]));
    }
    lines
}

/// Lists the moves that begin with what was typed, such as a tile.
pub(super) fn of_typed(view: &View, typed: &str) -> Vec<String> {
    let typed = typed.trim().to_lowercase();
    let turned: Vec<&str> = typed.split('|').rev().collect();
    let wanted = [typed.clone(), turned.join("|")];
    let begins = |text: &str| {
        let text = text.to_lowercase();
        wanted.iter().any(|it| {
            text.strip_prefix(it.as_str())
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        })
    };
    let is_called = |id: &str| {
        let called = view.piece(id).and_then(Piece::called);
        called.is_some_and(|it| wanted.contains(&it.to_lowercase()))
    };
    let is_of = |it: &MoveView| it.sources.iter().any(|id| is_called(id));
    let found = view.moves.iter();
    let found = found.filter(|it| begins(&it.key) || begins(&it.label) || is_of(it));
    if typed.is_empty() {
        return Vec::new();
    }
    one_by_one(found)
}

/// Writes each move in a line; what a person reads stands behind what is
/// written, where it says more.
fn one_by_one<'a>(moves: impl Iterator<Item = &'a MoveView>) -> Vec<String> {
    let line = |it: &MoveView| {
        let number = it.number;
        if it.label.replace(" ·", "") == it.key {
            format!("{number:>3}. {}", it.key)
        } else {
            format!("{number:>3}. {} ({})", it.key, it.label)
        }
    };
    moves.map(line).collect()
}

/// Gathers the moves of each tile under its name, in the order in which the
/// tiles lie; moves without a tile and tiles with one move come together first.
fn groups(view: &View) -> Vec<(String, Vec<Item>)> {
    let pieces: Vec<&str> = view
        .zones
        .iter()
        .flat_map(|zone| zone.pieces.iter().map(|piece| piece.id.as_str()))
        .collect();
    let rank = |it: &MoveView| {
        let first = it.touched().next();
        first.and_then(|id| pieces.iter().position(|other| *other == id))
    };
    let mut ranked: Vec<(usize, usize)> = view
        .moves
        .iter()
        .enumerate()
        .map(|(index, it)| (rank(it).unwrap_or(pieces.len()), index))
        .collect();
    ranked.sort();
    let mut groups = Vec::new();
    let mut others = Vec::new();
    for chunk in ranked.chunk_by(|one, next| one.0 == next.0 && one.0 < pieces.len()) {
        let labels = || chunk.iter().map(|(_, index)| shown(&view.moves[*index]));
        let head = common_word(labels()).filter(|_| chunk.len() > 1);
        let items = chunk.iter().zip(labels()).map(|((_, index), label)| Item {
            number: view.moves[*index].number,
            text: match &head {
                Some(head) => label[head.len()..].trim_start().to_owned(),
                None => label,
            },
        });
        match &head {
            Some(head) => groups.push((head.clone(), items.collect())),
            None => others.extend(items),
        }
    }
    if !others.is_empty() {
        groups.insert(0, (String::new(), others));
    }
    groups
}

fn shown(it: &MoveView) -> String {
    it.label.replace(" ·", "")
}

/// Returns the first word, if all begin with the same.
fn common_word(labels: impl Iterator<Item = String>) -> Option<String> {
    let first = |label: String| label.split(' ').next().unwrap_or_default().to_owned();
    let mut words = labels.map(first);
    let head = words.next()?;
    words.all(|word| word == head).then_some(head)
}

/// How far the moves of most tiles stand from the left.
const INDENT_MIN: usize = 9;

/// Returns how far the moves of a tile stand from the left.
fn indent_of(head: &str) -> usize {
    match head {
        "" => 0,
        head => (head.chars().count() + 2).max(INDENT_MIN),
    }
}

/// Writes a tile and its moves, as many to a line as fit; returns the lines,
/// each with the number of its moves.
fn flow(head: &str, items: &[Item]) -> Vec<(String, usize)> {
    let indent = indent_of(head);
    let mut lines: Vec<(String, usize)> = Vec::new();
    let mut line = match head {
        "" => String::new(),
        head => format!("{:<indent$}", format!("{head}:")),
    };
    let mut n_here = 0;
    for item in items {
        let text = format!("{:>3}. {}", item.number, item.text);
        let gap = if n_here > 0 { 2 } else { 0 };
        if n_here > 0 && line.chars().count() + gap + text.chars().count() > WIDTH {
            lines.push((std::mem::replace(&mut line, " ".repeat(indent)), n_here));
            n_here = 0;
        } else {
            line.push_str(&" ".repeat(gap));
        }
        line.push_str(&text);
        n_here += 1;
    }
    lines.push((line, n_here));
    lines
}

#[cfg(test)]
mod tests {
    use tapete_game::{Arrangement, MoveRole, Reader, Seat, Shape, Tongue, Zone, ZoneRole};

    use super::*;
    use crate::speech::speech;

    fn view(n_tiles: usize, n_places: usize) -> View {
        let tile = |index: usize| format!("9|{index}");
        let piece = |index: usize| Piece {
            faces: vec!["9".to_owned(), index.to_string()],
            ..Piece::new(tile(index), Shape::Tile)
        };
        let mut view = View {
            reader: Reader::Seat(Seat(0)),
            to_act: vec![Seat(0)],
            zones: vec![Zone {
                owner: Some(Seat(0)),
                pieces: (0..n_tiles).map(piece).collect(),
                ..Zone::new("hand.0", ZoneRole::Hand, "hand", Arrangement::Row)
            }],
            ..View::blank()
        };
        // Place by place, as games list them.
        for place in 0..n_places {
            for index in 0..n_tiles {
                let key = format!("{} arm {place}", tile(index));
                view.moves.push(MoveView {
                    sources: vec![tile(index)],
                    ..MoveView::new(key.clone(), MoveRole::Play, key)
                });
            }
        }
        let pass = MoveView::new("pass", MoveRole::Pass, "pass");
        view.moves.push(pass);
        for (it, number) in view.moves.iter_mut().zip(1..) {
            it.number = number;
        }
        view
    }

    #[test]
    fn a_few_moves_get_a_line_each() {
        let lines = lines(&view(2, 2), speech(Tongue::En));
        assert_eq!(lines[0], "  1. 9|0 arm 0");
        assert_eq!(lines[4], "  5. pass");
    }

    #[test]
    fn many_moves_stand_by_tile() {
        let lines = lines(&view(8, 4), speech(Tongue::En));
        assert_eq!(lines[0], " 33. pass");
        assert_eq!(
            lines[1],
            "9|0:       1. arm 0    9. arm 1   17. arm 2   25. arm 3"
        );
        assert_eq!(lines.len(), 9);
    }

    #[test]
    fn hundreds_are_cut_and_nothing_is_wider_than_the_page() {
        for tongue in [Tongue::En, Tongue::Es] {
            let lines = lines(&view(50, 20), speech(tongue));
            assert!(lines.len() <= LINES_MAX + 1);
            assert!(lines.iter().all(|it| it.chars().count() <= WIDTH));
        }
        let lines = lines(&view(3, 20), speech(Tongue::En));
        assert_eq!(lines[0], " 61. pass");
        assert_eq!(lines[2], "         … and 14 more; `9|0` lists them");
    }

    #[test]
    fn a_typed_tile_lists_its_moves() {
        let view = view(8, 4);
        assert_eq!(of_typed(&view, "9|3").len(), 4);
        assert_eq!(of_typed(&view, "3|9")[0], "  4. 9|3 arm 0");
        assert_eq!(of_typed(&view, "9"), Vec::<String>::new());
        assert_eq!(of_typed(&view, " "), Vec::<String>::new());
    }
}
