use super::*;
use crate::card::classic_elements;
use crate::tests::script;

fn text(code: &str) -> [String; 2] {
    let elements = element_names(&classic_elements());
    [Tongue::En, Tongue::Es].map(|tongue| card_text(&script(code), &elements, tongue))
}

#[track_caller]
fn says(code: &str, en: &str, es: &str) {
    assert_eq!(text(code), [en, es], "{code}");
}

#[test]
fn the_cards_of_the_original_read_as_one_would_say_them() {
    says("Conditions{} Actions{ Attack() }", "Attack.", "Ataca.");
    says(
        "Conditions{ TargetMonsterType == Planta } Actions{ Attack() Attack() }",
        "If the target is a Plant monster: attack twice.",
        "Si el objetivo es un monstruo de Planta: ataca dos veces.",
    );
    says(
        "Conditions{} Actions{ Draw(2) }",
        "Draw 2 cards.",
        "Roba 2 cartas.",
    );
    says(
        "Conditions{ TargetMonsterLife < 100 } Actions{ Draw(2*3) }",
        "If the target has less than 100 life: draw 6 cards.",
        "Si el objetivo tiene menos de 100 de vida: roba 6 cartas.",
    );
    says(
        "Conditions{} Actions{ Attack() Poison() }",
        "Attack, then poison the target.",
        "Ataca y luego envenena al objetivo.",
    );
    says(
        "Conditions{} Actions{ UpdatePlayerMonsterLife(PlayerMonsterLife/10) }",
        "Gain life: a tenth of its life.",
        "Gana vida: una décima parte de su vida.",
    );
    says(
        "Conditions{ TargetMonsterType == Planta TargetMonsterLife >= 100 } \
         Actions{ Attack() Attack() Heal(PlayerMonsterLife/10) }",
        "If the target is a Plant monster and the target has at least 100 life: \
         attack twice, then gain life: a tenth of its life.",
        "Si el objetivo es un monstruo de Planta y el objetivo tiene al menos 100 de vida: \
         ataca dos veces y luego gana vida: una décima parte de su vida.",
    );
    says(
        "Conditions{ 2 != 2 } Actions{ Attack() }",
        "If 2 is not equal to 2: attack.",
        "Si 2 no es igual a 2: ataca.",
    );
    says(
        "Conditions{ TargetMonsterType != Fuego } Actions{ Purify() }",
        "If the target is not a Fire monster: free this monster from all harmful states.",
        "Si el objetivo no es un monstruo de Fuego: libra a este monstruo de todo estado dañino.",
    );
    says(
        "Conditions{ PlayerHandSize <= 2 } Actions{ UpdateEnergy(30) }",
        "If you have at most 2 cards in hand: gain 30 energy.",
        "Si tienes como mucho 2 cartas en la mano: gana 30 de energía.",
    );
    says(
        "Conditions{ PlayerMonsterType == TargetMonsterType } \
         Actions{ UpdateTargetMonsterLife(0-TargetMonsterLife/5) }",
        "If this monster and the target have the same element: \
         take life from the target: a fifth of its life.",
        "Si este monstruo y el objetivo tienen el mismo elemento: \
         quita vida al objetivo: un quinto de su vida.",
    );
    says(
        "Conditions{ (PlayerMonsterLife+TargetMonsterLife)/2 > 50 } \
         Actions{ UpdateTargetMonsterLife(-(PlayerMonsterLife+TargetMonsterLife)/10) }",
        "If half of (this monster's life plus the target's life) is more than 50: \
         take life from the target: a tenth of (this monster's life plus its life).",
        "Si la mitad de (la vida de este monstruo más la vida del objetivo) es mayor que 50: \
         quita vida al objetivo: una décima parte de (la vida de este monstruo más su vida).",
    );
    says("Conditions{} Actions{}", "Does nothing.", "No hace nada.");
    says(
        "Conditions{} Actions{ UpdateTargetMonsterLife(-20 - PlayerMonsterLife/4) }",
        "Take life from the target: 20 plus a quarter of this monster's life.",
        "Quita vida al objetivo: 20 más un cuarto de la vida de este monstruo.",
    );
    says(
        "Conditions{ Tierra == TargetMonsterType } Actions{ UpdateTargetMonsterLife(-7) Draw(1) }",
        "If the target is an Earth monster: take 7 life from the target, then draw 1 card.",
        "Si el objetivo es un monstruo de Tierra: quita 7 de vida al objetivo y luego roba 1 carta.",
    );
}

