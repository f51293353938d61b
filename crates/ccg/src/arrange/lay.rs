//! Cards are laid where a line says. They come from the seat's deck, or from
//! its hand as it was dealt; what neither holds is made new. What lay there
//! before goes back under the deck.

use tapete_speech::{Said, said};

use super::read::{Piece, number};
use crate::engine::fresh_card;
use crate::model::{CardId, Cards, FIRST_CARD, NOTHING, Sight, Thing, flags};
use crate::state::{CardState, PILE_MAX, State, add, add_under, stands, today};

/// Cards that a line has laid have changed zones so often, so that another line
/// leaves them alone.
const PLACED: u16 = 1 << 12;

impl Cards {
    /// Sets up a whole zone of a seat, or the top of its deck.
    pub(super) fn arrange_zone(
        &self,
        state: &mut State,
        seat: u8,
        zone: u8,
        text: &str,
    ) -> Result<(), Said> {
        let is_number = !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
        let in_play = self.is_play(zone);
        if is_number && !in_play && zone != self.roles.deck {
            return self.arrange_number(state, seat, zone, text);
        }
        let pieces = self.pieces(text)?;
        self.check_pieces(&pieces, zone)?;
        if zone == self.roles.deck {
            return self.arrange_deck(state, seat, &pieces);
        }
        self.clear(state, seat, zone);
        let mut laid = Vec::new();
        for piece in &pieces {
            for _ in 0..piece.copies {
                let Some(card) = piece.card else { continue };
                let hero = self.hero_laid(state, seat, zone, piece)?;
                let thing = match hero {
                    Some(hero) => hero,
                    None => {
                        let thing = self.take(state, seat, card)?;
                        self.lay(state, thing, seat, zone)?;
                        thing
                    }
                };
                laid.push((thing, piece.on));
                // A hero that is only named stays as other lines have it.
                if in_play && (hero.is_none() || *piece != plain(piece)) {
                    self.dress(state, thing, piece)?;
                }
                for card in &piece.with {
                    let other = self.take(state, seat, *card)?;
                    self.lay(state, other, seat, self.roles.play)?;
                    self.set_host(state, other, thing);
                }
            }
        }
        if in_play {
            self.attach_laid(state, seat, &laid)?;
        }
        self.refill(state, seat);
        Ok(())
    }

    /// Returns the hero of a seat that a line names, which lies there already; a
    /// seat has one.
    fn hero_laid(
        &self,
        state: &State,
        seat: u8,
        zone: u8,
        piece: &Piece,
    ) -> Result<Option<Thing>, Said> {
        let card = piece.card.and_then(|it| self.cards.get(it.index()));
        let hero = self.hero(state, seat);
        let there = state.card(hero).filter(|it| it.zone == zone);
        let (Some(card), Some(there)) = (card.filter(|it| it.nature.starts_in_play), there) else {
            return Ok(None);
        };
        if piece.card == Some(there.card) && piece.copies == 1 {
            return Ok(Some(hero));
        }
        let (name, own) = (&card.name, self.name_of(state, hero));
        Err(said!(
            "`{name}` cannot come: a seat has one hero, and that of seat {seat} is `{own}`",
            "`{name}` no cabe: cada asiento tiene un héroe, y el del asiento {seat} es `{own}`"
        ))
    }

    pub(super) fn is_play(&self, zone: u8) -> bool {
        let zone = self.zones.get(usize::from(zone));
        zone.is_some_and(|it| it.in_play)
    }

