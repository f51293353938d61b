//! The cards of every kind that the language was made for, with exact tables.

use super::{Look, classic};
use crate::model::{
    Act, Amount, Cost, CostAct, Favour, Figure, Mod, On, Only, Pick, Prop, Replaced, RuleWord,
    Step, Subject, Test, Until, Who, Whose, ZonePick, flags,
};

fn of(pairs: &[(usize, u8)]) -> [u8; 8] {
    let mut of = [0; 8];
    for (at, number) in pairs {
        of[*at] = *number;
    }
    of
}

const WHITE: usize = 0;
const BLUE: usize = 1;
const BLACK: usize = 2;
const GREEN: usize = 4;

#[test]
fn three_lands_and_two_swamps_are_three_of_any_kind_and_two_of_one() {
    let cards = classic(true);
    let baron = cards.card("Blood Baron");
    let cost = &cards.costs[baron.cost.index()];
    assert_eq!((cost.generic, cost.of), (3, of(&[(BLACK, 2)])));
    assert_eq!((baron.cost_total, baron.cost_text.as_str()), (5, "3BB"));
    let bloom = cards.card("Night Bloom");
    assert_eq!((bloom.cost_total, bloom.cost_text.as_str()), (0, "0"));
}

#[test]
fn a_cost_may_tap_sacrifice_and_add_any_colour() {
    let cards = classic(true);
    let (activated, steps) = cards.activated_of("Night Bloom", 0);
    let cost = &cards.costs[activated.costs.index()];
    assert!(cost.tap);
    assert_eq!(cost.acts, [CostAct::SacrificeThis]);
    let [Step::AddAny(three), Step::End] = steps.as_slice() else {
        panic!("{steps:?}");
    };
    assert_eq!(cards.amounts[three.index()], Amount::Number(3));
    assert!(cards.programs[activated.program.index()].is_mana);
    let (activated, _) = cards.activated_of("Gnawing Cloud", 0);
    let cost = &cards.costs[activated.costs.index()];
    let [CostAct::Sacrifice(1, test)] = cost.acts.as_slice() else {
        panic!("{cost:?}");
    };
    assert_eq!(cards.said(*test), "(Creature & YouControl)");
}

#[test]
fn a_search_chooses_reveals_and_moves_and_shuffles_only_if_said() {
    let cards = classic(true);
    let (trigger, steps) = cards.trigger_of("Forge Adept", 0);
    assert_eq!((trigger.on, trigger.subject), (On::Enters, Subject::This));
    let deck = ZonePick {
        zone: cards.roles.deck,
        whose: Whose::You,
    };
    let [
        Step::May(end),
        Step::Choose {
            who: Who::You,
            min,
            max,
            test,
            zone,
        },
        Step::Do(Act::Reveal(Pick::Chosen)),
        Step::Do(Act::Move(Pick::Chosen, arrival)),
        Step::Do(Act::Shuffle(shuffled)),
        Step::End,
    ] = steps.as_slice()
    else {
        panic!("{steps:?}");
    };
    assert_eq!(cards.steps[usize::from(*end)], Step::End);
    assert_eq!(cards.amounts[min.index()], Amount::Number(0));
    assert_eq!(cards.amounts[max.index()], Amount::Number(1));
    assert_eq!((cards.said(*test).as_str(), *zone), ("Equipment", deck));
    assert_eq!((arrival.zone, *shuffled), (cards.roles.hand, deck));
}

#[test]
fn targets_group_from_left_to_right() {
    let cards = classic(true);
    let (program, steps) = cards.program_of("Pale Mark");
    assert_eq!(
        cards.said(program.targets[0].test),
        "((Green | White) & Creature)"
    );
    assert_eq!(program.targets.len(), 1);
    assert_eq!(program.kind[0], Favour::Bad);
    assert_eq!(steps, [Step::Do(Act::Destroy(Pick::Target(0))), Step::End]);
    let (program, _) = cards.program_of("Grim Edge");
    assert_eq!(
        cards.said(program.targets[0].test),
        "((Card & !Black) & Creature)"
    );
    let (program, _) = cards.program_of("Deny");
    assert_eq!(program.targets[0].zone.zone, ZonePick::STACK);
}

