//! Problems for people and for programs: a picture like the compiler's, one
//! line each, or JSON.

use crate::diagnostic::{Diagnostic, Severity};
use crate::place::{Place, Sources};
use crate::problems::Problems;
use crate::tongue::{Bilingual, Tongue};
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use serde::{Deserialize, Serialize};

/// A problem as programs read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProblemJson {
    pub file: String,
    pub line: u32,
    pub column: u32,
    pub end: Corner,
    pub severity: Severity,
    pub scope: String,
    pub code: String,
    pub message: String,
    pub help: Vec<String>,
    /// What to put in the place instead, when that mends it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fix: Option<String>,
}

/// A position in a text, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Corner {
    pub line: u32,
    pub column: u32,
}

/// Draws every problem with the lines of the text that it is about.
pub fn render(problems: &Problems, sources: &Sources, tongue: Tongue, colour: bool) -> String {
    let renderer = if colour {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let mut out = String::new();
    for diagnostic in problems.sorted() {
        out.push_str(&renderer.render(&[picture(diagnostic, sources, tongue)]));
        out.push_str("\n\n");
    }
    out.push_str(&more(problems, tongue));
    out
}

/// Writes every problem in one line: `file:line:column: severity[code]: …`.
pub fn plain(problems: &Problems, sources: &Sources, tongue: Tongue) -> String {
    let mut out = String::new();
    for diagnostic in problems.sorted() {
        let (line, column) = sources.line_column(diagnostic.place);
        let file = sources.name(diagnostic.place.file);
        let severity = diagnostic.code.severity.word(tongue);
        let id = id(diagnostic);
        let message = diagnostic.message(tongue);
        out.push_str(&format!(
            "{file}:{line}:{column}: {severity}[{id}]: {message}"
        ));
        for help in &diagnostic.help {
            out.push_str(&format!(" ({})", help.say(tongue)));
        }
        out.push('\n');
    }
    out.push_str(&more(problems, tongue));
    out
}

/// Lists every problem for a program.
pub fn to_json(problems: &Problems, sources: &Sources, tongue: Tongue) -> Vec<ProblemJson> {
    let as_json = |diagnostic: &Diagnostic| {
        let (line, column) = sources.line_column(diagnostic.place);
        let end = sources.end_line_column(diagnostic.place);
        let fix = diagnostic
            .fix
            .as_ref()
            .filter(|it| it.place == diagnostic.place);
        ProblemJson {
            file: sources.name(diagnostic.place.file).to_owned(),
            line,
            column,
            end: Corner {
                line: end.0,
                column: end.1,
            },
            severity: diagnostic.code.severity,
            scope: diagnostic.code.scope.to_owned(),
            code: diagnostic.code.id.to_owned(),
            message: diagnostic.message(tongue),
            help: diagnostic.help.iter().map(|it| it.say(tongue)).collect(),
            fix: fix.map(|it| it.text.clone()),
        }
    };
    problems.sorted().into_iter().map(as_json).collect()
}

fn picture<'a>(diagnostic: &Diagnostic, sources: &'a Sources, tongue: Tongue) -> Group<'a> {
    let level = match diagnostic.code.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let level = level.with_name(diagnostic.code.severity.word(tongue));
    let title = level
        .primary_title(diagnostic.message(tongue))
        .id(id(diagnostic));
    let here = diagnostic.place;
    let mut shown = vec![here];
    shown.extend(diagnostic.labels.iter().map(|it| it.0));
    let mut snippet = snippet(here, &shown, sources)
        .annotation(AnnotationKind::Primary.span(within(here, here, &shown, sources)));
    // Labels in other files follow as pictures of their own.
    for (place, label) in diagnostic.labels.iter().filter(|it| it.0.file == here.file) {
        let span = within(*place, here, &shown, sources);
        snippet = snippet.annotation(AnnotationKind::Context.span(span).label(label.say(tongue)));
    }
    let mut group = Group::with_title(title).element(snippet);
    for (place, label) in diagnostic.labels.iter().filter(|it| it.0.file != here.file) {
        let span = within(*place, *place, &[*place], sources);
        let annotation = AnnotationKind::Context.span(span).label(label.say(tongue));
        group = group.element(self::snippet(*place, &[*place], sources).annotation(annotation));
    }
    let help = Level::HELP.with_name(Bilingual::new("help", "ayuda").get(tongue));
    for line in &diagnostic.help {
        group = group.element(help.clone().message(line.say(tongue)));
    }
    group
}

/// Cuts the lines that are shown out of the text, so that drawing a problem
/// costs what it shows and not what the file weighs.
fn snippet<'a>(
    here: Place,
    shown: &[Place],
    sources: &'a Sources,
) -> Snippet<'a, annotate_snippets::Annotation<'a>> {
    let (start, end) = window(here, shown, sources);
    let text = sources.text(here.file).get(start..end).unwrap_or("");
    let mut first = here;
    first.span.start = start as u32;
    Snippet::source(text)
        .path(sources.name(here.file))
        .line_start(sources.line_column(first).0 as usize)
}

/// Returns a place as a range of the cut, never outside of it.
fn within(place: Place, here: Place, shown: &[Place], sources: &Sources) -> std::ops::Range<usize> {
    let (start, end) = window(here, shown, sources);
    let clamp = |byte: u32| (byte as usize).clamp(start, end) - start;
    clamp(place.span.start)..clamp(place.span.end)
}

/// Returns the whole lines, in bytes, that cover the places of one file.
fn window(here: Place, shown: &[Place], sources: &Sources) -> (usize, usize) {
    let text = sources.text(here.file);
    let same_file = || shown.iter().filter(|it| it.file == here.file);
    let start = same_file()
        .map(|it| it.span.start as usize)
        .min()
        .unwrap_or(0)
        .min(text.len());
    let end = same_file()
        .map(|it| it.span.end as usize)
        .max()
        .unwrap_or(0)
        .min(text.len());
    let line_start = text
        .get(..start)
        .and_then(|it| it.rfind('\n'))
        .map_or(0, |it| it + 1);
    let line_end = text
        .get(end..)
        .and_then(|it| it.find('\n'))
        .map_or(text.len(), |it| end + it);
    (line_start, line_end)
}

fn id(diagnostic: &Diagnostic) -> String {
    format!("{}:{}", diagnostic.code.scope, diagnostic.code.id)
}

fn more(problems: &Problems, tongue: Tongue) -> String {
    match (problems.n_more(), tongue) {
        (0, _) => String::new(),
        (n, Tongue::En) => format!("and {n} more\n"),
        (n, Tongue::Es) => format!("y {n} más\n"),
    }
}
