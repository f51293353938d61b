//! Mistakes that can be read and played all the same: each is told before play,
//! at its place, with a remedy.

use tapete_lang::{Problems, Severity, Sources, Tongue, parse, plain};

use crate::PHRASING;
use crate::define::{look, plan};
use crate::syntax::read;

const CLASSIC: &str = "new CardGame called \"Trial\" extends \"Classic\"";

fn problems(text: &str) -> (Sources, Problems) {
    let mut sources = Sources::new();
    let file = sources.add("text", text);
    let mut problems = Problems::new();
    let tree = parse(&sources, file, &[&PHRASING], &mut problems);
    let items = tree.items.iter();
    let sentences: Vec<_> = items.map(|it| read(&sources, it, &mut problems)).collect();
    match sentences.iter().any(|it| it.kind.text == "CardGame") {
        true => drop(plan(&sentences, true, &mut problems)),
        false => drop(look(&sentences, &mut problems)),
    }
    (sources, problems)
}

fn told(text: &str) -> String {
    let (sources, problems) = problems(text);
    plain(&problems, &sources, Tongue::En)
}

/// The problems of a text for Classic, in both languages; each must have a
/// remedy.
fn classic(text: &str) -> String {
    let (sources, problems) = problems(&format!("{CLASSIC}\n{text}"));
    for problem in problems.sorted() {
        assert!(!problem.help.is_empty(), "{text}: {}", problem.code.id);
    }
    let spanish = plain(&problems, &sources, Tongue::Es);
    let english = plain(&problems, &sources, Tongue::En);
    assert!(english.is_empty() || english != spanish, "{english}");
    english
}

fn sorcery(rest: &str) -> String {
    classic(&format!(
        "new Sorcery called \"Try\" requires 1 * Island {rest}"
    ))
}

fn ox(rest: &str) -> String {
    let card = "new Creature called \"Ox\" requires 1 * Forest with_damage 2 with_health 2";
    classic(&format!("{card} {rest}"))
}

#[track_caller]
fn assert_told(told: &str, severity: &str, id: &str, times: usize) {
    let n = told.matches(&format!("{severity}[{id}]")).count();
    assert_eq!(n, times, "{id} in: {told}");
    assert_eq!(told.lines().count(), times, "{told}");
}

#[test]
fn players_are_not_destroyed() {
    for effect in [
        "destroy target Player",
        "tap opponent",
        "exile each Player",
        "target Player gets +1/+1 until end_of_turn",
    ] {
        let told = sorcery(&format!("does: {effect}"));
        assert_told(&told, "error", "ccg:not-a-card", 1);
    }
    let told = sorcery("does: destroy target Player");
    assert!(told.starts_with("text:2:60:"), "{told}");
    assert_eq!(sorcery("does: target Player loses 3 life"), "");
}

#[test]
fn a_player_among_things_that_are_destroyed_is_warned_of() {
    let told = sorcery("does: destroy target Creature or Player");
    assert_told(&told, "warning", "ccg:perhaps-a-player", 1);
    assert_eq!(
        sorcery("does: deal 3 damage to target Creature or Player"),
        ""
    );
}

#[test]
fn a_sorcery_knows_no_blocker_and_no_attacker() {
    for word in ["blocker", "attacker"] {
        let told = sorcery(&format!("does: destroy {word}"));
        assert_told(&told, "warning", "ccg:no-other-side", 1);
        let told = ox(&format!("can tap: destroy {word}"));
        assert_told(&told, "warning", "ccg:no-other-side", 1);
    }
    assert_eq!(ox("when this becomes_blocked: destroy blocker"), "");
    assert_eq!(ox("when this blocks: destroy attacker"), "");
}

#[test]
fn a_filter_that_contradicts_itself_is_told() {
    for filter in [
        "tapped and untapped and Creature",
        "Creature and NonBlack and Black",
        "Creature and you_control and opponent_controls",
        "Creature and power >= 4 and power < 3",
        "blocked or attacking and Creature and unblocked and blocking",
    ] {
        let told = sorcery(&format!("does: destroy target {filter}"));
        assert_told(&told, "error", "ccg:contradiction", 1);
        let told = sorcery(&format!("does: destroy each {filter}"));
        assert_told(&told, "error", "ccg:contradiction", 1);
    }
    for filter in [
        "tapped or untapped and Creature",
        "Creature and NonBlack and White",
        "Creature and power >= 2 and power < 3",
    ] {
        let told = sorcery(&format!("does: destroy target {filter}"));
        assert_eq!(told, "", "{filter}");
    }
}

