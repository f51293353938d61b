//! Moves as people read them, with the pieces that they touch.

use tapete_game::{MoveView, Seat, Side, Spot, Telling};
use tapete_speech::Said;

use super::zone_id;
use crate::engine::is_player;
use crate::model::{Cards, CostAct, NOTHING, Thing};
use crate::moves::Move;
use crate::state::{Ask, Origin, State};

/// How many letters of what an ability does stand in a label.
const LABEL_LETTERS_MAX: usize = 90;

impl Cards {
    /// Describes a move of a seat for the screen.
    pub(crate) fn show_move(
        &self,
        state: &State,
        seat: Seat,
        chosen: &Move,
        telling: Telling<'_>,
    ) -> MoveView {
        let mut key = String::new();
        self.write_move(state, seat, chosen, &mut key);
        let (en, es) = self.move_label(state, seat, chosen, telling);
        let role = self.move_role(state, chosen);
        let [sources, targets] = self.touched(state, seat, chosen);
        let shown = |things: [Thing; 1]| {
            let there = things.into_iter().filter(|it| {
                *it != NOTHING
                    && !is_player(*it)
                    && self.sees(state, telling.reader(), *it)
                    && self.is_shown(state, *it)
            });
            there.map(|it| self.id_of(state, it)).collect()
        };
        MoveView {
            number: self.move_number(state, seat, chosen),
            sources: shown([sources]),
            targets: shown([targets]),
            spot: self.spot(state, seat, chosen),
            amounts: self.amounts(state, seat, chosen),
            ..MoveView::new(key, role, telling.pick(en, es))
        }
    }

    /// Tells whether a view has a piece for a thing.
    fn is_shown(&self, state: &State, thing: Thing) -> bool {
        state.card(thing).is_some_and(|it| {
            usize::from(it.zone) < self.zones.len()
                || (super::is_on_stack(it) && self.options.has_stack)
        })
    }

    /// A card that is played to the table goes there.
    fn spot(&self, state: &State, seat: Seat, chosen: &Move) -> Option<Spot> {
        let Move::Play(thing) = chosen else {
            return None;
        };
        let nature = self.printed_card(state, *thing)?.nature;
        self.zones.get(usize::from(self.roles.play))?;
        nature.permanent.then(|| Spot {
            zone: zone_id(self, usize::from(self.roles.play), seat),
            side: Side::Last,
        })
    }

    fn move_label(
        &self,
        state: &State,
        seat: Seat,
        chosen: &Move,
        telling: Telling<'_>,
    ) -> (String, String) {
        let of = |thing: Thing| self.label_of(state, seat, thing, telling);
        match *chosen {
            Move::Pass => self.pass_label(state, telling),
            Move::Done => self.done_label(state),
            Move::Keep => both("Keep this hand", "Conservar esta mano"),
            Move::Mulligan => both("Draw another hand", "Cambiar de mano"),
            Move::Play(thing) => self.play_label(state, thing, &of(thing)),
            Move::Use(thing, index) => self.use_label(state, thing, index, &of(thing), telling),
            Move::Own => {
                let phase = self.phases.get(usize::from(state.phase));
                phase.map_or_else(Default::default, |it| {
                    let Said { en, es } = it.own_label.clone();
                    (en, es)
                })
            }
            Move::Attack(thing) => {
                let name = of(thing);
                (format!("Attack with {name}"), format!("Atacar con {name}"))
            }
            Move::Strike(attacker, target) => {
                let (attacker, target) = (of(attacker), of(target));
                (
                    format!("Attack {target} with {attacker}"),
                    format!("Atacar a {target} con {attacker}"),
                )
            }
            Move::Block(blocker, attacker) => {
                let (blocker, attacker) = (of(blocker), of(attacker));
                (
                    format!("Block {attacker} with {blocker}"),
                    format!("Bloquear a {attacker} con {blocker}"),
                )
            }
            Move::Evolve(card, base) => {
                let (card, base) = (of(card), of(base));
                (
                    format!("Evolve {base} into {card}"),
                    format!("Evolucionar {base} a {card}"),
                )
            }
            Move::Retreat => {
                let name = of(self.active_of(state, seat.0));
                (format!("Retreat {name}"), format!("Retirar a {name}"))
            }
            Move::Choose(thing) => {
                let name = self.name_beside(state, seat, thing, &of(thing), telling);
                match is_player(thing) {
                    true => self.player_label(state, Seat(thing), telling),
                    false => self.choose_label(state, &name, telling),
                }
            }
            Move::Yes => {
                let asked = self.asked_text(state, telling);
                (format!("Yes: {asked}"), format!("Sí: {asked}"))
            }
            Move::No => both("No", "No"),
            Move::Number(number) => self.number_label(state, number, telling),
            Move::Usual => match state.ask {
                Ask::Damage { .. } => both("Divide it as usual", "Repartirlo como siempre"),
                _ => both("Pay as usual", "Pagar como siempre"),
            },
            Move::Kind(kind) => {
                let resource = self.resources.get(usize::from(kind));
                let name = resource.map_or("?", |it| it.label.get(telling.tongue()));
                match state.ask {
                    Ask::Source => (format!("Pay with {name}"), format!("Pagar con {name}")),
                    _ => (format!("Choose {name}"), format!("Elegir {name}")),
                }
            }
            Move::First(index) => {
                let name = self.waiting_text(state, seat, index);
                let label = state
                    .waiting
                    .get(usize::from(index))
                    .map_or(String::new(), |it| {
                        self.ability_label(Origin::Trigger(it.trigger), telling.tongue())
                    });
                let label = after_colon(&label);
                (
                    format!("First {name}{label}"),
                    format!("Primero {name}{label}"),
                )
            }
        }
    }

