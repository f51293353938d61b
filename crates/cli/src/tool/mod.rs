//! The tools of families as commands: their command line, their questions, and
//! their answers. Nothing here knows a particular family or tool.

pub(crate) mod command;
mod show;
mod world;

use std::io::Write as _;
use std::path::PathBuf;

use tapete_draw::{PictureOptions, png, svg};
use tapete_family::{Answer, Block, Given, Gives, Refused, Tool};
use tapete_game::View;
use tapete_workshop::{Toolbox, write_atomically};

use crate::failure::{unwell, wrong_use};
use crate::making;
use crate::opening;
use crate::out::{Out, stderr_colored};
use crate::repeat;
use crate::speech::{fill, tools};

pub(crate) use show::show;
use world::with_toolbox;

/// A tool that was called, and what was given to it.
pub(crate) struct Call {
    pub(crate) tool: &'static Tool,
    pub(crate) given: Given,
    pub(crate) json: bool,
    pub(crate) csv: bool,
    /// Where a picture goes.
    pub(crate) output: Option<PathBuf>,
}

/// Runs a tool: asks what it still wants to know, and shows its answer.
pub(crate) fn run(call: Call, out: &mut Out) -> anyhow::Result<()> {
    let Call {
        tool, mut given, ..
    } = call;
    let to = given.text("to").map(PathBuf::from);
    let to = to.filter(|_| tool.gives.contains(&Gives::Sentence));
    if let Some(to) = &to {
        making::check_place(to, out)?;
    }
    let answer = with_toolbox(out.tongue, |toolbox| {
        making::ask(tool, toolbox, &mut given, out)?;
        tool.answer(toolbox, &given).map_err(|it| refused(it, out))
    })?;
    if call.json {
        writeln!(out, "{}", answer.to_json())?;
        return ended(&answer, out);
    }
    if let Some(csv) = answer.csv.as_ref().filter(|_| call.csv) {
        write!(out, "{}", fill("{0}", &[csv]))?;
        return ended(&answer, out);
    }
    show(&answer.blocks, out)?;
    for block in &answer.blocks {
        match block {
            Block::New(new) => making::keep(new, to.as_deref(), out)?,
            Block::Picture(view) => keep_picture(view, call.output.as_ref(), out)?,
            _ => {}
        }
    }
    if let Some(command) = repeat::seeded() {
        writeln!(out, "\n{}: {command}", out.speech.to_repeat)?;
    }
    ended(&answer, out)
}

/// Ends with the exit code of what was asked about.
fn ended(answer: &Answer, out: &mut Out) -> anyhow::Result<()> {
    out.flush()?;
    match answer.is_unwell {
        true => Err(opening::said()),
        false => Ok(()),
    }
}

/// Writes a picture to its place, if it has one.
fn keep_picture(view: &View, output: Option<&PathBuf>, out: &mut Out) -> anyhow::Result<()> {
    let Some(path) = output else { return Ok(()) };
    let options = PictureOptions {
        tongue: out.tongue,
        ..PictureOptions::default()
    };
    let picture = svg(view, &options);
    let bytes = match path.extension().and_then(|it| it.to_str()) {
        Some("svg") => picture.into_bytes(),
        Some("png") => png(&picture, 2.0)?,
        _ => {
            let message = fill(out.speech.wrong_ending, &[&path.display()]);
            return Err(wrong_use(message));
        }
    };
    write_atomically(path, &bytes).map_err(|error| unwell(error.say(out.tongue)))?;
    let shown = path.display();
    writeln!(out, "{}", fill(out.speech.file_written, &[&shown]))?;
    Ok(())
}

/// Lets the family of a text explain what is in it.
pub(crate) fn explain(name: &str, out: &mut Out, json: bool) -> anyhow::Result<()> {
    let given = Given::new().with("file", name);
    let answer = of_text(name, "explain", &given, out)?.map_err(|it| refused(it, out))?;
    write(&answer, json, out)
}

/// Shows an answer, or writes it as JSON.
pub(crate) fn write(answer: &Answer, json: bool, out: &mut Out) -> anyhow::Result<()> {
    if json {
        writeln!(out, "{}", answer.to_json())?;
        return Ok(());
    }
    show(&answer.blocks, out)
}

/// Lets the family of a text draw what was named of it; nothing if no name was
/// given and the text is not one to be drawn so.
pub(crate) fn picture(name: &str, cards: &[String], out: &Out) -> anyhow::Result<Option<View>> {
    let mut given = Given::new().with("file", name);
    for card in cards {
        given.push("card", card);
    }
    match of_text(name, "picture", &given, out) {
        Ok(Ok(answer)) => {
            let mut blocks = answer.blocks.into_iter();
            Ok(blocks.find_map(|it| match it {
                Block::Picture(view) => Some(*view),
                _ => None,
            }))
        }
        // A recorded match, or a game, is drawn as such.
        Ok(Err(_)) | Err(_) if cards.is_empty() => Ok(None),
        Ok(Err(error)) => Err(refused(error, out)),
        Err(error) => Err(error),
    }
}

/// Runs a tool that every client knows by name, of the family of a text.
fn of_text(
    name: &str,
    tool: &str,
    given: &Given,
    out: &Out,
) -> anyhow::Result<Result<Answer, Refused>> {
    with_toolbox(out.tongue, |toolbox: &Toolbox<'_>| {
        let family = toolbox.family_of(name).map_err(|it| refused(it, out))?;
        let none = || wrong_use(fill(tools(out.tongue).no_cards, &[&name]));
        let tool = family.and_then(|it| it.tool(tool)).ok_or_else(none)?;
        Ok(tool.answer(toolbox, given))
    })
}

/// Says why there is no answer; the problems of a text one by one.
pub(crate) fn refused(refused: Refused, out: &Out) -> anyhow::Error {
    let message = fill("{0}", &[&refused.message()]);
    match refused {
        Refused::Use(_) | Refused::Nothing(_) => wrong_use(message),
        Refused::Unwell(_) => unwell(message),
        Refused::Problems(broken) => {
            let (problems, sources) = (&broken.problems, &broken.sources);
            let shown = tapete_lang::render(problems, sources, out.tongue, stderr_colored());
            // Where this cannot be written, nothing else can be told either.
            let _ = write!(crate::out::stderr(), "{shown}");
            unwell(message)
        }
    }
}