    /// Refuses cards that cannot lie in a zone, and words that mean nothing
    /// there.
    fn check_pieces(&self, pieces: &[Piece], zone: u8) -> Result<(), Said> {
        let n_cards: usize = pieces.iter().map(|it| usize::from(it.copies)).sum();
        let limit = self.zones.get(usize::from(zone)).and_then(|it| it.limit);
        let limit = limit.map_or(PILE_MAX, usize::from);
        if n_cards > limit {
            return Err(said!(
                "{n_cards} cards are named, but there is room for {limit}",
                "se nombran {n_cards} cartas, pero hay sitio para {limit}"
            ));
        }
        let in_play = self.is_play(zone);
        for piece in pieces {
            let card = piece.card.and_then(|it| self.cards.get(it.index()));
            let Some(card) = card else { continue };
            let name = &card.name;
            if in_play && !card.nature.permanent && !card.nature.attaches {
                return Err(said!(
                    "`{name}` does not stay in play",
                    "`{name}` no se queda en juego"
                ));
            }
            if !in_play && card.is_token {
                return Err(said!(
                    "`{name}` is a token: it lies nowhere but in play",
                    "`{name}` es una ficha: solo puede estar en juego"
                ));
            }
            if !in_play && *piece != plain(piece) {
                return Err(said!(
                    "`{name}` is not in play there: only its name can be said",
                    "`{name}` no está en juego ahí: solo se puede decir su nombre"
                ));
            }
            if piece.stands & stands::ATTACKING != 0 && !card.nature.fights {
                return Err(said!("`{name}` does not attack", "`{name}` no ataca"));
            }
        }
        Ok(())
    }

    /// Lays so many cards from the top of the deck.
    fn arrange_number(
        &self,
        state: &mut State,
        seat: u8,
        zone: u8,
        text: &str,
    ) -> Result<(), Said> {
        let n_cards = number(text, 0, PILE_MAX as i64)?;
        self.clear(state, seat, zone);
        for _ in 0..n_cards {
            let deck = usize::from(self.roles.deck);
            let top = state.players[usize::from(seat)].piles.get(deck);
            let Some(top) = top.and_then(|it| it.last().copied()) else {
                return Err(said!(
                    "the deck of seat {seat} has not so many cards",
                    "el mazo del asiento {seat} no tiene tantas cartas"
                ));
            };
            self.lift(state, top);
            self.lay(state, top, seat, zone)?;
        }
        self.refill(state, seat);
        Ok(())
    }

    /// Lays cards onto the deck, the first on top.
    fn arrange_deck(&self, state: &mut State, seat: u8, pieces: &[Piece]) -> Result<(), Said> {
        let mut things = Vec::new();
        for piece in pieces {
            for _ in 0..piece.copies {
                let Some(card) = piece.card else { continue };
                things.push(self.take(state, seat, card)?);
            }
        }
        for thing in things.into_iter().rev() {
            self.lay(state, thing, seat, self.roles.deck)?;
        }
        Ok(())
    }

    /// Takes everything of a seat out of a zone; heroes stay, and in games with
    /// an active creature what is attached elsewhere.
    pub(super) fn clear(&self, state: &mut State, seat: u8, zone: u8) {
        let pile = state.players[usize::from(seat)]
            .piles
            .get(usize::from(zone));
        let mut gone: Vec<Thing> = pile.map_or(Vec::new(), |it| it.to_vec());
        gone.retain(|it| {
            let is_hero = self
                .printed_card(state, *it)
                .is_some_and(|it| it.nature.starts_in_play);
            let host = state.card(*it).map_or(NOTHING, |it| it.attached_to);
            let is_elsewhere =
                self.options.has_active && state.card(host).is_some_and(|it| it.zone != zone);
            !is_hero && !is_elsewhere
        });
        let mut at = 0;
        while let Some(thing) = gone.get(at).copied() {
            // What is attached to it goes with it.
            let attached = state.things().filter(|it| {
                let host = state.card(*it).map(|it| it.attached_to);
                host == Some(thing) && !gone.contains(it)
            });
            let attached: Vec<Thing> = attached.collect();
            gone.extend(attached);
            at += 1;
        }
        let attacked = |it: &Thing| state.card(*it).is_some_and(|it| it.is(stands::ATTACKING));
        let ends_attack = gone.iter().any(attacked);
        for thing in gone {
            self.lift(state, thing);
            self.put_back(state, thing);
        }
        if ends_attack {
            self.recount_attack(state);
        }
    }

    /// Takes a card from where it lies; it is nowhere then.
    fn lift(&self, state: &mut State, thing: Thing) {
        for player in &mut state.players {
            for pile in &mut player.piles {
                pile.retain(|it| *it != thing);
            }
        }
        state.attackers.retain(|it| *it != thing);
        if let Some(card) = state.card_mut(thing) {
            *card = CardState {
                paid: card.paid,
                stands: card.stands & stands::TOKEN,
                ..CardState::nowhere(card.card, card.owner)
            };
        }
    }

