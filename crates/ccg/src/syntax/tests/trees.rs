//! What the sentences of the thesis mean, tree by tree.

use super::*;
use crate::syntax::ast::*;
use crate::syntax::dialect::Expr;

/// Writes a filter with every pair in parentheses.
fn grouped(filter: &Filter) -> String {
    match filter {
        Filter::Word(word) => word.text.clone(),
        Filter::And(left, right) => format!("({} and {})", grouped(left), grouped(right)),
        Filter::Or(left, right) => format!("({} or {})", grouped(left), grouped(right)),
        Filter::Not(inner) => format!("not {}", grouped(inner)),
        Filter::With(ability) => format!("with {}", ability.name.text),
        Filter::Without(ability) => format!("without {}", ability.name.text),
        other => panic!("{other:?}"),
    }
}

fn one(text: &str) -> Sentence {
    let mut sentences = sentences(text);
    assert_eq!(sentences.len(), 1, "{text}");
    sentences.remove(0)
}

fn name_of(sentence: &Sentence) -> Option<&str> {
    sentence.name.as_ref().map(|it| it.text.as_str())
}

/// Says costs as `3 Lands, 2 Swamps`.
fn costs_of(costs: &[Cost]) -> String {
    let say = |cost: &Cost| match cost {
        Cost::Some {
            amount: Amount::Number(number),
            of,
        } => format!("{number} {}", of.text),
        other => panic!("{other:?}"),
    };
    let said: Vec<String> = costs.iter().map(say).collect();
    said.join(", ")
}

fn target_of(text: &str) -> String {
    let (clauses, told) = body(text);
    assert_eq!(told, Vec::<String>::new(), "{text}");
    match &clauses[0].kind {
        ClauseKind::Target(filter) => grouped(filter),
        other => panic!("{other:?}"),
    }
}

#[test]
fn filters_group_from_left_to_right_with_one_precedence() {
    for (text, expected) in [
        (
            "target Green or White and Creature",
            "((Green or White) and Creature)",
        ),
        (
            "target Green and White or Creature",
            "((Green and White) or Creature)",
        ),
        (
            "target Green or (White and Creature)",
            "(Green or (White and Creature))",
        ),
        ("target tapped Creature", "(tapped and Creature)"),
        (
            "target tapped Creature or Player",
            "((tapped and Creature) or Player)",
        ),
        ("target not tapped Creature", "(not tapped and Creature)"),
        ("target not (tapped Creature)", "not (tapped and Creature)"),
        (
            "target Creature without Flying",
            "(Creature and without Flying)",
        ),
        (
            "target Green | White & Creature",
            "((Green or White) and Creature)",
        ),
        (
            "objetivo Verde o Blanca y Criatura",
            "((Green or White) and Creature)",
        ),
    ] {
        assert_eq!(target_of(text), expected, "{text}");
    }
}

#[test]
fn a_card_is_named_with_and_without_called() {
    for text in [
        "(new Card()).called(\"Black Lotus\")",
        "new Card called \"Black Lotus\"",
        "new Card \"Black Lotus\"",
        "new Card() called \"Black Lotus\"",
        "nueva Carta llamada \"Black Lotus\"",
    ] {
        let card = one(text);
        assert_eq!(card.kind.text, "Card", "{text}");
        assert_eq!(name_of(&card), Some("Black Lotus"), "{text}");
        assert!(card.clauses.is_empty(), "{text}");
    }
}

#[test]
fn every_way_to_write_figures_is_the_same() {
    let expected = shape(&body("with_damage 1 with_health 2").0);
    for text in [
        "with damage 1 with health 2",
        "`with damage` 1 `with health` 2",
        "with_default_damage 1 with_default_health 2",
        "with_power 1 with_toughness 2",
        "with power 1 with toughness 2",
        "con_daño 1 con_salud 2",
        "con daño 1 con salud 2",
    ] {
        let (clauses, told) = body(text);
        assert_eq!(told, Vec::<String>::new(), "{text}");
        assert_eq!(shape(&clauses), expected, "{text}");
    }
}

#[test]
fn an_ability_ends_the_filter_before_a_comparison() {
    let one = "when this enters if power of a Creature with Flying < 3: draw 1";
    let other = "when this enters if (power of a Creature with Flying) < 3: draw 1";
    let (clauses, told) = body(one);
    assert_eq!(told, Vec::<String>::new());
    assert_eq!(shape(&clauses), shape(&body(other).0));
}