#[test]
fn two_target_words_are_two_targets() {
    let cards = classic(true);
    let (program, steps) = cards.program_of("Savage Surge");
    assert_eq!(program.targets.len(), 2);
    assert_eq!(program.kind[..2], [Favour::Good, Favour::Good]);
    let [
        Step::Do(Act::Modify {
            who: Pick::Target(0),
            what: Mod::Figures(power, toughness),
            until: Until::EndOfTurn,
        }),
        Step::Do(Act::Modify {
            who: Pick::Target(1),
            what: Mod::Gain(ability),
            until: Until::EndOfTurn,
        }),
        Step::End,
    ] = steps.as_slice()
    else {
        panic!("{steps:?}");
    };
    assert_eq!(power, toughness);
    assert_eq!(cards.amounts[power.index()], Amount::Number(3));
    assert_eq!(cards.abilities[ability.index()].label.en, "Trample");
}

#[test]
fn discard_of_the_thesis_hits_its_target() {
    let cards = classic(true);
    let (program, steps) = cards.program_of("Mind Fog");
    assert_eq!(cards.said(program.targets[0].test), "Player");
    let Step::Discard {
        who: Pick::Target(0),
        amount,
        random: false,
        ..
    } = steps[0]
    else {
        panic!("{steps:?}");
    };
    assert_eq!(cards.amounts[amount.index()], Amount::Number(2));
}

#[test]
fn a_static_grants_over_a_selector_and_while_attached() {
    let cards = classic(true);
    let sliver = cards.own("Plated Sliver");
    let fixed = &cards.statics[sliver.statics[0].index()];
    let (Pick::Each(test, ZonePick::PLAY), Mod::Gain(absorb)) = (fixed.who, fixed.what) else {
        panic!("{fixed:?}");
    };
    assert_eq!(cards.said(test), "(Sliver & Creature)");
    assert_eq!(cards.abilities[absorb.index()].label.en, "Absorb 1");
    let cloak = cards.own("Whisper Cloak");
    assert_eq!(cloak.statics.len(), 2);
    for id in &cloak.statics {
        let fixed = &cards.statics[id.index()];
        assert_eq!(fixed.who, Pick::One(Who::Attached));
        assert!(fixed.condition.is_some());
    }
    let chains = cards.own("Pacifying Chains");
    let whats: Vec<Mod> = chains
        .statics
        .iter()
        .map(|it| cards.statics[it.index()].what)
        .collect();
    assert_eq!(
        whats,
        [
            Mod::Flags(flags::CANT_ATTACK),
            Mod::Flags(flags::CANT_BLOCK)
        ]
    );
}

#[test]
fn an_aura_enchants_its_target_and_equipment_any_creature() {
    let cards = classic(true);
    let chains = cards.card("Pacifying Chains");
    assert!(chains.nature.attaches && chains.nature.enchants);
    assert_eq!(cards.said(chains.attaches_to.unwrap()), "Creature");
    let cloak = cards.card("Whisper Cloak");
    assert!(cloak.nature.attaches && !cloak.nature.enchants);
    assert_eq!(cards.said(cloak.attaches_to.unwrap()), "Creature");
    let equip = &cards.abilities[cloak.abilities[0].index()];
    assert_eq!(equip.label.both(), ["Equip 2", "Equipar 2"]);
    let activated = &cards.activated[equip.activated[0].index()];
    assert_eq!(
        cards.costs[activated.costs.index()],
        Cost {
            generic: 2,
            ..Cost::default()
        }
    );
    assert_eq!(
        activated.only,
        Only {
            sorcery_speed: true,
            ..Only::default()
        }
    );
}

