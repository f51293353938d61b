//! Full lists: what does not fit must not vanish without a word.
//!
//! A list of fixed room says with an error that it is full. Whoever throws that
//! error away loses a card, a trigger, a move, and nobody learns of it.

use super::{Check, Slip, Source};

pub(super) const CHECK: Check = Check {
    name: "overflow",
    about: "nothing is lost because a list is full",
    find: |sources| Ok(find(sources)),
};

/// Ways to add to a list that may be full.
const WAYS: &[&str] = &[
    ".try_push(",
    ".try_push_str(",
    ".try_insert(",
    ".try_extend_from_slice(",
];

fn find(sources: &[Source]) -> Vec<Slip> {
    let ours = |it: &&Source| it.path.starts_with("crates/") && it.path.ends_with(".rs");
    let mut slips = Vec::new();
    for source in sources.iter().filter(ours) {
        let code = without_comments(&source.text);
        let mut found: Vec<(usize, &str)> = Vec::new();
        for way in WAYS {
            found.extend(code.match_indices(way));
        }
        found.sort_unstable();
        for (at, way) in found {
            let name = way.trim_matches(['.', '(']);
            if is_ignored(&code, at, way) {
                let line_index = code[..at].matches('\n').count();
                slips.push(Slip::at_line(source, line_index, advice(name)));
            }
        }
    }
    slips
}

fn advice(name: &str) -> String {
    format!(
        "the error of `{name}` is ignored, so what does not fit is lost; tell it with an event, or give the list room for all there can be, say why that is enough, and assert it"
    )
}

/// Tells whether what comes back from an addition to a list is thrown away.
fn is_ignored(code: &str, at: usize, way: &str) -> bool {
    let begin = code[..at].rfind([';', '{', '}']).map_or(0, |it| it + 1);
    let before = code[begin..at].trim_start();
    let arm = before.rsplit("=>").next().unwrap_or(before).trim_start();
    let is_unnamed = |it: &str| {
        let it = it.strip_prefix("let ").unwrap_or(it).trim_start();
        it.starts_with('_') && it.contains('=')
    };
    let is_dropped = arm.starts_with("drop(") || arm.contains("mem::drop(");
    if is_unnamed(before) && !before.contains("=>") || is_unnamed(arm) || is_dropped {
        return true;
    }
    let Some(after) = after_call(&code[at + way.len()..]) else {
        return false;
    };
    let ends = |it: &str| it.trim_start().starts_with([';', '}', ',']);
    let is_empty = |it: &str| {
        let block = it.trim_start().strip_prefix('{');
        block.is_some_and(|it| it.trim_start().starts_with('}'))
    };
    let after = after.trim_start();
    match after.strip_prefix(".ok()") {
        Some(rest) => ends(rest) && !gives_back(before),
        None => {
            after.starts_with(".unwrap_or")
                || [".is_err()", ".is_ok()"].iter().any(|it| {
                    let rest = after.strip_prefix(it);
                    rest.is_some_and(is_empty)
                })
        }
    }
}

/// Tells whether a statement does something with its value.
fn gives_back(before: &str) -> bool {
    before.contains('=') || before.starts_with("return ")
}

/// Returns what follows the closing bracket of a call whose opening one is just
/// before the text.
fn after_call(text: &str) -> Option<&str> {
    let mut depth = 1usize;
    for (at, glyph) in text.char_indices() {
        match glyph {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(&text[at + glyph.len_utf8()..]);
        }
    }
    None
}

/// Blanks out comments, so that lines keep their numbers and what is told of code
/// is not taken for it.
fn without_comments(text: &str) -> String {
    let code = |line: &str| match line.find("//") {
        Some(at) if !line[..at].contains('"') => line[..at].to_owned(),
        _ => line.to_owned(),
    };
    text.lines().map(code).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    /// Makes a source of code in which `ADD` stands for the name of a way, so that
    /// this file holds none of what it looks for.
    fn slips(code: &str) -> Vec<Slip> {
        let text = code.replace("ADD", "try_push");
        find(&[source("crates/a/src/b.rs", &text)])
    }

    #[test]
    fn every_way_to_ignore_a_full_list_is_found() {
        for code in [
            "let _ = all.ADD(it);",
            "let _full = all.ADD(it);",
            "_ = all.ADD(it);",
            "all.ADD(it).ok();",
            "if wanted { all.ADD(f(it)).ok() }",
            "drop(all.ADD(it));",
            "match it { 0 => {} _ => drop(all.ADD(it)), }",
            "all.ADD(it).unwrap_or_default();",
            "if all.ADD(it).is_err() { }",
            "if all.ADD((it, [1, 2])).is_ok() {}",
            "let _ = self\n    .state\n    .all\n    .ADD(it);",
        ] {
            let found = slips(code);
            assert_eq!(found.len(), 1, "{code}");
            assert!(found[0].message.contains("tell it with an event"), "{code}");
        }
    }

    #[test]
    fn what_is_handled_is_fine() {
        for code in [
            "all.ADD(it)?;",
            "all.ADD(it).ok()?;",
            "let index = all.ADD(it).ok();",
            "let has_room = all.ADD(it).is_ok();\ndebug_assert!(has_room);",
            "if all.ADD(it).is_err() { self.tell(); }",
            "n_lost += usize::from(all.ADD(it).is_err());",
            "each(|it| all.ADD(it).is_ok());",
            "// let _ = all.ADD(it);",
            "let _ = write!(text, \"\"); all.ADD(it)?;",
        ] {
            assert_eq!(slips(code), [], "{code}");
        }
    }

    #[test]
    fn the_place_is_the_line_of_the_addition() {
        let found = slips("// One.\nlet _ = self\n    .all\n    .ADD(it);\n");
        assert_eq!(found[0].place, "crates/a/src/b.rs:4");
    }

    #[test]
    fn other_folders_may_do_as_they_like() {
        let text = "let _ = all.ADD(it);".replace("ADD", "try_insert");
        assert_eq!(find(&[source("xtask/src/a.rs", &text)]), []);
        assert_eq!(find(&[source("crates/a/src/a.rs", &text)]).len(), 1);
    }
}
