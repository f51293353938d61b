//! A scenario under way: the position, the names of its creatures, what is
//! answered when something is asked.

use std::collections::BTreeMap;

use tapete_game::{Chance, Silent};
use tapete_speech::{Said, said};

use super::combat::Combat;
use super::{Creature, Scenario, compile, expect};
use crate::engine::{Asks, Stage, fresh_card};
use crate::model::{CardId, Cards, FIRST_CARD, NOTHING, Thing};
use crate::moves::Move;
use crate::state::{Ask, State, add, stands};

/// How often a scenario may be asked before it is given up.
pub(super) const ASKS_MAX: usize = 500;

/// A scenario under way.
pub(super) struct Scene<'a> {
    pub(super) game: &'a Cards,
    pub(super) state: State,
    pub(super) chance: Chance,
    pub(super) names: BTreeMap<String, Thing>,
    /// What is chosen when it is asked: `reveal=2`.
    pub(super) choices: Vec<(String, String)>,
    /// What is aimed at when a target is asked for.
    pub(super) target: Option<Thing>,
    /// It was aimed at, chosen or given.
    pub(super) is_hit: bool,
    /// The abilities that are gained or lost, as they are written.
    pub(super) gained: Vec<String>,
    pub(super) combat: Combat,
}

/// Plays a scenario and tells what is not as expected.
pub(super) fn play(scenario: &Scenario, cards: &str, fast: bool) -> Result<(), Said> {
    let game = compile(scenario, cards, fast)?;
    let mut scene = Scene {
        game: &game,
        state: State::blank(&game),
        chance: Chance::quick(1),
        names: BTreeMap::new(),
        choices: Vec::new(),
        target: None,
        is_hit: false,
        gained: scenario.gained().into_iter().map(str::to_owned).collect(),
        combat: Combat::Ahead,
    };
    scene.set_up(scenario)?;
    for action in &scenario.actions {
        let (before, combat) = (scene.state.clone(), scene.combat);
        // Whoever is misspelt would be refused too.
        for name in action.kind.names() {
            scene.thing(name)?;
        }
        let result = scene.act(&action.kind);
        match (result, action.refused) {
            (Ok(()), false) => {}
            (Err(_), true) => {
                (scene.state, scene.combat) = (before, combat);
                scene.target = None;
            }
            (Ok(()), true) => {
                return Err(said!("`{}` was allowed", "`{}` se permitió", action.text));
            }
            (Err(reason), false) => {
                let action = Said::same(format!("`{}`", action.text));
                return Err(Said::join(&[action, reason], ": "));
            }
        }
    }
    let failed: Vec<Said> = scenario
        .expected
        .iter()
        .filter_map(|it| expect::check(&scene, it).err())
        .collect();
    if failed.is_empty() {
        Ok(())
    } else {
        Err(Said::join(&failed, "; "))
    }
}

