//! Games: settings, zones, phases, resources, endings.

use super::{Look, game, read_text};
use crate::model::{
    Act, Combat, EndingKind, Mulligan, Payment, PhaseKind, Pick, Prop, Sight, Step, Test, Who,
    allows,
};

const OX: &str = "new Creature called \"Ox\" with_damage 2 with_health 2 requires 1 * Forest";

#[test]
fn classic_overrides_what_it_extends() {
    let cards = game("Classic", OX, true);
    let options = &cards.options;
    assert_eq!(
        (options.life, options.hand, options.hand_limit),
        (20, 7, Some(7))
    );
    assert_eq!((options.deck_size, options.copies), (60, Some(4)));
    assert_eq!(options.mulligan, Mulligan::London);
    assert_eq!(
        (options.payment, options.combat),
        (Payment::Pay, Combat::Blocks)
    );
    assert!(options.has_stack && options.untaps && options.sickness && options.heals);
    assert_eq!(options.lands_per_turn, Some(1));
    let names: Vec<&str> = cards.phases.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(
        names,
        [
            "untap",
            "upkeep",
            "draw",
            "main",
            "declare_attackers",
            "declare_blockers",
            "damage",
            "main2",
            "end",
            "cleanup"
        ]
    );
    assert_eq!(cards.phases[0].kind, PhaseKind::Untap);
    assert_eq!(
        cards.phases[3].allows,
        allows::LAND | allows::CAST | allows::ACTIVATE
    );
    assert_eq!(cards.phases[3].once, allows::LAND);
    let letters: String = cards.resources.iter().map(|it| it.letter).collect();
    assert_eq!(letters, "WUBRG");
    let words: Vec<&str> = cards.endings.iter().map(|it| it.word).collect();
    assert_eq!(words, ["life", "poison", "deck"]);
    assert!(cards.card("Ox").nature.uses_stack);
    assert!(cards.card("Forest").nature.no_cost);
    let plus = cards.counter("+1/+1").unwrap();
    let minus = cards.counter("-1/-1").unwrap();
    assert_eq!(cards.counters[usize::from(plus)].cancels, Some(minus));
    assert_eq!(cards.counters[usize::from(minus)].cancels, Some(plus));
    assert_eq!(cards.counters[usize::from(minus)].power, -1);
}

#[test]
fn the_thesis_asks_for_lands_that_lie_there() {
    let cards = game("Thesis", OX, true);
    assert_eq!(cards.options.payment, Payment::Presence);
    assert!(!cards.options.has_stack && !cards.options.untaps && !cards.options.sickness);
    assert_eq!(cards.options.lands_per_turn, None);
    let land = cards.options.land.expect("lands");
    assert!(cards.card("Forest").qualities.has(land));
    assert_eq!(cards.costs[cards.card("Ox").cost.index()].of[4], 1);
}

#[test]
fn flow_sentences_are_phases() {
    let text = format!(
        "new CardGame called \"Flow\" extends \"Thesis\"
  required DrawCardPhase consisting of one required DrawCardAction ended by one EndPhaseAction
  optional PlayCardPhase consisting of one or more optional PlayCardAction ended by one EndPhaseAction
  optional AttackPhase consisting of one required DeclareAttackPhase followed by one required DeclareDefencePhase followed by one required AttackPhase ended by one EndPhaseAction
{OX}"
    );
    let (cards, problems) = read_text(&text, true);
    assert_eq!(problems, "");
    let cards = cards.unwrap();
    let phases: Vec<(&str, PhaseKind)> = cards
        .phases
        .iter()
        .map(|it| (it.name.as_str(), it.kind))
        .collect();
    assert_eq!(
        phases,
        [
            ("draw", PhaseKind::Plain),
            ("play", PhaseKind::Plain),
            ("declare_attackers", PhaseKind::DeclareAttackers),
            ("declare_blockers", PhaseKind::DeclareBlockers),
            ("damage", PhaseKind::Damage),
            ("cleanup", PhaseKind::Cleanup),
        ]
    );
    assert!(cards.options.attacks_one_by_one);
    let draws = cards.steps_of(cards.phases[0].program.unwrap());
    assert!(matches!(
        draws[0],
        Step::Do(Act::Draw(Pick::One(Who::You), _))
    ));
}

#[test]
fn shadowlike_has_heroes_and_a_pile() {
    let text = "new Hero called \"Ash\" with_health 30 can 4 * Energy: deal 4 damage to target Ally
new Trick called \"Bolt\" requires 2 * Resources does: deal 2 damage to opponent
new Trick called \"Any\" requires 2 * Resources does: deal 2 damage to target Ally or Player";
    let cards = game("Shadowlike", text, true);
    assert_eq!(cards.options.combat, Combat::Direct);
    assert!(cards.options.has_hero && cards.options.counterattack);
    assert_eq!(cards.options.fatigue, 1);
    let pile = usize::from(cards.options.pile_resource.expect("a pile"));
    assert!(cards.resources[pile].from_pile);
    assert_eq!(
        cards.zones[usize::from(cards.roles.pile)].sight,
        Sight::Hidden
    );
    let (_, steps) = cards.program_of("Bolt");
    assert!(matches!(
        steps[0],
        Step::Do(Act::Deal {
            to: Pick::One(Who::OpponentHero),
            ..
        })
    ));
    let (program, _) = cards.program_of("Any");
    assert_eq!(cards.said(program.targets[0].test), "(Ally | Hero)");
    let own = cards
        .phases
        .iter()
        .find(|it| it.allows & allows::OWN != 0)
        .unwrap();
    let steps = cards.steps_of(own.own.unwrap());
    assert!(matches!(steps[0], Step::Choose { who: Who::You, .. }));
    let Step::Do(Act::Move(Pick::Chosen, arrival)) = steps[1] else {
        panic!("{steps:?}");
    };
    assert_eq!(arrival.zone, cards.roles.pile);
    assert_eq!(cards.endings[0].word, "hero");
}

