//! The line editor for code: every line is looked at as soon as it is
//! there, and any line can be changed until the end.

mod command;

use std::collections::BTreeSet;

use tapete_family::{Code, CodeCheck};
use tapete_lang::{Problems, render};

use crate::failure::unwell;
use crate::speech::fill;

use super::ask::Desk;
use super::words;
use command::Command;

/// How many bytes are kept of a script; a card takes half as many, and the rest
/// is for comments and blank lines that are taken out again.
const BYTES_MAX: usize = 8 << 10;

/// Code that is being written.
struct Sheet<'a> {
    code: &'a Code,
    lines: Vec<String>,
    /// The problems that were told already, by place and code.
    told: BTreeSet<(u32, u32, &'static str)>,
}

/// Has code written, until it has no errors.
pub(super) fn write(code: &Code, desk: &mut Desk<'_>) -> anyhow::Result<String> {
    let speech = desk.speech;
    let mut sheet = Sheet {
        code,
        lines: Vec::new(),
        told: BTreeSet::new(),
    };
    desk.say(speech.editor_starts)?;
    loop {
        let prompt = format!("{:>3}> ", sheet.lines.len() + 1);
        let line = desk.line(&prompt)?;
        let ended = line.is_none();
        match line.as_deref().map_or(Command::End, Command::read) {
            Command::Line(text) | Command::Insert(_, text) | Command::Replace(_, text)
                if sheet.text().len() + text.len() > BYTES_MAX =>
            {
                desk.say(&fill(speech.too_long, &[&BYTES_MAX]))?;
            }
            Command::Line(text) => {
                sheet.lines.push(text.to_owned());
                sheet.tell_new(desk)?;
            }
            Command::Words(word) => words::show(word, code, desk)?,
            Command::List => sheet.list(desk)?,
            Command::Help => desk.say(speech.editor_help)?,
            Command::Check => {
                sheet.tell_all(desk)?;
            }
            Command::Replace(number, text) => sheet.change(number, desk, |lines, index| {
                lines[index] = text.to_owned();
            })?,
            Command::Insert(number, text) => sheet.change(number, desk, |lines, index| {
                lines.insert(index, text.to_owned());
            })?,
            Command::Delete(number) => sheet.change(number, desk, |lines, index| {
                lines.remove(index);
            })?,
            Command::Unknown(word) => desk.say(&fill(speech.no_command, &[&word]))?,
            Command::Quit => return Err(sheet.lost(speech.script_given_up, desk)?),
            Command::End => {
                if let Some(script) = sheet.finish(ended, desk)? {
                    return Ok(script);
                }
                if ended {
                    return Err(sheet.lost(speech.script_unwell, desk)?);
                }
            }
        }
    }
}

impl Sheet<'_> {
    fn text(&self) -> String {
        let mut text = self.lines.join("\n");
        text.push('\n');
        text
    }

    fn check(&self) -> CodeCheck {
        (self.code.check)(&self.text())
    }

    /// Tells what is wrong up to the last line and was not told yet. What is
    /// only missing at the end may still come.
    fn tell_new(&mut self, desk: &mut Desk<'_>) -> anyhow::Result<()> {
        let check = self.check();
        let end = self.text().trim_end().len() as u32;
        let mut fresh = Problems::new();
        for it in check.problems.sorted() {
            let span = it.place.span;
            let is_missing = span.start >= end;
            if !is_missing && self.told.insert((span.start, span.end, it.code.id)) {
                fresh.push(it.clone());
            }
        }
        self.show(&check, &fresh, desk)
    }

    fn tell_all(&mut self, desk: &mut Desk<'_>) -> anyhow::Result<()> {
        let check = self.check();
        self.show(&check, &check.problems, desk)?;
        self.told = check
            .problems
            .sorted()
            .iter()
            .map(|it| (it.place.span.start, it.place.span.end, it.code.id))
            .collect();
        if let Some(text) = &check.text {
            desk.say(&fill(desk.speech.it_does, &[text]))?;
        }
        Ok(())
    }

    fn show(
        &self,
        check: &CodeCheck,
        problems: &Problems,
        desk: &mut Desk<'_>,
    ) -> anyhow::Result<()> {
        if problems.is_empty() {
            return Ok(());
        }
        let (tongue, colored) = (desk.out.tongue, desk.out.colored());
        let shown = render(problems, &check.sources, tongue, colored);
        desk.say(shown.trim_end())?;
        Ok(())
    }

    fn list(&self, desk: &mut Desk<'_>) -> anyhow::Result<()> {
        for (number, line) in (1..).zip(&self.lines) {
            desk.say(&fill("{0}  {1}", &[&format!("{number:>3}"), line]))?;
        }
        Ok(())
    }

    /// Changes a line, counted from 1, and looks at all of them again.
    fn change(
        &mut self,
        number: usize,
        desk: &mut Desk<'_>,
        change: impl FnOnce(&mut Vec<String>, usize),
    ) -> anyhow::Result<()> {
        let n_lines = self.lines.len();
        let index = number.checked_sub(1).filter(|it| *it < n_lines);
        let Some(index) = index else {
            desk.say(&fill(desk.speech.no_line, &[&number, &n_lines]))?;
            return Ok(());
        };
        change(&mut self.lines, index);
        self.told.clear();
        self.list(desk)?;
        self.tell_new(desk)
    }

    /// Returns the script if it is whole and well; says what it does, or what
    /// is wrong with it.
    fn finish(&mut self, ended: bool, desk: &mut Desk<'_>) -> anyhow::Result<Option<String>> {
        let speech = desk.speech;
        if self.lines.iter().all(|it| it.trim().is_empty()) {
            desk.say(&self.code.if_empty)?;
            return Ok(None);
        }
        let check = self.check();
        self.tell_all(desk)?;
        if check.text.is_some() {
            return Ok(Some(self.text()));
        }
        if !ended {
            desk.say(speech.still_wrong)?;
        }
        Ok(None)
    }

    /// Shows the script once more before it is gone.
    fn lost(&self, why: &str, desk: &mut Desk<'_>) -> anyhow::Result<anyhow::Error> {
        if self.lines.is_empty() {
            return Ok(unwell(desk.speech.input_ended));
        }
        desk.say(&fill("{0}", &[&self.text().trim_end()]))?;
        Ok(unwell(why))
    }
}
