//! Tests of the crate as a whole: text in, problems or text out.

mod checking;
mod combining;
mod examples;
mod formatting;
mod phrases;
mod properties;
mod reading;
mod showing;
mod vocabulary;

use crate::{Checked, Problems, Sources, Tongue, Tree, check, parse, plain};

/// Reads one text without includes.
fn read(text: &str) -> (Sources, Tree, Problems) {
    let mut sources = Sources::new();
    let file = sources.add("a.tapete", text);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[], &mut problems);
    (sources, tree, problems)
}

/// Reads and checks one text; returns what was found and the problems, each as
/// `line:column code`.
fn checked(text: &str) -> (Checked, Vec<String>) {
    let (sources, tree, mut problems) = read(text);
    let checked = check(&tree, &[&vocabulary::VOCABULARY], &mut problems);
    (checked, brief(&sources, &problems))
}

fn brief(sources: &Sources, problems: &Problems) -> Vec<String> {
    let brief = |it: &&crate::Diagnostic| {
        let (line, column) = sources.line_column(it.place);
        format!("{line}:{column} {}", it.code.id)
    };
    problems.sorted().iter().map(brief).collect()
}

/// Writes a tree out without places, to compare two.
fn shape(tree: &Tree) -> String {
    let mut out = String::new();
    for item in &tree.items {
        out.push_str(&format!(
            "{} {:?}\n",
            item.kind.text,
            item.name.as_ref().map(|it| &it.text)
        ));
        for clause in &item.clauses {
            out.push_str(&format!("  {}", clause.word.text));
            for value in &clause.values {
                out.push_str(&format!(" {}", value_shape(value)));
            }
            if let Some(when) = &clause.when {
                out.push_str(&format!(" WHEN {}", value_shape(when)));
            }
            out.push('\n');
        }
    }
    for include in &tree.includes {
        out.push_str(&format!(
            "include {:?} after {}\n",
            include.path.text, include.items_before
        ));
    }
    out
}

fn value_shape(value: &crate::Value) -> String {
    use crate::ValueKind;
    let list =
        |values: &[crate::Value]| values.iter().map(value_shape).collect::<Vec<_>>().join(" ");
    match &value.kind {
        ValueKind::Call { name, args } => format!("{}<{}>", name.text, list(args)),
        ValueKind::List(values) => format!("[{}]", list(values)),
        ValueKind::Range(from, to) => format!("({}..{})", value_shape(from), value_shape(to)),
        ValueKind::Minus(inner) => format!("(-{})", value_shape(inner)),
        ValueKind::Not(inner) => format!("(not {})", value_shape(inner)),
        ValueKind::Binary { op, left, right } => {
            format!(
                "({} {} {})",
                value_shape(left),
                op.as_str(),
                value_shape(right)
            )
        }
        ValueKind::Block(block) | ValueKind::Phrase(block) => {
            let matter = |it: &&crate::Token| !it.kind.is_trivia();
            format!("{{{} words}}", block.tokens.iter().filter(matter).count())
        }
        ValueKind::Number(number) => number.to_string(),
        ValueKind::Decimal(text) | ValueKind::Name(text) | ValueKind::Variable(text) => {
            text.clone()
        }
        ValueKind::Text(text) => format!("{text:?}"),
        ValueKind::Broken => "?".to_owned(),
    }
}

fn lines(sources: &Sources, problems: &Problems) -> String {
    plain(problems, sources, Tongue::En)
}

/// Formats one text, which must have no syntax error.
fn formatted(text: &str) -> String {
    let mut sources = Sources::new();
    let file = sources.add("a.tapete", text);
    match crate::format(&sources, file, &[]) {
        Ok(text) => text,
        Err(problems) => panic!("{text}\n{}", lines(&sources, &problems)),
    }
}