#[test]
fn branches_chances_and_loops_are_told_apart() {
    says(
        "Conditions{} Actions{ if Target is Frozen { Attack() } else { Freeze(2) } Draw(1) }",
        "If the target is frozen: attack; otherwise: freeze the target for 2 turns. Draw 1 card.",
        "Si el objetivo está congelado: ataca; si no: congela al objetivo durante 2 turnos. \
         Roba 1 carta.",
    );
    says(
        "Conditions{ PlayerEnergy > 100 } Actions{ chance 30 % { Attack() Attack() } }",
        "Can only be played if you have more than 100 energy. 30 % chance: attack twice.",
        "Solo se puede jugar si tienes más de 100 de energía. \
         Con un 30 % de probabilidad: ataca dos veces.",
    );
    says(
        "Conditions{} Actions{ repeat 3 { Attack() } repeat 2 { Attack() Draw(1) } }",
        "Attack 3 times. 2 times: attack, then draw 1 card.",
        "Ataca 3 veces. 2 veces: ataca y luego roba 1 carta.",
    );
    says(
        "Conditions{} Actions{ each Enemies { Attack() } each Allies { Heal(5) Shield(Self.Attack) } }",
        "For each living enemy: attack that monster. For each of your living monsters: \
         give 5 life to that monster, then give that monster a shield of this monster's attack.",
        "Por cada enemigo vivo: ataca a ese monstruo. Por cada monstruo tuyo vivo: \
         da 5 de vida a ese monstruo y luego da a ese monstruo un escudo del ataque de este monstruo.",
    );
    says(
        "Conditions{} Actions{ if Turn > 2 { chance 50 % { Draw(1) } Attack() } else { Poison() } }",
        "If the number of the round is more than 2: (50 % chance: draw 1 card), then attack; \
         otherwise: poison the target.",
        "Si el número de la ronda es mayor que 2: (con un 50 % de probabilidad: roba 1 carta) \
         y luego ataca; si no: envenena al objetivo.",
    );
}

#[test]
fn every_action_and_target_has_words() {
    says(
        "Conditions{} Actions{ Attack() on Weakest Burn(3) on Random Sleep(1) on Back Cleanse() on Target }",
        "Attack the enemy with the least life, then burn a random enemy for 3 turns, \
         then put the last living enemy to sleep for 1 turn, \
         then take all states, shields and bonuses from the target.",
        "Ataca al enemigo con menos vida y luego quema a un enemigo al azar durante 3 turnos \
         y luego duerme al último enemigo vivo durante 1 turno \
         y luego quita al objetivo todo estado, escudo y mejora.",
    );
    says(
        "Conditions{} Actions{ Discard(1) StealEnergy(20) Swap(0, 2) Revive(50) on Ally[1] SetType(Fuego) }",
        "The rival discards 1 card by luck, then steal 20 energy from the rival, \
         then swap places 1 and 3 of your formation, \
         then revive the ally in place 2 with 50 life, then change this monster's element to Fire.",
        "El rival descarta 1 carta al azar y luego roba 20 de energía al rival \
         y luego intercambia los puestos 1 y 3 de tu formación \
         y luego revive al aliado del puesto 2 con 50 de vida y luego cambia el elemento de este monstruo a Fuego.",
    );
    says(
        "Conditions{} Actions{ Buff(Attack, 10, 2) Buff(MaxLife, -20, 3) on Strongest SetType(Self.Type) on Front }",
        "Gain 10 attack for 2 turns, then take 20 maximum life from the enemy with the most life \
         for 3 turns, then change the element of the first living enemy to that of this monster.",
        "Gana 10 de ataque durante 2 turnos y luego quita 20 de vida máxima al enemigo con más vida \
         durante 3 turnos y luego cambia el elemento del primer enemigo vivo al de este monstruo.",
    );
}

