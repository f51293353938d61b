//! The command line itself: help, wrong use, languages, closed pipes.

use std::io::Read as _;
use std::process::Stdio;

use super::{Desk, command};

#[test]
fn help_is_there_for_every_command_in_both_languages() {
    let desk = Desk::new();
    let commands = [
        "games",
        "check",
        "fmt",
        "explain",
        "words",
        "play",
        "watch",
        "simulate",
        "replay",
        "scene",
        "picture",
        "new",
        "try",
        "calc",
        "solve",
        "completions",
    ];
    let help = desk.run("--help").ends(0).says(&commands);
    assert_eq!(help.err, "");
    for name in commands {
        desk.run(&format!("{name} --help"))
            .ends(0)
            .says(&["Usage: tapete"]);
        desk.run(&format!("{name} --help --lang es"))
            .ends(0)
            .says(&["Uso: tapete", "Opciones:"]);
    }
    desk.run("--version").ends(0).says(&["tapete "]);
}

#[test]
fn without_a_terminal_the_menu_is_the_help() {
    let desk = Desk::new();
    desk.run("")
        .ends(0)
        .says(&["the menu needs a terminal", "simulate"]);
    desk.run("--lang es")
        .ends(0)
        .says(&["el menú necesita una terminal", "Órdenes"]);
}

#[test]
fn wrong_use_ends_with_2_in_both_languages() {
    let desk = Desk::new();
    desk.run("simulat").ends(2).complains(&["simulate"]);
    desk.run("simulat --lang es")
        .ends(2)
        .complains(&["no existe la orden", "¿querías decir `simulate`?"]);
    desk.run("play").ends(2);
    desk.run("play --lang es")
        .ends(2)
        .complains(&["falta <GAME>"]);
    desk.run("play block --seed forty")
        .ends(2)
        .complains(&["is not a seed"]);
    desk.run("play block --seed forty --lang es")
        .ends(2)
        .complains(&["escribe un número entero"]);
    desk.run("games --lang nl").ends(2);
    desk.run("watch block --step --pace 5").ends(2);
    desk.run("watch block --pace fast")
        .ends(2)
        .complains(&["write a whole number"]);
    desk.run("simulate block --matches 99999999999999999999")
        .ends(2)
        .complains(&["too great a number"]);
}

#[test]
fn the_language_comes_from_the_system_unless_it_is_asked_for() {
    let desk = Desk::new();
    let spoken = |line: &str, all: &str| {
        let output = command(desk.folder.path(), line)
            .env("LC_ALL", all)
            .output()
            .expect("run");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    assert!(spoken("games", "es_CU.UTF-8").contains("jugadores"));
    assert!(spoken("games", "nl_NL.UTF-8").contains("players"));
    assert!(spoken("games --lang en", "es_ES").contains("players"));
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let desk = Desk::new();
    let mut child = command(desk.folder.path(), "words --json")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut first = [0; 1];
    let mut stdout = child.stdout.take().expect("its output");
    stdout.read_exact(&mut first).expect("a byte");
    drop(stdout);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_as_such() {
    let desk = Desk::new();
    let told = |line: &str| {
        let full = std::fs::File::options().write(true).open("/dev/full");
        let output = command(desk.folder.path(), line)
            .stdin(Stdio::null())
            .stdout(full.expect("a full disk"))
            .output()
            .expect("run");
        let err = String::from_utf8(output.stderr).expect("UTF-8");
        (output.status.code(), err)
    };
    for line in ["games", "words", "watch block --seed 1", "check block"] {
        let (code, err) = told(line);
        assert_eq!(code, Some(1), "{line}");
        assert!(err.starts_with("error: cannot write the output: "), "{err}");
    }
    let (_, err) = told("games --lang es");
    assert!(err.contains("no se puede escribir la salida"), "{err}");
}

#[test]
fn completions_are_written_for_each_shell() {
    let desk = Desk::new();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        desk.run(&format!("completions {shell}"))
            .ends(0)
            .says(&["simulate"]);
    }
    desk.run("completions tcsh").ends(2);
}

#[cfg(unix)]
#[test]
fn a_name_that_is_no_text_is_no_crash() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;

    let desk = Desk::new();
    let name = OsStr::from_bytes(b"\xff.json");
    let ran = |line: &str| {
        let mut command = command(desk.folder.path(), line);
        command.arg(name).stdin(Stdio::null());
        command.output().expect("run").status.code()
    };
    assert_eq!(ran("replay"), Some(2));
    assert_eq!(ran("check"), Some(2));
    assert_eq!(ran("watch block --save"), Some(0));
    assert_eq!(ran("play block --save"), Some(1));
}

#[test]
fn a_game_cannot_steer_the_terminal() {
    let desk = Desk::new();
    let text = "new Domino called \"A\\u{1b}[2J\" with_tiles Doubles(6) for_players 2 deals 7 wins FewestPoints";
    desk.write("a.tapete", text);
    let ran = desk.run("watch a.tapete --seed 1 --color always").ends(0);
    assert!(!ran.out.contains("\u{1b}[2J"), "{}", ran.out);
}
