//! Card games: shipped cards and files of the dialect with mistakes, and games
//! put together from cards that nobody wrote.

use std::fmt::Write as _;
use std::sync::LazyLock;

use tapete_game::Chance;
use tapete_lang::lex_phrases;
use tapete_workshop::shipped;

use super::mutate::mistake;
use super::one_of;
use crate::golden::{files, read};

/// What may be typed by mistake.
const SLIPS: &[&str] = &[
    "new",
    "called",
    "when",
    "always",
    "while",
    "instead of",
    "can",
    "does",
    "may",
    "if",
    "then",
    "else",
    "and",
    "or",
    "not",
    "target",
    "each",
    "this",
    "it",
    "that_player",
    "Creature",
    "Player",
    "count(",
    ":",
    ";",
    ",",
    "{",
    "}",
    "(",
    ")",
    "*",
    "+1/+1",
    "-1/-1",
    "+N/+N",
    "X",
    "N",
    "0",
    "1",
    "-1",
    "99",
    "9999999999",
    "1.5",
    "\"",
    "\"Ox\"",
    "draw 1",
    "destroy",
    "deal 3 damage to",
    "until end_of_turn",
    "requires",
    "has_ability",
    "Flying",
    "Absorb(1)",
    "Protection(",
    "takes N",
    "means",
    "for",
    "ability",
    "game",
    "deck",
    "token",
    "val c =",
    "var",
    "=",
    "//",
    "/*",
    "ñ",
    "🂡",
    "\u{feff}",
    "\u{202e}",
    "\0",
    "\r",
    "\n",
    "\t",
];

/// A set of shipped cards: the game, and the sentences.
struct Set {
    game: &'static str,
    /// What pays for them, in a deck.
    lands: &'static str,
    cards: Vec<&'static str>,
}

/// The shipped cards of every game.
static SETS: LazyLock<Vec<Set>> = LazyLock::new(|| {
    let set = |game, lands, folder: &str| Set {
        game,
        lands,
        cards: shipped()
            .iter()
            .filter(|it| it.path.starts_with(folder))
            .flat_map(|it| it.text.split("\n\n"))
            .map(str::trim)
            .filter(|it| it.starts_with("new "))
            .filter(|it| !it.starts_with("new Deck") && !it.starts_with("new CardGame"))
            .collect(),
    };
    vec![
        set(
            "Classic",
            "4 * Plains, 4 * Island, 4 * Swamp, 4 * Mountain, 4 * Forest",
            "games/ccg/classic/",
        ),
        set("Thesis", "4 * Swamp, 4 * Forest", "games/ccg/thesis/"),
        set("Shadowlike", "", "games/ccg/shadowlike/"),
        set("Pocketlike", "", "games/ccg/pocketlike/"),
    ]
});

/// The files in the words of the thesis.
static DIALECT: LazyLock<Vec<String>> = LazyLock::new(|| {
    let paths = files("crates/ccg/src/syntax/tests/texts", "ccg");
    paths.iter().filter_map(|it| read(it).ok()).collect()
});

/// Returns a file of the dialect with one to four mistakes.
pub(super) fn dialect(chance: &mut Chance) -> String {
    let index = chance.below(DIALECT.len() as u32) as usize;
    mistaken(DIALECT.get(index).map_or("", String::as_str), chance)
}

/// Returns a game of a few shipped cards, with up to four mistakes.
pub(super) fn cards(chance: &mut Chance) -> String {
    let text = shipped_text(chance);
    mistaken(&text, chance)
}

fn mistaken(text: &str, chance: &mut Chance) -> String {
    let mut parts: Vec<String> = lex_phrases(text)
        .iter()
        .map(|it| text.get(it.span.range()).unwrap_or("").to_owned())
        .collect();
    for _ in 0..chance.below(5) {
        if !parts.is_empty() {
            mistake(&mut parts, SLIPS, chance);
        }
    }
    parts.concat()
}

