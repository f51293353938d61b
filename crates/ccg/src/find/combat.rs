//! Why a creature may not attack or block now.

use super::why::{Why, not_a_move, not_allowed, not_there};
use crate::engine::is_player;
use crate::model::{Cards, Combat, NOTHING, RuleWord, Thing, allows, flags};
use crate::state::{Ask, State, stands};

impl Cards {
    /// Says why something cannot attack now.
    pub(super) fn why_no_attack(&self, state: &State, player: u8, thing: Thing, name: &str) -> Why {
        let Some(card) = state.card(thing) else {
            return self.when_attacks(state);
        };
        if card.controller != player {
            return not_allowed(
                format!("{name} is not yours"),
                format!("{name} no es de tu lado"),
            );
        }
        if !self.fights(state, thing) {
            return not_allowed(
                format!("{name} is no creature that attacks"),
                format!("{name} no es una criatura que ataque"),
            );
        }
        if !self.attacks_now(state, player) {
            return self.when_attacks(state);
        }
        if card.is(stands::ATTACKING) {
            return not_allowed(
                format!("{name} attacks already"),
                format!("{name} ya ataca"),
            );
        }
        if card.is(stands::TAPPED) {
            return not_allowed(format!("{name} is tapped"), format!("{name} está girada"));
        }
        if self.is_sick(state, thing) {
            return not_allowed(
                format!("{name} has just come and cannot attack this turn"),
                format!("{name} acaba de llegar y no puede atacar este turno"),
            );
        }
        if card.look.flags & flags::CANT_ATTACK != 0
            || self.forbids(state, thing, RuleWord::CantAttack, NOTHING)
        {
            let by = self.ability_with(state, thing, RuleWord::CantAttack, flags::CANT_ATTACK);
            return not_allowed(
                format!("{name} cannot attack{}", by.0),
                format!("{name} no puede atacar{}", by.1),
            );
        }
        if card.look.power <= 0 && self.options.combat == Combat::Direct {
            return not_allowed(
                format!("{name} has no power to attack with"),
                format!("{name} no tiene fuerza para atacar"),
            );
        }
        not_there(
            format!("{name} has nothing to attack"),
            format!("{name} no tiene a quién atacar"),
        )
    }

    /// Tells whether this is the time at which a player attacks.
    pub(super) fn attacks_now(&self, state: &State, player: u8) -> bool {
        match self.options.combat {
            Combat::Blocks => state.ask == Ask::Attackers,
            Combat::Direct | Combat::Active => {
                let phase = self.phases.get(usize::from(state.phase));
                state.ask == Ask::Act
                    && state.active == player
                    && phase.is_some_and(|it| it.allows & allows::ATTACK != 0)
            }
        }
    }

    /// Says why something cannot be what a strike is aimed at.
    pub(super) fn why_no_victim(&self, state: &State, player: u8, thing: Thing, name: &str) -> Why {
        if is_player(thing) && self.options.has_hero {
            return not_allowed(
                "attack the hero, or a creature",
                "ataca al héroe o a una criatura",
            );
        }
        if self.controller(state, thing) == player {
            return not_allowed(
                format!("{name} is on your own side"),
                format!("{name} está en tu lado"),
            );
        }
        let mut first = NOTHING;
        self.each_in_play(state, |it| {
            let must = self.controller(state, it) != player
                && self.flags(state, it) & flags::MUST_BE_ATTACKED != 0;
            if must && first == NOTHING {
                first = it;
            }
        });
        if first != NOTHING && first != thing {
            let guard = self.name_of(state, first);
            return not_allowed(
                format!("{guard} must be attacked first"),
                format!("antes hay que atacar a {guard}"),
            );
        }
        not_allowed(
            format!("{name} cannot be attacked"),
            format!("{name} no puede ser atacada"),
        )
    }