#[test]
fn a_long_filter_is_looked_at_in_bounded_time() {
    let many = "tapped or untapped and ".repeat(60);
    let told = sorcery(&format!(
        "does: destroy target {many} attacking and blocking"
    ));
    assert!(told.is_empty() || told.contains("ccg:"), "{told}");
}

#[test]
fn x_must_be_paid_for() {
    assert_told(&sorcery("does: draw X"), "error", "ccg:no-x", 1);
    assert_told(&ox("can tap: draw X"), "error", "ccg:no-x", 1);
    assert_told(&ox("when this enters: draw X"), "error", "ccg:no-x", 1);
    assert_eq!(ox("can X * Lands, tap: draw X"), "");
    let paid = "new Sorcery called \"Try\" requires X * Lands and 1 * Island does: draw X";
    assert_eq!(classic(paid), "");
    let phase = "new CardGame called \"Trial\" extends \"Classic\" phase bonus: draw X";
    assert!(told(phase).contains("ccg:no-x"), "{}", told(phase));
}

#[test]
fn kicked_needs_an_extra_cost() {
    let told = sorcery("does: if kicked: draw 1");
    assert_told(&told, "error", "ccg:no-kicker", 1);
    let ability = "has_ability Kicker(2 * Lands) does: if kicked: draw 1";
    assert_eq!(sorcery(ability), "");
    let clause = "may_also_pay 2 * Lands does: if kicked: draw 1";
    assert_eq!(sorcery(clause), "");
}

#[test]
fn what_is_put_on_others_says_on_what() {
    let aura = |rest: &str| {
        let card = "new Aura called \"Try\" requires 1 * Plains always: attached gets +1/+1";
        classic(&format!("{card} {rest}"))
    };
    assert_told(&aura(""), "warning", "ccg:put-on-nothing", 1);
    assert_eq!(aura("target Creature"), "");
    let equipment = |rest: &str| {
        let card = "new Equipment called \"Try\" requires 1 * Land always: attached gets +1/+1";
        classic(&format!("{card} {rest}"))
    };
    assert_told(&equipment(""), "warning", "ccg:put-on-nothing", 1);
    assert_eq!(equipment("has_ability Equip(1 * Land)"), "");
    let own = "when this enters: attach this to target Creature and you_control";
    assert_eq!(equipment(own), "");
}

#[test]
fn a_spell_without_an_effect_is_warned_of() {
    assert_told(&sorcery(""), "warning", "ccg:no-effect", 1);
    let told = classic("new Instant called \"Try\" requires 1 * Island");
    assert_told(&told, "warning", "ccg:no-effect", 1);
}

#[test]
fn a_spell_has_nothing_that_only_cards_in_play_have() {
    for rest in [
        "with_damage 2",
        "with_health 2",
        "can tap: draw 1",
        "when this enters: draw 1",
        "enters tapped",
    ] {
        let told = sorcery(&format!("does: draw 1 {rest}"));
        assert_told(&told, "warning", "ccg:never-in-play", 1);
    }
    let cycling = "does: draw 1 can 1 * Land, discard this: draw 1 play_only from_hand";
    assert_eq!(sorcery(cycling), "");
}

#[test]
fn a_clause_of_one_value_stands_once() {
    for rest in [
        "with_damage 3",
        "with_health 2",
        "requires 1 * Land",
        "rarity Common rarity Rare",
        "text \"a\" text \"b\"",
    ] {
        assert_told(&ox(rest), "error", "lang:repeated-clause", 1);
    }
    let told = sorcery("does: draw 1 does: draw 2");
    assert_told(&told, "error", "lang:repeated-clause", 1);
    assert!(told.starts_with("text:2:59:"), "{told}");
    let game = told_of_game("life 20 life 30");
    assert_told(&game, "error", "lang:repeated-clause", 1);
    assert_eq!(ox("has_ability Flying has_ability Haste"), "");
}

fn told_of_game(rest: &str) -> String {
    told(&format!("{CLASSIC} {rest}"))
}

#[test]
fn a_deck_has_only_clauses_of_decks() {
    let told =
        classic("new Deck called \"D\" with_damage 2 does: draw 1 life 20 holds 60 * Forest");
    assert_told(&told, "error", "lang:unknown-clause", 3);
    let told = sorcery("does: draw 1 holds 3 * Forest");
    assert_told(&told, "error", "lang:unknown-clause", 1);
    let told = sorcery("does: draw 1 life 20");
    assert_told(&told, "error", "lang:unknown-clause", 1);
    let told = told_of_game("with_damage 2");
    assert_told(&told, "error", "lang:unknown-clause", 1);
}