impl Scene<'_> {
    fn set_up(&mut self, scenario: &Scenario) -> Result<(), Said> {
        self.with(|stage| stage.set_scene(0));
        for (player, side) in scenario.sides.iter().enumerate() {
            let player = player as u8;
            if let Some(life) = side.life {
                self.state.players[usize::from(player)].life = life;
            }
            let kinds = scenario.hand_kinds();
            for kind in &side.hand {
                let index = kinds.iter().position(|it| it == kind).unwrap_or(0);
                let thing = self.new_thing(&format!("hand {index}"), player)?;
                let hand = self.game.roles.hand;
                self.lay(thing, player, hand);
            }
            for _ in 0..side.lands {
                let thing = self.new_thing("land", player)?;
                let play = self.game.roles.play;
                self.lay(thing, player, play);
            }
            for creature in &side.creatures {
                let thing = self.new_thing(&creature.card_name(), player)?;
                let roles = self.game.roles;
                let zone = match creature.place.as_deref() {
                    None => roles.play,
                    Some("hand") => roles.hand,
                    Some("deck") => roles.deck,
                    Some("exile") => roles.exile,
                    Some(_) => roles.graveyard,
                };
                self.lay(thing, player, zone);
                self.dress(thing, creature)?;
                self.names.insert(creature.name.clone(), thing);
            }
        }
        self.state.dirty = true;
        self.settle()
    }

    /// Makes a thing of a card by its name.
    pub(super) fn new_thing(&mut self, name: &str, player: u8) -> Result<Thing, Said> {
        let found = self.game.cards.iter().position(|it| it.name == name);
        let card = found.ok_or_else(|| {
            said!(
                "there is no card called \"{name}\"",
                "no hay ninguna carta llamada \"{name}\""
            )
        })?;
        fresh_card(&mut self.state, CardId(card as u16), player)
            .ok_or_else(|| said!("there are too many cards", "hay demasiadas cartas"))
    }

    fn lay(&mut self, thing: Thing, player: u8, zone: u8) {
        if let Some(card) = self.state.card_mut(thing) {
            card.zone = zone;
        }
        if let Some(pile) = self.state.players[usize::from(player)]
            .piles
            .get_mut(usize::from(zone))
        {
            add(pile, thing);
        }
    }

    /// Gives a creature in play its counters, damage and stance.
    fn dress(&mut self, thing: Thing, creature: &Creature) -> Result<(), Said> {
        for (name, n) in &creature.counters {
            let kind = self.counter(name)?;
            if let Some(card) = self.state.card_mut(thing)
                && let Some(count) = card.counters.get_mut(usize::from(kind))
            {
                *count = *n;
            }
        }
        if let Some(card) = self.state.card_mut(thing) {
            card.damage = creature.damage;
            card.since = u16::from(thing);
            if creature.tapped {
                card.stands |= stands::TAPPED;
            }
            if creature.sick {
                card.stands |= stands::SICK;
            }
        }
        self.state.clock = self.state.clock.max(u16::from(thing));
        Ok(())
    }

    pub(super) fn counter(&self, name: &str) -> Result<u8, Said> {
        self.game
            .counter(name)
            .ok_or_else(|| said!("there are no {name} counters", "no hay contadores {name}"))
    }

    /// Returns the number of a zone that scenarios name.
    pub(super) fn zone(&self, name: &str) -> u8 {
        let roles = self.game.roles;
        match name {
            "hand" => roles.hand,
            "deck" => roles.deck,
            "exile" => roles.exile,
            _ => roles.graveyard,
        }
    }

    /// Returns the thing of a name; A and D are the players.
    pub(super) fn thing(&self, name: &str) -> Result<Thing, Said> {
        match name {
            "A" => Ok(0),
            "D" => Ok(1),
            _ => {
                let found = self.names.get(name).copied();
                found.ok_or_else(|| {
                    said!(
                        "there is no creature called {name}",
                        "no hay ninguna criatura llamada {name}"
                    )
                })
            }
        }
    }

    /// Returns the name of a thing.
    pub(super) fn name_of(&self, thing: Thing) -> Option<&str> {
        let found = self.names.iter().find(|(_, it)| **it == thing);
        found.map(|(name, _)| name.as_str())
    }

    pub(super) fn with<T>(&mut self, call: impl FnOnce(&mut Stage<'_, Silent>) -> T) -> T {
        let mut events = Silent;
        let mut stage = Stage {
            game: self.game,
            state: &mut self.state,
            chance: &mut self.chance,
            events: &mut events,
            asks: Asks::Able,
        };
        call(&mut stage)
    }

    /// Lets everything happen that waits, and answers what is asked.
    pub(super) fn settle(&mut self) -> Result<(), Said> {
        for _ in 0..ASKS_MAX {
            // What is aimed at nothing else is aimed without a question.
            while self.with(|stage| stage.settle_once()) {
                self.is_hit |= self.target.is_some_and(|it| self.is_aimed_at(it));
            }
            self.with(|stage| stage.settle());
            if self.state.ask == Ask::Nothing || self.state.end.is_some() {
                return Ok(());
            }
            let chosen = self.answer();
            self.is_hit |= self.target.is_some_and(|it| chosen == Move::Choose(it));
            self.with(|stage| stage.reply(chosen));
        }
        Err(said!("it goes on for ever", "no termina nunca"))
    }

    /// Tells whether something that is announced, waits or happens has a target
    /// or has chosen it.
    fn is_aimed_at(&self, thing: Thing) -> bool {
        let announced = self.state.announcing.iter().map(|it| &it.item.context);
        let stacked = self.state.stack.iter().map(|it| &it.context);
        let under_way = self.state.frames.iter().map(|it| &it.context);
        let mut all = announced.chain(stacked).chain(under_way);
        let chosen = self.state.frames.iter().flat_map(|it| {
            let n_chosen = usize::from(it.n_chosen);
            it.chosen.iter().take(n_chosen)
        });
        all.any(|it| it.targets.iter().any(|it| it.0 == thing))
            || chosen.into_iter().any(|it| *it == thing)
    }

    fn choice(&self, name: &str) -> Option<&str> {
        let found = self.choices.iter().find(|(it, _)| it == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Answers as a scenario does: yes to what is one's own, the usual else.
    fn answer(&mut self) -> Move {
        let mut moves = Vec::new();
        let player = self.state.asked;
        self.game.list(&self.state, player, &mut moves);
        let first = moves.first().copied().unwrap_or(Move::Done);
        match self.state.ask {
            Ask::May => {
                if self.says_yes() {
                    Move::Yes
                } else {
                    Move::No
                }
            }
            Ask::Choose => {
                let n_chosen = self.state.frames.last().map_or(0, |it| it.n_chosen);
                let wanted = self
                    .choice("reveal")
                    .and_then(|it| it.parse().ok())
                    .unwrap_or(u8::MAX);
                let stops = n_chosen >= wanted && moves.contains(&Move::Done);
                let aimed = self.target.map(Move::Choose);
                match aimed.filter(|it| moves.contains(it)) {
                    _ if stops => Move::Done,
                    Some(aimed) => aimed,
                    None => first,
                }
            }
            Ask::Damage { .. } | Ask::Source => Move::Usual,
            Ask::Target | Ask::CostThing | Ask::Discard | Ask::Promote => {
                let wanted = self.target.map(Move::Choose);
                wanted.filter(|it| moves.contains(it)).unwrap_or(first)
            }
            Ask::Act | Ask::Attackers | Ask::Blockers => Move::Pass,
            _ => first,
        }
    }

    /// `may` is yes, unless the scenario says no or the creature is an enemy's.
    fn says_yes(&self) -> bool {
        let Some(frame) = self.state.frames.last() else {
            return true;
        };
        if self.choice("nograft").is_some() {
            return false;
        }
        let this = frame.context.this;
        if let Some(name) = self.choice("graft") {
            return self.name_of(this) == Some(name);
        }
        let about = frame.context.it;
        let controller = self.game.controller(&self.state, about);
        about == NOTHING || about < FIRST_CARD || controller == frame.context.you
    }
}