    /// Puts a card of a deck under it again; one that was made new is gone.
    fn put_back(&self, state: &mut State, thing: Thing) {
        if usize::from(thing - FIRST_CARD) >= self.n_dealt() {
            return;
        }
        let deck = self.roles.deck;
        let Some(card) = state.card_mut(thing) else {
            return;
        };
        card.zone = deck;
        let owner = usize::from(card.owner.min(1));
        if let Some(pile) = state.players[owner].piles.get_mut(usize::from(deck)) {
            add_under(pile, thing);
        }
    }

    /// Returns how many cards the decks of both seats have.
    fn n_dealt(&self) -> usize {
        let decks = self.seats.iter().map(|it| self.decks.get(usize::from(*it)));
        decks
            .flatten()
            .map(|it| it.size() + usize::from(it.hero.is_some()))
            .sum()
    }

    /// Takes a card of that name from a seat's deck or dealt hand, or makes it.
    /// Equal cards are taken by their number, which says nothing of where luck
    /// has put them: the rest of the deck stays shuffled.
    fn take(&self, state: &mut State, seat: u8, card: CardId) -> Result<Thing, Said> {
        let in_zone = |thing: Thing, zone: u8| {
            state.card(thing).is_some_and(|it| {
                it.card == card && it.owner == seat && it.zone == zone && it.stamp < PLACED
            })
        };
        let in_deck = state.things().find(|it| in_zone(*it, self.roles.deck));
        let in_hand = || state.things().find(|it| in_zone(*it, self.roles.hand));
        if let Some(thing) = in_deck.or_else(in_hand) {
            self.lift(state, thing);
            return Ok(thing);
        }
        let is_token = self.cards.get(card.index()).is_some_and(|it| it.is_token);
        let gone = state.things().skip(self.n_dealt()).find(|it| {
            let card = state.card(*it);
            card.is_some_and(|it| it.zone == CardState::GONE)
        });
        let made = match gone {
            Some(thing) => Some(thing),
            None => fresh_card(state, card, seat),
        };
        let thing =
            made.ok_or_else(|| said!("there are too many cards", "hay demasiadas cartas"))?;
        if let Some(it) = state.card_mut(thing) {
            it.card = card;
            it.owner = seat;
            it.stands = if is_token { stands::TOKEN } else { 0 };
            // Not nowhere any more, so that the next card is another.
            it.zone = CardState::ON_STACK;
        }
        Ok(thing)
    }

    /// Lays a card that is nowhere.
    pub(super) fn lay(
        &self,
        state: &mut State,
        thing: Thing,
        seat: u8,
        zone: u8,
    ) -> Result<(), Said> {
        let sight = self.zones.get(usize::from(zone)).map(|it| it.sight);
        let known = match sight {
            Some(Sight::Public) => stands::KNOWN[0] | stands::KNOWN[1],
            Some(Sight::Private) => stands::KNOWN[usize::from(seat.min(1))],
            Some(Sight::Hidden) | None => 0,
        };
        state.clock = state.clock.saturating_add(1);
        let clock = state.clock;
        if let Some(card) = state.card_mut(thing) {
            card.zone = zone;
            card.controller = seat;
            card.stamp = PLACED;
            card.since = clock;
            card.stands |= known;
        }
        let piles = &mut state.players[usize::from(seat.min(1))].piles;
        let full = || {
            said!(
                "there is no room for so many cards",
                "no hay sitio para tantas cartas"
            )
        };
        let pile = piles.get_mut(usize::from(zone)).ok_or_else(full)?;
        pile.try_push(thing).map_err(|_| full())
    }

    /// Moves a card to a zone of a seat, if there is room.
    pub(super) fn move_to(&self, state: &mut State, thing: Thing, seat: u8, zone: u8) {
        self.lift(state, thing);
        if self.lay(state, thing, seat, zone).is_err() {
            self.put_back(state, thing);
        }
    }

