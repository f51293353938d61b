//! New things made by answering the questions of a tool, line by line: in a
//! terminal, or from a pipe.

mod ask;
mod editor;
mod order;
mod pick;
mod save;
mod speech;
mod words;

use tapete_family::{Asked, Given, Tool, Workshop};

use crate::out::Out;
use crate::tool::refused;
use ask::Desk;
use pick::Picking;

pub(crate) use save::{check_place, keep};

/// Asks all that a tool still wants to know, and gives it the answers.
pub(crate) fn ask(
    tool: &Tool,
    workshop: &dyn Workshop,
    given: &mut Given,
    out: &mut Out,
) -> anyhow::Result<()> {
    let Some(next) = tool.next else {
        return Ok(());
    };
    let mut desk = Desk::new(out);
    let mut picking = Picking::default();
    loop {
        let question = next(workshop, given).map_err(|it| refused(it, desk.out))?;
        let Some(question) = question else {
            return Ok(());
        };
        let (name, text) = (question.argument, question.text.as_str());
        match question.asked {
            Asked::Line { if_empty } => {
                let line = desk.filled(text, if_empty.as_deref())?;
                given.push(name, line);
            }
            Asked::Remark => {
                // The input may end here, and nothing is lost for it.
                let line = desk.line(&format!("{text}: "))?;
                given.push(name, line.unwrap_or_default().trim());
            }
            Asked::Number { min, max } => {
                let number = desk.number(text, min..=max)?;
                given.push(name, number.to_string());
            }
            Asked::Pick(pick) => picking.ask((name, text), &pick, given, &mut desk)?,
            Asked::Order { title, of } => {
                let order = order::ask(text, &title, of, &mut desk)?;
                given.push(name, order);
            }
            Asked::Code(code) => {
                let code = editor::write(&code, &mut desk)?;
                given.push(name, code);
            }
        }
    }
}
