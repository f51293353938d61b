//! Random trees, for whoever asks whether something holds of every tree.

use crate::syntax::ast::*;
use proptest::prelude::*;
use proptest::sample::select;
use tapete_lang::{Place, Spelled, TextValue};

fn spelled(text: &str) -> Spelled {
    Spelled {
        text: text.to_owned(),
        place: Place::default(),
    }
}

fn one_of(words: &'static [&'static str]) -> impl Strategy<Value = Spelled> + Clone {
    select(words).prop_map(spelled)
}

fn text() -> impl Strategy<Value = TextValue> + Clone {
    let texts = ["Ox", "Drifting Shade", "a \"b\" \\ c", "línea\nñ"];
    select(texts.to_vec()).prop_map(|text| TextValue {
        text: text.to_owned(),
        place: Place::default(),
    })
}

fn name() -> impl Strategy<Value = Spelled> + Clone {
    one_of(&["Creature", "Lands", "Zombie", "NonBlack", "Green", "Player"])
}

fn counter() -> impl Strategy<Value = Counter> + Clone {
    select(&["+1/+1", "-1/-1", "time", "loyalty"][..]).prop_map(|text| Counter {
        text: text.to_owned(),
        place: Place::default(),
    })
}

fn cmp() -> impl Strategy<Value = Cmp> + Clone {
    select(vec![
        Cmp::Less,
        Cmp::LessEqual,
        Cmp::Equal,
        Cmp::NotEqual,
        Cmp::GreaterEqual,
        Cmp::Greater,
    ])
}

fn zone() -> impl Strategy<Value = ZoneRef> + Clone {
    let whose = vec![
        Whose::Unsaid,
        Whose::Your,
        Whose::Opponents,
        Whose::Their,
        Whose::Its,
        Whose::Any,
    ];
    let name = one_of(&["deck", "hand", "graveyard", "vault"]);
    (select(whose), name).prop_map(|(whose, name)| ZoneRef { whose, name })
}

fn reference() -> BoxedStrategy<Selector> {
    let refs = vec![
        Ref::This,
        Ref::It,
        Ref::You,
        Ref::Opponent,
        Ref::EachPlayer,
        Ref::Attached,
        Ref::Blocker,
        Ref::Chosen,
        Ref::ThatPlayer,
        Ref::Hero,
        Ref::Active,
    ];
    select(refs)
        .prop_map(|it| Selector::Ref(it, Place::default()))
        .boxed()
}

fn simple_amount() -> BoxedStrategy<Amount> {
    prop_oneof![
        (0..30i64).prop_map(Amount::Number),
        one_of(&["X", "N", "that_much"]).prop_map(Amount::Name),
    ]
    .boxed()
}

/// Filters, amounts and selectors hold each other; they are made together, as
/// deep as asked.
#[derive(Clone)]
pub(super) struct Parts {
    pub(super) filter: BoxedStrategy<Filter>,
    pub(super) amount: BoxedStrategy<Amount>,
    pub(super) selector: BoxedStrategy<Selector>,
}

fn first_parts() -> Parts {
    let states = one_of(&[
        "tapped",
        "you_control",
        "attacking",
        "attached",
        "this",
        "token",
    ]);
    let filter = prop_oneof![name(), states].prop_map(Filter::Word);
    Parts {
        filter: filter.boxed(),
        amount: simple_amount(),
        selector: reference(),
    }
}

fn ability(parts: &Parts) -> impl Strategy<Value = AbilityRef> + Clone + use<> {
    let arg = prop_oneof![
        (0..9i64).prop_map(|it| Argument::Amount(Amount::Number(it))),
        parts.filter.clone().prop_map(Argument::Filter),
        (1..4i64, name()).prop_map(|(amount, of)| {
            let amount = Amount::Number(amount);
            Argument::Cost(vec![Cost::Some { amount, of }])
        }),
    ];
    let args = prop::collection::vec(arg, 0..3);
    let name = one_of(&["Flying", "Absorb", "Protection"]);
    (name, args).prop_map(|(name, args)| AbilityRef { name, args })
}