#[test]
fn a_simple_maker_of_mana_is_a_note_on_the_card() {
    let cards = classic(true);
    let sprout = cards.card("Mana Sprout");
    assert_eq!(sprout.makes, 1 << GREEN);
    assert!(sprout.abilities.is_empty() && !sprout.has_activated);
    assert_eq!(cards.card("Forest").makes, 1 << GREEN);
    assert_eq!(cards.card("Night Bloom").makes, 0);
    let more = "new Creature called \"Both\" with_damage 1 with_health 1 can tap: choose_one { add 1 * Plains ; add 1 * Island }
new Creature called \"Rich\" with_damage 1 with_health 1 can tap: add 2 * Forest";
    let cards = super::game("Classic", more, true);
    assert_eq!(cards.card("Both").makes, 1 << WHITE | 1 << BLUE);
    assert_eq!(cards.card("Rich").makes, 0);
    assert!(cards.card("Rich").has_activated);
}

#[test]
fn damage_to_a_player_draws_and_poisons() {
    let cards = classic(true);
    let (trigger, _) = cards.trigger_of("Ghost Thief", 1);
    assert_eq!((trigger.on, trigger.combat), (On::DealsDamage, true));
    let rat = cards.card("Plague Rat");
    let Figure::Amount(count) = rat.power else {
        panic!("{:?}", rat.power);
    };
    let Amount::Count(test, ZonePick::PLAY) = cards.amounts[count.index()] else {
        panic!();
    };
    assert!(cards.said(test).starts_with("(Creature & Named"));
    let (_, steps) = cards.trigger_of("Plague Rat", 0);
    let Step::Do(Act::PutCounters(_, poison, Pick::One(Who::Other))) = steps[0] else {
        panic!("{steps:?}");
    };
    assert_eq!(cards.counters[usize::from(poison)].name, "poison");
}

#[test]
fn two_events_joined_by_or_are_two_triggers_of_one_program() {
    let cards = classic(true);
    let (blocks, _) = cards.trigger_of("Undying Brute", 1);
    let bushido = &cards.abilities[cards.card("Undying Brute").abilities[1].index()];
    assert_eq!(bushido.triggers.len(), 2);
    let other = &cards.triggers[bushido.triggers[1].index()];
    assert_eq!((blocks.on, other.on), (On::Blocks, On::BecomesBlocked));
    assert_eq!(blocks.program, other.program);
}

#[test]
fn what_a_spell_does_to_a_spell_means_the_card_that_was_cast() {
    let cards = classic(true);
    let (trigger, steps) = cards.trigger_of("Blood Baron", 2);
    assert_eq!((trigger.on, trigger.subject), (On::Casts, Subject::You));
    let Subject::Passes(test) = trigger.other else {
        panic!("{trigger:?}");
    };
    assert_eq!(cards.said(test), "(Vampire & Creature)");
    assert!(matches!(
        steps[0],
        Step::Do(Act::Modify {
            who: Pick::One(Who::Other),
            what: Mod::Gain(_),
            until: Until::ForEver
        })
    ));
}

#[test]
fn loyalty_is_counters_that_it_lives_by() {
    let cards = classic(true);
    let arbiter = cards.card("Arbiter");
    let own = cards.own("Arbiter");
    let loyalty = cards.counter("loyalty").unwrap();
    assert_eq!(arbiter.vital, Some(loyalty));
    let four = &cards.replacements[own.replacements[0].index()];
    let Replaced::EntersWith(amount, kind) = four.what else {
        panic!("{four:?}");
    };
    assert_eq!(kind, loyalty);
    assert_eq!(cards.amounts[amount.index()], Amount::Number(4));
    let costs: Vec<&[CostAct]> = own
        .activated
        .iter()
        .map(|it| {
            let costs = cards.activated[it.index()].costs;
            cards.costs[costs.index()].acts.as_slice()
        })
        .collect();
    assert_eq!(costs[0], [CostAct::PutCounters(1, loyalty)]);
    assert_eq!(costs[1], [CostAct::RemoveCounters(2, loyalty)]);
}

