//! The damage calculator: what kills what, in how many plays, with which
//! energy. Every figure comes from the rules themselves.

use serde::Serialize;
use tapete_game::Tongue;
use tapete_lang::Place;

use crate::card::{Deck, MonsterCard};
use crate::options::FIGURE_MAX;

use super::bench::Bench;
use super::cheapest::{Kill, cheapest};
use super::kill::until_dead;
use super::shelf::{Shelf, unknown};

/// Of how many monsters every pair is shown when nobody names one.
const PAIRS_MAX: usize = 6;
/// How many powers one team on the bench has at a time.
const AT_ONCE: usize = 40;

/// What the calculator says; what was not asked for is empty.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Calc {
    /// The elements, in the order of [`Attacker::damage`].
    pub elements: Vec<String>,
    pub attackers: Vec<Attacker>,
    pub pairs: Vec<Pair>,
    pub powers: Vec<PowerRow>,
    pub decks: Vec<DeckKills>,
}

/// What one attack of a monster does, by the element that receives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Attacker {
    pub monster: String,
    pub element: String,
    pub life: i32,
    pub attack: i32,
    pub damage: Vec<i32>,
}

/// What one attack of a monster does to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pair {
    pub attacker: String,
    pub defender: String,
    pub damage: i32,
    pub life: i32,
    /// How many attacks kill; nothing if none do.
    pub attacks: Option<i32>,
}

/// What a power of one monster does to another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PowerRow {
    pub power: String,
    pub cost: i32,
    pub attacker: String,
    pub defender: String,
    pub life: i32,
    /// Whether it can be played at all in this position.
    pub playable: bool,
    /// The damage of the first play: at least, in the mean, at most.
    pub damage_min: i32,
    pub damage_mean: f64,
    pub damage_max: i32,
    /// How many plays kill with the best luck; nothing if none do.
    pub plays_min: Option<u32>,
    /// How many plays kill whatever luck brings.
    pub plays_max: Option<u32>,
    pub plays_mean: Option<f64>,
    /// The energy of so many plays.
    pub energy_min: Option<i64>,
    pub energy_max: Option<i64>,
    pub energy_mean: Option<f64>,
}

/// How a deck kills the monsters of another, each as if it stood in front.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckKills {
    pub deck: String,
    pub rival: String,
    pub kills: Vec<Kill>,
}

/// Works out what was asked for: everything at a glance, one monster or deck
/// against all, or one against another.
pub fn calc(shelf: &Shelf, names: &[String], tongue: Tongue) -> Result<Calc, String> {
    let mut calc = Calc::default();
    match names {
        [] => {
            if shelf.plan.monsters.is_empty() {
                return Err(no_monsters(tongue));
            }
            calc.elements = shelf.elements(tongue);
            calc.attackers = attackers(shelf, tongue);
            let all: Vec<usize> = (0..shelf.plan.monsters.len()).collect();
            if all.len() <= PAIRS_MAX {
                let pairs = all.iter().flat_map(|one| all.iter().map(|it| (*one, *it)));
                calc.pairs = pairs.filter_map(|(one, it)| pair(shelf, one, it)).collect();
            }
            if let [one, other, ..] = shelf.decks() {
                calc.decks = vec![deck_kills(shelf, one, other), deck_kills(shelf, other, one)];
            }
        }
        [name] => match find(shelf, name, tongue)? {
            Found::Monster(index) => {
                let others = || 0..shelf.plan.monsters.len();
                let attacks = others().filter_map(|it| pair(shelf, index, it));
                let suffers = others().filter_map(|it| pair(shelf, it, index));
                calc.pairs = attacks.chain(suffers).collect();
            }
            Found::Deck(index) => {
                let decks = shelf.decks();
                let others = decks.iter().enumerate().filter(|it| it.0 != index);
                let own = &decks[index];
                calc.decks = others.map(|(_, it)| deck_kills(shelf, own, it)).collect();
            }
        },
        [one, other] => match (find(shelf, one, tongue)?, find(shelf, other, tongue)?) {
            (Found::Monster(one), Found::Monster(other)) => {
                calc.pairs.extend(pair(shelf, one, other));
                calc.powers = powers(shelf, one, other);
            }
            (Found::Deck(one), Found::Deck(other)) => {
                let decks = shelf.decks();
                calc.decks = vec![deck_kills(shelf, &decks[one], &decks[other])];
            }
            _ => {
                let message = tongue.pick(
                    "name two monsters or two decks, not one of each",
                    "nombra dos monstruos o dos mazos, no uno de cada",
                );
                return Err(message.to_owned());
            }
        },
        _ => {
            let message = tongue.pick(
                "name two monsters or two decks at most",
                "nombra a lo sumo dos monstruos o dos mazos",
            );
            return Err(message.to_owned());
        }
    }
    Ok(calc)
}

