//! What a crate wants to have measured, as its `bench.json` says it.
//!
//! ```json
//! {
//!   "about": "one line for the list",
//!   "setting": "the heading of the main comparisons",
//!   "matches": 100000,
//!   "comparisons": [{
//!     "title": "…", "game": "games/…", "bots": "random",
//!     "limit": ["its example", "argument", …], "wanted": 0.5,
//!     "path": {"name": "another path of the rules", "share": 5, "wanted": 0.08}
//!   }],
//!   "threads_wanted": 1.8,
//!   "programs": [{
//!     "run": ["its example", "argument", …],
//!     "figures": [{"name": "what it prints", "title": "…", "wanted": "at most 5"}],
//!     "truths": [{"name": "what it prints as true", "title": "…"}]
//!   }],
//!   "fast_side": [TRIAL, …],
//!   "tables": [{"title": "…", "trials": [TRIAL, …]}]
//! }
//! ```
//!
//! A trial has a `title`, a `game` (a file) or a `text`, and may have `bots`
//! (`random` if it does not say), `seats`, and the `path` of the rules. What it
//! does not say it takes from its table. `threads_wanted`, `programs`, a `path`
//! and what is wanted of a figure may be missing.

use std::path::Path;

use crate::json::Json;
use crate::project::{read as read_file, root};

/// What is measured of a crate.
pub(super) struct Bench {
    /// One line for the list of what can be measured.
    pub(super) about: String,
    /// The heading of the comparisons.
    pub(super) setting: String,
    /// How many matches the main games play in a round.
    pub(super) matches: u64,
    /// The main games; the first is played by several threads too.
    pub(super) comparisons: Vec<Comparison>,
    /// What two threads should make of one.
    pub(super) threads_wanted: Option<f64>,
    pub(super) programs: Vec<Own>,
    /// The games whose copies, guesses and playouts are measured.
    pub(super) fast_side: Vec<Trial>,
    pub(super) tables: Vec<Table>,
}

/// A game that is measured against a limit program.
pub(super) struct Comparison {
    pub(super) trial: Trial,
    pub(super) limit: Program,
    /// The ratio that is wanted.
    pub(super) wanted: f64,
    pub(super) path: Option<OtherPath>,
}

/// Another path of the rules, measured beside the one that suits the game.
pub(super) struct OtherPath {
    pub(super) name: String,
    /// A slower path plays so many times fewer matches.
    pub(super) share: u64,
    pub(super) wanted: f64,
}

/// An example of the crate.
pub(super) struct Program {
    pub(super) name: String,
    pub(super) arguments: Vec<String>,
}

/// A program of the crate that measures something of its own.
pub(super) struct Own {
    pub(super) program: Program,
    pub(super) figures: Vec<Figure>,
    /// What must be true in each round.
    pub(super) truths: Vec<Figure>,
}

/// Something that a program prints.
pub(super) struct Figure {
    pub(super) name: String,
    pub(super) title: String,
    pub(super) wanted: Option<String>,
}

/// Games that are shown together.
pub(super) struct Table {
    pub(super) title: String,
    pub(super) trials: Vec<Trial>,
}

/// A game and how it is played.
pub(super) struct Trial {
    pub(super) title: String,
    pub(super) game: Game,
    pub(super) bots: String,
    pub(super) seats: Option<u64>,
    /// The path of the rules, if it is not the one that suits the game.
    pub(super) path: Option<String>,
}

#[derive(Debug, PartialEq)]
pub(super) enum Game {
    /// A file, from the root of the project.
    File(String),
    Text(String),
}

const FILE: &str = "bench.json";

