//! Problems for people and for programs: a picture like the compiler's, one
//! line each, or JSON.

use crate::diagnostic::{Diagnostic, Severity};
use crate::place::{Place, Sources};
use crate::problems::Problems;
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use tapete_speech::{Bilingual, Tongue};

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
    let (near, far): (Vec<_>, Vec<_>) =
        diagnostic.labels.iter().partition(|it| is_near(it.0, here));
    let mut shown = vec![here];
    shown.extend(near.iter().map(|it| it.0));
    let cut = Cut::new(here, &shown, sources);
    let mut snippet = cut
        .snippet()
        .annotation(AnnotationKind::Primary.span(cut.within(here)));
    for (place, label) in near {
        let span = cut.within(*place);
        snippet = snippet.annotation(AnnotationKind::Context.span(span).label(label.say(tongue)));
    }
    let mut group = cut.add_to(Group::with_title(title), snippet, sources);
    // Labels in other files or far away follow as pictures of their own.
    for (place, label) in far {
        let cut = Cut::new(*place, &[*place], sources);
        let annotation = AnnotationKind::Context
            .span(cut.within(*place))
            .label(label.say(tongue));
        let snippet = cut.snippet().annotation(annotation);
        group = cut.add_to(group, snippet, sources);
    }
    let help = Level::HELP.with_name(Bilingual::new("help", "ayuda").get(tongue));
    for line in &diagnostic.help {
        group = group.element(help.clone().message(line.say(tongue)));
    }
    group
}

/// How far apart, in bytes, two places may be to share a picture.
const NEAR_BYTES_MAX: u32 = 8 << 10;

/// How much of a very long line is shown on each side of a place.
const SIDE_BYTES_MAX: usize = 1 << 10;

fn is_near(place: Place, here: Place) -> bool {
    place.file == here.file && place.span.start.abs_diff(here.span.start) <= NEAR_BYTES_MAX
}

/// The lines that are shown, cut out of the text, so that drawing a problem
/// costs what it shows and not what the file or its line weighs.
struct Cut<'a> {
    here: Place,
    start: usize,
    end: usize,
    /// Tells whether the cut begins in the middle of a line.
    clipped: bool,
    text: Cow<'a, str>,
    path: &'a str,
    line: usize,
}

impl<'a> Cut<'a> {
    /// Cuts the lines of some near places of one file.
    fn new(here: Place, shown: &[Place], sources: &'a Sources) -> Self {
        let text = sources.text(here.file);
        let first = shown.iter().map(|it| it.span.start).min().unwrap_or(0);
        let last = shown.iter().map(|it| it.span.end).max().unwrap_or(0);
        let last = last.min(first.saturating_add(2 * NEAR_BYTES_MAX));
        let first = boundary(text, first as usize);
        let last = boundary(text, last as usize).max(first);
        let line_start = text[..first].rfind(['\n', '\r']).map_or(0, |it| it + 1);
        let line_end = text[last..]
            .find(['\n', '\r'])
            .map_or(text.len(), |it| last + it);
        let start = line_start.max(boundary(text, first.saturating_sub(SIDE_BYTES_MAX)));
        let end = line_end.min(boundary(text, last.saturating_add(SIDE_BYTES_MAX)));
        let mut begins = here;
        begins.span.start = start as u32;
        Self {
            here,
            start,
            end,
            clipped: start > line_start,
            text: one_kind_of_line_end(&text[start..end]),
            path: sources.name(here.file),
            line: sources.line_column(begins).0 as usize,
        }
    }

    fn snippet(&self) -> Snippet<'a, Annotation<'a>> {
        let snippet = Snippet::source(self.text.clone()).line_start(self.line);
        if self.clipped {
            return snippet;
        }
        snippet.path(self.path)
    }

    /// Adds a picture; where its line is clipped, the place is told apart,
    /// since the cut does not know its column.
    fn add_to(
        &self,
        group: Group<'a>,
        snippet: Snippet<'a, Annotation<'a>>,
        sources: &Sources,
    ) -> Group<'a> {
        if !self.clipped {
            return group.element(snippet);
        }
        let (line, column) = sources.line_column(self.here);
        let origin = Origin::path(self.path)
            .line(line as usize)
            .char_column(column as usize);
        group.element(origin).element(snippet)
    }

    /// Returns a place as a range of the cut, never outside of it.
    fn within(&self, place: Place) -> std::ops::Range<usize> {
        let clamp = |byte: u32| (byte as usize).clamp(self.start, self.end) - self.start;
        clamp(place.span.start)..clamp(place.span.end)
    }
}

/// Returns the nearest beginning of a character at or before a byte.
fn boundary(text: &str, byte: usize) -> usize {
    text.floor_char_boundary(byte)
}

/// Writes every line end as `\n`; each byte stays where it was.
fn one_kind_of_line_end(text: &str) -> Cow<'_, str> {
    if !text.contains('\r') {
        return text.into();
    }
    text.replace("\r\n", " \n").replace('\r', "\n").into()
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
