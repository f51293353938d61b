//! Reads a file and all that it includes, through a reader that the caller
//! brings: this crate opens no file.

use crate::codes;
use crate::diagnostic::{Diagnostic, Phrase};
use crate::parse::{bytes, parse};
use crate::phrasing::Phrasings;
use crate::place::{FileId, Place, Sources};
use crate::problems::Problems;
use crate::tree::{Item, TextValue, Tree};
use tapete_speech::Bilingual;

/// How many files one text may draw in.
pub const INCLUDES_MAX: usize = 256;

/// How many bytes all the files together may have.
pub const LOAD_BYTES_MAX: usize = 16 << 20;

/// How many files may include one another in a row.
const INCLUDE_DEPTH_MAX: usize = 16;

/// Brings the text of a file, or says why not: of the first name, as the text of
/// the second name includes it. Where the second is empty, a person named it.
pub type Read<'a> = &'a mut dyn FnMut(&str, &str) -> Result<String, String>;

/// Reads a file and its includes into one tree, each item where the include
/// stands.
///
/// Paths are relative to the file that includes, with `/`, and are given to
/// `read` without `.` and, where possible, without `..`; whether it may leave
/// its folder is for `read` to decide. A file that is included twice is read
/// once.
pub fn load(
    main_name: &str,
    phrasings: Phrasings<'_>,
    read: Read<'_>,
) -> (Sources, Tree, Problems) {
    let mut loader = Loader {
        phrasings,
        read,
        sources: Sources::new(),
        problems: Problems::new(),
        names: Vec::new(),
        n_bytes: 0,
    };
    let mut tree = Tree::default();
    match (loader.read)(main_name, "") {
        Ok(text) => {
            let mut open = Vec::new();
            loader.file(main_name, text, &mut open, &mut tree.items);
        }
        Err(reason) => {
            let file = loader.sources.add(main_name, "");
            let place = Place {
                file,
                ..Place::default()
            };
            let missing = Diagnostic::new(&codes::INCLUDE_MISSING, place);
            loader.problems.push(missing.arg(main_name).arg(reason));
        }
    }
    (loader.sources, tree, loader.problems)
}

/// Reads what a file in another form includes, and what that includes, into the
/// sources: each text once, under the name that [`included_name`] gives.
pub fn load_included(
    sources: &mut Sources,
    includes: &dyn Fn(&Sources, FileId) -> Vec<TextValue>,
    problems: &mut Problems,
    read: Read<'_>,
) {
    let mut n_bytes = 0;
    let mut at = 0;
    while at < sources.len() {
        let file = FileId(at as u16);
        n_bytes += sources.text(file).len();
        at += 1;
        for path in includes(sources, file) {
            let name = included_name(sources, file, &path.text);
            if file_called(sources, &name).is_some() {
                continue;
            }
            let missing = |reason: String| {
                let missing = Diagnostic::new(&codes::INCLUDE_MISSING, path.place);
                missing.arg(name.as_str()).arg(reason)
            };
            let (found, max) = (sources.len() + 1, INCLUDES_MAX);
            if found > max {
                let diagnostic = Diagnostic::new(&codes::TOO_LARGE, path.place);
                let diagnostic = diagnostic.arg(name.as_str()).arg(files(found));
                problems.push(diagnostic.arg(files(max)));
                return;
            }
            let from = resolve("", sources.name(file));
            match read(&name, &from) {
                Ok(text) if n_bytes + text.len() > LOAD_BYTES_MAX => {
                    let diagnostic = Diagnostic::new(&codes::TOO_LARGE, path.place);
                    let found = bytes(n_bytes + text.len());
                    let diagnostic = diagnostic.arg(name.as_str()).arg(found);
                    problems.push(diagnostic.arg(bytes(LOAD_BYTES_MAX)));
                    return;
                }
                Ok(text) => drop(sources.add(name, text)),
                Err(reason) => problems.push(missing(reason)),
            }
        }
    }
}

/// Returns the name under which a file that another includes is read.
pub fn included_name(sources: &Sources, from: FileId, path: &str) -> String {
    resolve(sources.name(from), path)
}

/// Finds a file of the sources by its name.
pub fn file_called(sources: &Sources, name: &str) -> Option<FileId> {
    let is_it = |it: &FileId| resolve("", sources.name(*it)) == name;
    (0..sources.len()).map(|it| FileId(it as u16)).find(is_it)
}

struct Loader<'a> {
    phrasings: Phrasings<'a>,
    read: Read<'a>,
    sources: Sources,
    problems: Problems,
    /// Every file met so far.
    names: Vec<String>,
    n_bytes: usize,
}