fn deeper(parts: &Parts) -> Parts {
    let (filter, amount, selector) = (&parts.filter, &parts.amount, &parts.selector);
    let pair = (filter.clone(), filter.clone());
    let property = one_of(&["power", "cost", "hp"]);
    let filters = prop_oneof![
        3 => filter.clone(),
        1 => ability(parts).prop_map(Filter::With),
        1 => ability(parts).prop_map(Filter::Without),
        1 => counter().prop_map(Filter::WithCounter),
        1 => text().prop_map(Filter::Named),
        1 => one_of(&["you", "opponent"]).prop_map(Filter::ControlledBy),
        1 => (property, cmp(), amount.clone()).prop_map(|(property, cmp, amount)| {
            Filter::Compare { property, cmp, amount }
        }),
        1 => filter.clone().prop_map(|it| Filter::Not(Box::new(it))),
        2 => pair.clone().prop_map(|(a, b)| Filter::And(Box::new(a), Box::new(b))),
        2 => pair.prop_map(|(a, b)| Filter::Or(Box::new(a), Box::new(b))),
    ];
    let two = (amount.clone(), amount.clone());
    let zones = prop::option::of(zone());
    let of_name = one_of(&["life", "power", "hp"]);
    let amounts = prop_oneof![
        3 => amount.clone(),
        1 => (filter.clone(), zones.clone()).prop_map(|(filter, zone)| Amount::Count {
            filter: Box::new(filter),
            zone,
        }),
        1 => (counter(), selector.clone()).prop_map(|(counter, of)| Amount::Counters {
            counter,
            of: Box::new(of),
        }),
        1 => (of_name, selector.clone()).prop_map(|(name, of)| Amount::Of {
            name,
            of: Box::new(of),
        }),
        1 => two.clone().prop_map(|(a, b)| Amount::Add(Box::new(a), Box::new(b))),
        1 => two.clone().prop_map(|(a, b)| Amount::Subtract(Box::new(a), Box::new(b))),
        1 => two.prop_map(|(a, b)| Amount::Multiply(Box::new(a), Box::new(b))),
        1 => (amount.clone(), any::<bool>()).prop_map(|(amount, up)| Amount::Half {
            amount: Box::new(amount),
            up,
        }),
    ];
    let hows = select(vec![How::Target, How::Choice, How::Random]);
    let bounds = prop_oneof![
        2 => Just((Amount::Number(1), Amount::Number(1))),
        1 => simple_amount().prop_map(|it| (Amount::Number(0), it)),
        1 => (2..9i64).prop_map(|it| (Amount::Number(it), Amount::Number(it))),
    ];
    let some = (hows, bounds, any::<bool>(), filter.clone(), zones.clone());
    let selectors = prop_oneof![
        2 => selector.clone(),
        1 => selector.clone().prop_map(|it| Selector::Controller(Box::new(it))),
        1 => selector.clone().prop_map(|it| Selector::Owner(Box::new(it))),
        2 => (any::<bool>(), filter.clone(), zones).prop_map(|(other, filter, zone)| {
            Selector::Each { other, filter, zone }
        }),
        3 => some.prop_map(|(how, (min, max), other, filter, zone)| Selector::Some {
            how,
            min,
            max,
            other,
            filter,
            zone,
            place: Place::default(),
        }),
    ];
    Parts {
        filter: filters.boxed(),
        amount: amounts.boxed(),
        selector: selectors.boxed(),
    }
}

pub(super) fn parts() -> Parts {
    deeper(&deeper(&deeper(&first_parts())))
}

pub(super) fn cond(parts: &Parts) -> BoxedStrategy<Cond> {
    let who = &parts.selector;
    let leaf = prop_oneof![
        (who.clone(), counter(), any::<bool>(), any::<bool>()).prop_map(
            |(who, counter, none, had)| Cond::HasCounter {
                who,
                counter,
                none,
                had,
            }
        ),
        (who.clone(), ability(parts), any::<bool>()).prop_map(|(who, ability, lacks)| {
            Cond::HasAbility {
                who,
                ability,
                lacks,
            }
        }),
        (who.clone(), parts.filter.clone(), any::<bool>())
            .prop_map(|(who, filter, was)| Cond::Is { who, filter, was }),
        (who.clone(), who.clone()).prop_map(|(who, what)| Cond::Controls { who, what }),
        (parts.amount.clone(), cmp(), parts.amount.clone())
            .prop_map(|(left, cmp, right)| Cond::Compare { left, cmp, right }),
        one_of(&["kicked", "your_turn"]).prop_map(Cond::Word),
    ];
    leaf.prop_recursive(3, 12, 2, |inner| {
        let pair = (inner.clone(), inner.clone());
        prop_oneof![
            inner.prop_map(|it| Cond::Not(Box::new(it))),
            pair.clone()
                .prop_map(|(a, b)| Cond::And(Box::new(a), Box::new(b))),
            pair.prop_map(|(a, b)| Cond::Or(Box::new(a), Box::new(b))),
        ]
    })
    .boxed()
}

