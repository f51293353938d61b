//! What texts mean.

use super::read;
use crate::duel::Plan;
use crate::options::{AtLimit, Decks, Discard, Formation, LifeLimit, Options, Preset};

const CARDS: &str = "
new Monster called \"Moss\" is Plant with_life 100 with_attack 20 says \"Green.\"
new Monster called \"Ember\" is Fuego with_life 80 with_attack 30 poisoned
new Power called \"Hit\" costs 10 Actions { Attack() }
new Power called \"Robar\" costs 20 Conditions { } Actions { Draw(2) }
";

fn plan(text: &str) -> Plan {
    let (plan, problems) = read(text);
    assert_eq!(problems, "", "{text}");
    plan.expect("a plan")
}

fn options(clauses: &str) -> Options {
    plan(&format!(
        "new Duel called \"X\" decks Random {clauses} {CARDS}"
    ))
    .options
}

#[test]
fn each_preset_is_the_rules_without_any_clause() {
    let presets = [
        ("Seed", Preset::Seed),
        ("Original", Preset::Original),
        ("Modern", Preset::Modern),
    ];
    for (name, preset) in presets {
        let expected = Options {
            decks: Decks::Random,
            ..preset.options()
        };
        assert_eq!(options(&format!("rules {name}")), expected);
    }
    assert_eq!(options(""), options("rules Modern"));
}

#[test]
fn every_option_can_be_said() {
    let said = options(
        "energy 100 energy_each_turn 2 hand 3 draws 4 draws_from FirstTurn hand_limit 5 \
         card_needs MoreThanItsCost life_limit None discards Never round_limit 6 \
         at_limit Nobody team_of 2 powers_each 3 element_step 7 poison_takes 8 \
         burn_takes 9 burn_weakens 10 first_energy -11 first_cards -1 decks_are Open \
         formation Chosen",
    );
    let expected = Options {
        energy: 100,
        energy_each_turn: 2,
        hand: 3,
        draw: 4,
        draws_first: true,
        hand_limit: 5,
        needs_more: true,
        life_limit: LifeLimit::None,
        discard: Discard::Never,
        round_limit: Some(6),
        turn_limit: None,
        at_limit: AtLimit::Nobody,
        n_monsters: 2,
        n_powers: 3,
        step: 7,
        poison: 8,
        burn: 9,
        burn_weakens: 10,
        first_energy: -11,
        first_cards: -1,
        decks: Decks::Random,
        decks_open: true,
        formation: Formation::Chosen,
    };
    assert_eq!(said, expected);
    assert_eq!(options("rules Seed round_limit 0").round_limit, None);
}

#[test]
fn cards_and_decks_are_found_by_name_in_the_order_of_the_text() {
    let text = format!(
        "new Duel called \"X\" team_of 2 powers_each 2 {CARDS}
         new Deck called \"D\" monsters \"Ember\", \"Moss\"
           powers \"Robar\", \"Hit\" powers \"Hit\", \"Hit\"
         new Deck monsters \"Moss\", \"Moss\" powers \"Hit\", \"Hit\", \"Robar\", \"Robar\""
    );
    let plan = plan(&text);
    let names: Vec<&str> = plan.decks.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["D", "Deck 2"]);
    assert_eq!(plan.decks[0].monsters, [1, 0]);
    assert_eq!(plan.decks[0].powers, [1, 0, 0, 0]);
    assert_eq!(plan.decks[1].powers, [0, 0, 1, 1], "all in one line");
    let moss = &plan.monsters[0];
    assert_eq!((moss.life, moss.attack, moss.element), (100, 20, 0));
    assert_eq!(moss.description, "Green.");
    assert!(plan.monsters[1].poisoned && plan.monsters[1].element == 2);
    assert_eq!(plan.powers[1].cost, 20);
    assert_eq!(plan.powers[1].script.actions.len(), 1);
}

#[test]
fn a_game_uses_the_decks_that_it_names_in_its_order() {
    let decks = "new Deck called \"A\" monsters \"Moss\" powers \"Hit\"
        new Deck called \"B\" monsters \"Ember\" powers \"Hit\"";
    let game = "new Duel called \"X\" team_of 1 powers_each 1";
    let used = |uses: &str| {
        let plan = plan(&format!("{game} {uses} {CARDS} {decks}"));
        plan.decks.into_iter().map(|it| it.name).collect::<Vec<_>>()
    };
    assert_eq!(used(""), ["A", "B"]);
    assert_eq!(used("uses \"B\", \"A\""), ["B", "A"]);
    assert_eq!(used("uses \"B\" uses \"B\""), ["B", "B 2"]);
}

#[test]
fn a_text_may_make_its_own_elements_and_scripts_know_them() {
    let text = "new Duel called \"X\" decks Random
        new Element called \"Light\" strong_against \"Shadow\" 3 colour \"#ABCDEF\" also_called \"Luz\"
        new Element called \"Shadow\" weak_against \"Light\", \"Shadow\" 2 thaws
        new Monster called \"Lamp\" is Luz with_life 10 with_attack 10
        new Power called \"Hit\" costs 1
          Conditions { TargetMonsterType != Luz } Actions { Attack() }";
    let plan = plan(text);
    assert_eq!(plan.elements.len(), 2);
    assert_eq!(plan.elements[0].against, [0, 3]);
    assert_eq!(plan.elements[1].against, [-1, -2]);
    assert!(plan.elements[1].thaws && !plan.elements[0].thaws);
    assert_eq!(plan.elements[0].colour, "#abcdef");
    let (_, problems) = read(&text.replace("!= Luz", "!= Fuego"));
    assert!(problems.contains("duel:E"), "{problems}");
}

#[test]
fn the_table_of_elements_follows_the_rules() {
    let table = |rules: &str| {
        let plan = plan(&format!(
            "new Duel called \"X\" decks Random rules {rules} {CARDS}"
        ));
        plan.elements
            .into_iter()
            .map(|it| it.against)
            .collect::<Vec<_>>()
    };
    assert_eq!(table("Seed"), table("Original"));
    assert_eq!(table("Seed")[2], [1, -1, 1, 0, -1]);
    assert_ne!(table("Seed"), table("Modern"));
}

#[test]
fn the_words_are_the_same_in_spanish() {
    let text = format!(
        "new Duel called \"X\" for_players 2..3 team_of 1 powers_each 1 rules Seed decks Dealt \
         decks_are Hidden {CARDS} new Deck called \"A\" monsters \"Moss\" powers \"Hit\"
         new Deck called \"B\" monsters \"Ember\" powers \"Hit\""
    );
    let spanish = tapete_lang::in_spanish(&text, &[&crate::VOCABULARY]);
    assert!(spanish.contains("mazos_son Ocultos") && spanish.contains("Acciones {"));
    let (english, spanish) = (plan(&text), plan(&spanish));
    assert_eq!(english.options, spanish.options);
    let decks = |it: Plan| it.decks.into_iter().map(|it| (it.name, it.powers));
    assert!(decks(english).eq(decks(spanish)));
}