fn no_monsters(tongue: Tongue) -> String {
    let message = tongue.pick("there are no monsters", "no hay monstruos");
    message.to_owned()
}

enum Found {
    Monster(usize),
    Deck(usize),
}

fn find(shelf: &Shelf, name: &str, tongue: Tongue) -> Result<Found, String> {
    let names = shelf.monster_names();
    if let Some(index) = super::shelf::find(name, &names) {
        return Ok(Found::Monster(index));
    }
    if let Some(index) = shelf.find_deck(name)
        && shelf.decks().get(index).is_some()
    {
        return Ok(Found::Deck(index));
    }
    let what = tongue.pick(
        "there is no monster and no deck",
        "no hay ningún monstruo ni mazo",
    );
    let all: Vec<&str> = match shelf.has_game {
        true => names.into_iter().chain(shelf.deck_names()).collect(),
        false => names,
    };
    Err(unknown(what, name, &all, tongue))
}

/// Returns what one attack does by the table.
fn attack(shelf: &Shelf, attacker: &MonsterCard, element: usize) -> i32 {
    let against = shelf.plan.elements.get(usize::from(attacker.element));
    let steps = against.and_then(|it| it.against.get(element).copied());
    let step = i64::from(shelf.plan.options.step);
    let factor = (100 + step * i64::from(steps.unwrap_or(0))).max(0);
    (i64::from(attacker.attack) * factor / 100).min(i64::from(FIGURE_MAX) * 100) as i32
}

fn attackers(shelf: &Shelf, tongue: Tongue) -> Vec<Attacker> {
    let each = shelf.plan.monsters.iter().map(|it| Attacker {
        monster: it.name.clone(),
        element: shelf.element(it.element, tongue).to_owned(),
        life: it.life,
        attack: it.attack,
        damage: (0..shelf.plan.elements.len())
            .map(|element| attack(shelf, it, element))
            .collect(),
    });
    each.collect()
}

fn pair(shelf: &Shelf, attacker: usize, defender: usize) -> Option<Pair> {
    let (one, other) = (shelf.monster(attacker)?, shelf.monster(defender)?);
    let damage = attack(shelf, one, usize::from(other.element));
    Some(Pair {
        attacker: one.name.clone(),
        defender: other.name.clone(),
        damage,
        life: other.life,
        attacks: (damage > 0).then(|| (other.life + damage - 1) / damage),
    })
}

/// Works out each power of one monster against another, alone against alone.
fn powers(shelf: &Shelf, attacker: usize, defender: usize) -> Vec<PowerRow> {
    let mut rows = Vec::new();
    let (Some(one), Some(other)) = (shelf.monster(attacker), shelf.monster(defender)) else {
        return rows;
    };
    let all: Vec<u16> = (0..shelf.plan.powers.len() as u16).collect();
    for cards in all.chunks(AT_ONCE) {
        let deck = |monster: usize| Deck {
            name: String::new(),
            monsters: vec![monster as u16],
            powers: cards.to_vec(),
            place: Place::default(),
        };
        let decks = vec![deck(attacker), deck(defender)];
        let monsters = shelf.plan.monsters.clone();
        let bench = Bench::new(shelf, monsters, decks, (1, cards.len()), 2);
        for (power, card) in (0_u8..).zip(cards) {
            let card = &shelf.plan.powers[usize::from(*card)];
            let playing = until_dead(&bench, power);
            let energy = |plays: Option<u32>| plays.map(|it| i64::from(it) * i64::from(card.cost));
            rows.push(PowerRow {
                power: card.name.clone(),
                cost: card.cost,
                attacker: one.name.clone(),
                defender: other.name.clone(),
                life: other.life,
                playable: playing.playable,
                damage_min: playing.damage.0,
                damage_mean: playing.damage.1,
                damage_max: playing.damage.2,
                plays_min: playing.plays_min,
                plays_max: playing.plays_max,
                plays_mean: playing.plays_mean,
                energy_min: energy(playing.plays_min),
                energy_max: energy(playing.plays_max),
                energy_mean: playing.plays_mean.map(|it| it * f64::from(card.cost)),
            });
        }
    }
    rows
}

/// Works out how a deck kills each monster of another.
fn deck_kills(shelf: &Shelf, own: &Deck, rival: &Deck) -> DeckKills {
    let shape = (shelf.n_monsters(), shelf.n_powers());
    let each = (0..rival.monsters.len()).map(|front| {
        let mut turned = rival.clone();
        turned.monsters.rotate_left(front);
        let decks = vec![own.clone(), turned];
        let monsters = shelf.plan.monsters.clone();
        let bench = Bench::new(shelf, monsters, decks, shape, 2);
        cheapest(&bench)
    });
    DeckKills {
        deck: own.name.clone(),
        rival: rival.name.clone(),
        kills: each.collect(),
    }
}
