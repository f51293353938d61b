//! What a person writes when asked for a move.

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

/// Reads a line; the text of a listed move comes before every other meaning,
/// and nothing at all means the move of the empty line, if there is one.
pub(super) fn read<'a>(line: &'a str, moves: &[String], on_empty: Option<&'a str>) -> Answer<'a> {
    let line = line.trim();
    if let Some(index) = moves.iter().position(|it| it == line) {
        return Answer::Nth(index);
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match word.to_lowercase().as_str() {
        "" => return on_empty.map_or(Answer::Nothing, Answer::Text),
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
    if line.bytes().all(|it| it.is_ascii_digit()) {
        return match line.parse::<usize>() {
            Ok(number) if (1..=moves.len()).contains(&number) => Answer::Nth(number - 1),
            Ok(_) | Err(_) => Answer::NoSuchNumber(line),
        };
    }
    Answer::Text(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_words_and_moves_are_told_apart() {
        let moves = ["6|6".to_owned(), "help".to_owned()];
        let read = |line, moves| super::read(line, moves, None);
        assert_eq!(read(" 1 \n", &moves), Answer::Nth(0));
        assert_eq!(read("0", &moves), Answer::NoSuchNumber("0"));
        assert_eq!(read("3", &moves), Answer::NoSuchNumber("3"));
        assert_eq!(
            read("99999999999999999999", &moves),
            Answer::NoSuchNumber("99999999999999999999")
        );
        assert_eq!(
            read("help", &moves),
            Answer::Nth(1),
            "a listed move comes first"
        );
        assert_eq!(read("AYUDA", &moves), Answer::Help);
        for line in ["q", "quit", " Salir\n"] {
            assert_eq!(read(line, &moves), Answer::Quit);
        }
        assert_eq!(read("guarda a.json", &moves), Answer::Save("a.json"));
        assert_eq!(read("save", &moves), Answer::Save(""));
        assert_eq!(
            read("save my file.json", &moves),
            Answer::Save("my file.json")
        );
        assert_eq!(read("6|6 left", &moves), Answer::Text("6|6 left"));
        assert_eq!(read("", &moves), Answer::Nothing);
    }

    #[test]
    fn an_empty_line_plays_the_move_that_the_family_has_for_it() {
        let moves = ["A3B".to_owned(), "end".to_owned()];
        let read = |line| read(line, &moves, Some("end"));
        assert_eq!(read(" \n"), Answer::Text("end"));
        assert_eq!(read("?\n"), Answer::Mark);
        for line in ["pass!", "PASS...", " paso…\n", "pasar!"] {
            assert_eq!(read(line), Answer::PassOn);
        }
        assert_eq!(read("?A"), Answer::Text("?A"), "a question is no help");
    }
}