fn shipped_text(chance: &mut Chance) -> String {
    let index = chance.below(SETS.len() as u32) as usize;
    let Some(set) = SETS.get(index) else {
        return String::new();
    };
    let mut text = header(set.game);
    let mut held: Vec<String> = Vec::new();
    let n_cards = set.cards.len() as u32;
    // Heroes stand first in their file, and somebody must be able to begin.
    let mut chosen: Vec<usize> = (0..3).map(|_| chance.below(n_cards) as usize).collect();
    for wanted in ["new Hero ", "Basic"] {
        chosen.extend(set.cards.iter().position(|it| it.contains(wanted)));
    }
    chosen.sort_unstable();
    chosen.dedup();
    let mut has_hero = false;
    for card in chosen.iter().filter_map(|it| set.cards.get(*it)) {
        let Some(name) = card.split('"').nth(1) else {
            continue;
        };
        let is_hero = card.starts_with("new Hero ");
        if is_hero && has_hero {
            continue;
        }
        has_hero |= is_hero;
        let _ = writeln!(text, "{card}\n");
        if !card.contains("is_token") {
            held.push(format!("{} * \"{name}\"", if is_hero { 1 } else { 4 }));
        }
    }
    if !set.lands.is_empty() {
        held.push(set.lands.to_owned());
    }
    let _ = writeln!(text, "new Deck called \"D\" holds {}", held.join(", "));
    text
}

fn header(game: &str) -> String {
    format!(
        "new CardGame called \"Fuzz\" extends \"{game}\" deck_size 4 copies any turns_max 8\n\
         uses \"D\" \"D\"\n\n"
    )
}

const TARGETS: &[&str] = &[
    "target Creature",
    "target Creature and you_control",
    "target tapped Creature",
    "target NonBlack and Creature",
    "each Creature",
    "each Creature and opponent_controls",
    "each other Creature",
    "this",
    "a Creature and you_control",
];

const PLAYERS: &[&str] = &["you", "opponent", "target Player", "each Player"];

const EVENTS: &[&str] = &[
    "this enters",
    "this dies",
    "this attacks",
    "this blocks",
    "this becomes_blocked",
    "another Creature enters",
    "a Creature dies",
    "your upkeep begins",
    "end_of_turn",
    "this deals combat damage to a Player",
    "you casts a Spell",
    "opponent draws",
];

const ABILITIES: &[&str] = &[
    "Absorb(1)",
    "Amplify(1)",
    "Battlecry",
    "Bushido(2)",
    "Deathtouch",
    "Defender",
    "Exalted",
    "Flanking",
    "Flying",
    "Frenzy(2)",
    "Graft(2)",
    "Indestructible",
    "Lifelink",
    "Modular(2)",
    "Persist",
    "Poisonous(1)",
    "Rampage(1)",
    "Reach",
    "Shadow",
    "Trample",
    "Unblockable",
    "Vanishing(2)",
    "Wither",
    "Shroud",
    "Hexproof",
    "FirstStrike",
    "DoubleStrike",
    "Haste",
    "Vigilance",
    "Menace",
    "Protection(Black)",
    "Cycling(1 * Land)",
    "Kicker(1 * Land)",
    "Regeneration(1 * Land)",
    "Ward(1 * Land)",
    "Bloodthirst(2)",
    "Evolve",
    "Prowess",
    "Glutton(2)",
    "Unbound",
    "Undying",
    "Fear",
    "Landwalk(Swamp)",
    "Annihilator(1)",
    "Scathing(1)",
    "Headlong",
];

/// Returns a game whose cards are put together at random.
pub(super) fn text(chance: &mut Chance) -> String {
    let game = one_of(&["Classic", "Thesis"], chance).unwrap_or("Classic");
    let mut text = header(game);
    let mut held = Vec::new();
    for card in 0..4 {
        let kind = one_of(&["Creature", "Creature", "Sorcery", "Artifact"], chance);
        let kind = kind.unwrap_or("Creature");
        let _ = write!(text, "new {kind} called \"C{card}\"");
        if kind == "Creature" {
            let (damage, health) = (chance.below(4), 1 + chance.below(4));
            let _ = write!(text, " with_damage {damage} with_health {health}");
        }
        if chance.below(2) == 0 {
            let _ = write!(text, " requires {} * Land", chance.below(3));
        }
        if kind == "Sorcery" {
            let _ = write!(text, " does: {}", effect(2, chance));
        } else {
            clauses(&mut text, chance);
        }
        text.push('\n');
        held.push(format!("4 * \"C{card}\""));
    }
    text.push_str("new Creature called \"T\" is_token with_damage 1 with_health 1\n");
    let _ = writeln!(
        text,
        "new Deck called \"D\" holds {}, 4 * Swamp, 4 * Forest",
        held.join(", ")
    );
    text
}

