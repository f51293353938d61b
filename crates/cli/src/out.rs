//! Where a command prints: standard output and standard error, with or without
//! colour, and never anything that a text from outside could steer a terminal with.

mod tame;

use std::io::{self, BufWriter, IsTerminal as _, Write};

use anstream::{AutoStream, ColorChoice};
use tapete_game::Tongue;

use crate::args::Color;
use crate::speech::{Speech, speech};
use tame::Tame;

/// Decides for the whole program whether colour is written.
pub(crate) fn set_color(color: Color) {
    match color {
        Color::Auto => ColorChoice::Auto,
        Color::Always => ColorChoice::Always,
        Color::Never => ColorChoice::Never,
    }
    .write_global();
}

/// Standard output, and the language of what is printed.
pub(crate) struct Out {
    stream: Tame<BufWriter<AutoStream<io::Stdout>>>,
    /// The person's language.
    pub(crate) tongue: Tongue,
    /// All texts in that language.
    pub(crate) speech: &'static Speech,
}

impl Out {
    pub(crate) fn new(tongue: Tongue) -> Out {
        Out {
            stream: Tame::new(BufWriter::new(AutoStream::auto(io::stdout()))),
            tongue,
            speech: speech(tongue),
        }
    }

    /// What is printed from now on is for programs, which want every character as
    /// it is. On a terminal people read it all the same.
    pub(crate) fn is_data(&mut self) {
        if !io::stdout().is_terminal() {
            self.stream.pass_all();
        }
    }

    /// Tells whether colour is shown on standard output.
    pub(crate) fn colored(&self) -> bool {
        AutoStream::choice(&io::stdout()) != ColorChoice::Never
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

/// Returns standard error, for what people read.
pub(crate) fn stderr() -> impl Write {
    Tame::new(anstream::stderr())
}

/// Tells whether colour is shown on standard error.
pub(crate) fn stderr_colored() -> bool {
    AutoStream::choice(&io::stderr()) != ColorChoice::Never
}

/// Tells whether a person sits at both ends, of a terminal that can draw.
pub(crate) fn at_terminal() -> bool {
    let can_draw = std::env::var_os("TERM").is_none_or(|it| it != "dumb");
    can_draw && io::stdin().is_terminal() && io::stdout().is_terminal()
}