    /// Says whose something in play is, where it is not the chooser's.
    fn name_beside(
        &self,
        state: &State,
        seat: Seat,
        thing: Thing,
        name: &str,
        telling: Telling<'_>,
    ) -> String {
        let controller = self.controller(state, thing);
        if is_player(thing) || controller == seat.0 || !self.in_play(state, thing) {
            return name.to_owned();
        }
        telling.owned(Seat(controller), name, [&format!("tu {name}"), name])
    }

    fn pass_label(&self, state: &State, telling: Telling<'_>) -> (String, String) {
        if let Some(top) = state.stack.last() {
            let name = match top.origin {
                Origin::Spell(thing) => self.open_name(state, thing, telling),
                _ => self.open_name(state, top.context.this, telling),
            };
            return (
                format!("Pass: let {name} happen"),
                format!("Pasar: que ocurra {name}"),
            );
        }
        match self.phases.get(usize::from(state.phase)) {
            Some(phase) if !phase.label.en.is_empty() => (
                format!("Pass ({})", phase.label.en),
                format!("Pasar ({})", phase.label.es),
            ),
            _ => both("Pass", "Pasar"),
        }
    }

    fn done_label(&self, state: &State) -> (String, String) {
        match state.ask {
            Ask::Attackers if state.attackers.is_empty() => both("Do not attack", "No atacar"),
            Ask::Attackers => both("No more attackers", "No más atacantes"),
            Ask::Blockers if state.blocks.is_empty() => both("Do not block", "No bloquear"),
            Ask::Blockers => both("No more blockers", "No más bloqueadores"),
            Ask::Scry => both("The rest stays on top", "El resto se queda arriba"),
            _ => both("Done", "Listo"),
        }
    }

    fn play_label(&self, state: &State, thing: Thing, name: &str) -> (String, String) {
        let Some(printed) = self.printed_card(state, thing) else {
            return both("?", "?");
        };
        let benches = self.options.has_active && printed.nature.fights;
        if printed.nature.no_cost || benches || self.is_energy(state, thing) {
            return (format!("Play {name}"), format!("Jugar {name}"));
        }
        let figures = self.printed_figures(printed);
        let figures = if figures.is_empty() {
            figures
        } else {
            format!(" {figures}")
        };
        let cost = match printed.cost_text.as_str() {
            "" => String::new(),
            cost => format!(" ({cost})"),
        };
        (
            format!("Cast {name}{figures}{cost}"),
            format!("Lanzar {name}{figures}{cost}"),
        )
    }

