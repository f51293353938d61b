//! What was made goes into a file, whole or not at all; whatever goes wrong,
//! the text is shown, so that nothing is lost.

use std::io::Write as _;
use std::path::{Component, Path};

use tapete_family::NewSentence;
use tapete_lang::render;
use tapete_workshop::{
    ConvertError, Loaded, Text, change, convert, disk_reader_in, format, load, look,
    read_to_change, shipped,
};

use crate::failure::{unwell, wrong_use};
use crate::out::{Out, stderr_colored};
use crate::speech::fill;

use super::ask::Desk;

/// Refuses a place where nothing can be written, before anything is asked.
pub(crate) fn check_place(to: &Path, out: &Out) -> anyhow::Result<()> {
    if to.is_dir() {
        return Err(wrong_use(fill(out.speech.is_a_folder, &[&to.display()])));
    }
    let folder = to.parent().filter(|it| !it.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|it| !it.is_dir()) {
        let message = fill(out.speech.no_such_folder, &[&folder.display()]);
        return Err(wrong_use(message));
    }
    Ok(())
}

/// Shows what was made, or puts it into a file.
pub(crate) fn keep(made: &NewSentence, to: Option<&Path>, out: &mut Out) -> anyhow::Result<()> {
    let desk = &mut Desk::new(out);
    let sentence = match format("new.tapete", &made.text) {
        Ok(formatted) => formatted,
        Err(_) => made.text.clone(),
    };
    let Some(to) = to else {
        desk.say(desk.speech.here_it_is)?;
        desk.say(&fill("\n{0}", &[&sentence]))?;
        desk.say(desk.speech.save_hint)?;
        return Ok(());
    };
    let is_json = to.extension().is_some_and(|it| it == "json");
    let kept = match is_json {
        true => into_json(made, &sentence, to, desk),
        false => into_text(made, &sentence, to, desk),
    };
    if kept.is_err() {
        desk.say(desk.speech.save_by_hand)?;
        desk.say(&fill("\n{0}", &[&sentence]))?;
        desk.out.flush()?;
    }
    kept
}

/// Writes a card as a JSON file of its own.
fn into_json(
    made: &NewSentence,
    sentence: &str,
    to: &Path,
    desk: &mut Desk<'_>,
) -> anyhow::Result<()> {
    let (speech, tongue) = (desk.speech, desk.out.tongue);
    let text = Text::new("new.tapete", sentence);
    let json = convert(&text, false, &mut disk_reader_in("".into(), tongue));
    let json = json.map_err(|error| {
        let why = match error {
            ConvertError::Problems(found) => render(&found.1, &found.0, tongue, false),
            ConvertError::Unsaid(found) => {
                let each = found.1.iter().map(|it| it.0.say(tongue));
                each.collect::<Vec<_>>().join("; ")
            }
            ConvertError::Replay(error) => error.say(desk.out.tongue).to_owned(),
            ConvertError::NoForm(_) | ConvertError::Unfinished => made.kind.to_owned(),
        };
        unwell(fill(speech.no_json, &[&why]))
    })?;
    let question = fill(speech.replace_file, &[&to.display()]);
    loop {
        let before = look(to).map_err(|error| unwell(error.say(tongue)))?;
        if before.bytes().is_some() && !desk.agrees(&question)? {
            return Err(unwell(speech.not_written));
        }
        // Who was asked about one file does not replace another.
        let written = change(to, &before, json.text.as_bytes());
        if written.map_err(|error| unwell(error.say(tongue)))? {
            break;
        }
    }
    desk.say(&fill(desk.out.speech.file_written, &[&to.display()]))?;
    Ok(())
}

/// Adds a sentence to a text, in place of one of the same kind and name if that
/// is wanted. Whoever finds that another program wrote there meanwhile begins
/// anew with what it wrote.
fn into_text(
    made: &NewSentence,
    sentence: &str,
    to: &Path,
    desk: &mut Desk<'_>,
) -> anyhow::Result<()> {
    let (speech, tongue) = (desk.speech, desk.out.tongue);
    let name = to.display().to_string();
    loop {
        let (old, before) = read_to_change(to).map_err(|error| wrong_use(error.say(tongue)))?;
        let (text, said) = with_sentence(&old, made, sentence, to, desk)?;
        let after = loaded(&name, &text, desk);
        if after.problems.has_errors() {
            show_problems(&after, desk);
            return Err(unwell(fill(speech.would_break, &[&name])));
        }
        let written = change(to, &before, text.as_bytes());
        if written.map_err(|error| unwell(error.say(tongue)))? {
            show_problems(&after, desk);
            desk.say(&fill(said, &[&name, &made.name]))?;
            return Ok(());
        }
    }
}

