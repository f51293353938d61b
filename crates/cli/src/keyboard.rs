//! Lines that a person types, read on a thread of their own: whoever waits for
//! one hears as well that the program is to end.

use std::io::{self, BufRead as _};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::signals::{self, Waited};

/// A line as it was read; empty at the end of the input.
type Line = io::Result<Vec<u8>>;

/// The thread that reads, a line each time it is asked.
struct Reader {
    ask: Sender<()>,
    lines: Receiver<Line>,
}

static READER: LazyLock<Mutex<Reader>> = LazyLock::new(|| {
    let (ask, asked) = channel();
    let (send, lines) = channel();
    std::thread::spawn(move || {
        for () in asked {
            let mut bytes = Vec::new();
            let read = io::stdin().lock().read_until(b'\n', &mut bytes);
            if send.send(read.map(|_| bytes)).is_err() {
                break;
            }
            signals::ring();
        }
    });
    Mutex::new(Reader { ask, lines })
});

/// What became of waiting for a line.
pub(crate) enum Typed {
    /// A line, whatever its bytes: what is not UTF-8 becomes a text nobody means.
    Line(String),
    /// The input has ended.
    End,
    /// The program is to end.
    Asked,
}

/// Waits for a line.
pub(crate) fn line() -> io::Result<Typed> {
    let reader = READER.lock().unwrap_or_else(PoisonError::into_inner);
    // A thread that is gone reads nothing any more, as at the end of the input.
    if reader.ask.send(()).is_err() {
        return Ok(Typed::End);
    }
    match signals::wait(None, || reader.lines.try_recv().ok()) {
        Waited::Found(line) => {
            let bytes = line?;
            match bytes.is_empty() {
                true => Ok(Typed::End),
                false => Ok(Typed::Line(String::from_utf8_lossy(&bytes).into_owned())),
            }
        }
        Waited::Asked | Waited::Late => Ok(Typed::Asked),
    }
}
