//! The commands about texts: games, check, fmt, explain and words.

use super::Desk;

const WRONG: &str =
    "new Domino called \"X\"\n  for_players 2\n  with_tiles Doubles(6)\n  dealz 7\n  deals 7 7\n";

#[test]
fn the_shipped_games_are_listed_and_are_all_well() {
    let desk = Desk::new();
    let ran = desk
        .run("games")
        .ends(0)
        .says(&["block", "domino", "2 to 4"]);
    assert!(!ran.out.contains('\u{1b}'), "no colour for a pipe");
    let games = desk.run("games --json").ends(0).json();
    let names: Vec<&str> = games["games"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|it| it["name"].as_str())
        .collect();
    assert!(names.len() >= 6, "{names:?}");
    let starts = games["games"].as_array().into_iter().flatten();
    let starts = starts.take_while(|it| it["start_here"] == true);
    assert_eq!(starts.count(), 4, "each family has a game to begin with");
    assert!(!names.contains(&"bench"), "a benchmark is no game to play");
    desk.run("check bench").ends(0);
    for name in names {
        desk.run(&format!("check {name}"))
            .ends(0)
            .says(&["no problems"]);
    }
    desk.run("games --lang es")
        .ends(0)
        .says(&["jugadores", "juega a uno con"]);
}

#[test]
fn all_problems_of_a_text_are_told_at_once() {
    let desk = Desk::new();
    desk.write("wrong.tapete", WRONG);
    desk.run("check wrong.tapete").ends(1).says(&[
        "error[lang:unknown-clause]",
        "wrong.tapete:4:3",
        "did you mean `deals`?",
        "error[lang:too-many-values]",
        "errors: 2",
    ]);
    desk.run("check wrong.tapete --lang es")
        .ends(1)
        .says(&["errores: 2", "ayuda"]);
    let ran = desk.run("check wrong.tapete --color always").ends(1);
    assert!(ran.out.contains('\u{1b}'));
}

#[test]
fn problems_as_json_have_their_place_and_code() {
    let desk = Desk::new();
    desk.write("wrong.tapete", WRONG);
    let json = desk.run("check block wrong.tapete --json").ends(1).json();
    let problems = json["problems"].as_array().expect("a list");
    assert_eq!(problems.len(), 2);
    let first = &problems[0];
    assert_eq!(first["file"], "wrong.tapete");
    assert_eq!((&first["line"], &first["column"]), (&4.into(), &3.into()));
    assert_eq!(first["end"], serde_json::json!({"line": 4, "column": 8}));
    assert_eq!(first["severity"], "error");
    assert_eq!(
        (&first["scope"], &first["code"]),
        (&"lang".into(), &"unknown-clause".into())
    );
    assert!(
        first["message"]
            .as_str()
            .is_some_and(|it| it.contains("dealz"))
    );
    assert!(first["help"].is_array());
    let json = desk.run("check block --json").ends(0).json();
    assert_eq!(json, serde_json::json!({"problems": []}));
}

#[test]
fn what_cannot_be_read_is_wrong_use() {
    let desk = Desk::new();
    desk.write("latin.tapete", b"// \xf1");
    desk.write("big.tapete", vec![b' '; (8 << 20) + 1]);
    desk.run("check blok")
        .ends(2)
        .complains(&["no game or file is called `blok`; did you mean `block`?\n"]);
    desk.run("check gone.tapete")
        .ends(2)
        .complains(&["there is no such file"]);
    desk.run("check .").ends(2).complains(&["is a folder"]);
    desk.run("check latin.tapete")
        .ends(2)
        .complains(&["not UTF-8"]);
    desk.run("check big.tapete")
        .ends(2)
        .complains(&["at most 8 MiB"]);
    desk.run("check gone.tapete --lang es")
        .ends(2)
        .complains(&["el archivo no existe"]);
    desk.write("bad.tapete", "new Dominos called \"X\"");
    let ran = desk.run("check gone.tapete bad.tapete --json").ends(2);
    let ran = ran.complains(&["gone.tapete"]);
    assert_eq!(ran.json()["problems"][0]["code"], "unknown-kind");
}

#[test]
fn formatting_rewrites_only_what_differs() {
    let desk = Desk::new();
    let loose =
        "new Domino called \"X\"\n deals 7 // seven\n with_tiles   Doubles(6)\n for_players 2\n";
    desk.write("a.tapete", loose);
    desk.run("fmt --check a.tapete")
        .ends(1)
        .says(&["a.tapete is not in canonical form"]);
    assert_eq!(desk.read("a.tapete"), loose);
    desk.run("fmt a.tapete").ends(0).says(&["a.tapete written"]);
    let formatted = desk.read("a.tapete");
    assert!(formatted.contains("// seven") && formatted != loose);
    desk.run("fmt --check a.tapete").ends(0);
    assert_eq!(desk.run_with("fmt -", loose).ends(0).out, formatted);
    assert_eq!(desk.n_files(), 1, "nothing is left beside the file");
}

#[test]
fn a_text_that_cannot_be_formatted_stays_as_it_is() {
    let desk = Desk::new();
    desk.write("broken.tapete", "new Domino called \"X");
    desk.run("fmt broken.tapete")
        .ends(1)
        .complains(&["left as it was"]);
    assert_eq!(desk.read("broken.tapete"), "new Domino called \"X");
    desk.write("a.tapete", "new   Bot called \"B\" plays Data");
    desk.run("fmt a.tapete gone.tapete").ends(2);
    assert!(
        desk.read("a.tapete").contains("new   Bot"),
        "nothing is written if a file is missing"
    );
}