fn clauses(text: &mut String, chance: &mut Chance) {
    for _ in 0..=chance.below(3) {
        let ability = one_of(ABILITIES, chance).unwrap_or("Flying");
        let effect = effect(2, chance);
        let event = one_of(EVENTS, chance).unwrap_or("this enters");
        let _ = match chance.below(6) {
            0 | 1 => write!(text, " has_ability {ability}"),
            2 => write!(text, " when {event}: {effect}"),
            3 => write!(text, " can 1 * Land: {effect}"),
            4 => write!(text, " can tap, sacrifice this: {effect}"),
            _ => write!(
                text,
                " always: each other Creature and you_control has {ability}"
            ),
        };
    }
}

fn effect(depth: u32, chance: &mut Chance) -> String {
    if depth > 0 && chance.below(3) == 0 {
        let (one, other) = (effect(depth - 1, chance), effect(depth - 1, chance));
        return match chance.below(5) {
            0 => format!("if life of you < 10: {one} else: {other}"),
            1 => format!("may {one}"),
            2 => format!("{{ {one}; {other} }}"),
            3 => format!("repeat 2: {{ {one} }}"),
            _ => format!("{one} then {other}"),
        };
    }
    let whom = one_of(TARGETS, chance).unwrap_or("this");
    let player = one_of(PLAYERS, chance).unwrap_or("you");
    let amount = one_of(
        &[
            "0",
            "1",
            "2",
            "3",
            "99",
            "count(Creature and you_control)",
            "life of you",
        ],
        chance,
    );
    let amount = amount.unwrap_or("1");
    let ability = one_of(ABILITIES, chance).unwrap_or("Flying");
    match chance.below(20) {
        0 => format!("draw {amount}"),
        1 => format!("discard {amount}"),
        2 => format!("destroy {whom}"),
        3 => format!("exile {whom}"),
        4 => format!("tap {whom}"),
        5 => format!("untap {whom}"),
        6 => format!("sacrifice {whom}"),
        7 => format!("return {whom} to hand"),
        8 => format!("deal {amount} damage to {whom}"),
        9 => format!("deal {amount} damage to {player}"),
        10 => format!("gain {amount} life"),
        11 => format!("{player} loses {amount} life"),
        12 => format!("{player} discards {amount}"),
        13 => format!("{whom} gets +1/+1 until end_of_turn"),
        14 => format!("{whom} gets -1/-1 until end_of_turn"),
        15 => format!("{whom} gains {ability} until end_of_turn"),
        16 => format!("put {amount} +1/+1 counters on {whom}"),
        17 => format!("put {amount} -1/-1 counters on {whom}"),
        18 => format!("create {amount} token \"T\""),
        _ => "scry 2".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use tapete_game::Seed;

    use super::*;

    fn n_games(make: fn(&mut Chance) -> String) -> usize {
        let is_game = |number: &u64| {
            let text = make(&mut Chance::new(Seed::new(*number)));
            super::super::read(&text).game.is_some()
        };
        (0..100).filter(is_game).count()
    }

    #[test]
    fn most_composed_card_games_can_be_played() {
        let n_games = n_games(text);
        assert!(n_games > 50, "only {n_games} of 100 texts gave a game");
    }

    #[test]
    fn shipped_cards_without_mistakes_can_be_played() {
        let n_games = n_games(shipped_text);
        assert!(n_games > 50, "only {n_games} of 100 texts gave a game");
    }
}