#[test]
fn every_way_to_write_requirements_is_the_same() {
    for text in [
        "requires 3 * Lands and 2 * Swamps",
        "requires 3 Lands and 2 Swamps",
        "requires (3 * Lands AND 2 * Swamps)",
        "requires 3 * Lands & 2 * Swamps",
        "requires (3 * Lands) and (2 * Swamps)",
        "requires 3 * Lands, 2 * Swamps",
        "costs 3 * Lands and 2 * Swamps",
        "requiere 3 * Tierras y 2 * Pantanos",
    ] {
        let (clauses, told) = body(text);
        assert_eq!(told, Vec::<String>::new(), "{text}");
        let ClauseKind::Requires(costs) = &clauses[0].kind else {
            panic!("{text}");
        };
        assert_eq!(costs_of(costs), "3 Lands, 2 Swamps", "{text}");
    }
}

#[test]
fn abilities_take_parameters_with_and_without_parentheses() {
    let expected = shape(&body("has_ability Absorb(4)").0);
    assert_eq!(shape(&body("has_ability Absorb 4").0), expected);
    let expected = shape(&body("has_ability Flying").0);
    assert_eq!(shape(&body("has_ability Flying()").0), expected);
    let (clauses, _) = body("has_ability Bloodthirst(3) and Flying has_ability Equip(2 * Lands)");
    let ClauseKind::Has(first) = &clauses[0].kind else {
        panic!("{clauses:?}");
    };
    assert_eq!(first.len(), 2);
    let ClauseKind::Has(second) = &clauses[1].kind else {
        panic!("{clauses:?}");
    };
    let Argument::Cost(costs) = &second[0].args[0] else {
        panic!("{second:?}");
    };
    assert_eq!(costs_of(costs), "2 Lands");
}

#[test]
fn an_action_of_the_thesis_has_its_target_when_it_follows() {
    let card = one(
        "new Sorcery called \"Doom Blade\"\n    defined_as Destroy target NonBlack and Creature",
    );
    let ClauseKind::Does(effect) = &card.clauses[0].kind else {
        panic!("{card:?}");
    };
    let EffectKind::Action { name, args, target } = &effect.kind else {
        panic!("{effect:?}");
    };
    assert_eq!((name.text.as_str(), args.len()), ("Destroy", 0));
    let target = target.as_ref().map(grouped);
    assert_eq!(target.as_deref(), Some("(NonBlack and Creature)"));

    let (clauses, _) = body("defined_as Discard(2) target Player requires 1 * Swamp");
    assert_eq!(clauses.len(), 2);
    let (clauses, _) = body("defined_as Discard(2) requires 1 * Swamp target Player");
    assert!(
        matches!(clauses[2].kind, ClauseKind::Target(_)),
        "{clauses:?}"
    );
}

#[test]
fn bindings_assignments_and_statements_keep_their_order() {
    let text = "val card: Card = \"Black Lotus\"\n\
        val creature: Creature =\n  \"Stoneforge Mystic\" with_damage 1 with_health 2\n\
        var c: Creature = new Creature\n  called \"Ox\"\n  with_damage 1\n\
        c = new FlyingCreature(c) // Flying toevoegen\n\
        c = new UnblockableCreature(c)\n\
        c = c.parent\n\
        import CardImplicits._\n\
        val requirements: Requirements = 3 * Lands and 2 * Swamps\n\
        val target: Target = Green or White and Creature\n\
        creature attacks enemy // Infix operator\n\
        creature.attacks(enemy)\n\
        enemy dies\n\
        enemy.dies()\n";
    let (script, told) = script(text);
    assert_eq!(told, Vec::<String>::new());
    let kinds: Vec<&str> = script
        .items
        .iter()
        .map(|it| match &it.kind {
            ScriptKind::Import(_) => "import",
            ScriptKind::Include(_) => "include",
            ScriptKind::Sentence(_) => "sentence",
            ScriptKind::Bind { value, .. } => match value {
                Expr::Sentence(_) => "card",
                Expr::Requirements(_) => "requirements",
                Expr::Target(_) => "target",
                _ => "other",
            },
            ScriptKind::Assign { value, .. } => match value {
                Expr::Decorated { .. } => "with",
                Expr::Parent(_) => "without",
                _ => "other",
            },
            ScriptKind::Flow(_) => "flow",
            ScriptKind::Statement {
                object: Some(_), ..
            } => "does to",
            ScriptKind::Statement { .. } => "does",
        })
        .collect();
    let expected = [
        "card",
        "card",
        "card",
        "with",
        "with",
        "without",
        "import",
        "requirements",
        "target",
        "does to",
        "does to",
        "does",
        "does",
    ];
    assert_eq!(kinds, expected);
    let mut problems = Problems::new();
    let cards = script.sentences(&mut problems);
    assert_eq!(cards.len(), 3);
    assert_eq!(cards[0].kind.text, "Card");
    assert_eq!(cards[1].kind.text, "Creature");
    assert_eq!(name_of(&cards[1]), Some("Stoneforge Mystic"));
    let last = print::sentence(&cards[2], Tongue::En);
    assert_eq!(
        last, "new Creature called \"Ox\"\n  with_damage 1\n  has_ability Flying\n",
        "Unblockable was taken away again"
    );
}