#[test]
fn codes_are_explained_with_an_example() {
    let desk = Desk::new();
    desk.run("explain")
        .ends(0)
        .says(&["lang:unknown-clause", "domino:", "explains one"]);
    let short = desk
        .run("explain unknown-clause")
        .ends(0)
        .says(&["wrong:", "right:"]);
    assert_eq!(short.out, desk.run("explain lang:unknown-clause").out);
    desk.run("explain unknown-claus")
        .ends(2)
        .complains(&["did you mean `unknown-clause`?"]);
    desk.run("explain x:unknown-clause").ends(2);
    desk.run("explain unknown-clause --lang es")
        .ends(0)
        .says(&["mal:", "bien:"]);
    let codes = desk.run("explain --json").ends(0).json();
    for code in codes["codes"].as_array().expect("a list") {
        assert!(
            code["explain"]["es"]
                .as_str()
                .is_some_and(|it| !it.is_empty()),
            "{code}"
        );
    }
}

#[test]
fn words_are_found_in_both_languages() {
    let desk = Desk::new();
    desk.run("words")
        .ends(0)
        .says(&["deals", "reparte", "when"]);
    desk.run("words deals")
        .ends(0)
        .says(&["a clause of Domino", "also written: reparte"]);
    desk.run("words REPARTE --lang es")
        .ends(0)
        .says(&["una cláusula de Domino", "ejemplo"]);
    desk.run("words StealEnergy --lang es")
        .ends(0)
        .says(&["una palabra de los guiones de Power", "StealEnergy(25)"]);
    desk.run("words destroy")
        .ends(0)
        .says(&["a word inside clauses of cards", "destroy target Creature"]);
    desk.run("words destroy --lang es")
        .ends(0)
        .says(&["destruye objetivo Criatura"]);
    desk.run("words deels")
        .ends(2)
        .complains(&["did you mean `deals`?"]);
    let words = desk.run("words --json").ends(0).json();
    for word in words["words"].as_array().expect("a list") {
        for key in ["word", "role", "example"] {
            assert!(
                word[key].as_str().is_some_and(|it| !it.is_empty()),
                "{word}"
            );
        }
        assert!(
            word["spellings"]
                .as_array()
                .is_some_and(|it| !it.is_empty()),
            "{word}"
        );
    }
    desk.run("words --markdown")
        .ends(0)
        .says(&["- `deals` (`reparte`):"]);
}

#[test]
fn an_include_reads_nothing_from_elsewhere() {
    let desk = Desk::new();
    std::fs::create_dir_all(desk.path("game/lib")).expect("folders");
    desk.write("secret.tapete", "root:x:0:0");
    desk.write(
        "game/lib/bot.tapete",
        "new Bot called \"Own\" plays BotaGorda",
    );
    let game = "new Domino called \"Main\" with_tiles Doubles(2) for_players 2 deals 2";
    let absolute = desk.path("secret.tapete").display().to_string();
    for (path, es) in [
        ("/etc/passwd", false),
        ("../../../../../../../../etc/passwd", false),
        ("../secret.tapete", true),
        (absolute.as_str(), true),
    ] {
        desk.write("game/main.tapete", format!("include \"{path}\" {game}"));
        let lang = if es { "es" } else { "en" };
        for line in ["check", "play", "simulate", "convert"] {
            let ran = desk
                .run(&format!("{line} game/main.tapete --lang {lang}"))
                .ends(1);
            let said = format!("{}{}", ran.out, ran.err);
            let why = if es {
                "junto a él o más abajo"
            } else {
                "beside it or below it"
            };
            assert!(said.contains(why) && !said.contains("root:"), "{said}");
        }
    }
    let own = "include \"lib/bot.tapete\" include \"./lib/../lib/bot.tapete\"";
    desk.write("game/main.tapete", format!("{own} {game}"));
    desk.run("check game/main.tapete").ends(0);
    // What a person names lies where it lies, and so does what is shipped.
    desk.write("bot.tapete", "new Bot called \"Far\" plays BotaGorda");
    desk.run("watch game/main.tapete --bots bot.tapete --seed 1")
        .ends(0);
    desk.run("check block feed_the_fire").ends(0);
}

#[test]
fn no_text_steers_the_terminal_or_looks_like_another() {
    let desk = Desk::new();
    let tricks = "A\u{9b}31mB\u{202e}C\u{200b}D\u{2066}";
    desk.write(
        "a.tapete",
        format!(
            "// {tricks}\nnew Domino called \"{tricks}\" with_tiles {tricks} for_players 2 deals 2"
        ),
    );
    let game =
        format!("new Domino called \"{tricks}\" with_tiles Doubles(3) for_players 2 deals 2");
    desk.write("b.tapete", game);
    let hidden = ['\u{9b}', '\u{202e}', '\u{200b}', '\u{2066}', '\u{1b}'];
    for line in [
        "check a.tapete",
        "play a.tapete",
        "check b.tapete",
        "play b.tapete --seed 1",
        "watch b.tapete --seed 1",
        "simulate b.tapete --matches 3 --seed 1",
        "explain b.tapete",
    ] {
        let ran = desk.run(line);
        let said = format!("{}{}", ran.out, ran.err);
        assert!(!said.contains(hidden), "{line}: {said:?}");
    }
    let named = format!("play block --seed 1 --names {tricks} --save r.json");
    let ran = desk.run_with(&named, "quit\n").ends(0);
    assert!(!ran.out.contains(hidden), "{:?}", ran.out);
    assert!(ran.out.contains("A31mBCD"), "{}", ran.out);
    // What is for programs is as it was written.
    let json = desk.run("check a.tapete --json").ends(1).json();
    assert!(json.to_string().contains('\u{202e}'), "{json}");
    desk.write("c.tapete", desk.read("b.tapete"));
    desk.run("fmt c.tapete").ends(0);
    assert!(desk.read("c.tapete").contains(tricks));
}
