//! From texts to a game: read, check, and let the family compile.

use std::fmt::Write as _;

use tapete_family::{Family, Form, Loaded, Text};
use tapete_game::ReplayText;
use tapete_lang::{Checked, FileId, Problems, Sources, Tree, check, load_included};

use crate::families::{family_of, phrasings};
use crate::forms::form_of;

pub use tapete_lang::Read;

/// Makes the game of a text.
///
/// The things of the `extra` texts, such as bots, count as if they stood at
/// the end of it. A text without a game, such as a file of bots, is checked
/// all the same. `read` brings the texts that are included.
pub fn load(main: &Text, extra: &[Text], n_seats: Option<usize>, read: Read<'_>) -> Loaded {
    if let Some((family, form)) = form_of(&main.name, &main.text) {
        return load_form(main, family, form, n_seats, read);
    }
    let (sources, tree, mut problems) = read_all(main, extra, read);
    let family = family_of(&tree);
    let checked = match family {
        Some(family) => check(&tree, &[family.vocabulary], &mut problems),
        None => check(&tree, &[], &mut problems),
    };
    let players = family.and_then(|it| (it.players)(&checked));
    let compiled = match family {
        Some(family) if holds_no_game(family, &tree) => {
            if let Some(inspect) = family.inspect {
                inspect(&sources, &checked, &mut problems);
            }
            None
        }
        Some(family) => (family.compile)(&sources, &checked, n_seats, &mut problems),
        None => None,
    };
    let game = compiled.filter(|_| !problems.has_errors());
    let texts = texts(&sources, extra.is_empty());
    let extra_names = extra
        .iter()
        .map(|it| names_in(&tree, &sources, it))
        .collect();
    Loaded {
        is_empty: checked.items.is_empty() && game.is_none(),
        sources,
        problems,
        family,
        checked,
        game,
        players,
        texts,
        extra_names,
    }
}

/// Makes the game of a file that is not in the sentence form. It stands alone:
/// nothing can be added to it.
fn load_form(
    main: &Text,
    family: &'static Family,
    form: &Form,
    n_seats: Option<usize>,
    read: Read<'_>,
) -> Loaded {
    let mut sources = Sources::new();
    let file = sources.add(&main.name, main.text.as_str());
    let mut problems = Problems::new();
    if let Some(includes) = form.includes {
        load_included(&mut sources, &includes, &mut problems, read);
    }
    // What the form adds while it reads is no text of its own.
    let texts = texts(&sources, true);
    let mut game = (form.load)(&mut sources, file, n_seats, &mut problems);
    let mut players = game.as_ref().map(|it| it.n_seats()..=it.n_seats());
    if game.is_none() && n_seats.is_some() && !problems.has_errors() {
        // Made for another number of seats: say for how many it is.
        let fitting = (form.load)(&mut sources, file, None, &mut Problems::new());
        players = fitting.map(|it| it.n_seats()..=it.n_seats());
    }
    if problems.has_errors() {
        game = None;
    }
    Loaded {
        texts,
        sources,
        problems,
        family: Some(family),
        checked: Checked::default(),
        game,
        players,
        extra_names: Vec::new(),
        is_empty: false,
    }
}

/// The name of the text that only includes the others.
const JOINT: &str = "";

fn read_all(main: &Text, extra: &[Text], read: Read<'_>) -> (Sources, Tree, Problems) {
    let mut given = |name: &str, from: &str| {
        let known = std::iter::once(main)
            .chain(extra)
            .find(|it| it.name == name || clean(&it.name) == name);
        let text = match known {
            Some(known) => known.text.clone(),
            None => read(name, from)?,
        };
        in_sentences(name, text)
    };
    if extra.is_empty() {
        return tapete_lang::load(&main.name, &phrasings(), &mut given);
    }
    let mut joint = String::new();
    for text in std::iter::once(main).chain(extra) {
        let name = text.name.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a string cannot fail.
        let _ = writeln!(joint, "include \"{name}\"");
    }
    tapete_lang::load(JOINT, &phrasings(), &mut |name, from| match name {
        JOINT => Ok(joint.clone()),
        name => given(name, from),
    })
}

/// Returns a text that is included, in sentences if it has another form that
/// can be converted, such as a JSON card; or what is wrong with it.
fn in_sentences(name: &str, text: String) -> Result<String, String> {
    let conversion = form_of(name, &text).and_then(|it| it.1.conversion.as_ref());
    let Some(conversion) = conversion else {
        return Ok(text);
    };
    let mut sources = Sources::new();
    let file = sources.add(name, text);
    let mut problems = Problems::new();
    let sentences = (conversion.to_native)(&mut sources, file, &mut problems);
    sentences.ok_or_else(|| {
        let told = tapete_lang::plain(&problems, &sources, tapete_lang::Tongue::En);
        told.trim_end().to_owned()
    })
}

/// Tells whether a text is one of bots, cards or the like, to be used by the
/// texts of games. Of any other text the family says what its game lacks.
fn holds_no_game(family: &Family, tree: &Tree) -> bool {
    let of_game = |kind: &str| {
        let kinds = family.vocabulary.kinds.iter();
        kinds
            .filter(|it| it.word.is(kind))
            .any(|it| it.word.name == family.game_kind)
    };
    !tree.items.is_empty() && !tree.items.iter().any(|it| of_game(&it.kind.text))
}

fn texts(sources: &Sources, main_is_first: bool) -> Vec<ReplayText> {
    let first = usize::from(!main_is_first);
    (first..sources.len())
        .map(|number| FileId(number as u16))
        .map(|file| ReplayText {
            name: sources.name(file).to_owned(),
            text: sources.text(file).to_owned(),
        })
        .collect()
}

/// Returns a path as an include gives it: with `/`, without `.` and, where
/// possible, without `..`.
fn clean(path: &str) -> String {
    let path = path.replace('\\', "/");
    let root = if path.starts_with('/') { "/" } else { "" };
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/').filter(|it| !matches!(*it, "" | ".")) {
        match parts.last() {
            Some(last) if part == ".." && *last != ".." => drop(parts.pop()),
            None if part == ".." && !root.is_empty() => {}
            _ => parts.push(part),
        }
    }
    format!("{root}{}", parts.join("/"))
}

fn names_in(tree: &Tree, sources: &Sources, text: &Text) -> Vec<String> {
    tree.items
        .iter()
        .filter(|it| sources.name(it.place.file) == clean(&text.name))
        .filter_map(|it| it.name.as_ref())
        .map(|it| it.text.clone())
        .collect()
}

#[cfg(test)]
mod tests;
