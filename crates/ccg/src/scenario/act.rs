//! The actions of scenarios.

use tapete_speech::{Said, said};

use super::combat::Combat;
use super::read::ActionKind;
use super::scene::Scene;
use crate::model::{AbilityId, AbilityName, Loss, Thing, Until};
use crate::moves::Move;
use crate::state::{CardState, Context, LastingKind, Origin, stands};

impl Scene<'_> {
    /// Does an action, or says why the rules refuse it.
    pub(super) fn act(&mut self, action: &ActionKind) -> Result<(), Said> {
        match action {
            ActionKind::Attack(names) => self.attack(names)?,
            ActionKind::Block(pairs) => self.block(pairs)?,
            ActionKind::Damage(shares) => return self.damage(shares.as_ref()),
            ActionKind::End => self.end_turn()?,
            ActionKind::Turn(player) => {
                self.with(|stage| stage.upkeep_of(*player));
                self.combat = Combat::Ahead;
            }
            ActionKind::Enter(player, creature) => {
                self.choices = creature.choices.clone();
                let thing = self.new_thing(&creature.card_name(), *player)?;
                self.names.insert(creature.name.clone(), thing);
                self.with(|stage| stage.enter_now(thing, *player));
            }
            ActionKind::Destroy(name) => {
                let thing = self.in_play(name)?;
                self.with(|stage| stage.destroy_now(thing));
            }
            ActionKind::Sacrifice(name) => {
                let thing = self.in_play(name)?;
                self.with(|stage| stage.sacrifice_now(thing));
            }
            ActionKind::Hit {
                source,
                target,
                amount,
            } => {
                let hit = (self.thing(source)?, self.thing(target)?, *amount);
                self.with(|stage| stage.deal_now(&[hit]));
            }
            ActionKind::Spell {
                player,
                colour,
                target,
                amount,
            } => {
                let spell = self.spell(*player, colour)?;
                let target = self.aim(spell, *player, target)?;
                let hit = (spell, target, *amount);
                self.with(|stage| stage.deal_now(&[hit]));
            }
            ActionKind::Sweep {
                player,
                colour,
                amount,
            } => {
                let spell = self.spell(*player, colour)?;
                self.sweep(spell, *amount);
            }
            ActionKind::Target {
                player,
                colour,
                target,
            } => {
                let spell = self.spell(*player, colour)?;
                self.aim(spell, *player, target)?;
            }
            ActionKind::Pump(name, power, toughness) => {
                let what = LastingKind::Figures(*power, *toughness);
                self.last(name, what, Until::EndOfTurn)?;
            }
            ActionKind::Put(name, counter, n) => {
                let (thing, kind) = (self.thing(name)?, self.counter(counter)?);
                let n = i32::from(*n);
                self.with(|stage| stage.put_now(thing, kind, n));
            }
            ActionKind::Gain(name, ability) => {
                let id = self.ability(ability)?;
                self.last(name, LastingKind::Gain(id), Until::ForEver)?;
            }
            ActionKind::Lose(name, ability) => {
                let loss = self.loss(ability)?;
                self.last(name, LastingKind::Lose(loss), Until::ForEver)?;
            }
            ActionKind::Cast(name, target) => {
                let thing = self.thing(name)?;
                self.choose_act(name, target.as_deref(), |it| it == Move::Play(thing))?;
            }
            ActionKind::Use(name, target, number) => {
                self.use_ability(name, target.as_deref(), *number)?;
            }
            ActionKind::Discard(name) => {
                let thing = self.thing(name)?;
                let owner = self.state.card(thing).map_or(0, |it| it.owner);
                self.with(|stage| stage.discard_now(owner, thing));
            }
            ActionKind::Draw(player, n) => {
                for _ in 0..*n {
                    self.with(|stage| stage.draw_now(*player));
                    self.settle()?;
                }
            }
        }
        self.settle()
    }

    fn end_turn(&mut self) -> Result<(), Said> {
        self.with(|stage| stage.end_begins());
        self.settle()?;
        self.with(|stage| stage.end_now());
        self.combat = Combat::Over;
        Ok(())
    }

    /// Deals damage to everything in play.
    fn sweep(&mut self, spell: Thing, amount: i16) {
        let mut hits = Vec::new();
        self.game
            .each_in_play(&self.state, |thing| hits.push((spell, thing, amount)));
        self.with(|stage| stage.deal_now(&hits));
    }

    /// Says what is lost: all abilities of a name, or one with its parameters.
    fn loss(&self, ability: &str) -> Result<Loss, Said> {
        let mut names = self.game.ability_names.iter();
        match names.position(|it| it == ability) {
            Some(name) => Ok(Loss::Named(AbilityName(name as u16))),
            None => self.ability(ability).map(Loss::Only),
        }
    }

    /// Uses an ability of a card by its number, from 1.
    fn use_ability(&mut self, name: &str, target: Option<&str>, number: u8) -> Result<(), Said> {
        let thing = self.thing(name)?;
        let mut left = number;
        self.choose_act(name, target, |it| {
            let is_its = matches!(it, Move::Use(of, _) if of == thing);
            left -= u8::from(is_its && left > 0);
            is_its && left == 0
        })
    }

    /// Plays a card or uses an ability, if its player may.
    fn choose_act(
        &mut self,
        name: &str,
        target: Option<&str>,
        mut is_it: impl FnMut(Move) -> bool,
    ) -> Result<(), Said> {
        self.target = target.map(|it| self.thing(it)).transpose()?;
        self.is_hit = false;
        let before = self.target.and_then(|it| self.state.card(it).copied());
        let thing = self.thing(name)?;
        let player = self.state.card(thing).map_or(0, |it| it.controller);
        let mut found = None;
        self.game.each_act(&self.state, player, |chosen| {
            if found.is_none() && is_it(chosen) {
                found = Some(chosen);
            }
            found.is_none()
        });
        let chosen = found.ok_or_else(|| {
            said!(
                "{name} cannot be played or used now",
                "{name} no se puede jugar ni usar ahora"
            )
        })?;
        if let Some(target) = target {
            self.can_aim(chosen, player, target)?;
        }
        self.with(|stage| stage.act_now(player, chosen));
        self.settle()?;
        // What is the only one to be given is given without a question.
        let after = self.target.and_then(|it| self.state.card(it).copied());
        let plain = |it: Option<CardState>| it.map(|it| (it.stamp, it.stands, it.counters));
        self.is_hit |= plain(before) != plain(after);
        self.target = None;
        match target.filter(|_| !self.is_hit) {
            Some(target) => Err(no_target(target)),
            None => Ok(()),
        }
    }

    /// Refuses a target that the card or ability cannot have. What has none when it
    /// is announced may ask for one later, or for something to give; whether it did
    /// is seen then.
    fn can_aim(&self, chosen: Move, player: u8, target: &str) -> Result<(), Said> {
        let (thing, origin) = match chosen {
            Move::Use(thing, index) => {
                let id = self.game.activated_at(&self.state, thing, index);
                (thing, id.map(Origin::Activated))
            }
            Move::Play(thing) => (thing, Some(Origin::Spell(thing))),
            _ => return Ok(()),
        };
        let Some(origin) = origin else {
            return Ok(());
        };
        let wanted = self.thing(target)?;
        let stamp = self.state.card(thing).map_or(0, |it| it.stamp);
        let context = Context::of(thing, stamp, player);
        let mut fits = self.game.target_spec(&self.state, origin, 0).is_none();
        let mut slot = 0;
        while let Some(spec) = self.game.target_spec(&self.state, origin, slot) {
            self.game.each_target(&self.state, spec, &context, |it| {
                fits |= it == wanted;
                !fits
            });
            slot += 1;
        }
        if fits { Ok(()) } else { Err(no_target(target)) }
    }

    pub(super) fn in_play(&self, name: &str) -> Result<Thing, Said> {
        let thing = self.thing(name)?;
        if self.game.in_play(&self.state, thing) {
            Ok(thing)
        } else {
            Err(said!("{name} is not in play", "{name} no está en juego"))
        }
    }

    /// Makes a spell of a colour, on the stack.
    fn spell(&mut self, player: u8, colour: &str) -> Result<Thing, Said> {
        let thing = self.new_thing(&format!("spell {colour}"), player)?;
        if let Some(card) = self.state.card_mut(thing) {
            card.zone = CardState::ON_STACK;
        }
        Ok(thing)
    }

    fn aim(&self, spell: Thing, player: u8, target: &str) -> Result<Thing, Said> {
        let thing = self.thing(target)?;
        let context = Context::of(spell, 0, player);
        if self.game.may_be_target(&self.state, thing, &context) {
            Ok(thing)
        } else {
            Err(no_target(target))
        }
    }

    fn last(&mut self, name: &str, what: LastingKind, until: Until) -> Result<(), Said> {
        let thing = self.in_play(name)?;
        self.with(|stage| stage.last_now(thing, what, until));
        Ok(())
    }

    /// Returns an ability by how it is written: the text of the scenario has a card
    /// with it for each that is gained or lost.
    fn ability(&self, text: &str) -> Result<AbilityId, Said> {
        let index = self.gained.iter().position(|it| it == text);
        let card = index.map(|it| format!("gained {it}"));
        let card = self
            .game
            .cards
            .iter()
            .find(|it| Some(&it.name) == card.as_ref());
        let id = card.and_then(|it| it.abilities.first().copied());
        id.ok_or_else(|| {
            said!(
                "there is no ability called {text}",
                "no hay ninguna habilidad llamada {text}"
            )
        })
    }

    /// Tells whether a thing stands in a certain way.
    pub(super) fn stands(&self, thing: Thing, bits: u16) -> bool {
        self.state.card(thing).is_some_and(|it| it.is(bits))
    }

    pub(super) fn is_tapped(&self, thing: Thing) -> bool {
        self.stands(thing, stands::TAPPED)
    }
}

fn no_target(name: &str) -> Said {
    said!(
        "{name} cannot be the target",
        "{name} no puede ser el objetivo"
    )
}
