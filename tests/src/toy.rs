//! A family that only the suite lists: everything works with it, and nothing
//! outside its crate knows it but the list.

use std::cell::Cell;

use libtest_mimic::{Failed, Trial};
use tapete_arena::{Simulation, simulate};
use tapete_draw::{PictureOptions, svg, text::compact};
use tapete_family::{Block, Given, Loaded, Text};
use tapete_game::{Reader, Seat, Seed, Tongue, laws};
use tapete_workshop::{Toolbox, format, is_file_name, load, open_replay, record, tools};

const HEAP: &str = "new Pebbles called \"Heap\"\n  heap_of    7\n  takes_most 2\n";
const MISTAKE: &str = "new Pebbles called \"Heap\" heap_o 7 takes_most 2\n";

/// Makes the trials.
pub fn trials() -> Vec<Trial> {
    let trial = |name: &str, run: fn() -> Result<(), Failed>| {
        Trial::test(format!("toy::a-new-family-{name}"), run)
    };
    vec![
        trial("is-checked-and-formatted", checked),
        trial("keeps-the-laws", lawful),
        trial("is-played-drawn-and-recorded", played),
        trial("is-simulated", simulated),
        trial("has-a-tool-that-runs", tool),
    ]
}

fn loaded(text: &str) -> Loaded {
    let main = Text::new("heap.tapete", text);
    load(&main, &[], None, &mut |_, _| Err(String::new()))
}

/// Says where two things differ that should be the same.
fn same<T: PartialEq + std::fmt::Debug>(found: T, wanted: T) -> Result<(), Failed> {
    match found == wanted {
        true => Ok(()),
        false => Err(format!("found {found:?}, not {wanted:?}").into()),
    }
}

fn checked() -> Result<(), Failed> {
    let wrong = loaded(MISTAKE);
    let told = tapete_lang::plain(&wrong.problems, &wrong.sources, Tongue::En);
    if !told.contains("did you mean `heap_of`?") {
        return Err(format!("no remedy in: {told}").into());
    }
    let well = loaded(HEAP);
    let told = tapete_lang::plain(&well.problems, &well.sources, Tongue::En);
    same(told.as_str(), "")?;
    let spanish = "nuevo Guijarros llamado \"Heap\" montón_de 7 toma_hasta 2";
    same(loaded(spanish).game.is_some(), true)?;
    let spread = HEAP.replace("heap_of", "heap_of  ");
    let formatted = format("heap.tapete", &spread).map_err(|_| "it cannot be formatted")?;
    same(formatted.as_str(), HEAP)
}

fn lawful() -> Result<(), Failed> {
    let game = loaded(HEAP).game.ok_or("no game")?;
    for index in 0..20 {
        let seed = Seed { seed: 3, index };
        laws::keep(&game, seed).map_err(|broken| broken.to_string())?;
        laws::secrets(&game, seed).map_err(|broken| broken.to_string())?;
    }
    Ok(())
}

fn played() -> Result<(), Failed> {
    let loaded = loaded(HEAP);
    let game = loaded.game.clone().ok_or("no game")?;
    let mut bots = tapete_bots::team(&game, &["perfect".to_owned(), "random".to_owned()])
        .map_err(|error| error.text(Tongue::En))?;
    let mut playing = game.start(Seed::new(5));
    // What the contract does for families that say nothing of their own.
    let refused = playing.play(Seat(0), "take 3").err();
    let wanted = "`take 3` is not a move now; you can write `take 1`, `take 2`";
    same(refused.map(|it| it.to_string()).as_deref(), Some(wanted))?;
    same(playing.arrange("left 3").is_err(), true)?;
    let view = playing.view_in(Reader::Spectator, Tongue::Es);
    let shown = compact(&view, Tongue::Es);
    let picture = svg(&view, &PictureOptions::default());
    if !shown.contains("×7") || !picture.contains("<svg") {
        return Err(format!("it is not drawn: {shown}").into());
    }
    for (seat, bot) in game.seats().zip(&mut bots) {
        bot.start(seat, 1);
    }
    playing.play_out(&mut bots).map_err(|it| it.to_string())?;
    let winners = playing.outcome().map(|it| it.winners().count());
    same(winners, Some(1))?;
    let players = vec!["perfect".to_owned(), "random".to_owned()];
    let replay = record(&playing, &loaded.texts, players).write();
    let opened = open_replay(&replay).map_err(|it| it.to_string())?;
    let verified = opened.replay.verify(&opened.game);
    verified.map_err(|it| it.to_string())?;
    Ok(())
}

fn simulated() -> Result<(), Failed> {
    let game = loaded(HEAP).game.ok_or("no game")?;
    let options = Simulation {
        matches: 50,
        seed: 1,
        threads: 1,
    };
    let bots = ["perfect".to_owned(), "random".to_owned()];
    let tally = simulate(&game, &bots, &options, &|_| {});
    let tally = tally.map_err(|error| error.text(Tongue::En))?;
    // Seven is one more than two times three: whoever begins can always win.
    same(tally.seats[0].record.wins, 50)
}

fn tool() -> Result<(), Failed> {
    let (family, tool) = tools()
        .find(|it| it.1.name == "advise")
        .ok_or("it is not listed")?;
    same(family.game_kind, "Pebbles")?;
    let toolbox = Toolbox {
        tongue: Tongue::Es,
        find: &|name| Ok(Text::new(name, HEAP)),
        is_file: &is_file_name,
        read: &|_, _| Err(String::new()),
        seed: &|asked| asked.unwrap_or(Seed::new(1)),
        fresh_seed: &|| Seed::new(1),
        progress: &|_, _| {},
        played: Cell::new((0, 0)),
    };
    let file = || Given::new().with("file", "heap.tapete");
    let answer = tool.answer(&toolbox, &file().with("largest", "4"));
    let answer = answer.map_err(|it| it.message().to_owned())?;
    let Some(Block::Table(table)) = answer.blocks.first() else {
        return Err("its answer is no table".into());
    };
    same(table.head.join(" "), "montón toma".to_owned())?;
    let rows: Vec<String> = table.rows.iter().map(|it| it.join(" ")).collect();
    same(rows.join(", "), "1 1, 2 2, 3 –, 4 1".to_owned())?;
    same(answer.to_json().contains("null"), true)?;
    let refused = tool.answer(&toolbox, &file().with("largest", "99"));
    let message = refused.err().map(|it| it.message().to_owned());
    let wanted = "`largest` es un número entero de 1 a 50, no `99`";
    same(message.as_deref(), Some(wanted))
}
