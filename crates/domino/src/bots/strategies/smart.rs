//! Play for whoever is nearest to the end.

use tapete_lang::{Bilingual, NameWord, Word};

use super::{Strategy, WEIGHT, carry, disable, support};

pub(super) const NAME: NameWord = NameWord {
    word: Word {
        name: "Smart",
        others: &["Listo"],
        doc: Bilingual::new(
            "Gets in the way of a rival who is ahead with four tiles or fewer, helps a partner who is, and otherwise plays for itself.",
            "Estorba a un rival que va por delante con cuatro fichas o menos, ayuda a un compañero que va así, y si no juega para sí.",
        ),
        example: "plays Smart",
    },
    args: WEIGHT,
};

/// With so few tiles a seat is near the end.
const FEW_TILES: u32 = 4;

pub(super) const CHOICE: Strategy = Strategy {
    rate: |known, play| {
        let n_tiles = |seat| known.n_tiles(seat);
        let own = n_tiles(known.seat()).min(FEW_TILES + 1);
        let rival = known.rivals().map(n_tiles).min().unwrap_or(u32::MAX);
        let partner = known.partners().min_by_key(|it| n_tiles(*it));
        match partner {
            _ if rival < own && partner.is_none_or(|it| rival <= n_tiles(it)) => {
                disable(known, play)
            }
            Some(partner) if n_tiles(partner) < own => support(known, play, partner),
            _ => carry(known, play),
        }
    },
};
