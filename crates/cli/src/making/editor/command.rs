//! What a line means to the editor: a line of the script, or a command.

/// A line that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    /// A line of the script.
    Line(&'a str),
    End,
    /// Show all words, or one of them.
    Words(&'a str),
    List,
    Help,
    Check,
    /// Put a text in place of a line, counted from 1.
    Replace(usize, &'a str),
    Insert(usize, &'a str),
    Delete(usize),
    Quit,
    Unknown(&'a str),
}

impl<'a> Command<'a> {
    pub(super) fn read(line: &'a str) -> Command<'a> {
        let trimmed = line.trim();
        if trimmed == "." {
            return Command::End;
        }
        if let Some(word) = trimmed.strip_prefix('?') {
            return Command::Words(word.trim());
        }
        let Some(command) = trimmed.strip_prefix(':') else {
            return Command::Line(line);
        };
        let (word, rest) = command
            .trim_start()
            .split_once(char::is_whitespace)
            .unwrap_or((command.trim_start(), ""));
        if let Ok(number) = word.parse() {
            return Command::Replace(number, rest);
        }
        let (number, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        match (word.to_lowercase().as_str(), number.parse()) {
            ("list" | "lista" | "l", _) => Command::List,
            ("help" | "ayuda" | "h", _) => Command::Help,
            ("check" | "revisa" | "c", _) => Command::Check,
            ("quit" | "salir" | "q", _) => Command::Quit,
            ("add" | "pon" | "a", Ok(number)) => Command::Insert(number, text),
            ("del" | "quita" | "d", Ok(number)) => Command::Delete(number),
            _ => Command::Unknown(trimmed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_script_and_commands_are_told_apart() {
        assert_eq!(Command::read("  Attack() "), Command::Line("  Attack() "));
        assert_eq!(Command::read(""), Command::Line(""));
        assert_eq!(Command::read(" . "), Command::End);
        assert_eq!(Command::read("?"), Command::Words(""));
        assert_eq!(Command::read("? Attack"), Command::Words("Attack"));
        assert_eq!(
            Command::read(":2   Draw(1)"),
            Command::Replace(2, "  Draw(1)"),
            "what is put in keeps its own spaces"
        );
        assert_eq!(Command::read(":add 1 //x"), Command::Insert(1, "//x"));
        assert_eq!(Command::read(":QUITA 3"), Command::Delete(3));
        assert_eq!(Command::read(":lista"), Command::List);
        assert_eq!(Command::read(":del x"), Command::Unknown(":del x"));
        assert_eq!(Command::read(":"), Command::Unknown(":"));
    }
}
