//! From sentences to a card game: names resolved, abilities expanded, effects
//! compiled to programs; what cannot be played is reported before play.