#[test]
fn the_flow_of_a_turn_is_read_step_by_step() {
    let text = "optional PlayCardPhase consisting of one or more optional PlayCardAction \
        followed by one required AttackPhase ended by one EndPhaseAction";
    let (script, told) = script(text);
    assert_eq!(told, Vec::<String>::new());
    let ScriptKind::Flow(flow) = &script.items[0].kind else {
        panic!("{script:?}");
    };
    assert!(!flow.required);
    assert_eq!(flow.phase.text, "PlayCardPhase");
    let steps: Vec<(bool, bool, &str)> = flow
        .steps
        .iter()
        .map(|it| (it.required, it.or_more, it.name.text.as_str()))
        .collect();
    let expected = [
        (false, true, "PlayCardAction"),
        (true, false, "AttackPhase"),
    ];
    assert_eq!(steps, expected);
    assert_eq!(flow.ended_by.text, "EndPhaseAction");
}

#[test]
fn figures_counters_and_numbers_are_told_apart() {
    let (clauses, _) =
        body("does: put 1 +1/+1 counter on this then remove 2 -1/-1 counters from it");
    let ClauseKind::Does(effect) = &clauses[0].kind else {
        panic!("{clauses:?}");
    };
    let EffectKind::Sequence(effects) = &effect.kind else {
        panic!("{effect:?}");
    };
    let EffectKind::Put {
        amount, counter, ..
    } = &effects[0].kind
    else {
        panic!("{effects:?}");
    };
    assert_eq!(
        (amount, counter.text.as_str()),
        (&Amount::Number(1), "+1/+1")
    );
    let EffectKind::Remove { counter, .. } = &effects[1].kind else {
        panic!("{effects:?}");
    };
    assert_eq!(counter.text, "-1/-1");
}

#[test]
fn counter_is_a_verb_first_and_a_thing_after_its_name() {
    let (clauses, told) = body("does: counter target Spell when this has_no: draw 1");
    assert_eq!(told.len(), 1, "{told:?}");
    let ClauseKind::Does(effect) = &clauses[0].kind else {
        panic!("{clauses:?}");
    };
    assert!(matches!(effect.kind, EffectKind::Counter(_)));
    let (clauses, told) = body("when this dies if this had no -1/-1 counter: draw 1");
    assert_eq!(told, Vec::<String>::new());
    let ClauseKind::When { condition, .. } = &clauses[0].kind else {
        panic!("{clauses:?}");
    };
    assert!(matches!(
        condition,
        Some(Cond::HasCounter {
            none: true,
            had: true,
            ..
        })
    ));
}

#[test]
fn else_belongs_to_the_nearest_if_and_then_to_the_whole() {
    let (clauses, _) = body("does: if kicked: if your_turn: draw 1 else: draw 2 then discard 1");
    let ClauseKind::Does(effect) = &clauses[0].kind else {
        panic!("{clauses:?}");
    };
    let EffectKind::Sequence(effects) = &effect.kind else {
        panic!("{effect:?}");
    };
    let EffectKind::If {
        then, otherwise, ..
    } = &effects[0].kind
    else {
        panic!("{effects:?}");
    };
    assert!(otherwise.is_none());
    assert!(matches!(
        then.kind,
        EffectKind::If {
            otherwise: Some(_),
            ..
        }
    ));
    assert!(matches!(effects[1].kind, EffectKind::Discard { .. }));
}

