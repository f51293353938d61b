//! Scripts put together at random: what is written is a script, though it may
//! take too many steps.

use tapete_game::Chance;

use super::one_of;

const NUMBERS: &[&str] = &[
    "PlayerMonsterLife",
    "TargetMonsterLife",
    "PlayerHandSize",
    "TargetHandSize",
    "PlayerEnergy",
    "TargetEnergy",
    "PlayerMonsterAttack",
    "TargetMonsterAttack",
    "PlayerMonsterMaxLife",
    "TargetMonsterMaxLife",
    "AlliesAlive",
    "EnemiesAlive",
    "Turn",
];

const WHO: &[&str] = &[
    "Self",
    "Target",
    "Front",
    "Back",
    "Ally[0]",
    "Ally[2]",
    "Enemy[1]",
    "Enemy[Turn]",
    "Weakest",
    "Strongest",
];

const STATES: &[&str] = &[
    "Normal", "Poisoned", "Dead", "Burned", "Frozen", "Asleep", "Shielded",
];

const ELEMENTS: &[&str] = &["Planta", "Agua", "Fuego", "Aire", "Tierra"];

const GROUPS: &[&str] = &["Allies", "Enemies", "All"];

const OCCASIONS: &[&str] = &[
    "TurnStart",
    "TurnEnd",
    "Attacked",
    "Damaged",
    "Death",
    "Drawn",
];

/// Returns a whole script.
pub(super) fn text(chance: &mut Chance) -> String {
    let conditions: Vec<String> = (0..chance.below(3)).map(|_| condition(2, chance)).collect();
    let mut script = format!(
        "Conditions {{ {} }} Actions {{ {} }}",
        conditions.join(" "),
        block(2, chance)
    );
    for _ in 0..chance.below(3) {
        let on = one_of(OCCASIONS, chance).unwrap_or("Drawn");
        let turns = one_of(&["", " for 1 turns", " for 3 turns"], chance).unwrap_or("");
        let when = match chance.below(3) {
            0 => format!(" when {}", condition(1, chance)),
            _ => String::new(),
        };
        script.push_str(&format!(" On {on}{turns}{when} {{ {} }}", block(1, chance)));
    }
    script
}

fn block(depth: u32, chance: &mut Chance) -> String {
    let steps: Vec<String> = (0..1 + chance.below(3))
        .map(|_| step(depth, chance))
        .collect();
    steps.join(" ")
}

fn step(depth: u32, chance: &mut Chance) -> String {
    if depth == 0 || chance.below(3) > 0 {
        return action(chance);
    }
    let block = block(depth - 1, chance);
    match chance.below(5) {
        0 => format!("if {} {{ {block} }}", condition(1, chance)),
        1 => format!(
            "if {} {{ {block} }} else {{ {} }}",
            condition(1, chance),
            self::block(depth - 1, chance)
        ),
        2 => format!("repeat {} {{ {block} }}", 1 + chance.below(3)),
        3 => format!("chance {}% {{ {block} }}", chance.below(101)),
        _ => format!(
            "each {} {{ {block} }}",
            one_of(GROUPS, chance).unwrap_or("All")
        ),
    }
}

fn action(chance: &mut Chance) -> String {
    let amount = number(2, true, chance);
    let action = match chance.below(19) {
        0..=3 => "Attack()".to_owned(),
        4 => "Poison()".to_owned(),
        5 => "Purify()".to_owned(),
        6 => "Cleanse()".to_owned(),
        7 => return format!("Draw({amount})"),
        8 => format!("Heal({amount})"),
        9 => format!("UpdateTargetMonsterLife(-{amount})"),
        10 => return format!("UpdateEnergy({amount})"),
        11 => format!("Burn({amount})"),
        12 => format!("Freeze({amount})"),
        13 => format!("Sleep({amount})"),
        14 => format!("Shield({amount})"),
        15 => return format!("Discard({amount})"),
        16 => return format!("Swap({amount}, Self.Index)"),
        17 => format!("SetType({})", one_of(ELEMENTS, chance).unwrap_or("Agua")),
        _ => format!("Buff(MaxLife, {amount}, 2)"),
    };
    let revive = chance.below(20) == 0;
    let action = if revive {
        format!("Revive({amount})")
    } else {
        action
    };
    match chance.below(4) {
        0 => format!("{action} on {}", one_of(WHO, chance).unwrap_or("Self")),
        1 => format!("{action} on Random"),
        _ => action,
    }
}

fn condition(depth: u32, chance: &mut Chance) -> String {
    if depth > 0 && chance.below(3) == 0 {
        let (left, right) = (condition(depth - 1, chance), condition(depth - 1, chance));
        return match chance.below(3) {
            0 => format!("({left} and {right})"),
            1 => format!("({left} or {right})"),
            _ => format!("not ({left})"),
        };
    }
    let who = one_of(WHO, chance).unwrap_or("Self");
    match chance.below(4) {
        0 => format!("{who} is {}", one_of(STATES, chance).unwrap_or("Dead")),
        1 => format!(
            "{who}.Type != {}",
            one_of(ELEMENTS, chance).unwrap_or("Agua")
        ),
        _ => {
            let compared = one_of(&["==", "!=", "<", "<=", ">", ">="], chance).unwrap_or("<");
            let left = number(1, false, chance);
            format!("{left} {compared} {}", number(1, false, chance))
        }
    }
}

fn number(depth: u32, luck: bool, chance: &mut Chance) -> String {
    if depth > 0 && chance.below(3) == 0 {
        let left = number(depth - 1, luck, chance);
        let right = number(depth - 1, luck, chance);
        return match chance.below(7) {
            0 => format!("min({left}, {right})"),
            1 => format!("max({left}, {right})"),
            2 => format!("percent({left}, {right})"),
            3 if luck => format!("random({left}, {right})"),
            4 => format!("abs({left} - {right})"),
            5 => format!("floor({left} / {right})"),
            _ => {
                let operator = one_of(&["+", "-", "*", "/"], chance).unwrap_or("+");
                format!("({left} {operator} {right})")
            }
        };
    }
    match chance.below(4) {
        0 => one_of(NUMBERS, chance).unwrap_or("Turn").to_owned(),
        1 => {
            let who = one_of(WHO, chance).unwrap_or("Self");
            let field = one_of(&["Life", "MaxLife", "Attack", "Index"], chance);
            format!("{who}.{}", field.unwrap_or("Life"))
        }
        _ => one_of(&["0", "1", "2", "7", "40", "2.5", "99999999999"], chance)
            .unwrap_or("1")
            .to_owned(),
    }
}
