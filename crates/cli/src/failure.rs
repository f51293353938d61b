//! What ends the program early, and with which exit code.

use std::fmt;
use std::io::{self, Write as _};
use std::process::ExitCode;

use tapete_game::Tongue;

use crate::repeat;
use crate::speech::{fill, speech};
use crate::usage;

const RED: anstyle::Style = anstyle::AnsiColor::Red.on_default().bold();

/// A reason to stop, already in the person's language.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Wrong use: exit code 2.
    Use(String),
    /// The thing asked about is not well: exit code 1.
    Unwell(String),
    /// The same, and all has been said.
    Said,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Use(message) | Failure::Unwell(message) => f.write_str(message),
            Failure::Said => Ok(()),
        }
    }
}

impl std::error::Error for Failure {}

/// Returns wrong use as an error.
pub(crate) fn wrong_use(message: impl fmt::Display) -> anyhow::Error {
    Failure::Use(message.to_string()).into()
}

/// Returns something that is not well as an error.
pub(crate) fn unwell(message: impl fmt::Display) -> anyhow::Error {
    Failure::Unwell(message.to_string()).into()
}

/// Tells what is wrong with the command line, or shows the help that was asked
/// for; returns the exit code.
pub(crate) fn report_use(error: &clap::Error, tongue: Tongue) -> ExitCode {
    // A reader that went away needs no message.
    if !error.use_stderr() {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    match usage::in_tongue(error, tongue) {
        Some(message) => {
            let mut stderr = crate::out::stderr();
            let _ = writeln!(stderr, "{RED}error{RED:#}: {message}");
        }
        None => drop(error.print()),
    }
    ExitCode::from(2)
}

/// Tells the error and how to repeat it; returns the exit code.
pub(crate) fn report(error: &anyhow::Error, tongue: Tongue) -> ExitCode {
    let pipe_closed = error.chain().any(|it| {
        it.downcast_ref::<io::Error>()
            .is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe)
    });
    if pipe_closed {
        return ExitCode::SUCCESS;
    }
    let code = match error.downcast_ref::<Failure>() {
        Some(Failure::Use(_)) => 2,
        Some(Failure::Unwell(_) | Failure::Said) | None => 1,
    };
    let said = matches!(error.downcast_ref(), Some(Failure::Said));
    let mut stderr = crate::out::stderr();
    // Nothing can be told about a failure to tell.
    if error.is::<io::Error>() {
        let message = fill(speech(tongue).cannot_print, &[error]);
        let _ = writeln!(stderr, "{RED}error{RED:#}: {message}");
    } else if !said {
        let _ = writeln!(stderr, "{RED}error{RED:#}: {error:#}");
    }
    if let Some(command) = repeat::seeded() {
        let _ = writeln!(stderr, "{}: {command}", speech(tongue).to_repeat);
    }
    ExitCode::from(code)
}
