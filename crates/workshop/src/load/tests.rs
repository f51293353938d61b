use super::*;

const SMALL: &str =
    "new Domino called \"Small\" with_tiles Doubles(3) for_players 2..3 deals 3 wins FewestPoints";
const BOT: &str = "new Bot called \"Mine\" plays BotaGorda";

fn nothing(name: &str) -> Result<String, String> {
    Err(format!("{name} is not here"))
}

fn plain(loaded: &Loaded) -> String {
    tapete_lang::plain(&loaded.problems, &loaded.sources, tapete_lang::Tongue::En)
}

#[test]
fn a_text_becomes_a_game_for_as_many_players_as_asked() {
    let main = Text::new("small.tapete", SMALL);
    let loaded = load(&main, &[], Some(3), &mut nothing);
    assert_eq!(loaded.players, Some(2..=3), "{}", plain(&loaded));
    let game = loaded.game.expect("a game");
    assert_eq!((game.name(), game.n_seats()), ("Small", 3));
    assert_eq!(loaded.texts.len(), 1);
    assert_eq!(loaded.texts[0].text, SMALL);
}

#[test]
fn an_extra_text_adds_its_bot_wherever_its_file_is() {
    for name in ["bots.tapete", "./sub/../bots.tapete", "/tmp/a\"b.tapete"] {
        let main = Text::new("./games/small.tapete", SMALL);
        let extra = [Text::new(name, BOT)];
        let loaded = load(&main, &extra, None, &mut nothing);
        assert_eq!(loaded.extra_names, [["Mine"]], "{name}: {}", plain(&loaded));
        let game = loaded.game.expect("a game");
        assert!(game.bots().iter().any(|it| it.name == "Mine"));
        assert_eq!(loaded.texts.len(), 2);
        assert_eq!(loaded.texts[0].text, SMALL, "the main text comes first");
    }
}

#[test]
fn a_text_of_bots_is_checked_without_a_game() {
    let loaded = load(&Text::new("bots.tapete", BOT), &[], None, &mut nothing);
    assert!(loaded.problems.is_empty(), "{}", plain(&loaded));
    assert!(loaded.game.is_none() && loaded.players.is_none());

    let wrong = BOT.replace("BotaGorda", "BotaGrda");
    let loaded = load(&Text::new("bots.tapete", wrong), &[], None, &mut nothing);
    assert!(
        plain(&loaded).contains("unknown-name"),
        "{}",
        plain(&loaded)
    );
}

#[test]
fn problems_of_every_text_are_told_with_their_file() {
    let main = Text::new(
        "main.tapete",
        format!("include \"gone.tapete\" {SMALL} dealz 3"),
    );
    let extra = [Text::new("bots.tapete", BOT.replace("plays", "playz"))];
    let loaded = load(&main, &extra, None, &mut nothing);
    let told = plain(&loaded);
    assert!(loaded.game.is_none());
    assert!(
        told.contains("main.tapete:1:9: error[lang:include-missing]"),
        "{told}"
    );
    assert!(told.contains("dealz"), "{told}");
    assert!(told.contains("bots.tapete:1:"), "{told}");
}

#[test]
fn nothing_that_a_text_can_hold_stops_it() {
    for text in [
        "",
        "new",
        "new Domino",
        "\u{0}\u{ffff}",
        "include \"main.tapete\"",
        "{{{{",
    ] {
        let loaded = load(&Text::new("main.tapete", text), &[], None, &mut nothing);
        assert!(loaded.game.is_none(), "{text}");
    }
}
