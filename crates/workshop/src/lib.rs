//! tapete-workshop
