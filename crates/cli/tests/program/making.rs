//! Monsters, powers and decks made by answering questions.

use super::Desk;
use super::cards::SMALL;

#[test]
fn what_can_be_made_is_told() {
    let desk = Desk::new();
    desk.run("new")
        .ends(0)
        .says(&["new monster", "new power", "new deck"]);
    desk.run("new --lang es").ends(0).says(&["un mazo"]);
    desk.run("new dragon").ends(2);
    desk.run("new power --random")
        .ends(2)
        .complains(&["--random"]);
    desk.run("new deck --random --to gone/d.tapete")
        .ends(2)
        .complains(&["there is no folder gone"]);
}

/// Each of them reads the file, adds to it and writes it.
#[test]
fn twenty_programs_that_write_one_file_at_once_lose_nothing() {
    use std::io::Write as _;
    use std::process::Stdio;
    let desk = Desk::new();
    let mut children: Vec<_> = (0..20)
        .map(|number| {
            let line = format!("new monster --name Beast{number} --to c.tapete");
            let mut child = super::command(desk.folder.path(), &line)
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .expect("the program runs");
            let answers = b"fire\n9\n9\n\n";
            let stdin = child.stdin.as_mut().expect("its input");
            stdin.write_all(answers).expect("it reads");
            child
        })
        .collect();
    for child in &mut children {
        drop(child.stdin.take());
        assert!(child.wait().expect("it ends").success());
    }
    let text = desk.read("c.tapete");
    for number in 0..20 {
        let name = format!("called \"Beast{number}\"");
        assert_eq!(text.matches(&name).count(), 1, "{name} in:\n{text}");
    }
    desk.run("check c.tapete").ends(0);
    assert_eq!(desk.n_files(), 1, "nothing is left beside it");
}

#[test]
fn a_monster_is_asked_for_and_added_to_a_file() {
    let desk = Desk::new();
    let answers = "\nOla\nwind\n2\n0\n250\nmany\n40\nWet.\n";
    desk.run_with("new monster --to c.tapete", answers)
        .ends(0)
        .says(&[
            "it needs a name",
            "there is no element `wind`",
            "write a whole number from 1 to 1000000",
            "write a whole number from 0 to 1000000",
            "c.tapete: Ola added",
        ]);
    let first = desk.read("c.tapete");
    assert!(first.contains("new Monster called \"Ola\"") && first.contains("250"));
    desk.run("check c.tapete").ends(0);
    desk.run("fmt --check c.tapete").ends(0);
    // The same name again is asked about, and nothing is lost by a no.
    desk.run_with("new monster --name Ola --to c.tapete", "fire\n9\n9\n\nn\n")
        .ends(1)
        .says(&[
            "replace it? (y/N)",
            "saved by hand",
            "new Monster called \"Ola\"",
        ])
        .complains(&["nothing was written"]);
    assert_eq!(desk.read("c.tapete"), first);
    desk.run_with(
        "new monster --name Ola --to c.tapete --lang es",
        "Fuego\n9\n9\n\nsí\n",
    )
    .ends(0)
    .says(&["Ola reemplazado"]);
    let second = desk.read("c.tapete");
    assert!(
        second.contains("Fuego") && !second.contains("250"),
        "{second}"
    );
    desk.run_with("new monster --to c.tapete", "Half\n1\n")
        .ends(1)
        .complains(&["the input ended"]);
    assert_eq!(desk.read("c.tapete"), second);
}

#[test]
fn a_power_is_written_line_by_line_with_every_line_looked_at() {
    let desk = Desk::new();
    let answers = "Golpazo\n30\nConditions {\n  TargetMonsterLif >= 100\n\n}\n\
        :2   TargetMonsterLife >= 100\nActions {\n  Attack()\n? Attack\n? Atack\n  Draw(9\n\
        :7   Draw(1)\n:add 6   // twice\n:del 6\n:list\n:fly\n:77 x\n}\n.\nHits and draws 1 card.\n";
    let ran = desk.run_with("new power --to p.tapete", answers).ends(0);
    let ran = ran.says(&[
        "error[duel:E001]",
        "Golpazo.duel:2:3",
        "did you mean `TargetMonsterLife`?",
        "did you mean `Attack`?",
        "there is no `:fly` here",
        "there is no line 77; there are 7",
        "it does: If the target has at least 100 life",
        "p.tapete: Golpazo added",
    ]);
    assert!(
        !ran.out.contains("E103"),
        "what may still come is no mistake: {}",
        ran.out
    );
    let text = desk.read("p.tapete");
    assert!(
        text.contains("Draw(1)") && !text.contains("twice"),
        "{text}"
    );
    desk.run("check p.tapete").ends(0);
    desk.run("try p.tapete")
        .ends(0)
        .says(&["Golpazo (30 energy)"]);
}