#[test]
fn protection_is_four_rules_and_they_go_together() {
    let cards = classic(true);
    let warden = cards.card("Mirror Warden");
    let protection = &cards.abilities[warden.abilities[0].index()];
    assert_eq!(protection.parts.len(), 4);
    let words: Vec<RuleWord> = protection
        .parts
        .iter()
        .map(|part| {
            let rule = cards.abilities[part.index()].rules[0];
            let rule = &cards.rules[rule.index()];
            assert_eq!(cards.said(rule.by.unwrap()), "Black");
            rule.word
        })
        .collect();
    assert_eq!(
        words,
        [
            RuleWord::CantBeDamaged,
            RuleWord::CantBeEnchanted,
            RuleWord::CantBeBlocked,
            RuleWord::CantBeTargeted
        ]
    );
    assert!(warden.has_rules && warden.has_replacements);
    let own = cards.own("Mirror Warden");
    let dies = &cards.replacements[own.replacements[0].index()];
    assert!(matches!(dies.what, Replaced::WouldDie(_)) && dies.condition.is_some());
}

#[test]
fn otherwise_is_the_other_branch() {
    let cards = classic(true);
    let (_, steps) = cards.program_of("Fateful Choice");
    let [
        Step::If(_, otherwise),
        Step::Do(Act::Draw(..)),
        Step::Jump(end),
        Step::Do(Act::Draw(..)),
        Step::Discard { .. },
        Step::End,
    ] = steps.as_slice()
    else {
        panic!("{steps:?}");
    };
    // The jumps are of the whole table: the branch comes right after its jump.
    assert_eq!(*end, otherwise + 1);
    let (_, steps) = cards.trigger_of("Tithe Lord", 2);
    let Step::Choose {
        who: Who::You,
        test,
        ..
    } = steps[1]
    else {
        panic!("{steps:?}");
    };
    let said = cards.said(test);
    assert!(
        said.contains("Other") && said.contains("ChooserControls"),
        "{said}"
    );
}

#[test]
fn a_return_from_the_graveyard_looks_there() {
    let cards = classic(true);
    let (trigger, steps) = cards.trigger_of("Grave Caller", 0);
    let target = cards.programs[trigger.program.index()].targets[0];
    assert_eq!(
        target.zone,
        ZonePick {
            zone: cards.roles.graveyard,
            whose: Whose::You
        }
    );
    assert!(matches!(steps[0], Step::May(_)));
    let (_, steps) = cards.trigger_of("Undying Brute", 0);
    let Step::Do(Act::Move(Pick::One(Who::This), arrival)) = steps[0] else {
        panic!("{steps:?}");
    };
    assert!(arrival.under_owner && arrival.counters.is_some());
    assert_eq!(arrival.zone, cards.roles.play);
}

#[test]
fn a_counted_boost_multiplies_and_a_discount_is_negative() {
    let text = "new Creature called \"Host\" with_damage 1 with_health 1 always: this gets +2/+0 for_each Land and you_control
new Artifact called \"Idol\" always: each Creature in your hand costs 1 less";
    let cards = super::game("Classic", text, true);
    let fixed = &cards.statics[cards.own("Host").statics[0].index()];
    let Mod::Figures(power, toughness) = fixed.what else {
        panic!("{fixed:?}");
    };
    assert!(matches!(cards.amounts[power.index()], Amount::Multiply(..)));
    assert_eq!(
        cards.amounts[toughness.index()],
        Amount::Multiply(cards.amount_id(Amount::Number(0)), cards.counted(power),)
    );
    let fixed = &cards.statics[cards.own("Idol").statics[0].index()];
    let Mod::Costs(less) = fixed.what else {
        panic!("{fixed:?}");
    };
    assert_eq!(cards.amounts[less.index()], Amount::Number(-1));
    assert!(cards.changes_costs);
}

#[test]
fn a_comparison_of_cards_is_a_test() {
    let text = "new Sorcery called \"Cull\" does: destroy target Creature and power >= 4";
    let cards = super::game("Classic", text, true);
    let (program, _) = cards.program_of("Cull");
    let Test::And(_, right) = cards.tests[program.targets[0].test.index()] else {
        panic!();
    };
    let Test::Compare(Prop::Power, _, four) = cards.tests[right.index()] else {
        panic!();
    };
    assert_eq!(cards.amounts[four.index()], Amount::Number(4));
}