pub(super) fn event(parts: &Parts) -> BoxedStrategy<Event> {
    let who = &parts.selector;
    let what = prop_oneof![
        who.clone().prop_map(EventWhat::Selector),
        zone().prop_map(EventWhat::Zone),
    ];
    let part = (one_of(&["by", "to", "from", "on"]), what).prop_map(|(word, what)| EventPart {
        word: Some(word),
        what,
    });
    let verb = one_of(&["enters", "dies", "attacks", "deals", "casts", "is_dealt"]);
    let damage = any::<Option<bool>>();
    let phase = one_of(&["upkeep", "end", "main"]);
    let whose = select(vec![Whose::Your, Whose::Any, Whose::Opponents]);
    let kind = prop_oneof![
        3 => (who.clone(), verb, any::<bool>(), damage, prop::option::of(part)).prop_map(
            |(who, verb, alone, damage, part)| {
                let word = EventWhat::Word(spelled("damage"));
                let damage_part = EventPart { word: None, what: word };
                let combat = damage == Some(true);
                let parts = damage.map(|_| damage_part).into_iter().chain(part).collect();
                EventKind::Happens { who, verb, alone, combat, parts }
            }
        ),
        1 => (counter(), who.clone())
            .prop_map(|(counter, from)| EventKind::LastRemoved { counter, from }),
        1 => (whose, phase, any::<bool>())
            .prop_map(|(whose, phase, ends)| EventKind::Phase { whose, phase, ends }),
        1 => one_of(&["end_of_turn"]).prop_map(EventKind::Moment),
    ];
    kind.prop_map(|kind| Event {
        place: Place::default(),
        kind,
    })
    .boxed()
}

fn duration(parts: &Parts) -> BoxedStrategy<Duration> {
    prop_oneof![
        2 => Just(Duration::Unsaid),
        2 => one_of(&["end_of_turn", "your_next_turn"]).prop_map(Duration::Until),
        1 => Just(Duration::Permanently),
        1 => cond(parts).prop_map(|it| Duration::AsLongAs(Box::new(it))),
    ]
    .boxed()
}

fn effect_of(kind: EffectKind) -> Effect {
    Effect {
        place: Place::default(),
        kind,
    }
}

fn resource() -> impl Strategy<Value = Cost> + Clone {
    (simple_amount(), name()).prop_map(|(amount, of)| Cost::Some { amount, of })
}

fn costs() -> BoxedStrategy<Vec<Cost>> {
    let cost = prop_oneof![
        resource(),
        (1..5i64, one_of(&["life"])).prop_map(|(amount, of)| {
            let amount = Amount::Number(amount);
            Cost::Some { amount, of }
        }),
        Just(Cost::Tap(Place::default())),
        one_of(&["C"]).prop_map(Cost::Param),
        reference().prop_map(|what| {
            let kind = EffectKind::Sacrifice { who: None, what };
            Cost::Effect(Box::new(effect_of(kind)))
        }),
    ];
    prop::collection::vec(cost, 1..4).boxed()
}

fn moving(parts: &Parts) -> BoxedStrategy<Moving> {
    let zones = || prop::option::of(zone());
    let with = prop::option::of((simple_amount(), counter()));
    let attached = prop::option::of(parts.selector.clone().prop_map(Box::new));
    let flags = (any::<bool>(), any::<bool>(), any::<bool>(), 0..3u8);
    (zones(), zone(), flags, with, attached)
        .prop_map(|(from, to, flags, with, attached_to)| Moving {
            from,
            // `tapped` right after a filter would belong to it.
            to: Some(to),
            top: flags.3 == 1,
            bottom: flags.3 == 2,
            tapped: flags.0,
            attacking: flags.1,
            under_owner: flags.2,
            with,
            attached_to,
        })
        .boxed()
}

fn signed() -> impl Strategy<Value = Signed> + Clone {
    let amount = prop_oneof![
        (0..9i64).prop_map(Amount::Number),
        one_of(&["N"]).prop_map(Amount::Name),
    ];
    (any::<bool>(), amount).prop_map(|(minus, amount)| Signed { minus, amount })
}

