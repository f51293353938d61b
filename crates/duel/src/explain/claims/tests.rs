use super::*;
use crate::tests::script;

fn claims(description: &str, code: &str, cost: i32) -> Vec<(ClaimKind, String, String)> {
    let found = contradictions(description, &script(code), cost);
    let each = found.into_iter().map(|it| {
        assert_eq!(description.get(it.span.clone()), Some(it.said.as_str()));
        (it.kind, it.said, it.does)
    });
    each.collect()
}

fn holds(description: &str, code: &str) {
    assert_eq!(claims(description, code, 20), [], "{description}");
}

#[track_caller]
fn wrong(description: &str, code: &str, kind: ClaimKind, said: &str, does: &str) {
    let found = claims(description, code, 20);
    assert_eq!(
        found,
        [(kind, said.to_owned(), does.to_owned())],
        "{description}"
    );
}

const DRAWS_2: &str = "Conditions{} Actions{ Draw(2) }";
const ATTACKS_2: &str = "Conditions{} Actions{ Attack() Attack() }";
const HEALS_TENTH: &str = "Conditions{} Actions{ Heal(PlayerMonsterLife/10) }";

#[test]
fn the_descriptions_of_the_original_cards_are_accurate() {
    holds(
        "Attacks the first living enemy monster.",
        "Conditions{} Actions{ Attack() }",
    );
    holds("A cheap attack.", "Conditions{} Actions{ Attack() }");
    holds("Attacks twice if the target is of type Planta.", ATTACKS_2);
    holds("Draws 2 cards.", DRAWS_2);
    holds(
        "Draws 6 cards if the target has less than 100 life.",
        "Conditions{ TargetMonsterLife < 100 } Actions{ Draw(2*3) }",
    );
    holds(
        "Attacks and poisons the target.",
        "Conditions{} Actions{ Attack() Poison() }",
    );
    holds("Heals the own monster by a tenth of its life.", HEALS_TENTH);
    holds("Cures the own monster.", "Conditions{} Actions{ Purify() }");
    holds(
        "Gains 30 energy with a small hand.",
        "Conditions{ PlayerHandSize <= 2 } Actions{ UpdateEnergy(30) }",
    );
    holds(
        "Takes a quarter of the target's life.",
        "Conditions{} Actions{ UpdateTargetMonsterLife(0-TargetMonsterLife*0.25) }",
    );
    holds("1+2*3-4/2 is 5.", "Conditions{} Actions{ Draw(1+2*3-4/2) }");
}

#[test]
fn numbers_that_the_script_does_not_have_are_found_in_both_tongues() {
    wrong(
        "Draws 3 cards.",
        DRAWS_2,
        ClaimKind::Cards,
        "Draws 3 cards",
        "2",
    );
    wrong(
        "Roba tres cartas.",
        DRAWS_2,
        ClaimKind::Cards,
        "Roba tres cartas",
        "2",
    );
    wrong(
        "Roba una carta.",
        DRAWS_2,
        ClaimKind::Cards,
        "Roba una carta",
        "2",
    );
    wrong(
        "Attacks the target three times.",
        ATTACKS_2,
        ClaimKind::Attacks,
        "Attacks the target three times",
        "2",
    );
    wrong(
        "Ataca dos veces.",
        "Conditions{} Actions{ Attack() }",
        ClaimKind::Attacks,
        "Ataca dos veces",
        "1",
    );
    wrong(
        "Heals 20 % of its life.",
        HEALS_TENTH,
        ClaimKind::Healing,
        "Heals 20 % of its life",
        "10 %",
    );
    wrong(
        "Cura un quinto de su vida.",
        HEALS_TENTH,
        ClaimKind::Healing,
        "Cura un quinto de su vida",
        "10 %",
    );
    wrong("It costs 30.", DRAWS_2, ClaimKind::Cost, "costs 30", "20");
    wrong(
        "Cuesta 30 de energía.",
        DRAWS_2,
        ClaimKind::Cost,
        "Cuesta 30",
        "20",
    );
    wrong(
        "Gana 40 de energía.",
        "Conditions{} Actions{ UpdateEnergy(30) }",
        ClaimKind::Energy,
        "Gana 40 de energía",
        "30",
    );
    wrong(
        "Quita 15 de vida al objetivo.",
        "Conditions{} Actions{ UpdateTargetMonsterLife(-20) }",
        ClaimKind::Damage,
        "Quita 15 de vida",
        "20",
    );
    wrong(
        "Burns the target for 3 turns.",
        "Conditions{} Actions{ Burn(2) }",
        ClaimKind::Turns,
        "for 3 turns",
        "2",
    );
    wrong(
        "Con un 40 % de probabilidad roba 2 cartas.",
        "Conditions{} Actions{ chance 30 % { Draw(2) } }",
        ClaimKind::Chance,
        "40 % de probabilidad",
        "30 %",
    );
    wrong(
        "Gives a shield of 50.",
        "Conditions{} Actions{ Shield(30) }",
        ClaimKind::Shield,
        "shield of 50",
        "30",
    );
}

