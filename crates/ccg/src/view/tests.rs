//! What views show and hide.
