//! Blocks are dialects: their words stay as they are, only the indentation is
//! made regular.

const INSIDE: &str = "    ";
const CLOSE: &str = "  }";

/// Returns a block with its braces, given what stands between them.
pub(super) fn block(inside: &str) -> String {
    let lines: Vec<&str> = split_lines(inside).map(str::trim_end).collect();
    if lines.len() <= 1 {
        let inside = inside.trim();
        return if inside.is_empty() {
            "{}".to_owned()
        } else {
            format!("{{ {inside} }}")
        };
    }
    let rest = &lines[1..];
    let margin = rest
        .iter()
        .filter(|it| !it.is_empty())
        .map(|it| indentation(it))
        .min();
    let mut out = String::from("{\n");
    let mut blank = true;
    let first = lines[0].trim_start();
    let shifted = rest.iter().map(|it| shift(it, margin.unwrap_or(0)));
    for line in std::iter::once(first).chain(shifted) {
        if line.is_empty() {
            blank = blank || out.ends_with("\n\n");
            if !blank {
                out.push('\n');
            }
            continue;
        }
        blank = false;
        out.push_str(INSIDE);
        out.push_str(line);
        out.push('\n');
    }
    if out == "{\n" {
        return "{}".to_owned();
    }
    while out.ends_with("\n\n") {
        out.pop();
    }
    out.push_str(CLOSE);
    out
}

/// Makes the line ends of a comment regular and drops spaces before them.
pub(super) fn trim_lines(text: &str) -> String {
    let lines: Vec<&str> = split_lines(text).map(str::trim_end).collect();
    lines.join("\n")
}

fn split_lines(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n')
        .flat_map(|it| it.strip_suffix('\r').unwrap_or(it).split('\r'))
}

fn indentation(line: &str) -> usize {
    line.chars().take_while(|it| it.is_whitespace()).count()
}

fn shift(line: &str, margin: usize) -> &str {
    let start = line
        .char_indices()
        .nth(margin)
        .map_or(line.len(), |it| it.0);
    &line[start..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_keeps_its_words_and_its_own_steps() {
        assert_eq!(block("  Draw(2)  "), "{ Draw(2) }");
        assert_eq!(block(" \n "), "{}");
        let text = block(" a\n\t\tb\r\n\t\t  c\n\n\n\t\td\n\n");
        assert_eq!(text, "{\n    a\n    b\n      c\n\n    d\n  }");
        let inside = &text[1..text.len() - 1];
        assert_eq!(block(inside), text);
    }
}