    fn use_label(
        &self,
        state: &State,
        thing: Thing,
        index: u8,
        name: &str,
        telling: Telling<'_>,
    ) -> (String, String) {
        let id = self.activated_at(state, thing, index);
        let Some(it) = id.and_then(|id| self.activated.get(id.index())) else {
            return both("?", "?");
        };
        let label = after_colon(&shortened(it.label.get(telling.tongue())));
        match &it.attack {
            Some(attack) => (
                format!("{name} attacks with {attack}{label}"),
                format!("{name} ataca con {attack}{label}"),
            ),
            None => (format!("Use {name}{label}"), format!("Usar {name}{label}")),
        }
    }

    fn choose_label(&self, state: &State, name: &str, telling: Telling<'_>) -> (String, String) {
        let pair = |en: &str, es: &str| (format!("{en} {name}"), format!("{es} {name}"));
        match state.ask {
            Ask::Target => {
                let source = self.asking_name(state, telling);
                (
                    format!("Aim {source} at {name}"),
                    format!("Apuntar {source} a {name}"),
                )
            }
            Ask::Bottom | Ask::Scry => (
                format!("Put {name} on the bottom"),
                format!("Poner {name} al fondo"),
            ),
            Ask::Discard | Ask::HandLimit => pair("Discard", "Descartar"),
            Ask::Placing => pair("Put into play", "Poner en juego"),
            Ask::Promote => pair("Make active:", "Poner activa a"),
            Ask::CostThing => match self.asked_act(state) {
                Some(CostAct::Discard(..) | CostAct::DiscardAttached(..)) => {
                    pair("Discard", "Descartar")
                }
                Some(CostAct::Exile(..)) => pair("Exile", "Exiliar"),
                Some(CostAct::TapOthers(..)) => pair("Tap", "Girar"),
                _ => pair("Sacrifice", "Sacrificar"),
            },
            Ask::Damage { .. } => pair("First damage to", "Primero daño a"),
            Ask::Instead => (
                format!("Do what {name} says instead"),
                format!("Hacer lo que dice {name} en su lugar"),
            ),
            _ => pair("Choose", "Elegir"),
        }
    }

    /// Says that a player is chosen.
    fn player_label(&self, state: &State, seat: Seat, telling: Telling<'_>) -> (String, String) {
        let is_you = telling.is_you(seat);
        let (name, source) = (telling.name(seat), self.asking_name(state, telling));
        match (state.ask, is_you) {
            (Ask::Target, true) => (
                format!("Aim {source} at yourself"),
                format!("Apuntar {source} a ti"),
            ),
            (Ask::Target, false) => (
                format!("Aim {source} at {name}"),
                format!("Apuntar {source} a {name}"),
            ),
            (_, true) => both("Choose yourself", "Elegirte a ti"),
            (_, false) => (format!("Choose {name}"), format!("Elegir a {name}")),
        }
    }

    fn number_label(&self, state: &State, number: i16, telling: Telling<'_>) -> (String, String) {
        match state.ask {
            Ask::X => (format!("X = {number}"), format!("X = {number}")),
            Ask::Damage {
                attacker, index, ..
            } => {
                let blockers = self.blockers_of(state, attacker);
                let blocker = blockers.get(usize::from(index)).copied();
                let name = blocker.map_or(String::new(), |it| self.open_name(state, it, telling));
                (
                    format!("{number} damage to {name}"),
                    format!("{number} de daño a {name}"),
                )
            }
            Ask::OneOf(_) => {
                let after = u16::try_from(number).unwrap_or(0).saturating_add(1);
                match self.step_label(state, after) {
                    Some(Said { en, es }) => (en.clone(), es.clone()),
                    None => (format!("Effect {after}"), format!("Efecto {after}")),
                }
            }
            _ => (number.to_string(), number.to_string()),
        }
    }
}

fn after_colon(label: &str) -> String {
    if label.is_empty() {
        String::new()
    } else {
        format!(": {label}")
    }
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(LABEL_LETTERS_MAX) {
        None => text.to_owned(),
        Some((end, _)) => {
            let cut = text.get(..end).unwrap_or(text);
            let whole = cut.rsplit_once(' ').map_or(cut, |it| it.0);
            format!("{} …", whole.trim_end_matches([',', ';', ':', '.']))
        }
    }
}

fn both(en: &str, es: &str) -> (String, String) {
    (en.to_owned(), es.to_owned())
}
