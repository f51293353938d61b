//! What a person writes when asked for a move.

use tapete_game::{MoveView, View};

/// A line that a person wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer<'a> {
    Nothing,
    Help,
    /// A question mark alone: what the family says to it, or the help.
    Mark,
    /// Pass until something happens.
    PassOn,
    Moves,
    Table,
    /// Write the replay there; empty if no file was named.
    Save(&'a str),
    Quit,
    /// A listed move, by its index.
    Nth(usize),
    /// A number that no move has.
    NoSuchNumber(&'a str),
    /// A move in words.
    Text(&'a str),
}

/// Reads a line: the number of a move, as it is shown beside it, or its key comes
/// before every other meaning, and nothing at all means the move of the empty line,
/// if there is one.
pub(super) fn read<'a>(line: &'a str, view: &'a View) -> Answer<'a> {
    let line = line.trim();
    let is_number = !line.is_empty() && line.bytes().all(|it| it.is_ascii_digit());
    let number: Option<u32> = line.parse().ok().filter(|_| is_number);
    let is_meant = |it: &MoveView| match number {
        Some(number) => it.number == number,
        None => it.key == line,
    };
    if let Some(index) = view.moves.iter().position(is_meant) {
        return Answer::Nth(index);
    }
    let on_empty = view.on_empty.as_deref();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match word.to_lowercase().as_str() {
        "" | "0" | "." if rest.is_empty() => {
            return match (on_empty, is_number) {
                (Some(key), _) => Answer::Text(key),
                (None, _) if line.is_empty() => Answer::Nothing,
                (None, _) => Answer::NoSuchNumber(line),
            };
        }
        "help" | "ayuda" => return Answer::Help,
        "?" if rest.is_empty() => return Answer::Mark,
        "pass!" | "pass..." | "pass…" | "pasar!" | "pasar..." | "pasar…" | "paso!" | "paso..."
        | "paso…" => return Answer::PassOn,
        "moves" | "jugadas" => return Answer::Moves,
        "table" | "mesa" => return Answer::Table,
        "save" | "guardar" | "guarda" => return Answer::Save(rest.trim()),
        "quit" | "salir" | "q" => return Answer::Quit,
        _ => {}
    }
    // Where an amount is free, a number may be one.
    let has_amounts = view.moves.iter().any(|it| it.amounts.is_some());
    if is_number && !has_amounts {
        return Answer::NoSuchNumber(line);
    }
    Answer::Text(line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tapete_game::{Amounts, MoveRole};

    fn view(moves: &[(u32, &str)], on_empty: Option<&str>) -> View {
        let moves = moves.iter().map(|(number, key)| MoveView {
            number: *number,
            ..MoveView::new(*key, MoveRole::Play, *key)
        });
        View {
            moves: moves.collect(),
            on_empty: on_empty.map(str::to_owned),
            ..View::blank()
        }
    }

    #[test]
    fn numbers_words_and_moves_are_told_apart() {
        let view = view(&[(1, "6|6"), (2, "help")], None);
        let read = |line| read(line, &view);
        assert_eq!(read(" 1 \n"), Answer::Nth(0));
        assert_eq!(read("0"), Answer::NoSuchNumber("0"));
        assert_eq!(read("3"), Answer::NoSuchNumber("3"));
        assert_eq!(
            read("99999999999999999999"),
            Answer::NoSuchNumber("99999999999999999999")
        );
        assert_eq!(read("help"), Answer::Nth(1), "a listed move comes first");
        assert_eq!(read("AYUDA"), Answer::Help);
        for line in ["q", "quit", " Salir\n"] {
            assert_eq!(read(line), Answer::Quit);
        }
        assert_eq!(read("guarda a.json"), Answer::Save("a.json"));
        assert_eq!(read("save"), Answer::Save(""));
        assert_eq!(read("save my file.json"), Answer::Save("my file.json"));
        assert_eq!(read("6|6 left"), Answer::Text("6|6 left"));
        assert_eq!(read(""), Answer::Nothing);
    }

    #[test]
    fn the_number_that_is_shown_is_the_number_one_types() {
        // As slots of a hand are numbered, of which not all can be played.
        let mut view = view(&[(2, "play 2"), (5, "3"), (0, "end")], Some("end"));
        let of = |line, view| match read(line, view) {
            Answer::Nth(index) => view.moves[index].key.as_str(),
            _ => "nothing",
        };
        assert_eq!(of("2", &view), "play 2");
        assert_eq!(of("5", &view), "3");
        assert_eq!(of("0", &view), "end");
        // A key that looks like a number is not what the number means.
        assert_eq!(read("3", &view), Answer::NoSuchNumber("3"));
        // An amount between listed ones is left to the rules.
        view.moves[1].amounts = Some(Amounts {
            least: 1,
            most: 9,
            listed: 3,
            before: String::new(),
            after: String::new(),
        });
        assert_eq!(read("4", &view), Answer::Text("4"));
    }

    #[test]
    fn an_empty_line_plays_the_move_that_the_family_has_for_it() {
        let view = view(&[(1, "A3B")], Some("end"));
        let read = |line| read(line, &view);
        assert_eq!(read(" \n"), Answer::Text("end"));
        assert_eq!(read("0"), Answer::Text("end"));
        assert_eq!(read("."), Answer::Text("end"));
        assert_eq!(read("?\n"), Answer::Mark);
        for line in ["pass!", "PASS...", " paso…\n", "pasar!"] {
            assert_eq!(read(line), Answer::PassOn);
        }
        assert_eq!(read("?A"), Answer::Text("?A"), "a question is no help");
    }
}
