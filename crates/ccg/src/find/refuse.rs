//! Why a text is not a move now, as far as its seat may know.

use tapete_game::{Reader, Refusal, Seat, Telling};

use super::read::{Command, Verb, fits, folded, parts};
use super::why::{Why, cannot_pay, not_a_move, not_allowed, not_there};
use crate::engine::is_player;
use crate::model::{Activated, Cards, NOTHING, Payment, Phase, RuleWord, Thing, allows, flags};
use crate::moves::Move;
use crate::state::{Ask, Context, Origin, State, stands};

/// How many moves are named where something else was typed.
const SHOWN_MAX: usize = 4;

impl Cards {
    /// Says why a text is no move.
    pub(super) fn refuse(
        &self,
        state: &State,
        seat: Seat,
        (command, text): (&Command<'_>, &str),
        moves: &[Move],
        telling: Telling<'_>,
    ) -> Refusal {
        let (one, other) = parts(command.rest);
        let other = other.map(|it| self.seat_meant(&it, seat, telling));
        let several = command.rest.contains(',');
        let reason = match command.verb {
            Some(Verb::Attack | Verb::Block) if several => Some(one_at_a_time(command.verb)),
            Some(Verb::Play | Verb::Evolve) => self.refuse_play(state, seat, &one, telling),
            Some(Verb::Attack) => {
                self.refuse_attack(state, seat, (&one, other.as_deref()), telling)
            }
            Some(Verb::Block) => self.refuse_block(state, seat, &one, other.as_deref()),
            Some(Verb::Use) => self.refuse_use(state, seat, &one),
            Some(Verb::Choose) => self.refuse_choice(state, seat, &one, telling),
            Some(Verb::Mulligan | Verb::Keep) if state.ask != Ask::Mulligan => Some(not_allowed(
                "hands are kept or drawn again before the first turn",
                "las manos se conservan o se cambian antes del primer turno",
            )),
            Some(Verb::Retreat) => Some(self.why_no_retreat(state, seat.0)),
            Some(_) => None,
            None if state.ask == Ask::Act => self.refuse_play(state, seat, &folded(text), telling),
            None => self.refuse_choice(state, seat, &folded(text), telling),
        };
        match reason {
            Some(reason) => reason.told(telling.tongue()),
            None => self.refuse_plainly(state, seat, text, moves, telling),
        }
    }

    /// Says what is asked, and some of what could be written.
    pub(super) fn refuse_plainly(
        &self,
        state: &State,
        seat: Seat,
        text: &str,
        moves: &[Move],
        telling: Telling<'_>,
    ) -> Refusal {
        let asked = self.asked_text(state, telling);
        let shown = self.some_texts(state, seat, moves);
        let short: String = text.chars().take(60).collect();
        let why = match text.is_empty() {
            _ if moves.is_empty() => not_allowed("it is not your turn to act", "ahora no te toca"),
            true => not_a_move(
                format!("{asked}; write {shown}"),
                format!("{asked}; escribe {shown}"),
            ),
            false => not_a_move(
                format!("`{short}` is not a move here ({asked}); write {shown}"),
                format!("`{short}` no es una jugada aquí ({asked}); escribe {shown}"),
            ),
        };
        why.told(telling.tongue())
    }

    /// Says that there is no move or no amount of that number.
    pub(super) fn refuse_number(
        &self,
        state: &State,
        seat: Seat,
        text: &str,
        moves: &[Move],
        telling: Telling<'_>,
    ) -> Refusal {
        let refusal = self.refuse_plainly(state, seat, text, moves, telling);
        Refusal::not_there(refusal.reason)
    }

    pub(super) fn refuse_several(
        &self,
        state: &State,
        seat: Seat,
        several: &[Move],
        telling: Telling<'_>,
    ) -> Refusal {
        let shown = self.some_texts(state, seat, several);
        Refusal::ambiguous(telling.pick(
            format!("that can be {shown}"),
            format!("eso puede ser {shown}"),
        ))
    }

    fn some_texts(&self, state: &State, seat: Seat, moves: &[Move]) -> String {
        // What is listed last is the quiet move, which is worth naming.
        let mut shown: Vec<&Move> = moves.iter().take(SHOWN_MAX).collect();
        if let Some(last) = moves.last().filter(|_| moves.len() > SHOWN_MAX) {
            shown.push(last);
        }
        let texts = shown.into_iter().map(|it| {
            let mut text = String::new();
            self.write_move(state, seat, it, &mut text);
            format!("`{text}`")
        });
        let texts: Vec<String> = texts.collect();
        let more = if moves.len() > SHOWN_MAX + 1 {
            " …"
        } else {
            ""
        };
        format!("{}{more}", texts.join(", "))
    }

    /// Finds something that a seat can see by its name, its own first.
    fn thing_called(
        &self,
        state: &State,
        seat: Seat,
        typed: &str,
        is_there: impl Fn(Thing) -> bool,
    ) -> Option<Thing> {
        if let Some(number) = typed.strip_prefix("seat ") {
            let number: u8 = number.trim().parse().ok()?;
            return (number < 2 && is_there(number)).then_some(number);
        }
        let mut best = (0, NOTHING);
        for thing in state.things() {
            if !is_there(thing) || !self.sees(state, Reader::Seat(seat), thing) {
                continue;
            }
            let name = folded(&self.called(state, seat, thing));
            let is_own = self.controller(state, thing) == seat.0;
            let score = fits(&name, typed) * 2;
            let score = if score > 0 {
                score + u8::from(is_own)
            } else {
                0
            };
            if score > best.0 {
                best = (score, thing);
            }
        }
        (best.1 != NOTHING).then_some(best.1)
    }

    fn in_hand(&self, state: &State, seat: Seat, thing: Thing) -> bool {
        let hand = self.roles.hand;
        state
            .card(thing)
            .is_some_and(|it| it.zone == hand && it.owner == seat.0)
    }

    fn refuse_play(
        &self,
        state: &State,
        seat: Seat,
        typed: &str,
        telling: Telling<'_>,
    ) -> Option<Why> {
        if typed.is_empty() {
            return Some(not_a_move(
                "say which card: `play NAME`",
                "di qué carta: `play NOMBRE`",
            ));
        }
        let held = self.thing_called(state, seat, typed, |it| self.in_hand(state, seat, it));
        if let Some(thing) = held {
            return Some(self.why_not_played(state, seat.0, thing, telling));
        }
        let mut cards = self.cards.iter();
        let known = cards.find(|it| fits(&it.folded, typed) > 1)?;
        let name = &known.name;
        Some(not_there(
            format!("{name} is not in your hand"),
            format!("{name} no está en tu mano"),
        ))
    }

    /// Says why a card of the hand cannot be played now.
    fn why_not_played(&self, state: &State, player: u8, thing: Thing, telling: Telling<'_>) -> Why {
        let (Some(printed), Some(phase)) = (
            self.printed_card(state, thing),
            self.phases.get(usize::from(state.phase)),
        ) else {
            return not_allowed("not now", "ahora no");
        };
        let name = &printed.name;
        if state.ask != Ask::Act {
            let asked = self.asked_text(state, telling);
            return not_allowed(format!("first {asked}"), format!("antes hay que {asked}"));
        }
        let own = &state.players[usize::from(player.min(1))];
        let nature = printed.nature;
        if let Some(base) = printed.evolves_from.filter(|_| nature.fights) {
            let base = self.card_name(base);
            return not_allowed(
                format!(
                    "{name} is put on a {base} that was there before this turn: \
                     `evolve {name} > {base}`"
                ),
                format!(
                    "{name} se pone sobre {base}, si estaba antes de este turno: \
                     `evolve {name} > {base}`"
                ),
            );
        }
        let any_time = nature.any_time || printed.flags & flags::ANY_TIME != 0;
        let bit = if self.is_energy(state, thing) {
            allows::ATTACH
        } else if nature.no_cost {
            allows::LAND
        } else if self.options.has_active && nature.fights {
            allows::BENCH
        } else {
            allows::CAST
        };
        if !any_time && let Some(reason) = self.why_not_now(state, player, name, phase, bit) {
            return reason;
        }
        let is_full = nature.no_cost
            && (self
                .options
                .lands_per_turn
                .is_some_and(|it| own.lands >= it));
        if is_full || (phase.once & bit != 0 && own.done & bit != 0) {
            return not_allowed(
                format!("you have done that this turn: {name} must wait"),
                format!("ya lo has hecho este turno: {name} tiene que esperar"),
            );
        }
        if bit == allows::BENCH && self.n_benched(state, player) >= usize::from(self.options.bench)
        {
            return not_allowed(
                format!("there is no room for {name}"),
                format!("no hay sitio para {name}"),
            );
        }
        if !nature.no_cost
            && !self.is_energy(state, thing)
            && !self.can_pay(state, player, printed.cost, thing, 0)
            && let Some(cost) = self.cost(printed.cost)
        {
            return self.why_unpaid(state, player, name, cost, thing);
        }
        not_there(
            format!("there is no target for {name}"),
            format!("no hay objetivo para {name}"),
        )
    }

    /// Says why something slow cannot be done now, if it cannot.
    fn why_not_now(
        &self,
        state: &State,
        player: u8,
        name: &str,
        phase: &Phase,
        bit: u16,
    ) -> Option<Why> {
        if state.active != player {
            return Some(not_allowed(
                format!("{name} can be played only in your own turn"),
                format!("{name} solo se puede jugar en tu propio turno"),
            ));
        }
        if !state.stack.is_empty() {
            return Some(not_allowed(
                format!("{name} must wait until the stack is empty"),
                format!("{name} tiene que esperar a que la pila esté vacía"),
            ));
        }
        if phase.allows & bit == 0 {
            let mut phases = self.phases.iter();
            let when = phases.find(|it| it.allows & bit != 0)?;
            let [now, then] = [&phase.label, &when.label];
            return Some(not_allowed(
                format!("{name} is played in {}; this is {}", then.en, now.en),
                format!("{name} se juega en {}; ahora es {}", then.es, now.es),
            ));
        }
        None
    }

    fn why_unpaid(
        &self,
        state: &State,
        player: u8,
        name: &str,
        cost: &crate::model::Cost,
        this: Thing,
    ) -> Why {
        let change = self.cost_change(state, player, this);
        if !self.can_afford(state, player, cost, this, 0, change) {
            let (en, es) = self.missing(state, player, cost, this);
            return cannot_pay(
                format!("you cannot pay for {name}: {en}"),
                format!("no puedes pagar {name}: {es}"),
            );
        }
        let card = state.card(this);
        if cost.tap && card.is_some_and(|it| it.is(stands::TAPPED)) {
            return not_allowed(format!("{name} is tapped"), format!("{name} está girada"));
        }
        if cost.tap && self.fights(state, this) && self.is_sick(state, this) {
            return not_allowed(
                format!("{name} has just come and cannot be tapped for this"),
                format!("{name} acaba de llegar y no se puede girar para esto"),
            );
        }
        if i32::from(cost.life) > state.players[usize::from(player.min(1))].life {
            return cannot_pay(
                format!("{name} costs {} life", cost.life),
                format!("{name} cuesta {} de vida", cost.life),
            );
        }
        cannot_pay(
            format!("you cannot give what {name} costs"),
            format!("no puedes dar lo que cuesta {name}"),
        )
    }

    fn refuse_attack(
        &self,
        state: &State,
        seat: Seat,
        (one, other): (&str, Option<&str>),
        telling: Telling<'_>,
    ) -> Option<Why> {
        let in_play = |it: Thing| self.in_play(state, it);
        let thing = self.thing_called(state, seat, one, in_play)?;
        let name = self.called(state, seat, thing);
        let can = self.may_attack(state, thing)
            && self.controller(state, thing) == seat.0
            && self.attacks_now(state, seat.0);
        if let (true, Some(other)) = (can, other) {
            let there = |it: Thing| is_player(it) || self.in_play(state, it);
            let victim = self.thing_called(state, seat, other, there)?;
            let victim_name = self.label_of(state, seat, victim, telling);
            return Some(self.why_no_victim(state, seat.0, victim, &victim_name));
        }
        Some(self.why_no_attack(state, seat.0, thing, &name))
    }

    fn refuse_block(
        &self,
        state: &State,
        seat: Seat,
        one: &str,
        other: Option<&str>,
    ) -> Option<Why> {
        let in_play = |it: Thing| self.in_play(state, it);
        let blocker = self.thing_called(state, seat, one, in_play);
        let rivals = |it: Thing| in_play(it) && self.controller(state, it) != seat.0;
        let attacker = match other {
            Some(other) => self.thing_called(state, seat, other, rivals),
            None => state.attackers.first().copied(),
        };
        let called =
            |it: Option<Thing>| it.map_or(String::new(), |it| self.called(state, seat, it));
        let (name, rival) = (called(blocker), called(attacker));
        Some(self.why_no_block(
            state,
            seat.0,
            (blocker.unwrap_or(NOTHING), &name),
            (attacker.unwrap_or(NOTHING), &rival),
        ))
    }

    fn refuse_use(&self, state: &State, seat: Seat, typed: &str) -> Option<Why> {
        let is_own = |it: Thing| self.controller(state, it) == seat.0;
        let (bare, number) = match typed.rsplit_once(' ') {
            Some((bare, number)) => match number.parse::<u8>() {
                Ok(number) => (bare, number.max(1)),
                Err(_) => (typed, 1),
            },
            None => (typed, 1),
        };
        let bare = bare.split(" @").next().unwrap_or(bare);
        let found = self.thing_called(state, seat, bare, is_own);
        let thing = found.or_else(|| self.thing_called(state, seat, typed, is_own))?;
        let name = self.called(state, seat, thing);
        let Some(id) = self.activated_at(state, thing, number - 1) else {
            return Some(not_there(
                format!("{name} has no ability {number} to use"),
                format!("{name} no tiene una habilidad {number} que usar"),
            ));
        };
        let it = self.activated.get(id.index())?;
        Some(self.why_unused(state, seat.0, thing, &name, it, Origin::Activated(id)))
    }

    fn why_unused(
        &self,
        state: &State,
        player: u8,
        thing: Thing,
        name: &str,
        it: &Activated,
        origin: Origin,
    ) -> Why {
        let Some(phase) = self.phases.get(usize::from(state.phase)) else {
            return not_allowed("not now", "ahora no");
        };
        let slow = it.only.sorcery_speed || it.attack.is_some();
        let bit = match it.attack {
            Some(_) => allows::ATTACK,
            None if it.only.sorcery_speed => allows::CAST,
            None => allows::ACTIVATE,
        };
        if (slow || !phase.priority)
            && let Some(reason) = self.why_not_now(state, player, name, phase, bit)
        {
            return reason;
        }
        if it.only.your_turn && state.active != player {
            return not_allowed(
                format!("{name} can do that only in your own turn"),
                format!("{name} solo puede hacerlo en tu propio turno"),
            );
        }
        if let Some(cost) = self.cost(it.costs)
            && !self.can_pay(state, player, it.costs, thing, 0)
        {
            return self.why_unpaid(state, player, name, cost, thing);
        }
        let stamp = state.card(thing).map_or(0, |it| it.stamp);
        if !self.has_targets(state, origin, &Context::of(thing, stamp, player)) {
            return not_there(
                format!("there is no target for {name}"),
                format!("no hay objetivo para {name}"),
            );
        }
        if it.attack.is_some() || it.only.while_active {
            return not_allowed(
                format!("{name} can do that only while it is active, and once a turn"),
                format!("{name} solo puede hacerlo si está activa, y una vez por turno"),
            );
        }
        not_allowed(
            format!("{name} cannot do that now, or has done it this turn"),
            format!("{name} no puede hacerlo ahora, o ya lo ha hecho este turno"),
        )
    }

    fn refuse_choice(
        &self,
        state: &State,
        seat: Seat,
        typed: &str,
        telling: Telling<'_>,
    ) -> Option<Why> {
        let typed = self.seat_meant(typed, seat, telling);
        if state.ask != Ask::Target {
            return None;
        }
        let context = state.announcing.as_ref()?.item.context;
        let thing = self.thing_called(state, seat, &typed, |_| true)?;
        let name = self.label_of(state, seat, thing, telling);
        if !self.may_be_target(state, thing, &context) {
            let bits = flags::CANT_BE_TARGETED | flags::HEXPROOF;
            let by = self.ability_with(state, thing, RuleWord::CantBeTargeted, bits);
            return Some(not_allowed(
                format!("{name} cannot be the target{}", by.0),
                format!("{name} no puede ser el objetivo{}", by.1),
            ));
        }
        let source = self.asking_name(state, telling);
        Some(not_allowed(
            format!("{source} cannot be aimed at {name}"),
            format!("{source} no puede apuntar a {name}"),
        ))
    }

    fn why_no_retreat(&self, state: &State, player: u8) -> Why {
        let active = self.active_of(state, player);
        if !self.options.has_active || active == NOTHING {
            return not_allowed(
                "nothing retreats in this game",
                "en este juego nada se retira",
            );
        }
        let name = self.name_of(state, active);
        if self.n_benched(state, player) == 0 {
            return not_allowed(
                format!("nothing on the bench could take the place of {name}"),
                format!("nada en la banca podría ocupar el lugar de {name}"),
            );
        }
        let cost = self.printed_card(state, active);
        let cost = cost.and_then(|it| self.cost(it.retreat));
        match cost {
            Some(cost)
                if self.options.payment == Payment::Attached
                    && !self.can_afford(state, player, cost, active, 0, 0) =>
            {
                let (en, es) = self.missing(state, player, cost, active);
                cannot_pay(
                    format!("{name} cannot retreat: {en}"),
                    format!("{name} no puede retirarse: {es}"),
                )
            }
            _ => not_allowed(
                format!("{name} cannot retreat now"),
                format!("{name} no puede retirarse ahora"),
            ),
        }
    }
}

fn one_at_a_time(verb: Option<Verb>) -> Why {
    let (word, en, es) = match verb {
        Some(Verb::Block) => ("block A > B", "blockers", "los bloqueadores"),
        _ => ("attack A", "attackers", "los atacantes"),
    };
    not_allowed(
        format!("{en} are declared one at a time: `{word}`, and `done` after the last"),
        format!("{es} se declaran de uno en uno: `{word}`, y `done` después del último"),
    )
}