#[test]
fn pocketlike_attaches_energy_and_takes_prizes() {
    let text = "new Creature called \"Cub\" is Fire Basic with hp 60 with retreat 1 * Energy with weakness Water
  attack \"Scratch\" requires 1 * Energy does: deal 10 damage to opponent
  attack \"Flare\" requires 1 * Fire and 1 * Energy does: deal 30 damage to opponent then flip coin tails: detach 1 Fire
new Creature called \"Bear\" is Fire Stage1 evolves_from \"Cub\" with hp 110";
    let cards = game("Pocketlike", text, true);
    assert_eq!(cards.options.payment, Payment::Attached);
    assert_eq!((cards.options.prizes, cards.options.bench), (6, 5));
    assert_eq!((cards.options.weakness, cards.options.resistance), (2, 30));
    let cub = cards.card("Cub");
    let fire = cards
        .resources
        .iter()
        .position(|it| it.name == "Fire")
        .unwrap();
    let water = cards
        .resources
        .iter()
        .position(|it| it.name == "Water")
        .unwrap();
    assert_eq!((cub.energy, cub.weakness), (1 << fire, 1 << water));
    assert!(!cub.nature.attaches, "it is of fire, not energy");
    assert_eq!(cub.toughness.number(), Some(60));
    assert_eq!(cards.costs[cub.retreat.index()].generic, 1);
    assert!(cards.card("Fire Energy").nature.attaches);
    let bear = cards.card("Bear");
    assert_eq!(cards.cards[bear.evolves_from.unwrap().index()].name, "Cub");
    let (flare, steps) = cards.activated_of("Cub", 1);
    assert_eq!(flare.attack.as_deref(), Some("Flare"));
    assert!(flare.only.while_active);
    let cost = &cards.costs[flare.costs.index()];
    assert_eq!((cost.generic, cost.of[fire]), (1, 1));
    let [
        Step::Do(Act::Deal {
            to: Pick::One(Who::OpponentActive),
            ..
        }),
        Step::Flip(_),
        Step::Jump(_),
        Step::Choose { test, .. },
        Step::Do(Act::Move(..)),
        Step::End,
    ] = steps.as_slice()
    else {
        panic!("{steps:?}");
    };
    assert_eq!(cards.said(*test), "(AttachedToThis & Fire)");
    let attach = cards
        .phases
        .iter()
        .find(|it| it.allows & allows::ATTACH != 0)
        .unwrap();
    let steps = cards.steps_of(attach.own.unwrap());
    assert!(matches!(
        steps.as_slice(),
        [
            Step::Choose { .. },
            Step::Keep,
            Step::Choose { .. },
            Step::Do(Act::Attach(Pick::Chosen, Who::It)),
            Step::End
        ]
    ));
    let check = &cards.checks[0];
    let Test::And(_, damage) = cards.tests[check.test.index()] else {
        panic!();
    };
    assert!(matches!(
        cards.tests[damage.index()],
        Test::Compare(Prop::Damage, ..)
    ));
    let endings: Vec<(EndingKind, &str)> =
        cards.endings.iter().map(|it| (it.how, it.word)).collect();
    assert_eq!(
        endings,
        [
            (EndingKind::Win, "prizes"),
            (EndingKind::Lose, "creatures"),
            (EndingKind::Lose, "deck")
        ]
    );
    let after = cards.phases.iter().find(|it| it.after_attack).unwrap();
    assert_eq!(after.name, "between");
}

#[test]
fn a_game_declares_its_own_types_and_they_inherit() {
    let text = "new CardGame called \"Mine\" extends \"Classic\"
  type Beast extends Creature
new Beast called \"Wolf\" with_damage 2 with_health 2 requires 1 * Forest
new Sorcery called \"Hunt\" does: destroy target Beasts";
    let (cards, problems) = read_text(text, true);
    assert_eq!(problems, "");
    let cards = cards.unwrap();
    let wolf = cards.card("Wolf");
    assert!(wolf.nature.fights && wolf.nature.permanent && wolf.nature.uses_stack);
    let (program, _) = cards.program_of("Hunt");
    assert_eq!(cards.said(program.targets[0].test), "Beast");
}

#[test]
fn a_text_without_decks_gets_one_of_all_its_cards() {
    let cards = game("Thesis", OX, true);
    assert_eq!(cards.decks.len(), 1);
    assert_eq!((cards.decks[0].size(), cards.seats), (20, [0, 0]));
    let text = format!(
        "{OX}\nnew Deck called \"A\" holds 10 * Forest, 10 * \"Ox\"\nnew Deck called \"B\" for_game \"Thesis\" holds 20 * \"Ox\""
    );
    let cards = game("Thesis", &text, true);
    assert_eq!(cards.decks.len(), 2);
    assert_eq!(cards.seats, [0, 1]);
    assert_eq!(cards.decks[0].cards.len(), 2);
}