#[test]
fn effects_that_the_script_lacks_are_found() {
    wrong(
        "Attacks and poisons the target.",
        "Conditions{} Actions{ Attack() }",
        ClaimKind::Poison,
        "poisons",
        "",
    );
    wrong(
        "Envenena al objetivo.",
        DRAWS_2,
        ClaimKind::Poison,
        "Envenena",
        "",
    );
    wrong(
        "Ataca y roba 2 cartas.",
        DRAWS_2,
        ClaimKind::Attacks,
        "Ataca",
        "",
    );
    wrong(
        "Roba 2 cartas.",
        "Conditions{} Actions{ Attack() }",
        ClaimKind::Cards,
        "Roba 2 cartas",
        "",
    );
    wrong(
        "Puts the target to sleep.",
        "Conditions{} Actions{ Freeze(1) }",
        ClaimKind::Sleep,
        "Puts the target to sleep",
        "",
    );
}

#[test]
fn what_is_not_a_claim_is_left_alone() {
    for said in [
        "",
        "When this monster attacks, draws 2 cards.",
        "Does not attack: draws 2 cards.",
        "Its attacks are feared; draws two cards.",
        "Si el objetivo ataca, roba 2 cartas.",
        "Draws up to 5 cards.",
        "Roba cartas.",
        "Quema como el sol en agosto.",
        "¡20 años de historia! 300 monsters.",
        "Costs 20.",
    ] {
        holds(said, DRAWS_2);
    }
}

#[test]
fn repeated_and_summed_amounts_may_be_told_either_way() {
    let code = "Conditions{} Actions{ repeat 3 { Draw(2) } Draw(1) }";
    for said in ["Draws 2 cards 3 times.", "Draws 6 cards.", "Draws 7 cards."] {
        holds(said, code);
    }
    wrong(
        "Draws 5 cards.",
        code,
        ClaimKind::Cards,
        "Draws 5 cards",
        "2, 6, 1, 7",
    );
    holds(
        "Attacks once, then attacks twice.",
        "Conditions{} Actions{ Attack() Attack() Attack() }",
    );
    holds(
        "Ataca dos veces.",
        "Conditions{} Actions{ Attack() if TargetMonsterLife > 5 { Attack() } Attack() }",
    );
    holds(
        "Attacks twice.",
        "Conditions{} Actions{ each Enemies { Attack() } }",
    );
    holds(
        "Draws 4 cards.",
        "Conditions{} Actions{ Draw(PlayerHandSize) }",
    );
}

#[test]
fn a_claim_says_both_sides_in_both_tongues() {
    let claim = &contradictions("Draws 3 cards.", &script(DRAWS_2), 20)[0];
    assert_eq!(
        claim.message(Tongue::En),
        "the description says `Draws 3 cards`, but the number of cards drawn is 2"
    );
    assert_eq!(
        claim.message(Tongue::Es),
        "la descripción dice `Draws 3 cards`, pero el número de cartas robadas es 2"
    );
    let claim = &contradictions("Envenena.", &script(DRAWS_2), 20)[0];
    assert_eq!(
        claim.message(Tongue::Es),
        "la descripción dice `Envenena`, pero el código no tiene veneno"
    );
}

#[test]
fn any_text_can_be_read() {
    for said in [
        "draws \u{0} 2",
        "draws",
        "for",
        "shield of",
        "2 %",
        "ÁÉ%…🂡 roba 9999999999999999999999 cartas",
    ] {
        contradictions(said, &script(DRAWS_2), 0);
    }
    contradictions(&"draws 3 cards. ".repeat(10_000), &script(DRAWS_2), 0);
}

#[test]
fn numbers_of_conditions_are_compared_too() {
    const NEEDS: &str = "Conditions{ TargetMonsterLife < 100 } Actions{ Draw(6) }";
    wrong(
        "Draws 6 cards if the target has less than 50 life.",
        NEEDS,
        ClaimKind::Needs,
        "less than 50 life",
        "100",
    );
    wrong(
        "Roba 6 cartas si el objetivo tiene menos de 50 puntos de vida.",
        NEEDS,
        ClaimKind::Needs,
        "menos de 50 puntos de vida",
        "100",
    );
    holds("Draws 6 cards if the target has at most 99 life.", NEEDS);
    // What it costs is needed too.
    holds("Draws 6 cards when you have at least 20 energy.", NEEDS);
    holds(
        "Gains 30 energy with less than 3 cards.",
        "Conditions{} Actions{ if PlayerHandSize <= 2 { UpdateEnergy(30) } }",
    );
    wrong(
        "Attacks if you hold more than 4 cards.",
        "Conditions{ TargetMonsterType == Fuego } Actions{ Attack() }",
        ClaimKind::Needs,
        "more than 4 cards",
        "",
    );
    // A figure of the match may be anything.
    holds(
        "Attacks if it has more than 40 life.",
        "Conditions{ PlayerMonsterLife > TargetMonsterLife } Actions{ Attack() }",
    );
}

#[test]
fn named_values_count_as_what_they_stand_for() {
    wrong(
        "Draws 3 cards.",
        "let n = 1 + 1 Conditions{} Actions{ Draw(n) }",
        ClaimKind::Cards,
        "Draws 3 cards",
        "2",
    );
    let tenth = "let tenth = PlayerMonsterLife / 10 Conditions{} Actions{ Heal(tenth) }";
    holds("Heals 10 % of its life.", tenth);
    wrong(
        "Heals half of its life.",
        tenth,
        ClaimKind::Healing,
        "Heals half of its life",
        "10 %",
    );
}
