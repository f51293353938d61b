//! Programs that are asked to end from outside: what was promised is saved, the
//! terminal is as it was, and what a simulation has is told.
//!
//! Nothing here sleeps: what a program writes says how far it is, and whoever
//! waits for it waits only so long.

use std::fs::File;
use std::io::{Read, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::process::{Child, ChildStdout, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcgetattr, tcsetwinsize};

use super::{Desk, command};

/// Longer than anything here takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

const SIGNALS: [(Signal, i32); 3] = [(Signal::HUP, 129), (Signal::INT, 130), (Signal::TERM, 143)];

/// What a program writes, read all the time so that it never waits for us.
struct Heard {
    pieces: Receiver<Vec<u8>>,
    text: Vec<u8>,
}

impl Heard {
    fn of(mut source: impl Read + Send + 'static) -> Heard {
        let (send, pieces) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = source.read(&mut bytes) {
                if send.send(bytes[..n].to_vec()).is_err() {
                    break;
                }
            }
        });
        Heard {
            pieces,
            text: Vec::new(),
        }
    }

    /// Waits until a text was written.
    #[track_caller]
    fn wait_for(&mut self, wanted: &str) {
        let until = Instant::now() + PATIENCE;
        while !self.so_far().contains(wanted) {
            let left = until.saturating_duration_since(Instant::now());
            match self.pieces.recv_timeout(left) {
                Ok(piece) => self.text.extend(piece),
                Err(_) => panic!("no `{wanted}` in:\n{}", self.so_far()),
            }
        }
    }

    /// Reads all that comes until the writer is gone.
    fn all_of_it(&mut self) -> String {
        while let Ok(piece) = self.pieces.recv_timeout(PATIENCE) {
            self.text.extend(piece);
        }
        self.so_far()
    }

    fn so_far(&self) -> String {
        String::from_utf8_lossy(&self.text).into_owned()
    }
}

#[track_caller]
fn send(child: &Child, signal: Signal) {
    kill_process(Pid::from_child(child), signal).expect("it runs");
}

/// Waits until a program has ended, but not for ever.
#[track_caller]
fn end_of(mut child: Child) -> ExitStatus {
    let id = Pid::from_child(&child);
    let (send, ended) = channel();
    std::thread::spawn(move || send.send(child.wait()));
    match ended.recv_timeout(PATIENCE) {
        Ok(status) => status.expect("it was waited for"),
        Err(_) => {
            let _ = kill_process(id, Signal::KILL);
            panic!("it does not end");
        }
    }
}

/// Starts a program whose input stays open.
fn piped(desk: &Desk, line: &str) -> (Child, Heard) {
    let mut child = command(desk.folder.path(), line)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program runs");
    let stdout: ChildStdout = child.stdout.take().expect("its output");
    (child, Heard::of(stdout))
}

/// A terminal that nobody sees: our side and the program's.
fn terminal() -> (File, File) {
    let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
    grantpt(&ours).expect("ours");
    unlockpt(&ours).expect("open");
    let name = ptsname(&ours, Vec::new()).expect("a name");
    let name = name.to_str().expect("plain").to_owned();
    let its = File::options().read(true).write(true).open(name);
    let its = its.expect("the other side");
    let size = Winsize {
        ws_row: 40,
        ws_col: 120,
        ws_xpixel: 0,
        ws_ypixel: 0,
    };
    tcsetwinsize(&its, size).expect("a size");
    (File::from(ours), its)
}

fn at(terminal: &File) -> Stdio {
    Stdio::from(terminal.try_clone().expect("another handle"))
}

fn on_screen(desk: &Desk, line: &str, its: &File) -> Child {
    command(desk.folder.path(), line)
        .env("TERM", "xterm-256color")
        .stdin(at(its))
        .stdout(at(its))
        .stderr(at(its))
        .spawn()
        .expect("the program runs")
}

#[test]
fn a_match_in_lines_is_saved_whatever_asks_it_all_of_it() {
    for (signal, code) in SIGNALS {
        let desk = Desk::new();
        let (mut child, mut heard) = piped(&desk, "play block --seed 3 --save r.json");
        heard.wait_for("\n> ");
        let stdin = child.stdin.as_mut().expect("its input");
        stdin.write_all(b"1\n").expect("it reads");
        heard.wait_for("> 1\n");
        heard.wait_for("Bot 3 plays");
        send(&child, signal);
        assert_eq!(end_of(child).code(), Some(code), "{}", heard.so_far());
        let out = heard.all_of_it();
        assert!(out.contains("replay written to r.json"), "{out}");
        desk.run("replay r.json --verify").ends(0);
        desk.run("play r.json").says(&["1. "]);
    }
}

#[test]
fn a_watched_match_is_saved_whatever_asks_it_all_of_it() {
    for (signal, code) in SIGNALS {
        for pace in ["--pace 3600000", "--step"] {
            let desk = Desk::new();
            let line = format!("watch block --bots random --seed 3 --save r.json {pace}");
            let (child, mut heard) = piped(&desk, &line);
            heard.wait_for("is dealt");
            send(&child, signal);
            assert_eq!(end_of(child).code(), Some(code), "{}", heard.so_far());
            desk.run("replay r.json --verify").ends(0);
        }
    }
}