fn simple_effect(parts: &Parts) -> BoxedStrategy<EffectKind> {
    prop_oneof![simple_act(parts), simple_change(parts)].boxed()
}

fn simple_act(parts: &Parts) -> BoxedStrategy<EffectKind> {
    let who = || parts.selector.clone();
    let maybe = || prop::option::of(parts.selector.clone());
    let amount = || simple_amount();
    prop_oneof![
        who().prop_map(EffectKind::Destroy),
        who().prop_map(EffectKind::Counter),
        (maybe(), who()).prop_map(|(who, what)| EffectKind::Sacrifice { who, what }),
        (maybe(), amount()).prop_map(|(who, amount)| EffectKind::Draw { who, amount }),
        (maybe(), amount(), any::<bool>(), prop::option::of(name())).prop_map(
            |(who, amount, random, filter)| EffectKind::Discard {
                who,
                amount,
                random,
                filter: filter.map(Filter::Word),
            }
        ),
        (maybe(), parts.amount.clone(), who()).prop_map(|(source, amount, to)| EffectKind::Deal {
            source,
            amount,
            to
        }),
        (
            maybe(),
            any::<bool>(),
            amount(),
            one_of(&["life", "Energy"])
        )
            .prop_map(|(who, gains, amount, of)| EffectKind::Change {
                who,
                gains,
                amount,
                of,
            }),
        (amount(), counter(), who()).prop_map(|(amount, counter, on)| EffectKind::Put {
            amount,
            counter,
            on,
        }),
        (prop::option::of(amount()), counter(), who()).prop_map(|(amount, counter, from)| {
            EffectKind::Remove {
                amount,
                counter,
                from,
            }
        }),
        (who(), moving(parts)).prop_map(|(what, moving)| EffectKind::Move { what, moving }),
        (zone(), who(), moving(parts)).prop_map(|(zone, what, moving)| EffectKind::Search {
            zone,
            what,
            moving
        }),
        (amount(), text(), moving(parts)).prop_map(|(amount, token, moving)| EffectKind::Create {
            amount,
            token,
            moving,
        }),
        prop::collection::vec(resource(), 1..3).prop_map(EffectKind::Add),
    ]
    .boxed()
}

fn simple_change(parts: &Parts) -> BoxedStrategy<EffectKind> {
    let who = || parts.selector.clone();
    let maybe = || prop::option::of(parts.selector.clone());
    let amount = || simple_amount();
    let abilities = || prop::collection::vec(ability(parts), 1..3);
    let lasts = || duration(parts);
    prop_oneof![
        (who(), who()).prop_map(|(what, to)| EffectKind::Attach { what, to }),
        (who(), who()).prop_map(|(one, other)| EffectKind::Fight { one, other }),
        (who(), who()).prop_map(|(one, other)| EffectKind::Swap { one, other }),
        (maybe(), maybe(), any::<bool>(), lasts()).prop_map(|(to, from, combat, duration)| {
            EffectKind::Prevent {
                amount: None,
                combat,
                to,
                from,
                duration,
            }
        }),
        maybe().prop_map(EffectKind::Lose),
        maybe().prop_map(EffectKind::ExtraTurn),
        (maybe(), one_of(&["draw", "main"]))
            .prop_map(|(who, phase)| EffectKind::Skip { who, phase }),
        ability(parts).prop_map(EffectKind::Do),
        (who(), zone()).prop_map(|(who, zone)| EffectKind::By {
            who,
            effect: Box::new(effect_of(EffectKind::Shuffle(zone))),
        }),
        (who(), signed(), signed(), lasts()).prop_map(|(who, power, toughness, duration)| {
            EffectKind::Gets {
                who,
                power,
                toughness,
                per: None,
                duration,
            }
        }),
        (who(), abilities(), lasts()).prop_map(|(who, abilities, duration)| EffectKind::Gains {
            who,
            abilities,
            duration,
        }),
        (who(), abilities(), lasts()).prop_map(|(who, abilities, duration)| EffectKind::Loses {
            who,
            abilities,
            duration,
        }),
        (who(), parts.filter.clone(), 1..4i64, lasts()).prop_map(
            |(who, filter, number, duration)| EffectKind::Rule {
                who,
                modal: Modal::Cant,
                word: spelled("be_blocked"),
                by: None,
                except_by: Some((number, filter)),
                duration,
            }
        ),
        (who(), amount(), any::<bool>()).prop_map(|(who, amount, less)| EffectKind::Costs {
            who,
            amount,
            less
        }),
    ]
    .boxed()
}