#[test]
fn the_extras_of_the_language_are_read() {
    for text in [
        "does: choose_one { draw 1 ; gain 3 life then draw 1 }",
        "does: unless that_player pays 2 * Lands: counter it",
        "may_also_pay 2 * Lands",
        "is_token",
        "takes N = 1, Q",
        "means Unblockable and Shroud",
        "for_game \"Classic\" holds 17 * Swamp, 4 * \"Drifting Shade\" idea \"Win.\"",
        "uses \"White weenie\" \"Burn\"",
        "target Creature with +1/+1 counter",
        "life 20 hand 7 prizes 6 mulligan London deck_size 60 copies 4 except Land",
        "damage_order free untap yes summoning_sickness no heal_damage never ends_turn yes",
        "phase main priority allow play_land once allow cast phase draw: draw 1",
        "zone hand per_player private limit 7 zone deck per_player hidden ordered",
        "state_based when each Creature if damage >= hp: knock_out it then opponent gains 1 prize",
        "lose when life of you <= 0 lose when cards_drawn_from_empty_deck > 0",
        "type Equipment extends Artifact attaches counters +1/+1 time requires_means pay Mana",
        "resource Mana from Land pool empties each_phase combat blocks weakness double",
        "cuando esto entra: puedes roba 1",
        "siempre: cada Criatura y que_controlas recibe +1/+1 hasta fin_de_turno",
        "puede gira, sacrifica esto: agrega 3 * CualquierColor",
    ] {
        let (clauses, told) = body(text);
        assert_eq!(told, Vec::<String>::new(), "{text}");
        assert!(!clauses.is_empty(), "{text}");
    }
}

#[test]
fn named_requirements_and_targets_are_what_they_stand_for() {
    let text = "val requirements: Requirements = 3 * Lands and 2 * Swamps
val target: Target = Green or White and Creature
val more = requirements and 1 * Forest
new Creature called \"Lord\" requires requirements
new Creature called \"Boss\" with_damage 1 requires more has_ability Flying
new Sorcery called \"Mark\" requires 1 * Swamp and requirements defined_as Destroy target target
new Sorcery called \"Slay\" requires requirements does: destroy target target and tapped then tap target Creature";
    let (read, told) = script(text);
    assert_eq!(told, Vec::<String>::new());
    let mut problems = Problems::new();
    let sentences = read.sentences(&mut problems);
    assert!(problems.is_empty());
    let costs = |sentence: &Sentence| {
        let costs = sentence.clauses.iter().find_map(|it| match &it.kind {
            ClauseKind::Requires(costs) => Some(costs_of(costs)),
            _ => None,
        });
        costs.unwrap_or_default()
    };
    let all: Vec<String> = sentences.iter().map(costs).collect();
    assert_eq!(
        all,
        [
            "3 Lands, 2 Swamps",
            "3 Lands, 2 Swamps, 1 Forest",
            "1 Swamp, 3 Lands, 2 Swamps",
            "3 Lands, 2 Swamps",
        ]
    );
    let written: Vec<String> = sentences
        .iter()
        .map(|it| print::sentence(it, Tongue::En))
        .collect();
    assert!(
        written[2].contains("target Green or White and Creature"),
        "{}",
        written[2]
    );
    assert!(
        written[3].contains("destroy target Green or White and Creature and tapped"),
        "{}",
        written[3]
    );
    // Writing keeps the names.
    let kept = print::script(&read, text, &lex_phrases(text));
    assert!(kept.contains("requires requirements\n"), "{kept}");
    let (again, told) = script(&kept);
    assert_eq!(told, Vec::<String>::new(), "{kept}");
    assert_eq!(print::script(&again, &kept, &lex_phrases(&kept)), kept);
    let second = again.sentences(&mut problems);
    assert_eq!(shape(&second), shape(&sentences));
}

#[test]
fn names_of_names_do_not_grow_without_end() {
    let mut text = "val a0 = 1 * Swamp and 1 * Swamp\n".to_owned();
    for at in 1..40 {
        text.push_str(&format!("val a{at} = a{0} and a{0}\n", at - 1));
    }
    text.push_str("new Creature called \"Ox\" requires a39");
    let (_, told) = script(&text);
    assert!(!told.is_empty());
}