#[test]
fn the_screen_is_put_back_and_the_match_saved_whatever_asks_it_all_of_it() {
    for (signal, code) in SIGNALS {
        for line in [
            "play block --seed 3 --save r.json",
            "watch block --bots random --seed 3 --save r.json --step",
        ] {
            let desk = Desk::new();
            let (ours, its) = terminal();
            let before = tcgetattr(&its).expect("its modes");
            let child = on_screen(&desk, line, &its);
            let mut heard = Heard::of(ours);
            // The other screen, and then its first drawing.
            heard.wait_for("\u{1b}[?1049h");
            heard.wait_for("Block");
            let raw = tcgetattr(&its).expect("its modes");
            assert_ne!(raw.local_modes, before.local_modes);
            send(&child, signal);
            assert_eq!(end_of(child).code(), Some(code), "{}", heard.so_far());
            heard.wait_for("\u{1b}[?1049l");
            heard.wait_for("\u{1b}[?25h");
            heard.wait_for("r.json");
            let after = tcgetattr(&its).expect("its modes");
            assert_eq!(after.local_modes, before.local_modes);
            assert_eq!(after.input_modes, before.input_modes);
            assert_eq!(after.output_modes, before.output_modes);
            desk.run("replay r.json --verify").ends(0);
        }
    }
}

#[test]
fn a_menu_ends_when_it_is_asked_to() {
    let desk = Desk::new();
    let (ours, its) = terminal();
    let before = tcgetattr(&its).expect("its modes");
    let child = on_screen(&desk, "", &its);
    let mut heard = Heard::of(ours);
    heard.wait_for("\u{1b}[?1049h");
    send(&child, Signal::TERM);
    assert_eq!(end_of(child).code(), Some(143), "{}", heard.so_far());
    heard.wait_for("\u{1b}[?1049l");
    let after = tcgetattr(&its).expect("its modes");
    assert_eq!(after.local_modes, before.local_modes);
}

/// As when its window is closed: whatever it reads and writes fails.
#[test]
fn a_match_is_saved_when_its_terminal_is_gone() {
    let desk = Desk::new();
    let (ours, its) = terminal();
    let line = "play block --seed 3 --save r.json";
    let child = on_screen(&desk, line, &its);
    drop(its);
    let mut ours = ours;
    let mut seen = Vec::new();
    let mut bytes = [0; 4096];
    while !String::from_utf8_lossy(&seen).contains("Block") {
        let n = ours.read(&mut bytes).expect("it draws");
        seen.extend(&bytes[..n]);
    }
    drop(ours);
    // It may have ended by itself.
    let _ = kill_process(Pid::from_child(&child), Signal::HUP);
    end_of(child);
    desk.run("replay r.json --verify").ends(0);
}

#[test]
fn a_simulation_that_is_stopped_tells_what_it_has() {
    for (json, signal, code) in [
        ("", Signal::INT, 130),
        (" --json", Signal::INT, 130),
        (" --json", Signal::TERM, 143),
    ] {
        let desk = Desk::new();
        let (ours, its) = terminal();
        let asked = 4_000_000_000_u64;
        let line = format!("simulate block --bots random --matches {asked} --seed 3{json}");
        let mut child = command(desk.folder.path(), &line)
            .env("TERM", "xterm-256color")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(at(&its))
            .spawn()
            .expect("the program runs");
        let mut out = Heard::of(child.stdout.take().expect("its output"));
        let mut bar = Heard::of(ours);
        // The bar, which says that matches are played.
        bar.wait_for("/s");
        send(&child, signal);
        assert_eq!(end_of(child).code(), Some(code));
        let out = out.all_of_it();
        if json.is_empty() {
            let stopped = out.lines().next().unwrap_or_default();
            assert!(stopped.starts_with("stopped: "), "{out}");
            assert!(
                stopped.ends_with(" of 4000000000 matches were played"),
                "{out}"
            );
            assert!(out.contains("random"), "{out}");
        } else {
            let report: serde_json::Value = serde_json::from_str(&out).expect("JSON");
            let played = report["matches"].as_u64().expect("a number");
            assert!(played > 0 && played < asked, "{played}");
            assert_eq!(report["asked"], asked);
            let seats = report["outcomes"]["seats"].as_array().expect("seats");
            for seat in seats {
                let of = |name: &str| seat[name].as_u64().expect("a number");
                assert_eq!(of("wins") + of("losses") + of("ties"), played);
            }
            bar.wait_for("of 4000000000 matches were played");
        }
    }
}

#[test]
fn what_cannot_be_saved_in_its_place_is_put_aside_for_its_owner_alone() {
    let desk = Desk::new();
    std::fs::create_dir(desk.path("sub")).expect("a folder");
    std::fs::create_dir(desk.path("temp")).expect("a folder");
    let mut child = command(desk.folder.path(), "play block --seed 3 --save sub/r.json")
        .env("TMPDIR", desk.path("temp"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut out = Heard::of(child.stdout.take().expect("its output"));
    let mut err = Heard::of(child.stderr.take().expect("its errors"));
    out.wait_for("> ");
    std::fs::remove_dir(desk.path("sub")).expect("removed");
    drop(child.stdin.take());
    assert_eq!(end_of(child).code(), Some(1));
    let told = err.all_of_it();
    assert!(told.contains("cannot write sub/r.json"), "{told}");
    let mut aside = std::fs::read_dir(desk.path("temp")).expect("listed");
    let aside = aside.next().expect("a file").expect("listed");
    assert!(told.contains(&aside.path().display().to_string()), "{told}");
    let mode = aside.metadata().expect("there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let line = format!("replay {} --verify", aside.path().display());
    desk.run(&line).ends(0);
}