#[test]
fn a_match_has_two_seats() {
    assert_told(&told_of_game("for_players 3"), "error", "ccg:two-seats", 1);
    assert_eq!(told_of_game("for_players 2"), "");
    let decks = "new Deck called \"D\" holds 60 * Forest";
    let told = told_of_game(&format!("uses \"D\" \"D\" \"D\"\n{decks}"));
    assert_told(&told, "error", "ccg:two-seats", 1);
    assert_eq!(told_of_game(&format!("uses \"D\" \"D\"\n{decks}")), "");
}

#[test]
fn a_setting_has_a_value_of_its_own() {
    for wrong in [
        "life 0",
        "first_draw 3",
        "hand 50",
        "deck_size 500",
        "mulligan free",
        "damage_order no",
        "turns_max 0",
        "copies 0",
    ] {
        let told = told_of_game(wrong);
        assert_told(&told, "error", "ccg:wrong-setting", 1);
    }
    for right in ["life 1", "first_draw no", "mulligan Paris", "copies any"] {
        assert_eq!(told_of_game(right), "", "{right}");
    }
}

#[test]
fn protection_from_what_nobody_is_is_warned_of() {
    let told = ox("has_ability Protection(Goblin)");
    assert_told(&told, "warning", "ccg:no-such-subtype", 1);
    for known in ["Black", "Creature", "Everything", "opponent"] {
        assert_eq!(ox(&format!("has_ability Protection({known})")), "");
    }
    assert_eq!(ox("is Goblin has_ability Protection(Goblin)"), "");
}

#[test]
fn a_mistake_is_told_without_a_game_too() {
    let told = told("new Sorcery called \"Try\" requires 1 * Island does: destroy target Player");
    assert_told(&told, "error", "ccg:not-a-card", 1);
}

#[test]
fn a_deck_without_its_game_is_checked_as_far_as_it_can_be() {
    let well = told("new Deck called \"D\" for_game \"Classic\" holds 56 * Forest, 4 * \"Elk\"");
    assert_told(&well, "note", "ccg:cards-elsewhere", 1);
    let few = told("new Deck called \"D\" for_game \"Classic\" holds 6 * Forest, 4 * \"Elk\"");
    assert!(few.contains("error[ccg:deck-size]"), "{few}");
    assert!(few.contains("note[ccg:cards-elsewhere]"), "{few}");
    let thesis = told("new Deck called \"D\" for_game \"Thesis\" holds 2 * Forest");
    assert_told(&thesis, "error", "ccg:deck-size", 1);
    let none = told("new Deck called \"D\" for_game \"Classic\" holds 60 * Forest, 0 * \"Elk\"");
    assert!(none.contains("error[ccg:wrong-number]"), "{none}");
    let slip = told("new Deck called \"D\" for_game \"Classic\" holds 60 * Forrest");
    assert_told(&slip, "warning", "ccg:card-not-here", 1);
    let game = told("new Deck called \"D\" for_game \"Table of mine\" holds 5 * Forest");
    assert_told(&game, "note", "ccg:game-elsewhere", 1);
}

#[test]
fn what_is_left_after_an_effect_is_told_with_a_remedy() {
    for (rest, remedy) in [
        ("does: draw 1 and gain 2 life", "joined with `then`"),
        ("does: draw 1, gain 2 life", "joined with `then`"),
        ("does: draw two", "in figures: `2`"),
        (
            "does: draw 1 unless opponent pays 1 * Land",
            "before the effect",
        ),
        ("does: draw 1 until end_of_turn", "leave it out"),
        ("does: deal damage to target Creature", "write a number"),
        (
            "does: deal 3 to target Creature",
            "write `damage` before `to`",
        ),
        ("does: fly away", "write an effect"),
        ("does: transform target Creature", "`this becomes Creature"),
        ("does: draw 1 Flying", "`has_ability Flying`"),
    ] {
        let told = sorcery(rest);
        assert!(told.contains(remedy), "{rest}: {told}");
        assert_eq!(told.lines().count(), 1, "{told}");
    }
    let told = told_of_game("damage_order random");
    assert!(told.contains("`damage_order declared`"), "{told}");
}

/// The path of every text that is shipped.
fn shipped() -> Vec<String> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/ccg");
    let mut all = Vec::new();
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "tapete") {
                all.push(path.display().to_string());
            }
        }
    }
    all.sort();
    all
}