#[test]
fn names_random_numbers_and_functions_are_said() {
    says(
        "let bonus = PlayerMonsterAttack * 2 Conditions{} \
         Actions{ Shield(min(bonus, 40)) Draw(random(1, 3)) Heal(percent(TargetMonsterLife, 15)) }",
        "Let bonus be twice this monster's attack. Gain a shield of the smaller of bonus and 40, \
         then draw as many cards as a random number from 1 to 3, \
         then gain life: 15 % of the target's life.",
        "Sea bonus el doble del ataque de este monstruo. \
         Gana un escudo de lo menor entre bonus y 40 \
         y luego roba tantas cartas como un número al azar entre 1 y 3 \
         y luego gana vida: el 15 % de la vida del objetivo.",
    );
}

#[test]
fn conditions_join_and_negations_move_inside() {
    says(
        "Conditions{ not (Target is Burned and TargetEnergy >= 50) Self is not Poisoned or EnemiesAlive == 1 } \
         Actions{ Attack() }",
        "If (the target is not burned or the rival has less than 50 energy) and \
         (this monster is not poisoned or the rival has exactly 1 living monster): attack.",
        "Si (el objetivo no está quemado o el rival tiene menos de 50 de energía) y \
         (este monstruo no está envenenado o el rival tiene exactamente 1 monstruo vivo): ataca.",
    );
    says(
        "Conditions{ TargetMonsterState == Normal } Actions{ Attack() }",
        "If the target is in its normal state: attack.",
        "Si el objetivo está en su estado normal: ataca.",
    );
}

#[test]
fn triggers_say_how_long_they_wait_and_for_what() {
    says(
        "Conditions{} Actions{} On Damaged for 2 turns when Self.Life < 50 { Heal(10) Attack() }",
        "For 2 turns, when this monster is damaged, if this monster has less than 50 life: \
         gain 10 life, then attack the enemy.",
        "Durante 2 turnos, cuando este monstruo recibe daño, si este monstruo tiene menos de 50 de vida: \
         gana 10 de vida y luego ataca al enemigo.",
    );
    says(
        "Conditions{} Actions{ Draw(1) } On Attacked { Poison() } On Death { Attack() }",
        "Draw 1 card. As long as this monster lives, when this monster is attacked: \
         poison the attacker. When this monster dies: attack the first living enemy.",
        "Roba 1 carta. Mientras viva este monstruo, cuando atacan a este monstruo: \
         envenena al atacante. Cuando este monstruo muere: ataca al primer enemigo vivo.",
    );
}

#[test]
fn a_condition_can_be_said_alone() {
    let code = script("Conditions{ TargetMonsterLife >= 100 } Actions{}");
    let cond = &code.conditions[0];
    assert_eq!(
        condition_text(&code, cond, &[], Tongue::En),
        "the target has at least 100 life"
    );
    assert_eq!(
        condition_text(&code, cond, &[], Tongue::Es),
        "el objetivo tiene al menos 100 de vida"
    );
}

#[test]
fn an_element_is_called_in_the_readers_tongue() {
    let names = |name: &str, others: &[&str]| {
        let element = Element {
            name: name.to_owned(),
            others: others.iter().map(|it| (*it).to_owned()).collect(),
            ..classic_elements().remove(0)
        };
        let [Said { en, es }] = element_names(&[element]).try_into().expect("one name");
        [en, es]
    };
    assert_eq!(names("Planta", &["Plant"]), ["Plant", "Planta"]);
    assert_eq!(names("Light", &["Luz"]), ["Light", "Luz"]);
    assert_eq!(names("Shadow", &[]), ["Shadow", "Shadow"]);
}

#[test]
fn names_of_numbers_are_said_as_the_numbers() {
    says(
        "let n = 2 * 3 let twice = n * 2 Conditions{ PlayerHandSize < n } Actions{ Draw(twice) }",
        "If you have less than 6 cards in hand: draw 12 cards.",
        "Si tienes menos de 6 cartas en la mano: roba 12 cartas.",
    );
}