    fn when_attacks(&self, state: &State) -> Why {
        let mut phases = self.phases.iter();
        let bit = allows::ATTACK;
        let found = phases.find(|it| {
            it.allows & bit != 0 || it.kind == crate::model::PhaseKind::DeclareAttackers
        });
        let _ = state;
        match found {
            Some(phase) => not_allowed(
                format!("attacks are made in your {}", phase.label.en),
                format!("se ataca en tu {}", phase.label.es),
            ),
            None => not_allowed("nothing attacks in this game", "en este juego no se ataca"),
        }
    }

    /// Says why one creature cannot block another.
    pub(super) fn why_no_block(
        &self,
        state: &State,
        player: u8,
        (blocker, name): (Thing, &str),
        (attacker, other): (Thing, &str),
    ) -> Why {
        if state.ask != Ask::Blockers {
            return not_allowed(
                "you may block when the other side attacks",
                "puedes bloquear cuando ataca el otro lado",
            );
        }
        let (Some(own), Some(rival)) = (state.card(blocker), state.card(attacker)) else {
            return not_a_move(
                "write `block BLOCKER > ATTACKER`",
                "escribe `block BLOQUEADOR > ATACANTE`",
            );
        };
        if own.controller != player {
            return not_allowed(
                format!("{name} is not yours"),
                format!("{name} no es de tu lado"),
            );
        }
        if !state.attackers.contains(&attacker) {
            return not_there(
                format!("{other} does not attack"),
                format!("{other} no ataca"),
            );
        }
        if !self.fights(state, blocker) {
            return not_allowed(
                format!("{name} is no creature that blocks"),
                format!("{name} no es una criatura que bloquee"),
            );
        }
        if own.is(stands::TAPPED) {
            return not_allowed(format!("{name} is tapped"), format!("{name} está girada"));
        }
        if own.blocks != NOTHING {
            return not_allowed(
                format!("{name} blocks already"),
                format!("{name} ya bloquea"),
            );
        }
        if own.look.flags & flags::CANT_BLOCK != 0 {
            return not_allowed(
                format!("{name} cannot block"),
                format!("{name} no puede bloquear"),
            );
        }
        let (attack, block) = (rival.look.flags, own.look.flags);
        let flies = attack & flags::FLYING != 0;
        if flies && block & (flags::FLYING | flags::CAN_BLOCK_FLIERS) == 0 {
            return not_allowed(
                format!("{other} flies, and {name} can neither fly nor block fliers"),
                format!("{other} vuela, y {name} no vuela ni bloquea a las que vuelan"),
            );
        }
        if self.may_block(state, blocker, attacker) {
            let needed = self.blockers_needed(state, attacker);
            return not_allowed(
                format!("{other} must be blocked by {needed} creatures together"),
                format!("a {other} la tienen que bloquear {needed} criaturas juntas"),
            );
        }
        let bits = flags::CANT_BE_BLOCKED | flags::HORSEMANSHIP | flags::SHADOW;
        let by = self.ability_with(state, attacker, RuleWord::CantBeBlocked, bits);
        not_allowed(
            format!("{name} cannot block {other}{}", by.0),
            format!("{name} no puede bloquear a {other}{}", by.1),
        )
    }

    /// Names the ability of a thing that has such a rule: `: it has Shadow`.
    pub(super) fn ability_with(
        &self,
        state: &State,
        thing: Thing,
        word: RuleWord,
        bits: u64,
    ) -> (String, String) {
        let mut found = None;
        self.each_ability(state, thing, |id| {
            if let Some(ability) = self.abilities.get(id.index()) {
                let mut rules = ability.rules.iter();
                let has = ability.flags & bits != 0
                    || rules.any(|it| self.rules.get(it.index()).is_some_and(|it| it.word == word));
                if has && !ability.label.en.is_empty() && found.is_none() {
                    found = Some(&ability.label);
                }
            }
            found.is_none()
        });
        found.map_or((String::new(), String::new()), |it| {
            (format!(": it has {}", it.en), format!(": tiene {}", it.es))
        })
    }
}