#[test]
fn shipped_games_and_puzzles_have_no_problem() {
    let mut n_games = 0;
    for name in shipped() {
        let mut from_disk =
            |name: &str, _: &str| std::fs::read_to_string(name).map_err(|error| error.to_string());
        let (sources, tree, mut problems) = tapete_lang::load(&name, &[&PHRASING], &mut from_disk);
        let items = tree.items.iter();
        let items = items.filter(|it| it.kind.text != "Bot");
        let sentences: Vec<_> = items.map(|it| read(&sources, it, &mut problems)).collect();
        if !name.contains("/library/") && sentences.iter().any(|it| it.kind.text == "CardGame") {
            n_games += 1;
            drop(plan(&sentences, true, &mut problems));
        }
        let told = problems.sorted().into_iter();
        let n_told = told.filter(|it| it.code.severity != Severity::Note).count();
        assert_eq!(n_told, 0, "{}", plain(&problems, &sources, Tongue::En));
    }
    assert!(n_games > 20, "{n_games}");
}

#[test]
fn the_example_files_have_no_new_problem() {
    for (name, text) in [
        (
            "thesis.ccg",
            include_str!("../syntax/tests/texts/thesis.ccg"),
        ),
        ("pool.ccg", include_str!("../syntax/tests/texts/pool.ccg")),
        (
            "abilities.ccg",
            include_str!("../syntax/tests/texts/abilities.ccg"),
        ),
        ("cards.ccg", include_str!("../syntax/tests/texts/cards.ccg")),
        ("games.ccg", include_str!("../syntax/tests/texts/games.ccg")),
    ] {
        let mut sources = Sources::new();
        let file = sources.add(name, text);
        let mut problems = Problems::new();
        crate::form::load(&sources, file, None, &mut problems);
        // The texts of the thesis name cards twice and leave figures out.
        let known = ["card-twice", "no-figures"];
        let told = problems.sorted().into_iter();
        let n_new = told.filter(|it| !known.contains(&it.code.id)).count();
        assert!(n_new == 0, "{}", plain(&problems, &sources, Tongue::En));
    }
}

#[test]
fn the_actions_of_the_thesis_are_done_to_what_they_can_be_done_to() {
    for (rest, severity, id) in [
        (
            "defined_as Destroy target Player",
            "error",
            "ccg:not-a-card",
        ),
        (
            "defined_as Destroy target Creature or Player",
            "warning",
            "ccg:perhaps-a-player",
        ),
        (
            "defined_as Discard(2) target Creature",
            "error",
            "ccg:not-a-player",
        ),
    ] {
        assert_told(&sorcery(rest), severity, id, 1);
    }
    assert_eq!(sorcery("defined_as Discard(2) target Player"), "");
}

#[test]
fn players_draw_and_cards_have_abilities() {
    let told = sorcery("does: target Creature draws 2");
    assert_told(&told, "error", "ccg:not-a-player", 1);
    let told = sorcery("does: target Player gains Flying until end_of_turn");
    assert_told(&told, "error", "ccg:not-a-card", 1);
    assert_eq!(sorcery("does: controller of target Creature draws 2"), "");
}

#[test]
fn what_nothing_can_be_is_told_once_with_the_remedy_that_fits() {
    let told = sorcery("does: destroy target Creature and with Flying and without Flying");
    assert_told(&told, "error", "ccg:contradiction", 1);
    let told = sorcery("does: destroy target Creature and named \"Nobody\"");
    assert_told(&told, "error", "ccg:unknown-card", 1);
    let told = sorcery("does: destroy target NonCreature and Creature");
    assert_told(&told, "error", "ccg:contradiction", 1);
    for (rest, remedy) in [
        ("counter target Land and Spell", "nothing is both at once"),
        (
            "return target Creature and tapped in your graveyard to hand",
            "only what is in play",
        ),
        ("destroy target Sorcery", "name what can lie there"),
    ] {
        let (sources, problems) = problems(&format!(
            "{CLASSIC}\nnew Sorcery called \"Try\" requires 1 * Island does: {rest}"
        ));
        let told = plain(&problems, &sources, Tongue::En);
        let help: Vec<String> = problems
            .sorted()
            .iter()
            .flat_map(|it| &it.help)
            .map(|it| it.say(Tongue::En))
            .collect();
        assert_eq!(help.len(), 1, "{told}");
        assert!(help[0].starts_with(remedy), "{rest}: {help:?}");
    }
    assert_eq!(
        sorcery("does: return target Creature in your graveyard to hand"),
        ""
    );
    assert_eq!(sorcery("does: counter target Spell and Creature"), "");
}

#[test]
fn a_target_and_a_cost_that_nobody_asks_for_are_told() {
    assert_told(&ox("target Creature"), "warning", "ccg:idle-target", 1);
    let land = classic("new Land called \"Hill\" requires 2 * Lands");
    assert_told(&land, "warning", "ccg:idle-cost", 1);
}