impl Loader<'_> {
    fn file(&mut self, name: &str, text: String, open: &mut Vec<String>, items: &mut Vec<Item>) {
        self.n_bytes += text.len();
        self.names.push(name.to_owned());
        let file = self.sources.add(name, text);
        let tree = parse(&self.sources, file, self.phrasings, &mut self.problems);
        open.push(name.to_owned());
        let mut own = tree.items.into_iter();
        let mut n_before = 0;
        for include in tree.includes {
            items.extend(own.by_ref().take(include.items_before - n_before));
            n_before = include.items_before;
            self.include(file, &include.path.text, include.path.place, open, items);
        }
        items.extend(own);
        open.pop();
    }

    fn include(
        &mut self,
        from: FileId,
        path: &str,
        place: Place,
        open: &mut Vec<String>,
        items: &mut Vec<Item>,
    ) {
        let name = resolve(self.sources.name(from), path);
        if open.contains(&name) {
            self.problems
                .push(Diagnostic::new(&codes::INCLUDE_CYCLE, place).arg(name));
            return;
        }
        if self.names.contains(&name) {
            return;
        }
        if open.len() == INCLUDE_DEPTH_MAX || self.names.len() == INCLUDES_MAX {
            let (n_files, n_files_max) = if open.len() == INCLUDE_DEPTH_MAX {
                (open.len() + 1, INCLUDE_DEPTH_MAX)
            } else {
                (self.names.len() + 1, INCLUDES_MAX)
            };
            self.too_large(place, &name, files(n_files), files(n_files_max));
            return;
        }
        let includer = resolve("", self.sources.name(from));
        let text = match (self.read)(&name, &includer) {
            Ok(text) => text,
            Err(reason) => {
                let missing = Diagnostic::new(&codes::INCLUDE_MISSING, place);
                self.problems.push(missing.arg(name.as_str()).arg(reason));
                self.names.push(name);
                return;
            }
        };
        let n_bytes = self.n_bytes + text.len();
        if n_bytes > LOAD_BYTES_MAX {
            self.too_large(place, &name, bytes(n_bytes), bytes(LOAD_BYTES_MAX));
            self.names.push(name);
            return;
        }
        self.file(&name, text, open, items);
    }

    fn too_large(&mut self, place: Place, name: &str, found: Phrase, max: Phrase) {
        let diagnostic = Diagnostic::new(&codes::TOO_LARGE, place);
        self.problems.push(diagnostic.arg(name).arg(found).arg(max));
    }
}

fn files(n_files: usize) -> Phrase {
    Phrase::new(
        Bilingual::new("{0} files", "{0} archivos"),
        vec![n_files.into()],
    )
}

/// Joins a path to the folder of the file that names it.
fn resolve(from: &str, path: &str) -> String {
    let path = path.replace('\\', "/");
    let absolute = path.starts_with('/');
    let folder = match from.replace('\\', "/").rsplit_once('/') {
        Some((folder, _)) if !absolute => folder.to_owned() + "/",
        _ => String::new(),
    };
    let joined = folder + &path;
    let rooted = joined.starts_with('/');
    let mut parts: Vec<&str> = Vec::new();
    for part in joined.split('/') {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|it| *it != "..") => {
                parts.pop();
            }
            ".." if rooted => {}
            _ => parts.push(part),
        }
    }
    let name = parts.join("/");
    if rooted { format!("/{name}") } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::Span;

    fn read(name: &str, _from: &str) -> Result<String, String> {
        let text = match name {
            "games/main.tapete" => {
                "new A include \"lib/one.tapete\" new B include \"./lib/../lib/one.tapete\" new C"
            }
            "games/lib/one.tapete" => "new X include \"two.tapete\"",
            "games/lib/two.tapete" => "new Y include \"one.tapete\"",
            _ => return Err("no such file".into()),
        };
        Ok(text.into())
    }

    #[test]
    fn items_stand_where_the_include_stands_and_a_cycle_is_told_once() {
        let (sources, tree, problems) = load("games/main.tapete", &[], &mut read);
        let kinds: Vec<&str> = tree.items.iter().map(|it| it.kind.text.as_str()).collect();
        assert_eq!(kinds, ["A", "X", "Y", "B", "C"]);
        let problems = problems.sorted();
        assert_eq!(problems.len(), 1);
        assert_eq!(problems[0].code.id, "include-cycle");
        assert_eq!(sources.name(problems[0].place.file), "games/lib/two.tapete");
    }

    #[test]
    fn a_missing_main_file_is_told_at_its_beginning() {
        let (sources, _, problems) = load("nowhere.tapete", &[], &mut read);
        let problem = problems.sorted()[0];
        assert_eq!(
            (problem.code.id, problem.place.span),
            ("include-missing", Span::default())
        );
        assert_eq!(sources.name(problem.place.file), "nowhere.tapete");
    }

    #[test]
    fn a_chain_of_includes_has_an_end() {
        let mut chain = |name: &str, _: &str| {
            let number: usize = name.parse().unwrap_or(0);
            Ok(format!("include \"{}\"", number + 1))
        };
        let (_, _, problems) = load("0", &[], &mut chain);
        assert_eq!(problems.sorted()[0].code.id, "too-large");
    }

    #[test]
    fn paths_are_joined_and_cleaned() {
        assert_eq!(resolve("a/b.tapete", "../c.tapete"), "c.tapete");
        assert_eq!(resolve("b.tapete", "../../c.tapete"), "../../c.tapete");
        assert_eq!(resolve("a/b.tapete", "/c/../../d"), "/d");
        assert_eq!(resolve("a\\b.tapete", "x\\c.tapete"), "a/x/c.tapete");
    }
}
