//! Questions and answers, a line each.

use std::io::{self, BufRead as _, IsTerminal as _, Read as _, Write as _};
use std::ops::RangeInclusive;

use crate::failure::unwell;
use crate::out::Out;
use crate::speech::fill;

use super::speech::{Speech, speech};

/// The longest line that is read at once; what is longer comes in pieces.
const LINE_BYTES_MAX: u64 = 16 << 10;

/// Where questions are asked and answered.
pub(super) struct Desk<'a> {
    pub(super) out: &'a mut Out,
    pub(super) speech: &'static Speech,
    /// Whether what is read is shown: a pipe shows nothing by itself.
    echoes: bool,
}

impl Desk<'_> {
    pub(super) fn new(out: &mut Out) -> Desk<'_> {
        let speech = speech(out.tongue);
        Desk {
            out,
            speech,
            echoes: !io::stdin().is_terminal(),
        }
    }

    /// Says something on a line of its own.
    pub(super) fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Reads a line after a prompt; nothing at the end of the input.
    pub(super) fn line(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let stdin = io::stdin().lock();
        let n_bytes = stdin.take(LINE_BYTES_MAX).read_until(b'\n', &mut bytes)?;
        if n_bytes == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim_end_matches(['\n', '\r']).to_owned();
        if self.echoes {
            writeln!(self.out, "{}", fill("{0}", &[&line]))?;
        }
        Ok(Some(line))
    }

    /// Asks; the end of the input ends everything.
    pub(super) fn ask(&mut self, question: &str) -> anyhow::Result<String> {
        match self.line(&format!("{question}: "))? {
            Some(line) => Ok(line.trim().to_owned()),
            None => Err(unwell(self.speech.input_ended)),
        }
    }

    /// Asks until the answer is not empty, if an empty one is refused.
    pub(super) fn filled(
        &mut self,
        question: &str,
        if_empty: Option<&str>,
    ) -> anyhow::Result<String> {
        loop {
            let line = self.ask(question)?;
            match if_empty.filter(|_| line.is_empty()) {
                None => return Ok(line),
                Some(refusal) => self.say(refusal)?,
            }
        }
    }

    /// Asks for a whole number until there is one that fits.
    pub(super) fn number(
        &mut self,
        question: &str,
        range: RangeInclusive<u64>,
    ) -> anyhow::Result<u64> {
        loop {
            let answer = self.ask(question)?;
            match answer.parse() {
                Ok(number) if range.contains(&number) => return Ok(number),
                _ => {
                    let speech = self.speech;
                    let message = fill(speech.whole_number, &[range.start(), range.end()]);
                    self.say(&message)?;
                }
            }
        }
    }

    /// Asks whether to do something; only a clear yes is one.
    pub(super) fn agrees(&mut self, question: &str) -> io::Result<bool> {
        let answer = self.line(&format!("{question} "))?.unwrap_or_default();
        let answer = answer.trim().to_lowercase();
        Ok(self.speech.yes.contains(&answer.as_str()))
    }
}