pub(super) fn effect(parts: &Parts) -> BoxedStrategy<Effect> {
    let leaf = simple_effect(parts).prop_map(effect_of).boxed();
    let parts = parts.clone();
    leaf.prop_recursive(3, 10, 3, move |inner| {
        let boxed = inner.clone().prop_map(Box::new);
        let otherwise = prop::option::of(boxed.clone());
        let several = prop::collection::vec(inner.clone(), 2..4);
        let kind = prop_oneof![
            several.clone().prop_map(EffectKind::Sequence),
            several.prop_map(EffectKind::ChooseOne),
            boxed.clone().prop_map(EffectKind::May),
            (cond(&parts), boxed.clone(), otherwise.clone()).prop_map(
                |(condition, then, otherwise)| EffectKind::If {
                    condition,
                    then,
                    otherwise,
                }
            ),
            (parts.selector.clone(), costs(), boxed.clone())
                .prop_map(|(who, costs, effect)| EffectKind::Unless { who, costs, effect }),
            (
                parts.filter.clone(),
                prop::option::of(zone()),
                boxed.clone()
            )
                .prop_map(|(filter, zone, effect)| EffectKind::ForEach {
                    filter,
                    zone,
                    effect,
                }),
            (parts.amount.clone(), boxed)
                .prop_map(|(amount, effect)| EffectKind::Repeat { amount, effect }),
            (otherwise.clone(), otherwise).prop_map(|(heads, tails)| EffectKind::Flip {
                amount: Amount::Number(1),
                heads,
                tails,
            }),
        ];
        kind.prop_map(effect_of)
    })
    .boxed()
}

/// A sentence with a few clauses of any kind.
pub(crate) fn sentence() -> BoxedStrategy<Sentence> {
    let parts = parts();
    let condition = prop::option::of(cond(&parts));
    let one_effect = effect(&parts).prop_filter("always has no sequence of one", |it| {
        !matches!(it.kind, EffectKind::Sequence(_))
    });
    let worth = prop_oneof![
        parts.amount.clone().prop_map(Worth::Amount),
        (1..4i64, name()).prop_map(|(amount, of)| {
            let amount = Amount::Number(amount);
            Worth::Cost(vec![Cost::Some { amount, of }])
        }),
    ];
    let kind = prop_oneof![
        parts.filter.clone().prop_map(ClauseKind::Target),
        costs().prop_map(ClauseKind::Requires),
        effect(&parts).prop_map(ClauseKind::Does),
        prop::collection::vec(ability(&parts), 1..3).prop_map(ClauseKind::Has),
        prop::collection::vec(name(), 1..3).prop_map(ClauseKind::Is),
        text().prop_map(ClauseKind::Text),
        Just(ClauseKind::EntersTapped),
        (one_of(&["hp", "loyalty"]), worth)
            .prop_map(|(name, value)| ClauseKind::With { name, value }),
        (
            prop::collection::vec(event(&parts), 1..3),
            condition.clone(),
            effect(&parts)
        )
            .prop_map(|(events, condition, effect)| ClauseKind::When {
                events,
                condition,
                effect,
            }),
        (condition.clone(), one_effect).prop_map(|(condition, effect)| ClauseKind::Always {
            condition,
            effects: vec![effect],
        }),
        (
            costs(),
            effect(&parts),
            prop::option::of(Just("once_per_turn"))
        )
            .prop_map(|(costs, effect, only)| ClauseKind::Can {
                costs,
                effect,
                only: only.into_iter().map(spelled).collect(),
            }),
        (event(&parts), condition, effect(&parts)).prop_map(|(event, condition, effect)| {
            ClauseKind::Instead {
                event,
                condition,
                effect,
            }
        }),
        cond(&parts).prop_map(|condition| ClauseKind::Ends {
            how: spelled("lose"),
            condition,
        }),
    ];
    let clause = kind.prop_map(|kind| Clause {
        place: Place::default(),
        kind,
    });
    (text(), prop::collection::vec(clause, 1..4))
        .prop_map(|(name, clauses)| Sentence {
            kind: spelled("Creature"),
            name: Some(name),
            clauses,
            place: Place::default(),
            broken: false,
        })
        .boxed()
}
