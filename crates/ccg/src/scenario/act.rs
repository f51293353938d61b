//! The actions of scenarios.

use super::read::ActionKind;
use super::scene::Scene;
use crate::model::{AbilityId, PhaseKind, Thing, Until, flags};
use crate::moves::Move;
use crate::said::{Both, said};
use crate::state::{Context, LastingKind, stands};

impl Scene<'_> {
    /// Does an action, or says why the rules refuse it.
    pub(super) fn act(&mut self, action: &ActionKind) -> Result<(), Both> {
        match action {
            ActionKind::Attack(names) => self.attack(names)?,
            ActionKind::Block(pairs) => self.block(pairs)?,
            ActionKind::Damage(shares) => return self.damage(shares.as_ref()),
            ActionKind::End => {
                self.with(|stage| stage.end_begins());
                self.settle()?;
                self.with(|stage| stage.end_now());
            }
            ActionKind::Turn(player) => self.with(|stage| stage.upkeep_of(*player)),
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
                let mut hits = Vec::new();
                self.game
                    .each_in_play(&self.state, |thing| hits.push((spell, thing, *amount)));
                self.with(|stage| stage.deal_now(&hits));
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
                let id = self.ability(ability)?;
                let named = self.game.abilities.get(id.index()).and_then(|it| it.name);
                let named = named.ok_or_else(|| {
                    said!(
                        "`{ability}` is no ability",
                        "`{ability}` no es una habilidad"
                    )
                })?;
                self.last(name, LastingKind::Lose(named), Until::ForEver)?;
            }
            ActionKind::Cast(name, target) => {
                let thing = self.thing(name)?;
                self.choose_act(name, target.as_deref(), |it| it == Move::Play(thing))?;
            }
            ActionKind::Use(name, target, number) => {
                let thing = self.thing(name)?;
                let mut left = *number;
                self.choose_act(name, target.as_deref(), |it| {
                    let is_its = matches!(it, Move::Use(of, _) if of == thing);
                    left -= u8::from(is_its && left > 0);
                    is_its && left == 0
                })?;
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

    /// Plays a card or uses an ability, if its player may.
    fn choose_act(
        &mut self,
        name: &str,
        target: Option<&str>,
        mut is_it: impl FnMut(Move) -> bool,
    ) -> Result<(), Both> {
        self.target = target.map(|it| self.thing(it)).transpose()?;
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
        self.with(|stage| stage.act_now(player, chosen));
        self.settle()?;
        self.target = None;
        Ok(())
    }

    fn in_play(&self, name: &str) -> Result<Thing, Both> {
        let thing = self.thing(name)?;
        if self.game.in_play(&self.state, thing) {
            Ok(thing)
        } else {
            Err(said!("{name} is not in play", "{name} no está en juego"))
        }
    }

    fn attack(&mut self, names: &[String]) -> Result<(), Both> {
        for name in names {
            let thing = self.in_play(name)?;
            if !self.game.may_attack(&self.state, thing) {
                return Err(said!("{name} cannot attack", "{name} no puede atacar"));
            }
            self.with(|stage| stage.declare_attacker(thing));
        }
        self.with(|stage| stage.attack_now());
        Ok(())
    }

    fn block(&mut self, pairs: &[(String, String)]) -> Result<(), Both> {
        for (blocker, attacker) in pairs {
            let (one, other) = (self.in_play(blocker)?, self.in_play(attacker)?);
            let mut may = false;
            self.game.each_block(&self.state, 1, |by, whom| {
                may |= (by, whom) == (one, other);
                !may
            });
            if !may {
                return Err(said!(
                    "{blocker} cannot block {attacker}",
                    "{blocker} no puede bloquear a {attacker}"
                ));
            }
            self.with(|stage| stage.declare_blocker(one, other));
        }
        if self.game.unfinished(&self.state).is_some() {
            return Err(said!(
                "the attacker needs more blockers",
                "el atacante necesita más bloqueadores"
            ));
        }
        let mut must = None;
        self.game.each_block(&self.state, 1, |by, _| {
            let bits = self.game.flags(&self.state, by);
            must = must.or((bits & flags::MUST_BLOCK != 0).then_some(by));
            must.is_none()
        });
        if let Some(name) = must.and_then(|it| self.name_of(it)) {
            return Err(said!("{name} must block", "{name} tiene que bloquear"));
        }
        self.with(|stage| {
            stage.block_now();
            stage.set_phase(PhaseKind::DeclareBlockers);
        });
        Ok(())
    }

    /// Deals combat damage, with explicit shares of one attacker or as usual.
    fn damage(&mut self, shares: Option<&(String, Vec<(String, i16)>)>) -> Result<(), Both> {
        let mut wanted = None;
        if let Some((attacker, shares)) = shares {
            let mut all = Vec::new();
            for (name, amount) in shares {
                all.push((self.thing(name)?, *amount));
            }
            wanted = Some((self.thing(attacker)?, all));
        }
        for step in [1, 2] {
            self.with(|stage| stage.damage_now(step));
            while let crate::state::Ask::Damage {
                attacker, index, ..
            } = self.state.ask
            {
                let shares = wanted.as_ref().filter(|it| it.0 == attacker);
                let shares = shares.map_or(&[][..], |it| &it.1);
                let blockers = self.game.blockers_of(&self.state, attacker);
                let share = blockers
                    .get(usize::from(index))
                    .and_then(|blocker| shares.iter().find(|it| it.0 == *blocker));
                let mut moves = Vec::new();
                self.game.list(&self.state, 0, &mut moves);
                let chosen = share.map_or(Move::Usual, |it| Move::Number(it.1));
                // Who is to get damage first comes first.
                let others = self.game.may_be_next(&self.state, attacker, index);
                let mut firsts = shares.iter().filter(|it| it.1 > 0);
                let first = firsts.find(|it| others.contains(&it.0));
                let first = first.map(|it| Move::Choose(it.0));
                let is_short = share.is_none() || !moves.contains(&chosen);
                let chosen = match first {
                    Some(first) if is_short && moves.contains(&first) => first,
                    _ => chosen,
                };
                if !moves.contains(&chosen) {
                    return Err(said!(
                        "that share is not allowed",
                        "ese reparto no está permitido"
                    ));
                }
                self.with(|stage| stage.reply(chosen));
                self.with(|stage| stage.damage_now(step));
            }
            self.settle()?;
        }
        self.with(|stage| stage.set_phase(PhaseKind::Plain));
        Ok(())
    }

    /// Makes a spell of a colour, on the stack.
    fn spell(&mut self, player: u8, colour: &str) -> Result<Thing, Both> {
        let thing = self.new_thing(&format!("spell {colour}"), player)?;
        if let Some(card) = self.state.card_mut(thing) {
            card.zone = crate::state::CardState::ON_STACK;
        }
        Ok(thing)
    }

    fn aim(&self, spell: Thing, player: u8, target: &str) -> Result<Thing, Both> {
        let thing = self.thing(target)?;
        let context = Context::of(spell, 0, player);
        if self.game.may_be_target(&self.state, thing, &context) {
            Ok(thing)
        } else {
            Err(said!(
                "{target} cannot be the target",
                "{target} no puede ser el objetivo"
            ))
        }
    }

    fn last(&mut self, name: &str, what: LastingKind, until: Until) -> Result<(), Both> {
        let thing = self.in_play(name)?;
        self.with(|stage| stage.last_now(thing, what, until));
        Ok(())
    }

    /// Returns an ability by how it is written.
    fn ability(&self, text: &str) -> Result<AbilityId, Both> {
        let gained = self
            .game
            .cards
            .iter()
            .filter(|it| it.name.starts_with("gained "));
        for card in gained {
            let Some(id) = card.abilities.first() else {
                continue;
            };
            let label = self.game.abilities.get(id.index());
            let name = text.split('(').next().unwrap_or(text);
            let is_it = label.and_then(|it| it.name).is_some_and(|it| {
                self.game
                    .ability_names
                    .get(it.index())
                    .is_some_and(|it| it == name)
            });
            if is_it {
                return Ok(*id);
            }
        }
        Err(said!(
            "there is no ability called {text}",
            "no hay ninguna habilidad llamada {text}"
        ))
    }

    /// Tells whether a thing stands in a certain way.
    pub(super) fn stands(&self, thing: Thing, bits: u16) -> bool {
        self.state.card(thing).is_some_and(|it| it.is(bits))
    }

    pub(super) fn is_tapped(&self, thing: Thing) -> bool {
        self.stands(thing, stands::TAPPED)
    }
}