#[test]
fn a_script_with_errors_is_never_saved_and_never_lost() {
    let desk = Desk::new();
    let answers = "P\n3\nConditions{}\nActions{\n  Atack()\n}\n.\n";
    desk.run_with("new power --to p.tapete", answers)
        .ends(1)
        .says(&["the script still has errors", "  Atack()"])
        .complains(&["was not saved"]);
    desk.run_with("new power --lang es", "P\n3\nConditions{}\n:salir\n")
        .ends(1)
        .says(&["Conditions{}"])
        .complains(&["no se hizo ninguna carta"]);
    desk.run_with("new power", "P\n3\n\n.\n")
        .ends(1)
        .says(&["the script is empty"]);
    desk.run_with("new power", "P\n3\n?\n")
        .ends(1)
        .says(&["Attack", "Poison"]);
    assert_eq!(desk.n_files(), 0);
}

#[test]
fn richer_scripts_and_json_cards_are_written_too() {
    let desk = Desk::new();
    let script = "let n = 2\nConditions { }\nActions { Draw(n) }\n.\n\n";
    desk.run_with(
        "new power --name Rico --to r.tapete",
        &format!("4\n{script}"),
    )
    .ends(0);
    assert!(desk.read("r.tapete").contains("script {"));
    desk.run("check r.tapete").ends(0);
    desk.run_with("new monster --name Ola --to ola.json", "Agua\n50\n5\n\n")
        .ends(0)
        .says(&["ola.json written"]);
    assert!(desk.read("ola.json").contains("\"lifePoints\": 50"));
    desk.run_with("new monster --name Ola --to ola.json", "Agua\n60\n5\n\n\n")
        .ends(1)
        .complains(&["nothing was written"]);
    assert!(desk.read("ola.json").contains("\"lifePoints\": 50"));
}

#[test]
fn a_file_with_errors_or_of_another_kind_is_left_as_it_is() {
    let desk = Desk::new();
    let broken = "new Monster called \"A\" with_lif 3\n";
    desk.write("broken.tapete", broken);
    desk.run_with("new monster --name B --to broken.tapete", "1\n9\n9\n\n")
        .ends(1)
        .says(&["saved by hand", "new Monster called \"B\""])
        .complains(&["has errors, so nothing was added"]);
    assert_eq!(desk.read("broken.tapete"), broken);
    desk.write("nul.tapete", b"\xff\xfe");
    desk.run_with("new monster --name B --to nul.tapete", "1\n9\n9\n\n")
        .ends(2)
        .complains(&["not UTF-8"]);
}

#[test]
fn a_deck_is_chosen_by_number_name_and_luck() {
    let desk = Desk::new();
    let game = SMALL
        .replace("team_of 1", "team_of 2")
        .replace(
            "monsters \"Brasa\" powers",
            "monsters \"Brasa\", \"Hoja\" powers \"Golpe\", \"Golpe\" powers",
        )
        .replace(
            "monsters \"Hoja\" powers",
            "monsters \"Hoja\", \"Hoja\" powers \"Golpe\", \"Golpe\" powers",
        );
    desk.write("game.tapete", &game);
    let answers = "?\nzzz\n2\nundo\nhoja\nbr\ngolpe, moneda, golpe\nrandom\n1 1\n2 1\n\nMío\n";
    let ran = desk
        .run_with("new deck --from game.tapete --to game.tapete", answers)
        .ends(0);
    ran.says(&[
        "there is no card `zzz`",
        "formation, from the front: 1 Hoja, 2 Brasa",
        "left out: Golpe",
        "by luck: ",
        "write each number from 1 to 2 once",
        "formation, from the front: 1 Brasa, 2 Hoja",
        "the deck is legal",
        "game.tapete: Mío added",
    ]);
    desk.run("check game.tapete").ends(0);
    assert!(
        desk.read("game.tapete")
            .contains("monsters \"Brasa\", \"Hoja\"")
    );
    // A new file names the text that has the cards.
    desk.run("new deck --random --seed 7 --from game.tapete --to d.tapete")
        .ends(0);
    assert!(desk.read("d.tapete").starts_with("include \"game.tapete\""));
    desk.run("check d.tapete").ends(0);
}

#[test]
fn a_deck_by_luck_is_the_same_for_the_same_seed() {
    let desk = Desk::new();
    let ran = desk
        .run("new deck --random --seed 7")
        .ends(0)
        .says(&["new Deck called \"Luck of 7\""]);
    assert_eq!(ran.out, desk.run("new deck --random --seed 7").ends(0).out);
    desk.run("new deck --random --lang es")
        .ends(0)
        .says(&["para repetirlo", "--seed"]);
    desk.write(
        "c.tapete",
        "new Monster called \"A\" is Fire with_life 3 with_attack 3",
    );
    desk.run("new deck --random --from c.tapete")
        .ends(2)
        .complains(&["no monsters or no powers"]);
}