/// Returns a text with the sentence in it, and how to say what became of it.
fn with_sentence(
    old: &str,
    made: &NewSentence,
    sentence: &str,
    to: &Path,
    desk: &mut Desk<'_>,
) -> anyhow::Result<(String, &'static str)> {
    let (speech, tongue) = (desk.speech, desk.out.tongue);
    let name = to.display().to_string();
    let before = loaded(&name, old, desk);
    let is_other_form = !old.trim().is_empty() && before.checked.items.is_empty();
    if before.problems.has_errors() || (is_other_form && before.game.is_some()) {
        show_problems(&before, desk);
        return Err(unwell(fill(speech.file_has_errors, &[&name])));
    }
    let same = before.checked.of_kind(made.kind).find(|it| {
        let is_here = before.sources.name(it.place().file) == name;
        is_here && it.name() == Some(made.name.as_str())
    });
    match same {
        Some(same) => {
            let kind = same.kind().word.spelled().get(tongue);
            let question = fill(speech.replace_same, &[&name, &kind, &made.name]);
            if !desk.agrees(&question)? {
                return Err(unwell(speech.not_written));
            }
            let span = same.place().span.range();
            let (head, tail) = (old.get(..span.start), old.get(span.end..));
            let (head, tail) = (head.unwrap_or(old), tail.unwrap_or_default());
            let text = format!("{head}{}{tail}", sentence.trim_end());
            Ok((text, speech.replaced))
        }
        None => {
            let text = added(old, sentence, include(to, made).as_deref());
            Ok((text, speech.added))
        }
    }
}

fn added(old: &str, sentence: &str, include: Option<&str>) -> String {
    let mut text = old.trim_end().to_owned();
    if text.is_empty()
        && let Some(include) = include
    {
        let include = include.replace('\\', "\\\\").replace('"', "\\\"");
        text = format!("include \"{include}\"");
    }
    if !text.is_empty() {
        text.push_str("\n\n");
    }
    text.push_str(sentence.trim_end());
    text.push('\n');
    text
}

/// Returns how a file names the text that has what a sentence uses; nothing if it
/// is that text, or has no way to name it.
fn include(to: &Path, made: &NewSentence) -> Option<String> {
    let name = made.uses.as_ref()?;
    let source = Path::new(name);
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    if real(to).is_some() && real(to) == real(source) {
        return None;
    }
    if source.extension().is_none_or(|it| it != "tapete") {
        return None;
    }
    // A shipped text has its name everywhere; any other is read only from beside
    // or below.
    let folder = to.parent().unwrap_or(Path::new(""));
    if find_shipped(name) && !source.is_file() && to.is_relative() {
        let is_plain = |it: Component<'_>| matches!(it, Component::Normal(_));
        let is_below = folder.components().all(is_plain);
        return is_below.then(|| format!("{}{name}", "../".repeat(folder.components().count())));
    }
    let folder = real(match folder.as_os_str().is_empty() {
        true => Path::new("."),
        false => folder,
    })?;
    let source = real(source)?;
    let below = source.strip_prefix(folder).ok()?;
    let parts = below.components().map(|it| it.as_os_str().to_str());
    Some(parts.collect::<Option<Vec<&str>>>()?.join("/"))
}

/// Tells whether a text of that name is shipped.
fn find_shipped(name: &str) -> bool {
    shipped().iter().any(|it| it.path == name)
}

fn loaded(name: &str, text: &str, desk: &Desk<'_>) -> Loaded {
    let mut read = disk_reader_in("".into(), desk.out.tongue);
    load(&Text::new(name, text), &[], None, &mut read)
}

fn show_problems(loaded: &Loaded, desk: &Desk<'_>) {
    let tongue = desk.out.tongue;
    let shown = render(&loaded.problems, &loaded.sources, tongue, stderr_colored());
    // Where this cannot be written, nothing else can be told either.
    let _ = write!(crate::out::stderr(), "{shown}");
}
