//! tapete-lang