/// Lists the crates that have something to measure.
pub(super) fn names() -> Result<Vec<String>, String> {
    let crates = root().join("crates");
    let unread = |error| format!("cannot list {}: {error}", crates.display());
    let mut names = Vec::new();
    for entry in std::fs::read_dir(&crates).map_err(unread)? {
        let entry = entry.map_err(unread)?;
        if entry.path().join(FILE).is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Reads what is measured of a crate; nothing if there is no such crate, or
/// nothing to measure.
pub(super) fn read(name: &str) -> Result<Option<Bench>, String> {
    if !names()?.iter().any(|it| it == name) {
        return Ok(None);
    }
    let file = Path::new("crates").join(name).join(FILE);
    let bench = bench(&Json::read(&read_file(&root().join(&file))?)?);
    let bench = bench.map_err(|problem| format!("{}: {problem}", file.display()))?;
    Ok(Some(bench))
}

fn bench(json: &Json) -> Result<Bench, String> {
    let fields = Fields::of(
        json,
        &[
            "about",
            "setting",
            "matches",
            "comparisons",
            "threads_wanted",
            "programs",
            "fast_side",
            "tables",
        ],
    )?;
    let bench = Bench {
        about: fields.text("about")?,
        setting: fields.text("setting")?,
        matches: fields.whole("matches")?,
        comparisons: fields.each("comparisons", comparison)?,
        threads_wanted: fields.get("threads_wanted").and_then(Json::number),
        programs: fields.each("programs", own)?,
        fast_side: fields.each("fast_side", |it| trial(it, &Json::Null))?,
        tables: fields.each("tables", table)?,
    };
    if bench.comparisons.is_empty() {
        return Err("`comparisons` is empty".to_owned());
    }
    Ok(bench)
}

fn comparison(json: &Json) -> Result<Comparison, String> {
    let fields = Fields::of(json, &["title", "game", "bots", "limit", "wanted", "path"])?;
    Ok(Comparison {
        trial: trial(&json.without(&["limit", "wanted", "path"]), &Json::Null)?,
        limit: fields.program("limit")?,
        wanted: fields.number("wanted")?,
        path: fields.get("path").map(other_path).transpose()?,
    })
}

fn other_path(json: &Json) -> Result<OtherPath, String> {
    let fields = Fields::of(json, &["name", "share", "wanted"])?;
    Ok(OtherPath {
        name: fields.text("name")?,
        share: fields.whole("share")?.max(1),
        wanted: fields.number("wanted")?,
    })
}

fn own(json: &Json) -> Result<Own, String> {
    let fields = Fields::of(json, &["run", "figures", "truths"])?;
    Ok(Own {
        program: fields.program("run")?,
        figures: fields.each("figures", figure)?,
        truths: fields.each("truths", figure)?,
    })
}

fn figure(json: &Json) -> Result<Figure, String> {
    let fields = Fields::of(json, &["name", "title", "wanted"])?;
    Ok(Figure {
        name: fields.text("name")?,
        title: fields.text("title")?,
        wanted: fields.get("wanted").and_then(Json::text).map(str::to_owned),
    })
}

/// What a trial may say, and its table for all its trials.
const OF_A_TRIAL: [&str; 6] = ["title", "game", "text", "bots", "seats", "path"];

fn table(json: &Json) -> Result<Table, String> {
    let known = [&OF_A_TRIAL[..], &["trials"]].concat();
    let fields = Fields::of(json, &known)?;
    let all = json.without(&["title", "trials"]);
    Ok(Table {
        title: fields.text("title")?,
        trials: fields.each("trials", |it| trial(it, &all))?,
    })
}

/// Reads a trial; what it does not say is as for all of its table.
fn trial(json: &Json, all: &Json) -> Result<Trial, String> {
    let fields = Fields::of(json, &OF_A_TRIAL)?;
    let get = |name: &str| fields.get(name).or_else(|| all.get(name));
    let text = |name: &str| get(name).and_then(Json::text).map(str::to_owned);
    let title = fields.text("title")?;
    let has_game = ["game", "text"].iter().any(|it| json.get(it).is_some());
    let whose = if has_game { json } else { all };
    let game_text = |name: &str| whose.get(name).and_then(Json::text).map(str::to_owned);
    let game = match (game_text("game"), game_text("text")) {
        (Some(file), None) => Game::File(file),
        (None, Some(text)) => Game::Text(text),
        _ => return Err(format!("`{title}` needs either a `game` or a `text`")),
    };
    Ok(Trial {
        title,
        game,
        bots: text("bots").unwrap_or_else(|| "random".to_owned()),
        seats: get("seats").and_then(Json::number).map(|it| it as u64),
        path: text("path"),
    })
}

/// An object of which all fields are known.
struct Fields<'a>(&'a Json);

impl<'a> Fields<'a> {
    fn of(json: &'a Json, known: &[&str]) -> Result<Fields<'a>, String> {
        let Json::Object(fields) = json else {
            return Err(format!("expected an object with `{}`", known.join("`, `")));
        };
        let unknown = fields.iter().find(|it| !known.contains(&it.0.as_str()));
        match unknown {
            Some((name, _)) => Err(format!(
                "unknown field `{name}`; known here are `{}`",
                known.join("`, `")
            )),
            None => Ok(Fields(json)),
        }
    }

    fn get(&self, name: &str) -> Option<&'a Json> {
        self.0.get(name)
    }

    fn text(&self, name: &str) -> Result<String, String> {
        let text = self.get(name).and_then(Json::text);
        text.map(str::to_owned)
            .ok_or_else(|| format!("`{name}` needs a text"))
    }

    fn number(&self, name: &str) -> Result<f64, String> {
        let number = self.get(name).and_then(Json::number);
        number.ok_or_else(|| format!("`{name}` needs a number"))
    }

    fn whole(&self, name: &str) -> Result<u64, String> {
        let number = self.number(name)?;
        let is_whole = number >= 0.0 && number.fract() == 0.0;
        is_whole
            .then_some(number as u64)
            .ok_or_else(|| format!("`{name}` needs a whole number"))
    }

    fn program(&self, name: &str) -> Result<Program, String> {
        let words = self.get(name).map_or(&[][..], Json::items);
        let mut words = words.iter().filter_map(Json::text).map(str::to_owned);
        Ok(Program {
            name: words
                .next()
                .ok_or_else(|| format!("`{name}` needs an example and its arguments"))?,
            arguments: words.collect(),
        })
    }

    /// Reads each item of a list; one that is missing is empty.
    fn each<T>(
        &self,
        name: &str,
        read: impl Fn(&Json) -> Result<T, String>,
    ) -> Result<Vec<T>, String> {
        let items = self.get(name).map_or(&[][..], Json::items);
        let read = items.iter().map(read).collect::<Result<_, String>>();
        read.map_err(|problem| format!("`{name}`: {problem}"))
    }
}

#[cfg(test)]
mod tests;
