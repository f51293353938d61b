//! Combat in scenarios: what is declared and divided must be allowed.

use tapete_speech::{Said, said};

use super::scene::{ASKS_MAX, Scene};
use crate::model::{DamageOrder, PhaseKind, Thing, flags};
use crate::moves::Move;
use crate::state::{Ask, add, stands};

/// How far the combat of a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Combat {
    Ahead,
    Attacked,
    Blocked,
    Over,
}

/// What an attacker is to give to whom, as a scenario writes it.
pub(super) type Shares = (String, Vec<(String, i16)>);

impl Scene<'_> {
    pub(super) fn attack(&mut self, names: &[String]) -> Result<(), Said> {
        if self.combat != Combat::Ahead {
            return Err(said!(
                "attackers are declared once a turn, before blockers and damage",
                "los atacantes se declaran una vez por turno, antes de bloqueos y daño"
            ));
        }
        let active = self.state.active;
        for name in names {
            let thing = self.in_play(name)?;
            if self.game.controller(&self.state, thing) != active {
                return Err(said!(
                    "it is not the turn of {name}'s player",
                    "no es el turno del jugador de {name}"
                ));
            }
            if !self.game.may_attack(&self.state, thing) {
                return Err(said!("{name} cannot attack", "{name} no puede atacar"));
            }
            self.with(|stage| stage.declare_attacker(thing));
        }
        let mut must = None;
        self.game.each_attacker(&self.state, active, |thing| {
            if self.game.must_attack(&self.state, thing) {
                must = Some(thing);
            }
            must.is_none()
        });
        if let Some(thing) = must {
            let name = self.name_of(thing).unwrap_or("?");
            return Err(said!("{name} must attack", "{name} tiene que atacar"));
        }
        self.combat = Combat::Attacked;
        self.with(|stage| {
            stage.set_phase(PhaseKind::DeclareAttackers);
            stage.attack_now();
        });
        Ok(())
    }

    pub(super) fn block(&mut self, pairs: &[(String, String)]) -> Result<(), Said> {
        match self.combat {
            Combat::Attacked => {}
            Combat::Ahead => return Err(nobody_attacks()),
            Combat::Blocked | Combat::Over => {
                return Err(said!(
                    "blockers are declared once, before damage",
                    "los bloqueadores se declaran una vez, antes del daño"
                ));
            }
        }
        let defender = 1 - self.state.active.min(1);
        for (blocker, attacker) in pairs {
            let (one, other) = (self.in_play(blocker)?, self.in_play(attacker)?);
            let mut may = false;
            self.game.each_block(&self.state, defender, |by, whom| {
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
        self.game.each_block(&self.state, defender, |by, _| {
            let bits = self.game.flags(&self.state, by);
            must = must.or((bits & flags::MUST_BLOCK != 0).then_some(by));
            must.is_none()
        });
        if let Some(name) = must.and_then(|it| self.name_of(it)) {
            return Err(said!("{name} must block", "{name} tiene que bloquear"));
        }
        self.combat = Combat::Blocked;
        self.with(|stage| {
            stage.set_phase(PhaseKind::DeclareBlockers);
            stage.block_now();
        });
        Ok(())
    }

    /// Deals combat damage, with explicit shares of one attacker or as usual.
    pub(super) fn damage(&mut self, shares: Option<&Shares>) -> Result<(), Said> {
        match self.combat {
            Combat::Blocked => {}
            Combat::Attacked => {
                // Whoever says nothing of blockers has none.
                self.block(&[])?;
                self.settle()?;
            }
            Combat::Ahead | Combat::Over => return Err(nobody_attacks()),
        }
        self.with(|stage| stage.set_phase(PhaseKind::Damage));
        let mut shares = shares;
        for step in [1, 2] {
            if let Some((attacker, given)) = shares
                && self.strikes_now(self.thing(attacker)?, step)
            {
                self.divide(attacker, given)?;
                shares = None;
            }
            self.with(|stage| stage.damage_now(step));
            for _ in 0..ASKS_MAX {
                if !matches!(self.state.ask, Ask::Damage { .. }) {
                    break;
                }
                self.with(|stage| {
                    stage.reply(Move::Usual);
                    stage.damage_now(step);
                });
            }
            self.settle()?;
        }
        if let Some((attacker, _)) = shares {
            return Err(said!(
                "{attacker} deals no damage as an attacker",
                "{attacker} no hace daño como atacante"
            ));
        }
        self.combat = Combat::Over;
        self.with(|stage| stage.set_phase(PhaseKind::Plain));
        Ok(())
    }

    fn strikes_now(&self, attacker: Thing, step: u8) -> bool {
        let power = self.state.card(attacker).map_or(0, |it| it.look.power);
        let attacks = self.state.attackers.contains(&attacker);
        attacks && power > 0 && self.game.strikes_in(&self.state, attacker, step)
    }

    /// Assigns an attacker's damage as the scenario says, and what it does not say
    /// as usual; refuses what the rules do not allow.
    fn divide(&mut self, name: &str, given: &[(String, i16)]) -> Result<(), Said> {
        let attacker = self.thing(name)?;
        let defender = 1 - self.state.active.min(1);
        let blockers = self.game.blockers_of(&self.state, attacker);
        let tramples = self.game.flags(&self.state, attacker) & flags::EXCESS_TO_DEFENDER != 0;
        let is_open = tramples || !self.stands(attacker, stands::BLOCKED);
        let power = self.state.card(attacker).map_or(0, |it| it.look.power);
        let lethal = |thing: Thing| self.game.lethal(&self.state, thing, attacker);
        let mut hits: Vec<(Thing, i16)> = Vec::new();
        let mut left = power;
        for (whom, amount) in given {
            let thing = self.thing(whom)?;
            let may = blockers.contains(&thing) || (thing == defender && is_open);
            let is_new = hits.iter().all(|it| it.0 != thing);
            if !may || !is_new || *amount < 0 {
                return Err(said!(
                    "{name} cannot deal {amount} damage to {whom}",
                    "{name} no puede hacer {amount} de daño a {whom}"
                ));
            }
            if *amount > left {
                return Err(said!(
                    "{name} has only {power} damage to divide",
                    "{name} solo tiene {power} de daño para repartir"
                ));
            }
            left -= amount;
            hits.push((thing, *amount));
        }
        let is_said = |hits: &[(Thing, i16)], thing| hits.iter().any(|it| it.0 == thing);
        for blocker in &blockers {
            if !is_said(&hits, *blocker) {
                let amount = lethal(*blocker).min(left);
                left -= amount;
                hits.push((*blocker, amount));
            }
        }
        if left > 0 && is_open && !is_said(&hits[..given.len()], defender) {
            hits.push((defender, left));
            left = 0;
        }
        // Without trample the last that nothing is said of gets the rest.
        if let Some(last) = hits.get_mut(given.len()..).and_then(|it| it.last_mut()) {
            last.1 += left;
            left = 0;
        }
        if left > 0 {
            return Err(said!(
                "{name} has {power} damage, and {left} of it goes to nobody",
                "{name} hace {power} de daño, y {left} no va a nadie"
            ));
        }
        let short = |it: &&(Thing, i16)| blockers.contains(&it.0) && it.1 < lethal(it.0);
        let n_partly = hits.iter().filter(short).filter(|it| it.1 > 0).count();
        let n_short = hits.iter().filter(short).count();
        let goes_past = hits.iter().any(|it| it.0 == defender && it.1 > 0);
        let in_order = self.game.options.damage_order == DamageOrder::Free || n_partly <= 1;
        if !in_order || (goes_past && n_short > 0) {
            return Err(said!(
                "{name} must deal lethal damage to one blocker before the next gets any",
                "{name} tiene que hacer daño letal a un bloqueador antes de dañar al siguiente"
            ));
        }
        for (thing, amount) in hits {
            if amount > 0 {
                add(&mut self.state.assigned, (attacker, thing, amount));
            }
        }
        Ok(())
    }
}

fn nobody_attacks() -> Said {
    said!("nobody attacks", "nadie ataca")
}