    /// Gives a card in play its stance, damage and counters.
    fn dress(&self, state: &mut State, thing: Thing, piece: &Piece) -> Result<(), Said> {
        let attacks = piece.stands & stands::ATTACKING != 0;
        if attacks {
            let is_active = state
                .card(thing)
                .is_some_and(|it| it.controller == state.active);
            let phase = self.blocking_phase().filter(|_| is_active);
            let Some(phase) = phase else {
                return Err(said!(
                    "`{}` cannot be attacking: seat {} has the turn; say whose turn it is before",
                    "`{}` no puede estar atacando: el turno es del asiento {}",
                    self.name_of(state, thing),
                    state.active
                ));
            };
            state.phase = phase;
            add(&mut state.attackers, thing);
        }
        let stays = self
            .printed_card(state, thing)
            .is_some_and(|it| it.flags & flags::DOESNT_TAP_TO_ATTACK != 0);
        let Some(card) = state.card_mut(thing) else {
            return Ok(());
        };
        card.stands |= piece.stands;
        if attacks && self.options.exhaust && !stays {
            card.stands |= stands::TAPPED;
        }
        if attacks {
            card.today |= today::ATTACKED;
        }
        card.damage = piece.damage;
        for (kind, amount) in &piece.counters {
            if let Some(count) = card.counters.get_mut(usize::from(*kind)) {
                *count = *amount;
            }
        }
        if attacks {
            self.recount_attack(state);
        }
        Ok(())
    }

    /// Says anew which seats have attacked this turn: those who have something
    /// that has.
    pub(super) fn recount_attack(&self, state: &mut State) {
        for seat in 0..2u8 {
            state.players[usize::from(seat)].attacked = state
                .cards
                .iter()
                .any(|it| it.controller == seat && it.today & today::ATTACKED != 0);
        }
    }

    /// Attaches what a line has laid, each card to what the line says of it:
    /// cards of one name may be on different things.
    fn attach_laid(
        &self,
        state: &mut State,
        seat: u8,
        laid: &[(Thing, Option<(CardId, usize)>)],
    ) -> Result<(), Said> {
        let hero = self.hero(state, seat);
        for &(thing, on) in laid {
            let printed = self.printed_card(state, thing);
            let attaches = printed.is_some_and(|it| it.nature.attaches);
            let host = match on {
                Some((card, which)) => self.host(state, seat, card, which)?,
                None if attaches && self.may_attach(state, thing, hero) => hero,
                None => continue,
            };
            self.set_host(state, thing, host);
        }
        Ok(())
    }

    /// Finds what something is on: the seat's own cards count first.
    fn host(&self, state: &State, seat: u8, card: CardId, which: usize) -> Result<Thing, Said> {
        let mut found = Vec::new();
        for own in [true, false] {
            self.each_in_play(state, |thing| {
                let is_it = state
                    .card(thing)
                    .is_some_and(|it| it.card == card && (it.controller == seat) == own);
                if is_it {
                    found.push(thing);
                }
            });
        }
        let thing = which.checked_sub(1).and_then(|it| found.get(it));
        thing.copied().ok_or_else(|| {
            let n_found = found.len();
            let name = self.card_name(card);
            said!(
                "there are {n_found} `{name}` in play: none is number {which}",
                "hay {n_found} `{name}` en juego: ninguna es la número {which}"
            )
        })
    }

    fn set_host(&self, state: &mut State, thing: Thing, host: Thing) {
        if let Some(card) = state.card_mut(thing) {
            card.attached_to = host;
        }
    }

    /// Counts anew what a pile of cards gives to spend.
    fn refill(&self, state: &mut State, seat: u8) {
        let own = &mut state.players[usize::from(seat)];
        let n_cards = own.piles.get(usize::from(self.roles.pile));
        let n_cards = n_cards.map_or(0, |it| it.len()) as i16;
        for (resource, amount) in self.resources.iter().zip(&mut own.pool) {
            if resource.from_pile {
                *amount = n_cards;
            }
        }
    }
}

/// Returns a piece that says nothing but its name.
fn plain(piece: &Piece) -> Piece {
    Piece {
        card: piece.card,
        copies: piece.copies,
        ..Piece::default()
    }
}
