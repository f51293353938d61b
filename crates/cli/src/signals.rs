//! What ends the program from outside: Ctrl+C, a request to end, a terminal that
//! was closed. Whoever has promised something listens, keeps the promise, and
//! ends; whoever has not is ended by the system as usual.

use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Instant;

/// Whether the program is to end.
static IS_ASKED: AtomicBool = AtomicBool::new(false);

/// Which signal asked first; 0 if none did.
static SIGNAL: AtomicI32 = AtomicI32::new(0);

/// What whoever waits is woken with.
static BELL: (Mutex<()>, Condvar) = (Mutex::new(()), Condvar::new());

/// What a shell adds to the number of a signal.
const EXIT_BASE: i32 = 128;

/// How waiting ended.
pub(crate) enum Waited<T> {
    /// What was waited for is there.
    Found(T),
    /// The time is over.
    Late,
    /// The program is to end.
    Asked,
}

/// Hears of signals from now on, instead of being ended by them.
#[cfg(unix)]
pub(crate) fn listen() {
    use std::sync::Once;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    static LISTENS: Once = Once::new();
    LISTENS.call_once(|| {
        // Where this cannot be, the system ends the program as usual.
        let Ok(mut signals) = Signals::new([SIGINT, SIGTERM, SIGHUP]) else {
            return;
        };
        std::thread::spawn(move || {
            for signal in signals.forever() {
                let is_first = SIGNAL
                    .compare_exchange(0, signal, Ordering::SeqCst, Ordering::SeqCst)
                    .is_ok();
                // A person who asks twice does not want to wait. A closed terminal
                // asks more than once, in the same moment.
                if !is_first && signal == SIGINT {
                    crate::screen::put_back();
                    std::process::exit(EXIT_BASE + signal);
                }
                IS_ASKED.store(true, Ordering::SeqCst);
                ring();
            }
        });
    });
}

/// Elsewhere the system tells nothing that we hear.
#[cfg(not(unix))]
pub(crate) fn listen() {}

/// Tells whether the program is to end.
pub(crate) fn is_asked() -> bool {
    IS_ASKED.load(Ordering::SeqCst)
}

/// Returns what is set once the program is to end, for whoever works long.
pub(crate) fn flag() -> &'static AtomicBool {
    &IS_ASKED
}

/// Returns the exit code of a program that a signal ended, if one did.
pub(crate) fn exit_code() -> Option<u8> {
    let signal = SIGNAL.load(Ordering::SeqCst);
    let code = u8::try_from(EXIT_BASE + signal).ok();
    code.filter(|_| signal > 0)
}

/// Wakes whoever waits: something may be there now.
pub(crate) fn ring() {
    drop(BELL.0.lock().unwrap_or_else(PoisonError::into_inner));
    BELL.1.notify_all();
}

/// Waits until something is there, a time has come, or the program is to end;
/// whoever brings something rings.
pub(crate) fn wait<T>(until: Option<Instant>, mut look: impl FnMut() -> Option<T>) -> Waited<T> {
    let mut held = BELL.0.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        if is_asked() {
            return Waited::Asked;
        }
        if let Some(found) = look() {
            return Waited::Found(found);
        }
        let left = until.map(|it| it.saturating_duration_since(Instant::now()));
        held = match left {
            None => BELL.1.wait(held).unwrap_or_else(PoisonError::into_inner),
            Some(left) if left.is_zero() => return Waited::Late,
            Some(left) => {
                let waited = BELL.1.wait_timeout(held, left);
                waited.unwrap_or_else(PoisonError::into_inner).0
            }
        };
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::*;

    #[test]
    fn whoever_waits_is_woken_or_late() {
        let (send, receive) = channel();
        std::thread::spawn(move || {
            send.send(7).expect("somebody waits");
            ring();
        });
        let found = wait(None, || receive.try_recv().ok());
        assert!(matches!(found, Waited::Found(7)));
        let until = Instant::now() + Duration::from_millis(1);
        assert!(matches!(wait(Some(until), || None::<()>), Waited::Late));
    }
}
