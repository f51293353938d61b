use super::*;

const SMALL: &str =
    "new Domino called \"Small\" with_tiles Doubles(3) for_players 2..3 deals 3 wins FewestPoints";
const BOT: &str = "new Bot called \"Mine\" plays BotaGorda";

fn nothing(name: &str, _from: &str) -> Result<String, String> {
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

const CARD: &str = r#"{"state": 1, "type": 0, "attackPoints": 20, "lifePoints": 100, "id": 0,
 "name": "Moss", "publicDescription": ""}"#;

#[test]
fn cards_and_scripts_are_checked_without_a_game() {
    let check = |name: &str, text: &str| load(&Text::new(name, text), &[], None, &mut nothing);
    let loaded = check(
        "a.tapete",
        "new Power called \"A\" costs 1 Actions { Atack() }",
    );
    assert!(
        plain(&loaded).starts_with("a.tapete:1:40: error[duel:E001]"),
        "{}",
        plain(&loaded)
    );
    let loaded = check("a.json", &CARD.replace("100", "0"));
    let told = "a.json:1:59: error[duel:json-out-of-range]";
    assert!(plain(&loaded).starts_with(told), "{}", plain(&loaded));
    let loaded = check("a.duel", "Conditions { } Actions { Draw() }");
    assert!(
        plain(&loaded).starts_with("a.duel:1:31: error[duel:E204]"),
        "{}",
        plain(&loaded)
    );
    for (name, text) in [
        ("a.json", CARD),
        ("a.duel", "Conditions{} Actions{Draw(1)}"),
    ] {
        let loaded = check(name, text);
        assert_eq!(plain(&loaded), "");
        assert!(loaded.game.is_none() && !loaded.is_empty && loaded.texts.len() == 1);
    }
}

#[test]
fn a_game_may_include_cards_in_json_and_is_the_same_in_its_replay() {
    let game = "include \"moss.json\" new Duel called \"X\" decks Random
        new Power called \"Hit\" costs 1 Actions { Attack() }";
    let main = Text::new("x.tapete", game);
    let mut read = |name: &str, from: &str| match name {
        "moss.json" => Ok(CARD.to_owned()),
        _ => nothing(name, from),
    };
    let loaded = load(&main, &[], None, &mut read);
    assert!(loaded.game.is_some(), "{}", plain(&loaded));
    assert!(
        loaded.texts[1]
            .text
            .starts_with("new Monster called \"Moss\"")
    );
    let again = load(&main, &[], None, &mut |_, _| {
        Ok(loaded.texts[1].text.clone())
    });
    assert!(again.game.is_some() && again.texts == loaded.texts);
    let loaded = load(&main, &[], None, &mut |_, _| {
        Ok(CARD.replace("\"type\": 0,", ""))
    });
    let told = plain(&loaded);
    assert!(
        told.contains("moss.json:1:1: error[duel:json-missing-key]"),
        "{told}"
    );
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
